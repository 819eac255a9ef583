//! Custom rules from TOML and JSON.

use spades_rules::{Moon, Preset, Renege, Rules, RulesFileError, Ten};

#[test]
fn whole_rules_go_out_and_come_back() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        let json = serde_json::to_string(&rules).unwrap();
        assert_eq!(Rules::from_json(&json), Ok(rules));
        let toml = toml::to_string(&rules).unwrap();
        assert_eq!(Rules::from_toml(&toml), Ok(rules));
        let base = format!("base = \"{}\"", preset.key());
        assert_eq!(Rules::from_toml(&base), Ok(rules));
    }
}

#[test]
fn a_file_says_only_what_differs() {
    let rules = Rules::from_toml(include_str!("data/house_rules.toml")).unwrap();
    let mut expected = Preset::OpenDraft.rules();
    expected.blind_nil = None;
    expected.moon = Some(Moon::Points(250));
    expected.renege = Renege::Penalized;
    (expected.bags.limit, expected.bags.penalty) = (5, 50);
    (expected.end.target, expected.end.rounds) = (None, Some(8));
    assert_eq!(rules, expected);
}

#[test]
fn numbers_are_switched_off() {
    for off in ["null", "false", "\"none\""] {
        let rules = Rules::from_json(&format!(r#"{{"base":"pairs","end":{{"floor":{off}}}}}"#)).unwrap();
        assert_eq!(rules.end.floor, None);
        assert_eq!(rules.end.target, Some(200));
    }
}

/// Ten is a table that is off or on as a whole.
#[test]
fn ten_is_switched_on_with_both_numbers() {
    let read = |text: &str| Rules::from_toml(&format!("base = \"pairs\"\n{text}"));
    let ten = Some(Ten { made: 200, failed: 100 });
    assert_eq!(read("ten = { made = 200, failed = 100 }").unwrap().ten, ten);
    assert_eq!(read("[ten]\nfailed = 100\nmade = 200").unwrap().ten, ten);
    for off in ["ten = false", "ten = \"none\"", ""] {
        assert_eq!(read(off).unwrap().ten, None);
    }
    let json = r#"{"base":"pairs","ten":null}"#;
    assert_eq!(Rules::from_json(json).unwrap().ten, None);
    assert_eq!(read("ten = { made = 200 }"), Err(RulesFileError::Missing("ten.failed")));
    assert_eq!(read("ten = { failed = 200 }"), Err(RulesFileError::Missing("ten.made")));
    for wrong in [
        "ten = true",
        "ten = 200",
        "ten = { made = false, failed = 100 }",
        "ten.more = 1",
    ] {
        let error = read(wrong).unwrap_err().to_string();
        assert!(error.contains("line 2"), "{error}");
    }
    let rules = Rules {
        ten,
        ..Preset::Pairs.rules()
    };
    assert!(
        rules.to_toml().contains("[ten]\nmade = 200\nfailed = 100\n"),
        "{}",
        rules.to_toml()
    );
    assert!(!Preset::Pairs.rules().to_toml().contains("ten"));
    // Without a base it may be left out, as every newer field.
    assert_eq!(Rules::from_toml(&Preset::Pairs.rules().to_toml()).unwrap().ten, None);
}

#[test]
fn hostile_input_is_refused_in_a_few_words() {
    #[rustfmt::skip]
    let cases = [
        ("#".repeat(1 << 20), "1048576 bytes are more than any rules need"),
        (format!("base = \"{}\"", "x".repeat(60_000)), "TOML parse error"),
        (format!("{} = 1", "x".repeat(60_000)), "TOML parse error"),
        (format!("a = {}", "[".repeat(60_000)), ""),
        (format!("{}a = 1", "a.".repeat(30_000)), ""),
        (format!("a = {}", "{a=".repeat(20_000)), ""),
        (format!("base = \"pairs\"\nnil = {}", "9".repeat(60_000)), "line 2"),
    ];
    for (row, (text, why)) in cases.into_iter().enumerate() {
        let error = Rules::from_toml(&text).unwrap_err().to_string();
        assert!(error.contains(why), "row {row}: {error}");
        assert!(error.len() < 500, "row {row}: {} bytes", error.len());
        assert!(Rules::from_json(&text).unwrap_err().to_string().len() < 500);
    }
}

#[test]
fn errors_say_where_and_why() {
    let cases = [
        ("", "players: missing"),
        ("players = 4", "sides: missing"),
        ("base = \"bridge\"", "unknown variant `bridge`"),
        ("base = \"pairs\"\nnil = \"much\"", "line 2, column 7"),
        ("base = \"pairs\"\nnill = 50", "unknown field `nill`"),
        ("base = \"pairs\"\nnill = 50", "line 2, column 1"),
        ("base = \"pairs\"\n[bags]\nlimits = 5", "line 3, column 1"),
        ("base = \"pairs\"\n[ends]\ncap = 5", "unknown field `ends`"),
        ("base = \"pairs\"\nbags = 5", "line 2, column 8"),
        ("base = \"pairs\"\n[bags]\nbase = \"solo\"", "unknown field `base`"),
        ("base = \"pairs\"\nnil = true", "line 2, column 7"),
        ("base = \"pairs\"\nnil = false", "nil: a blind nil"),
        ("base = \"pairs\"\nsides = \"three\"", "unknown variant `three`"),
        ("base = \"pairs\"\nblind_nil = \"often\"", "to switch it off"),
        ("base = \"pairs\"\nblind_nil = true", "say how many points"),
        ("base = \"pairs\"\nblind_nil = 3000000000", "3000000000 is out of range"),
        (
            "base = \"pairs\"\n[bags]\nlimit = 300",
            "300 is out of range (1 to 255)",
        ),
        (
            "base = \"pairs\"\n[bags]\nlimit = 0",
            "bags.limit: 0 is out of range (1 to 255)",
        ),
        ("base = \"pairs\"\n[end]\ntarget = false", "end.target: a match needs"),
        (
            "base = \"pairs\"\ntrumps = \"jokers\"\njokers = true",
            "`jokers` and `trumps` are one field: keep one of them",
        ),
        ("base = \"pairs\"\njokers = \"both\"", "expected a boolean"),
        ("base = \"pairs\"\ntrumps = \"king\"", "unknown variant `king`"),
        ("base = \"pairs\"\nbase = \"solo\"", "duplicate key"),
        ("nonsense", "line 1"),
    ];
    for (text, why) in cases {
        let error = Rules::from_toml(text).unwrap_err().to_string();
        assert!(error.contains(why), "{text:?} gave {error}");
    }
    let bags = r#"{"players":4,"sides":"partners","hands":"deal","jokers":false,"bidding":"free","bids_first":"first",
        "leads_first":"first","nil":100,"nil_failure":"penalty","double_nil":false,"failed_nil_helps_partner":true,
        "failed_nil_bags":true}"#;
    assert_eq!(Rules::from_json(bags), Err(RulesFileError::Missing("bags.limit")));
    let error = Rules::from_json("{\"base\":\"pairs\",\n\"nil\":1.5}")
        .unwrap_err()
        .to_string();
    assert!(error.contains("line 2 column 9"), "{error}");
}
