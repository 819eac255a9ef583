//! Every level plays by the order of trumps: it counts spades and suits by the deck in play.

use spades_bots::{Decision, Level, Progress, expected_tricks, takes_the_rest};
use spades_rules::{Action, CardSet, Game, Phase, Preset, Rules, Seed, Setup, Suit, Trumps, View};

const LEVELS: [Level; 4] = [Level::Beginner, Level::Intermediate, Level::Advanced, Level::Expert];

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

fn hand(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

fn rules(preset: Preset, trumps: Trumps) -> Rules {
    Rules {
        trumps,
        blind_nil: None,
        ..preset.rules()
    }
}

/// A match in which the first hand is this one and the others share the rest.
fn dealt(rules: Rules, first: &str) -> Game {
    let first = hand(first);
    let mut hands = vec![first];
    hands.resize(rules.hand_count(), CardSet::EMPTY);
    let rest = rules.deck().difference(first).iter();
    for (at, card) in rest.enumerate() {
        let seat = 1 + at % 3;
        if seat < hands.len() && hands[seat].len() < 13 {
            hands[seat].insert(card);
        }
    }
    Game::from_setup(rules, Setup::new(hands, 0), Seed::from_u64(1)).unwrap()
}

/// Spades from the ace down are worth less below jokers and high twos, and the hand with those is worth more.
#[test]
fn every_level_bids_by_the_spades_above() {
    let aces = "AS KS QS JS 9S 8S 7S 4H 5H 3D 4D 3C 4C";
    let bid = |preset, trumps, first: &str, level| {
        let game = dealt(rules(preset, trumps), first);
        match decide(&game.view(0), level, 3) {
            Action::Bid(bid) => bid,
            other => panic!("{other}"),
        }
    };
    for preset in [Preset::Pairs, Preset::Solo, Preset::ThreeHanded] {
        for level in LEVELS {
            let [ace, deuces] = [Trumps::Ace, Trumps::JokersDeuces].map(|trumps| bid(preset, trumps, aces, level));
            assert!(deuces < ace, "{preset:?} {level:?}: {deuces} {ace}");
        }
    }
    let dealt_to_two = |trumps| Rules {
        hands: spades_rules::HandBuilding::Deal,
        ..rules(Preset::ClosedDraft, trumps)
    };
    for level in LEVELS {
        let [ace, deuces] = [Trumps::Ace, Trumps::JokersDeuces].map(|trumps| {
            let game = dealt(dealt_to_two(trumps), aces);
            match decide(&game.view(0), level, 3) {
                Action::Bid(bid) => bid,
                other => panic!("{other}"),
            }
        });
        assert!(deuces < ace, "two players, {level:?}: {deuces} {ace}");
    }
}

/// Four spades that nothing beats are four tricks, whatever else the hand has.
#[test]
fn every_level_that_counts_bids_its_certain_tricks() {
    let first = "BJ LJ DD DS 4H 5H 3H 3D 4D 5D 3C 4C 5C";
    let game = dealt(rules(Preset::Pairs, Trumps::JokersDeuces), first);
    for level in [Level::Intermediate, Level::Advanced, Level::Expert] {
        let Action::Bid(bid) = decide(&game.view(0), level, 3) else {
            panic!("a bid");
        };
        assert!(bid >= 4, "{level:?}: {bid}");
    }
}

#[test]
fn expected_tricks_depend_on_the_deck() {
    let tricks = |trumps, first: &str| expected_tricks(&dealt(rules(Preset::Solo, trumps), first).view(0)).0;
    let spades = "AS KS QS 7H 6H 5H 7D 6D 5D 7C 6C 5C 4C";
    assert!(tricks(Trumps::JokersDeuces, spades) + 0.5 < tricks(Trumps::Ace, spades));
    let high = "BJ LJ DD 7H 6H 5H 7D 6D 5D 7C 6C 5C 4C";
    let [with_deuces, plain] = [tricks(Trumps::JokersDeuces, high), tricks(Trumps::Ace, spades)];
    assert!((with_deuces - plain).abs() < 0.5, "{with_deuces} {plain}");
}

/// A trick that a high two has ruffed is lost to the ace of spades.
#[test]
fn every_level_knows_which_spades_beat_a_high_two() {
    let hands = ["AH 5D 6D", "DD 4D 7D", "KH 8D 9D", "AS 3S 4C"].map(hand);
    let rules = rules(Preset::Pairs, Trumps::JokersDeuces);
    let mut game = Game::from_setup(rules, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
    // The side of the last hand has to take every trick that it can.
    for bid in [1, 1, 1, 2] {
        game.apply(Action::Bid(bid)).unwrap();
    }
    for card in ["AH", "DD", "KH"] {
        game.apply(card.parse().unwrap()).unwrap();
    }
    assert_eq!(game.actor(), Some(3));
    for level in LEVELS {
        let card = decide(&game.view(3), level, 5).to_string();
        assert_ne!(card, "AS", "{level:?} throws the ace of spades away");
    }
}

/// Low diamonds are not beaten by the high two of diamonds in its own suit, and a claim counts it among the spades.
#[test]
fn claims_count_the_high_deuces() {
    let claim = |trumps, own: &str| {
        let others = ["9C 8C", "7C 6C", "5C 4C"].map(hand);
        let hands = std::iter::once(hand(own)).chain(others).collect();
        let rules = Rules {
            spades_lead: spades_rules::SpadesLead::AnyTime,
            ..rules(Preset::Solo, trumps)
        };
        let mut game = Game::from_setup(rules, Setup::new(hands, 0), Seed::from_u64(1)).unwrap();
        for bid in [1, 1, 1, 1] {
            game.apply(Action::Bid(bid)).unwrap();
        }
        takes_the_rest(&game.view(0)).is_some()
    };
    assert!(claim(Trumps::Ace, "AS KS"));
    assert!(!claim(Trumps::Deuce, "AS KS"), "the high two may be out");
    assert!(claim(Trumps::Deuce, "DS AS"));
    assert!(!claim(Trumps::JokersDeuces, "DD DS"), "so may the jokers");
    assert!(claim(Trumps::JokersDeuces, "BJ LJ"));
}

/// In a draft every level keeps cards above the ace of spades.
#[test]
fn every_level_drafts_the_high_cards() {
    for level in LEVELS {
        let mut kept = 0;
        for seed in 0..40 {
            let mut game = Game::new(rules(Preset::ClosedDraft, Trumps::JokersDeuces), Seed::from_u64(seed)).unwrap();
            game.apply(Action::Draw).unwrap();
            let view = game.view(game.actor().unwrap());
            if view.drawn.unwrap().outranks_ace() {
                assert_eq!(decide(&view, level, seed), Action::Keep, "{level:?} {seed}");
                kept += 1;
            }
        }
        assert!(kept > 1, "{kept}");
    }
}

/// Whole rounds with every deck and number of players: legal to the end, and nothing is lost from sight.
#[test]
fn every_level_plays_every_deck_to_the_end() {
    for &trumps in Trumps::ALL {
        for preset in [
            Preset::OpenDraft,
            Preset::ClosedDraft,
            Preset::ThreeHanded,
            Preset::Mirror,
            Preset::Whiz,
        ] {
            for level in [Level::Beginner, Level::Intermediate] {
                let mut game = Game::new(rules(preset, trumps), Seed::from_u64(4)).unwrap();
                while !game.phase().is_scored() {
                    let Some(seat) = game.actor() else {
                        game.apply(Action::Settle).unwrap();
                        continue;
                    };
                    let action = decide(&game.view(seat), level, 9);
                    game.apply(action).unwrap();
                }
                assert_eq!(game.tricks().iter().sum::<u8>(), 13);
            }
        }
    }
}

/// The searching levels, where all spades of the deck may be in two hands.
#[test]
fn searching_levels_play_sixteen_spades() {
    for preset in [Preset::OpenDraft, Preset::ClosedDraft] {
        let rules = rules(preset, Trumps::JokersDeuces);
        let spades: Vec<_> = rules.deck().in_suit(Suit::Spades).iter().collect();
        let plain = rules.deck().difference(CardSet::suit(Suit::Spades)).iter().rev();
        let mut hands = [CardSet::EMPTY; 2];
        for (at, card) in spades.into_iter().chain(plain).take(26).enumerate() {
            hands[at % 2].insert(card);
        }
        let mut game = Game::from_setup(rules, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
        let mut plays = 0;
        while game.phase() != Phase::RoundEnd && plays < 8 {
            let action = decide(&game.view(game.actor().unwrap()), Level::Advanced, 2);
            plays += u32::from(game.phase() == Phase::Play);
            game.apply(action).unwrap();
        }
    }
}
