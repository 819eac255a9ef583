//! Rules that are a choice between several ways to play.

use super::setting::choices;

/// Assignment of the seats of a match to sides. A side is the unit that scores.
///
/// ```
/// use spades_rules::{Preset, Sides};
/// assert_eq!(Preset::Pairs.rules().sides, Sides::Partners);
/// assert_eq!(Preset::Pairs.rules().side_count(), 2);
/// assert_eq!(Preset::Solo.rules().side_count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// Every seat is its own side.
    Single,
    /// Four seats; partners sit opposite (seats 0 and 2 are side 0, seats 1 and 3 side 1).
    Partners,
    /// Three seats and a dummy; every seat is its own side in the match, partnerships change by the round.
    Dummy,
}

choices!(Sides { "single": Single, "partners": Partners, "dummy": Dummy });

/// Method of building hands.
///
/// ```
/// use spades_rules::{HandBuilding, Preset};
/// assert_eq!(Preset::Moonshot.rules().hands, HandBuilding::OpenDraft);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandBuilding {
    /// All cards are dealt, clockwise from the dealer's left.
    Deal,
    /// Two-player draft; discards are face up.
    OpenDraft,
    /// Two-player draft; only the seat that drew a card sees it if it is discarded.
    ClosedDraft,
}

choices!(HandBuilding { "deal": Deal, "open_draft": OpenDraft, "closed_draft": ClosedDraft });

/// The bids that are allowed.
///
/// ```
/// use spades_rules::{Action, BiddingRule, Game, Preset, Seed, Suit};
/// assert_eq!(Preset::Mirror.rules().bidding, BiddingRule::Mirror);
/// let game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
/// let spades = game.hand(game.first()).in_suit(Suit::Spades).len();
/// assert_eq!(game.legal_actions()[..], [Action::Bid(spades as u8)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

choices!(BiddingRule { "free": Free, "whiz": Whiz, "mirror": Mirror, "suicide": Suicide });

/// The cost of a failed nil.
///
/// ```
/// use spades_rules::{NilFailure, Preset};
/// assert_eq!(Preset::Moonshot.rules().nil_failure, NilFailure::Bags);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NilFailure {
    /// The bonus is lost instead of won.
    Penalty,
    /// Nothing; the tricks taken count as bags.
    Bags,
}

choices!(NilFailure { "penalty": Penalty, "bags": Bags });

/// The seat that begins in a two-player round, counted from the first drawer.
///
/// ```
/// use spades_rules::{Preset, Starter};
/// let rules = Preset::OpenDraft.rules();
/// assert_eq!((rules.bids_first, rules.leads_first), (Starter::First, Starter::Second));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starter {
    /// The seat that draws first (in dealt games: the seat on the dealer's left).
    First,
    /// The other seat. Two players only.
    Second,
}

choices!(Starter { "first": First, "second": Second });

/// The treatment of a card that breaks a rule of following or leading.
///
/// ```
/// use spades_rules::{Preset, Renege, Rules};
/// let rules = Rules { renege: Renege::Penalised, ..Preset::OpenDraft.rules() };
/// assert_eq!(rules.validate(), Ok(()));
/// let rules = Rules { renege: Renege::Penalised, ..Preset::Pairs.rules() };
/// assert_eq!(rules.validate().unwrap_err().field(), "renege");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Renege {
    /// It cannot be played.
    Prevented,
    /// It can be played, and the other seat can call it, once per round. A right call ends the round: the offender
    /// scores nothing, and the caller scores both contracts as made exactly. Two players only.
    Penalised,
}

choices!(Renege { "prevented": Prevented, "penalised": Penalised });

/// The cost of a missed contract.
///
/// ```
/// use spades_rules::{Preset, Rules, SetCost};
/// let rules = Rules { set_cost: SetCost::Nothing, ..Preset::Pairs.rules() };
/// assert_eq!(rules.contract_points(5), (50, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetCost {
    /// Ten points for each trick of the contract.
    Bid,
    /// Nothing. A contract with a cost of its own keeps it.
    Nothing,
}

choices!(SetCost { "bid": Bid, "nothing": Nothing });
