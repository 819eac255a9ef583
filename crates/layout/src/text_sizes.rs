//! Sizes of the texts around the cards.

use crate::{Device, Table};

/// Sizes of the texts around the cards, in pixels of the interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextSizes {
    /// Title and detail of the round.
    pub round: (f32, f32),
    /// Title and detail of the captions of stock, discards and hand.
    pub caption: (f32, f32),
    /// Caption of the tricks taken.
    pub pile: f32,
    /// Prompt or event in the pill.
    pub pill: f32,
    /// Line below the buttons of a draft.
    pub draft: f32,
    /// Width of a button of a draft.
    pub draft_button: f32,
    /// Note on a trick taken.
    pub note: f32,
    /// Information about a card, and its small print.
    pub info: (f32, f32),
}

/// In a window with several columns.
const USUAL: TextSizes = TextSizes {
    round: (22.0, 15.0),
    caption: (21.0, 15.0),
    pile: 14.5,
    pill: 18.0,
    draft: 15.5,
    draft_button: 176.0,
    note: 19.0,
    info: (18.0, 14.5),
};

/// In one column, and on a phone.
const LARGE: TextSizes = TextSizes {
    round: (24.0, 20.0),
    caption: (24.0, 19.0),
    pile: 18.0,
    pill: 23.0,
    draft: 18.5,
    draft_button: 230.0,
    note: 23.0,
    info: (23.0, 20.0),
};

/// The round on a phone on its side with more than two hands: there may be an open hand beside it.
const ROUND_BESIDE_HAND: (f32, f32) = (20.0, 20.0);

impl Table {
    /// Returns the sizes of the texts around the cards.
    #[must_use]
    pub fn text_sizes(&self) -> TextSizes {
        let usual = if self.viewport.portrait { LARGE } else { USUAL };
        let beside_hand = self.viewport.device == Device::PhoneOnItsSide && self.arrangement.hands() > 2;
        TextSizes {
            round: if beside_hand { ROUND_BESIDE_HAND } else { usual.round },
            ..usual
        }
    }
}
