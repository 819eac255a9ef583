//! Events: the only source for drawing and sound.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Bid, Card, CardSet, Seat};

/// Maximum number of events that one action causes.
///
/// ```
/// use spades_rules::{Events, MAX_EVENTS};
/// assert_eq!(Events::new().capacity(), MAX_EVENTS);
/// ```
pub const MAX_EVENTS: usize = 8;

/// The events of one action, in order, without heap allocation.
///
/// ```
/// use spades_rules::{Action, Event, Events, Game, Preset, Seed};
/// let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1)).unwrap();
/// game.apply(Action::Draw).unwrap();
/// let events: Events = game.apply(Action::Keep).unwrap();
/// assert!(matches!(events[..], [Event::Kept { from_stock: false, .. }, Event::Discarded { from_stock: true, .. }]));
/// ```
pub type Events = ArrayVec<Event, MAX_EVENTS>;

/// One event, in full or as one seat sees it: a card hidden from the viewer is `None`.
///
/// [`Game::apply`](crate::Game::apply) returns events in full, [`Event::seen_by`] hides what one seat may not know.
///
/// ```
/// use spades_rules::{Action, Event, Game, Preset, Seed};
/// let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1)).unwrap();
/// let seat = game.actor().unwrap();
/// let drew = game.apply(Action::Draw).unwrap()[0];
/// assert_eq!(drew.seen_by(seat, &game), drew);
/// assert_eq!(drew.seen_by(1 - seat, &game), Event::Drew { seat, card: None });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins: the deck is shuffled. The commitment to the deal is in the view. In dealt games an [`Event::Dealt`] for
    /// every hand follows, in the order of the deal.
    RoundStarted {
        /// Round number, from 1.
        round: u16,
        /// The seat that draws first, or in dealt games the seat on the dealer's left.
        first: Seat,
    },
    /// A hand was dealt (or chosen, in a round that was set up).
    Dealt {
        /// Seat of the hand (3 is the dummy in three-handed games).
        seat: Seat,
        /// The cards, if the viewer may see them.
        cards: DealtCards,
    },
    /// The deal was thrown in: the same round is dealt again.
    Redealt {
        /// The reason.
        why: ThrownIn,
    },
    /// A blind nil was declared.
    BlindNil {
        /// The seat.
        seat: Seat,
    },
    /// A number was bid blind, for the whole side: its partner, if there is one, has no bid.
    BlindBid {
        /// The seat.
        seat: Seat,
        /// Tricks promised.
        tricks: u8,
    },
    /// A hand that was face down to its owner was turned up: in order to bid, or for play after a blind nil.
    Looked {
        /// The seat.
        seat: Seat,
        /// The hand, if the viewer may see it.
        cards: Option<CardSet>,
    },
    /// The top card of the stock was drawn.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card, if the viewer may see it.
        card: Option<Card>,
    },
    /// A card went to the hand (the drawn one, or after a discard the next one of the stock).
    Kept {
        /// The seat.
        seat: Seat,
        /// The card, if the viewer may see it.
        card: Option<Card>,
        /// `true` if the card came straight from the stock (after a discard) instead of being drawn.
        from_stock: bool,
    },
    /// A card went to the discard pile.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The card, if the viewer may see it.
        card: Option<Card>,
        /// `true` if the card came straight from the stock (after a keep).
        from_stock: bool,
    },
    /// The draft is over; hands that were built blind stay face down until play starts.
    DraftEnded,
    /// A bid was made. (A blind nil in dealt games causes [`Event::BlindNil`] and no `Bid`; in the draft it counts as
    /// the bid already and its seat is skipped in the bidding.)
    Bid {
        /// The seat.
        seat: Seat,
        /// The bid.
        bid: Bid,
    },
    /// Three-handed: bidding is over and the dummy is laid open.
    DummyOpened {
        /// The seat that plays the dummy.
        partner: Seat,
        /// The dummy's hand.
        cards: CardSet,
    },
    /// A share begins: a player names cards to pass to its partner.
    PassStarted {
        /// The giver.
        from: Seat,
        /// The taker.
        to: Seat,
        /// Number of cards.
        count: u8,
    },
    /// A card was named for the running share. It stays in the giver's hand until the share is complete.
    Named {
        /// The giver.
        seat: Seat,
        /// The card, for the giver alone.
        card: Option<Card>,
    },
    /// Cards were passed.
    Passed {
        /// The giver.
        from: Seat,
        /// The taker.
        to: Seat,
        /// The cards, for these two alone.
        cards: DealtCards,
    },
    /// Play begins.
    PlayStarted {
        /// The seat that leads.
        leader: Seat,
    },
    /// A card was played.
    Played {
        /// The seat whose hand it came from (3 is the dummy in three-handed games).
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The first spade of the round was played.
    SpadesBroken {
        /// The seat that played it.
        seat: Seat,
    },
    /// A trick is complete.
    TrickTaken {
        /// The seat that took it.
        seat: Seat,
        /// Trick number, from 1.
        number: u8,
    },
    /// A renege was called.
    Called {
        /// The seat that called.
        caller: Seat,
        /// `true` if the call was right (which ends the round).
        right: bool,
    },
    /// The round is scored; the score sheet is in the view.
    RoundScored,
    /// The match is over; the winners are in the view.
    MatchEnded,
}

/// The reason why a deal was thrown in.
///
/// ```
/// use spades_rules::{Action, Event, Game, Preset, Seed, ThrownIn};
/// let mut game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(1)).unwrap();
/// game.apply(Action::Bid(0)).unwrap();
/// game.apply(Action::Bid(0)).unwrap();
/// let events = game.apply(Action::Bid(0)).unwrap();
/// assert!(events.contains(&Event::Redealt { why: ThrownIn::AllNil }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThrownIn {
    /// All three players bid nil, so that nobody plays the dummy.
    AllNil,
    /// The bids total too little.
    LowTotal,
    /// A hand without spades was thrown in.
    Misdeal {
        /// Its seat.
        seat: Seat,
    },
}

/// The cards of a dealt hand, as far as the viewer may see them.
///
/// ```
/// use spades_rules::{DealtCards, Event, Game, Preset, Seed};
/// let game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
/// let seat = game.first();
/// let dealt = game.opening_events()[1];
/// assert_eq!(dealt, Event::Dealt { seat, cards: DealtCards::Seen(game.hand(seat)) });
/// assert_eq!(dealt.seen_by((seat + 1) % 4, &game), Event::Dealt { seat, cards: DealtCards::Hidden(13) });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealtCards {
    /// The cards, face up.
    Seen(CardSet),
    /// Number of cards, face down.
    Hidden(u8),
}

impl DealtCards {
    /// Returns the same cards face down.
    pub(crate) fn hidden(self) -> DealtCards {
        match self {
            DealtCards::Seen(cards) => DealtCards::Hidden(u8::try_from(cards.len()).unwrap_or(13)),
            DealtCards::Hidden(_) => self,
        }
    }
}
