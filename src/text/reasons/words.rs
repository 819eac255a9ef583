//! The messages that explain an option.

use spades_bots::{Alike, NextBid, Promise, Whose};
use spades_messages_derive::{Message, choice_of};
use spades_rules::{Card, Suit};

use super::hand_words::{BidWords, NilWords};
use super::plan_words::{Need, PlanWords};
use super::sample_deals::{Again, Deals, Reached, SideWords};
use super::why_words::WhyWords;
use crate::session::Who;
use crate::text::number::{Percent, Tenths};

/// An explanation: the effect of the cards, then the number.
#[derive(Clone, Debug, PartialEq, Message)]
pub(crate) enum Explained {
    #[message(transparent)]
    One(Sentence),
    #[message(args(first, second))]
    Two(Sentence, Sentence),
}

/// A sentence of an explanation.
#[derive(Clone, Debug, PartialEq, Message)]
pub(crate) enum Sentence {
    #[message(transparent)]
    Reason(ReasonWords),
    #[message(transparent)]
    Outlook(OutlookWords),
    #[message(transparent)]
    Instead(InsteadWords),
    #[message(transparent)]
    Gain(GainWords),
    #[message(transparent)]
    Plan(PlanWords),
    #[message(transparent)]
    Bid(BidWords),
    #[message(transparent)]
    Nil(NilWords),
    #[message(transparent)]
    Why(WhyWords),
}

choice_of! {
    enum Promise {
        Nil,
        Bid,
    }
}

choice_of! {
    enum NextBid {
        Set,
        WorthLess,
    }
}

choice_of! {
    enum Whose {
        Partner,
        Left,
        Opposite,
        Right,
    }
}

/// The reasons of one sentence.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "reason")]
pub(crate) enum ReasonWords {
    OnlyChoice {
        who: Who,
    },
    OnlyCard {
        who: Who,
    },
    RenegeProved,
    RenegeUnproved,
    DraftEven(Card),
    DrawnBetter {
        card: Card,
        suit: Suit,
        higher: u8,
        spades: u8,
        tricks: Tenths,
    },
    NextBetter {
        card: Card,
        suit: Suit,
        higher: u8,
        tricks: Tenths,
    },
    BlindNilAtThisScore {
        share: Percent,
    },
    BlindNilBehind {
        who: Who,
        points: u32,
        rivals: Option<u32>,
        share: Percent,
    },
    BlindNilTooRare {
        who: Who,
        share: Percent,
    },
    BlindNilFromBehind {
        who: Who,
        points: u32,
        rivals: Option<u32>,
    },
    OnlyBlindNil,
    LookFirst,
    BidWorthMost {
        bid: u8,
    },
    BidLikely {
        who: Who,
        bid: u8,
        side: SideWords,
        total: u8,
        odds: Deals,
        higher: u8,
        next_total: u8,
        next: Option<Again>,
    },
    NilLikely {
        odds: Deals,
        one: Option<Again>,
    },
    NilCovered {
        who: Who,
        odds: Deals,
    },
    BidFails {
        bid: u8,
    },
    Gamble {
        who: Who,
        bid: u8,
        points: u32,
        rivals: Option<u32>,
    },
    BidIndifferent {
        bid: u8,
    },
    BidIndifferentAt {
        who: Who,
        bid: u8,
        ahead: bool,
        points: u32,
    },
    NilStands {
        who: Who,
    },
    BidStands {
        who: Who,
        bid: u8,
        bags: Option<u8>,
        higher: u8,
        next: Option<NextBid>,
    },
    AnyCard,
    Alike,
    AlikeBeaten {
        suit: Option<Suit>,
        by: Card,
    },
    AlikeTouching(Suit),
    AlikeAllTake,
    AlikeDecided,
}

impl From<Alike> for ReasonWords {
    fn from(alike: Alike) -> ReasonWords {
        match alike {
            Alike::Unknown => ReasonWords::Alike,
            Alike::BeatenBy(by, suit) => ReasonWords::AlikeBeaten { suit, by },
            Alike::Touching(suit) => ReasonWords::AlikeTouching(suit),
            Alike::AllTake => ReasonWords::AlikeAllTake,
            Alike::Decided => ReasonWords::AlikeDecided,
        }
    }
}

/// The result of best play.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "outlook")]
pub(crate) enum OutlookWords {
    NilFailed {
        who: Who,
        rival: Option<Promise>,
    },
    BidMade {
        who: Who,
        bid: u8,
        rival: Option<Promise>,
    },
    BidLost {
        who: Who,
        rival: Option<Promise>,
    },
    NilStands {
        who: Who,
        rival: Option<Promise>,
    },
    NilFails {
        who: Who,
        rival: Option<Promise>,
        chosen: bool,
    },
    BidStands {
        who: Who,
        bid: u8,
        bags: Option<u8>,
        rival: Option<Promise>,
    },
    BidFails {
        who: Who,
        rival: Option<Promise>,
        chosen: bool,
    },
    Indifferent {
        who: Who,
        rival: Option<Promise>,
    },
    Needs {
        who: Who,
        need: Need,
        left: u8,
    },
}

/// The cost of another card with best play.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "instead")]
pub(crate) enum InsteadWords {
    OwnNil {
        who: Who,
        card: Card,
    },
    OwnBid {
        who: Who,
        card: Card,
    },
    DrawnOrRuffed {
        who: Who,
        card: Card,
        other: Card,
    },
    Drawn {
        who: Who,
        card: Card,
        other: Card,
    },
    Ruffed {
        who: Who,
        card: Card,
    },
    LosesTo {
        who: Who,
        card: Card,
        by: Card,
    },
    StaysBelow {
        who: Who,
        card: Card,
        other: Card,
        by: Card,
    },
    Leaves {
        who: Who,
        other: Card,
    },
    Enough {
        who: Who,
        card: Card,
        other: Card,
    },
    Keeps {
        who: Who,
        card: Card,
        other: Card,
    },
    NilTakes {
        who: Who,
        card: Card,
    },
    RivalNil {
        who: Who,
        card: Card,
    },
    RivalBid {
        who: Who,
        card: Card,
    },
    Bags {
        who: Who,
        card: Card,
        bags: u8,
    },
    Tricks {
        who: Who,
        card: Card,
    },
    Worth(Card),
}

/// The gain over another card.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "gain")]
pub(crate) enum GainWords {
    Oftener {
        who: Who,
        goal: Reached,
        bid: u8,
        odds: Deals,
        card: Card,
        other: Again,
    },
    FewerBags {
        who: Who,
        bags: Tenths,
        card: Card,
        other: Tenths,
    },
    Little(Card),
}
