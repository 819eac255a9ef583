//! The table by touch, as on phones.

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use spades::session::{Match, Pace, Turn};
use spades::settings::{Settings, TapPlays};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::card::CardBody;
use spades::table::card_info::{InfoPopover, InfoSubject};
use spades::table::cues::CueQueue;
use spades::table::geometry::TableGeometry;
use spades::table::motion::{CardPose, Motion};
use spades::table::overlays::Overlay;
use spades::table::shown::{ShownScene, ShownView};
use spades::ui::{Buzz, CurrentSafeArea};
use spades_layout::{Fixture, SafeArea};
use spades_rules::{Card, CardSet, Phase, Preset};

use crate::carrying::{FRAMES, perform, stroke};
use crate::common::{
    against_computers, asked, button, card, decide, game, highlight, id_of, players, resize, rest, resume, seek, start,
    step_until, texts, wake_after, walk_to,
};
use crate::devices::{finger, key, slide, tap};
use crate::positions::first_choice;

pub const PHONE: (u32, u32) = (390, 844);

/// A table where a card is to be played and several are legal.
pub fn to_play(size: (u32, u32), preset: Preset) -> App {
    let mut app = game(Store::in_memory(), size);
    let players = if preset == Preset::ClosedDraft {
        players(false)
    } else {
        against_computers(preset)
    };
    resume(&mut app, &first_choice(preset, players), size);
    rest(&mut app);
    assert!(asked(app.world()) == Turn::Play && view(&app).lawful.len() > 1);
    app
}

pub fn view(app: &App) -> spades_rules::View {
    app.world().resource::<ShownView>().0.clone().expect("a view")
}

pub fn held(app: &App) -> CardSet {
    app.world().resource::<Match>().view(0).hand.expect("an open hand")
}

/// The lowest legal card.
pub fn playable(app: &App) -> Card {
    view(app).lawful.iter().next().expect("a card")
}

#[test]
fn a_tap_raises_a_card_within_two_frames_and_the_second_plays_it() {
    for (size, preset) in [
        (PHONE, Preset::ClosedDraft),
        ((844, 390), Preset::Pairs),
        ((1280, 720), Preset::Solo),
    ] {
        let mut app = to_play(size, preset);
        let wanted = playable(&app);
        let at = card(app.world(), wanted);
        finger(&mut app, TouchPhase::Started, at);
        finger(&mut app, TouchPhase::Ended, at);
        let mut frames = 0;
        while !highlight(&mut app, wanted).raised {
            app.update();
            frames += 1;
            assert!(frames <= 2, "a card is raised in two frames at most");
        }
        for _ in 0..5 {
            app.update();
        }
        assert!(
            highlight(&mut app, wanted).raised,
            "and stays so when the finger is lifted"
        );
        assert!(held(&app).contains(wanted), "and is not played yet");
        assert!(seek(&mut app, "info-box").is_some(), "its effect is shown");

        let other = held(&app).iter().find(|&other| other != wanted).expect("another card");
        let at_other = card(app.world(), other);
        tap(&mut app, at_other);
        assert!(!highlight(&mut app, wanted).raised, "a tap elsewhere lowers it");
        assert!(held(&app).contains(other));
        tap(&mut app, at);
        tap(&mut app, at);
        app.update();
        assert!(!held(&app).contains(wanted), "the second tap plays it");
        for _ in 0..3 {
            app.update();
        }
        assert!(seek(&mut app, "info-box").is_none(), "and then nothing more is shown");
    }
}

#[test]
fn a_tap_after_a_long_rest_is_a_tap() {
    let pause = Duration::from_secs(10);
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    for plays in [false, true] {
        wake_after(&mut app, pause, |app| finger(app, TouchPhase::Started, at));
        app.update();
        assert_eq!(app.world().resource::<InfoPopover>().subject(), None, "a long press");
        finger(&mut app, TouchPhase::Ended, at);
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(!held(&app).contains(wanted), plays);
    }
}

