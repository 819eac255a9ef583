//! Minimum sizes on phones, in pixels of the window: with every number of players, every text size, and a dummy at every edge.

use bevy_math::Vec2;
use spades_rules::Phase;

use super::*;
use crate::phone::MIN_VISIBLE;

/// Windows of phones in logical pixels.
const PHONES: [(f32, f32); 9] = [
    (320.0, 568.0),
    (360.0, 640.0),
    (375.0, 667.0),
    (390.0, 844.0),
    (412.0, 915.0),
    (568.0, 320.0),
    (667.0, 375.0),
    (844.0, 390.0),
    (915.0, 412.0),
];

/// Interface sizes: 100, 140 and 200 %.
const INTERFACES: [f32; 3] = [33.0, 100.0, 200.0];

/// Bar below the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Below {
    Nothing,
    Replay,
    Exercise,
}

/// Returns every table of several players on phones above a bar or not: partners, all alone, and each place of an open dummy.
fn phones(below: Below) -> impl Iterator<Item = TableLayout> {
    PHONES.into_iter().flat_map(move |(width, height)| {
        INTERFACES.into_iter().flat_map(move |interface| {
            let preferences = Preferences {
                interface,
                ..Preferences::default()
            };
            let window = Vec2::new(width, height);
            let plain = Viewport::within(window, SafeArea::NONE, &preferences, 0.0);
            let bar = match below {
                Below::Nothing => 0.0,
                Below::Replay => REPLAY_BAR.on(plain.device, plain.upright()).height,
                Below::Exercise => EXERCISE_BAR.on(plain.device, plain.upright()).height,
            };
            let viewport = Viewport::within(window, SafeArea::NONE, &preferences, bar);
            let closed = [(2, 2, 0, false), (3, 3, 0, false), (4, 2, 0, false), (4, 4, 0, false)];
            let dummies = [0, 1, 2].map(|viewer| (3, 3, viewer, true));
            closed
                .into_iter()
                .chain(dummies)
                .map(move |(players, sides, viewer, dummy)| {
                    TableLayout::from(Table {
                        viewport,
                        scale: viewport.scale,
                        arrangement: Arrangement::of(viewport.upright(), players),
                        sides,
                        viewer,
                        phase: Phase::Play,
                        watched: below == Below::Replay,
                        open: dummy.then_some(3).into_iter().collect(),
                        ..Table::default()
                    })
                })
        })
    })
}

fn of(table: &TableLayout) -> String {
    format!(
        "{} players, viewer {}, open {:?}, {} with letters of {}",
        table.arrangement.players(),
        table.viewer,
        table.open,
        table.viewport.window() * table.viewport.unit,
        table.viewport.letters()
    )
}

/// Returns the smallest visible width of a card in the hand, in pixels.
fn visible_in_hand(table: &TableLayout, count: usize) -> f32 {
    let hand = poses(table, Zone::Hand(table.viewer), count);
    let row = hand.windows(2).filter(|pair| pair[1].center.x > pair[0].center.x);
    let steps = row.map(|pair| pair[1].center.x - pair[0].center.x);
    let whole = hand[0].width();
    steps.fold(whole, f32::min) * table.viewport.unit
}

#[test]
fn a_finger_can_hit_each_card_of_the_hand() {
    // In a replay nobody plays a card.
    for table in [Below::Nothing, Below::Exercise].into_iter().flat_map(phones) {
        for count in 1..=13 {
            let visible = visible_in_hand(&table, count);
            assert!(visible >= MIN_VISIBLE - 0.1, "{visible} of {count}: {}", of(&table));
        }
    }
}

#[test]
fn cards_of_a_trick_can_be_read() {
    let min = |below| match below {
        Below::Nothing => MIN_VISIBLE,
        // The bar takes a third of a low window.
        Below::Replay | Below::Exercise => 27.0,
    };
    for below in [Below::Nothing, Below::Replay, Below::Exercise] {
        for table in phones(below) {
            let trick = table.pose(Place::only(Zone::Trick(table.viewer))).width() * table.viewport.unit;
            assert!(trick >= min(below) - 0.1, "{trick}, {below:?}: {}", of(&table));
        }
    }
}

