//! The rules of a match as plain data, and the list of their fields.

mod choices;
mod field;
mod row;
mod setting;

pub use choices::{
    BelowTotal, BiddingRule, BlindBidFailure, FirstTrick, HandBuilding, Leader, Misdeal, MoonFailure, NilFailure,
    PassOrder, Removed, Renege, SetCost, Sides, SpadesLead, Starter, Trumps,
};
pub use field::{Field, Numbers, Off, Part, Refusal, Value, Values};
use row::{field, refusal};

/// The bag penalty.
///
/// ```
/// use spades_rules::{BagRule, Preset};
/// assert_eq!(Preset::Solo.rules().bags, BagRule { limit: 5, penalty: 50, carry: false, points: 1 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BagRule {
    /// Number of bags that incurs the penalty.
    pub limit: u8,
    /// Points lost, as a positive number.
    pub penalty: i32,
    /// `true` if bags beyond the limit carry over, and every further full limit among them costs another penalty.
    /// Otherwise there is a single penalty and the count is reset to 0.
    pub carry: bool,
    /// Points of each bag: 1, 0 or −1. Bags are counted whatever they are worth.
    pub points: i32,
}

impl BagRule {
    /// Returns `true` if bags are worth avoiding: they lose points, or enough of them do.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// assert!(Preset::Classic.rules().bags.hurt() && !Preset::AceHigh.rules().bags.hurt());
    /// ```
    #[must_use]
    pub const fn hurt(&self) -> bool {
        self.penalty > 0 || self.points < 0
    }
}

/// Points of a contract of ten tricks or more, in place of ten a trick. They are the same for ten to thirteen.
///
/// ```
/// use spades_rules::{Preset, Rules, Ten};
/// let rules = Rules { ten: Some(Ten { made: 200, failed: 100 }), ..Preset::Pairs.rules() };
/// assert_eq!([9, 10, 11].map(|contract| rules.contract_points(contract)), [(90, -90), (200, -100), (200, -100)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ten {
    /// Points if it is made.
    pub made: i32,
    /// Points lost if it is missed, as a positive number.
    pub failed: i32,
}

/// Reward of a contract of thirteen that is made.
///
/// ```
/// use spades_rules::{Moon, Preset};
/// assert_eq!(Preset::Moonshot.rules().moon, Some(Moon::Points(250)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moon {
    /// Points, in place of ten a trick.
    Points(i32),
    /// The match. The round scores as without a moon.
    WinsMatch,
}

impl Moon {
    /// Returns its points, if it scores any of its own.
    #[must_use]
    pub const fn points(self) -> Option<i32> {
        match self {
            Moon::Points(points) => Some(points),
            Moon::WinsMatch => None,
        }
    }
}

/// Minimum bids, besides what the bidding rule allows.
///
/// ```
/// use spades_rules::{BidTurn, MinBid, Preset, Rules};
/// let pairs = Preset::Pairs.rules();
/// let rules = Rules { min_bid: MinBid { side: Some(4), ..pairs.min_bid }, ..pairs };
/// let beside = |partner| BidTurn { partner: Some(partner), ..BidTurn::default() };
/// assert_eq!(rules.legal_bids(&beside(spades_rules::Bid::Tricks(1))).min(), Some(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MinBid {
    /// Smallest number of a player. Nil stays possible.
    pub player: u8,
    /// The board: the smallest contract of a side, unless all its bids are nil.
    pub side: Option<u8>,
    /// Smallest total of all bids.
    pub total: Option<u8>,
    /// The consequence of bids below the total.
    pub below_total: BelowTotal,
}

/// The end of a match: a side reaches the target or falls to the floor, or the set number of rounds is played. The highest score then wins.
///
/// ```
/// use spades_rules::{EndRule, Preset};
/// let end: EndRule = Preset::Pairs.rules().end;
/// assert_eq!((end.target, end.floor, end.cap), (Some(200), Some(-150), 100));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndRule {
    /// Score that wins; `None` if only the number of rounds ends the match.
    pub target: Option<i32>,
    /// Score at or below which a side loses.
    pub floor: Option<i32>,
    /// A set number of rounds, after which the highest score wins (tied: another round).
    pub rounds: Option<u16>,
    /// Number of rounds after which the highest score wins and a tie is a draw.
    pub cap: u16,
    /// Number of sets of a side that loses the match.
    pub sets: Option<u8>,
    /// Number of sets of a side in consecutive rounds that loses the match.
    pub sets_in_a_row: Option<u8>,
    /// `true` if another round is played when several sides are tied at the end. (All presets: yes.)
    pub level_plays_on: bool,
}

