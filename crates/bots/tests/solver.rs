//! The solver against a plain minimax that shares no code with it.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use spades_bots::solver::{Ending, Memory, Solve};
use spades_rules::{Card, CardSet, Removed, Suit, Trumps};

/// Returns the value of `mine` and `theirs` to the hand that leads, `mine`, which has taken `taken` tricks.
fn minimax(mine: CardSet, theirs: CardSet, broken: bool, taken: i32, payoff: &dyn Fn(i32) -> f64) -> f64 {
    if mine.is_empty() {
        return payoff(taken);
    }
    leads(mine, broken)
        .map(|lead| after_lead(mine, theirs, lead, broken, taken, payoff))
        .fold(f64::NEG_INFINITY, f64::max)
}

fn leads(hand: CardSet, broken: bool) -> impl Iterator<Item = Card> {
    let only_spades = hand.iter().all(|card| card.suit() == Suit::Spades);
    hand.iter()
        .filter(move |card| broken || only_spades || card.suit() != Suit::Spades)
}

fn replies(hand: CardSet, lead: Card) -> impl Iterator<Item = Card> {
    let follows = hand.iter().any(|card| card.suit() == lead.suit());
    hand.iter().filter(move |card| !follows || card.suit() == lead.suit())
}

fn after_lead(
    mine: CardSet,
    theirs: CardSet,
    lead: Card,
    broken: bool,
    taken: i32,
    payoff: &dyn Fn(i32) -> f64,
) -> f64 {
    replies(theirs, lead)
        .map(|reply| after_reply(mine, theirs, lead, reply, broken, taken, payoff))
        .fold(f64::INFINITY, f64::min)
}

fn after_reply(
    mut mine: CardSet,
    mut theirs: CardSet,
    lead: Card,
    reply: Card,
    broken: bool,
    taken: i32,
    payoff: &dyn Fn(i32) -> f64,
) -> f64 {
    mine.remove(lead);
    theirs.remove(reply);
    let broken = broken || lead.suit() == Suit::Spades || reply.suit() == Suit::Spades;
    let beaten = if reply.suit() == lead.suit() {
        reply.rank() > lead.rank()
    } else {
        reply.suit() == Suit::Spades
    };
    if beaten {
        // The other seat leads now; what is good for it is bad for us.
        let count = mine.len() as i32;
        -minimax(theirs, mine, broken, 0, &|others| -payoff(taken + count - others))
    } else {
        minimax(mine, theirs, broken, taken + 1, payoff)
    }
}

struct Case {
    leader: CardSet,
    follower: CardSet,
    broken: bool,
}

fn random_case(rng: &mut ChaCha8Rng, count: usize) -> Case {
    let orders = [Trumps::Ace, Trumps::Ace, Trumps::Jokers, Trumps::JokersDeuces];
    let mut deck: Vec<Card> = orders[rng.random_range(0..4)].deck(Removed::Minor).iter().collect();
    deck.shuffle(rng);
    // Sometimes few suits, so that long suits and voids occur.
    match rng.random_range(0..4) {
        0 => deck.retain(|card| matches!(card.suit(), Suit::Spades | Suit::Hearts)),
        1 => deck.retain(|card| card.suit() != Suit::Clubs),
        _ => {}
    }
    Case {
        leader: deck[..count].iter().copied().collect(),
        follower: deck[count..2 * count].iter().copied().collect(),
        broken: rng.random_range(0..2) == 0,
    }
}

fn ending(case: &Case, led: Option<Card>) -> Ending {
    let mut leader = case.leader;
    led.into_iter().for_each(|card| leader.remove(card));
    Ending {
        leader,
        follower: case.follower,
        led,
        broken: case.broken,
    }
}

