//! Bounds on trick counts from any play, or from one simple plan.

use super::facts::{Facts, Table};
use super::position::{Position, SPADES};

/// Bounds on the leader's remaining tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// Minimum for the leader in any play.
    pub min: u8,
    /// Maximum for the leader in any play.
    pub max: u8,
    /// Number that the leader can force.
    pub can: u8,
}

/// Returns the bounds of a position whose suits have these facts.
pub(super) fn range(position: &Position, facts: &[Facts; 4]) -> Range {
    let (trumps, plain) = (facts[SPADES], Facts::sum(&facts[..SPADES]));
    let max = position.left - trumps.against();
    // To draw all of the follower's spades, the leader's best must be above all of them.
    let draws = trumps.theirs() == 0 || (position.broken && trumps.cashed() >= trumps.theirs());
    let can = if draws {
        trumps.ours() + plain.cashed().max(plain.kept())
    } else {
        trumps.sure() + plain.kept()
    };
    Range {
        min: trumps.sure(),
        max,
        can: can.min(max),
    }
}

/// Returns the maximum number of tricks for the leader if the follower plays to restrict it.
///
/// Either hand takes the `kept` tricks of every plain suit besides its sure spades, with either hand on lead. In such a suit it
/// keeps its best cards, as many as the other hand has; it plays them only to leads of that suit, and leads nothing
/// else. So each of them meets one of the other hand's in its suit, without ruffs or discards, and only those lose
/// for which there is a higher card each. It has a card to spare for any other lead, because the other hand's lead is
/// then from the cards beyond those that the kept ones will meet.
///
/// If it can win the first trick whatever is led, it may draw spades as well: the trick is one of those that it would
/// cash, and it cashes the others next.
pub(super) fn held(position: &Position, facts: &[Facts; 4]) -> u8 {
    let (trumps, plain) = (facts[SPADES], Facts::sum(&facts[..SPADES]));
    let min = trumps.against() + plain.kept_against();
    let cashed = if wins_any_lead(position, facts) {
        trumps.theirs() + plain.cashed_against().max(plain.kept_against())
    } else {
        min
    };
    position.left.saturating_sub(cashed)
}

/// Returns the maximum number of tricks that the leader can't avoid, and the minimum that the follower can force it to take.
///
/// Like [`held`], but each hand keeps its worst cards of every suit, including spades if they may be led, and those
/// lose for which there is no lower card each.
pub(super) fn shunned(position: &Position, facts: &[Facts; 4]) -> (u8, u8) {
    let all = Facts::sum(&facts[..if position.broken { 4 } else { SPADES }]);
    (position.left - all.shed(), all.shed_against())
}

/// Returns `true` if the follower can win the first trick whatever is led, and then draw the leader's spades.
fn wins_any_lead(position: &Position, facts: &[Facts; 4]) -> bool {
    let trumps = facts[SPADES];
    let draws = trumps.ours() == 0 || (position.broken && trumps.cashed_against() >= trumps.ours());
    if !draws || (trumps.cashed() > 0 && (position.broken || trumps.ours() == position.left)) {
        return false;
    }
    // The spade that ruffs may be one needed for drawing.
    let ruffs = trumps.theirs() > 0 && trumps.ours() == 0;
    facts[..SPADES]
        .iter()
        .all(|of| of.cashed() == 0 || (ruffs && of.theirs() == 0))
}

/// Returns the leader's likely tricks: halfway between the number that it can force and the one that it can be held to.
pub(super) fn middle(position: &Position, table: Table) -> usize {
    let facts = position.suits().map(|suit| table.facts(suit));
    usize::from(range(position, &facts).can + held(position, &facts)).div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(leader: &str, follower: &str, broken: bool) -> (Position, [Facts; 4]) {
        let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
        let position = Position::new(cards(leader), cards(follower), broken);
        let table = Table::of(position.suits());
        (position, position.suits().map(|suit| table.facts(suit)))
    }

    fn bounds(leader: &str, follower: &str, broken: bool) -> (u8, u8) {
        let (position, facts) = known(leader, follower, broken);
        (range(&position, &facts).can, held(&position, &facts))
    }

    #[test]
    fn high_cards_are_cashed() {
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

    #[test]
    fn either_hand_keeps_its_worst_cards_to_lose() {
        let shunned = |leader: &str, follower: &str, broken| {
            let (position, facts) = known(leader, follower, broken);
            shunned(&position, &facts)
        };
        assert_eq!(
            shunned("AH 3H 2S", "KH QH 3S", true),
            (1, 1),
            "three and deuce are beaten"
        );
        assert_eq!(
            shunned("AH 3H 2S", "KH QH 3S", false),
            (2, 1),
            "the deuce may not be led"
        );
        assert_eq!(
            shunned("KH QH 3S", "AH 3H 2S", true),
            (2, 2),
            "one of two hearts is beaten"
        );
    }
}
