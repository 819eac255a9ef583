//! Sampling of the other seat's hand.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use spades_rules::{Bid, Card, CardSet, Suit, View};

use crate::estimate;
use crate::seen::{Seen, known_other_hand, rank_in};

/// Number of draws for each world, of which one is picked by how well it fits.
const TRIES: usize = 16;

/// Margin that a sound bidder who has not seen the other hand subtracts from its count.
pub(crate) const SHADE: f64 = 1.2;

/// The viewer's knowledge of the other hand.
#[derive(Clone, Debug)]
pub(crate) struct Other {
    /// The whole deck.
    deck: CardSet,
    /// Cards that may be in it, each with the weight of being kept.
    candidates: Vec<(Card, f64)>,
    /// Number of cards in it.
    count: usize,
    /// The cards that it has played.
    played: CardSet,
    /// The other seat's bid.
    bid: Option<Bid>,
    hand: CardSet,
    exact: Option<CardSet>,
}

impl Other {
    /// Collects what `view` shows of the other seat's hand in a two-player game.
    pub(crate) fn new(view: &View) -> Other {
        let seen = Seen::new(view, true);
        let seat = 1 - view.viewer;
        let plays = view.played.iter().flat_map(|trick| &trick.plays);
        let played = plays.filter(|play| play.0 == seat).map(|play| play.1).collect();
        let void = view.shown_out(seat);
        let count = usize::from(view.hand_counts[seat]);
        let all: Vec<Card> = seen.unseen.iter().collect();
        let kept: Vec<Card> = all.iter().copied().filter(|card| !void[card.suit() as usize]).collect();
        let candidates = if kept.len() >= count { kept } else { all };
        let deck = view.rules.deck();
        Other {
            deck,
            candidates: candidates.into_iter().map(|card| (card, liking(deck, card))).collect(),
            count,
            played,
            bid: view.bids.get(seat).copied().flatten(),
            hand: seen.hand,
            exact: known_other_hand(view),
        }
    }

    /// Returns the hand, if the viewer can know it.
    pub(crate) fn exact(&self) -> Option<CardSet> {
        self.exact
    }

    /// Returns a hand that fits: one of a few random ones, weighted by how well it explains the bid and the choice of
    /// good cards in the draft.
    pub(crate) fn sample(&self, rng: &mut ChaCha8Rng) -> CardSet {
        if let Some(hand) = self.exact {
            return hand;
        }
        let draws: Vec<(CardSet, f64)> = (0..TRIES)
            .map(|_| {
                let hand = self.draw(rng);
                (hand, self.weight(hand))
            })
            .collect();
        let total: f64 = draws.iter().map(|(_, weight)| weight).sum();
        let mut at = rng.random_range(0.0..1.0) * total;
        for &(hand, weight) in &draws {
            at -= weight;
            if at <= 0.0 {
                return hand;
            }
        }
        draws[0].0
    }

    /// Draws random cards, somewhat better than the discarded ones.
    fn draw(&self, rng: &mut ChaCha8Rng) -> CardSet {
        let mut hand = CardSet::EMPTY;
        let mut pool = self.candidates.clone();
        let mut total: f64 = pool.iter().map(|(_, liking)| liking).sum();
        while hand.len() < self.count && !pool.is_empty() {
            let mut at = rng.random_range(0.0..1.0) * total;
            let mut index = pool.len() - 1;
            for (place, (_, liking)) in pool.iter().enumerate() {
                at -= liking;
                if at <= 0.0 {
                    index = place;
                    break;
                }
            }
            let (card, liking) = pool.swap_remove(index);
            total -= liking;
            hand.insert(card);
        }
        hand
    }

    fn weight(&self, hand: CardSet) -> f64 {
        let Some(bid) = self.bid else { return 1.0 };
        if bid == Bid::BlindNil {
            return 1.0;
        }
        let whole = hand.union(self.played);
        let unseen = self.deck.difference(whole);
        let density = 13.0 / unseen.len() as f64;
        let mean = estimate::tricks(whole, unseen, density);
        let miss = (mean - SHADE).max(0.0) - f64::from(bid.tricks());
        (-miss * miss / if bid.is_nil() { 6.0 } else { 4.5 }).exp() + 1e-6
    }

    /// Returns the viewer's cards.
    pub(crate) fn own(&self) -> CardSet {
        self.hand
    }
}

/// Returns the weight of a card of a deck being kept, relative to other cards.
fn liking(deck: CardSet, card: Card) -> f64 {
    let rank = f64::from(rank_in(deck, card));
    if card.suit() == Suit::Spades {
        1.8 + rank / 12.0
    } else {
        0.6 + (rank / 12.0).powi(2) * 1.6
    }
}
