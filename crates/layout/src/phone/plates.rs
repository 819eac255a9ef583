//! Plates, captions and tools of a phone, along the edges.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::PhoneLayout;
use super::{
    AIR, BUTTON, CAPTION, EDGE, GAP, PARTNERS, PEEK, PEEK_LOW, PLATE, PLATE_BESIDE, ROUND, ROUND_LINE, TAG, TAG_BESIDE,
    TOOL, WIDE,
};
use crate::arrangement::OpenHands;
use crate::{Layout, RAISE, RATIO, Side};

/// Badge for broken spades, and height of the pill, in pixels of the interface.
const BADGE: Vec2 = Vec2::new(232.0, 38.0);
const PILL: f32 = 50.0;

/// Room for the cards of a phone on its side, in units, from which plates can name partners.
const ROOM_FOR_PARTNERS: f32 = 1350.0;

impl PhoneLayout {
    /// Returns a rectangle by a corner in units and a size in pixels of the interface; a negative coordinate counts from the right or
    /// the bottom of the window to the rectangle's far side.
    fn stands(&self, x: f32, y: f32, size: Vec2) -> Rect {
        let size = size * self.scale;
        let window = self.viewport.size;
        let corner = Vec2::new(
            if x < 0.0 { window.x + x - size.x } else { x },
            if y < 0.0 { window.y + y - size.y } else { y },
        );
        Rect::from_corners(corner, corner + size)
    }

    /// Scales the height of a size in the same way.
    pub(super) fn tall(&self, usual: Vec2) -> Vec2 {
        Vec2::new(usual.x, self.high(usual.y))
    }

    /// Returns the plate of one of two players on a phone on its side: its figures keep their size.
    fn plate_beside(&self) -> Vec2 {
        let high = PLATE_BESIDE.y * (1.0 + (self.viewport.letters() - 1.0) * 0.55);
        Vec2::new(self.beside(), high)
    }

    /// Returns the size of the badge for broken spades on an upright phone.
    fn badge_size(&self) -> Vec2 {
        Vec2::new(BADGE.x.min(self.inner() * 0.5), self.high(BADGE.y))
    }

    /// Returns the width of the window in pixels of the interface, without its margins.
    fn inner(&self) -> f32 {
        self.viewport.size.x / self.scale - 2.0 * EDGE
    }

    /// Returns the y of the first row of information.
    fn first_row(&self) -> f32 {
        if self.open_at(Side::Top) {
            16.0 + self.open_depth() + GAP
        } else {
            PEEK + GAP * 2.0
        }
    }

    /// Returns the top of the second row of an upright table, below the plate of the hand opposite.
    pub(super) fn second_row(&self) -> f32 {
        let first = if self.arrangement.hands() == 2 {
            self.high(PLATE)
        } else {
            self.high(TAG.y)
        };
        self.first_row() + (first + AIR) * self.scale
    }

    /// Returns the top of the third row, below the sheet.
    pub(super) fn third_row(&self) -> f32 {
        let sheet = if self.sheet_gives_way() {
            0.0
        } else {
            self.sheet_height() + AIR
        };
        self.second_row() + sheet * self.scale
    }

    /// Above a bar the smallest upright phone has no height for both the scores and a trick of four.
    pub(super) fn sheet_gives_way(&self) -> bool {
        self.above_bar() && self.arrangement.hands() > 2 && self.viewport.size.x > WIDE
    }

    fn sheet_height(&self) -> f32 {
        let usual: f32 = match (self.low(), self.sides > 2) {
            // Three fit side by side, four wrap.
            (false, _) if self.sides > 3 => 132.0,
            (false, _) => 82.0,
            (true, true) if self.sides > 3 => 36.0 * self.sides as f32 + 22.0,
            // Two teams need as much as two sides.
            (true, _) => 150.0,
        };
        self.high(usual)
    }

    /// Returns the plate of one of two players.
    pub(super) fn plate(&self, side: Side) -> Rect {
        let edge = EDGE * self.scale;
        match (self.low(), side) {
            (true, Side::Bottom) => self.stands(self.plates_edge(), -edge, self.plate_beside()),
            (true, _) => self.stands(self.plates_edge(), edge, self.plate_beside()),
            (false, Side::Bottom) => {
                let y = -self.plate_lift() * self.scale;
                self.stands(edge, y, Vec2::new(self.inner(), self.high(PLATE)))
            }
            (false, _) => self.stands(edge, self.first_row(), Vec2::new(self.inner(), self.high(PLATE))),
        }
    }

