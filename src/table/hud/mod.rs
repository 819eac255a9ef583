//! The HUD around the cards: plates, round, badge, turn pill, tools, captions.

mod badge;
mod captions;
mod draft;
mod faces;
mod facing;
mod hide_under_panels;
mod light;
mod marks;
mod offers;
mod pill;
mod place;
mod plates;
mod round;
mod seat_labels;
mod teams;
mod tools;
mod turn_pill;

use bevy::prelude::*;
use spades_layout::{Arrangement, Facing, HudMeasures, Sizes, TextSizes};

use facing::BuildFacing;

use super::geometry::TableGeometry;
use super::shown::ShownView;
use crate::states::Screen;
use crate::text::areas::Area;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CurrentViewport, HiddenFromScreenReader, Look, Theme, label, replaces};

/// Systems that decide which parts of the HUD are visible; a part may still be hidden under something else.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Showing;

/// Marks on the plate of the seat this many places clockwise from the bottom, hidden together with it.
#[derive(Component, Clone, Copy)]
struct WithPlate(usize);

/// State for which the HUD was built, at its root. It changes when the window turns, or the language or the number of hands changes.
#[derive(Component, PartialEq, Clone, Copy)]
struct Shape {
    arrangement: Arrangement,
    sides: usize,
    sizes: Sizes,
    look: Look,
    /// People who sit round the screen, the scale of the widgets at their sides, and which ledgers are high.
    facing: Option<(Facing, f32, [bool; 4])>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        badge::plugin,
        captions::plugin,
        draft::plugin,
        facing::plugin,
        hide_under_panels::plugin,
        (faces::plugin, light::plugin, marks::plugin),
        offers::plugin,
        place::plugin,
        plates::plugin,
        (seat_labels::plugin, teams::plugin),
        round::plugin,
        tools::plugin,
        turn_pill::plugin,
    ));
    app.add_systems(
        Update,
        build
            .run_if(in_state(Screen::Table))
            .after(super::TableSystems::Direct)
            .before(super::TableSystems::Draw),
    );
}

/// Asks every part to spawn itself below `root`.
#[derive(Event, Clone, Copy)]
struct BuildHud {
    root: Entity,
    hands: usize,
    text: TextSizes,
    measures: HudMeasures,
}

fn build(
    mut commands: Commands,
    shown_view: Res<ShownView>,
    (viewport, geometry): (Res<CurrentViewport>, Res<TableGeometry>),
    theme: Res<Theme>,
    standing: Query<(Entity, &Shape)>,
) {
    if shown_view.0.is_none() {
        return;
    }
    let shape = Shape {
        arrangement: geometry.arrangement(),
        sides: geometry.sides(),
        sizes: geometry.viewport().sizes(),
        look: viewport.look(),
        facing: geometry.facing().zip(geometry.face_to_face()).map(|(facing, layout)| {
            let high = std::array::from_fn(|seat| facing.people[seat] && layout.ledger_is_high(seat));
            (facing, layout.pixel(), high)
        }),
    };
    if !replaces(&mut commands, &standing, Some(&shape)) {
        return;
    }
    let root = commands
        .spawn((
            Name::new("hud"),
            label(&Area::Tools),
            // Screen readers get whole sentences in place of the plates' texts.
            HiddenFromScreenReader,
            shape,
            // The arrows choose cards.
            FocusScope::new(Layer::Table).without_arrows(),
            flex().width(percent(100)).height(percent(100)).absolute(),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ))
        .id();
    if let Some((facing, pixel, high_ledgers)) = shape.facing {
        commands.trigger(BuildFacing {
            root,
            people: (0..4).filter(|&seat| facing.people[seat]).collect(),
            theme: facing::theme(&theme, &geometry, pixel),
            pixel,
            high_ledgers,
        });
        return;
    }
    commands.trigger(BuildHud {
        root,
        hands: shape.arrangement.hands(),
        text: geometry.text_sizes(),
        measures: geometry.hud_measures(),
    });
}
