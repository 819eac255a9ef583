use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::*;
use crate::arrangement::OpenHands;

/// Windows in logical pixels, from a big screen to phones.
const WINDOWS: [(f32, f32); 21] = [
    (1920.0, 1080.0),
    (1600.0, 900.0),
    (1280.0, 720.0),
    (1024.0, 768.0),
    (2560.0, 1080.0),
    (900.0, 880.0),
    (720.0, 1280.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (768.0, 1024.0),
    (3840.0, 2160.0),
    (320.0, 568.0),
    (412.0, 915.0),
    (568.0, 320.0),
    (844.0, 390.0),
    (915.0, 412.0),
    (379.0, 568.0),
    (455.0, 568.0),
    (568.0, 568.0),
    (568.0, 379.0),
    (700.0, 700.0),
];

/// Interface sizes that the player can choose: 80, 100, 120, 140, 170 and 200 %.
const INTERFACES: [f32; 6] = [0.0, 33.0, 67.0, 100.0, 150.0, 200.0];

/// Phones with unsafe areas: a notch above or at the side, and a line below.
const NOTCHED: SafeArea = SafeArea {
    left: 0.0,
    top: 47.0,
    right: 0.0,
    bottom: 34.0,
};
const NOTCHED_ON_ITS_SIDE: SafeArea = SafeArea {
    left: 47.0,
    top: 0.0,
    right: 47.0,
    bottom: 21.0,
};

/// Windows of phones with unsafe areas, or held in the left hand.
const HELD: [((f32, f32), SafeArea, bool); 7] = [
    ((390.0, 844.0), NOTCHED, false),
    ((844.0, 390.0), NOTCHED_ON_ITS_SIDE, false),
    ((390.0, 844.0), NOTCHED, true),
    ((844.0, 390.0), NOTCHED_ON_ITS_SIDE, true),
    ((320.0, 568.0), SafeArea::NONE, true),
    ((568.0, 320.0), SafeArea::NONE, true),
    ((844.0, 390.0), SafeArea::NONE, true),
];

/// A table in every window, seen by seat 0.
fn tables(players: usize, sides: usize, phase: Phase) -> impl Iterator<Item = TableLayout> {
    let plain = WINDOWS.into_iter().map(|window| (window, SafeArea::NONE, false));
    plain.chain(HELD).map(move |((width, height), safe, left_handed)| {
        let preferences = Preferences {
            left_handed,
            ..Preferences::default()
        };
        let viewport = Viewport::within(Vec2::new(width, height), safe, &preferences, 0.0);
        TableLayout::from(Table {
            viewport,
            scale: viewport.scale,
            arrangement: Arrangement::of(viewport.upright(), players),
            sides,
            phase,
            out_of_play: false,
            ..Table::default()
        })
    })
}

/// Unsafe areas of a window.
fn edges(viewport: &Viewport) -> SafeArea {
    let (start, end) = (viewport.origin * viewport.unit, viewport.beyond * viewport.unit);
    SafeArea {
        left: start.x,
        top: start.y,
        right: end.x,
        bottom: end.y,
    }
}

/// The table as it is, and on a phone above the bar of a replay.
fn above_a_bar(table: TableLayout) -> impl Iterator<Item = TableLayout> {
    let before = table.viewport;
    let preferences = Preferences {
        left_handed: before.left_handed,
        ..Preferences::default()
    };
    let safe = edges(&before);
    let bar = REPLAY_BAR.on(before.device, before.upright()).height;
    let viewport = Viewport::within(before.window() * before.unit, safe, &preferences, bar);
    let above = TableLayout::from(Table {
        viewport,
        scale: viewport.scale,
        watched: true,
        ..*table.table()
    });
    let above = Some(above).filter(|table| table.on_phone());
    std::iter::once(table).chain(above)
}

/// The table at every size of the interface.
fn in_every_size(table: TableLayout) -> impl Iterator<Item = TableLayout> {
    INTERFACES.into_iter().map(move |interface| {
        let before = table.viewport;
        let preferences = Preferences {
            interface,
            left_handed: before.left_handed,
        };
        let safe = edges(&before);
        let viewport = Viewport::within(before.window() * before.unit, safe, &preferences, 0.0);
        TableLayout::from(Table {
            viewport,
            scale: viewport.scale,
            ..*table.table()
        })
    })
}

/// All tables of more than two: partners, all alone, and an open dummy to the right, opposite, and to the left.
fn tables_of_many() -> impl Iterator<Item = TableLayout> {
    let sizes = |table: TableLayout| in_every_size(table).take(2);
    let dummies = (0..3).flat_map(|viewer| {
        tables(3, 3, Phase::Play).map(move |table| {
            TableLayout::from(Table {
                viewer,
                open: [3].into_iter().collect(),
                ..*table.table()
            })
        })
    });
    tables(4, 2, Phase::Play)
        .chain(tables(4, 4, Phase::Play))
        .chain(dummies)
        .flat_map(sizes)
}

fn drawn(table: &TableLayout) -> Pose {
    table.pose(Place::only(Zone::Drawn))
}

fn poses(geometry: &TableLayout, zone: Zone, count: usize) -> Vec<Pose> {
    (0..count)
        .map(|index| {
            geometry.pose(Place {
                zone,
                index,
                count,
                under: 0,
            })
        })
        .collect()
}

/// Returns `true` if a point is on a card.
fn covers(pose: &Pose, point: Vec2) -> bool {
    let local = Vec2::from_angle(-pose.angle).rotate(point - pose.center).abs();
    local.x < pose.width() / 2.0 - 0.5 && local.y < pose.height / 2.0 - 0.5
}

/// Area of the printed index: rank and suit, down the left edge (the art guide's 22 by 10 to 77 of 240 by 336).
fn index(pose: &Pose) -> [Vec2; 2] {
    [(22.0, 28.0), (22.0, 90.0)].map(|(x, y)| {
        let local = Vec2::new(x / 240.0 - 0.5, y / 336.0 - 0.5) * Vec2::new(pose.width(), pose.height);
        pose.center + Vec2::from_angle(pose.angle).rotate(local)
    })
}

fn every_index_shows(geometry: &TableLayout, zone: Zone, count: usize) {
    let poses = poses(geometry, zone, count);
    for (at, pose) in poses.iter().enumerate() {
        for point in index(pose) {
            let hidden = poses
                .iter()
                .enumerate()
                .any(|(other, above)| other != at && above.z > pose.z && covers(above, point));
            assert!(
                !hidden,
                "index of card {at} of {count} in {zone:?} is covered at {:?}",
                geometry.viewport.size
            );
        }
    }
}

#[test]
fn every_index_of_every_fan_shows() {
    for count in 1..=13 {
        for geometry in tables(2, 2, Phase::Play).chain(tables(4, 2, Phase::Play)) {
            every_index_shows(&geometry, Zone::Hand(0), count);
        }
    }
    for count in 1..=26 {
        for geometry in tables(2, 2, Phase::Draft) {
            every_index_shows(&geometry, Zone::Discards, count);
        }
    }
}

#[test]
fn open_cards_stay_within_the_window() {
    for geometry in tables(2, 2, Phase::Draft) {
        let size = geometry.viewport.size;
        let inside = |pose: &Pose, what: &str| {
            for corner in pose.corners() {
                assert!(
                    corner.x > -2.0 && corner.x < size.x + 2.0 && corner.y > -2.0,
                    "{what}: {corner} in {size}"
                );
            }
        };
        for count in 1..=26 {
            poses(&geometry, Zone::Discards, count)
                .iter()
                .for_each(|pose| inside(pose, "discards"));
        }
        for count in 1..=13 {
            poses(&geometry, Zone::Hand(0), count)
                .iter()
                .for_each(|pose| inside(pose, "hand"));
            for mine in [0, 1] {
                poses(&geometry, Zone::Won(mine), count)
                    .iter()
                    .for_each(|pose| inside(pose, "taken tricks"));
            }
        }
        inside(
            &geometry.pose(Place {
                zone: Zone::Drawn,
                index: 0,
                count: 1,
                under: 0,
            }),
            "drawn card",
        );
        poses(&geometry, Zone::Stock, 52)
            .iter()
            .for_each(|pose| inside(pose, "stock"));
    }
}

#[test]
fn two_player_tricks_never_overlap_and_lie_clear_of_the_hand() {
    for geometry in tables(2, 2, Phase::Play) {
        let trick = [0, 1].map(|seat| {
            geometry.pose(Place {
                zone: Zone::Trick(seat),
                index: seat,
                count: 2,
                under: 0,
            })
        });
        for corner in trick[0].corners() {
            assert!(!covers(&trick[1], corner), "{:?}", geometry.viewport.size);
        }
        let hand = poses(&geometry, Zone::Hand(0), 13);
        for pose in trick {
            for corner in pose.corners() {
                assert!(
                    hand.iter().all(|card| !covers(card, corner)),
                    "{:?}",
                    geometry.viewport.size
                );
            }
        }
    }
}

#[test]
fn the_drawn_card_covers_neither_stock_nor_discards() {
    for geometry in tables(2, 2, Phase::Draft) {
        let drawn = geometry.pose(Place {
            zone: Zone::Drawn,
            index: 0,
            count: 1,
            under: 0,
        });
        let stock = geometry.pose(Place {
            zone: Zone::Stock,
            index: 51,
            count: 52,
            under: 0,
        });
        let others = poses(&geometry, Zone::Discards, 26).into_iter().chain([stock]);
        for other in others {
            assert!(
                other.corners().into_iter().all(|corner| !covers(&drawn, corner)),
                "{:?}",
                geometry.viewport.size
            );
        }
    }
}

fn overlap(a: Rect, b: Rect) -> bool {
    let common = a.intersect(b);
    !common.is_empty() && common.size().min_element() > 0.5
}

/// All widgets of a table during play.
fn standing(table: &TableLayout) -> Vec<(Fixture, Rect)> {
    let fixtures = [
        Fixture::Plate(0),
        Fixture::Plate(1),
        Fixture::Plate(2),
        Fixture::Plate(3),
        Fixture::Sheet,
        Fixture::Round,
        Fixture::Badge,
        Fixture::Tools,
        Fixture::PileCaption(true),
        Fixture::PileCaption(false),
        Fixture::Pile(true),
        Fixture::Pile(false),
    ];
    fixtures
        .into_iter()
        .filter_map(|fixture| table.fixture(fixture).map(|rect| (fixture, rect)))
        .collect()
}

#[test]
fn an_open_dummy_can_be_read_and_touches_nothing() {
    for table in tables(3, 3, Phase::Play) {
        for viewer in 0..3 {
            let table = TableLayout::from(Table {
                viewer,
                open: [3].into_iter().collect(),
                ..*table.table()
            });
            let (size, side) = (table.viewport.size, table.side(3));
            let what = format!("at the {side:?} of {size}");
            let trick: Vec<Rect> = (0..4)
                .map(|seat| table.pose(Place::only(Zone::Trick(seat))).bounds())
                .collect();
            for count in 1..=13 {
                every_index_shows(&table, Zone::Hand(3), count);
                for pose in poses(&table, Zone::Hand(3), count) {
                    let card = pose.bounds();
                    assert!(
                        card.min.cmpge(Vec2::ZERO).all() && card.max.cmple(size).all(),
                        "a card leaves the window {what}: {card:?}"
                    );
                    for (fixture, rect) in standing(&table) {
                        assert!(!overlap(card, rect), "{fixture:?} lies on the open hand {what}");
                    }
                    for (seat, played) in trick.iter().enumerate() {
                        assert!(!overlap(card, *played), "seat {seat} plays on the open hand {what}");
                    }
                }
                // Wide enough to be told apart, and hit.
                let poses = poses(&table, Zone::Hand(3), count);
                for pair in poses.windows(2).filter(|pair| pair[0].center.y == pair[1].center.y) {
                    let step = pair[1].center.x - pair[0].center.x;
                    assert!(step >= 0.22 * pair[0].width(), "{step} units a card {what}");
                }
            }
        }
    }
}

/// On a phone each card of a dummy is a target; the smallest one on its side has no room for that, and there a finger slides along
/// them.
#[test]
fn a_finger_can_hit_each_card_of_a_dummy() {
    let phones = tables(3, 3, Phase::Play).filter(|table| table.on_phone());
    let mut measured = 0;
    for table in phones.flat_map(in_every_size) {
        let (window, pixel) = (table.viewport.window() * table.viewport.unit, table.viewport.unit);
        let smallest = window.y < window.x && window.x < 600.0;
        for viewer in (0..3).filter(|_| !smallest) {
            let open = [3].into_iter().collect();
            let table = TableLayout::from(Table {
                viewer,
                open,
                ..*table.table()
            });
            for count in 1..=13 {
                let hand = poses(&table, Zone::Hand(3), count);
                for (at, pose) in hand.iter().enumerate() {
                    let card = pose.bounds();
                    let after = hand[at + 1..].iter().map(Pose::bounds);
                    let mut seen = card.size();
                    for other in after.filter(|other| overlap(card, *other)) {
                        let by = other.min - card.min;
                        // Beside it, or below.
                        if by.y < 1.0 {
                            seen.x = seen.x.min(by.x);
                        } else {
                            seen.y = seen.y.min(by.y);
                        }
                    }
                    let seen = seen * pixel;
                    assert!(
                        seen.min_element() >= MIN_TARGET - 0.1,
                        "{seen} of card {at} of {count} for {viewer} in {window} at {}",
                        table.scale
                    );
                    measured += 1;
                }
            }
        }
    }
    assert!(measured > 1000);
}

#[test]
fn all_hands_of_a_match_that_is_looked_at_again_can_be_read() {
    let phases = [Phase::Draft, Phase::Bidding, Phase::Play];
    let tables = phases.into_iter().flat_map(|phase| {
        [(2, 2), (3, 3), (4, 2), (4, 4)]
            .into_iter()
            .filter(move |&(players, _)| players == 2 || phase != Phase::Draft)
            .flat_map(move |(players, sides)| tables(players, sides, phase))
    });
    for table in tables.flat_map(above_a_bar) {
        let open: OpenHands = (1..table.arrangement.hands()).collect();
        let table = TableLayout::from(Table { open, ..*table.table() });
        let size = table.viewport.size;
        let all: Vec<(usize, Rect)> = (1..table.arrangement.hands())
            .flat_map(|seat| {
                poses(&table, Zone::Hand(seat), 13)
                    .into_iter()
                    .map(move |pose| (seat, pose.bounds()))
            })
            .collect();
        for (seat, card) in &all {
            let other = all
                .iter()
                .find(|(other, there)| other != seat && overlap(*card, *there));
            assert!(
                other.is_none(),
                "hands of {seat} and {other:?} lie on one another at {size}"
            );
        }
        if table.phase == Phase::Play && table.viewport.below > 0.0 {
            let trick = table.pose(Place::only(Zone::Trick(0))).height * table.viewport.unit;
            assert!(trick >= 30.0, "a card of the trick is {trick} high at {size}");
        }
        let lying = match table.phase {
            Phase::Draft => [(Zone::Stock, 52), (Zone::Drawn, 1), (Zone::Discards, 26)]
                .into_iter()
                .flat_map(|(zone, count)| poses(&table, zone, count))
                .collect(),
            Phase::Play => (0..table.arrangement.hands())
                .map(|seat| table.pose(Place::only(Zone::Trick(seat))))
                .collect(),
            _ => Vec::new(),
        };
        for seat in (0..4).filter(|&seat| table.open.has(seat)) {
            let what = format!(
                "{:?} of {size}, {} sides, {:?}",
                table.side(seat),
                table.sides,
                table.phase
            );
            for count in 1..=13 {
                every_index_shows(&table, Zone::Hand(seat), count);
                for pose in poses(&table, Zone::Hand(seat), count) {
                    let card = pose.bounds();
                    assert!(
                        card.min.cmpge(Vec2::ZERO).all() && card.max.cmple(size).all(),
                        "a card leaves the window at the {what}: {card:?}"
                    );
                    for (fixture, rect) in standing(&table) {
                        let empty = table.phase != Phase::Play && matches!(fixture, Fixture::Badge);
                        assert!(empty || !overlap(card, rect), "{fixture:?} lies on the {what}");
                    }
                    for other in &lying {
                        assert!(
                            !overlap(card, other.bounds()),
                            "{:?} lies on the {what}",
                            other.bounds()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_stands_on_the_cards_of_the_others() {
    for table in tables_of_many() {
        for seat in (0..4).filter(|&seat| table.relative(seat) != 0) {
            for count in 1..=13 {
                for pose in poses(&table, Zone::Hand(seat), count) {
                    for (fixture, rect) in standing(&table) {
                        assert!(
                            !overlap(pose.bounds(), rect),
                            "{fixture:?} covers {:?}'s cards of {count} in {:?}, {} sides, {:?}",
                            table.side(seat),
                            table.arrangement,
                            table.sides,
                            table.viewport.size
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_stands_on_anything_else_or_outside_the_window() {
    for table in tables_of_many().chain(tables(2, 2, Phase::Play)) {
        for table in in_every_size(table) {
            let what = format!(
                "{:?}, {} sides, {:?}",
                table.arrangement, table.sides, table.viewport.size
            );
            let standing = standing(&table);
            for (at, (fixture, rect)) in standing.iter().enumerate() {
                assert!(
                    rect.min.cmpge(Vec2::ZERO).all() && rect.max.cmple(table.viewport.size).all(),
                    "{fixture:?} leaves the window: {what}"
                );
                for (other, beside) in &standing[at + 1..] {
                    assert!(!overlap(*rect, *beside), "{fixture:?} stands on {other:?}: {what}");
                }
            }
        }
    }
}

#[test]
fn tricks_of_four_lie_clear_of_hands_and_plates() {
    for table in tables_of_many() {
        for seat in 0..4 {
            let card = table.pose(Place::only(Zone::Trick(seat))).bounds();
            let what = format!(
                "{:?} in {:?}, {:?}",
                table.side(seat),
                table.arrangement,
                table.viewport.size
            );
            let pill = table.fixture(Fixture::TurnPill).expect("there is always one");
            assert!(!overlap(card, pill), "the pill covers the card from the {what}");
            for (fixture, rect) in standing(&table) {
                assert!(!overlap(card, rect), "{fixture:?} covers the card from the {what}");
            }
        }
    }
}

#[test]
fn a_card_is_dropped_where_it_is_seen_to_be() {
    for table in tables(2, 2, Phase::Draft) {
        let playing = TableLayout::from(Table {
            phase: Phase::Play,
            ..*table.table()
        });
        let size = table.viewport.size;
        let hand = poses(&table, Zone::Hand(0), 6)[3].center;
        let discards = poses(&table, Zone::Discards, 9)[4].center;
        assert_eq!(table.drop_at(hand), DropArea::Hand, "{size}");
        assert_eq!(table.drop_at(discards), DropArea::Discards, "{size}");
        assert_eq!(table.drop_at(drawn(&table).center), DropArea::Table, "{size}");
        let between = if playing.on_phone() {
            playing.raised_hand_top() + RAISE / 2.0
        } else {
            size.y * 0.67
        };
        assert_eq!(
            playing.drop_at(Vec2::new(size.x / 2.0, between)),
            DropArea::Elsewhere,
            "{size}"
        );
        assert_eq!(playing.drop_at(playing.trick_middle()), DropArea::Table, "{size}");
        assert_eq!(playing.drop_at(discards), DropArea::Table, "{size}");
    }
}

/// With a larger interface every fixture grows from its edge, and its node keeps its size.
#[test]
fn fixtures_grow_with_the_interface() {
    for table in tables(2, 2, Phase::Play).filter(|table| !table.on_phone()) {
        let larger = TableLayout::from(Table {
            scale: 1.25 * table.scale,
            ..*table.table()
        });
        for (fixture, rect) in standing(&table) {
            let large = larger.fixture(fixture).expect("the same table");
            let (small, large) = (table.in_pixels(rect).height(), larger.in_pixels(large).height());
            let grows = !matches!(fixture, Fixture::Pile(_));
            assert!(
                (small - large).abs() < 0.1 || !grows,
                "{fixture:?}: {small} and {large}"
            );
        }
        let tools = |table: &TableLayout| table.fixture(Fixture::Tools).expect("tools");
        let from_bottom = |table: &TableLayout| table.viewport.size.y - tools(table).max.y;
        assert!((from_bottom(&larger) - 1.25 * from_bottom(&table)).abs() < 0.1);
    }
}

/// Tables of every number of players and sides, at every size of the interface.
fn tables_of_every_size(phase: Phase) -> impl Iterator<Item = TableLayout> {
    let players = [(2, 2), (3, 3), (4, 2), (4, 4)];
    players
        .into_iter()
        .flat_map(move |(players, sides)| tables(players, sides, phase))
        .flat_map(in_every_size)
}

/// Returns `true` if a window has a shape that allows the largest interface.
fn is_usual(table: &TableLayout) -> bool {
    let ratio = table.viewport.size.max_element() / table.viewport.size.min_element();
    table.on_phone() || table.scale <= 1.0 || (1.7..2.5).contains(&ratio)
}

#[test]
fn panels_that_ask_cover_nothing_that_one_needs_to_decide() {
    for table in tables_of_every_size(Phase::Bidding) {
        let what = format!("{:?}, {}", table.arrangement, table.scale);
        let what = format!("{what}, {} sides, {}", table.sides, table.viewport.size);
        let room = table.fixture(Fixture::Prompt).expect("there is always one");
        assert!(room.min.cmpge(Vec2::ZERO).all() && room.max.cmple(table.viewport.size).all());
        for (fixture, rect) in standing(&table) {
            let seen = !matches!(fixture, Fixture::Badge | Fixture::Pile(_) | Fixture::PileCaption(_));
            assert!(!seen || !overlap(room, rect), "{fixture:?} is covered: {what}");
        }
        for count in 1..=13 {
            for pose in poses(&table, Zone::Hand(0), count) {
                let raised = pose.raised().bounds();
                assert!(!overlap(room, raised), "a raised card slides under the panel: {what}");
            }
        }
        // Large enough for fourteen keys to be read.
        let size = room.size() / table.scale;
        let least = if table.viewport.device == Device::PhoneOnItsSide {
            // There are fewer keys.
            Vec2::new(480.0, 150.0)
        } else if table.viewport.letters() > 1.0 {
            // The smallest phone has two keys that count up and down.
            Vec2::new(250.0, 165.0)
        } else if is_usual(&table) {
            Vec2::new(250.0, 190.0)
        } else {
            Vec2::new(120.0, 120.0)
        };
        assert!(size.cmpge(least).all(), "{size} is left: {what}");
    }
}

#[test]
fn nothing_is_written_over_anything_in_a_draft() {
    for table in tables(2, 2, Phase::Draft).flat_map(in_every_size) {
        if !is_usual(&table) {
            continue;
        }
        let what = format!("{:?}, {}, {}", table.arrangement, table.scale, table.viewport.size);
        let cards: Vec<(Zone, Rect)> = [(Zone::Stock, 52), (Zone::Drawn, 1), (Zone::Discards, 26)]
            .into_iter()
            .flat_map(|(zone, count)| {
                poses(&table, zone, count)
                    .into_iter()
                    .map(move |pose| (zone, pose.bounds()))
            })
            .chain(
                poses(&table, Zone::Hand(0), 13)
                    .into_iter()
                    .flat_map(|pose| [(Zone::Hand(0), pose.bounds()), (Zone::Hand(0), pose.raised().bounds())]),
            )
            .collect();
        let captions = [
            Fixture::HandCaption,
            Fixture::StockCaption,
            Fixture::DiscardsCaption,
            Fixture::Round,
            Fixture::Plate(1),
        ];
        for caption in captions {
            let rect = table.fixture(caption).expect("there is one in a draft");
            for (zone, card) in &cards {
                assert!(!overlap(rect, *card), "{caption:?} is written over {zone:?}: {what}");
            }
        }
        let fixtures = captions
            .iter()
            .copied()
            .chain([Fixture::Plate(0), Fixture::Tools, Fixture::Offer]);
        let rects: Vec<_> = fixtures
            .map(|fixture| (fixture, table.fixture(fixture).expect("there is one in a draft")))
            .collect();
        for (at, (fixture, rect)) in rects.iter().enumerate() {
            assert!(
                rect.min.cmpge(Vec2::ZERO).all() && rect.max.cmple(table.viewport.size).all(),
                "{fixture:?} leaves the window: {what}"
            );
            for (other, beside) in &rects[at + 1..] {
                // In an upright window the button is at the future place of the drawn card.
                assert!(!overlap(*rect, *beside), "{fixture:?} stands on {other:?}: {what}");
            }
        }
        let buttons = table.fixture(Fixture::DraftButtons).expect("buttons");
        let keep = Rect::from_center_size(
            buttons.center(),
            Vec2::new(
                if table.arrangement.upright() { 484.0 } else { 376.0 } * table.scale,
                buttons.height(),
            ),
        );
        for (zone, card) in &cards {
            assert!(!overlap(keep, *card), "the buttons stand on {zone:?}: {what}");
        }
        for caption in captions {
            let rect = table.fixture(caption).expect("there is one");
            assert!(!overlap(keep, rect), "{caption:?} crowds the buttons: {what}");
        }
    }
}

#[test]
fn the_hand_can_be_read_beside_what_stands_there() {
    for table in tables_of_every_size(Phase::Play).filter(is_usual) {
        let beside = [Fixture::Plate(0), Fixture::Tools, Fixture::TurnPill];
        for count in 1..=13 {
            every_index_shows(&table, Zone::Hand(0), count);
            for pose in poses(&table, Zone::Hand(0), count) {
                for fixture in beside {
                    let rect = table.fixture(fixture).expect("it stands on every table");
                    let what = format!(
                        "{fixture:?} in {:?}, {}, {}",
                        table.arrangement, table.scale, table.viewport.size
                    );
                    for point in index(&pose).into_iter().chain(index(&pose.raised())) {
                        let pill = fixture == Fixture::TurnPill;
                        assert!(pill || !rect.contains(point), "an index lies under {what}");
                    }
                    if !table.arrangement.upright() && fixture != Fixture::TurnPill {
                        assert!(!overlap(rect, pose.bounds()), "a card lies under {what}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_hint_covers_nothing_that_one_needs_to_decide() {
    let dummies = [Phase::Play].into_iter().flat_map(|phase| {
        (0..3).flat_map(move |viewer| {
            tables(3, 3, phase).map(move |table| {
                TableLayout::from(Table {
                    viewer,
                    open: [3].into_iter().collect(),
                    ..*table.table()
                })
            })
        })
    });
    let all = tables_of_every_size(Phase::Play)
        .chain(tables_of_every_size(Phase::Bidding))
        .chain(tables(2, 2, Phase::Draft))
        .chain(dummies);
    for table in all.filter(is_usual) {
        let what = format!("{:?}, {:?}, {}", table.arrangement, table.phase, table.scale);
        let what = format!(
            "{what}, {} sides, open {:?}, {}",
            table.sides, table.open, table.viewport.size
        );
        let room = table.fixture(Fixture::Hint).expect("there is always one");
        assert!(
            room.min.cmpge(Vec2::ZERO).all() && room.max.cmple(table.viewport.size).all(),
            "{what}"
        );
        let size = room.size() / table.scale;
        assert!(size.x >= 180.0 && size.y >= 60.0, "{size} is left: {what}");
        for (fixture, rect) in standing(&table) {
            let mut empty = matches!(fixture, Fixture::Badge | Fixture::Pile(_) | Fixture::PileCaption(_));
            // It replaces the widgets below the cards of a phone.
            empty |= table.viewport.device == Device::PhoneUpright && fixture == Fixture::Tools;
            empty |= table.on_phone() && fixture == Fixture::Plate(0);
            assert!(empty || !overlap(room, rect), "{fixture:?} is covered: {what}");
        }
        let bidding = table.phase == Phase::Bidding;
        let prompt = table.fixture(Fixture::Prompt).expect("there is always one");
        assert!(!bidding || !overlap(room, prompt), "the pad is covered: {what}");
        let own = poses(&table, Zone::Hand(table.viewer), 13).into_iter();
        let own = own.flat_map(|pose| [pose, pose.raised()]);
        let played = (0..table.arrangement.hands()).map(|seat| table.pose(Place::only(Zone::Trick(seat))));
        let open = (0..4).filter(|&seat| table.open.has(seat) && table.phase == Phase::Play);
        let open = open.flat_map(|seat| poses(&table, Zone::Hand(seat), 13));
        let played = played.filter(|_| table.phase == Phase::Play);
        let closed = (0..table.arrangement.hands()).filter(|&seat| seat != table.viewer && !table.open.has(seat));
        // Upright tables and phones have no other room.
        let closed = closed.filter(|_| !table.arrangement.upright() && !table.on_phone());
        for pose in closed.flat_map(|seat| poses(&table, Zone::Hand(seat), 13)) {
            assert!(!overlap(room, pose.bounds()), "a closed hand is covered: {what}");
        }
        for pose in own.chain(played).chain(open) {
            let mut card = pose.bounds();
            // The lower rim of a card shows nothing that its upper corner doesn't.
            card.max.y -= 0.06 * pose.height;
            assert!(!overlap(room, card), "{card:?} is covered by {room:?}: {what}");
        }
    }
}

#[test]
fn what_happens_is_heard_from_where_it_happens() {
    for table in tables(4, 2, Phase::Play) {
        let [own, left, top, right] = [0, 1, 2, 3].map(|seat| table.pan(Zone::Hand(seat)));
        // On a phone the cards are slightly off centre.
        assert!(own.abs() < 0.15 && top.abs() < 0.15, "{own} {top}");
        assert!(left < -0.3 && right > 0.3, "{left} {right}");
        assert!([left, right].iter().all(|pan| pan.abs() <= 0.7));
    }
    for table in tables(2, 2, Phase::Draft).filter(|table| !table.viewport.portrait) {
        assert!(table.pan(Zone::Stock) < -0.1 && table.pan(Zone::Discards) > 0.1);
    }
}

/// Real sizes are measured in pixels of the window, whatever a unit is there.
#[test]
fn nothing_is_too_small_for_eyes_and_fingers() {
    for table in tables(2, 2, Phase::Play).flat_map(in_every_size) {
        let viewport = table.viewport;
        let what = format!("{:?} at {}", viewport.size * viewport.unit, viewport.scale);
        if !viewport.device.by_finger() {
            assert!(viewport.least_text() * viewport.pixel() >= MIN_TEXT - 0.01, "{what}");
            assert_eq!(viewport.min_touch_target(), 0.0, "{what}");
            continue;
        }
        // The smallest text of the design in one column, and in several.
        let smallest = if viewport.portrait { 20.0 } else { 14.0 };
        assert!(smallest * viewport.pixel() >= MIN_TEXT - 0.01, "{what}");
        assert!(
            viewport.min_touch_target() * viewport.pixel() >= MIN_TARGET - 0.01,
            "{what}"
        );
        let narrow = viewport.window().min_element() / viewport.scale;
        assert!(narrow >= 532.0, "{narrow} is left: {what}");
    }
}

/// Card heights on phones in pixels of the window.
#[test]
fn cards_on_a_phone_are_large_and_wholly_seen() {
    for (players, sides) in [(2, 2), (3, 3), (4, 2), (4, 4)] {
        for phase in [Phase::Draft, Phase::Bidding, Phase::Play] {
            let tables = tables(players, sides, phase).filter(|table| table.on_phone());
            for table in tables.flat_map(in_every_size) {
                let (unit, size) = (table.viewport.unit, table.viewport.size);
                let what = format!("{:?}, {}, {phase:?}, {}", size * unit, players, table.scale);
                for count in 1..=13 {
                    let hand = poses(&table, Zone::Hand(0), count);
                    for pose in &hand {
                        let card = pose.bounds();
                        assert!(card.height() * unit >= 80.0, "{}: {what}", card.height() * unit);
                        assert!(card.min.cmpge(Vec2::ZERO).all() && card.max.cmple(size).all(), "{what}");
                        for (fixture, rect) in standing(&table) {
                            assert!(!overlap(card, rect), "{fixture:?} lies on the hand: {what}");
                        }
                    }
                    for pair in hand.windows(2).filter(|pair| pair[1].center.x > pair[0].center.x) {
                        // As wide as rank and suit.
                        let step = (pair[1].center.x - pair[0].center.x) / pair[0].width();
                        assert!(step >= 0.24, "{step} of a card: {what}");
                    }
                }
                if players == 2 && phase == Phase::Draft {
                    let drawn = drawn(&table).height * unit;
                    let discard = poses(&table, Zone::Discards, 26)[0].height * unit;
                    assert!(drawn >= 64.0 && discard >= 47.0, "{drawn}, {discard}: {what}");
                }
                if phase == Phase::Play {
                    let trick = table.pose(Place::only(Zone::Trick(0))).height * unit;
                    assert!(trick >= 52.0, "{trick}: {what}");
                }
            }
        }
    }
}

/// Widgets keep clear of unsafe edges on every side, and points of the window convert back and forth.
#[test]
fn nothing_lies_in_edges_that_are_not_safe() {
    for ((width, height), safe, left_handed) in HELD {
        let preferences = Preferences {
            left_handed,
            ..Preferences::default()
        };
        let window = Vec2::new(width, height);
        let viewport = Viewport::within(window, safe, &preferences, 0.0);
        assert!(
            (viewport.window() * viewport.unit).abs_diff_eq(window, 0.01),
            "{viewport:?}"
        );
        let (first, last) = (viewport.to_logical(Vec2::ZERO), viewport.to_logical(viewport.size));
        assert!(first.abs_diff_eq(Vec2::new(safe.left, safe.top), 0.01));
        assert!(last.abs_diff_eq(window - Vec2::new(safe.right, safe.bottom), 0.01));
        assert!(viewport.to_units(last).abs_diff_eq(viewport.size, 0.01));
        // The middle of the window is the middle of the world.
        let middle = viewport.to_units(window / 2.0);
        assert!(viewport.to_world(middle).abs_diff_eq(Vec2::ZERO, 0.01));
        let table = TableLayout::from(Table {
            viewport,
            scale: viewport.scale,
            ..Table::default()
        });
        let rect = table.fixture(Fixture::Plate(0)).expect("a plate");
        let left = table.in_pixels(rect).min.x;
        assert!(left * viewport.pixel() >= safe.left - 0.01, "{left}");
    }
}

#[test]
fn a_left_hand_has_tools_where_its_thumb_is() {
    for (players, phase) in [(2, Phase::Draft), (2, Phase::Play), (4, Phase::Play)] {
        for table in tables(players, 2, phase).filter(|table| table.on_phone()) {
            let mirrored = |left_handed: bool| {
                let mut held = *table.table();
                held.viewport.left_handed = left_handed;
                TableLayout::from(held)
            };
            let (left, right) = (mirrored(true), mirrored(false));
            let size = table.viewport.size;
            let tools = |table: &TableLayout| table.fixture(Fixture::Tools).expect("tools").center().x;
            assert!((tools(&left) - (size.x - tools(&right))).abs() < 0.1, "{size}");
            assert_eq!(
                tools(&left) < size.x * 0.4,
                (table.viewport.device == Device::PhoneOnItsSide),
                "{size}"
            );
            if phase == Phase::Draft {
                let stock = |table: &TableLayout| table.pose(Place::only(Zone::Stock)).center.x;
                // It is at the left for either hand.
                for table in [&left, &right] {
                    assert!(stock(table) < drawn(table).center.x, "{size}");
                }
            }
            // The cards of a hand are read from the left for either hand.
            let hand = poses(&left, Zone::Hand(0), 5);
            assert!(hand.windows(2).all(|pair| pair[0].center.x < pair[1].center.x));
        }
    }
}

#[test]
fn a_finger_meets_the_card_that_it_sees() {
    for table in tables(2, 2, Phase::Play).chain(tables(4, 2, Phase::Play)) {
        for count in 1..=13 {
            let hand = poses(&table, Zone::Hand(0), count);
            for (at, pose) in hand.iter().enumerate() {
                for point in index(pose) {
                    let what = format!("{at} of {count} in {}", table.viewport.size);
                    assert_eq!(table.card_of_hand_at(0, count, point), Some(at), "{what}");
                    assert!(point.y > table.top_of_hand(0, count), "{what}");
                }
            }
            let beside = Vec2::new(-500.0, hand[0].center.y);
            assert_eq!(table.card_of_hand_at(0, count, beside), None);
        }
    }
}

#[test]
fn what_is_told_stands_in_the_window_and_beside_what_it_is_about() {
    for table in tables_of_every_size(Phase::Play).filter(is_usual) {
        let size = table.viewport.size;
        let plates = (0..4).filter_map(|relative| table.fixture(Fixture::Plate(relative)));
        let cards = poses(&table, Zone::Hand(0), 13);
        let of_hand = cards
            .iter()
            .map(|pose| (pose.bounds(), table.info_above_hand(pose.bounds())));
        let of_plates = plates.map(|rect| (rect, table.info_room(rect)));
        for (of, info) in of_hand.chain(of_plates) {
            let room = info.room;
            let what = format!("{room:?} about {of:?} in {size}, {}", table.scale);
            assert!(room.min.cmpge(Vec2::ZERO).all() && room.max.cmple(size).all(), "{what}");
            assert!(!overlap(room, of), "{what}");
            assert!(room.height() >= 100.0 * table.scale, "{what}");
            assert!((0.0..=1.0).contains(&info.across), "{what}");
        }
        let tricks = [Fixture::PileCaption(true), Fixture::Pile(true)].map(|tricks| table.fixture(tricks));
        for pose in &cards {
            let room = table.info_above_hand(pose.bounds()).room;
            assert!(!overlap(room, pose.raised().bounds()));
            // A refusal covered the player's own tricks on phones.
            let covers = tricks.into_iter().flatten().any(|tricks| overlap(room, tricks));
            assert!(!(covers && table.on_phone() && table.arrangement.upright()), "{room:?}");
            assert!(room.width() > 0.7 * size.x, "{room:?} in {size}");
        }
    }
}

#[test]
fn a_drawn_card_is_flicked_to_the_hand_or_the_discards() {
    for table in tables(2, 2, Phase::Draft) {
        let size = table.viewport.size;
        assert_eq!(table.flicked(Vec2::new(5.0, 90.0)), DropArea::Hand, "{size}");
        for by in [Vec2::new(5.0, -90.0), Vec2::new(90.0, 5.0), Vec2::new(-90.0, 5.0)] {
            assert_eq!(table.flicked(by), DropArea::Discards, "{size} {by}");
        }
    }
}
