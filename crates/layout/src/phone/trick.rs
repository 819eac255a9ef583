//! Running trick and taken tricks on a phone.

use bevy_math::{Rect, Vec2};
use spades_rules::Seat;

use super::PhoneLayout;
use super::{EDGE, GAP, LARGEST_DUEL, PEEK, PEEK_LOW, PhoneTrick, ROUND_LINE};
use crate::cards::{PILE_HEIGHT, TRICK_HEIGHT};
use crate::{Layout, Pose, RATIO, Side};

/// Reach of a trick of four from its middle, at the usual size: sideways, up and down, and of the cards from the sides.
const TRICK: Vec2 = Vec2::new(196.0, 184.0);
const TRICK_SIDES: f32 = 94.0;

/// Distance between cards in a row, and vertical shift of those from above and below, in card heights.
const IN_ROW: Vec2 = Vec2::new(0.75, 0.06);

/// Width of a pile's caption, in pixels of the interface.
const PILE_NAME: f32 = 62.0;

/// Returns the offset of a card from the middle of a trick in a row.
fn offset_in_row(side: Side, scale: f32) -> Vec2 {
    let (at, shift) = match side {
        Side::Left => (-1.5, 0.0),
        Side::Top => (-0.5, -1.0),
        Side::Bottom => (0.5, 1.0),
        Side::Right => (1.5, 0.0),
    };
    IN_ROW * Vec2::new(at, shift) * TRICK_HEIGHT * scale
}

impl PhoneLayout {
    /// Returns the vertical range for play: below the scores and the round, above the prompt.
    fn play_room(&self) -> (f32, f32) {
        let bottom = if self.leaves_telling_to_the_bar() {
            self.raised_hand_top()
        } else {
            self.pill().min.y
        };
        (self.play_top() + GAP, bottom - GAP)
    }

    pub(super) fn play_top(&self) -> f32 {
        let two = self.arrangement.hands() == 2;
        match (self.low(), two) {
            (true, _) if self.open_at(Side::Top) => 12.0 + self.open_depth(),
            (true, _) => PEEK_LOW,
            (false, true) => self.second_row() + self.high(ROUND_LINE) * self.scale,
            (false, false) => match self.open_beside() {
                Some(side) => self.open_bottom(side),
                None => self.third_row(),
            },
        }
    }

    /// Returns the side of an open hand other than the one opposite, if there is one.
    pub(super) fn open_beside(&self) -> Option<Side> {
        [Side::Left, Side::Right].into_iter().find(|&side| self.open_at(side))
    }

    /// Returns the place of the cards of two players, and their height.
    pub(super) fn duel(&self) -> (Vec2, f32) {
        let (top, bottom) = self.play_room();
        // They are offset from each other, and lean. The tricks taken are beside them.
        let height = ((bottom - top) / 1.16).min(LARGEST_DUEL);
        (Vec2::new(self.cards_middle(), (top + bottom) / 2.0), height)
    }

    /// Returns the place of a trick of four: as large as the room allows, clear of plates and open hands at the sides.
    pub(super) fn trick_of_four(&self) -> PhoneTrick {
        let (top, bottom) = self.play_room();
        let middle = self.cards_middle();
        if let Some(row) = self.trick_in_row(top, bottom) {
            return row;
        }
        let (left, right) = self.cards_span();
        let open = self.open_beside();
        let half = (right - left) / 2.0 - if self.low() { 0.0 } else { PEEK };
        let scale = match (self.low(), open) {
            (true, _) => {
                let reach = middle - self.tag(Side::Left).max.x;
                ((bottom - top) / (2.0 * TRICK.y)).min(reach / TRICK.x).min(1.35)
            }
            // Below the open hand.
            (false, Some(_)) => ((bottom - top) / (2.0 * TRICK.y)).min(half / TRICK.x).min(1.9),
            (false, None) => {
                let tags = self.tag(Side::Left).max.y + GAP;
                let all = (bottom - top) / (2.0 * TRICK.y);
                let sides = (bottom - tags) / (TRICK.y + TRICK_SIDES);
                // The card from the top is between the plates.
                let between = match self.tags_in_row() {
                    true => f32::INFINITY,
                    false => (middle - self.tag(Side::Left).max.x - GAP) / 66.0,
                };
                all.min(sides).min(half / TRICK.x).min(between).min(1.9)
            }
        };
        let lowest = bottom - TRICK.y * scale;
        let tags = if self.low() || open.is_some() {
            top
        } else {
            self.tag(Side::Left).max.y + GAP
        };
        let highest = (top + TRICK.y * scale).max(tags + TRICK_SIDES * scale);
        PhoneTrick {
            middle: Vec2::new(middle, highest.midpoint(lowest)),
            scale,
            row: false,
        }
    }

