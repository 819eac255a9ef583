//! The order in which cards are tried when partners sit opposite and both sides want tricks: the usual case.
//!
//! The features (the owners of the two highest cards of a suit, the hands that can ruff, the lengths of the
//! opponents' suits, whether the side can win the trick at all) are those by which DDS of Haglund and Hein orders
//! cards; the weights are our own ([`weights`]).

use super::lanes::{Lanes, SPADES, beats, bottom, in_suit, lane, suit_of, top, up_to};
use super::last_trick::best;
use super::order::Moves;
use super::position::{Position, Trick};
use super::spade_bounds::Owners;
use weights::*;

mod weights;

/// The hand to play and the others, in the order of play.
struct Seats<'a> {
    at: &'a Position,
    /// The seat to play.
    seat: usize,
    trick: &'a Trick,
    me: Lanes,
    left: Lanes,
    partner: Lanes,
    right: Lanes,
}

/// Returns the number of cards of one suit, as a part of its lane.
fn count(set: Lanes, suit: usize) -> i32 {
    in_suit(set, suit).count_ones() as i32
}

/// Returns the bits above a card.
fn above(card: u8) -> Lanes {
    !up_to(card)
}

/// Weighs cards for the hand to play, with `COUNT` cards in the trick. `owners`: of all cards before the trick.
pub(super) fn weigh<const COUNT: u8>(at: &Position, owners: Owners, trick: &Trick, cards: Lanes) -> Moves {
    let seat = usize::from((trick.leader + COUNT) & 3);
    let hand = |step: usize| at.hands[(seat + step) & 3];
    let seats = Seats {
        at,
        seat,
        trick,
        me: hand(0),
        left: hand(1),
        partner: hand(2),
        right: hand(3),
    };
    match COUNT {
        0 => {
            let mut moves = Moves::default();
            for suit in 0..4 {
                seats.lead(at, owners, seat, suit, cards & lane(suit), &mut moves);
            }
            moves
        }
        1 => seats.second(cards),
        2 => seats.third(cards),
        _ => seats.fourth(cards),
    }
}

/// A suit to lead: the owners of its highest cards, counted from the hand to play.
#[derive(Clone, Copy)]
struct Lead {
    /// Owner of the highest card.
    peak: u8,
    /// Owner of the second highest card.
    next: u8,
    /// Owner of the third highest card.
    third: u8,
    /// `true` if the highest card is a rival's only one.
    bare: bool,
    /// `true` if the partner has several cards.
    long_partner: bool,
}

impl Lead {
    /// Weighs a card if its side wins the trick. `is_run`: the hand has the card below as well.
    #[inline]
    fn winning(self, rank: i32, is_run: impl Fn() -> bool) -> i32 {
        match (self.peak, self.next) {
            _ if self.bare => WIN_OVER_BARE + rank,
            (0, 2) => WIN_BOTH + rank,
            (0, _) if rank == 1 => WIN_PEAK,
            (0, _) => WIN_UNDER_OWN_PEAK + rank,
            (2, 0) => WIN_PARTNER_AND_OWN + rank,
            (2, _) => WIN_PARTNER + rank,
            _ if !is_run() => WIN_OTHER + rank,
            _ if rank == 2 => WIN_NEXT_RUN,
            _ => WIN_RUN + rank,
        }
    }

    /// Weighs a card if its side loses the trick. `is_run`: the hand has the card below as well.
    #[inline]
    fn losing(self, card: u8, rank: i32, is_run: impl Fn() -> bool) -> i32 {
        let value = match (self.peak, self.next) {
            _ if self.bare => LOSE_OVER_BARE + rank,
            (0, 2) => LOSE_BOTH + rank,
            (0, _) if rank == 1 => LOSE_PEAK,
            (0, _) => LOSE_UNDER_OWN_PEAK + rank,
            (2, _) => LOSE_PARTNER + rank,
            _ if rank == 2 && is_run() => LOSE_NEXT_RUN,
            _ => LOSE_OTHER - i32::from(card % 16),
        };
        value
            + match (self.next, self.third) {
                (2, 2) => LEAD_PARTNER_NEXT_TWO,
                (0, 2) | (2, 0) if self.long_partner => LEAD_NEXT_TWO,
                _ => 0,
            }
    }
}

