//! Marks on a plate about its contract: a row of dots on the lower edge, and a stamp at a corner.

use bevy_math::{Rect, Vec2};

use crate::{Fixture, Table};

/// Size of the stamp with its lean, in pixels of the interface.
const STAMP: Vec2 = Vec2::new(70.0, 36.0);

/// Height of the row of dots, and the space beside it.
const DOTS: Vec2 = Vec2::new(22.0, 9.0);

/// Widgets that a stamp may not cover, besides those of the finale.
pub(crate) const MORE: [Fixture; 3] = [Fixture::TurnPill, Fixture::Pile(true), Fixture::Pile(false)];

/// Returns the area of a stamp at an edge of a plate with this padding, clear of everything around; `None` if there is no room.
pub(crate) fn stamp(table: &Table, plate: Rect, padding: Vec2, around: &[Rect]) -> Option<Rect> {
    let (size, window) = (STAMP * table.scale(), table.viewport().size);
    // It reaches into the padding of the plate, and covers no text there.
    let inside = (padding + 1.0) * table.scale();
    let (left, right) = (plate.min.x + 0.1 * size.x, plate.max.x - 1.1 * size.x);
    let (above, below) = (plate.min.y + inside.y - size.y, plate.max.y - inside.y);
    let middle = plate.center().y - size.y / 2.0;
    let corners = [
        (right, above),
        (right, below),
        (left, above),
        (left, below),
        (plate.max.x - inside.x, middle),
        (plate.min.x + inside.x - size.x, middle),
    ];
    let free = |rect: &Rect| {
        let within = rect.min.cmpge(Vec2::ZERO).all() && rect.max.cmple(window).all();
        within && !around.iter().any(|other| !other.intersect(*rect).is_empty())
    };
    let corners = corners.map(|(x, y)| Rect::from_corners(Vec2::new(x, y), Vec2::new(x, y) + size));
    corners.into_iter().find(free)
}

/// Returns the area of a plate's row of dots, on its lower edge.
pub(crate) fn dots(table: &Table, plate: Rect) -> Rect {
    let room = DOTS * table.scale();
    let (left, right) = (plate.min.x + room.x, plate.max.x - room.x);
    Rect::new(left, plate.max.y - room.y / 2.0, right, plate.max.y + room.y / 2.0)
}
