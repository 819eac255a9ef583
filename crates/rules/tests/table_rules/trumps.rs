//! The order of trumps: five decks.

use super::*;

fn rules(preset: Preset, trumps: Trumps) -> Rules {
    Rules {
        trumps,
        blind_nil: None,
        ..preset.rules()
    }
}

/// Four hands before the first lead of seat 0.
fn play(trumps: Trumps, hands: [&str; 4]) -> Game {
    let setup = Setup::new(hands.map(hand).to_vec(), 0);
    let mut game = Game::from_setup(rules(Preset::Pairs, trumps), setup, Seed::from_u64(1)).expect("cards of the deck");
    apply(&mut game, "bid1 bid1 bid1 bid1");
    game
}

/// The spades highest first, the cards of each suit, and the twos that are out.
#[test]
fn the_five_decks() {
    let ranks = "A K Q J T 9 8 7 6 5 4 3";
    #[rustfmt::skip]
    let rows = [
        (Trumps::Ace, Removed::Minor, "AS KS", [13, 13, 13, 13], ""),
        (Trumps::Deuce, Removed::Minor, "DS AS KS", [13, 13, 13, 13], "2S"),
        (Trumps::Jokers, Removed::Minor, "BJ LJ AS KS", [12, 12, 13, 15], "2C 2D"),
        (Trumps::Jokers, Removed::Red, "BJ LJ AS KS", [13, 12, 12, 15], "2D 2H"),
        (Trumps::JokersDeuce, Removed::Minor, "BJ LJ DS AS KS", [13, 12, 12, 15], "2D 2H 2S"),
        (Trumps::JokersDeuces, Removed::Red, "BJ LJ DD DS AS KS", [12, 12, 12, 16], "2C 2D 2H 2S"),
    ];
    for (trumps, removed, highest, counts, out) in rows {
        let rules = Rules {
            removed,
            ..rules(Preset::Pairs, trumps)
        };
        let deck = rules.deck();
        assert_eq!(deck.len(), 52);
        assert_eq!(Suit::ALL.map(|suit| deck.in_suit(suit).len()), counts, "{trumps:?}");
        let spades: Vec<String> = deck
            .in_suit(Suit::Spades)
            .iter()
            .rev()
            .map(|card| card.to_string())
            .collect();
        assert!(spades.join(" ").starts_with(highest), "{spades:?}");
        let low: Vec<String> = CardSet::STANDARD
            .difference(deck)
            .iter()
            .map(|card| card.to_string())
            .collect();
        assert_eq!(low.join(" "), out);
        let rest = &spades[highest.split(' ').count() - 2..];
        let plain = rest.iter().map(|card| &card[..1]).collect::<Vec<_>>().join(" ");
        assert!(plain.starts_with(ranks), "{plain}");
    }
    let indices = ["DS", "DD", "LJ", "BJ"].map(|card| hand(card).first().unwrap().index());
    assert_eq!(indices, [52, 53, 54, 55]);
}

#[test]
fn a_high_two_of_diamonds_ruffs_diamonds() {
    let mut game = play(Trumps::JokersDeuces, ["AD 3C", "DS 4C", "DD 5C", "KD 6C"]);
    apply(&mut game, "AD DS DD KD");
    assert_eq!(game.takers().collect::<Vec<_>>(), [2]);
    assert!(game.broken());
}

#[test]
fn a_high_two_of_diamonds_is_not_a_diamond() {
    let legal = |lead: &str, second: &str| {
        let mut game = play(Trumps::JokersDeuces, [lead, second, "3H 5H 6H", "7H 8H 9H"]);
        apply(&mut game, lead.split(' ').next().unwrap());
        game.legal_cards()
    };
    assert_eq!(legal("9D TH JH", "DD 4D AC"), hand("4D"));
    assert_eq!(legal("9D TH JH", "DD 4H AC"), hand("DD 4H AC"), "void in diamonds");
    assert_eq!(legal("3S 4S 5S", "DD 4H AC"), hand("DD"));
}

#[test]
fn a_high_two_of_diamonds_is_led_like_a_spade() {
    let game = play(Trumps::JokersDeuces, ["DD 4H AC", "3H 5H 6H", "7H 8H 9H", "TH JH QH"]);
    assert_eq!(game.legal_cards(), hand("4H AC"));
    let two = "DD".parse().unwrap();
    assert_eq!(game.why_not(two), Some(Illegal::NotBroken));
}

