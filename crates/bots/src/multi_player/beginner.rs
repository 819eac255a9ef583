//! Beginner: bids the honors that it sees, plays high to win and low otherwise, forgets the cards played, and knows
//! little about nils, bags or partners. Now and then it slips like a human (see [`slip`]); its play is never random.

use spades_rules::{Action, FirstTrick, Rules, SpadesLead};

use super::dice::Dice;
use super::play;
use crate::playout_state::{PlayoutState, SPADES, SUITS, beats, bits, highest, suit_of};

/// Returns a bid: aces and kings, and half of the spades, or fewer where the deck has more than thirteen.
pub(crate) fn bid(hand: u64, deck: u64, rules: &Rules, legal: &[Action], dice: &mut Dice) -> Action {
    if legal.contains(&Action::Look) {
        return Action::Look;
    }
    let honors: u32 = (0..SPADES)
        .map(|suit| (hand & SUITS[suit] & 0b11 << (13 * suit + 11)).count_ones())
        .sum();
    let [spades, all] = [hand, deck].map(|set| (set & SUITS[SPADES]).count_ones());
    let wanted = (honors + (13 * spades).div_ceil(2 * all.max(1)) + dice.below(2)).saturating_sub(1);
    let number = |action: &Action| {
        if let Action::Bid(number) = action {
            u32::from(*number)
        } else {
            99
        }
    };
    // A high lowest club takes the first trick.
    let clubs = hand & SUITS[0];
    let takes_first = rules.first_trick == FirstTrick::LowestClubs && clubs.trailing_zeros() >= EIGHT && clubs != 0;
    let sound = |action: &Action| !(takes_first && *action == Action::Bid(0));
    legal
        .iter()
        .copied()
        .min_by_key(|action| (!sound(action), number(action).abs_diff(wanted)))
        .unwrap_or(legal[0])
}

/// Rank of an eight.
const EIGHT: u32 = 6;

/// Returns the card to play.
pub(crate) fn play(state: &PlayoutState, rules: &Rules, dice: &mut Dice) -> u8 {
    let lawful = state.lawful();
    let me = usize::from(state.turn);
    if dice.below(SLIPS) == 0 {
        return slip(state, lawful, dice);
    }
    if let Some(card) = play::thrown_at_first(state) {
        return card;
    }
    let Some((winner, best)) = state.winning() else {
        return if state.nil_alive(me) {
            low(lawful)
        } else {
            lead(lawful, rules)
        };
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

/// One card in this many is a slip.
const SLIPS: u32 = 6;

/// Returns a typical human slip: a lead from the shortest suit for a ruff that never comes, or of the ace of spades
/// at once; the highest card on a trick where a low one would do, even on the partner's; a winner saved for later; a
/// high card thrown on a lost trick.
fn slip(state: &PlayoutState, lawful: u64, dice: &mut Dice) -> u8 {
    let coin = dice.below(2) == 0;
    let Some((_, best)) = state.winning() else {
        let plain = || {
            SUITS[..SPADES]
                .iter()
                .map(|suit| lawful & suit)
                .filter(|&suit| suit != 0)
        };
        return match plain().min_by_key(|suit| suit.count_ones()) {
            Some(short) if coin => low(short),
            _ => highest(lawful),
        };
    };
    let winning = bits(lawful)
        .filter(|&card| beats(card, best))
        .fold(0, |set, card| set | 1 << card);
    match (winning, lawful & !winning) {
        (0, losing) => high(losing),
        (winning, 0) => high(winning),
        (winning, _) if coin => high(winning),
        (_, losing) => low(losing),
    }
}

/// Leads the highest plain card.
fn lead(lawful: u64, rules: &Rules) -> u8 {
    let plain = lawful & !SUITS[SPADES];
    let spades = lawful & SUITS[SPADES];
    if rules.spades_lead == SpadesLead::AnyTime && spades & HIGH_SPADES != 0 {
        return highest(spades);
    }
    high(if plain == 0 { lawful } else { plain })
}

/// Spades from the queen up, which are led at once where they may be.
const HIGH_SPADES: u64 = SUITS[SPADES] & !((1 << (39 + 10)) - 1);

/// Returns the card of lowest rank, plain suits first.
fn low(cards: u64) -> u8 {
    bits(cards).min_by_key(|&card| rank(card)).unwrap_or(0)
}

/// Returns the card of highest rank.
fn high(cards: u64) -> u8 {
    bits(cards).max_by_key(|&card| rank(card)).unwrap_or(0)
}

fn rank(card: u8) -> u8 {
    if card >= 39 { card } else { card % 13 }
}
