//! The hint: raises the suggested card, gives the reason in a sentence beside the table and, on request, shows the value of every
//! choice on the choice itself. It never prompts and never covers anything.

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

/// Milliseconds of search per frame. The hardest answers take 160 ms of work, and two or three times that in a browser (`spades-lab
/// bench --answers 1`): with half of every frame they are ready within a second.
pub(super) const FRAME_MILLIS: u128 = 8;

/// Advice for the decision at hand, if the player requested it.
#[derive(Resource, Default)]
pub struct Advised {
    /// [`Match::action_count`] of that decision.
    count: usize,
    stage: HintRequest,
    /// `true` if the value of every choice is shown.
    numbers: bool,
    /// Values of the choices that the coach shows without a request, with the [`Match::action_count`] of the decision.
    values: Option<(usize, Box<Advice>)>,
}

#[derive(Default)]
enum HintRequest {
    /// Not requested.
    #[default]
    None,
    /// The search is running.
    Thinking(Box<Hint>),
    /// The advice is ready.
    Ready(Box<Advice>),
}

impl Advised {
    /// Returns `true` if a hint is visible or being computed.
    #[must_use]
    pub fn shown(&self) -> bool {
        !matches!(self.stage, HintRequest::None)
    }

    /// Returns the advice when it is ready.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        match &self.stage {
            HintRequest::Ready(advice) => Some(advice),
            HintRequest::None | HintRequest::Thinking(_) => None,
        }
    }

    /// Shows the values of a decision's choices, without advice.
    pub(in crate::table) fn value(&mut self, count: usize, advice: Advice) {
        self.values = Some((count, Box::new(advice)));
    }

    /// Returns the advice whose values are shown on the choices.
    fn valued(&self) -> Option<&Advice> {
        let values = || self.values.as_ref().map(|(_, advice)| &**advice);
        self.advice().filter(|_| self.numbers).or_else(values)
    }

    /// Returns the suggested card.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        match self.advice()?.best {
            Action::Play(card) => Some(card),
            _ => None,
        }
    }

    /// Requests a hint, or removes it.
    pub fn toggle(&mut self, prompt: &TurnPrompt) {
        let Some(view) = prompt.view.as_ref().filter(|_| prompt.hint && !self.shown()) else {
            self.dismiss();
            return;
        };
        self.count = prompt.count;
        self.stage = HintRequest::Thinking(Box::new(Hint::new(view, prompt.count as u64)));
    }

    /// Removes the hint.
    pub fn dismiss(&mut self) {
        self.stage = HintRequest::None;
    }
}

fn think(mut advised: ResMut<Advised>, mut redraw: ResMut<Redraw>, searches: Res<Searches>) {
    let HintRequest::Thinking(hint) = &mut advised.bypass_change_detection().stage else {
        return;
    };
    redraw.for_a_while();
    if let Some(advice) = searches.within(FRAME_MILLIS, || hint.step(SLICE).cloned()) {
        advised.stage = HintRequest::Ready(Box::new(advice));
    }
}

/// Drops the hint and the values when their decision is over.
fn forget(mut advised: ResMut<Advised>, game: Option<Res<Match>>, prompt: Res<TurnPrompt>) {
    let count = game.filter(|_| prompt.hint).map(|game| game.action_count());
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
