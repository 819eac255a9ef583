//! The odds of winning the running trick, from counting how the unseen cards may be distributed.

use crate::playout_state::{PlayoutState, SPADES, SUITS, above, beats, below, suit_of};

/// Factor on the chance that a hand beats a trick to which an opponent's nil has yet to play.
const UNDER_A_NIL: f32 = 0.4;

/// Factor if such a nil is about to take the trick.
const OVER_A_NIL: f32 = 0.1;

/// Factor on the chance that a hand beats a trick, relative to partners, with more than two sides while it needs tricks.
const FOR_ITSELF: f32 = 1.1;

/// Factor with more than two sides once the hand has made its bid.
const CONTENT: f32 = 0.7;

/// The distribution of the cards unseen by the deciding seat over the other hands.
pub(crate) struct Odds {
    /// The unseen cards.
    pub unseen: u64,
    /// By hand and suit: the chance that the hand holds a given unseen card of the suit.
    share: [[f32; 4]; 4],
    /// By hand and suit: the chance that the hand is void.
    void: [[f32; 4]; 4],
}

/// Returns `base` to the power of a small number, by squaring.
fn power(mut base: f32, mut exponent: u32) -> f32 {
    let mut power = 1.0;
    loop {
        if exponent & 1 == 1 {
            power *= base;
        }
        exponent >>= 1;
        if exponent == 0 {
            return power;
        }
        base *= base;
    }
}

impl Odds {
    /// Returns the odds from the point of view of the deciding seat.
    pub fn new(state: &PlayoutState) -> Odds {
        let unseen = state.unseen();
        let mut share = [[0.0; 4]; 4];
        let mut void = [[1.0; 4]; 4];
        for suit in 0..4 {
            let open = |seat: usize| !state.sees(seat) && state.voids[seat] >> suit & 1 == 0;
            let places: u32 = (0..4)
                .filter(|&seat| open(seat))
                .map(|seat| u32::from(state.counts[seat]))
                .sum();
            let cards = (unseen & SUITS[suit]).count_ones();
            for seat in 0..4 {
                if open(seat) && places > 0 {
                    let part = f32::from(state.counts[seat]) / places as f32;
                    share[seat][suit] = part;
                    void[seat][suit] = power(1.0 - part, cards);
                } else if state.sees(seat) {
                    void[seat][suit] = if state.hands[seat] & SUITS[suit] == 0 { 1.0 } else { 0.0 };
                }
            }
        }
        Odds { unseen, share, void }
    }

    /// Returns the chance that a hand is void in a suit.
    pub fn void(&self, seat: usize, suit: usize) -> f32 {
        self.void[seat][suit]
    }

    /// Returns the chance that a hand holds one of `cards`, all of one suit.
    fn holds(&self, state: &PlayoutState, seat: usize, suit: usize, cards: u64) -> f32 {
        if state.sees(seat) {
            return if state.hands[seat] & cards == 0 { 0.0 } else { 1.0 };
        }
        1.0 - power(1.0 - self.share[seat][suit], (cards & self.unseen).count_ones())
    }

    /// Returns the chance that `seat` can beat `top` in a trick where `led` was led.
    pub fn can_beat(&self, state: &PlayoutState, seat: usize, led: usize, top: u8) -> f32 {
        let void = self.void(seat, led);
        if suit_of(top) == SPADES {
            let higher = self.holds(state, seat, SPADES, above(top));
            return if led == SPADES { higher } else { void * higher };
        }
        // The chance to hold a higher card includes that of not being void.
        let ruff = void * self.holds(state, seat, SPADES, SUITS[SPADES]);
        self.holds(state, seat, led, above(top)) + ruff
    }

    /// Returns the chance that `seat`, which wants to lose, has to beat `top` all the same.
    pub fn must_beat(&self, state: &PlayoutState, seat: usize, led: usize, top: u8) -> f32 {
        if suit_of(top) != led {
            return 0.0;
        }
        let lower = self.holds(state, seat, led, below(top));
        self.holds(state, seat, led, above(top)) * (1.0 - lower)
    }

    /// Returns the chance of each hand to win the trick when the hand to play adds `card`.
    pub fn trick(&self, state: &PlayoutState, card: u8) -> [f32; 4] {
        let me = usize::from(state.turn);
        let led = state.trick.first().map_or(suit_of(card), |&(_, led)| suit_of(led));
        let (holder, top) = match state.winning() {
            Some((seat, best)) if !beats(card, best) => (seat, best),
            _ => (me, card),
        };
        let mut chance = [0.0; 4];
        chance[holder] = 1.0;
        for step in 1..4 - state.trick.len() {
            let seat = (me + step) % 4;
            let reluctant = state.nil_alive(seat);
            let must = self.must_beat(state, seat, led, top);
            let can = 0.9 * self.can_beat(state, seat, led, top);
            let hunts = |other: usize| state.side[other] != state.side[seat] && state.nil_alive(other);
            let waits = |other: usize| (step + 1..4 - state.trick.len()).any(|later| (me + later) % 4 == other);
            let keen = if reluctant {
                0.0
            } else if (0..4).any(|other| hunts(other) && waits(other)) {
                // Players avoid helping an opponent's nil that has yet to play.
                UNDER_A_NIL
            } else if !state.alone() {
                1.0
            } else if state.tricks[seat] < state.bids[seat] {
                FOR_ITSELF
            } else {
                CONTENT
            };
            let beat = must + keen * (can - must).max(0.0);
            for other in 0..4 {
                // A partner lets the trick be, except to cover a nil.
                let leaves = state.side[other] == state.side[seat] && !reluctant && !state.nil_alive(other);
                if other != seat && !leaves {
                    let free = beat - must;
                    let beat = if hunts(other) { must + OVER_A_NIL * free } else { beat };
                    let taken = chance[other] * beat;
                    chance[other] -= taken;
                    chance[seat] += taken;
                }
            }
        }
        chance
    }
}
