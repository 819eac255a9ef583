//! Proof of a renege that was called rightly: the score sheet shows the trick, and beside it the cards held.

use bevy::prelude::*;
use spades_layout::RATIO;
use spades_rules::Card;

use crate::say;
use crate::session::{CalledRenege, Match};
use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CardPicture, Ui, palette};

/// Height of the cards, in pixels of the interface.
const HEIGHT: f32 = 118.0;

/// Offset from one card to the next, in the trick and in the hand.
const APART: f32 = 94.0;
const STEP: f32 = 30.0;

/// Returns the offset from one of `count` cards to the next: the usual one, or less where the last card would leave this width.
fn step(usual: f32, count: usize, width: f32) -> f32 {
    let steps = count.saturating_sub(1).max(1) as f32;
    usual.min((width - HEIGHT * RATIO) / steps)
}

/// Spawns the trick and all cards that could have been played, side by side or one below the other, in a sheet of this width.
pub(super) fn show(ui: &mut Ui, game: &Match, renege: &CalledRenege, width: f32) {
    let row = flex()
        .width(percent(100))
        .wrap()
        .column_gap(px(56))
        .row_gap(px(10))
        .margin(UiRect::vertical(px(10)))
        .justify_center()
        .rigid();
    ui.nest((Name::new("renege-proof"), row), |ui| {
        let trick: Vec<Card> = renege.plays.iter().map(|&(_, card)| card).collect();
        let apart = step(APART, trick.len(), width);
        group(
            ui,
            &say::renege_claims::proof_trick(renege.trick + 1),
            &trick,
            apart,
            Some(renege.card),
        );
        let held: Vec<Card> = renege.lawful.iter().collect();
        let words = say::renege_claims::proof_might_have_played(game.who(renege.culprit));
        group(ui, &words, &held, step(STEP, held.len(), width), None);
    });
}

/// Spawns cards side by side over their caption; one of them may have a ring.
fn group(ui: &mut Ui, caption: &dyn Phrase, cards: &[Card], step: f32, ringed: Option<Card>) {
    let width = HEIGHT * RATIO;
    let column = flex()
        .flex_direction(FlexDirection::Column)
        .align_center()
        .row_gap(px(6));
    ui.nest(column, |ui| {
        ui.nest(Node::default(), |ui| {
            for (at, &card) in cards.iter().enumerate() {
                let last = at + 1 == cards.len();
                let ring = if ringed == Some(card) {
                    palette::LOSS
                } else {
                    Color::NONE
                };
                ui.spawn((
                    CardPicture::Face(card),
                    flex()
                        .width(px(width))
                        .height(px(HEIGHT))
                        .margin(UiRect::right(px(if last { 0.0 } else { step - width })))
                        .border_radius(BorderRadius::all(px(8)))
                        .rigid(),
                    Outline::new(px(3), px(1), ring),
                    Pickable::IGNORE,
                ));
            }
        });
        ui.sans(caption, 15.0, palette::MUTED).insert(TextLayout::no_wrap());
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_hand_fits_every_sheet_with_its_ranks_in_sight() {
        for (count, width) in [(8, 700.0), (13, 440.0), (13, 400.0)] {
            let step = step(STEP, count, width);
            let right = (count - 1) as f32 * step + HEIGHT * RATIO;
            assert!(
                right <= width && (18.0..=STEP).contains(&step),
                "{count} in {width}: {step}"
            );
        }
    }
}
