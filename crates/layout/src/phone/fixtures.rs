//! The areas of a phone's fixtures.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::{BUTTON, PhoneLayout};
use crate::cards::PILE_HEIGHT;
use crate::edge::Edge::{End, Start};
use crate::{Fixture, RATIO};

/// Gap beside a caption, in units.
const GAP: f32 = 6.0;

/// Sizes of the captions of stock, discards and tricks taken, in pixels of the interface.
const STOCK_CAPTION: Vec2 = Vec2::new(170.0, 55.0);
const DISCARDS_CAPTION: Vec2 = Vec2::new(340.0, 30.0);
const DISCARDS_CAPTION_LOW: Vec2 = Vec2::new(240.0, 55.0);
const PILE_CAPTION: f32 = 22.0;

/// Size of the tool that calls a renege.
const CALL_TOOL: Vec2 = Vec2::new(210.0, BUTTON);

impl PhoneLayout {
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
            Fixture::CallTool => self.low().then(|| self.above_plate(2.0, CALL_TOOL)),
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
                self.room(at, Vec2::new(pile.width() / self.scale, self.high(PILE_CAPTION)))
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
        let at = pose.center + Vec2::new(0.0, pose.height / 2.0 + 12.0);
        self.caption(at, self.tall(STOCK_CAPTION))
    }

    fn discards_caption(&self) -> Rect {
        let plan = self.draft_plan();
        let size = if self.low() {
            // As wide as the room beside the drawn card.
            let beside = plan.drawn.x + plan.drawn_height * RATIO / 2.0;
            let wide = 2.0 * (plan.discards.x - beside - 2.0 * GAP) / self.scale;
            let usual = self.tall(DISCARDS_CAPTION_LOW);
            Vec2::new(wide.min(usual.x), usual.y)
        } else {
            let usual = self.tall(DISCARDS_CAPTION);
            Vec2::new(usual.x * self.viewport.letters(), usual.y)
        };
        self.caption(Vec2::new(plan.discards.x, plan.discards_caption), size)
    }

    /// Returns the area of the pill, beside the badge where a large interface leaves no room for stacking them.
    fn pill_beside_badge(&self) -> Rect {
        let (mut pill, badge) = (self.pill(), self.badge());
        let beside = badge.max.y > pill.min.y && badge.min.y < pill.max.y;
        if !self.low() && self.phase == Phase::Play && beside {
            pill.min.x = badge.max.x + 8.0;
        }
        pill
    }
}
