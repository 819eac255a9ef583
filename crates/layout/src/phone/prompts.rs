//! Room for prompts on a phone.

use bevy_math::Rect;

use super::{EDGE, GAP, PEEK_LOW, PhoneLayout, PhoneShape};
use crate::{Fixture, Layout};

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    /// Returns the room for a prompt panel: the area of play, without hiding another player's bid.
    pub(super) fn prompt_room(&self) -> Rect {
        let bottom = self.raised_hand_top() - GAP;
        let (left, right) = self.cards_span();
        let inset = EDGE * self.scale;
        let tags = (1..self.arrangement.hands()).filter_map(|relative| self.fixture(Fixture::Plate(relative)));
        let above = tags
            .chain(
                [Fixture::Round, Fixture::Sheet]
                    .into_iter()
                    .filter_map(|fixture| self.fixture(fixture)),
            )
            .filter(|rect| rect.max.x > left && rect.min.x < right);
        let top = above.map(|rect| rect.max.y).fold(PEEK_LOW, f32::max) + GAP;
        Rect::new(left + inset, top, right - inset, bottom)
    }
}
