//! The overlay over the table, as a state.

use bevy::prelude::*;

use crate::states::Screen;

/// The overlay over the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Overlay {
    #[default]
    None,
    Menu,
    /// The menu over the curtain, which leads to the main menu alone.
    WayOut,
    /// The discards, sorted by suit.
    Discards,
    /// Everything that can be known about all cards.
    Known,
    LastTrick,
    /// The review of the round just played, decision by decision.
    Review,
    /// Asks all people at the machine to agree to undoing a decision.
    TakeBack,
    /// The computer claims the remaining tricks.
    Claim,
    /// Confirms conceding the match.
    Concede,
    /// Confirms conceding the round.
    ConcedeRound,
    /// Confirms a blind nil.
    BlindNil,
    /// Chooses a number to bid blind.
    BlindBid,
    /// Confirms calling a renege.
    CallRenege,
    /// Confirms restarting the match or starting a new one.
    Restart,
    /// Confirms undoing a decision, after which the match is counted separately.
    Undo,
}

impl Overlay {
    /// Returns `true` if the match rests below. A claim waits for its answer anyway, which lets the match go on.
    pub(super) const fn rests(self) -> bool {
        !matches!(self, Overlay::None | Overlay::Claim)
    }

    /// Returns `true` for a question: closing it is the answer that changes nothing.
    pub(super) const fn asks(self) -> bool {
        matches!(
            self,
            Overlay::TakeBack
                | Overlay::Concede
                | Overlay::ConcedeRound
                | Overlay::BlindNil
                | Overlay::BlindBid
                | Overlay::CallRenege
                | Overlay::Restart
                | Overlay::Undo
        )
    }
}
