//! In which order cards are tried when partners sit opposite and both sides want tricks: the usual case.
//!
//! What is looked at (who has the two highest cards of a suit, who can ruff, how long the rivals' suits are, whether the side can win the
//! trick at all) is what DDS of Haglund and Hein orders cards by; what it weighs is our own ([`weights`]).

use super::lanes::{Lanes, SPADES, bottom, lane, suit_of, top};
use super::one::best;
use super::order::Moves;
use super::position::{Position, Trick};
use weights::*;

mod weights;

/// The hand in turn and the others, in the order of play.
struct Seats<'a> {
    trick: &'a Trick,
    me: Lanes,
    left: Lanes,
    partner: Lanes,
    right: Lanes,
    /// The card to be tried before others.
    first: u8,
    tricks: i32,
    all: Lanes,
}

/// The number of a few cards.
fn count(mut set: Lanes) -> i32 {
    let mut count = 0;
    while set != 0 {
        set &= set - 1;
        count += 1;
    }
    count
}

/// Weighs cards for the hand in turn, when `COUNT` cards lie in the trick. `first`: a card that decided such a turn before.
pub(super) fn weigh<const COUNT: u8>(at: &Position, trick: &Trick, first: u8, cards: Lanes) -> Moves {
    let seat = usize::from(trick.turn());
    let hand = |step: usize| at.hands[(seat + step) & 3];
    let seats = Seats {
        trick,
        me: hand(0),
        left: hand(1),
        partner: hand(2),
        right: hand(3),
        first,
        tricks: (at.plain(seat) + at.length(seat, 3)) as i32,
        all: at.all(),
    };
    Moves::new(cards, |card| match COUNT {
        0 => seats.lead(card),
        1 => seats.second(card),
        2 => seats.third(card),
        _ => seats.fourth(card),
    })
}

