//! Learning from the mistakes of a round: from its result, on the table, and back to the previous screen.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::session::learning::{ExerciseStage, Learning};
use spades::session::mistakes::{MatchPosition, Mistakes};
use spades::session::slots::Slots;
use spades::session::{Match, Purpose, Turn};
use spades::states::Screen;
use spades::storage::Store;
use spades::table::TablePhase;
use spades::table::cues::CueQueue;
use spades::table::overlays::Overlay;
use spades::table::selection::Chosen;
use spades::table::shown::{ShownScene, ShownView};
use spades_rules::{Action, Card, Preset, View};

use crate::common::{
    SIZES, Style, against_computers, asked, button, decide_as, focused, game, lawful, make_bid, resume, seek,
    step_until, texts, walk_to,
};
use crate::devices::{click, key};
use crate::positions::badly_played;

/// Discards everything, makes this bid, and plays the first card.
struct Bad(u8);

impl Style for Bad {
    fn keeps(&self, _: &View) -> bool {
        false
    }

    fn bids(&self, _: &View) -> u8 {
        self.0
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view).next().expect("a card that may be played")
    }
}

fn learning(world: &World) -> &Learning {
    world.resource::<Learning>()
}

fn says(app: &mut App, line: &str) -> bool {
    texts(app).iter().any(|text| text.contains(line))
}

/// At the result of a badly played round, as soon as its mistakes are offered.
pub fn at_the_result(preset: Preset, size: (u32, u32)) -> App {
    let mut app = game(Store::in_memory(), size);
    resume(&mut app, &badly_played(preset, against_computers(preset)), size);
    let bad = Bad(if preset == Preset::Pairs { 4 } else { 2 });
    while asked(app.world()) != Turn::Next {
        if *app.world().resource::<State<Overlay>>().get() == Overlay::Claim {
            // Cards that play themselves wouldn't count as mistakes.
            walk_to(&mut app, "play-on");
            key(&mut app, KeyCode::Enter);
            continue;
        }
        decide_as(&mut app, &bad);
    }
    step_until(&mut app, "what was found in the round", |world| {
        world
            .resource::<Mistakes>()
            .knows(MatchPosition::of(world.resource::<Match>()))
    });
    for _ in 0..100 {
        app.update();
    }
    app
}

/// Waits until the exercise is on the table and prompts its learner, or is over.
pub fn wait(app: &mut App) {
    step_until(app, "the decision on the table", |world| {
        world
            .get_resource::<Learning>()
            .is_some_and(|learning| !learning.goes_on())
            && *world.resource::<State<Screen>>().get() == Screen::Table
            && world.resource::<ShownView>().0.is_some()
            && world.resource::<CueQueue>().idle()
            && learning(world).asks() == (asked(world) != Turn::Wait)
    });
    assert_eq!(app.world().resource::<CueQueue>().mismatches(), 0);
    app.update();
}

/// Makes a choice with the keyboard.
fn choose(app: &mut App, choice: Action) {
    match choice {
        Action::Keep => key(app, KeyCode::KeyK),
        Action::Discard => key(app, KeyCode::KeyD),
        Action::Bid(bid) => make_bid(app, bid),
        Action::Play(card) => {
            let scene = app.world().resource::<ShownScene>().0.clone().expect("a scene");
            let view = app.world().resource::<ShownView>().0.clone().expect("a view");
            let hand = &scene.hands[view.playing_hand()];
            let at = hand.iter().position(|&id| scene.faces[id] == Some(card));
            while app.world().resource::<Chosen>().0 != at {
                key(app, KeyCode::ArrowRight);
            }
            key(app, KeyCode::Enter);
        }
        other => panic!("{other:?} is not asked for here"),
    }
    app.update();
}

