//! The inputs of the policy network: a position and the legal cards.

use arrayvec::ArrayVec;
use spades_rules::Rules;

use super::super::odds::Odds;
use super::super::play::{self, Stakes, Weighed};
use crate::playout_state::{PlayoutState, SPADES, SUITS, above, beats, below, bits, highest, suit_of};

/// Number of inputs for a position.
pub(super) const SHARED: usize = OWN + 3 * OTHER;

/// Number of them for the hand to play and the trick.
const OWN: usize = 24;

/// Number of them for each other hand.
const OTHER: usize = 9;

/// Number of inputs for a card.
pub(super) const CARD: usize = 31;

/// Number of them that differ between cards of a suit; the others follow these.
pub(super) const WITHIN_SUIT: usize = 20;

/// The inputs of the network, in the order in which it was trained.
pub(super) struct Description {
    /// The inputs that are the same for every card.
    pub shared: [f32; SHARED],
    /// Each card with its inputs. The first one is the distance from the best card by rule, in tens of points.
    pub cards: ArrayVec<(u8, [f32; CARD]), 16>,
}

/// Returns the inputs for a position and these cards.
pub(super) fn describe(state: &PlayoutState, rules: &Rules, odds: &Odds, cards: &[u8]) -> Description {
    let stakes = play::stakes(state, rules, odds);
    let weighed: ArrayVec<(u8, Weighed), 16> = cards
        .iter()
        .map(|&card| (card, play::weigh(state, odds, &stakes, card)))
        .collect();
    let best = weighed.iter().map(|(_, card)| card.worth).fold(f32::MIN, f32::max);
    let scene = Scene::new(state, odds, &stakes);
    Description {
        shared: scene.shared(&stakes),
        cards: weighed
            .iter()
            .map(|(card, weighed)| (*card, scene.card(*card, weighed, best)))
            .collect(),
    }
}

/// Returns 1 for `true` and 0 for `false`.
fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// A position, and values that more than one input depends on.
struct Scene<'a> {
    state: &'a PlayoutState,
    odds: &'a Odds,
    /// The hand to play.
    me: usize,
    /// The others, in the order of play.
    others: [usize; 3],
    /// By hand: the number of tricks that it needs for its bid.
    need: [f32; 4],
    /// By hand: 1 if it needs tricks that it can still get.
    needy: [f32; 4],
    /// By hand: 1 if it has made its bid.
    content: [f32; 4],
    /// The value of a trick of its own.
    own: f32,
}

