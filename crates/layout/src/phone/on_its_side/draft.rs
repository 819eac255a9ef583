//! A draft on a phone on its side: stock, drawn card and discards side by side.

use bevy_math::Vec2;

use crate::cards::{CAPTION_GAP, DraftPlan, PILE_RISE};
use crate::phone::draft::ALL;
use crate::phone::{BUTTON, CAPTION, GAP, LARGEST_STOCK, OnItsSide, PhoneLayout, PhoneShape};
use crate::{Layout, RATIO};

/// Heights of the largest drawn card and the largest discards, in units.
const LARGEST_DRAWN: f32 = 300.0;
const LARGEST_DISCARD: f32 = 210.0;

/// Offset of a row of discards below the previous one, in card heights.
pub(super) const DISCARD_ROW: f32 = 0.5;

/// The visible strip of a discard below the next one, in card widths: the whole index, and the smallest readable part of it.
const DISCARD_INDEX: (f32, f32) = (0.2, 0.14);

/// Arrangement of the discards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Discards {
    /// Available width.
    pub(super) width: f32,
    pub(super) rows: usize,
    /// Height of a card.
    height: f32,
}

impl Discards {
    /// Chooses the number of rows that makes the cards largest in this room.
    fn of(width: f32, room: f32) -> Discards {
        let fits = |rows: usize, index: f32| {
            let beside = 1.0 + index * (ALL.div_ceil(rows) - 1) as f32;
            let below = 1.0 + DISCARD_ROW * (rows - 1) as f32;
            ((width - 4.0 * GAP) / beside / RATIO)
                .min(room / below)
                .min(LARGEST_DISCARD)
        };
        // The fewest among equally good ones.
        let rows = (1..=4)
            .rev()
            .max_by(|&one, &other| fits(one, DISCARD_INDEX.0).total_cmp(&fits(other, DISCARD_INDEX.0)))
            .unwrap_or(1);
        Discards {
            width,
            rows,
            height: fits(rows, DISCARD_INDEX.1),
        }
    }

    /// Returns their total height.
    fn scale_text_height(self) -> f32 {
        self.height * (1.0 + DISCARD_ROW * (self.rows - 1) as f32)
    }
}

impl PhoneLayout<OnItsSide> {
    /// Returns the layout of a draft, and the arrangement of the discards.
    pub(super) fn draft(&self) -> (DraftPlan, Discards) {
        let scale = self.scale;
        let middle = self.cards_middle();
        let (left, right) = self.cards_span();
        let top = self.play_top() + GAP;
        let button = if self.bar_tells() { 0.0 } else { BUTTON * scale };
        let buttons = self.raised_hand_top() - GAP - button;
        let room = buttons - GAP - top;
        // With air for its glow.
        let drawn_height = (room - 2.0 * GAP).min(LARGEST_DRAWN);
        let beside = drawn_height * RATIO / 2.0 + 2.0 * GAP;
        let captioned = room - self.scale_text_height(CAPTION) * scale;
        let lying = Discards::of((right - left) / 2.0 - beside, captioned - 2.0 * GAP);
        let stock_height = (captioned - PILE_RISE - CAPTION_GAP - GAP).min(LARGEST_STOCK);
        let plan = DraftPlan {
            drawn: Vec2::new(middle, top + GAP + drawn_height / 2.0),
            drawn_height,
            stock: Vec2::new((left + middle - beside) / 2.0, top + PILE_RISE + stock_height / 2.0),
            stock_height,
            buttons,
            discards: Vec2::new(
                (middle + beside + right) / 2.0,
                top + GAP + lying.scale_text_height() / 2.0,
            ),
            discards_height: lying.height,
            discards_caption: top + lying.scale_text_height() + GAP,
        };
        (plan, lying)
    }
}
