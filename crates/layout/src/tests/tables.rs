//! Tables in every window, for the tests.

use bevy_math::Vec2;
use spades_rules::Phase;

use super::*;

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
pub(super) const HELD: [((f32, f32), SafeArea, bool); 7] = [
    ((390.0, 844.0), NOTCHED, false),
    ((844.0, 390.0), NOTCHED_ON_ITS_SIDE, false),
    ((390.0, 844.0), NOTCHED, true),
    ((844.0, 390.0), NOTCHED_ON_ITS_SIDE, true),
    ((320.0, 568.0), SafeArea::NONE, true),
    ((568.0, 320.0), SafeArea::NONE, true),
    ((844.0, 390.0), SafeArea::NONE, true),
];

/// A table in every window, seen by seat 0.
pub(super) fn tables(players: usize, sides: usize, phase: Phase) -> impl Iterator<Item = TableLayout> {
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
pub(super) fn edges(viewport: &Viewport) -> SafeArea {
    let (start, end) = (viewport.origin * viewport.unit, viewport.beyond * viewport.unit);
    SafeArea {
        left: start.x,
        top: start.y,
        right: end.x,
        bottom: end.y,
    }
}

/// The table as it is, and on a phone above the bar of a replay.
pub(super) fn above_a_bar(table: TableLayout) -> impl Iterator<Item = TableLayout> {
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
pub(super) fn in_every_size(table: TableLayout) -> impl Iterator<Item = TableLayout> {
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
pub(super) fn tables_of_many() -> impl Iterator<Item = TableLayout> {
    let sizes = |table: TableLayout| in_every_size(table).take(2);
    tables(4, 2, Phase::Play)
        .chain(tables(4, 4, Phase::Play))
        .chain(tables_with_a_dummy())
        .flat_map(sizes)
}

/// An open dummy to the right, opposite, and to the left.
pub(super) fn tables_with_a_dummy() -> impl Iterator<Item = TableLayout> {
    (0..3).flat_map(|viewer| {
        tables(3, 3, Phase::Play).map(move |table| {
            TableLayout::from(Table {
                viewer,
                open: [3].into_iter().collect(),
                ..*table.table()
            })
        })
    })
}

pub(super) fn drawn(table: &TableLayout) -> Pose {
    table.pose(Place::only(Zone::Drawn))
}

pub(super) fn poses(geometry: &TableLayout, zone: Zone, count: usize) -> Vec<Pose> {
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

/// Tables of every number of players and sides, at every size of the interface.
pub(super) fn tables_of_every_size(phase: Phase) -> impl Iterator<Item = TableLayout> {
    let players = [(2, 2), (3, 3), (4, 2), (4, 4)];
    players
        .into_iter()
        .flat_map(move |(players, sides)| tables(players, sides, phase))
        .flat_map(in_every_size)
}

/// Returns `true` if a window has a shape that allows the largest interface.
pub(super) fn is_usual(table: &TableLayout) -> bool {
    let ratio = table.viewport.size.max_element() / table.viewport.size.min_element();
    table.on_phone() || table.scale <= 1.0 || (1.7..2.5).contains(&ratio)
}
