//! Trick counts that no play, or one simple plan, settles.

use std::sync::OnceLock;

use super::position::{Position, SPADES, length};

/// What a suit's sequence of owners says by itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Facts {
    /// Leader's cards for which the follower has no higher card left over: as spades, tricks in any play.
    sure: u8,
    /// The same for the follower.
    against: u8,
    /// The leader's cards above all of the follower's; below zero the follower's above all of the leader's.
    top: i8,
    /// The leader's cards.
    pub ours: u8,
}

impl Facts {
    /// The follower's cards of the sequence that this was worked out for.
    pub(super) fn theirs(self, suit: u16) -> u8 {
        length(suit) as u8 - self.ours
    }

    /// The leader's cards above all of the follower's.
    fn our_top(self) -> u8 {
        self.top.max(0) as u8
    }

    /// The follower's cards above all of the leader's.
    fn their_top(self) -> u8 {
        self.top.min(0).unsigned_abs()
    }
}

/// By sequence; with jokers up to fifteen cards and the sentinel.
type AllFacts = [Facts; 1 << 16];

fn all_facts() -> &'static AllFacts {
    static ALL: OnceLock<Box<AllFacts>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Box::new([Facts::default(); 1 << 16]);
        // Cards that may yet beat a lower one: the leader's, and the follower's.
        let mut left = vec![(0u8, 0u8); 1 << 16];
        for suit in 2..=u16::MAX {
            // A sequence is the one without its lowest card, and then that card.
            let above = usize::from(suit >> 1);
            let (mut facts, (mut ours, mut theirs)) = (all[above], left[above]);
            if suit & 1 == 1 {
                facts.top += i8::from(u32::from(facts.our_top()) == length(suit >> 1));
                facts.ours += 1;
                if theirs > 0 {
                    theirs -= 1;
                } else {
                    facts.sure += 1;
                }
                ours += 1;
            } else {
                facts.top -= i8::from(u32::from(facts.their_top()) == length(suit >> 1));
                if ours > 0 {
                    ours -= 1;
                } else {
                    facts.against += 1;
                }
                theirs += 1;
            }
            all[usize::from(suit)] = facts;
            left[usize::from(suit)] = (ours, theirs);
        }
        all
    })
}

/// The facts of a sequence.
pub(super) fn facts(suit: u16) -> Facts {
    all_facts()[usize::from(suit)]
}

/// The leader's tricks of those to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// No play of both leaves the leader fewer.
    pub least: u8,
    /// No play of both gives the leader more.
    pub most: u8,
    /// The leader can see to at least so many.
    pub can: u8,
}

/// The facts of the suits other than spades, and the follower's cards of each.
fn plain(position: &Position, facts: &[Facts; 4]) -> impl Iterator<Item = (Facts, u8)> {
    let suits = facts.iter().zip(position.suits).take(SPADES);
    suits.map(|(&of, suit)| (of, of.theirs(suit)))
}

/// Bounds of a position whose suits have these facts.
pub(super) fn range(position: &Position, facts: &[Facts; 4]) -> Range {
    let trumps = facts[SPADES];
    let their_spades = trumps.theirs(position.suits[SPADES]);
    let most = position.left - trumps.against;
    let draws = their_spades == 0 || (position.broken && trumps.our_top() >= their_spades);
    let mut can = if draws { trumps.ours } else { trumps.sure };
    for (of, theirs) in plain(position, facts) {
        can += cashes(of.our_top(), of.ours, theirs, draws);
    }
    Range {
        least: trumps.sure,
        most,
        can: can.min(most),
    }
}

/// What the follower can hold the leader to, where it can win the first trick whatever is led: it is one of those that it would cash,
/// and it cashes the others next.
pub(super) fn held(position: &Position, facts: &[Facts; 4]) -> Option<u8> {
    let trumps = facts[SPADES];
    let their_spades = trumps.theirs(position.suits[SPADES]);
    if trumps.top > 0 && (position.broken || trumps.ours == position.left) {
        return None;
    }
    let mut ruffs = false;
    for (_, theirs) in plain(position, facts).filter(|(of, _)| of.top > 0) {
        if their_spades == 0 || theirs > 0 {
            return None;
        }
        ruffs = true;
    }
    // The spade that ruffs may be one that was to draw.
    let draws = trumps.ours == 0 || (position.broken && !ruffs && trumps.their_top() >= trumps.ours);
    let mut cashed = if draws { their_spades } else { trumps.against };
    for (of, theirs) in plain(position, facts) {
        cashed += cashes(of.their_top(), theirs, of.ours, draws);
    }
    Some(position.left.saturating_sub(cashed))
}

/// What a hand on lead cashes of a plain suit of which it has `own` cards, `top` of them above all of the `others`. `drawn`: nobody
/// ruffs.
fn cashes(top: u8, own: u8, others: u8, drawn: bool) -> u8 {
    match drawn {
        // When the others are gone the rest of the suit wins too.
        true if top >= others => own,
        true => top,
        // A winner stands if the other hand has to follow.
        false => top.min(others),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(leader: &str, follower: &str, broken: bool) -> (u8, Option<u8>) {
        let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
        let position = Position::new(cards(leader), cards(follower), broken);
        let facts = position.suits.map(facts);
        (range(&position, &facts).can, held(&position, &facts))
    }

    #[test]
    fn facts_count_from_the_top() {
        // From the lowest: leader, follower, leader, leader, below the sentinel.
        let found = facts(0b11101);
        assert_eq!((found.ours, found.theirs(0b11101)), (3, 1));
        assert_eq!((found.our_top(), found.their_top()), (2, 0));
        assert_eq!(
            (found.sure, found.against),
            (2, 0),
            "one of three pairs with the follower's"
        );
        let found = facts(0b10010);
        assert_eq!((found.our_top(), found.their_top()), (0, 2));
        assert_eq!((found.sure, found.against), (0, 2));
    }

    #[test]
    fn whoever_has_the_high_cards_cashes_them() {
        assert_eq!(
            bounds("AH 4H 3H", "KH 2C 2D", true),
            (3, None),
            "the small ones win too"
        );
        assert_eq!(bounds("AH 4H 3H", "KH 2C 2S", true), (1, None), "they would be ruffed");
        assert_eq!(
            bounds("KH KC 3C", "AH AC 2C", true),
            (0, Some(1)),
            "the small club wins"
        );
        assert_eq!(
            bounds("KH KC 3C", "AH AC 2D", true),
            (0, Some(0)),
            "nobody follows to the diamond"
        );
    }

    #[test]
    fn a_ruff_uses_up_a_spade() {
        // The follower has to ruff, and then its last spade does not draw both of the leader's.
        assert_eq!(bounds("KH 3S 2S", "AS 4S AC", true), (0, Some(1)));
        assert_eq!(bounds("KH QH 2S", "4S AC KC", true), (0, Some(2)));
    }
}
