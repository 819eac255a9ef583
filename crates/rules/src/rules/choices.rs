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
    /// 13 cards are dealt to each hand, clockwise from the dealer's left. With two players the others stay out of play, unseen.
    Deal,
    /// Two-player draft; discards are face up.
    OpenDraft,
    /// Two-player draft; only the seat that drew a card sees it if it is discarded.
    ClosedDraft,
    /// Two-player draft; a discarded card is known only to a seat that looked at it, so that the one discarded after a card was kept is known to
    /// nobody.
    UnseenDraft,
}

choices!(HandBuilding {
    "deal": Deal,
    "open_draft": OpenDraft,
    "closed_draft": ClosedDraft,
    "unseen_draft": UnseenDraft,
});

/// The order of the spades, and so the deck. [`Rules::deck`](crate::Rules::deck) has its cards.
///
/// ```
/// use spades_rules::{Card, Preset, Rules, Suit, Trumps};
/// let rules = Rules { trumps: Trumps::JokersDeuces, ..Preset::Pairs.rules() };
/// let highest: Vec<String> = rules.deck().iter().rev().take(5).map(|card| card.to_string()).collect();
/// assert_eq!(highest, ["BJ", "LJ", "DD", "DS", "AS"]);
/// assert_eq!(rules.deck().in_suit(Suit::Spades).len(), 16);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trumps {
    /// The ace is the highest of 13 spades.
    Ace,
    /// Both jokers above the ace: 15 spades. [`Removed`] names the twos that are out.
    Jokers,
    /// The two of spades above the ace.
    Deuce,
    /// Joker Joker Deuce Ace: both jokers and the two of spades above the ace, 15 spades, without the red twos.
    JokersDeuce,
    /// Joker Joker Deuce Deuce: both jokers, the two of diamonds and the two of spades above the ace, 16 spades, without the
    /// twos of hearts and clubs.
    JokersDeuces,
}

choices!(Trumps {
    "ace": Ace,
    "jokers": Jokers,
    "deuce": Deuce,
    "jokers_deuce": JokersDeuce,
    "jokers_deuces": JokersDeuces,
});

/// The twos that make room for [`Trumps::Jokers`]. It has no effect with any other order of trumps.
///
/// ```
/// use spades_rules::{Removed, Trumps};
/// let lowest = |removed| Trumps::Jokers.deck(removed).first().unwrap().to_string();
/// assert_eq!([Removed::Minor, Removed::Red].map(lowest), ["3C", "2C"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removed {
    /// Those of clubs and diamonds.
    Minor,
    /// Those of hearts and diamonds.
    Red,
}

choices!(Removed { "minor": Minor, "red": Red });

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

/// The seat that bids first, counted from the first drawer.
///
/// ```
/// use spades_rules::{Preset, Starter};
/// assert_eq!(Preset::OpenDraft.rules().bids_first, Starter::First);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starter {
    /// The seat that draws first (in dealt games: the seat on the dealer's left).
    First,
    /// The other seat. Two players only.
    Second,
}

choices!(Starter { "first": First, "second": Second });

/// The hand that leads the first trick.
///
/// ```
/// use spades_rules::{Leader, Preset};
/// assert_eq!(Preset::OpenDraft.rules().leads_first, Leader::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leader {
    /// That of the seat that draws first (in dealt games: the seat on the dealer's left).
    First,
    /// That of the other seat. Two players only.
    Second,
    /// That of the seat with the highest number of its own; of several, the one that bid first. A nil counts as 0.
    HighestBidder,
    /// The one with the lowest club, which must be led. More than two players only.
    LowClub,
}

choices!(Leader { "first": First, "second": Second, "highest_bidder": HighestBidder, "low_club": LowClub });

/// Restrictions of the first trick.
///
/// ```
/// use spades_rules::{FirstTrick, Preset};
/// assert_eq!(Preset::Pairs.rules().first_trick, FirstTrick::Free);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstTrick {
    /// None: it is played like any other.
    Free,
    /// No spade from a hand that holds another suit, unless it follows to one.
    NoSpade,
    /// Every hand plays its lowest club; one without a club any heart or diamond. Clubs count as the suit led.
    LowestClubs,
}

