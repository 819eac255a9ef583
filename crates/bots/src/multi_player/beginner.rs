//! The newcomer: bids the honours that it sees, plays high to win and low when it cannot, forgets what was played, and knows
//! little of nils, bags or partners.

use spades_rules::{Action, Rules};

use super::dice::Dice;
use super::odds::beats;
use super::playout_state::{PlayoutState, SPADES, SUITS, bits, highest, suit_of};

/// One bid: aces and kings, and half of the spades.
pub(crate) fn bid(hand: u64, legal: &[Action], dice: &mut Dice) -> Action {
    if legal.contains(&Action::Look) {
        return Action::Look;
    }
    let honours: u32 = (0..SPADES)
        .map(|suit| (hand & SUITS[suit] & 0b11 << (13 * suit + 11)).count_ones())
        .sum();
    let spades = (hand & SUITS[SPADES]).count_ones();
    let wanted = (honours + spades.div_ceil(2) + dice.below(2)).saturating_sub(1);
    let number = |action: &Action| {
        if let Action::Bid(number) = action {
            u32::from(*number)
        } else {
            99
        }
    };
    legal
        .iter()
        .copied()
        .min_by_key(|action| number(action).abs_diff(wanted))
        .unwrap_or(legal[0])
}

/// One card.
pub(crate) fn play(state: &PlayoutState, _rules: &Rules, dice: &mut Dice) -> u8 {
    let lawful = state.lawful();
    let me = usize::from(state.turn);
    if dice.below(8) == 0 {
        let at = dice.below(lawful.count_ones());
        return bits(lawful).nth(at as usize).unwrap_or_else(|| highest(lawful));
    }
    let Some((winner, best)) = state.winning() else {
        return if state.nil_alive(me) { low(lawful) } else { lead(lawful) };
    };
    let winning = bits(lawful).filter(|&card| beats(card, best));
    let losing = bits(lawful)
        .filter(|&card| !beats(card, best))
        .fold(0, |set, card| set | 1 << card);
    if state.nil_alive(me) {
        return if losing == 0 { low(lawful) } else { high(losing) };
    }
    if winner != me && state.side[winner] == state.side[me] && state.trick.len() == 3 && losing != 0 {
        return low(losing);
    }
    let winning = winning.fold(0, |set, card| set | 1 << card);
    match winning {
        0 => low(lawful),
        _ if suit_of(best) == SPADES || winning & SUITS[SPADES] != 0 => low(winning),
        _ => high(winning),
    }
}

/// Leads the highest plain card.
fn lead(lawful: u64) -> u8 {
    let plain = lawful & !SUITS[SPADES];
    high(if plain == 0 { lawful } else { plain })
}

/// The card of lowest rank, plain suits first.
fn low(cards: u64) -> u8 {
    bits(cards).min_by_key(|&card| rank(card)).unwrap_or(0)
}

/// The card of highest rank.
fn high(cards: u64) -> u8 {
    bits(cards).max_by_key(|&card| rank(card)).unwrap_or(0)
}

fn rank(card: u8) -> u8 {
    if card >= 39 { card } else { card % 13 }
}
