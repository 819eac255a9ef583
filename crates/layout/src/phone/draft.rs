//! Stock, drawn card and discards on a phone.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::PhoneLayout;
use super::{BUTTON, CAPTION, CAPTION_LINE, GAP, LARGEST_DRAWN, LARGEST_STOCK, ROUND_LINE};
use crate::cards::DraftPlan;
use crate::{Fixture, Layout, Pose, RAISE, RATIO};

/// Height of the full stock above its lowest card, in units.
const PILE_RISE: f32 = 17.0;

/// Maximum number of discards.
const ALL: usize = 26;

/// Heights of the largest drawn card and the largest discards on a low table, in units.
const LOW_DRAWN: f32 = 300.0;
const LOW_DISCARD: f32 = 210.0;

/// Offset of a row of discards below the previous one on a low table, in card heights.
const LOW_ROW: f32 = 0.5;

/// The visible strip of a discard below the next one, in card widths: the whole index, and the smallest readable part of it.
const INDEX: (f32, f32) = (0.2, 0.14);

/// Arrangement of the discards on a low table.
#[derive(Clone, Copy, Debug)]
struct LowDiscards {
    /// Available width.
    width: f32,
    rows: usize,
    /// Height of a card.
    height: f32,
}

impl LowDiscards {
    /// Chooses the number of rows that makes the cards largest in this room.
    fn of(width: f32, room: f32) -> LowDiscards {
        let fits = |rows: usize, index: f32| {
            let beside = 1.0 + index * (ALL.div_ceil(rows) - 1) as f32;
            let below = 1.0 + LOW_ROW * (rows - 1) as f32;
            ((width - 4.0 * GAP) / beside / RATIO)
                .min(room / below)
                .min(LOW_DISCARD)
        };
        // The fewest among equally good ones.
        let rows = (1..=4)
            .rev()
            .max_by(|&one, &other| fits(one, INDEX.0).total_cmp(&fits(other, INDEX.0)))
            .unwrap_or(1);
        LowDiscards {
            width,
            rows,
            height: fits(rows, INDEX.1),
        }
    }

    /// Returns their total height.
    fn high(self) -> f32 {
        self.height * (1.0 + LOW_ROW * (self.rows - 1) as f32)
    }
}

impl PhoneLayout {
    /// Returns the upper edge of a draft's cards on an upright table, and the height left for them by captions and buttons.
    fn upright_draft_room(&self) -> (f32, f32) {
        let top = self.second_row() + self.high(ROUND_LINE) * self.scale + GAP;
        let written = (BUTTON + self.high(CAPTION_LINE)) * self.scale;
        (top, self.raised_hand_top() - GAP - top - written - 6.0 * GAP)
    }

    /// Returns the total height of the discards on an upright table, in card heights: two rows where that makes the cards larger.
    fn discard_rows(&self) -> f32 {
        if self.upright_draft_room().1 > 560.0 { 1.36 } else { 1.0 }
    }

    /// Returns the layout of a draft. Upright, the discards are at the top, and the drawn card with the stock beside it just above the
    /// hand, with the buttons between: within reach of a thumb, and with nothing between the card and the hand.
    pub(super) fn draft_plan(&self) -> DraftPlan {
        if self.low() {
            return self.low_draft().0;
        }
        let scale = self.scale;
        let middle = self.cards_middle();
        let (top, room) = self.upright_draft_room();
        let rows = self.discard_rows();
        let discards_height = if rows > 1.0 { room * 0.36 } else { room * 0.38 };
        let discards_height = discards_height.min(if rows > 1.0 { 240.0 } else { 200.0 });
        let lying = discards_height * rows;
        let drawn_height = (room - lying).min(LARGEST_DRAWN);
        let stock_height = (drawn_height - PILE_RISE - 12.0 - self.high(CAPTION) * scale).clamp(60.0, LARGEST_STOCK);
        let stock = (middle - drawn_height * RATIO / 2.0) / 2.0;
        let buttons = self.raised_hand_top() - GAP - BUTTON * scale;
        let drawn_top = buttons - GAP - drawn_height;
        let discards = top + (room - lying - drawn_height) / 2.0 + lying / 2.0;
        DraftPlan {
            drawn: Vec2::new(middle, drawn_top + drawn_height / 2.0),
            drawn_height,
            stock: Vec2::new(stock, drawn_top + PILE_RISE + stock_height / 2.0),
            stock_height,
            buttons,
            discards: Vec2::new(middle, discards),
            discards_height,
            discards_caption: discards + lying / 2.0 + 2.0 * GAP,
        }
    }

