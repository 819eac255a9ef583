//! Card play that was learned, for rounds in which everybody plays for himself.
//!
//! A small network says how good each card is, from what the rule ([`play`]) makes of it and from what else the hand to play knows. It was taught by
//! searches: in positions of such rounds every card was played out in sampled worlds, and the network learned to play those that came to
//! most (policy iteration by rollouts, after Lagoudakis and Parr, "Reinforcement learning as classification", 2003). `crates/bots/learn/policy.py`
//! does it again.

#[cfg(test)]
mod tests;
mod weights;

use arrayvec::ArrayVec;
use spades_rules::Rules;

use super::odds::{Odds, beats};
use super::play::{self, Stakes, Weighed};
use super::playout_state::{PlayoutState, SPADES, SUITS, above, below, suit_of};

/// Numbers that describe a position to the network.
const SHARED: usize = 18;

/// Numbers that describe a card in a position, the position's included.
const INPUTS: usize = 40;

/// How surely hands are taken to play what the network holds to be best: scores are divided by this for their likelihoods.
const HEAT: f32 = 0.5;

/// Cards with their scores.
type Scores = ArrayVec<(u8, f32), 16>;

/// The card that is best by what was learned.
pub(crate) fn choose(state: &PlayoutState, rules: &Rules) -> u8 {
    let lawful = state.lawful();
    let lowest = lawful.trailing_zeros() as u8;
    if lawful & (lawful - 1) == 0 {
        return lowest;
    }
    let scores = scores(state, rules);
    let best = scores.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(lowest, |&(card, _)| card)
}

/// How likely a lawful card is to be played, as a logarithm.
pub(crate) fn likelihood(state: &PlayoutState, rules: &Rules, card: u8) -> f32 {
    let scores = scores(state, rules);
    // Of equals the lowest stands for all.
    let equal = |&&(low, _): &&(u8, f32)| low <= card && suit_of(low) == suit_of(card);
    let Some(&(_, own)) = scores.iter().rfind(equal) else {
        return f32::NEG_INFINITY;
    };
    let sum: f32 = scores.iter().map(|&(_, score)| ((score - own) / HEAT).exp()).sum();
    -sum.ln()
}

/// Every candidate with its score.
fn scores(state: &PlayoutState, rules: &Rules) -> Scores {
    let odds = Odds::new(state);
    let cards: ArrayVec<u8, 16> = play::candidates(state.lawful(), odds.unseen | play::trick_cards(state)).collect();
    if let [only] = cards[..] {
        return [(only, 0.0)].into_iter().collect();
    }
    let mut shared = None;
    let described = describe(state, rules, &odds, &cards);
    let score = |(card, inputs): (u8, [f32; INPUTS])| {
        let mut hidden = *shared.get_or_insert_with(|| {
            let mut hidden = weights::BIAS;
            add(&mut hidden, &inputs[..SHARED], &weights::INPUT[..SHARED]);
            hidden
        });
        add(&mut hidden, &inputs[SHARED..], &weights::INPUT[SHARED..]);
        let outputs = hidden.iter().zip(&weights::OUTPUT);
        let sum: f32 = outputs.map(|(hidden, weight)| hidden.max(0.0) * weight).sum();
        (card, weights::RULE * inputs[SHARED] + sum)
    };
    described.map(score).collect()
}

/// Adds inputs to the hidden units by their weights.
fn add(hidden: &mut [f32; weights::HIDDEN], inputs: &[f32], rows: &[[f32; weights::HIDDEN]]) {
    for (&input, row) in inputs.iter().zip(rows) {
        for (hidden, weight) in hidden.iter_mut().zip(row) {
            *hidden += input * weight;
        }
    }
}

/// The numbers that the network is told of each of the `cards`. Whatever it learned, it learned of these, in this order.
fn describe<'a>(
    state: &'a PlayoutState,
    rules: &Rules,
    odds: &'a Odds,
    cards: &[u8],
) -> impl Iterator<Item = (u8, [f32; INPUTS])> + 'a {
    let stakes = play::stakes(state, rules, odds);
    let weighed: ArrayVec<(u8, Weighed), 16> = cards
        .iter()
        .map(|&card| (card, play::weigh(state, odds, &stakes, card)))
        .collect();
    let best = weighed.iter().map(|(_, card)| card.worth).fold(f32::MIN, f32::max);
    let scene = Scene::new(state, odds, &stakes);
    weighed
        .into_iter()
        .map(move |(card, weighed)| (card, scene.card(card, &weighed, best)))
}

