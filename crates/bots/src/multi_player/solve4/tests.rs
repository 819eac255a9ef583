//! The solver against plain minimax, which shares no code with it.

use super::*;
use crate::multi_player::dice::Dice;

/// A deal of `size` cards a hand, now and then with jokers.
fn random(dice: &mut Dice, size: usize) -> Deal4 {
    let mut deck: Vec<Card> = (0..if dice.below(3) == 0 { 54 } else { 52 })
        .filter_map(Card::from_index)
        .collect();
    // Few cards of many make for few spades; half of the deals come from the top of the deck.
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

/// Tricks of seats 0 and 2 by trying everything.
fn plain(hands: &mut [Vec<Card>; 4], trick: &mut Vec<(usize, Card)>, turn: usize, broken: bool) -> u8 {
    if trick.len() == 4 {
        let led = trick[0].1.suit();
        let worth = |card: Card| match card.suit() {
            Suit::Spades => 100 + card.rank(),
            suit if suit == led => 1 + card.rank(),
            _ => 0,
        };
        let winner = trick.iter().max_by_key(|(_, card)| worth(*card)).unwrap().0;
        let taken = std::mem::take(trick);
        let rest = if hands[winner].is_empty() {
            0
        } else {
            plain(hands, trick, winner, broken)
        };
        *trick = taken;
        return rest + u8::from(winner.is_multiple_of(2));
    }
    let may = |card: Card| match trick.first() {
        Some((_, led)) => card.suit() == led.suit() || hands[turn].iter().all(|other| other.suit() != led.suit()),
        None => broken || card.suit() != Suit::Spades || hands[turn].iter().all(|other| other.suit() == Suit::Spades),
    };
    let cards: Vec<Card> = hands[turn].iter().copied().filter(|&card| may(card)).collect();
    let values = cards.into_iter().map(|card| {
        let at = hands[turn].iter().position(|&other| other == card).unwrap();
        hands[turn].remove(at);
        trick.push((turn, card));
        let value = plain(hands, trick, (turn + 1) % 4, broken || card.suit() == Suit::Spades);
        trick.pop();
        hands[turn].insert(at, card);
        value
    });
    if turn.is_multiple_of(2) {
        values.max().unwrap()
    } else {
        values.min().unwrap()
    }
}

/// The whole solution by trying everything.
fn plainly(deal: &Deal4) -> Solution4 {
    let leader = deal.leader;
    let hands: [Vec<Card>; 4] = deal.hands.map(|hand| hand.iter().collect());
    let size = hands[0].len() as u8;
    let bound = |card: Card| {
        !deal.broken && card.suit() == Suit::Spades && hands[leader].iter().any(|other| other.suit() != Suit::Spades)
    };
    let leads: Vec<(Card, u8)> = hands[leader]
        .iter()
        .filter(|&&card| !bound(card))
        .map(|&card| {
            let mut rest = hands.clone();
            rest[leader].retain(|&other| other != card);
            let broken = deal.broken || card.suit() == Suit::Spades;
            let value = plain(&mut rest, &mut vec![(leader, card)], (leader + 1) % 4, broken);
            (card, if leader.is_multiple_of(2) { value } else { size - value })
        })
        .collect();
    Solution4 {
        tricks: leads.iter().map(|lead| lead.1).max().unwrap(),
        leads,
    }
}

fn agree(seed: u64, counts: &[(usize, u32)]) {
    let mut dice = Dice::new(seed);
    for &(size, deals) in counts {
        for _ in 0..deals {
            let deal = random(&mut dice, size);
            assert_eq!(solve4(&deal).unwrap(), plainly(&deal), "{deal:?}");
        }
    }
}

#[test]
fn agrees_with_plain_minimax() {
    agree(4, &[(1, 400), (2, 1500), (3, 2000), (4, 400), (5, 10)]);
}

#[test]
#[ignore = "minutes: plain minimax takes up to a second for each of the larger endings"]
fn agrees_with_plain_minimax_at_length() {
    agree(5, &[(3, 20_000), (4, 5000), (5, 1000), (6, 20)]);
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
}

#[test]
fn thirteen_cards_each() {
    let mut dice = Dice::new(11);
    for _ in 0..3 {
        let deal = random(&mut dice, 13);
        let solution = solve4(&deal).unwrap();
        assert!(solution.tricks <= 13 && solution.leads.iter().all(|lead| lead.1 <= solution.tricks));
    }
}
