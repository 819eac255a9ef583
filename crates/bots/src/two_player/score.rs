//! What a two-player round does to the score, and when the match is over.

use spades_rules::{Bid, NilFailure, Rules, View};

/// Score and bags of both seats after some rounds, the one in question first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub scores: [i32; 2],
    pub bags: [u8; 2],
    /// Rounds played.
    pub rounds: u16,
}

impl Standing {
    /// How the match stood when the round that the viewer sees began, the viewer first.
    pub(crate) fn of(view: &View) -> Standing {
        let seats = [view.viewer, 1 - view.viewer];
        Standing {
            scores: seats.map(|seat| view.scores.get(seat).copied().unwrap_or(0)),
            bags: seats.map(|seat| view.bags.get(seat).copied().unwrap_or(0)),
            rounds: view.round.saturating_sub(1),
        }
    }

    /// After a round with these bids and tricks.
    pub(crate) fn after(self, rules: &Rules, bids: [Bid; 2], tricks: [u8; 2]) -> Standing {
        let mut next = self;
        next.rounds += 1;
        for side in 0..2 {
            let (points, bags) = points(rules, bids[side], tricks[side]);
            next.scores[side] += points;
            let mut held = u16::from(self.bags[side]) + u16::from(bags);
            while held >= u16::from(rules.bags.limit) {
                next.scores[side] -= rules.bags.penalty;
                held = if rules.bags.carry {
                    held - u16::from(rules.bags.limit)
                } else {
                    0
                };
            }
            next.bags[side] = u8::try_from(held).unwrap_or(u8::MAX);
        }
        next
    }

    /// The first seat's share of the match if it is over: 1, 0 or a half.
    pub(crate) fn result(self, rules: &Rules) -> Option<f64> {
        let end = &rules.end;
        let [own, other] = self.scores;
        let capped = self.rounds >= end.cap;
        let over = capped
            || end.target.is_some_and(|target| own.max(other) >= target)
            || end.floor.is_some_and(|floor| own.min(other) <= floor)
            || end.rounds.is_some_and(|rounds| self.rounds >= rounds);
        if !over {
            return None;
        }
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => Some(1.0),
            std::cmp::Ordering::Less => Some(0.0),
            std::cmp::Ordering::Equal if end.level_plays_on && !capped => None,
            std::cmp::Ordering::Equal => Some(0.5),
        }
    }
}

/// Points and bags of a bid.
pub(crate) fn points(rules: &Rules, bid: Bid, tricks: u8) -> (i32, u8) {
    let plain = |points: i32, bags: u8| (points + i32::from(bags), bags);
    if bid.is_nil() {
        let worth = match bid {
            Bid::BlindNil => rules.blind_nil.unwrap_or(rules.nil),
            Bid::Tricks(_) => rules.nil,
        };
        return match (tricks, rules.nil_failure) {
            (0, _) => (worth, 0),
            (_, NilFailure::Bags) => plain(0, tricks),
            (_, NilFailure::Penalty) => plain(-worth, if rules.failed_nil_bags { tricks } else { 0 }),
        };
    }
    let contract = bid.tricks();
    match rules.moon {
        Some(moon) if contract == 13 && tricks == 13 => (moon, 0),
        Some(_) if contract == 13 => plain(0, tricks),
        _ if tricks >= contract => plain(10 * i32::from(contract), tricks - contract),
        _ => (-10 * i32::from(contract), 0),
    }
}
