//! Number of ways to play out small positions, counted by the engine and by an independent plain enumerator, compared with stored numbers.

mod tables;

use std::collections::BTreeMap;

use serde::Deserialize;
use spades_rules::{Action, Card, CardSet, Game, Phase, Preset, Rules, Seed, Setup, Suit, Trumps};

/// A position of `data/perft.json`: hands, bids, and the number of sequences per number of plays. `tricks` counts the
/// whole sequences by the tricks of seat 0.
#[derive(Deserialize)]
struct Position {
    name: String,
    rules: Preset,
    trumps: String,
    hands: Vec<CardSet>,
    first: usize,
    bids: Vec<u8>,
    plays: Vec<u64>,
    tricks: BTreeMap<u8, u64>,
}

fn positions() -> Vec<Position> {
    serde_json::from_str(include_str!("data/perft.json")).unwrap()
}

impl Position {
    fn start(&self) -> Game {
        let trumps = Trumps::ALL.iter().find(|trumps| trumps.key() == self.trumps);
        let rules = Rules {
            trumps: *trumps.unwrap(),
            blind_nil: None,
            ..self.rules.rules()
        };
        let mut game = Game::from_setup(rules, Setup::new(self.hands.clone(), self.first), Seed::from_u64(0)).unwrap();
        while game.phase() == Phase::Bidding {
            game.apply(Action::Bid(self.bids[game.actor().unwrap()])).unwrap();
        }
        game
    }
}

#[derive(Default, Debug, PartialEq)]
struct Count {
    plays: Vec<u64>,
    tricks: BTreeMap<u8, u64>,
}

impl Count {
    fn add(&mut self, depth: usize) {
        self.plays.resize(self.plays.len().max(depth + 1), 0);
        self.plays[depth] += 1;
    }
}

fn by_engine(game: &Game, depth: usize, count: &mut Count) {
    count.add(depth);
    if game.phase() != Phase::Play {
        *count.tricks.entry(game.tricks()[0]).or_default() += 1;
        return;
    }
    for action in game.legal_actions() {
        let mut next = game.clone();
        next.apply(action).unwrap();
        by_engine(&next, depth + 1, count);
    }
}

/// Lists of cards and nothing else.
#[derive(Clone)]
struct Naive {
    hands: Vec<Vec<Card>>,
    trick: Vec<(usize, Card)>,
    turn: usize,
    broken: bool,
    tricks: u8,
}

impl Naive {
    fn may_play(&self, card: Card) -> bool {
        let hand = &self.hands[self.turn];
        match self.trick.first() {
            Some(&(_, led)) => card.suit() == led.suit() || hand.iter().all(|card| card.suit() != led.suit()),
            None => card.suit() != Suit::Spades || self.broken || hand.iter().all(|card| card.suit() == Suit::Spades),
        }
    }

    fn beats(card: Card, other: Card) -> bool {
        if card.suit() == other.suit() {
            card.rank() > other.rank()
        } else {
            card.suit() == Suit::Spades
        }
    }

    fn count(&self, depth: usize, count: &mut Count) {
        count.add(depth);
        if self.hands.iter().all(Vec::is_empty) {
            *count.tricks.entry(self.tricks).or_default() += 1;
            return;
        }
        for (index, &card) in self.hands[self.turn]
            .iter()
            .enumerate()
            .filter(|&(_, &card)| self.may_play(card))
        {
            let mut next = self.clone();
            next.hands[self.turn].remove(index);
            next.trick.push((self.turn, card));
            next.broken |= card.suit() == Suit::Spades;
            next.turn = (self.turn + 1) % self.hands.len();
            if next.trick.len() == self.hands.len() {
                let winner = next.trick.iter().skip(1).fold(next.trick[0], |best, &play| {
                    if Naive::beats(play.1, best.1) { play } else { best }
                });
                next.turn = winner.0;
                next.tricks += u8::from(winner.0 == 0);
                next.trick.clear();
            }
            next.count(depth + 1, count);
        }
    }
}

#[test]
fn engine_and_plain_enumerator_count_the_same() {
    for position in positions() {
        let start = position.start();
        let mut engine = Count::default();
        by_engine(&start, 0, &mut engine);
        let stored = Count {
            plays: position.plays,
            tricks: position.tricks,
        };
        assert_eq!(engine, stored, "{}", position.name);

        let naive = Naive {
            hands: position.hands.iter().map(|hand| hand.iter().collect()).collect(),
            trick: Vec::new(),
            turn: start.hand_to_play().unwrap(),
            broken: false,
            tricks: 0,
        };
        let mut count = Count::default();
        naive.count(0, &mut count);
        assert_eq!(count, stored, "{}", position.name);
    }
}
