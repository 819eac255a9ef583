//! Reasons why an option is best: the findings of the search, as data. The game turns them into words.

use spades_rules::{Card, Suit};

use crate::card_facts::{Alike, CardFacts};
use crate::facts::{Drafted, Fate, NilCards, ScoreGap, Sources, Stake};

/// The number of sampled deals in which something happened.
///
/// ```
/// use spades_bots::Odds;
/// assert_eq!(Odds { met: 8, of: 32 }.share(), 0.25);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Deals in which it happened.
    pub met: u32,
    /// All sampled deals; never 0.
    pub of: u32,
}

impl Odds {
    /// Returns the share, 0 to 1.
    #[must_use]
    pub fn share(self) -> f64 {
        f64::from(self.met) / f64::from(self.of.max(1))
    }
}

/// Reason why the best option is best. Every variant carries the facts for one or two whole sentences.
///
/// Bids are numbers of tricks. "Likely deals" are those that fit everything seen so far.
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
    /// The only legal option.
    OnlyChoice,
    /// The only legal card.
    OnlyCard,
    /// A call: the other seat has provably played an illegal card.
    RenegeProved,
    /// A call that costs nothing if it is wrong, with no evidence that it is right.
    RenegeUnproved,
    /// Draft: the drawn card is worth about as much as the next one on average.
    DraftEven {
        /// The drawn card.
        card: Card,
    },
    /// Draft: the drawn card is worth more tricks than the next one on average.
    DrawnBetter {
        /// The drawn card.
        card: Card,
        /// Difference in tricks.
        tricks: f64,
        /// The feature of the card that decides.
        drafted: Drafted,
    },
    /// Draft: the next card is worth more tricks than the drawn one on average.
    NextBetter {
        /// The drawn card.
        card: Card,
        /// Difference in tricks.
        tricks: f64,
        /// The feature of the card that decides.
        drafted: Drafted,
    },
    /// A blind nil seldom succeeds, but at this score nothing else is better.
    BlindNilAtThisScore {
        /// Share of all deals in which it succeeds, 0 to 1.
        share: f64,
        /// The score.
        gap: ScoreGap,
    },
    /// A blind nil seldom succeeds, and a bid after looking gains more.
    BlindNilTooRare {
        /// Share of all deals in which it succeeds, 0 to 1.
        share: f64,
    },
    /// A blind nil is the only chance from this far behind.
    BlindNilFromBehind {
        /// The score.
        gap: ScoreGap,
    },
    /// A bid after looking at the hand is worth more than a blind nil.
    LookFirst,
    /// A blind bid wins the match more often than a bid after looking, from this far behind.
    BlindBidFromBehind {
        /// The bid.
        bid: u8,
        /// The score.
        gap: ScoreGap,
    },
    /// In a round without bids every trick scores.
    EveryTrick {
        /// The card.
        card: Card,
    },
    /// A hand without spades is worth less than a new deal.
    NoSpades,
    /// A nil passes the card that endangers it most.
    PassDangerous {
        /// The card.
        card: Card,
    },
    /// A nil's partner passes a low card that it can spare.
    PassSpare {
        /// The card.
        card: Card,
    },
    /// This bid is worth most over the likely deals, but not because it is made more often.
    BidWorthMost {
        /// The bid; 0 is nil.
        bid: u8,
    },
    /// Odds of making the bid in the likely deals.
    BidLikely {
        /// The bid, above 0.
        bid: u8,
        /// The tricks that it obliges the bidder's side to take.
        side: SideBid,
        /// Odds of making it.
        odds: Odds,
        /// Odds of making the next higher bid.
        next: Option<Odds>,
        /// The expected sources of its tricks.
        sources: Sources,
    },
    /// Odds of making a nil in the likely deals.
    NilLikely {
        /// Odds of making it.
        odds: Odds,
        /// Odds of making a bid of one trick instead.
        one: Option<Odds>,
        /// The cards that decide it.
        cards: NilCards,
    },
    /// Odds of making a nil in the likely deals, with a partner whose bid is high enough to cover it.
    NilCovered {
        /// Odds of making it.
        odds: Odds,
        /// The cards that decide it.
        cards: NilCards,
    },
    /// Both hands are known: the bid fails against best play, but is still worth more than a safe one.
    BidFails {
        /// The bid; 0 is nil.
        bid: u8,
        /// The score.
        gap: ScoreGap,
    },
    /// Both hands are known: every result of this bid is worth the same at this score.
    BidIndifferent {
        /// The bid; 0 is nil.
        bid: u8,
        /// The score.
        gap: ScoreGap,
    },
    /// Both hands are known: the nil is made with best play on both sides.
    NilStands {
        /// The cards that decide it.
        cards: NilCards,
    },
    /// Both hands are known: the bid is made with best play on both sides.
    BidStands {
        /// The bid, above 0.
        bid: u8,
        /// Bags taken along with it; `None` if their number doesn't matter.
        bags: Option<u8>,
        /// Reason why the next higher bid is worse, if it is.
        next: Option<NextBid>,
        /// The expected sources of its tricks.
        sources: Sources,
    },
    /// Both hands are known: the result of best play on both sides.
    PlayKnown {
        /// The card.
        card: Card,
        /// The outcome of playing it.
        fate: Fate,
        /// The tricks at stake.
        stake: Stake,
        /// The outcome of your own bid.
        outlook: Outlook,
        /// The other side's promise that fails, if it was still open.
        rival: Option<Promise>,
        /// The cost of another card; `None` if all cards are equal.
        instead: Option<Instead>,
        /// Reason why all cards are equal, if they are.
        alike: Alike,
    },
    /// All cards are worth nearly the same over the likely deals.
    PlayAlike {
        /// The reason.
        alike: Alike,
    },
    /// Other hands are hidden: the effect of the card.
    PlayTactic {
        /// The card.
        card: Card,
        /// The effect.
        tactic: Tactic,
        /// Facts about the card.
        facts: CardFacts,
        /// The tricks at stake.
        stake: Stake,
        /// Public evidence for the card, if any.
        sign: Option<Sign>,
        /// The gain over another card, if it can be determined.
        gain: Option<Gain>,
    },
}

