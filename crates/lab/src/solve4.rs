//! `solve4`: exact solution of four open hands.

use std::process::ExitCode;

use clap::Args;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spades_bots::{Deal4, solve4};
use spades_rules::{Card, CardSet};

use crate::lines::{Answer, Input};

mod payoff;

/// Solve deals of four open hands, one JSON object per line; seats 0 and 2 are partners, as are seats 1 and 3.
///
/// In: {"hands":[[…],[…],[…],[…]],"leader":0,"broken":true}, 1 to 13 cards each.
///
/// Out: {"tricks":n,"leads":{"AS":n,…}}: the maximum number of tricks that the leader's side can take, overall and after each possible
/// lead.
///
/// With --payoff, in: the same with `{"friends":[0,2],"payoff":…}` and, in the middle of a trick, `{"trick":["5H",…]}`, its cards in order.
/// The friends maximize the payoff, the others minimize it. A payoff is either a sum of terms by the tricks that some seats take together,
/// `{"terms":[{"seats":[0,2],"worth":[0,-10,20,…]},…]}`, or a table of all ways to share the remaining tricks, {"table":{"2,1,0,0":5,…}}.
/// docs/FORMATS.md has examples.
///
/// Out: {"value":v,"plays":{"AS":v,…}}: the payoff with perfect play and all hands visible, overall and after each card that can be played.
///
/// A line that cannot be read or is inconsistent gives {"error":…}; the exit code is then 1 after the last line.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Solve4Args {
    /// Solve for the payoff given in each line, instead of for tricks.
    #[arg(long)]
    payoff: bool,
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

/// Returns the hands of a line as sets.
fn sets(lists: &[Vec<Card>; 4]) -> Result<[CardSet; 4], String> {
    let mut hands = [CardSet::EMPTY; 4];
    for (set, cards) in hands.iter_mut().zip(lists) {
        for &card in cards {
            if set.contains(card) {
                return Err(format!("{card} lies twice in one hand"));
            }
            set.insert(card);
        }
    }
    Ok(hands)
}

/// Parses the deal of a line.
fn parse(line: &str) -> Result<Deal4, String> {
    let line: Line = serde_json::from_str(line).map_err(|why| why.to_string())?;
    Ok(Deal4 {
        hands: sets(&line.hands)?,
        leader: line.leader,
        broken: line.broken,
    })
}

/// Returns the answer to a line.
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
    let answer = if args.payoff { payoff::answer } else { answer };
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
