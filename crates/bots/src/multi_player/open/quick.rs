//! Quick tricks: what the side on lead can take at once, one top card after the other.

use super::deal::nth;
use super::lanes::{Lanes, SPADES, lane, top};
use super::position::Position;

/// Tricks that can be taken, and the cards that this rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Quick {
    pub count: u32,
    pub ranks: Lanes,
}

/// The hands around the one that leads.
struct Around<'a> {
    at: &'a Position,
    all: Lanes,
    /// The highest card of each suit: without any of them a hand cashes nothing.
    peaks: Lanes,
    /// Seats of the side on lead.
    side: u8,
    /// By suit: how often all rivals that could ruff follow to it.
    followed: [u32; 4],
    /// Rounds of spades that leave the rivals none.
    drawing: u32,
}

/// The seats of a set of bits.
fn seats(set: u8) -> impl Iterator<Item = usize> {
    (0..4).filter(move |seat| set >> seat & 1 == 1)
}

impl<'a> Around<'a> {
    fn new(at: &'a Position, all: Lanes, peaks: Lanes, side: u8) -> Around<'a> {
        let mut followed = [u32::MAX; 4];
        let mut drawing = 0;
        for seat in seats(!side & 15).filter(|&seat| at.hands[seat] & SPADES != 0) {
            for (suit, rounds) in followed.iter_mut().enumerate() {
                *rounds = (*rounds).min(at.length(seat, suit));
            }
            drawing = drawing.max(at.length(seat, 3));
        }
        Around {
            at,
            all,
            peaks,
            side,
            followed,
            drawing,
        }
    }

    /// The most cards of a suit that one hand of `set` has.
    fn longest(&self, set: u8, suit: usize) -> u32 {
        seats(set).map(|seat| self.at.length(seat, suit)).max().unwrap_or(0)
    }
}

/// The number of a few cards.
fn few(mut cards: Lanes) -> u32 {
    let mut count = 0;
    while cards != 0 {
        cards &= cards - 1;
        count += 1;
    }
    count
}

/// The highest card of each suit.
pub(super) fn peaks(all: Lanes) -> Lanes {
    let peak = |suit: usize| {
        let cards = all & lane(suit);
        if cards == 0 { 0 } else { 1 << top(cards) }
    };
    peak(0) | peak(1) | peak(2) | peak(3)
}

/// What one hand can cash.
#[derive(Clone, Copy, Default)]
struct Cash {
    quick: Quick,
    /// Tricks of each suit.
    by_suit: [u32; 4],
    /// Whether the rivals have no spade when it is done with its own.
    drawn: bool,
}

/// What a hand does with its spades when it cashes.
#[derive(Clone, Copy, PartialEq)]
enum Spades {
    /// It leads them first.
    First,
    /// It keeps them.
    Kept,
}

/// What the hand `me` can cash while it is on lead, up to `want` tricks. `drawn`: the rivals have no spades left to ruff with.
fn cash(around: &Around, me: usize, spades: Spades, drawn: bool, want: u32) -> Cash {
    let at = around.at;
    let hand = at.hands[me];
    let others = !(1u8 << me) & 15;
    let spades_first = spades == Spades::First;
    let mut cash = Cash {
        drawn,
        ..Cash::default()
    };
    for suit in [3, 0, 1, 2] {
        let all = around.all & lane(suit);
        let own = hand & lane(suit);
        if own & around.peaks == 0 || (suit == 3 && spades == Spades::Kept) {
            continue;
        }
        let rest = all & !own;
        let safe = if suit == 3 || cash.drawn {
            u32::MAX
        } else {
            around.followed[suit]
        };
        let (count, ranked) = if rest == 0 {
            (at.length(me, suit), 0)
        } else {
            let run = few(own & !((2u64 << top(rest)) - 1));
            // When nobody else has the suit any more the rest of it wins too.
            if run > 0 && run >= around.longest(others, suit) {
                (at.length(me, suit), run)
            } else {
                (run, run)
            }
        };
        let mut taken = count.min(safe);
        if suit == 3 {
            cash.drawn |= taken >= around.drawing;
        }
        taken = taken.min(want - cash.quick.count);
        if taken > 0 {
            cash.by_suit[suit] = taken;
            cash.quick.count += taken;
            if ranked > 0 {
                cash.quick.ranks |= nth(own, taken.min(ranked));
            }
            if cash.quick.count == want {
                break;
            }
        }
    }
    // A friend who has to ruff takes the lead away, with that trick.
    let plain = cash.quick.count - cash.by_suit[3];
    for seat in seats(around.side & others) {
        let spades = at.length(seat, 3);
        if spades <= cash.by_suit[3] {
            continue;
        }
        let others = at.plain(seat);
        if others < plain {
            let ruff = u32::from(spades_first);
            cash.quick.count = cash.quick.count.min(cash.by_suit[3] + others + ruff);
        }
    }
    cash
}

/// Tricks that the hand on lead can cash in plain suits, with its side's sure spades still to come.
pub(super) fn plain(at: &Position, all: Lanes, peaks: Lanes, leader: usize, side: u8, want: u32) -> Quick {
    if at.hands[leader] & peaks & !SPADES == 0 {
        return Quick::default();
    }
    let around = Around::new(at, all, peaks, side);
    cash(&around, leader, Spades::Kept, false, want).quick
}

/// What the side of `leader` can take at once; it stops at `want`. `side`: the seats of the leader's side.
pub(super) fn quick(
    at: &Position,
    all: Lanes,
    peaks: Lanes,
    leader: usize,
    side: u8,
    broken: bool,
    want: u32,
) -> Quick {
    let hand = at.hands[leader];
    // A friend without a high card has nothing to come to but one ruff.
    let useful = |friend: &usize| want == 1 || at.hands[*friend] & peaks != 0;
    if hand & peaks == 0 && !seats(side & !(1 << leader)).any(|friend| useful(&friend)) {
        return Quick::default();
    }
    let around = Around::new(at, all, peaks, side);
    let may_lead_spades = broken || hand & !SPADES == 0;
    let first = if may_lead_spades { Spades::First } else { Spades::Kept };
    let own = cash(&around, leader, first, false, want);
    let mut best = own.quick;
    if best.count >= want {
        return best;
    }
    for friend in seats(side & !(1 << leader)).filter(useful) {
        let Some(entry) = entry(&around, leader, friend, may_lead_spades) else {
            continue;
        };
        for first in [true, false] {
            // All of the leader's winners first, or the lead at once.
            if first && own.quick.count == 0 {
                continue;
            }
            let drawn = first && own.drawn;
            let spades = if broken || entry.spades {
                Spades::First
            } else {
                Spades::Kept
            };
            let more = if first { own.quick.count } else { 0 };
            let his = cash(&around, friend, spades, drawn, want - more);
            let mut found = Quick {
                count: his.quick.count + entry.ruff,
                ranks: his.quick.ranks | entry.ranks,
            };
            if entry.ruff > 0 {
                // The spade that ruffs is gone; whether it was one of the winners does not matter if it is counted as one.
                found.count -= his.by_suit[3].min(1);
                if his.by_suit[3] > 1 || his.drawn {
                    continue;
                }
            }
            if first {
                if !fits(&around, &own, &his, friend, entry.ruff) {
                    continue;
                }
                found.count += own.quick.count;
                found.ranks |= own.quick.ranks;
            }
            if found.count > best.count {
                best = found;
            }
            if best.count >= want {
                return best;
            }
        }
    }
    best
}

/// Whether the friend's winners outlive the leader's.
fn fits(around: &Around, own: &Cash, his: &Cash, friend: usize, ruff: u32) -> bool {
    let hand = around.at.hands[friend];
    let cards = around.at.plain(friend) + around.at.length(friend, 3);
    if ruff > 0 || own.quick.count + his.quick.count > cards {
        return false;
    }
    // No suit in which both win, and no spade of the friend's that must ruff.
    let apart = (0..4).all(|suit| own.by_suit[suit] == 0 || his.by_suit[suit] == 0);
    let plain = around.at.plain(friend).saturating_sub(his.quick.count - his.by_suit[3]);
    apart && (hand & SPADES == 0 || plain >= own.quick.count)
}

/// A way to give a friend the lead.
struct Entry {
    /// 1 if the friend ruffs: a trick of its own.
    ruff: u32,
    /// The cards that it rests on, beyond those of the friend's winners.
    ranks: Lanes,
    /// Whether it breaks spades.
    spades: bool,
}

/// Whether the leader can give a friend the lead, by a suit of which the friend has the top card or by a ruff.
fn entry(around: &Around, leader: usize, friend: usize, may_lead_spades: bool) -> Option<Entry> {
    let (hand, partner) = (around.at.hands[leader], around.at.hands[friend]);
    for suit in 0..4 {
        let lane = lane(suit);
        let all = around.all & lane;
        if hand & lane == 0 || (suit == 3 && !may_lead_spades) || partner & lane == 0 {
            continue;
        }
        if partner & all & around.peaks != 0 && (suit == 3 || around.followed[suit] > 0) {
            return Some(Entry {
                ruff: 0,
                ranks: all & around.peaks,
                spades: suit == 3,
            });
        }
    }
    let spades = partner & SPADES;
    if spades == 0 {
        return None;
    }
    let ruffs = |suit: &usize| hand & lane(*suit) != 0 && partner & lane(*suit) == 0 && around.followed[*suit] > 0;
    (0..3).find(ruffs).map(|_| Entry {
        ruff: 1,
        ranks: 0,
        spades: true,
    })
}
