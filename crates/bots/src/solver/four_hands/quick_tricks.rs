//! Quick tricks: those that the side on lead can take at once, one top card after the other.

use super::lanes::{Lanes, SPADES, lane};
use super::position::Position;
use super::spade_bounds::{Owners, nth};

/// The hands around the leading one.
pub(super) struct Around<'a> {
    at: &'a Position,
    owners: Owners,
    /// By suit: the number of cards in all hands.
    totals: [u32; 4],
    /// Seats of the side on lead.
    side: u8,
    /// By suit: the number of rounds to which all opponents that could ruff follow suit.
    followed: [u32; 4],
    /// Rounds of spades that leave the opponents none.
    drawing: u32,
}

/// Returns the seats of a set of bits.
fn seats(mut set: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let seat = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (seat < 4).then_some(seat)
    })
}

impl<'a> Around<'a> {
    /// Returns the situation of the seats in `side`, one of which leads.
    pub fn new(at: &'a Position, owners: Owners, side: u8) -> Around<'a> {
        let mut followed = [u32::MAX; 4];
        let mut drawing = 0;
        for seat in seats(!side & 15) {
            let lengths = at.lengths_of(seat);
            if lengths[3] > 0 {
                for (rounds, length) in followed.iter_mut().zip(lengths) {
                    *rounds = (*rounds).min(length);
                }
                drawing = drawing.max(lengths[3]);
            }
        }
        Around {
            at,
            owners,
            totals: at.totals(),
            side,
            followed,
            drawing,
        }
    }

    /// Returns the greatest length of a suit in the hands other than that of `seat`.
    fn longest_of_others(&self, seat: usize, suit: usize) -> u32 {
        let length = |step: usize| self.at.length(seat + step, suit);
        length(1).max(length(2)).max(length(3))
    }

    /// Returns `true` if a seat has the highest card of a suit.
    fn has_peak(&self, suit: usize, seat: usize) -> bool {
        self.totals[suit] > 0 && usize::from(self.owners.owner(suit, 0)) == seat
    }
}

/// Returns the seats that have the highest card of a suit: without any a hand cashes nothing.
pub(super) fn with_peaks(all: Lanes, owners: Owners, suits: std::ops::Range<usize>) -> u8 {
    let with = suits.filter(|&suit| all & lane(suit) != 0);
    with.fold(0, |with, suit| with | 1 << owners.owner(suit, 0))
}

/// The tricks that one hand can cash.
#[derive(Clone, Copy, Default)]
struct Cash {
    count: u32,
    /// Tricks of each suit.
    by_suit: [u32; 4],
    /// By suit: the number of them that rest on the ranks of cards.
    ranked: [u32; 4],
    /// `true` if the opponents have no spades left after the hand has led its own.
    drawn: bool,
}

impl Cash {
    /// Returns the cards that it rests on, of the hand `seat`.
    fn ranks(&self, at: &Position, seat: usize) -> Lanes {
        let ranked = (0..4).filter(|&suit| self.ranked[suit] > 0);
        ranked.fold(0, |ranks, suit| {
            ranks | nth(at.hands[seat & 3] & lane(suit), self.ranked[suit])
        })
    }
}

/// The use of a hand's spades when it cashes.
#[derive(Clone, Copy, PartialEq)]
enum Spades {
    /// It leads them first.
    First,
    /// It keeps them.
    Kept,
}

/// Returns the tricks that the hand `me` can cash while it is on lead, up to `want`. `drawn`: the opponents have no
/// spades left to ruff with.
fn cash(around: &Around, me: usize, spades: Spades, drawn: bool, want: u32) -> Cash {
    let at = around.at;
    let lengths = at.lengths_of(me);
    let spades_first = spades == Spades::First;
    let mut cash = Cash {
        drawn,
        ..Cash::default()
    };
    for suit in [3, 0, 1, 2] {
        let length = lengths[suit];
        let run = around.owners.run(suit, me).min(length);
        if run == 0 || (suit == 3 && !spades_first) {
            continue;
        }
        let safe = if suit == 3 || cash.drawn {
            u32::MAX
        } else {
            around.followed[suit]
        };
        let (count, ranked) = if length == around.totals[suit] {
            (length, 0)
        } else if run == length || run >= around.longest_of_others(me, suit) {
            // Once the other hands are out of the suit, the rest of it wins too.
            (length, run)
        } else {
            (run, run)
        };
        let mut taken = count.min(safe);
        if suit == 3 {
            cash.drawn |= taken >= around.drawing;
        }
        taken = taken.min(want - cash.count);
        cash.by_suit[suit] = taken;
        cash.ranked[suit] = taken.min(ranked);
        cash.count += taken;
        if cash.count == want {
            break;
        }
    }
    // A friend who has to ruff takes the lead away, with that trick.
    let plain = cash.count - cash.by_suit[3];
    for seat in seats(around.side & !(1 << me)) {
        let [clubs, diamonds, hearts, spades] = at.lengths_of(seat);
        if spades <= cash.by_suit[3] {
            continue;
        }
        let others = clubs + diamonds + hearts;
        if others < plain {
            let ruff = u32::from(spades_first);
            cash.count = cash.count.min(cash.by_suit[3] + others + ruff);
        }
    }
    cash
}

/// Returns the cards that it rests on if the hand on lead can cash `want` tricks in plain suits, with its side's sure spades still to come.
pub(super) fn plain(around: &Around, leader: usize, want: u32) -> Option<Lanes> {
    let cash = cash(around, leader, Spades::Kept, false, want);
    (cash.count >= want).then(|| cash.ranks(around.at, leader))
}

/// Returns the cards that it rests on if the side of `leader` can take `want` tricks at once. `with_peaks`: the seats
/// that have highest cards.
pub(super) fn quick(around: &Around, leader: usize, with_peaks: u8, broken: bool, want: u32) -> Option<Lanes> {
    let at = around.at;
    let hand = at.hands[leader & 3];
    let may_lead_spades = broken || hand & !SPADES == 0;
    let mut own = Cash::default();
    if with_peaks >> leader & 1 == 1 {
        let first = if may_lead_spades { Spades::First } else { Spades::Kept };
        own = cash(around, leader, first, false, want);
        if own.count >= want {
            return Some(own.ranks(at, leader));
        }
    }
    if own.count > 0 {
        let across =
            seats(around.side & !(1 << leader)).find_map(|friend| across(around, leader, friend, &own, broken, want));
        if let Some(ranks) = across {
            return Some(ranks | own.ranks(at, leader));
        }
    }
    // A friend without a high card can contribute only one ruff.
    let useful = if want == 1 { 15 } else { with_peaks };
    for friend in seats(around.side & useful & !(1 << leader)) {
        let Some(entry) = entry(around, leader, friend, may_lead_spades) else {
            continue;
        };
        for first in [true, false] {
            // All of the leader's winners first, or the friend on lead at once.
            if first && own.count == 0 {
                continue;
            }
            let drawn = first && own.drawn;
            let spades = if broken || entry.spades {
                Spades::First
            } else {
                Spades::Kept
            };
            let more = if first { own.count } else { 0 };
            let his = cash(around, friend, spades, drawn, want - more);
            let mut count = more + his.count + entry.ruff;
            if entry.ruff > 0 {
                // The spade that ruffs is gone; counting it as one of the winners covers both cases.
                count -= his.by_suit[3].min(1);
                if his.by_suit[3] > 1 || his.drawn {
                    continue;
                }
            }
            let fits = || entry.ruff == 0 && fits(around, &own, &his, leader, friend);
            if count >= want && (!first || fits()) {
                let ranks = his.ranks(at, friend) | entry.ranks(at, friend);
                return Some(if first { ranks | own.ranks(at, leader) } else { ranks });
            }
        }
    }
    None
}

/// Returns the cards of the friend that it rests on if the winners of the leader, who is on lead, and then those of a
/// friend add up to `want` tricks where a plain suit leads across: below the leader's winners in that suit the friend
/// has the highest cards.
fn across(around: &Around, leader: usize, friend: usize, own: &Cash, broken: bool, want: u32) -> Option<Lanes> {
    let at = around.at;
    let rest = want - own.count;
    for suit in (0..3).filter(|&suit| own.by_suit[suit] > 0) {
        let above = own.by_suit[suit];
        let length = at.length(friend, suit).saturating_sub(above);
        let run = around.owners.run_below(suit, above, friend).min(length);
        if run == 0 || at.length(leader, suit) <= above {
            continue;
        }
        let safe = if own.drawn {
            u32::MAX
        } else {
            around.followed[suit] - above
        };
        let long = above + run >= around.longest_of_others(friend, suit);
        let taken = if long { length } else { run }.min(safe).min(rest);
        if taken == 0 {
            continue;
        }
        let spades = if broken { Spades::First } else { Spades::Kept };
        let mut his = if taken < rest {
            cash(around, friend, spades, own.drawn, rest - taken)
        } else {
            Cash::default()
        };
        if his.by_suit[suit] > 0 {
            continue;
        }
        his.count += taken;
        if his.count < rest || !fits(around, own, &his, leader, friend) {
            continue;
        }
        let high = nth(at.hands[friend & 3] & lane(suit), taken.min(run));
        return Some(his.ranks(at, friend) | high);
    }
    None
}

/// Returns `true` if the friend's winners outlast the leader's, and neither has to ruff the other's.
fn fits(around: &Around, own: &Cash, his: &Cash, leader: usize, friend: usize) -> bool {
    let at = around.at;
    let hand = at.hands[friend];
    let cards = at.plain(friend) + at.length(friend, 3);
    let tricks = own.count + his.count;
    if tricks > cards {
        return false;
    }
    // The leader, who has played plain cards to its own winners, may ruff only with the last of these tricks.
    let led = own.by_suit[3] + his.by_suit[3];
    if at.length(leader, 3) > led && tricks - led > at.plain(leader) + 1 {
        return false;
    }
    // No suit in which both win, and no spade of the friend's that must ruff.
    let apart = (0..4).all(|suit| own.by_suit[suit] == 0 || his.by_suit[suit] == 0);
    let plain = at.plain(friend).saturating_sub(his.count - his.by_suit[3]);
    apart && (hand & SPADES == 0 || plain >= own.count)
}

/// A way to give a friend the lead.
struct Entry {
    /// 1 if the friend ruffs, which is a trick in itself.
    ruff: u32,
    /// The suit in which the friend has the highest card.
    suit: Option<usize>,
    /// `true` if it breaks spades.
    spades: bool,
}

impl Entry {
    /// Returns the cards that it rests on, beyond those of the friend's winners.
    fn ranks(&self, at: &Position, friend: usize) -> Lanes {
        self.suit.map_or(0, |suit| nth(at.hands[friend] & lane(suit), 1))
    }
}

/// Finds a way for the leader to give a friend the lead, with a suit in which the friend has the top card or with a ruff.
fn entry(around: &Around, leader: usize, friend: usize, may_lead_spades: bool) -> Option<Entry> {
    let lengths = around.at.lengths_of(leader);
    for (suit, &length) in lengths.iter().enumerate() {
        let led = length > 0 && (suit < 3 || may_lead_spades && around.at.length(friend, 3) > 0);
        if led && around.has_peak(suit, friend) && (suit == 3 || around.followed[suit] > 0) {
            return Some(Entry {
                ruff: 0,
                suit: Some(suit),
                spades: suit == 3,
            });
        }
    }
    let theirs = around.at.lengths_of(friend);
    if theirs[3] == 0 {
        return None;
    }
    let ruffs = |&suit: &usize| lengths[suit] > 0 && theirs[suit] == 0 && around.followed[suit] > 0;
    (0..3).find(ruffs).map(|_| Entry {
        ruff: 1,
        suit: None,
        spades: true,
    })
}
