//! Keeping and discarding, by playing out the rest of the draft many times.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use spades_rules::{Action, Bid, Card, CardSet, HandBuilding, Suit, View};

use super::chances;
use super::score::Standing;
use crate::advice::Advice;
use crate::facts::{Drafted, ScoreGap};
use crate::reason::Reason;
use crate::regret;
use crate::seen::{own_hand, rank_in};
use crate::strength;

/// Cost of a playout in search positions; the budget is checked after each.
const PLAYOUT_NODES: u64 = 8;

/// The chance that a nil bid on random cards succeeds against a drafted hand.
const BLIND_NIL_HOLDS: f64 = 0.02;

/// Tricks of each of two equal hands.
const EVEN: f64 = 6.5;

/// A search for the values of keeping and discarding.
#[derive(Debug)]
pub(crate) struct DraftSearch {
    options: Vec<Action>,
    standing: Standing,
    view: View,
    drawn: Option<Card>,
    hand: CardSet,
    unseen: Vec<Card>,
    /// Number of cards that the other seat holds already, and turns left for each seat after this one.
    theirs: usize,
    turns: [usize; 2],
    /// `true` if the other seat's discards are among the unseen cards.
    closed: bool,
    /// The value of each card by itself.
    worths: [f64; Card::COUNT],
    threshold: f64,
    rng: ChaCha8Rng,
    playouts: usize,
    done: usize,
    /// Sums of the viewer's tricks after keeping and after discarding, separately for even and odd playouts.
    totals: [[f64; 2]; 2],
    /// Sum of the squares of their difference.
    squares: f64,
}

impl DraftSearch {
    /// Starts to value the options of a draft turn.
    pub(crate) fn new(view: &View, playouts: usize, seed: u64) -> DraftSearch {
        let hand = own_hand(view);
        let mut gone = hand;
        view.drawn.into_iter().for_each(|card| gone.insert(card));
        view.discards
            .iter()
            .filter_map(|discard| discard.card)
            .for_each(|card| gone.insert(card));
        let deck = view.rules.deck();
        let unseen: Vec<Card> = deck.difference(gone).iter().collect();
        let mut worths = [0.0; Card::COUNT];
        for card in deck.iter() {
            worths[usize::from(card.index())] = worth(deck, card);
        }
        let all = unseen.iter().map(|card| worths[usize::from(card.index())]);
        let threshold = all.sum::<f64>() / unseen.len().max(1) as f64;
        let theirs = usize::from(view.hand_counts[1 - view.viewer]);
        let own = usize::from(view.hand_counts[view.viewer]);
        DraftSearch {
            options: view.legal.clone(),
            standing: Standing::of(view),
            drawn: view.drawn,
            hand,
            unseen,
            theirs,
            turns: [
                (13 - own).saturating_sub(usize::from(view.drawn.is_some())),
                13 - theirs,
            ],
            closed: view.rules.hands != HandBuilding::OpenDraft,
            worths,
            threshold,
            rng: ChaCha8Rng::seed_from_u64(seed),
            playouts: if view.hand.is_some() { playouts } else { 0 },
            done: 0,
            totals: [[0.0; 2]; 2],
            squares: 0.0,
            view: view.clone(),
        }
    }

    /// Continues for about `nodes` positions' worth of time; returns `true` once done.
    pub(crate) fn step(&mut self, nodes: u64) -> bool {
        let mut left = nodes.max(PLAYOUT_NODES);
        while self.done < self.playouts {
            if left < PLAYOUT_NODES {
                return false;
            }
            left -= PLAYOUT_NODES;
            self.playout();
            self.done += 1;
        }
        true
    }

    /// Plays the draft out from both choices, with the same cards.
    fn playout(&mut self) {
        let cards = self.unseen.len();
        for at in 0..cards {
            let with = self.rng.random_range(at..cards);
            self.unseen.swap(at, with);
        }
        // The other seat's hand consists of the better ones of the cards that it saw.
        let mut other = CardSet::EMPTY;
        let mut top = 0;
        for _ in 0..self.theirs {
            let (first, second) = (self.unseen[top], self.unseen[top + 1]);
            if self.closed {
                other.insert(if self.worth(first) >= self.threshold {
                    first
                } else {
                    second
                });
                top += 2;
            } else {
                // The discards are known: the card kept is an unseen one, and more likely a good one.
                if self.worth(second) > self.worth(first) && self.rng.random_range(0..2) == 0 {
                    self.unseen.swap(top, top + 1);
                }
                other.insert(self.unseen[top]);
                top += 1;
            }
        }
        let [own_turns, their_turns] = self.turns;
        let mut tricks = [0.0; 2];
        for (choice, tricks) in tricks.iter_mut().enumerate() {
            let mut hands = [self.hand, other];
            let mut at = top;
            // The seat that draws next; the seats alternate.
            let mut first = 0;
            if let Some(drawn) = self.drawn {
                // After keeping, the next card is discarded; after discarding, it is kept.
                let next = self.unseen[at];
                hands[0].insert(if choice == 0 { drawn } else { next });
                at += 1;
                first = 1;
            }
            for turn in 0..own_turns + their_turns {
                let seat = (turn + first) % 2;
                let (first, second) = (self.unseen[at], self.unseen[at + 1]);
                hands[seat].insert(if self.worth(first) >= self.threshold {
                    first
                } else {
                    second
                });
                at += 2;
            }
            *tricks = strength::tricks(hands[0], hands[1]);
        }
        let half = &mut self.totals[self.done % 2];
        *half = [0, 1].map(|choice| half[choice] + tricks[choice]);
        self.squares += (tricks[0] - tricks[1]).powi(2);
    }

