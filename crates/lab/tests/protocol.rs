//! The first version of the bot protocol: programs written for it keep working until the major version changes.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;
use spades_rules::{Action, View};

/// The view in docs/BOTS.md, as first published. It must not change.
const VIEW: &str = include_str!("data/view_v1.json");

/// Answers that a program can give.
const ACTIONS: [&str; 10] = [
    r#"{"play":"5H"}"#,
    r#"{"bid":3}"#,
    r#"{"bid":0}"#,
    r#""look""#,
    r#""blind_nil""#,
    r#""draw""#,
    r#""keep""#,
    r#""discard""#,
    r#"{"call":0}"#,
    r#""settle""#,
];

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A program finds every field that it knows, with the same content; it has to expect additional ones.
#[test]
fn a_view_keeps_all_fields_of_the_first_version() {
    let view: View = serde_json::from_str(VIEW).unwrap();
    assert_eq!(view.check(), Ok(()));
    let written = serde_json::to_value(&view).unwrap();
    let (written, first) = (written.as_object().unwrap(), value(VIEW));
    for (field, content) in first.as_object().unwrap() {
        assert_eq!(written.get(field), Some(content), "{field}");
    }
}

#[test]
fn all_actions_of_the_first_version_are_read_and_written_alike() {
    for text in ACTIONS {
        let action: Action = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
    }
}

/// A line of the first version is answered with one of its legal actions, along with its number if it has one.
#[test]
fn a_level_answers_a_view_of_the_first_version() {
    let mut bot = Command::new(env!("CARGO_BIN_EXE_spades-lab"))
        .args(["bot", "--level", "beginner"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut numbered = value(VIEW);
    numbered["id"] = 17.into();
    let mut input = bot.stdin.take().unwrap();
    writeln!(input, "{}\n{numbered}", VIEW.trim()).unwrap();
    drop(input);
    let output = String::from_utf8(bot.wait_with_output().unwrap().stdout).unwrap();
    let answers: Vec<Value> = output.lines().map(value).collect();
    let legal = value(VIEW)["legal"].as_array().unwrap().clone();
    assert!(legal.contains(&answers[0]), "{output}");
    assert_eq!(answers[1]["id"], 17);
    assert!(legal.contains(&answers[1]["action"]), "{output}");
}
