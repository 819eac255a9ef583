//! Lessons and puzzles by keyboard from the title, on the real table.

use bevy::prelude::*;
use spades::session::learning::{Exercise, ExerciseStage, Learned, Learning, Textbook};
use spades::session::slots::Slots;
use spades::session::{Match, Turn};
use spades::settings::Settings;
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::geometry::TableGeometry;
use spades::table::selection::Chosen;
use spades::table::shown::{ShownScene, ShownView};
use spades_rules::{Action, Card};

use crate::common::{SIZES, asked, button, first_start, focused, game, id_of, step_until, texts, walk_to};
use crate::devices::key;
use crate::mistakes::wait;

fn learning(world: &World) -> &Learning {
    world.resource::<Learning>()
}

/// Selects a card of the hand with the arrows and plays it.
fn play(app: &mut App, card: Card) {
    let scene = app.world().resource::<ShownScene>().0.clone().expect("a scene");
    let view = app.world().resource::<ShownView>().0.clone().expect("a view");
    let hand = &scene.hands[view.playing_hand()];
    let at = hand.iter().position(|&id| scene.faces[id] == Some(card));
    let at = at.expect("the card lies in the hand");
    while app.world().resource::<Chosen>().0 != Some(at) {
        assert_eq!(asked(app.world()), Turn::Play);
        key(app, KeyCode::ArrowRight);
    }
    key(app, KeyCode::Enter);
}

/// Makes the choice that a hint suggests.
fn play_by_script(app: &mut App) {
    // First the idea, then the choice.
    key(app, KeyCode::KeyH);
    if learning(app.world()).hinted().is_none() {
        key(app, KeyCode::KeyH);
    }
    match learning(app.world()).hinted().expect("a hint") {
        Action::Play(card) => play(app, card),
        Action::Bid(bid) => {
            for digit in bid.to_string().bytes() {
                let digits = [
                    KeyCode::Digit0,
                    KeyCode::Digit1,
                    KeyCode::Digit2,
                    KeyCode::Digit3,
                    KeyCode::Digit4,
                    KeyCode::Digit5,
                    KeyCode::Digit6,
                    KeyCode::Digit7,
                    KeyCode::Digit8,
                    KeyCode::Digit9,
                ];
                key(app, digits[usize::from(digit - b'0')]);
            }
            key(app, KeyCode::Enter);
        }
        other => panic!("{other:?} is not asked for here"),
    }
    wait(app);
}

/// Goal of the first hand.
const FIRST_GOAL: &str = "A trick is one card from each player. Take both tricks.";

fn shows_how(app: &mut App) -> bool {
    let mut names = app.world_mut().query::<&Name>();
    names.iter(app.world()).any(|name| name.as_str() == "fingertip")
}

/// Asserts that the fingertip starts at the left half of a card, which shows whatever lies on it.
fn assert_points_at(app: &mut App, wanted: Card) {
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    app.update();
    app.update();
    let tip = button(app, "fingertip");
    let world = app.world();
    let scene = world.resource::<ShownScene>().0.as_ref().expect("a scene");
    let geometry = world.resource::<TableGeometry>();
    let pose = geometry.pose(scene.places()[id_of(world, wanted)]);
    let rect = pose.bounds();
    let shown = Rect::from_corners(
        geometry.viewport().to_logical(rect.min),
        geometry.viewport().to_logical(Vec2::new(pose.center.x, rect.max.y)),
    );
    assert!(shown.contains(tip), "{tip} is on what shows of it, {shown:?}");
    app.world_mut().resource_mut::<Settings>().reduced_motion = false;
}

fn says(app: &mut App, line: &str) -> bool {
    texts(app).iter().any(|text| text == line)
}