impl<'a> Scene<'a> {
    fn new(state: &'a PlayoutState, odds: &'a Odds, stakes: &Stakes) -> Scene<'a> {
        let me = usize::from(state.turn);
        let left = f32::from(state.tricks_left());
        let need = [0, 1, 2, 3].map(|seat| f32::from(state.bids[seat]) - f32::from(state.tricks[seat]));
        Scene {
            state,
            odds,
            me,
            others: [1, 2, 3].map(|step| (me + step) % 4),
            need,
            needy: need.map(|need| flag(need > 0.0 && need <= left)),
            content: [0, 1, 2, 3].map(|seat| flag(need[seat] <= 0.0 && !state.nil_alive(seat))),
            own: stakes.own / 20.0,
        }
    }

    /// Returns the inputs of the position.
    fn shared(&self, stakes: &Stakes) -> [f32; SHARED] {
        let (state, odds) = (self.state, self.odds);
        let left = f32::from(state.tricks_left());
        let need = self.need[self.me];
        let wanted: f32 = self.others.iter().map(|&seat| self.need[seat].clamp(0.0, left)).sum();
        let hand = state.hands[self.me];
        let (spades, plain) = (hand & SUITS[SPADES], hand & !SUITS[SPADES]);
        let out = (odds.unseen & SUITS[SPADES]).count_ones() as f32;
        let place = state.trick.len();
        let led = state.trick.first().map(|&(_, card)| suit_of(card));
        let winning = state.winning();
        let ruffed = |card: u8| led != Some(SPADES) && suit_of(card) == SPADES;
        let masters = |hand: u64| bits(hand).filter(|&card| odds.unseen & above(card) == 0).count() as f32;
        let suits_of = |length: u32| {
            let such = SUITS
                .iter()
                .take(SPADES)
                .filter(|&suit| (hand & suit).count_ones() == length);
            such.count() as f32
        };
        let mut shared = [0.0; SHARED];
        shared[..OWN].copy_from_slice(&[
            left / 13.0,
            (need / 4.0).clamp(-1.0, 2.0),
            flag(need <= 0.0),
            flag(need > left),
            ((stakes.promise - need) / 3.0).clamp(-2.0, 2.0),
            (wanted + need.max(0.0) - left) / 4.0,
            flag(place == 0),
            flag(place == 1),
            flag(place == 2),
            flag(place == 3),
            spades.count_ones() as f32 / 4.0,
            out / 8.0,
            flag(state.broken),
            winning.map_or(0.0, |(_, card)| flag(ruffed(card))),
            flag(led == Some(SPADES)),
            flag(state.nil_alive(self.me)),
            self.own,
            f32::from(state.bids[self.me]) / 5.0,
            flag(masters(spades) > 0.0),
            masters(spades) / 3.0,
            masters(plain) / 3.0,
            suits_of(0) / 2.0,
            suits_of(1) / 2.0,
            self.others.iter().map(|&seat| self.needy[seat]).sum::<f32>() / 3.0,
        ]);
        for (step, (numbers, seat)) in shared[OWN..].chunks_exact_mut(OTHER).zip(self.others).enumerate() {
            numbers.copy_from_slice(&[
                (self.need[seat] / 4.0).clamp(-1.0, 2.0),
                self.needy[seat],
                self.content[seat],
                flag(state.nil_alive(seat)),
                flag(place + step < 3),
                winning.map_or(0.0, |(winner, _)| flag(winner == seat)),
                odds.void(seat, SPADES),
                led.map_or(0.0, |led| odds.void(seat, led)),
                f32::from(state.bids[seat]) / 5.0,
            ]);
        }
        shared
    }

    /// Returns the inputs of one card; `best` is the worth of the best card by rule.
    fn card(&self, card: u8, weighed: &Weighed, best: f32) -> [f32; CARD] {
        let (state, odds, me) = (self.state, self.odds, self.me);
        let suit = suit_of(card);
        let hand = state.hands[me];
        let own = hand & SUITS[suit];
        let length = own.count_ones();
        let unseen = odds.unseen & SUITS[suit];
        let (chance, behind) = (weighed.chance, weighed.worth - best);
        let led = state.trick.first().map_or(suit, |&(_, led)| suit_of(led));
        let takes = flag(state.winning().is_none_or(|(_, winner)| beats(card, winner)));
        let taken_by = |whose: &[f32; 4]| self.others.iter().map(|&seat| chance[seat] * whose[seat]).sum::<f32>();
        let nils = [0, 1, 2, 3].map(|seat| flag(state.nil_alive(seat)));
        let higher = (unseen & above(card)).count_ones() as f32;
        let lower = (unseen & below(card)).count_ones() as f32;
        let ruffs_next = length == 1 && suit != SPADES && hand & SUITS[SPADES] != 0;
        let rest = own & !(1 << card);
        let keeps_master = rest != 0 && unseen & above(highest(rest)) == 0;
        let [next, second, last] = self.others;
        [
            (behind / 10.0).max(-3.0),
            flag(behind == 0.0),
            chance[me],
            chance[next],
            chance[second],
            chance[last],
            taken_by(&self.needy),
            taken_by(&nils),
            chance[me] * self.own,
            play::rank(state, card) / 12.0,
            higher / 6.0,
            lower / 6.0,
            flag(higher == 0.0),
            (own & above(card)).count_ones() as f32 / 3.0,
            (own & below(card)).count_ones() as f32 / 3.0,
            weighed.later,
            takes,
            takes * chance[me] * self.content[me],
            flag(keeps_master),
            taken_by(&self.content),
            // The inputs shared by all cards of the suit.
            flag(suit == SPADES),
            length as f32 / 5.0,
            unseen.count_ones() as f32 / 8.0,
            flag(suit == led),
            flag(suit == SPADES && led != SPADES),
            odds.void(next, suit),
            odds.void(second, suit),
            odds.void(last, suit),
            flag(ruffs_next),
            flag(length == 1),
            flag(state.trick.is_empty() && suit == SPADES),
        ]
    }
}
