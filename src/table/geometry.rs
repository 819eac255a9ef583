//! Where every place of the table is, at every window size. Pure; distances are those of the art guide.

use bevy::math::Vec2;
use spades_rules::{Phase, Seat};

use super::scene::{Place, Zone};
use crate::ui::Viewport;

/// Width of a card over its height.
pub const RATIO: f32 = 5.0 / 7.0;

/// Height of the card drawn in a draft, in units.
const DRAWN_HEIGHT: f32 = 290.0;

/// Height of the largest cards on the table, in units.
#[must_use]
pub fn tallest_card(viewport: &Viewport) -> f32 {
    DRAWN_HEIGHT.max(duel_height(viewport))
}

/// Height of the cards of a trick of two.
fn duel_height(viewport: &Viewport) -> f32 {
    if viewport.portrait { 336.0 } else { 236.0 }
}

/// Where a card is drawn, in units (origin top left, y down).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of the card.
    pub center: Vec2,
    /// Clockwise, in radians.
    pub angle: f32,
    /// Height of the card.
    pub height: f32,
    /// Stacking order; higher is nearer.
    pub z: f32,
    /// Opacity.
    pub alpha: f32,
}

impl Pose {
    /// Width of the card.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.height * RATIO
    }

    /// The four corners, clockwise from the top left.
    #[must_use]
    pub fn corners(&self) -> [Vec2; 4] {
        let half = Vec2::new(self.width(), self.height) / 2.0;
        [
            Vec2::new(-1.0, -1.0),
            Vec2::new(1.0, -1.0),
            Vec2::new(1.0, 1.0),
            Vec2::new(-1.0, 1.0),
        ]
        .map(|corner| self.center + Vec2::from_angle(self.angle).rotate(half * corner))
    }
}

/// What the layout depends on besides the place.
#[derive(Clone, Copy, Debug)]
pub struct TableGeometry {
    /// The window.
    pub viewport: Viewport,
    /// Hands on the table.
    pub hands: usize,
    /// The seat at the bottom.
    pub viewer: Seat,
    /// Draft or not decides whether the discards lie on the table.
    pub phase: Phase,
}

/// A fan of cards along an arc: card `index` of `count`, `step` apart and turned by `angle` each, around `middle`.
#[derive(Clone, Copy)]
struct Fan {
    middle: Vec2,
    step: f32,
    angle: f32,
    height: f32,
}

impl Fan {
    fn pose(self, index: usize, count: usize, z: f32) -> Pose {
        let t = index as f32 - (count as f32 - 1.0) / 2.0;
        let turn = t * self.angle;
        let radius = self.step / self.angle;
        Pose {
            center: self.middle + Vec2::new(radius * turn.sin(), radius * (1.0 - turn.cos())),
            angle: turn,
            height: self.height,
            z: z + index as f32,
            alpha: 1.0,
        }
    }
}

impl TableGeometry {
    /// The place of a seat as seen from the viewer: 0 at the bottom, then clockwise.
    #[must_use]
    pub fn relative(&self, seat: Seat) -> usize {
        (seat + self.hands - self.viewer) % self.hands
    }

    /// Where a place is.
    #[must_use]
    pub fn pose(&self, place: Place) -> Pose {
        let Place { zone, index, count, .. } = place;
        match zone {
            Zone::Stock => self.stock(index),
            Zone::Drawn => self.drawn(),
            Zone::Hand(seat) => match self.side(seat) {
                Side::Bottom => self.hand(index, count),
                Side::Top => self.rival(index, count),
                Side::Left => self.flank(index, count, -1.0),
                Side::Right => self.flank(index, count, 1.0),
            },
            Zone::Discards => self.discard(index, count),
            Zone::Trick(seat) => self.trick(seat, index),
            Zone::Won(seat) => self.won(seat, index, count, place.under),
        }
    }

