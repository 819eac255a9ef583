//! `mine-puzzles --renew`: checks a book against the current levels. Every puzzle keeps its index, which identifies the puzzle of a day.

use std::fs;
use std::path::Path;

use serde_json::json;
use spades_learn::puzzle::{Book, Kind, Puzzle};
use spades_rules::Preset;

use super::candidate::{Found, look_into};
use super::{MineArgs, Search};

/// Rates every puzzle again, and replaces those that Beginner finds or the solvers now reject by others of their kind.
///
/// # Errors
/// If the book does not exist, or not enough puzzles were found.
pub fn run(args: &MineArgs, path: &Path) -> Result<Vec<Puzzle>, String> {
    let bytes = fs::read(path).map_err(|why| format!("{}: {why}", path.display()))?;
    let book = Book::read(&bytes).map_err(|why| format!("{}: {why}", path.display()))?;
    let old: Vec<Puzzle> = (0..book.entries().len())
        .map(|index| book.puzzle(index))
        .collect::<Result<_, _>>()
        .map_err(|why| format!("{}: {why}", path.display()))?;
    let presets: Vec<Preset> = book.entries().iter().map(|entry| entry.preset).collect();
    let rated: Vec<Option<Puzzle>> = old
        .iter()
        .map(|puzzle| match look_into(puzzle.clone()) {
            Found::Puzzle(puzzle) => Some(*puzzle),
            _ => None,
        })
        .collect();
    let holes = |preset: Preset, kind: Kind| {
        let places = 0..old.len();
        let hole = |&at: &usize| rated[at].is_none() && presets[at] == preset && old[at].kind == kind;
        places.filter(hole).count()
    };
    let mut fresh: Vec<(Preset, Puzzle)> = Vec::new();
    for preset in [Preset::OpenDraft, Preset::Pairs] {
        let wanted = Kind::ALL.into_iter().map(|kind| (kind, holes(preset, kind))).collect();
        let mut search = Search::of(preset, wanted);
        search.rounds(args);
        fresh.extend(search.found.into_iter().map(|puzzle| (preset, puzzle)));
    }
    let again = old.iter().zip(&rated).filter(|&(old, new)| {
        new.as_ref()
            .is_some_and(|new| (new.found_by, new.decisions) != (old.found_by, old.decisions))
    });
    println!(
        "{}",
        json!({"kept": rated.iter().flatten().count(), "rated_anew": again.count(), "replaced": fresh.len()})
    );
    let renewed = old.iter().zip(presets).zip(rated).map(|((old, preset), new)| {
        new.or_else(|| {
            let like = |(of, puzzle): &(Preset, Puzzle)| *of == preset && puzzle.kind == old.kind;
            fresh.iter().position(like).map(|at| fresh.remove(at).1)
        })
        .ok_or_else(|| format!("too few puzzles of the kind {} were found", old.kind.key()))
    });
    renewed.collect()
}
