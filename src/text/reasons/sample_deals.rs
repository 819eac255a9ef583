//! Messages about how often a goal is reached in sample deals.

use spades_bots::{Goal, Odds, SideBid};
use spades_messages_derive::{Choice, Message};

use crate::text::number::Percent;

/// Number of sample deals in which it happens.
#[derive(Clone, Debug, PartialEq, Message)]
pub(crate) enum Deals {
    Counted { met: u32, of: u32 },
    Share(Percent),
}

/// The number for a second case in the same sentence.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "deals-again")]
pub(crate) enum Again {
    Counted(u32),
    Share(Percent),
}

/// Up to this number of deals, a sentence gives exact counts.
const FEW: u32 = 64;

impl From<Odds> for Deals {
    fn from(odds: Odds) -> Deals {
        if odds.of <= FEW {
            let Odds { met, of } = odds;
            Deals::Counted { met, of }
        } else {
            Deals::Share(Percent(odds.share()))
        }
    }
}

impl From<Odds> for Again {
    fn from(odds: Odds) -> Again {
        if odds.of <= FEW {
            Again::Counted(odds.met)
        } else {
            Again::Share(Percent(odds.share()))
        }
    }
}

/// The tricks that a side needs after a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub(crate) enum SideWords {
    Own,
    Total,
    Open,
    Dummy,
}

impl From<SideBid> for SideWords {
    fn from(side: SideBid) -> SideWords {
        match side {
            SideBid::Own => SideWords::Own,
            SideBid::Total(_) => SideWords::Total,
            SideBid::Open => SideWords::Open,
            SideBid::Dummy => SideWords::Dummy,
        }
    }
}

/// The goal a card helps to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub(crate) enum Reached {
    OwnNil,
    OwnBid,
    SideBid,
    PartnerNil,
    RivalNil,
    RivalBid,
}

impl From<Goal> for Reached {
    fn from(goal: Goal) -> Reached {
        match goal {
            Goal::OwnNil => Reached::OwnNil,
            Goal::OwnBid { .. } => Reached::OwnBid,
            Goal::SideBid { .. } => Reached::SideBid,
            Goal::PartnerNil => Reached::PartnerNil,
            Goal::RivalNil => Reached::RivalNil,
            Goal::RivalBid => Reached::RivalBid,
        }
    }
}
