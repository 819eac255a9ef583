//! The arena and the bot server, as programs.

use std::process::Command;

use serde_json::Value;

const LAB: &str = env!("CARGO_BIN_EXE_spades-lab");

fn arena(a: &str, b: &str) -> Value {
    let args = [
        "arena",
        "--preset",
        "pairs",
        "--matches",
        "2",
        "--seed",
        "3",
        "--a",
        a,
        "--b",
        b,
    ];
    let output = Command::new(LAB).args(args).output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A level behind the protocol plays as it does within: matches, rounds, contracts and all.
#[test]
fn a_level_over_the_wire_is_the_level() {
    let mut wired = arena(&format!("cmd:{LAB} bot --level intermediate"), "intermediate");
    let mut direct = arena("intermediate", "intermediate");
    for summary in [&mut wired, &mut direct] {
        summary["a"] = Value::Null;
        summary["sides"]["a"]["ms_per_decision"] = Value::Null;
        summary["sides"]["b"]["ms_per_decision"] = Value::Null;
    }
    assert_eq!(wired, direct);
    assert_eq!(wired["forfeits"]["a"], 0);
}
