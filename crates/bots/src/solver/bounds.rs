//! Trick counts that no play, or one simple plan, settles.

use std::sync::OnceLock;

use super::position::{Position, SPADES, followers, leaders, length};

/// What a suit's sequence of owners says by itself.
#[derive(Clone, Copy, Debug, Default)]
struct Facts {
    /// Leader's cards for which the follower has no higher card left over: as spades, tricks in any play.
    sure: u8,
    /// The same for the follower.
    against: u8,
    /// The leader's cards above all of the follower's.
    top: u8,
}

/// By sequence; with jokers up to fifteen cards and the sentinel.
fn all_facts() -> &'static [Facts] {
    static ALL: OnceLock<Vec<Facts>> = OnceLock::new();
    ALL.get_or_init(|| (0..=u16::MAX).map(work_out).collect())
}

fn work_out(suit: u16) -> Facts {
    let mut facts = Facts::default();
    if suit == 0 {
        return facts;
    }
    let (mut ours, mut theirs) = (0, 0);
    for at in (0..length(suit)).rev() {
        if suit >> at & 1 == 1 {
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
    }
    if suit > 1 {
        facts.top = (leaders(suit) << (16 - length(suit))).leading_ones() as u8;
    }
    facts
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

/// Bounds of a position.
pub(super) fn range(position: &Position) -> Range {
    let spades = position.suits[SPADES];
    let all = all_facts();
    let facts = |suit: u16| all[usize::from(suit)];
    let trumps = facts(spades);
    let theirs = followers(spades).count_ones() as u8;
    let ours = leaders(spades).count_ones() as u8;
    let draws = theirs == 0 || (position.broken && trumps.top >= theirs);
    let mut can = if draws { ours } else { trumps.sure };
    for &suit in &position.suits[..SPADES] {
        let top = facts(suit).top;
        // A winner stands if the follower has to follow, or cannot ruff.
        can += if draws {
            top
        } else {
            top.min(followers(suit).count_ones() as u8)
        };
    }
    Range {
        least: trumps.sure,
        most: position.left - trumps.against,
        can: can.min(position.left - trumps.against),
    }
}
