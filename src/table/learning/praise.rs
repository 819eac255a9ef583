//! A word of praise for an exercise that has reached its goal.

use spades_archive::daily::Date;
use spades_learn::lesson::Lesson;

use crate::say;
use crate::session::learning::{Contents, Exercise, ExerciseStage, Learned, Learning, Try};
use crate::text::Words;

/// Returns the praise: the rarest that is earned.
pub(super) fn praise(
    learning: &Learning,
    contents: Option<&Contents>,
    learned: &Learned,
    today: Date,
) -> Option<Words> {
    let &ExerciseStage::Done { gained, .. } = learning.stage() else {
        return None;
    };
    match learning.exercise() {
        Exercise::Mistake(_) => None,
        Exercise::Hand { lesson, hand } => of_hand((lesson, hand), contents?, learned, learning.tried()),
        Exercise::Puzzle { index, day, .. } => {
            let streak = day.filter(|&day| learned.solved_day(day));
            let streak = streak.and_then(|_| of_streak(learned.streak(today)));
            // Without a change of rating, the line says that it is solved.
            streak.or_else(|| gained.map(|_| solved(index)))
        }
    }
}

fn of_hand((number, hand): (usize, usize), contents: &Contents, learned: &Learned, tried: Try) -> Option<Words> {
    let lessons = contents.lessons.all();
    let lesson = lessons.get(number)?;
    let last = hand + 1 == lesson.hands.len();
    let played = |lesson: &Lesson| (0..lesson.hands.len()).all(|hand| learned.stars(lesson, hand) > 0);
    let (own, all) = learned.stars_of(lesson);
    Some(if last && number + 1 == lessons.len() && lessons.iter().all(played) {
        say::learning::praise_course()
    } else if last && own == all {
        say::learning::praise_lesson()
    } else {
        match tried {
            Try::First => say::learning::praise_first_try(),
            Try::Later => say::learning::praise_got_it(),
            Try::Hinted => say::learning::praise_there_it_is(),
        }
    })
}

/// Returns the praise for this many days in a row, on the day on which they are full.
fn of_streak(days: u32) -> Option<Words> {
    match days {
        7 => Some(say::learning::praise_week()),
        30 => Some(say::learning::praise_month()),
        100 => Some(say::learning::praise_hundred()),
        _ => None,
    }
}

/// Returns the sentence that a puzzle is solved, one of three.
pub(super) fn solved(index: usize) -> Words {
    match index % 3 {
        0 => say::learning::that_is_it(),
        1 => say::learning::that_is_it_answers(),
        _ => say::learning::that_is_it_roads(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::learning::Textbook;

    #[test]
    fn full_weeks_months_and_a_hundred_days_are_praised() {
        let praised: Vec<u32> = (0..200).filter(|&days| of_streak(days).is_some()).collect();
        assert_eq!(praised, [7, 30, 100]);
        let said = [0, 1, 2, 3].map(|index| solved(index).text());
        assert!(
            said[0] != said[1] && said[1] != said[2] && said[0] == said[3],
            "{said:?}"
        );
    }

    /// Every hand of the course, played at the first try; the last one was left to the end.
    #[test]
    fn lessons_and_the_course_are_praised_when_they_are_complete() {
        let textbook = Textbook::read(
            include_bytes!("../../../assets/learn/lessons.toml"),
            include_bytes!("../../../assets/learn/puzzles.bin"),
        );
        let contents = textbook.contents().expect("the lessons");
        let (mut stars, mut said) = (serde_json::Map::new(), Vec::new());
        let mut learned = Learned::default();
        for (number, lesson) in contents.lessons.all().iter().enumerate() {
            for hand in 0..lesson.hands.len() {
                stars.insert(format!("{}.{}", lesson.key, lesson.hands[hand].key), 3.into());
                let saved = serde_json::json!({ "hands": stars });
                learned = serde_json::from_value(saved).expect("progress");
                let praise = of_hand((number, hand), contents, &learned, Try::First);
                said.push(praise.expect("praise").key());
            }
        }
        let count = |key: &str| said.iter().filter(|said| *said == key).count();
        let lessons = contents.lessons.all().len();
        assert_eq!((count("praise-lesson"), count("praise-course")), (lessons - 1, 1));
        assert_eq!(said.last().map(String::as_str), Some("praise-course"));
        assert_eq!(count("praise-first-try"), said.len() - lessons);
        let again = of_hand((0, 0), contents, &learned, Try::Hinted);
        assert_eq!(again.expect("praise").key(), "praise-there-it-is");
    }
}
