//! Layout of the cards when people sit round the screen: hands along the edges, and stock, discards and trick in the middle.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use super::strips::Sitter;
use super::{CLOSED, CLOSED_STEP, DROP, DUMMY_TAG, FacingLayout, GAP, LINE, MARGIN, PILE_LIFT, TOOL};
use crate::placement::angle;
use crate::{DropArea, Pose, RATIO, Side};

/// Visible fraction of a card's width where there is enough room.
const STEP: f32 = 0.72;

/// Angle between neighboring cards of a fan, in radians.
const BEND: f32 = 0.0105;

/// Heights of the largest cards in the middle: in a trick of two, in a trick of four, and in stock and discards.
const DUEL: f32 = 200.0;
const TRICK: f32 = 150.0;
const PILES: f32 = 140.0;

/// Distance of the cards of a trick of four from its middle, as a fraction of their height.
const OUT: f32 = 0.62;

impl FacingLayout {
    pub(super) fn hand(&self, seat: Seat, index: usize, count: usize) -> Pose {
        let unit = self.unit();
        let side = self.side(seat);
        let strip = self.strip(side);
        let z = 300.0 + index as f32;
        let margin = MARGIN * unit;
        let sitter = self.sitter(side);
        let closed = sitter == Sitter::Computer;
        if closed {
            let height = CLOSED * unit;
            let x = margin + height * RATIO / 2.0 + index as f32 * CLOSED_STEP * unit;
            return strip.pose(x, strip.depth - 12.0 * unit, 0.0, height, z - 240.0);
        }
        let height = self.height_of_hand();
        let card = height * RATIO;
        let top = if sitter == Sitter::Dummy { DUMMY_TAG } else { LINE };
        let top = (top + 2.0 * GAP) * unit;
        let drawn = if self.phase == Phase::Draft { card + margin } else { 0.0 };
        let (left, right) = (margin, strip.length - margin - drawn);
        let row = |at: usize, of: usize, y: f32, bend: f32| {
            let room = (right - left - card) / (of.max(2) - 1) as f32;
            let step = room.min(card * STEP);
            let t = at as f32 - (of as f32 - 1.0) / 2.0;
            let hang = step * bend * t * t / 2.0;
            strip.pose((left + right) / 2.0 + t * step, y + hang, t * bend, height, z)
        };
        if self.rows(side) == 1 {
            return row(index, count, top + height / 2.0, BEND);
        }
        let behind = count.saturating_sub(7);
        if index < behind {
            row(index, behind, top + height / 2.0, 0.0)
        } else {
            row(index - behind, count - behind, top + height * (0.5 + DROP), 0.0)
        }
    }

    /// Returns the pose of the drawn card, at the right of its owner's hand and under the same cover.
    pub(super) fn drawn(&self) -> Pose {
        let unit = self.unit();
        let side = self.side(self.viewer);
        let strip = self.strip(side);
        let height = self.height_of_hand();
        let rows = if self.rows(side) == 1 { 0.0 } else { DROP };
        let y = (LINE + 2.0 * GAP) * unit + height * (0.5 + rows);
        strip.pose(
            strip.length - MARGIN * unit - height * RATIO / 2.0,
            y,
            0.0,
            height,
            320.0,
        )
    }

    /// Returns the position of the stock and the height of its cards.
    pub(super) fn stock(&self) -> (Vec2, f32) {
        let unit = self.unit();
        let middle = self.middle();
        if self.arrangement.hands() > 2 {
            return (middle.center(), self.height_of_trick());
        }
        let height = (PILES * unit).min(middle.height() * 0.6);
        let left = middle.min.x + (TOOL + 3.0 * GAP + MARGIN) * unit;
        (Vec2::new(left + height * RATIO / 2.0, middle.center().y), height)
    }

    pub(super) fn stock_card(&self, index: usize) -> Pose {
        let lift = index as f32 * PILE_LIFT;
        let (center, height) = self.stock();
        Pose {
            alpha: if self.out_of_play { 0.0 } else { 1.0 },
            ..Pose::straight(center - Vec2::new(lift * 0.5, lift), height, index as f32)
        }
    }

    /// Returns a player's half of the middle, in the room beside stock and tools; `true` if it is the lower half.
    fn half(&self, seat: Seat) -> (Rect, bool) {
        let unit = self.unit();
        let middle = self.middle();
        let (stock, height) = self.stock();
        let left = stock.x + height * RATIO / 2.0 + 2.0 * MARGIN * unit;
        let right = middle.max.x - MARGIN * unit;
        let y = middle.center().y;
        let mine = self.side(seat) == Side::Bottom;
        let (top, bottom) = if mine {
            (y + GAP / 2.0 * unit, middle.max.y - GAP / 2.0 * unit)
        } else {
            (middle.min.y + GAP / 2.0 * unit, y - GAP / 2.0 * unit)
        };
        (Rect::new(left, top, right, bottom), mine)
    }