    /// Returns the layout on a phone on its side, and the arrangement of the discards.
    fn low_draft(&self) -> (DraftPlan, LowDiscards) {
        let scale = self.scale;
        let middle = self.cards_middle();
        let (left, right) = self.cards_span();
        let top = self.play_top() + GAP;
        let button = if self.leaves_telling_to_the_bar() {
            0.0
        } else {
            BUTTON * scale
        };
        let buttons = self.raised_hand_top() - GAP - button;
        let room = buttons - GAP - top;
        let drawn_height = room.min(LOW_DRAWN);
        let beside = drawn_height * RATIO / 2.0 + 2.0 * GAP;
        let captioned = room - self.high(CAPTION) * scale;
        let lying = LowDiscards::of((right - left) / 2.0 - beside, captioned - 2.0 * GAP);
        let stock_height = (captioned - PILE_RISE - 12.0).min(LARGEST_STOCK);
        let plan = DraftPlan {
            drawn: Vec2::new(middle, top + drawn_height / 2.0),
            drawn_height,
            stock: Vec2::new((left + middle - beside) / 2.0, top + PILE_RISE + stock_height / 2.0),
            stock_height,
            buttons,
            discards: Vec2::new((middle + beside + right) / 2.0, top + GAP + lying.high() / 2.0),
            discards_height: lying.height,
            discards_caption: top + lying.high() + GAP,
        };
        (plan, lying)
    }

    /// Returns the pose of a discard, in one row or several of equal length: as few as have room for the maximum number. After the draft
    /// discards go to the tool that shows them.
    pub(super) fn discard(&self, index: usize, count: usize) -> Pose {
        if self.phase != Phase::Draft {
            return self.tucked_pose(self.tools().center(), index);
        }
        let (plan, (width, rows, drop)) = if self.low() {
            let (plan, lying) = self.low_draft();
            (plan, (lying.width, lying.rows, LOW_ROW))
        } else {
            let high = self.discard_rows();
            let rows = if high > 1.0 { 2 } else { 1 };
            (self.draft_plan(), (self.viewport.size.x, rows, high - 1.0))
        };
        let height = plan.discards_height;
        let lines = count.div_ceil(ALL.div_ceil(rows)).max(1);
        let per_row = count.div_ceil(lines).max(1);
        let (row, at) = (index / per_row, index % per_row);
        let in_row = per_row.min(count - row * per_row);
        let card = height * RATIO;
        let step = ((width - card - 4.0 * GAP) / (in_row.max(2) - 1) as f32).min(card * 0.62);
        let drop = (row as f32 - (lines as f32 - 1.0) / 2.0) * drop * height;
        let t = at as f32 - (in_row as f32 - 1.0) / 2.0;
        Pose::straight(plan.discards + Vec2::new(t * step, drop), height, 140.0 + index as f32)
    }

    /// Returns the target of the drawn card: the room of the hand, or of the discards.
    pub(super) fn draft_target(&self, keeps: bool) -> Rect {
        let (left, right) = self.cards_span();
        if keeps {
            let bottom = match self.fixture(Fixture::Plate(0)) {
                Some(plate) if !self.low() => plate.min.y,
                _ => self.viewport.size.y,
            };
            return Rect::new(
                left + GAP,
                self.raised_hand_top() + RAISE - GAP,
                right - GAP,
                bottom - GAP,
            );
        }
        let plan = self.draft_plan();
        let half = plan.discards_caption - plan.discards.y;
        let left = if self.low() {
            plan.drawn.x + plan.drawn_height * RATIO / 2.0
        } else {
            left
        };
        Rect::new(left + GAP, plan.discards.y - half, right - GAP, plan.discards.y + half)
    }
}
