//! `code`: makes and reads deal codes.

use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde::Serialize;
use spades_archive::code::{Carry, CodeError, DealCode, Line, NoCode};
use spades_archive::compare::{Comparison, Seen, compare};
use spades_archive::{RulesKind, Sheet};
use spades_rules::{Action, Game, Record, Rules, Seed};

use crate::lines::{Answer, Input};

/// Read deal codes, links and records, one per line, and print the contents of each.
///
/// A code or a link gives {"code":…,"kind":…,"rules":…,"seed":…}, and if it includes its sender's result, "sender" with
/// {"seat":…,"sheet":…,"actions":…}. A record as JSON gives the code of its deals; with --carry, the code includes the play of --seat. An
/// unfinished match has no code: the seed in it would reveal the cards still to come.
///
/// With --against a code, a record or another code is compared with it round by round, as far as both go.
///
/// A mistyped code gives {"error":…}, with the position where a single slip explains it, and exit code 1 at the end.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct CodeArgs {
    #[command(flatten)]
    input: Input,
    /// The data about the play that the code of a record carries.
    #[arg(long)]
    carry: Option<CarryArg>,
    /// The seat whose play the code of a record carries, or that a record is compared from.
    #[arg(long, default_value_t = 0)]
    seat: usize,
    /// A code that includes its sender's result, to compare every line with.
    #[arg(long)]
    against: Option<String>,
}

/// The data about the play that a code can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CarryArg {
    /// The score sheet.
    Sheet,
    /// Every action.
    Actions,
}

/// A line of output.
#[derive(Serialize)]
struct Output<'a> {
    code: String,
    characters: usize,
    grouped: String,
    fragment: String,
    kind: RulesKind,
    rules: &'a Rules,
    seed: Seed,
    #[serde(skip_serializing_if = "Option::is_none")]
    sender: Option<SenderOutput<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<Comparison>,
}

#[derive(Serialize)]
struct SenderOutput<'a> {
    seat: usize,
    sheet: &'a Sheet,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<Vec<String>>,
}

#[derive(Serialize)]
struct Refused {
    error: String,
}

pub fn run(args: &CodeArgs) -> ExitCode {
    let against = match args.against.as_deref().map(read).transpose() {
        Ok(against) => against,
        Err(error) => {
            eprintln!("spades-lab: --against: {error}");
            return ExitCode::from(2);
        }
    };
    let refuse = |error| Answer::bad(&Refused { error });
    args.input.answer(refuse, |line| {
        let (code, line) = match open(line, args) {
            Ok(opened) => opened,
            Err(error) => return refuse(error),
        };
        let comparison = match (&against, line) {
            (None, _) => None,
            (Some(against), Some((sheet, side))) => match compared(against, &code, &sheet, side) {
                Ok(comparison) => Some(comparison),
                Err(error) => return refuse(error),
            },
            (Some(_), None) => return refuse("this code tells nothing of how it was played".to_owned()),
        };
        Answer::good(&output(&code, comparison))
    })
}

/// Parses the code in a text.
fn read(text: &str) -> Result<DealCode, CodeError> {
    text.parse()
}

/// The score sheet of a code or a record, and its side.
type Played = Option<(Sheet, usize)>;

fn open(line: &str, args: &CodeArgs) -> Result<(DealCode, Played), String> {
    if !line.starts_with('{') {
        let code = read(line).map_err(|why| why.to_string())?;
        let played = code.sender().map(|sender| (sender.sheet().clone(), sender.seen().side));
        return Ok((code, played));
    }
    let record = Record::from_json(line).map_err(|why| why.to_string())?;
    let game = Game::replay(&record).map_err(|why| why.to_string())?;
    if args.seat >= usize::from(record.rules.players) {
        return Err(NoCode::Seat(args.seat).to_string());
    }
    let carry = args.carry.map(|carry| match carry {
        CarryArg::Sheet => (args.seat, Carry::Sheet),
        CarryArg::Actions => (args.seat, Carry::Actions),
    });
    let sheet = Sheet::of(&record).map_err(|why| why.to_string())?;
    let code = DealCode::of_match(&game, carry).map_err(|why| why.to_string())?;
    Ok((code, Some((sheet, game.side_of(args.seat)))))
}

fn compared(against: &DealCode, code: &DealCode, sheet: &Sheet, side: usize) -> Result<Comparison, String> {
    let sender = against.sender().ok_or("--against tells nothing of how it was played")?;
    if (against.rules(), against.seed()) != (code.rules(), code.seed()) {
        return Err("these are other deals than those of --against".to_owned());
    }
    Ok(compare(sender.seen(), Seen { sheet, side }))
}

fn output(code: &DealCode, comparison: Option<Comparison>) -> Output<'_> {
    let text = code.to_string();
    Output {
        characters: text.len(),
        code: text,
        grouped: code.grouped(),
        fragment: code.fragment(),
        kind: RulesKind::of(code.rules()),
        rules: code.rules(),
        seed: code.seed(),
        sender: code.sender().map(|sender| SenderOutput {
            seat: sender.seat(),
            sheet: sender.sheet(),
            actions: match sender.line() {
                Line::Sheet => None,
                Line::Actions(actions) => Some(actions.iter().map(Action::to_string).collect()),
            },
        }),
        comparison,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use spades_rules::{Phase, Preset};

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        args: CodeArgs,
    }

    fn args(words: &[&str]) -> CodeArgs {
        Cli::parse_from([&["code"], words].concat()).args
    }

    fn record(step: usize) -> String {
        let mut game = Game::new(Preset::ClosedDraft.rules(), crate::play::mixed(4)).unwrap();
        while game.phase() != Phase::MatchEnd {
            let legal = game.legal_actions();
            game.apply(legal[step % legal.len()]).unwrap();
        }
        game.record().to_json()
    }

    #[test]
    fn a_record_becomes_a_code_and_the_code_is_read() {
        let (code, played) = open(&record(1), &args(&[])).unwrap();
        assert!(code.sender().is_none() && played.is_some());
        assert_eq!(output(&code, None).characters, 60);
        let (again, played) = open(&code.fragment(), &args(&[])).unwrap();
        assert_eq!((again, played), (code, None));
        let unfinished = Game::new(Preset::Pairs.rules(), Seed::from_u64(1))
            .unwrap()
            .record()
            .to_json();
        let refused = open(&unfinished, &args(&[])).unwrap_err();
        assert!(refused.contains("give away"), "{refused}");
        assert!(open(&record(1), &args(&["--seat", "2"])).is_err());
    }

    #[test]
    fn two_lines_of_the_same_deals_are_compared_and_others_refused() {
        let (theirs, _) = open(&record(1), &args(&["--carry", "sheet", "--seat", "1"])).unwrap();
        let (mine, played) = open(&record(2), &args(&[])).unwrap();
        let (sheet, side) = played.unwrap();
        let comparison = compared(&theirs, &mine, &sheet, side).unwrap();
        assert!(!comparison.rounds.is_empty());
        let other = DealCode::new(*mine.rules(), Seed::from_u64(1)).unwrap();
        assert!(compared(&theirs, &other, &sheet, side).is_err());
    }
}
