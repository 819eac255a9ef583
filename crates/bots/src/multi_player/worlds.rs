//! Worlds: ways in which the hidden cards may lie, drawn so that they fit all that was seen.
//!
//! A hand holds no card of a suit that it has failed to follow; where a bid tells the number of spades (whiz and mirror), it holds
//! that many. Other bids are evidence: of several draws the one is taken, by lot, whose hands would likely have bid so.
//!
//! Careful sampling goes further: cards change hands until the hands are as likely as those that bid so (a walk by Metropolis's rule), and
//! of a few such worlds one is taken, by lot, in which the cards that were played would likely have been: by the rule, or, among more than two
//! sides, by the learned policy.

use arrayvec::ArrayVec;
use spades_rules::{Rules, View};

use super::dice::Dice;
use super::evidence::Evidence;
use super::play;
use super::playout_state::{PlayoutState, SPADES, SUITS, bits, suit_of};
use super::policy;

/// Draws from which one world is taken.
const DRAWS: usize = 4;

/// Swaps tried between two hidden cards in careful sampling from a draw to the first world of a walk: fewer leave its hands too near to any draw's.
const FIRST_SWAPS: usize = 240;

/// The same from one world of a walk to its next.
const SWAPS: usize = 60;

/// Worlds of a walk before it starts anew with another draw.
const STAGES: u8 = 8;

/// Worlds from which the plays seen choose one in careful sampling.
const CANDIDATES: usize = 3;

/// The same where the plays are weighed by the learned policy, which tells more by them.
const LEARNED_CANDIDATES: usize = 6;

/// Points of worth by which a play falls behind the best by rule for its likelihood to fall by e.
const TEMPER: f32 = 12.0;

/// A play is not held to be less likely than this, by the logarithm: people and searches know better than the rule.
const UNLIKELY: f32 = -1.5;

/// The same by the learned policy.
const LEARNED_UNLIKELY: f32 = -6.0;

/// What is known about the hidden hands of a position.
#[derive(Clone, Debug)]
pub(crate) struct Worlds {
    /// The cards that lie hidden.
    hidden: ArrayVec<u8, 54>,
    /// By seat: the cards that it played.
    played: [u64; 4],
    /// By seat: whether its hand is hidden.
    open: [bool; 4],
    /// By seat: spades that it must hold, where that is known.
    spades: [Option<u8>; 4],
    /// By seat: whether it has bid a number.
    spoken: [bool; 4],
    /// What the bids tell.
    evidence: Evidence,
    /// What careful sampling weighs plays by.
    plays: Option<Plays>,
    /// The walks of careful sampling, one for every candidate of a world.
    walks: ArrayVec<Walk, LEARNED_CANDIDATES>,
}

/// A walk among worlds, from one to the next by swaps.
#[derive(Clone, Debug)]
struct Walk {
    hands: [u64; 4],
    /// Worlds that were taken from it.
    stage: u8,
}

/// The play so far.
#[derive(Clone, Debug)]
struct Plays {
    rules: Rules,
    /// Whether they are weighed by the learned policy.
    learned: bool,
    /// The round before the first card, without hands.
    start: PlayoutState,
    /// Every card with its seat, in order.
    cards: Vec<(u8, u8)>,
}

impl Worlds {
    /// What the viewer knows; `careful` where bids and plays are to be weighed at length, plays by the learned policy if `learned`.
    pub fn new(view: &View, state: &PlayoutState, careful: bool, learned: bool) -> Worlds {
        let known: u64 = state.hands.iter().fold(state.gone, |known, hand| known | hand);
        let mut played = [0u64; 4];
        for &(seat, card) in view.played.iter().flat_map(|trick| &trick.plays) {
            played[seat] |= 1 << card.index();
        }
        let open = [0, 1, 2, 3].map(|seat| state.hands[seat] == 0 && state.counts[seat] > 0);
        let mut spoken = [false; 4];
        let mut spades = [None; 4];
        for (seat, bid) in view.bids.iter().enumerate() {
            spoken[seat] = bid.is_some() && open[seat];
            spades[seat] = bid
                .filter(|_| open[seat])
                .and_then(|bid| view.rules.bidding.spades_told(bid.tricks()))
                .map(|count| {
                    let gone = (played[seat] & SUITS[SPADES]).count_ones() as u8;
                    count.saturating_sub(gone)
                });
        }
        Worlds {
            hidden: bits(state.deck & !known).collect(),
            played,
            open,
            spades,
            spoken,
            evidence: Evidence::new(view, state.deck),
            plays: careful.then(|| Plays::new(view, state, learned)),
            walks: ArrayVec::new(),
        }
    }

