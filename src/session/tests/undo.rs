//! Decisions taken back, alone and by several people.

use bevy::prelude::*;
use spades_rules::{Action, Preset};

use super::*;
use crate::session::slots::Slots;

#[test]
fn the_computer_plays_drawing_is_done_for_the_person_and_one_decision_is_taken_back() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), bot("Opponent")]),
    );
    let until_asked = |app: &mut App| {
        for _ in 0..1_000_000 {
            if app.world().resource::<TurnPrompt>().turn == Turn::Choose {
                return;
            }
            app.update();
            std::thread::yield_now();
        }
        panic!("nothing is asked for");
    };
    until_asked(&mut app);
    let before = game(&app).game().record();
    assert!(!app.world().resource::<TurnPrompt>().undo);
    submit(&mut app, Action::Keep);
    until_asked(&mut app);
    assert!(app.world().resource::<TurnPrompt>().undo);
    app.world_mut().write_message(Undo::default());
    app.update();
    assert_eq!(game(&app).game().record(), before);
}

#[test]
fn several_people_take_back_only_what_all_agree_on() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]),
    );
    app.world_mut().write_message(LiftCurtain);
    app.update();
    for action in [Action::Draw, Action::Keep, Action::Draw] {
        submit(&mut app, action);
    }
    let before = game(&app).game().record();
    app.world_mut().write_message(Undo { agreed: false });
    app.update();
    assert_eq!(game(&app).game().record(), before);
    app.world_mut().write_message(Undo { agreed: true });
    app.update();
    app.update();
    assert_eq!(game(&app).action_count(), 1);
    assert_eq!(drain::<Undone>(&mut app), [Undone { noted: false }]);
    assert_eq!(game(&app).taken_back(), 0, "what all agree on is not noted");
    let actor = game(&app).game().actor();
    let perspective = app.world().resource::<Perspective>();
    assert_eq!((Some(perspective.viewer), perspective.open), (actor, false));
}

#[test]
fn one_alone_may_take_back_what_was_seen_where_that_is_allowed_and_it_is_noted() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), bot("Opponent")]),
    );
    while game(&app).game().actor() != Some(0) {
        let action = game(&app).game().legal_actions()[0];
        submit(&mut app, action);
    }
    if game(&app).game().legal_actions().contains(&Action::Draw) {
        submit(&mut app, Action::Draw);
    }
    let count = game(&app).action_count();
    submit(&mut app, Action::Keep);
    // The player saw the next card of the stock go to the discards.
    app.world_mut().resource_mut::<SessionOptions>().undo_what_was_seen = false;
    app.update();
    app.world_mut().write_message(Undo::default());
    app.update();
    assert!(game(&app).action_count() > count);
    app.world_mut().resource_mut::<SessionOptions>().undo_what_was_seen = true;
    app.world_mut().write_message(Undo::default());
    app.update();
    assert_eq!((game(&app).action_count(), game(&app).taken_back_in(1)), (count, 1));
    let slots = app.world().resource::<Slots>();
    let (_, kept) = slots.latest().expect("it is kept");
    assert_eq!(
        kept.taken_back,
        [1],
        "it is still noted when the match is taken up again"
    );
}
