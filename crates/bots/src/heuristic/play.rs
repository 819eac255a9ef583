//! Sound play: make the contract, then set the others or shed bags; duck with a nil.

use spades_rules::{Action, Bid, Card, Phase, Seat, Suit, View};

use super::bid_of;
use crate::seen::{Seen, higher};
use crate::sets;

/// A seat's aim for the remaining tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// As many tricks as possible.
    Take,
    /// As few tricks as possible.
    Duck,
}

impl Aim {
    /// Returns the viewer's aim, from the bids and tricks so far.
    pub(crate) fn of(view: &View) -> Aim {
        if view.rules.bids_itself(view.round) {
            return Aim::Take;
        }
        let me = view.viewer;
        let taken = |seat: Seat| view.tricks.get(seat).copied().unwrap_or(0);
        let bid = |seat: Seat| bid_of(view, seat);
        if bid(me).is_some_and(Bid::is_nil) && taken(me) == 0 {
            return Aim::Duck;
        }
        let need = |seat: Seat| i16::from(bid(seat).map_or(0, Bid::tricks)) - i16::from(taken(seat));
        let left = i16::from(view.hand_counts.iter().copied().max().unwrap_or(0));
        let (own, theirs) = (need(me), need(1 - me));
        if own > 0 && own <= left {
            return Aim::Take;
        }
        // The contract is safe or lost: keep taking tricks only if the others can still be set.
        let (made, missed) = match bid(1 - me) {
            Some(Bid::Blind(tricks)) => view.rules.blind_bid_points(tricks),
            bid => view.rules.contract_points(bid.map_or(0, Bid::tricks)),
        };
        let set_cost = if sets::is_last_chance(view, 1 - me) {
            sets::LOST_MATCH
        } else {
            0
        };
        let is_dear = made - missed + set_cost > 20 * i32::from(bid(1 - me).map_or(0, Bid::tricks));
        if theirs > 0 && theirs <= left && left - theirs <= 1 + i16::from(theirs > 3) + i16::from(is_dear) {
            return Aim::Take;
        }
        if !view.rules.bags.hurt() {
            // A bag costs nothing.
            Aim::Take
        } else {
            Aim::Duck
        }
    }
}

/// Returns the card to play.
pub(super) fn choose(view: &View, seen: &Seen, aim: Aim) -> Action {
    debug_assert_eq!(view.phase, Phase::Play, "only cards are left to decide");
    let card = match (view.winning_card(), aim) {
        (None, Aim::Take) => lead_to_take(view, seen),
        (None, Aim::Duck) => lead_to_duck(view, seen),
        (Some((_, best)), Aim::Take) => follow_to_take(view, best),
        (Some((_, best)), Aim::Duck) => follow_to_duck(view, seen, best),
    };
    card.map_or(view.legal[0], Action::Play)
}

/// Leads cards that no unseen card beats first, spades last; or else low from the longest suit.
fn lead_to_take(view: &View, seen: &Seen) -> Option<Card> {
    let spades_out = seen.unseen.in_suit(Suit::Spades).len() as f64 * seen.density();
    let sure = view
        .lawful
        .iter()
        .filter(|&card| higher(seen.unseen, card) == 0)
        .filter(|&card| {
            let theirs = seen.unseen.in_suit(card.suit()).len() as f64 * seen.density();
            card.suit() == Suit::Spades || theirs >= 1.0 || spades_out < 0.5
        })
        .min_by_key(|&card| (card.suit() == Suit::Spades, std::cmp::Reverse(card.rank())));
    sure.or_else(|| {
        view.lawful.iter().min_by_key(|&card| {
            let length = seen.hand.in_suit(card.suit()).len();
            (
                card.suit() == Suit::Spades,
                card.rank() / 4,
                std::cmp::Reverse(length),
                card.rank(),
            )
        })
    })
}

/// Leads the card with the most higher cards out.
fn lead_to_duck(view: &View, seen: &Seen) -> Option<Card> {
    view.lawful.iter().max_by_key(|&card| {
        let above = higher(seen.unseen, card);
        let theirs = seen.unseen.in_suit(card.suit()).len();
        (
            above > 0,
            card.suit() != Suit::Spades,
            above * 16 / theirs.max(1),
            card.rank(),
        )
    })
}

/// Plays the cheapest winner, or else the cheapest card.
fn follow_to_take(view: &View, best: Card) -> Option<Card> {
    let cost = |card: &Card| (card.suit() == Suit::Spades, card.rank());
    let winner = view.lawful.iter().filter(|&card| card.beats(best)).min_by_key(cost);
    winner.or_else(|| view.lawful.iter().min_by_key(cost))
}

/// Plays the highest card that loses; if none does, the highest of all; off suit the most dangerous one.
fn follow_to_duck(view: &View, seen: &Seen, best: Card) -> Option<Card> {
    let losers = || view.lawful.iter().filter(|&card| !card.beats(best));
    let led = view.led().map(Card::suit);
    if losers().next().is_none() {
        return view.lawful.iter().max();
    }
    losers().max_by_key(|&card| {
        let below = seen.unseen.in_suit(card.suit()).len() - higher(seen.unseen, card);
        let spade = card.suit() == Suit::Spades;
        (Some(card.suit()) == led || spade, below, card.rank())
    })
}
