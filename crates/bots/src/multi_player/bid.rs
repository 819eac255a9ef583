//! Bidding by rule, as Intermediate does.

use arrayvec::ArrayVec;
use spades_rules::{Action, Bid, BidTurn, BiddingRule, Rules, Sides};

use super::dummy;
use super::estimate;
use super::habit;
use crate::contract::Prospect;
use crate::playout_state::PlayoutState;

/// Subtracted from the expected tricks before rounding to a bid: a set costs more than a bag.
pub(crate) const CAUTION: f32 = 0.75;

/// More caution where one more set loses the match.
pub(crate) const LAST_CHANCE: f32 = 0.6;

/// Caution in a search for opponents who have not bid yet in solo; they are assumed to search as well.
pub(crate) const CAUTION_ALONE: f32 = 0.15;

/// In suicide a hand bids nil if its chance to make it is above the first and its expected tricks are below the second.
const MIN_NIL: f32 = 0.08;
const MAX_TRICKS: f32 = 4.0;

/// The situation of the bidding seat before its bid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing<'a> {
    /// Scores by side of the match.
    pub scores: &'a [i32],
    /// `true` for seats that have bid; the bids are in the position.
    pub has_bid: [bool; 4],
    /// Subtracted from the expected tricks before rounding.
    pub caution: f32,
}

/// Returns the bid of `seat`, whose hand is in the position, among the legal ones.
pub(crate) fn choose(state: &PlayoutState, rules: &Rules, standing: Standing, seat: usize, legal: &[Action]) -> Action {
    if legal.contains(&Action::Look) {
        let blind = legal.contains(&Action::BlindNil) && desperate(rules, standing, seat);
        return if blind { Action::BlindNil } else { Action::Look };
    }
    let hand = state.hands[seat];
    let nil_legal = legal.contains(&Action::Bid(0));
    let chance = if nil_legal {
        estimate::nil(rules, hand, state.deck)
    } else {
        0.0
    };
    let partner = rules.partner(seat);
    let partner_nil = partner.is_some_and(|partner| standing.has_bid[partner] && state.nil[partner]);
    let expected = estimate::tricks(hand, state.deck) + if partner_nil { passed(state, rules, seat) } else { 0.0 };
    let (min, max) = bounds(state, rules, standing.has_bid, seat);
    if max == 0 && nil_legal {
        return Action::Bid(0);
    }
    if rules.sides == Sides::Dummy
        && let Some(number) = dummy::bid(state, standing.has_bid, seat, expected)
        && legal.contains(&Action::Bid(number))
    {
        return Action::Bid(number);
    }
    let wanted = f32::max(1.0, expected + shade(state, rules, standing, seat)).round() as u8;
    let best = nearest(legal, wanted.max(min).min(max));
    let Some(Action::Bid(number)) = best else {
        return legal[0];
    };
    let prospect = prospect(state, rules, standing.has_bid, seat, expected + PARTNERS_CAUTION);
    let number = prospect.map_or(number, |prospect| prospect.best(rules, legal, number));
    if nil_legal && number > 0 && may_be_nil(rules, hand, state.deck) {
        let help = match partner {
            Some(_) if partner_nil => 0.0,
            Some(partner) if standing.has_bid[partner] && state.bids[partner] >= 4 => 0.2,
            Some(_) => 0.15,
            None => 0.05,
        };
        let nil = rules.nil_points(Bid::NIL) as f32;
        if rules.bidding == BiddingRule::Suicide && !partner.is_some_and(|partner| standing.has_bid[partner]) {
            // One of the two has to bid nil: the first to bid leaves it to its partner only if that partner will likely do better.
            let weak = chance > MIN_NIL && expected < MAX_TRICKS;
            return if weak { Action::Bid(0) } else { Action::Bid(number) };
        }
        let gain = (2.0 * (chance + help) - 1.0) * nil;
        // A bid far above what the hand is worth is a lost contract.
        let short = f32::from(number) - expected;
        let instead = 10.0 * f32::from(number) * if short > 1.0 { -0.5 } else { 0.9 };
        if gain > instead - 10.0 {
            return Action::Bid(0);
        }
    }
    Action::Bid(number)
}

/// Returns `true` if a hand has no certain trick that a nil would keep.
pub(crate) fn may_be_nil(rules: &Rules, hand: u64, deck: u64) -> bool {
    let kept = estimate::after_pass(rules, hand);
    estimate::certain(kept, deck & !kept) == 0
}

/// Returns the tricks that the cards passed by a partner's nil add: half a trick each.
fn passed(state: &PlayoutState, rules: &Rules, seat: usize) -> f32 {
    let partner = (seat + 2) % 4;
    let count = if state.blind[partner] {
        rules.pass.blind_nil
    } else {
        rules.pass.nil
    };
    f32::from(count) / 2.0
}

/// Tricks that a partner expects above its bid.
const PARTNERS_CAUTION: f32 = 0.5;

/// Standard deviation of the tricks of a side that bids by rule.
const SPREAD: f64 = 1.5;

/// Returns the tricks that the side of a seat expects; `None` if its partner has not bid yet, so that the contract is open. `expected` is what the
/// seat adds to a partner's bid.
pub(crate) fn prospect(
    state: &PlayoutState,
    rules: &Rules,
    has_bid: [bool; 4],
    seat: usize,
    expected: f32,
) -> Option<Prospect> {
    let mean = f64::from(expected);
    match rules.partner(seat) {
        Some(partner) if !has_bid[partner] => None,
        Some(partner) if !state.nil[partner] => Some(Prospect {
            partner: state.bids[partner],
            mean: mean + f64::from(state.bids[partner]),
            spread: SPREAD,
        }),
        _ => Some(Prospect::alone(mean, SPREAD)),
    }
}

