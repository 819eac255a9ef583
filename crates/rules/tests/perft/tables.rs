//! The presets of tables: all biddings of four turns, and all ways to pass and to play three cards each.

use super::*;
use spades_rules::{Bid, Event};

/// Conditions on bids, written down from the specification of a preset.
struct Bidding {
    preset: Preset,
    board: u8,
    nil: bool,
    nil_partner_min: u8,
    blind_nil: bool,
    blind_bid: Option<u8>,
    total: u8,
    /// Numbers of biddings after one to four turns, and of those that are thrown in.
    counts: [u64; 5],
}

/// A preset with no conditions on bids.
const FREE: Bidding = Bidding {
    preset: Preset::Classic,
    board: 1,
    nil: true,
    nil_partner_min: 0,
    blind_nil: false,
    blind_bid: None,
    total: 0,
    counts: [0; 5],
};

/// The sides of the seats 0 and 2 trail by 100 points.
const BIDDINGS: [Bidding; 6] = [
    Bidding {
        blind_nil: true,
        counts: [15, 210, 3150, 44100, 0],
        ..FREE
    },
    Bidding {
        preset: Preset::Jjdd,
        board: 4,
        nil: false,
        blind_bid: Some(6),
        counts: [21, 273, 2262, 28884, 0],
        ..FREE
    },
    Bidding {
        preset: Preset::Jjda,
        board: 4,
        nil: false,
        total: 11,
        counts: [13, 169, 2158, 27556, 79],
        ..FREE
    },
    Bidding {
        preset: Preset::AceHigh,
        board: 4,
        nil: false,
        counts: [13, 169, 2158, 27556, 0],
        ..FREE
    },
    Bidding {
        preset: Preset::PassTwo,
        board: 4,
        blind_nil: true,
        counts: [15, 225, 3150, 44100, 0],
        ..FREE
    },
    Bidding {
        preset: Preset::LowestClub,
        nil_partner_min: 1,
        blind_nil: true,
        counts: [15, 210, 3094, 43095, 0],
        ..FREE
    },
];

impl Bidding {
    /// Returns the legal bids of the next seat after these, `None` for a seat that has no turn.
    fn legal(&self, before: &[Option<Bid>]) -> Vec<Option<Bid>> {
        let seat = before.len();
        let partner = seat.checked_sub(2).map(|partner| before[partner]);
        if let Some(Some(Bid::Blind(_))) = partner {
            return vec![None];
        }
        let partner = partner.flatten().map(|bid| if bid.is_nil() { 0 } else { bid.tricks() });
        let least = match partner {
            None => 1,
            Some(0) => self.board.max(self.nil_partner_min).max(1),
            Some(number) => self.board.saturating_sub(number).max(1),
        };
        let nil = self.nil
            && match partner {
                None => true,
                Some(0) => self.nil_partner_min == 0,
                Some(number) => number >= self.board && number >= self.nil_partner_min,
            };
        // Only those of seats 0 and 2 are behind; in Two-Card Pass everybody may go blind.
        let behind = seat.is_multiple_of(2) || self.preset == Preset::PassTwo;
        let mut bids: Vec<Bid> = (least..=13).map(Bid::Tricks).collect();
        bids.extend(nil.then_some(Bid::NIL));
        bids.extend((nil && self.blind_nil && behind).then_some(Bid::BlindNil));
        if partner.is_none() && behind {
            bids.extend(self.blind_bid.into_iter().flat_map(|min| min..=13).map(Bid::Blind));
        }
        bids.into_iter().map(Some).collect()
    }

    fn count(&self, before: &mut Vec<Option<Bid>>, counts: &mut [u64; 5]) {
        if before.len() == 4 {
            let total: u8 = before.iter().flatten().map(|bid| bid.tricks()).sum();
            counts[4] += u64::from(total < self.total);
            return;
        }
        for bid in self.legal(before) {
            counts[before.len()] += 1;
            before.push(bid);
            self.count(before, counts);
            before.pop();
        }
    }
}