#[test]
fn reason_given_after_a_long_rest_can_be_read() {
    let mut app = to_play(PHONE, Preset::Pairs);
    let refused = held(&app).iter().find(|&card| !view(&app).lawful.contains(card));
    let at = card(app.world(), refused.expect("a card that can't be played"));
    tap(&mut app, at);
    // The finger that presses it again wakes the game.
    wake_after(&mut app, Duration::from_secs(10), |app| {
        finger(app, TouchPhase::Started, at);
        finger(app, TouchPhase::Ended, at);
    });
    for _ in 0..5 {
        app.update();
    }
    let why = app.world().resource::<InfoPopover>().subject().cloned();
    assert!(matches!(why, Some(InfoSubject::WhyNot(..))), "{why:?}");
}

#[test]
fn one_tap_plays_where_that_is_chosen() {
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    app.world_mut().resource_mut::<Settings>().tap_plays = TapPlays::First;
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    tap(&mut app, at);
    assert!(!held(&app).contains(wanted));
}

/// Number of vibrations for a trick.
#[derive(Resource, Default)]
struct Shaken(usize);

fn count(mut buzzes: MessageReader<Buzz>, mut shaken: ResMut<Shaken>) {
    shaken.0 += buzzes.read().filter(|&&buzz| buzz == Buzz::Taken).count();
}

#[test]
fn where_frames_are_slow_one_of_them_sees_a_whole_tap_or_the_beginning_of_a_drag() {
    let mut app = to_play(PHONE, Preset::Pairs);
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    for phase in [TouchPhase::Started, TouchPhase::Moved] {
        finger(
            &mut app,
            phase,
            at - Vec2::new(0.0, if phase == TouchPhase::Moved { 30.0 } else { 0.0 }),
        );
    }
    app.update();
    app.update();
    assert!(highlight(&mut app, wanted).held.is_some(), "it is carried at once");
    finger(&mut app, TouchPhase::Canceled, at);
    rest(&mut app);
    for plays in [false, true] {
        assert!(held(&app).contains(wanted), "it is not played yet");
        let at = card(app.world(), wanted);
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            finger(&mut app, phase, at);
        }
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(!held(&app).contains(wanted), plays);
    }
}

#[test]
fn the_device_shakes_for_every_trick_of_ones_own_side_and_for_no_other() {
    for (vibrates, preset) in [(true, Preset::Pairs), (true, Preset::Solo), (false, Preset::Solo)] {
        let mut app = to_play(PHONE, preset);
        app.world_mut().resource_mut::<Settings>().vibration = vibrates;
        app.init_resource::<Shaken>().add_systems(Last, count);
        let taken = |app: &App| {
            let tricks = app
                .world()
                .resource::<ShownScene>()
                .0
                .as_ref()
                .expect("a scene")
                .tricks
                .clone();
            let own = if preset == Preset::Pairs {
                tricks[0] + tricks[2]
            } else {
                tricks[0]
            };
            (usize::from(own), tricks.iter().sum::<u8>())
        };
        let before = taken(&app);
        while taken(&app).1 < 6 {
            decide(&mut app);
        }
        let after = taken(&app);
        assert!(
            after.0 > before.0 && after.0 - before.0 < usize::from(after.1 - before.1),
            "{before:?}, {after:?}"
        );
        let wanted = if vibrates { after.0 - before.0 } else { 0 };
        assert_eq!(app.world().resource::<Shaken>().0, wanted, "{preset:?}");
    }
}

#[test]
fn a_card_that_may_not_be_played_says_why_beside_it() {
    let mut app = to_play(PHONE, Preset::Solo);
    let refused = |app: &App| held(app).difference(view(app).lawful).iter().next();
    while refused(&app).is_none() {
        decide(&mut app);
        step_until(&mut app, "a card to play", |world| asked(world) == Turn::Play);
        rest(&mut app);
    }
    let wanted = refused(&app).expect("a card that may not be played");
    let why = app
        .world()
        .resource::<Match>()
        .game()
        .why_not(wanted)
        .expect("a reason");
    let at = card(app.world(), wanted);
    let mut buzzes = app.world().resource::<Messages<Buzz>>().get_cursor();
    tap(&mut app, at);
    let buzzed: Vec<Buzz> = buzzes.read(app.world().resource::<Messages<Buzz>>()).copied().collect();
    assert_eq!(buzzed, [Buzz::Refused], "a device that can shakes");
    app.update();
    let explained = |app: &mut App| texts(app).contains(&spades::text::Phrase::text(&why));
    assert!(explained(&mut app), "{:?}", texts(&mut app));
    tap(&mut app, Vec2::new(195.0, 400.0));
    app.update();
    assert!(!explained(&mut app), "until something else is touched");
    // An illegal card pulled out of the hand stays in place, and is explained too.
    slide(&mut app, at, at - Vec2::new(0.0, 200.0));
    app.update();
    assert!(explained(&mut app) && highlight(&mut app, wanted).held.is_none());
}

