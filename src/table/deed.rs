//! Actions in words and pictures.

use bevy::prelude::*;
use spades_rules::{Card, Suit};

use crate::text::cards::Index;
use crate::text::deeds::{ActionText, DeedPart, TextOrCard};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ScreenReaderText, Ui, palette};

/// Spawns a small card as text: rank and suit.
fn mark(ui: &mut Ui, card: Card, size: f32, heard: ScreenReaderText) {
    let suit = card.printed().suit();
    let red = matches!(suit, Suit::Hearts | Suit::Diamonds);
    let color = if red { palette::LOSS } else { palette::IVORY };
    let pair = flex().column_gap(px(3)).align_center().rigid();
    ui.nest((heard, pair, Pickable::IGNORE), |ui| {
        ui.serif(&Index(card), size, color).insert(TextLayout::no_wrap());
        ui.spawn(ui.theme.suit(suit, size * 0.8, color));
    });
}

/// Spawns an action as one line, with its card among the words. Screen readers get one sentence.
pub(super) fn deed(ui: &mut Ui, deed: &ActionText, size: f32, color: Color) {
    for (at, piece) in deed.pieces().into_iter().enumerate() {
        let heard = ScreenReaderText::new((at == 0).then_some(deed));
        match piece {
            TextOrCard::Words(_) => {
                let words = DeedPart { deed: deed.clone(), at };
                ui.sans(&words, size, color).insert((heard, TextLayout::no_wrap()));
            }
            TextOrCard::Card(card) => mark(ui, card, size * 1.15, heard),
        }
    }
}
