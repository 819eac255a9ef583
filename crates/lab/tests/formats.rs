//! The examples of docs/FORMATS.md load.

use std::io::Write as _;
use std::process::{Command, Stdio};

use spades_archive::RulesKind;
use spades_archive::bundle::Bundle;
use spades_archive::code::DealCode;
use spades_archive::history::History;
use spades_rules::{Game, Preset, Receipt, Record, Renege, Rules, Trumps};

const FORMATS: &str = include_str!("../../../docs/FORMATS.md");

/// Returns the examples in a language, in order.
fn examples(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    let parts = FORMATS.split(&fence[..]).skip(1);
    parts.map(|part| part.split("```").next().unwrap().trim()).collect()
}

#[test]
fn rules() {
    let toml: Vec<Rules> = examples("toml")
        .into_iter()
        .map(|text| Rules::from_toml(text).unwrap())
        .collect();
    assert_eq!((toml[0].end.target, toml[0].end.rounds), (Some(250), Some(12)));
    assert_eq!((toml[0].blind_nil, toml[0].bags.limit), (None, 5));
    // The list of all fields equals the open draft, except that it penalizes reneges.
    let whole = Rules {
        renege: Renege::Penalized,
        ..Preset::OpenDraft.rules()
    };
    assert_eq!(toml[1..], [whole]);
    let pairs = Rules::from_json(examples("json")[0]).unwrap();
    assert!(pairs.trumps == Trumps::Jokers && pairs.double_nil && pairs.end.floor.is_none());
    for preset in Preset::ALL {
        assert!(FORMATS.contains(&format!("`{}`", preset.key())));
    }
}

/// The fixed test vector of the rules, on which the page's commands were tried.
#[test]
fn receipt() {
    let receipt: Receipt = serde_json::from_str(examples("json")[1]).unwrap();
    assert_eq!(receipt.verify(), Ok(()));
    let vector: Receipt = serde_json::from_str(include_str!("../../rules/tests/data/receipt.json")).unwrap();
    assert_eq!(receipt, vector);
}

#[test]
fn record() {
    let record = Record::from_json(examples("json")[2]).unwrap();
    let game = Game::replay(&record).unwrap();
    assert_eq!(game.action_count(), 6);
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    assert_eq!(read(&game.record().to_json()), read(examples("json")[2]));
}

/// The examples of open hands give the answers on the page.
#[test]
fn open_hands() {
    let from = FORMATS.split("## Open hands").nth(1).unwrap();
    let answers: Vec<&str> = from
        .split("\nanswers `")
        .skip(1)
        .map(|part| part.split('`').next().unwrap())
        .collect();
    let questions: Vec<String> = from
        .split("```json\n")
        .skip(1)
        .map(|part| part.split("```").next().unwrap().replace('\n', " "))
        .collect();
    assert_eq!((questions.len(), answers.len()), (2, 2));
    for (flags, (question, answer)) in [&["solve4"][..], &["solve4", "--payoff"]]
        .into_iter()
        .zip(questions.iter().zip(answers))
    {
        let mut lab = Command::new(env!("CARGO_BIN_EXE_spades-lab"))
            .args(flags)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        lab.stdin
            .take()
            .unwrap()
            .write_all(format!("{question}\n").as_bytes())
            .unwrap();
        let said = lab.wait_with_output().unwrap().stdout;
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(read(&String::from_utf8(said).unwrap()), read(answer));
    }
}

#[test]
fn code() {
    let text = examples("text")[0];
    let code: DealCode = text.parse().unwrap();
    assert_eq!((code.to_string().as_str(), text.len()), (text, 60));
    assert_eq!(RulesKind::of(code.rules()), RulesKind::Preset(Preset::Pairs));
}

#[test]
fn history() {
    let store = examples("text")[1];
    let opened = History::open(["history-0"], |_| Some(format!("{store}\n")));
    assert_eq!((opened.damage, opened.history.len()), (vec![], 1));
}

#[test]
fn bundle() {
    let is_bundle = |text: &&str| text.contains("spades-bundle");
    let example = examples("json").into_iter().find(is_bundle).unwrap();
    let bundle = Bundle::from_json(example).unwrap();
    assert_eq!(bundle.parts().count(), 2);
}
