//! Overlays over the table: menu, discards, known cards, last trick, review.

mod cards;
mod claim;
mod known;
mod menu;
mod question;
mod review;
mod sheet;

use bevy::prelude::*;
use spades_rules::Action;

use super::coach::Coaching;
use super::hint::Advised;
use super::shown::ShownView;
use crate::input::Intent;
use crate::session::on_table::TableChanged;
use crate::session::{Match, Perspective, TurnPrompt};
use crate::states::Screen;
use crate::table::intents::tool_state;
use crate::ui::double_press;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::{CurrentViewport, Look};

pub use super::overlay::Overlay;
pub(super) use sheet::rising;
use sheet::{Reopened, padded_sheet, sheet};

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
        (open, close_under_curtain)
            .chain()
            .after(super::TableSystems::Draw)
            .run_if(in_state(Screen::Table)),
    );
    app.add_systems(Update, double_press::raise.run_if(state_changed::<Overlay>));
    app.add_systems(Update, reopen.run_if(resource_changed::<CurrentViewport>));
}

/// Closes overlays when the table changes.
fn close(_: On<TableChanged>, mut next: ResMut<NextState<Overlay>>) {
    next.set(Overlay::None);
}

/// Opens overlays from tools, and closes them when going back.
fn open(
    mut intents: MessageReader<Intent>,
    keyboard: Res<Keyboard>,
    mut next: ResMut<NextState<Overlay>>,
    shown_view: Res<ShownView>,
    prompt: Res<TurnPrompt>,
    mut advised: ResMut<Advised>,
    mut coaching: ResMut<Coaching>,
    game: Option<Res<Match>>,
) {
    // In a replay and in an exercise they mean something else.
    let Some(game) = game.filter(|game| game.is_playable()) else {
        intents.clear();
        return;
    };
    for &intent in intents.read() {
        let wanted = match (keyboard.top(), intent) {
            (Layer::Overlay, Intent::Back) => Overlay::None,
            (Layer::Curtain, Intent::Back) => Overlay::WayOut,
            // It is beside the table, and closes first.
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
            (Layer::Table, Intent::BlindNil | Intent::Act(Action::BlindNil | Action::BlindBid(_)))
                if prompt.blind_bids().next().is_some() =>
            {
                Overlay::BlindBid
            }
            (Layer::Table, Intent::BlindNil | Intent::Act(Action::BlindNil)) if prompt.allows(Action::BlindNil) => {
                Overlay::BlindNil
            }
            (Layer::Table | Layer::ScoreSheet, tool)
                if tool_state(tool, &shown_view, &prompt, &game) == (true, true) =>
            {
                match tool {
                    Intent::Back => Overlay::Menu,
                    Intent::Discards => Overlay::Discards,
                    Intent::Known => Overlay::Known,
                    Intent::LastTrick => Overlay::LastTrick,
                    Intent::CallRenege => Overlay::CallRenege,
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

/// Closes overlays under the curtain, and keeps them closed, except for the way out.
fn close_under_curtain(
    perspective: Res<Perspective>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let leads_out = *overlay.get() == Overlay::WayOut;
    if !perspective.curtain || leads_out {
        if leads_out && !perspective.curtain {
            next.set(Overlay::None);
        }
        return;
    }
    match (*overlay.get(), &*next) {
        (Overlay::None, NextState::Pending(Overlay::WayOut)) => {}
        (Overlay::None, _) => next.reset(),
        _ => next.set(Overlay::None),
    }
}

/// Lays the overlay out again in a turned window, with other letters, and in another language. Runs on every screen, to know the look before the
/// first change at the table.
fn reopen(
    viewport: Res<CurrentViewport>,
    overlay: Option<Res<State<Overlay>>>,
    mut next: ResMut<NextState<Overlay>>,
    mut look: Local<Option<Look>>,
    mut reopened: ResMut<Reopened>,
) {
    let turned = look
        .replace(viewport.look())
        .is_some_and(|before| before != viewport.look());
    let open = overlay
        .map(|overlay| *overlay.get())
        .filter(|&open| open != Overlay::None);
    if let Some(open) = open.filter(|_| turned) {
        next.set(open);
        reopened.0 = true;
    }
}

/// Padding of a sheet, where there is room.
const PADDING: f32 = 36.0;

const PHONE_PADDING: f32 = 18.0;

/// Maximum size of a sheet, in per cent of the window.
const MAX_SIZE: Vec2 = Vec2::new(94.0, 92.0);
