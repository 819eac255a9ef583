//! Deal codes: they are short, tolerate the ways people write them, and detect every slip.

use crate::common::{Tape, act, rules_from};
use proptest::prelude::*;
use spades_archive::code::{Carry, CodeError, DealCode, Line, NoCode, Slip};
use spades_archive::compare::{Seen, compare};
use spades_archive::{Ending, Finished, Player, Sheet};
use spades_rules::{Game, Phase, Preset, Rules, Seed, Setup};

const SYMBOLS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

fn seed(number: u64) -> Seed {
    let mut state = number;
    Seed(std::array::from_fn(|_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state.to_be_bytes()[0]
    }))
}

/// Plays a match to its end, differently for every `salt`.
fn played(rules: Rules, deals: u64, salt: u64) -> Game {
    let noise: Vec<u8> = (0..9000)
        .map(|at: u64| (at.wrapping_mul(6_364_136_223_846_793_005 + 2 * salt) >> 7).to_le_bytes()[1])
        .collect();
    let mut tape = Tape(&noise);
    let mut game = Game::new(rules, seed(deals)).unwrap();
    while act(&mut game, &mut tape) {}
    assert_eq!(game.phase(), Phase::MatchEnd);
    game
}

#[test]
fn presets_take_sixty_characters_and_house_rules_a_little_more() {
    for preset in Preset::ALL {
        let mut rules = preset.rules();
        // Presets of version 2 take four bits more.
        let (length, more) = if rules.version() > 1 { (61, 8) } else { (60, 0) };
        assert_eq!(DealCode::new(rules, seed(1)).unwrap().to_string().len(), length);
        rules.end.target = Some(250);
        assert!(DealCode::new(rules, seed(1)).unwrap().to_string().len() <= 64 + more);
        rules.bags.limit = 5;
        rules.bags.penalty = 50;
        assert!(DealCode::new(rules, seed(1)).unwrap().to_string().len() <= 72 + more);
    }
}

/// Every single wrong character, swap of neighbors, missing character and doubled character is found and located.
#[test]
fn every_single_slip_is_found_in_its_place() {
    for (preset, number) in Preset::ALL.into_iter().zip(1..) {
        let code = DealCode::new(preset.rules(), seed(number)).unwrap();
        let text: Vec<char> = code.to_string().chars().collect();
        let read = |text: &[char]| text.iter().collect::<String>().parse::<DealCode>();
        assert_eq!(read(&text), Ok(code));
        for at in 0..text.len() {
            for wrong in SYMBOLS.chars().filter(|&symbol| symbol != text[at]) {
                let mut typed = text.clone();
                typed[at] = wrong;
                assert_eq!(read(&typed), Err(CodeError::Mistyped(Slip::Wrong(at))));
            }
            if at + 1 < text.len() && text[at] != text[at + 1] {
                let mut typed = text.clone();
                typed.swap(at, at + 1);
                assert_eq!(read(&typed), Err(CodeError::Mistyped(Slip::Swapped(at, at + 1))));
            }
            let mut typed = text.clone();
            typed.remove(at);
            assert!(
                matches!(read(&typed), Err(CodeError::Mistyped(Slip::Missing(place))) if place <= at),
                "{at}"
            );
            let mut typed = text.clone();
            typed.insert(at, text[at]);
            assert!(
                matches!(read(&typed), Err(CodeError::Mistyped(Slip::Extra(place))) if place <= at),
                "{at}"
            );
        }
    }
}

/// Every single slip in a long code is found, but not located.
#[test]
fn every_single_slip_is_found_in_a_code_with_actions() {
    let mut rules = Preset::Pairs.rules();
    rules.end.target = None;
    rules.end.floor = None;
    rules.end.rounds = Some(4);
    let game = played(rules, 3, 4);
    let code = DealCode::of_match(&game, Some((1, Carry::Actions))).unwrap();
    let text: Vec<char> = code.to_string().chars().collect();
    assert!(text.len() > 89);
    for at in 0..text.len() {
        for wrong in SYMBOLS.chars().filter(|&symbol| symbol != text[at]) {
            let mut typed = text.clone();
            typed[at] = wrong;
            assert!(typed.into_iter().collect::<String>().parse::<DealCode>().is_err());
        }
        if at + 1 < text.len() && text[at] != text[at + 1] {
            let mut typed = text.clone();
            typed.swap(at, at + 1);
            assert!(typed.into_iter().collect::<String>().parse::<DealCode>().is_err());
        }
    }
}

