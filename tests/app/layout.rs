//! Every page and every stage of the table with the interface at its largest: controls are inside the window, texts don't overlap, and
//! everything is readable.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use spades::input::Intent;
use spades::session::learning::{Exercise, Learn, Learned, Learning, StartLearning, Textbook};
use spades::session::{Match, Perspective, SubmitAction, Turn};
use spades::settings::Settings;
use spades::storage::Store;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;

use spades::states::{Menu, Screen};
use spades_rules::{Action, Phase, Preset, Renege};

use crate::common::{
    against_computers, asked, begin_with, button, decide, game, hold_curtain, lesson_names, players, resume, seek,
    start, step_until,
};
use crate::devices::{click, key};
use crate::faults::{ancestors, whole};
use crate::inspection::{
    Inspection, come_to, come_to_phase, finish_a_match, inspect_hint, inspect_overlay, inspect_remark, inspect_replay,
    largest, press, receive_deal,
};
use crate::language::runs_alone;
use crate::mistakes::{at_the_result, wait};
use crate::tasks::proven;

#[test]
fn pages_have_room_for_all() {
    if !runs_alone("layout::pages_have_room_for_all") {
        return;
    }
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    let mut seen = Inspection::new(&mut app);
    seen.inspect(&mut app, "title");
    app.insert_resource(Learned::default());
    app.update();
    seen.inspect(&mut app, "first start");
    app.world_mut().resource_mut::<Learned>().know();
    finish_a_match(&mut app);
    step_until(&mut app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    receive_deal(&mut app);
    for menu in Menu::PAGES {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        seen.inspect(&mut app, &format!("{menu:?}"));
        let tabs: &[&str] = match menu {
            Menu::Statistics => &["matches", "decisions", "achievements"],
            Menu::Settings => &["play", "sound", "accessibility", "language", "about"],
            _ => &[],
        };
        for tab in tabs {
            press(&mut app, tab);
            seen.inspect(&mut app, &format!("{menu:?}, {tab}"));
        }
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    seen.inspect(&mut app, "set-up");
    press(&mut app, "custom");
    seen.inspect(&mut app, "the editor of rules");
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::OpenInAnotherWindow);
    seen.inspect(&mut app, "beside another window");
    seen.report();
}

/// The set-up on tablets, with people who sit round one: no text is higher than its room, and no choice than its container.
#[test]
fn the_set_up_gives_descriptions_and_choices_their_room() {
    for (width, height, interface) in [
        (1024, 768, 33.0),
        (1024, 768, 100.0),
        (768, 1024, 33.0),
        (1280, 720, 33.0),
        (1280, 720, 100.0),
    ] {
        let mut app = game(Store::in_memory(), (width, height));
        app.world_mut().resource_mut::<Settings>().interface = interface;
        app.world_mut().resource_mut::<Settings>().face_to_face = true;
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        (0..20).for_each(|_| app.update());
        // In one column it is in the third of four steps.
        if seek(&mut app, "match").is_some() {
            let at = button(&mut app, "match");
            click(&mut app, at);
            (0..20).for_each(|_| app.update());
        }
        // The description of the shortest match is the longest.
        let quick = button(&mut app, "quick");
        click(&mut app, quick);
        (0..20).for_each(|_| app.update());
        let at = format!("at {width} x {height}, {interface}");
        let world = app.world_mut();
        let mut texts = world.query::<(&Text, &ComputedNode, &TextLayoutInfo, &InheritedVisibility)>();
        for (text, node, laid_out, visible) in texts.iter(world) {
            let high = laid_out.size.y / node.inverse_scale_factor;
            let fits = node.is_empty() || !visible.get() || high <= node.size.y + 1.5;
            assert!(fits, "{:?} is {high} high in {} {at}", text.0, node.size.y);
        }
        for name in ["quick", "side-by-side", "face-to-face"] {
            let Some(choice) = seek(&mut app, name) else { continue };
            let rect = |entity| whole(app.world(), entity);
            let parent = app.world().get::<ChildOf>(choice).map(ChildOf::parent);
            let (Some(inner), Some(outer)) = (rect(choice), parent.and_then(rect)) else {
                continue;
            };
            let inside = outer.contains(inner.min) && outer.contains(inner.max);
            assert!(inside, "{name}: {inner:?} in {outer:?} {at}");
        }
    }
}

/// Every lesson's first hand, with its hint, and after a wrong choice; and the puzzle of the day.
#[test]
fn lessons_and_puzzles_have_room_for_all() {
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    let mut seen = Inspection::english();
    step_until(&mut app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    let contents = app.world().resource::<Textbook>().contents().expect("it is there");
    let mut exercises: Vec<Exercise> = (0..contents.lessons.all().len())
        .map(|lesson| Exercise::Hand { lesson, hand: 0 })
        .collect();
    let day = spades::session::clock::today();
    exercises.extend(app.world().resource::<Learned>().puzzle_of(contents, day));
    for exercise in exercises {
        app.world_mut().write_message(StartLearning {
            exercise,
            names: lesson_names(),
        });
        let asks = |world: &World| {
            world
                .get_resource::<Learning>()
                .is_some_and(|learning| learning.exercise() == exercise)
                && asked(world) != Turn::Wait
        };
        step_until(&mut app, "the learner's turn", asks);
        seen.inspect(&mut app, &format!("{exercise:?}"));
        key(&mut app, KeyCode::KeyH);
        seen.inspect(&mut app, &format!("{exercise:?}, hint"));
        let wrong = match exercise {
            Exercise::Hand { lesson, hand } => {
                let contents = app.world().resource::<Textbook>().contents().expect("it is there");
                contents.lessons.all()[lesson].hands[hand].wrong
            }
            Exercise::Puzzle { .. } | Exercise::Mistake(_) => None,
        };
        if let Some(action) = wrong {
            let count = app.world().resource::<Match>().action_count();
            app.world_mut().write_message(SubmitAction { action, count });
            app.update();
            step_until(&mut app, "what follows", |world| {
                !world.resource::<Learning>().goes_on()
            });
            seen.inspect(&mut app, &format!("{exercise:?}, wrong"));
        }
    }
    seen.report();
}

/// On a phone a round's result is as wide as the window, at its lower edge, with the way on within the thumb's reach.
#[test]
fn a_phone_has_the_result_at_its_lower_edge() {
    for (width, height) in [(390, 844), (844, 390)] {
        let mut app = at_the_result(Preset::OpenDraft, (width, height));
        (0..60).for_each(|_| app.update());
        let window = Vec2::new(width as f32, height as f32);
        let next = seek(&mut app, "next-round").expect("the way on");
        let world = app.world();
        let above: Vec<Entity> = ancestors(world, next).collect();
        let panel = whole(world, above[above.len() - 2]).expect("it is shown");
        let edges = [panel.min.x, panel.max.x - window.x, panel.max.y - window.y];
        assert!(edges.iter().all(|edge| edge.abs() < 1.5), "{panel:?} in {window}");
        let button = whole(world, next).expect("it is shown");
        assert!(button.min.y > window.y * 0.7, "{button:?} in {window}");
    }
}

/// The link to a round's mistakes, and the first of them: prompted, missed, shown.
#[test]
fn mistakes_have_room_for_all() {
    for preset in [Preset::OpenDraft, Preset::Pairs] {
        let mut app = at_the_result(preset, (1280, 720));
        let line = ["learn-from-mistakes", "review", "next-round"].map(|name| button(&mut app, name).y);
        assert!(
            line.iter().all(|&y| y == line[0]),
            "the buttons of a result are in a line: {line:?}"
        );
        largest(&mut app);
        let mut seen = Inspection::english();
        seen.inspect(&mut app, &format!("{preset:?}: the way to the mistakes"));
        app.world_mut().write_message(StartLearning {
            exercise: Exercise::Mistake(0),
            names: default(),
        });
        wait(&mut app);
        seen.inspect(&mut app, &format!("{preset:?}: a mistake"));
        let action = app
            .world()
            .resource::<Learning>()
            .mistake()
            .expect("one")
            .decision
            .taken;
        let count = app.world().resource::<Match>().action_count();
        app.world_mut().write_message(SubmitAction { action, count });
        app.update();
        wait(&mut app);
        seen.inspect(&mut app, &format!("{preset:?}: missed"));
        app.world_mut().write_message(Learn::Solution);
        app.update();
        wait(&mut app);
        seen.inspect(&mut app, &format!("{preset:?}: shown"));
        seen.report();
    }
}

#[test]
fn the_table_of_two_has_room_for_all() {
    if !runs_alone("layout::the_table_of_two_has_room_for_all") {
        return;
    }
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    let mut seen = Inspection::new(&mut app);
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Draw);
    seen.inspect(&mut app, "first turn");
    come_to(&mut app, Turn::Choose);
    key(&mut app, KeyCode::KeyK);
    come_to(&mut app, Turn::Choose);
    seen.inspect(&mut app, "keep or discard");
    for overlay in [Overlay::Menu, Overlay::Discards, Overlay::Known] {
        inspect_overlay(&mut seen, &mut app, overlay);
    }
    inspect_hint(&mut seen, &mut app);
    come_to(&mut app, Turn::Bid);
    seen.inspect(&mut app, "bid");
    inspect_hint(&mut seen, &mut app);
    inspect_remark(&mut seen, &mut app);
    come_to(&mut app, Turn::Play);
    decide(&mut app);
    come_to(&mut app, Turn::Play);
    seen.inspect(&mut app, "play");
    inspect_overlay(&mut seen, &mut app, Overlay::LastTrick);
    inspect_overlay(&mut seen, &mut app, Overlay::Known);
    inspect_hint(&mut seen, &mut app);
    come_to_phase(&mut app, Phase::RoundEnd);
    seen.inspect(&mut app, "round's end");
    inspect_overlay(&mut seen, &mut app, Overlay::Review);
    inspect_replay(&mut seen, &mut app);
    seen.report();
}

#[test]
fn the_table_of_four_has_room_for_all() {
    for preset in [Preset::Pairs, Preset::Solo, Preset::ThreeHanded] {
        let mut app = game(Store::in_memory(), (1280, 720));
        largest(&mut app);
        let mut seen = Inspection::english();
        start(&mut app, preset, against_computers(preset), 5);
        step_until(&mut app, "a bid", |world| {
            matches!(asked(world), Turn::Look | Turn::Bid)
        });
        if asked(app.world()) == Turn::Look {
            seen.inspect(&mut app, &format!("{preset:?}: before the hand is seen"));
        }
        come_to(&mut app, Turn::Bid);
        seen.inspect(&mut app, &format!("{preset:?}: bid"));
        come_to(&mut app, Turn::Play);
        seen.inspect(&mut app, &format!("{preset:?}: play"));
        if preset == Preset::ThreeHanded {
            for overlay in [Overlay::Concede, Overlay::ConcedeRound] {
                inspect_overlay(&mut seen, &mut app, overlay);
            }
        }
        come_to_phase(&mut app, Phase::RoundEnd);
        seen.inspect(&mut app, &format!("{preset:?}: round's end"));
        inspect_replay(&mut seen, &mut app);
        seen.report();
    }
}

#[test]
fn curtain_claims_and_match_end_have_room_for_all() {
    if !runs_alone("layout::curtain_claims_and_match_end_have_room_for_all") {
        return;
    }
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    let mut seen = Inspection::new(&mut app);
    start(&mut app, Preset::OpenDraft, players(true), 5);
    step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
    seen.inspect(&mut app, "curtain");
    hold_curtain(&mut app);
    resume(&mut app, &proven(1), (1280, 720));
    step_until(&mut app, "the claim", |world| {
        *world.resource::<State<Overlay>>().get() == Overlay::Claim
    });
    seen.inspect(&mut app, "a claim");

    let mut rules = Preset::ClosedDraft.rules();
    rules.renege = Renege::Penalized;
    rules.end.rounds = Some(1);
    begin_with(
        &mut app,
        Preset::ClosedDraft,
        rules,
        against_computers(Preset::ClosedDraft),
        9,
    );
    app.update();
    step_until(&mut app, "the other match", |world| {
        world.resource::<Match>().setup().players[1].is_bot() && world.resource::<ShownView>().0.is_some()
    });
    come_to(&mut app, Turn::Settle);
    seen.inspect(&mut app, "claims");
    app.world_mut().write_message(Intent::Act(Action::Settle));
    app.update();
    come_to_phase(&mut app, Phase::MatchEnd);
    seen.inspect(&mut app, "match's end");
    seen.report();
}
