//! Worlds: layouts of the hidden cards, sampled so that they fit everything seen.
//!
//! A hand holds no card of a suit that it has failed to follow; if its bid reveals the number of spades (whiz and
//! mirror), it holds that many. Other bids are evidence: of several draws one is picked at random, weighted by the
//! likelihood that its hands make these bids.
//!
//! Careful sampling goes further: it swaps cards between hands until the hands are as likely as the bids make them (a
//! Metropolis walk), and of a few such worlds it picks one at random, weighted by the likelihood of the cards played
//! so far: by the rule, or, with more than two sides, by the learned policy.

use arrayvec::ArrayVec;
use spades_rules::{CardSet, Leader, Rules, SpadesLead, View};

use super::dice::Dice;
use super::evidence::Evidence;
use super::play;
use super::policy;
use crate::playout_state::{PlayoutState, SPADES, SUITS, bits, suit_of};

/// Number of draws from which one world is picked.
const DRAWS: usize = 4;

/// Number of swaps of two hidden cards in careful sampling, from a draw to the first world of a walk: fewer leave the
/// hands too close to those of any draw.
const FIRST_SWAPS: usize = 240;

/// Number of swaps from one world of a walk to its next.
const SWAPS: usize = 60;

/// Number of worlds of a walk before it restarts with another draw.
const STAGES: u8 = 8;

/// Number of worlds from which the observed plays select one in careful sampling.
const CANDIDATES: usize = 3;

/// Number of such worlds where the learned policy weighs the plays and extracts more from them.
const LEARNED_CANDIDATES: usize = 6;

/// Points below the best by rule at which the likelihood of a play falls by a factor of e.
const TEMPER: f32 = 12.0;

/// Minimum log-likelihood of a play: people and searches know better than the rule.
const UNLIKELY: f32 = -1.5;

/// Minimum log-likelihood of a play by the learned policy.
const LEARNED_UNLIKELY: f32 = -6.0;

/// Knowledge about the hidden hands of a position.
#[derive(Clone, Debug)]
pub(crate) struct Worlds {
    /// The hidden cards.
    hidden: ArrayVec<u8, 54>,
    /// By seat: the cards that it has played.
    played: [u64; 4],
    /// By seat: `true` if its hand is hidden.
    open: [bool; 4],
    /// By seat: hidden cards that it can't hold, besides those of suits in which it is void.
    barred: [u64; 4],
    /// By seat: hidden cards that it must hold.
    known: [u64; 4],
    /// By seat: number of spades that it must hold, if known.
    spades: [Option<u8>; 4],
    /// By seat: `true` if it has bid and its hand is hidden.
    has_bid: [bool; 4],
    /// Evidence from the bids.
    evidence: Evidence,
    /// The plays that careful sampling weighs.
    plays: Option<Plays>,
    /// The walks of careful sampling, one for every candidate of a world.
    walks: ArrayVec<Walk, LEARNED_CANDIDATES>,
}

/// A walk among worlds, from one to the next by swaps.
#[derive(Clone, Debug)]
struct Walk {
    hands: [u64; 4],
    /// Number of worlds taken from it.
    stage: u8,
}

/// The play so far.
#[derive(Clone, Debug)]
struct Plays {
    rules: Rules,
    /// `true` if the learned policy weighs them.
    learned: bool,
    /// The round before the first card, without hands.
    start: PlayoutState,
    /// Every card with its seat, in order.
    cards: Vec<(u8, u8)>,
}

impl Worlds {
    /// Collects the viewer's knowledge; `careful` to weigh bids and plays thoroughly, plays by the learned policy if `learned`.
    pub fn new(view: &View, state: &PlayoutState, careful: bool, learned: bool) -> Worlds {
        let known: u64 = state.hands.iter().fold(state.gone, |known, hand| known | hand);
        let mut played = [0u64; 4];
        for &(seat, card) in view.played.iter().flat_map(|trick| &trick.plays) {
            played[seat] |= 1 << card.index();
        }
        let open = [0, 1, 2, 3].map(|seat| state.hands[seat] == 0 && state.counts[seat] > 0);
        let mut has_bid = [false; 4];
        let mut spades = [None; 4];
        for (seat, bid) in view.bids.iter().enumerate() {
            has_bid[seat] = bid.is_some() && open[seat];
            spades[seat] = bid
                .filter(|_| open[seat])
                .and_then(|_| view.spades_revealed(seat))
                .map(|count| {
                    let gone = (played[seat] & SUITS[SPADES]).count_ones() as u8;
                    count.saturating_sub(gone)
                });
        }
        let of_hidden = |cards: fn(&View, usize) -> CardSet| {
            let cards = |seat: usize| cards(view, seat).bits() & state.deck & !known;
            [0, 1, 2, 3].map(|seat| if open[seat] { cards(seat) } else { 0 })
        };
        Worlds {
            hidden: bits(state.deck & !known).collect(),
            barred: of_hidden(View::ruled_out),
            known: of_hidden(View::known_cards),
            played,
            open,
            spades,
            has_bid,
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

    /// Returns a world from a few draws.
    fn quick(&self, state: &PlayoutState, dice: &mut Dice) -> [u64; 4] {
        let mut best = None;
        let mut total = 0.0;
        for _ in 0..DRAWS {
            let Some(hands) = self.draw(state, dice) else { continue };
            let weight = (0..4).map(|seat| self.bid_likelihood(seat, hands[seat])).product();
            total += weight;
            // Weighted reservoir sampling: each draw so far is kept with a probability proportional to its weight.
            if best.is_none() || dice.unit() * total < weight {
                best = Some(hands);
            }
            if self.has_bid == [false; 4] {
                break;
            }
        }
        best.unwrap_or_else(|| self.any(state, dice))
    }

    /// Returns a world with a probability that reflects the bids and plays.
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
            let weight = self.play_likelihood(state, &hands);
            total += weight;
            if best.is_none() || dice.unit() * total < weight {
                best = Some(hands);
            }
        }
        best.unwrap_or_else(|| self.any(state, dice))
    }