#[test]
fn whiz_and_mirror_count_every_spade() {
    let bids = |preset| {
        let deck = Trumps::JokersDeuces.deck(Removed::Minor);
        let first = hand("BJ DD DS 7S 3H 4H 5H 6H 7H 8H 9H TH JH");
        let rest: Vec<_> = deck.difference(first).iter().collect();
        let hands = std::iter::once(first).chain(rest.chunks(13).map(|hand| hand.iter().copied().collect()));
        let setup = Setup::new(hands.collect(), 0);
        numbers(&Game::from_setup(rules(preset, Trumps::JokersDeuces), setup, Seed::from_u64(1)).unwrap())
    };
    assert_eq!(bids(Preset::Whiz), [0, 4]);
    assert_eq!(bids(Preset::Mirror), [4]);
}

/// Every value for two, three and four players: what the views show is a match, and records return.
#[test]
fn every_deck_is_dealt_to_any_number_of_players() {
    for &trumps in Trumps::ALL {
        for preset in [
            Preset::OpenDraft,
            Preset::ClosedDraft,
            Preset::ThreeHanded,
            Preset::Solo,
            Preset::Mirror,
        ] {
            let rules = rules(preset, trumps);
            assert_eq!(rules.validate(), Ok(()));
            let mut game = Game::new(rules, Seed::from_u64(9)).unwrap();
            let mut bids = 0;
            while !game.phase().is_scored() {
                for seat in 0..usize::from(rules.players) {
                    assert_eq!(game.view(seat).check(), Ok(()));
                }
                let legal = game.legal_actions();
                game.apply(legal[bids % legal.len()]).unwrap();
                bids += 1;
            }
            let receipt = game.receipt().unwrap();
            assert_eq!(receipt.verify(), Ok(()));
            assert_eq!(receipt.deck.into_iter().collect::<CardSet>(), rules.deck());
            let total: u8 = game.bids().iter().flatten().map(|bid| bid.tricks()).sum();
            let spades = rules.deck().in_suit(Suit::Spades).len();
            assert!(
                preset != Preset::Mirror || usize::from(total) == spades,
                "{total} bids, {spades} spades"
            );
            let record = game.record();
            assert_eq!(
                record.written_version() == 2,
                matches!(trumps, Trumps::Ace | Trumps::Jokers)
            );
            assert_eq!(Game::replay(&record).as_ref(), Ok(&game));
        }
    }
}

/// Decks are shuffled from their rising index, so that those of old stay what they were, with jokers at the top.
#[test]
fn old_decks_are_shuffled_as_before() {
    let deck = |trumps| {
        let mut game = Game::new(rules(Preset::Mirror, trumps), Seed::from_u64(2024)).unwrap();
        while !game.phase().is_scored() {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        game.receipt().unwrap().deck
    };
    let (plain, jokers) = (deck(Trumps::Ace), deck(Trumps::Jokers));
    // The same places of the sorted decks.
    let sorted = |trumps: Trumps| trumps.deck(Removed::Minor).iter().collect::<Vec<_>>();
    let place = |trumps: Trumps, card| sorted(trumps).iter().position(|&other| other == card).unwrap();
    for (one, other) in plain.into_iter().zip(jokers) {
        assert_eq!(place(Trumps::Ace, one), place(Trumps::Jokers, other));
    }
}

/// The field in files, where it replaces the switch for jokers.
#[test]
fn files_of_both_kinds_are_read() {
    let read = |text: &str| Rules::from_toml(&format!("base = \"pairs\"\n{text}")).unwrap();
    assert_eq!(read("jokers = true").trumps, Trumps::Jokers);
    assert_eq!(read("jokers = false").trumps, Trumps::Ace);
    assert_eq!(read("trumps = \"jokers\""), read("jokers = true"));
    let red = read("trumps = \"jokers\"\nremoved = \"red\"");
    assert_eq!((red.trumps, red.removed), (Trumps::Jokers, Removed::Red));
    for both in ["jokers = true\ntrumps = \"jokers\"", "trumps = \"ace\"\njokers = false"] {
        let error = Rules::from_toml(both).unwrap_err().to_string();
        assert!(error.contains("`jokers` and `trumps` are one field"), "{error}");
    }
    // Older programs read it as long as it was possible then.
    for (trumps, text) in [
        (Trumps::Ace, "jokers = false\n"),
        (Trumps::Jokers, "jokers = true\n"),
        (Trumps::Deuce, "trumps = \"deuce\"\n"),
        (Trumps::JokersDeuces, "trumps = \"jokers_deuces\"\n"),
    ] {
        let rules = rules(Preset::Pairs, trumps);
        assert!(rules.to_toml().contains(text), "{}", rules.to_toml());
        assert_eq!(rules.to_toml().contains("jokers ="), text.starts_with("jokers"));
        assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
    }
}
