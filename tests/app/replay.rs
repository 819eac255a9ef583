//! Replays a match by keys, wheel and pointer, practices from it, and comes back to an unchanged state.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use spades::session::RulesKind;
use spades::session::replaying::{HandVisibility, Replaying};
use spades::session::reviews::{Reviews, RoundReview};
use spades::session::slots::Slots;
use spades::session::{Match, Purpose, Turn};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::cues::CueQueue;
use spades::table::shown::{ShownScene, ShownView};
use spades::text::Phrase;
use spades::text::replay::Replay;
use spades_bots::{Loss, Mistake};
use spades_rules::{Phase, Preset, Seed};

use crate::common::{SIZES, asked, begin_with, button, decide, find, game, players, start, step_until, texts, walk_to};
use crate::devices::{click, key};
use crate::inspection::finish_a_match;

fn replaying(app: &App) -> &Replaying {
    app.world().resource::<Replaying>()
}

/// Waits until everything is shown; the scene must equal the match.
fn settle(app: &mut App) {
    app.update();
    step_until(app, "the table to rest", |world| world.resource::<CueQueue>().idle());
    assert_eq!(app.world().resource::<CueQueue>().mismatches(), 0);
}

fn begun(app: &mut App) {
    step_until(app, "the replay", |world| {
        world.contains_resource::<Replaying>()
            && *world.resource::<State<Screen>>().get() == Screen::Table
            && world.resource::<ShownView>().0.is_some()
    });
    for _ in 0..3 {
        app.update();
    }
}

fn turn_wheel(app: &mut App, y: f32) {
    let window = app
        .world_mut()
        .query_filtered::<Entity, With<bevy::window::PrimaryWindow>>()
        .single(app.world())
        .expect("a window");
    app.world_mut().write_message(MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y,
        window,
        phase: TouchPhase::Moved,
    });
    settle(app);
}

/// Statistics open the latest mistake of the kind to work on, in its match.
#[test]
fn advice_links_to_its_rounds() {
    const AT: usize = 30;
    let mut app = game(Store::in_memory(), (1280, 720));
    finish_a_match(&mut app);
    let review = |round: u64, seed: Seed| RoundReview {
        round: seed.0[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>() + &format!("-{round}"),
        ended: 1_799_999_000 + round,
        kind: Some(RulesKind::Preset(Preset::Solo)),
        mistakes: [(
            Mistake::TookBags,
            Loss {
                times: 1,
                points: 9.0,
                chance: 0.02,
            },
        )]
        .into(),
        examples: [(Mistake::TookBags, AT)].into(),
        ..default()
    };
    let mut reviews = app.world_mut().resource_mut::<Reviews>();
    for round in 1..20 {
        reviews.add(review(round, Seed::from_u64(3)));
    }
    // The match of the latest round was not finished.
    reviews.add(review(20, Seed::from_u64(4)));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Statistics);
    app.update();
    app.update();
    for name in ["decisions", "latest-example"] {
        walk_to(&mut app, name);
        key(&mut app, KeyCode::Enter);
        app.update();
    }
    begun(&mut app);
    assert_eq!(app.world().resource::<Match>().action_count(), AT);
}

