//! The solvers against plain minimax, which shares no code with them, and against the values of another program.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Removed, Suit, Trumps};

use super::*;
use crate::multi_player::dice::Dice;

/// Returns a deal with `size` cards per hand from any deck.
fn random(dice: &mut Dice, size: usize) -> Deal4 {
    let orders = [Trumps::Ace, Trumps::Ace, Trumps::Jokers, Trumps::JokersDeuces];
    let mut deck: Vec<Card> = orders[dice.below(4) as usize].deck(Removed::Minor).iter().collect();
    // Few cards of many contain few spades; half of the deals come from the top of the deck.
    if dice.below(2) == 0 {
        let keep = 4 * size + dice.below(8) as usize;
        deck = deck.split_off(deck.len().saturating_sub(keep));
    }
    for i in (1..deck.len()).rev() {
        deck.swap(i, dice.below(i as u32 + 1) as usize);
    }
    let hands = [0, 1, 2, 3].map(|seat| deck[seat * size..(seat + 1) * size].iter().copied().collect());
    Deal4 {
        hands,
        leader: dice.below(4) as usize,
        broken: dice.below(2) == 0,
    }
}

/// A round by plain minimax.
struct Plain<'a> {
    /// The seats that play for the greatest payoff.
    friends: u8,
    payoff: &'a dyn Fn([u8; 4]) -> f32,
}

/// The state of a round in plain minimax.
#[derive(Clone)]
struct Round {
    hands: [CardSet; 4],
    trick: ArrayVec<(usize, Card), 4>,
    turn: usize,
    broken: bool,
    taken: [u8; 4],
}

impl Round {
    fn lawful(&self) -> ArrayVec<Card, 13> {
        let hand = self.hands[self.turn];
        let may = |card: &Card| match self.trick.first() {
            Some((_, led)) => card.suit() == led.suit() || hand.iter().all(|other| other.suit() != led.suit()),
            None => self.broken || card.suit() != Suit::Spades || hand.iter().all(|other| other.suit() == Suit::Spades),
        };
        hand.iter().filter(may).collect()
    }

    fn play(&self, card: Card) -> Round {
        let mut next = self.clone();
        next.hands[self.turn].remove(card);
        next.trick.push((self.turn, card));
        next.broken |= card.suit() == Suit::Spades;
        next.turn = (self.turn + 1) % 4;
        if next.trick.len() == 4 {
            let led = next.trick[0].1.suit();
            let worth = |card: Card| match card.suit() {
                Suit::Spades => 100 + card.rank(),
                suit if suit == led => 1 + card.rank(),
                _ => 0,
            };
            next.turn = next.trick.iter().max_by_key(|(_, card)| worth(*card)).unwrap().0;
            next.taken[next.turn] += 1;
            next.trick.clear();
        }
        next
    }
}

impl Plain<'_> {
    fn value(&self, round: &Round) -> f32 {
        let lawful = round.lawful();
        if lawful.is_empty() {
            return (self.payoff)(round.taken);
        }
        let values = lawful.into_iter().map(|card| self.value(&round.play(card)));
        if self.friends >> round.turn & 1 == 1 {
            values.fold(f32::MIN, f32::max)
        } else {
            values.fold(f32::MAX, f32::min)
        }
    }

    fn plays(&self, round: &Round) -> BTreeMap<Card, f32> {
        let lawful = round.lawful().into_iter();
        lawful.map(|card| (card, self.value(&round.play(card)))).collect()
    }
}

/// Returns the round at the start of a deal.
fn begin(deal: &Deal4) -> Round {
    Round {
        hands: deal.hands,
        trick: ArrayVec::new(),
        turn: deal.leader,
        broken: deal.broken,
        taken: [0; 4],
    }
}

fn tricks_agree(seed: u64, counts: &[(usize, u32)]) {
    let mut dice = Dice::new(seed);
    for &(size, deals) in counts {
        for _ in 0..deals {
            let deal = random(&mut dice, size);
            let leader = deal.leader;
            let plain = Plain {
                friends: if leader.is_multiple_of(2) { 0b0101 } else { 0b1010 },
                payoff: &|taken| f32::from(taken[leader] + taken[(leader + 2) % 4]),
            };
            let expected = plain.plays(&begin(&deal));
            let found: BTreeMap<Card, f32> = solve4(&deal)
                .unwrap()
                .leads
                .into_iter()
                .map(|(card, tricks)| (card, f32::from(tricks)))
                .collect();
            assert_eq!(found, expected, "{deal:?}");
        }
    }
}

