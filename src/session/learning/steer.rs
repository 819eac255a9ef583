//! Runs an exercise: judges the learner's choices, plays the replies, plays out and takes back wrong choices, and ends it.

use bevy::prelude::*;
use spades_learn::lesson::stars;
use spades_rules::{Action, Event};

use super::run::Judged;
use super::{
    Contents, Exercise, ExerciseStage, Hint, Learn, Learned, Learning, LearningEnded, StartLearning, Textbook,
};
use crate::session::on_table;
use crate::session::replaying::{HandVisibility, Replayed};
use crate::session::submit::{Refused, SubmitAction};
use crate::session::{Match, Pace, Presentation, SessionOptions, clock};

/// Seconds of table time before another seat plays.
pub(super) const PAUSE: f32 = 0.6;

/// Seconds of table time that a choice as bad as the mistake stays on the table before it is taken back.
const TAKEN_BACK: f32 = 1.2;

/// Judges the learner's choice and plays it.
pub(super) fn submit(
    mut submitted: MessageReader<SubmitAction>,
    mut learning: ResMut<Learning>,
    mut game: ResMut<Match>,
    mut learned: ResMut<Learned>,
    textbook: Res<Textbook>,
    mut shown: MessageWriter<Replayed>,
    mut refused: MessageWriter<Refused>,
) {
    for &SubmitAction { action, count } in submitted.read() {
        if count != game.action_count() || !learning.asks() {
            continue;
        }
        let Some(judged) = learning.run.judge(action) else {
            refused.write_batch(game.game().refusal(action).map(Refused));
            continue;
        };
        learning.hint = None;
        match judged {
            Judged::Keeps => {
                shown.write_batch(learning.go(action));
            }
            Judged::Loses { line, bid } => {
                learning.slips += 1;
                learning.stage = ExerciseStage::Lost {
                    wrong: action,
                    bid,
                    follows: line.len() > 1,
                };
                learning.line = line.into_iter().skip(1).collect();
                shown.write_batch(learning.step(action));
                if learning.mistake().is_some() {
                    learning.missed = Some(action);
                    learning.rest = TAKEN_BACK;
                }
            }
        };
        learning.note(&mut learned, textbook.contents());
    }
    follow(&learning, &mut game);
}

/// Handles the learner's requests.
pub(super) fn steer(
    mut asked: MessageReader<Learn>,
    mut learning: ResMut<Learning>,
    mut game: ResMut<Match>,
    mut learned: ResMut<Learned>,
    textbook: Res<Textbook>,
    mut shown: MessageWriter<Replayed>,
    mut start: MessageWriter<StartLearning>,
) {
    for &learn in asked.read() {
        match learn {
            Learn::TakeBack if matches!(learning.stage, ExerciseStage::Lost { .. } | ExerciseStage::Shown) => {
                learning.rewind();
                shown.write(Replayed::Jumped(learning.sight()));
            }
            Learn::Hint if learning.asks() && learning.mistake().is_none() => {
                if learning.hint.is_none() {
                    learning.hints += 1;
                }
                learning.hint_more();
                learning.note(&mut learned, textbook.contents());
            }
            Learn::Solution if learning.can_be_shown() => {
                learning.hints += 1;
                learning.rewind();
                learning.line = learning.run.solution().into();
                learning.stage = ExerciseStage::Shown;
                learning.note(&mut learned, textbook.contents());
                shown.write(Replayed::Jumped(learning.sight()));
            }
            Learn::Next => match next(&learning, &learned, textbook.contents()) {
                Some(exercise) => {
                    start.write(StartLearning {
                        exercise,
                        names: learning.names.clone(),
                    });
                }
                None => learning.leaving = true,
            },
            Learn::Leave => learning.leaving = true,
            Learn::TakeBack | Learn::Hint | Learn::Solution => {}
        }
    }
    follow(&learning, &mut game);
}

fn next(learning: &Learning, learned: &Learned, contents: Option<&Contents>) -> Option<Exercise> {
    match learning.exercise {
        Exercise::Hand { lesson, hand } => contents?.hand_after(lesson, hand),
        Exercise::Puzzle { kind, index, .. } => learned.next_puzzle(contents?, kind, Some(index)),
        Exercise::Mistake(index) => learning.has_next().then_some(Exercise::Mistake(index + 1)),
    }
}

