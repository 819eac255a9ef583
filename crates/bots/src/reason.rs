//! Why an option is the best: what the search found, as data. The words for it are the game's.

use spades_rules::{Card, Suit};

use crate::card_facts::{Alike, CardFacts};
use crate::facts::{Drafted, Fate, ScoreGap, Sources, Stake};

/// In how many of the deals that were tried something came about.
///
/// ```
/// use spades_bots::Odds;
/// assert_eq!(Odds { met: 8, of: 32 }.share(), 0.25);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The deals in which it did.
    pub met: u32,
    /// The deals in which it could be told; never 0.
    pub of: u32,
}

impl Odds {
    /// The part of one.
    #[must_use]
    pub fn share(self) -> f64 {
        f64::from(self.met) / f64::from(self.of.max(1))
    }
}

/// Why the best option is the best. Every value is a thought for one or two whole sentences, with all that they speak of.
///
/// Bids are numbers of tricks. "Likely deals" are those that fit what was seen.
///
/// ```
/// use spades_bots::{Hint, Reason};
/// use spades_rules::{Game, Preset, Seed};
/// let game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap();
/// let mut hint = Hint::new(&game.view(game.actor().unwrap()), 7);
/// let advice = loop {
///     if let Some(advice) = hint.step(1000) {
///         break advice;
///     }
/// };
/// assert_eq!(advice.reason, Reason::BlindNilTooRare { share: 0.02 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// Nothing else can be done.
    OnlyChoice,
    /// No other card may be played.
    OnlyCard,
    /// A call: the other seat has played a card that the rules did not allow.
    RenegeProved,
    /// A call that costs nothing if it is wrong, though nothing shows that it would be right.
    RenegeUnproved,
    /// Draft: the drawn card is worth about as much as the next one is likely to be.
    DraftEven {
        /// The drawn card.
        card: Card,
    },
    /// Draft: the drawn card is worth more tricks than the next one is likely to be.
    DrawnBetter {
        /// The drawn card.
        card: Card,
        /// How many tricks more.
        tricks: f64,
        /// What speaks for it or against it.
        drafted: Drafted,
    },
    /// Draft: the next card is likely to be worth more tricks than the drawn one.
    NextBetter {
        /// The drawn card.
        card: Card,
        /// How many tricks more.
        tricks: f64,
        /// What speaks for it or against it.
        drafted: Drafted,
    },
    /// A blind nil seldom holds, but at this score nothing else is better.
    BlindNilAtThisScore {
        /// The part of all deals in which it holds.
        share: f64,
        /// The score.
        gap: ScoreGap,
    },
    /// A blind nil seldom holds, and there is more to gain from cards that are seen.
    BlindNilTooRare {
        /// The part of all deals in which it holds.
        share: f64,
    },
    /// So far behind only a blind nil can help.
    BlindNilFromBehind {
        /// The score.
        gap: ScoreGap,
    },
    /// A bid with the hand turned up is worth more than a blind nil.
    LookFirst,
    /// This bid is worth most over the likely deals, though not for being made more often.
    BidWorthMost {
        /// The bid; 0 is nil.
        bid: u8,
    },
    /// How often the bid is made in the likely deals.
    BidLikely {
        /// The bid, above 0.
        bid: u8,
        /// Whether a partner's tricks count for it too.
        partners: bool,
        /// How often it is made.
        odds: Odds,
        /// How often the next higher bid would be made.
        next: Option<Odds>,
        /// The expected sources of its tricks.
        sources: Sources,
    },
    /// How often a nil holds in the likely deals.
    NilLikely {
        /// How often it holds.
        odds: Odds,
        /// How often a bid of one trick would be made instead.
        one: Option<Odds>,
    },
    /// How often a nil holds in the likely deals with a partner who has bid high enough to cover it.
    NilCovered {
        /// How often it holds.
        odds: Odds,
    },
    /// Both hands are known: the bid fails against best play, and is worth more than a safe one all the same.
    BidFails {
        /// The bid; 0 is nil.
        bid: u8,
        /// The score.
        gap: ScoreGap,
    },
    /// Both hands are known: whatever comes of this bid is worth the same at this score.
    BidIndifferent {
        /// The bid; 0 is nil.
        bid: u8,
        /// The score.
        gap: ScoreGap,
    },
    /// Both hands are known: the bid is made with best play of both.
    BidStands {
        /// The bid; 0 is nil.
        bid: u8,
        /// Bags that come with it.
        bags: u8,
        /// Why the next higher bid is worse, where it is.
        next: Option<NextBid>,
        /// The expected sources of its tricks.
        sources: Sources,
    },
    /// Both hands are known: what best play of both comes to.
    PlayKnown {
        /// The card.
        card: Card,
        /// What happens to it.
        fate: Fate,
        /// What is at stake.
        stake: Stake,
        /// What becomes of the own bid.
        outlook: Outlook,
        /// What the other side fails to make, if it does and that is open yet.
        rival: Option<Promise>,
        /// What another card would cost; nothing where all come to the same.
        instead: Option<Instead>,
        /// Why all come to the same, where they do.
        alike: Alike,
    },
    /// All cards come to nearly the same over the likely deals.
    PlayAlike {
        /// Why.
        alike: Alike,
    },
    /// Other hands are hidden: what the card does.
    PlayTactic {
        /// The card.
        card: Card,
        /// What it does.
        tactic: Tactic,
        /// Facts about the card.
        facts: CardFacts,
        /// What is at stake.
        stake: Stake,
        /// What everybody has seen that speaks for it, where something does.
        sign: Option<Sign>,
        /// What is gained by it over another card, where that can be told.
        gain: Option<Gain>,
    },
}

