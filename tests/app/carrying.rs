//! Cards carried and flicked by a finger, at any speed of frames.

use std::time::Duration;

use bevy::camera::visibility::RenderLayers;

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use spades::input::{Contact, TouchTimes};
use spades::session::{Match, Turn};

use spades::storage::Store;

use spades::table::card_info::InfoPopover;

use spades::table::geometry::TableGeometry;

use spades::table::shown::ShownScene;

use spades_layout::Zone;
use spades_rules::{Card, Preset};

use crate::common::{asked, card, decide, game, highlight, players, rest, start};
use crate::devices::{finger, slide, tap};
use crate::touch::{PHONE, held, playable, to_play};

#[test]
fn a_flick_plays_and_a_card_that_comes_back_does_not() {
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    // Out of the hand, shown above the finger, and back.
    let out = at - Vec2::new(0.0, 250.0);
    slide(&mut app, at, out);
    let seen = highlight(&mut app, wanted).held.expect("the finger has it");
    let geometry = app.world().resource::<TableGeometry>();
    assert!(
        seen.y + 40.0 < geometry.point(out).y,
        "{seen} is not hidden by the finger"
    );
    finger(&mut app, TouchPhase::Moved, at);
    app.update();
    // Long after a flick would be over.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(400)));
    app.update();
    finger(&mut app, TouchPhase::Ended, at);
    app.update();
    app.update();
    assert!(held(&app).contains(wanted) && highlight(&mut app, wanted).held.is_none());

    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)));
    let up = at - Vec2::new(4.0, 60.0);
    slide(&mut app, at, up);
    finger(&mut app, TouchPhase::Ended, up);
    app.update();
    app.update();
    assert!(!held(&app).contains(wanted), "a flick plays it");
}

#[test]
fn a_finger_looks_through_the_hand_and_takes_a_card_along() {
    let mut app = to_play((844, 390), Preset::Pairs);
    let hand: Vec<Card> = held(&app).iter().collect();
    let mut places: Vec<(Card, Vec2)> = hand.iter().map(|&held| (held, card(app.world(), held))).collect();
    places.sort_by(|a, b| a.1.x.total_cmp(&b.1.x));
    let (first, last) = (places[0], places[places.len() - 1]);
    finger(&mut app, TouchPhase::Started, first.1);
    app.update();
    for &(wanted, at) in &places[1..] {
        finger(&mut app, TouchPhase::Moved, at);
        app.update();
        let raised: Vec<Card> = hand
            .iter()
            .copied()
            .filter(|&held| highlight(&mut app, held).raised)
            .collect();
        assert_eq!(raised, [wanted]);
    }
    finger(&mut app, TouchPhase::Ended, last.1);
    app.update();
    app.update();
    assert_eq!(held(&app).len(), hand.len(), "nothing is played");
    assert!(
        highlight(&mut app, last.0).raised,
        "the one it was lifted from stays raised"
    );

    // From another card to this one, and up.
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    let from = places.iter().find(|(held, _)| *held != wanted).expect("another card").1;
    slide(&mut app, from, at);
    let out = Vec2::new(at.x, 60.0);
    finger(&mut app, TouchPhase::Moved, out);
    app.update();
    assert!(highlight(&mut app, wanted).held.is_some(), "it comes along");
    finger(&mut app, TouchPhase::Ended, out);
    app.update();
    app.update();
    assert!(!held(&app).contains(wanted), "and is played on the table");
}

/// Actions of a finger, with their times in milliseconds.
pub type Stroke = [(u64, TouchPhase, Vec2)];

/// Plays strokes in frames of this length: events within one are read when the next begins.
pub fn perform(app: &mut App, stroke: &Stroke, frame: u64) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame)));
    app.update();
    let began = app.world().resource::<Time<Real>>().elapsed();
    let mut events = stroke.iter().peekable();
    let mut now = 0;
    while events.peek().is_some() {
        now += frame;
        while let Some(&(at, phase, place)) = events.next_if(|(at, ..)| *at <= now) {
            let contact = match phase {
                TouchPhase::Started => Some(Contact::Down),
                TouchPhase::Moved => None,
                TouchPhase::Ended | TouchPhase::Canceled => Some(Contact::Up),
            };
            if let Some(contact) = contact {
                let at = began + Duration::from_millis(at);
                app.world_mut().resource_mut::<TouchTimes>().stamp(7, contact, at);
            }
            finger(app, phase, place);
        }
        app.update();
    }
    // Delayed events.
    for _ in 0..4 {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(USUAL_FRAME));
}

/// A finger touches, moves this way in some steps, and lifts; it starts to move and lifts at these times.
pub fn stroke(from: Vec2, by: Vec2, sets_out: u64, lifted: u64) -> Vec<(u64, TouchPhase, Vec2)> {
    let mut events = vec![(0, TouchPhase::Started, from)];
    let step = |step: u64| {
        (
            sets_out + (lifted - sets_out) * step / 5,
            TouchPhase::Moved,
            from + by * (step as f32 / 4.0),
        )
    };
    events.extend((1..=4).map(step));
    events.push((lifted, TouchPhase::Ended, from + by));
    events
}

/// Frame length of the other tests.
const USUAL_FRAME: Duration = Duration::from_millis(40);

pub const FRAMES: [u64; 3] = [16, 100, 400];

