//! Rounds that are set up by hand: which are accepted or rejected, and how they continue.

use spades_rules::{
    Action, CardSet, DealtCards, Event, Game, Phase, Preset, Record, Rules, Seed, Setup, SetupError, Trumps,
};

fn hands(texts: &[&str]) -> Vec<CardSet> {
    texts
        .iter()
        .map(|text| text.split_terminator(' ').map(|card| card.parse().unwrap()).collect())
        .collect()
}

fn two() -> Setup {
    Setup::new(hands(&["AS 2H", "KS AH"]), 0)
}

#[test]
fn impossible_setups_are_refused() {
    let open = Preset::OpenDraft.rules();
    let closed = Preset::ClosedDraft.rules();
    let solo = Preset::Solo.rules();
    let card = |text: &str| SetupError::Card(text.parse().unwrap());
    let four = |texts: [&str; 4]| Setup::new(hands(&texts), 0);
    let jokers = Rules {
        trumps: Trumps::Jokers,
        ..solo
    };
    let impossible = Rules { players: 7, ..open };
    let deck: Vec<CardSet> = vec![
        CardSet::STANDARD.iter().take(14).collect(),
        CardSet::STANDARD.iter().skip(14).take(14).collect(),
    ];
    #[rustfmt::skip]
    let cases = [
        (impossible, two(), SetupError::Rules(impossible.validate().unwrap_err())),
        (solo, two(), SetupError::Hands(4)),
        (Preset::ThreeHanded.rules(), Setup::new(hands(&["2C", "3C", "4C"]), 0), SetupError::Hands(4)),
        (open, four(["2C", "3C", "4C", "5C"]), SetupError::Hands(2)),
        (open, Setup::new(Vec::new(), 0), SetupError::Hands(2)),
        (open, Setup::new(hands(&["", ""]), 0), SetupError::HandSize),
        (open, Setup::new(hands(&["AS", "KS QS"]), 0), SetupError::HandSize),
        (open, Setup::new(deck, 0), SetupError::HandSize),
        (open, Setup::new(hands(&["AS 2H", "KS 2H"]), 0), card("2H")),
        (open, Setup::new(hands(&["BJ 2H", "KS AH"]), 0), card("BJ")),
        (jokers, four(["2C", "3C", "BJ", "LJ"]), card("2C")),
        (jokers, four(["2H", "2D", "BJ", "LJ"]), card("2D")),
        (open, Setup { first: 2, ..two() }, SetupError::First),
        (Preset::ThreeHanded.rules(), Setup { first: 3, ..four(["2C", "3C", "4C", "5C"]) }, SetupError::First),
        (open, Setup { blind: vec![2], ..two() }, SetupError::Blind),
        (open, Setup { blind: vec![0, 0], ..two() }, SetupError::Blind),
        (closed, Setup { blind: vec![0], ..two() }, SetupError::Blind),
        (Preset::Pairs.rules(), Setup { blind: vec![0], ..four(["2C", "3C", "4C", "5C"]) }, SetupError::Blind),
        (open, Setup { scores: vec![1], ..two() }, SetupError::Scores(2)),
        (open, Setup { scores: vec![1, 2, 3], ..two() }, SetupError::Scores(2)),
        (open, Setup { scores: vec![1, 1_000_001], ..two() }, SetupError::Scores(2)),
        (open, Setup { scores: vec![1, i32::MIN], ..two() }, SetupError::Scores(2)),
        (open, Setup { bags: vec![1], ..two() }, SetupError::Bags(2)),
        (open, Setup { bags: vec![9, 10], ..two() }, SetupError::Bags(2)),
        (Preset::Pairs.rules(), Setup { bags: vec![0; 4], ..four(["2C", "3C", "4C", "5C"]) }, SetupError::Bags(2)),
    ];
    for (row, (rules, setup, why)) in cases.into_iter().enumerate() {
        assert_eq!(setup.validate(&rules), Err(why.clone()), "row {row}");
        assert_eq!(Game::from_setup(rules, setup, Seed::from_u64(0)), Err(why), "row {row}");
    }
}

#[test]
fn the_extremes_are_accepted() {
    let rules = Rules {
        trumps: Trumps::Jokers,
        ..Preset::Pairs.rules()
    };
    let deck: Vec<_> = rules.deck().iter().collect();
    let mut setup = Setup::new(deck.chunks(13).map(|hand| hand.iter().copied().collect()).collect(), 3);
    (setup.scores, setup.bags) = (vec![1_000_000, -1_000_000], vec![9, 9]);
    assert_eq!(setup.validate(&rules), Ok(()));
    let one = Setup::new(hands(&["2C", "3C"]), 1);
    assert_eq!(one.validate(&Preset::Moonshot.rules()), Ok(()));
}

#[test]
fn it_has_no_deck_and_so_no_receipt_until_the_next_round() {
    let setup = Setup {
        scores: vec![10, 20],
        bags: vec![1, 2],
        blind: vec![1],
        ..two()
    };
    let mut game = Game::from_setup(Preset::OpenDraft.rules(), setup, Seed::from_u64(5)).unwrap();
    assert_eq!((game.phase(), game.actor(), game.round()), (Phase::Bidding, Some(0), 1));
    assert_eq!(game.view(1).hand, None, "blind");
    // Its hands are reported like dealt ones.
    let shown = |viewer| -> Vec<Event> {
        let events = game.opening_events();
        events.into_iter().map(|event| event.seen_by(viewer, &game)).collect()
    };
    let dealt = |seat, cards| Event::Dealt { seat, cards };
    let opening = |first, second| {
        vec![
            Event::RoundStarted { round: 1, first: 0 },
            Event::BlindNil { seat: 1 },
            dealt(0, first),
            dealt(1, second),
            Event::DraftEnded,
        ]
    };
    assert_eq!(shown(0), opening(DealtCards::Seen(game.hand(0)), DealtCards::Hidden(2)));
    assert_eq!(shown(1), opening(DealtCards::Hidden(2), DealtCards::Hidden(2)));
    assert_eq!(game.view(0).commitment, "");
    assert_eq!((game.view(0).stock, game.view(0).discards.len()), (0, 0));
    for word in ["bid1", "AH", "2H", "KS", "AS"] {
        game.apply(word.parse().unwrap()).unwrap();
    }
    assert_eq!((game.scores(), game.bags()), (&[20, -179][..], &[1, 3][..]));
    assert_eq!(game.receipt(), None);
    game.apply(Action::NextRound).unwrap();
    assert_eq!((game.round(), game.first(), game.phase()), (2, 1, Phase::Draft));
    assert_ne!(game.view(0).commitment, "");
    assert_eq!(game.receipts(), []);
    // Its record carries the set-up.
    let record = Record::from_json(&game.record().to_json()).unwrap();
    assert_eq!(record.setup.as_ref().map(|setup| setup.scores.len()), Some(2));
    assert_eq!(Game::replay(&record).as_ref(), Ok(&game));
    assert_eq!(game.undo_to(3).unwrap().plays().len(), 2);
}

#[test]
fn a_card_listed_twice_in_a_hand_is_refused_by_name() {
    let error = serde_json::from_str::<Setup>(r#"{"hands":[["AS","AS"]],"first":0}"#).unwrap_err();
    assert!(error.to_string().contains("AS is listed twice"), "{error}");
}
