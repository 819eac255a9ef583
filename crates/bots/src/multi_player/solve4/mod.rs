//! The exact solver for four open hands: how many tricks the leader's side takes when everybody plays perfectly.
//!
//! The question is put as "does the side of seats 0 and 2 take at least n of the tricks left?", which one depth-first search answers
//! with yes or no; the number of tricks is found by asking again with another n. Three things make this fast:
//!
//! * **Relative ranks.** After each trick the cards that are gone are closed up, so that positions that differ in dead cards alone
//!   are one position.
//! * **Ranks that matter.** An answer comes with the set of top cards of each suit that its proof rests on (a card's rank matters only
//!   where it won a trick against others of its suit). The memory of positions keeps answers by the lengths of all suits and
//!   the owners of just those top cards, so that one answer serves every position with other small cards. (This is the
//!   partition search of bridge solvers.)
//! * **Sure tricks.** Winners that the leader can cash at once, and the top spades of either side, decide many positions unplayed.
//!
//! Cards that stand next to each other in one hand are played as one.

mod moves;
mod rank;
mod transpositions;

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Suit};

use moves::{Trick, order};
use rank::{Lanes, close, compress, expand, lane};
use transpositions::{Key, Transpositions};

/// Four open hands before a lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal4 {
    /// The hands, all of one size; partners are seats 0 and 2, and seats 1 and 3.
    pub hands: [CardSet; 4],
    /// Who leads.
    pub leader: usize,
    /// Whether spades may be led freely.
    pub broken: bool,
}

/// What perfect play comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution4 {
    /// Tricks of the leader's side.
    pub tricks: u8,
    /// Tricks of the leader's side after each legal lead, in rising card order.
    pub leads: Vec<(Card, u8)>,
}

/// Hands that make no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal4Error {
    /// There is no seat of that number.
    Leader,
    /// The hands are empty, too large, or of different sizes.
    Sizes,
    /// A card lies in two hands.
    Twice(Card),
}

impl std::fmt::Display for Deal4Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Deal4Error::Leader => f.write_str("the leader is a seat from 0 to 3"),
            Deal4Error::Sizes => f.write_str("all four hands need the same number of cards, 1 to 13"),
            Deal4Error::Twice(card) => write!(f, "{card} lies in two hands"),
        }
    }
}

impl std::error::Error for Deal4Error {}

/// Solves a deal exactly.
///
/// ```
/// use spades_bots::{Deal4, solve4};
/// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
/// let hands = [hand("AH 2C"), hand("KH 3C"), hand("QH 4C"), hand("JH 5C")];
/// let solution = solve4(&Deal4 { hands, leader: 0, broken: true }).unwrap();
/// assert_eq!(solution.tricks, 1);
/// ```
///
/// # Errors
/// If the hands are no deal of four equal hands.
pub fn solve4(deal: &Deal4) -> Result<Solution4, Deal4Error> {
    check(deal)?;
    let (hands, cards) = rank::relative(&deal.hands);
    let mut search = Search {
        transpositions: Transpositions::default(),
    };
    let size = deal.hands[0].len() as u8;
    let lead_side = deal.leader as u8 % 2;
    let mut leads = Vec::new();
    let mut guess = size / 2;
    let start = Trick::new(deal.leader as u8, deal.broken);
    let lawful = moves::lawful(&start, &hands);
    let key = transpositions::key(&hands, start.turn(), deal.broken);
    for run in rank::runs(lawful, hands[deal.leader]) {
        let low = run.trailing_zeros() as u8;
        // The value for seats 0 and 2, by asking until the answers meet.
        let (mut least, mut most) = (0, size);
        while least < most {
            let asked = guess.clamp(least + 1, most);
            let mut trick = start.clone();
            trick.play(low);
            if search.play(&hands, &trick, &key, asked, size).0 {
                least = asked;
                guess = asked + 1;
            } else {
                most = asked - 1;
                guess = most;
            }
        }
        guess = least;
        let tricks = if lead_side == 0 { least } else { size - least };
        for bit in rank::bits(run) {
            leads.push((cards[usize::from(bit)], tricks));
        }
    }
    leads.sort_by_key(|&(card, _)| card);
    let tricks = leads.iter().map(|&(_, tricks)| tricks).max().unwrap_or(0);
    Ok(Solution4 { tricks, leads })
}

