use spades_rules::Phase;

use super::strips::Sitter;
use super::*;
use crate::{Arrangement, DropArea, Facing, MIN_TARGET, Place, Preferences, Zone};

/// Windows that people can sit round.
const WINDOWS: [(f32, f32); 7] = [
    (768.0, 1024.0),
    (1024.0, 768.0),
    (1280.0, 720.0),
    (720.0, 1280.0),
    (1920.0, 1080.0),
    (2560.0, 1080.0),
    (1366.0, 1024.0),
];

/// Number of players, and the seats of people.
const TABLES: [(usize, &[usize]); 10] = [
    (2, &[0, 1]),
    (4, &[0, 1, 2, 3]),
    (4, &[0, 2]),
    (4, &[1, 3]),
    (4, &[0, 1]),
    (4, &[0, 2, 3]),
    (3, &[0, 1, 2]),
    (3, &[0, 1]),
    (3, &[0, 2]),
    (3, &[1, 2]),
];

/// Every table in every window, as seen by each person prompted, in every phase and with the smallest and largest interface.
fn tables() -> impl Iterator<Item = FacingLayout> {
    let sizes = WINDOWS
        .into_iter()
        .flat_map(|(width, height)| [0.0, 33.0, 100.0].map(|interface| (Vec2::new(width, height), interface)));
    sizes.flat_map(|(window, interface)| {
        let preferences = Preferences {
            interface,
            ..Preferences::default()
        };
        let viewport = Viewport::sized(window, &preferences, 0.0);
        assert!(viewport.seats_round(), "{window}");
        TABLES.into_iter().flat_map(move |(players, people)| {
            let phases: &[Phase] = if players == 2 {
                &[Phase::Draft, Phase::Bidding, Phase::Play]
            } else {
                &[Phase::Bidding, Phase::Play]
            };
            people.iter().flat_map(move |&viewer| {
                phases.iter().map(move |&phase| {
                    FacingLayout::new(Table {
                        viewport,
                        scale: viewport.scale,
                        arrangement: Arrangement::of(viewport.upright(), players),
                        sides: players,
                        viewer,
                        phase,
                        facing: Some(Facing {
                            home: people[0],
                            people: std::array::from_fn(|seat| people.contains(&seat)),
                        }),
                        ..Table::default()
                    })
                })
            })
        })
    })
}

fn cards(table: &FacingLayout, zone: Zone, count: usize) -> Vec<Pose> {
    let pose = |index| {
        table.pose(Place {
            zone,
            index,
            count,
            under: 0,
        })
    };
    (0..count).map(pose).collect()
}

fn people(table: &FacingLayout) -> impl Iterator<Item = Seat> + use<> {
    let people = table.facing.map(|facing| facing.people).unwrap_or_default();
    (0..4).filter(move |&seat| people[seat])
}

/// Widgets at the sides and in the middle, except the prompt.
fn placed(table: &FacingLayout) -> Vec<(SeatWidget, Placement)> {
    let of = |seat| {
        [
            SeatWidget::Line(seat),
            SeatWidget::Cover(seat),
            SeatWidget::Ledger(seat),
            SeatWidget::Menu(seat),
            SeatWidget::Tag(seat),
        ]
    };
    let mut all: Vec<SeatWidget> = (0..4).flat_map(of).collect();
    all.push(SeatWidget::Tools);
    if table.phase == Phase::Draft {
        all.push(SeatWidget::Stock);
    }
    all.into_iter()
        .filter_map(|aside| table.seat_widget(aside).map(|stand| (aside, stand)))
        .collect()
}

fn overlap(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 0.5 && common.height() > 0.5
}

fn said(table: &FacingLayout) -> String {
    let window = table.viewport.size * table.viewport.unit;
    let people: Vec<Seat> = people(table).collect();
    format!(
        "{window}, {} hands, people at {people:?}, seat {} in {:?}",
        table.arrangement.hands(),
        table.viewer,
        table.phase
    )
}

#[test]
fn a_note_stays_in_the_window_and_covers_nothing() {
    for table in tables().filter(|table| table.phase == Phase::Play) {
        let window = Rect::from_corners(Vec2::splat(-0.5), table.viewport.size + 0.5);
        for seat in (0..table.arrangement.hands()).filter(|&seat| table.sitter(table.side(seat)) != Sitter::Dummy) {
            let note = table.note_to(seat, Vec2::new(220.0, 88.0) * table.scale);
            let note = note.unwrap_or_else(|| panic!("no room for {seat} in {}", said(&table)));
            let room = note.bounds();
            assert!(
                window.contains(room.min) && window.contains(room.max),
                "seat {seat} in {}",
                said(&table)
            );
            assert_eq!(note.quarters, table.side(seat).quarters());
            for (aside, stand) in placed(&table)
                .into_iter()
                .filter(|(aside, _)| *aside != SeatWidget::Tools)
            {
                assert!(
                    !overlap(room, stand.bounds()),
                    "seat {seat} on {aside:?} in {}",
                    said(&table)
                );
            }
        }
    }
}

