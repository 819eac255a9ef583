//! Beginner: bids what looks high, remembers nothing, spends high cards early, and slips now and then like a human.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use spades_rules::{Action, Card, Phase, Suit, View};

use super::{bid_of, formal};
use crate::contract::Prospect;
use crate::seen::{own_hand, rank_in};
use crate::sets;

pub(super) fn choose(view: &View, rng: &mut ChaCha8Rng) -> Action {
    if let Some(action) = formal(view) {
        return action;
    }
    match view.phase {
        Phase::Draft => draft(view, rng),
        Phase::Bidding => bid(view, rng),
        _ => play(view, rng),
    }
}

/// Keeps what looks high, or any card but a low spade.
fn draft(view: &View, rng: &mut ChaCha8Rng) -> Action {
    let Some(card) = view.drawn else { return Action::Draw };
    let bonus = if card.suit() == Suit::Spades { 3 } else { 0 };
    let likes = rank_in(view.rules.deck(), card) + bonus + rng.random_range(0..4) >= 9;
    if likes { Action::Keep } else { Action::Discard }
}

/// Standard deviation of the tricks of a hand counted like this.
const SPREAD: f64 = 1.5;

/// Bids aces, kings and the better spades, plus a random mood.
fn bid(view: &View, rng: &mut ChaCha8Rng) -> Action {
    let hand = own_hand(view);
    let counted: u8 = hand
        .iter()
        .map(|card| u8::from(rank_in(view.rules.deck(), card) >= if card.suit() == Suit::Spades { 8 } else { 11 }))
        .sum();
    let fear = i16::from(sets::is_last_chance(view, view.viewer));
    let wish = (i16::from(counted) + rng.random_range(-1..=1) - fear).clamp(1, 9);
    match nearest_bid(view, u8::try_from(wish).unwrap_or(1)) {
        Action::Bid(number @ 1..) => {
            let prospect = Prospect::alone(number.into(), SPREAD).hopeful(&view.rules);
            Action::Bid(prospect.best(&view.rules, &view.legal, number))
        }
        other => other,
    }
}

/// Returns the legal bid closest to the one wished for.
pub(super) fn nearest_bid(view: &View, wish: u8) -> Action {
    view.legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Bid(_)))
        .min_by_key(|action| match action {
            Action::Bid(tricks) => (tricks.abs_diff(wish), *tricks == 0),
            _ => (u8::MAX, true),
        })
        .unwrap_or(view.legal[0])
}

/// Plays the highest card that may win, or else the lowest; with nil the lowest.
fn play(view: &View, rng: &mut ChaCha8Rng) -> Action {
    let cards = || view.lawful.iter();
    let plain = |card: &Card| (card.rank(), card.suit() == Suit::Spades);
    let ducks = bid_of(view, view.viewer).is_some_and(|bid| bid.is_nil()) && view.tricks.get(view.viewer) == Some(&0);
    let choice = if rng.random_range(0..SLIPS) == 0 {
        slip(view, rng.random())
    } else if ducks {
        cards().min_by_key(plain)
    } else if let Some((led, (_, best))) = view.led().zip(view.winning_card()) {
        let led = led.suit();
        let follows = cards().any(|card| card.suit() == led);
        let to_win = cards()
            .filter(|card| {
                if follows {
                    card.suit() == led
                } else {
                    card.suit() == Suit::Spades
                }
            })
            .max();
        match to_win {
            Some(card) if card.beats(best) => Some(card),
            _ => cards().min_by_key(|card| (card.suit() == Suit::Spades, card.rank())),
        }
    } else {
        cards().max_by_key(plain)
    };
    choice.map_or(view.legal[0], Action::Play)
}

/// One card in this many is a slip.
const SLIPS: u8 = 6;

/// Returns a typical human slip: a lead from the shortest suit, or of the highest spade at once; the highest card on
/// a trick where a low one would do; a winner saved for later; a high card thrown on a lost trick.
fn slip(view: &View, coin: bool) -> Option<Card> {
    let length = |card: &Card| own_hand(view).in_suit(card.suit()).len();
    let Some((_, best)) = view.winning_card() else {
        let plain = view.lawful.iter().filter(|card| card.suit() != Suit::Spades);
        let short = plain.min_by_key(|card| (length(card), card.rank()));
        return short.filter(|_| coin).or_else(|| view.lawful.iter().max());
    };
    let (winning, losing): (Vec<Card>, Vec<Card>) = view.lawful.iter().partition(|&card| card.beats(best));
    let high = |cards: &[Card]| cards.iter().copied().max_by_key(|card| card.rank());
    match (winning.is_empty(), losing.is_empty()) {
        (true, _) => high(&losing),
        (_, true) => high(&winning),
        _ if coin => high(&winning),
        _ => losing.into_iter().min_by_key(|card| card.rank()),
    }
}
