//! Records: stored ones of every version still load and end as they did, and anything else is rejected with where and why.

use spades_rules::{Action, Game, Phase, Preset, Record, RecordError, ReplayError, Rules, Seed, Ten, VERSION};

const V2: &str = include_str!("data/record_v2_pairs.json");
const V1: &str = include_str!("data/record_v1_pairs.json");

#[test]
fn stored_records_end_as_they_did() {
    #[rustfmt::skip]
    let cases: &[(&str, u32, Phase, u16, &[i32], &[u8])] = &[
        (V2, 2, Phase::MatchEnd, 1, &[-392, -395], &[8, 5]),
        (include_str!("data/record_v2_renege.json"), 2, Phase::Draft, 4, &[480, 400], &[0, 0]),
        (include_str!("data/record_v2_redealt.json"), 2, Phase::Play, 2, &[-60, 36, -60], &[0, 6, 0]),
        (include_str!("data/record_v2_setup.json"), 2, Phase::Draft, 2, &[100, -228], &[3, 2]),
        (include_str!("data/record_v1_moonshot.json"), 1, Phase::MatchEnd, 22, &[539, 140], &[9, 0]),
        (V1, 1, Phase::MatchEnd, 2, &[-390, -116], &[0, 4]),
    ];
    for &(text, version, phase, round, scores, bags) in cases {
        assert!(text.starts_with(&format!("{{\"version\":{version},")));
        let record = Record::from_json(text).unwrap();
        assert_eq!(record.version, VERSION);
        let game = Game::replay(&record).unwrap();
        assert_eq!(
            (game.phase(), game.round(), game.scores(), game.bags()),
            (phase, round, scores, bags)
        );
        // Version 2 is written as it was read; version 1 becomes version 2.
        let written = game.record().to_json();
        assert_eq!(written == text.trim_end(), version == 2);
        assert_eq!(Record::from_json(&written), Ok(record.clone()));
        assert_eq!(serde_json::from_str::<Record>(text).unwrap(), record);
    }
}

#[test]
fn a_truncated_record_is_refused() {
    for text in [V1, V2] {
        let text = text.trim_end();
        for length in 0..text.len() {
            let Err(error) = Record::from_json(&text[..length]) else {
                panic!("{length} bytes were enough")
            };
            assert!(matches!(error, RecordError::Read(_)));
            assert!(error.to_string().contains("line 1"), "{error}");
        }
    }
}

#[test]
fn a_damaged_record_is_refused_or_is_another_match() {
    for text in [V1, V2] {
        for at in 0..text.len() - 1 {
            for byte in [b'0', b'9', b'"', b'{', b']', b' ', b'S', b'\\', 0xc3] {
                let mut damaged = text.as_bytes().to_vec();
                damaged[at] = byte;
                let Ok(damaged) = String::from_utf8(damaged) else {
                    continue;
                };
                if let Ok(record) = Record::from_json(&damaged)
                    && let Ok(game) = Game::replay(&record)
                {
                    assert_eq!(game.record(), record);
                }
            }
        }
    }
}

#[test]
fn faults_are_named() {
    let change = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    #[rustfmt::skip]
    let cases = [
        (String::new(), "EOF while parsing"),
        ("[]".to_owned(), "line 1 column"),
        ("{}".to_owned(), "missing field `version`"),
        (change(V2, "\"version\":2", "\"version\":0"), "version 0, which this program doesn't know"),
        (change(V2, "\"version\":2", "\"version\":4"), "version 4, which this program doesn't know"),
        (change(V2, "\"version\":2", "\"version\":-1"), "invalid value: integer `-1`"),
        (change(V2, "\"version\":2", "\"version\":1"), "action 0 is none of version 1"),
        (change(V1, "\"version\":1", "\"version\":2"), "version 2 has texts"),
        (change(V1, "\"look\"", "\"peek\""), "action 0 is none of version 1"),
        (change(V1, "{\"bid\":", "{\"bit\":"), "unknown variant `bit`"),
        (change(V1, "{\"bid\":", "{\"bid\":2"), "is illegal"),
        (change(V1, "\"actions\"", "\"setup\":{\"hands\":[],\"first\":0},\"actions\""), "version 1 has no setup"),
        (change(V2, "\"seed\":\"4", "\"seed\":\""), "a seed is 64 hexadecimal digits"),
        (change(V2, "\"seed\"", "\"sead\""), "unknown field `sead`"),
        (change(V2, "\"players\":4", "\"players\":400"), "400 is out of range (2 to 4)"),
        (change(V2, "\"players\":4", "\"players\":3"), "partners need four players"),
        (change(V2, "blind blind", "look pass"), "\"pass\" isn't an action"),
        (change(V2, "blind blind", "look bid03"), "\"bid03\" isn't an action"),
        (change(V2, "blind blind", "look bid300"), "\"bid300\" isn't an action"),
        (change(V2, "blind blind", "look bid14"), "action 1 (bid14) is illegal: You can bid at most 13."),
        (change(V2, "blind blind", "bid3"), "action 0 (bid3) is illegal: Look at your cards"),
        (change(V2, "\"actions\":[\"", "\"actions\":[\"next "), "action 0 (next) is illegal: You can't start the next round now."),
        (change(V2, "\"]}", " next\"]}"), "action 56 (next) is illegal: The match is over."),
        (change(V2, "\"actions\":[", "\"actions\":[7,"), "expected an action"),
        (change(V2, "\"actions\":[", "\"actions\":[{\"bid\":3},"), "version 2 has texts"),
        (format!("{V2}{V2}"), "trailing characters"),
        ("[".repeat(100_000), "line 1 column"),
        (format!("{{\"version\":{}", "[".repeat(100_000)), "line 1 column"),
        (format!("{{\"version\":2,\"x\":{}", "[".repeat(100_000)), "EOF while parsing"),
    ];
    for (row, (text, why)) in cases.into_iter().enumerate() {
        let error = match Record::from_json(&text) {
            Err(error) => error.to_string(),
            Ok(record) => Game::replay(&record).expect_err(&format!("row {row}")).to_string(),
        };
        assert!(error.contains(why), "row {row}: {error}");
    }
}

