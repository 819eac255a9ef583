//! A lesson's hand, a puzzle or a mistake in progress, behind one interface for the table.

use spades_learn::coach::{Mistake, Retry};
use spades_learn::lesson::{LEARNER, LessonRun, LessonState, Verdict};
use spades_learn::puzzle::{Judgment, Loss, PuzzleRun, State};
use spades_rules::{Action, Game, PlayedRound, Seat};

use super::{Clue, Contents, Exercise, WrongBid};

/// The exercise in progress.
#[derive(Debug)]
pub(super) enum Run {
    Hand(Box<LessonRun>),
    Puzzle(Box<PuzzleRun>),
    Mistake(Box<MistakeRun>),
}

/// A decision being retried until the choice is as good as the best one.
#[derive(Debug)]
pub(super) struct MistakeRun {
    mistake: Mistake,
    game: Game,
    /// Number of mistakes to retry.
    of: usize,
    chosen: Option<Action>,
}

/// Verdict on a choice.
pub(super) enum Judged {
    /// The goal is still within reach.
    Keeps,
    /// The goal is out of reach.
    Loses {
        /// Choice and its consequences.
        line: Vec<Action>,
        /// By how much it missed, if it was a bid.
        bid: Option<WrongBid>,
    },
}

/// Returns by how much a bid misses the goal.
fn wrong_bid(choice: Action, (min, max): (u8, u8), points: Option<i32>) -> Option<WrongBid> {
    match choice {
        Action::Bid(bid) => Some(WrongBid { bid, min, max, points }),
        _ => None,
    }
}

/// The score of the learner's bid in a two-player round in which the learner takes `tricks`.
fn scored(game: &Game, bid: Action, tricks: u8) -> Option<i32> {
    let mut after = game.clone();
    after.apply(bid).ok()?;
    let mut played = PlayedRound {
        dummy_partner: after.dummy_partner(),
        ..PlayedRound::default()
    };
    for (to, bid) in played.bids.iter_mut().zip(after.bids()) {
        *to = *bid;
    }
    played.tricks[LEARNER] = tricks;
    let sheet = after.rules().score(&played, &after.totals());
    sheet.get(after.side_of(LEARNER)).map(|side| side.total)
}

impl Run {
    pub(super) fn new(contents: Option<&Contents>, mistakes: &[Mistake], exercise: Exercise) -> Option<Run> {
        match exercise {
            Exercise::Hand { lesson, hand } => {
                let hand = contents?.lessons.all().get(lesson)?.hands.get(hand)?;
                Some(Run::Hand(Box::new(LessonRun::new(hand.clone()))))
            }
            Exercise::Puzzle { index, .. } => {
                let puzzle = contents?.puzzles.puzzle(index).ok()?;
                Some(Run::Puzzle(Box::new(PuzzleRun::new(puzzle))))
            }
            Exercise::Mistake(index) => {
                let mistake = mistakes.get(index)?.clone();
                Some(Run::Mistake(Box::new(MistakeRun {
                    game: mistake.before.clone(),
                    mistake,
                    of: mistakes.len(),
                    chosen: None,
                })))
            }
        }
    }

    pub(super) fn game(&self) -> &Game {
        match self {
            Run::Hand(run) => run.game(),
            Run::Puzzle(run) => run.game(),
            Run::Mistake(run) => &run.game,
        }
    }

    pub(super) fn seat(&self) -> Seat {
        match self {
            Run::Hand(_) => LEARNER,
            Run::Puzzle(run) => run.puzzle().seat,
            Run::Mistake(run) => run.mistake.decision.seat,
        }
    }

    pub(super) fn mistake(&self) -> Option<&Mistake> {
        match self {
            Run::Mistake(run) => Some(&run.mistake),
            Run::Hand(_) | Run::Puzzle(_) => None,
        }
    }

    /// Returns the number of mistakes to retry.
    pub(super) fn mistakes(&self) -> usize {
        match self {
            Run::Mistake(run) => run.of,
            Run::Hand(_) | Run::Puzzle(_) => 0,
        }
    }

    /// Returns the choice that replaced a mistake.
    pub(super) fn chosen(&self) -> Option<Action> {
        match self {
            Run::Mistake(run) => run.chosen,
            Run::Hand(_) | Run::Puzzle(_) => None,
        }
    }

