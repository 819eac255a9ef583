//! The messages that explain an option.

use spades_bots::{Goal, NextBid, Odds, Promise, Stake, Tactic, Whose};
use spades_messages_derive::{Choice, Message, choice_of};
use spades_rules::{Card, Suit};

use crate::session::Who;
use crate::text::mistakes::WhyWords;
use crate::text::number::{Percent, Tenths};

/// An explanation: what happens with the cards, then the number.
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
    Why(WhyWords),
}

/// In how many of the deals that were tried.
#[derive(Clone, Debug, PartialEq, Message)]
pub(crate) enum Deals {
    Counted { met: u32, of: u32 },
    Share(Percent),
}

/// The same for something else in the same sentence.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "deals-again")]
pub(crate) enum Again {
    Counted(u32),
    Share(Percent),
}

/// So many deals are counted one by one.
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

/// How many tricks are still needed: "the last trick", "2 of the last 5 tricks".
#[derive(Clone, Debug, PartialEq, Message)]
pub(crate) enum Need {
    Last,
    All { left: u8 },
    Some { needed: u8, left: u8 },
}

impl From<Stake> for Need {
    fn from(stake: Stake) -> Need {
        let Stake { needed, left, .. } = stake;
        match left {
            1 => Need::Last,
            _ if needed == left => Need::All { left },
            _ => Need::Some { needed, left },
        }
    }
}

/// Where the tricks of a bid are to come from.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "bid-plan")]
pub(crate) enum BidWords {
    Tops {
        bid: u8,
        cards: Vec<Card>,
    },
    /// `more`: spades besides those among the cards.
    TopsAndSpades {
        bid: u8,
        cards: Vec<Card>,
        more: bool,
        spades: u8,
    },
    TopsAndRuffs {
        bid: u8,
        cards: Vec<Card>,
        more: bool,
        spades: u8,
        suit: Suit,
    },
    ManyTops {
        bid: u8,
        tops: usize,
    },
    ManyTopsAndSpades {
        bid: u8,
        tops: usize,
        more: bool,
        spades: u8,
    },
    Spades {
        bid: u8,
        spades: u8,
    },
    Ruffs {
        bid: u8,
        spades: u8,
        suit: Suit,
    },
}

/// What the other side fails to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub(crate) enum Rival {
    Nothing,
    Nil,
    Bid,
}

impl From<Option<Promise>> for Rival {
    fn from(promise: Option<Promise>) -> Rival {
        match promise {
            None => Rival::Nothing,
            Some(Promise::Nil) => Rival::Nil,
            Some(Promise::Bid) => Rival::Bid,
        }
    }
}

/// What becomes of the next higher bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub(crate) enum Next {
    Unknown,
    Set,
    WorthLess,
}

impl From<Option<NextBid>> for Next {
    fn from(next: Option<NextBid>) -> Next {
        match next {
            None => Next::Unknown,
            Some(NextBid::Set) => Next::Set,
            Some(NextBid::WorthLess) => Next::WorthLess,
        }
    }
}

/// What a card helps to reach.
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

choice_of! {
    enum Whose {
        Partner,
        Left,
        Opposite,
        Right,
    }
}

choice_of! {
    enum Tactic {
        NilSafestLead,
        NilDucks,
        NilDiscards,
        NilLikelyBeaten,
        CoverTakesOver,
        CoverHigh,
        CoverLead,
        LeavesToNil,
        LowLeadAtNil,
        TakesNeeded,
        PartnerHolds,
        TooDear,
        LeadsSpades,
        LeadsMaster,
        LeadsForBid,
        NoBidAvoidsBag,
        NoBidHurtsOthers,
        MadeHurtsOthers,
        MadeAvoidsBag,
        MadeLeads,
        LostHurtsOthers,
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
    BlindNilTooRare {
        share: Percent,
    },
    BlindNilFromBehind {
        who: Who,
        points: u32,
    },
    OnlyBlindNil,
    LookFirst,
    BidWorthMost {
        bid: u8,
    },
    BidLikely {
        who: Who,
        bid: u8,
        partners: bool,
        odds: Deals,
        higher: u8,
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
    },
    BidIndifferent {
        bid: u8,
    },
    NilStands {
        who: Who,
    },
    BidStands {
        who: Who,
        bid: u8,
        bags: u8,
        higher: u8,
        next: Next,
    },
    PlayAlike {
        beaten_by: Option<Card>,
    },
    AnyCard,
}

/// What best play comes to.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "outlook")]
pub(crate) enum OutlookWords {
    NilFailed { who: Who, rival: Rival },
    BidMade { who: Who, bid: u8, rival: Rival },
    BidLost { who: Who, rival: Rival },
    NilStands { who: Who, rival: Rival },
    NilFails { who: Who, rival: Rival, chosen: bool },
    BidStands { who: Who, bid: u8, bags: u8, rival: Rival },
    BidFails { who: Who, rival: Rival, chosen: bool },
    Indifferent { who: Who, rival: Rival },
    Needs { who: Who, need: Need },
}

/// What another card would cost with best play.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "instead")]
pub(crate) enum InsteadWords {
    OwnNil { who: Who, card: Card },
    OwnBid { who: Who, card: Card },
    DrawnOrRuffed { who: Who, card: Card, other: Card },
    Drawn { who: Who, card: Card, other: Card },
    Ruffed { who: Who, card: Card },
    LosesTo { who: Who, card: Card, by: Card },
    RivalNil { who: Who, card: Card },
    RivalBid { who: Who, card: Card },
    Bags { who: Who, card: Card, bags: u8 },
    Tricks { who: Who, card: Card },
    Worth(Card),
}

/// What is gained over another card.
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

/// What a card does, and what everybody has seen where that is why.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "plan")]
pub(crate) enum PlanWords {
    CashHighest {
        card: Card,
        suit: Suit,
    },
    NeededHighest {
        who: Who,
        card: Card,
        suit: Suit,
        need: Need,
    },
    Needed {
        who: Who,
        card: Card,
        need: Need,
    },
    LeadsForBid {
        who: Who,
        card: Card,
        need: Need,
    },
    DrawsSpades {
        card: Card,
        spades: u8,
    },
    MadeStops {
        who: Who,
        card: Card,
        rivals: u8,
    },
    MadeLeadsAgainst {
        who: Who,
        card: Card,
        rivals: u8,
    },
    LostStops {
        who: Who,
        card: Card,
        rivals: u8,
    },
    PartnersHighest {
        who: Who,
        card: Card,
        highest: Card,
        suit: Suit,
    },
    CannotBeRuffed(Card),
    RuffedByPartner {
        who: Who,
        player: Whose,
        card: Card,
        suit: Suit,
    },
    OtherIsRuffed {
        who: Who,
        player: Whose,
        card: Card,
        suit: Suit,
    },
    CannotBeOverruffed {
        who: Who,
        player: Whose,
        card: Card,
    },
    Does {
        who: Who,
        card: Card,
        suit: Suit,
        tactic: Tactic,
    },
}

impl PlanWords {
    /// Whether it says that the card is the best and not what it does.
    pub(crate) const fn is_verdict(&self) -> bool {
        matches!(
            self,
            PlanWords::LeadsForBid { .. }
                | PlanWords::Does {
                    tactic: Tactic::NoBidHurtsOthers
                        | Tactic::MadeHurtsOthers
                        | Tactic::MadeLeads
                        | Tactic::LostHurtsOthers,
                    ..
                }
        )
    }
}