/// Returns a payoff of a random kind: sides with contracts, bags and nils, every player alone, or an arbitrary table.
fn any_payoff(dice: &mut Dice, size: usize) -> Box<dyn Fn([u8; 4]) -> f32> {
    let contracts = [0, 1].map(|_| dice.below(size as u32 + 2) as u8);
    let nils = [0; 4].map(|_: i32| dice.below(4) == 0);
    let table: Vec<f32> = (0..7).map(|_| dice.below(4) as f32).collect();
    match dice.below(3) {
        0 => Box::new(move |taken| {
            let side = |side: usize| {
                let tricks: u8 = [side, side + 2]
                    .into_iter()
                    .filter(|&seat| !nils[seat])
                    .map(|seat| taken[seat])
                    .sum();
                let contract = match tricks.checked_sub(contracts[side]) {
                    Some(bags) => 10.0 * f32::from(contracts[side]) - 3.0 * f32::from(bags),
                    None => -10.0 * f32::from(contracts[side]),
                };
                let nil = |seat: usize| match (nils[seat], taken[seat]) {
                    (false, _) => 0.0,
                    (true, 0) => 50.0,
                    (true, _) => -50.0,
                };
                contract + nil(side) + nil(side + 2)
            };
            side(0) - side(1)
        }),
        1 => Box::new(move |taken| {
            let off = |seat: usize| f32::from(taken[seat].abs_diff(contracts[seat % 2]));
            off(1) + off(2) - off(0) - off(3)
        }),
        _ => Box::new(move |taken| table[usize::from(taken[0] + 2 * taken[1] + 3 * taken[2] + 5 * taken[3]) % 7]),
    }
}

fn payoffs_agree(seed: u64, counts: &[(usize, u32)]) {
    let mut dice = Dice::new(seed);
    for &(size, payoffs) in counts {
        for _ in 0..payoffs {
            let payoff = any_payoff(&mut dice, size);
            let friends = [0b0101, 0b1010, 0b0001, 0b1001, 0b0110, 0b1110][dice.below(6) as usize];
            let mut solver = PayoffSolver::new(size as u8, friends, 1000, &payoff);
            // The same solver repeatedly: what it learned from one deal holds for the next.
            for _ in 0..4 {
                let deal = random(&mut dice, size);
                let mut round = begin(&deal);
                for _ in 0..dice.below(4) {
                    let lawful = round.lawful();
                    round = round.play(lawful[dice.below(lawful.len() as u32) as usize]);
                }
                let trick: ArrayVec<Card, 3> = round.trick.iter().map(|&(_, card)| card).collect();
                let ending = Ending4 {
                    hands: round.hands,
                    leader: deal.leader,
                    trick,
                    // A spade in the running trick has broken them.
                    broken: deal.broken,
                };
                let plain = Plain {
                    friends,
                    payoff: &payoff,
                };
                let found: BTreeMap<Card, f32> =
                    solver.plays(&ending, u64::MAX).unwrap().unwrap().into_iter().collect();
                assert_eq!(found, plain.plays(&round), "{ending:?} {friends:b}");
            }
        }
    }
}

#[test]
fn tricks_agree_with_plain_minimax() {
    tricks_agree(4, &[(1, 400), (2, 1500), (3, 1500), (4, 200), (5, 6)]);
}