    /// Which edge a seat sits at.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        match (self.hands, self.relative(seat)) {
            (_, 0) => Side::Bottom,
            (2, _) | (4, 2) => Side::Top,
            (_, 1) => Side::Left,
            _ => Side::Right,
        }
    }

    fn at(&self, x: f32, y: f32) -> Vec2 {
        self.viewport.size * Vec2::new(x, y)
    }

    fn stock(&self, index: usize) -> Pose {
        // The edge of the pile shows by a hair's breadth a card.
        let lift = index as f32 * 0.32;
        let (center, height) = if self.viewport.portrait {
            (Vec2::new(170.0, self.viewport.size.y * 0.30), 226.0)
        } else if self.hands == 2 {
            (
                Vec2::new(self.viewport.size.x / 2.0 - 292.0, self.viewport.size.y * 0.387),
                226.0,
            )
        } else {
            (self.trick_middle(), 172.0)
        };
        Pose {
            center: center - Vec2::splat(lift) * Vec2::new(0.5, 1.0),
            angle: 0.0,
            height,
            z: index as f32,
            alpha: 1.0,
        }
    }

    fn drawn(&self) -> Pose {
        Pose {
            center: self.at(0.5, if self.viewport.portrait { 0.30 } else { 0.358 }),
            angle: 0.0,
            height: DRAWN_HEIGHT,
            z: 120.0,
            alpha: 1.0,
        }
    }

    /// Height of the cards in the viewer's hand.
    #[must_use]
    pub fn hand_height(&self) -> f32 {
        if self.viewport.portrait { 268.0 } else { 210.0 }
    }

    fn hand(&self, index: usize, count: usize) -> Pose {
        if self.viewport.portrait {
            return self.hand_portrait(index, count);
        }
        let spread = ((count as f32 - 8.0) / 5.0).clamp(0.0, 1.0);
        let step = 88.0 + (62.0 - 88.0) * spread;
        let angle = (2.3 + (1.8 - 2.3) * spread).to_radians();
        // Plate on the left and tools on the right leave this much.
        let room = self.viewport.size.x - 2.0 * 330.0 - self.hand_height() * RATIO;
        let step = step.min(room / (count.max(2) - 1) as f32);
        let middle = Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y - 152.0);
        Fan {
            middle,
            step,
            angle,
            height: self.hand_height(),
        }
        .pose(index, count, 300.0)
    }

    /// Two rows: up to 7 in front, the rest behind.
    fn hand_portrait(&self, index: usize, count: usize) -> Pose {
        let behind = count.saturating_sub(7);
        let bottom = self.viewport.size.y;
        let (row, n, step, y) = if index < behind {
            (
                index,
                behind,
                118.0f32.min(700.0 / behind.max(2) as f32),
                bottom - 458.0,
            )
        } else {
            (index - behind, count - behind, 108.0, bottom - 324.0)
        };
        let t = row as f32 - (n as f32 - 1.0) / 2.0;
        Pose {
            center: Vec2::new(self.viewport.size.x / 2.0 + t * step, y + 1.6 * t * t),
            angle: (1.1 * t).to_radians(),
            height: self.hand_height(),
            z: 300.0 + index as f32,
            alpha: 1.0,
        }
    }

    fn rival(&self, index: usize, count: usize) -> Pose {
        let middle = self.viewport.size.x / 2.0;
        let few = 1.0 - ((count as f32 - 6.0) / 7.0).clamp(0.0, 1.0);
        let (step, height, y) = if self.viewport.portrait {
            (47.0, 190.0, 52.0)
        } else {
            (34.0 + 5.0 * few, 126.0, 30.0)
        };
        // Bowed the other way: the ends are the highest and lean inwards.
        let fan = Fan {
            middle: Vec2::new(middle, y),
            step,
            angle: (1.35 + 0.6 * few).to_radians(),
            height,
        };
        let mut pose = fan.pose(index, count, 60.0);
        pose.center.y = 2.0 * y - pose.center.y;
        pose.angle = -pose.angle;
        pose
    }

    fn flank(&self, index: usize, count: usize, side: f32) -> Pose {
        let t = index as f32 - (count as f32 - 1.0) / 2.0;
        let (height, step) = if self.viewport.portrait {
            (124.0, 26.0)
        } else {
            (106.0, 30.0)
        };
        let x = if side < 0.0 { 16.0 } else { self.viewport.size.x - 16.0 };
        let y = self.viewport.size.y * if self.viewport.portrait { 0.37 } else { 0.43 };
        Pose {
            center: Vec2::new(x, y + t * step),
            angle: side * -90f32.to_radians(),
            height,
            z: 60.0 + index as f32,
            alpha: 1.0,
        }
    }

    fn discard(&self, index: usize, count: usize) -> Pose {
        if self.phase != Phase::Draft {
            return Pose {
                center: self.tucked(),
                angle: 0.0,
                height: 60.0,
                z: index as f32,
                alpha: 0.0,
            };
        }
        if self.viewport.portrait {
            let height = 136.0;
            let room = self.viewport.size.x - 80.0 - height * RATIO;
            let step = 44.0f32.min(room / (count.max(2) - 1) as f32);
            let middle = Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y * 0.515);
            return Fan {
                middle,
                step,
                angle: 0.35f32.to_radians(),
                height,
            }
            .pose(index, count, 140.0);
        }
        let (left, right) = self.discard_span();
        let height = 158.0;
        let rows = if count > 13 { 2 } else { 1 };
        let per_row = count.div_ceil(rows);
        let (row, at) = (index / per_row, index % per_row);
        let in_row = if row == 0 { per_row } else { count - per_row };
        let room = right - left - height * RATIO - 24.0;
        let step = 32.0f32.min(room / (in_row.max(2) - 1) as f32);
        let y = self.viewport.size.y * 0.367 + if rows == 1 { 0.0 } else { row as f32 * 66.0 - 33.0 };
        let angle = step / 760.0;
        Fan {
            middle: Vec2::new((left + right) / 2.0, y),
            step,
            angle,
            height,
        }
        .pose(at, in_row, 140.0 + (row * 20) as f32)
    }

    /// Left and right end of the discards in landscape.
    fn discard_span(&self) -> (f32, f32) {
        let middle = self.viewport.size.x / 2.0;
        (middle + 136.0, (self.viewport.size.x - 40.0).min(middle + 840.0))
    }

    /// The middle under which the caption of the discards stands.
    #[must_use]
    pub fn discards_caption(&self) -> Vec2 {
        if self.viewport.portrait {
            Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y * 0.515 + 78.0)
        } else {
            let (left, right) = self.discard_span();
            Vec2::new((left + right) / 2.0, self.viewport.size.y * 0.367 + 146.0)
        }
    }

    /// Where the discards go when the draft is over: to the tool that shows them.
    fn tucked(&self) -> Vec2 {
        if self.viewport.portrait {
            self.at(0.4, 0.957)
        } else {
            self.viewport.size - Vec2::new(150.0, 110.0)
        }
    }

    /// The middle of the trick.
    #[must_use]
    pub fn trick_middle(&self) -> Vec2 {
        match (self.viewport.portrait, self.hands) {
            (true, 2) => Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y * 0.377),
            (true, _) => Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y * 0.39),
            (false, 2) => Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y * 0.419),
            (false, _) => Vec2::new(self.viewport.size.x / 2.0, self.viewport.size.y * 0.391),
        }
    }

    fn trick(&self, seat: Seat, index: usize) -> Pose {
        let middle = self.trick_middle();
        let z = 160.0 + index as f32;
        if self.hands == 2 {
            let height = duel_height(&self.viewport);
            let offset = if self.viewport.portrait {
                Vec2::new(135.0, 18.0)
            } else {
                Vec2::new(98.0, 13.0)
            };
            let mine = self.relative(seat) == 0;
            let (sign, degrees) = if mine { (1.0, 4.0f32) } else { (-1.0, -4.0f32) };
            return Pose {
                center: middle + offset * sign,
                angle: degrees.to_radians(),
                height,
                z,
                alpha: 1.0,
            };
        }
        let (offset, degrees) = match self.side(seat) {
            Side::Bottom => (Vec2::new(0.0, 93.0), -1.0f32),
            Side::Left => (Vec2::new(-130.0, 0.0), -3.0),
            Side::Top => (Vec2::new(0.0, -93.0), 2.0),
            Side::Right => (Vec2::new(130.0, 0.0), 3.0),
        };
        let scale = if self.viewport.portrait { 1.35 } else { 1.0 };
        Pose {
            center: middle + offset * scale,
            angle: degrees.to_radians(),
            height: 172.0 * scale,
            z,
            alpha: 1.0,
        }
    }

    fn won(&self, seat: Seat, index: usize, count: usize, under: usize) -> Pose {
        let z = 10.0 + index as f32 * 4.0 + under as f32;
        if self.hands > 2 {
            let center = match self.side(seat) {
                Side::Bottom => Vec2::new(self.viewport.size.x * 0.08, self.viewport.size.y - 100.0),
                Side::Top => Vec2::new(self.viewport.size.x / 2.0, 60.0),
                Side::Left => Vec2::new(40.0, self.viewport.size.y * 0.43),
                Side::Right => Vec2::new(self.viewport.size.x - 40.0, self.viewport.size.y * 0.43),
            };
            return Pose {
                center,
                angle: 0.0,
                height: 60.0,
                z,
                alpha: 0.0,
            };
        }
        let mine = self.relative(seat) == 0;
        let (origin, room) = self.pile(mine);
        let height = 82.0;
        let step = 31.0f32.min((room - height * RATIO) / (count.max(2) - 1) as f32);
        let tilt = [-2.0f32, 3.0, 0.0, 2.0, -1.0][(index * 3 + usize::from(mine)) % 5];
        Pose {
            center: origin + Vec2::new(height * RATIO / 2.0 + step * index as f32, height / 2.0),
            angle: tilt.to_radians(),
            height,
            z,
            alpha: 1.0,
        }
    }

    /// Top left corner and width of the pile of taken tricks.
    #[must_use]
    pub fn pile(&self, mine: bool) -> (Vec2, f32) {
        let size = self.viewport.size;
        if self.viewport.portrait {
            (
                Vec2::new(size.x - 125.0, size.y * if mine { 0.50 } else { 0.253 }),
                95.0,
            )
        } else {
            (
                Vec2::new(size.x - 270.0, size.y * if mine { 0.688 } else { 0.162 }),
                230.0,
            )
        }
    }
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The viewer.
    Bottom,
    /// To the viewer's left.
    Left,
    /// Opposite.
    Top,
    /// To the viewer's right.
    Right,
}

#[cfg(test)]
mod tests;
