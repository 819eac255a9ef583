//! Cards as desks and phones arrange them: one player is at the bottom, the others are at the other edges.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::pose::Fan;
use crate::{DropArea, Pose, RAISE, RATIO, Side, Table};

/// Height of the cards in a trick of four.
pub(crate) const TRICK_HEIGHT: f32 = 172.0;

/// Height of the tricks taken in a game of two.
pub(crate) const PILE_HEIGHT: f32 = 82.0;

/// Offset of the cards in a trick of four from its middle: x for those at the sides, y for those above and below.
pub(crate) const TRICK_OFFSET: Vec2 = Vec2::new(130.0, 93.0);

/// Height of the cards in a closed hand at the side of an upright window.
pub(crate) const FLANK_UPRIGHT: f32 = 124.0;

/// Distance around the discards within which a dropped card is discarded.
const DISCARDS_REACH: Vec2 = Vec2::new(260.0, 220.0);

/// Height of the full stock above its lowest card.
pub(crate) const PILE_RISE: f32 = 17.0;

/// Gap between the stock and its caption.
pub(crate) const CAPTION_GAP: f32 = 12.0;

/// Layout of a draft, in units.
#[derive(Clone, Copy, Debug)]
pub struct DraftPlan {
    pub(crate) drawn: Vec2,
    pub(crate) drawn_height: f32,
    pub(crate) stock: Vec2,
    pub(crate) stock_height: f32,
    /// Upper edge of the buttons.
    pub(crate) buttons: f32,
    pub(crate) discards: Vec2,
    pub(crate) discards_height: f32,
    /// Upper edge of the caption below the discards.
    pub(crate) discards_caption: f32,
}

impl DraftPlan {
    /// Returns the pose of the drawn card.
    pub(crate) fn drawn_pose(&self) -> Pose {
        Pose::straight(self.drawn, self.drawn_height, 120.0)
    }
}

/// A face-down hand opposite, by the middle of its cards.
pub(crate) struct Rival {
    pub(crate) middle: Vec2,
    pub(crate) step: f32,
    pub(crate) height: f32,
}

/// Returns 1 for a hand of at most six cards, falling to 0 for thirteen.
pub(crate) fn fewness(count: usize) -> f32 {
    1.0 - ((count as f32 - 6.0) / 7.0).clamp(0.0, 1.0)
}

impl Rival {
    pub(crate) fn pose(self, index: usize, count: usize) -> Pose {
        // Curved the other way: the ends are the highest and lean inwards.
        let fan = Fan {
            middle: self.middle,
            step: self.step,
            angle: (1.35 + 0.6 * fewness(count)).to_radians(),
            height: self.height,
        };
        let mut pose = fan.pose(index, count, 60.0);
        pose.center.y = 2.0 * self.middle.y - pose.center.y;
        pose.angle = -pose.angle;
        pose
    }
}

/// An open hand in rows, read like a page.
pub(crate) struct OpenHand {
    pub(crate) height: f32,
    /// Upper edge.
    pub(crate) top: f32,
    /// Maximum number of rows.
    pub(crate) rows: usize,
    /// Largest distance between neighboring cards.
    pub(crate) step: f32,
    /// Maximum width.
    pub(crate) room: f32,
    /// Distance from one row to the next.
    pub(crate) drop: f32,
}

/// Distance that a card in the first of two rows of an open hand comes forward when it is raised, and that a card in a single row moves up.
const FORWARD: f32 = 20.0;
const LITTLE: f32 = 8.0;

/// Distance from one row of an open hand to the next, in card heights: every index shows.
pub(crate) const DROP: f32 = 0.53;

impl OpenHand {
    /// Returns the pose of a card; `left` is the left end of a row of a certain length.
    pub(crate) fn pose(self, index: usize, count: usize, left: impl FnOnce(f32) -> f32) -> Pose {
        let width = self.height * RATIO;
        let per_row = count.div_ceil(if count > 7 { self.rows } else { 1 }).max(1);
        let gaps = (per_row.max(2) - 1) as f32;
        let step = f32::min(self.step, (self.room - width) / gaps);
        let length = (per_row - 1) as f32 * step + width;
        let start = Vec2::new(left(length) + width / 2.0, self.top + self.height / 2.0);
        let (row, at) = (index / per_row, index % per_row);
        let offset = Vec2::new(at as f32 * step, row as f32 * self.drop);
        Pose {
            raise: match (row, self.rows) {
                // At the window's edge, and right above the cards played from there.
                (_, 1) => LITTLE,
                // Below a plate, or the scores: its cards come forward.
                (0, _) => -FORWARD,
                _ => RAISE,
            },
            ..Pose::straight(start + offset, self.height, 60.0 + index as f32)
        }
    }
}

impl Table {
    /// Returns the pose of a card of the stock.
    pub(crate) fn stock_pose(&self, center: Vec2, height: f32, index: usize) -> Pose {
        // The edge of the pile shows by a hair's breadth per card.
        let lift = index as f32 * 0.32;
        Pose {
            alpha: if self.out_of_play { 0.0 } else { 1.0 },
            ..Pose::straight(center - Vec2::new(lift * 0.5, lift), height, index as f32)
        }
    }

