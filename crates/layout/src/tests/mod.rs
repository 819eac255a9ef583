//! Tables in all windows: what stands on them, and how far apart.

mod fans;
mod finale;
mod fingers;
mod hints;
mod marks;
mod phones;
mod tables;

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::*;
use tables::{
    HELD, above_a_bar, drawn, in_every_size, is_usual, poses, tables, tables_of_every_size, tables_of_many,
    tables_with_a_dummy,
};

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
fn nothing_stands_on_the_cards_of_the_others() {
    for table in tables_of_many() {
        for seat in (0..4).filter(|&seat| table.relative(seat) != 0) {
            for count in 1..=13 {
                for pose in poses(&table, Zone::Hand(seat), count) {
                    // The cards of a dummy are raised, too.
                    let raised = table.open.has(seat).then(|| pose.raised().bounds());
                    for (fixture, rect) in standing(&table) {
                        assert!(
                            !overlap(pose.bounds(), rect) && raised.is_none_or(|raised| !overlap(raised, rect)),
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
fn the_note_on_the_drawn_card_covers_neither_it_nor_the_buttons() {
    for table in tables(2, 2, Phase::Draft).flat_map(in_every_size).filter(is_usual) {
        let (card, buttons) = (drawn(&table).bounds(), table.fixture(Fixture::DraftButtons));
        let info = table.info_room(card).room;
        let what = format!("{info:?} about {card:?} in {}, {}", table.viewport.size, table.scale);
        assert!(!overlap(info, card), "{what}");
        assert!(!overlap(info, buttons.expect("buttons")), "{what}");
        assert!(info.height() >= 90.0 * table.scale, "{what}");
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
        let min = if table.viewport.device == Device::PhoneOnItsSide {
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
        assert!(size.cmpge(min).all(), "{size} is left: {what}");
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
        let keep = if table.hud_measures().draft_at_thumbs {
            assert!(buttons.width() >= 490.0 * table.scale, "two buttons: {what}");
            buttons
        } else {
            let wide = if table.arrangement.upright() { 484.0 } else { 376.0 };
            Rect::from_center_size(buttons.center(), Vec2::new(wide * table.scale, buttons.height()))
        };
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
            empty |= table.viewport.device == Device::PhoneOnItsSide && fixture == Fixture::Round;
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
fn sounds_come_from_their_place() {
    for table in tables(4, 2, Phase::Play) {
        let [own, left, top, right] = [0, 1, 2, 3].map(|seat| table.pan(Zone::Hand(seat)));
        // On a phone the cards are slightly off center.
        assert!(own.abs() < 0.15 && top.abs() < 0.15, "{own} {top}");
        assert!(left < -0.3 && right > 0.3, "{left} {right}");
        assert!([left, right].iter().all(|pan| pan.abs() <= 0.7));
    }
    for table in tables(2, 2, Phase::Draft).filter(|table| !table.viewport.portrait) {
        assert!(table.pan(Zone::Stock) < -0.1 && table.pan(Zone::Discards) > 0.1);
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

/// The reason why a card may not be played lay over the cards at the left, with large letters or on a phone.
#[test]
fn a_refusal_covers_no_closed_hand_at_a_side() {
    for table in tables_of_many()
        .chain(tables_of_every_size(Phase::Play))
        .filter(is_usual)
    {
        for pose in poses(&table, Zone::Hand(table.viewer), 13) {
            let card = pose.bounds();
            let info = table.info_above_hand(card);
            let what = format!("{:?}, {} in {}", table.arrangement, table.scale, table.viewport.size);
            assert!(info.above, "{what}");
            // Two lines.
            let mut panel = info.room;
            panel.min.y = panel.max.y - 80.0 * table.scale;
            for seat in (0..table.arrangement.hands()).filter(|&seat| seat != table.viewer) {
                let beside = matches!(table.side(seat), Side::Left | Side::Right) && !table.open.has(seat);
                for other in poses(&table, Zone::Hand(seat), 13) {
                    assert!(
                        !beside || !overlap(panel, other.bounds()),
                        "{panel:?} over {other:?}: {what}"
                    );
                }
            }
            let (middle, reach) = (info.room.min.x + info.across * info.room.width(), card.center().x);
            let nearest = reach.clamp(info.room.min.x, info.room.max.x);
            assert!(
                (middle - nearest).abs() < 10.0,
                "{middle} is not at the finger, {reach}: {what}"
            );
        }
    }
}

#[test]
fn card_notes_are_in_the_window_and_beside_their_card() {
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
