//! Actions in words and pictures.

use bevy::prelude::*;
use spades_rules::{Action, Card, Suit};

use crate::text::Raw;
use crate::ui::{Theme, palette};

/// The rank as it stands on a card.
fn rank(card: Card) -> String {
    match card.to_string().chars().next() {
        Some('T') => "10".to_owned(),
        Some(rank) => rank.to_string(),
        None => String::new(),
    }
}

/// What an action does, in a word or two; the card, if one goes with it, is drawn after it. What was kept or discarded is `drawn`.
pub(super) fn verb(action: Action, drawn: Option<Card>, past: bool) -> (String, Option<Card>) {
    let word = |now: &str, then: &str| if past { then.to_owned() } else { now.to_owned() };
    match action {
        Action::BlindNil => (word("Bid blind nil", "bid blind nil"), None),
        Action::Look => (word("Look at the hand", "looked at the hand"), None),
        Action::Draw => (word("Draw", "drew"), None),
        // Of a drawn card that is named once, the better choice needs no name.
        Action::Keep if past => ("kept".to_owned(), drawn),
        Action::Discard if past => ("discarded".to_owned(), drawn),
        Action::Keep => ("Keep it".to_owned(), None),
        Action::Discard => ("Discard it".to_owned(), None),
        Action::Bid(0) => (word("Bid nil", "bid nil"), None),
        Action::Bid(tricks) => (format!("{} {tricks}", word("Bid", "bid")), None),
        Action::Play(card) => (word("Play", "played"), Some(card)),
        Action::Call(_) => (word("Call a renege", "called a renege"), None),
        Action::Settle => (word("Settle", "settled"), None),
        Action::NextRound => (word("Go on", "went on"), None),
    }
}

/// A small card of text: rank and suit.
pub(super) fn mark(parent: &mut ChildSpawnerCommands, theme: &Theme, card: Card, size: f32) {
    let red = matches!(card.suit(), Suit::Hearts | Suit::Diamonds);
    let color = if red { palette::LOSS } else { palette::IVORY };
    parent
        .spawn((
            Node {
                column_gap: px(3),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|pair| {
            let text = if card.is_joker() {
                "Joker".to_owned()
            } else {
                rank(card)
            };
            pair.spawn((theme.serif(&Raw(text), size, color), TextLayout::no_wrap()));
            pair.spawn(theme.suit(card.suit(), size * 0.8, color));
        });
}

/// The action with its card, in a row.
pub(super) fn phrase(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    action: Action,
    drawn: Option<Card>,
    past: bool,
    size: f32,
    color: Color,
) {
    let (words, card) = verb(action, drawn, past);
    parent.spawn((theme.sans(&Raw(words), size, color), TextLayout::no_wrap()));
    if let Some(card) = card {
        mark(parent, theme, card, size * 1.15);
    }
}