/// Returns the certain tricks of a seat, which no bid gives away, and the tricks that its partner's bid leaves of thirteen.
pub(crate) fn bounds(state: &PlayoutState, rules: &Rules, has_bid: [bool; 4], seat: usize) -> (u8, u8) {
    let hand = state.hands[seat];
    let max = match rules.partner(seat) {
        Some(partner) if has_bid[partner] && !state.nil[partner] => 13u8.saturating_sub(state.bids[partner]),
        _ => 13,
    };
    (estimate::certain(hand, state.deck & !hand), max)
}

/// Returns the legal number nearest to `wanted`, nil excluded.
fn nearest(legal: &[Action], wanted: u8) -> Option<Action> {
    let numbers = legal.iter().filter(|action| matches!(action, Action::Bid(1..)));
    numbers
        .min_by_key(|action| match action {
            Action::Bid(number) => number.abs_diff(wanted),
            _ => u8::MAX,
        })
        .or_else(|| legal.iter().find(|action| matches!(action, Action::Bid(_))))
        .copied()
}

/// Returns the correction to the expected tricks: lower when the others have bid high, higher when they have bid low.
fn shade(state: &PlayoutState, rules: &Rules, standing: Standing, seat: usize) -> f32 {
    let others = (0..4).filter(|&other| other != seat && standing.has_bid[other]);
    let (count, sum) = others.fold((0.0f32, 0.0f32), |(count, sum), other| {
        (count + 1.0, sum + f32::from(state.bids[other]))
    });
    // Bids total about eleven of thirteen tricks: 2.8 per seat.
    let surplus = (2.8 * count - sum).clamp(-4.0, 4.0);
    let covering = rules.partner(seat).is_some_and(|p| standing.has_bid[p] && state.nil[p]);
    0.1 * surplus - standing.caution - if covering { 0.3 } else { 0.0 }
}

/// Returns `true` if only a blind nil is left: the opponents are about to win, and far ahead.
fn desperate(rules: &Rules, standing: Standing, seat: usize) -> bool {
    let side = rules.side_of(seat);
    let own = standing.scores[side];
    let best = (0..standing.scores.len())
        .filter(|&other| other != side)
        .map(|other| standing.scores[other])
        .max();
    let target = rules.end.target.unwrap_or(500);
    best.is_some_and(|best| target - best <= 40 && best - own >= 170)
}

/// Returns the legal bids of a seat in a position whose bidding is completed within a search.
pub(crate) fn legal(state: &PlayoutState, rules: &Rules, has_bid: [bool; 4], seat: usize) -> impl Iterator<Item = u8> {
    let spades = (state.hands[seat] & crate::playout_state::SUITS[crate::playout_state::SPADES]).count_ones() as u8;
    let partner = rules.partner(seat).filter(|&partner| has_bid[partner]);
    let mut others = (0..usize::from(rules.players)).filter(|&other| other != seat);
    rules.legal_bids(&BidTurn {
        spades,
        partner: partner.map(|partner| state.bid(partner)),
        others: others
            .clone()
            .filter(|&other| has_bid[other])
            .map(|other| state.bids[other])
            .sum(),
        is_last: others.all(|other| has_bid[other]),
        thrown_in: state.thrown_in,
    })
}

/// Bids for every seat that has not bid yet: by rule, but in suicide like Expert, which bids 0.8 tricks more there than the rule.
pub(crate) fn finish(state: &mut PlayoutState, rules: &Rules, scores: &[i32], has_bid: &mut [bool; 4], first: usize) {
    let players = usize::from(rules.players);
    let caution = if rules.sides == Sides::Single {
        CAUTION_ALONE
    } else {
        CAUTION
    };
    let mut before: ArrayVec<(usize, u8), 4> = ArrayVec::new();
    for seat in (0..players).map(|step| (first + step) % players) {
        if !has_bid[seat] {
            let legal: ArrayVec<Action, 14> = legal(state, rules, *has_bid, seat).map(Action::Bid).collect();
            let standing = Standing {
                scores,
                has_bid: *has_bid,
                caution,
            };
            let action = if rules.bidding == BiddingRule::Suicide {
                usual(state, rules, *has_bid, seat, &legal, &before)
            } else {
                choose(state, rules, standing, seat, &legal)
            };
            if let Action::Bid(number) = action {
                state.set_bid(seat, Bid::Tricks(number));
            }
            has_bid[seat] = true;
        }
        if state.is_covered(seat) {
            continue;
        }
        before.push((seat, state.bids[seat]));
    }
}

/// Returns Expert's most likely bid after these bids, ignoring the dummy.
pub(crate) fn usual(
    state: &PlayoutState,
    rules: &Rules,
    has_bid: [bool; 4],
    seat: usize,
    legal: &[Action],
    before: &[(usize, u8)],
) -> Action {
    let hand = state.hands[seat];
    let expected = estimate::tricks(hand, state.deck);
    let shift = habit::shift(rules, seat, before);
    let (min, max) = bounds(state, rules, has_bid, seat);
    if may_be_nil(rules, hand, state.deck) && legal.contains(&Action::Bid(0)) {
        let chance = estimate::nil(rules, hand, state.deck);
        if max == 0 || habit::nil(rules, expected, chance, shift) > 0.5 {
            return Action::Bid(0);
        }
    }
    let (mean, _) = habit::number(rules, expected, shift);
    let wanted = f32::max(1.0, mean).round() as u8;
    nearest(legal, wanted.max(min).min(max)).unwrap_or(legal[0])
}
