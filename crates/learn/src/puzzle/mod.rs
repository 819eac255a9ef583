//! Puzzles: positions of real matches in which one choice alone keeps a goal, at two or more decisions, whatever the others do.
//!
//! The exact solvers of `spades-bots` vouch for every one: two hands after an open draft, where both players can know all cards, and four
//! hands laid open. A [`Book`] stores them in few bytes each, a [`PuzzleRun`] is one being played. `spades-lab mine-puzzles` finds them.

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
pub use run::{Judgement, Loss, PuzzleRun, State};

/// What a puzzle is about; the order is that of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Make the own bid (with partners: the side's).
    MakeBid,
    /// Make the others' nil fail.
    SetNil,
    /// Leave the others more tricks than they bid, and make the own bid.
    ForceBag,
    /// Make the others' bid fail.
    BreakContract,
    /// Throw the right card where the suit led cannot be followed; what for, the [`Aim`] says.
    FindDiscard,
    /// Bid the most tricks that are sure, and make them.
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

    /// A short name for files and the command line.
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

/// A puzzle: the first round of a match as far as somebody's decision, and what that seat is to reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// What it is about.
    pub kind: Kind,
    /// What is to be reached.
    pub aim: Aim,
    /// The match as far as the decision; its actor is the seat that solves.
    pub start: Game,
    /// Who solves.
    pub seat: Seat,
    /// The lowest level that finds the whole solution, if one does.
    pub found_by: Option<Level>,
    /// How many of the decisions of the [main line](check) have one right choice and at least one wrong one; two at least.
    pub decisions: u8,
}

impl Puzzle {
    /// The puzzle of a match of a preset with the seed of a number, after some actions. Whether it is a sound one, [`check`] says.
    ///
    /// Nothing if the actions are none of that match, or nobody decides after them.
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