    /// Returns the next world of a walk.
    fn walk(&mut self, at: usize, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        if !self.evidence.is_informative() {
            // All draws are equally likely, so there is no need to walk.
            return self.draw(state, dice);
        }
        let running = self.walks.get(at).filter(|walk| walk.stage < STAGES).cloned();
        let mut walk = match running {
            Some(mut walk) => {
                self.refine(state, &mut walk.hands, SWAPS, dice);
                walk
            }
            None => {
                let mut hands = self.draw(state, dice)?;
                self.refine(state, &mut hands, FIRST_SWAPS, dice);
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

    /// Swaps cards between hidden hands toward the distribution implied by the bids.
    fn refine(&self, state: &PlayoutState, hands: &mut [u64; 4], swaps: usize, dice: &mut Dice) {
        let hidden: ArrayVec<usize, 4> = (0..4).filter(|&seat| self.open[seat]).collect();
        if hidden.len() < 2 {
            return;
        }
        let mut weights = [0, 1, 2, 3].map(|seat| self.bid_likelihood(seat, hands[seat]));
        for _ in 0..swaps {
            let a = hidden[dice.below(hidden.len() as u32) as usize];
            let b = hidden[dice.below(hidden.len() as u32) as usize];
            let mut pick = |hand: u64| bits(hand).nth(dice.below(hand.count_ones()) as usize);
            let (Some(given), Some(taken)) = (pick(hands[a]), pick(hands[b])) else {
                continue;
            };
            let (given_suit, taken_suit) = (suit_of(given), suit_of(taken));
            let swap = 1 << given | 1 << taken;
            let barred = state.voids[b] >> given_suit & 1 == 1
                || state.voids[a] >> taken_suit & 1 == 1
                || (self.barred[b] >> given | self.barred[a] >> taken) & 1 == 1
                || (self.known[a] | self.known[b]) & swap != 0;
            let fixed = self.spades[a].is_some() || self.spades[b].is_some();
            if a == b || barred || (fixed && (given_suit == SPADES) != (taken_suit == SPADES)) {
                continue;
            }
            let (new_a, new_b) = (hands[a] ^ swap, hands[b] ^ swap);
            let (weight_a, weight_b) = (self.bid_likelihood(a, new_a), self.bid_likelihood(b, new_b));
            if dice.unit() * weights[a] * weights[b] < weight_a * weight_b {
                (hands[a], hands[b]) = (new_a, new_b);
                (weights[a], weights[b]) = (weight_a, weight_b);
            }
        }
    }

    /// Returns the likelihood that the hidden hands played as they did.
    fn play_likelihood(&self, state: &PlayoutState, hands: &[u64; 4]) -> f32 {
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

    /// Returns one draw that fits the voids and the known numbers of spades; `None` after too many dead ends.
    fn draw(&self, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        (0..20).find_map(|_| self.attempt(state, dice))
    }

    /// Makes one attempt: places the known numbers of spades first, then the cards with the fewest possible owners,
    /// each with one of them in proportion to the places left.
    fn attempt(&self, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        let mut cards = self.hidden.clone();
        for i in (1..cards.len()).rev() {
            cards.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let mut hands = [0u64; 4];
        let mut places = [0, 1, 2, 3].map(|seat| if self.open[seat] { state.counts[seat] } else { 0 });
        for seat in 0..4 {
            hands[seat] = self.known[seat];
            places[seat] = places[seat].checked_sub(hands[seat].count_ones() as u8)?;
            cards.retain(|card| self.known[seat] >> *card & 1 == 0);
            let known = (hands[seat] & SUITS[SPADES]).count_ones() as u8;
            for _ in known..self.spades[seat].unwrap_or(0) {
                let at = cards.iter().position(|&card| suit_of(card) == SPADES)?;
                hands[seat] |= 1 << cards.swap_remove(at);
                places[seat] = places[seat].checked_sub(1)?;
            }
        }
        let may_own = |seat: usize, suit: usize| {
            let fixed = suit == SPADES && self.spades[seat].is_some();
            self.open[seat] && !fixed && state.voids[seat] >> suit & 1 == 0
        };
        let mut order = [0, 1, 2, 3];
        order.sort_by_key(|&suit| (0..4).filter(|&seat| may_own(seat, suit)).count());
        for suit in order {
            for &card in cards.iter().filter(|&&card| suit_of(card) == suit) {
                let room = |seat: usize| {
                    if may_own(seat, suit) && self.barred[seat] >> card & 1 == 0 {
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

    /// Returns any deal that fits the number of cards, where no draw was found that fits everything.
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

    /// Returns the likelihood of a hand's bid, where its spades alone don't determine it.
    fn bid_likelihood(&self, seat: usize, hand: u64) -> f32 {
        if self.has_bid[seat] {
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
        start.broken = view.rules.spades_lead == SpadesLead::AnyTime;
        start.first_trick = view.rules.first_trick;
        start.leads_low = view.rules.leads_first == Leader::LowClub;
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