impl EndRule {
    /// Returns `true` if sets are counted because enough of them lose the match.
    #[must_use]
    pub const fn counts_sets(&self) -> bool {
        self.sets.is_some() || self.sets_in_a_row.is_some()
    }
}

/// The cards that partners pass each other when exactly one of them bid nil.
///
/// ```
/// use spades_rules::{PassOrder, PassRule, Preset};
/// let none = PassRule { nil: 0, blind_nil: 0, order: PassOrder::BidderFirst };
/// assert_eq!(Preset::Pairs.rules().pass, none);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PassRule {
    /// Number of cards with a plain nil.
    pub nil: u8,
    /// Number of cards with a blind nil.
    pub blind_nil: u8,
    /// The order.
    pub order: PassOrder,
}

/// The first round of a match.
///
/// ```
/// use spades_rules::{FirstRound, PlayedRound, Preset, Rules, Totals};
/// let first_round = FirstRound { bids_itself: true, min_tricks: Some(4) };
/// let rules = Rules { first_round, ..Preset::Pairs.rules() };
/// let round = PlayedRound { tricks: [5, 3, 3, 2], ..PlayedRound::default() };
/// let sheet = rules.score(&round, &Totals::default());
/// assert_eq!((sheet[0].total, sheet[1].total), (80, 50));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FirstRound {
    /// `true` if nobody bids in it, and each trick scores ten points.
    pub bids_itself: bool,
    /// Number of tricks in it below which a side loses the match.
    pub min_tricks: Option<u8>,
}

/// All rules of a match, as plain data; [`Rules::FIELDS`] lists them. [`Rules::validate`] rejects invalid combinations; [`Rules::from_toml`] and
/// [`Rules::from_json`] read rules from a file.
///
/// ```
/// use spades_rules::{Preset, Rules};
/// let mut rules = Preset::OpenDraft.rules();
/// rules.validate().unwrap();
/// rules.double_nil = true;
/// assert_eq!(rules.validate().unwrap_err().field(), "double_nil");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Number of players: 2, 3 or 4.
    pub players: u8,
    /// Assignment of seats to sides.
    pub sides: Sides,
    /// Method of building hands.
    pub hands: HandBuilding,
    /// The order of the spades, and so the deck.
    pub trumps: Trumps,
    /// The twos that make room for [`Trumps::Jokers`].
    pub removed: Removed,
    /// The bids that are allowed.
    pub bidding: BiddingRule,
    /// The seat that bids first.
    pub bids_first: Starter,
    /// The hand that leads the first trick.
    pub leads_first: Leader,
    /// Minimum bids.
    pub min_bid: MinBid,
    /// `true` if the last bidder may not bring the total of the bids to 13.
    pub total_not_thirteen: bool,
    /// Points for a nil, 0 to 10,000 like all points; `None` if nil can't be bid.
    pub nil: Option<i32>,
    /// Smallest bid of a partner beside whom nil may be bid; `None` if the partner's bid doesn't matter.
    pub nil_partner_min: Option<u8>,
    /// The cost of a failed nil.
    pub nil_failure: NilFailure,
    /// Points for a blind nil; `None` if it can't be bid.
    pub blind_nil: Option<i32>,
    /// Number of points by which a side has to be behind at the start of a round to go blind; `None` if it may at any score.
    pub blind_behind: Option<u16>,
    /// Smallest number that a side may bid before its first bidder looks; `None` if numbers can't be bid blind.
    pub blind_bid: Option<u8>,
    /// The cost of a missed blind bid.
    pub blind_bid_failure: BlindBidFailure,
    /// Hands that may be thrown in.
    pub misdeal: Misdeal,
    /// Cards passed with a nil.
    pub pass: PassRule,
    /// Reward of a contract of 13 that is made, the moon or Boston; `None` if it is a contract like any other.
    pub moon: Option<Moon>,
    /// The consequence of a missed moon.
    pub moon_failure: MoonFailure,
    /// Points of a contract of ten or more; `None` if it scores ten a trick like any other. A moon takes precedence.
    pub ten: Option<Ten>,
    /// The cost of a missed contract.
    pub set_cost: SetCost,
    /// If both partners bid nil they score +400 or −400 in place of two nils; if both are blind, ±800, and the match
    /// is won or lost. (One blind and one not is a double nil like any other.)
    pub double_nil: bool,
    /// `true` if tricks taken by a failed nil count toward the partner's contract. Otherwise they are bags.
    pub failed_nil_helps_partner: bool,
    /// `true` if tricks taken by a failed nil with a penalty are also bags when the side has no contract.
    pub failed_nil_bags: bool,
    /// The bag penalty.
    pub bags: BagRule,
    /// The time from which spades may be led.
    pub spades_lead: SpadesLead,
    /// Restrictions of the first trick.
    pub first_trick: FirstTrick,
    /// The first round.
    pub first_round: FirstRound,
    /// Reneging.
    pub renege: Renege,
    /// End of the match.
    pub end: EndRule,
}