#[test]
fn a_match_of_the_history_is_gone_through_and_played_on_from() {
    let folder = std::env::temp_dir().join(format!("spades-replay-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut app = game(Store::in_folder(folder.clone()), (1280, 720));
    let mut rules = Preset::ClosedDraft.rules();
    rules.end.rounds = Some(1);
    begin_with(&mut app, Preset::ClosedDraft, rules, players(false), 5);
    step_until(&mut app, "the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
    while app.world().resource::<Match>().game().phase() != Phase::MatchEnd {
        decide(&mut app);
    }
    app.update();
    drop(app);
    for size in SIZES {
        look_again(Store::in_folder(folder.clone()), size, size == SIZES[0]);
    }
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}

/// Clicks near the end of the time line, and returns the number of actions there.
fn jump_toward_the_end(app: &mut App) -> usize {
    let line = find(app, &Replay::TimeLine.key());
    let width = app.world().get::<ComputedNode>(line).expect("a node").size().x;
    let at = button(app, &Replay::TimeLine.key()) + Vec2::new(width * 0.42, 0.0);
    click(app, at);
    settle(app);
    app.world().resource::<Match>().action_count()
}

/// Goes through the match: the `whole` of it, or its last tricks.
fn look_again(store: Store, size: (u32, u32), whole: bool) {
    let mut app = game(store, size);
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    for _ in 0..3 {
        app.update();
    }
    walk_to(&mut app, "replay");
    key(&mut app, KeyCode::Enter);
    begun(&mut app);
    let to = replaying(&app).stretch().to;
    assert!(to > 70 && replaying(&app).eyes() == HandVisibility::All);

    // Forwards by key: both hands are open, and the discards of a closed draft.
    let from = if whole { 0 } else { jump_toward_the_end(&mut app) };
    assert!(from < to, "{from} of {to}");
    for at in from + 1..=to {
        key(&mut app, KeyCode::ArrowRight);
        settle(&mut app);
        assert_eq!(app.world().resource::<Match>().action_count(), at);
        let scene = app.world().resource::<ShownScene>().0.as_ref().expect("a scene");
        let lying = scene.hands.iter().flatten().chain(&scene.discards);
        assert!(lying.copied().all(|id| scene.faces[id].is_some()), "{at}: all is seen");
    }
    let shown = texts(&mut app);
    assert!(!shown.iter().any(|text| text == "Next round"), "nothing is asked");

    // Back by key and wheel, and anywhere on the time line by the pointer.
    key(&mut app, KeyCode::ArrowLeft);
    settle(&mut app);
    turn_wheel(&mut app, 1.0);
    assert_eq!(app.world().resource::<Match>().action_count(), to - 2);
    turn_wheel(&mut app, -1.0);
    assert_eq!(app.world().resource::<Match>().action_count(), to - 1);
    let line = button(&mut app, &Replay::TimeLine.key());
    click(&mut app, line);
    settle(&mut app);
    let at = app.world().resource::<Match>().action_count();
    assert!(at.abs_diff(to / 2) <= 3, "{at} of {to}");

    // From one seat's point of view the other hand is closed.
    let eyes = button(&mut app, "whose-eyes");
    click(&mut app, eyes);
    settle(&mut app);
    let scene = app.world().resource::<ShownScene>().0.as_ref().expect("a scene");
    let closed = |seat: usize| scene.hands[seat].iter().all(|&id| scene.faces[id].is_none());
    assert!(!closed(0) && closed(1), "{:?}", replaying(&app).eyes());

    // Automatically to the end of the round, and back to the list.
    key(&mut app, KeyCode::Space);
    step_until(&mut app, "the end of the round", |world| {
        world.resource::<Replaying>().at() == to
    });
    key(&mut app, KeyCode::Escape);
    step_until(&mut app, "the list", |world| {
        *world.resource::<State<Menu>>().get() == Menu::History && !world.contains_resource::<Replaying>()
    });
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);

    // Practice from the first card on; it isn't saved.
    walk_to(&mut app, "replay");
    key(&mut app, KeyCode::Enter);
    begun(&mut app);
    if !whole {
        jump_toward_the_end(&mut app);
    }
    while app.world().resource::<Match>().game().phase() != Phase::Play {
        key(&mut app, KeyCode::ArrowRight);
        settle(&mut app);
    }
    let from = app.world().resource::<Match>().action_count();
    let play_on = button(&mut app, "play-on-from-here");
    click(&mut app, play_on);
    step_until(&mut app, "practice", |world| {
        world.resource::<Match>().purpose() == Purpose::Practice
    });
    while app.world().resource::<Match>().game().phase() == Phase::Play {
        decide(&mut app);
    }
    assert!(app.world().resource::<Match>().action_count() > from);
    assert!(app.world().resource::<Slots>().unfinished().is_empty());
}

#[test]
fn a_running_match_is_replayed_and_resumed() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    step_until(&mut app, "the table", |world| world.resource::<ShownView>().0.is_some());
    while app.world().resource::<Match>().action_count() < 9 || asked(app.world()) != Turn::Choose {
        decide(&mut app);
    }
    let before = app.world().resource::<Match>().game().clone();
    key(&mut app, KeyCode::Escape);
    walk_to(&mut app, "look-back");
    key(&mut app, KeyCode::Enter);
    begun(&mut app);
    assert_eq!(
        replaying(&app).eyes(),
        HandVisibility::Seat(0),
        "nobody sees more than he saw"
    );
    for _ in 0..5 {
        key(&mut app, KeyCode::ArrowLeft);
        settle(&mut app);
    }
    assert_eq!(
        app.world().resource::<Match>().action_count(),
        before.action_count() - 5
    );
    key(&mut app, KeyCode::Escape);
    step_until(&mut app, "the match", |world| !world.contains_resource::<Replaying>());
    step_until(&mut app, "the question", |world| {
        asked(world) == Turn::Choose && world.resource::<ShownView>().0.is_some()
    });
    let game = app.world().resource::<Match>();
    assert_eq!((game.game(), game.purpose()), (&before, Purpose::Match));
    decide(&mut app);
    app.update();
    assert!(app.world().resource::<Match>().action_count() > before.action_count());
}
