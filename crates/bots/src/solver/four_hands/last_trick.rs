//! The side that can take the running trick, which is enough if one trick decides.

use super::lanes::{Lanes, SPADES, lane, suit_of, top};
use super::position::{Position, Trick};

/// Returns the best card that a hand can bring to a trick of this suit, as its number plus 1; 0 if it has none that counts.
pub(super) fn best(hand: Lanes, suit: Lanes) -> u8 {
    let follow = hand & suit;
    let set = if follow != 0 { follow } else { hand & SPADES };
    64 - set.leading_zeros() as u8
}

/// The outcome of a trick if each side does all it can to take it: every hand may bring its best card, whatever the
/// others do, so the best of all wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taken {
    /// `true` if a hand of the given side takes it.
    pub ours: bool,
    /// The winning card, if its rank matters.
    pub ranks: Lanes,
}

impl Taken {
    /// Compares the best cards of both sides, numbered as by [`best`].
    fn new(ours: u8, theirs: u8) -> Taken {
        let rivals = ours.min(theirs) > 0 && (ours - 1) / 16 == (theirs - 1) / 16;
        Taken {
            ours: ours > theirs,
            ranks: if rivals { 1 << (ours.max(theirs) - 1) } else { 0 },
        }
    }
}

/// Returns the side that can take a trick that has begun. `side`: the seats of the given side, as bits.
pub(super) fn taken(at: &Position, trick: &Trick, side: u8) -> Taken {
    let mut cards = [0; 2];
    let of = |seat: u8| usize::from(side >> (seat & 3) & 1 == 0);
    cards[of(trick.winner)] = trick.best + 1;
    let led = lane(trick.led());
    for step in trick.count()..4 {
        let seat = (trick.leader + step) & 3;
        let card = &mut cards[of(seat)];
        *card = (*card).max(best(at.hands[usize::from(seat)], led));
    }
    let mut taken = Taken::new(cards[0], cards[1]);
    let best = cards[0].max(cards[1]) - 1;
    taken.ranks |= if best == trick.best {
        trick.ranks()
    } else if suit_of(best) == suit_of(trick.best) {
        1 << best
    } else {
        0
    };
    taken
}

/// Returns whether the side on lead can take the trick, with the rank that this rests on, or with all ranks if it
/// can't. `lawful`: the cards that may be led.
pub(super) fn led(at: &Position, leader: u8, lawful: Lanes, side: u8) -> Taken {
    let mut ranks = 0;
    for suit in (0..4).map(lane).filter(|suit| lawful & suit != 0) {
        let mut cards = [0; 2];
        for seat in 0..4u8 {
            let card = &mut cards[usize::from(side >> seat & 1 == 0)];
            let hand = at.hands[usize::from(seat)];
            *card = (*card).max(if seat == leader {
                top(hand & suit) + 1
            } else {
                best(hand, suit)
            });
        }
        let taken = Taken::new(cards[0], cards[1]);
        if taken.ours {
            return taken;
        }
        ranks |= taken.ranks;
    }
    Taken { ours: false, ranks }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::four_hands::lanes::bits;

    /// Clubs 0 to 3, one in each hand; seat 1 has a spade too, and seat 3 a diamond.
    fn hands() -> Position {
        Position::new([1, 1 << 1 | 1 << 48, 1 << 2, 1 << 3 | 1 << 16])
    }

    #[test]
    fn the_best_card_that_any_hand_can_bring_takes_the_trick() {
        let at = hands();
        let clubs = lane(0);
        assert_eq!([0, 1, 2, 3].map(|seat| best(at.hands[seat], clubs)), [1, 2, 3, 4]);
        assert_eq!(best(at.hands[0], lane(1)), 0, "a club is worth nothing on diamonds");
        let none = led(&at, 0, at.hands[0], 0b0101);
        assert!(!none.ours && none.ranks == 1 << 3);
        assert!(led(&at, 3, at.hands[3], 0b1010).ours);
        // On the diamond seat 1 has to discard its club, or may ruff: no other hand can beat that.
        assert_eq!(led(&at, 3, 1 << 16, 0b0010), Taken { ours: true, ranks: 0 });
    }

    #[test]
    fn a_card_that_lies_beaten_in_the_trick_makes_the_rank_matter() {
        let mut at = hands();
        let mut trick = Trick::new(3, true, at.all());
        for (seat, card) in [(3, 3), (0, 0)] {
            at.remove(seat, card);
            trick.play(card);
        }
        at.remove(1, 1);
        trick.play(1);
        let taken = taken(&at, &trick, 0b1010);
        assert!(taken.ours);
        assert_eq!(bits(taken.ranks).collect::<Vec<_>>(), [3]);
    }
}
