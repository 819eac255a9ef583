//! Worlds: ways in which the hidden cards may lie, drawn so that they fit all that was seen.
//!
//! A hand holds no card of a suit that it has failed to follow; where a bid tells the number of spades (whiz and mirror), it holds
//! that many. Other bids are evidence: of several draws the one is taken, by lot, whose hands would likely have bid so.

use arrayvec::ArrayVec;
use spades_rules::{BiddingRule, Rules, View};

use super::bid::CAUTION;
use super::dice::Dice;
use super::estimate;
use super::playout_state::{PlayoutState, SPADES, SUITS, bits, suit_of};

/// Draws from which one world is taken.
const DRAWS: usize = 4;

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
}

impl Worlds {
    /// What the viewer knows.
    pub fn new(view: &View, state: &PlayoutState) -> Worlds {
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
        }
    }

    /// Fills the hidden hands of a position.
    pub fn fill(&self, state: &mut PlayoutState, dice: &mut Dice) {
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
        let hands = best.unwrap_or_else(|| self.any(state, dice));
        for (seat, hand) in hands.into_iter().enumerate() {
            if self.open[seat] {
                state.hands[seat] = hand;
            }
        }
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
                let off = estimate::tricks(dealt, state.deck) - CAUTION - f32::from(state.bids[seat]);
                (-0.5 * off * off).exp() + 0.02
            })
            .product()
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