#[test]
fn a_long_press_tells_and_does_nothing_else() {
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    let geometry = app.world().resource::<TableGeometry>();
    let plate = geometry.fixture(Fixture::Plate(1)).expect("a plate").center() * geometry.viewport().unit;
    let id = id_of(app.world(), wanted);
    for (at, of) in [(at, InfoSubject::Card(id)), (plate, InfoSubject::Plate(1))] {
        finger(&mut app, TouchPhase::Started, at);
        for _ in 0..10 {
            app.update();
        }
        assert_ne!(
            app.world().resource::<InfoPopover>().subject(),
            Some(&of),
            "it comes after a while"
        );
        for _ in 0..4 {
            app.update();
        }
        assert_eq!(app.world().resource::<InfoPopover>().subject(), Some(&of));
        finger(&mut app, TouchPhase::Ended, at);
        app.update();
        app.update();
        assert!(
            seek(&mut app, "info-box").is_some(),
            "it is read when the finger is away"
        );
        assert!(held(&app).contains(wanted));
    }
    // A moving finger requests no information.
    slide(&mut app, plate, plate + Vec2::new(30.0, 30.0));
    for _ in 0..14 {
        app.update();
    }
    assert_eq!(app.world().resource::<InfoPopover>().subject(), None);
}

#[test]
fn a_sideways_swipe_shows_the_last_trick_but_not_from_the_side_of_the_window() {
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    let tricks = |app: &App| view(app).played.iter().filter(|trick| trick.winner.is_some()).count();
    while tricks(&app) == 0 || asked(app.world()) != Turn::Play {
        decide(&mut app);
    }
    rest(&mut app);
    // A swipe from the side is the system's back gesture.
    let swipes = [
        (4.0, 120.0, Overlay::None),
        (380.0, -120.0, Overlay::None),
        (120.0, 10.0, Overlay::None),
        (300.0, -120.0, Overlay::LastTrick),
    ];
    for (from, by, shown) in swipes {
        let (from, to) = (Vec2::new(from, 420.0), Vec2::new(from + by, 426.0));
        slide(&mut app, from, to);
        finger(&mut app, TouchPhase::Ended, to);
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<State<Overlay>>().get(), shown, "{from} to {to}");
    }
}

/// Position of every card as drawn, and whether it is in motion.
fn cards_shown(app: &mut App) -> Vec<(CardPose, bool)> {
    let world = app.world_mut();
    let mut cards = world.query::<(&CardBody, &CardPose, Has<Motion>)>();
    let mut all: Vec<_> = cards
        .iter(world)
        .map(|(body, shown, moves)| (body.0, *shown, moves))
        .collect();
    all.sort_by_key(|&(id, ..)| id);
    all.into_iter().map(|(_, shown, moves)| (shown, moves)).collect()
}

/// Largest distance of any card from its previous position, in widths and heights of the window.
fn farthest(before: &[(CardPose, bool)], size: Vec2, after: &[(CardPose, bool)], now: Vec2) -> f32 {
    let far = |(one, other): (&(CardPose, bool), &(CardPose, bool))| {
        (one.0.pose.center / size).distance(other.0.pose.center / now)
    };
    before.iter().zip(after).map(far).fold(0.0, f32::max)
}

