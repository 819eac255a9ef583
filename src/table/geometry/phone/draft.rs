//! Stock, drawn card and discards on a phone.

use bevy::math::Vec2;

use super::{BUTTON, CAPTION, CAPTION_LINE, GAP, LARGEST_DRAWN, LARGEST_STOCK, ROUND_LINE};
use crate::table::geometry::draft::DraftPlan;
use crate::table::geometry::{Pose, RATIO, TableGeometry};

/// How far the pile of all cards rises from its lowest one, in units.
const PILE_RISE: f32 = 17.0;

impl TableGeometry {
    /// Where the cards of a draft begin on an upright table, and how much room there is for them beside what is written and pressed.
    fn upright_draft_room(&self) -> (f32, f32) {
        let top = self.second_row() + ROUND_LINE * self.scale + GAP;
        let written = (BUTTON + CAPTION_LINE) * self.scale;
        (top, self.raised_hand_top() - GAP - top - written - 6.0 * GAP)
    }

    /// How high all discards are, in heights of a card: they lie in two rows where that makes the cards larger.
    fn discard_rows(&self) -> f32 {
        if self.low_phone() {
            1.5
        } else if self.upright_draft_room().1 > 560.0 {
            1.36
        } else {
            1.0
        }
    }

    /// Where everything of a draft is: drawn card with the stock beside it, and the discards below or beside it too.
    pub(in crate::table::geometry) fn phone_draft(&self) -> DraftPlan {
        let scale = self.scale;
        let middle = self.cards_middle();
        if self.low_phone() {
            let bottom = self.raised_hand_top() - GAP;
            let (left, right) = self.cards_span();
            let top = self.play_top() + GAP;
            let buttons = bottom
                - if self.leaves_telling_to_the_bar() {
                    0.0
                } else {
                    BUTTON * scale
                };
            let room = buttons - GAP - top;
            let drawn_height = room.min(300.0);
            let beside = drawn_height * RATIO / 2.0 + 2.0 * GAP;
            let stock_height = (room - PILE_RISE - 12.0 - CAPTION * scale).min(LARGEST_STOCK);
            let rows = self.discard_rows();
            let discards_height = ((room - CAPTION * scale - 2.0 * GAP) / rows).min(210.0);
            let rows = discards_height * rows;
            let sides = ((left + middle - beside) / 2.0, (middle + beside + right) / 2.0);
            let (stock, discards) = if self.left_handed() { (sides.1, sides.0) } else { sides };
            return DraftPlan {
                drawn: Vec2::new(middle, top + drawn_height / 2.0),
                drawn_height,
                stock: Vec2::new(stock, top + PILE_RISE + stock_height / 2.0),
                stock_height,
                buttons,
                discards: Vec2::new(discards, top + GAP + rows / 2.0),
                discards_height,
                discards_caption: top + rows + GAP,
            };
        }
        let (top, room) = self.upright_draft_room();
        let rows = self.discard_rows();
        let discards_height = if rows > 1.0 { room * 0.36 } else { room * 0.38 };
        let discards_height = discards_height.min(if rows > 1.0 { 240.0 } else { 200.0 });
        let lying = discards_height * rows;
        let drawn_height = (room - lying).min(LARGEST_DRAWN);
        let air = GAP + (room - lying - drawn_height) / 2.0;
        let stock_height = (drawn_height - PILE_RISE - 12.0 - CAPTION * scale).clamp(60.0, LARGEST_STOCK);
        let stock = (middle - drawn_height * RATIO / 2.0) / 2.0;
        let stock = if self.left_handed() {
            self.viewport.size.x - stock
        } else {
            stock
        };
        let buttons = top + drawn_height + air;
        let discards = buttons + BUTTON * scale + air + lying / 2.0;
        DraftPlan {
            drawn: Vec2::new(middle, top + drawn_height / 2.0),
            drawn_height,
            stock: Vec2::new(stock, top + PILE_RISE + stock_height / 2.0),
            stock_height,
            buttons,
            discards: Vec2::new(middle, discards),
            discards_height,
            discards_caption: discards + lying / 2.0 + 2.0 * GAP,
        }
    }

    /// A discard, in one row or two.
    pub(in crate::table::geometry) fn phone_discard(&self, index: usize, count: usize) -> Pose {
        let plan = self.draft_plan();
        let height = plan.discards_height;
        let rows = self.discard_rows();
        let width = if self.low_phone() {
            let (left, right) = self.cards_span();
            2.0 * (right - plan.discards.x).min(plan.discards.x - left)
        } else {
            self.viewport.size.x
        };
        let several = rows > 1.0 && count > 13;
        let per_row = if several { count.div_ceil(2) } else { count };
        let (row, at) = (index / per_row.max(1), index % per_row.max(1));
        let in_row = if row == 0 { per_row } else { count - per_row };
        let card = height * RATIO;
        let step = ((width - card - 4.0 * GAP) / (in_row.max(2) - 1) as f32).min(card * 0.62);
        let drop = if several {
            (row as f32 - 0.5) * (rows - 1.0) * height
        } else {
            0.0
        };
        let t = at as f32 - (in_row as f32 - 1.0) / 2.0;
        Pose::straight(plan.discards + Vec2::new(t * step, drop), height, 140.0 + index as f32)
    }

    /// Where the discards go when the draft is over: to the tool that shows them.
    pub(in crate::table::geometry) fn phone_tucked(&self) -> Vec2 {
        self.phone_tools().center()
    }
}
