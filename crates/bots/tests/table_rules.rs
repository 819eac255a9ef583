//! Table rules change the decisions of every level: points of a ten, worth of a bag.

use spades_bots::{Decision, Hint, Level, Progress};
use spades_rules::{Action, Card, CardSet, EndRule, Game, Phase, Preset, Rules, Seed, SetCost, Setup, Suit, Ten, View};

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
    bid_after(pairs(ten), hand, [1, partner, 1], level)
}

/// Returns the bid of seat 3, which bids last and holds this hand, after these bids.
fn bid_after(rules: Rules, hand: &str, bids: [u8; 3], level: Level) -> u8 {
    let own: CardSet = hand.split(' ').map(|card| card.parse().unwrap()).collect();
    let mut others: Vec<CardSet> = vec![CardSet::EMPTY; 3];
    for (at, card) in rules.deck().difference(own).iter().enumerate() {
        others[at % 3].insert(card);
    }
    others.push(own);
    let mut game = Game::from_setup(rules, Setup::new(others, 0), Seed::from_u64(1)).unwrap();
    for bid in bids {
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

/// Where a set costs nothing, every level bids more.
#[test]
fn bids_rise_where_a_set_costs_nothing() {
    let bids = |level, deals, set_cost| -> u32 {
        let deals = (0..deals).map(|seed| {
            let rules = Rules {
                set_cost,
                ..pairs(None)
            };
            let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
            for bid in [2, 3, 2] {
                game.apply(Action::Bid(bid)).unwrap();
            }
            match decide(&game.view(game.actor().unwrap()), level) {
                Action::Bid(bid) => u32::from(bid),
                other => panic!("{other}"),
            }
        });
        deals.sum()
    };
    for (level, deals) in [
        (Level::Beginner, 40),
        (Level::Intermediate, 40),
        (Level::Advanced, 8),
        (Level::Expert, 8),
    ] {
        let (bid, nothing) = (bids(level, deals, SetCost::Bid), bids(level, deals, SetCost::Nothing));
        assert!(nothing > bid, "{level:?}: {nothing} {bid}");
    }
}

const LEVELS: [Level; 4] = [Level::Beginner, Level::Intermediate, Level::Advanced, Level::Expert];

/// Pairs without a ten, changed.
fn changed(change: fn(&mut Rules)) -> Rules {
    let mut rules = pairs(None);
    change(&mut rules);
    assert_eq!(rules.validate(), Ok(()));
    rules
}

/// Half a trick.
const WEAK: &str = "4S 3S 7H 5H 3H 8D 6D 5D 4D 7C 5C 4C 3C";

/// No trick at all.
const EMPTY: &str = "2S 7H 5H 3H 2H 8D 6D 5D 4D 7C 5C 4C 3C";

/// A weak hand bids what the board, or the total, asks for, and no more.
#[test]
fn every_level_bids_the_minimum_it_must() {
    let board = changed(|rules| rules.min_bid.side = Some(4));
    let player = changed(|rules| rules.min_bid.player = 3);
    let total = changed(|rules| {
        (rules.min_bid.total, rules.min_bid.below_total) = (Some(12), spades_rules::BelowTotal::Raise);
    });
    let beside = changed(|rules| rules.nil_partner_min = Some(4));
    for level in LEVELS {
        // Nil is out beside a partner's 1, and a partner who bid nil has nobody else.
        assert_eq!(bid_after(board, WEAK, [4, 1, 4], level), 3, "{level:?}");
        assert!([0, 4].contains(&bid_after(board, WEAK, [4, 0, 4], level)), "{level:?}");
        assert_eq!(bid_after(total, WEAK, [3, 3, 3], level), 3, "{level:?}");
        assert_eq!(bid_after(beside, WEAK, [4, 0, 4], level), 4, "{level:?}");
        assert!([0, 3].contains(&bid_after(player, WEAK, [4, 4, 4], level)), "{level:?}");
    }
}

/// Where nil can't be bid, a hand without a trick bids one.
#[test]
fn every_level_bids_one_without_nil() {
    let none = changed(|rules| rules.nil = None);
    let beside = changed(|rules| rules.nil_partner_min = Some(5));
    for level in LEVELS {
        assert_eq!(bid_after(pairs(None), EMPTY, [4, 4, 4], level), 0, "{level:?}");
        assert_eq!(bid_after(none, EMPTY, [4, 4, 4], level), 1, "{level:?}");
        assert_eq!(bid_after(beside, EMPTY, [4, 4, 4], level), 1, "{level:?}");
    }
}

/// The last bidder keeps off thirteen.
#[test]
fn every_level_avoids_thirteen() {
    let not_thirteen = changed(|rules| rules.total_not_thirteen = true);
    for level in LEVELS {
        let plain = bid_after(pairs(None), STRONG, [1, 1, 1], level);
        let others = 13 - plain;
        let bids = [others - 2, 1, 1];
        let plain = bid_after(pairs(None), STRONG, bids, level);
        let bid = bid_after(not_thirteen, STRONG, bids, level);
        assert!(
            bid.abs_diff(plain) <= 1 && others + bid != 13,
            "{level:?}: {plain} {bid}"
        );
    }
}

/// High spades draw the others before high hearts can be ruffed.
#[test]
fn every_level_draws_spades_at_any_time() {
    let hand = |text: &str| -> CardSet { text.split(' ').map(|card| card.parse().unwrap()).collect() };
    let hands = ["AS KS QS AH KH", "2S 3S 5C AC KC", "4H 6H 2C 7H 8H", "5S 4S QC JC TC"].map(hand);
    let any_time = changed(|rules| rules.spades_lead = spades_rules::SpadesLead::AnyTime);
    for level in LEVELS {
        let lead = |rules: Rules| {
            let mut game = Game::from_setup(rules, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
            for bid in [5, 1, 0, 1] {
                game.apply(Action::Bid(bid)).unwrap();
            }
            match decide(&game.view(0), level) {
                Action::Play(card) => card.suit(),
                other => panic!("{other}"),
            }
        };
        assert_eq!(
            (lead(pairs(None)), lead(any_time)),
            (Suit::Hearts, Suit::Spades),
            "{level:?}"
        );
    }
}

/// Levels that search avoid bags that lose a point, and take bags that win one.
#[test]
fn search_avoids_bags_for_what_they_cost() {
    let won = changed(|rules| (rules.bags.penalty, rules.bags.points) = (0, 1));
    let lost = changed(|rules| (rules.bags.penalty, rules.bags.points) = (0, -1));
    for level in [Level::Advanced, Level::Expert] {
        let card = |rules: Rules| {
            // The two tricks that the side has promised are made; the others are bags, and the other side is set.
            let hand = |text: &str| -> CardSet { text.split(' ').map(|card| card.parse().unwrap()).collect() };
            let hands = ["AC 3H KD 2D", "KC KH 7D 8H", "QC AH 5D 9H", "JC JH 6D TH"].map(hand);
            let mut game = Game::from_setup(rules, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
            for bid in [1, 13, 1, 1] {
                game.apply(Action::Bid(bid)).unwrap();
            }
            for card in ["AC", "KC", "QC", "JC", "3H", "KH", "AH", "JH", "5D", "6D"] {
                game.apply(card.parse().unwrap()).unwrap();
            }
            decide(&game.view(0), level).to_string()
        };
        assert_eq!((card(won), card(lost)), ("KD".to_owned(), "2D".to_owned()), "{level:?}");
    }
}

/// One set short of the limit, levels that bid by rule bid less. The others bid the least that is sound anyway, and value a match by its sets.
#[test]
fn levels_without_a_search_are_careful_before_their_last_set() {
    let rules = changed(|rules| rules.end.sets = Some(2));
    for level in [Level::Beginner, Level::Intermediate] {
        let bids = |sets: Vec<u8>| -> u32 {
            let deals = (0..40).map(|seed| {
                let dealt = Game::new(rules, Seed::from_u64(seed)).unwrap();
                let setup = Setup {
                    sets: sets.clone(),
                    ..Setup::new((0..4).map(|seat| dealt.hand(seat)).collect(), 0)
                };
                let mut game = Game::from_setup(rules, setup, Seed::from_u64(seed)).unwrap();
                for bid in [5, 3, 5] {
                    game.apply(Action::Bid(bid)).unwrap();
                }
                match decide(&game.view(3), level) {
                    Action::Bid(bid) => u32::from(bid),
                    other => panic!("{other}"),
                }
            });
            deals.sum()
        };
        let (none, one) = (bids(vec![0, 0]), bids(vec![0, 1]));
        assert!(one < none, "{level:?}: {one} {none}");
    }
}

/// Thirteen that win the match are bid where twelve would do.
#[test]
fn a_boston_is_bid_for_the_match() {
    let boston = changed(|rules| rules.moon = Some(spades_rules::Moon::WinsMatch));
    for level in LEVELS {
        let contract = |rules| 7 + bid_after(rules, STRONG, [1, 7, 1], level);
        let (plain, bid) = (contract(pairs(None)), contract(boston));
        let rises = bid > plain || plain == 13 || level == Level::Advanced;
        assert!(rises && bid >= plain, "{level:?} {plain} {bid}");
    }
}

/// Where bags cost nothing, no hint gives fewer of them as its reason.
#[test]
fn hints_name_no_bags_that_cost_nothing() {
    let mut free = duel();
    (free.bags.penalty, free.bags.points) = (0, 1);
    let names_bags = |rules: Rules, seeds: std::ops::Range<u64>| -> usize {
        let mut found = 0;
        for seed in seeds {
            let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
            while let Some(seat) = game.actor() {
                let view = game.view(seat);
                if view.phase == Phase::Play && view.legal.len() > 1 {
                    let mut hint = Hint::new(&view, seed);
                    let advice = loop {
                        if let Some(advice) = hint.step(100_000) {
                            break advice.clone();
                        }
                    };
                    let text = format!("{:?}", advice.reason);
                    found += usize::from(text.contains("FewerBags") || text.contains("Bags("));
                }
                game.apply(decide(&view, Level::Intermediate)).unwrap();
            }
        }
        found
    };
    let dear = duel();
    assert!(names_bags(dear, 0..4) > 0);
    assert_eq!(names_bags(free, 0..4), 0);
}
