//! Hands, tricks and the stock: every index shows, and nothing lies on anything else.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::*;
use crate::arrangement::OpenHands;

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
            let none = table.leaves_turn_line_to_bar();
            assert!(none || !overlap(card, pill), "the pill covers the card from the {what}");
            for (fixture, rect) in standing(&table) {
                assert!(!overlap(card, rect), "{fixture:?} covers the card from the {what}");
            }
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