#[test]
fn codes_are_read_as_people_write_them() {
    let code = DealCode::new(Preset::Moonshot.rules(), seed(5)).unwrap();
    let text = code.to_string();
    let loose = text.to_lowercase().replace('0', "o").replace('1', "L");
    for typed in [
        text.clone(),
        text.to_lowercase(),
        loose.clone(),
        loose.replace('L', "i"),
        code.grouped(),
        format!("  {} \n", code.grouped().replace('-', " - ")),
    ] {
        assert_eq!(typed.parse(), Ok(code.clone()), "{typed}");
    }
    let link = format!("https://example.org/#volume=3&{}", code.fragment());
    assert_eq!(DealCode::from_link(&link), Some(Ok(code.clone())));
    assert_eq!(DealCode::from_link(&code.fragment()), Some(Ok(code)));
    assert_eq!(DealCode::from_link("#deal="), Some(Err(CodeError::Empty)));
}

#[test]
fn faults_are_named() {
    let read = |text: &str| text.parse::<DealCode>().unwrap_err();
    assert_eq!(read(" - "), CodeError::Empty);
    assert_eq!(read("10"), CodeError::TooShort);
    assert_eq!(read("10 $"), CodeError::TooShort);
    assert_eq!(read("10U$"), CodeError::Character { at: 2, found: 'U' });
    assert_eq!(read(&"1".repeat(1024)), CodeError::TooLong);
    assert_eq!(read(&" ".repeat(200_000)), CodeError::TooLong);
    assert_eq!(read("2PQRSTVWX7890"), CodeError::TooShort);
    // Only a code with a correct checksum counts as one of a newer version.
    assert_eq!(read(&"2PQRSTVWX7890".repeat(6)), CodeError::Mistyped(Slip::Unknown));
    assert_eq!(read(&"10000 ".repeat(14)).to_string(), "the code is mistyped");
    // The place refers to the text as typed.
    let grouped = DealCode::new(Preset::Solo.rules(), seed(9)).unwrap().grouped();
    let wrong: String = grouped
        .char_indices()
        .map(|(at, letter)| {
            if at == 6 {
                if letter == '7' { '8' } else { '7' }
            } else {
                letter
            }
        })
        .collect();
    assert_eq!(read(&wrong), CodeError::Mistyped(Slip::Wrong(6)));
    assert_eq!(read(&wrong).to_string(), "character 7 is wrong");
}

#[test]
fn there_is_no_code_of_a_match_that_is_not_over() {
    let mut game = Game::new(Preset::Mirror.rules(), seed(1)).unwrap();
    while game.phase() != Phase::MatchEnd {
        assert_eq!(DealCode::of_match(&game, None), Err(NoCode::NotOver));
        assert_eq!(
            DealCode::of_match(&game, Some((0, Carry::Actions))),
            Err(NoCode::NotOver)
        );
        // Before the end, the data that can be shared covers finished rounds only.
        let over = usize::from(game.round()) - usize::from(game.phase() != Phase::RoundEnd);
        assert_eq!(game.receipts().len(), over);
        game.apply(game.legal_actions()[0]).unwrap();
    }
    assert_eq!(DealCode::of_match(&game, Some((4, Carry::Sheet))), Err(NoCode::Seat(4)));
    let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let setup = Setup::new(vec![hand("AS"), hand("KS")], 0);
    let game = Game::from_setup(Preset::ClosedDraft.rules(), setup, seed(1)).unwrap();
    assert_eq!(DealCode::of_match(&game, None), Err(NoCode::SetUp));
}