/// Sixteen spades, which fill their lane: with four cards each all there are, with five four others as well.
#[test]
fn sixteen_spades_agree_with_plain_minimax() {
    let mut dice = Dice::new(16);
    for size in [4, 4, 4, 4, 4, 5] {
        let spades = Trumps::JokersDeuces.deck(Removed::Minor).iter().rev();
        let mut cards: Vec<Card> = spades.take(4 * size).collect();
        for i in (1..cards.len()).rev() {
            cards.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let hands = [0, 1, 2, 3].map(|seat| cards[seat * size..(seat + 1) * size].iter().copied().collect());
        let deal = Deal4 {
            hands,
            leader: dice.below(4) as usize,
            broken: dice.below(2) == 0,
        };
        let leader = deal.leader;
        let plain = Plain {
            friends: if leader.is_multiple_of(2) { 0b0101 } else { 0b1010 },
            payoff: &|taken| f32::from(taken[leader] + taken[(leader + 2) % 4]),
        };
        let leads = solve4(&deal).unwrap().leads.into_iter();
        let found: BTreeMap<Card, f32> = leads.map(|(card, tricks)| (card, f32::from(tricks))).collect();
        assert_eq!(found, plain.plays(&begin(&deal)), "{deal:?}");
    }
}

/// The value of a whole deal with sixteen spades is that after its first trick, which leaves fewer.
#[test]
fn sixteen_spades_agree_with_what_follows() {
    let mut dice = Dice::new(17);
    for _ in 0..3 {
        let spades = Trumps::JokersDeuces.deck(Removed::Minor).iter().rev();
        let mut cards: Vec<Card> = spades.take(28).collect();
        for i in (1..cards.len()).rev() {
            cards.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let hands = [0, 1, 2, 3].map(|seat| cards[seat * 7..(seat + 1) * 7].iter().copied().collect());
        let deal = Deal4 {
            hands,
            leader: 0,
            broken: true,
        };
        let side = |taken: [u8; 4]| f32::from(taken[0] + taken[2]);
        let mut rest = PayoffSolver::new(6, 0b0101, 100_000, side);
        let mut after = |round: &Round| {
            let ending = Ending4 {
                hands: round.hands,
                leader: round.turn,
                trick: ArrayVec::new(),
                broken: round.broken,
            };
            side(round.taken) + rest.best(&ending, u64::MAX).unwrap().unwrap()
        };
        for (card, tricks) in solve4(&deal).unwrap().leads {
            if card.suit() == Suit::Spades {
                let expected = whole_trick(&begin(&deal).play(card), &mut after);
                assert_eq!(f32::from(tricks), expected, "{card} {deal:?}");
            }
        }
    }
}

/// Returns the value of a running trick to seats 0 and 2, by that of the rounds after it.
fn whole_trick(round: &Round, after: &mut impl FnMut(&Round) -> f32) -> f32 {
    if round.trick.is_empty() {
        return after(round);
    }
    let values: Vec<f32> = round
        .lawful()
        .iter()
        .map(|&card| whole_trick(&round.play(card), after))
        .collect();
    if round.turn.is_multiple_of(2) {
        values.into_iter().fold(f32::MIN, f32::max)
    } else {
        values.into_iter().fold(f32::MAX, f32::min)
    }
}

/// One solver for many deals: an answer kept from one applies to the others by the owners of its top cards alone, so
/// that a proof that names too few of them is exposed.
#[test]
fn tricks_agree_when_deals_share_a_memory() {
    let mut dice = Dice::new(8);
    for (size, deals) in [(2, 1500), (3, 900), (4, 60)] {
        let side = |taken: [u8; 4]| f32::from(taken[0] + taken[2]);
        let plain = Plain {
            friends: 0b0101,
            payoff: &side,
        };
        let mut solver = PayoffSolver::new(size as u8, 0b0101, 100_000, side);
        for _ in 0..deals {
            let deal = random(&mut dice, size);
            let ending = Ending4 {
                hands: deal.hands,
                leader: deal.leader,
                trick: ArrayVec::new(),
                broken: deal.broken,
            };
            let found: BTreeMap<Card, f32> = solver.plays(&ending, u64::MAX).unwrap().unwrap().into_iter().collect();
            assert_eq!(found, plain.plays(&begin(&deal)), "{deal:?}");
        }
    }
}

/// A memory that is too small forgets constantly, a large one hardly ever: the values are the same, even if one
/// solver continues from deal to deal.
#[test]
fn any_memory_gives_the_same_values() {
    let mut dice = Dice::new(9);
    let payoff = |taken: [u8; 4]| f32::from(taken[0] + taken[2]);
    let solver = |memory| PayoffSolver::new(8, 0b0101, memory, payoff);
    let mut solvers: Vec<PayoffSolver> = [0, 1, 2, 7, 60, 500, 100_000].map(solver).into();
    for _ in 0..20 {
        let deal = random(&mut dice, 8);
        let ending = Ending4 {
            hands: deal.hands,
            leader: deal.leader,
            trick: ArrayVec::new(),
            broken: deal.broken,
        };
        let values: Vec<_> = solvers
            .iter_mut()
            .map(|solver| solver.plays(&ending, u64::MAX).unwrap().unwrap())
            .collect();
        assert!(values.iter().all(|of| *of == values[0]), "{deal:?}: {values:?}");
    }
}

#[test]
fn payoffs_agree_with_plain_minimax() {
    payoffs_agree(6, &[(1, 300), (2, 800), (3, 500), (4, 40)]);
}

#[test]
#[ignore = "a minute or two: plain minimax takes seconds for each of the larger endings"]
fn both_agree_with_plain_minimax_at_length() {
    tricks_agree(5, &[(3, 10_000), (4, 2000), (5, 150), (6, 3)]);
    payoffs_agree(7, &[(3, 2000), (4, 500), (5, 25)]);
}

#[test]
fn refuses_what_is_no_deal() {
    let mut dice = Dice::new(1);
    let deal = random(&mut dice, 3);
    assert_eq!(solve4(&Deal4 { leader: 4, ..deal }), Err(Deal4Error::Leader));
    let mut uneven = deal;
    uneven.hands[1] = CardSet::EMPTY;
    assert_eq!(solve4(&uneven), Err(Deal4Error::Sizes));
    let mut twice = deal;
    twice.hands[1] = twice.hands[0];
    assert!(matches!(solve4(&twice), Err(Deal4Error::Twice(_))));
    let hand = |card: &str| CardSet::from_iter([card.parse().unwrap()]);
    let twos = Deal4 {
        hands: ["2S", "DS", "3S", "4S"].map(hand),
        ..deal
    };
    assert!(matches!(solve4(&twos), Err(Deal4Error::Twice(_))), "no deck has both");
}

#[test]
fn refuses_what_is_no_ending() {
    let mut dice = Dice::new(1);
    let deal = random(&mut dice, 3);
    let ending = Ending4 {
        hands: deal.hands,
        leader: 0,
        trick: ArrayVec::new(),
        broken: true,
    };
    assert_eq!(ending.tricks_left(), Ok(3));
    let mut solver = PayoffSolver::new(2, 0b0101, 100, |taken| f32::from(taken[0]));
    assert_eq!(solver.plays(&ending, 100), Err(Ending4Error::Sizes), "of another size");
    let mut running = ending.clone();
    let card = running.hands[0].iter().next().unwrap();
    running.trick.push(card);
    assert_eq!(running.tricks_left(), Err(Ending4Error::Twice(card)));
    running.hands[0].remove(card);
    assert_eq!(running.tricks_left(), Ok(3));
    running.leader = 1;
    assert_eq!(running.tricks_left(), Err(Ending4Error::Sizes));
    running.leader = 4;
    assert_eq!(running.tricks_left(), Err(Ending4Error::Leader));
}

#[test]
fn a_small_budget_gives_up() {
    let mut dice = Dice::new(3);
    let deal = random(&mut dice, 8);
    let ending = Ending4 {
        hands: deal.hands,
        leader: 0,
        trick: ArrayVec::new(),
        broken: true,
    };
    let mut solver = PayoffSolver::new(8, 0b0101, 1000, |taken| f32::from(taken[0] + taken[2]));
    assert_eq!(solver.plays(&ending, 3), Ok(None));
    let whole = solver.plays(&ending, u64::MAX).unwrap();
    let mut afresh = PayoffSolver::new(8, 0b0101, 1000, |taken| f32::from(taken[0] + taken[2]));
    assert_eq!(
        afresh.plays(&ending, u64::MAX).unwrap(),
        whole,
        "what was given up left nothing wrong behind"
    );
}

/// Returns a deal where every suit is split 7-6 between two adjacent hands, alternating from the ace down: the hardest kind of deal known.
fn alternating() -> [CardSet; 4] {
    let mut hands = [CardSet::EMPTY; 4];
    for (at, suit) in Suit::ALL.into_iter().enumerate() {
        for (rank, card) in CardSet::STANDARD.in_suit(suit).iter().enumerate() {
            hands[(at + rank % 2) % 4].insert(card);
        }
    }
    hands
}

/// However hard a deal is, a query stays within its budget of positions, and returns no value if it runs out.
#[test]
fn a_hard_deal_stops_at_its_budget() {
    let ending = Ending4 {
        hands: alternating(),
        leader: 0,
        trick: ArrayVec::new(),
        broken: true,
    };
    let payoffs: [fn([u8; 4]) -> f32; 2] = [
        |taken| f32::from(taken[0] + taken[2]),
        |taken| f32::from(taken[0] + taken[2]) + if taken[1] == 0 { -10.0 } else { 0.0 },
    ];
    for payoff in payoffs {
        for budget in [1, 100, 3_000] {
            let mut solver = PayoffSolver::new(13, 0b0101, 1000, payoff);
            assert_eq!(solver.best(&ending, budget), Ok(None));
            assert_eq!(solver.searched(), budget);
            assert_eq!(solver.plays(&ending, budget), Ok(None));
            assert_eq!(solver.searched(), budget);
        }
    }
}
