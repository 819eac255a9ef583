//! The messages that say what a card is for.

use spades_bots::{Partner, Stake, Whose};
use spades_messages_derive::{Choice, Message, choice_of};
use spades_rules::{Card, Suit};

use crate::session::Who;

/// The tricks still needed: "the last trick", "2 more tricks".
#[derive(Clone, Debug, PartialEq, Message)]
pub(crate) enum Need {
    Last,
    All { left: u8 },
    Some { needed: u8 },
}

impl From<Stake> for Need {
    fn from(stake: Stake) -> Need {
        let Stake { needed, left, .. } = stake;
        match left {
            1 => Need::Last,
            _ if needed == left => Need::All { left },
            _ => Need::Some { needed },
        }
    }
}

/// The purpose that a card serves best, where there is nothing more specific to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub(crate) enum Verdict {
    NilAtRisk,
    AtNil,
    NoBid,
    Made,
    Lost,
}

/// The state of a bid that no lead can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub(crate) enum Decided {
    NoBid,
    Made,
    Lost,
}

choice_of! {
    enum Partner {
        Player,
        Dummy,
        Own,
    }
}

/// A card's effect, and the reason for it.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "plan")]
pub(crate) enum PlanWords {
    // The player's own nil.
    NilLead {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
    },
    NilDiscards {
        who: Who,
        card: Card,
    },
    NilDucks {
        who: Who,
        card: Card,
        winning: Card,
        highest: bool,
    },
    NilBeats {
        who: Who,
        card: Card,
        winning: Card,
        suit: Suit,
        higher: u8,
    },
    // A partner's nil.
    CoverTakesOver {
        who: Who,
        card: Card,
        winning: Card,
    },
    CoverHigh {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
    },
    CoverOut {
        who: Who,
        card: Card,
        suit: Suit,
    },
    CoverLead {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
    },
    // A nil of the opponents.
    LeavesToNil {
        who: Who,
        card: Card,
        winning: Card,
    },
    LowAtNil {
        who: Who,
        card: Card,
        suit: Suit,
        lower: u8,
    },
    // Leads for the bid.
    CashHighest {
        who: Who,
        card: Card,
        suit: Suit,
        now: bool,
    },
    LeadsForBid {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
        need: Need,
    },
    LeadsLast {
        who: Who,
        card: Card,
        suit: Suit,
    },
    DrivesOut {
        who: Who,
        card: Card,
        by: Card,
    },
    DrawsSpades {
        who: Who,
        card: Card,
        spades: Option<u8>,
    },
    DrawsSpadesFor {
        who: Who,
        card: Card,
        spades: u8,
        boss: Card,
    },
    CannotBeRuffed {
        who: Who,
        card: Card,
    },
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
    // The bid, when following to a trick.
    Needed {
        who: Who,
        card: Card,
        need: Need,
        last: bool,
    },
    NeededHighest {
        who: Who,
        card: Card,
        suit: Suit,
        need: Need,
    },
    CannotBeOverruffed {
        who: Who,
        player: Whose,
        card: Card,
    },
    PartnersHighest {
        who: Who,
        partner: Partner,
        card: Card,
        highest: Card,
        suit: Suit,
    },
    PartnerWins {
        who: Who,
        partner: Partner,
        card: Card,
        winning: Card,
        saves: Option<Card>,
    },
    PartnerIsBehind {
        who: Who,
        partner: Partner,
        card: Card,
        saves: Card,
    },
    Saves {
        who: Who,
        card: Card,
        saves: Card,
    },
    LosesLast {
        who: Who,
        card: Card,
        suit: Suit,
    },
    CannotBeat {
        who: Who,
        card: Card,
        winning: Card,
    },
    // Beyond the bid.
    MadeStops {
        who: Who,
        card: Card,
        rivals: u8,
    },
    MadeLosesLead {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
    },
    MadeLeadsAgainst {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
        rivals: u8,
    },
    MadePartnerWins {
        who: Who,
        partner: Partner,
        card: Card,
        winning: Card,
    },
    /// `made`: the bid is made, rather than lost or nil.
    Leaves {
        who: Who,
        made: bool,
        card: Card,
        winning: Card,
    },
    LostStops {
        who: Who,
        card: Card,
        rivals: u8,
    },
    LostSaves {
        who: Who,
        card: Card,
        rivals: u8,
        boss: Card,
    },
    LostLeaves {
        who: Who,
        card: Card,
        winning: Card,
    },
    LostLeads {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
        rivals: u8,
    },
    LostDucks {
        who: Who,
        card: Card,
        winning: Card,
        rivals: u8,
    },
    Leads {
        who: Who,
        card: Card,
        suit: Suit,
        higher: u8,
        decided: Decided,
    },
    Does {
        who: Who,
        card: Card,
        verdict: Verdict,
    },
}

impl PlanWords {
    /// Returns `true` if it praises the card without a fact that the reader could check.
    pub(super) const fn is_verdict(&self) -> bool {
        matches!(self, PlanWords::Does { .. })
    }

    /// Returns `true` if it states a fact about the card, but not what the card is for. A number says more.
    pub(in crate::text) const fn is_vague(&self) -> bool {
        matches!(
            self,
            PlanWords::LeadsForBid { .. }
                | PlanWords::MadeLeadsAgainst { .. }
                | PlanWords::LostLeads { .. }
                | PlanWords::LostDucks { .. }
                | PlanWords::Leads { .. }
                | PlanWords::Does { .. }
        )
    }
}