    /// Returns the plate of one of several players.
    pub(super) fn tag(&self, side: Side) -> Rect {
        let scale = self.scale;
        let edge = EDGE * scale;
        if self.low() {
            return self.low_tag(side);
        }
        if self.tags_in_row() {
            // All in a row: there is no height to spare.
            let width = (self.inner() - 2.0 * AIR) / 3.0;
            let at = match side {
                Side::Bottom => {
                    return self.stands(edge, -self.plate_lift() * scale, Vec2::new(width, self.high(TAG.y)));
                }
                Side::Left => 0.0,
                Side::Top => 1.0,
                Side::Right => 2.0,
            };
            let x = edge + at * (width + AIR) * scale;
            return self.stands(x, self.first_row(), Vec2::new(width, self.high(TAG.y)));
        }
        // As wide as long names need, while the card played from the top has room between them.
        let size = Vec2::new(
            (self.inner() * 0.41).min(TAG.x * self.viewport.letters()),
            self.high(TAG.y),
        );
        match side {
            Side::Bottom => self.stands(edge, -self.plate_lift() * scale, size),
            Side::Top => {
                let size = Vec2::new(
                    (self.inner() * 0.38).min(TAG.x * self.viewport.letters()),
                    self.high(TAG.y),
                );
                let x = (self.viewport.size.x - size.x * scale) / 2.0;
                self.stands(x, self.first_row(), size)
            }
            Side::Left => self.stands(edge, self.third_row(), size),
            Side::Right => self.stands(-edge, self.third_row(), size),
        }
    }

    /// Returns the plate of one of several players on a phone on its side.
    fn low_tag(&self, side: Side) -> Rect {
        let (scale, edge) = (self.scale, EDGE * self.scale);
        let (left, right) = self.cards_span();
        let after = -(self.viewport.size.x - right);
        if self.viewport.letters() > 1.0 && self.open == OpenHands::default() {
            // In a row below the hand opposite: there is no height for stacking.
            let width = ((right - left) / scale - 2.0 * AIR) / 3.0;
            let tag = Vec2::new(width, self.high(TAG_BESIDE.y));
            let at = match side {
                Side::Bottom => return self.stands(self.plates_edge(), -edge, self.tall(TAG_BESIDE)),
                Side::Left => 0.0,
                Side::Top => 1.0,
                Side::Right => 2.0,
            };
            return self.stands(left + at * (width + AIR) * scale, PEEK_LOW + GAP, tag);
        }
        let mut tag = self.tall(TAG_BESIDE);
        let three = self.arrangement.players() == 3;
        if three && right - left > ROOM_FOR_PARTNERS {
            tag.x += PARTNERS;
        }
        if self.is_dummy_for_fingers() && self.open_at(Side::Top) {
            // At either side of it.
            let beside = (right - left - self.open_length()) / 2.0 - 3.0 * GAP;
            tag.x = tag.x.min(beside / scale);
        }
        let second = edge + (tag.y + AIR) * scale;
        match side {
            Side::Bottom => self.stands(self.plates_edge(), -edge, tag),
            Side::Left => self.stands(left, edge, tag),
            Side::Top if self.open_at(Side::Top) => self.stands(after, edge, tag),
            Side::Top => {
                let beside = self.rival(12, 13).bounds().max.x + GAP;
                self.stands(beside, edge, tag)
            }
            Side::Right => {
                // Beside the one opposite, where there is room for both.
                let first = self.stands(after, edge, tag);
                if !self.open_at(Side::Top) && self.low_tag(Side::Top).max.x + GAP < first.min.x {
                    first
                } else {
                    self.stands(after, second, tag)
                }
            }
        }
    }

    /// Returns the area of the sides' scores.
    pub(super) fn sheet(&self) -> Rect {
        let edge = EDGE * self.scale;
        let height = self.sheet_height();
        if self.low() {
            self.stands(self.plates_edge(), edge, Vec2::new(self.beside(), height))
        } else {
            self.stands(edge, self.second_row(), Vec2::new(self.inner(), height))
        }
    }

