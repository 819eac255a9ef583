//! The score sheet of a round.

use serde::{Deserialize, Serialize};

/// One side's lines on the score sheet of a round. With a dummy there is one for every player, with the contract, the
/// tricks and the points of the player's side in that round.
///
/// ```
/// use spades_rules::{Game, Phase, Preset, Seed, SideScore};
/// let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
/// while game.phase() != Phase::RoundEnd {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// let side: SideScore = game.sheet()[0];
/// let points = side.contract_points + side.nil_points + side.bag_points + side.bag_penalty + side.renege_points;
/// assert_eq!(side.total, points);
/// assert_eq!(side.score, game.scores()[0]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SideScore {
    /// The contract: the sum of the side's bids that are not nil.
    pub contract: u8,
    /// Tricks taken by the side.
    pub tricks: u8,
    /// `true` if the contract was made; `false` without one. (With a right call of a renege, the caller's is.)
    #[serde(default)]
    pub made: bool,
    /// `true` if the side was set: its contract was missed, whatever that cost. A missed moon is no set.
    #[serde(default)]
    pub set: bool,
    /// Points of the contract: +10c or −10c (for a moon that is made, its bonus).
    pub contract_points: i32,
    /// Points of nils and blind nils.
    pub nil_points: i32,
    /// Bags taken this round.
    pub bags: u8,
    /// Points of these bags: with most rules 1 each.
    #[serde(default)]
    pub bag_points: i32,
    /// The bag penalty taken this round, as a negative number or 0.
    pub bag_penalty: i32,
    /// Points of a renege that was rightly called.
    pub renege_points: i32,
    /// All points of the round.
    pub total: i32,
    /// The side's score after the round.
    pub score: i32,
    /// The side's bags after the round.
    pub bags_after: u8,
    /// The side's sets after the round.
    #[serde(default)]
    pub sets_after: u8,
    /// The side's sets in a row after the round.
    #[serde(default)]
    pub set_run_after: u8,
}
