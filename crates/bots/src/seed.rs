//! The seeds of the bots' random numbers.

use sha2::{Digest, Sha256};
use spades_rules::{Seat, Seed};

/// Distinguishes these hashes from all others over a match's seed, such as the commitment to a deal.
const LABEL: &[u8] = b"spades-bots decision 1\0";

/// Returns the seed of the decision that `seat` makes after `count` actions of a match: the same match, moment and
/// seat always give the same random numbers.
///
/// It is a hash. The seed of the match determines all its deals, so a bot that got bits of it could in principle
/// derive the hidden cards; this reveals nothing.
///
/// ```
/// use spades_bots::{Decision, Level, decision_seed};
/// use spades_rules::{Game, Preset, Seed};
/// let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(1)).unwrap();
/// let seat = game.actor().unwrap();
/// let seed = decision_seed(game.seed(), game.action_count(), seat);
/// let decision = Decision::new(&game.view(seat), Level::Expert, seed);
/// assert_ne!(seed, decision_seed(game.seed(), game.action_count() + 1, seat));
/// ```
#[must_use]
pub fn decision_seed(match_seed: Seed, count: usize, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(LABEL);
    hash.update(match_seed.0);
    hash.update((count as u64).to_le_bytes());
    hash.update((seat as u64).to_le_bytes());
    let bytes: [u8; 32] = hash.finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = bytes;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_match_moment_and_seat_has_its_own() {
        let mut found = HashSet::new();
        let mut last = Seed::from_u64(1);
        last.0[31] = 1;
        for seed in [Seed::from_u64(0), Seed::from_u64(1), last] {
            for count in 0..300 {
                found.extend((0..4).map(|seat| decision_seed(seed, count, seat)));
            }
        }
        assert_eq!(found.len(), 3 * 300 * 4);
    }

    /// The value is fixed, so that a match replayed with the same bots is the same.
    #[test]
    fn it_is_the_hash_that_it_says() {
        // printf 'spades-bots decision 1\0' and 32, 8 and 8 bytes | sha256sum
        let seed = Seed(std::array::from_fn(|at| at as u8));
        assert_eq!(decision_seed(seed, 258, 1), 0x2EEC_32CA_9DD1_916D);
    }
}
