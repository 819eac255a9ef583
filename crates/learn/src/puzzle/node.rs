//! A decision with the result of each choice; equivalent adjacent cards are one choice.

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Game, Suit};

use super::open::Open;

/// Equivalent cards of one hand (no card that still matters is between them), and whether they keep the aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// Cards in ascending order.
    pub cards: ArrayVec<Card, 15>,
    pub keeps: bool,
}

/// The choices of the hand to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub choices: Vec<Choice>,
}

impl Node {
    pub fn new(game: &Game, open: &mut Open) -> Node {
        let cards = open.cards(game);
        let turn = game.hand_to_play().unwrap_or(0);
        let mut live: CardSet = game.running_trick().iter().map(|&(_, card)| card).collect();
        for seat in (0..game.hands()).filter(|&seat| seat != turn) {
            live = live.union(game.hand(seat));
        }
        let mut choices: Vec<Choice> = Vec::new();
        for (card, keeps) in cards {
            let touches = |choice: &&mut Choice| {
                let low = choice.cards[choice.cards.len() - 1];
                low.suit() == card.suit() && !live.iter().any(|between| between > low && between < card)
            };
            match choices.last_mut().filter(touches) {
                Some(choice) => {
                    choice.cards.push(card);
                    // The solvers value such cards alike; should they differ, the choice counts as losing.
                    choice.keeps &= keeps;
                }
                None => choices.push(Choice {
                    cards: ArrayVec::from_iter([card]),
                    keeps,
                }),
            }
        }
        Node { choices }
    }

    /// Returns the number of choices that keep the aim, and of those that lose it.
    pub fn counts(&self) -> (usize, usize) {
        let keep = self.choices.iter().filter(|choice| choice.keeps).count();
        (keep, self.choices.len() - keep)
    }

    /// Returns `true` if exactly one choice keeps the aim, and others lose it.
    pub fn is_critical(&self) -> bool {
        let (keep, lose) = self.counts();
        keep == 1 && lose > 0
    }

    /// Returns the cheapest card of the choices that keep the aim (or lose it).
    pub fn cheapest(&self, keeps: bool) -> Option<Card> {
        let cards = self.choices.iter().filter(|choice| choice.keeps == keeps);
        cards.map(|choice| choice.cards[0]).min_by_key(|&card| cost(card))
    }

    /// Returns `true` if a card keeps the aim; `None` if it is illegal.
    pub fn keeps(&self, card: Card) -> Option<bool> {
        let choice = self.choices.iter().find(|choice| choice.cards.contains(&card));
        choice.map(|choice| choice.keeps)
    }
}

/// Returns the approximate cost of a card: spades cost most, then by rank.
pub(crate) fn cost(card: Card) -> (bool, u8, u8) {
    (card.suit() == Suit::Spades, card.rank(), card.index())
}
