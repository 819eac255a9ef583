//! Animations at the table, frame by frame; all of them come to rest.

use bevy::prelude::*;
use spades::redraw::Redraw;
use spades::session::{Match, Turn};
use spades::settings::Settings;
use spades::storage::Store;
use spades::table::CardBody;
use spades::table::feel::drag::HeldCard;
use spades::table::feel::tilt::Tilt;
use spades::table::geometry::TableGeometry;
use spades::table::motion::{CardPose, Motion};
use spades::table::shown::{ShownScene, ShownView};
use spades_rules::{Card, Game, Phase, Preset, Seed, View};

use crate::common::{
    Simple, Style, against_computers, asked, button, card, decide, decide_as, game, in_real_time, lawful, players,
    seek, start, step_until, texts, until_asleep,
};
use crate::devices::{click, grab, key, let_go, move_to};

/// A match where a person is to play a card and has a choice.
fn playing(preset: Preset) -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, preset, against_computers(preset), 5);
    let choice = |app: &App| {
        asked(app.world()) == Turn::Play
            && app
                .world()
                .resource::<ShownView>()
                .0
                .as_ref()
                .is_some_and(|view| lawful(view).count() > 1)
    };
    while !choice(&app) {
        decide(&mut app);
    }
    until_asleep(&mut app);
    in_real_time(&mut app);
    app
}

fn a_lawful_card(app: &App) -> Card {
    let view = app.world().resource::<ShownView>().0.clone().expect("a view");
    lawful(&view).next().expect("a card")
}

fn holds(app: &mut App) -> Vec<HeldCard> {
    let world = app.world_mut();
    world.query::<&HeldCard>().iter(world).copied().collect()
}

/// Positions at which the cards of the hand are drawn, from the left.
fn hand(app: &mut App) -> Vec<Vec2> {
    let world = app.world_mut();
    let scene = world.resource::<ShownScene>().0.clone().expect("a scene");
    let mut cards = world.query::<(&CardBody, &CardPose)>();
    let at = |id: usize| {
        cards
            .iter(world)
            .find(|(body, _)| body.0 == id)
            .expect("a card")
            .1
            .pose
            .center
    };
    scene.hands[scene.viewer].iter().copied().map(at).collect()
}

fn named(app: &mut App, name: &str) -> bool {
    let world = app.world_mut();
    world.query::<&Name>().iter(world).any(|other| other.as_str() == name)
}

fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| app.update());
}

/// Checks that every card is at its place.
fn lies_still(app: &mut App) {
    let world = app.world_mut();
    assert_eq!(world.query_filtered::<(), With<Motion>>().iter(world).count(), 0);
    let scene = world.resource::<ShownScene>().0.clone().expect("a scene");
    let geometry = *world.resource::<TableGeometry>();
    let places = scene.places();
    for (&CardBody(id), shown) in world.query::<(&CardBody, &CardPose)>().iter(world) {
        assert_eq!(shown.pose, geometry.pose(places[id]), "card {id} in {:?}", places[id]);
        assert_eq!(shown.lift, 0.0);
    }
}

#[test]
fn a_held_card_hangs_behind_and_springs_back_and_its_neighbors_make_room() {
    let mut app = playing(Preset::OpenDraft);
    let unit = app.world().resource::<TableGeometry>().viewport().unit;
    let wanted = a_lawful_card(&app);
    let at = card(app.world(), wanted);
    let (before, count) = (hand(&mut app), app.world().resource::<Match>().action_count());
    grab(&mut app, at);
    let away = Vec2::new(at.x, 380.0);
    for step in 1..=6 {
        move_to(&mut app, at.lerp(away, step as f32 / 6.0));
    }
    let [hold] = holds(&mut app)[..] else {
        panic!("one card is held")
    };
    let lag = hold.at.distance(away / unit);
    assert!(lag > 5.0, "it lags behind: {lag}");
    frames(&mut app, 60);
    let [hold] = holds(&mut app)[..] else {
        panic!("one card is held")
    };
    assert!(hold.at.distance(away / unit) < 0.1, "it has come after");
    until_asleep(&mut app);
    let closed = hand(&mut app);
    let moved = |now: &[Vec2]| before.iter().zip(now).filter(|(one, other)| one != other).count();
    assert!(moved(&closed) >= before.len() / 2, "the others close up: {closed:?}");
    // Back over the hand, its cards make room again.
    let beside = at + Vec2::new(150.0, 20.0);
    for step in 1..=6 {
        move_to(&mut app, away.lerp(beside, step as f32 / 6.0));
    }
    until_asleep(&mut app);
    assert_eq!(moved(&hand(&mut app)), 0, "there is room where it lay");
    let_go(&mut app);
    assert!(holds(&mut app).is_empty());
    frames(&mut app, 2);
    assert!(moved(&hand(&mut app)) == 1, "it is on its way back");
    // The pointer is elsewhere.
    move_to(&mut app, Vec2::new(640.0, 300.0));
    until_asleep(&mut app);
    assert_eq!(
        app.world().resource::<Match>().action_count(),
        count,
        "nothing was played"
    );
    lies_still(&mut app);
}

