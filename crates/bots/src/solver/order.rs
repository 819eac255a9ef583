//! Which card to try first. What cards weigh is found by trying: see [`weights`].

use super::bounds::Range;
use super::position::{Position, SPADES, Spot, Spots, followers, leaders, length};
use super::search::Counts;
use weights::*;

mod weights;

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
        let void = i32::from(their_count == 0);
        if many {
            let wins = above == 0 && (their_count > 0 || spade || !ruffs);
            if wins {
                return WINS + (WINS_THEIRS * their_count + WINS_OURS * our_count) / 8
                    - if spade { WINS_SPADE } else { 0 };
            }
            let forces_ruff = !spade && their_count == 0;
            if forces_ruff {
                FORCES + FORCES_OURS * our_count / 8
            } else {
                LOSES + (LOSES_OURS * our_count - LOSES_ABOVE * above + LOSES_THEIRS * their_count) / 8
                    - if spade { LOSES_SPADE } else { 0 }
            }
        } else {
            let low = i32::from(spot.at == 0);
            if above == 0 {
                HIGH + (HIGH_THEIRS * their_count + HIGH_OURS * our_count) / 8 + HIGH_VOID * void
            } else {
                (LOW_ABOVE * above - LOW_OURS * our_count + LOW_THEIRS * their_count) / 8 + LOW_LOWEST * low
                    - if spade { LOW_SPADE } else { 0 }
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
        let ours = followers(suit).count_ones() as i32;
        let ruff = i32::from(takes && spot.suit != lead.suit);
        if many {
            if takes {
                TAKES - TAKES_HEIGHT * at / 8 - TAKES_RUFF * ruff
            } else {
                LEAVES
                    - (LEAVES_HEIGHT * at + LEAVES_LENGTH * length(suit) as i32 + LEAVES_OWN * ours) / 8
                    - if spade { LEAVES_SPADE } else { 0 }
            }
        } else if takes {
            STUCK_HEIGHT * at / 8 + STUCK_RUFF * ruff
        } else {
            DUCKS + (DUCKS_HEIGHT * at + DUCKS_OWN * ours) / 8 + if spade { DUCKS_SPADE } else { 0 }
        }
    });
}
