//! Learning by playing: a prepared lesson hand, a puzzle, or a decision of the round just played replaces the
//! match on the table. The learner's choice is judged before it counts; the consequences of a wrong one are
//! played out and taken back. Exercises are neither counted nor kept as matches; afterward the match in
//! progress returns.

mod progress;
mod run;
mod steer;
#[cfg(test)]
mod tests;
mod textbook;

use std::collections::VecDeque;

use bevy::prelude::*;
use spades_archive::daily::Date;
use spades_bots::Level;
use spades_learn::coach::{Mistake, Retry};
use spades_learn::idea::Idea;
use spades_learn::puzzle::Kind;
use spades_rules::{Action, Game, Preset, Seat};

use super::mistakes::Mistakes;
use super::on_table::{self, Mode, Waiting};
use super::replaying::{HandVisibility, Sight};
use super::setup::{MatchSetup, Player};
use super::{Match, Purpose, RulesKind, SessionSystems};
pub use progress::Learned;
use run::Run;
pub use textbook::{Contents, Textbook};

/// An exercise to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// A hand of a lesson.
    Hand {
        /// Lesson number, from 0.
        lesson: usize,
        /// Hand number within the lesson, from 0.
        hand: usize,
    },
    /// A puzzle of the book.
    Puzzle {
        /// Puzzle number, from 0.
        index: usize,
        /// Kind chosen by the player; the next puzzle is of the same kind.
        kind: Option<Kind>,
        /// Date if it is a daily puzzle.
        day: Option<Date>,
    },
    /// A mistake of the round that has just ended, by number from 0.
    Mistake(usize),
}

/// Asks for an exercise; the match on the table waits.
#[derive(Message, Clone, Debug)]
pub struct StartLearning {
    pub exercise: Exercise,
    /// Names of the players. A mistake is retried with those of the match.
    pub names: TableNames,
}

/// Names of the players of an exercise, as the learner sees them.
#[derive(Clone, Debug, Default)]
pub struct TableNames {
    pub learner: String,
    /// The player to the learner's left, who plays next.
    pub left: String,
    /// The player opposite; with three players, the last.
    pub opposite: String,
    /// The player to the learner's right.
    pub right: String,
    /// The only opponent, with two players.
    pub rival: String,
}

impl TableNames {
    /// Returns the name of the player `clockwise` seats after the learner, at a table of `players`.
    fn of(&self, clockwise: usize, players: usize) -> &str {
        match (clockwise, players) {
            (0, _) => &self.learner,
            (_, 2) => &self.rival,
            (1, _) => &self.left,
            (2, _) => &self.opposite,
            _ => &self.right,
        }
    }
}

/// An exercise is ready; the table screen opens.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LearningBegan {
    /// `true` if no exercise was on the table before.
    pub first: bool,
}

/// The learner returns to the previous screen.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LearningEnded;

/// Actions of a learner besides playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learn {
    /// Takes back the wrong choice or the solution shown.
    TakeBack,
    /// Asks for a hint: first the idea, then the choice.
    Hint,
    /// Plays out the solution.
    Solution,
    /// Continues with the next exercise.
    Next,
    /// Returns to the previous screen.
    Leave,
}

/// A bid that misses the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongBid {
    pub bid: u8,
    /// Minimum tricks that the hand is good for.
    pub min: u8,
    /// Maximum tricks that the hand is good for.
    pub max: u8,
    /// Best score that the bid could reach, if it isn't played out.
    pub points: Option<i32>,
}

/// Progress of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseStage {
    /// It is being played.
    Playing,
    /// A wrong choice was made, and its consequences are played out. When retrying a mistake, it is then
    /// taken back automatically.
    Lost {
        /// Wrong choice.
        wrong: Action,
        /// By how much it missed, if it was a bid.
        bid: Option<WrongBid>,
        /// `true` if consequences are played out.
        follows: bool,
    },
    /// The solution is played out.
    Shown,
    /// The goal is reached.
    Done {
        /// Stars for a lesson's hand, 3 to 1.
        stars: u8,
        /// Rating change from a puzzle, rounded; `None` if it was tried before.
        gained: Option<i32>,
    },
}