#[test]
fn two_lines_are_compared_round_by_round() {
    for preset in Preset::ALL {
        let mut rules = preset.rules();
        rules.end.target = None;
        rules.end.floor = None;
        rules.end.rounds = Some(3);
        rules.end.level_plays_on = false;
        rules.end.sets = None;
        let (friend, own) = (played(rules, 8, 1), played(rules, 8, 2));
        for carry in [Carry::Sheet, Carry::Actions] {
            let text = DealCode::of_match(&friend, Some((1, carry))).unwrap().to_string();
            let code: DealCode = text.parse().unwrap();
            assert_eq!((code.rules(), code.seed()), (&rules, friend.seed()));
            let sender = code.sender().unwrap();
            assert_eq!(sender.seat(), 1);
            assert_eq!(sender.sheet(), &Sheet::of(&friend.record()).unwrap());
            if let Line::Actions(actions) = sender.line() {
                assert_eq!(*actions, friend.record().actions);
            }
            let mine = Sheet::of(&own.record()).unwrap();
            let comparison = compare(sender.seen(), Seen { sheet: &mine, side: 1 });
            assert_eq!(comparison.rounds.len(), 3);
            assert_eq!(comparison.sums, [friend.scores()[1], own.scores()[1]]);
        }
    }
}

/// Most of the rules of tables at once: their code had 105 characters.
#[test]
fn a_table_with_rules_of_its_own_everywhere_has_a_short_code() {
    let rules = Rules::from_toml(
        r#"
        base = "pairs"
        trumps = "jokers_deuces"
        leads_first = "highest_bidder"
        total_not_thirteen = true
        nil_partner_min = 4
        blind_behind = 300
        blind_bid = 6
        blind_bid_failure = "single"
        moon = "wins_match"
        moon_failure = "set"
        set_cost = "nothing"
        spades_lead = "any_time"
        first_trick = "no_spade"
        misdeal = "no_spades"
        min_bid = { player = 2, side = 5, total = 11, below_total = "raise" }
        pass = { nil = 2, blind_nil = 3, order = "together" }
        ten = { made = 210, failed = 110 }
        bags = { limit = 7, points = -1 }
        first_round = { bids_itself = true, min_tricks = 4 }
        end = { sets = 3, sets_in_a_row = 2 }
        "#,
    )
    .unwrap();
    let code = DealCode::new(rules, seed(1)).unwrap();
    let text = code.to_string();
    assert!(text.len() <= 92, "{} characters", text.len());
    assert_eq!(text.parse(), Ok(code));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_rules_and_seed_come_back(bytes in prop::collection::vec(any::<u8>(), 0..60), seed in any::<[u8; 32]>()) {
        let rules = rules_from(&mut Tape(&bytes));
        let code = DealCode::new(rules, Seed(seed)).unwrap();
        let text = code.to_string();
        // `any_rules_fit_in_a_code` has the sum.
        prop_assert!(text.len() <= 120, "{} characters", text.len());
        prop_assert_eq!(text.parse(), Ok(code));
    }

    #[test]
    fn any_text_is_refused_or_is_a_code(text in "[0-9A-Za-z -]{0,90}") {
        if let Ok(code) = text.parse::<DealCode>() {
            prop_assert_eq!(code.to_string().parse(), Ok(code));
        }
    }

    /// Two, three and four simultaneous slips are found every time.
    #[test]
    fn a_few_slips_are_found(slips in prop::collection::btree_map(0usize..60, 1u8..32, 1..=4), number in any::<u64>()) {
        let text = DealCode::new(Preset::Whiz.rules(), seed(number)).unwrap().to_string();
        prop_assume!(text.len() == 60);
        let mut typed: Vec<u8> = text.into_bytes();
        for (&at, &by) in &slips {
            let value = SYMBOLS.bytes().position(|symbol| symbol == typed[at]).unwrap();
            typed[at] = SYMBOLS.as_bytes()[value ^ usize::from(by)];
        }
        prop_assert!(String::from_utf8(typed).unwrap().parse::<DealCode>().is_err());
    }
}

/// A conceded match is over, however little of it was played.
#[test]
fn a_conceded_match_of_the_history_has_a_code() {
    let mut game = Game::new(Preset::OpenDraft.rules(), seed(3)).unwrap();
    for _ in 0..5 {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    let mut finished = Finished {
        ended: 0,
        players: vec![Player::Human { name: "Ada".into() }; 2],
        own: Some(0),
        record: game.record(),
        ending: Ending::default(),
    };
    assert_eq!(DealCode::of_finished(&finished), Err(NoCode::NotOver));
    finished.ending.conceded = Some(0);
    let code = DealCode::of_finished(&finished).unwrap();
    assert_eq!((code.seed(), code.rules()), (seed(3), game.rules()));
    assert_eq!(DealCode::of_match(&game, None), Err(NoCode::NotOver));
}
