//! Which card to try first.

use super::bounds::Range;
use super::position::{Position, SPADES, Spot, Spots, followers, leaders, length};
use super::search::Counts;

/// Whether the seat that wants these counts wants many tricks rather than few.
fn wants_many(wanted: Counts, range: Range) -> bool {
    let span = u32::from(range.most - range.least) + 1;
    let within = u32::from(wanted) >> range.least & ((1 << span) - 1);
    let half = span / 2;
    let low = (within & ((1 << half) - 1)).count_ones();
    let high = (within >> (span - half)).count_ones();
    high >= low
}

fn sort(spots: &mut Spots, score: impl Fn(Spot) -> i32) {
    let mut scored: arrayvec::ArrayVec<(i32, Spot), 13> = spots.iter().map(|&spot| (-score(spot), spot)).collect();
    for i in 1..scored.len() {
        let mut j = i;
        while j > 0 && scored[j - 1].0 > scored[j].0 {
            scored.swap(j - 1, j);
            j -= 1;
        }
    }
    for (spot, (_, sorted)) in spots.iter_mut().zip(scored) {
        *spot = sorted;
    }
}

/// Leads, the most promising first.
pub(super) fn leads(position: &Position, wanted: Counts, range: Range, spots: &mut Spots) {
    let many = wants_many(wanted, range);
    let ruffs = followers(position.suits[SPADES]) != 0;
    sort(spots, |spot| {
        let suit = position.suits[usize::from(spot.suit)];
        let theirs = followers(suit);
        let above = (theirs >> spot.at).count_ones() as i32;
        let their_count = theirs.count_ones() as i32;
        let our_count = leaders(suit).count_ones() as i32;
        let spade = usize::from(spot.suit) == SPADES;
        if many {
            let wins = above == 0 && (their_count > 0 || spade || !ruffs);
            if wins {
                return 100 + their_count - if spade { 50 } else { 0 };
            }
            let forces_ruff = !spade && their_count == 0;
            if forces_ruff {
                40 + our_count
            } else {
                20 + our_count - above - if spade { 15 } else { 0 }
            }
        } else {
            let low = i32::from(spot.at == 0);
            if above == 0 {
                -50 + their_count
            } else {
                above * 2 + low - our_count + if spade { -5 } else { 0 }
            }
        }
    });
}

/// Replies, the one that hurts the leader most first.
pub(super) fn replies(position: &Position, lead: Spot, wanted: Counts, range: Range, spots: &mut Spots) {
    let many = !wants_many(wanted, range);
    sort(spots, |spot| {
        let suit = position.suits[usize::from(spot.suit)];
        let takes = Position::takes(lead, spot);
        let at = i32::from(spot.at);
        let spade = usize::from(spot.suit) == SPADES;
        if many {
            if takes {
                100 - at
            } else {
                50 - at - length(suit) as i32 - if spade { 40 } else { 0 }
            }
        } else if takes {
            at
        } else {
            50 + at + if spade { 20 } else { 0 }
        }
    });
}