/// Help needed to reach a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    First,
    /// After a wrong choice.
    Later,
    /// After a hint.
    Hinted,
}

/// First step of a hint: the idea, without the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The lesson's sentence for its first decision.
    Sentence,
    /// An idea found in the position.
    Idea(Idea),
}

/// A hint: first the idea, if there is one, then the choice.
#[derive(Clone, Copy, Debug)]
struct Hint {
    right: Action,
    /// Idea, until the choice is shown.
    clue: Option<Clue>,
}

/// The exercise on the table.
#[derive(Resource, Debug)]
pub struct Learning {
    exercise: Exercise,
    names: TableNames,
    run: Run,
    /// Game shown on the table; it differs from the run's while a line is played out.
    shown: Game,
    /// Actions still to be played out.
    line: VecDeque<Action>,
    stage: ExerciseStage,
    slips: u32,
    hints: u32,
    /// Hint given for the current decision.
    hint: Option<Hint>,
    /// Last wrong choice, when retrying a mistake.
    missed: Option<Action>,
    /// Seconds of table time until the next action of another seat.
    rest: f32,
    /// `true` if the first try at a puzzle is over.
    noted: bool,
    /// Rating change of that try, if it counted.
    gained: Option<i32>,
    leaving: bool,
}

impl Mode for Learning {}

impl Learning {
    /// Creates an exercise; `None` if it doesn't exist.
    fn new(
        contents: Option<&Contents>,
        mistakes: &[Mistake],
        exercise: Exercise,
        names: TableNames,
    ) -> Option<Learning> {
        let run = Run::new(contents, mistakes, exercise)?;
        Some(Learning {
            exercise,
            names,
            shown: run.game().clone(),
            run,
            line: VecDeque::new(),
            stage: ExerciseStage::Playing,
            slips: 0,
            hints: 0,
            hint: None,
            missed: None,
            rest: steer::PAUSE,
            noted: false,
            gained: None,
            leaving: false,
        })
    }

    /// Returns the exercise being played.
    #[must_use]
    pub fn exercise(&self) -> Exercise {
        self.exercise
    }

    /// Returns its progress.
    #[must_use]
    pub fn stage(&self) -> &ExerciseStage {
        &self.stage
    }

    /// Returns how far the learner needed help so far.
    #[must_use]
    pub fn tried(&self) -> Try {
        match (self.hints, self.slips) {
            (0, 0) => Try::First,
            (0, _) => Try::Later,
            _ => Try::Hinted,
        }
    }

    /// Returns the right choice once a hint shows it.
    #[must_use]
    pub fn hinted(&self) -> Option<Action> {
        self.hint.filter(|hint| hint.clue.is_none()).map(|hint| hint.right)
    }

    /// Returns the first step of a hint until the choice is shown.
    #[must_use]
    pub fn clue(&self) -> Option<Clue> {
        self.hint?.clue
    }

    /// Returns the mistake being retried.
    #[must_use]
    pub fn mistake(&self) -> Option<&Mistake> {
        self.run.mistake()
    }

    /// When retrying a mistake: returns the last wrong choice and its result.
    #[must_use]
    pub fn missed(&self) -> Option<(Action, Retry)> {
        let missed = self.missed?;
        Some((missed, self.mistake()?.judge(missed)?))
    }

    /// When retrying a mistake: returns the better choice that was found or shown, and its result.
    #[must_use]
    pub fn found(&self) -> Option<(Action, Retry)> {
        let mistake = self.mistake()?;
        let found = match self.stage {
            ExerciseStage::Done { .. } => self.run.chosen()?,
            ExerciseStage::Shown => mistake.decision.best,
            ExerciseStage::Playing | ExerciseStage::Lost { .. } => return None,
        };
        Some((found, mistake.judge(found)?))
    }

