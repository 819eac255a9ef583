//! `spades-lab replay` and `verify-deal` as programs, over rounds of other engines.
//!
//! `data/rounds.jsonl` has one round per line: the input (cards in one text), and the verdict of another engine: every legal set, winner,
//! score and end, or the illegal play. The engines are one written from the rule book alone (every preset and random custom rules), the
//! published crate `spades` 2.0.0 and OpenSpiel 2.0.2. Data that an engine does not report, or has another rule for (OpenSpiel never breaks
//! spades), are missing or null.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const LAB: &str = env!("CARGO_BIN_EXE_spades-lab");
const ROUNDS: &str = include_str!("data/rounds.jsonl");
const RECEIPT: &str = include_str!("../../rules/tests/data/receipt.json");

fn lab(command: &str, input: &[u8]) -> Output {
    let mut child = Command::new(LAB)
        .arg(command)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // From another thread, or both programs would block once the pipes are full.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Splits a text into a list of cards.
fn cards(text: &Value) -> Value {
    text.as_str().unwrap().split_whitespace().collect()
}

fn unpack(mut round: Value) -> Value {
    round["plays"] = cards(&round["plays"]);
    for hand in round["hands"].as_array_mut().unwrap() {
        *hand = cards(hand);
    }
    round
}

/// Returns `true` if the answer agrees with every value that is expected.
fn agrees(expected: &Value, answer: &Value) -> bool {
    match (expected, answer) {
        (Value::Array(expected), Value::Array(answer)) => {
            let matches = |(expected, answer): (&Value, &Value)| expected.is_null() || agrees(expected, answer);
            expected.len() == answer.len() && expected.iter().zip(answer).all(matches)
        }
        (expected, answer) => expected == answer,
    }
}

#[test]
fn rounds_of_other_engines_are_replayed_to_the_same_end() {
    let rounds: Vec<Value> = ROUNDS.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(rounds.len() > 250);
    let input: String = rounds
        .iter()
        .map(|round| format!("{}\n", unpack(round["round"].clone())))
        .collect();
    let output = lab("replay", input.as_bytes());
    let answers = lines(&output);
    assert_eq!(answers.len(), rounds.len());
    let mut failures = 0;
    for (number, (round, answer)) in rounds.iter().zip(&answers).enumerate() {
        for (key, expected) in round["answer"].as_object().unwrap() {
            let expected = match (key.as_str(), expected) {
                ("legal", Value::Array(sets)) => sets
                    .iter()
                    .map(|set| if set.is_null() { Value::Null } else { cards(set) })
                    .collect(),
                _ => expected.clone(),
            };
            assert!(
                agrees(&expected, &answer[key]),
                "line {}, {key}: {expected} by {}, {} here",
                number + 1,
                round["from"],
                answer[key]
            );
        }
        failures += usize::from(answer.get("error").is_some());
        assert_eq!(
            answer.get("error").is_some(),
            round["answer"].get("at").is_some(),
            "{answer}"
        );
    }
    assert!(failures > 20 && output.status.code() == Some(1));
}

fn good() -> Value {
    json!({"rules": "open_draft", "hands": [["AS", "2H"], ["KS", "3H"]], "first": 0, "bids": [1, 1]})
}

/// Returns a valid line with some fields changed.
fn changed(changes: Value) -> Value {
    let mut line = good();
    for (key, value) in changes.as_object().unwrap() {
        line[key] = value.clone();
    }
    line
}

#[test]
fn a_bad_line_is_reported_and_the_rest_is_read() {
    let cases = [
        ("no JSON", "expected"),
        ("{}", "missing field `rules`"),
        ("\"\u{fffd}\"", "invalid type"),
        (
            &changed(json!({"rules": "bridge"})).to_string(),
            "rules: unknown preset",
        ),
        (
            &changed(json!({"rules": {"base": "pairs", "players": 2}})).to_string(),
            "rules: sides: partners need four players",
        ),
        (&changed(json!({"rules": {}})).to_string(), "rules: players: missing"),
        (
            &changed(json!({"hands": [["AS"]]})).to_string(),
            "hands: these rules need 2 hands",
        ),
        (
            &changed(json!({"hands": [["AS"], ["AS"]]})).to_string(),
            "AS is held twice",
        ),
        (
            &changed(json!({"hands": [["AS", "AS"], ["KS", "QS"]]})).to_string(),
            "listed twice",
        ),
        (
            &changed(json!({"hands": [["AS"], ["BJ"]]})).to_string(),
            "BJ is held twice or is not in the deck",
        ),
        (&changed(json!({"hands": [["AS"], ["1S"]]})).to_string(), "isn't a card"),
        (
            &changed(json!({"first": 2})).to_string(),
            "first: this seat isn't a player",
        ),
        (&changed(json!({"bids": [1]})).to_string(), "these rules need 2 bids"),
        (
            &changed(json!({"bids": [1, 14]})).to_string(),
            "bids: seat 1: You can bid at most 13.",
        ),
        (&changed(json!({"bids": [1, "pass"]})).to_string(), "isn't a bid"),
        (
            &changed(json!({"rules": "moonshot", "bids": [1, "blind nil"]})).to_string(),
            "blind",
        ),
        (
            &changed(json!({"scores": [1]})).to_string(),
            "scores: there are 2 sides",
        ),
        (
            &changed(json!({"bags": [10, 0]})).to_string(),
            "each below the limit of bags",
        ),
        (&"[".repeat(10_000), "recursion limit"),
        (&format!("{{\"rules\":\"{}", "x".repeat(3 << 20)), "longer than"),
    ];
    let mut input: String = cases.iter().map(|(line, _)| format!("{line}\n")).collect();
    input += &format!("{}\n\n", good());
    let mut input = input.into_bytes();
    input.extend(b"\xff\xfe\n");
    let output = lab("replay", &input);
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers.len(), cases.len() + 2);
    for ((line, why), answer) in cases.iter().zip(&answers) {
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(why), "{line:.100} gave {error}");
        assert!(answer.get("at").is_none());
    }
    assert!(answers[cases.len()].get("error").is_none());
}