#[test]
fn nothing_is_outside_and_nothing_lies_on_another() {
    for table in tables() {
        let window = Rect::from_corners(Vec2::splat(-0.5), table.viewport.size + 0.5);
        let inside = |rect: Rect| window.contains(rect.min) && window.contains(rect.max);
        let stands = placed(&table);
        for (at, (aside, stand)) in stands.iter().enumerate() {
            assert!(inside(stand.bounds()), "{aside:?} in {}", said(&table));
            assert!(stand.size.min_element() > 0.0, "{aside:?} in {}", said(&table));
            for (other, beside) in &stands[at + 1..] {
                let clash = overlap(stand.bounds(), beside.bounds());
                assert!(!clash, "{aside:?} on {other:?} in {}", said(&table));
            }
        }
        // Cards by zone: cards of one zone may overlap.
        let mut zones: Vec<(Zone, Vec<Pose>)> = (0..table.arrangement.hands())
            .map(|seat| (Zone::Hand(seat), cards(&table, Zone::Hand(seat), 13)))
            .collect();
        match table.phase {
            Phase::Draft => {
                zones.push((Zone::Stock, cards(&table, Zone::Stock, 52)));
                zones.push((Zone::Drawn, cards(&table, Zone::Drawn, 1)));
                let all = cards(&table, Zone::Discards, 26);
                let thrown = |by: usize| all.iter().copied().skip(by).step_by(2).collect();
                zones.push((Zone::Discards, thrown(0)));
                zones.push((Zone::Discards, thrown(1)));
            }
            Phase::Play => {
                let trick = (0..table.arrangement.hands()).map(|seat| table.pose(Place::only(Zone::Trick(seat))));
                zones.push((Zone::Trick(0), trick.collect()));
                if table.arrangement.hands() == 2 {
                    for seat in 0..2 {
                        zones.push((Zone::Won(seat), cards(&table, Zone::Won(seat), 13)));
                    }
                }
            }
            _ => {}
        }
        for (at, (zone, poses)) in zones.iter().enumerate() {
            let closed = matches!(zone, Zone::Hand(seat) if table.sitter(table.side(*seat)) == Sitter::Computer);
            for pose in poses {
                let card = pose.bounds();
                assert!(closed || inside(card), "{zone:?} at {card:?} in {}", said(&table));
                for (aside, stand) in &stands {
                    let clash = overlap(card, stand.bounds());
                    assert!(!clash, "{zone:?} on {aside:?} in {}", said(&table));
                }
                for (other, others) in &zones[at + 1..] {
                    let clash = others.iter().any(|other| overlap(card, other.bounds()));
                    assert!(!clash, "{zone:?} on {other:?} in {}", said(&table));
                }
            }
        }
    }
}

#[test]
fn touch_targets_are_as_large_as_a_finger() {
    for table in tables() {
        let real = |length: f32| length * table.viewport.unit;
        for seat in people(&table) {
            for aside in [SeatWidget::Line(seat), SeatWidget::Cover(seat), SeatWidget::Menu(seat)] {
                let size = table.seat_widget(aside).map(|stand| stand.size).unwrap_or_default();
                assert!(real(size.min_element()) >= MIN_TARGET, "{aside:?} in {}", said(&table));
            }
            let hand = cards(&table, Zone::Hand(seat), 13);
            let behind = if table.rows(table.side(seat)) == 2 { 6 } else { 0 };
            for row in [&hand[..behind], &hand[behind..]] {
                for pair in row.windows(2) {
                    let step = real(pair[0].center.distance(pair[1].center));
                    assert!(step >= MIN_TARGET, "a card shows by {step} in {}", said(&table));
                }
            }
        }
        let tools = table
            .seat_widget(SeatWidget::Tools)
            .map(|stand| stand.size)
            .unwrap_or_default();
        assert!(real(tools.min_element()) >= MIN_TARGET, "{}", said(&table));
        let trick = real(table.trick(table.viewer, 0).height);
        assert!(trick >= 70.0, "cards of the trick are {trick} high in {}", said(&table));
        if table.phase == Phase::Draft {
            let stock = table.pose(Place::only(Zone::Stock));
            assert!(real(stock.width()) >= MIN_TARGET, "{}", said(&table));
        }
    }
}

/// A prompt covers no card of a person's hand, and has room for a bid pad with keys for fingers.
#[test]
fn the_bid_pad_has_room_beside_every_hand() {
    for table in tables().filter(|table| table.phase == Phase::Bidding) {
        let stand = table.prompt();
        let room = stand.bounds();
        let size = stand.size * table.viewport.unit;
        // Seven keys side by side in two rows, or five in three; with line, button and gaps. The largest interface may have keys that
        // count up and down instead.
        let (finger, pixel) = (MIN_TARGET, table.viewport.pixel().min(1.2));
        let seven = Vec2::new(7.0 * finger + 83.0 * pixel, 3.0 * finger + 87.0 * pixel);
        let five = Vec2::new(5.0 * finger + 67.0 * pixel, 4.0 * finger + 95.0 * pixel);
        let fits = size.cmpge(seven).all() || size.cmpge(five).all();
        assert!(fits, "{size} in {}", said(&table));
        let window = Rect::from_corners(Vec2::splat(-0.5), table.viewport.size + 0.5);
        assert!(window.contains(room.min) && window.contains(room.max));
        for seat in 0..table.arrangement.hands() {
            for card in cards(&table, Zone::Hand(seat), 13) {
                assert!(
                    !overlap(card.bounds(), room),
                    "on the hand of {seat} in {}",
                    said(&table)
                );
            }
        }
        assert_eq!(stand.quarters, table.side(table.viewer).quarters());
    }
}

