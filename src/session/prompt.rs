//! The actions open to the viewer: computed once, and read by panels, keys, accessibility and automatic actions.

use bevy::prelude::*;
use spades_rules::{Action, Card, CardSet, Seat, View};

/// A decision that a person can be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// None: something is being shown, or another player is to act.
    #[default]
    Wait,
    /// Open the face-down hand.
    Open,
    /// Draw (or declare a blind nil).
    Draw,
    /// Keep or discard the drawn card.
    Choose,
    /// Look at the hand or declare a blind nil.
    Look,
    Bid,
    /// Name a card to pass to the partner.
    Pass,
    /// Play a card.
    Play,
    /// Settle a round, or call a renege.
    Settle,
    /// Continue after a scored round.
    Next,
}

impl Turn {
    /// Returns `true` if a card of the hand is asked for.
    #[must_use]
    pub const fn asks_for_card(self) -> bool {
        matches!(self, Turn::Pass | Turn::Play)
    }

    /// Returns the action that a card of the hand stands for.
    #[must_use]
    pub const fn of_card(self, card: Card) -> Action {
        match self {
            Turn::Pass => Action::Pass(card),
            _ => Action::Play(card),
        }
    }
}

/// A claim of all remaining tricks, with the cards shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub seat: Seat,
    /// Cards that take the tricks.
    pub cards: CardSet,
}

/// The decision asked of the person at the bottom, and everything else that person may do.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct TurnPrompt {
    /// Decision asked for.
    pub turn: Turn,
    /// View of that person; `None` while something is being shown.
    pub view: Option<View>,
    /// [`Match::action_count`](super::Match::action_count) that this prompt belongs to.
    pub count: usize,
    /// `true` if a decision can be taken back.
    pub undo: bool,
    /// `true` if that would make the match count separately for the first time; the player has to confirm it.
    pub undo_sets_apart: bool,
    /// `true` if a hint is available.
    pub hint: bool,
    /// Renege call that this person can make.
    pub call: Option<Action>,
    /// Card that starts a proven run of all remaining tricks, where the person's view proves it.
    pub rest: Option<Card>,
    /// The computer's claim that awaits this person's answer.
    pub claim: Option<Claim>,
    /// `true` if this person can browse the discards they know.
    pub discards: bool,
    /// `true` if this person can open the overview of all known cards.
    pub known: bool,
}

impl TurnPrompt {
    /// Returns the numbers that the person may bid blind.
    pub fn blind_bids(&self) -> impl Iterator<Item = u8> {
        let legal = self.view.iter().flat_map(|view| &view.legal);
        legal.filter_map(|action| match action {
            Action::BlindBid(tricks) => Some(*tricks),
            _ => None,
        })
    }

    /// Returns `true` if a card of the hand can be played, or named to be passed.
    #[must_use]
    pub fn allows_card(&self, card: Card) -> bool {
        self.turn.asks_for_card() && self.allows(self.turn.of_card(card))
    }

    /// Returns `true` if an action is legal for the player to act.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        self.turn != Turn::Wait && self.view.as_ref().is_some_and(|view| view.legal.contains(&action))
    }
}
