//! Expert in endings with one right card, which it once got wrong. Only the last cards are given; the play before
//! them is found by trial, so that every seed leads to another past with the same ending.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, Card, CardSet, Game, Phase, Preset, Seed, Setup, View};

/// An ending of a game of pairs.
struct Ending {
    /// The cards left, by seat, at the start of the trick.
    hands: [&'static str; 4],
    /// The seat that leads.
    leader: usize,
    /// The cards of the trick before the one to find, in order.
    trick: &'static str,
    /// Bids by seat, none of them nil.
    bids: [u8; 4],
    /// Number of tricks that the seats 0 and 2 have taken together.
    tricks: u8,
    /// Bags of both sides before the round.
    bags: [u8; 2],
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Number of deals tried for a past, and number of cards played in each of them.
const DEALS: u32 = 20_000;
const STEPS: u32 = 400;

impl Ending {
    /// Returns the view of the seat that has to find the card, after one of the many pasts.
    fn view(&self, rng: &mut ChaCha8Rng) -> View {
        (0..DEALS)
            .find_map(|_| self.attempt(rng))
            .expect("there is a way to come to this ending")
    }

    /// Returns a random past, with the other cards dealt and played at random; `None` if that leads elsewhere.
    fn attempt(&self, rng: &mut ChaCha8Rng) -> Option<View> {
        let last: Vec<CardSet> = self
            .hands
            .iter()
            .map(|hand| cards(hand).into_iter().collect())
            .collect();
        let kept = last.iter().fold(CardSet::EMPTY, |kept, hand| kept.union(*hand));
        let mut early: Vec<Card> = CardSet::STANDARD.difference(kept).iter().collect();
        early.shuffle(rng);
        let size = early.len() / 4;
        let deal = |seat: usize| {
            let more: CardSet = early[seat * size..(seat + 1) * size].iter().copied().collect();
            last[seat].union(more)
        };
        let setup = Setup {
            bags: self.bags.to_vec(),
            scores: vec![0; 2],
            ..Setup::new((0..4).map(deal).collect(), rng.random_range(0..4))
        };
        let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(1)).unwrap();
        while game.phase() == Phase::Bidding {
            let bid = Action::Bid(self.bids[game.actor()?]);
            let legal = game.legal_actions();
            game.apply(if legal.contains(&bid) { bid } else { Action::Look }).ok()?;
        }
        let mut game = self.played(game, &last, 4 * size, &mut STEPS.clone(), rng)?;
        for card in cards(self.trick) {
            game.apply(Action::Play(card)).ok()?;
        }
        Some(game.view(game.actor()?))
    }

    /// Returns the game after this many cards that are not among the last; `None` if no way was found within the steps.
    fn played(&self, game: Game, last: &[CardSet], more: usize, steps: &mut u32, rng: &mut ChaCha8Rng) -> Option<Game> {
        let seat = game.actor()?;
        if more == 0 {
            let tricks = game.tricks();
            return (seat == self.leader && tricks[0] + tricks[2] == self.tricks).then_some(game);
        }
        let early = |action: &Action| matches!(action, Action::Play(card) if !last[seat].contains(*card));
        let mut choices: Vec<Action> = game.legal_actions().into_iter().filter(early).collect();
        choices.shuffle(rng);
        choices.into_iter().find_map(|action| {
            *steps = steps.checked_sub(1)?;
            let mut next = game.clone();
            next.apply(action).ok()?;
            self.played(next, last, more - 1, steps, rng)
        })
    }

    /// Checks that Expert plays one of these cards after every past.
    fn is_solved_by(&self, right: &str) {
        let right: CardSet = cards(right).into_iter().collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for seed in 0..PASTS {
            let view = self.view(&mut rng);
            let mut decision = Decision::new(&view, Level::Expert, seed);
            let action = loop {
                if let Progress::Done(action) = decision.step(u32::MAX) {
                    break action;
                }
            };
            let found = matches!(action, Action::Play(card) if right.contains(card));
            assert!(found, "{action:?} of {right:?}, seed {seed}: {view:?}");
        }
    }
}

/// Number of pasts tried for each ending.
const PASTS: u64 = 12;

/// Each row of the table is a test.
macro_rules! positions {
    ($($(#[$about:meta])* $name:ident: $hands:expr, $leader:literal led $trick:literal, bids $bids:expr, taken $tricks:literal, bags $bags:expr => $right:literal;)*) => {$(
        $(#[$about])*
        #[test]
        fn $name() {
            let ending = Ending {
                hands: $hands,
                leader: $leader,
                trick: $trick,
                bids: $bids,
                tricks: $tricks,
                bags: $bags,
            };
            ending.is_solved_by($right);
        }
    )*};
}

positions! {
    /// The opponents need all remaining tricks and have the ace of spades; on their ace of another suit a small spade
    /// sets them, and no later one will.
    the_trick_that_breaks_a_contract_is_ruffed:
        ["3D 6D 2S 9H", "AC AS KC AD", "4D 5D 8H TH", "TC 9C 2H 3H"], 1 led "AC 4D 9C", bids [3, 5, 3, 2], taken 6, bags [0, 0] => "2S";
    /// The same after they have ruffed the partner's ace.
    the_trick_that_breaks_a_contract_is_overruffed:
        ["3D 6D 9S 9H", "5C AS KC AD", "AC 5D 8H TH", "8S 5H 2H 3H"], 1 led "5C AC 8S", bids [3, 5, 3, 2], taken 6, bags [0, 0] => "9S";
    /// Your side needs the trick that the opponents are about to take, and has no other one to come.
    the_trick_that_makes_a_contract_is_ruffed:
        ["3D 2S 4H", "AC KC AD", "4D 5D 8H", "TC AH KD"], 1 led "AC 4D TC", bids [3, 3, 4, 2], taken 6, bags [0, 0] => "2S";
    /// The partner takes the trick and has hearts to lead; the nine is now the top heart, and one more trick is needed after this one.
    a_card_that_has_become_the_top_of_its_suit_is_kept:
        ["9H 3D 4D", "KC 8H QD", "AC 7H 2H", "TC 6H JD"], 2 led "AC TC", bids [4, 3, 5, 2], taken 7, bags [0, 0] => "3D 4D";
    /// Last to play, and the partner is winning the trick: the ace of spades takes another one.
    the_partners_winner_is_not_ruffed:
        ["AS 3D 4D", "KC 8H QD", "AC 7H 2H", "TC 6H JD"], 1 led "KC AC TC", bids [4, 3, 5, 2], taken 7, bags [0, 0] => "3D 4D";
    /// One trick is needed, and no heart may be led again: play the ace now.
    the_high_end_is_led_where_a_trick_is_needed:
        ["AH 2H", "KH QD", "5H 4D", "TH KD"], 0 led "", bids [4, 3, 4, 2], taken 7, bags [0, 0] => "AH";
    /// Both contracts are made, and the next bag is the tenth: the low heart leaves both tricks to the opponents.
    the_low_end_is_led_where_a_bag_costs_much:
        ["AH 2H", "KH QD", "5H 4D", "TH KD"], 0 led "", bids [3, 2, 4, 2], taken 7, bags [9, 0] => "2H";
}