#[test]
fn a_device_turned_in_the_middle_of_a_trick_lays_everything_anew_with_motion() {
    let mut app = to_play(PHONE, Preset::Pairs);
    let size = |app: &App| app.world().resource::<TableGeometry>().viewport().size;
    // Slow enough to see cards fly.
    app.insert_resource(Pace(1.0));
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    slide(&mut app, at, at - Vec2::new(0.0, 90.0));
    finger(&mut app, TouchPhase::Ended, at - Vec2::new(0.0, 90.0));
    let flies = |app: &mut App| cards_shown(app).iter().any(|&(_, moves)| moves);
    for _ in 0..10 {
        app.update();
        if flies(&mut app) {
            break;
        }
    }
    assert!(flies(&mut app), "a card is under way");

    for turned in [(844, 390), PHONE] {
        let (before, old) = (cards_shown(&mut app), size(&app));
        resize(&mut app, turned);
        app.update();
        let (after, new) = (cards_shown(&mut app), size(&app));
        assert_ne!(old, new);
        assert!(farthest(&before, old, &after, new) < 0.2, "no card jumps");
        assert!(
            after.iter().filter(|(_, moves)| *moves).count() > 12,
            "the hand is under way"
        );
        rest(&mut app);
    }
    // Dragging an edge of the window moves the cards at once.
    resize(&mut app, (400, 844));
    app.update();
    app.update();
    let hand: Vec<Card> = held(&app).iter().collect();
    for held in hand {
        let id = id_of(app.world(), held);
        let geometry = app.world().resource::<TableGeometry>();
        let places = app
            .world()
            .resource::<ShownScene>()
            .0
            .as_ref()
            .expect("a scene")
            .places();
        let wanted = geometry.pose(places[id]).center;
        let shown = cards_shown(&mut app)[id].0.pose.center;
        assert!(shown.distance(wanted) < 1.0, "{shown} and not {wanted}");
    }

    // A finger drops its card when the device is rotated.
    step_until(&mut app, "another card to choose, with everything at rest", |world| {
        let view = world.resource::<ShownView>().0.as_ref();
        asked(world) == Turn::Play && view.is_some_and(|view| view.lawful.len() > 1)
    });
    rest(&mut app);
    let wanted = playable(&app);
    let at = card(app.world(), wanted);
    slide(&mut app, at, at - Vec2::new(0.0, 120.0));
    assert!(highlight(&mut app, wanted).held.is_some());
    resize(&mut app, (844, 390));
    app.update();
    app.update();
    assert!(highlight(&mut app, wanted).held.is_none() && held(&app).contains(wanted));
    finger(&mut app, TouchPhase::Ended, Vec2::new(400.0, 100.0));

    app.insert_resource(Pace(400.0));
    while view(&app).phase != Phase::MatchEnd {
        decide(&mut app);
    }
    assert_eq!(app.world().resource::<CueQueue>().mismatches(), 0);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

#[test]
fn notches_are_kept_free_and_fingers_meet_what_they_see() {
    let mut app = to_play((844, 390), Preset::Pairs);
    app.insert_resource(CurrentSafeArea(SafeArea {
        left: 59.0,
        top: 0.0,
        right: 59.0,
        bottom: 21.0,
    }));
    rest(&mut app);
    let inside = |at: Vec2| (59.0..785.0).contains(&at.x) && at.y < 369.0;
    for name in ["undo", "hint", "menu"] {
        let at = crate::common::button(&mut app, name);
        assert!(inside(at), "{name} at {at}");
    }
    let geometry = *app.world().resource::<TableGeometry>();
    let wanted = playable(&app);
    let places = app
        .world()
        .resource::<ShownScene>()
        .0
        .as_ref()
        .expect("a scene")
        .places();
    let pose = geometry.pose(places[id_of(app.world(), wanted)]);
    let at = geometry
        .viewport()
        .to_logical(pose.center - pose.width() * 0.4 * Vec2::X);
    assert!(inside(at), "{at}");
    for _ in 0..2 {
        tap(&mut app, at);
    }
    app.update();
    assert!(!held(&app).contains(wanted), "it is met where it is seen");
}

/// Opens the menu of the table, and waits until it has risen.
fn open_menu(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Menu);
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::Menu);
}