/// Compares every lead, and every reply to one of them, and steps through the solve in slices of a random size.
fn compare(case: &Case, payoff: &[f64], memory: &mut Memory, rng: &mut ChaCha8Rng) {
    let worth = |taken: i32| payoff[taken as usize];
    let slice = rng.random_range(1..40);
    let mut solve = Solve::new(&ending(case, None), payoff, true).unwrap();
    let solution = loop {
        if let Some(solution) = solve.step(memory, slice) {
            break solution.clone();
        }
    };
    let mut expected: Vec<(Card, f64)> = leads(case.leader, case.broken)
        .map(|lead| {
            (
                lead,
                after_lead(case.leader, case.follower, lead, case.broken, 0, &worth),
            )
        })
        .collect();
    expected.sort_by_key(|&(card, _)| card);
    let context = || format!("{:?} {:?} {} {payoff:?}", case.leader, case.follower, case.broken);
    assert_eq!(solution.cards, expected, "{}", context());
    let best = expected
        .iter()
        .map(|&(_, value)| value)
        .fold(f64::NEG_INFINITY, f64::max);
    assert_eq!(solution.value, best, "{}", context());

    let lead = expected[rng.random_range(0..expected.len())].0;
    let answer = Solve::new(&ending(case, Some(lead)), payoff, true)
        .unwrap()
        .finish(memory);
    let mut expected: Vec<(Card, f64)> = replies(case.follower, lead)
        .map(|reply| {
            (
                reply,
                after_reply(case.leader, case.follower, lead, reply, case.broken, 0, &worth),
            )
        })
        .collect();
    expected.sort_by_key(|&(card, _)| card);
    assert_eq!(answer.cards, expected, "after {lead}: {}", context());
    let min = expected.iter().map(|&(_, value)| value).fold(f64::INFINITY, f64::min);
    assert_eq!(answer.value, min, "after {lead}: {}", context());
}

fn compare_many(count: usize, cases: usize, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut memory = Memory::new(16);
    for _ in 0..cases {
        let case = random_case(&mut rng, count);
        let tricks: Vec<f64> = (0..=count).map(|taken| taken as f64).collect();
        compare(&case, &tricks, &mut memory, &mut rng);
        let payoff: Vec<f64> = (0..=count).map(|_| f64::from(rng.random_range(0..6u8))).collect();
        compare(&case, &payoff, &mut memory, &mut rng);
    }
}

#[test]
fn small_endings_agree_with_minimax() {
    compare_many(1, 300, 1);
    compare_many(2, 500, 2);
    compare_many(3, 800, 3);
    compare_many(4, 800, 4);
    compare_many(5, 500, 5);
}

/// Two whole hands with all sixteen spades between them: the value of a lead is that after the worst reply, which leaves fewer.
#[test]
fn sixteen_spades_agree_with_what_follows() {
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    let mut memory = Memory::new(16);
    for broken in [true, false, true] {
        let mut cards: Vec<Card> = Trumps::JokersDeuces
            .deck(Removed::Minor)
            .iter()
            .rev()
            .take(26)
            .collect();
        cards.shuffle(&mut rng);
        let case = Case {
            leader: cards[..13].iter().copied().collect(),
            follower: cards[13..].iter().copied().collect(),
            broken,
        };
        let tricks: Vec<f64> = (0..=13).map(f64::from).collect();
        let solution = Solve::new(&ending(&case, None), &tricks, true)
            .unwrap()
            .finish(&mut memory);
        for (lead, value) in solution.cards {
            let mut after = |reply: Card| {
                let (mut mine, mut theirs) = (case.leader, case.follower);
                mine.remove(lead);
                theirs.remove(reply);
                let broken = broken || [lead, reply].iter().any(|card| card.suit() == Suit::Spades);
                let takes = reply.beats(lead);
                let (leader, follower) = if takes { (theirs, mine) } else { (mine, theirs) };
                let next = Case {
                    leader,
                    follower,
                    broken,
                };
                let rest = Solve::new(&ending(&next, None), &tricks[..13], false)
                    .unwrap()
                    .finish(&mut memory);
                if takes { 12.0 - rest.value } else { 1.0 + rest.value }
            };
            let expected = replies(case.follower, lead)
                .map(&mut after)
                .fold(f64::INFINITY, f64::min);
            assert_eq!(value, expected, "{lead}: {:?} {:?}", case.leader, case.follower);
        }
    }
}

#[test]
fn endings_of_six_agree_with_minimax() {
    compare_many(6, 120, 6);
}

#[test]
fn endings_of_seven_agree_with_minimax() {
    compare_many(7, 8, 7);
}

#[test]
fn endings_of_eight_agree_with_minimax() {
    compare_many(8, 1, 8);
}

#[test]
#[ignore = "half a minute: plain minimax of thousands of endings; a few of each length are always compared"]
fn many_long_endings_agree_with_minimax() {
    compare_many(5, 4000, 15);
    compare_many(6, 1000, 16);
    compare_many(7, 100, 17);
    compare_many(8, 6, 18);
}
