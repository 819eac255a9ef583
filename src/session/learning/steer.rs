//! The learner chooses, the others reply; what is wrong is played out and taken back; and away.

use bevy::prelude::*;
use spades_learn::lesson::stars;
use spades_rules::{Action, Event};

use super::run::Judged;
use super::{Contents, Exercise, Learn, Learned, Learning, LearningEnded, Stage, StartLearning, Textbook};
use crate::session::perspective::Perspective;
use crate::session::replaying::{Eyes, Replayed};
use crate::session::submit::{Refused, SubmitAction};
use crate::session::{Match, Pace, Presentation, SessionOptions, clock, table_seconds};

/// Seconds of table time before somebody else plays.
pub(super) const PAUSE: f32 = 0.6;

/// Judges what the learner chooses, and plays it.
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
        if count != game.count() || !learning.asks() {
            continue;
        }
        let Some(judged) = learning.run.judge(action) else {
            refused.write_batch(game.game().refusal(action).map(Refused));
            continue;
        };
        learning.hinted = None;
        match judged {
            Judged::Keeps => shown.write_batch(learning.go(action)),
            Judged::Loses { line, most } => {
                learning.slips += 1;
                learning.stage = Stage::Lost { wrong: action, most };
                learning.line = line.into_iter().skip(1).collect();
                shown.write_batch(learning.step(action))
            }
        };
        learning.note(&mut learned, textbook.contents());
    }
    follow(&learning, &mut game);
}

/// Does what is asked for.
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
            Learn::TakeBack if matches!(learning.stage, Stage::Lost { .. } | Stage::Shown) => {
                learning.rewind();
                shown.write(Replayed::Jumped(learning.sight()));
            }
            Learn::Hint if learning.asks() && learning.hinted.is_none() => {
                learning.hints += 1;
                learning.hinted = learning.run.right();
                learning.note(&mut learned, textbook.contents());
            }
            Learn::Solution if !matches!(learning.stage, Stage::Done { .. } | Stage::Shown) => {
                learning.hints += 1;
                learning.rewind();
                learning.line = learning.run.solution().into();
                learning.stage = Stage::Shown;
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

/// The exercise that comes next.
fn next(learning: &Learning, learned: &Learned, contents: Option<&Contents>) -> Option<Exercise> {
    match learning.exercise {
        Exercise::Hand { lesson, hand } => contents?.hand_after(lesson, hand),
        Exercise::Puzzle { kind, index, .. } => learned.next_puzzle(contents?, kind, Some(index)),
    }
}

/// Lets the others play, and what is played out, as soon as all was shown.
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
    let seconds = table_seconds(&time, &options, *pace);
    learning.bypass_change_detection().rest -= seconds;
    if learning.rest > 0.0 {
        return;
    }
    if learning.stage != Stage::Playing {
        let next = learning.line.pop_front();
        shown.write_batch(next.and_then(|action| learning.step(action)));
    } else if let Some(action) = learning.forced().or_else(|| learning.run.reply()) {
        shown.write_batch(learning.go(action));
        learning.note(&mut learned, textbook.contents());
    }
    follow(&learning, &mut game);
}

/// The match on the table is what is shown.
fn follow(learning: &Learning, game: &mut ResMut<Match>) {
    if game.count() != learning.shown.action_count() || *game.game() != learning.shown {
        game.game = learning.shown.clone();
    }
}

impl Learning {
    /// Plays what is right, or what somebody else replies.
    fn go(&mut self, action: Action) -> Option<Replayed> {
        self.run.apply(action).then_some(())?;
        self.step(action)
    }

    /// Shows an action.
    fn step(&mut self, action: Action) -> Option<Replayed> {
        let events = self.shown.apply(action).ok()?;
        self.rest = PAUSE;
        let seen = |event: &Event| match self.eyes() {
            Eyes::All => *event,
            Eyes::Seat(seat) => event.seen_by(seat, &self.shown),
        };
        Some(Replayed::Stepped(events.iter().map(seen).collect(), self.sight()))
    }

    /// Back to before what was played out.
    fn rewind(&mut self) {
        self.line.clear();
        self.stage = Stage::Playing;
        self.shown = self.run.game().clone();
        self.rest = PAUSE;
    }

    /// Notes what came of it, once it is known.
    fn note(&mut self, learned: &mut ResMut<Learned>, contents: Option<&Contents>) {
        let Some(contents) = contents else { return };
        let done = self.stage == Stage::Playing && self.run.is_done();
        let clean = self.slips + self.hints == 0;
        let mut stars = stars(self.slips, self.hints);
        match self.exercise {
            Exercise::Hand { lesson, hand } => {
                if done {
                    learned.note_hand(contents, lesson, hand, stars);
                }
            }
            Exercise::Puzzle { index, day, .. } => {
                stars = 0;
                // The first try counts: it is over with the first slip.
                if (done || !clean)
                    && !std::mem::replace(&mut self.noted, true)
                    && let Some(gained) = learned.note_puzzle(contents, index, clean, clock::today())
                {
                    self.gained = Some(gained);
                }
                if let Some(day) = day.filter(|day| done && *day == clock::today()) {
                    learned.note_day(day);
                }
            }
        }
        if done {
            self.stage = Stage::Done {
                stars,
                gained: self.gained,
            };
        }
    }
}

/// Ends what was left: the match that was on the table is there again.
pub(super) fn leave(mut commands: Commands, mut learning: ResMut<Learning>, mut ended: MessageWriter<LearningEnded>) {
    if !learning.leaving {
        return;
    }
    ended.write(LearningEnded);
    if let Some(kept) = learning.kept.take() {
        let (game, perspective) = *kept;
        commands.insert_resource(game);
        commands.insert_resource(perspective);
    } else {
        commands.remove_resource::<Match>();
        commands.insert_resource(Perspective::default());
    }
    commands.remove_resource::<Learning>();
}
