//! The rules of a match as plain data, and the list of their fields.

mod choices;
mod field;
mod row;
mod setting;

pub use choices::{BiddingRule, HandBuilding, NilFailure, Renege, SetCost, Sides, Starter};
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
    /// `true` if another round is played when several sides are tied at the end. (All presets: yes.)
    pub level_plays_on: bool,
}

/// All rules of a match, as plain data; [`Rules::FIELDS`] lists them. [`Rules::validate`] rejects invalid combinations; [`Rules::from_toml`] and
/// [`Rules::from_json`] read rules from a file.
///
/// ```
/// use spades_rules::{Preset, Rules};
/// let mut rules = Preset::OpenDraft.rules();
/// rules.validate().unwrap();
/// rules.jokers = true;
/// assert_eq!(rules.validate().unwrap_err().field(), "jokers");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Number of players: 2, 3 or 4.
    pub players: u8,
    /// Assignment of seats to sides.
    pub sides: Sides,
    /// Method of building hands.
    pub hands: HandBuilding,
    /// Jokers replace 2♣ and 2♦. Four players only.
    pub jokers: bool,
    /// The bids that are allowed.
    pub bidding: BiddingRule,
    /// The seat that bids first.
    pub bids_first: Starter,
    /// The seat that leads the first trick.
    pub leads_first: Starter,
    /// Points for a nil, 0 to 10,000 like all points.
    pub nil: i32,
    /// The cost of a failed nil.
    pub nil_failure: NilFailure,
    /// Points for a blind nil; `None` if it can't be bid.
    pub blind_nil: Option<i32>,
    /// Points for making a bid of 13; `None` if 13 is a bid like any other. A failed moon's tricks are bags.
    pub moon: Option<i32>,
    /// Points of a contract of ten or more; `None` if it scores ten a trick like any other. A moon takes precedence.
    pub ten: Option<Ten>,
    /// The cost of a missed contract.
    pub set_cost: SetCost,
    /// If both partners bid nil they score +400 or −400 in place of two nils; if both are blind, ±800, and the match
    /// is won or lost. (One blind and one not is a double nil like any other.)
    pub double_nil: bool,
    /// `true` if tricks taken by a failed nil count towards the partner's contract. Otherwise they are bags.
    pub failed_nil_helps_partner: bool,
    /// `true` if tricks taken by a failed nil with a penalty are also bags when the side has no contract.
    pub failed_nil_bags: bool,
    /// The bag penalty.
    pub bags: BagRule,
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
                steps: [50, 500, 50],
            }),
            default: Some(Value::Off),
            refusals: const { &[$($refusal),*] },
            part: Part::Points,
            weight: 1,
            version: 2,
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
    /// The game of two players, from which all presets differ.
    pub(crate) const DRAFT: Rules = Rules {
        players: 2,
        sides: Sides::Single,
        hands: HandBuilding::OpenDraft,
        jokers: false,
        bidding: BiddingRule::Free,
        bids_first: Starter::First,
        leads_first: Starter::First,
        nil: 100,
        nil_failure: NilFailure::Penalty,
        blind_nil: None,
        moon: None,
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
        renege: Renege::Prevented,
        end: EndRule {
            target: Some(500),
            floor: None,
            rounds: None,
            cap: 100,
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
            }),
            refusal("two-need-draft", "two players build their hands by drafting", |rules| {
                !is_draft(rules) && rules.players == 2
            })
        )
        .weighs(20),
        field!(
            jokers,
            refusal("jokers-need-four", "jokers are for four players", |rules| {
                rules.jokers && rules.players != 4
            })
        ),
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
                |rules| rules.leads_first == Starter::Second && rules.players != 2,
            )
        ),
        field!(nil).of(Part::Points),
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
        field!(
            moon,
            refusal(
                "moon-is-shot-alone",
                "a moon is shot alone, without a partner",
                |rules| rules.moon.is_some() && rules.sides != Sides::Single,
            ),
            refusal(
                "moon-needs-free-bids",
                "there is a moon only where bids are free",
                |rules| rules.moon.is_some() && !is_free(rules),
            )
        )
        .of(Part::Points),
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
        field!(
            renege,
            refusal(
                "renege-needs-two",
                "reneging is penalised between two players only",
                |rules| rules.renege == Renege::Penalised && rules.players != 2,
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
        field!(end.level_plays_on).of(Part::End),
    ];
}

const fn by_spades(rules: &Rules) -> bool {
    matches!(rules.bidding, BiddingRule::Whiz | BiddingRule::Mirror)
}

const fn is_free(rules: &Rules) -> bool {
    matches!(rules.bidding, BiddingRule::Free)
}

const fn is_draft(rules: &Rules) -> bool {
    !matches!(rules.hands, HandBuilding::Deal)
}

const MAX_ROUNDS: i32 = Rules::MAX_ROUNDS as i32;