/// The tricks that a side needs after a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideBid {
    /// Those of the bid: nobody else's count.
    Own,
    /// This sum of the bid and the partner's.
    Total(u8),
    /// The bid and the partner's, which isn't known yet.
    Open,
    /// Those of the bid, if it remains the highest: it is the highest so far, and the highest bidder gets the dummy.
    Dummy,
}

/// Reason why the next higher bid is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextBid {
    /// It would be set.
    Set,
    /// It would be made too, but is worth less at this score.
    WorthLess,
}

/// A side's promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// A nil.
    Nil,
    /// The tricks of its bid.
    Bid,
}

/// The outcome of your own bid, decided before the round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// The nil has failed.
    NilFailed,
    /// The bid is made.
    BidMade {
        /// The bid.
        bid: u8,
    },
    /// The bid can no longer be made.
    BidLost {
        /// The bid.
        bid: u8,
    },
}

/// The outcome of your own bid with best play on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// It is decided already.
    Settled(Settled),
    /// The nil is made.
    NilStands,
    /// The nil fails.
    NilFails,
    /// The bid is made.
    BidStands {
        /// The bid.
        bid: u8,
        /// Bags taken along with it; `None` if their number doesn't matter.
        bags: Option<u8>,
    },
    /// The bid fails.
    BidFails {
        /// The bid.
        bid: u8,
    },
    /// At this score the rest of the tricks no longer matters.
    Indifferent,
}

/// The cost of another card with best play on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instead {
    /// The other card.
    pub card: Card,
    /// Its cost.
    pub cost: Cost,
    /// The outcome of playing it.
    pub fate: Fate,
}

/// The cost of a worse card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Your own nil or bid, which the best card makes.
    OwnPromise,
    /// The other side keeps its promise, which the best card sets.
    RivalPromise,
    /// This many more bags.
    Bags(u8),
    /// More tricks for the other side.
    Tricks,
    /// A lower value at this score, for no simpler reason.
    Worth,
}