/// Why the next higher bid is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextBid {
    /// It would be set.
    Set,
    /// It would be made too, but is worth less at this score.
    WorthLess,
}

/// What a side has promised to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// To take no trick.
    Nil,
    /// To take the tricks of its bid.
    Bid,
}

/// What has become of the own bid before the round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// The nil has failed.
    NilFailed,
    /// The bid is made.
    BidMade {
        /// The bid.
        bid: u8,
    },
    /// The bid cannot be made any more.
    BidLost {
        /// The bid.
        bid: u8,
    },
}

/// What becomes of the own bid with best play of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// It is decided already.
    Settled(Settled),
    /// The nil stands.
    NilStands,
    /// The nil fails.
    NilFails,
    /// The bid is made.
    BidStands {
        /// The bid.
        bid: u8,
        /// Bags that come with it.
        bags: u8,
    },
    /// The bid fails.
    BidFails {
        /// The bid.
        bid: u8,
    },
    /// From this score it no longer matters who takes what.
    Indifferent,
}

/// What another card would cost with best play of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instead {
    /// The other card.
    pub card: Card,
    /// What it would cost.
    pub cost: Cost,
    /// What would happen to it.
    pub fate: Fate,
}

/// What a worse card costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// The own nil or bid, which the best card makes.
    OwnPromise,
    /// The other side would keep its promise, which the best card makes it fail.
    RivalPromise,
    /// More bags, this many.
    Bags(u8),
    /// More tricks for the other side.
    Tricks,
    /// Less at this score, by nothing simpler.
    Worth,
}

/// What a card gains over another one in the likely deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gain {
    /// Something is reached more often.
    Oftener {
        /// What is reached.
        goal: Goal,
        /// How often.
        odds: Odds,
        /// The other card.
        card: Card,
        /// How often with that one.
        other: Odds,
    },
    /// It ends with fewer bags.
    FewerBags {
        /// Bags on average.
        bags: f64,
        /// The other card.
        card: Card,
        /// Bags on average with that one.
        other: f64,
    },
    /// It is worth a little more.
    Little {
        /// The other card.
        card: Card,
    },
}

/// What a card may help to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The own nil holds.
    OwnNil,
    /// The own bid is made.
    OwnBid {
        /// The bid.
        bid: u8,
    },
    /// The bids of the own side are made together.
    SideBid {
        /// Their sum.
        bid: u8,
    },
    /// The partner's nil holds.
    PartnerNil,
    /// A nil of the others fails.
    RivalNil,
    /// The other side's bid fails.
    RivalBid,
}

/// What everybody has seen in this deal that speaks for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// No card that is still to be played beats this one in its suit: those that did are gone.
    NowHighest {
        /// The card: the one that is advised, or the partner's on the trick.
        card: Card,
    },
    /// Somebody did not follow this suit before, and so holds nothing of it: a partner may ruff it, a rival may ruff another card that
    /// might be led instead, or cannot ruff higher.
    ShowedOut {
        /// Who.
        who: Whose,
        /// The suit.
        suit: Suit,
    },
    /// The other hands hold no spades any more.
    NoSpadesOut,
}

/// A player, as seen from whoever is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The partner.
    Partner,
    /// Who plays next.
    Left,
    /// Who sits opposite and is a rival.
    Opposite,
    /// Who plays before.
    Right,
}

/// The effect of a card while other hands are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tactic {
    /// The safest lead for the own nil.
    NilSafestLead,
    /// The own nil: it stays below the winning card.
    NilDucks,
    /// The own nil: it is of another suit than the one led, and no spade, so it wins nothing.
    NilDiscards,
    /// The own nil: it may win, but is the likeliest to be beaten.
    NilLikelyBeaten,
    /// It takes the trick off the partner's nil.
    CoverTakesOver,
    /// It is a high card to cover the partner's nil.
    CoverHigh,
    /// It is a lead that looks after the partner's nil.
    CoverLead,
    /// It leaves the trick with a nil of the others.
    LeavesToNil,
    /// It is a low lead, which may leave the trick with a nil of the others.
    LowLeadAtNil,
    /// It takes a trick that the bid needs.
    TakesNeeded,
    /// The partner has the trick, and better cards are kept.
    PartnerHolds,
    /// The trick costs too much, and better cards are kept.
    TooDear,
    /// Leading spades now serves the bid best.
    LeadsSpades,
    /// Nothing that is still out beats it in its suit.
    LeadsMaster,
    /// The lead serves the bid best.
    LeadsForBid,
    /// No bid is to be made, and it avoids a bag.
    NoBidAvoidsBag,
    /// No bid is to be made, and it hurts the others most.
    NoBidHurtsOthers,
    /// The bid is made, and the trick hurts the others more than the bag costs.
    MadeHurtsOthers,
    /// The bid is made, and it keeps out of the trick.
    MadeAvoidsBag,
    /// The bid is made, and the lead is the best for bags and against the others' bids.
    MadeLeads,
    /// The bid is lost, and it is the best against the others' bids.
    LostHurtsOthers,
}
