//! Trick counts that no play, or one simple plan, settles.

use std::sync::OnceLock;

use super::position::{Position, SPADES, followers, leaders, length};

/// What a suit's sequence of owners says by itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Facts {
    /// Leader's cards for which the follower has no higher card left over: as spades, tricks in any play.
    sure: u8,
    /// The same for the follower.
    against: u8,
    /// The leader's cards above all of the follower's; below zero the follower's above all of the leader's.
    top: i8,
    /// Tricks of the leader's best cards, as many as the follower has, if each meets one of the follower's: see [`kept`].
    kept: u8,
    /// The same for the follower.
    kept_against: u8,
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
            let (own, others) = (u32::from(facts.ours), u32::from(facts.theirs(suit)));
            facts.kept = all[usize::from(best(suit, leaders(suit), own.saturating_sub(others)))].sure;
            facts.kept_against = all[usize::from(best(suit, followers(suit), others.saturating_sub(own)))].against;
            all[usize::from(suit)] = facts;
        }
        all
    })
}

/// A sequence from the lowest of one hand's `cards` upwards, the `worst` of them left out.
fn best(suit: u16, mut cards: u16, worst: u32) -> u16 {
    (0..worst).for_each(|_| cards &= cards - 1);
    suit >> cards.trailing_zeros().min(length(suit))
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
    let (mut cashed, mut kept) = (0, 0);
    for (of, theirs) in plain(position, facts) {
        cashed += cashes(of.our_top(), of.ours, theirs, draws);
        kept += of.kept;
    }
    let can = cashed.max(kept) + if draws { trumps.ours } else { trumps.sure };
    Range {
        least: trumps.sure,
        most,
        can: can.min(most),
    }
}

/// What the follower can hold the leader to.
///
/// Either hand takes the `kept` tricks of every plain suit besides its sure spades, whoever leads. Of such a suit it keeps its best cards,
/// as many as the other hand has; it plays them only to leads of that suit, and leads nothing else. So each of them meets one of the
/// other hand's in its suit, nobody ruffs or discards there, and only those lose for which there is a higher card each. It has a card
/// to spare for any other lead, because the other hand's lead is then from the cards beyond those that the kept ones will meet.
///
/// Where it can win the first trick whatever is led, it may draw spades as well: the trick is one of those that it would cash, and it cashes
/// the others next.
pub(super) fn held(position: &Position, facts: &[Facts; 4]) -> u8 {
    let trumps = facts[SPADES];
    let kept: u8 = facts[..SPADES].iter().map(|of| of.kept_against).sum();
    let cashed = drawn(position, facts, kept).unwrap_or(trumps.against + kept);
    position.left.saturating_sub(cashed)
}

/// The follower's tricks if it wins the first one whatever is led, draws the leader's spades and then cashes, or takes `kept` tricks.
fn drawn(position: &Position, facts: &[Facts; 4], kept: u8) -> Option<u8> {
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
    if trumps.ours > 0 && (!position.broken || ruffs || trumps.their_top() < trumps.ours) {
        return None;
    }
    let cashed: u8 = plain(position, facts)
        .map(|(of, theirs)| cashes(of.their_top(), theirs, of.ours, true))
        .sum();
    Some(their_spades + cashed.max(kept))
}

/// The leader's tricks, if luck is even: as far from what it can see to as from what it can be held to.
pub(super) fn middle(position: &Position) -> usize {
    let facts = position.suits.map(facts);
    usize::from(range(position, &facts).can + held(position, &facts)).div_ceil(2)
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

    fn bounds(leader: &str, follower: &str, broken: bool) -> (u8, u8) {
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
        assert_eq!(bounds("AH 4H 3H", "KH 2C 2D", true), (3, 3), "the small ones win too");
        assert_eq!(bounds("AH 4H 3H", "KH 2C 2S", true), (1, 2), "they would be ruffed");
        assert_eq!(bounds("KH KC 3C", "AH AC 2C", true), (1, 1), "the small club wins");
        assert_eq!(
            bounds("KH KC 3C", "AH AC 2D", true),
            (0, 0),
            "nobody follows to the diamond"
        );
    }

    #[test]
    fn a_ruff_uses_up_a_spade() {
        // The follower has to ruff, and then its last spade does not draw both of the leader's.
        assert_eq!(bounds("KH 3S 2S", "AS 4S AC", true), (0, 1));
        assert_eq!(bounds("KH QH 2S", "4S AC KC", true), (0, 2));
    }

    #[test]
    fn either_hand_keeps_its_best_cards_for_the_suit() {
        assert_eq!(
            bounds("AH 3H AC", "KH QH 2C", true),
            (2, 2),
            "the ace beats one of two hearts"
        );
        assert_eq!(
            bounds("AH 3H 2S", "KH 2C 3S", true),
            (1, 2),
            "king and three are both beaten"
        );
    }
}
