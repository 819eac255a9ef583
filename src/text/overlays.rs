//! What can be laid over the table or stand beside it: menu, discards, last trick, hint, review.

use spades_messages_derive::Message;
use spades_rules::Action;

use super::language::{self, Argument, Language, Value};
use crate::session::Who;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Menu {
    /// What it is called.
    Menu,
    /// Closes it.
    BackToTheTable,
    /// Opens the discards.
    LookThroughTheDiscards,
    /// The same rules and players from the beginning.
    RestartTheMatch,
    /// Gives up the round.
    ConcedeTheRound,
    /// Gives up the match.
    ConcedeTheMatch,
    /// Leaves the table.
    LeaveToTheTitle,
    /// What becomes of the match when one leaves.
    TheMatchIsKept,
}

/// What is told of the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Discarded {
    /// What they are called.
    Discards,
    /// All of them are seen.
    Open(usize),
    /// Only one's own are seen.
    Closed {
        /// So many.
        own: usize,
        /// So many are not.
        others: usize,
    },
}

/// What is told of the last trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum LastTrick {
    /// What it is called.
    LastTrick,
    /// This card won.
    TookTheTrick,
    /// This card was led.
    Led,
}

/// What stands on the hint beside the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = hint_key)]
pub enum Hint {
    /// It is not there yet.
    Thinking,
    /// Does what it advises.
    #[message(transparent)]
    Do(Action),
    /// Shows what every choice is worth.
    Numbers,
    /// Hides it.
    HideNumbers,
    /// Shows the reason again, where the numbers have taken its place.
    Why,
    /// Takes it away.
    Close,
    /// What the numbers are, worked out exactly.
    ChanceToWin,
    /// What the numbers are, worked out for so many deals.
    ChanceOverDeals(u32),
}

fn hint_key(hint: &Hint) -> String {
    match hint {
        // Whatever it is.
        Hint::Do(_) => "follow-the-hint".to_owned(),
        other => super::kebab(&format!("{other:?}")),
    }
}

/// To do what is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum Advice {
    BlindNil,
    Look,
    Draw,
    Keep,
    Discard,
    Nil,
    #[message(args(tricks))]
    Bid(u8),
    Play,
    Call,
    Settle,
    NextRound,
}

impl From<&Action> for Advice {
    fn from(action: &Action) -> Advice {
        match *action {
            Action::BlindNil => Advice::BlindNil,
            Action::Look => Advice::Look,
            Action::Draw => Advice::Draw,
            Action::Keep => Advice::Keep,
            Action::Discard => Advice::Discard,
            Action::Bid(0) => Advice::Nil,
            Action::Bid(tricks) => Advice::Bid(tricks),
            Action::Play(_) => Advice::Play,
            Action::Call(_) => Advice::Call,
            Action::Settle => Advice::Settle,
            Action::NextRound => Advice::NextRound,
        }
    }
}

/// An action is a message of its own where a hint advises it; other sentences choose by its kind.
impl Argument for Action {
    fn value(&self, language: &Language) -> Value<'_> {
        language::of_message(&Advice::from(self), "advice-", language)
    }
}

/// What stands on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Claim {
    /// Why it is made.
    WhateverIsPlayed,
    /// It is granted.
    Grant,
    /// It is played out.
    PlayOn,
}

/// Who claims the rest.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "claims-the-rest")]
pub struct Claims(pub Who);

/// What stands on the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Review {
    /// What it is called.
    #[message(args(round))]
    OfRound(u16),
    /// It is not there yet.
    GoingThroughTheRound,
    /// What the number under a name is.
    Accuracy,
    /// The decision that turned the match.
    TheTurningPoint,
    /// All decisions were right.
    NothingWasGivenAway,
    /// The worst decisions.
    WhatCostMost,
}