/// A row for a number of [`Rules::ten`]. The first number that is set switches the rule on, with both numbers like it.
macro_rules! ten {
    ($number:ident $(, $refusal:expr)*) => {
        Field {
            key: concat!("ten.", stringify!($number)),
            values: Values::Number(Numbers {
                min: 0,
                max: Rules::MAX_POINTS,
                off: Off::WithTable,
                word: None,
                steps: [50, 500, 50],
            }),
            default: Some(Value::Off),
            refusals: const { &[$($refusal),*] },
            part: Part::Points,
            weight: 1,
            version: 2,
            off_is_newer: false,
            first_choices: None,
            older_switch: None,
            get: |rules| rules.ten.map_or(Value::Off, |ten| Value::Number(ten.$number)),
            set: |rules, value| {
                match value {
                    Value::Off => rules.ten = None,
                    Value::Number(number) => {
                        let both = Ten { made: number, failed: number };
                        rules.ten.get_or_insert(both).$number = number;
                    }
                    Value::Switch(_) | Value::Choice(_) => return false,
                }
                true
            },
        }
    };
}

impl Rules {
    /// Returns `true` if nobody bids in this round.
    ///
    /// ```
    /// use spades_rules::{FirstRound, Preset, Rules};
    /// let first_round = FirstRound { bids_itself: true, min_tricks: None };
    /// let rules = Rules { first_round, ..Preset::Pairs.rules() };
    /// assert!(rules.bids_itself(1) && !rules.bids_itself(2));
    /// ```
    #[must_use]
    pub const fn bids_itself(&self, round: u16) -> bool {
        self.first_round.bids_itself && round == 1
    }

    /// The game of two players, from which all presets differ.
    pub(crate) const DRAFT: Rules = Rules {
        players: 2,
        sides: Sides::Single,
        hands: HandBuilding::OpenDraft,
        trumps: Trumps::Ace,
        removed: Removed::Minor,
        bidding: BiddingRule::Free,
        bids_first: Starter::First,
        leads_first: Leader::First,
        min_bid: MinBid {
            player: 1,
            side: None,
            total: None,
            below_total: BelowTotal::ThrowIn,
        },
        total_not_thirteen: false,
        nil: Some(100),
        nil_partner_min: None,
        nil_failure: NilFailure::Penalty,
        blind_nil: None,
        blind_behind: None,
        blind_bid: None,
        blind_bid_failure: BlindBidFailure::Double,
        misdeal: Misdeal::None,
        pass: PassRule {
            nil: 0,
            blind_nil: 0,
            order: PassOrder::BidderFirst,
        },
        moon: None,
        moon_failure: MoonFailure::Bags,
        ten: None,
        set_cost: SetCost::Bid,
        double_nil: false,
        failed_nil_helps_partner: true,
        failed_nil_bags: true,
        bags: BagRule {
            limit: 10,
            penalty: 100,
            carry: true,
            points: 1,
        },
        spades_lead: SpadesLead::Broken,
        first_trick: FirstTrick::Free,
        first_round: FirstRound {
            bids_itself: false,
            min_tricks: None,
        },
        renege: Renege::Prevented,
        end: EndRule {
            target: Some(500),
            floor: None,
            rounds: None,
            cap: 100,
            sets: None,
            sets_in_a_row: None,
            level_plays_on: true,
        },
    };

