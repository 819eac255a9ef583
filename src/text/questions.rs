//! Confirmation dialogs.

use super::Phrase;

use crate::say;
use crate::session::{SideWho, Who};
use crate::text::Words;

/// Texts of the question whether to concede the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concede {
    ConcedeTheMatch,
    /// Consequence for the only person at the device.
    ItCountsAsLost,
    /// Consequence for a side in a match of several people.
    ItIsLostFor(SideWho),
    Concede,
    /// Button that cancels.
    PlayOn,
}

impl Phrase for Concede {
    fn words(&self) -> Words {
        match self {
            Concede::ConcedeTheMatch => say::questions::concede_concede_the_match(),
            Concede::ItCountsAsLost => say::questions::concede_it_counts_as_lost(),
            Concede::ItIsLostFor(side) => say::questions::concede_it_is_lost_for(side),
            Concede::Concede => say::questions::concede_concede(),
            Concede::PlayOn => say::questions::concede_play_on(),
        }
    }
}

/// Texts of the question whether to take a decision back. All players are named, as the one who answers isn't the one who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// Question to the only other person.
    MayTakeBack {
        /// Player who decided.
        who: Who,
        /// Player who may allow it.
        of: Who,
    },
    /// Question to several others.
    MayTakeBackAmongAll(Who),
    /// Consequence if the only other person agrees.
    IfAgreed {
        /// Player who decided.
        who: Who,
        /// Player who may allow it.
        of: Who,
    },
    /// Consequence if several others agree.
    IfAllAgree(Who),
    /// Button for the only other person's agreement.
    Agree,
    /// Button for the agreement of all others.
    WeAllAgree,
    /// Button that refuses.
    Cancel,
}

impl Phrase for TakeBack {
    fn words(&self) -> Words {
        match self {
            TakeBack::MayTakeBack { who, of } => say::questions::take_back_may_take_back(who, of),
            TakeBack::MayTakeBackAmongAll(who) => say::questions::take_back_may_take_back_among_all(who),
            TakeBack::IfAgreed { who, of } => say::questions::take_back_if_agreed(who, of),
            TakeBack::IfAllAgree(who) => say::questions::take_back_if_all_agree(who),
            TakeBack::Agree => say::questions::take_back_agree(),
            TakeBack::WeAllAgree => say::questions::take_back_we_all_agree(),
            TakeBack::Cancel => say::questions::take_back_leave_it(),
        }
    }
}
