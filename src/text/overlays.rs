//! Overlays and side panels of the table: menu, discards, last trick, hint, review.

use spades_messages_derive::Message;
use spades_rules::Action;

use spades_words::Arg;

use super::language::Argument;
use crate::session::Who;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Menu {
    /// Title of the menu.
    Menu,
    /// Button that closes the menu.
    BackToTheTable,
    /// Button that shows the discards.
    LookThroughTheDiscards,
    /// Button that restarts the match with the same rules and players.
    RestartTheMatch,
    /// Button that concedes the round.
    ConcedeTheRound,
    /// Button that concedes the match.
    ConcedeTheMatch,
    /// Button that returns to the main menu.
    LeaveToTheTitle,
    /// Says that the match is saved when the player leaves.
    TheMatchIsKept,
}

/// Texts of the discards overlay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Discarded {
    /// Title of the overlay.
    Discards,
    /// Number of discards, all face up.
    Open(usize),
    /// Numbers of discards where players only see their own.
    Closed {
        /// Number of the player's own discards.
        own: usize,
        /// Number of hidden discards.
        others: usize,
    },
}

/// Texts of the last trick overlay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum LastTrick {
    /// Title of the overlay.
    LastTrick,
    /// Label of the card that won the trick.
    TookTheTrick,
    /// Label of the card that was led.
    Led,
}

/// Texts of the hint besides the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = hint_key)]
pub enum Hint {
    /// The hint is still being computed.
    Thinking,
    /// Button that follows the hint.
    #[message(transparent)]
    Do(Action),
    /// Button that shows the value of every option.
    Numbers,
    /// Button that hides the values.
    HideNumbers,
    /// Button that shows the reason again in place of the values.
    Why,
    /// Button that closes the hint.
    Close,
    /// Explains the values: exact win probabilities.
    ChanceToWin,
    /// Explains the values: estimates from this number of sample deals.
    ChanceOverDeals(u32),
}

fn hint_key(hint: &Hint) -> String {
    match hint {
        // The key doesn't depend on the action.
        Hint::Do(_) => "follow-the-hint".to_owned(),
        other => spades_words::kebab(&format!("{other:?}")),
    }
}

/// Advice to take an action.
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

/// An action has words of its own as the advice of a hint; other sentences select by its kind.
impl Argument for Action {
    fn arg(&self) -> Arg {
        Advice::from(self).arg()
    }
}

/// Texts of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Claim {
    /// Reason for the claim.
    WhateverIsPlayed,
    /// Button that accepts the claim.
    Grant,
    /// Button that plays the tricks out.
    PlayOn,
}

/// Player who claims the remaining tricks.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "claims-the-rest")]
pub struct Claims(pub Who);

/// Texts of the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Review {
    /// Title of the review.
    #[message(args(round))]
    OfRound(u16),
    /// The review is still being computed.
    GoingThroughTheRound,
    /// Caption of the number below a name.
    Accuracy,
    /// Heading of the decision that turned the match.
    TheTurningPoint,
    /// Says that all decisions were right.
    NothingWasGivenAway,
    /// Heading of the costliest decisions.
    WhatCostMost,
}
