//! Reneges are called by key and by button, under rules that don't prevent them.

use bevy::prelude::*;
use spades::session::setup::{MatchSetup, StartMatch};
use spades::session::{Match, NextSeed, RulesKind, Turn, TurnPrompt};
use spades::storage::Store;
use spades::table::overlays::Overlay;
use spades::text::Phrase;
use spades::text::renege_claims::CalledInVain;
use spades_rules::{Action, Phase, Preset, Renege, Seed};

use crate::common::{asked, button, decide, game, players, step_until, texts, walk_to};
use crate::devices::{click, key};

/// A match that allows cards that break a rule, at the person's turn to play with an opponent's card on the table.
fn playing(app: &mut App) {
    let mut rules = Preset::ClosedDraft.rules();
    rules.renege = Renege::Penalized;
    app.world_mut().resource_mut::<NextSeed>().0 = Some(Seed::from_u64(9));
    app.world_mut().write_message(StartMatch(MatchSetup {
        rules,
        kind: RulesKind::Preset(Preset::ClosedDraft),
        players: players(false),
    }));
    let has_call = |world: &World| world.resource::<TurnPrompt>().call.is_some() && asked(world) == Turn::Play;
    for _ in 0..100_000 {
        if has_call(app.world()) {
            return;
        }
        if app
            .world()
            .get_resource::<Match>()
            .is_some_and(|game| game.action_count() > 0)
        {
            decide(app);
        } else {
            app.update();
        }
    }
    panic!("there is never a renege to call");
}

#[test]
fn r_calls_a_renege() {
    calls_by(|app| key(app, KeyCode::KeyR));
}

#[test]
fn the_button_calls_a_renege() {
    calls_by(|app| {
        let at = button(app, "call-renege");
        click(app, at);
    });
}

/// Plays until a renege can be called, and calls it.
fn calls_by(call: impl Fn(&mut App)) {
    let mut app = game(Store::in_memory(), (1280, 720));
    playing(&mut app);
    let called = |world: &World| {
        let record = world.resource::<Match>().game().record();
        record.actions.iter().any(|action| matches!(action, Action::Call(0)))
    };
    assert!(!called(app.world()));
    // A slip of the finger costs nothing.
    call(&mut app);
    step_until(&mut app, "the question", |world| {
        *world.resource::<State<Overlay>>().get() == Overlay::CallRenege
    });
    key(&mut app, KeyCode::Escape);
    assert!(!called(app.world()));
    call(&mut app);
    walk_to(&mut app, "call-it");
    key(&mut app, KeyCode::Enter);
    assert!(called(app.world()), "the call is put to the rules");
    // The computer did not renege: the message says so, and that it was the only call.
    let notice = CalledInVain(app.world().resource::<Match>().who(0)).text();
    (0..3).for_each(|_| app.update());
    assert!(texts(&mut app).contains(&notice), "{:?}", texts(&mut app));
    step_until(&mut app, "the call to be shown", |world| asked(world) != Turn::Wait);
    // One call per round.
    assert_eq!(app.world().resource::<TurnPrompt>().call, None);
    assert!(matches!(
        app.world().resource::<Match>().game().phase(),
        Phase::Play | Phase::RoundEnd
    ));
}
