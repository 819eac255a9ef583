//! What the bids tell about the hands that made them: how likely each hand is to have been bid so, by the [habits](super::habit) of Expert.

use arrayvec::ArrayVec;
use spades_rules::{Bid, BiddingRule, Rules, Sides, View};

use super::habit::{self, LEAST_IN_SUICIDE, Shift};
use super::{dummy, estimate};

/// What is left for hands that nobody is expected to bid so: players differ, and scores move bids.
const ANYBODY: f32 = 0.01;

/// The number from which on nobody wonders whether the hand could have been bid nil.
const STRONG: u8 = 5;

/// A bid that was made, and what was known by then.
#[derive(Clone, Copy, Debug)]
struct Heard {
    bid: u8,
    /// Whether the rules left a choice between nil and a number.
    free: bool,
    /// What the bids before it come to.
    shift: Shift,
    /// The highest bid before it.
    highest: u8,
}

/// What the bids of a round tell.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    rules: Rules,
    deck: u64,
    /// By seat; nothing where none was made, or blindly.
    heard: [Option<Heard>; 4],
}

impl Evidence {
    /// The bids that a view shows of a game with this deck.
    pub fn new(view: &View, deck: u64) -> Evidence {
        let mut heard = [None; 4];
        let mut before: ArrayVec<(usize, u8), 4> = ArrayVec::new();
        let players = usize::from(view.rules.players);
        for seat in (0..players).map(|step| (view.first + step) % players) {
            let Some(bid) = view.bids[seat] else { continue };
            if bid != Bid::BlindNil {
                heard[seat] = Some(hear(&view.rules, seat, bid.tricks(), &before));
            }
            before.push((seat, bid.tricks()));
        }
        Evidence {
            rules: view.rules,
            deck,
            heard,
        }
    }

    /// Whether some hands are likelier than others. The bids of mirror tell how many spades a hand holds, and nothing else.
    pub fn tells(&self) -> bool {
        self.rules.bidding != BiddingRule::Mirror && self.heard.iter().any(Option::is_some)
    }

    /// How likely a seat is to have bid as it did with these thirteen cards; 1 where its bid tells nothing.
    pub fn likelihood(&self, seat: usize, dealt: u64) -> f32 {
        let Some(heard) = self.heard[seat] else { return 1.0 };
        let tricks = estimate::tricks(dealt, self.deck);
        let nil = if heard.free && heard.bid < STRONG {
            let chance = estimate::nil_chance(dealt, self.deck);
            habit::nil(&self.rules, tricks, chance, heard.shift)
        } else {
            f32::from(u8::from(heard.bid == 0))
        };
        if heard.bid == 0 {
            return ANYBODY + nil;
        }
        (1.0 + ANYBODY - nil) * (ANYBODY + number(&self.rules, heard, tricks))
    }
}

/// A bid after those before it.
fn hear(rules: &Rules, seat: usize, bid: u8, before: &[(usize, u8)]) -> Heard {
    let partner = rules.partner(seat);
    let free = match rules.bidding {
        BiddingRule::Mirror => false,
        BiddingRule::Suicide => before.iter().all(|&(other, _)| Some(other) != partner),
        BiddingRule::Free | BiddingRule::Whiz => true,
    };
    Heard {
        bid,
        free,
        shift: habit::shift(rules, seat, before),
        highest: before.iter().map(|&(_, number)| number).max().unwrap_or(0),
    }
}

/// How likely a hand of so many expected tricks is to be bid the number that it was, not nil.
fn number(rules: &Rules, heard: Heard, tricks: f32) -> f32 {
    let (mean, spread) = habit::number(rules, tricks, heard.shift);
    let off = f32::from(heard.bid) - mean;
    match rules.bidding {
        // Its spades are known.
        BiddingRule::Whiz | BiddingRule::Mirror => 1.0,
        // Whoever would bid less bids the least that there is.
        BiddingRule::Suicide if heard.bid == LEAST_IN_SUICIDE => normal(off.min(0.0), spread),
        _ if rules.sides != Sides::Dummy => normal(off, spread),
        _ => {
            let over = dummy::over(tricks, heard.highest);
            if heard.bid > heard.highest && heard.bid >= dummy::LEAST {
                over * dummy::so_much(tricks, heard.highest, heard.bid)
            } else {
                (1.0 - over) * normal(off, spread)
            }
        }
    }
}

/// How likely a normal value is that lies so far from the mean, against the mean itself.
pub(super) fn normal(off: f32, spread: f32) -> f32 {
    let z = off / spread;
    (-0.5 * z * z).exp()
}
