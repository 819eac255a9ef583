//! Cards and fixtures under a finger: what it meets, and how large that is.

use bevy_math::Vec2;
use spades_rules::Phase;

use super::*;

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

/// Real sizes are measured in pixels of the window, whatever a unit is there.
#[test]
fn nothing_is_too_small_for_eyes_and_fingers() {
    for table in tables(2, 2, Phase::Play).flat_map(in_every_size) {
        let viewport = table.viewport;
        let what = format!("{:?} at {}", viewport.size * viewport.unit, viewport.scale);
        if !viewport.device.by_finger() {
            assert!(viewport.min_text() * viewport.pixel() >= MIN_TEXT - 0.01, "{what}");
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
                        // A draft with large text has the smallest ones.
                        let draft = players == 2 && table.viewport.letters() > 1.0;
                        let min = if draft { 61.0 } else { 76.0 };
                        assert!(card.height() * unit >= min - 0.1, "{}: {what}", card.height() * unit);
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
fn a_drawn_card_is_flicked_to_the_hand_or_the_discards() {
    for table in tables(2, 2, Phase::Draft) {
        let size = table.viewport.size;
        assert_eq!(table.flicked(Vec2::new(5.0, 90.0)), DropArea::Hand, "{size}");
        for by in [Vec2::new(5.0, -90.0), Vec2::new(90.0, 5.0), Vec2::new(-90.0, 5.0)] {
            assert_eq!(table.flicked(by), DropArea::Discards, "{size} {by}");
        }
    }
}