/// Counts the biddings of the engine. Looking takes no turn; a seat without a turn counts as one with a single bid.
fn biddings(game: &Game, depth: usize, counts: &mut [u64; 5]) {
    for action in game.legal_actions() {
        let mut next = game.clone();
        let events = next.apply(action).unwrap();
        if action == Action::Look {
            biddings(&next, depth, counts);
            continue;
        }
        let mut turns = depth + 1;
        counts[depth] += 1;
        // The partner of a blind bidder.
        let first = game.first();
        let passed_over = |turn: usize| turn < 4 && matches!(next.bids()[(first + turn + 2) % 4], Some(Bid::Blind(_)));
        while passed_over(turns) {
            counts[turns] += 1;
            turns += 1;
        }
        if turns < 4 {
            biddings(&next, turns, counts);
        } else {
            counts[4] += u64::from(events.iter().any(|event| matches!(event, Event::Redealt { .. })));
        }
    }
}

#[test]
fn every_preset_of_tables_has_the_biddings_of_its_conditions() {
    for bidding in BIDDINGS {
        let hands = ["3C", "4C", "5C", "6C"].map(|card| [card.parse::<Card>().unwrap()].into_iter().collect());
        let setup = Setup {
            scores: vec![0, 100],
            round: 2,
            ..Setup::new(hands.to_vec(), 0)
        };
        let game = Game::from_setup(bidding.preset.rules(), setup, Seed::from_u64(1)).unwrap();
        let (mut naive, mut engine) = ([0; 5], [0; 5]);
        bidding.count(&mut Vec::new(), &mut naive);
        biddings(&game, 0, &mut engine);
        assert_eq!(engine, naive, "{:?}", bidding.preset);
        assert_eq!(engine, bidding.counts, "{:?}", bidding.preset);
    }
}

/// Lists of cards, and the rules in which the presets of tables differ.
#[derive(Clone)]
struct Table {
    cards: Naive,
    at_any_time: bool,
    lowest_clubs: bool,
    first_trick: bool,
}

impl Table {
    fn may_play(&self, card: Card) -> bool {
        let hand = &self.cards.hands[self.cards.turn];
        if self.first_trick && self.lowest_clubs {
            let clubs = hand.iter().filter(|card| card.suit() == Suit::Clubs);
            return match clubs.min_by_key(|card| card.rank()) {
                Some(&lowest) => card == lowest,
                None => card.suit() != Suit::Spades || hand.iter().all(|card| card.suit() == Suit::Spades),
            };
        }
        self.cards.may_play(card) || self.cards.trick.is_empty() && self.at_any_time
    }

    fn play(&mut self, index: usize) {
        let cards = &mut self.cards;
        let card = cards.hands[cards.turn].remove(index);
        cards.trick.push((cards.turn, card));
        cards.broken |= card.suit() == Suit::Spades;
        cards.turn = (cards.turn + 1) % 4;
        if cards.trick.len() < 4 {
            return;
        }
        // In a first trick of lowest clubs, clubs are the suit led, even if another suit was.
        let club = cards.trick.iter().find(|play| play.1.suit() == Suit::Clubs).copied();
        let led = club
            .filter(|_| self.first_trick && self.lowest_clubs)
            .unwrap_or(cards.trick[0]);
        let winner = cards.trick.iter().fold(
            led,
            |best, &play| if Naive::beats(play.1, best.1) { play } else { best },
        );
        cards.turn = winner.0;
        cards.tricks += u8::from(winner.0 == 0);
        cards.trick.clear();
        self.first_trick = false;
    }

    fn count(&self, depth: usize, count: &mut Count) {
        count.add(depth);
        let hand = &self.cards.hands[self.cards.turn];
        if self.cards.hands.iter().all(Vec::is_empty) {
            *count.tricks.entry(self.cards.tricks).or_default() += 1;
            return;
        }
        for (index, _) in hand.iter().enumerate().filter(|&(_, &card)| self.may_play(card)) {
            let mut next = self.clone();
            next.play(index);
            next.count(depth + 1, count);
        }
    }

    /// Counts the shares of `giver` and, coming back, of `taker`, card by card, and the plays after them.
    fn count_shares(&self, [giver, taker]: [usize; 2], named: usize, depth: usize, count: &mut Count) {
        if named == 4 {
            return self.count(depth, count);
        }
        count.add(depth);
        let (from, to) = if named < 2 { (giver, taker) } else { (taker, giver) };
        // A named card can't be named again, and stays in the hand until the share is complete; its order in the list doesn't matter.
        let already = named % 2;
        for index in already..self.cards.hands[from].len() {
            let mut next = self.clone();
            let hands = &mut next.cards.hands;
            hands[from].swap(already, index);
            if already == 1 {
                let share: Vec<Card> = hands[from].drain(..2).collect();
                hands[to].extend(share);
            }
            next.count_shares([giver, taker], named + 1, depth + 1, count);
        }
    }
}

