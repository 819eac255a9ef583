//! Which card to try first. What cards weigh is found by trying: see [`weights`].

use arrayvec::ArrayVec;

use super::bounds::Range;
use super::facts::{Facts, Table};
use super::position::{Position, SPADES, Spot, followers, leaders, length, starts};
use super::search::Counts;
use weights::*;

mod weights;

/// Whether the seat that wants these counts wants many tricks rather than few.
pub(super) fn wants_many(wanted: Counts, range: Range) -> bool {
    let span = u32::from(range.most - range.least) + 1;
    let within = u32::from(wanted) >> range.least & ((1 << span) - 1);
    let half = span / 2;
    let low = (within & ((1 << half) - 1)).count_ones();
    let high = (within >> (span - half)).count_ones();
    high >= low
}

/// Cards still to try: the best is taken first.
#[derive(Clone, Debug, Default)]
pub(super) struct Tries {
    /// A card's number in the lowest byte, turned round so that of cards that weigh the same the lowest comes first; its weight above.
    list: ArrayVec<i32, 13>,
}

impl Tries {
    /// One card alone.
    pub(super) fn one(spot: Spot) -> Tries {
        let mut tries = Tries::default();
        tries.add(spot, 0);
        tries
    }

    fn add(&mut self, spot: Spot, weight: i32) {
        self.list.push(weight << 8 | i32::from(!(spot.suit << 4 | spot.at)));
    }

    /// Takes the most promising card out.
    pub(super) fn pop(&mut self) -> Option<Spot> {
        let mut most = self.list.pop()?;
        for item in &mut self.list {
            (most, *item) = (most.max(*item), most.min(*item));
        }
        let number = !(most as u8);
        Some(Spot {
            suit: number >> 4,
            at: number & 15,
        })
    }

    /// Adds the lowest card of each run of a suit's `cards`.
    fn add_runs(&mut self, suit: usize, cards: u16, weigh: impl Fn(u8) -> i32) {
        let mut rest = starts(cards);
        while rest != 0 {
            let at = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            self.add(Spot { suit: suit as u8, at }, weigh(at));
        }
    }
}

/// Leads, for a leader who wants `many` tricks or few.
pub(super) fn leads(position: &Position, table: Table, of: &[Facts; 4], many: bool) -> Tries {
    let ruffs = of[SPADES].theirs() > 0;
    let mut tries = Tries::default();
    for (suit, &facts) in of.iter().enumerate().take(SPADES) {
        lead_suit(&mut tries, suit, position.suits[suit], (table, facts), many, ruffs);
    }
    if position.broken || tries.list.is_empty() {
        lead_suit(
            &mut tries,
            SPADES,
            position.suits[SPADES],
            (table, of[SPADES]),
            many,
            ruffs,
        );
    }
    tries
}

/// Adds the leads of a suit. `ruffs`: whether the follower has spades.
fn lead_suit(tries: &mut Tries, number: usize, suit: u16, (table, of): (Table, Facts), many: bool, ruffs: bool) {
    let (theirs, ours) = (i32::from(of.theirs()), i32::from(of.ours()));
    let spade = number == SPADES;
    tries.add_runs(number, leaders(suit), |at| {
        // Those of the follower's that stand above.
        let above = i32::from(table.facts(suit >> at).theirs());
        if many {
            let wins = above == 0 && (theirs > 0 || spade || !ruffs);
            if wins {
                WINS + (WINS_THEIRS * theirs + WINS_OURS * ours) / 8 - if spade { WINS_SPADE } else { 0 }
            } else if !spade && theirs == 0 {
                FORCES + FORCES_OURS * ours / 8
            } else {
                LOSES + (LOSES_OURS * ours - LOSES_ABOVE * above + LOSES_THEIRS * theirs) / 8
                    - if spade { LOSES_SPADE } else { 0 }
            }
        } else if above == 0 {
            HIGH + (HIGH_THEIRS * theirs + HIGH_OURS * ours) / 8 + if theirs == 0 { HIGH_VOID } else { 0 }
        } else {
            (LOW_ABOVE * above - LOW_OURS * ours + LOW_THEIRS * theirs) / 8 + if at == 0 { LOW_LOWEST } else { 0 }
                - if spade { LOW_SPADE } else { 0 }
        }
    });
}

/// Replies to a leader who wants `many` tricks or few. So does the follower: what one gets the other does not.
pub(super) fn replies(position: &Position, of: &[Facts; 4], lead: Spot, many: bool) -> Tries {
    let mut tries = Tries::default();
    let led = usize::from(lead.suit);
    let suits = if of[led].theirs() > 0 { led..led + 1 } else { 0..4 };
    for number in suits {
        let suit = position.suits[number];
        let own = i32::from(of[number].theirs());
        let spade = number == SPADES;
        let ruff = number != led;
        tries.add_runs(number, followers(suit), |at| {
            let takes = if ruff { spade } else { at > lead.at };
            let at = i32::from(at);
            if many {
                if takes {
                    TAKES - TAKES_HEIGHT * at / 8 - if ruff { TAKES_RUFF } else { 0 }
                } else {
                    LEAVES
                        - (LEAVES_HEIGHT * at + LEAVES_LENGTH * length(suit) as i32 + LEAVES_OWN * own) / 8
                        - if spade { LEAVES_SPADE } else { 0 }
                }
            } else if takes {
                STUCK_HEIGHT * at / 8 + if ruff { STUCK_RUFF } else { 0 }
            } else {
                DUCKS + (DUCKS_HEIGHT * at + DUCKS_OWN * own) / 8 + if spade { DUCKS_SPADE } else { 0 }
            }
        });
    }
    tries
}