impl Seats<'_> {
    fn lead(&self, card: u8) -> i32 {
        let number = suit_of(card);
        let suit = lane(number);
        let spade = number == 3;
        let (left, partner, right) = (self.left & suit, self.partner & suit, self.right & suit);
        let own = self.me & suit;
        let all = self.all & suit;
        let highest = top(all);
        let second = all & !(1 << highest);
        let (peak, next) = (1 << highest, if second == 0 { 0 } else { 1 << top(second) });
        let third = second & !next;
        let third = if third == 0 { 0 } else { 1 << top(third) };
        let (lefts, rights) = (count(left), count(right));
        let ruffs = |hand: Lanes, of: Lanes| !spade && of == 0 && hand & SPADES != 0;
        let long = |count: i32| if count == 0 { self.tricks } else { count };
        let mut value = -(LEAD_LENGTH * (long(lefts) + long(rights))) / 8;
        if ruffs(self.left, left) || ruffs(self.right, right) {
            value -= LEAD_RUFFED;
        }
        if ruffs(self.partner, partner) && rights > 0 {
            value += LEAD_HELPED;
        }
        if right & (peak | next) != 0 {
            if rights != 1 {
                value -= LEAD_INTO;
            }
        } else if left & peak != 0 && partner & next != 0 && partner != next {
            value += LEAD_THROUGH;
        }
        let spades = self.me & SPADES;
        if !spade && spades != 0 {
            if count(own) == 1 {
                value += LEAD_BARE;
                if partner & peak != 0 && partner != peak {
                    value += LEAD_BARE_TO_PEAK;
                }
            } else if count(own) == 2 {
                value += LEAD_TWO;
            }
        }
        if spade {
            value += LEAD_SPADE;
        }
        let rank = count(all & !((1 << card) - 1));
        let run = self.run_below(card, own);
        let wins = (card + 1).max(best(self.partner, suit)) > best(self.left, suit).max(best(self.right, suit));
        let bare = left == peak || right == peak;
        if wins {
            value += if bare {
                WIN_OVER_BARE + rank
            } else if own & peak != 0 {
                if partner & next != 0 {
                    WIN_BOTH + rank
                } else if card == highest {
                    WIN_PEAK
                } else {
                    WIN_UNDER_OWN_PEAK + rank
                }
            } else if partner & peak != 0 {
                if own & next != 0 {
                    WIN_PARTNER_AND_OWN + rank
                } else {
                    WIN_PARTNER + rank
                }
            } else if run && next == 1 << card {
                WIN_NEXT_RUN
            } else if run {
                WIN_RUN + rank
            } else {
                WIN_OTHER + rank
            };
            if card == self.first {
                value += WIN_REPLY;
            }
        } else {
            if partner & next != 0 && partner & third != 0 {
                value += LEAD_PARTNER_NEXT_TWO;
            } else if (own & next != 0 && partner & third != 0 || partner & next != 0 && own & third != 0)
                && partner & (partner - 1) != 0
            {
                value += LEAD_NEXT_TWO;
            }
            value += if bare {
                LOSE_OVER_BARE + rank
            } else if own & peak != 0 {
                if partner & next != 0 {
                    LOSE_BOTH + rank
                } else if card == highest {
                    LOSE_PEAK
                } else {
                    LOSE_UNDER_OWN_PEAK + rank
                }
            } else if partner & peak != 0 {
                LOSE_PARTNER + rank
            } else if run && next == 1 << card {
                LOSE_NEXT_RUN
            } else {
                LOSE_OTHER - i32::from(card % 16)
            };
            if card == self.first {
                value += LOSE_REPLY;
            }
        }
        value
    }

    /// Whether the hand has the card below as well.
    fn run_below(&self, card: u8, own: Lanes) -> bool {
        let below = self.trick.all & lane(suit_of(card)) & ((1 << card) - 1);
        below != 0 && own >> top(below) & 1 == 1
    }

    fn rank(&self, card: u8) -> i32 {
        count(self.all & lane(suit_of(card)) & !((1 << card) - 1))
    }

    /// How well a suit can spare a card.
    fn spare(&self, card: u8, per: i32, guard: i32) -> i32 {
        let suit = lane(suit_of(card));
        let own = self.me & suit;
        let all = self.all & suit;
        let length = count(own);
        let mut value = per * length / 8;
        let highest = 1 << top(all);
        if length == 2 && own & highest == 0 {
            let rest = all & !highest;
            if own >> top(rest) & 1 == 1 {
                value -= guard;
            }
        } else if length == 1 && own == highest {
            value -= guard;
        }
        value
    }

    fn second(&self, card: u8) -> i32 {
        let led = lane(self.trick.led());
        let lead = self.trick.best;
        let height = i32::from(card % 16) + 2;
        let (third, fourth) = (best(self.left, led), best(self.partner, led));
        let counts = |card: u8| {
            if suit_of(card) == suit_of(lead) || card >= 48 {
                card + 1
            } else {
                0
            }
        };
        let helped = fourth > (lead + 1).max(third);
        let own = counts(card);
        let mut value = if suit_of(card) == suit_of(lead) {
            let thirds = self.left & led;
            let fourths = self.partner & led;
            if own.max(fourth) > (lead + 1).max(third) {
                if thirds != 0 && bottom(thirds) > card {
                    SECOND_LEFT_TO_PARTNER + self.rank(card)
                } else if card > lead {
                    if own < fourth {
                        SECOND_UNDER_PARTNER - height
                    } else if own > third {
                        SECOND_OVER_THIRD - height
                    } else if self.run_below(card, self.me) {
                        SECOND_RUN - height
                    } else {
                        SECOND_OTHER - height
                    }
                } else if fourths != 0 {
                    SECOND_LOW - height
                } else {
                    SECOND_LOW_RUFF - height
                }
            } else if thirds != 0 && bottom(thirds) > card || fourths != 0 && bottom(fourths) > card {
                SECOND_BEATEN + self.rank(card)
            } else if card < lead {
                SECOND_UNDER + self.rank(card)
            } else if self.run_below(card, self.me) {
                SECOND_LOST_RUN - height
            } else {
                SECOND_LOST - height
            }
        } else if own == 0 {
            let base = if helped {
                SECOND_DISCARD_WON
            } else {
                SECOND_DISCARD_LOST
            };
            base + self.spare(card, SECOND_DISCARD_LENGTH, SECOND_GUARD) - height
        } else if own > third {
            SECOND_RUFF + self.spare(card, RUFF_LENGTH, RUFF_GUARD) - height - if helped { SECOND_RUFF_IDLE } else { 0 }
        } else {
            SECOND_RUFF_BEATEN + self.spare(card, RUFF_LENGTH, RUFF_GUARD) - height
        };
        if card == self.first {
            value += SECOND_REPLY;
        }
        value
    }

    fn third(&self, card: u8) -> i32 {
        let led = lane(self.trick.led());
        let lead = self.trick.best;
        let height = i32::from(card % 16) + 2;
        let fourth = best(self.left, led);
        let ours = self.trick.winner == self.trick.leader;
        let safe = ours && lead + 1 > fourth;
        let beats = card > lead && (suit_of(card) == suit_of(lead) || card >= 48);
        if suit_of(card) == self.trick.led() {
            if safe || !beats {
                -height
            } else if card + 1 > fourth {
                THIRD_WINS - height
            } else {
                // Makes the last hand play its highest, if it follows.
                let rest = self.left & led;
                let under = if rest == 0 { 0 } else { rest & !(1 << top(rest)) };
                if rest != 0 && (under == 0 || card > top(under)) {
                    THIRD_FORCES - height
                } else {
                    -height
                }
            }
        } else if card < 48 {
            THIRD_DISCARD + self.spare(card, THIRD_DISCARD_LENGTH, THIRD_GUARD) - height
        } else if safe {
            THIRD_RUFF_IDLE - height
        } else if !beats {
            THIRD_RUFF_UNDER + self.rank(card) + self.spare(card, RUFF_LENGTH, RUFF_GUARD)
        } else if card + 1 > fourth {
            THIRD_RUFF - height + self.spare(card, RUFF_LENGTH, RUFF_GUARD) - if ours { THIRD_RUFF_PARTNER } else { 0 }
        } else {
            THIRD_RUFF_BEATEN - height + self.spare(card, RUFF_LENGTH, RUFF_GUARD)
        }
    }

    fn fourth(&self, card: u8) -> i32 {
        let lead = self.trick.best;
        let height = i32::from(card % 16) + 2;
        let ours = self.trick.winner == (self.trick.leader + 1) & 3;
        let beats = card > lead && (suit_of(card) == suit_of(lead) || card >= 48);
        if suit_of(card) == self.trick.led() {
            if ours || !beats { -height } else { FOURTH_WINS - height }
        } else if card < 48 {
            let base = if ours { FOURTH_DISCARD_WON } else { FOURTH_DISCARD_LOST };
            base + self.spare(card, FOURTH_DISCARD_LENGTH, FOURTH_GUARD) - height
        } else if ours {
            FOURTH_RUFF_IDLE - height
        } else if beats {
            FOURTH_RUFF - height
        } else {
            FOURTH_RUFF_UNDER + self.rank(card)
        }
    }
}
