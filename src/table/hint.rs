//! The hint: the suggested card rises, a sentence beside the table says why, and on request the worth of every choice stands on the
//! choice itself. It asks nothing and covers nothing.

mod numbers;
mod panel;

use bevy::prelude::*;
use spades_bots::{Advice, Hint};
use spades_rules::{Action, Card};

use super::TableSystems;
use crate::Screen;
use crate::redraw::Redraw;
use crate::session::searches::{SLICE, Searches};
use crate::session::{Match, TurnPrompt};

pub(in crate::table) use numbers::{WorthOf, worth_of};

/// Milliseconds of a frame that thinking may take. The hardest answers are 160 ms of work, and two or three times that in a browser
/// (`spades-lab bench --answers 1`): at half of every frame they are there within a second.
pub(super) const FRAME_MILLIS: u128 = 8;

/// What is advised for the decision that is asked for, while somebody wants to know it.
#[derive(Resource, Default)]
pub struct Advised {
    /// [`Match::count`] that it is about.
    count: usize,
    stage: Stage,
    /// Whether the worth of every choice is shown.
    numbers: bool,
    /// What the choices are worth where nobody asked and the coach tells it, and the [`Match::count`] that it is about.
    values: Option<(usize, Box<Advice>)>,
}

#[derive(Default)]
enum Stage {
    /// Nobody asked.
    #[default]
    None,
    /// It is being thought about.
    Thinking(Box<Hint>),
    /// There it is.
    Ready(Box<Advice>),
}

impl Advised {
    /// Whether a hint is shown, or on its way.
    #[must_use]
    pub fn shown(&self) -> bool {
        !matches!(self.stage, Stage::None)
    }

    /// The advice, once it is there.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        match &self.stage {
            Stage::Ready(advice) => Some(advice),
            Stage::None | Stage::Thinking(_) => None,
        }
    }

    /// Tells what the choices of a decision are worth, without a word of advice.
    pub(in crate::table) fn value(&mut self, count: usize, advice: Advice) {
        self.values = Some((count, Box::new(advice)));
    }

    /// The advice whose numbers stand on the choices.
    fn valued(&self) -> Option<&Advice> {
        let values = || self.values.as_ref().map(|(_, advice)| &**advice);
        self.advice().filter(|_| self.numbers).or_else(values)
    }

    /// The card that is suggested.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        match self.advice()?.best {
            Action::Play(card) => Some(card),
            _ => None,
        }
    }

    /// Asks for a hint, or takes it away.
    pub fn toggle(&mut self, prompt: &TurnPrompt) {
        let Some(view) = prompt.view.as_ref().filter(|_| prompt.hint && !self.shown()) else {
            self.dismiss();
            return;
        };
        self.count = prompt.count;
        self.stage = Stage::Thinking(Box::new(Hint::new(view, prompt.count as u64)));
    }

    /// Takes it away.
    pub fn dismiss(&mut self) {
        self.stage = Stage::None;
    }
}

fn think(mut advised: ResMut<Advised>, mut redraw: ResMut<Redraw>, searches: Res<Searches>) {
    let Stage::Thinking(hint) = &mut advised.bypass_change_detection().stage else {
        return;
    };
    redraw.for_a_while();
    if let Some(advice) = searches.within(FRAME_MILLIS, || hint.step(SLICE).cloned()) {
        advised.stage = Stage::Ready(Box::new(advice));
    }
}

/// A hint is for one decision.
fn forget(mut advised: ResMut<Advised>, game: Option<Res<Match>>, prompt: Res<TurnPrompt>) {
    let count = game.filter(|_| prompt.hint).map(|game| game.count());
    if advised.shown() && count != Some(advised.count) {
        advised.dismiss();
    }
    if advised.values.as_ref().is_some_and(|values| count != Some(values.0)) {
        advised.values = None;
    }
}

fn leave(mut advised: ResMut<Advised>) {
    advised.dismiss();
    advised.values = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advised>();
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(
        Update,
        (forget, think, panel::build, numbers::build, numbers::fill)
            .chain()
            .in_set(TableSystems::Draw),
    );
}