/// 1 for yes.
fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// A position as the network is told of it.
struct Scene<'a> {
    state: &'a PlayoutState,
    odds: &'a Odds,
    /// What is the same for every card.
    shared: [f32; SHARED],
    /// By hand: 1 if it needs tricks that it can still get.
    needy: [f32; 4],
    /// The worth of an own trick.
    own: f32,
    /// 1 if the hand to play needs no tricks.
    content: f32,
}

impl<'a> Scene<'a> {
    fn new(state: &'a PlayoutState, odds: &'a Odds, stakes: &Stakes) -> Scene<'a> {
        let me = usize::from(state.turn);
        let left = f32::from(state.tricks_left());
        let need = [0, 1, 2, 3].map(|seat| f32::from(state.bids[seat]) - f32::from(state.tricks[seat]));
        let needy = need.map(|need| flag(need > 0.0 && need <= left));
        let others = || (0..4).filter(|&seat| seat != me);
        let wanted: f32 = others().map(|seat| need[seat].clamp(0.0, left)).sum();
        let spades = (state.hands[me] & SUITS[SPADES]).count_ones() as f32;
        let out = (odds.unseen & SUITS[SPADES]).count_ones() as f32;
        let place = state.trick.len();
        let led = state.trick.first().map(|&(_, card)| suit_of(card));
        let winning = state.winning();
        let ruffed = |card: u8| led != Some(SPADES) && suit_of(card) == SPADES;
        let (own, content) = (stakes.own / 20.0, flag(need[me] <= 0.0));
        let shared = [
            left / 13.0,
            (need[me] / 4.0).clamp(-1.0, 2.0),
            content,
            flag(need[me] > left),
            ((stakes.promise - need[me]) / 3.0).clamp(-2.0, 2.0),
            (wanted + need[me].max(0.0) - left) / 4.0,
            others().map(|seat| needy[seat]).sum::<f32>() / 3.0,
            flag(place == 0),
            flag(place == 1),
            flag(place == 3),
            spades / 4.0,
            out / 8.0,
            flag(state.broken),
            winning.map_or(0.0, |(seat, _)| needy[seat] - 0.5),
            winning.map_or(0.0, |(_, card)| flag(ruffed(card))),
            flag(led == Some(SPADES)),
            flag(state.nil_alive(me)),
            own,
        ];
        Scene {
            state,
            odds,
            shared,
            needy,
            own,
            content,
        }
    }

    /// The numbers of one card; `best` is the worth of the best by rule.
    fn card(&self, card: u8, weighed: &Weighed, best: f32) -> [f32; INPUTS] {
        let (state, odds) = (self.state, self.odds);
        let me = usize::from(state.turn);
        let suit = suit_of(card);
        let hand = state.hands[me];
        let own = hand & SUITS[suit];
        let length = own.count_ones();
        let unseen = odds.unseen & SUITS[suit];
        let (chance, behind) = (weighed.chance, weighed.worth - best);
        let others = || (0..4).filter(|&seat| seat != me);
        let led = state.trick.first().map_or(suit, |&(_, led)| suit_of(led));
        let void: f32 = others().map(|seat| odds.void(seat, suit)).sum::<f32>() / 3.0;
        let takes = flag(state.winning().is_none_or(|(_, winner)| beats(card, winner)));
        let needy: f32 = others().map(|seat| chance[seat] * self.needy[seat]).sum();
        let nils = others().filter(|&seat| state.nil_alive(seat));
        let nil: f32 = nils.map(|seat| chance[seat]).sum();
        let higher = (unseen & above(card)).count_ones() as f32;
        let lower = (unseen & below(card)).count_ones() as f32;
        let rank = if suit == SPADES { card - 39 } else { card % 13 };
        let ruffs_next = length == 1 && suit != SPADES && hand & SUITS[SPADES] != 0;
        let mut inputs = [0.0; INPUTS];
        inputs[..SHARED].copy_from_slice(&self.shared);
        inputs[SHARED..].copy_from_slice(&[
            (behind / 10.0).max(-3.0),
            flag(behind == 0.0),
            chance[me],
            needy,
            nil,
            flag(suit == SPADES),
            f32::from(rank) / 12.0,
            higher / 6.0,
            lower / 6.0,
            flag(higher == 0.0),
            length as f32 / 5.0,
            unseen.count_ones() as f32 / 8.0,
            (own & above(card)).count_ones() as f32 / 3.0,
            (own & below(card)).count_ones() as f32 / 3.0,
            weighed.later,
            flag(suit == led),
            flag(suit == SPADES && led != SPADES),
            void,
            flag(ruffs_next),
            takes,
            takes * chance[me] * self.content,
            chance[me] * self.own,
        ]);
        inputs
    }
}