choices!(FirstTrick { "free": Free, "no_spade": NoSpade, "lowest_clubs": LowestClubs });

/// The treatment of a card that breaks a rule of following or leading.
///
/// ```
/// use spades_rules::{Preset, Renege, Rules};
/// let rules = Rules { renege: Renege::Penalized, ..Preset::OpenDraft.rules() };
/// assert_eq!(rules.validate(), Ok(()));
/// let rules = Rules { renege: Renege::Penalized, ..Preset::Pairs.rules() };
/// assert_eq!(rules.validate().unwrap_err().field(), "renege");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Renege {
    /// It cannot be played.
    Prevented,
    /// It can be played, and the other seat can call it, once per round. A right call ends the round: the offender
    /// scores nothing, and the caller scores both contracts as made exactly. Two players only.
    Penalized,
}

choices!(Renege { "prevented": Prevented, "penalised": Penalized });

/// The consequence of bids that total less than [`MinBid::total`](crate::MinBid::total).
///
/// ```
/// use spades_rules::{BelowTotal, Preset};
/// assert_eq!(Preset::Pairs.rules().min_bid.below_total, BelowTotal::ThrowIn);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BelowTotal {
    /// The deal is thrown in, at most three times in a round; then the last bidder must raise.
    ThrowIn,
    /// The last bidder must bring the bids up to the total.
    Raise,
}

choices!(BelowTotal { "throw_in": ThrowIn, "raise": Raise });

/// The consequence of a missed moon.
///
/// ```
/// use spades_rules::{Moon, MoonFailure, Preset, Rules};
/// let pairs = Preset::Pairs.rules();
/// let rules = Rules { moon: Some(Moon::Points(200)), moon_failure: MoonFailure::Set, ..pairs };
/// assert_eq!(rules.contract_points(13), (200, -130));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoonFailure {
    /// Nothing; the tricks taken are bags.
    Bags,
    /// A set like any other.
    Set,
}

choices!(MoonFailure { "bags": Bags, "set": Set });

/// The time from which spades may be led.
///
/// ```
/// use spades_rules::{Game, Preset, Rules, Seed, SpadesLead};
/// let rules = Rules { spades_lead: SpadesLead::AnyTime, ..Preset::Whiz.rules() };
/// assert!(Game::new(rules, Seed::from_u64(1)).unwrap().broken());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpadesLead {
    /// Once they are broken, or from a hand of nothing but spades.
    Broken,
    /// From the first trick on.
    AnyTime,
}

choices!(SpadesLead { "broken": Broken, "any_time": AnyTime });

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

/// Hands that may be thrown in.
///
/// ```
/// use spades_rules::{Misdeal, Preset};
/// assert_eq!(Preset::Pairs.rules().misdeal, Misdeal::None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misdeal {
    /// None.
    None,
    /// One without a spade, at its owner's turn to bid. Dealt hands only.
    NoSpades,
}

choices!(Misdeal { "none": None, "no_spades": NoSpades });

/// The cost of a missed blind bid.
///
/// ```
/// use spades_rules::{BlindBidFailure, Preset};
/// assert_eq!(Preset::Pairs.rules().blind_bid_failure, BlindBidFailure::Double);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlindBidFailure {
    /// Twenty points for each trick bid, as many as it wins.
    Double,
    /// Ten points for each trick bid.
    Single,
}

choices!(BlindBidFailure { "double": Double, "single": Single });

/// The order in which partners pass cards.
///
/// ```
/// use spades_rules::{PassOrder, Preset};
/// assert_eq!(Preset::Pairs.rules().pass.order, PassOrder::BidderFirst);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassOrder {
    /// The partner takes up the nil bidder's cards before it names its own, so that a card may come back.
    BidderFirst,
    /// Both take up what they were given once both have named their cards.
    Together,
}

choices!(PassOrder { "bidder_first": BidderFirst, "together": Together });
