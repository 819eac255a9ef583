//! Card play that was learned, for rounds in which everybody plays for himself.
//!
//! A small network says how good each card is, from what the rule ([`super::play`]) makes of it and from what else the hand to play knows. It was
//! taught by playouts: in positions of rounds that it had played itself every card was played out once as the cards truly lay, and it learned to
//! play what came to most, over all hands that look the same to whoever plays (policy iteration by rollouts, after Lagoudakis and Parr,
//! "Reinforcement learning as classification", 2003). `crates/bots/learn/policy.py` does it again.

mod scene;
#[cfg(test)]
mod tests;
mod weights;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use spades_rules::Rules;

use super::dice::Dice;
use super::odds::Odds;
use super::play;
use super::playout_state::{PlayoutState, suit_of};
use weights::HIDDEN;

/// How surely hands are taken to play what the network holds to be best: scores are divided by this for their likelihoods.
const HEAT: f32 = 0.5;

/// The same where others are played out. It is how far searches themselves stray from the network: so their plays are foretold best.
const STRAY: f32 = 1.0;

/// Cards with their scores.
type Scores = ArrayVec<(u8, f32), 16>;

/// What hands are fonder of than the network is: something on top of the score of every card. Whoever plays the best of the sums plays each
/// card as often as a softmax of the scores has it (Gumbel's trick: Maddison et al., "A* sampling", 2014). They are drawn once for a world, so that
/// whatever is tried in it meets hands with the same leanings, and differences are not drowned in chance.
#[derive(Clone, Debug)]
pub(crate) struct Leanings([f32; 54]);

impl Leanings {
    /// No leanings: everybody plays what is best by the network.
    pub const NONE: Leanings = Leanings([0.0; 54]);

    /// Draws them.
    pub fn draw(dice: &mut Dice) -> Leanings {
        // Away from the ends, where logarithms have none.
        let mut gumbel = || -(-dice.unit().clamp(1e-7, 1.0 - 1e-7).ln()).ln();
        Leanings(std::array::from_fn(|_| STRAY * gumbel()))
    }
}

/// The network: one layer of hidden units.
struct Network {
    /// What each hidden unit begins with.
    bias: [f32; HIDDEN],
    /// What each hidden unit counts for.
    output: [f32; HIDDEN],
    /// What each number of a position counts for in each hidden unit.
    shared: [[f32; HIDDEN]; scene::SHARED],
    /// The same of a card.
    card: [[f32; HIDDEN]; scene::CARD],
}

/// Its numbers are kept as thousandths, which is half of the download.
static NETWORK: LazyLock<Network> = LazyLock::new(|| {
    let thousandths = |row: [i16; HIDDEN]| row.map(|number| f32::from(number) / 1000.0);
    Network {
        bias: thousandths(weights::BIAS),
        output: thousandths(weights::OUTPUT),
        shared: weights::SHARED.map(thousandths),
        card: weights::CARD.map(thousandths),
    }
});

/// The card that is best by what was learned and these leanings.
pub(crate) fn choose(state: &PlayoutState, rules: &Rules, leanings: &Leanings) -> u8 {
    let lawful = state.lawful();
    let lowest = lawful.trailing_zeros() as u8;
    if lawful & (lawful - 1) == 0 {
        return lowest;
    }
    let worth = |(card, score): (u8, f32)| score + leanings.0[usize::from(card)];
    let scores = scores(state, rules).into_iter();
    let best = scores.max_by(|&a, &b| worth(a).total_cmp(&worth(b)));
    best.map_or(lowest, |(card, _)| card)
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
    let network = &*NETWORK;
    let described = scene::describe(state, rules, &odds, &cards);
    let mut shared = network.bias;
    add(&mut shared, &described.shared, &network.shared);
    let (of_card, of_suit) = network.card.split_at(scene::WITHIN_SUIT);
    // Cards of a suit stand together.
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
        // A third of them and more is nothing.
        if input == 0.0 {
            continue;
        }
        for (hidden, weight) in hidden.iter_mut().zip(row) {
            *hidden += input * weight;
        }
    }
}
