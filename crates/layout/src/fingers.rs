//! Hit tests for fingers and pointers, the direction of flicks, and the room for information about cards.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::{DropArea, Fixture, Place, Pose, Side, TableLayout, Zone};

/// Gap between a subject and its information, and from there to the edge of the window.
const GAP: f32 = 8.0;

/// Minimum height available for information, in pixels of the interface.
const TOLD: f32 = 210.0;

/// Place of an information panel, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TellingRoom {
    /// Room for the panel, as wide as the window except for widgets beside it.
    pub room: Rect,
    /// `true` if the panel is at the lower edge of the room, right above its subject, rather than at the upper edge.
    pub above: bool,
    /// Horizontal position, from 0 at the left to 1 at the right.
    pub across: f32,
    /// Clockwise quarter turns of the room around its middle, towards the reader.
    pub quarters: u8,
}

impl TableLayout {
    /// Converts a window point in logical pixels to a table point in units.
    #[must_use]
    pub fn point(&self, logical: Vec2) -> Vec2 {
        self.viewport.to_units(logical)
    }

    /// Hit test: the card of a `count`-card hand at `point`. Each card extends down without limit.
    #[must_use]
    pub fn card_of_hand_at(&self, seat: Seat, count: usize, point: Vec2) -> Option<usize> {
        let poses = (0..count).map(|index| (index, self.place_in_hand(seat, index, count)));
        let met = poses.filter(|(_, pose)| {
            let local = Vec2::from_angle(-pose.angle).rotate(point - pose.center);
            local.x.abs() <= pose.width() / 2.0 && local.y >= -pose.height / 2.0
        });
        met.max_by(|(_, a), (_, b)| a.z.total_cmp(&b.z)).map(|(index, _)| index)
    }

    fn place_in_hand(&self, seat: Seat, index: usize, count: usize) -> Pose {
        self.pose(Place {
            zone: Zone::Hand(seat),
            index,
            count,
            under: 0,
        })
    }

    /// Returns the upper edge of a `count`-card hand with no card raised.
    #[must_use]
    pub fn top_of_hand(&self, seat: Seat, count: usize) -> f32 {
        (0..count)
            .map(|index| self.place_in_hand(seat, index, count).bounds().min.y)
            .fold(self.viewport.size.y, f32::min)
    }

    /// Returns `true` if a point is beyond the hand to play, towards the table.
    #[must_use]
    pub fn is_beyond_hand(&self, seat: Seat, count: usize, point: Vec2) -> bool {
        if self.facing().is_some() {
            return self.facing_beyond_hand(seat, point);
        }
        if !self.is_at_bottom(seat) {
            // A dummy is at the other end of the table.
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

    /// Returns the area for the drawn card after a stroke in this direction, at any speed: down to the hand, up or sideways to the
    /// discards. If people sit round the screen, it is beside its owner's hand and the discards are beyond it.
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

    /// Returns the plate at a point, by the place of its seat from the bottom.
    #[must_use]
    pub fn plate_at(&self, point: Vec2) -> Option<usize> {
        (0..self.arrangement.hands()).find(|&relative| {
            self.fixture(Fixture::Plate(relative))
                .is_some_and(|rect| rect.contains(point))
        })
    }

    /// Returns `true` if a seat's hand is the one at the bottom or, round the screen, that of the player to act.
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

    /// Returns the place for information about a card of the hand at the bottom: above the hand, whichever card is raised, and beside
    /// the player's own tricks, which are there on an upright phone.
    #[must_use]
    pub fn telling_above_hand(&self, of: Rect) -> TellingRoom {
        let top = self.raised_hand_top();
        let mut told = self.telling(Rect::new(of.min.x, top, of.max.x, top));
        let tricks = self.fixture(Fixture::PileCaption(true));
        if let Some(tricks) = tricks.filter(|_| self.on_phone() && self.arrangement.upright()) {
            // In a low window they are at the left.
            if tricks.center().x > self.viewport.size.x / 2.0 {
                told.room.max.x = tricks.min.x - GAP;
            } else {
                told.room.min.x = tricks.max.x + GAP;
            }
            told.across = ((of.center().x - told.room.min.x) / told.room.width()).clamp(0.0, 1.0);
        }
        told
    }

    /// Returns the place for information about a subject: above it, where a pointing hand covers nothing, or else below.
    #[must_use]
    pub fn telling(&self, of: Rect) -> TellingRoom {
        let size = self.viewport.size;
        let mut above = Rect::new(GAP, GAP, size.x - GAP, of.min.y - GAP);
        let mut below = Rect::new(GAP, of.max.y + GAP, size.x - GAP, size.y - GAP);
        // The buttons to keep and discard stay visible and usable.
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
