//! The coach: a remark after a mistake, the better choice on the table and back, undoing the decision, and values before it.

use bevy::prelude::*;
use spades::session::learning::{Exercise, Learning, StartLearning, Textbook};
use spades::session::replaying::Replaying;
use spades::session::{Match, Purpose, Turn, TurnPrompt};
use spades::settings::{Coach, Settings};
use spades::storage::Store;
use spades::table::coach::Coaching;
use spades::table::hint::Advised;
use spades::table::overlays::Overlay;
use spades::text::Phrase;
use spades::text::bidding::Bidding;
use spades::ui::palette::LOSS;
use spades_bots::Mistake;
use spades_rules::{Action, Preset};

use crate::common::{asked, decide, focused, game, lesson_names, players, seek, start, step_until, texts, walk_to};
use crate::devices::key;

/// A match against the computer with this level of help, at a bid after an open draft.
fn at_the_bid(coach: Coach) -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    app.world_mut().resource_mut::<Settings>().coach = coach;
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Bid);
    app
}

fn come_to(app: &mut App, turn: Turn) {
    while asked(app.world()) != turn {
        decide(app);
    }
    for _ in 0..3 {
        app.update();
    }
}

fn count(app: &App) -> usize {
    app.world().resource::<Match>().action_count()
}

fn speaks(world: &World) -> bool {
    world.resource::<Coaching>().speaks()
}

/// Thirteen tricks are never there.
fn bid_far_too_high(app: &mut App) {
    for code in [KeyCode::Digit1, KeyCode::Digit3, KeyCode::Enter] {
        key(app, code);
    }
}

fn worths(app: &mut App) -> usize {
    let mut names = app.world_mut().query::<&Name>();
    names.iter(app.world()).filter(|name| name.as_str() == "worth").count()
}

#[test]
fn a_mistake_is_remarked_on_and_the_better_choice_is_shown() {
    let mut app = at_the_bid(Coach::AfterMistakes);
    let before = count(&app);
    assert!(!speaks(app.world()), "before a decision it is silent");
    bid_far_too_high(&mut app);
    step_until(&mut app, "the remark", speaks);
    let remark = app.world().resource::<Coaching>().remark().expect("it is there");
    assert_eq!(
        (remark.kind, remark.decision.at, remark.decision.taken),
        (Mistake::BidTooHigh, before, Action::Bid(13))
    );
    // The better bid and its consequences, on the table and back.
    walk_to(&mut app, "show-me");
    key(&mut app, KeyCode::Enter);
    step_until(&mut app, "what follows, to its end", |world| {
        let replaying = world.get_resource::<Replaying>();
        replaying.is_some_and(|replaying| replaying.at() == replaying.stretch().to && !replaying.goes_on())
    });
    assert!(app.world().resource::<Replaying>().stretch().scored);
    // It is one possible layout of the hidden cards: nothing in it is marked as a mistake, least of all the better choice.
    for _ in 0..300 {
        app.update();
    }
    let mut reds = app.world_mut().query::<(&BackgroundColor, &Node)>();
    let marks = reds.iter(app.world()).filter(|(color, _)| color.0 == LOSS).count();
    assert_eq!(marks, 0, "what is shown as better is faulted");
    key(&mut app, KeyCode::Escape);
    step_until(&mut app, "the match", |world| {
        world.get_resource::<Replaying>().is_none()
    });
    let game = app.world().resource::<Match>();
    assert_eq!(game.purpose(), Purpose::Match);
    assert_eq!(game.game().record().actions[before], Action::Bid(13));
    a_remark_is_not_made_beside_an_exercise(&mut app);
}

/// The remark is kept with the match, and answers no prompts of the exercise.
fn a_remark_is_not_made_beside_an_exercise(app: &mut App) {
    app.update();
    assert!(speaks(app.world()) && seek(app, "take-back").is_some());
    step_until(app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    app.world_mut().write_message(StartLearning {
        exercise: Exercise::Hand { lesson: 0, hand: 0 },
        names: lesson_names(),
    });
    step_until(app, "the exercise", |world| {
        world.get_resource::<Learning>().is_some() && asked(world) != Turn::Wait
    });
    (0..3).for_each(|_| app.update());
    assert!(!speaks(app.world()) && seek(app, "take-back").is_none());
}

#[test]
fn a_mistake_is_taken_back() {
    let mut app = at_the_bid(Coach::AfterMistakes);
    let before = count(&app);
    bid_far_too_high(&mut app);
    step_until(&mut app, "the remark", speaks);
    step_until(&mut app, "that it can be taken back", |world| {
        world.resource::<TurnPrompt>().undo
    });
    app.update();
    // The cost is stated first, with the focus on the free option; once per match.
    for (answer, at) in [(None, before + 1), (Some("undo-it"), before)] {
        walk_to(&mut app, "take-back");
        key(&mut app, KeyCode::Enter);
        for _ in 0..3 {
            app.update();
        }
        let overlay = *app.world().resource::<State<Overlay>>().get();
        assert_eq!(overlay, Overlay::Undo, "the cost is stated first");
        assert_eq!(focused(&app).as_deref(), Some("leave-it"));
        answer.into_iter().for_each(|answer| walk_to(&mut app, answer));
        key(&mut app, KeyCode::Enter);
        step_until(&mut app, "the table", |world| {
            *world.resource::<State<Overlay>>().get() == Overlay::None
        });
        app.update();
        assert!(if answer.is_some() {
            count(&app) == at
        } else {
            count(&app) >= at
        });
    }
    assert!(!speaks(app.world()));
    // The digits of the undone bid are forgotten.
    come_to(&mut app, Turn::Bid);
    key(&mut app, KeyCode::Digit2);
    assert!(texts(&mut app).contains(&Bidding::Picked(2).text()));
    bid_far_too_high(&mut app);
    step_until(&mut app, "that it can be taken back", |world| {
        world.resource::<TurnPrompt>().undo
    });
    key(&mut app, KeyCode::KeyU);
    app.update();
    assert_eq!(count(&app), before, "nothing is asked any more");
    // A digit after an undone bid of 1 doesn't make it 12.
    come_to(&mut app, Turn::Bid);
    for code in [KeyCode::Digit1, KeyCode::Enter] {
        key(&mut app, code);
    }
    step_until(&mut app, "that it can be taken back", |world| {
        world.resource::<TurnPrompt>().undo
    });
    key(&mut app, KeyCode::KeyU);
    app.update();
    come_to(&mut app, Turn::Bid);
    key(&mut app, KeyCode::Digit2);
    assert!(texts(&mut app).contains(&Bidding::Picked(2).text()));
}

#[test]
fn cards_carry_their_values_only_where_that_is_wanted() {
    let mut app = at_the_bid(Coach::BeforeEveryDecision);
    come_to(&mut app, Turn::Play);
    while app
        .world()
        .resource::<TurnPrompt>()
        .view
        .as_ref()
        .is_none_or(|view| view.legal.len() < 2)
    {
        decide(&mut app);
        come_to(&mut app, Turn::Play);
    }
    for _ in 0..2_000 {
        app.update();
        if worths(&mut app) > 1 {
            break;
        }
    }
    for _ in 0..20 {
        app.update();
    }
    assert!(worths(&mut app) > 1);
    assert!(!app.world().resource::<Advised>().shown(), "nobody asked for advice");
    let mut silent = at_the_bid(Coach::None);
    bid_far_too_high(&mut silent);
    for _ in 0..500 {
        silent.update();
    }
    assert!(!speaks(silent.world()));
    assert_eq!(worths(&mut silent), 0);
}