#[test]
fn optional_fields_and_spellings_are_read() {
    let whole = json!({"plays": ["2H", "3H", "KS", "AS"], "first": 0, "scores": [0, 0], "bags": [0, 0]});
    let rules = json!({"base": "open_draft"});
    let lines_in = [
        changed(whole),
        changed(json!({"plays": ["2H", "3H", "KS", "AS"], "rules": "Open Draft", "scores": null})),
        changed(json!({"plays": ["2H", "3H", "KS", "AS"], "rules": rules, "bids": ["1", {"tricks": 1}], "id": 7})),
    ];
    let input: String = lines_in.iter().map(|line| format!("{line}\n")).collect();
    let output = lab("replay", input.as_bytes());
    assert!(output.status.success());
    let all: Vec<String> = (0..=13).map(|bid| format!("bid{bid}")).collect();
    let expected = json!({
        "leader": 0, "legal_bids": [all, all], "sets": [0, 0], "set_runs": [0, 0],
        "legal": [["2H"], ["3H"], ["KS"], ["AS"]], "winners": [1, 0], "tricks": [1, 1],
        "round": [10, 10], "scores": [10, 10], "bags": [0, 0], "over": null,
    });
    assert_eq!(lines(&output), vec![expected; 3]);
    // A round that is not finished has no score yet.
    let output = lab("replay", changed(json!({"plays": ["2H"]})).to_string().as_bytes());
    let started = &lines(&output)[0];
    assert_eq!(
        (&started["legal"], &started["tricks"]),
        (&json!([["2H"]]), &json!([0, 0]))
    );
    assert!(output.status.success() && started["round"].is_null() && started["over"].is_null());
}

#[test]
fn from_a_file_as_from_standard_input() {
    let path = std::env::temp_dir().join(format!("spades-lab-{}.jsonl", std::process::id()));
    std::fs::write(&path, format!("{}\n", good())).unwrap();
    let output = Command::new(LAB).arg("replay").arg(&path).output().unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(lines(&output), lines(&lab("replay", good().to_string().as_bytes())));
    let missing = Command::new(LAB).arg("replay").arg(&path).output().unwrap();
    assert_eq!(missing.status.code(), Some(2));
}

#[test]
fn receipts() {
    let truth = RECEIPT.trim();
    let swapped = truth.replacen("\"9S\",\"9C\"", "\"9C\",\"9S\"", 1);
    let output = lab(
        "verify-deal",
        format!("{truth}\nhello\n{swapped}\n{truth}\n").as_bytes(),
    );
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers[0], json!({"valid": true}));
    assert_eq!(answers[1]["valid"], false);
    assert!(answers[1]["error"].as_str().unwrap().contains("not a receipt"));
    assert_eq!(
        answers[2],
        json!({"valid": false, "why": "deck and salt do not give this commitment"})
    );
    assert_eq!(answers[3], answers[0]);
    assert!(lab("verify-deal", truth.as_bytes()).status.success());
}
