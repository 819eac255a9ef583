//! The hint: raises the suggested card, gives the reason in a sentence beside the table and, on request, shows the value of every
//! choice on the choice itself. It never prompts and never covers anything.

mod numbers;
mod panel;

use bevy::prelude::*;
use spades_bots::{Advice, Hint};
use spades_rules::{Action, Card};

use super::TableSystems;
use crate::redraw::Redraw;
use crate::session::searches::{SLICE, Searches};
use crate::session::{Helped, Match, TurnPrompt};
use crate::states::Screen;

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

    /// Returns `true` if a hint was requested for the decision after this number of actions, even if it is hidden again.
    pub(in crate::table) fn was_requested(&self, count: usize) -> bool {
        self.count == count
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

/// Reports help as soon as it is shown.
fn report(advised: Res<Advised>, mut helped: MessageWriter<Helped>) {
    if advised.is_changed() && (advised.advice().is_some() || advised.values.is_some()) {
        helped.write(Helped);
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
        (forget, think, report, panel::build, numbers::build, numbers::fill)
            .chain()
            .in_set(TableSystems::Draw),
    );
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;
    use spades_rules::{Game, Preset, Seed};

    use super::*;

    #[test]
    fn a_hint_is_reported_when_it_is_shown() {
        let mut app = App::new();
        app.init_resource::<Advised>()
            .add_message::<Helped>()
            .add_systems(Update, report);
        let reported = |app: &mut App| {
            app.update();
            app.world_mut().resource_mut::<Messages<Helped>>().drain().count() > 0
        };
        assert!(!reported(&mut app));
        let game = Game::new(Preset::Mirror.rules(), Seed::from_u64(3)).unwrap();
        let mut hint = Hint::new(&game.view(game.actor().unwrap()), 1);
        let advice = loop {
            if let Some(advice) = hint.step(5000) {
                break advice.clone();
            }
        };
        app.world_mut().resource_mut::<Advised>().stage = HintRequest::Thinking(Box::new(hint));
        assert!(!reported(&mut app), "nothing is shown yet");
        app.world_mut().resource_mut::<Advised>().stage = HintRequest::Ready(Box::new(advice.clone()));
        assert!(reported(&mut app));
        app.world_mut().resource_mut::<Advised>().dismiss();
        assert!(!reported(&mut app));
        app.world_mut().resource_mut::<Advised>().value(0, advice);
        assert!(reported(&mut app), "the coach's numbers");
    }
}
