//! Features on which a choice is likely to depend, computed from the match alone.

use arrayvec::ArrayVec;
use spades_rules::{Bid, Card, CardSet, Event, Game, Seat, Suit, Trumps, winning_card};

/// State of the moment that the rules' game doesn't keep.
#[derive(Clone, Debug, Default)]
pub(super) struct Moment {
    /// Card drawn and not yet kept or discarded.
    pub drawn: Option<Card>,
    /// Current trick.
    trick: ArrayVec<(Seat, Card), 4>,
    /// Cards played this round.
    played: CardSet,
}

impl Moment {
    /// Updates the state with these events.
    pub(super) fn follow(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::RoundStarted { .. } => *self = Moment::default(),
                Event::Drew { card, .. } => self.drawn = card,
                Event::Kept { .. } => self.drawn = None,
                Event::Played { seat, card } => {
                    self.trick.push((seat, card));
                    self.played.insert(card);
                }
                Event::TrickTaken { .. } => self.trick.clear(),
                _ => {}
            }
        }
    }

    pub(super) fn leads(&self) -> bool {
        self.trick.is_empty()
    }

    /// Returns `true` if the hand to play is the last of the trick.
    pub(super) fn is_last(&self, game: &Game) -> bool {
        self.trick.len() + 1 == game.hands()
    }

    /// Returns the currently winning seat and card of the trick.
    fn best(&self) -> Option<(Seat, Card)> {
        winning_card(&self.trick)
    }

    /// Returns `true` if the partner of the seat to play is winning the trick.
    pub(super) fn ours(&self, game: &Game, seat: Seat) -> bool {
        let partner = game.rules().partner(seat);
        self.best().is_some_and(|(best, _)| partner == Some(best))
    }

    /// Returns the kind of a legal card to lead, 0 to 6; `spades` are those that the kinds are told by.
    pub(super) fn lead_kind(&self, card: Card, hand: CardSet, spades: CardSet) -> usize {
        let own = hand.in_suit(card.suit());
        let above = |set: CardSet| set.iter().any(|other| other > card);
        let suit = match card.suit() {
            Suit::Spades => spades,
            suit => CardSet::suit(suit),
        };
        let missing = suit.difference(own).difference(self.played);
        let master = !above(missing) && !card.is_joker();
        match (card.suit() == Suit::Spades, master) {
            (true, true) => 0,
            (true, false) if own.first() == Some(card) => 1,
            (true, false) => 2,
            (false, true) => 3,
            (false, false) if own.first() == Some(card) => 4,
            (false, false) if own.last() == Some(card) => 5,
            (false, false) => 6,
        }
    }

    /// Returns the kind of a legal card to play to a trick, 0 to 10.
    pub(super) fn follow_kind(&self, card: Card, legal: CardSet) -> usize {
        let (Some(&(_, led)), Some((_, best))) = (self.trick.first(), self.best()) else {
            return 0;
        };
        let wins = |card: Card| card.beats(best);
        if card.suit() == led.suit() {
            let suit = || {
                legal
                    .in_suit(card.suit())
                    .iter()
                    .filter(|&other| wins(other) == wins(card))
            };
            let (lowest, highest) = (suit().min() == Some(card), suit().max() == Some(card));
            return match (wins(card), lowest, highest) {
                (false, true, _) => 0,
                (false, false, _) => 1,
                (true, true, _) => 2,
                (true, false, true) => 3,
                (true, false, false) => 4,
            };
        }
        if card.suit() == Suit::Spades {
            let ruffs = || legal.in_suit(Suit::Spades).iter().filter(|&other| wins(other));
            return match wins(card) {
                true if ruffs().min() == Some(card) => 8,
                true => 9,
                false => 10,
            };
        }
        let ranks = || {
            legal
                .iter()
                .filter(|other| other.suit() != Suit::Spades)
                .map(Card::rank)
        };
        match Some(card.rank()) {
            rank if rank == ranks().min() => 5,
            rank if rank == ranks().max() => 6,
            _ => 7,
        }
    }
}

/// Returns the spades by which kinds of leads are told. Version 1 took both jokers for cards of every deck, which stays.
pub(super) fn spades(game: &Game) -> CardSet {
    let (trumps, deck) = (game.rules().trumps, game.rules().deck());
    let all = match trumps {
        Trumps::Ace | Trumps::Jokers => Trumps::Jokers.deck(game.rules().removed),
        Trumps::Deuce | Trumps::JokersDeuce | Trumps::JokersDeuces => deck,
    };
    all.in_suit(Suit::Spades)
}

/// Returns the need of a hand: 0 more tricks, 1 no more tricks, 2 none at all, for a nil that is still intact.
pub(super) fn need(game: &Game, hand: Seat) -> usize {
    let (rules, dummy_partner) = (game.rules(), game.dummy_partner());
    let seat = rules.player_of(hand, dummy_partner);
    let (bids, tricks) = (game.bids(), game.tricks());
    let bid = |seat: Seat| bids[seat].map_or(0, Bid::tricks);
    if bids[seat].is_some_and(Bid::is_nil) && tricks[seat] == 0 && seat == hand {
        return 2;
    }
    let (mut contract, mut taken) = (bid(seat), tricks[seat]);
    if let Some(partner) = rules.partner(seat) {
        contract += bid(partner);
        taken += tricks[partner];
    } else if dummy_partner == Some(seat) {
        taken += tricks[3];
    }
    usize::from(taken >= contract)
}

/// Returns the approximate strength of a hand in tricks, 0 to 9: spades, aces and half the kings.
pub(super) fn strength(hand: CardSet) -> usize {
    let count = |rank: u8| {
        hand.iter()
            .filter(|card| card.suit() != Suit::Spades && card.rank() == rank)
            .count()
    };
    (hand.in_suit(Suit::Spades).len() + count(12) + count(11) / 2).min(9)
}
