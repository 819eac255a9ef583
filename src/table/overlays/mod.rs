//! What can be laid over the table and taken away again: menu, discards, what is known, last trick, review.

mod cards;
mod claim;
mod deed;
mod known;
mod menu;
mod question;
mod review;
mod sheet;

use bevy::prelude::*;
use spades_rules::Action;

use super::coach::Coaching;
use super::director::Director;
use super::hint::Advised;
use crate::Screen;
use crate::input::Intent;
use crate::session::on_table::TableChanged;
use crate::session::{Match, Perspective, TurnPrompt};
use crate::table::intents::tool_state;
use crate::ui::Viewport;
use crate::ui::double_press;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::viewport::Sizes;

pub(super) use deed::deed;
use sheet::{Reopened, padded_sheet, sheet};

/// What lies over the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu.
    Menu,
    /// The discards, sorted by suit.
    Discards,
    /// What could be known of all cards.
    Known,
    /// The last trick.
    LastTrick,
    /// The round just played, decision by decision.
    Review,
    /// Whether all people at the machine agree that a decision is taken back.
    TakeBack,
    /// The computer claims the rest of the tricks.
    Claim,
    /// Whether the match is given up.
    Concede,
    /// Whether the round is given up.
    ConcedeRound,
    /// Whether a blind nil is bid.
    BlindNil,
    /// Whether the match is restarted, or a new one begun.
    Restart,
    /// Whether a decision is undone though the match is counted apart then.
    Undo,
}

impl Overlay {
    /// Whether it is a question: what closes it is the answer that changes nothing.
    const fn asks(self) -> bool {
        matches!(
            self,
            Overlay::TakeBack
                | Overlay::Concede
                | Overlay::ConcedeRound
                | Overlay::BlindNil
                | Overlay::Restart
                | Overlay::Undo
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Overlay>();
    app.add_observer(close);
    app.add_plugins((
        menu::plugin,
        question::plugin,
        cards::plugin,
        claim::plugin,
        known::plugin,
        review::plugin,
        sheet::plugin,
    ));
    app.add_systems(
        Update,
        (open, give_way)
            .chain()
            .after(super::TableSystems::Draw)
            .run_if(in_state(Screen::Table)),
    );
    app.add_systems(Update, double_press::raise.run_if(state_changed::<Overlay>));
    app.add_systems(
        Update,
        reopen.run_if(resource_changed::<Viewport>.and_then(in_state(Screen::Table))),
    );
}

/// Overlays close when the table changes.
fn close(_: On<TableChanged>, mut next: ResMut<NextState<Overlay>>) {
    next.set(Overlay::None);
}

/// Tools open what lies over the table, and a step back takes it away.
fn open(
    mut intents: MessageReader<Intent>,
    keyboard: Res<Keyboard>,
    mut next: ResMut<NextState<Overlay>>,
    director: Res<Director>,
    prompt: Res<TurnPrompt>,
    mut advised: ResMut<Advised>,
    mut coaching: ResMut<Coaching>,
    game: Option<Res<Match>>,
) {
    // In a match that is looked at again, and in an exercise, they mean something else.
    let Some(game) = game.filter(|game| game.is_played()) else {
        intents.clear();
        return;
    };
    for &intent in intents.read() {
        let wanted = match (keyboard.top(), intent) {
            (Layer::Overlay, Intent::Back) => Overlay::None,
            // It lies beside the table, and is the first to go.
            (Layer::Table, Intent::Back) if advised.shown() => {
                advised.dismiss();
                continue;
            }
            (Layer::Table, Intent::Back) if coaching.speaks() => {
                coaching.dismiss();
                continue;
            }
            (Layer::Table, Intent::Hint) => {
                advised.toggle(&prompt);
                continue;
            }
            (Layer::Table, Intent::BlindNil | Intent::Act(Action::BlindNil)) if prompt.allows(Action::BlindNil) => {
                Overlay::BlindNil
            }
            (Layer::Table | Layer::ScoreSheet, tool) if tool_state(tool, &director, &prompt, &game) == (true, true) => {
                match tool {
                    Intent::Back => Overlay::Menu,
                    Intent::Discards => Overlay::Discards,
                    Intent::Known => Overlay::Known,
                    Intent::LastTrick => Overlay::LastTrick,
                    Intent::Undo if game.hot_seat() => Overlay::TakeBack,
                    Intent::Undo if prompt.undo_sets_apart => Overlay::Undo,
                    _ => continue,
                }
            }
            _ => continue,
        };
        next.set(wanted);
    }
}

/// The curtain is over everything: what was open is closed, and nothing opens.
fn give_way(perspective: Res<Perspective>, overlay: Res<State<Overlay>>, mut next: ResMut<NextState<Overlay>>) {
    if !perspective.curtain {
        return;
    }
    if *overlay.get() == Overlay::None {
        next.reset();
    } else {
        next.set(Overlay::None);
    }
}

/// A turned window lays the overlay out anew.
fn reopen(
    viewport: Res<Viewport>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut sizes: Local<Option<Sizes>>,
    mut reopened: ResMut<Reopened>,
) {
    let turned = sizes.is_some_and(|before| before != viewport.sizes());
    *sizes = Some(viewport.sizes());
    if turned && *overlay.get() != Overlay::None {
        next.set(*overlay.get());
        reopened.0 = true;
    }
}

/// From the edge of a sheet to what is in it, where there is room.
const PADDING: f32 = 36.0;

/// The same on a phone.
const PHONE_PADDING: f32 = 18.0;

/// The parts of a window that a sheet takes at the most, in percent.
const MOST: Vec2 = Vec2::new(94.0, 92.0);