    fn worth(&self, card: Card) -> f64 {
        self.worths[usize::from(card.index())]
    }

    /// Returns the chance to win the match after each option.
    pub(crate) fn values(&self) -> Vec<(Action, f64)> {
        let values = self.values_of(self.means());
        self.options.iter().copied().zip(values).collect()
    }

    /// Returns, by option, the chance to win the match if keeping and discarding yield these numbers of tricks.
    fn values_of(&self, [keep, discard]: [f64; 2]) -> Vec<f64> {
        let blind = self.view.bids[self.view.viewer] == Some(Bid::BlindNil);
        let value = |action: Action| match action {
            Action::Keep => self.chance(keep),
            Action::Discard => self.chance(discard),
            Action::BlindNil => self.blind_nil(),
            _ if blind => self.blind_nil(),
            _ => self.chance(keep),
        };
        self.options.iter().map(|&action| value(action)).collect()
    }

    /// Returns the loss of each option against the best.
    fn losses(&self) -> Vec<f64> {
        let halves = [0, 1].map(|half| {
            // There are as many even playouts as odd ones, or one more.
            let count = (self.done + 1 - half) / 2;
            let mean = |total: f64| if count == 0 { EVEN } else { total / count as f64 };
            self.values_of(self.totals[half].map(mean))
        });
        regret::crossed([&halves[0], &halves[1]])
    }

    /// Returns the expected tricks after keeping and after discarding.
    fn means(&self) -> [f64; 2] {
        if self.done == 0 {
            return [EVEN; 2];
        }
        [0, 1].map(|choice| (self.totals[0][choice] + self.totals[1][choice]) / self.done as f64)
    }

    /// Returns the advice for a hint.
    pub(crate) fn advice(&self) -> Advice {
        let mut found: Vec<((Action, f64), f64)> = self.values().into_iter().zip(self.losses()).collect();
        found.sort_by(|(a, _), (b, _)| b.1.total_cmp(&a.1));
        let (options, losses): (Vec<_>, Vec<_>) = found.into_iter().unzip();
        let best = options[0].0;
        let [keep, discard] = self.means();
        // One standard error of the difference in tricks, as a difference in chances.
        let count = self.done.max(2) as f64;
        let spread = (self.squares / count - (keep - discard).powi(2)).max(0.0);
        let error = (self.chance(keep + (spread / count).sqrt()) - self.chance(keep)).abs();
        let compared = self.drawn.is_some();
        let errors = options
            .iter()
            .map(|&(action, _)| if compared && action != best { error } else { 0.0 });
        Advice {
            errors: errors.collect(),
            losses,
            sampled: Some(self.done as u32),
            cut: false,
            reason: self.reason(best, keep - discard),
            best,
            options,
        }
    }

    fn reason(&self, best: Action, more: f64) -> Reason {
        let share = BLIND_NIL_HOLDS;
        match (best, self.drawn) {
            (Action::Keep | Action::Discard, Some(card)) if more.abs() < 0.05 => Reason::DraftEven { card },
            (Action::Keep, Some(card)) => Reason::DrawnBetter {
                card,
                tricks: more,
                drafted: Drafted::of(&self.view, card),
            },
            (Action::Discard, Some(card)) => Reason::NextBetter {
                card,
                tricks: -more,
                drafted: Drafted::of(&self.view, card),
            },
            (Action::BlindNil, _) => Reason::BlindNilAtThisScore {
                share,
                gap: ScoreGap::of(&self.view, self.view.viewer),
            },
            (Action::Draw, _) if self.options.contains(&Action::BlindNil) => Reason::BlindNilTooRare { share },
            _ => Reason::OnlyChoice,
        }
    }

    /// Returns the chance to win with this many tricks, if each seat has bid what it takes.
    fn chance(&self, tricks: f64) -> f64 {
        chances::hopes(&self.view.rules, self.standing, [10.0 * tricks, 130.0 - 10.0 * tricks])
    }

    fn blind_nil(&self) -> f64 {
        let after = |tricks: u8| {
            let bids = [Some(Bid::BlindNil), Some(Bid::Tricks(11))];
            let standing = self.standing.after(&self.view.rules, bids, [tricks, 13 - tricks]);
            chances::chance(&self.view.rules, standing)
        };
        BLIND_NIL_HOLDS * after(0) + (1.0 - BLIND_NIL_HOLDS) * after(1)
    }
}

/// Returns the value of a card of a deck by itself, in tricks.
fn worth(deck: CardSet, card: Card) -> f64 {
    const SIDE: [f64; 13] = [
        0.06, 0.06, 0.07, 0.08, 0.09, 0.11, 0.13, 0.16, 0.21, 0.29, 0.42, 0.62, 0.90,
    ];
    const SPADE: [f64; 13] = [
        0.62, 0.62, 0.63, 0.64, 0.65, 0.67, 0.69, 0.72, 0.76, 0.82, 0.90, 1.00, 1.12,
    ];
    let rank = usize::from(rank_in(deck, card));
    if card.suit() == Suit::Spades {
        SPADE[rank]
    } else {
        SIDE[rank]
    }
}