    /// All fields, in the order of files. Codes count by it, too, so that new ones come last in their version.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let (pairs, solo) = (Preset::Pairs.rules(), Preset::Solo.rules());
    /// let different = Rules::FIELDS.iter().filter(|field| field.get(&pairs) != field.get(&solo));
    /// let keys: Vec<&str> = different.map(|field| field.key).collect();
    /// assert_eq!(keys, ["sides", "nil", "blind_nil", "bags.limit", "bags.penalty", "end.floor"]);
    /// ```
    pub const FIELDS: &'static [Field] = &[
        field!(players).range(2, 4, [2, 4, 1]).weighs(1000),
        field!(
            sides,
            refusal("partners-need-four", "partners need four players", |rules| {
                rules.sides == Sides::Partners && rules.players != 4
            }),
            refusal("dummy-needs-three", "a dummy joins three players", |rules| {
                rules.sides == Sides::Dummy && rules.players != 3
            }),
            refusal("three-need-dummy", "three players need the dummy's hand", |rules| {
                rules.sides == Sides::Single && rules.players == 3
            })
        )
        .weighs(20),
        field!(
            hands,
            refusal("draft-needs-two", "only two players draft their hands", |rules| {
                is_draft(rules) && rules.players != 2
            })
        )
        .weighs(20)
        .choices_added(3),
        field!(trumps).was_switch("jokers"),
        field!(removed).added(Value::Choice("minor")),
        field!(
            bidding,
            refusal("suicide-needs-partners", "suicide needs partners", |rules| {
                rules.bidding == BiddingRule::Suicide && rules.sides != Sides::Partners
            }),
            refusal(
                "dummy-needs-free-bids",
                "the highest bidder plays the dummy, so bids must be free",
                |rules| by_spades(rules) && rules.sides == Sides::Dummy,
            )
        )
        .weighs(10),
        field!(
            bids_first,
            refusal(
                "second-bids-first",
                "only of two players the second can bid first",
                |rules| rules.bids_first == Starter::Second && rules.players != 2,
            )
        ),
        field!(
            leads_first,
            refusal(
                "second-leads-first",
                "only of two players the second can lead first",
                |rules| rules.leads_first == Leader::Second && rules.players != 2,
            ),
            refusal("low-club-between-two", HALF_OUT, |rules| {
                rules.leads_first == Leader::LowClub && rules.players == 2
            })
        )
        .choices_added(2),
        field!(
            min_bid.player,
            refusal("min-bid-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.min_bid.player > 1 && by_spades(rules)
            }),
            refusal("min-bid-in-suicide", "suicide has its own minimum", |rules| {
                rules.min_bid.player > 1 && is_suicide(rules)
            })
        )
        .range(1, 4, [1, 4, 1])
        .added(Value::Number(1)),
        field!(
            min_bid.side,
            refusal("board-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.min_bid.side.is_some() && by_spades(rules)
            }),
            refusal("board-in-suicide", "suicide has its own minimum", |rules| {
                rules.min_bid.side.is_some() && is_suicide(rules)
            }),
            refusal("board-with-dummy", ONE_BID, |rules| {
                rules.min_bid.side.is_some() && rules.sides == Sides::Dummy
            })
        )
        .range(2, 7, [2, 7, 1])
        .added(Value::Off),
        field!(
            min_bid.total,
            refusal("total-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.min_bid.total.is_some() && by_spades(rules)
            }),
            refusal("total-in-suicide", "suicide has its own minimum", |rules| {
                rules.min_bid.total.is_some() && is_suicide(rules)
            }),
            refusal("total-with-dummy", ONE_BID, |rules| {
                rules.min_bid.total.is_some() && rules.sides == Sides::Dummy
            })
        )
        .range(8, 12, [8, 12, 1])
        .added(Value::Off),
        field!(min_bid.below_total).added(Value::Choice("throw_in")),
        field!(
            total_not_thirteen,
            refusal("thirteen-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.total_not_thirteen && by_spades(rules)
            }),
            refusal("thirteen-in-suicide", "suicide has its own minimum", |rules| {
                rules.total_not_thirteen && is_suicide(rules)
            }),
            refusal("thirteen-with-dummy", ONE_BID, |rules| {
                rules.total_not_thirteen && rules.sides == Sides::Dummy
            })
        )
        .added(Value::Switch(false)),
        field!(
            nil,
            refusal("nil-must-be-possible", "a nil must be possible here", |rules| {
                rules.nil.is_none() && !is_free(rules)
            }),
            refusal(
                "nil-is-needed",
                "a blind nil, a double nil, passing and a condition on nil need a nil",
                |rules| {
                    let passes = rules.pass.nil > 0 || rules.pass.blind_nil > 0;
                    let needed = rules.blind_nil.is_some() || rules.double_nil || rules.nil_partner_min.is_some();
                    rules.nil.is_none() && (needed || passes)
                }
            )
        )
        .of(Part::Points)
        .range(0, Rules::MAX_POINTS, [0, 500, 10])
        .off_added(),
        field!(
            nil_partner_min,
            refusal("nil-partner-needs-partners", "it needs a partner", |rules| {
                rules.nil_partner_min.is_some() && rules.sides != Sides::Partners
            }),
            refusal("nil-partner-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.nil_partner_min.is_some() && by_spades(rules)
            }),
            refusal("nil-partner-in-suicide", "suicide has its own condition", |rules| {
                rules.nil_partner_min.is_some() && is_suicide(rules)
            }),
            refusal(
                "nil-partner-and-double-nil",
                "both partners could not bid nil",
                |rules| { rules.nil_partner_min.is_some() && rules.double_nil }
            )
        )
        .range(1, 5, [1, 5, 1])
        .added(Value::Off),
        field!(nil_failure).of(Part::Points),
        field!(
            blind_nil,
            refusal(
                "blind-nil-needs-free-bids",
                "there is a blind nil only where bids are free",
                |rules| rules.blind_nil.is_some() && !is_free(rules),
            )
        )
        .of(Part::Points),
        field!(blind_behind).range(50, 300, [50, 300, 50]).added(Value::Off),
        field!(
            blind_bid,
            refusal("blind-bid-needs-free-bids", "a blind bid needs free bids", |rules| {
                rules.blind_bid.is_some() && !is_free(rules)
            }),
            refusal("blind-bid-with-dummy", ONE_BID, |rules| {
                rules.blind_bid.is_some() && rules.sides == Sides::Dummy
            })
        )
        .range(4, 7, [4, 7, 1])
        .added(Value::Off),
        field!(blind_bid_failure)
            .of(Part::Points)
            .added(Value::Choice("double")),
        field!(
            pass.nil,
            refusal("passing-needs-partners", "passing needs a partner", |rules| {
                rules.pass.nil > 0 && rules.sides != Sides::Partners
            })
        )
        .range(0, 4, [0, 4, 1])
        .added(Value::Number(0)),
        field!(
            pass.blind_nil,
            refusal("blind-passing-needs-partners", "passing needs a partner", |rules| {
                rules.pass.blind_nil > 0 && rules.sides != Sides::Partners
            }),
            refusal("blind-passing-needs-blind-nil", "no blind nil can be bid", |rules| {
                rules.pass.blind_nil > 0 && rules.blind_nil.is_none()
            })
        )
        .range(0, 4, [0, 4, 1])
        .added(Value::Number(0)),
        field!(pass.order).added(Value::Choice("bidder_first")),
        field!(
            misdeal,
            refusal("misdeal-needs-deal", "only a dealt hand can be thrown in", |rules| {
                rules.misdeal != Misdeal::None && is_draft(rules)
            })
        )
        .added(Value::Choice("none")),
        field!(
            moon,
            refusal("moon-with-dummy", "a moon needs a side that lasts the match", |rules| {
                rules.moon.is_some() && rules.sides == Sides::Dummy
            }),
            refusal("moon-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.moon.is_some() && by_spades(rules)
            })
        )
        .of(Part::Points)
        .word_added("wins_match"),
        field!(moon_failure).of(Part::Points).added(Value::Choice("bags")),
        ten!(
            made,
            refusal(
                "ten-needs-chosen-bids",
                "where bids follow the spades held there is no ten",
                |rules| { rules.ten.is_some() && by_spades(rules) }
            )
        ),
        ten!(failed),
        field!(set_cost).of(Part::Points).added(Value::Choice("bid")),
        field!(
            double_nil,
            refusal(
                "double-nil-needs-partners",
                "both partners' nils need partners",
                |rules| rules.double_nil && rules.sides != Sides::Partners,
            ),
            refusal(
                "double-nil-in-suicide",
                "in suicide one partner never bids nil",
                |rules| rules.double_nil && rules.bidding == BiddingRule::Suicide,
            ),
            refusal(
                "double-nil-needs-penalty",
                "both partners' nils cost points when they fail, single ones must too",
                |rules| rules.double_nil && rules.nil_failure == NilFailure::Bags,
            )
        )
        .of(Part::Points),
        field!(failed_nil_helps_partner).of(Part::Points),
        field!(failed_nil_bags).of(Part::Points),
        field!(bags.limit).of(Part::Points).range(1, 255, [1, 20, 1]),
        field!(bags.penalty).of(Part::Points),
        field!(bags.carry).of(Part::Points),
        field!(bags.points)
            .of(Part::Points)
            .range(-1, 1, [-1, 1, 1])
            .added(Value::Number(1)),
        field!(spades_lead).added(Value::Choice("broken")),
        field!(
            first_trick,
            refusal("first-trick-between-two", HALF_OUT, |rules| {
                rules.first_trick != FirstTrick::Free && rules.players == 2
            })
        )
        .added(Value::Choice("free")),
        field!(
            first_round.bids_itself,
            refusal("first-round-needs-chosen-bids", FOLLOW_SPADES, |rules| {
                rules.first_round.bids_itself && by_spades(rules)
            }),
            refusal("first-round-in-suicide", "the bids are the game there", |rules| {
                rules.first_round.bids_itself && is_suicide(rules)
            }),
            refusal(
                "first-round-with-dummy",
                "the highest bidder plays the dummy",
                |rules| { rules.first_round.bids_itself && rules.sides == Sides::Dummy }
            ),
            refusal(
                "first-round-is-all",
                "a match of one round would have no bids",
                |rules| { rules.first_round.bids_itself && (rules.end.rounds == Some(1) || rules.end.cap == 1) }
            )
        )
        .added(Value::Switch(false)),
        field!(
            first_round.min_tricks,
            refusal(
                "min-tricks-need-first-round",
                "it is for a first round without bids",
                |rules| { rules.first_round.min_tricks.is_some() && !rules.first_round.bids_itself }
            ),
            refusal("min-tricks-alone", "somebody would always fall short", |rules| {
                rules.first_round.min_tricks.is_some() && rules.sides == Sides::Single && rules.players == 4
            })
        )
        .range(1, 6, [1, 6, 1])
        .added(Value::Off),
        field!(
            renege,
            refusal(
                "renege-needs-two",
                "reneging is penalised between two players only",
                |rules| rules.renege == Renege::Penalized && rules.players != 2,
            )
        ),
        field!(
            end.target,
            refusal("endless", "a match needs a target or a number of rounds", |rules| rules
                .end
                .target
                .is_none()
                && rules.end.rounds.is_none(),)
        )
        .of(Part::End)
        .weighs(0)
        .range(1, Rules::MAX_POINTS, [50, 2000, 50]),
        field!(end.floor)
            .of(Part::End)
            .range(-Rules::MAX_POINTS, -1, [-50, -1000, -50]),
        field!(
            end.rounds,
            refusal(
                "rounds-beyond-cap",
                "there are more rounds than the cap allows",
                |rules| rules.end.rounds.is_some_and(|rounds| rounds > rules.end.cap),
            )
        )
        .of(Part::End)
        .weighs(0)
        .range(1, MAX_ROUNDS, [1, 50, 1]),
        field!(end.cap).of(Part::End).range(1, MAX_ROUNDS, [10, 200, 10]),
        field!(end.sets).of(Part::End).range(1, 5, [1, 5, 1]).added(Value::Off),
        field!(end.sets_in_a_row)
            .of(Part::End)
            .range(2, 5, [2, 5, 1])
            .added(Value::Off),
        field!(end.level_plays_on).of(Part::End),
    ];
}

const fn by_spades(rules: &Rules) -> bool {
    matches!(rules.bidding, BiddingRule::Whiz | BiddingRule::Mirror)
}

const fn is_suicide(rules: &Rules) -> bool {
    matches!(rules.bidding, BiddingRule::Suicide)
}

const FOLLOW_SPADES: &str = "bids follow the spades held";

const HALF_OUT: &str = "between two players half of the deck is out of play";

const ONE_BID: &str = "with a dummy one bid is the contract";

const fn is_free(rules: &Rules) -> bool {
    matches!(rules.bidding, BiddingRule::Free)
}

const fn is_draft(rules: &Rules) -> bool {
    !matches!(rules.hands, HandBuilding::Deal)
}

const MAX_ROUNDS: i32 = Rules::MAX_ROUNDS as i32;