fn buttons(app: &mut App) -> Vec<Vec2> {
    let next = button(app, "next-round");
    let world = app.world_mut();
    let mut all = world.query::<(&Name, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
    // The table has a button for the menu, too.
    let in_line = |name: &str| {
        let named = all
            .iter(world)
            .filter(|(other, node, _, seen)| other.as_str() == name && !node.is_empty() && seen.get());
        let places = named.map(|(_, _, at, _)| at.translation);
        places.min_by(|a, b| (a.y - next.y).abs().total_cmp(&(b.y - next.y).abs()))
    };
    ["menu", "review", "next-round"]
        .map(in_line)
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn the_mistakes_of_a_round_are_done_better_by_keys() {
    for preset in [Preset::OpenDraft, Preset::Pairs] {
        let mut app = at_the_result(preset, (1280, 720));
        let before = app.world().resource::<Match>().game().clone();
        let places = buttons(&mut app);
        let slot = |app: &App| {
            let slots = app.world().resource::<Slots>();
            slots.current().and_then(|slot| slots.get(slot)).cloned()
        };
        let kept = slot(&app);
        walk_to(&mut app, "learn-from-mistakes");
        key(&mut app, KeyCode::Enter);
        let mut number = 1;
        loop {
            wait(&mut app);
            assert!(says(&mut app, "Learn from your mistakes · "), "{:?}", texts(&mut app));
            let mistake = learning(app.world()).mistake().expect("a mistake").clone();
            let of = learning(app.world()).mistakes();
            assert!(says(&mut app, &format!("{number} of {of}")));
            assert!(seek(&mut app, "show-me").is_none());
            choose(&mut app, mistake.decision.taken);
            wait(&mut app);
            assert!(says(&mut app, "costs about"), "{:?}", texts(&mut app));
            assert!(seek(&mut app, "show-me").is_some());
            choose(&mut app, mistake.decision.best);
            wait(&mut app);
            assert!(matches!(learning(app.world()).stage(), ExerciseStage::Done { .. }));
            key(&mut app, KeyCode::Enter);
            if number == of {
                break;
            }
            number += 1;
            step_until(&mut app, "the next one", |world| {
                learning(world).exercise() == spades::session::learning::Exercise::Mistake(number - 1)
            });
        }
        back_at_the_result(&mut app);
        let game = app.world().resource::<Match>();
        assert_eq!((game.game(), game.purpose()), (&before, Purpose::Match));
        assert_eq!(slot(&app), kept);
        assert_eq!(buttons(&mut app), places, "nothing has moved");
        key(&mut app, KeyCode::Space);
        step_until(&mut app, "the next round", |world| {
            world.resource::<Match>().game().round() == 2
        });
    }
}

fn back_at_the_result(app: &mut App) {
    step_until(app, "the result", |world| {
        !world.contains_resource::<Learning>()
            && *world.resource::<State<Screen>>().get() == Screen::Table
            && *world.resource::<State<TablePhase>>().get() == TablePhase::RoundEnd
    });
    for _ in 0..100 {
        app.update();
    }
}

#[test]
fn a_mistake_is_shown_and_left_by_pointer_and_from_the_review() {
    for size in [SIZES[0], SIZES[3]] {
        let mut app = at_the_result(Preset::OpenDraft, size);
        let at = button(&mut app, "learn-from-mistakes");
        click(&mut app, at);
        wait(&mut app);
        let asks = |text: &String| text.starts_with("You ") && text.contains(['.', '?']);
        assert!(texts(&mut app).iter().any(asks), "what had been done");
        let mistake = learning(app.world()).mistake().expect("a mistake").clone();
        choose(&mut app, mistake.decision.taken);
        wait(&mut app);
        let at = button(&mut app, "show-me");
        click(&mut app, at);
        wait(&mut app);
        assert_eq!(learning(app.world()).stage(), &ExerciseStage::Shown);
        let at = button(&mut app, "try-again");
        click(&mut app, at);
        wait(&mut app);
        assert!(learning(app.world()).asks());
        key(&mut app, KeyCode::Escape);
        back_at_the_result(&mut app);
        if size != SIZES[0] {
            continue;
        }
        let at = button(&mut app, "review");
        click(&mut app, at);
        for _ in 0..60_000 {
            app.update();
            if seek(&mut app, "replay-the-round").is_some() {
                break;
            }
        }
        walk_to(&mut app, "learn-from-mistakes");
        key(&mut app, KeyCode::Enter);
        wait(&mut app);
        key(&mut app, KeyCode::Escape);
        back_at_the_result(&mut app);
        assert!(
            seek(&mut app, "replay-the-round").is_none() && focused(&app).is_none_or(|name| name != "replay-the-round")
        );
    }
}
