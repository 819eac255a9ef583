//! A running trick, the cards that may be played to it, and the order in which they are tried.

use arrayvec::ArrayVec;

use super::rank::{Lanes, close, lane, runs};

/// The lane of spades.
const SPADES: Lanes = lane(3);

/// A running trick, in the relative ranks of its beginning.
#[derive(Clone, Debug)]
pub(super) struct Trick {
    cards: ArrayVec<u8, 4>,
    leader: u8,
    broken: bool,
    /// The seat that is winning, and its card.
    best: (u8, u8),
}

impl Trick {
    /// No card yet.
    pub fn new(leader: u8, broken: bool) -> Trick {
        Trick {
            cards: ArrayVec::new(),
            leader,
            broken,
            best: (leader, 0),
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        (self.leader + self.cards.len() as u8) % 4
    }

    /// Adds the card of the seat whose turn it is.
    pub fn play(&mut self, card: u8) {
        if self.cards.is_empty() || beats(card, self.best.1) {
            self.best = (self.turn(), card);
        }
        self.broken |= card >= 48;
        self.cards.push(card);
    }

    /// Whether all have played.
    pub fn full(&self) -> bool {
        self.cards.is_full()
    }

    /// The cards in order.
    pub fn cards(&self) -> &[u8] {
        &self.cards
    }

    /// Who is winning.
    pub fn winner(&self) -> u8 {
        self.best.0
    }

    /// Whether spades are broken now.
    pub fn broken(&self) -> bool {
        self.broken
    }

    /// The ranks that the winner of a full trick rests on: its own and all above, where it beat others of its suit.
    pub fn ranks(&self) -> Lanes {
        let suit = self.best.1 / 16;
        let rivals = self.cards.iter().filter(|&&card| card / 16 == suit).count();
        if rivals > 1 { close(1 << self.best.1) } else { 0 }
    }
}

/// Whether a card beats the best one so far.
fn beats(card: u8, best: u8) -> bool {
    if card / 16 == best / 16 {
        card > best
    } else {
        card >= 48
    }
}

/// The cards that the seat in turn may play.
pub(super) fn lawful(trick: &Trick, hands: &[Lanes; 4]) -> Lanes {
    let hand = hands[usize::from(trick.turn())];
    match trick.cards.first() {
        Some(&led) => {
            let follow = hand & lane(usize::from(led / 16));
            if follow == 0 { hand } else { follow }
        }
        None => {
            let plain = hand & !SPADES;
            if trick.broken || plain == 0 { hand } else { plain }
        }
    }
}

/// The lowest of each run of neighbours, the most promising first.
pub(super) fn order(trick: &Trick, hands: &[Lanes; 4]) -> ArrayVec<u8, 13> {
    let seat = usize::from(trick.turn());
    let hand = hands[seat];
    let mut moves: ArrayVec<(i32, u8), 13> = runs(lawful(trick, hands), hand)
        .map(|run| {
            let card = run.trailing_zeros() as u8;
            let value = if trick.cards.is_empty() {
                lead_value(hands, seat, card, run)
            } else {
                follow_value(trick, hands, seat, card)
            };
            (-value, card)
        })
        .collect();
    moves.sort_unstable();
    moves.into_iter().map(|(_, card)| card).collect()
}

/// The best card of a lane, as a bit number; `None` if the lane is empty.
fn best_of(set: Lanes) -> Option<u8> {
    (set != 0).then(|| 63 - set.leading_zeros() as u8)
}

/// How promising a lead is.
fn lead_value(hands: &[Lanes; 4], seat: usize, card: u8, run: Lanes) -> i32 {
    let suit = lane(usize::from(card / 16));
    let spade = suit == SPADES;
    let [left, partner, right] = [1, 2, 3].map(|step| hands[(seat + step) % 4]);
    let rival = best_of((left | right) & suit);
    let ruff = |hand: Lanes| !spade && hand & suit == 0 && hand & SPADES != 0;
    let highest = best_of(run).unwrap_or(card);
    let mut value = 0;
    if ruff(left) || ruff(right) {
        value -= 40;
    } else if rival.is_none_or(|rival| highest > rival) {
        // A winner, unless it is a spade that can wait.
        value += if spade { 15 } else { 60 };
    } else if best_of(partner & suit).is_some_and(|own| rival.is_none_or(|rival| own > rival)) {
        value += 45;
    } else if ruff(partner) {
        value += 50;
    } else if left & suit != 0 && best_of(right & suit).is_none_or(|r| best_of(partner & suit).is_some_and(|p| p > r)) {
        // Through strength, up to weakness.
        value += 10;
    }
    // Short suits are worth emptying, and small cards are led before high ones that would lose.
    if !spade && hands[seat] & SPADES != 0 {
        value += 8 - 2 * (hands[seat] & suit).count_ones() as i32;
    }
    value - i32::from(card % 16)
}

/// How promising it is to follow with a card.
fn follow_value(trick: &Trick, hands: &[Lanes; 4], seat: usize, card: u8) -> i32 {
    let suit = usize::from(trick.cards[0] / 16);
    let rank = i32::from(card % 16);
    let (holder, best) = trick.best;
    let friend = usize::from(holder) % 2 == seat % 2;
    let wins = beats(card, best);
    let after = 3 - trick.cards.len();
    // The seats still to come: only a rival can spoil the trick.
    let safe = |top: u8| {
        (1..=after).filter(|step| step % 2 == 1).all(|step| {
            let rival = hands[(seat + step) % 4];
            let follow = rival & lane(suit);
            let answers = if follow != 0 { follow } else { rival & SPADES };
            best_of(answers).is_none_or(|answer| !beats(answer, top))
        })
    };
    let discard = usize::from(card / 16) != suit && card < 48;
    let length = (hands[seat] & lane(usize::from(card / 16))).count_ones() as i32;
    let mut value = if friend && safe(best) {
        // Partner has it: keep what is good.
        if wins { -20 - rank } else { 20 - rank }
    } else if wins {
        if safe(card) {
            60 - rank
        } else {
            5 - rank + if after == 2 { rank } else { 0 }
        }
    } else {
        10 - rank
    };
    if discard {
        value += 4 - length;
    } else if card >= 48 && suit != 3 && !wins {
        value -= 30;
    }
    value
}
