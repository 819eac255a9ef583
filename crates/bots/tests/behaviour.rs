//! What strong players are known by: bags nursed, the others set, nils when behind, nils set and covered.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use spades_bots::{Level, Progress, Thought};
use spades_rules::{Action, Card, CardSet, Game, Phase, Preset, Rules, Seed, Setup, View};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut thought = Thought::new(view, level, seed);
    loop {
        if let Progress::Done(action) = thought.step(u32::MAX) {
            return action;
        }
    }
}

/// Two random hands of thirteen.
fn deal(rng: &mut ChaCha8Rng) -> Vec<CardSet> {
    let mut deck: Vec<Card> = CardSet::STANDARD.iter().collect();
    deck.shuffle(rng);
    deck.chunks(13)
        .take(2)
        .map(|hand| hand.iter().copied().collect())
        .collect()
}

/// A two-player round with closed discards from its bids on.
fn start(hands: Vec<CardSet>, scores: [i32; 2], bags: [u8; 2]) -> Game {
    let mut setup = Setup::new(hands, 0);
    setup.scores = scores.to_vec();
    setup.bags = bags.to_vec();
    Game::from_setup(Preset::ClosedDraft.rules(), setup, Seed::from_u64(1)).unwrap()
}

/// Plays on to the end of the round; seat 0 is Expert, seat 1 Intermediate. The tricks of seat 0.
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

/// Rounds of fourteen in which Expert takes more than it has bid.
fn rounds_with_bags(bags: [u8; 2]) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    (0..14)
        .filter(|_| tricks_of_expert(start(deal(&mut rng), [0, 0], bags), [4, 5]) > 4)
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
        let hands = deal(&mut rng);
        against_high += tricks_of_expert(start(hands.clone(), [0, 0], [0, 0]), [3, 8]);
        against_low += tricks_of_expert(start(hands, [0, 0], [0, 0]), [3, 3]);
    }
    assert!(
        against_high >= against_low + 4,
        "{against_high} tricks against a bid of 8, {against_low} against 3"
    );
}

/// How often Expert bids a blind nil, and a nil after a look, over some deals for partners.
fn nils_bid(scores: [i32; 2]) -> (usize, usize) {
    let (mut blind, mut nils) = (0, 0);
    for number in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut deck: Vec<Card> = CardSet::STANDARD.iter().collect();
        deck.shuffle(&mut rng);
        let hands = deck.chunks(13).map(|hand| hand.iter().copied().collect()).collect();
        let mut setup = Setup::new(hands, 0);
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

/// Nils that partners in a suicide game make against these defenders, of all that they bid.
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
