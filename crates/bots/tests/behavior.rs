//! Habits of strong players: managing bags, setting the opponents, nils when behind, nils set and covered.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use spades_bots::solver::{Ending, Memory, Solve};
use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, Card, CardSet, Game, Phase, Preset, Rules, Seed, Setup, Suit, View};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

/// Returns all cards in random order.
fn shuffled(rng: &mut ChaCha8Rng) -> Vec<Card> {
    let mut deck: Vec<Card> = CardSet::STANDARD.iter().collect();
    deck.shuffle(rng);
    deck
}

/// Returns random hands of thirteen.
fn deal(rng: &mut ChaCha8Rng, hands: usize) -> Vec<CardSet> {
    let deck = shuffled(rng);
    let hands = deck.chunks(13).take(hands);
    hands.map(|hand| hand.iter().copied().collect()).collect()
}

/// Returns a two-player round with closed discards from its bids on.
fn start(hands: Vec<CardSet>, scores: [i32; 2], bags: [u8; 2]) -> Game {
    let mut setup = Setup::new(hands, 0);
    setup.scores = scores.to_vec();
    setup.bags = bags.to_vec();
    Game::from_setup(Preset::ClosedDraft.rules(), setup, Seed::from_u64(1)).unwrap()
}

/// Plays on to the end of the round and returns the tricks of seat 0; seat 0 is Expert, seat 1 Intermediate.
fn tricks_of_expert(mut game: Game, bids: [u8; 2]) -> u32 {
    for bid in bids {
        game.apply(Action::Bid(bid)).unwrap();
    }
    while game.phase() == Phase::Play {
        let seat = game.actor().unwrap();
        let level = [Level::Expert, Level::Intermediate][seat];
        let action = decide(&game.view(seat), level, 5);
        game.apply(action).unwrap();
    }
    u32::from(game.tricks()[0])
}

/// Returns the number of rounds, of fourteen, in which Expert takes more than it has bid.
fn rounds_with_bags(bags: [u8; 2]) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    (0..14)
        .filter(|_| tricks_of_expert(start(deal(&mut rng, 2), [0, 0], bags), [4, 5]) > 4)
        .count()
}

#[test]
fn bags_are_nursed() {
    let (careful, careless) = (rounds_with_bags([9, 0]), rounds_with_bags([0, 0]));
    assert!(
        careful + 2 <= careless,
        "bags in {careful} rounds with nine of them, in {careless} with none"
    );
}

#[test]
fn the_other_seat_is_set_where_it_has_bid_high() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut against_high, mut against_low) = (0, 0);
    for _ in 0..6 {
        let hands = deal(&mut rng, 2);
        against_high += tricks_of_expert(start(hands.clone(), [0, 0], [0, 0]), [3, 8]);
        against_low += tricks_of_expert(start(hands, [0, 0], [0, 0]), [3, 3]);
    }
    assert!(
        against_high >= against_low + 4,
        "{against_high} tricks against a bid of 8, {against_low} against 3"
    );
}

/// Returns how often Expert bids a blind nil, and a nil after a look, over some deals for partners.
fn nils_bid(scores: [i32; 2]) -> (usize, usize) {
    let (mut blind, mut nils) = (0, 0);
    for number in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut setup = Setup::new(deal(&mut rng, 4), 0);
        setup.scores = scores.to_vec();
        let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(number)).unwrap();
        blind += usize::from(decide(&game.view(0), Level::Expert, number) == Action::BlindNil);
        game.apply(Action::Look).unwrap();
        nils += usize::from(decide(&game.view(0), Level::Expert, number) == Action::Bid(0));
    }
    (blind, nils)
}

#[test]
fn nils_are_for_those_behind() {
    let [(level, few), (ahead, fewer), (behind, many)] = [[0, 0], [150, 0], [60, 185]].map(nils_bid);
    assert_eq!((level, ahead), (0, 0), "blind nils");
    assert!(behind >= 6, "{behind} blind nils of 12");
    assert!(many > few.max(fewer), "{many} nils behind, {few} level, {fewer} ahead");
}

/// Returns the nils bid and made by partners in a suicide game against these defenders.
fn nils_made(rules: Rules, defenders: Level) -> (u32, u32) {
    let (mut tried, mut made) = (0, 0);
    for number in 0..300 {
        let mut game = Game::new(rules, Seed::from_u64(number)).unwrap();
        while let Some(seat) = game.actor() {
            let view = game.view(seat);
            let level = if seat % 2 == 0 || game.phase() == Phase::Bidding {
                Level::Intermediate
            } else {
                defenders
            };
            game.apply(decide(&view, level, number)).unwrap();
        }
        for seat in [0, 2] {
            if game.bids()[seat].is_some_and(|bid| bid.is_nil()) {
                tried += 1;
                made += u32::from(game.tricks()[seat] == 0);
            }
        }
    }
    (tried, made)
}

#[test]
fn nils_are_set() {
    let rules = Preset::Suicide.rules();
    let (tried, against_sound) = nils_made(rules, Level::Intermediate);
    let (_, against_beginners) = nils_made(rules, Level::Beginner);
    assert!(
        against_sound < against_beginners,
        "of {tried} nils {against_sound} against Intermediate, {against_beginners} against Beginner"
    );
}

/// A blind nil in a draft: random cards against drafted ones, with perfect defence. The number in the search comes from this.
#[test]
fn a_blind_nil_in_a_draft_seldom_holds() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut memory = Memory::new(16);
    let mut holds = 0;
    for _ in 0..300 {
        let deck = shuffled(&mut rng);
        let good = |card: Card| card.suit() == Suit::Spades || card.rank() >= 9;
        let follower = deck[..13].iter().copied().collect();
        let leader = deck[26..]
            .chunks(2)
            .map(|pair| if good(pair[0]) { pair[0] } else { pair[1] })
            .collect();
        let ending = Ending {
            leader,
            follower,
            led: None,
            broken: false,
        };
        // The leader wants any number of tricks except all.
        let payoff: Vec<f64> = (0..=13).map(|tricks| f64::from(u8::from(tricks != 13))).collect();
        let solution = Solve::new(&ending, &payoff, false).unwrap().finish(&mut memory);
        holds += u32::from(solution.value == 0.0);
    }
    assert!((1..=15).contains(&holds), "{holds} of 300");
}

/// Returns the number of matches, of 1,500, that the partners win from these scores after this first bid, with Intermediate in every seat.
fn won_from(scores: [i32; 2], first: Action) -> usize {
    (0..1500)
        .filter(|&number| {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let mut setup = Setup::new(deal(&mut rng, 4), 0);
            setup.scores = scores.to_vec();
            let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(number)).unwrap();
            game.apply(first).unwrap();
            while game.phase() != Phase::MatchEnd {
                let action = match game.actor() {
                    Some(seat) => decide(&game.view(seat), Level::Intermediate, number),
                    None => Action::NextRound,
                };
                game.apply(action).unwrap();
            }
            game.winners().unwrap().contains(&0)
        })
        .count()
}

#[test]
fn a_blind_nil_pays_partners_far_behind() {
    for scores in [[60, 185], [20, 160], [20, 120]] {
        let [look, blind] = [Action::Look, Action::BlindNil].map(|first| won_from(scores, first));
        println!("{scores:?}: {look} of 1,500 won after a look, {blind} after a blind nil");
        assert!(blind > look);
    }
}
