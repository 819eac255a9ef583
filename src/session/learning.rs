//! Learning by playing: a prepared hand of a lesson, a puzzle, or a decision of the round that was just played lies on the table instead
//! of the match. What the learner chooses is judged before it counts; what a wrong choice leads to is played out, and taken back at once.
//! Nothing of it is counted as a match or kept as one; afterwards the match that was being played is there again.

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
use super::on_table::{self, Waiting};
use super::replaying::{Eyes, Sight};
use super::setup::{MatchSetup, Player};
use super::{Match, Purpose, RulesKind, SessionSystems};
pub use progress::Learned;
use run::Run;
pub use textbook::{Contents, Textbook};

/// What is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// A hand of a lesson, both by number from 0.
    Hand {
        /// Which lesson.
        lesson: usize,
        /// Which of its hands.
        hand: usize,
    },
    /// A puzzle of the book.
    Puzzle {
        /// Its number, from 0.
        index: usize,
        /// The kind that was chosen; the next one is of the same.
        kind: Option<Kind>,
        /// The day whose puzzle it is.
        day: Option<Date>,
    },
    /// A mistake of the round that has just ended, by number from 0.
    Mistake(usize),
}

/// Asks for an exercise; the match on the table waits.
#[derive(Message, Clone, Debug)]
pub struct StartLearning {
    /// Which.
    pub exercise: Exercise,
    /// What the players are called, the learner first, and the others clockwise; two players are the first and the last. At a mistake
    /// the players of the match sit at the table.
    pub names: [String; 5],
}

/// An exercise lies ready: to the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LearningBegan {
    /// Whether something else was on the screen before.
    pub first: bool,
}

/// The learner goes back to where he came from.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LearningEnded;

/// What a learner can do besides playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learn {
    /// Takes the wrong choice back, or what was shown.
    TakeBack,
    /// Asks for a hint: first the idea, then the choice.
    Hint,
    /// Has the solution played out.
    Solution,
    /// Goes on to the next exercise.
    Next,
    /// Back to where one came from.
    Leave,
}

/// A bid that misses the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongBid {
    /// The bid.
    pub bid: u8,
    /// The least tricks that the hand is good for.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// The best score the bid could reach, if it isn't played out.
    pub points: Option<i32>,
}

/// How far an exercise is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is being played.
    Playing,
    /// A wrong choice was made, and what follows is played out. At a mistake it is taken back by itself.
    Lost {
        /// The choice.
        wrong: Action,
        /// How far off it was, if it was a bid.
        bid: Option<WrongBid>,
        /// Whether anything is played out.
        follows: bool,
    },
    /// The solution is played out.
    Shown,
    /// The goal is reached.
    Done {
        /// 3 to 1, of a lesson's hand.
        stars: u8,
        /// What a puzzle did to the rating, rounded; nothing where it was tried before.
        gained: Option<i32>,
    },
}

/// The first step of a hint: the idea, without the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The sentence that the lesson has for its first decision.
    Sentence,
    /// An idea that was found in the position.
    Idea(Idea),
}

/// A hint: first the idea, if there is one, then the choice.
#[derive(Clone, Copy, Debug)]
struct Hint {
    right: Action,
    /// Until the choice is shown.
    clue: Option<Clue>,
}

/// The exercise on the table.
#[derive(Resource, Debug)]
pub struct Learning {
    exercise: Exercise,
    names: [String; 5],
    run: Run,
    /// The game as it lies on the table: that of the run, but while something is played out.
    shown: Game,
    /// What is still to be played out.
    line: VecDeque<Action>,
    stage: Stage,
    slips: u32,
    hints: u32,
    /// The hint that was asked for at this decision.
    hint: Option<Hint>,
    /// The last wrong choice, at a mistake.
    missed: Option<Action>,
    /// Seconds of table time until somebody else plays.
    rest: f32,
    /// Whether the first try at a puzzle is over.
    noted: bool,
    /// What it came to, where it counted.
    gained: Option<i32>,
    leaving: bool,
}

