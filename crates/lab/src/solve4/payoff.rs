//! `solve4 --payoff`: four open hands, for any payoff over the tricks of the four seats.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use spades_bots::{Ending4, PayoffSolver};
use spades_rules::Card;

use super::sets;

/// Number of answers that the solver keeps, some 60 bytes each.
const MEMORY: usize = 1_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    hands: [Vec<Card>; 4],
    leader: usize,
    broken: bool,
    #[serde(default)]
    trick: Vec<Card>,
    friends: Vec<usize>,
    payoff: Payoff,
}

/// The payoff of a distribution of the tricks.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Payoff {
    /// A sum over groups of seats.
    Terms(Vec<Term>),
    /// By the tricks of the four seats, "2,1,0,0".
    Table(HashMap<String, f32>),
}

/// The payoff for the tricks that some seats take together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    seats: Vec<usize>,
    worth: Vec<f32>,
}

/// Returns all distributions of a number of tricks over four seats.
fn shares(left: u8) -> impl Iterator<Item = [u8; 4]> {
    let rest = move |a: u8, b: u8, c: u8| left.checked_sub(a + b + c).map(|d| [a, b, c, d]);
    (0..=left).flat_map(move |a| (0..=left).flat_map(move |b| (0..=left).filter_map(move |c| rest(a, b, c))))
}

/// Returns the payoff of every distribution of the tricks.
fn worths(payoff: &Payoff, left: u8) -> Result<HashMap<[u8; 4], f32>, String> {
    match payoff {
        Payoff::Terms(terms) => {
            for term in terms {
                if term.seats.iter().any(|&seat| seat > 3) {
                    return Err("a seat is a number from 0 to 3".to_owned());
                }
                if term.worth.len() != usize::from(left) + 1 {
                    return Err(format!("a term needs {} numbers, for 0 to {left} tricks", left + 1));
                }
            }
            let worth = |share: [u8; 4]| {
                let term = |term: &Term| {
                    let tricks: u8 = (0..4)
                        .filter(|seat| term.seats.contains(seat))
                        .map(|seat| share[seat])
                        .sum();
                    term.worth[usize::from(tricks)]
                };
                terms.iter().map(term).sum()
            };
            Ok(shares(left).map(|share| (share, worth(share))).collect())
        }
        Payoff::Table(table) => {
            if table.len() != shares(left).count() {
                return Err(format!(
                    "the table needs all {} ways to share {left} tricks",
                    shares(left).count()
                ));
            }
            let worth = |share: [u8; 4]| {
                let name = share.map(|tricks| tricks.to_string()).join(",");
                let worth = table.get(&name).copied();
                worth
                    .map(|worth| (share, worth))
                    .ok_or_else(|| format!("the table lacks {name:?}"))
            };
            shares(left).map(worth).collect()
        }
    }
}

/// Returns the answer to a line.
pub(super) fn answer(line: &str) -> Result<Value, String> {
    let line: Line = serde_json::from_str(line).map_err(|why| why.to_string())?;
    if line.friends.iter().any(|&seat| seat > 3) {
        return Err("a seat is a number from 0 to 3".to_owned());
    }
    let ending = Ending4 {
        hands: sets(&line.hands)?,
        leader: line.leader,
        trick: line.trick[..]
            .try_into()
            .map_err(|_| "a running trick has three cards at most".to_owned())?,
        broken: line.broken,
    };
    let left = ending.tricks_left().map_err(|why| why.to_string())?;
    let worths = worths(&line.payoff, left)?;
    let friends = line.friends.iter().fold(0, |friends, seat| friends | 1 << seat);
    let mut solver = PayoffSolver::new(left, friends, MEMORY, |share| worths[&share]);
    let plays = solver
        .plays(&ending, u64::MAX)
        .map_err(|why| why.to_string())?
        .unwrap_or_default();
    let turn = (line.leader + line.trick.len()) % 4;
    let values = plays.iter().map(|&(_, value)| value);
    let value = if friends >> turn & 1 == 1 {
        values.fold(f32::MIN, f32::max)
    } else {
        values.fold(f32::MAX, f32::min)
    };
    let plays: Map<String, Value> = plays
        .iter()
        .map(|(card, value)| (card.to_string(), json!(value)))
        .collect();
    Ok(json!({ "value": value, "plays": plays }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two tricks are left; seat 0 wins one with its ace, and seat 3 the other with its club.
    #[test]
    fn answers_a_line() {
        let line = r#"{"hands":[["AH","2C"],["QH","3C"],["KH","4C"],["JH","5C"]],"leader":0,"broken":true,"friends":[0,2],
            "payoff":{"terms":[{"seats":[0,2],"worth":[-10,10,9]},{"seats":[1],"worth":[0,0.5,0.5]}]}}"#;
        let value = answer(line).unwrap();
        assert_eq!(value, json!({ "value": 10.0, "plays": { "AH": 10.0, "2C": 10.0 } }));
        let table = line.replace(
            r#""terms":[{"seats":[0,2],"worth":[-10,10,9]},{"seats":[1],"worth":[0,0.5,0.5]}]"#,
            r#""table":{"0,0,0,2":-10,"0,0,1,1":10,"0,0,2,0":9,"0,1,0,1":-9.5,"0,1,1,0":10.5,"0,2,0,0":-9.5,"1,0,0,1":10,
                "1,0,1,0":9,"1,1,0,0":10.5,"2,0,0,0":9}"#,
        );
        assert_eq!(answer(&table).unwrap(), value);
    }

    /// In the middle of a trick the next hand to play decides; seat 1 minimizes, and takes both tricks.
    #[test]
    fn answers_in_the_middle_of_a_trick() {
        let line = r#"{"hands":[["2C"],["QH","2H"],["9H","4C"],["JH","5C"]],"leader":0,"trick":["TH"],"broken":true,"friends":[0,2],
            "payoff":{"terms":[{"seats":[1],"worth":[0,-1,-2]}]}}"#;
        assert_eq!(
            answer(line).unwrap(),
            json!({ "value": -2.0, "plays": { "2H": 0.0, "QH": -2.0 } })
        );
    }

    #[test]
    fn says_what_is_wrong() {
        let line = |friends: &str, trick: &str, payoff: &str| {
            let cards = r#""hands":[["AH"],["KH"],["QH"],["JH"]],"leader":0,"broken":true"#;
            format!(r#"{{{cards},"friends":{friends},"trick":{trick},"payoff":{payoff}}}"#)
        };
        let good = r#"{"terms":[{"seats":[0],"worth":[0,1]}]}"#;
        assert!(answer(&line("[0]", "[]", good)).is_ok());
        for (line, why) in [
            (line("[4]", "[]", good), "seat"),
            (line("[0]", r#"["AH"]"#, good), "two places"),
            (line("[0]", r#"["2H"]"#, good), "same number"),
            (line("[0]", r#"["2H","3H","4H","5H"]"#, good), "three cards"),
            (
                line("[0]", "[]", r#"{"terms":[{"seats":[0],"worth":[0]}]}"#),
                "needs 2 numbers",
            ),
            (line("[0]", "[]", r#"{"terms":[{"seats":[5],"worth":[0,1]}]}"#), "seat"),
            (line("[0]", "[]", r#"{"table":{"1,0,0,0":1}}"#), "all 4 ways"),
            (
                line(
                    "[0]",
                    "[]",
                    r#"{"table":{"1,0,0,0":1,"0,1,0,0":1,"0,0,1,0":1,"0,0,0,2":1}}"#,
                ),
                "lacks",
            ),
        ] {
            let said = answer(&line).unwrap_err();
            assert!(said.contains(why), "{said}");
        }
    }
}