    /// Returns `true` if the learner is to choose now.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.stage == ExerciseStage::Playing && self.run.is_mine()
    }

    /// Returns `true` if another seat is about to play, or a line is being played out.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        match self.stage {
            ExerciseStage::Playing => !self.run.is_mine() || self.forced().is_some(),
            ExerciseStage::Lost { .. } if self.mistake().is_some() => true,
            ExerciseStage::Lost { .. } | ExerciseStage::Shown => !self.line.is_empty(),
            ExerciseStage::Done { .. } => false,
        }
    }

    /// Returns the learner's seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.run.seat()
    }

    /// Returns what is shown now: all hands for a puzzle, otherwise the view of the learner's seat.
    #[must_use]
    pub fn sight(&self) -> Box<Sight> {
        Box::new(Sight::new(&self.shown, self.eyes(), self.seat()))
    }

    fn eyes(&self) -> HandVisibility {
        match self.exercise {
            Exercise::Hand { .. } | Exercise::Mistake(_) => HandVisibility::Seat(self.seat()),
            Exercise::Puzzle { .. } => HandVisibility::All,
        }
    }

    /// Returns the only choice, which is played automatically. Excludes the first choice, which the exercise
    /// is about, and hands for beginners, who should see that each trick takes a card.
    fn forced(&self) -> Option<Action> {
        match *self.run.choices() {
            [only] if !self.run.is_first() && !self.is_for_beginners() => Some(only),
            _ => None,
        }
    }

    /// Returns `true` for a hand of the first lesson.
    fn is_for_beginners(&self) -> bool {
        matches!(self.exercise, Exercise::Hand { lesson: 0, .. })
    }

    /// Returns `true` in the very first hand until a card is played: the table shows how to play one.
    #[must_use]
    pub fn shows_how(&self) -> bool {
        self.exercise == Exercise::Hand { lesson: 0, hand: 0 } && self.asks() && self.run.is_first()
    }

    /// Returns the match for the table; when retrying a mistake, with the players of the waiting match.
    fn game(&self, waiting: Option<&Match>) -> Match {
        if let (Some(_), Some(waiting)) = (self.mistake(), waiting) {
            return waiting.at(self.shown.clone()).with(Purpose::Exercise);
        }
        let rules = *self.shown.rules();
        let seats = usize::from(rules.players);
        let seated = |seat: usize| {
            let from = (seat + seats - self.seat()) % seats;
            let name = self.names.of(from, seats).to_owned();
            if from == 0 {
                Player::Human { name }
            } else {
                Player::Bot {
                    name,
                    level: Level::Expert,
                }
            }
        };
        let preset = Preset::ALL.into_iter().find(|preset| preset.rules() == rules);
        let setup = MatchSetup {
            rules,
            kind: preset.map_or(RulesKind::Custom, RulesKind::Preset),
            players: (0..seats).map(seated).collect(),
        };
        Match::of(self.shown.clone(), setup).with(Purpose::Exercise)
    }
}

/// Puts an exercise on the table on request.
fn start(
    mut commands: Commands,
    mut asked: MessageReader<StartLearning>,
    textbook: Res<Textbook>,
    mistakes: Res<Mistakes>,
    game: Option<Res<Match>>,
    waiting: Option<Res<Waiting>>,
    mut began: MessageWriter<LearningBegan>,
) {
    let Some(StartLearning { exercise, names }) = asked.read().last() else {
        return;
    };
    let played = game.as_deref().filter(|game| game.is_playable());
    let played = played.or(waiting.as_deref().map(|waiting| &waiting.game));
    let mistakes = played.map_or(&[][..], |played| mistakes.of(played));
    let fresh = Learning::new(textbook.contents(), mistakes, *exercise, names.clone());
    let Some(learning) = fresh else { return };
    let (table, seat) = (learning.game(played), learning.seat());
    let first = game.as_ref().is_none_or(|game| game.purpose() != Purpose::Exercise);
    commands.queue(move |world: &mut World| on_table::detour(world, table, seat, learning));
    began.write(LearningBegan { first });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Textbook>()
        .init_resource::<Learned>()
        .add_message::<StartLearning>()
        .add_message::<LearningBegan>()
        .add_message::<LearningEnded>()
        .add_message::<Learn>();
    // By then, other readers of the same key have handled it.
    app.add_systems(PreUpdate, steer::leave.run_if(resource_exists::<Learning>));
    app.add_systems(
        Update,
        (
            start,
            ApplyDeferred,
            (steer::submit, steer::steer, steer::go_on)
                .chain()
                .run_if(resource_exists::<Learning>),
        )
            .chain()
            .in_set(SessionSystems::Act),
    );
}