    /// Returns the area of round and trick.
    pub(super) fn round(&self) -> Rect {
        let (edge, two) = (EDGE * self.scale, self.arrangement.hands() == 2);
        match (self.low(), two) {
            (true, _) => {
                let above = if two {
                    self.plate_beside().y
                } else {
                    self.sheet_height()
                };
                let y = (EDGE + above + AIR) * self.scale;
                self.stands(self.plates_edge(), y, Vec2::new(self.beside(), self.high(ROUND)))
            }
            (false, true) => {
                let width = self.inner() - self.badge_size().x - AIR;
                self.stands(edge, self.second_row(), Vec2::new(width, self.high(ROUND_LINE)))
            }
            (false, false) => {
                // Beside the plate of the hand opposite.
                let width = (self.inner() - self.tag(Side::Top).width() / self.scale) / 2.0 - AIR;
                self.stands(edge, self.first_row(), Vec2::new(width, self.high(ROUND)))
            }
        }
    }

    /// Returns the area of the badge for broken spades.
    pub(super) fn badge(&self) -> Rect {
        let scale = self.scale;
        let edge = EDGE * scale;
        let two = self.arrangement.hands() == 2;
        if self.low() {
            let plate = if two { self.plate_beside().y } else { self.high(TAG.y) };
            return self.stands(self.plates_edge(), -(EDGE + plate + AIR) * scale, self.tall(BADGE));
        }
        if two {
            self.stands(-edge, self.second_row(), self.badge_size())
        } else {
            let y = -(self.plate_lift() + self.high(TAG.y - BADGE.y) / 2.0) * scale;
            self.stands(-edge, y, self.badge_size())
        }
    }

    /// Returns the area of the pill.
    pub(super) fn pill(&self) -> Rect {
        let (left, right) = self.cards_span();
        let y = if self.phase == Phase::Draft {
            self.draft_plan().buttons + (BUTTON - self.high(PILL)) / 2.0 * self.scale
        } else {
            self.raised_hand_top() - GAP - self.high(PILL) * self.scale
        };
        self.stands(left, y, Vec2::new((right - left) / self.scale, self.high(PILL)))
    }

    /// Returns the area of the tools: in a row below everything, or stacked at a thumb.
    pub(super) fn tools(&self) -> Rect {
        let edge = EDGE * self.scale;
        if self.low() {
            let thumb = if self.left_handed() { edge } else { -edge };
            self.stands(thumb, -edge, Vec2::new(TOOL, 4.0 * TOOL + 3.0 * AIR))
        } else {
            self.stands(edge, -edge, Vec2::new(self.inner(), TOOL))
        }
    }

    /// Returns an area above the viewer's plate on its side: the badge during play, the caption of the hand while it is built, above
    /// these an offer, and above that the tool that calls a renege.
    pub(super) fn above_plate(&self, places: f32, size: Vec2) -> Rect {
        let plate = if self.arrangement.hands() == 2 {
            self.plate_beside().y
        } else {
            self.high(TAG.y)
        };
        let above = (plate + AIR) + if places > 0.0 { self.high(CAPTION) + AIR } else { 0.0 };
        let y = EDGE + above + (places - 1.0).max(0.0) * (BUTTON + AIR);
        self.stands(self.plates_edge(), -y * self.scale, size)
    }

    /// Returns the area for the size of the hand: beside the drawn card, or above the plate.
    pub(super) fn hand_caption(&self) -> Rect {
        if self.low() {
            return self.above_plate(0.0, Vec2::new(self.beside(), self.high(CAPTION)));
        }
        // On the side of the drawn card opposite the stock.
        let (plan, edge) = (self.draft_plan(), EDGE * self.scale);
        let beside = plan.drawn_height * RATIO / 2.0 + GAP;
        let (left, right) = (plan.drawn.x + beside, self.viewport.size.x - edge);
        let y = plan.stock.y.min(plan.buttons - GAP - self.high(CAPTION) * self.scale);
        self.stands(left, y, Vec2::new((right - left) / self.scale, self.high(CAPTION)))
    }

    /// Returns the area of a small button with an offer: above the prompt, or above the plate.
    pub(super) fn offer(&self) -> Rect {
        if self.low() && self.arrangement.hands() == 2 {
            return self.above_plate(1.0, Vec2::new(self.beside(), BUTTON));
        }
        let y = if self.phase == Phase::Draft {
            // Offers there are made before the hand has a card.
            self.raised_hand_top() + RAISE
        } else {
            self.pill().min.y - (BUTTON + AIR) * self.scale
        };
        let width = (300.0 * self.viewport.letters()).min(self.inner());
        self.stands(
            self.cards_middle() - width * self.scale / 2.0,
            y,
            Vec2::new(width, BUTTON),
        )
    }
}