/// Whether this is a deal.
fn check(deal: &Deal4) -> Result<(), Deal4Error> {
    if deal.leader > 3 {
        return Err(Deal4Error::Leader);
    }
    let size = deal.hands[0].len();
    if !(1..=13).contains(&size) || deal.hands.iter().any(|hand| hand.len() != size) {
        return Err(Deal4Error::Sizes);
    }
    let mut seen = CardSet::EMPTY;
    for hand in deal.hands {
        if let Some(card) = seen.intersection(hand).iter().next() {
            return Err(Deal4Error::Twice(card));
        }
        seen = seen.union(hand);
    }
    Ok(())
}

/// An answer, and the top cards that its proof rests on.
type Answer = (bool, Lanes);

/// A search with what it knows already.
struct Search {
    transpositions: Transpositions,
}

impl Search {
    /// Whether seats 0 and 2 take at least `need` of the `left` tricks from a position before a lead.
    fn lead(&mut self, hands: &[Lanes; 4], leader: u8, broken: bool, need: u8, left: u8) -> Answer {
        if need == 0 {
            return (true, 0);
        }
        if need > left {
            return (false, 0);
        }
        if let Some(answer) = sure(hands, leader, broken, need, left) {
            return answer;
        }
        if left == 1 {
            let mut trick = Trick::new(leader, broken);
            for seat in (0..4).map(|step| (leader + step) % 4) {
                trick.play(hands[usize::from(seat)].trailing_zeros() as u8);
            }
            return (trick.winner().is_multiple_of(2), trick.ranks());
        }
        let key = transpositions::key(hands, leader, broken);
        if let Some(answer) = self.transpositions.find(&key, hands, need) {
            return answer;
        }
        let answer = self.play(hands, &Trick::new(leader, broken), &key, need, left);
        self.transpositions.keep(&key, hands, need, answer);
        answer
    }

    /// The same with a trick under way that began with the lengths of `key`.
    fn play(&mut self, hands: &[Lanes; 4], trick: &Trick, key: &Key, need: u8, left: u8) -> Answer {
        if trick.full() {
            return self.next(hands, trick, need, left);
        }
        let seat = trick.turn();
        let wish = seat.is_multiple_of(2);
        let mut ranks = 0;
        let mut moves: ArrayVec<u8, 13> = order(trick, hands);
        if moves.len() > 1
            && let Some(first) = self.transpositions.reply(key, trick.cards())
            && let Some(at) = moves.iter().position(|&card| card == first)
        {
            moves[..=at].rotate_right(1);
        }
        for &card in &moves {
            let mut next = trick.clone();
            next.play(card);
            let (answer, rests) = self.play(hands, &next, key, need, left);
            if answer == wish {
                if moves.len() > 1 {
                    self.transpositions.keep_reply(key, trick.cards(), card);
                }
                return (answer, rests);
            }
            ranks |= rests;
        }
        (!wish, ranks)
    }

    /// Takes the trick in and goes on with the next.
    fn next(&mut self, hands: &[Lanes; 4], trick: &Trick, need: u8, left: u8) -> Answer {
        let winner = trick.winner();
        let mut gone = 0;
        for &card in trick.cards() {
            gone |= 1 << card;
        }
        let rest = hands.map(|hand| compress(hand & !gone, gone));
        let need = if winner.is_multiple_of(2) { need - 1 } else { need };
        let (answer, rests) = self.lead(&rest, winner, trick.broken(), need, left - 1);
        (answer, close(expand(rests, gone)) | trick.ranks())
    }
}

