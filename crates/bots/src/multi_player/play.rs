//! Sound card play by rule, for Intermediate and for the playouts of the searching levels.
//!
//! The worth of a legal card is the value of the trick to whichever hand is likely to win it now, less what the card
//! could have won later. The value of a trick to each hand follows from the contracts, nils and bags: high for a side
//! that may miss its contract, negative for one that has made it, a disaster for a nil. One formula plays for tricks,
//! ducks, covers, sets and sheds.

use spades_rules::{Rules, SpadesLead};

use super::estimate;
use super::odds::Odds;
use super::potential;
use crate::playout_state::{PlayoutState, SPADES, SUITS, above, below, bits, highest, suit_of};

/// The value of a trick in points, for the deciding side.
pub(crate) struct Stakes {
    /// By the hand that takes it, apart from its nil.
    pub taker: [f32; 4],
    /// By the hand that takes it with a winner: the winner would have taken another trick.
    pub spent: [f32; 4],
    /// The effect on the nil of the hand that takes it.
    pub nil: [f32; 4],
    /// The value of a trick of your own apart from nils, which later tricks have as well.
    pub own: f32,
    /// Expected tricks of the hand to play.
    pub promise: f32,
}

/// A card weighed by rule.
pub(crate) struct Weighed {
    /// The worth of playing it, in points.
    pub worth: f32,
    /// The chance of each hand to win the trick.
    pub chance: [f32; 4],
    /// The chance that it takes a trick later if kept.
    pub later: f32,
}

/// Parameters that depend on the number of sides.
struct Manner {
    /// Share of a spade's chances that remain when it is kept.
    kept_spade: f32,
    /// Share of a plain card's chances that remain when it is kept: it may be ruffed, or its suit never led again.
    kept_plain: f32,
    /// Preference for the lower of two cards, in points per rank.
    rank: f32,
    /// Standard deviation of the tricks that a side has yet to take, without the part per trick left.
    spread: f32,
    /// Reduction of the cost of a bag from its share of the penalty, for each point that it scores.
    bag: f32,
}

/// Two sides.
const PARTNERS: Manner = Manner {
    kept_spade: 0.7,
    kept_plain: 0.2,
    rank: 0.05,
    spread: 0.5,
    bag: 1.0,
};

/// Every player alone. These numbers, with those of [`super::odds`], were tuned by changing one at a time and keeping
/// changes that gained points in rounds played by rule after bids like Expert's.
const ALONE: Manner = Manner {
    kept_spade: 1.05,
    kept_plain: 0.4,
    rank: 0.17,
    spread: 0.1,
    bag: 2.5,
};

impl Manner {
    /// Returns the parameters of a round.
    fn of(state: &PlayoutState) -> &'static Manner {
        if state.alone() { &ALONE } else { &PARTNERS }
    }
}

/// Points that the rule sees in a match lost at once.
const LOST_MATCH: f32 = crate::sets::LOST_MATCH as f32;

/// Share of a trick's value that remains when a winner is spent on it.
const SPENT: f32 = 0.4;

/// Returns the density of the normal distribution with this standard deviation.
fn density(x: f32, spread: f32) -> f32 {
    let z = x / spread;
    0.4 * (-0.5 * z * z).exp() / spread
}

/// Returns the probability that a normal variable with this standard deviation exceeds `-x`.
fn reached(x: f32, spread: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * x / spread).exp())
}

