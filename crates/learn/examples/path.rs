//! Measures the path of a learner who makes only right choices: clicks and words of each lesson.
//!
//! `cargo run -p spades-learn --example path`

use std::error::Error;

use spades_learn::lesson::{LessonRun, LessonState, Lessons};

/// Reading speed in words per minute.
const WORDS_A_MINUTE: f64 = 200.0;

/// Returns the number of words in a hand's goal and closing text.
fn read(lesson: &str, hand: &str) -> Option<usize> {
    let id = format!("lesson-{lesson}-{hand} = ").replace('_', "-");
    let texts = include_str!("../../../assets/i18n/en/lessons.ftl");
    let mut lines = texts.lines().skip_while(|line| !line.starts_with(&id));
    let goal = lines.next()?.strip_prefix(&id)?;
    let done = lines.find_map(|line| line.strip_prefix("    .done = "))?;
    Some([goal, done].map(|line| line.split(' ').count()).iter().sum())
}

fn main() -> Result<(), Box<dyn Error>> {
    let lessons = Lessons::read(include_str!("../../../assets/learn/lessons.toml"))?;
    println!("{:<12} {:>6} {:>6} {:>8}", "lesson", "clicks", "words", "seconds");
    for lesson in lessons.all() {
        let (mut clicks, mut words) = (0, 0);
        for hand in &lesson.hands {
            words += read(&lesson.key, &hand.key).ok_or("a hand without words")?;
            let mut run = LessonRun::new(hand.clone());
            let mut first = true;
            while run.state() != LessonState::Done {
                let action = if run.state() == LessonState::Yours {
                    // A single legal card is played automatically, except the first one.
                    clicks += usize::from(std::mem::take(&mut first) || run.choices().len() > 1);
                    run.right()
                } else {
                    run.reply()
                };
                run.apply(action.ok_or("a hand that does not go on")?)?;
            }
            // Continue to the next hand.
            clicks += 1;
        }
        let seconds = words as f64 / WORDS_A_MINUTE * 60.0;
        println!("{:<12} {clicks:>6} {words:>6} {seconds:>8.0}", lesson.key);
    }
    Ok(())
}
