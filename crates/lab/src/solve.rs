//! `solve`: exact solution of two-hand endings.

use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spades_bots::solver::{Ending, Memory, Solution, Solve};
use spades_rules::{Card, CardSet};

use crate::lines::{Answer, Input};

/// Solve endings of two known hands, one JSON object per line.
///
/// In: {"leader":[…],"follower":[…],"broken":true}, 1 to 13 cards each. With "led":"AS" the leader has already led that card, and it is
/// not in its list.
///
/// Out: {"tricks":n,"leads":{"AS":n,…},"nodes":…,"micros":…}: the maximum number of tricks that the leader can take, overall and after each
/// card that can be led (after a card led: "replies", for each card of the follower). With --payoff, "value" instead of "tricks", and a
/// value for each card.
///
/// A line that cannot be read or is inconsistent gives {"error":…}; the exit code is then 1 after the last line.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct SolveArgs {
    /// The leader's payoff for taking 0, 1, 2, … tricks, as a JSON list with one more value than there are cards in a hand.
    #[arg(long, value_parser = parse_payoff, value_name = "LIST")]
    payoff: Option<Payoff>,
    #[command(flatten)]
    input: Input,
}

#[derive(Clone, Debug)]
struct Payoff(Vec<f64>);

fn parse_payoff(text: &str) -> Result<Payoff, String> {
    serde_json::from_str(text)
        .map(Payoff)
        .map_err(|why| format!("a list of numbers is wanted, like '[-20,10,9]': {why}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    leader: Vec<Card>,
    follower: Vec<Card>,
    broken: bool,
    led: Option<Card>,
}

#[derive(Serialize)]
struct Failure {
    error: String,
}

/// Entries of the memory, as a power of two: half a mebibyte, which fits the processor's cache.
const MEMORY: u32 = 16;

pub fn run(args: &SolveArgs) -> ExitCode {
    let mut memory = Memory::new(MEMORY);
    let payoff = args.payoff.as_ref().map(|payoff| payoff.0.as_slice());
    let refuse = |error| Answer::bad(&Failure { error });
    args.input
        .answer(refuse, |line| match solve(line, payoff, &mut memory) {
            Ok(answer) => Answer::good(&answer),
            Err(error) => refuse(error),
        })
}

fn solve(line: &str, payoff: Option<&[f64]>, memory: &mut Memory) -> Result<Value, String> {
    let line: Line = serde_json::from_str(line).map_err(|why| why.to_string())?;
    let ending = Ending {
        leader: hand(&line.leader)?,
        follower: hand(&line.follower)?,
        led: line.led,
        broken: line.broken,
    };
    let tricks: Vec<f64> = (0..=ending.follower.len()).map(|count| count as f64).collect();
    let start = Instant::now();
    let solution = Solve::new(&ending, payoff.unwrap_or(&tricks), true)
        .map_err(|why| why.to_string())?
        .finish(memory);
    let micros = start.elapsed().as_micros();
    Ok(answer(&solution, payoff.is_none(), ending.led.is_some(), micros))
}

fn hand(cards: &[Card]) -> Result<CardSet, String> {
    let mut hand = CardSet::EMPTY;
    for &card in cards {
        if hand.contains(card) {
            return Err(format!("{card} is there twice"));
        }
        hand.insert(card);
    }
    Ok(hand)
}

fn answer(solution: &Solution, tricks: bool, replies: bool, micros: u128) -> Value {
    let number = |value: f64| {
        if tricks {
            Value::from(value as u8)
        } else {
            Value::from(value)
        }
    };
    let cards: Map<String, Value> = solution
        .cards
        .iter()
        .map(|&(card, value)| (card.to_string(), number(value)))
        .collect();
    let mut answer = Map::new();
    let names = (
        if tricks { "tricks" } else { "value" },
        if replies { "replies" } else { "leads" },
    );
    answer.insert(names.0.to_owned(), number(solution.value));
    answer.insert(names.1.to_owned(), Value::Object(cards));
    answer.insert("nodes".to_owned(), Value::from(solution.nodes));
    answer.insert(
        "micros".to_owned(),
        Value::from(u64::try_from(micros).unwrap_or(u64::MAX)),
    );
    Value::Object(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(line: &str, payoff: Option<&[f64]>) -> Result<Value, String> {
        solve(line, payoff, &mut Memory::new(10))
    }

    #[test]
    fn every_legal_lead_has_its_entry() {
        let line = r#"{"leader":["AH","KH","2S"],"follower":["QH","3S","4S"],"broken":false}"#;
        let answer = ask(line, None).unwrap();
        assert_eq!(answer["tricks"], 1);
        assert_eq!(answer["leads"].as_object().unwrap().len(), 2);
        assert_eq!(answer["leads"]["AH"], answer["leads"]["KH"]);
    }

    #[test]
    fn a_payoff_may_want_few_tricks() {
        let line = r#"{"leader":["AH","2C"],"follower":["KH","3C"],"broken":true}"#;
        let answer = ask(line, Some(&[1.5, 0.0, -2.0])).unwrap();
        assert_eq!(answer["value"], 0.0);
        assert_eq!(answer["leads"]["2C"], 0.0);
    }

    #[test]
    fn nonsense_is_an_error() {
        for line in [
            "{",
            r#"{"leader":["AH"],"follower":[],"broken":true}"#,
            r#"{"leader":["AH"],"follower":["AH"],"broken":true}"#,
            r#"{"leader":["AH","AH"],"follower":["2C","3C"],"broken":true}"#,
            r#"{"leader":["1H"],"follower":["2C"],"broken":true}"#,
        ] {
            assert!(ask(line, None).is_err(), "{line}");
        }
        let line = r#"{"leader":["AH"],"follower":["KH"],"broken":true}"#;
        assert!(ask(line, Some(&[1.0])).is_err());
    }
}
