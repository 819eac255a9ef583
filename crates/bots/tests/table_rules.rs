//! Table rules change the decisions of every level: points of a ten, worth of a bag.

use spades_bots::{Decision, Level, Progress};
use spades_rules::{
    Action, Card, CardSet, EndRule, Game, Phase, Preset, Rules, Seed, SetCost, Setup, Suit, Ten, View, deck_of,
};

const TEN: Option<Ten> = Some(Ten { made: 200, failed: 200 });

/// Pairs to 500, so that a ten does not win the match.
fn pairs(ten: Option<Ten>) -> Rules {
    let pairs = Preset::Pairs.rules();
    Rules {
        ten,
        blind_nil: None,
        end: EndRule {
            target: Some(500),
            ..pairs.end
        },
        ..pairs
    }
}

fn decide(view: &View, level: Level) -> Action {
    let mut decision = Decision::new(view, level, 7);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

/// Returns the bid of seat 3, which bids last and holds this hand, after its partner's.
fn last_bid(hand: &str, partner: u8, ten: Option<Ten>, level: Level) -> u8 {
    let own: CardSet = hand.split(' ').map(|card| card.parse().unwrap()).collect();
    let rules = pairs(ten);
    let mut others: Vec<CardSet> = vec![CardSet::EMPTY; 3];
    for (at, card) in deck_of(rules.jokers).difference(own).iter().enumerate() {
        others[at % 3].insert(card);
    }
    others.push(own);
    let mut game = Game::from_setup(rules, Setup::new(others, 0), Seed::from_u64(1)).unwrap();
    for bid in [1, partner, 1] {
        game.apply(Action::Bid(bid)).unwrap();
    }
    match decide(&game.view(3), level) {
        Action::Bid(bid) => bid,
        other => panic!("{other}"),
    }
}

/// Nine or ten tricks.
const STRONG: &str = "AS KS QS JS 9S 8S AH KH 4H AD 5D 3C 2C";

/// Six or seven tricks.
const LONG: &str = "AS KS QS 7S 6S AH KH 4H 3H AD 5D 3C 2C";

/// Contracts of nine are raised to ten, and contracts above ten, which score the same, are not bid.
#[test]
fn every_level_bids_ten_where_it_scores() {
    #[rustfmt::skip]
    let cases = [
        (Level::Beginner, STRONG, 6, 11, 10),
        (Level::Beginner, LONG, 7, 12, 10),
        (Level::Intermediate, STRONG, 1, 11, 10),
        (Level::Intermediate, LONG, 2, 9, 10),
        (Level::Advanced, STRONG, 1, 9, 10),
        (Level::Advanced, LONG, 3, 9, 10),
        (Level::Expert, STRONG, 1, 9, 10),
        (Level::Expert, LONG, 2, 9, 10),
        // Out of reach.
        (Level::Beginner, LONG, 1, 6, 6),
        (Level::Intermediate, LONG, 1, 8, 8),
        (Level::Advanced, LONG, 1, 8, 8),
        (Level::Expert, LONG, 1, 8, 8),
    ];
    for (level, hand, partner, plain, ten) in cases {
        let contract = |rule| partner + last_bid(hand, partner, rule, level);
        assert_eq!(
            (contract(None), contract(TEN)),
            (plain, ten),
            "{level:?} {hand} {partner}"
        );
    }
}

/// Deals of two hands: the first has eight high spades.
fn duels() -> impl Iterator<Item = Vec<CardSet>> {
    (0..60u64).map(|number| {
        let high = CardSet::STANDARD
            .iter()
            .filter(|card| card.suit() == Suit::Spades)
            .rev()
            .take(8);
        let mut hands = vec![high.collect::<CardSet>(), CardSet::EMPTY];
        let mut rest: Vec<Card> = CardSet::STANDARD.difference(hands[0]).iter().collect();
        let mut random = number * 7919 + 1;
        while hands[1].len() < 13 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let card = rest.swap_remove((random >> 33) as usize % rest.len());
            let short = usize::from(hands[0].len() == 13);
            hands[short].insert(card);
        }
        hands
    })
}

/// Plays a round after these bids by Intermediate, and returns the number of cards that are chosen otherwise by changed rules.
fn changed_plays(mut game: Game, bids: &[u8], change: fn(&mut Rules)) -> usize {
    let mut changed = 0;
    let mut bids = bids.iter();
    while let Some(seat) = game.actor() {
        let view = game.view(seat);
        let action = match game.phase() {
            Phase::Bidding => Action::Bid(*bids.next().unwrap()),
            _ => decide(&view, Level::Intermediate),
        };
        if game.phase() == Phase::Play {
            let mut other = view.clone();
            change(&mut other.rules);
            changed += usize::from(decide(&other, Level::Intermediate) != action);
        }
        game.apply(action).unwrap();
    }
    changed
}

/// Returns the number of changed cards after a first bid of two players.
fn changed_of_two(rules: Rules, bid: u8, change: fn(&mut Rules)) -> usize {
    let games = duels().map(|hands| Game::from_setup(rules, Setup::new(hands, 0), Seed::from_u64(1)).unwrap());
    games.map(|game| changed_plays(game, &[bid, 1], change)).sum()
}

/// Returns the number of changed cards after a first bid of four.
fn changed_of_four(rules: Rules, bid: u8, change: fn(&mut Rules)) -> usize {
    let games = (0..20).map(|seed| Game::new(rules, Seed::from_u64(seed)).unwrap());
    games.map(|game| changed_plays(game, &[bid, 1, 4, 1], change)).sum()
}

fn duel() -> Rules {
    Rules {
        blind_nil: None,
        ..Preset::OpenDraft.rules()
    }
}

/// To set a ten is worth bags, and to make one is worth a winner.
#[test]
fn tens_are_fought_for_in_play() {
    let with_ten = |rules: &mut Rules| rules.ten = TEN;
    assert_eq!(changed_of_two(duel(), 9, with_ten), 0, "a nine scores as ever");
    assert_eq!(changed_of_four(pairs(None), 5, with_ten), 0, "a nine scores as ever");
    assert!(changed_of_two(duel(), 10, with_ten) > 0);
    assert!(changed_of_four(pairs(None), 6, with_ten) > 0);
}

/// Bags that cost nothing are taken, and bags that lose a point are avoided.
#[test]
fn bags_are_avoided_for_what_they_cost() {
    let free = |mut rules: Rules| {
        (rules.bags.penalty, rules.bags.points) = (0, 0);
        rules
    };
    let dear = |rules: &mut Rules| rules.bags.points = -1;
    assert!(changed_of_two(free(duel()), 3, dear) > 0);
    assert!(changed_of_four(free(pairs(None)), 1, dear) > 0);
    assert!(changed_of_two(free(duel()), 3, |rules| rules.bags.penalty = 100) > 0);
}

/// Where a set costs nothing, Intermediate bids more.
#[test]
fn bids_rise_where_a_set_costs_nothing() {
    let bids = |set_cost| -> u32 {
        let deals = (0..40).map(|seed| {
            let rules = Rules {
                set_cost,
                ..pairs(None)
            };
            let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
            for bid in [2, 3, 2] {
                game.apply(Action::Bid(bid)).unwrap();
            }
            match decide(&game.view(game.actor().unwrap()), Level::Intermediate) {
                Action::Bid(bid) => u32::from(bid),
                other => panic!("{other}"),
            }
        });
        deals.sum()
    };
    let (bid, nothing) = (bids(SetCost::Bid), bids(SetCost::Nothing));
    assert!(nothing > bid, "{nothing} {bid}");
}