/// Each person's widgets are upright for that person, and those of people opposite each other are half a turn apart.
#[test]
fn everybodys_side_is_turned_to_that_person() {
    for table in tables() {
        for seat in people(&table) {
            let quarters = table.side(seat).quarters();
            let toward = |aside| table.seat_widget(aside).map(|stand| (stand.quarters, stand.center));
            let (Some((ledger, low)), Some((line, high))) =
                (toward(SeatWidget::Ledger(seat)), toward(SeatWidget::Line(seat)))
            else {
                panic!("everybody has both")
            };
            assert_eq!((ledger, line), (quarters, quarters));
            // The ledger is nearer to its owner, who sees it below.
            let down = Vec2::from_angle(-angle(quarters)).rotate(low - high);
            assert!(down.y > 0.0, "{}", said(&table));
            let hand = cards(&table, Zone::Hand(seat), 1)[0];
            assert!((hand.angle - angle(quarters)).abs() < 0.1);
        }
    }
}

/// The explanation of a card in the player's own hand is above it as its owner sees it, whichever card is raised; the one of a dummy's
/// card is where its player is prompted.
#[test]
fn it_stands_above_a_card_and_faces_its_player() {
    for table in tables().filter(|table| table.phase == Phase::Play) {
        let own = table.viewer;
        let quarters = table.side(own).quarters();
        let seen = |point: Vec2| Vec2::from_angle(-angle(quarters)).rotate(point);
        for card in cards(&table, Zone::Hand(own), 13) {
            let info = table.info_beside(true, card.center).expect("people sit round it");
            assert_eq!((info.quarters, info.above), (quarters, true));
            let center = seen(info.room.center());
            let at = center.x + (info.across - 0.5) * info.room.width();
            assert!((at - seen(card.center).x).abs() < 1.0, "{at} in {}", said(&table));
            let lower = center.y + info.room.height() / 2.0;
            let raised = card.raised().corners().map(|corner| seen(corner).y);
            let upper = raised.into_iter().fold(f32::INFINITY, f32::min);
            assert!(lower <= upper + 1.0, "{lower} of {upper} in {}", said(&table));
            assert!(upper - lower < 4.0 * GAP * table.unit() + card.height);
        }
        let asked = table.info_beside(false, Vec2::ZERO).expect("people sit round it");
        assert_eq!(asked.quarters, quarters);
        let beside = asked.room.center().distance(table.prompt().center);
        assert!(beside < 0.1, "{beside} in {}", said(&table));
    }
}

/// A sheet over the table leaves the widgets along the edges visible.
#[test]
fn the_edges_are_visible_beside_a_sheet() {
    for table in tables() {
        let sheet = table.between_the_edges();
        assert!((sheet.center() - table.viewport.size / 2.0).length() < 0.1);
        for seat in people(&table) {
            for aside in [
                SeatWidget::Cover(seat),
                SeatWidget::Ledger(seat),
                SeatWidget::Menu(seat),
            ] {
                let stand = table.seat_widget(aside).expect("everybody has one");
                assert!(!overlap(stand.bounds(), sheet), "{aside:?} in {}", said(&table));
            }
        }
        let min = sheet.size().min_element() * table.viewport.unit;
        assert!(min > 500.0, "{min} in {}", said(&table));
    }
}

#[test]
fn a_card_is_dropped_where_its_owner_sees_it_dropped() {
    for table in tables() {
        let own = table.viewer;
        let hand = cards(&table, Zone::Hand(own), 5)[2];
        assert_eq!(table.drop_at(hand.center), DropArea::Hand, "{}", said(&table));
        let wanted = if table.phase == Phase::Draft {
            DropArea::Discards
        } else {
            DropArea::Table
        };
        assert_eq!(table.drop_at(table.trick_middle()), wanted, "{}", said(&table));
        if table.phase == Phase::Draft {
            let drawn = table.drawn();
            assert_eq!(table.drop_at(drawn.center), DropArea::Elsewhere);
        }
    }
}

#[test]
fn phones_have_no_room_for_it() {
    for (width, height) in [
        (390.0, 844.0),
        (844.0, 390.0),
        (600.0, 960.0),
        (320.0, 568.0),
        (900.0, 880.0),
    ] {
        assert!(!Viewport::of(Vec2::new(width, height)).seats_round());
    }
}