#[test]
fn nothing_is_read_or_played_without_bounds() {
    let long = format!("{{\"version\":2,\"actions\":[\"{}\"]}}", "draw ".repeat(2_000_000));
    assert_eq!(Record::from_json(&long), Err(RecordError::TooLong(long.len())));
    let mut record = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(0))
        .unwrap()
        .record();
    record.actions = vec![Action::Draw; 1 << 20 | 1];
    assert_eq!(Game::replay(&record), Err(ReplayError::TooLong(record.actions.len())));
    record.actions.clear();
    record.version = 1;
    assert_eq!(Game::replay(&record), Err(ReplayError::Version(1)));
}

/// Lists that would fill the memory, and names that would fill the screen.
#[test]
fn hostile_input_is_refused_in_a_few_words() {
    let record = |actions: String| {
        let record = Game::new(Preset::Solo.rules(), Seed::from_u64(0)).unwrap().record();
        record.to_json().replacen("[]", &format!("[{actions}]"), 1)
    };
    #[rustfmt::skip]
    let cases = [
        (record(format!("{}\"\"", "\"\",".repeat(1 << 21))), "more actions than any match has"),
        (record(format!("\"{}\"", "AS ".repeat(1 << 21))), "more actions than any match has"),
        (record("{\"play\":".repeat(1 << 18)), "line 1 column"),
        (record("[".repeat(1 << 22)), "line 1 column"),
        (record(format!("\"{}\"", "x".repeat(1 << 22))), "action 0: \"xxxxxxxxxxxxxxxx\" isn't an action"),
        (record(format!("{{\"{}\":1}}", "♠".repeat(1 << 21))), "line 1 column"),
        (record("{\"bid\":1e999999}".to_owned()), "line 1 column"),
        (record("{\"bid\":-99999999999999999999999999}".to_owned()), "line 1 column"),
    ];
    for (row, (text, why)) in cases.into_iter().enumerate() {
        let error = Record::from_json(&text).unwrap_err().to_string();
        assert!(error.contains(why), "row {row}: {error}");
        assert!(error.len() < 500, "row {row}: {} bytes", error.len());
    }
}

/// The longest match, with all rounds and thrown-in deals, is far within the bounds.
#[test]
fn a_match_with_many_redeals_can_be_kept() {
    let mut game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(0)).unwrap();
    for _ in 0..30_000 {
        game.apply(Action::Bid(0)).unwrap();
    }
    let record = Record::from_json(&game.record().to_json()).unwrap();
    assert_eq!(Game::replay(&record).as_ref(), Ok(&game));
    // Replaying the history takes time linear in the length of the match, not quadratic.
    assert_eq!(game.events().len(), 5 + 30_000 + 6 * 10_000);
    assert_eq!(game.undo_to(15_000).unwrap().action_count(), 15_000);
    assert_eq!(game.receipts().len(), 10_000);
}

#[test]
fn actions_are_words() {
    for action in (0..)
        .map_while(spades_rules::Card::from_index)
        .map(Action::Play)
        .chain((0..=13).map(Action::Bid))
        .chain([
            Action::Call(0),
            Action::Call(1),
            Action::BlindNil,
            Action::Look,
            Action::Draw,
            Action::Keep,
        ])
        .chain([Action::Discard, Action::Settle, Action::NextRound])
    {
        assert_eq!(action.to_string().parse(), Ok(action));
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
    }
    for text in [
        "", "bid", "bid-1", "bid+1", "bid 1", "bid013", "bid256", "call", "as", "ASS", "1S", "Draw", "ä",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// Rules that older programs don't know have a version of their own; all others are written as before.
#[test]
fn a_record_has_the_oldest_version_that_has_its_rules() {
    let ten = Rules {
        ten: Some(Ten { made: 200, failed: 200 }),
        ..Preset::Pairs.rules()
    };
    for (rules, version) in [(Preset::Pairs.rules(), 2), (ten, 3)] {
        let text = Game::new(rules, Seed::from_u64(1)).unwrap().record().to_json();
        assert!(text.starts_with(&format!("{{\"version\":{version},")), "{text}");
        assert_eq!(text.contains("ten"), version == 3, "{text}");
        let record = Record::from_json(&text).unwrap();
        assert_eq!((record.rules, record.version), (rules, VERSION));
    }
}