fn open(app: &mut App) {
    step_until(app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    walk_to(app, "learn");
    key(app, KeyCode::Enter);
    step_until(app, "the page", |world| {
        *world.resource::<State<Menu>>().get() == Menu::Learn
    });
    app.update();
    app.update();
}

#[test]
fn the_first_lesson_is_played_from_the_title() {
    for size in SIZES {
        let mut app = game(Store::in_memory(), size);
        open(&mut app);
        walk_to(&mut app, "lesson-tricks");
        key(&mut app, KeyCode::Enter);
        wait(&mut app);
        assert!(says(&mut app, FIRST_GOAL));
        assert!(shows_how(&mut app), "how a card is played");
        assert_points_at(&mut app, "QH".parse().expect("a card"));
        // A wrong card: its consequences, and back.
        play(&mut app, "5H".parse().expect("a card"));
        wait(&mut app);
        assert!(
            says(&mut app, "Your 5 was too low: the 8 took the trick."),
            "{:?}",
            texts(&mut app)
        );
        key(&mut app, KeyCode::KeyU);
        wait(&mut app);
        assert!(says(&mut app, FIRST_GOAL));
        assert!(!shows_how(&mut app), "once is enough");
        play(&mut app, "QH".parse().expect("a card"));
        wait(&mut app);
        assert!(learning(app.world()).asks(), "the last card is the learner's, too");
        play(&mut app, "5H".parse().expect("a card"));
        wait(&mut app);
        assert!(says(&mut app, "The highest card of the suit wins."));
        assert!(matches!(
            learning(app.world()).stage(),
            ExerciseStage::Done { stars: 2, .. }
        ));
        for hand in 1..5 {
            key(&mut app, KeyCode::Enter);
            let exercise = Exercise::Hand { lesson: 0, hand };
            step_until(&mut app, "the next hand", |world| {
                learning(world).exercise() == exercise
            });
            wait(&mut app);
            while learning(app.world()).asks() {
                play_by_script(&mut app);
            }
            assert!(
                matches!(learning(app.world()).stage(), ExerciseStage::Done { .. }),
                "{exercise:?}"
            );
        }
        key(&mut app, KeyCode::Escape);
        step_until(&mut app, "the page again", |world| {
            *world.resource::<State<Menu>>().get() == Menu::Learn && !world.contains_resource::<Learning>()
        });
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
        assert!(!app.world().contains_resource::<Match>() && app.world().resource::<Slots>().is_empty());
    }
}

/// The first start offers exactly two ways: to the first trick, or past it to the menu.
#[test]
fn the_first_start_leads_to_the_first_trick_or_past_it() {
    for size in SIZES {
        let mut app = first_start(Store::in_memory(), size);
        step_until(&mut app, "the textbook", |world| {
            world.resource::<Textbook>().contents().is_some()
        });
        assert!(!says(&mut app, "Settings") && says(&mut app, "I know Spades"));
        assert_eq!(focused(&app).as_deref(), Some("learn"), "Enter is enough");
        key(&mut app, KeyCode::Enter);
        wait(&mut app);
        assert!(says(&mut app, FIRST_GOAL));
        key(&mut app, KeyCode::Escape);
        step_until(&mut app, "the page", |world| {
            *world.resource::<State<Menu>>().get() == Menu::Learn
        });
        app.update();
        key(&mut app, KeyCode::Escape);
        app.update();
        walk_to(&mut app, "know-spades");
        key(&mut app, KeyCode::Enter);
        app.update();
        assert!(says(&mut app, "Settings") && !says(&mut app, "I know Spades"));
        walk_to(&mut app, "play-vs-computer");
    }
}

#[test]
fn the_puzzle_of_the_day_is_solved_from_the_title() {
    let mut app = game(Store::in_memory(), (1280, 720));
    open(&mut app);
    walk_to(&mut app, "puzzle-of-the-day");
    key(&mut app, KeyCode::Enter);
    wait(&mut app);
    let scene = app.world().resource::<ShownScene>().0.clone().expect("a scene");
    assert!(
        scene.hands.iter().flatten().all(|&id| scene.faces[id].is_some()),
        "all hands lie open"
    );
    while learning(app.world()).asks() {
        play_by_script(&mut app);
    }
    assert!(matches!(learning(app.world()).stage(), ExerciseStage::Done { .. }));
    let learned = app.world().resource::<Learned>();
    assert!(learned.solved_day(spades::session::clock::today()));
    key(&mut app, KeyCode::Enter);
    step_until(&mut app, "the next puzzle", |world| {
        matches!(learning(world).exercise(), Exercise::Puzzle { day: None, .. })
    });
}
