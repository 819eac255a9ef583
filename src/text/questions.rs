//! What is asked once more before it is done.

use super::Phrase;
use super::names::{plate, side_plate};
use crate::session::{SideWho, Who};

/// What stands on the question whether the match is given up.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Phrase for Concede {
    fn text(&self) -> String {
        match self {
            Concede::ConcedeTheMatch => "Concede the match?".to_owned(),
            Concede::ItCountsAsLost => "It counts as lost, and is not kept.".to_owned(),
            Concede::ItIsLostFor(side) => {
                format!("It counts as lost for {}, and is not kept.", side_plate(side))
            }
            Concede::Concede => "Concede".to_owned(),
            Concede::PlayOn => "Play on".to_owned(),
        }
    }
}

/// What stands on the question whether the round is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for ConcedeRound {
    fn text(&self) -> String {
        match self {
            ConcedeRound::ConcedeTheRound => "Concede the round?",
            ConcedeRound::YourCardsPlayThemselves => {
                "Your cards play themselves, the lowest first, and the round is scored as it ends."
            }
            ConcedeRound::Concede => "Concede",
            ConcedeRound::PlayOn => "Play on",
        }
        .to_owned()
    }
}

/// What stands on the question whether a decision is taken back. Everybody is called by name: whoever answers is not the one who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Phrase for TakeBack {
    fn text(&self) -> String {
        match self {
            TakeBack::MayTakeBack { who, of } => format!("{}, may {} take it back?", plate(of), plate(who)),
            TakeBack::MayTakeBackAmongAll(who) => format!("May {} take it back?", plate(who)),
            TakeBack::IfAgreed { who, of } => {
                format!("If {} agrees, {} decides anew.", plate(of), plate(who))
            }
            TakeBack::IfAllAgree(who) => format!("If all others agree, {} decides anew.", plate(who)),
            TakeBack::Agree => "I agree".to_owned(),
            TakeBack::WeAllAgree => "We all agree".to_owned(),
            TakeBack::LeaveIt => "Leave it".to_owned(),
        }
    }
}

/// The question whether to restart the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for Restart {
    fn text(&self) -> String {
        match self {
            Restart::RestartMatch => "Restart match?",
            Restart::SameDeals => "Restart: the same deals from round 1. What you’ve played so far isn’t saved.",
            Restart::SameDealsCountSeparately => {
                "Restart: the same deals from round 1. What you’ve played so far isn’t saved, and because you’ve seen the cards, this match is counted separately."
            }
            Restart::NewMatchHasOtherDeals => "New match: the same rules and players, other deals.",
            Restart::NewMatchKeepsThisOne => {
                "New match: the same rules and players, other deals. This match is saved under Matches in the main menu."
            }
            Restart::Restart => "Restart",
            Restart::NewMatch => "New match",
            Restart::PlayOn => "Play on",
        }
        .to_owned()
    }
}

/// The question whether to undo a decision although the match then counts separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for UndoSeparately {
    fn text(&self) -> String {
        match self {
            UndoSeparately::Undo => "Undo?",
            UndoSeparately::CountsSeparately => {
                "You’ve seen new cards since. The score sheet will note the undo, and this match will be counted separately."
            }
            UndoSeparately::UndoIt => "Undo",
            UndoSeparately::LeaveIt => "Play on",
        }
        .to_owned()
    }
}

/// What stands on the question whether a blind nil is bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlindNil {
    /// The title.
    BidIt,
    /// What comes of it, in points.
    ForSoMany(i32),
    /// It is bid.
    BidBlindNil,
    /// It is not.
    NotNow,
}

impl Phrase for BlindNil {
    fn text(&self) -> String {
        match self {
            BlindNil::BidIt => "Bid a blind nil?".to_owned(),
            BlindNil::ForSoMany(points) => {
                format!(
                    "No trick for you in this round, whatever your cards: {points} points if it holds, and as many lost if not."
                )
            }
            BlindNil::BidBlindNil => "Bid blind nil".to_owned(),
            BlindNil::NotNow => "Not now".to_owned(),
        }
    }
}
