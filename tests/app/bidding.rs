//! Bids by mouse and keyboard: the pad explains illegal bids, and a blind nil is offered and needs confirmation.

use bevy::prelude::*;
use spades::session::{Match, Turn};
use spades::storage::Store;
use spades::table::cues::CueQueue;
use spades::table::geometry::TableGeometry;
use spades::table::shown::ShownScene;
use spades::text::Phrase;
use spades::text::bidding::Bidding;
use spades::text::number::Tenths;
use spades_rules::{Action, BiddingRule, Illegal, Phase, Preset};

use crate::common::{
    against_computers, asked, button, card, find, game, in_real_time, start, step_until, texts, walk_to,
};
use crate::devices::{click, hover, key};

/// A match at the person's turn to bid.
fn bidding(preset: Preset) -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, preset, against_computers(preset), 5);
    step_until(&mut app, "the pad", |world| {
        matches!(asked(world), Turn::Bid | Turn::Look)
    });
    for _ in 0..4 {
        app.update();
    }
    app
}

fn says(app: &mut App, why: Illegal) -> bool {
    texts(app).contains(&why.text())
}

#[test]
fn an_illegal_bid_says_why_to_pointer_and_keys() {
    let mut app = bidding(Preset::Whiz);
    let legal = app.world().resource::<Match>().view(0).legal;
    let (digits, forbidden) = (1..=9)
        .zip([
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
        ])
        .filter(|(tricks, _)| !legal.contains(&Action::Bid(*tricks)))
        .map(|(tricks, digit)| (digit, tricks))
        .next_back()
        .expect("a number that is not that of the spades");
    let world = app.world();
    let why = world.resource::<Match>().game().refusal(Action::Bid(forbidden));
    let why = why.expect("it is not legal");
    assert!(!says(&mut app, why), "nobody has asked");

    let at = button(&mut app, &format!("bid-{forbidden}"));
    hover(&mut app, at);
    assert!(says(&mut app, why), "the pointer lies on it");
    hover(&mut app, Vec2::ONE);
    assert!(!says(&mut app, why), "the pointer has gone");
    click(&mut app, at);
    hover(&mut app, Vec2::ONE);
    assert!(says(&mut app, why), "it was pressed");

    let allowed = legal.iter().find_map(|action| match action {
        Action::Bid(tricks @ 1..) => Some(*tricks),
        _ => None,
    });
    let allowed = allowed.expect("the number of the spades");
    let at = button(&mut app, &format!("bid-{allowed}"));
    click(&mut app, at);
    hover(&mut app, Vec2::ONE);
    assert!(!says(&mut app, why), "another is chosen");
    key(&mut app, digits);
    app.update();
    assert!(says(&mut app, why), "it was typed");
    assert!(
        texts(&mut app).contains(&Bidding::Picked(allowed).text()),
        "the choice stays"
    );
}

#[test]
fn a_blind_nil_is_a_button_beside_the_closed_hand() {
    let mut app = bidding(Preset::Pairs);
    assert_eq!(asked(app.world()), Turn::Look);
    let points = Preset::Pairs.rules().blind_nil.expect("a blind nil");
    let name = format!("blind-nil-{points}");
    let at = button(&mut app, &name);
    // The hand itself opens the pad.
    let world = app.world();
    let scene = world.resource::<ShownScene>().0.as_ref().expect("a scene");
    let geometry = world.resource::<TableGeometry>();
    let pose = geometry.pose(scene.places()[scene.hands[0][6]]);
    let hand = pose.center * geometry.viewport().unit;
    click(&mut app, hand);
    step_until(&mut app, "the pad", |world| asked(world) == Turn::Bid);
    for _ in 0..4 {
        app.update();
    }
    let entity = find(&mut app, "bid-3");
    assert!(app.world().get::<Node>(entity).is_some());
    assert!(!shown(&mut app, &name), "the hand is seen");

    let mut app = bidding(Preset::Pairs);
    click(&mut app, at);
    let bid = |app: &App| app.world().resource::<Match>().game().bids()[0];
    assert_eq!(bid(&app), None, "one tap too many bids nothing");
    walk_to(&mut app, "not-now");
    key(&mut app, KeyCode::Enter);
    assert_eq!((bid(&app), asked(app.world())), (None, Turn::Look));
    key(&mut app, KeyCode::KeyB);
    walk_to(&mut app, "bid-blind-nil");
    key(&mut app, KeyCode::Enter);
    app.update();
    assert_eq!(bid(&app), Some(spades_rules::Bid::BlindNil));
}

