//! Fingers on hands that lie at other sides than the lower edge.

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use spades::session::{Match, Turn};

use spades::table::shown::ShownScene;

use spades_layout::SeatWidget;
use spades_rules::{Card, Phase, Preset, Seat};

use crate::common::{asked, card, find, highlight, rest};
use crate::devices::{finger, slide, tap};
use crate::facing_table::{as_seen_by, at, decide, hand, logical, settle, table, view, wait};

/// Plays until a card is to be played from this hand, with its owner's cover open and both a choice of legal cards and an illegal one
/// in it.
fn to_play_from(app: &mut App, seat: Seat) {
    loop {
        wait(app);
        let phase = app.world().resource::<Match>().game().phase();
        let over = phase.is_scored();
        assert!(!over, "{seat} has had nothing to choose");
        let view = view(app);
        if phase == Phase::Play && view.playing_hand() == seat {
            if asked(app.world()) == Turn::Open {
                let cover = at(app, SeatWidget::Cover(view.viewer));
                tap(app, cover);
                rest(app);
            }
            let view = self::view(app);
            let refused = hand(app, seat).difference(view.lawful);
            if asked(app.world()) == Turn::Play && view.lawful.len() > 1 && !refused.is_empty() {
                return;
            }
        }
        decide(app, false);
    }
}

/// A finger on a hand turned away from the lower edge works like one there.
fn looks_through_and_plays(app: &mut App, seat: Seat) {
    to_play_from(app, seat);
    slides_along_the_hand(app, seat);
    refuses_an_illegal_card(app, seat);
    drags_and_flicks(app, seat);
}

/// A finger that moves along the hand raises the card below it.
fn slides_along_the_hand(app: &mut App, seat: Seat) {
    let cards: Vec<Card> = {
        let scene = app.world().resource::<ShownScene>().0.as_ref().expect("a scene");
        scene.hands[seat]
            .iter()
            .map(|&id| scene.faces[id].expect("an open hand"))
            .collect()
    };
    let places: Vec<Vec2> = cards.iter().map(|&held| card(app.world(), held)).collect();
    finger(app, TouchPhase::Started, places[0]);
    app.update();
    for (&wanted, &place) in cards.iter().zip(&places).skip(1) {
        finger(app, TouchPhase::Moved, place);
        app.update();
        let raised: Vec<Card> = cards
            .iter()
            .copied()
            .filter(|&held| highlight(app, held).raised)
            .collect();
        assert_eq!(raised, [wanted], "under the finger, at seat {seat}");
    }
    finger(app, TouchPhase::Ended, places[places.len() - 1]);
    settle(app, 2);
    assert_eq!(hand(app, seat).len(), cards.len(), "nothing is played");
}

/// An illegal card isn't picked up, and the reason appears above the finger, turned to its owner.
fn refuses_an_illegal_card(app: &mut App, seat: Seat) {
    let cards = hand(app, seat).len();
    let lawful = view(app).lawful;
    let viewer = view(app).viewer;
    let refused = hand(app, seat)
        .difference(lawful)
        .iter()
        .next()
        .expect("one that may not");
    let from = card(app.world(), refused);
    let pulled = from + as_seen_by(app, seat, Vec2::new(0.0, -120.0));
    slide(app, from, pulled);
    settle(app, 2);
    assert!(highlight(app, refused).held.is_none());
    let info = find(app, "info-box");
    let transform = app.world().get::<UiGlobalTransform>(info).expect("a place");
    let (turn, middle) = (transform.matrix2.x_axis, transform.translation);
    assert!(
        turn.distance(as_seen_by(app, viewer, Vec2::X)) < 0.01,
        "{turn} at seat {seat}"
    );
    if seat == viewer {
        let to = -as_seen_by(app, seat, Vec2::Y);
        let above = (middle - from).dot(to);
        let beside = (middle - from).perp_dot(to).abs();
        let half = app.world().get::<ComputedNode>(info).expect("a size").size().x / 2.0;
        assert!(above > 20.0 && above < 200.0, "{above} above the finger");
        assert!(beside < half + 60.0, "{beside} beside the finger, of a half of {half}");
    }
    finger(app, TouchPhase::Ended, pulled);
    settle(app, 2);
    assert_eq!(hand(app, seat).len(), cards);
}

/// Outside the hand, a card is held above the finger; it goes back where it came from. A flick toward the middle plays it.
fn drags_and_flicks(app: &mut App, seat: Seat) {
    let up = |app: &App, by: f32| as_seen_by(app, seat, Vec2::new(0.0, -by));
    let (viewer, lawful) = (view(app).viewer, view(app).lawful);
    let wanted = lawful.iter().next().expect("one that may");
    let from = card(app.world(), wanted);
    let out = from + up(app, 150.0);
    slide(app, from, out);
    let held = highlight(app, wanted).held.expect("the finger has it");
    let away = as_seen_by(app, viewer, -Vec2::Y);
    let above = (logical(app, held) - out).dot(away);
    assert!(above > 30.0, "{above} above the finger of {viewer}");
    finger(app, TouchPhase::Moved, from);
    // Long after a flick would be over.
    settle(app, 12);
    finger(app, TouchPhase::Ended, from);
    settle(app, 2);
    assert!(hand(app, seat).contains(wanted) && highlight(app, wanted).held.is_none());

    // A flick toward the middle.
    let from = card(app.world(), wanted);
    let flicked = from + up(app, 60.0);
    slide(app, from, flicked);
    finger(app, TouchPhase::Ended, flicked);
    settle(app, 2);
    assert!(!hand(app, seat).contains(wanted), "a flick plays it, at seat {seat}");
}

#[test]
fn fingers_slide_flick_and_drag_at_the_far_side() {
    let mut app = table((1024, 768), Preset::ClosedDraft, &[0, 1]);
    looks_through_and_plays(&mut app, 1);
    looks_through_and_plays(&mut app, 0);
}

#[test]
fn fingers_slide_flick_and_drag_at_all_four_sides() {
    let mut app = table((1024, 768), Preset::Solo, &[0, 1, 2, 3]);
    for seat in [1, 2, 3, 0] {
        looks_through_and_plays(&mut app, seat);
    }
}

#[test]
fn fingers_slide_flick_and_drag_on_the_dummys_hand() {
    let mut app = table((768, 1024), Preset::ThreeHanded, &[0, 1, 2]);
    looks_through_and_plays(&mut app, 3);
}
