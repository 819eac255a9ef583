//! Whole rounds with a chosen winner for every trick.

use spades_rules::{Action, Bid, Card, CardSet, Game, HandBuilding, Phase, Rules, Seat, Seed, Setup, Suit};

/// A round to play: bids by seat, the seat that takes each of the 13 tricks, and the sides' totals before it.
pub struct Round<'a> {
    pub rules: Rules,
    pub bids: &'a [Bid],
    pub winners: Vec<Seat>,
    pub scores: &'a [i32],
    pub bags: &'a [u8],
}

/// Returns `takes[seat]` tricks for each seat, in an order that [`Round::play`] can play.
pub fn winners(takes: &[u8]) -> Vec<Seat> {
    let mut winners: Vec<Seat> = takes
        .iter()
        .enumerate()
        .flat_map(|(seat, &tricks)| std::iter::repeat_n(seat, tricks.into()))
        .collect();
    assert_eq!(winners.len(), 13, "a round has 13 tricks");
    let max = (0..takes.len()).max_by_key(|&seat| takes[seat]).unwrap();
    for place in [8, 12] {
        let from = winners
            .iter()
            .enumerate()
            .position(|(at, &seat)| seat == max && at != 8)
            .unwrap();
        winners.swap(from, place);
    }
    winners
}

/// Returns the cards of each trick, weakest first, such that any seat may hold the strongest of any trick. They can
/// be legally played in this order, with four hands only if the same seat takes the ninth and the last.
fn tricks(hands: usize) -> Vec<Vec<Card>> {
    let plain = [Suit::Clubs, Suit::Diamonds, Suit::Hearts];
    let of = |suit: Suit, from: u8| {
        (from..)
            .take(hands)
            .map(|rank| Card::new(suit, rank))
            .collect::<Vec<_>>()
    };
    if hands == 2 {
        return (0..5)
            .flat_map(|pair| plain.map(|suit| of(suit, 1 + 2 * pair)))
            .take(13)
            .collect();
    }
    // Three quads of each plain suit. The seat that took the last of them then has only spades, the two among them,
    // and may lead them. The twos of all suits are the last trick, which the spade takes.
    let quads = (0..3).flat_map(|quad| plain.map(|suit| of(suit, 1 + 4 * quad)));
    let twos = Suit::ALL.map(|suit| Card::new(suit, 0)).to_vec();
    quads
        .chain((0..3).map(|quad| of(Suit::Spades, 1 + 4 * quad)))
        .chain([twos])
        .collect()
}

impl Round<'_> {
    /// Plays and scores the round. Seat 0 bids and leads first (the second player leads where the rules say so).
    pub fn play(&self) -> Game {
        let mut game = self.bid();
        let tricks = tricks(game.hands());
        for trick in tricks {
            while let Some(seat) = game.hand_to_play() {
                let card = trick
                    .iter()
                    .find(|&&card| game.hand(seat).contains(card))
                    .expect("one card of each trick");
                game.apply(Action::Play(*card)).unwrap();
                if game.plays().len().is_multiple_of(game.hands()) {
                    break;
                }
            }
        }
        if game.phase() == Phase::Claims {
            game.apply(Action::Settle).unwrap();
        }
        assert_eq!(game.takers().collect::<Vec<_>>(), self.winners);
        game
    }

    /// Returns the round after its bidding.
    pub fn bid(&self) -> Game {
        let hands = self.rules.hand_count();
        let mut setup = Setup::new(vec![CardSet::EMPTY; hands], 0);
        for (trick, &winner) in tricks(hands).iter().zip(&self.winners) {
            for (step, &card) in trick.iter().rev().enumerate() {
                setup.hands[(winner + step) % hands].insert(card);
            }
        }
        setup.scores = self.scores.to_vec();
        setup.bags = self.bags.to_vec();
        if self.rules.hands != HandBuilding::Deal {
            setup.blind = (0..self.bids.len())
                .filter(|&seat| self.bids[seat] == Bid::BlindNil)
                .collect();
        }
        let mut game = Game::from_setup(self.rules, setup, Seed::from_u64(0)).unwrap();
        while game.phase() == Phase::Bidding {
            let bid = self.bids[game.actor().unwrap()];
            let action = match bid {
                Bid::BlindNil => Action::BlindNil,
                Bid::Blind(tricks) => Action::BlindBid(tricks),
                Bid::Tricks(_) if game.legal_actions().contains(&Action::Look) => Action::Look,
                Bid::Tricks(tricks) => Action::Bid(tricks),
            };
            game.apply(action).unwrap();
        }
        game
    }
}
