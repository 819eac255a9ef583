//! What lies under a finger or a pointer, which way a card is flicked, and where there is room to tell about something.

use bevy::math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use super::{Fixture, Side, TableGeometry};
use crate::input::DropArea;
use crate::table::scene::{Place, Zone};

/// Between something and what is told of it, and from there to the edge of the window.
const GAP: f32 = 8.0;

/// Height of what is told that there is always room for, in pixels of the interface.
const TOLD: f32 = 210.0;

/// Where something is told, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TellingRoom {
    /// The room for it, as wide as the window but for what lies beside it.
    pub room: Rect,
    /// Whether it stands at the lower edge of the room, right above what it is about, and not at the upper one.
    pub above: bool,
    /// Where it is to be, from 0 at the left to 1 at the right.
    pub across: f32,
    /// Quarter turns clockwise of the room around its middle: whoever is told sits there.
    pub quarters: u8,
}

impl TableGeometry {
    /// From a point of the window in logical pixels to one of the table in units.
    #[must_use]
    pub fn point(&self, logical: Vec2) -> Vec2 {
        self.viewport.to_units(logical)
    }

    /// The card of a hand of so many that is met at a point: whatever lies lower than a card's upper edge, as far down as one likes.
    #[must_use]
    pub fn card_of_hand_at(&self, seat: Seat, count: usize, point: Vec2) -> Option<usize> {
        let poses = (0..count).map(|index| (index, self.place_in_hand(seat, index, count)));
        let met = poses.filter(|(_, pose)| {
            let local = Vec2::from_angle(-pose.angle).rotate(point - pose.center);
            local.x.abs() <= pose.width() / 2.0 && local.y >= -pose.height / 2.0
        });
        met.max_by(|(_, a), (_, b)| a.z.total_cmp(&b.z)).map(|(index, _)| index)
    }

    fn place_in_hand(&self, seat: Seat, index: usize, count: usize) -> super::Pose {
        self.pose(Place {
            zone: Zone::Hand(seat),
            index,
            count,
            under: 0,
        })
    }

    /// The upper edge of a hand of so many, none of it raised.
    #[must_use]
    pub fn top_of_hand(&self, seat: Seat, count: usize) -> f32 {
        (0..count)
            .map(|index| self.place_in_hand(seat, index, count).bounds().min.y)
            .fold(self.viewport.size.y, f32::min)
    }

    /// Whether a point is beyond the hand that is played from, on the way to the table.
    #[must_use]
    pub fn is_beyond_hand(&self, seat: Seat, count: usize, point: Vec2) -> bool {
        if self.facing().is_some() {
            return self.facing_beyond_hand(seat, point);
        }
        if !self.is_at_bottom(seat) {
            // A dummy lies at the other end of the table.
            let bounds = |index| self.place_in_hand(seat, index, count).bounds();
            return !(0..count).any(|index| bounds(index).contains(point));
        }
        point.y < self.top_of_hand(seat, count)
    }

    /// Returns true if a stroke leads from a seat's hand to the middle of the table more than along the hand.
    #[must_use]
    pub fn leads_to_middle(&self, seat: Seat, by: Vec2) -> bool {
        let seen = self.seen(seat, by);
        let down = self.facing().is_none() && !self.is_at_bottom(seat);
        (if down { seen.y } else { -seen.y }) > seen.x.abs()
    }

    /// Where the drawn card lands that a stroke of a finger has taken this way, at any speed: down to the hand, up or sideways to the
    /// discards. Where people sit round the screen it lies beside its owner's hand, and the discards are beyond it.
    #[must_use]
    pub fn flicked(&self, by: Vec2) -> DropArea {
        if self.phase != Phase::Draft {
            return DropArea::Elsewhere;
        }
        if self.facing().is_some() {
            let by = self.seen(self.viewer, by);
            return match (by.x.abs() > by.y.abs(), by.x < 0.0, by.y < 0.0) {
                (true, true, _) => DropArea::Hand,
                (false, _, true) => DropArea::Discards,
                _ => DropArea::Elsewhere,
            };
        }
        if by.y > by.x.abs() {
            DropArea::Hand
        } else {
            DropArea::Discards
        }
    }

    /// The plate at a point, by the place of its seat from the bottom.
    #[must_use]
    pub fn plate_at(&self, point: Vec2) -> Option<usize> {
        (0..self.arrangement.hands()).find(|&relative| {
            self.fixture(Fixture::Plate(relative))
                .is_some_and(|rect| rect.contains(point))
        })
    }

    /// Whether a seat's hand is the one at the bottom, or round the screen that of whoever is to decide.
    #[must_use]
    pub fn is_at_bottom(&self, seat: Seat) -> bool {
        if self.facing().is_some() {
            return seat == self.viewer;
        }
        self.side(seat) == Side::Bottom
    }

    /// Returns true if a finger can slide along a seat's hand: the one at the bottom, a dummy's on a phone, and everyone's face to face.
    /// Other hands are packed too closely.
    #[must_use]
    pub fn can_be_slid_along(&self, seat: Seat) -> bool {
        self.facing().is_some() || self.is_at_bottom(seat) || self.on_phone()
    }

    /// Where is told of a card of the hand at the bottom: above the hand, whichever card is raised, and beside one's own tricks, which
    /// lie there on an upright phone.
    #[must_use]
    pub fn telling_above_hand(&self, of: Rect) -> TellingRoom {
        let top = self.raised_hand_top();
        let mut told = self.telling(Rect::new(of.min.x, top, of.max.x, top));
        let tricks = self.fixture(Fixture::PileCaption(true));
        if let Some(tricks) = tricks.filter(|_| self.on_phone() && self.arrangement.upright()) {
            // In a low window they lie at the left.
            if tricks.center().x > self.viewport.size.x / 2.0 {
                told.room.max.x = tricks.min.x - GAP;
            } else {
                told.room.min.x = tricks.max.x + GAP;
            }
            told.across = ((of.center().x - told.room.min.x) / told.room.width()).clamp(0.0, 1.0);
        }
        told
    }

    /// Where is told of something: above it, where a hand that points at it covers nothing, or else below.
    #[must_use]
    pub fn telling(&self, of: Rect) -> TellingRoom {
        let size = self.viewport.size;
        let mut above = Rect::new(GAP, GAP, size.x - GAP, of.min.y - GAP);
        let mut below = Rect::new(GAP, of.max.y + GAP, size.x - GAP, size.y - GAP);
        // What keeps and discards stays in sight, and can be pressed.
        let buttons = self.fixture(Fixture::DraftButtons);
        if let Some(buttons) = buttons.filter(|_| self.on_phone() && self.phase == Phase::Draft) {
            if of.min.y >= buttons.min.y {
                above.max.y = above.max.y.min(buttons.min.y - GAP);
            } else {
                below.max.y = below.max.y.min(buttons.min.y - GAP).max(below.min.y);
            }
        }
        let is_above = above.height() >= TOLD * self.scale || above.height() >= below.height();
        TellingRoom {
            room: if is_above { above } else { below },
            above: is_above,
            across: (of.center().x / size.x).clamp(0.0, 1.0),
            quarters: 0,
        }
    }
}
