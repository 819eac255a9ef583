//! The line currently shown about an exercise.

use crate::text::variant;
use spades_learn::puzzle::Aim;

use super::praise::solved;
use crate::say;
use crate::session::Match;
use crate::session::learning::{Clue, Contents, Exercise, ExerciseStage, Learned, Learning};
use crate::text::Phrase;
use crate::text::Words;
use crate::text::deeds::ActionText;
use crate::text::learning::Learning as Learn;
use crate::text::lesson as text;
use crate::text::mistakes::{Costs, FindBetter, Mistakes, Why};

/// Returns the title of the exercise: the lesson with its progress, or the kind of puzzle.
pub(super) fn head(learning: &Learning, contents: Option<&Contents>) -> Option<Box<dyn Phrase>> {
    match learning.exercise() {
        Exercise::Mistake(index) => Some(Box::new(Mistakes::Head {
            number: index + 1,
            of: learning.mistakes(),
        })),
        Exercise::Hand { lesson, hand } => {
            let contents = contents?;
            let lesson = contents.lessons.all().get(lesson)?;
            Some(Box::new(say::learning::hand_of(
                text::title(&lesson.key),
                hand + 1,
                lesson.hands.len(),
            )))
        }
        Exercise::Puzzle { index, .. } => {
            let entry = contents?.puzzles.entries().get(index)?;
            Some(Box::new(say::learning::puzzle_head(
                entry.kind.words(),
                entry.rating(),
                entry.found_by.map(|it| it.words()),
            )))
        }
    }
}

/// Returns the current line: the goal, a hint, the result of a wrong choice, or the lesson learned.
pub(super) fn line(
    learning: &Learning,
    contents: Option<&Contents>,
    learned: &Learned,
    game: &Match,
) -> Option<Box<dyn Phrase>> {
    match learning.exercise() {
        Exercise::Mistake(_) => done_better(learning),
        Exercise::Hand { lesson, hand } => {
            let lesson = contents?.lessons.all().get(lesson)?;
            let hand = lesson.hands.get(hand)?;
            let said = match learning.stage() {
                ExerciseStage::Playing => match (learning.clue(), learning.hinted()) {
                    (Some(Clue::Sentence), _) => text::hint,
                    (Some(Clue::Idea(idea)), _) => return Some(Box::new(idea)),
                    (None, Some(action)) => return Some(Box::new(ActionText::Option(action))),
                    (None, None) => text::goal,
                },
                ExerciseStage::Lost { bid: Some(bid), .. } => return Some(Box::new(*bid)),
                ExerciseStage::Lost { wrong, .. } if Some(*wrong) == hand.wrong => text::wrong,
                ExerciseStage::Lost { follows, .. } => return Some(Box::new(lost(*follows))),
                ExerciseStage::Shown => return Some(Box::new(Learn::ThisIsTheSolution)),
                ExerciseStage::Done { .. } => text::done,
            };
            Some(Box::new(said(&lesson.key, &hand.key)))
        }
        Exercise::Puzzle { index, .. } => {
            let entry = contents?.puzzles.entries().get(index)?;
            Some(match *learning.stage() {
                ExerciseStage::Playing => match (learning.clue(), learning.hinted()) {
                    (Some(Clue::Idea(idea)), _) => Box::new(idea),
                    (_, Some(action)) => Box::new(ActionText::Option(action)),
                    (_, None) => Box::new(goal(entry.aim, learning, game)),
                },
                ExerciseStage::Lost { bid: Some(bid), .. } => Box::new(bid),
                ExerciseStage::Lost { follows, .. } => Box::new(lost(follows)),
                ExerciseStage::Shown => Box::new(Learn::ThisIsTheSolution),
                ExerciseStage::Done {
                    gained: Some(gained), ..
                } => Box::new(say::learning::rating_now(learned.rating(), gained)),
                ExerciseStage::Done { .. } => Box::new(solved(index)),
            })
        }
    }
}

/// Returns the words for a wrong choice, depending on whether its consequences are played out.
fn lost(follows: bool) -> Learn {
    if follows {
        Learn::GoalIsLost
    } else {
        Learn::GoalIsMissed
    }
}

/// For a mistake: returns the original choice, the cost of another one, or why the better one is better.
fn done_better(learning: &Learning) -> Option<Box<dyn Phrase>> {
    let mistake = learning.mistake()?;
    if let Some((found, retry)) = learning.found() {
        return Some(Box::new(Why::new(mistake, found, retry)?));
    }
    Some(match learning.missed() {
        Some((choice, retry)) => Box::new(Costs::new(mistake, choice, retry)?),
        None => Box::new(FindBetter::new(mistake)),
    })
}

fn goal(aim: Aim, learning: &Learning, game: &Match) -> Words {
    let game = game.game();
    let own = game.side_of(learning.seat());
    let bids = game.bids();
    let tricks = |mine: bool| {
        let side = bids.iter().enumerate();
        let side = side.filter(|&(seat, _)| (game.side_of(seat) == own) == mine);
        side.filter_map(|(_, bid)| bid.map(|bid| bid.tricks())).sum::<u8>()
    };
    say::learning::puzzle_goal(variant(&aim), tricks(true), tricks(false))
}