/// Plays the replies of other seats and the lines played out, once everything has been shown.
pub(super) fn go_on(
    mut learning: ResMut<Learning>,
    mut game: ResMut<Match>,
    mut learned: ResMut<Learned>,
    textbook: Res<Textbook>,
    presentation: Res<Presentation>,
    time: Res<Time>,
    options: Res<SessionOptions>,
    pace: Res<Pace>,
    mut shown: MessageWriter<Replayed>,
) {
    if presentation.showing || presentation.covered || !learning.goes_on() {
        return;
    }
    let seconds = pace.seconds(&time, options.speed);
    learning.bypass_change_detection().rest -= seconds;
    if learning.rest > 0.0 {
        return;
    }
    if learning.stage != ExerciseStage::Playing {
        match learning.line.pop_front() {
            Some(action) => {
                shown.write_batch(learning.step(action));
            }
            None => {
                // A choice as bad as the mistake is taken back, and the learner may try another one.
                learning.rewind();
                shown.write(Replayed::Jumped(learning.sight()));
            }
        }
    } else if let Some(action) = learning.forced().or_else(|| learning.run.reply()) {
        shown.write_batch(learning.go(action));
        learning.note(&mut learned, textbook.contents());
    }
    follow(&learning, &mut game);
}

/// Sets the match on the table to the game shown.
fn follow(learning: &Learning, game: &mut ResMut<Match>) {
    if game.action_count() != learning.shown.action_count() || *game.game() != learning.shown {
        game.game = learning.shown.clone();
    }
}

impl Learning {
    /// Returns `true` if the solution may be played out; for a mistake, only after the first miss.
    #[must_use]
    pub fn can_be_shown(&self) -> bool {
        !matches!(self.stage, ExerciseStage::Done { .. } | ExerciseStage::Shown)
            && (self.mistake().is_none() || self.missed.is_some())
    }

    /// Returns `true` if another mistake follows this one.
    #[must_use]
    pub fn has_next(&self) -> bool {
        matches!(self.exercise, Exercise::Mistake(index) if index + 1 < self.run.mistakes())
    }

    /// Returns the number of mistakes to retry; 0 in other exercises.
    #[must_use]
    pub fn mistakes(&self) -> usize {
        self.run.mistakes()
    }

    /// Shows the next step of a hint.
    fn hint_more(&mut self) {
        if let Some(hint) = &mut self.hint {
            hint.clue = None;
        } else {
            let found = self.run.hint();
            self.hint = found.map(|(right, clue)| Hint { right, clue });
        }
    }

    /// Plays a right choice or the reply of another seat.
    fn go(&mut self, action: Action) -> Option<Replayed> {
        self.run.apply(action).then_some(())?;
        self.step(action)
    }

    /// Shows an action.
    fn step(&mut self, action: Action) -> Option<Replayed> {
        let events = self.shown.apply(action).ok()?;
        self.rest = PAUSE;
        let seen = |event: &Event| match self.eyes() {
            HandVisibility::All => *event,
            HandVisibility::Seat(seat) => event.seen_by(seat, &self.shown),
        };
        Some(Replayed::Stepped(events.iter().map(seen).collect(), self.sight()))
    }

    /// Returns to the position before the line that was played out.
    fn rewind(&mut self) {
        self.line.clear();
        self.stage = ExerciseStage::Playing;
        self.shown = self.run.game().clone();
        self.rest = PAUSE;
    }

    /// Records the result once it is known.
    fn note(&mut self, learned: &mut ResMut<Learned>, contents: Option<&Contents>) {
        let done = self.stage == ExerciseStage::Playing && self.run.is_done();
        let clean = self.slips + self.hints == 0;
        let mut stars = stars(self.slips, self.hints);
        match (self.exercise, contents) {
            (Exercise::Hand { lesson, hand }, Some(contents)) => {
                if done {
                    learned.note_hand(contents, lesson, hand, stars);
                }
            }
            (Exercise::Puzzle { index, day, .. }, Some(contents)) => {
                stars = 0;
                // Only the first try counts: it ends with the first slip.
                if (done || !clean)
                    && !std::mem::replace(&mut self.noted, true)
                    && let Some(gained) = learned.note_puzzle(contents, index, clean, clock::today())
                {
                    self.gained = Some(gained);
                }
                // Like a match, it may end after midnight.
                let today = clock::today().days();
                if let Some(day) = day.filter(|day| done && (today == day.days() || today == day.days() + 1)) {
                    learned.note_day(day);
                }
            }
            // A retried mistake doesn't count.
            (Exercise::Mistake(_), _) => stars = 0,
            (Exercise::Hand { .. } | Exercise::Puzzle { .. }, None) => return,
        }
        if done {
            self.stage = ExerciseStage::Done {
                stars,
                gained: self.gained,
            };
        }
    }
}

/// Ends the exercise on request: the match that was on the table is back.
pub(super) fn leave(mut commands: Commands, learning: Res<Learning>, mut ended: MessageWriter<LearningEnded>) {
    if learning.leaving {
        ended.write(LearningEnded);
        commands.queue(on_table::end);
    }
}