    /// Fills the hidden hands of a position.
    pub fn fill(&mut self, state: &mut PlayoutState, dice: &mut Dice) {
        let hands = if self.plays.is_some() {
            self.careful(state, dice)
        } else {
            self.quick(state, dice)
        };
        for (seat, hand) in hands.into_iter().enumerate() {
            if self.open[seat] {
                state.hands[seat] = hand;
            }
        }
    }

    /// A world by a few draws.
    fn quick(&self, state: &PlayoutState, dice: &mut Dice) -> [u64; 4] {
        let mut best = None;
        let mut total = 0.0;
        for _ in 0..DRAWS {
            let Some(hands) = self.draw(state, dice) else { continue };
            let weight = (0..4).map(|seat| self.bid_so(seat, hands[seat])).product();
            total += weight;
            // Each draw so far has been taken with a chance as its weight.
            if best.is_none() || dice.unit() * total < weight {
                best = Some(hands);
            }
            if self.spoken == [false; 4] {
                break;
            }
        }
        best.unwrap_or_else(|| self.any(state, dice))
    }

    /// A world as likely as the bids and plays make it.
    fn careful(&mut self, state: &PlayoutState, dice: &mut Dice) -> [u64; 4] {
        let hidden = (0..4).filter(|&seat| self.open[seat]).count();
        let mut best = None;
        let mut total = 0.0;
        let (learned, played) = self
            .plays
            .as_ref()
            .map_or((false, false), |plays| (plays.learned, !plays.cards.is_empty()));
        let candidates = match (hidden, learned) {
            _ if !played => 1,
            (..2, _) => 1,
            (_, true) => LEARNED_CANDIDATES,
            (_, false) => CANDIDATES,
        };
        for at in 0..candidates {
            let Some(hands) = self.walk(at, state, dice) else {
                break;
            };
            let weight = self.played_so(state, &hands);
            total += weight;
            if best.is_none() || dice.unit() * total < weight {
                best = Some(hands);
            }
        }
        best.unwrap_or_else(|| self.any(state, dice))
    }

    /// The next world of a walk.
    fn walk(&mut self, at: usize, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        if !self.evidence.tells() {
            // All draws are as likely: there is nowhere to go.
            return self.draw(state, dice);
        }
        let running = self.walks.get(at).filter(|walk| walk.stage < STAGES).cloned();
        let mut walk = match running {
            Some(mut walk) => {
                self.settle(state, &mut walk.hands, SWAPS, dice);
                walk
            }
            None => {
                let mut hands = self.draw(state, dice)?;
                self.settle(state, &mut hands, FIRST_SWAPS, dice);
                Walk { hands, stage: 0 }
            }
        };
        walk.stage += 1;
        let hands = walk.hands;
        match self.walks.get_mut(at) {
            Some(place) => *place = walk,
            None => self.walks.push(walk),
        }
        Some(hands)
    }

    /// Swaps cards between hidden hands towards those that are as likely as the bids make them.
    fn settle(&self, state: &PlayoutState, hands: &mut [u64; 4], swaps: usize, dice: &mut Dice) {
        let hidden: ArrayVec<usize, 4> = (0..4).filter(|&seat| self.open[seat]).collect();
        if hidden.len() < 2 {
            return;
        }
        let mut weights = [0, 1, 2, 3].map(|seat| self.bid_so(seat, hands[seat]));
        for _ in 0..swaps {
            let a = hidden[dice.below(hidden.len() as u32) as usize];
            let b = hidden[dice.below(hidden.len() as u32) as usize];
            let mut pick = |hand: u64| bits(hand).nth(dice.below(hand.count_ones()) as usize);
            let (Some(given), Some(taken)) = (pick(hands[a]), pick(hands[b])) else {
                continue;
            };
            let (given_suit, taken_suit) = (suit_of(given), suit_of(taken));
            let barred = state.voids[b] >> given_suit & 1 == 1 || state.voids[a] >> taken_suit & 1 == 1;
            let told = self.spades[a].is_some() || self.spades[b].is_some();
            if a == b || barred || (told && (given_suit == SPADES) != (taken_suit == SPADES)) {
                continue;
            }
            let swap = 1 << given | 1 << taken;
            let (new_a, new_b) = (hands[a] ^ swap, hands[b] ^ swap);
            let (weight_a, weight_b) = (self.bid_so(a, new_a), self.bid_so(b, new_b));
            if dice.unit() * weights[a] * weights[b] < weight_a * weight_b {
                (hands[a], hands[b]) = (new_a, new_b);
                (weights[a], weights[b]) = (weight_a, weight_b);
            }
        }
    }

