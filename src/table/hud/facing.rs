//! Widgets at each person's side when people sit round the screen: a line for remarks and prompts, the cover, the ledger, the menu; and
//! the tools in the middle.

mod cover;
mod ledger;
mod line;
mod tag;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_layout::SeatWidget;
use spades_rules::{Phase, Seat};

use super::tools::shared_tool;
use crate::input::Intent;
use crate::say;
use crate::states::Screen;
use crate::table::TableSystems;
use crate::table::facing::TurnedTo;
use crate::table::geometry::{SeatWidgetNode, TableGeometry, turn};
use crate::table::prompts::Panel;
use crate::table::shown::ShownScene;
use crate::text::Blank;
use crate::text::tools::Tool;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, HiddenFromScreenReader, Panels, Theme, Ui, palette, write};

/// Asks every part to spawn itself below `root`.
#[derive(Event, Clone)]
pub(super) struct BuildFacing {
    pub(super) root: Entity,
    pub(super) people: Vec<Seat>,
    /// Theme in which text sizes are real units of the reference window.
    pub(super) theme: Theme,
    /// Pixels of the interface per real unit of the reference window.
    pub(super) pixel: f32,
    /// `true` for seats whose ledgers are short and high.
    pub(super) high_ledgers: [bool; 4],
}

impl BuildFacing {
    /// Converts a length in the reference window.
    fn at(&self, length: f32) -> Val {
        px(length * self.pixel)
    }

    /// Spawns children of the root.
    fn fill(&self, panels: &mut Panels, fill: impl FnOnce(&mut Ui)) {
        panels.fill(self.root, |ui| ui.themed(&self.theme, fill));
    }
}

/// Returns the theme for people round the screen; `pixel` is the number of pixels of the interface per real unit of the reference window.
pub(super) fn theme(theme: &Theme, geometry: &TableGeometry, pixel: f32) -> Theme {
    theme.for_fingers(geometry.viewport().pixel()).enlarged(pixel)
}

/// The number of cards left in the stock.
#[derive(Component)]
struct StockLine;

/// The shared tools in the middle, hidden while a prompt there covers them.
#[derive(Component)]
struct SharedTools;

/// The button that turns the sheet over the table toward a person.
#[derive(Component)]
struct TurnButton;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((cover::plugin, ledger::plugin, line::plugin, tag::plugin));
    app.add_observer(build);
    app.add_systems(
        Update,
        (place, fill_stock, hide_under_panels, turn_buttons).in_set(TableSystems::Draw),
    );
}

/// Returns a node with position and rotation set by the geometry.
fn aside(aside: SeatWidget, node: Node) -> impl Bundle {
    (
        SeatWidgetNode(aside),
        node.clone().absolute(),
        UiTransform::IDENTITY,
        Pickable::IGNORE,
    )
}

fn centered() -> Node {
    flex().align_center().justify_center()
}

fn build(event: On<BuildFacing>, mut panels: Panels) {
    let size = 50.0 * event.pixel;
    let tools = centered().row_gap(event.at(8.0)).column_gap(event.at(8.0));
    event.fill(&mut panels, |ui| {
        for (at, &seat) in event.people.iter().enumerate() {
            ui.nest(aside(SeatWidget::Menu(seat), centered()), |ui| {
                let mut button = ui.spawn(ui.theme.round(ButtonKind::Secondary, "menu", size, &Tool::Menu));
                // One is enough for a screen reader, which has no sides.
                if at > 0 {
                    button.insert(HiddenFromScreenReader);
                }
                button.observe(
                    move |_: On<Activate>, mut turned: ResMut<TurnedTo>, mut intents: MessageWriter<Intent>| {
                        turned.0 = Some(seat);
                        intents.write(Intent::Back);
                    },
                );
            });
        }
        ui.nest((aside(SeatWidget::Tools, tools), SharedTools), |ui| {
            for tool in [Intent::Undo, Intent::LastTrick, Intent::CallRenege] {
                shared_tool(ui, tool, size);
            }
        });
        ui.nest(aside(SeatWidget::Stock, centered()), |ui| {
            ui.sans(&Blank, 13.5, palette::MUTED)
                .insert((StockLine, TextLayout::no_wrap()));
        });
    });
}

/// Updates the position of every widget when the geometry has changed.
fn place(geometry: Res<TableGeometry>, mut asides: Query<(Ref<SeatWidgetNode>, &mut Node, &mut UiTransform)>) {
    for (aside, mut node, mut transform) in &mut asides {
        if !geometry.is_changed() && !aside.is_added() {
            continue;
        }
        let Some(placement) = geometry.seat_widget(**aside) else {
            continue;
        };
        let mut placed = node.clone();
        geometry.place_at(&placement, &mut placed);
        if **aside == SeatWidget::Tools {
            placed.flex_direction = if placement.size.x > placement.size.y {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            };
        }
        node.set_if_neq(placed);
        transform.set_if_neq(turn(&placement));
    }
}

fn fill_stock(
    shown_scene: Res<ShownScene>,
    mut lines: Query<&mut Text, With<StockLine>>,
    added: Query<(), Added<StockLine>>,
) {
    let Some(scene) = shown_scene
        .0
        .as_ref()
        .filter(|_| shown_scene.is_changed() || !added.is_empty())
    else {
        return;
    };
    let left = (scene.phase == Phase::Draft).then_some(say::facing::stock_left(scene.stock.len()));
    for mut text in &mut lines {
        write(&mut text, &left);
    }
}

/// Hides the tools while a prompt in the middle covers them.
fn hide_under_panels(
    geometry: Res<TableGeometry>,
    panels: Query<&Panel>,
    mut tools: Query<&mut Visibility, With<SharedTools>>,
) {
    let asked = panels.iter().any(|panel| matches!(panel, Panel::Bid | Panel::Settle));
    for mut visibility in &mut tools {
        let bounds = |aside| geometry.seat_widget(aside).map(|placement| placement.bounds());
        let covered = bounds(SeatWidget::Tools)
            .zip(bounds(SeatWidget::Prompt))
            .is_some_and(|(tools, prompt)| !tools.intersect(prompt).is_empty());
        visibility.set_if_neq(if asked && covered {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

/// Offers everyone a button to turn the sheet while a round's sheet covers the table.
fn turn_buttons(
    mut panels: Panels,
    geometry: Res<TableGeometry>,
    prompts: Query<&Panel>,
    buttons: Query<Entity, With<TurnButton>>,
) {
    let facing = geometry.facing().zip(geometry.face_to_face());
    let wanted = facing.is_some() && prompts.iter().any(|panel| *panel == Panel::Result);
    if wanted != buttons.is_empty() {
        return;
    }
    for button in &buttons {
        panels.commands.entity(button).despawn();
    }
    let Some((facing, layout)) = facing.filter(|_| wanted) else {
        return;
    };
    let theme = self::theme(&panels.theme, &geometry, layout.pixel());
    for seat in (0..4).filter(|&seat| facing.people[seat]) {
        let place = (
            aside(SeatWidget::Menu(seat), centered()),
            TurnButton,
            // Above the sheet, and below anything over it.
            GlobalZIndex(crate::ui::focus::Layer::ScoreSheet.height().0 + 1),
            DespawnOnExit(Screen::Table),
        );
        let size = 50.0 * layout.pixel();
        panels.spawn(place, |ui| {
            ui.spawn(theme.round(ButtonKind::Primary, "rotate-ccw", size, &say::facing::turn_to_me()))
                .observe(move |_: On<Activate>, mut turned: ResMut<TurnedTo>| turned.0 = Some(seat));
        });
    }
}