impl Learning {
    /// Puts an exercise on the table; nothing where there is none.
    fn new(
        contents: Option<&Contents>,
        mistakes: &[Mistake],
        exercise: Exercise,
        names: [String; 5],
    ) -> Option<Learning> {
        let run = Run::new(contents, mistakes, exercise)?;
        Some(Learning {
            exercise,
            names,
            shown: run.game().clone(),
            run,
            line: VecDeque::new(),
            stage: Stage::Playing,
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

    /// What is played.
    #[must_use]
    pub fn exercise(&self) -> Exercise {
        self.exercise
    }

    /// How far it is.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The right choice, once a hint shows it.
    #[must_use]
    pub fn hinted(&self) -> Option<Action> {
        self.hint.filter(|hint| hint.clue.is_none()).map(|hint| hint.right)
    }

    /// The first step of a hint, until it shows the choice.
    #[must_use]
    pub fn clue(&self) -> Option<Clue> {
        self.hint?.clue
    }

    /// The mistake that is to be done better.
    #[must_use]
    pub fn mistake(&self) -> Option<&Mistake> {
        self.run.mistake()
    }

    /// At a mistake: the last wrong choice, and what it comes to.
    #[must_use]
    pub fn missed(&self) -> Option<(Action, Retry)> {
        let missed = self.missed?;
        Some((missed, self.mistake()?.judge(missed)?))
    }

    /// At a mistake: the choice that was found or shown to be better, and what it comes to.
    #[must_use]
    pub fn found(&self) -> Option<(Action, Retry)> {
        let mistake = self.mistake()?;
        let found = match self.stage {
            Stage::Done { .. } => self.run.chosen()?,
            Stage::Shown => mistake.decision.best,
            Stage::Playing | Stage::Lost { .. } => return None,
        };
        Some((found, mistake.judge(found)?))
    }

    /// Whether the learner is to choose now.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.stage == Stage::Playing && self.run.is_mine()
    }

    /// Whether somebody else is about to play, or something is played out.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        match self.stage {
            Stage::Playing => !self.run.is_mine() || self.forced().is_some(),
            Stage::Lost { .. } if self.mistake().is_some() => true,
            Stage::Lost { .. } | Stage::Shown => !self.line.is_empty(),
            Stage::Done { .. } => false,
        }
    }

    /// The seat that learns.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.run.seat()
    }

    /// What is seen now: of a puzzle all hands, else what the learner's seat sees.
    #[must_use]
    pub fn sight(&self) -> Box<Sight> {
        Box::new(Sight::new(&self.shown, self.eyes(), self.seat()))
    }

    fn eyes(&self) -> Eyes {
        match self.exercise {
            Exercise::Hand { .. } | Exercise::Mistake(_) => Eyes::Seat(self.seat()),
            Exercise::Puzzle { .. } => Eyes::All,
        }
    }

    /// The only choice, which plays itself; not the first one, which is what the exercise is about, and not for a beginner, who is to see
    /// that each trick takes a card.
    fn forced(&self) -> Option<Action> {
        match *self.run.choices() {
            [only] if !self.run.is_first() && !self.is_for_beginners() => Some(only),
            _ => None,
        }
    }

    /// True for a hand of the first lesson.
    fn is_for_beginners(&self) -> bool {
        matches!(self.exercise, Exercise::Hand { lesson: 0, .. })
    }

    /// True in the very first hand until a card is played: the table shows how that is done.
    #[must_use]
    pub fn shows_how(&self) -> bool {
        self.exercise == Exercise::Hand { lesson: 0, hand: 0 } && self.asks() && self.run.is_first()
    }

    /// The match on the table; at a mistake with the players of the match that waits.
    fn game(&self, waiting: Option<&Match>) -> Match {
        if let (Some(_), Some(waiting)) = (self.mistake(), waiting) {
            return waiting.at(self.shown.clone()).with(Purpose::Lesson);
        }
        let rules = *self.shown.rules();
        let seats = usize::from(rules.players);
        let seated = |seat: usize| {
            let from = (seat + seats - self.seat()) % seats;
            let name = self.names[if seats == 2 && from == 1 { 4 } else { from }].clone();
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
        Match::of(self.shown.clone(), setup).with(Purpose::Lesson)
    }
}

/// Puts an exercise on the table when it is asked for.
fn start(
    mut commands: Commands,
    mut asked: MessageReader<StartLearning>,
    textbook: Res<Textbook>,
    mistakes: Res<Mistakes>,
    game: Option<Res<Match>>,
    waiting: Option<Res<Waiting>>,
    under_way: Option<Res<Learning>>,
    mut began: MessageWriter<LearningBegan>,
) {
    let Some(StartLearning { exercise, names }) = asked.read().last() else {
        return;
    };
    let played = game.as_deref().filter(|game| game.is_played());
    let played = played.or(waiting.as_deref().map(|waiting| &waiting.game));
    let mistakes = played.map_or(&[][..], |played| mistakes.of(played));
    let fresh = Learning::new(textbook.contents(), mistakes, *exercise, names.clone());
    let Some(learning) = fresh else { return };
    let (table, seat) = (learning.game(played), learning.seat());
    let first = under_way.is_none();
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
    // Whoever reads the same key for something else has done so by then.
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