    /// Returns four cards in a row, if that makes them larger: between the plates and the pill, beside an open hand, and below an open
    /// hand in an upright window.
    fn trick_in_row(&self, top: f32, bottom: f32) -> Option<PhoneTrick> {
        let open = self.open_beside();
        if open.is_none() && self.open_at(Side::Top) {
            return None;
        }
        let (left, right) = self.cards_span();
        let (left, right, above) = if self.low() {
            let beside = |side| {
                if self.open_at(side) {
                    self.open_length() + GAP
                } else {
                    0.0
                }
            };
            let (left, right) = (left + beside(Side::Left), right - beside(Side::Right));
            let tags = [Side::Left, Side::Top, Side::Right].map(|side| self.tag(side));
            let over = tags.into_iter().filter(|tag| tag.max.x > left && tag.min.x < right);
            let above = over.map(|tag| tag.max.y).fold(top, f32::max) + GAP;
            (left, right, above)
        } else {
            let tags = if open.is_some() {
                top
            } else {
                self.tag(Side::Left).max.y + GAP
            };
            (left + PEEK, right - PEEK, tags.max(top))
        };
        let wide = 3.0 * IN_ROW.x + RATIO + 0.1;
        let height = ((bottom - above) / (1.1 + 2.0 * IN_ROW.y)).min((right - left - 4.0 * GAP) / wide);
        let height = height.min(LARGEST_DUEL);
        let crosswise = TRICK_HEIGHT * (bottom - top) / (2.0 * TRICK.y);
        (height > crosswise || open.is_some() && self.low()).then(|| PhoneTrick {
            middle: Vec2::new(left.midpoint(right), above.midpoint(bottom)),
            scale: height / TRICK_HEIGHT,
            row: true,
        })
    }

    pub(super) fn trick(&self, seat: Seat, index: usize) -> Pose {
        if self.arrangement.hands() == 2 {
            let (middle, height) = self.duel();
            return self.duel_pose(seat, middle, Vec2::new(0.405, 0.054) * height, height, index);
        }
        let trick = self.trick_of_four();
        let offset = trick.row.then(|| offset_in_row(self.side(seat), trick.scale));
        self.trick_pose(seat, trick.middle, trick.scale, offset, index)
    }

    pub(super) fn stock(&self, index: usize) -> Pose {
        if self.arrangement.hands() == 2 {
            let plan = self.draft_plan();
            return self.stock_pose(plan.stock, plan.stock_height, index);
        }
        let trick = self.trick_of_four();
        self.stock_pose(trick.middle, TRICK_HEIGHT * trick.scale, index)
    }

    /// Returns the area of the tricks taken by one of two players.
    pub(super) fn pile(&self, mine: bool) -> Rect {
        let height = PILE_HEIGHT;
        let (top, bottom) = self.play_room();
        let right = self.cards_span().1;
        let width = if self.low() {
            200.0
        } else {
            (PILE_NAME * self.viewport.letters() * self.scale).max(100.0)
        };
        let caption = self.high(22.0) * self.scale + 14.0;
        // Stacked, or at opposite sides where there is no room for that.
        let beside = bottom - top < 2.0 * (height + caption + 2.0 * GAP);
        let edge = EDGE * self.scale;
        let left = self.cards_span().0;
        let corner = Vec2::new(
            if mine && beside {
                left + edge
            } else {
                right - width - edge
            },
            if mine && !beside {
                bottom - height - GAP
            } else {
                top + GAP + caption
            },
        );
        Rect::from_corners(corner, corner + Vec2::new(width, height))
    }
}
