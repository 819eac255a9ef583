//! Puzzles: positions of real matches in which a single choice keeps a goal, at two or more decisions, against any defence.
//!
//! The exact solvers of `spades-bots` verify every puzzle: two hands after an open draft, where both players can know all
//! cards, and four open hands. A [`Book`] stores them in few bytes each, a [`PuzzleRun`] is one in progress.
//! `spades-lab mine-puzzles` finds them.

mod aim;
mod book;
mod day;
mod level;
mod line;
mod node;
mod open;
mod rating;
mod resist;
mod run;

use spades_bots::Level;
use spades_rules::{Action, Game, Preset, Seat, Seed};

pub use aim::Aim;
pub use book::{Book, BookError, Entry};
pub use day::{SolvedDays, of_day};
pub use level::finds;
pub use line::{Check, Flaw, check};
pub use rating::{Rating, puzzle_rating};
pub use run::{Judgment, Loss, PuzzleRun, State};

/// The kind of a puzzle, in the order of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Make your bid (with partners: your side's).
    MakeBid,
    /// Make an opponent's nil fail.
    SetNil,
    /// Force the opponents to take more tricks than they bid, and make your bid.
    ForceBag,
    /// Make the opponents' bid fail.
    BreakContract,
    /// Throw the right card when void in the suit led; the purpose is given by the [`Aim`].
    FindDiscard,
    /// Bid the maximum of sure tricks, and make it.
    WhatToBid,
}

impl Kind {
    /// All kinds, in the order of the menu.
    pub const ALL: [Kind; 6] = [
        Kind::MakeBid,
        Kind::SetNil,
        Kind::ForceBag,
        Kind::BreakContract,
        Kind::FindDiscard,
        Kind::WhatToBid,
    ];

    /// Returns a short name for files and the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Kind::MakeBid => "make_bid",
            Kind::SetNil => "set_nil",
            Kind::ForceBag => "force_bag",
            Kind::BreakContract => "break_contract",
            Kind::FindDiscard => "find_discard",
            Kind::WhatToBid => "what_to_bid",
        }
    }
}

/// A puzzle: the first round of a match up to a decision, and the aim of the seat to act.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Kind of puzzle.
    pub kind: Kind,
    /// Aim of the puzzle.
    pub aim: Aim,
    /// Match up to the decision; its actor is the seat that solves.
    pub start: Game,
    /// Seat that solves.
    pub seat: Seat,
    /// Lowest level that finds the whole solution, if any.
    pub found_by: Option<Level>,
    /// Number of decisions of the [main line](check) with one right choice and at least one wrong one; two or more.
    pub decisions: u8,
}

impl Puzzle {
    /// Creates the puzzle of a match of a preset with a numbered seed, after some actions. Use [`check`] to test whether it is sound.
    ///
    /// Returns `None` if the actions are illegal in that match, or no seat is to act after them.
    #[must_use]
    pub fn new(kind: Kind, aim: Aim, preset: Preset, number: u32, actions: &[Action]) -> Option<Puzzle> {
        let mut start = Game::new(preset.rules(), Seed::from_u64(u64::from(number))).ok()?;
        for &action in actions {
            start.apply(action).ok()?;
        }
        let seat = start.actor()?;
        Some(Puzzle {
            kind,
            aim,
            start,
            seat,
            found_by: None,
            decisions: 0,
        })
    }
}