    pub(super) fn is_mine(&self) -> bool {
        match self {
            Run::Hand(run) => run.state() == LessonState::Yours,
            Run::Puzzle(run) => run.state() == State::Yours,
            Run::Mistake(run) => run.chosen.is_none(),
        }
    }

    pub(super) fn is_done(&self) -> bool {
        match self {
            Run::Hand(run) => run.state() == LessonState::Done,
            Run::Puzzle(run) => run.state() == State::Solved,
            Run::Mistake(run) => run.chosen.is_some(),
        }
    }

    /// Returns `true` if nothing has been chosen yet.
    pub(super) fn is_first(&self) -> bool {
        match self {
            Run::Hand(run) => run.game().action_count() == run.hand().start.action_count(),
            Run::Puzzle(run) => run.made() == 0,
            Run::Mistake(_) => true,
        }
    }

    pub(super) fn choices(&self) -> Vec<Action> {
        match self {
            Run::Hand(run) => run.choices(),
            Run::Puzzle(run) => run.choices(),
            Run::Mistake(run) => run.game.legal_actions().to_vec(),
        }
    }

    /// Judges a choice; `None` if it isn't available now.
    pub(super) fn judge(&mut self, choice: Action) -> Option<Judged> {
        Some(match self {
            Run::Hand(run) => match run.judge(choice)? {
                Verdict::Keeps => Judged::Keeps,
                Verdict::Loses(line) => Judged::Loses {
                    line,
                    bid: run.hand().goal.bids().and_then(|(min, max)| {
                        let points = Some(scored(run.game(), choice, max)?);
                        wrong_bid(choice, (min, max), points)
                    }),
                },
            },
            Run::Puzzle(run) => match run.judge(choice)? {
                // The exercise continues if the position is too hard to judge.
                Judgment::Keeps { .. } | Judgment::TooHard => Judged::Keeps,
                Judgment::Loses(loss) => {
                    let line = match loss {
                        Loss::BidTooLow { .. } => vec![choice],
                        Loss::Refuted { line, .. } => line,
                    };
                    let bid = run.sure_tricks().and_then(|max| wrong_bid(choice, (max, max), None));
                    Judged::Loses { line, bid }
                }
            },
            Run::Mistake(run) => match run.mistake.judge(choice)? {
                Retry::Found { .. } => Judged::Keeps,
                Retry::Costs { .. } => Judged::Loses {
                    line: vec![choice],
                    bid: None,
                },
            },
        })
    }

    pub(super) fn reply(&mut self) -> Option<Action> {
        match self {
            Run::Hand(run) => run.reply(),
            Run::Puzzle(run) => run.reply(),
            Run::Mistake(_) => None,
        }
    }

    /// Plays a right choice or the reply of another seat; returns `false` if it is illegal.
    pub(super) fn apply(&mut self, action: Action) -> bool {
        match self {
            Run::Hand(run) => run.apply(action).is_ok(),
            Run::Puzzle(run) => run.apply(action).is_ok(),
            Run::Mistake(run) => {
                run.chosen = Some(action);
                run.game.apply(action).is_ok()
            }
        }
    }

    /// Returns a right choice.
    #[cfg(test)]
    pub(super) fn right(&mut self) -> Option<Action> {
        match self {
            Run::Hand(run) => run.right(),
            Run::Puzzle(run) => run.solution().first().copied(),
            Run::Mistake(run) => Some(run.mistake.decision.best),
        }
    }

    /// Returns a right choice with the idea behind it.
    pub(super) fn hint(&mut self) -> Option<(Action, Option<Clue>)> {
        Some(match self {
            Run::Hand(run) => {
                let first = run.game().action_count() == run.hand().start.action_count();
                let (right, idea) = run.hint()?;
                let clue = if first {
                    Some(Clue::Sentence)
                } else {
                    idea.map(Clue::Idea)
                };
                (right, clue)
            }
            Run::Puzzle(run) => {
                let (right, idea) = run.hint()?;
                (right, idea.map(Clue::Idea))
            }
            Run::Mistake(run) => (run.mistake.decision.best, None),
        })
    }

    /// Returns the right choices from here on, with the replies of the other seats.
    pub(super) fn solution(&mut self) -> Vec<Action> {
        match self {
            Run::Hand(run) => run.right().into_iter().collect(),
            Run::Puzzle(run) => run.solution(),
            Run::Mistake(run) => vec![run.mistake.decision.best],
        }
    }
}
