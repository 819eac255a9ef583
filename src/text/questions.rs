//! What is asked once more before it is done.

use spades_messages_derive::Message;

use crate::session::{SideWho, Who};

/// What stands on the question whether the match is given up.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Concede {
    /// The title.
    ConcedeTheMatch,
    /// What comes of it for the only person at the machine.
    ItCountsAsLost,
    /// What comes of it for a side of several people.
    ItIsLostFor(SideWho),
    /// It is given up.
    Concede,
    /// It is not.
    PlayOn,
}

/// What stands on the question whether the round is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum ConcedeRound {
    /// The title.
    ConcedeTheRound,
    /// The consequence.
    YourCardsPlayThemselves,
    /// It is given up.
    Concede,
    /// It is not.
    PlayOn,
}

/// What stands on the question whether a decision is taken back. Everybody is called by name: whoever answers is not the one who asks.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum TakeBack {
    /// What is asked of the only other person.
    MayTakeBack {
        /// Who decided.
        who: Who,
        /// Who may allow it.
        of: Who,
    },
    /// What is asked of several others.
    MayTakeBackAmongAll(Who),
    /// What comes of it where one other person agrees.
    IfAgreed {
        /// Who decided.
        who: Who,
        /// Who may allow it.
        of: Who,
    },
    /// The same where several others agree.
    IfAllAgree(Who),
    /// The only other person agrees.
    Agree,
    /// All others agree.
    WeAllAgree,
    /// It is not taken back.
    LeaveIt,
}

/// The question whether to restart the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Restart {
    /// The title.
    RestartMatch,
    /// The consequence.
    SameDeals,
    /// The consequence for somebody who plays alone.
    SameDealsCountSeparately,
    /// An explanation of a new match.
    NewMatchHasOtherDeals,
    /// The same, where the match on the table can be taken up again.
    NewMatchKeepsThisOne,
    /// The same deals again.
    Restart,
    /// Other deals.
    NewMatch,
    /// Neither.
    PlayOn,
}

/// The question whether to undo a decision although the match then counts separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum UndoSeparately {
    /// The title.
    Undo,
    /// The consequence.
    CountsSeparately,
    /// It is undone.
    UndoIt,
    /// It is not.
    LeaveIt,
}

/// What stands on the question whether a blind nil is bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum BlindNil {
    /// The title.
    BidIt,
    /// What comes of it.
    ForSoMany {
        /// The points that are won, or lost.
        points: i32,
        /// Nothing is lost, but the tricks of a failed one are bags.
        costs_bags: bool,
    },
    /// It is bid.
    BidBlindNil,
    /// It is not.
    NotNow,
}