#[test]
fn a_card_that_is_thrown_on_the_table_is_played_from_where_it_is_let_go() {
    let mut app = playing(Preset::OpenDraft);
    let unit = app.world().resource::<TableGeometry>().viewport().unit;
    let wanted = a_lawful_card(&app);
    let at = card(app.world(), wanted);
    let count = app.world().resource::<Match>().action_count();
    grab(&mut app, at);
    let thrown = Vec2::new(300.0, 300.0);
    for step in 1..=40 {
        move_to(&mut app, at.lerp(thrown, (step as f32 / 20.0).min(1.0)));
    }
    let_go(&mut app);
    assert!(app.world().resource::<Match>().action_count() > count);
    let world = app.world_mut();
    let flying: Vec<Vec2> = world
        .query_filtered::<&CardPose, With<Motion>>()
        .iter(world)
        .map(|shown| shown.pose.center * unit)
        .collect();
    assert!(flying.iter().any(|at| at.distance(thrown) < 160.0), "{flying:?}");
}

#[test]
fn a_trick_is_swept_with_a_note_and_then_everything_sleeps() {
    for preset in [Preset::OpenDraft, Preset::Pairs] {
        let mut app = playing(preset);
        decide(&mut app);
        step_until(&mut app, "the trick to be taken", |world| {
            let scene = world.resource::<ShownScene>().0.as_ref();
            scene.is_some_and(|scene| scene.taker.is_some())
        });
        step_until(&mut app, "the trick to be swept", |world| {
            let scene = world.resource::<ShownScene>().0.as_ref();
            scene.is_some_and(|scene| scene.taker.is_none())
        });
        app.update();
        assert!(named(&mut app, "trick-note"), "{preset:?}");
        // "1 of 4", "+1 bag": no other text is as short.
        let is_note = |text: &String| text.len() < 9 && (text.contains(" of ") || text.ends_with("bag"));
        assert!(!texts(&mut app).iter().any(is_note), "{preset:?}");
        frames(&mut app, 15);
        let shown = texts(&mut app);
        assert!(
            shown.iter().any(is_note),
            "{preset:?}: it is seen when the cards have come together: {shown:?}"
        );
        step_until(&mut app, "the player's turn", |world| asked(world) != Turn::Wait);
        until_asleep(&mut app);
        assert!(!named(&mut app, "trick-note"), "{preset:?}");
        lies_still(&mut app);
    }
}

/// Bids nil, and plays high.
struct Nil;

impl Style for Nil {
    fn keeps(&self, view: &View) -> bool {
        Simple.keeps(view)
    }

    fn bids(&self, _: &View) -> u8 {
        0
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view)
            .max_by_key(|card| card.rank())
            .expect("a card that may be played")
    }
}

#[test]
fn a_nil_in_danger_is_in_words_on_every_plate() {
    for (preset, size) in [
        (Preset::OpenDraft, (390, 844)),
        (Preset::OpenDraft, (844, 390)),
        (Preset::OpenDraft, (1280, 720)),
        (Preset::Solo, (390, 844)),
    ] {
        let leads = |seed: &u64| Game::new(preset.rules(), Seed::from_u64(*seed)).is_ok_and(|game| game.first() == 0);
        let seed = (1..).find(leads).expect("a match in which the person leads");
        let mut app = game(Store::in_memory(), size);
        start(&mut app, preset, against_computers(preset), seed);
        let in_danger = |app: &mut App| texts(app).iter().any(|text| text == "Nil at risk");
        while asked(app.world()) != Turn::Play {
            assert!(!in_danger(&mut app), "nothing is played");
            decide_as(&mut app, &Nil);
        }
        in_real_time(&mut app);
        decide_as(&mut app, &Nil);
        for _ in 0..60 {
            if in_danger(&mut app) {
                break;
            }
            app.update();
        }
        assert!(in_danger(&mut app), "{preset:?} at {size:?}: {:?}", texts(&mut app));
    }
}