/// Returns the value of the next trick for the side of the hand to play.
pub(crate) fn stakes(state: &PlayoutState, rules: &Rules, odds: &Odds) -> Stakes {
    let me = usize::from(state.turn);
    let mine = state.side[me];
    let left = f32::from(state.tricks_left());
    let promise = potential::of_hand(state, odds, state.hands[me]).min(left);
    let expected = expected(state, odds, promise);
    let manner = Manner::of(state);
    let spread = manner.spread + 0.3 * left;
    let bag = rules.bags.penalty as f32 / f32::from(rules.bags.limit.max(1)) - manner.bag * rules.bags.points as f32;
    let mut by_side = [0.0f32; 4];
    for side in 0..4u8 {
        if !state.side.contains(&side) {
            continue;
        }
        let (contract, taken) = state.contract(rules, side);
        let taken = if state.bids_itself {
            side_tricks(state, side)
        } else {
            taken
        };
        let need = f32::from(contract) - f32::from(taken);
        let future: f32 = (0..4)
            .filter(|&seat| state.side[seat] == side)
            .map(|seat| expected[seat])
            .sum();
        let value = if state.bids_itself {
            // Every trick scores, and too few of them may lose the match.
            let short = rules.first_round.min_tricks.map_or(0.0, |min| {
                let margin = f32::from(taken) + future - f32::from(min) + 0.5;
                LOST_MATCH * density(margin, spread)
            });
            10.0 + short
        } else if contract == 0 || need > left {
            // Nothing to make: tricks are only bags, if that.
            if contract == 0 { -bag } else { 0.0 }
        } else if need <= 0.0 {
            -bag
        } else {
            let margin = future - need + 0.5;
            let (made, missed) = state.contract_points(rules, side, contract);
            (made - missed + state.set_costs[usize::from(side)]) as f32 * density(margin, spread) + 1.0
                - bag * reached(margin - 1.0, spread)
        };
        by_side[usize::from(side)] = value;
    }
    let rivals = state.side.iter().filter(|&&side| side != mine).count() as f32;
    // With many opponents each one's loss is a smaller part of a win.
    let spite = if rivals > 2.0 { 0.33 } else { 1.0 };
    let theirs: f32 = (0..4)
        .filter(|&seat| state.side[seat] != mine)
        .map(|seat| by_side[usize::from(state.side[seat])])
        .sum();
    let own = by_side[usize::from(mine)] + spite * theirs / rivals;
    let mut taker = [0.0; 4];
    let mut nil = [0.0; 4];
    for seat in 0..4 {
        let friend = state.side[seat] == mine;
        let side = by_side[usize::from(state.side[seat])];
        taker[seat] = if friend {
            by_side[usize::from(mine)]
        } else {
            -side * spite
        };
        if state.nil_alive(seat) {
            let worth = rules.nil_points(state.bid(seat)) as f32;
            nil[seat] = if friend { -2.0 * worth } else { 2.0 * worth * spite };
        }
    }
    let middle = taker.iter().sum::<f32>() / 4.0;
    let spent = taker.map(|value| middle + SPENT * (value - middle));
    Stakes {
        taker,
        spent,
        nil,
        own,
        promise,
    }
}

fn side_tricks(state: &PlayoutState, side: u8) -> u8 {
    (0..4)
        .filter(|&seat| state.side[seat] == side)
        .map(|seat| state.tricks[seat])
        .sum()
}

/// Returns the tricks that each hand may expect from here on, from the deciding seat's knowledge; scaled to the
/// tricks left. `promise` are those of the hand to play.
fn expected(state: &PlayoutState, odds: &Odds, promise: f32) -> [f32; 4] {
    let left = f32::from(state.tricks_left());
    let mut expected = [0.0; 4];
    let mut known = 0.0;
    let mut guessed = 0.0;
    for (seat, tricks) in expected.iter_mut().enumerate() {
        if state.sees(seat) {
            let mut seen = 0.0;
            if !state.nil_alive(seat) {
                seen = if seat == usize::from(state.turn) {
                    promise
                } else {
                    potential::of_hand(state, odds, state.hands[seat]).min(left)
                };
            }
            *tricks = seen;
            known += seen;
        } else {
            let open = f32::from(state.bids[seat]) - f32::from(state.tricks[seat]);
            let floor = if state.nil_alive(seat) { 0.02 } else { 0.12 };
            *tricks = if state.bids_itself {
                left / 4.0
            } else {
                open.max(floor * left).min(left)
            };
            guessed += *tricks;
        }
    }
    let scale = if guessed > 0.0 {
        ((left - known) / guessed).clamp(0.0, 1.4)
    } else {
        1.0
    };
    for (seat, tricks) in expected.iter_mut().enumerate() {
        if !state.sees(seat) {
            *tricks *= scale;
        }
    }
    expected
}

