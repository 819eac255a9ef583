//! Confirmation dialogs.

use spades_messages_derive::{Message, choice_of};

use crate::session::{News, SideWho, Who};

/// Texts of the question whether to concede the match.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Concede {
    /// The title.
    ConcedeTheMatch,
    /// Consequence for the only person at the device.
    ItCountsAsLost,
    /// Consequence for a side in a match of several people.
    ItIsLostFor(SideWho),
    /// Button that concedes.
    Concede,
    /// Button that cancels.
    PlayOn,
}

/// Texts of the question whether to concede the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum ConcedeRound {
    /// The title.
    ConcedeTheRound,
    /// The consequence.
    YourCardsPlayThemselves,
    /// Button that concedes.
    Concede,
    /// Button that cancels.
    PlayOn,
}

/// Texts of the question whether to take a decision back. All players are named, as the one who answers isn't the one who asks.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
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
    LeaveIt,
}

/// Texts of the question whether to restart the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Restart {
    /// The title.
    RestartMatch,
    /// Consequence of a restart.
    SameDeals,
    /// Consequence of a restart for a single player against the computer.
    SameDealsCountSeparately {
        /// `true` if the match would have been the result of the day's deal.
        daily: bool,
    },
    /// Consequence of restarting practice.
    PracticeFromItsPoint,
    /// Explanation of a new match.
    NewMatchHasOtherDeals,
    /// Explanation of a new match, where the current one can be resumed.
    NewMatchKeepsThisOne,
    /// Button that restarts with the same deals.
    Restart,
    /// Button for a new match with other deals.
    NewMatch,
    /// Button that cancels.
    PlayOn,
}

choice_of! {
    enum News {
        Bid,
        Call,
        Card,
    }
}

/// Texts of the question whether to undo a decision although the match then counts separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum UndoSeparately {
    /// The title.
    Undo,
    /// The consequence, and the new information that was seen.
    CountsSeparately {
        /// The information that says most.
        news: News,
        /// `true` if the match would have been the result of the day's deal.
        daily: bool,
    },
    /// Button that undoes the decision.
    UndoIt,
    /// Button that cancels.
    LeaveIt,
}

/// Texts of the question whether to bid a blind nil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum BlindNil {
    /// The title.
    BidIt,
    /// Points at stake.
    ForSoMany {
        /// Points won or lost.
        points: i32,
        /// `true` if a failed nil loses no points but turns its tricks into bags.
        costs_bags: bool,
    },
    /// Button that bids a blind nil.
    BidBlindNil,
    /// Button that cancels.
    NotNow,
}
