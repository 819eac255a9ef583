//! Proof of a renege that was called rightly: the score sheet shows the trick, and beside it the cards held.

use bevy::prelude::*;
use spades_layout::RATIO;
use spades_rules::Card;

use crate::session::{CalledRenege, Match};
use crate::text::Phrase;
use crate::text::renege_claims::Proof;
use crate::ui::{CardPicture, Ui, palette};

/// Height of the cards, in pixels of the interface.
const HEIGHT: f32 = 118.0;

/// Offset from one card of a hand to the next.
const STEP: f32 = 30.0;

/// Maximum number of cards shown; more aren't needed as proof.
const SHOWN: usize = 6;

/// Spawns the trick and the cards that could have been played.
pub(super) fn show(ui: &mut Ui, game: &Match, renege: &CalledRenege) {
    let row = Node {
        column_gap: px(56),
        margin: UiRect::vertical(px(10)),
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    ui.nest((Name::new("renege-proof"), row), |ui| {
        let trick: Vec<Card> = renege.plays.iter().map(|&(_, card)| card).collect();
        group(ui, &Proof::Trick(renege.trick + 1), &trick, 94.0, Some(renege.card));
        let held: Vec<Card> = renege.lawful.iter().take(SHOWN).collect();
        group(ui, &Proof::MightHavePlayed(game.who(renege.culprit)), &held, STEP, None);
    });
}

/// Spawns cards side by side over their caption; one of them may have a ring.
fn group(ui: &mut Ui, caption: &dyn Phrase, cards: &[Card], step: f32, ringed: Option<Card>) {
    let width = HEIGHT * RATIO;
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(6),
        ..default()
    };
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
                    Node {
                        width: px(width),
                        height: px(HEIGHT),
                        margin: UiRect::right(px(if last { 0.0 } else { step - width })),
                        border_radius: BorderRadius::all(px(8)),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Outline::new(px(3), px(1), ring),
                    Pickable::IGNORE,
                ));
            }
        });
        ui.sans(caption, 15.0, palette::MUTED).insert(TextLayout::no_wrap());
    });
}
