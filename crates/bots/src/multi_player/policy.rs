//! A learned policy for card play in rounds where every player plays alone.
//!
//! A small network scores each card, from the rule's view of it ([`super::play`]) and from what else the hand to play
//! knows. It was trained on playouts: in positions of rounds that it had played itself, every card was played out
//! once with the true cards, and it learned to play the card with the best results over all hands that look the same
//! to the player (policy iteration by rollouts, after Lagoudakis and Parr, "Reinforcement learning as
//! classification", 2003). `spades-lab learn-policy` and `crates/bots/fits/policy.py` repeat the training.

mod scene;
#[cfg(test)]
mod tests;
mod training;
#[path = "../../fits/policy.rs"]
mod weights;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use spades_rules::{Card, Rules};

use super::dice::Dice;
use super::odds::Odds;
use super::play;
use crate::playout_state::{PlayoutState, suit_of};
pub use training::write as write_policy_positions;
use weights::HIDDEN;

/// Inference temperature: scores are divided by this to get the likelihoods of cards that were played.
const INFERENCE_TEMPERATURE: f32 = 0.5;

/// Playout temperature of the others' cards. It equals the deviation of searches from the network, so that their plays are predicted best.
const PLAYOUT_TEMPERATURE: f32 = 1.0;

/// Cards with their scores.
type Scores = ArrayVec<(u8, f32), 16>;

/// Number of different faces: 52 cards and the jokers.
const FACES: usize = 54;

/// By card, the number of its face: a deck has only one of the two cards that a high deuce may be.
static FACE: [u8; Card::COUNT] = {
    let mut faces = [0; Card::COUNT];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let face = card.printed().index();
        faces[index as usize] = if card.is_joker() { face - 2 } else { face };
        index += 1;
    }
    faces
};

/// Per-card noise added to the scores. Choosing the card with the best sum plays each card with the probability that
/// a softmax of the scores gives it (Gumbel's trick: Maddison et al., "A* sampling", 2014). It is drawn once per
/// world, so that all options tried in a world meet hands with the same preferences, and differences are not lost in
/// noise.
#[derive(Clone, Debug)]
pub(crate) struct GumbelNoise([f32; FACES]);

impl GumbelNoise {
    /// No noise: every hand plays the network's best card.
    pub const NONE: GumbelNoise = GumbelNoise([0.0; FACES]);

    /// Draws the noise.
    pub fn draw(dice: &mut Dice) -> GumbelNoise {
        // Clamped away from 0 and 1, where the logarithms diverge.
        let mut gumbel = || -(-dice.unit().clamp(1e-7, 1.0 - 1e-7).ln()).ln();
        GumbelNoise(std::array::from_fn(|_| PLAYOUT_TEMPERATURE * gumbel()))
    }
}

/// The network, with one hidden layer.
struct Network {
    /// Bias of each hidden unit.
    bias: [f32; HIDDEN],
    /// Output weight of each hidden unit.
    output: [f32; HIDDEN],
    /// Weights of each input of the position, by hidden unit.
    shared: [[f32; HIDDEN]; scene::SHARED],
    /// Weights of each input of a card, by hidden unit.
    card: [[f32; HIDDEN]; scene::CARD],
}

/// The weights are stored as thousandths, which is half of the download.
static NETWORK: LazyLock<Network> = LazyLock::new(|| {
    let thousandths = |row: [i16; HIDDEN]| row.map(|number| f32::from(number) / 1000.0);
    Network {
        bias: thousandths(weights::BIAS),
        output: thousandths(weights::OUTPUT),
        shared: weights::SHARED.map(thousandths),
        card: weights::CARD.map(thousandths),
    }
});

/// Returns the best card by the learned policy with this noise.
pub(crate) fn choose(state: &PlayoutState, rules: &Rules, noise: &GumbelNoise) -> u8 {
    let lawful = state.lawful();
    let lowest = lawful.trailing_zeros() as u8;
    if lawful & (lawful - 1) == 0 {
        return lowest;
    }
    let worth = |(card, score): (u8, f32)| score + noise.0[usize::from(FACE[usize::from(card)])];
    let scores = scores(state, rules).into_iter();
    let best = scores.max_by(|&a, &b| worth(a).total_cmp(&worth(b)));
    best.map_or(lowest, |(card, _)| card)
}

/// Returns the log-likelihood that a legal card is played.
pub(crate) fn likelihood(state: &PlayoutState, rules: &Rules, card: u8) -> f32 {
    let scores = scores(state, rules);
    // Of equals the lowest stands for all.
    let equal = |&&(low, _): &&(u8, f32)| low <= card && suit_of(low) == suit_of(card);
    let Some(&(_, own)) = scores.iter().rfind(equal) else {
        return f32::NEG_INFINITY;
    };
    let sum: f32 = scores
        .iter()
        .map(|&(_, score)| ((score - own) / INFERENCE_TEMPERATURE).exp())
        .sum();
    -sum.ln()
}

/// Returns every candidate with its score.
fn scores(state: &PlayoutState, rules: &Rules) -> Scores {
    let odds = Odds::new(state);
    let cards: ArrayVec<u8, 16> = play::candidates(state.lawful(), odds.unseen | play::trick_cards(state)).collect();
    if let [only] = cards[..] {
        return [(only, 0.0)].into_iter().collect();
    }
    let network = &*NETWORK;
    let described = scene::describe(state, rules, &odds, &cards);
    let mut shared = network.bias;
    add(&mut shared, &described.shared, &network.shared);
    let (of_card, of_suit) = network.card.split_at(scene::WITHIN_SUIT);
    // Cards of a suit are adjacent.
    let mut suit = (usize::MAX, shared);
    let score = |&(card, inputs): &(u8, [f32; scene::CARD])| {
        if suit.0 != suit_of(card) {
            suit = (suit_of(card), shared);
            add(&mut suit.1, &inputs[scene::WITHIN_SUIT..], of_suit);
        }
        let mut hidden = suit.1;
        add(&mut hidden, &inputs[..scene::WITHIN_SUIT], of_card);
        let outputs = hidden.iter().zip(&network.output);
        let sum: f32 = outputs.map(|(hidden, weight)| hidden.max(0.0) * weight).sum();
        (card, weights::RULE * inputs[0] + sum)
    };
    described.cards.iter().map(score).collect()
}

/// Adds inputs to the hidden units by their weights.
fn add(hidden: &mut [f32; HIDDEN], inputs: &[f32], rows: &[[f32; HIDDEN]]) {
    for (&input, row) in inputs.iter().zip(rows) {
        // More than a third of the inputs are zero.
        if input == 0.0 {
            continue;
        }
        for (hidden, weight) in hidden.iter_mut().zip(row) {
            *hidden += input * weight;
        }
    }
}