    /// Returns the area of the prompt, to the right of the badge if both are at the same height during play.
    pub(crate) fn pill_right_of(&self, pill: Rect, badge: Rect) -> Rect {
        let beside = badge.max.y > pill.min.y && badge.min.y < pill.max.y;
        if self.phase == Phase::Play && beside {
            Rect::from_corners(Vec2::new(badge.max.x + 8.0, pill.min.y), pill.max)
        } else {
            pill
        }
    }

    /// Returns the pose of a discard after the draft.
    pub(crate) fn tucked_pose(&self, center: Vec2, index: usize) -> Pose {
        Pose {
            alpha: 0.0,
            ..Pose::straight(center, 60.0, index as f32)
        }
    }

    /// Returns the pose of a card in a face-down hand at the side, within a vertical range; `side` is -1 at the left and 1 at the right.
    pub(crate) fn flank_pose(&self, (top, bottom): (f32, f32), index: usize, count: usize, side: f32) -> Pose {
        let (height, step, middle) = if self.arrangement.upright() {
            (FLANK_UPRIGHT, 26.0, 0.37)
        } else {
            (106.0, 30.0, 0.43)
        };
        let gaps = (count.max(2) - 1) as f32;
        let step = f32::min(step, (bottom - top - height * RATIO) / gaps);
        let half = (gaps * step + height * RATIO) / 2.0;
        let middle = (self.viewport.size.y * middle).max(top + half).min(bottom - half);
        let x = if side < 0.0 { 16.0 } else { self.viewport.size.x - 16.0 };
        let t = index as f32 - (count as f32 - 1.0) / 2.0;
        Pose {
            angle: side * -90f32.to_radians(),
            ..Pose::straight(Vec2::new(x, middle + t * step), height, 60.0 + index as f32)
        }
    }

    /// Returns the pose of a card in a trick of two; `offset` is that of the viewer's card from the middle.
    pub(crate) fn duel_pose(&self, seat: Seat, middle: Vec2, offset: Vec2, height: f32, index: usize) -> Pose {
        let (sign, degrees) = match self.side(seat) {
            Side::Bottom => (1.0, 4.0f32),
            _ => (-1.0, -4.0f32),
        };
        Pose {
            angle: degrees.to_radians(),
            ..Pose::straight(middle + offset * sign, height, 160.0 + index as f32)
        }
    }

    /// Returns the pose of a card in a trick of four, crosswise unless it has an offset of its own from the middle.
    pub(crate) fn trick_pose(&self, seat: Seat, middle: Vec2, scale: f32, offset: Option<Vec2>, index: usize) -> Pose {
        let (toward, degrees) = match self.side(seat) {
            Side::Bottom => (Vec2::Y, -1.0f32),
            Side::Left => (-Vec2::X, -3.0),
            Side::Top => (-Vec2::Y, 2.0),
            Side::Right => (Vec2::X, 3.0),
        };
        let offset = offset.unwrap_or(toward * TRICK_OFFSET * scale);
        Pose {
            angle: degrees.to_radians(),
            ..Pose::straight(middle + offset, TRICK_HEIGHT * scale, 160.0 + index as f32)
        }
    }

    /// Returns the pose of a card in a taken trick: among more than two players it disappears toward its taker.
    pub(crate) fn won_pose(
        &self,
        (seat, index, count, under): (Seat, usize, usize, usize),
        pile: impl FnOnce(bool) -> Rect,
    ) -> Pose {
        let z = 10.0 + index as f32 * 4.0 + under as f32;
        let size = self.viewport.size;
        if self.arrangement.hands() > 2 {
            let center = match self.side(seat) {
                Side::Bottom => Vec2::new(size.x * 0.08, size.y - 100.0),
                Side::Top => Vec2::new(size.x / 2.0, 60.0),
                Side::Left => Vec2::new(40.0, size.y * 0.43),
                Side::Right => Vec2::new(size.x - 40.0, size.y * 0.43),
            };
            return Pose {
                alpha: 0.0,
                ..Pose::straight(center, 60.0, z)
            };
        }
        let mine = self.side(seat) == Side::Bottom;
        let pile = pile(mine);
        let width = pile.height() * RATIO;
        let step = 31.0f32.min((pile.width() - width) / (count.max(2) - 1) as f32);
        let tilt = [-2.0f32, 3.0, 0.0, 2.0, -1.0][(index * 3 + usize::from(mine)) % 5];
        let first = pile.min + Vec2::new(width, pile.height()) / 2.0;
        Pose {
            angle: tilt.to_radians(),
            ..Pose::straight(first + Vec2::new(step * index as f32, 0.0), pile.height(), z)
        }
    }

    /// Returns the area for a card dropped at a point: below `hand` it goes to the hand, above `table` to the table.
    pub(crate) fn dropped(&self, point: Vec2, (hand, table): (f32, f32), discards: Vec2, drawn: Vec2) -> DropArea {
        let discards = Rect::from_center_half_size(discards, DISCARDS_REACH);
        // The drawn card is at the edge of the discards.
        let nearer = point.distance(discards.center()) < point.distance(drawn);
        if point.y > hand {
            DropArea::Hand
        } else if self.phase == Phase::Draft && nearer && discards.contains(point) {
            DropArea::Discards
        } else if point.y < table {
            DropArea::Table
        } else {
            DropArea::Elsewhere
        }
    }
}