fn shown(app: &mut App, name: &str) -> bool {
    let world = app.world_mut();
    let mut query = world.query::<(&Name, &InheritedVisibility, &ComputedNode)>();
    query
        .iter(world)
        .any(|(other, visible, _)| other.as_str() == name && visible.get())
}

#[test]
fn a_draft_begins_at_the_stock() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, against_computers(Preset::OpenDraft), 5);
    step_until(&mut app, "the first turn", |world| asked(world) == Turn::Draw);
    for _ in 0..4 {
        app.update();
    }
    let points = Preset::OpenDraft.rules().blind_nil.expect("a blind nil");
    let name = format!("blind-nil-{points}");
    assert!(shown(&mut app, &name));
    key(&mut app, KeyCode::Space);
    step_until(&mut app, "a card", |world| asked(world) == Turn::Choose);
    assert!(!shown(&mut app, &name), "a card is seen");
    let view = app.world().resource::<Match>().view(0);
    assert_eq!((view.phase, view.hand.map(|hand| hand.len())), (Phase::Draft, Some(0)));
    key(&mut app, KeyCode::KeyK);
    step_until(&mut app, "the next card", |world| asked(world) == Turn::Choose);
    let kept = app.world().resource::<Match>().view(0).hand.expect("an open hand");
    let kept = kept.iter().next().expect("a kept card");
    assert!(card(app.world(), kept).y > 0.0, "it lies in the hand");
}

/// A pad that has just appeared, in real time.
fn new_pad(preset: Preset) -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, preset, against_computers(preset), 5);
    step_until(&mut app, "the bid", |world| asked(world) == Turn::Bid);
    in_real_time(&mut app);
    step_until(&mut app, "the cards", |world| world.resource::<CueQueue>().idle());
    for _ in 0..4 {
        app.update();
    }
    app
}

/// Returns `true` if the pad gives the tricks that the hand is worth.
fn gives_expected_tricks(app: &mut App) -> bool {
    let view = app.world().resource::<Match>().view(0);
    let (mean, ..) = spades_bots::expected_tricks(&view);
    texts(app).contains(&Bidding::Expected(Tenths(mean)).text())
}

#[test]
fn the_meter_of_a_new_pad_fills_in_its_time_or_with_a_key_at_once() {
    let mut app = new_pad(Preset::Solo);
    assert!(!gives_expected_tricks(&mut app), "it has begun to fill");
    for _ in 0..40 {
        app.update();
    }
    assert!(gives_expected_tricks(&mut app));
    drop(app);
    let mut app = new_pad(Preset::Solo);
    assert!(!gives_expected_tricks(&mut app));
    key(&mut app, KeyCode::Tab);
    assert!(gives_expected_tricks(&mut app));
}

#[test]
fn the_very_first_bid_is_encouraged_to_ask_for_a_hint() {
    let mut app = new_pad(Preset::Solo);
    let [encouraged, asked] = [Bidding::NotSure, Bidding::How(BiddingRule::Free)].map(|line| line.text());
    let said = texts(&mut app);
    assert!(said.contains(&encouraged) && !said.contains(&asked));
    // The rule of a variant is more important.
    let mut app = new_pad(Preset::Whiz);
    assert!(!texts(&mut app).contains(&encouraged));
}
