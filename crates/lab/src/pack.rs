//! `pack`: sizes of packed matches.

use std::cell::RefCell;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use spades_archive::compact;
use spades_rules::{Game, Record};

use crate::lines::{Answer, Input};

/// Pack records (one JSON per line), check that they unpack unchanged, and print the size of each and of all.
///
/// `bytes` is the size of the packed form, including rules and seed; `played` that of the actions alone.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct PackArgs {
    #[command(flatten)]
    input: Input,
    /// Print only the total.
    #[arg(long)]
    sum: bool,
}

/// Sizes of one record or of all records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
struct Size {
    matches: usize,
    rounds: usize,
    json: usize,
    bytes: usize,
    played: usize,
    bytes_a_round: f64,
    played_a_round: f64,
}

#[derive(Serialize)]
struct Refused {
    error: String,
}

pub fn run(args: &PackArgs) -> ExitCode {
    let sum = RefCell::new(Size::default());
    let refuse = |error| Answer::bad(&Refused { error });
    let answer = |line: &str| match size(line) {
        Ok(size) => {
            sum.borrow_mut().add(size);
            if args.sum { Answer::none() } else { Answer::good(&size) }
        }
        Err(error) => refuse(error),
    };
    let code = args.input.answer(refuse, answer);
    println!("{}", serde_json::json!({ "sum": *sum.borrow() }));
    code
}

impl Size {
    fn add(&mut self, other: Size) {
        self.matches += other.matches;
        self.rounds += other.rounds;
        self.json += other.json;
        self.bytes += other.bytes;
        self.played += other.played;
        let rounds = self.rounds.max(1) as f64;
        self.bytes_a_round = (100.0 * self.bytes as f64 / rounds).round() / 100.0;
        self.played_a_round = (100.0 * self.played as f64 / rounds).round() / 100.0;
    }
}

fn size(line: &str) -> Result<Size, String> {
    let record = Record::from_json(line).map_err(|why| why.to_string())?;
    let game = Game::replay(&record).map_err(|why| why.to_string())?;
    let packed = compact::pack(&record).map_err(|why| why.to_string())?;
    if compact::unpack(&packed).as_ref() != Ok(&record) {
        return Err("unpacking did not give back the same record".to_owned());
    }
    let start = Record {
        actions: Vec::new(),
        ..record
    };
    let empty = compact::pack(&start).map_err(|why| why.to_string())?;
    let over = game.phase().is_scored();
    let mut size = Size::default();
    size.add(Size {
        matches: 1,
        rounds: usize::from(game.round()) - usize::from(!over),
        json: line.len(),
        bytes: packed.len(),
        played: packed.len().saturating_sub(empty.len()),
        ..Size::default()
    });
    Ok(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_measured_and_what_is_none_is_refused() {
        let line = include_str!("../../rules/tests/data/record_v2_pairs.json").trim();
        let size = size(line).unwrap();
        assert!(size.rounds > 0 && size.bytes < size.json / 10);
        assert!(super::size("{}").is_err());
    }
}
