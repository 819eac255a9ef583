//! Compares two lines of play over the same deals.

use serde::Serialize;

use crate::Sheet;

/// A line of play from the point of view of one side.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Score sheet.
    pub sheet: &'a Sheet,
    /// Side whose points are compared.
    pub side: usize,
}

/// A round that both lines have finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundPair {
    /// Round number, from 1.
    pub round: u16,
    /// Points of the first line's side in this round.
    pub first: i32,
    /// Points of the second line's side in this round.
    pub second: i32,
    /// `true` if both played the same cards. (With three players, a deal on which all bid nil is thrown in, and the next one differs.)
    pub same_deal: bool,
}

/// Comparison of two lines of play over the rounds that both have finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// Rounds that both have finished. A round that only one has finished is left out, as the other may still play it.
    pub rounds: Vec<RoundPair>,
    /// Totals of the first and the second line over these rounds.
    pub sums: [i32; 2],
    /// Number of additional rounds of the first and the second line.
    pub more: [usize; 2],
}

/// Compares two lines of play over the same rules and seed, round by round.
///
/// ```
/// use spades_archive::{RoundScore, Sheet, compare::{Seen, compare}};
/// let round = |points: [i32; 2]| RoundScore { thrown_in: 0, points: points.to_vec() };
/// let friend = Sheet { rounds: vec![round([63, -40]), round([20, 51])] };
/// let own = Sheet { rounds: vec![round([81, 40])] };
/// let comparison = compare(Seen { sheet: &friend, side: 0 }, Seen { sheet: &own, side: 0 });
/// assert_eq!(comparison.sums, [63, 81]);
/// assert_eq!(comparison.more, [1, 0]);
/// ```
#[must_use]
pub fn compare(first: Seen, second: Seen) -> Comparison {
    let points = |seen: Seen, round: usize| seen.sheet.rounds[round].points.get(seen.side).copied().unwrap_or(0);
    let both = first.sheet.rounds.len().min(second.sheet.rounds.len());
    let mut comparison = Comparison {
        more: [first, second].map(|seen| seen.sheet.rounds.len() - both),
        ..Comparison::default()
    };
    for round in 0..both {
        let pair = RoundPair {
            round: u16::try_from(round + 1).unwrap_or(u16::MAX),
            first: points(first, round),
            second: points(second, round),
            same_deal: first.sheet.rounds[round].thrown_in == second.sheet.rounds[round].thrown_in,
        };
        comparison.sums[0] += pair.first;
        comparison.sums[1] += pair.second;
        comparison.rounds.push(pair);
    }
    comparison
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RoundScore;

    #[test]
    fn a_deal_that_was_thrown_in_by_one_alone_is_not_the_same() {
        let sheet = |thrown_in: u32| Sheet {
            rounds: vec![RoundScore {
                thrown_in,
                points: vec![10, -20, 30],
            }],
        };
        let (one, other) = (sheet(0), sheet(1));
        let seen = |sheet, side| Seen { sheet, side };
        let comparison = compare(seen(&one, 2), seen(&other, 1));
        assert_eq!(comparison.sums, [30, -20]);
        assert!(!comparison.rounds[0].same_deal);
        assert!(compare(seen(&one, 0), seen(&one, 0)).rounds[0].same_deal);
        assert_eq!(compare(seen(&one, 0), seen(&Sheet::default(), 0)).more, [1, 0]);
    }
}