/// Returns the size of each visible text, by what it says.
fn text_sizes(app: &mut App) -> Vec<(String, f32)> {
    let world = app.world_mut();
    let mut shown = world.query::<(&Text, &ComputedNode, &InheritedVisibility)>();
    let shown = shown.iter(world).filter(|(_, _, visible)| visible.get());
    let mut sizes: Vec<_> = shown.map(|(text, node, _)| (text.0.clone(), node.size().y)).collect();
    sizes.sort_by(|one, other| one.0.cmp(&other.0));
    sizes
}

#[test]
fn an_open_menu_takes_the_letters_that_are_chosen_above_it() {
    let mut app = to_play(PHONE, Preset::ClosedDraft);
    open_menu(&mut app);
    let usual = text_sizes(&mut app);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    app.update();
    app.update();
    app.world_mut().resource_mut::<Settings>().interface = 100.0;
    app.update();
    app.update();
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    rest(&mut app);
    let large = text_sizes(&mut app);
    assert_ne!(usual, large);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    app.update();
    app.update();
    open_menu(&mut app);
    assert_eq!(large, text_sizes(&mut app), "as when it is opened again");
}

#[test]
fn a_sheet_stands_at_the_lower_edge_and_a_finger_drags_it_away_at_any_speed() {
    let down = |way: f32| Vec2::new(6.0, way);
    for (width, height) in [PHONE, (PHONE.1, PHONE.0)] {
        let mut app = to_play((width, height), Preset::ClosedDraft);
        open_menu(&mut app);
        let main = button(&mut app, "back-to-the-table");
        assert!(main.y > 0.8 * height as f32, "{main} is where a thumb is");
        let grip = button(&mut app, "grip");
        assert!(
            (grip.x - width as f32 / 2.0).abs() < 2.0,
            "{grip}: it is as wide as the window"
        );
        for frame in FRAMES {
            for (by, lifted, closes) in [
                (down(110.0), 150, true),
                (down(110.0), 1500, true),
                (down(40.0), 150, false),
                (down(40.0), 1500, false),
                (Vec2::new(110.0, 20.0), 150, false),
            ] {
                open_menu(&mut app);
                let from = button(&mut app, "grip");
                perform(&mut app, &stroke(from, by, 20, lifted), frame);
                let is_closed = *app.world().resource::<State<Overlay>>().get() == Overlay::None;
                assert_eq!(is_closed, closes, "{by} in {lifted}, frames of {frame}, {width} wide");
                if !closes {
                    (0..20).for_each(|_| app.update());
                    let back = button(&mut app, "grip");
                    assert!(back.distance(from) < 1.0, "{from} {back}: it goes back");
                }
            }
        }
    }
}

/// A golden pill looks like a button.
#[test]
fn a_lit_pill_does_what_it_says() {
    for size in [PHONE, (844, 390)] {
        let mut app = game(Store::in_memory(), size);
        start(&mut app, Preset::OpenDraft, players(false), 5);
        while asked(app.world()) != Turn::Draw {
            decide(&mut app);
        }
        rest(&mut app);
        let before = app.world().resource::<Match>().action_count();
        let geometry = app.world().resource::<TableGeometry>();
        let pill = geometry.fixture(Fixture::TurnPill).expect("a pill").center();
        let at = geometry.viewport().to_logical(pill);
        tap(&mut app, at);
        step_until(&mut app, "the drawn card", |world| {
            world.resource::<Match>().action_count() > before
        });
    }
}

/// The whole row of a setting is a target.
#[test]
fn a_row_of_the_settings_toggles_its_switch() {
    let mut app = game(Store::in_memory(), PHONE);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    (0..6).for_each(|_| app.update());
    walk_to(&mut app, "accessibility");
    key(&mut app, KeyCode::Enter);
    (0..6).for_each(|_| app.update());
    let switch = button(&mut app, "four-color-deck");
    // At the caption.
    let at = Vec2::new(0.25 * PHONE.0 as f32, switch.y);
    for wanted in [true, false] {
        tap(&mut app, at);
        (0..3).for_each(|_| app.update());
        assert_eq!(app.world().resource::<Settings>().four_colour, wanted);
    }
}