/// Answers that need no play: the leader's winners and the top spades.
fn sure(hands: &[Lanes; 4], leader: u8, broken: bool, need: u8, left: u8) -> Option<Answer> {
    let all = hands.iter().fold(0, |all, hand| all | hand);
    let spades = lane(Suit::Spades as usize);
    // The top spades of one hand win a trick each, whenever they are played.
    if all & spades != 0 {
        let top = rank::top_run(all & spades, |bit| hands.iter().position(|hand| hand >> bit & 1 == 1));
        let count = top.count_ones() as u8;
        let owner = hands.iter().position(|hand| hand & top != 0).unwrap_or(0);
        if owner % 2 == 0 && count >= need {
            return Some((true, close(top)));
        }
        if owner % 2 == 1 && left - count.min(left) < need {
            return Some((false, close(top)));
        }
    }
    let decides = |(count, ranks): (u8, Lanes)| {
        if leader.is_multiple_of(2) {
            (count >= need).then_some((true, ranks))
        } else {
            (left - count.min(left) < need).then_some((false, ranks))
        }
    };
    decides(cash(hands, leader, broken)).or_else(|| {
        // The same for the partner, if the leader can reach that hand at once.
        let partner = (leader + 2) % 4;
        entry(hands, leader, broken)
            .then(|| cash(hands, partner, broken))
            .and_then(decides)
    })
}

/// Whether the leader can lead to a top card of the partner's.
fn entry(hands: &[Lanes; 4], leader: u8, broken: bool) -> bool {
    let me = usize::from(leader);
    let (hand, partner) = (hands[me], hands[(me + 2) % 4]);
    let rivals = [hands[(me + 1) % 4], hands[(me + 3) % 4]];
    let spades = lane(Suit::Spades as usize);
    let all = hands.iter().fold(0, |all, hand| all | hand);
    (0..4).map(lane).any(|lane| {
        let may = hand & lane != 0 && (lane != spades || broken || hand & !spades == 0);
        let top = 63 - (all & lane | 1).leading_zeros();
        may && partner & lane != 0
            && partner >> top & 1 == 1
            && (lane == spades || rivals.iter().all(|rival| rival & lane != 0 || rival & spades == 0))
    })
}

/// Tricks that the leader can take one after the other, and the top cards that this rests on.
fn cash(hands: &[Lanes; 4], leader: u8, broken: bool) -> (u8, Lanes) {
    let me = usize::from(leader);
    let partner = hands[(me + 2) % 4];
    let spades = lane(Suit::Spades as usize);
    let hand = hands[me];
    let all = hands.iter().fold(0, |all, hand| all | hand);
    let rivals = [hands[(me + 1) % 4], hands[(me + 3) % 4]];
    let mut count = 0;
    let mut ranks = 0;
    for suit in 0..4 {
        let lane = lane(suit);
        let own = hand & lane;
        if own == 0 || (lane == spades && !broken && hand & !spades != 0) {
            continue;
        }
        let top = rank::top_run(all & lane, |bit| own >> bit & 1);
        let top = if own & top == 0 { 0 } else { top };
        let mut run = top.count_ones();
        if lane != spades {
            for rival in rivals {
                if rival & spades != 0 {
                    run = run.min((rival & lane).count_ones());
                }
            }
        }
        let longest = hands
            .iter()
            .enumerate()
            .filter(|&(seat, _)| seat != me)
            .map(|(_, hand)| (hand & lane).count_ones())
            .max();
        // When nobody else has the suit any more the rest of it wins too, if nobody can ruff.
        if lane != spades && run >= longest.unwrap_or(0) && rivals.iter().all(|rival| rival & spades == 0) {
            run = own.count_ones();
        }
        count += run;
        ranks |= if run == 0 { 0 } else { close(top) };
    }
    // A partner who has to ruff would take the lead away.
    if partner & spades != 0 && (partner & !spades).count_ones() < count {
        count = count.min((partner & !spades).count_ones());
    }
    (count as u8, ranks)
}

#[cfg(test)]
mod tests;