/// Larger text must not make cards smaller than a finger and an eye need, nor put them into one row.
#[test]
fn large_text_leaves_the_hand_in_two_rows() {
    for table in phones(Below::Nothing).filter(|table| table.arrangement.upright()) {
        let hand = poses(&table, Zone::Hand(table.viewer), 13);
        let height = hand[0].height * table.viewport.unit;
        assert!(height >= 61.0, "{height}: {}", of(&table));
        assert!(
            hand[0].center.y + 0.2 * hand[0].height < hand[12].center.y,
            "{}",
            of(&table)
        );
    }
}

#[test]
fn nothing_covers_an_open_dummy() {
    for below in [Below::Nothing, Below::Exercise] {
        for table in phones(below).filter(|table| table.open.has(3)) {
            let pill = table.fixture(Fixture::TurnPill);
            let pill = pill.filter(|_| !table.leaves_turn_line_to_bar());
            let hint = table.fixture(Fixture::Hint).expect("there is always one");
            let trick = (0..4).map(|seat| table.pose(Place::only(Zone::Trick(seat))).bounds());
            let trick: Vec<Rect> = trick.collect();
            let own = poses(&table, Zone::Hand(table.viewer), 13);
            for count in 1..=13 {
                for pose in poses(&table, Zone::Hand(3), count) {
                    for card in [pose.bounds(), pose.raised().bounds()] {
                        let what = format!("{count}, {below:?}: {}", of(&table));
                        assert!(!overlap(card, hint), "the hint lies on the dummy, {what}");
                        assert!(pill.is_none_or(|pill| !overlap(card, pill)), "the pill, {what}");
                        assert!(!trick.iter().any(|played| overlap(card, *played)), "the trick, {what}");
                        let hand = own.iter().any(|own| overlap(card, own.bounds()));
                        assert!(!hand, "the hand, {what}");
                    }
                    for (fixture, rect) in standing(&table) {
                        let covers = overlap(pose.bounds(), rect) || overlap(pose.raised().bounds(), rect);
                        assert!(!covers, "{fixture:?}, {count}, {below:?}: {}", of(&table));
                    }
                }
            }
        }
    }
}

#[test]
fn a_trick_lies_clear_of_pill_and_plates() {
    for below in [Below::Nothing, Below::Exercise] {
        for table in phones(below).filter(|table| table.arrangement.hands() > 2) {
            let own = poses(&table, Zone::Hand(table.viewer), 13);
            let pill = table.fixture(Fixture::TurnPill);
            let pill = pill.filter(|_| !table.leaves_turn_line_to_bar());
            for seat in 0..4 {
                let card = table.pose(Place::only(Zone::Trick(seat))).bounds();
                let what = format!("{:?}, {below:?}: {}", table.side(seat), of(&table));
                assert!(pill.is_none_or(|pill| !overlap(card, pill)), "the pill, {what}");
                assert!(!own.iter().any(|own| overlap(card, own.bounds())), "the hand, {what}");
                for (fixture, rect) in standing(&table) {
                    assert!(!overlap(card, rect), "{fixture:?} lies on the trick, {what}");
                }
            }
        }
    }
}

/// Rows are broken between suits, and stay so while a trick is played.
#[test]
fn suits_stay_together_in_two_rows() {
    for table in phones(Below::Nothing).filter(|table| table.hand_has_rows()) {
        let suits = HandSuits {
            lengths: [4, 3, 2, 4],
            played: None,
        };
        let rows = |suits: HandSuits, count: usize| {
            let table = TableLayout::from(Table {
                suits,
                ..*table.table()
            });
            let hand = poses(&table, Zone::Hand(table.viewer), count);
            let behind = hand.windows(2).take_while(|pair| pair[1].center.x > pair[0].center.x);
            behind.count() + 1
        };
        assert_eq!(rows(suits, 13), 7, "{}", of(&table));
        let played = |at| HandSuits {
            played: Some(at),
            ..suits
        };
        assert_eq!(rows(played(0), 12), 6, "{}", of(&table));
        assert_eq!(rows(played(12), 12), 7, "{}", of(&table));
    }
}
