//! Layout of the draft for two: parts are stacked without overlap at any size of the interface.

use bevy_math::Vec2;

use super::DeskLayout;
use crate::cards::{CAPTION_GAP, DraftPlan, PILE_RISE};
use crate::{Fixture, Layout, RATIO};

/// Heights of cards where there is enough room: the drawn card, the stock and the discards.
pub(crate) const DRAWN_HEIGHT: f32 = 290.0;
const STOCK: f32 = 226.0;
const DISCARDS_WIDE: f32 = 158.0;
const DISCARDS_UPRIGHT: f32 = 136.0;

/// Distance that the ends of the second row reach down from the middle of the discards in a wide window.
const DISCARDS_REACH: f32 = 150.0;

/// Distance that the ends of the discards hang down in an upright window.
const FAN_DROP: f32 = 14.0;

/// Gap between neighboring parts.
const GAP: f32 = 8.0;

/// Sizes in pixels of the interface: buttons with the line below them, and captions.
pub(crate) const BUTTONS: Vec2 = Vec2::new(376.0, 89.0);
pub(crate) const BUTTONS_UPRIGHT: f32 = 92.0;
pub(crate) const CAPTION: Vec2 = Vec2::new(170.0, 46.0);
pub(crate) const CAPTION_UPRIGHT: f32 = 55.0;
pub(crate) const DISCARDS_CAPTION_UPRIGHT: f32 = 30.0;

impl DeskLayout {
    /// Returns the layout of the draft.
    pub(super) fn draft_plan(&self) -> DraftPlan {
        if self.arrangement.upright() {
            self.draft_upright()
        } else {
            self.draft_wide()
        }
    }

    fn draft_wide(&self) -> DraftPlan {
        let (size, scale) = (self.viewport.size, self.scale);
        let hand = self.raised_hand_top() - GAP;
        let buttons = (size.y * 0.562).min(hand - BUTTONS.y * scale);
        let drawn = (size.y * 0.358).min(buttons - GAP - DRAWN_HEIGHT / 2.0);
        let (left, right) = self.discard_span();
        let discards = Vec2::new(
            (left + right) / 2.0,
            (size.y * 0.367).min(buttons - GAP - DISCARDS_REACH),
        );
        let discards_caption = discards.y + DISCARDS_REACH;
        // Both captions are on one line. If the buttons reach as far to the left as the stock's, it must end above them.
        let below = STOCK / 2.0 + CAPTION_GAP;
        let stock = discards_caption - below;
        let reach = (CAPTION.x + BUTTONS.x) / 2.0 * scale;
        let stock = if self.stock_middle() + reach > size.x / 2.0 {
            stock.min(buttons - GAP - CAPTION.y * scale - below)
        } else {
            stock
        };
        DraftPlan {
            drawn: Vec2::new(size.x / 2.0, drawn),
            drawn_height: DRAWN_HEIGHT,
            stock: Vec2::new(self.stock_middle(), stock),
            stock_height: STOCK,
            buttons,
            discards,
            discards_height: DISCARDS_WIDE,
            discards_caption,
        }
    }

    /// Returns the x of the stock in a wide window: beside the plate, and clear of the drawn card.
    fn stock_middle(&self) -> f32 {
        let (middle, half) = (self.viewport.size.x / 2.0, STOCK * RATIO / 2.0);
        let plate = self.fixture(Fixture::Plate(1)).map_or(0.0, |rect| rect.max.x);
        (middle - 292.0)
            .max(plate + GAP + PILE_RISE / 2.0 + half)
            .min(middle - DRAWN_HEIGHT * RATIO / 2.0 - GAP - half)
    }

    /// Returns the left and right end of the discards in a wide window.
    pub(super) fn discard_span(&self) -> (f32, f32) {
        let middle = self.viewport.size.x / 2.0;
        (middle + 136.0, (self.viewport.size.x - 40.0).min(middle + 840.0))
    }

    /// Stacks the drawn card with the stock beside it, the buttons and the discards between round caption and hand. Cards are as large
    /// as the interface leaves room for.
    fn draft_upright(&self) -> DraftPlan {
        let scale = self.scale;
        let top = self.fixture(Fixture::Round).map_or(0.0, |rect| rect.max.y) + GAP;
        let bottom = self.raised_hand_top() - GAP;
        let written = (BUTTONS_UPRIGHT + DISCARDS_CAPTION_UPRIGHT) * scale;
        let room = bottom - top - written - 2.0 * GAP - FAN_DROP;
        let shrink = (room / (DRAWN_HEIGHT + DISCARDS_UPRIGHT)).min(1.0);
        let air = GAP + (room - (DRAWN_HEIGHT + DISCARDS_UPRIGHT) * shrink) / 2.0;
        let zone = DRAWN_HEIGHT * shrink;
        let stock_height = STOCK.min(zone - PILE_RISE - CAPTION_GAP - CAPTION_UPRIGHT * scale);
        let buttons = top + zone + air;
        let discards_height = DISCARDS_UPRIGHT * shrink;
        let discards = buttons + BUTTONS_UPRIGHT * scale + air + discards_height / 2.0;
        let middle = self.viewport.size.x / 2.0;
        DraftPlan {
            drawn: Vec2::new(middle, top + zone / 2.0),
            drawn_height: zone,
            stock: Vec2::new(170.0, top + PILE_RISE + stock_height / 2.0),
            stock_height,
            buttons,
            discards: Vec2::new(middle, discards),
            discards_height,
            discards_caption: discards + discards_height / 2.0 + FAN_DROP,
        }
    }
}
