//! Reasons why an action is illegal.

use std::fmt;

use crate::{Action, Card, Suit};

/// Reason why an action is illegal. Its text is for developers and logs; a game has its own wording in its players' language.
///
/// ```
/// use spades_rules::{Action, Illegal, Suit};
/// assert_eq!(Illegal::MustFollow(Suit::Hearts).to_string(), "You must follow hearts.");
/// assert_eq!(Illegal::NotNow(Action::Bid(3)).to_string(), "You can't bid now.");
/// assert_eq!(Illegal::Whiz(4).to_string(), "Bid nil, or 4 for your spades.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The action does not belong to this phase of the match.
    NotNow(Action),
    /// The match is over.
    MatchOver,
    /// A card is drawn: keep or discard it before the next one.
    ChooseFirst,
    /// No card is drawn yet.
    DrawFirst,
    /// The hand is face down: look at it before bidding.
    LookFirst,
    /// These rules have no blind nil.
    NoBlindNil,
    /// A blind nil must be declared before the first card is seen.
    BlindNilTooLate,
    /// These rules have no blind bids of numbers.
    NoBlindBid,
    /// A blind bid must be declared by the first partner, before it sees a card.
    BlindBidTooLate,
    /// These rules don't let a hand be thrown in.
    NoMisdeal,
    /// Only a hand without spades can be thrown in.
    HasSpades,
    /// No more deals of this round can be thrown in.
    NoMoreMisdeals,
    /// Only a side that is this many points behind may go blind.
    NotBehind(u16),
    /// A bid is at most 13.
    BidTooHigh,
    /// These rules have no nil.
    NoNil,
    /// A nil needs a partner who bids at least this number.
    NilNeedsBid(u8),
    /// A number here is at least this.
    BidTooLow(u8),
    /// The last bidder must bring all bids together to this total.
    TotalTooLow(u8),
    /// The last bidder may not bring all bids together to 13.
    TotalThirteen,
    /// Whiz: nil, or the number of spades held.
    Whiz(u8),
    /// Mirror: the number of spades held.
    Mirror(u8),
    /// Suicide, the first of two partners: nil, or at least 4.
    SuicideNilOrFour,
    /// Suicide: the partner bid tricks, so this seat bids nil.
    SuicideNil,
    /// Suicide: the partner bid nil, so this seat bids at least 4.
    SuicideFour,
    /// The card is not in the hand.
    NotHeld(Card),
    /// The card is named already.
    AlreadyNamed(Card),
    /// The hand holds a card of the suit led.
    MustFollow(Suit),
    /// Spades may not be led yet.
    NotBroken,
    /// This card must be led to the first trick.
    MustLead(Card),
    /// The lowest club must be played to the first trick.
    LowestClub,
    /// A spade can't be played to the first trick.
    NoSpadeYet,
    /// Under these rules reneging is impossible, so there is nothing to call.
    NoCalls,
    /// The seat has already called once this round.
    CallSpent,
    /// The other seat has not played a card yet.
    NothingToCall,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Illegal::NotNow(action) => return write!(f, "You can't {} now.", deed(action)),
            Illegal::MatchOver => "The match is over.",
            Illegal::ChooseFirst => "First keep or discard the card you drew.",
            Illegal::DrawFirst => "Draw a card first.",
            Illegal::LookFirst => "Look at your cards before bidding.",
            Illegal::NoBlindNil => "These rules don't allow blind nil.",
            Illegal::BlindNilTooLate => "Blind nil must be bid before you see any cards.",
            Illegal::NoBlindBid => "These rules don't allow blind bids.",
            Illegal::BlindBidTooLate => "A blind bid is for the first of two partners, before seeing any cards.",
            Illegal::NoMisdeal => "These rules don't let you throw in your hand.",
            Illegal::HasSpades => "You can throw in only a hand without spades.",
            Illegal::NoMoreMisdeals => "This round has been dealt again often enough.",
            Illegal::NotBehind(points) => {
                return write!(f, "Only a side at least {points} points behind may go blind.");
            }
            Illegal::BidTooHigh => "You can bid at most 13.",
            Illegal::NoNil => "These rules don't allow nil.",
            Illegal::NilNeedsBid(min) => return write!(f, "Nil needs a partner who bids at least {min}."),
            Illegal::BidTooLow(min) => return write!(f, "You must bid at least {min}."),
            Illegal::TotalTooLow(min) => return write!(f, "All bids together must reach {min}."),
            Illegal::TotalThirteen => "All bids together may not be 13.",
            Illegal::Whiz(0) => "You have no spades, so you must bid nil.",
            Illegal::Whiz(spades) => return write!(f, "Bid nil, or {spades} for your spades."),
            Illegal::Mirror(0) => "You have no spades, so you must bid nil.",
            Illegal::Mirror(spades) => return write!(f, "You must bid {spades}, the number of your spades."),
            Illegal::SuicideNilOrFour => "Bid nil, or at least 4.",
            Illegal::SuicideNil => "Your partner bid tricks, so you must bid nil.",
            Illegal::SuicideFour => "Your partner bid nil, so you must bid at least 4.",
            Illegal::NotHeld(card) => return write!(f, "{card} isn't in this hand."),
            Illegal::AlreadyNamed(card) => return write!(f, "{card} is among the cards to pass already."),
            Illegal::MustFollow(suit) => return write!(f, "You must follow {}.", suit.name()),
            Illegal::MustLead(card) => return write!(f, "{card} must be led to the first trick."),
            Illegal::LowestClub => "Play your lowest club to the first trick.",
            Illegal::NoSpadeYet => "Spades can't be played to the first trick.",
            Illegal::NotBroken => "Spades aren't broken yet, so you can't lead them.",
            Illegal::NoCalls => "These rules prevent reneging, so there's nothing to call.",
            Illegal::CallSpent => "You've already used your call this round.",
            Illegal::NothingToCall => "The other player hasn't played a card yet.",
        })
    }
}

/// Returns an action in words that fit after "to".
fn deed(action: Action) -> &'static str {
    match action {
        Action::BlindNil => "bid blind nil",
        Action::BlindBid(_) => "bid blind",
        Action::Look => "look at your cards",
        Action::Misdeal => "throw in your hand",
        Action::Pass(_) => "pass a card",
        Action::Draw => "draw a card",
        Action::Keep => "keep a card",
        Action::Discard => "discard a card",
        Action::Bid(_) => "bid",
        Action::Play(_) => "play a card",
        Action::Call(_) => "call a renege",
        Action::Settle => "score the round",
        Action::NextRound => "start the next round",
    }
}

impl std::error::Error for Illegal {}
