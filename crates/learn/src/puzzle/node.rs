//! A decision with what each choice comes to; cards that touch are one choice.

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Game, Suit};

use super::open::Open;

/// Cards of one hand between which no card lies that still matters, and whether they keep the aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// In rising order.
    pub cards: ArrayVec<Card, 15>,
    pub keeps: bool,
}

/// The choices of the hand that is to play.
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
                    // The solvers value such cards alike; should they not, it is no choice that keeps.
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

    /// How many choices keep the aim, and how many lose it.
    pub fn counts(&self) -> (usize, usize) {
        let keep = self.choices.iter().filter(|choice| choice.keeps).count();
        (keep, self.choices.len() - keep)
    }

    /// Whether exactly one choice keeps the aim, and others lose it.
    pub fn is_critical(&self) -> bool {
        let (keep, lose) = self.counts();
        keep == 1 && lose > 0
    }

    /// The cheapest card of the choices that keep the aim (or lose it): the one that gives away least.
    pub fn cheapest(&self, keeps: bool) -> Option<Card> {
        let cards = self.choices.iter().filter(|choice| choice.keeps == keeps);
        cards.map(|choice| choice.cards[0]).min_by_key(|&card| cost(card))
    }

    /// Whether a card keeps the aim; nothing if it may not be played.
    pub fn keeps(&self, card: Card) -> Option<bool> {
        let choice = self.choices.iter().find(|choice| choice.cards.contains(&card));
        choice.map(|choice| choice.keeps)
    }
}

/// What a card costs at a glance: spades most, then by rank.
pub(crate) fn cost(card: Card) -> (bool, u8, u8) {
    (card.suit() == Suit::Spades, card.rank(), card.index())
}