#[test]
fn frames_of_any_length_make_the_same_of_a_finger_on_the_hand() {
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    let up = Vec2::new(0.0, -300.0);
    let (tremble, short) = (Vec2::new(3.0, -4.0), Vec2::new(2.0, -60.0));
    // Movement, start and release times; whether information is shown then, and whether the card is played.
    for (by, sets_out, lifted, explained, plays) in [
        (tremble, 20, 60, false, false),
        (tremble, 20, 700, true, false),
        (up, 700, 1200, false, true),
        (short, 10, 120, false, true),
    ] {
        for frame in FRAMES {
            let what = format!("{by} after {sets_out} in {lifted}, frames of {frame}");
            let wanted = next_to_play(&mut app);
            let at = card(app.world(), wanted);
            perform(&mut app, &stroke(at, by, sets_out, lifted), frame);
            assert_eq!(!held(&app).contains(wanted), plays, "{what}");
            let is_told = app.world().resource::<InfoPopover>().subject().is_some();
            assert_eq!(is_told, explained, "{what}");
            if !plays {
                let highlight = highlight(&mut app, wanted);
                assert!(highlight.held.is_none() && highlight.raised, "{what}");
            }
            // The next finger finds no card raised.
            tap(&mut app, Vec2::new(195.0, 400.0));
        }
    }
}

/// The next card that the person may play, once it is at rest.
fn next_to_play(app: &mut App) -> Card {
    while asked(app.world()) != Turn::Play {
        decide(app);
    }
    rest(app);
    playable(app)
}

/// The place of the drawn card, in logical pixels, once it is to be decided on.
fn next_drawn(app: &mut App) -> Vec2 {
    while asked(app.world()) != Turn::Choose {
        decide(app);
    }
    rest(app);
    let scene = app.world().resource::<ShownScene>().0.clone().expect("a scene");
    let geometry = app.world().resource::<TableGeometry>();
    let place = scene.places().into_iter().find(|place| place.zone == Zone::Drawn);
    let at = geometry.pose(place.expect("it lies there")).center;
    geometry.viewport().to_logical(at)
}

/// Number of sprites of a card.
const SPRITES: usize = 7;

/// Returns whether the camera above the interface is on, and the number of sprites that it alone draws.
fn drawn_above(app: &mut App) -> (bool, usize) {
    let above = RenderLayers::layer(1);
    let world = app.world_mut();
    let mut cameras = world.query::<(&Camera, Option<&RenderLayers>)>();
    let camera = cameras.iter(world).find(|(_, layers)| *layers == Some(&above));
    let on = camera.is_some_and(|(camera, _)| camera.is_active);
    let mut sprites = world.query_filtered::<&RenderLayers, With<Sprite>>();
    (on, sprites.iter(world).filter(|&layers| *layers == above).count())
}

#[test]
fn where_a_carried_card_goes_lights_up_and_no_button_lies_on_it() {
    let seen = |app: &mut App, wanted: &str| {
        let mut names = app.world_mut().query::<(&Name, &InheritedVisibility)>();
        let found = names.iter(app.world()).find(|(name, _)| name.as_str() == wanted);
        found.is_some_and(|(_, visible)| visible.get())
    };
    for size in [PHONE, (PHONE.1, PHONE.0)] {
        let mut app = game(Store::in_memory(), size);
        start(&mut app, Preset::OpenDraft, players(false), 5);
        let at = next_drawn(&mut app);
        assert!(seen(&mut app, "keep") && !seen(&mut app, "to-the-hand"));
        let (down, up) = (Vec2::new(4.0, 90.0), Vec2::new(4.0, -90.0));
        for (by, hand) in [(down, true), (up, false)] {
            let mut carried = stroke(at, by, 20, 900);
            carried.pop();
            perform(&mut app, &carried, 16);
            assert_eq!(seen(&mut app, "to-the-hand"), hand, "{by} at {size:?}");
            assert_eq!(seen(&mut app, "to-the-discards"), !hand, "{by} at {size:?}");
            assert!(!seen(&mut app, "keep"));
            assert_eq!(drawn_above(&mut app), (true, SPRITES), "{by} at {size:?}");
            finger(&mut app, TouchPhase::Canceled, at);
            for _ in 0..8 {
                app.update();
            }
            assert!(seen(&mut app, "keep") && !seen(&mut app, "to-the-hand"), "let go");
            assert_eq!(drawn_above(&mut app), (false, 0), "let go");
        }
    }
}

#[test]
fn speed_never_reverses_what_becomes_of_the_drawn_card() {
    let mut app = game(Store::in_memory(), PHONE);
    start(&mut app, Preset::OpenDraft, players(false), 5);
    let (down, side, up) = (Vec2::new(10.0, 200.0), Vec2::new(120.0, 20.0), Vec2::new(5.0, -120.0));
    for (by, keeps) in [(down, true), (side, false), (-side, false), (up, false)] {
        for (frame, lifted) in [(16, 150), (16, 1500), (400, 1500)] {
            let at = next_drawn(&mut app);
            let drawn = app.world().resource::<Match>().view(0).drawn.expect("a drawn card");
            perform(&mut app, &stroke(at, by, 20, lifted), frame);
            let what = format!("{by} in {lifted}, frames of {frame}");
            assert_eq!(held(&app).contains(drawn), keeps, "{what}");
        }
    }
}
