//! The areas of a phone's fixtures.

use bevy_math::{Rect, Vec2};

use super::{BUTTON, PhoneLayout, PhoneShape};
use crate::cards::{CAPTION_GAP, PILE_HEIGHT};
use crate::edge::Edge::{End, Start};
use crate::{Fixture, RATIO};

/// Sizes of the captions of stock and tricks taken, in pixels of the interface.
const STOCK_CAPTION: Vec2 = Vec2::new(170.0, 55.0);
const PILE_CAPTION: f32 = 22.0;

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    /// Returns the largest area of a fixture, in units; `None` if this table doesn't have it.
    pub(super) fn area(&self, fixture: Fixture) -> Option<Rect> {
        let draft = self.arrangement.hands() == 2;
        match fixture {
            Fixture::Plate(relative) if relative >= self.arrangement.hands() => None,
            Fixture::Plate(relative) if draft => Some(self.plate(self.side_at(relative))),
            Fixture::Plate(relative) => Some(self.tag(self.side_at(relative))),
            Fixture::Sheet => (!draft && !self.sheet_gives_way()).then(|| self.sheet()),
            // A bar shows it, and the tags need the room.
            Fixture::Round => (!self.tags_in_row() || draft).then(|| self.round()),
            Fixture::Badge => Some(self.badge()),
            Fixture::TurnPill => Some(self.pill_beside_badge()),
            Fixture::Tools => (!self.above_bar()).then(|| self.tools()),
            Fixture::CallTool => self.call_tool(),
            Fixture::Offer => Some(self.offer()),
            Fixture::Prompt => Some(self.prompt_room()),
            Fixture::Hint => Some(self.hint_room()),
            Fixture::DraftButtons => draft.then(|| self.draft_buttons()),
            Fixture::DraftTarget { keeps } => draft.then(|| self.draft_target(keeps)),
            Fixture::StockCaption => draft.then(|| self.stock_caption()),
            Fixture::DiscardsCaption => draft.then(|| self.discards_caption()),
            Fixture::HandCaption => draft.then(|| self.hand_caption()),
            Fixture::PileCaption(mine) => draft.then(|| {
                let pile = self.pile(mine);
                let at = (Start(pile.min.x), End(self.viewport.size.y - pile.min.y + 12.0));
                self.room(
                    at,
                    Vec2::new(pile.width() / self.scale, self.scale_text_height(PILE_CAPTION)),
                )
            }),
            Fixture::Pile(mine) => draft.then(|| {
                let corner = self.pile(mine).min;
                Rect::from_corners(corner, corner + PILE_HEIGHT * Vec2::new(RATIO, 1.0))
            }),
        }
    }

    fn draft_buttons(&self) -> Rect {
        let (left, right) = self.cards_span();
        let at = (Start(left), Start(self.draft_plan().buttons));
        self.room(at, Vec2::new((right - left) / self.scale, BUTTON))
    }

    fn stock_caption(&self) -> Rect {
        let pose = self.stock(0);
        let at = pose.center + Vec2::new(0.0, pose.height / 2.0 + CAPTION_GAP);
        self.caption(at, self.with_text_height(STOCK_CAPTION))
    }

    fn discards_caption(&self) -> Rect {
        let plan = self.draft_plan();
        let size = self.discards_caption_size();
        self.caption(Vec2::new(plan.discards.x, plan.discards_caption), size)
    }
}
