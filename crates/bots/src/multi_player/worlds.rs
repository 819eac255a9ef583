//! Worlds: ways in which the hidden cards may lie, drawn so that they fit all that was seen.
//!
//! A hand holds no card of a suit that it has failed to follow; where a bid tells the number of spades (whiz and mirror), it holds
//! that many. Other bids are evidence: of several draws the one is taken, by lot, whose hands would likely have bid so.
//!
//! Careful sampling goes further: cards change hands until the hands are as likely as those that bid so (a walk by Metropolis's rule), and
//! of a few such worlds one is taken, by lot, in which the cards that were played would likely have been: by the rule, or, among more than two
//! sides, by the learned policy.

use arrayvec::ArrayVec;
use spades_rules::{BiddingRule, Rules, Sides, View};

use super::bid;
use super::dice::Dice;
use super::dummy;
use super::estimate;
use super::play;
use super::playout_state::{PlayoutState, SPADES, SUITS, bits, suit_of};
use super::policy;

/// Draws from which one world is taken.
const DRAWS: usize = 4;

/// Swaps tried between two hidden cards in careful sampling.
const SWAPS: usize = 60;

/// Worlds from which the plays seen choose one in careful sampling.
const CANDIDATES: usize = 3;

/// The same where the plays are weighed by the learned policy, which tells more by them.
const LEARNED_CANDIDATES: usize = 9;

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
    /// The rules: who bids how.
    rules: Rules,
    /// What careful sampling weighs plays by.
    plays: Option<Plays>,
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
                .and_then(|bid| told(&view.rules, bid.tricks()))
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
            rules: view.rules,
            plays: careful.then(|| Plays::new(view, state, learned)),
        }
    }

    /// Fills the hidden hands of a position.
    pub fn fill(&self, state: &mut PlayoutState, dice: &mut Dice) {
        let hands = match &self.plays {
            Some(plays) => self.careful(plays, state, dice),
            None => self.quick(state, dice),
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
            let weight = self.likelihood(state, &hands);
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
    fn careful(&self, plays: &Plays, state: &PlayoutState, dice: &mut Dice) -> [u64; 4] {
        let hidden = (0..4).filter(|&seat| self.open[seat]).count();
        let mut best = None;
        let mut total = 0.0;
        let candidates = match (hidden, plays.learned) {
            (..2, _) => 1,
            (_, true) => LEARNED_CANDIDATES,
            (_, false) => CANDIDATES,
        };
        for _ in 0..candidates {
            let Some(mut hands) = self.draw(state, dice) else {
                continue;
            };
            self.settle(state, &mut hands, dice);
            if plays.cards.is_empty() {
                return hands;
            }
            let weight = self.played_so(plays, state, &hands);
            total += weight;
            if best.is_none() || dice.unit() * total < weight {
                best = Some(hands);
            }
        }
        best.unwrap_or_else(|| self.any(state, dice))
    }

    /// Swaps cards between hidden hands until they are as likely as the bids make them.
    fn settle(&self, state: &PlayoutState, hands: &mut [u64; 4], dice: &mut Dice) {
        let hidden: ArrayVec<usize, 4> = (0..4).filter(|&seat| self.open[seat]).collect();
        if hidden.len() < 2 || self.spoken == [false; 4] {
            return;
        }
        let weigh = |seat: usize, hand: u64| {
            if self.spoken[seat] {
                self.bid_so(state, seat, hand)
            } else {
                1.0
            }
        };
        let mut weights = [0, 1, 2, 3].map(|seat| weigh(seat, hands[seat]));
        for _ in 0..SWAPS {
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
            let (weight_a, weight_b) = (weigh(a, new_a), weigh(b, new_b));
            if dice.unit() * weights[a] * weights[b] < weight_a * weight_b {
                (hands[a], hands[b]) = (new_a, new_b);
                (weights[a], weights[b]) = (weight_a, weight_b);
            }
        }
    }

    /// How likely a hand is to have bid as it did, for careful sampling.
    fn bid_so(&self, state: &PlayoutState, seat: usize, hand: u64) -> f32 {
        if state.blind[seat] || self.spades[seat].is_some() {
            return 1.0;
        }
        let dealt = hand | self.played[seat];
        // The chance from which on most would bid nil.
        let nil = || 1.0 / (1.0 + (-(estimate::nil_chance(dealt, state.deck) - 0.4) / 0.07).exp());
        if state.nil[seat] {
            return 0.005 + nil();
        }
        // Nobody wonders whether a strong hand is a nil.
        let refused = if state.bids[seat] < 4 { 1.1 - nil() } else { 1.0 };
        let off = self.off(state, seat, dealt);
        ((-0.5 * off * off).exp() + 0.01) * refused
    }

    /// By how many tricks a bid is off what its hand is worth.
    fn off(&self, state: &PlayoutState, seat: usize, dealt: u64) -> f32 {
        let tricks = estimate::tricks(dealt, state.deck);
        if self.rules.sides == Sides::Dummy {
            dummy::off(tricks, state.bids[seat])
        } else {
            bid::off(&self.rules, tricks, state.bids[seat])
        }
    }

    /// How likely the hidden hands are to have played as they did.
    fn played_so(&self, plays: &Plays, state: &PlayoutState, hands: &[u64; 4]) -> f32 {
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

    /// One try: the cards with the fewest possible owners first, each to one of them by the places left.
    fn attempt(&self, state: &PlayoutState, dice: &mut Dice) -> Option<[u64; 4]> {
        let mut cards = self.hidden.clone();
        for i in (1..cards.len()).rev() {
            cards.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let mut order = [0, 1, 2, 3];
        let owners = |suit: usize| {
            (0..4)
                .filter(|&seat| self.open[seat] && state.voids[seat] >> suit & 1 == 0)
                .count()
        };
        let told = self.spades.iter().any(Option::is_some);
        order.sort_by_key(|&suit| if suit == SPADES && told { 0 } else { owners(suit) });
        let mut hands = [0u64; 4];
        let mut spades = [0, 1, 2, 3].map(|seat| self.spades[seat].unwrap_or(u8::MAX));
        let mut places = [0, 1, 2, 3].map(|seat| if self.open[seat] { state.counts[seat] } else { 0 });
        // Places that must stay free for the spades told.
        for suit in order {
            for &card in cards.iter().filter(|&&card| suit_of(card) == suit) {
                let room = |seat: usize| {
                    if state.voids[seat] >> suit & 1 == 1 || (suit == SPADES && spades[seat] == 0) {
                        return 0;
                    }
                    match self.spades[seat] {
                        Some(_) if suit == SPADES => u32::from(spades[seat].min(places[seat])),
                        _ => u32::from(places[seat]),
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
                if suit == SPADES {
                    spades[seat] = spades[seat].saturating_sub(1);
                }
            }
        }
        let kept = (0..4).all(|seat| {
            self.spades[seat].is_none_or(|count| (hands[seat] & SUITS[SPADES]).count_ones() == u32::from(count))
        });
        kept.then_some(hands)
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

    /// How likely the hands would have bid as they did.
    fn likelihood(&self, state: &PlayoutState, hands: &[u64; 4]) -> f32 {
        (0..4)
            .filter(|&seat| self.spoken[seat] && !state.blind[seat] && self.spades[seat].is_none())
            .map(|seat| {
                let dealt = hands[seat] | self.played[seat];
                if state.nil[seat] {
                    return 0.02 + estimate::nil_chance(dealt, state.deck);
                }
                let off = self.off(state, seat, dealt);
                (-0.5 * off * off).exp() + 0.02
            })
            .product()
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

/// The number of spades that a bid tells.
fn told(rules: &Rules, tricks: u8) -> Option<u8> {
    match rules.bidding {
        BiddingRule::Mirror => Some(tricks),
        BiddingRule::Whiz => (tricks > 0).then_some(tricks),
        BiddingRule::Free | BiddingRule::Suicide => None,
    }
}
