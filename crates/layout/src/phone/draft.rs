//! Stock, drawn card and discards on a phone.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::{GAP, PhoneLayout, PhoneShape};
use crate::{Layout, Pose, RAISE, RATIO};

/// Maximum number of discards.
pub(super) const ALL: usize = 26;

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    /// Returns the pose of a discard, in one row or several of equal length: as few as have room for the maximum number. After the draft
    /// discards go to the tool that shows them.
    pub(super) fn discard(&self, index: usize, count: usize) -> Pose {
        if self.phase != Phase::Draft {
            return self.tucked_pose(self.tools().center(), index);
        }
        let (plan, (width, rows, drop)) = (self.draft_plan(), self.discard_rows());
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
            let bottom = self.hand_target_bottom();
            return Rect::new(
                left + GAP,
                self.raised_hand_top() + RAISE - GAP,
                right - GAP,
                bottom - GAP,
            );
        }
        let plan = self.draft_plan();
        let half = plan.discards_caption - plan.discards.y;
        let left = self.discard_target_left();
        Rect::new(left + GAP, plan.discards.y - half, right - GAP, plan.discards.y + half)
    }
}
