//! The order in which cards are tried. The weights are tuned: see [`weights`].

use arrayvec::ArrayVec;

use super::bounds::Range;
use super::counts::Counts;
use super::facts::{Facts, Table};
use super::position::{Position, SPADES, Spot, starts};
use weights::*;

mod weights;

/// Returns `true` if a seat with these wanted counts prefers many tricks to few.
pub(super) fn wants_many(wanted: Counts, range: Range) -> bool {
    let span = u32::from(range.max - range.min) + 1;
    let within = u32::from(wanted) >> range.min & ((1 << span) - 1);
    let half = span / 2;
    let low = (within & ((1 << half) - 1)).count_ones();
    let high = (within >> (span - half)).count_ones();
    high >= low
}

/// Cards still to try: the best is taken first.
#[derive(Clone, Debug, Default)]
pub(super) struct Tries {
    /// A card's number in the lowest byte, inverted so that of equal weights the lowest card comes first; its weight above.
    list: ArrayVec<i32, 13>,
}

impl Tries {
    /// Returns a list of one card.
    pub(super) fn one(spot: Spot) -> Tries {
        let mut tries = Tries::default();
        tries.add(spot, 0);
        tries
    }

    fn add(&mut self, spot: Spot, weight: i32) {
        self.list.push(weight << 8 | i32::from(!spot.number()));
    }

    /// Removes and returns the most promising card.
    pub(super) fn pop(&mut self) -> Option<Spot> {
        let mut max = self.list.pop()?;
        for item in &mut self.list {
            (max, *item) = (max.max(*item), max.min(*item));
        }
        Some(Spot::numbered(!(max as u8)))
    }

    /// Adds the lowest card of each run of a suit's `cards`.
    fn add_runs(&mut self, suit: usize, cards: u16, weigh: impl Fn(u8) -> i32) {
        let mut rest = starts(cards);
        while rest != 0 {
            let at = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            self.add(Spot::new(suit, at), weigh(at));
        }
    }
}

/// Returns the leads of a leader who wants `many` tricks or few.
pub(super) fn leads(position: &Position, table: Table, of: &[Facts; 4], many: bool) -> Tries {
    let ruffs = of[SPADES].theirs() > 0;
    let suits = position.suits();
    let mut tries = Tries::default();
    let mut lead = |suit: usize| {
        let cards = (suit, position.leaders(suit));
        lead_suit(
            &mut tries,
            cards,
            of[suit],
            |at| table.facts(suits[suit] >> at).theirs(),
            many,
            ruffs,
        );
        tries.list.is_empty()
    };
    let none = (0..SPADES).fold(true, |_, suit| lead(suit));
    if position.broken || none {
        lead(SPADES);
    }
    tries
}

/// Adds the leads of a suit, by its number and the leader's cards. `above` returns the number of the follower's cards
/// above a card, and `ruffs` is `true` if the follower has spades.
fn lead_suit(
    tries: &mut Tries,
    (suit, cards): (usize, u16),
    of: Facts,
    above: impl Fn(u8) -> u8,
    many: bool,
    ruffs: bool,
) {
    let (theirs, ours) = (i32::from(of.theirs()), i32::from(of.ours()));
    let spade = suit == SPADES;
    tries.add_runs(suit, cards, |at| {
        let above = i32::from(above(at));
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

/// Returns the replies to a leader who wants `many` tricks or few. The follower wants the same kind: each gets what the other does not.
pub(super) fn replies(position: &Position, of: &[Facts; 4], lead: Spot, many: bool) -> Tries {
    let mut tries = Tries::default();
    let led = lead.suit();
    let suits = if of[led].theirs() > 0 { led..led + 1 } else { 0..4 };
    for suit in suits {
        let (own, length) = (
            i32::from(of[suit].theirs()),
            i32::from(of[suit].ours() + of[suit].theirs()),
        );
        let spade = suit == SPADES;
        let ruff = suit != led;
        tries.add_runs(suit, position.followers(suit), |at| {
            let takes = if ruff { spade } else { at > lead.at() };
            let at = i32::from(at);
            if many {
                if takes {
                    TAKES - TAKES_HEIGHT * at / 8 - if ruff { TAKES_RUFF } else { 0 }
                } else {
                    LEAVES
                        - (LEAVES_HEIGHT * at + LEAVES_LENGTH * length + LEAVES_OWN * own) / 8
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