    /// How likely the hidden hands are to have played as they did.
    fn played_so(&self, state: &PlayoutState, hands: &[u64; 4]) -> f32 {
        let Some(plays) = &self.plays else { return 1.0 };
        let mut round = plays.start.clone();
        for (seat, &hand) in hands.iter().enumerate() {
            let now = if self.open[seat] { hand } else { state.hands[seat] };
            round.hands[seat] = now | self.played[seat];
            round.counts[seat] = round.hands[seat].count_ones() as u8;
        }
        let mut sum = 0.0;
        for &(seat, card) in &plays.cards {
            let lawful = round.lawful();
            if self.open[usize::from(seat)] && lawful & (lawful - 1) != 0 {
                sum += if plays.learned {
                    policy::likelihood(&round, &plays.rules, card).max(LEARNED_UNLIKELY)
                } else {
                    play::behind(&round, &plays.rules, card).max(UNLIKELY * TEMPER) / TEMPER
                };
            }
            round.play(card);
        }
        sum.exp()
    }

    /// One draw that fits the voids and the spades told; `None` after too many dead ends.
    fn draw(&self, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        (0..20).find_map(|_| self.attempt(state, dice))
    }

    /// One try: spades that were told, then the cards with the fewest possible owners first, each to one of them by the places left.
    fn attempt(&self, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        let mut cards = self.hidden.clone();
        for i in (1..cards.len()).rev() {
            cards.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let mut hands = [0u64; 4];
        let mut places = [0, 1, 2, 3].map(|seat| if self.open[seat] { state.counts[seat] } else { 0 });
        for seat in 0..4 {
            for _ in 0..self.spades[seat].unwrap_or(0) {
                let at = cards.iter().position(|&card| suit_of(card) == SPADES)?;
                hands[seat] |= 1 << cards.swap_remove(at);
                places[seat] = places[seat].checked_sub(1)?;
            }
        }
        let may_own = |seat: usize, suit: usize| {
            let told = suit == SPADES && self.spades[seat].is_some();
            self.open[seat] && !told && state.voids[seat] >> suit & 1 == 0
        };
        let mut order = [0, 1, 2, 3];
        order.sort_by_key(|&suit| (0..4).filter(|&seat| may_own(seat, suit)).count());
        for suit in order {
            for &card in cards.iter().filter(|&&card| suit_of(card) == suit) {
                let room = |seat: usize| {
                    if may_own(seat, suit) {
                        u32::from(places[seat])
                    } else {
                        0
                    }
                };
                let sum: u32 = (0..4).map(room).sum();
                if sum == 0 {
                    return None;
                }
                let mut at = dice.below(sum);
                let seat = (0..4).find(|&seat| {
                    let here = room(seat);
                    let found = at < here;
                    at = at.saturating_sub(here);
                    found
                })?;
                hands[seat] |= 1 << card;
                places[seat] -= 1;
            }
        }
        Some(hands)
    }

    /// Any deal by the places, where no draw was found that fits.
    fn any(&self, state: &PlayoutState, dice: &mut Dice) -> [u64; 4] {
        let mut cards = self.hidden.clone();
        for i in (1..cards.len()).rev() {
            cards.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let mut hands = [0; 4];
        for seat in (0..4).filter(|&seat| self.open[seat]) {
            for card in cards.drain(..usize::from(state.counts[seat]).min(cards.len())) {
                hands[seat] |= 1 << card;
            }
        }
        hands
    }

    /// How likely a hand is to have been bid so, where that is not known by its spades alone.
    fn bid_so(&self, seat: usize, hand: u64) -> f32 {
        if self.spoken[seat] {
            self.evidence.likelihood(seat, hand | self.played[seat])
        } else {
            1.0
        }
    }
}

impl Plays {
    fn new(view: &View, state: &PlayoutState, learned: bool) -> Plays {
        let cards: Vec<(u8, u8)> = view
            .played
            .iter()
            .flat_map(|trick| &trick.plays)
            .map(|&(seat, card)| (seat as u8, card.index()))
            .collect();
        let mut start = state.clone();
        start.gone = 0;
        start.voids = [0; 4];
        start.tricks = [0; 4];
        start.trick.clear();
        start.turn = cards.first().map_or(state.turn, |&(seat, _)| seat);
        start.broken = false;
        Plays {
            rules: view.rules,
            learned,
            start,
            cards,
        }
    }
}

#[cfg(test)]
mod tests;
