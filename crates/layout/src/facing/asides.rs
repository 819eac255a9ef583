//! Widgets at the sides, shared tools, and room for prompts and notes.

use bevy_math::{Vec2, Vec2Swizzles};
use spades_rules::Seat;

use super::strips::Sitter;
use super::{
    CLOSED, CLOSED_STEP, DUMMY_TAG, FOOT, FacingLayout, GAP, LINE, MARGIN, PANEL, PILE_LIFT, TAG, TOOL, TOOLS,
};
use crate::{Placement, RATIO, SeatWidget, Side};

impl FacingLayout {
    /// Returns the place for notices while a sheet turned to `seat` covers the table: at the sheet's
    /// upper edge, over its title but none of its figures.
    pub(super) fn above_sheet(&self, seat: Seat) -> Placement {
        let side = self.side(seat);
        let room = self.between_the_edges();
        let size = if side.across() { room.size() } else { room.size().yx() };
        Placement {
            center: room.center(),
            size,
            quarters: side.quarters(),
        }
    }

    /// Returns the place of a widget at a side, if it is shown.
    pub(super) fn place_of(&self, aside: SeatWidget) -> Option<Placement> {
        let unit = self.unit();
        let (margin, gap) = (MARGIN * unit, GAP * unit);
        let strip = |seat: Seat, of: Sitter| {
            let side = self.side(seat);
            (seat < self.arrangement.hands() && self.sitter(side) == of).then(|| self.strip(side))
        };
        // `range` gives its start and end along the edge.
        let foot = |seat, range: &dyn Fn(f32) -> (f32, f32)| {
            let strip = strip(seat, Sitter::Person)?;
            let bottom = strip.depth - gap;
            let (from, to) = range(strip.length / unit);
            let top = bottom - self.foot(strip.side) * unit;
            Some(strip.placement(Vec2::new(from * unit, top), Vec2::new(to * unit, bottom)))
        };
        let cover = MARGIN + self.cover();
        match aside {
            SeatWidget::Line(seat) => {
                let strip = strip(seat, Sitter::Person)?;
                let to = Vec2::new(strip.length - margin, gap + LINE * unit);
                Some(strip.placement(Vec2::new(margin, gap), to))
            }
            SeatWidget::Cover(seat) => foot(seat, &|_| (MARGIN, cover)),
            SeatWidget::Ledger(seat) => foot(seat, &|length| (cover + GAP, length - (MARGIN + GAP + FOOT))),
            SeatWidget::Menu(seat) => foot(seat, &|length| (length - MARGIN - FOOT, length - MARGIN)),
            SeatWidget::Tag(seat) => self.tag(seat),
            SeatWidget::Tools => {
                let middle = self.middle();
                let long = TOOL * TOOLS + GAP * (TOOLS - 1.0);
                let (size, center) = if self.tools_below() {
                    let y = middle.max.y - gap - TOOL * unit / 2.0;
                    (Vec2::new(long, TOOL), Vec2::new(middle.center().x, y))
                } else {
                    let x = middle.min.x + gap + TOOL * unit / 2.0;
                    (Vec2::new(TOOL, long), Vec2::new(x, middle.center().y))
                };
                Some(Placement {
                    center,
                    size: size * unit,
                    quarters: 0,
                })
            }
            SeatWidget::Stock => {
                let (stock, height) = self.stock();
                let side = self.side(self.viewer);
                let below = Vec2::new(0.0, height / 2.0 + 14.0 * unit);
                let above = below + Vec2::new(0.0, 52.0 * PILE_LIFT);
                (self.arrangement.hands() == 2).then(|| Placement {
                    center: stock + if side == Side::Bottom { below } else { -above },
                    size: Vec2::new(1.3 * height * RATIO, 22.0 * unit),
                    quarters: side.quarters(),
                })
            }
            SeatWidget::Prompt => Some(self.prompt()),
        }
    }

    /// Returns the place for a short note of this size to a seat: in the middle, at that side, where the shared tools leave room.
    pub(super) fn note(&self, seat: Seat, size: Vec2) -> Option<Placement> {
        let tools = self.place_of(SeatWidget::Tools)?.bounds();
        let side = self.side(seat);
        let middle = self.middle().inflate(-GAP * self.unit());
        let turn = |size: Vec2| if side.across() { size } else { size.yx() };
        let size = size.min(turn(middle.size()));
        let along = if side.across() { Vec2::X } else { Vec2::Y };
        let seen = turn(size);
        let edge = if matches!(side, Side::Bottom | Side::Right) {
            1.0
        } else {
            0.0
        };
        let beside = |part: f32| Placement {
            center: middle.min + (middle.size() - seen) * (along * part + along.yx() * edge) + seen / 2.0,
            size,
            quarters: side.quarters(),
        };
        let stands = [0.5, 0.25, 0.75, 0.0, 1.0].map(beside);
        let free = stands
            .into_iter()
            .find(|stand| stand.bounds().intersect(tools).is_empty());
        free.or(Some(stands[0]))
    }

    fn tag(&self, seat: Seat) -> Option<Placement> {
        if seat >= self.arrangement.hands() {
            return None;
        }
        let unit = self.unit();
        let (margin, gap) = (MARGIN * unit, GAP * unit);
        let strip = self.strip(self.side(seat));
        match self.sitter(self.side(seat)) {
            Sitter::Computer => {
                let after = margin + (12.0 * CLOSED_STEP + CLOSED * RATIO + 2.0 * GAP) * unit;
                let to = after + TAG.x * unit;
                let over = (to - (strip.length - margin)).max(0.0);
                let y = (strip.depth - TAG.y * unit) / 2.0;
                Some(strip.placement(Vec2::new(after, y), Vec2::new(to - over, y + TAG.y * unit)))
            }
            Sitter::Dummy => {
                let to = margin + 1.4 * TAG.x * unit;
                Some(strip.placement(Vec2::new(margin, gap), Vec2::new(to, gap + DUMMY_TAG * unit)))
            }
            Sitter::Person | Sitter::Nobody => None,
        }
    }

    /// Returns the place for prompts to the player to act: in the middle and over the lines around it, which are empty meanwhile.
    pub(super) fn prompt(&self) -> Placement {
        let unit = self.unit();
        let side = self.side(self.viewer);
        let line = |side: Side| {
            if self.sitter(side) == Sitter::Person {
                (LINE + GAP) * unit
            } else {
                0.0
            }
        };
        let mut room = self.middle();
        room.min.x -= line(Side::Left);
        room.max.x += line(Side::Right);
        room.min.y -= line(Side::Top);
        room.max.y += line(Side::Bottom);
        let seen = if side.across() { room.size() } else { room.size().yx() };
        let size = (seen - 2.0 * GAP * unit).min(PANEL * unit);
        let mut center = room.center();
        // As near to the player to act as possible.
        let spare = (seen.y - 2.0 * GAP * unit - size.y) / 2.0;
        center += match side {
            Side::Bottom => Vec2::Y,
            Side::Top => -Vec2::Y,
            Side::Left => -Vec2::X,
            Side::Right => Vec2::X,
        } * spare;
        Placement {
            center,
            size,
            quarters: side.quarters(),
        }
    }

    /// Returns `true` if the tools form a row below the trick, rather than a column beside it.
    pub(super) fn tools_below(&self) -> bool {
        let middle = self.middle();
        self.arrangement.hands() > 2 && middle.height() > middle.width()
    }
}
