//! `score`: scores rounds by their bids and tricks.

use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use spades_rules::{Action, Bid, PlayedRound, Seat, SideScore, Totals};

use crate::lines::{Answer, Input};
use crate::replay::{Failure, bid, failure, rules};

/// Score rounds, one JSON object per line.
///
/// In: {"rules":"pairs","bids":[4,"nil",…],"tricks":[5,0,…],"scores":[0,0],"bags":[0,0]}
///
/// `rules` is the key of a preset or a Rules object. `bids` are by seat, spelled as in `replay`; for a dummy null or nothing. `tricks` are by
/// hand, the dummy's last, and `dummy_partner` is the seat that plays it. `round` is the number of the round, 1 without it. `scores`, `bags`,
/// `sets` and `set_runs` are those of each side before the round, 0 without them. Nobody asks whether the bids were legal.
///
/// Out: {"sheet":[{"contract":…,"tricks":…,"contract_points":…,…,"score":…}…],"over":null or [winning sides]}
#[allow(rustdoc::broken_intra_doc_links, reason = "the brackets are JSON")]
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct ScoreArgs {
    #[command(flatten)]
    input: Input,
}

pub fn run(args: &ScoreArgs) -> ExitCode {
    let refuse = |why: String| Answer::bad(&failure(why));
    args.input.answer(refuse, |line| match score(line) {
        Ok(scored) => Answer::good(&scored),
        Err(failure) => Answer::bad(&failure),
    })
}

#[derive(Deserialize)]
struct Line {
    rules: Value,
    #[serde(default = "one")]
    round: u16,
    bids: Vec<Value>,
    tricks: Vec<u8>,
    dummy_partner: Option<Seat>,
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    bags: Vec<u8>,
    #[serde(default)]
    sets: Vec<u8>,
    #[serde(default)]
    set_runs: Vec<u8>,
}

const fn one() -> u16 {
    1
}

#[derive(Debug, Serialize)]
struct Scored {
    sheet: Vec<SideScore>,
    over: Option<Vec<usize>>,
}

fn score(line: &str) -> Result<Scored, Failure> {
    let line: Line = serde_json::from_str(line).map_err(failure)?;
    let rules = rules(&line.rules)?;
    let hands = rules.hand_count();
    if line.tricks.len() != hands || line.tricks.iter().map(|&tricks| u32::from(tricks)).sum::<u32>() > 13 {
        return Err(failure(format_args!("tricks: {hands} hands take at most 13 tricks")));
    }
    if line.bids.len() > hands
        || line
            .dummy_partner
            .is_some_and(|seat| seat >= usize::from(rules.players))
    {
        return Err(failure(format_args!("bids: there are {hands} hands")));
    }
    let mut played = PlayedRound {
        dummy_partner: line.dummy_partner,
        ..PlayedRound::default()
    };
    for (seat, value) in line.bids.iter().enumerate().filter(|(_, value)| !value.is_null()) {
        played.bids[seat] = Some(match bid(value)? {
            Action::Bid(tricks) if tricks <= 13 => Bid::Tricks(tricks),
            Action::BlindNil => Bid::BlindNil,
            Action::BlindBid(tricks) if tricks <= 13 => Bid::Blind(tricks),
            _ => return Err(failure(format_args!("bids: {value} isn't a bid"))),
        });
    }
    played.tricks[..hands].copy_from_slice(&line.tricks);
    let before = Totals {
        scores: &line.scores,
        bags: &line.bags,
        sets: &line.sets,
        set_runs: &line.set_runs,
        round: line.round,
    };
    let sheet = rules.score(&played, &before).to_vec();
    let scores: Vec<i32> = sheet.iter().map(|side| side.score).collect();
    let count = |of: fn(&SideScore) -> u8| sheet.iter().map(of).collect::<Vec<_>>();
    let (bags, sets, set_runs) = (
        count(|side| side.bags_after),
        count(|side| side.sets_after),
        count(|side| side.set_run_after),
    );
    let after = Totals {
        scores: &scores,
        bags: &bags,
        sets: &sets,
        set_runs: &set_runs,
        round: line.round,
    };
    let over = rules.winners(&played, &after).map(|sides| sides.to_vec());
    Ok(Scored { sheet, over })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_scored_by_its_rules() {
        let scored = score(
            r#"{"rules":{"base":"pairs","bags":{"points":0},"end":{"sets":2}},"bids":[5,4,"nil",2],"tricks":[4,6,0,3],
                "scores":[210,190],"sets":[1,0],"round":3}"#,
        )
        .unwrap();
        assert_eq!((scored.sheet[0].total, scored.sheet[1].total), (50, 60));
        assert_eq!((scored.sheet[0].set, scored.sheet[0].sets_after), (true, 2));
        assert_eq!(scored.over, Some(vec![1]));
    }

    #[test]
    fn lines_that_make_no_round_are_refused() {
        for (line, why) in [
            (
                r#"{"rules":"pairs","bids":[1,1,1,1],"tricks":[1,1]}"#,
                "tricks: 4 hands",
            ),
            (
                r#"{"rules":"pairs","bids":[1,1,1,1],"tricks":[13,1,0,0]}"#,
                "tricks: 4 hands",
            ),
            (
                r#"{"rules":"pairs","bids":[1,1,1,1,1],"tricks":[1,1,1,1]}"#,
                "bids: there are 4",
            ),
            (
                r#"{"rules":"pairs","bids":[14],"tricks":[1,1,1,1]}"#,
                "bids: 14 isn't a bid",
            ),
            (r#"{"rules":"bridge","bids":[],"tricks":[]}"#, "rules: unknown preset"),
            ("{}", "missing field"),
        ] {
            let failed = score(line).unwrap_err();
            assert!(
                serde_json::to_string(&failed).unwrap().contains(why),
                "{line}: {failed:?}"
            );
        }
    }
}
