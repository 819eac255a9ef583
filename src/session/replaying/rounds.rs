//! The rounds of a match that can be replayed.

use spades_rules::Action;

use crate::session::Match;
use crate::session::replay::ReplayCursor;

/// A round within the record of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRange {
    pub round: u16,
    /// Number of actions before the round.
    pub from: usize,
    /// Number of actions when it was scored, or so far.
    pub to: usize,
    /// `true` if the round was scored.
    pub scored: bool,
}

/// Returns the rounds of a match, without the current round if several people would see each other's cards in it.
pub(super) fn of(game: &Match) -> Vec<RoundRange> {
    let mut rounds = Vec::new();
    let Ok(mut cursor) = ReplayCursor::new(game.game().record()) else {
        return rounds;
    };
    let mut from = 0;
    loop {
        let next = cursor.next_action();
        if next.is_none() || next == Some(Action::NextRound) {
            rounds.push(RoundRange {
                round: cursor.game().round(),
                from,
                to: cursor.at(),
                scored: cursor.game().phase().is_scored(),
            });
        }
        if !cursor.step() {
            break;
        }
        if next == Some(Action::NextRound) {
            from = cursor.at();
        }
    }
    rounds.retain(|stretch| stretch.scored || !game.hot_seat() && stretch.to > stretch.from);
    rounds
}
