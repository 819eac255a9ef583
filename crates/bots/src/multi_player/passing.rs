//! Cards to pass: a nil gives its most dangerous ones, its partner low cards of long suits.

use spades_rules::{Action, Bid, CardSet, Phase, Rules, Seat, View};

use super::estimate;
use crate::Level;
use crate::playout_state::{PlayoutState, SPADES, SUITS, bits, card, suit_of};

/// Returns the card that a level names next; `None` if nothing is to be passed.
pub(crate) fn choose(view: &View, level: Level) -> Option<Action> {
    if view.phase != Phase::Passing {
        return None;
    }
    let hand = view.hand?;
    let rest = hand.difference(view.naming).bits();
    let deck = view.rules.deck().bits();
    let is_nil = view.bids[view.viewer].is_some_and(Bid::is_nil);
    let index = match (is_nil, level) {
        // Beginner sees high cards, not short suits.
        (true, Level::Beginner) => highest(rest),
        (true, _) => danger(&view.rules, rest, deck),
        (false, _) => spare(rest, received(view).bits()),
    };
    Some(Action::Pass(card(index)))
}

/// Returns the cards that the viewer got from its partner in this round.
fn received(view: &View) -> CardSet {
    let own = view.passes.iter().filter(|pass| pass.to == view.viewer);
    own.flat_map(|pass| pass.cards.iter().flatten().copied()).collect()
}

/// Returns the highest card, a spade before others that are a little higher.
fn highest(hand: u64) -> u8 {
    let rank = |index: u8| {
        if suit_of(index) == SPADES {
            index - 39 + 4
        } else {
            index % 13
        }
    };
    bits(hand).max_by_key(|&index| rank(index)).unwrap_or(0)
}

/// Returns the card without which a nil is safest. High spades go first: a nil can't get rid of them.
fn danger(rules: &Rules, hand: u64, deck: u64) -> u8 {
    let safe = |index: u8| estimate::safety(rules, hand & !(1 << index), deck);
    bits(hand)
        .max_by(|&one, &other| safe(one).total_cmp(&safe(other)).then(one.cmp(&other)))
        .unwrap_or(0)
}

/// Returns the lowest card of the longest side suit that has low ones, and no card just `received` if another one is left.
fn spare(hand: u64, received: u64) -> u8 {
    let length = |index: u8| (hand & SUITS[suit_of(index)]).count_ones();
    let cost = |index: u8| {
        let spade = suit_of(index) == SPADES;
        let back = received >> index & 1 == 1;
        (back, spade, if spade { index } else { index % 13 }, 13 - length(index))
    };
    bits(hand).min_by_key(|&index| cost(index)).unwrap_or(0)
}

/// Passes the cards of a position whose hands are known and whose bids are complete.
pub(crate) fn exchange(state: &mut PlayoutState, rules: &Rules, first: Seat) {
    if rules.pass.nil == 0 && rules.pass.blind_nil == 0 {
        return;
    }
    let bids: [Option<Bid>; 4] = state.played_round().bids;
    let cards = state.counts.iter().copied().min().unwrap_or(0);
    for shares in rules.shares(&bids, first, cards).chunks(2) {
        let (nil, partner) = (shares[0].from, shares[0].to);
        let mut given = 0;
        for _ in 0..shares[0].count {
            let index = danger(rules, state.hands[nil], state.deck);
            state.hands[nil] &= !(1 << index);
            given |= 1 << index;
        }
        state.hands[partner] |= given;
        for _ in 0..shares[0].count {
            let index = spare(state.hands[partner], given);
            state.hands[partner] &= !(1 << index);
            state.hands[nil] |= 1 << index;
        }
    }
}
