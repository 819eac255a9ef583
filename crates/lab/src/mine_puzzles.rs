//! `mine-puzzles`: finds puzzles in rounds that the levels play against each other.

mod candidate;
mod renew;
mod round;
mod tally;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use spades_learn::puzzle::{Book, Kind, Puzzle, puzzle_rating};
use spades_rules::Preset;

use candidate::Found;
use round::Nils;
use tally::Tally;

/// Find puzzles in rounds that the levels play against each other, and write them as a book (docs/FORMATS.md).
///
/// At its first decision, a puzzle has exactly one choice out of three or more that reaches its goal (touching cards count once), and again
/// at one later decision at least, against the replies that resist longest; Beginner does not find them in four tries. The same seed and
/// numbers give the same book.
///
/// Prints one line of JSON: puzzles of each kind, puzzles per minute, number of candidates, share of candidates rejected by each rule,
/// bytes.
#[derive(Args)]
pub struct MineArgs {
    /// Number of the first round; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Number of two-hand puzzles, after open drafts.
    #[arg(long, default_value_t = 1000)]
    two: usize,
    /// Number of four-hand puzzles.
    #[arg(long, default_value_t = 200)]
    four: usize,
    /// Rounds after which a search gives up on kinds that are not complete.
    #[arg(long, default_value_t = 400_000)]
    rounds: u32,
    /// A book to check against the current levels instead: its puzzles are rated again, each in its place, and those that Beginner now
    /// finds are replaced by others of their kind, searched for from `--seed` on.
    #[arg(long)]
    renew: Option<PathBuf>,
    /// Path of the book.
    #[arg(long, default_value = "assets/learn/puzzles.bin")]
    out: PathBuf,
}

/// The share of each kind among two-hand and among four-hand puzzles, in per cent.
const SHARES: [(Kind, usize, usize); 6] = [
    (Kind::MakeBid, 26, 28),
    (Kind::SetNil, 8, 18),
    (Kind::ForceBag, 18, 16),
    (Kind::BreakContract, 24, 24),
    (Kind::FindDiscard, 16, 14),
    (Kind::WhatToBid, 8, 0),
];

/// A search for puzzles of one preset.
struct Search {
    preset: Preset,
    /// Number of puzzles wanted of each kind.
    wanted: Vec<(Kind, usize)>,
    found: Vec<Puzzle>,
    tally: Tally,
}

impl Search {
    fn new(preset: Preset, total: usize, share: impl Fn(&(Kind, usize, usize)) -> usize) -> Search {
        let mut wanted: Vec<(Kind, usize)> = SHARES
            .iter()
            .map(|row| (row.0, (total * share(row)).div_ceil(100)))
            .collect();
        // The surplus from rounding up is taken from the first kind.
        let more = wanted.iter().map(|row| row.1).sum::<usize>().saturating_sub(total);
        wanted[0].1 = wanted[0].1.saturating_sub(more);
        Search::of(preset, wanted)
    }

    fn of(preset: Preset, wanted: Vec<(Kind, usize)>) -> Search {
        Search {
            preset,
            wanted,
            found: Vec::new(),
            tally: Tally::default(),
        }
    }

    fn is_wanted(&self, kind: Kind) -> bool {
        let max = self.wanted.iter().find(|row| row.0 == kind).map_or(0, |row| row.1);
        self.found.iter().filter(|puzzle| puzzle.kind == kind).count() < max
    }

    /// Returns `true` if no level finds the puzzle, and the quota of such puzzles of its kind, half, is filled.
    fn is_hard_beyond_quota(&self, puzzle: &Puzzle) -> bool {
        let quota = self
            .wanted
            .iter()
            .find(|row| row.0 == puzzle.kind)
            .map_or(0, |row| row.1 / 2);
        let is_hard = |other: &&Puzzle| other.kind == puzzle.kind && other.found_by.is_none();
        puzzle.found_by.is_none() && self.found.iter().filter(is_hard).count() >= quota
    }

    fn is_full(&self) -> bool {
        Kind::ALL.iter().all(|&kind| !self.is_wanted(kind))
    }

    /// Searches round by round until the quotas are filled, and prints the tally.
    fn rounds(&mut self, args: &MineArgs) {
        let start = Instant::now();
        for number in (args.seed..).take(args.rounds as usize) {
            if self.is_full() {
                break;
            }
            self.round(number);
            if number % 500 == 0 {
                eprintln!("{}", self.tally.line(self.preset, &self.found, start.elapsed()));
            }
        }
        println!("{}", self.tally.line(self.preset, &self.found, start.elapsed()));
    }

    /// Searches one round; takes at most one puzzle from it, so that no two are similar.
    fn round(&mut self, number: u32) {
        let wanted: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| self.is_wanted(kind)).collect();
        let nils = match wanted[..] {
            [Kind::SetNil] => Nils::All,
            _ if wanted.contains(&Kind::SetNil) => Nils::Half,
            _ => Nils::None,
        };
        let Some(game) = round::play(self.preset, number, nils) else {
            return;
        };
        self.tally.rounds += 1;
        for found in candidate::all(self.preset, number, &game, &wanted) {
            let found = match found {
                Found::Puzzle(puzzle) if self.is_hard_beyond_quota(&puzzle) => Found::TooHard,
                found => found,
            };
            self.tally.note(&found);
            if let Found::Puzzle(puzzle) = found {
                self.found.push(*puzzle);
                break;
            }
        }
    }
}

pub fn run(args: &MineArgs) -> ExitCode {
    let puzzles = match &args.renew {
        Some(path) => renew::run(args, path),
        None => Ok(mined(args)),
    };
    match puzzles.and_then(|puzzles| write(args, &puzzles)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("spades-lab mine-puzzles: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the requested number of puzzles of each kind, sorted by kind and difficulty.
fn mined(args: &MineArgs) -> Vec<Puzzle> {
    let mut searches = [
        Search::new(Preset::OpenDraft, args.two, |row| row.1),
        Search::new(Preset::Pairs, args.four, |row| row.2),
    ];
    let mut puzzles = Vec::new();
    for search in &mut searches {
        search.rounds(args);
        search
            .found
            .sort_by_key(|puzzle| (puzzle.kind, puzzle_rating(puzzle.found_by, puzzle.decisions)));
        puzzles.append(&mut search.found);
    }
    puzzles
}

fn write(args: &MineArgs, puzzles: &[Puzzle]) -> Result<(), String> {
    let bytes = Book::write(puzzles);
    println!(
        r#"{{"puzzles":{},"bytes":{},"bytes_each":{:.1}}}"#,
        puzzles.len(),
        bytes.len(),
        bytes.len() as f64 / puzzles.len().max(1) as f64
    );
    fs::write(&args.out, bytes).map_err(|why| format!("{}: {why}", args.out.display()))
}