#[test]
fn a_card_under_the_pointer_comes_to_rest() {
    let mut app = playing(Preset::OpenDraft);
    let wanted = a_lawful_card(&app);
    let at = card(app.world(), wanted);
    move_to(&mut app, at);
    assert!(app.world().resource::<Redraw>().is_awake());
    until_asleep(&mut app);
    assert_eq!(leaning(&mut app).len(), 1);
    move_to(&mut app, Vec2::new(640.0, 300.0));
    until_asleep(&mut app);
    lies_still(&mut app);
    assert!(leaning(&mut app).is_empty());
    // Played while it leans, it is flat in the trick; another card of the hand may now be under the pointer.
    click(&mut app, at);
    step_until(&mut app, "the player's turn", |world| asked(world) != Turn::Wait);
    until_asleep(&mut app);
    let scene = app.world().resource::<ShownScene>().0.clone().expect("a scene");
    for id in leaning(&mut app) {
        assert!(scene.hands[scene.viewer].contains(&id), "{:?}", scene.zone(id));
    }
}

/// The cards that lean.
fn leaning(app: &mut App) -> Vec<usize> {
    let world = app.world_mut();
    world
        .query_filtered::<&CardBody, With<Tilt>>()
        .iter(world)
        .map(|body| body.0)
        .collect()
}

/// The sheet after a round against the computer, as it begins to count.
fn counting(reduced: bool) -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    app.world_mut().resource_mut::<Settings>().reduced_motion = reduced;
    let mut rules = Preset::OpenDraft.rules();
    rules.end.target = None;
    rules.end.rounds = Some(5);
    crate::common::begin_with(&mut app, Preset::OpenDraft, rules, players(false), 5);
    step_until(&mut app, "the table", |world| world.resource::<ShownView>().0.is_some());
    while app.world().resource::<Match>().game().phase() != Phase::RoundEnd {
        decide(&mut app);
    }
    in_real_time(&mut app);
    for _ in 0..2000 {
        if seek(&mut app, "next-round").is_some() {
            return app;
        }
        app.update();
    }
    panic!("there is no sheet");
}

fn round(app: &App) -> u16 {
    app.world().resource::<Match>().game().round()
}

/// Number of signed figures on the sheet.
fn figures(app: &mut App) -> usize {
    let all = texts(app);
    all.iter().filter(|text| text.starts_with(['+', '−'])).count()
}

#[test]
fn a_key_that_hurries_the_sheet_does_not_close_it() {
    let mut app = counting(false);
    frames(&mut app, 3);
    assert!(named(&mut app, "veil"));
    let before = figures(&mut app);
    key(&mut app, KeyCode::Space);
    frames(&mut app, 3);
    assert!(figures(&mut app) > before, "all is counted at once");
    assert!(!named(&mut app, "veil"));
    assert_eq!(round(&app), 1, "the sheet stands");
    key(&mut app, KeyCode::Space);
    frames(&mut app, 3);
    assert_eq!(round(&app), 2);
}

#[test]
fn a_click_that_hurries_the_sheet_presses_nothing() {
    let mut app = counting(false);
    frames(&mut app, 3);
    let at = button(&mut app, "next-round");
    click(&mut app, at);
    assert_eq!(round(&app), 1, "the sheet stands");
    frames(&mut app, 3);
    assert!(!named(&mut app, "veil"));
    let at = button(&mut app, "next-round");
    click(&mut app, at);
    frames(&mut app, 3);
    assert_eq!(round(&app), 2);
}

#[test]
fn a_sheet_counts_line_by_line_and_comes_to_rest() {
    let mut app = counting(false);
    let mut seen = vec![figures(&mut app)];
    while named(&mut app, "veil") {
        app.update();
        seen.push(figures(&mut app));
        assert!(seen.len() < 200, "it ends");
    }
    // Zeros have no sign, so that a line may begin without one.
    assert!(seen.first() < seen.last(), "{seen:?}");
    seen.dedup();
    assert!(seen.len() >= 3, "one after another: {seen:?}");
    until_asleep(&mut app);
}

#[test]
fn reduced_motion_counts_nothing() {
    let mut app = counting(true);
    app.update();
    assert!(!named(&mut app, "veil"));
    let at_once = figures(&mut app);
    until_asleep(&mut app);
    assert_eq!(figures(&mut app), at_once);
}