    /// Returns the pose of a card in a row on that half, counted from its owner's left.
    fn in_half(&self, seat: Seat, at: usize, height: f32, step: f32, from: f32, z: f32) -> Pose {
        let (half, mine) = self.half(seat);
        let card = height * RATIO;
        let along = from + card / 2.0 + step * at as f32;
        let x = if mine { half.min.x + along } else { half.max.x - along };
        Pose {
            angle: angle(self.side(seat).quarters()),
            ..Pose::straight(Vec2::new(x, half.center().y), height, z)
        }
    }

    /// Returns the pose of a discard: each player's discards are in their own half, one per turn.
    pub(super) fn discard(&self, index: usize) -> Pose {
        let unit = self.unit();
        let seat = (self.first + index) % 2;
        let (half, _) = self.half(seat);
        let height = (PILES * unit).min(half.height());
        let step = ((half.width() - height * RATIO) / 12.0).min(height * RATIO * STEP);
        let pose = self.in_half(seat, index / 2, height, step, 0.0, 140.0 + index as f32);
        Pose {
            alpha: if self.phase == Phase::Draft { 1.0 } else { 0.0 },
            ..pose
        }
    }

    pub(super) fn height_of_trick(&self) -> f32 {
        let unit = self.unit();
        let middle = self.middle();
        if self.arrangement.hands() == 2 {
            return (DUEL * unit).min(middle.height() * 0.84);
        }
        // The tools are where more room is left.
        let (narrow, long) = if self.tools_below() {
            (middle.width(), middle.height())
        } else {
            (middle.height(), middle.width())
        };
        let room = narrow.min(long - 2.0 * (TOOL + 1.25 * GAP) * unit);
        (TRICK * unit).min(room / (2.0 * (OUT + 0.5) + 0.1))
    }

    /// Returns the pose of a trick card, turned the way its player threw it.
    pub(super) fn trick(&self, seat: Seat, index: usize) -> Pose {
        let height = self.height_of_trick();
        let quarters = self.side(seat).quarters();
        let turned = Vec2::from_angle(angle(quarters));
        let (offset, lean) = if self.arrangement.hands() == 2 {
            (Vec2::new(0.42, 0.04), 4f32.to_radians())
        } else {
            (
                Vec2::new(0.0, OUT),
                [-1f32, -3.0, 2.0, 3.0][usize::from(quarters)].to_radians(),
            )
        };
        Pose {
            angle: angle(quarters) + lean,
            ..Pose::straight(
                self.middle().center() + turned.rotate(offset * height),
                height,
                160.0 + index as f32,
            )
        }
    }

    pub(super) fn won(&self, seat: Seat, index: usize, under: usize) -> Pose {
        let unit = self.unit();
        let z = 10.0 + index as f32 * 4.0 + under as f32;
        if self.arrangement.hands() > 2 {
            let strip = self.strip(self.side(seat));
            return Pose {
                alpha: 0.0,
                ..strip.pose(strip.length / 2.0, strip.depth, 0.0, 60.0 * unit, z)
            };
        }
        let (half, mine) = self.half(seat);
        let height = (72.0 * unit).min(half.height() - GAP * unit);
        let card = height * RATIO;
        let room = 136.0 * unit;
        let step = ((room - card) / 12.0).min(28.0 * unit);
        // At its owner's right; the stock is gone by the time tricks are taken.
        let beside = if mine {
            0.0
        } else {
            half.min.x - self.middle().min.x - (TOOL + 2.0 * GAP) * unit
        };
        let from = half.width() - room + beside;
        let tilt = [-2.0f32, 3.0, 0.0, 2.0, -1.0][(index * 3 + usize::from(mine)) % 5];
        let pose = self.in_half(seat, index, height, step, from, z);
        Pose {
            angle: pose.angle + tilt.to_radians(),
            ..pose
        }
    }

    /// Returns `true` if a point is beyond the cards of a hand, as its owner sees it: off the strip, or in its line.
    pub(super) fn beyond_hand(&self, seat: Seat, point: Vec2) -> bool {
        let side = self.side(seat);
        let strip = self.strip(side);
        let inside = match side {
            Side::Bottom => point.y - (strip.window.y - strip.depth),
            Side::Top => strip.depth - point.y,
            Side::Left => strip.depth - point.x,
            Side::Right => point.x - (strip.window.x - strip.depth),
        };
        let top = if self.sitter(side) == Sitter::Dummy {
            DUMMY_TAG
        } else {
            LINE
        };
        inside < 0.6 * (top + GAP) * self.unit()
    }

    /// Returns the area on which a card dropped at a point is placed.
    pub(super) fn dropped_at(&self, point: Vec2) -> DropArea {
        let drawn = self.drawn();
        if self.beyond_hand(self.viewer, point) {
            if self.phase == Phase::Draft {
                DropArea::Discards
            } else {
                DropArea::Table
            }
        } else if self.phase == Phase::Draft && drawn.bounds().contains(point) {
            DropArea::Elsewhere
        } else {
            DropArea::Hand
        }
    }
}
