//! Table rules of hands change the decisions of every level: the first trick, a round without bids, misdeals, blind bids, passing.

use spades_bots::{Decision, Hint, Level, Progress, Reason};
use spades_rules::{
    Action, Card, CardSet, FirstRound, FirstTrick, Game, Misdeal, Phase, Preset, Rules, Seed, Setup, Suit, View,
};

const LEVELS: [Level; 4] = [Level::Beginner, Level::Intermediate, Level::Advanced, Level::Expert];

/// Pairs to 500 without blind nil, changed.
fn pairs(change: fn(&mut Rules)) -> Rules {
    let mut rules = Preset::Classic.rules();
    (rules.blind_nil, rules.blind_behind) = (None, None);
    change(&mut rules);
    assert_eq!(rules.validate(), Ok(()));
    rules
}

fn decide(view: &View, level: Level) -> Action {
    let mut decision = Decision::new(view, level, 7);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            assert!(view.legal.contains(&action), "{action}");
            return action;
        }
    }
}

fn advice(view: &View) -> (Action, Reason) {
    let mut hint = Hint::new(view, 7);
    loop {
        if let Some(advice) = hint.step(u32::MAX) {
            return (advice.best, advice.reason);
        }
    }
}

fn hand(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// Returns a round in which seat `own` holds this hand, and the others the rest of the deck.
fn round(rules: Rules, own: usize, held: &str, scores: &[i32]) -> Game {
    let held = hand(held);
    let mut hands = vec![CardSet::EMPTY; 4];
    hands[own] = held;
    let others: Vec<usize> = (0..4).filter(|&seat| seat != own).collect();
    for (at, card) in rules.deck().difference(held).iter().enumerate() {
        hands[others[at % 3]].insert(card);
    }
    let setup = Setup {
        scores: scores.to_vec(),
        ..Setup::new(hands, 0)
    };
    Game::from_setup(rules, setup, Seed::from_u64(1)).unwrap()
}

fn bid(game: &mut Game, bids: &[u8]) {
    for &tricks in bids {
        game.apply(Action::Bid(tricks)).unwrap();
    }
}

/// A hand without a trick, but with a high lowest club.
const HIGH_CLUBS: &str = "2S 7H 5H 3H 2H 8D 6D 5D 3D 2D TC 9C 8C";

#[test]
fn no_level_bids_nil_with_a_high_lowest_club() {
    let clubs = pairs(|rules| rules.first_trick = FirstTrick::LowestClubs);
    for level in LEVELS {
        let bid_of = |rules: Rules| {
            let mut game = round(rules, 3, HIGH_CLUBS, &[]);
            bid(&mut game, &[4, 4, 4]);
            decide(&game.view(3), level)
        };
        assert_ne!(bid_of(clubs), Action::Bid(0), "{level:?}");
        assert_eq!(bid_of(pairs(|_| {})), Action::Bid(0), "{level:?}");
    }
}

/// A nil without clubs throws its most dangerous card to the first trick, which it can't take.
#[test]
fn a_nil_throws_an_ace_to_the_lowest_clubs() {
    let clubs = pairs(|rules| rules.first_trick = FirstTrick::LowestClubs);
    for level in LEVELS {
        let mut game = round(clubs, 0, "2S 3S AH JD TD 9D 8D 7D 6D 5D 4D 3D 2D", &[]);
        bid(&mut game, &[0, 4, 4, 4]);
        assert_eq!(
            decide(&game.view(0), level),
            Action::Play("AH".parse().unwrap()),
            "{level:?}"
        );
    }
}

/// In a round without bids every level takes what it can.
#[test]
fn every_level_takes_tricks_in_a_round_without_bids() {
    let first_round = FirstRound {
        bids_itself: true,
        min_tricks: Some(4),
    };
    for rules in [
        pairs(|_| {}),
        Preset::Solo.rules(),
        Preset::OpenDraft.rules(),
        Preset::ClosedDraft.rules(),
    ] {
        let min_tricks = first_round
            .min_tricks
            .filter(|_| rules.players == 2 || rules.side_count() == 2);
        let rules = Rules {
            first_round: FirstRound {
                min_tricks,
                ..first_round
            },
            ..rules
        };
        for level in LEVELS {
            let mut won = 0;
            for seed in 0..6 {
                let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
                let players = usize::from(rules.players);
                while !game.phase().is_scored() {
                    let seat = game.actor().unwrap();
                    let view = game.view(seat);
                    // The last seat to play takes the trick with its cheapest winner if it is an opponent's.
                    let action = decide(&view, level);
                    if game.phase() == Phase::Play
                        && let Some((winner, best)) = view.winning_card()
                        && view.running_trick().len() + 1 == players
                        && !view.play_together(winner, seat)
                        && let Action::Play(card) = action
                        && view.lawful.iter().any(|card| card.beats(best))
                    {
                        won += if card.beats(best) { 1 } else { -1 };
                    }
                    game.apply(action).unwrap();
                }
            }
            assert!(won > 3, "{level:?} {players} {won}", players = rules.players);
        }
    }
}

/// The hint of such a round names no bid.
#[test]
fn the_hint_says_that_every_trick_counts() {
    let first_round = FirstRound {
        bids_itself: true,
        min_tricks: None,
    };
    for rules in [pairs(|_| {}), Preset::OpenDraft.rules()] {
        let mut game = Game::new(Rules { first_round, ..rules }, Seed::from_u64(3)).unwrap();
        while game.phase() != Phase::Play || game.legal_actions().len() < 3 {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        let (_, reason) = advice(&game.view(game.actor().unwrap()));
        assert!(matches!(reason, Reason::EveryTrick { .. }), "{reason:?}");
    }
}

/// A hand without spades that makes no nil is thrown in, and one that makes a nil is not.
#[test]
fn every_level_throws_in_a_hand_without_spades() {
    let misdeal = pairs(|rules| rules.misdeal = Misdeal::NoSpades);
    // Beside a 1, the hand would have to bid 6.
    let board = pairs(|rules| (rules.misdeal, rules.min_bid.side) = (Misdeal::NoSpades, Some(7)));
    for level in LEVELS {
        let chosen = |rules: Rules, held: &str| {
            let mut game = round(rules, 3, held, &[]);
            bid(&mut game, &[4, 1, 4]);
            decide(&game.view(3), level)
        };
        assert_eq!(
            chosen(board, "AH JH 9H 4H KD JD 9D 4D QC JC 9C 8C 4C"),
            Action::Misdeal,
            "{level:?}"
        );
        let safe = chosen(misdeal, "7H 5H 3H 2H 8D 6D 5D 3D 2D 7C 5C 4C 2C");
        assert!(safe == Action::Bid(0) || level == Level::Beginner, "{level:?} {safe}");
    }
}

/// Alone on a draft table: two players with dealt hands.
#[test]
fn two_players_throw_in_their_hands() {
    let rules = Rules {
        hands: spades_rules::HandBuilding::Deal,
        misdeal: Misdeal::NoSpades,
        blind_nil: None,
        ..Preset::OpenDraft.rules()
    };
    let hands = [
        "QH JH 9H 4H QD JD 9D 4D QC JC 9C 8C 4C",
        "AS KS QS JS 2S 3S 4S AH KH TH AD KD TD",
    ]
    .map(hand);
    let game = Game::from_setup(rules, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
    for level in LEVELS {
        assert_eq!(decide(&game.view(0), level), Action::Misdeal, "{level:?}");
    }
    assert_eq!(advice(&game.view(0)), (Action::Misdeal, Reason::NoSpades));
}

/// Far behind, a blind bid wins the match more often; near the others a look does.
#[test]
fn every_level_weighs_a_blind_bid_by_the_match() {
    let blind = pairs(|rules| rules.blind_bid = Some(6));
    let single = pairs(|rules| {
        rules.blind_bid = Some(4);
        rules.blind_bid_failure = spades_rules::BlindBidFailure::Single;
    });
    for level in LEVELS {
        let chosen = |rules: Rules, scores: &[i32]| decide(&round(rules, 3, HIGH_CLUBS, scores).view(0), level);
        assert!(matches!(chosen(blind, &[250, 440]), Action::BlindBid(_)), "{level:?}");
        assert_eq!(chosen(blind, &[430, 250]), Action::Look, "{level:?}");
        // Where a failure costs little, a low blind bid is worth it at once.
        assert!(matches!(chosen(single, &[0, 0]), Action::BlindBid(4 | 5)), "{level:?}");
    }
    let (best, reason) = advice(&round(blind, 3, HIGH_CLUBS, &[250, 440]).view(0));
    assert!(
        matches!((best, reason), (Action::BlindBid(_), Reason::BlindBidFromBehind { .. })),
        "{best} {reason:?}"
    );
}

fn passing(order: spades_rules::PassOrder) -> Rules {
    let mut rules = pairs(|rules| rules.pass.nil = 2);
    rules.pass.order = order;
    rules
}

/// Returns the cards that a seat names in its share.
fn named(game: &mut Game, level: Level) -> Vec<Card> {
    let seat = game.actor().unwrap();
    let mut cards = Vec::new();
    while game.phase() == Phase::Passing && game.actor() == Some(seat) {
        match decide(&game.view(seat), level) {
            Action::Pass(card) => cards.push(card),
            other => panic!("{other}"),
        }
        game.apply(Action::Pass(*cards.last().unwrap())).unwrap();
    }
    cards
}

/// A nil gives its highest spades and the high cards of short suits; its partner gives low cards of side suits.
#[test]
fn every_level_passes_what_endangers_a_nil() {
    use spades_rules::PassOrder::{BidderFirst, Together};
    for order in [BidderFirst, Together] {
        for level in LEVELS {
            let given = |held: &str| {
                let mut game = round(passing(order), 0, held, &[]);
                bid(&mut game, &[0, 4, 4, 4]);
                let cards: CardSet = named(&mut game, level).into_iter().collect();
                let back = named(&mut game, level);
                assert!(
                    back.iter().all(|card| card.suit() != Suit::Spades && card.rank() < 6),
                    "{back:?}"
                );
                assert!(back.iter().all(|card| !cards.contains(*card)), "{back:?}");
                assert_eq!(game.phase(), Phase::Play);
                cards
            };
            assert_eq!(
                given("KS 3S 7H 5H 3H 2H 8D 6D 5D 3D 2D AC 4C"),
                hand("KS AC"),
                "{level:?}"
            );
            assert_eq!(
                given("AS QS 7H 5H 3H 2H 8D 6D 5D 3D 2D 4C 3C"),
                hand("AS QS"),
                "{level:?}"
            );
        }
    }
}

/// With two cards to pass, a hand with two dangerous ones bids nil.
#[test]
fn hands_that_pass_bid_nil_more_often() {
    let held = "AS 3S 7H 5H 3H 2H 8D 6D 5D 3D 2D AC 4C";
    for level in [Level::Intermediate, Level::Advanced, Level::Expert] {
        let chosen = |rules: Rules| {
            let mut game = round(rules, 3, held, &[]);
            bid(&mut game, &[4, 4, 4]);
            decide(&game.view(3), level)
        };
        assert_eq!(
            chosen(passing(spades_rules::PassOrder::BidderFirst)),
            Action::Bid(0),
            "{level:?}"
        );
        assert_ne!(chosen(pairs(|_| {})), Action::Bid(0), "{level:?}");
    }
}

#[test]
fn hints_say_which_card_to_pass() {
    let mut game = round(
        passing(spades_rules::PassOrder::BidderFirst),
        0,
        "KS 3S 7H 5H 3H 2H 8D 6D 5D 3D 2D AC 4C",
        &[],
    );
    bid(&mut game, &[0, 4, 4, 4]);
    let (best, reason) = advice(&game.view(0));
    let Action::Pass(card) = best else { panic!("{best}") };
    assert_eq!(reason, Reason::PassDangerous { card });
    named(&mut game, Level::Expert);
    let (best, reason) = advice(&game.view(2));
    let Action::Pass(card) = best else { panic!("{best}") };
    assert_eq!(reason, Reason::PassSpare { card });
}
