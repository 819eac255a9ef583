//! Times of decisions, hints and reviews, in slices as the game runs them.

use spades_bots::{Appraisal, Decision, Hint, Level, Progress, Review, decision_seed};
use spades_rules::{Action, Game, Phase, Preset, Seed};

use super::clock::Clock;

/// Search nodes of one slice, as in the game.
const SLICE: u32 = 512;

/// Measured times, in microseconds.
#[derive(Default)]
pub struct Times {
    /// Whole decisions.
    pub decisions: Vec<f64>,
    /// Single slices of them.
    pub slices: Vec<f64>,
    /// Hints, for some of the decisions.
    pub hints: Vec<f64>,
    /// Hints for bids where both hands are known: the whole table of bids and answers.
    pub bid_tables: Vec<f64>,
    /// Reviews of whole rounds.
    pub reviews: Vec<f64>,
}

/// Measures work that runs in slices until it is done.
fn sliced(slices: &mut Vec<f64>, mut step: impl FnMut() -> bool) -> f64 {
    let mut sum = 0.0;
    loop {
        let clock = Clock::start();
        let done = step();
        let micros = clock.micros();
        slices.push(micros);
        sum += micros;
        if done {
            return sum;
        }
    }
}

/// Response times for a player who asks, in microseconds of work.
#[derive(Default)]
pub struct Answers {
    /// Hints.
    pub hints: Vec<f64>,
    /// The coach's assessments of decisions.
    pub coach: Vec<f64>,
    /// Single slices of both.
    pub slices: Vec<f64>,
}

/// Measures a hint and the coach's values for every decision of a match that Intermediate plays against itself.
pub fn answers(preset: Preset, seed: u64) -> Answers {
    let mut answers = Answers::default();
    let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).expect("a preset makes sense");
    while game.phase() != Phase::MatchEnd {
        let mut action = game.legal_actions()[0];
        if let Some(seat) = game.actor() {
            let view = game.view(seat);
            if view.legal.len() > 1 {
                let own = decision_seed(game.seed(), game.action_count(), seat);
                let mut hint = Hint::new(&view, own);
                answers
                    .hints
                    .push(sliced(&mut answers.slices, || hint.step(SLICE).is_some()));
                let mut appraisal = Appraisal::new(&view, own);
                answers
                    .coach
                    .push(sliced(&mut answers.slices, || appraisal.step(SLICE).is_some()));
            }
            let mut decision = Decision::new(
                &view,
                Level::Intermediate,
                decision_seed(game.seed(), game.action_count(), seat),
            );
            action = loop {
                if let Progress::Done(action) = decision.step(SLICE) {
                    break action;
                }
            };
        }
        game.apply(action).expect("a level plays by the rules");
    }
    answers
}

/// Measures one match of a level against itself; hints and reviews only for Expert.
pub fn measure(preset: Preset, level: Level, seed: u64) -> Times {
    let mut times = Times::default();
    let rules = preset.rules();
    let mut game = Game::new(rules, Seed::from_u64(seed)).expect("a preset makes sense");
    let hints = level == Level::Expert;
    let mut unused = Vec::new();
    while game.phase() != Phase::MatchEnd {
        let Some(seat) = game.actor() else {
            if hints && times.reviews.len() < 4 {
                let mut review = Review::new(&game, 0);
                let micros = sliced(&mut unused, || review.step(SLICE).is_some());
                times.reviews.push(micros);
            }
            let next: Action = game.legal_actions()[0];
            game.apply(next).expect("a legal action is legal");
            continue;
        };
        let view = game.view(seat);
        let table = preset == Preset::OpenDraft && game.phase() == Phase::Bidding;
        if hints && (table || game.action_count().is_multiple_of(13)) {
            let mut hint = Hint::new(&view, seed);
            let micros = sliced(&mut unused, || hint.step(SLICE).is_some());
            times.hints.push(micros);
            if table && game.bids().iter().all(Option::is_none) {
                times.bid_tables.push(micros);
            }
        }
        let own = decision_seed(game.seed(), game.action_count(), seat);
        let mut decision = Decision::new(&view, level, own);
        let mut action = view.legal[0];
        let micros = sliced(&mut times.slices, || match decision.step(SLICE) {
            Progress::Pending => false,
            Progress::Done(done) => {
                action = done;
                true
            }
        });
        times.decisions.push(micros);
        game.apply(action).expect("a level plays by the rules");
    }
    times
}
