//! A lesson's hand or a puzzle being played, as the table needs it.

use spades_learn::lesson::{LEARNER, LessonRun, LessonState, Verdict};
use spades_learn::puzzle::{Judgement, Loss, PuzzleRun, State};
use spades_rules::{Action, Game, Seat};

use super::{Contents, Exercise};

/// What is being played.
#[derive(Debug)]
pub(super) enum Run {
    Hand(Box<LessonRun>),
    Puzzle(Box<PuzzleRun>),
}

/// What a choice comes to.
pub(super) enum Judged {
    /// The goal can still be reached.
    Keeps,
    /// It cannot.
    Loses {
        /// The choice, and what follows from it.
        line: Vec<Action>,
        /// So many tricks were sure, where too few were bid.
        most: Option<u8>,
    },
}

impl Run {
    pub(super) fn new(contents: &Contents, exercise: Exercise) -> Option<Run> {
        match exercise {
            Exercise::Hand { lesson, hand } => {
                let hand = contents.lessons.all().get(lesson)?.hands.get(hand)?;
                Some(Run::Hand(Box::new(LessonRun::new(hand.clone()))))
            }
            Exercise::Puzzle { index, .. } => {
                let puzzle = contents.puzzles.puzzle(index).ok()?;
                Some(Run::Puzzle(Box::new(PuzzleRun::new(puzzle))))
            }
        }
    }

    pub(super) fn game(&self) -> &Game {
        match self {
            Run::Hand(run) => run.game(),
            Run::Puzzle(run) => run.game(),
        }
    }

    pub(super) fn seat(&self) -> Seat {
        match self {
            Run::Hand(_) => LEARNER,
            Run::Puzzle(run) => run.puzzle().seat,
        }
    }

    pub(super) fn is_mine(&self) -> bool {
        match self {
            Run::Hand(run) => run.state() == LessonState::Yours,
            Run::Puzzle(run) => run.state() == State::Yours,
        }
    }

    pub(super) fn is_done(&self) -> bool {
        match self {
            Run::Hand(run) => run.state() == LessonState::Done,
            Run::Puzzle(run) => run.state() == State::Solved,
        }
    }

    /// Whether nothing has been chosen yet.
    pub(super) fn is_first(&self) -> bool {
        match self {
            Run::Hand(run) => run.game().action_count() == run.hand().start.action_count(),
            Run::Puzzle(run) => run.made() == 0,
        }
    }

    pub(super) fn choices(&self) -> Vec<Action> {
        match self {
            Run::Hand(run) => run.choices(),
            Run::Puzzle(run) => run.choices(),
        }
    }

    /// Nothing if it is no choice now.
    pub(super) fn judge(&mut self, choice: Action) -> Option<Judged> {
        Some(match self {
            Run::Hand(run) => match run.judge(choice)? {
                Verdict::Keeps => Judged::Keeps,
                Verdict::Loses(line) => Judged::Loses { line, most: None },
            },
            Run::Puzzle(run) => match run.judge(choice)? {
                Judgement::Keeps { .. } => Judged::Keeps,
                Judgement::Loses(Loss::BidTooLow { most }) => Judged::Loses {
                    line: vec![choice],
                    most: Some(most),
                },
                Judgement::Loses(Loss::Refuted { line, .. }) => Judged::Loses { line, most: None },
            },
        })
    }

    pub(super) fn reply(&mut self) -> Option<Action> {
        match self {
            Run::Hand(run) => run.reply(),
            Run::Puzzle(run) => run.reply(),
        }
    }

    /// Plays what is right, or what somebody else replies; `false` if it is illegal.
    pub(super) fn apply(&mut self, action: Action) -> bool {
        match self {
            Run::Hand(run) => run.apply(action).is_ok(),
            Run::Puzzle(run) => run.apply(action).is_ok(),
        }
    }

    /// A right choice.
    pub(super) fn right(&mut self) -> Option<Action> {
        match self {
            Run::Hand(run) => run.right(),
            Run::Puzzle(run) => run.solution().first().copied(),
        }
    }

    /// What is right from here on, with what the others reply.
    pub(super) fn solution(&mut self) -> Vec<Action> {
        match self {
            Run::Hand(run) => run.right().into_iter().collect(),
            Run::Puzzle(run) => run.solution(),
        }
    }
}