/// Weighs a card.
pub(crate) fn weigh(state: &PlayoutState, odds: &Odds, stakes: &Stakes, card: u8) -> Weighed {
    let me = usize::from(state.turn);
    let hand = state.hands[me];
    let chance = odds.trick(state, card);
    let later = potential::of_card(state, odds, hand, card);
    let now: f32 = (0..4)
        .map(|seat| {
            let done = seat == me || state.trick.iter().any(|&(played, _)| usize::from(played) == seat);
            let trick = if done { stakes.taker[seat] } else { stakes.spent[seat] };
            chance[seat] * (trick + stakes.nil[seat])
        })
        .sum();
    if state.nil_alive(me) {
        // Shed the card without which the rest is safest.
        let rest = hand & !(1 << card);
        let safe = estimate::nil_chance(rest, rest | odds.unseen);
        return Weighed {
            worth: now - stakes.nil[me] * (1.0 - chance[me]) * safe,
            chance,
            later,
        };
    }
    // A hand that must cover keeps high cards; one that wants no tricks sheds them.
    let manner = Manner::of(state);
    let kept = if suit_of(card) == SPADES {
        manner.kept_spade
    } else {
        manner.kept_plain
    };
    let mut value = now - kept * stakes.own * later - tidy(state, manner, hand, card);
    if state.trick.is_empty() {
        value += lead(state, odds, stakes, hand, card);
    }
    Weighed {
        worth: value,
        chance,
        later,
    }
}

/// Returns a small preference for the lowest of equals, and for shortening a suit that is short while holding spades.
fn tidy(state: &PlayoutState, manner: &Manner, hand: u64, card: u8) -> f32 {
    let suit = suit_of(card);
    let rank = if suit == SPADES {
        rank(state, card) + 3.0
    } else {
        rank(state, card)
    };
    let length = (hand & SUITS[suit]).count_ones() as f32;
    let short =
        if suit != SPADES && hand & SUITS[SPADES] != 0 && state.trick.first().is_some_and(|t| suit_of(t.1) != suit) {
            0.25 * length
        } else {
            0.0
        };
    manner.rank * rank + short
}

/// Returns the rank of a card: of a spade the number of lower ones in the deck, of another card 0 for the two to 12 for the ace.
pub(crate) fn rank(state: &PlayoutState, card: u8) -> f32 {
    if suit_of(card) == SPADES {
        (state.deck & below(card)).count_ones() as f32
    } else {
        f32::from(card % 13)
    }
}

/// Returns the bonus for leading a card, beyond the trick itself.
fn lead(state: &PlayoutState, odds: &Odds, stakes: &Stakes, hand: u64, card: u8) -> f32 {
    let me = usize::from(state.turn);
    let suit = suit_of(card);
    let length = (hand & SUITS[suit]).count_ones();
    let spades = (hand & SUITS[SPADES]).count_ones();
    let mut value = 0.0;
    if suit == SPADES {
        // Drawing spades pays for the hand with the most of them.
        let others = (odds.unseen & SUITS[SPADES]).count_ones();
        value += if stakes.own > 0.0 {
            1.5 * (spades as f32 - others as f32 / 2.0).clamp(-3.0, 2.0)
        } else {
            0.0
        };
    } else if stakes.own > 0.0 && length <= 2 && spades > 0 && spades <= 4 {
        value += 4.0;
    }
    for seat in (0..4).filter(|&seat| seat != me && state.nil_alive(seat)) {
        let low = (odds.unseen & below(card)).count_ones() as f32;
        let void = odds.void(seat, suit);
        if state.side[seat] == state.side[me] {
            // A suit in which a partner's nil is void does it no harm.
            value += 8.0 * void;
        } else {
            // A low card may leave the nil with the highest one.
            value += 12.0 * (1.0 - void) - low;
        }
    }
    value
}