/// The gain of a card over another one in the likely deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gain {
    /// It reaches a goal more often.
    Oftener {
        /// The goal.
        goal: Goal,
        /// Odds with this card.
        odds: Odds,
        /// The other card.
        card: Card,
        /// Odds with the other card.
        other: Odds,
    },
    /// It ends with fewer bags.
    FewerBags {
        /// Average number of bags with this card.
        bags: f64,
        /// The other card.
        card: Card,
        /// Average number of bags with the other card.
        other: f64,
    },
    /// It is worth a little more.
    Little {
        /// The other card.
        card: Card,
    },
}

/// A goal that a card may help to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Your own nil is made.
    OwnNil,
    /// Your own bid is made.
    OwnBid {
        /// The bid.
        bid: u8,
    },
    /// The combined bid of your side is made.
    SideBid {
        /// Their sum.
        bid: u8,
    },
    /// The partner's nil is made.
    PartnerNil,
    /// An opponent's nil fails.
    RivalNil,
    /// The other side's bid fails.
    RivalBid,
}

/// Public evidence in this deal for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// No card still to be played beats this one in its suit: the higher ones are gone.
    NowHighest {
        /// The recommended card, or the partner's card that is winning the trick.
        card: Card,
    },
    /// A player did not follow this suit before, so is void in it: a partner may ruff it; an opponent may ruff
    /// another card that might be led instead, or cannot ruff higher.
    ShowedOut {
        /// The player.
        who: Whose,
        /// The suit.
        suit: Suit,
    },
    /// The other hands hold no more spades.
    NoSpadesOut,
}

/// A player, relative to the player who gets the advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The partner.
    Partner,
    /// The player who plays next.
    Left,
    /// The player opposite, as an opponent.
    Opposite,
    /// The player who plays before.
    Right,
}

/// The effect of a card while other hands are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tactic {
    /// The safest lead for your own nil.
    NilSafestLead,
    /// Your own nil: it stays below the winning card.
    NilDucks,
    /// Your own nil: a discard in another suit than the one led, not a spade, so it can't win.
    NilDiscards,
    /// Your own nil: it may win, but is the likeliest to be beaten.
    NilLikelyBeaten,
    /// Takes the trick from the partner's nil.
    CoverTakesOver,
    /// Plays a high card to cover the partner's nil.
    CoverHigh,
    /// Leads to protect the partner's nil.
    CoverLead,
    /// Leaves the trick to an opponent's nil.
    LeavesToNil,
    /// Leads low, which may leave the trick to an opponent's nil.
    LowLeadAtNil,
    /// Takes a trick that the bid needs.
    TakesNeeded,
    /// Keeps better cards, since the partner is winning the trick.
    PartnerHolds,
    /// Keeps better cards, since the trick costs too much.
    TooDear,
    /// Leads spades, which serves the bid best now.
    LeadsSpades,
    /// Leads a card that no card still out beats in its suit.
    LeadsMaster,
    /// The lead serves the bid best.
    LeadsForBid,
    /// Avoids a bag, with no bid left to make.
    NoBidAvoidsBag,
    /// Hurts the opponents most, with no bid left to make.
    NoBidHurtsOthers,
    /// The bid is made, and the trick hurts the opponents more than the bag costs.
    MadeHurtsOthers,
    /// The bid is made, and it stays out of the trick.
    MadeAvoidsBag,
    /// The bid is made, and the lead is best for bags and against the opponents' bids.
    MadeLeads,
    /// The bid is lost, and it is best against the opponents' bids.
    LostHurtsOthers,
}

/// Luck of a choice that was worse on average and turned out well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Draft: a card was discarded, and a better one came.
    Came(Card),
    /// Draft: a card was kept, and the next one would have been worse.
    Spared(Card),
    /// A high bid, or a nil, was made.
    BidMade,
    /// A low bid was made, and a higher one would not have been.
    HigherMissed,
    /// The card took the trick.
    Took(Card),
    /// The hidden cards were placed well for it.
    Placed,
    /// All cards were known, and the opponents didn't take their chance.
    LetOff,
}
