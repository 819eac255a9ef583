//! Tables that people sit round, and what their fingers do there.

use std::collections::HashSet;

use crate::common::{Simple, Style, asked, button, card, find, game, rest, start, texts};
use crate::devices::{one_finger, tap};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::redraw::Redraw;
use spades::session::setup::Player;
use spades::session::{Covers, FaceToFace, Match, Perspective, Turn};
use spades::settings::Settings;
use spades::storage::Store;
use spades::table::card::Face;
use spades::table::cues::CueQueue;
use spades::table::geometry::TableGeometry;
use spades::table::shown::{ShownScene, ShownView};
use spades::text::Phrase;
use spades_bots::Level;
use spades_layout::{Place, SeatWidget, Zone};
use spades_rules::{Card, CardSet, Phase, Preset, Seat, View};

/// A match of people and computer players round a screen of this size.
pub fn table(size: (u32, u32), preset: Preset, people: &[Seat]) -> App {
    let mut app = game(Store::in_memory(), size);
    app.world_mut().resource_mut::<Settings>().face_to_face = true;
    let player = |seat: Seat| {
        let name = ["Ada", "Ben", "Cleo", "Dora"][seat].to_owned();
        if people.contains(&seat) {
            Player::Human { name }
        } else {
            Player::Bot {
                name,
                level: Level::Beginner,
            }
        }
    };
    let players = (0..usize::from(preset.rules().players)).map(player).collect();
    start(&mut app, preset, players, 11);
    assert!(app.world().resource::<FaceToFace>().0, "they sit round the screen");
    app
}

/// Puts down the finger that holds a cover, while others may be used.
pub fn put_down(app: &mut App, id: u64, at: Vec2) {
    one_finger(app, id, TouchPhase::Started, at);
    settle(app, 2);
}

pub fn lift(app: &mut App, id: u64, at: Vec2) {
    one_finger(app, id, TouchPhase::Ended, at);
    settle(app, 2);
}

/// Runs this many frames, or fewer if the program goes to sleep: its clock stops then.
pub fn settle(app: &mut App, frames: usize) {
    for frame in 1..=frames {
        app.update();
        if frame > 2 && !app.world().resource::<Redraw>().is_awake() {
            break;
        }
    }
}

/// A point of the table in logical pixels.
pub fn logical(app: &App, point: Vec2) -> Vec2 {
    app.world().resource::<TableGeometry>().viewport().to_logical(point)
}

/// Position of a widget at a side, in logical pixels.
pub fn at(app: &App, aside: SeatWidget) -> Vec2 {
    let placement = app.world().resource::<TableGeometry>().seat_widget(aside);
    logical(app, placement.expect("it is there").center)
}

pub fn hand(app: &App, seat: Seat) -> CardSet {
    app.world().resource::<Match>().game().hand(seat)
}

pub fn open(app: &App, seat: Seat) -> bool {
    app.world().resource::<Covers>().open(seat)
}

/// All faces present anywhere on the screen.
pub fn shown(app: &mut App) -> HashSet<Card> {
    let world = app.world_mut();
    let faces: HashSet<Card> = world.query::<&Face>().iter(world).filter_map(|face| face.0).collect();
    let scene = world.resource::<ShownScene>().0.as_ref();
    let known = scene.map(|scene| scene.faces.iter().flatten().copied().collect());
    faces.union(&known.unwrap_or_default()).copied().collect()
}

pub fn seats(app: &App) -> Vec<Seat> {
    app.world().resource::<Match>().humans().collect()
}

/// Checks that no card under a closed cover, in the hand or drawn, is on the screen.
pub fn nothing_leaks(app: &mut App) {
    let faces = shown(app);
    for seat in seats(app) {
        if open(app, seat) {
            continue;
        }
        let cards = hand(app, seat);
        let seen: Vec<Card> = cards.iter().filter(|card| faces.contains(card)).collect();
        assert!(seen.is_empty(), "{seen:?} of seat {seat} are to be seen");
        let drawn = app.world().resource::<Match>().view(seat).drawn;
        assert!(
            drawn.is_none_or(|card| !faces.contains(&card)),
            "what {seat} has drawn is to be seen"
        );
    }
    // Prompts, labels and screen-reader texts are for the viewer, as far as the viewer's cards are open.
    let looks = *app.world().resource::<Perspective>();
    assert_eq!(looks.open, open(app, looks.viewer));
    if !looks.open {
        let asked = asked(app.world());
        let secret = matches!(asked, Turn::Choose | Turn::Bid | Turn::Pass | Turn::Play);
        assert!(!secret, "{asked:?} is asked over covered cards");
    }
    assert_eq!(app.world().resource::<CueQueue>().mismatches(), 0);
}

