//! Lessons: prepared hands on the real table with the real rules, each with one thing to find.
//!
//! A lesson is data (`assets/learn/lessons.toml`): positions, goals, what the others answer. Its sentences are the game's,
//! which finds them by the keys of lesson and hand. What a card leads to is worked out by playing all ways through, as the
//! hands are small; `docs/FORMATS.md` has the form.

mod file;
mod goal;
mod run;
mod search;

use spades_rules::{Action, CardSet, Game, Preset, Rules, Seat, Seed, Setup, Starter};

pub use file::{Lessons, LessonsError};
pub use goal::Goal;
pub use run::{LessonRun, LessonState, Verdict, stars};

/// The seat of whoever learns, in every hand.
pub const LEARNER: Seat = 0;

/// A lesson: some hands about one thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Its name in files and among the sentences.
    pub key: String,
    /// Its hands, in order.
    pub hands: Vec<Hand>,
}

/// A prepared hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// Its name within the lesson.
    pub key: String,
    /// The match where it stands, before the learner's first choice.
    pub start: Game,
    /// What is to be reached.
    pub goal: Goal,
    /// The idea: a right first choice.
    pub right: Action,
    /// A typical wrong one.
    pub wrong: Option<Action>,
    /// What the others play where they may, in order of preference; the rest they choose by what makes it hardest.
    pub replies: Vec<Action>,
}

/// How a match is brought to where a hand stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Position {
    pub rules: Rules,
    /// By seat; empty where the cards come from a seed.
    pub hands: Vec<CardSet>,
    pub seed: u64,
    pub leads: Seat,
    pub scores: Vec<i32>,
    pub bags: Vec<u8>,
    /// By seat; nothing for a bid that the learner is to make, and for all that come after it.
    pub bids: Vec<Option<u8>>,
    /// What happened before the first choice.
    pub played: Vec<Action>,
}

/// Why a position cannot come about: the rules' own words.
pub(crate) type Impossible = String;

impl Position {
    /// A real match that stands there: set up by hand or dealt from a seed, then bid and played as written.
    pub fn game(&self) -> Result<Game, Impossible> {
        let seed = Seed::from_u64(self.seed);
        let mut game = if self.hands.is_empty() {
            Game::new(self.rules, seed).map_err(|why| why.to_string())?
        } else {
            let first = match self.rules.leads_first {
                Starter::First => self.leads,
                Starter::Second => 1usize.checked_sub(self.leads).ok_or("leads: there is no such seat")?,
            };
            let setup = Setup {
                scores: self.scores.clone(),
                bags: self.bags.clone(),
                ..Setup::new(self.hands.clone(), first)
            };
            Game::from_setup(self.rules, setup, seed).map_err(|why| why.to_string())?
        };
        let apply =
            |game: &mut Game, action: Action| game.apply(action).map(drop).map_err(|why| format!("{action}: {why}"));
        if !self.hands.is_empty() {
            while game.phase() == spades_rules::Phase::Bidding {
                let seat = game.actor().unwrap_or(LEARNER);
                let Some(Some(bid)) = self.bids.get(seat).copied() else {
                    break;
                };
                if game.legal_actions().contains(&Action::Look) {
                    apply(&mut game, Action::Look)?;
                }
                apply(&mut game, Action::Bid(bid))?;
            }
        }
        for &action in &self.played {
            apply(&mut game, action)?;
        }
        Ok(game)
    }
}

/// The rules of a lesson's hand: a preset, with jokers or without.
pub(crate) fn rules(preset: Preset, jokers: bool) -> Rules {
    Rules {
        jokers,
        ..preset.rules()
    }
}
