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
    /// The leader's cards above all of the follower's.
    top: u8,
    /// The leader's cards.
    pub ours: u8,
}

impl Facts {
    /// The follower's cards of the sequence that this was worked out for.
    pub(super) fn theirs(self, suit: u16) -> u8 {
        length(suit) as u8 - self.ours
    }
}

/// By sequence; with jokers up to fifteen cards and the sentinel.
type AllFacts = [Facts; 1 << 16];

fn all_facts() -> &'static AllFacts {
    static ALL: OnceLock<Box<AllFacts>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = vec![Facts::default(); 1 << 16].into_boxed_slice();
        // Cards that may yet beat a lower one: the leader's, and the follower's.
        let mut left = vec![(0u8, 0u8); 1 << 16];
        for suit in 2..=u16::MAX {
            // A sequence is the one without its lowest card, and then that card.
            let above = usize::from(suit >> 1);
            let (mut facts, (mut ours, mut theirs)) = (all[above], left[above]);
            if suit & 1 == 1 {
                facts.top += u8::from(u32::from(facts.top) == length(suit >> 1));
                facts.ours += 1;
                if theirs > 0 {
                    theirs -= 1;
                } else {
                    facts.sure += 1;
                }
                ours += 1;
            } else {
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
        all.try_into().unwrap_or_else(|_| Box::new([Facts::default(); 1 << 16]))
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

/// Bounds of a position whose suits have these facts.
pub(super) fn range(position: &Position, facts: &[Facts; 4]) -> Range {
    let trumps = facts[SPADES];
    let theirs = trumps.theirs(position.suits[SPADES]);
    let draws = theirs == 0 || (position.broken && trumps.top >= theirs);
    let mut can = if draws { trumps.ours } else { trumps.sure };
    for (facts, &suit) in facts.iter().zip(&position.suits).take(SPADES) {
        // A winner stands if the follower has to follow, or cannot ruff.
        can += if draws {
            facts.top
        } else {
            facts.top.min(facts.theirs(suit))
        };
    }
    Range {
        least: trumps.sure,
        most: position.left - trumps.against,
        can: can.min(position.left - trumps.against),
    }
}