/// Runs frames until the player to act can answer.
pub fn wait(app: &mut App) {
    for _ in 0..4000 {
        let world = app.world();
        let phase = world.resource::<Match>().game().phase();
        if asked(world) != Turn::Wait || phase == Phase::RoundEnd || phase == Phase::MatchEnd {
            rest(app);
            return;
        }
        app.update();
    }
    panic!("nobody is asked");
}

/// Makes one decision with fingers: one of the left hand holds the cover or has tapped it, and one of the right hand acts.
pub fn decide(app: &mut App, holds: bool) {
    let seat = app.world().resource::<Perspective>().viewer;
    let cover = at(app, SeatWidget::Cover(seat));
    if asked(app.world()) == Turn::Draw {
        let geometry = *app.world().resource::<TableGeometry>();
        let stock = logical(app, geometry.pose(Place::only(Zone::Stock)).center);
        tap(app, stock);
        wait(app);
        nothing_leaks(app);
    }
    if asked(app.world()) == Turn::Open {
        if holds {
            put_down(app, 5, cover);
        } else {
            tap(app, cover);
        }
        rest(app);
        assert!(open(app, seat), "the cover of {seat} is open");
        nothing_leaks(app);
    }
    let view = app.world().resource::<ShownView>().0.clone().expect("a view");
    let count = app.world().resource::<Match>().action_count();
    match asked(app.world()) {
        Turn::Choose => {
            let name = if Simple.keeps(&view) { "keep" } else { "discard" };
            let place = button(app, name);
            tap(app, place);
        }
        Turn::Bid => {
            let bid = Simple.bids(&view);
            let key = button(app, &format!("bid-{bid}"));
            tap(app, key);
            let bids = button(app, "bid");
            tap(app, bids);
        }
        turn @ (Turn::Pass | Turn::Play) => {
            let wanted = match turn {
                Turn::Pass => {
                    let hand = view.hand.expect("an open hand");
                    let free = |card: &Card| !view.naming.contains(*card);
                    hand.iter().find(free).expect("a card")
                }
                _ => Simple.plays(&view),
            };
            // However many taps it takes.
            for _ in 0..3 {
                if app.world().resource::<Match>().action_count() == count && asked(app.world()) == turn {
                    let place = card(app.world(), wanted);
                    tap(app, place);
                }
            }
        }
        Turn::Settle => {
            let place = button(app, "score-the-round");
            tap(app, place);
        }
        // An only card has played itself.
        Turn::Wait => {}
        other => panic!("{other:?} is asked of {seat}"),
    }
    assert!(app.world().resource::<Match>().action_count() > count || asked(app.world()) == Turn::Wait);
    if holds {
        lift(app, 5, cover);
        assert!(!open(app, seat), "the cover falls when it is let go");
        nothing_leaks(app);
    }
}

/// Plays a whole round, with the cover held for every other decision.
pub fn play_a_round(app: &mut App) {
    let mut holds = false;
    loop {
        wait(app);
        nothing_leaks(app);
        if app.world().resource::<Match>().game().phase() == Phase::RoundEnd {
            break;
        }
        if app.world().resource::<Match>().game().phase() == Phase::MatchEnd {
            break;
        }
        decide(app, holds);
        holds = !holds;
    }
    assert!(!app.world().resource::<Perspective>().curtain, "no curtain ever falls");
}

pub fn view(app: &App) -> View {
    app.world().resource::<ShownView>().0.clone().expect("a view")
}

/// Converts a vector from the view of the person at a seat to the screen.
pub fn as_seen_by(app: &App, seat: Seat, by: Vec2) -> Vec2 {
    let quarters = app.world().resource::<TableGeometry>().side(seat).quarters();
    Vec2::from_angle(f32::from(quarters) * std::f32::consts::FRAC_PI_2).rotate(by)
}

/// Direction that is right for the widget of this name.
pub fn turn_of(app: &mut App, name: &str) -> Vec2 {
    let entity = find(app, name);
    let transform = app.world().get::<UiGlobalTransform>(entity).expect("a place");
    transform.matrix2.x_axis.normalize()
}

pub fn is_turned_to(app: &mut App, name: &str, seat: Seat) {
    let (turn, wanted) = (turn_of(app, name), as_seen_by(app, seat, Vec2::X));
    assert!(
        turn.distance(wanted) < 0.01,
        "{name} is turned {turn}, and {seat} sees {wanted}"
    );
}

pub fn text_of(phrase: &dyn Phrase, app: &mut App) -> bool {
    texts(app).contains(&phrase.text())
}

pub fn bounds(app: &mut App, name: &str) -> Rect {
    let entity = find(app, name);
    let at = app.world().get::<UiGlobalTransform>(entity).expect("a place");
    let node = app.world().get::<ComputedNode>(entity).expect("a size");
    Rect::from_center_size(at.translation, node.size())
}
