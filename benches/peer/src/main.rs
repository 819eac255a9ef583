//! A complete random four-player round, by this project's rules and by the published crate `spades`, alternately in one run.
//!
//! A round consists of four bids, 52 plays from the set of legal cards, and the score. Shuffling and dealing are not counted on either
//! side. Both get their choices from the same cheap generator.
//!
//! The uniform choice of a card from a set costs more than all the rules do, so there is also a row with the cheapest choice that can give
//! any legal card ([`CardSet::first_from`](spades_rules::CardSet::first_from)): that one shows the cost of the rules.
//!
//! `cargo run --release [seconds]` prints each engine's time per round and how many times faster the rules are.

use std::hint::black_box;
use std::time::{Duration, Instant};

use spades_rules::{Action, Game, Phase, Preset, Rules, Seed};

/// Rounds dealt before the clock starts.
const ROUNDS: usize = 20;

const BIDS: [u8; 4] = [3, 3, 3, 4];

/// Yields the high half of a linear congruential generator: a choice costs next to nothing.
struct Choices(u64);

impl Choices {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        ((self.0 >> 32) * count as u64 >> 32) as usize
    }
}

fn our_rounds(seed: u64) -> Vec<Game> {
    let mut rules: Rules = Preset::Pairs.rules();
    rules.blind_nil = None;
    let start = |round| {
        let mut game = Game::new(rules, Seed::from_u64(seed << 8 | round)).expect("rules that make sense");
        for bid in BIDS {
            game.apply(Action::Bid(bid)).expect("a legal bid");
        }
        game
    };
    (0..ROUNDS as u64).map(start).collect()
}

/// Plays with sets of cards.
fn play_sets(game: &mut Game, choices: &mut Choices) {
    while game.phase() == Phase::Play {
        let legal = game.legal_cards();
        let card = legal.iter().nth(choices.below(legal.len())).expect("a legal card");
        game.apply(Action::Play(card)).expect("a legal card");
    }
}

/// Plays with sets of cards and the cheapest choice.
fn play_turned_sets(game: &mut Game, choices: &mut Choices) {
    while game.phase() == Phase::Play {
        let start = choices.below(64) as u8;
        let card = game.legal_cards().first_from(start).expect("a legal card");
        game.apply(Action::Play(card)).expect("a legal card");
    }
}

/// Plays with lists of actions.
fn play_lists(game: &mut Game, choices: &mut Choices) {
    while game.phase() == Phase::Play {
        let legal = game.legal_actions();
        let action = legal[choices.below(legal.len())];
        game.apply(action).expect("a legal card");
    }
}

fn peer_rounds() -> Vec<spades::Game> {
    let ids = [1, 2, 3, 4].map(uuid::Uuid::from_u128);
    let start = |_| {
        // Any score ends the match, so that no second round is dealt.
        let mut game = spades::Game::new(uuid::Uuid::nil(), ids, i32::MIN, None);
        game.play(spades::GameTransition::Start).expect("a start");
        for bid in BIDS {
            game.play(spades::GameTransition::Bet(bid.into())).expect("a legal bid");
        }
        game
    };
    (0..ROUNDS).map(start).collect()
}

fn play_peer(game: &mut spades::Game, choices: &mut Choices) {
    while let spades::State::Trick(_) = game.get_state() {
        let legal = game.get_legal_cards().expect("cards are played");
        let card = legal[choices.below(legal.len())];
        game.play(spades::GameTransition::Card(card)).expect("a legal card");
    }
}

/// Returns the total time of all rounds.
fn time<G>(mut games: Vec<G>, mut play: impl FnMut(&mut G)) -> Duration {
    let start = Instant::now();
    games.iter_mut().for_each(&mut play);
    let taken = start.elapsed();
    black_box(games);
    taken
}

/// Returns the median time of a round, in nanoseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e9 / ROUNDS as f64
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    let mut choices = Choices(0x9e37_79b9_7f4a_7c15);
    let [mut lists, mut sets, mut turned, mut peer] = [const { Vec::new() }; 4];
    let end = Instant::now() + Duration::from_secs(seconds);
    for seed in 0.. {
        lists.push(time(our_rounds(seed), |game| play_lists(game, &mut choices)));
        sets.push(time(our_rounds(seed), |game| play_sets(game, &mut choices)));
        turned.push(time(our_rounds(seed), |game| play_turned_sets(game, &mut choices)));
        peer.push(time(peer_rounds(), |game| play_peer(game, &mut choices)));
        if Instant::now() > end {
            break;
        }
    }
    let times = peer.len();
    let [lists, sets, turned, peer] = [lists, sets, turned, peer].map(median);
    println!("spades 2.0.0, even choice                {peer:>6.0} ns a round");
    for (name, ours) in [
        ("legal_actions, even choice", lists),
        ("legal_cards, even choice", sets),
        ("legal_cards, cheapest choice", turned),
    ] {
        println!(
            "spades-rules, {name:<28} {ours:>6.0} ns a round, {:.1} times as fast",
            peer / ours
        );
    }
    println!("(medians of {times} times {ROUNDS} rounds)");
}
