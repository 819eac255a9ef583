//! `solve4`: four open hands, exactly.

use std::process::ExitCode;

use clap::Args;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spades_bots::{Deal4, solve4};
use spades_rules::{Card, CardSet};

use crate::lines::{Answer, Input};

/// Solves deals of four open hands, one as JSON a line; partners are seats 0 and 2, and seats 1 and 3.
///
/// In: {"hands":[[…],[…],[…],[…]],"leader":0,"broken":true}, 1 to 13 cards each.
///
/// Out: {"tricks":n,"leads":{"AS":n,…}}: the most tricks that the leader's side can take, and that after each card that may be led.
///
/// A line that cannot be read or makes no sense gives {"error":…}; the exit code is then 1 after the last line.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Solve4Args {
    #[command(flatten)]
    input: Input,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    hands: [Vec<Card>; 4],
    leader: usize,
    broken: bool,
}

/// The deal of a line.
fn parse(line: &str) -> Result<Deal4, String> {
    let line: Line = serde_json::from_str(line).map_err(|why| why.to_string())?;
    let mut hands = [CardSet::EMPTY; 4];
    for (set, cards) in hands.iter_mut().zip(&line.hands) {
        for &card in cards {
            if set.contains(card) {
                return Err(format!("{card} lies twice in one hand"));
            }
            set.insert(card);
        }
    }
    Ok(Deal4 {
        hands,
        leader: line.leader,
        broken: line.broken,
    })
}

/// The answer to a line.
fn answer(line: &str) -> Result<Value, String> {
    let solution = solve4(&parse(line)?).map_err(|why| why.to_string())?;
    let leads: Map<String, Value> = solution
        .leads
        .iter()
        .map(|(card, tricks)| (card.to_string(), Value::from(*tricks)))
        .collect();
    Ok(json!({ "tricks": solution.tricks, "leads": leads }))
}

/// Runs the command.
pub fn run(args: &Solve4Args) -> ExitCode {
    let refuse = |error| Answer::bad(&json!({ "error": error }));
    args.input.answer(refuse, |line| match answer(line) {
        Ok(solution) => Answer::good(&solution),
        Err(error) => refuse(error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_a_line() {
        let line = r#"{"hands":[["AH","2C"],["KH","3C"],["QH","BJ"],["JH","5C"]],"leader":0,"broken":false}"#;
        assert_eq!(
            answer(line).unwrap(),
            json!({ "tricks": 2, "leads": { "AH": 2, "2C": 2 } })
        );
    }

    #[test]
    fn says_what_is_wrong() {
        for (line, why) in [
            ("hello", "expected"),
            (
                r#"{"hands":[["AH"],["KH"],["QH"],["AH"]],"leader":0,"broken":true}"#,
                "two hands",
            ),
            (
                r#"{"hands":[["AH","AH"],["KH"],["QH"],["JH"]],"leader":0,"broken":true}"#,
                "twice in one hand",
            ),
            (
                r#"{"hands":[["AH"],["KH"],["QH"],["JH"]],"leader":7,"broken":true}"#,
                "leader",
            ),
            (
                r#"{"hands":[["AH"],["KH"],["QH"],[]],"leader":0,"broken":true}"#,
                "same number",
            ),
        ] {
            let said = answer(line).unwrap_err();
            assert!(said.contains(why), "{said}");
        }
    }
}