fn to_the_end(game: &Game, depth: usize, count: &mut Count) {
    count.add(depth);
    if !matches!(game.phase(), Phase::Passing | Phase::Play) {
        *count.tricks.entry(game.tricks()[0]).or_default() += 1;
        return;
    }
    for action in game.legal_actions() {
        let mut next = game.clone();
        next.apply(action).unwrap();
        to_the_end(&next, depth + 1, count);
    }
}

/// A preset, four hands of three cards, bids, and how often each number of plays is reached.
type Position = (Preset, [&'static str; 4], &'static str, &'static [u64]);

const POSITIONS: [Position; 6] = [
    (
        Preset::Classic,
        ["AS 2H 3C", "KS AH 4C", "QD TH 5C", "9S 8D KC"],
        "bid1 bid1 bid1 bid1",
        &[1, 2, 2, 2, 4, 5, 7, 12, 12, 12, 12, 12, 12],
    ),
    (
        Preset::Jjdd,
        ["DD 4D AC", "AS 3D KD", "DS BJ 9H", "LJ 3S AD"],
        "bid4 bid4 bid4 bid4",
        &[1, 2, 5, 15, 33, 64, 97, 145, 252, 252, 252, 252, 252],
    ),
    (
        Preset::Jjda,
        ["DS 4D AC", "AS 3D KD", "QS BJ 9H", "LJ 3S AD"],
        "bid4 bid4 bid4 bid4",
        &[1, 2, 5, 15, 33, 64, 98, 146, 242, 242, 242, 242, 242],
    ),
    (
        Preset::AceHigh,
        ["AS 2S 3C", "KS AH 4C", "QD TS 5C", "9S 8S KC"],
        "bid4 bid4 bid4 bid4",
        &[1, 3, 3, 3, 5, 10, 16, 24, 32, 32, 32, 32, 32],
    ),
    (
        Preset::PassTwo,
        ["DS 4D 7C", "AS 3H 8C", "QC BJ 5D", "LJ 3S 9H"],
        "look bid0 look bid4 look bid4 look bid4",
        &[
            1, 3, 6, 30, 120, 240, 480, 864, 2592, 4884, 8512, 12552, 20880, 20880, 20880, 20880, 20880,
        ],
    ),
    (
        Preset::LowestClub,
        ["AH 2C 9C", "KS 4D 3C", "QD TH 5S", "9S AC 8D"],
        "bid1 bid1 bid1 bid1",
        &[1, 1, 1, 2, 2, 2, 4, 4, 6, 6, 6, 6, 6],
    ),
];

#[test]
fn every_preset_of_tables_is_passed_and_played_as_a_plain_enumerator_does() {
    for (preset, hands, bids, wanted) in POSITIONS {
        let hands = hands.map(|hand| {
            hand.split(' ')
                .map(|card| card.parse::<Card>().unwrap())
                .collect::<CardSet>()
        });
        let setup = Setup {
            round: 2,
            ..Setup::new(hands.to_vec(), 0)
        };
        let mut game = Game::from_setup(preset.rules(), setup, Seed::from_u64(0)).unwrap();
        for action in bids.split(' ') {
            game.apply(action.parse().unwrap()).unwrap();
        }
        let mut engine = Count::default();
        to_the_end(&game, 0, &mut engine);
        let table = Table {
            cards: Naive {
                hands: hands.iter().map(|hand| hand.iter().collect()).collect(),
                trick: Vec::new(),
                turn: 0,
                broken: false,
                tricks: 0,
            },
            at_any_time: preset == Preset::AceHigh,
            lowest_clubs: preset == Preset::LowestClub,
            first_trick: true,
        };
        let mut naive = Count::default();
        if preset == Preset::PassTwo {
            table.count_shares([0, 2], 0, 0, &mut naive);
        } else {
            table.count(0, &mut naive);
        }
        assert_eq!(engine, naive, "{preset:?}");
        assert_eq!(engine.plays, wanted, "{preset:?}");
    }
}
