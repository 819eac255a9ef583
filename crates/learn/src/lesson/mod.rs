//! Lessons: prepared hands on the real table with the real rules, each with one idea to find.
//!
//! A lesson is data (`assets/learn/lessons.toml`): positions, goals, the replies of the other seats. Its sentences belong to
//! the game, which finds them by the keys of lesson and hand. The consequences of a card are computed by searching all
//! continuations, as the hands are small; `docs/FORMATS.md` describes the format.

mod file;
mod goal;
mod run;
mod search;

use spades_rules::{Action, CardSet, Game, Leader, Preset, Rules, Seat, Seed, Setup, Trumps};

pub use file::{Lessons, LessonsError};
pub use goal::Goal;
pub use run::{LessonRun, LessonState, Verdict, stars};

/// Seat of the learner, in every hand.
pub const LEARNER: Seat = 0;

/// A lesson: several hands about one topic.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Key in files and among the sentences.
    pub key: String,
    /// Hands, in order.
    pub hands: Vec<Hand>,
}

/// A prepared hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// Key within the lesson.
    pub key: String,
    /// Match before the learner's first choice.
    pub start: Game,
    /// Goal of the hand.
    pub goal: Goal,
    /// The idea: a right first choice.
    pub right: Action,
    /// A typical wrong first choice.
    pub wrong: Option<Action>,
    /// Preferred replies of the other seats where legal, in order; otherwise they choose the most difficult reply.
    pub replies: Vec<Action>,
}

/// Describes how to build the match of a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Position {
    pub rules: Rules,
    /// Hands by seat; empty if the cards come from a seed.
    pub hands: Vec<CardSet>,
    pub seed: u64,
    pub leads: Seat,
    pub scores: Vec<i32>,
    pub bags: Vec<u8>,
    /// Bids by seat; `None` for a bid that the learner has to make, and for all bids after it.
    pub bids: Vec<Option<u8>>,
    /// Actions before the first choice.
    pub played: Vec<Action>,
}

/// Reason why a position is impossible, as reported by the rules.
pub(crate) type Impossible = String;

impl Position {
    /// Builds a real match in this position: set up by hand or dealt from a seed, then bid and played as written.
    pub fn game(&self) -> Result<Game, Impossible> {
        let seed = Seed::from_u64(self.seed);
        let mut game = if self.hands.is_empty() {
            Game::new(self.rules, seed).map_err(|why| why.to_string())?
        } else {
            let first = match self.rules.leads_first {
                Leader::First | Leader::HighestBidder | Leader::LowClub => self.leads,
                Leader::Second => 1usize.checked_sub(self.leads).ok_or("leads: this seat doesn't exist")?,
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

/// Returns the rules of a lesson's hand: those of a preset, with jokers where they are asked for.
pub(crate) fn rules(preset: Preset, jokers: bool) -> Rules {
    let mut rules = preset.rules();
    if jokers {
        rules.trumps = Trumps::Jokers;
    }
    rules
}