impl Seats<'_> {
    /// Weighs the cards of a suit as leads.
    fn lead(&self, at: &Position, owners: Owners, seat: usize, number: usize, mut cards: Lanes, moves: &mut Moves) {
        if cards == 0 {
            return;
        }
        let suit = lane(number);
        let spade = number == 3;
        let length = |step: usize| at.length(seat + step, number) as i32;
        let [own_length, lefts, partners, rights] = [0, 1, 2, 3].map(length);
        let total = own_length + lefts + partners + rights;
        // The owner of the highest card and those below it, counted from the hand to play; 4 if the suit has too few cards.
        let owner = |above: i32| {
            if above < total {
                owners.owner(number, above as u32).wrapping_sub(seat as u8) & 3
            } else {
                4
            }
        };
        let (peak, next, third) = (owner(0), owner(1), owner(2));
        let ruffs = |hand: Lanes, length: i32| !spade && length == 0 && hand & SPADES != 0;
        let tricks = (at.plain(seat) + at.length(seat, 3)) as i32;
        let long = |count: i32| if count == 0 { tricks } else { count };
        let mut base = -(LEAD_LENGTH * (long(lefts) + long(rights))) / 8;
        if ruffs(self.left, lefts) || ruffs(self.right, rights) {
            base -= LEAD_RUFFED;
        }
        if ruffs(self.partner, partners) && rights > 0 {
            base += LEAD_HELPED;
        }
        if peak == 3 || next == 3 {
            if rights != 1 {
                base -= LEAD_INTO;
            }
        } else if peak == 1 && next == 2 && partners > 1 {
            base += LEAD_THROUGH;
        }
        if !spade && self.me & SPADES != 0 {
            if own_length == 1 {
                base += LEAD_BARE;
                if peak == 2 && partners > 1 {
                    base += LEAD_BARE_TO_PEAK;
                }
            } else if own_length == 2 {
                base += LEAD_TWO;
            }
        }
        if spade {
            base += LEAD_SPADE;
        }
        let rivals = best(self.left, suit).max(best(self.right, suit));
        let partner = best(self.partner, suit);
        let lead = Lead {
            peak,
            next,
            third,
            bare: peak == 1 && lefts == 1 || peak == 3 && rights == 1,
            long_partner: partners > 1,
        };
        while cards != 0 {
            let card = bottom(cards);
            cards &= cards - 1;
            let rank = self.rank(card);
            let value = if (card + 1).max(partner) > rivals {
                lead.winning(rank, || self.run_below(card, self.me))
            } else {
                lead.losing(card, rank, || self.run_below(card, self.me))
            };
            moves.add(card, base + value);
        }
    }

    /// Returns `true` if the hand has the card below as well.
    fn run_below(&self, card: u8, own: Lanes) -> bool {
        let below = self.trick.all & lane(suit_of(card)) & ((1 << card) - 1);
        below != 0 && own >> top(below) & 1 == 1
    }

    /// Returns the cards of all hands.
    fn all(&self) -> Lanes {
        self.me | self.left | self.partner | self.right
    }

    /// Returns the rank of a card among those of its suit in all hands, from the top: 1 is the highest.
    fn rank(&self, card: u8) -> i32 {
        count(self.all() & !((1 << card) - 1), suit_of(card))
    }

    /// Returns the weight of discarding from a suit: higher if it can spare the card.
    fn spare(&self, card: u8, per: i32, guard: i32) -> i32 {
        let number = suit_of(card);
        let own = self.me & lane(number);
        // One card, two, or more.
        if own & (own - 1) == 0 {
            let guards = if 1 << top(self.all() & lane(number)) == own {
                guard
            } else {
                0
            };
            return per / 8 - guards;
        }
        let length = self.at.length(self.seat, number) as i32;
        let value = per * length / 8;
        if length > 2 {
            return value;
        }
        let all = self.all() & lane(number);
        let highest = 1 << top(all);
        let bares = own & highest == 0 && own >> top(all & !highest) & 1 == 1;
        value - if bares { guard } else { 0 }
    }

    fn second(&self, cards: Lanes) -> Moves {
        let led = lane(self.trick.led());
        let lead = self.trick.best;
        let (third, fourth) = (best(self.left, led), best(self.partner, led));
        let helped = fourth > (lead + 1).max(third);
        let thirds = self.left & led;
        let fourths = self.partner & led;
        Moves::new(cards, |card| {
            let height = i32::from(card % 16) + 2;
            let follows = suit_of(card) == suit_of(lead);
            let own = if follows || card >= 48 { card + 1 } else { 0 };
            if follows {
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
                SECOND_RUFF + self.spare(card, RUFF_LENGTH, RUFF_GUARD)
                    - height
                    - if helped { SECOND_RUFF_IDLE } else { 0 }
            } else {
                SECOND_RUFF_BEATEN + self.spare(card, RUFF_LENGTH, RUFF_GUARD) - height
            }
        })
    }

    /// Following suit, the lowest card that wins comes first, or else one that makes the last hand play its highest.
    fn third(&self, cards: Lanes) -> Moves {
        let number = self.trick.led();
        let led = lane(number);
        let lead = self.trick.best;
        let fourth = best(self.left, led);
        let ours = self.trick.winner == self.trick.leader;
        let safe = ours && lead + 1 > fourth;
        if cards & led != 0 {
            if safe || suit_of(lead) != number {
                return Moves::from_the_lowest(cards, 0);
            }
            let beat = above(lead);
            let wins = cards & beat & above(fourth.saturating_sub(1));
            if wins != 0 {
                return Moves::from_the_lowest(cards, wins);
            }
            let rest = self.left & led;
            let forces = match rest & rest.wrapping_sub(1) {
                _ if rest == 0 => 0,
                0 => beat,
                _ => beat & above(top(rest & !(1 << top(rest)))),
            };
            return Moves::from_the_lowest(cards, forces);
        }
        Moves::new(cards, |card| {
            let height = i32::from(card % 16) + 2;
            if card < 48 {
                THIRD_DISCARD + self.spare(card, THIRD_DISCARD_LENGTH, THIRD_GUARD) - height
            } else if safe {
                THIRD_RUFF_IDLE - height
            } else if !beats(card, lead) {
                THIRD_RUFF_UNDER + self.rank(card) + self.spare(card, RUFF_LENGTH, RUFF_GUARD)
            } else if card + 1 > fourth {
                THIRD_RUFF - height + self.spare(card, RUFF_LENGTH, RUFF_GUARD)
                    - if ours { THIRD_RUFF_PARTNER } else { 0 }
            } else {
                THIRD_RUFF_BEATEN - height + self.spare(card, RUFF_LENGTH, RUFF_GUARD)
            }
        })
    }

    /// Following suit, the lowest card that wins comes first unless the partner is winning.
    fn fourth(&self, cards: Lanes) -> Moves {
        let number = self.trick.led();
        let lead = self.trick.best;
        let ours = self.trick.winner == (self.trick.leader + 1) & 3;
        if cards & lane(number) != 0 {
            let wins = if ours || suit_of(lead) != number {
                0
            } else {
                above(lead)
            };
            return Moves::from_the_lowest(cards, wins);
        }
        Moves::new(cards, |card| {
            let height = i32::from(card % 16) + 2;
            if card < 48 {
                let base = if ours { FOURTH_DISCARD_WON } else { FOURTH_DISCARD_LOST };
                base + self.spare(card, FOURTH_DISCARD_LENGTH, FOURTH_GUARD) - height
            } else if ours {
                FOURTH_RUFF_IDLE - height
            } else if beats(card, lead) {
                FOURTH_RUFF - height
            } else {
                FOURTH_RUFF_UNDER + self.rank(card)
            }
        })
    }
}