/// Returns the best card by rule.
pub(crate) fn choose(state: &PlayoutState, rules: &Rules) -> u8 {
    let lawful = state.lawful();
    if lawful & (lawful - 1) == 0 {
        return lawful.trailing_zeros() as u8;
    }
    if let Some(card) = thrown_at_first(state) {
        return card;
    }
    let odds = Odds::new(state);
    if let Some(card) = drawing_spade(state, rules, &odds) {
        return card;
    }
    let stakes = stakes(state, rules, &odds);
    let mut best = (f32::NEG_INFINITY, 0);
    for card in candidates(lawful, odds.unseen | trick_cards(state)) {
        let worth = weigh(state, &odds, &stakes, card).worth;
        if worth > best.0 {
            best = (worth, card);
        }
    }
    best.1
}

/// Returns the card to play to a first trick of lowest clubs from a hand without clubs, which takes no trick: the one without which a nil is
/// safest, and from other hands a low card of a short suit.
pub(crate) fn thrown_at_first(state: &PlayoutState) -> Option<u8> {
    let lawful = state.lawful();
    if !state.is_for_clubs() || lawful & (SUITS[0] | SUITS[SPADES]) != 0 {
        return None;
    }
    let me = usize::from(state.turn);
    let hand = state.hands[me];
    if state.nil_alive(me) {
        let safe = |card: u8| estimate::nil_chance(hand & !(1 << card), state.deck);
        return bits(lawful).max_by(|&one, &other| safe(one).total_cmp(&safe(other)));
    }
    let length = |card: u8| (hand & SUITS[suit_of(card)]).count_ones();
    bits(lawful).min_by_key(|&card| (card % 13 >= QUEEN, length(card), card % 13))
}

/// Rank of a queen.
const QUEEN: u8 = 10;

/// Returns the highest spade, to lead before high cards of other suits can be ruffed, where spades may be led at any time.
fn drawing_spade(state: &PlayoutState, rules: &Rules, odds: &Odds) -> Option<u8> {
    let me = usize::from(state.turn);
    if rules.spades_lead != SpadesLead::AnyTime || !state.trick.is_empty() || state.nil_alive(me) {
        return None;
    }
    let spades = state.hands[me] & SUITS[SPADES];
    let plain = state.hands[me] & !SUITS[SPADES];
    let is_top = |card: u8| above(card) & odds.unseen == 0;
    let is_worth_it = odds.unseen & SUITS[SPADES] != 0 && bits(plain).any(is_top);
    (spades != 0 && is_worth_it)
        .then(|| highest(spades))
        .filter(|&card| is_top(card))
}

/// Returns how far the worth of a card is below the best by rule, in points; 0 or less.
pub(crate) fn behind(state: &PlayoutState, rules: &Rules, card: u8) -> f32 {
    let odds = Odds::new(state);
    let stakes = stakes(state, rules, &odds);
    let own = weigh(state, &odds, &stakes, card).worth;
    let best = candidates(state.lawful(), odds.unseen | trick_cards(state))
        .map(|card| weigh(state, &odds, &stakes, card).worth)
        .fold(own, f32::max);
    own - best
}

/// Returns the cards of the running trick.
pub(crate) fn trick_cards(state: &PlayoutState) -> u64 {
    state.trick.iter().fold(0, |set, &(_, card)| set | 1 << card)
}

/// Returns one card of each run of equals: the lowest. Cards are equal if no card between them can still matter.
pub(crate) fn candidates(lawful: u64, between: u64) -> impl Iterator<Item = u8> {
    let mut last: Option<u8> = None;
    bits(lawful).filter(move |&card| {
        let equal = last.is_some_and(|low| suit_of(low) == suit_of(card) && below(card) & above(low) & between == 0);
        last = Some(card);
        !equal
    })
}
