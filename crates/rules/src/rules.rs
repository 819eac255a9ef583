//! The rules of a match as plain data, and the presets.

use serde::{Deserialize, Serialize};

/// Assignment of the seats of a match to sides. A side is the unit that scores.
///
/// ```
/// use spades_rules::{Preset, Sides};
/// assert_eq!(Preset::Pairs.rules().sides, Sides::Partners);
/// assert_eq!(Preset::Pairs.rules().side_count(), 2);
/// assert_eq!(Preset::Solo.rules().side_count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    /// Every seat is its own side.
    Single,
    /// Four seats; partners sit opposite (seats 0 and 2 are side 0, seats 1 and 3 side 1).
    Partners,
    /// Three seats and a dummy; every seat is its own side in the match, partnerships change by the round.
    Dummy,
}

/// Method of building hands.
///
/// ```
/// use spades_rules::{HandBuilding, Preset};
/// assert_eq!(Preset::Moonshot.rules().hands, HandBuilding::OpenDraft);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandBuilding {
    /// All cards are dealt, clockwise from the dealer's left.
    Deal,
    /// Two-player draft; discards are face up.
    OpenDraft,
    /// Two-player draft; only the seat that drew a card sees it if it is discarded.
    ClosedDraft,
}

/// The bids that are allowed.
///
/// ```
/// use spades_rules::{Action, BiddingRule, Game, Preset, Seed, Suit};
/// assert_eq!(Preset::Mirror.rules().bidding, BiddingRule::Mirror);
/// let game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
/// let spades = game.hand(game.first()).in_suit(Suit::Spades).len();
/// assert_eq!(game.legal_actions()[..], [Action::Bid(spades as u8)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BiddingRule {
    /// Nil or 1 to 13.
    Free,
    /// Nil, or exactly the number of spades held.
    Whiz,
    /// Exactly the number of spades held; nil only without a spade, and then always.
    Mirror,
    /// One partner bids nil, the other at least 4. The first of them to bid has the choice.
    Suicide,
}

/// The cost of a failed nil.
///
/// ```
/// use spades_rules::{NilFailure, Preset};
/// assert_eq!(Preset::Moonshot.rules().nil_failure, NilFailure::Bags);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NilFailure {
    /// The bonus is lost instead of won.
    Penalty,
    /// Nothing; the tricks taken count as bags.
    Bags,
}

/// The seat that begins in a two-player round, counted from the first drawer.
///
/// ```
/// use spades_rules::{Preset, Starter};
/// let rules = Preset::OpenDraft.rules();
/// assert_eq!((rules.bids_first, rules.leads_first), (Starter::First, Starter::Second));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// The seat that draws first (in dealt games: the seat on the dealer's left).
    First,
    /// The other seat. Two players only.
    Second,
}

/// The treatment of a card that breaks a rule of following or leading.
///
/// ```
/// use spades_rules::{Preset, Renege, Rules};
/// let rules = Rules { renege: Renege::Penalised, ..Preset::OpenDraft.rules() };
/// assert_eq!(rules.validate(), Ok(()));
/// let rules = Rules { renege: Renege::Penalised, ..Preset::Pairs.rules() };
/// assert_eq!(rules.validate().unwrap_err().field(), "renege");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Renege {
    /// It cannot be played.
    Prevented,
    /// It can be played, and the other seat can call it, once per round. A right call ends the round: the offender
    /// scores nothing, and the caller scores both contracts as made exactly. Two players only.
    Penalised,
}

/// The bag penalty.
///
/// ```
/// use spades_rules::{BagRule, Preset};
/// assert_eq!(Preset::Solo.rules().bags, BagRule { limit: 5, penalty: 50, carry: false });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BagRule {
    /// Number of bags that incurs the penalty.
    pub limit: u8,
    /// Points lost, as a positive number.
    pub penalty: i32,
    /// `true` if bags beyond the limit carry over, and every further full limit among them costs another penalty.
    /// Otherwise there is a single penalty and the count is reset to 0.
    pub carry: bool,
}

/// The end of a match: a side reaches the target or falls to the floor, or the set number of rounds is played. The highest score then wins.
///
/// ```
/// use spades_rules::{EndRule, Preset};
/// let end: EndRule = Preset::Pairs.rules().end;
/// assert_eq!((end.target, end.floor, end.cap), (Some(200), Some(-150), 100));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// All rules of a match, as plain data. [`Rules::validate`] rejects invalid combinations; [`Rules::from_toml`] and
/// [`Rules::from_json`] read rules from a file.
///
/// ```
/// use spades_rules::{Preset, Rules};
/// let mut rules = Preset::OpenDraft.rules();
/// rules.validate().unwrap();
/// rules.jokers = true;
/// assert_eq!(rules.validate().unwrap_err().field(), "jokers");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// A named value of [`Rules`].
///
/// ```
/// use spades_rules::Preset;
/// for preset in Preset::ALL {
///     assert_eq!(preset.rules().validate(), Ok(()));
///     assert_eq!(Preset::from_key(preset.key()), Some(preset));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// Two players, open discards, 500.
    OpenDraft,
    /// Two players, closed discards, 300.
    ClosedDraft,
    /// Two players, open discards, moon, 500.
    Moonshot,
    /// Four players, partners.
    Pairs,
    /// Four players, each for themselves.
    Solo,
    /// One partner bids nil.
    Suicide,
    /// Bid your spades or nil.
    Whiz,
    /// Bid your spades.
    Mirror,
    /// Three players and a dummy.
    ThreeHanded,
}
