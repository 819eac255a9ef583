//! Measures of the badge, the round, the captions and the offers around the cards, in pixels of the interface.

use crate::{Device, Table};

/// Measures of the smaller widgets around the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudMeasures {
    /// The badge for broken spades.
    pub badge: BadgeMeasures,
    /// Round and trick.
    pub round: RoundMeasures,
    /// Captions of the piles, and of the hand while it is built.
    pub captions: CaptionMeasures,
    /// `true` if an offer is in the middle of its place, rather than at the left.
    pub offer_in_middle: bool,
    /// `true` if the buttons of a draft are at the ends of their place, one at each thumb.
    pub draft_at_thumbs: bool,
    /// `true` if a line below the buttons of a draft explains them.
    pub draft_explained: bool,
}

/// Measures of the badge for broken spades.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BadgeMeasures {
    /// Padding at either side.
    pub padding: f32,
    /// Gap between picture and text.
    pub gap: f32,
    /// `true` if it is at the right of its place.
    pub at_right: bool,
}

/// Measures of round and trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundMeasures {
    /// `true` if stacked lines are aligned at the right.
    pub at_right: bool,
    /// `true` if they shrink to their place: beside a plate, or in large letters.
    pub fits: bool,
}

/// Measures of the captions of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptionMeasures {
    /// `true` if the discards have a caption of one line.
    pub discards_in_line: bool,
    /// The caption with the size of the hand.
    pub hand: HandCaption,
    /// `true` if the second line has letters of the usual size: there is no room for more above a hint's value.
    pub usual_letters: bool,
    /// `true` if tricks have a short caption.
    pub short_piles: bool,
}

/// Shape of the caption with the size of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandCaption {
    /// One line, at the left.
    AtLeft,
    /// One line, in the middle.
    InMiddle,
    /// Two lines: whose hand it is, in letters that fit, and its size.
    TwoLines,
}

/// Scale of the interface from which an upright table has no room to explain the buttons of a draft.
const ROOM_TO_EXPLAIN: f32 = 1.15;

const BADGE: BadgeMeasures = BadgeMeasures {
    padding: 18.0,
    gap: 10.0,
    at_right: false,
};
const PHONE_BADGE: BadgeMeasures = BadgeMeasures {
    padding: 10.0,
    gap: 6.0,
    at_right: false,
};

/// In a wide window.
const WIDE: HudMeasures = HudMeasures {
    badge: BADGE,
    round: RoundMeasures {
        at_right: true,
        fits: false,
    },
    captions: CaptionMeasures {
        discards_in_line: false,
        hand: HandCaption::AtLeft,
        usual_letters: false,
        short_piles: false,
    },
    offer_in_middle: false,
    draft_at_thumbs: false,
    draft_explained: true,
};

/// In an upright window.
const UPRIGHT: HudMeasures = HudMeasures {
    captions: CaptionMeasures {
        discards_in_line: true,
        hand: HandCaption::InMiddle,
        usual_letters: false,
        short_piles: true,
    },
    offer_in_middle: true,
    ..WIDE
};

/// On an upright phone.
const PHONE: HudMeasures = HudMeasures {
    badge: BadgeMeasures {
        at_right: true,
        ..PHONE_BADGE
    },
    round: RoundMeasures {
        at_right: false,
        fits: false,
    },
    captions: CaptionMeasures {
        hand: HandCaption::TwoLines,
        ..UPRIGHT.captions
    },
    // Two lines would cover the discards; the help explains it too.
    draft_explained: false,
    ..UPRIGHT
};

/// On a phone on its side, which has the height for two lines, but not the width for one.
const LOW_PHONE: HudMeasures = HudMeasures {
    badge: PHONE_BADGE,
    round: RoundMeasures {
        at_right: false,
        ..WIDE.round
    },
    captions: CaptionMeasures {
        discards_in_line: false,
        hand: HandCaption::InMiddle,
        usual_letters: true,
        short_piles: true,
    },
    draft_at_thumbs: true,
    draft_explained: false,
    ..UPRIGHT
};

impl Table {
    /// Returns the measures of the smaller widgets around the cards.
    #[must_use]
    pub fn hud_measures(&self) -> HudMeasures {
        let several = self.arrangement.hands() > 2;
        let mut measures = match self.viewport.device {
            Device::PhoneUpright => PHONE,
            Device::PhoneOnItsSide => LOW_PHONE,
            Device::Desk | Device::Tablet if self.viewport.portrait => UPRIGHT,
            Device::Desk | Device::Tablet => WIDE,
        };
        match self.viewport.device {
            // Beside the plate of the hand opposite.
            Device::PhoneUpright => measures.round.fits = several || self.viewport.letters() > 1.0,
            Device::Desk | Device::Tablet => {
                measures.badge.at_right = several && !self.viewport.portrait;
                measures.draft_explained = !self.viewport.portrait || self.scale < ROOM_TO_EXPLAIN;
            }
            Device::PhoneOnItsSide => {}
        }
        measures
    }
}
