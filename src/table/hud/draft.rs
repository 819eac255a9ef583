//! Buttons of the draft: keep and discard; and on a phone the target that lights up while a finger carries the drawn card.

use bevy::prelude::*;
use spades_layout::{DropArea, Fixture};
use spades_rules::{Action, Phase};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::say;
use crate::session::{Turn, TurnPrompt};
use crate::table::card::{CardBody, CardHighlight};
use crate::table::geometry::TableGeometry;
use crate::table::hint::worth_of;
use crate::table::intents::acts;
use crate::table::shown::{ShownScene, ShownView};
use crate::text::keys::Tip;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, HiddenFromScreenReader, Panels, Tooltip, Ui, palette};

/// The buttons with the line below them, shown while a card is to be kept or discarded.
#[derive(Component)]
struct Choice;

/// Target that lights up while the drawn card is carried there.
#[derive(Component)]
struct Target {
    keeps: bool,
}

/// Distance in units from where it was grabbed below which a held card has no target.
const NEAR: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut panels: Panels, geometry: Res<TableGeometry>) {
    if event.hands != 2 {
        return;
    }
    let (width, size) = (event.text.draft_button, event.text.draft);
    let column = flex()
        .flex_direction(FlexDirection::Column)
        .align_center()
        .row_gap(px(14));
    let row = if event.measures.draft_at_thumbs {
        // Keep is at the left thumb, Discard at the right one.
        flex()
            .width(percent(100))
            .padding(UiRect::horizontal(px(10)))
            .justify_content(JustifyContent::SpaceBetween)
    } else {
        flex()
            .flex_direction(if geometry.left_handed() {
                FlexDirection::RowReverse
            } else {
                FlexDirection::Row
            })
            .column_gap(px(24))
    };
    let buttons = fixture(Fixture::DraftButtons, column);
    panels.fill(event.root, |ui| {
        for (keeps, color) in [(true, palette::GAIN), (false, palette::LOSS)] {
            let target = (
                Name::new(if keeps { "to-the-hand" } else { "to-the-discards" }),
                Target { keeps },
                fixture(Fixture::DraftTarget { keeps }, Node::default()),
                Visibility::Hidden,
            );
            ui.nest(target, |ui| frame(ui, color));
        }
        ui.nest((Choice, buttons, Visibility::Hidden), |ui| {
            // Not on the column: Bevy walks a nested scope twice.
            let scope = FocusScope::new(Layer::Table).order(-1);
            ui.nest((scope, row, Pickable::IGNORE), |ui| {
                for (kind, icon, words, action, intent) in [
                    (
                        ButtonKind::Primary,
                        "check",
                        say::tools::draft_keep(),
                        Action::Keep,
                        Intent::Keep,
                    ),
                    (
                        ButtonKind::Danger,
                        "x",
                        say::tools::draft_discard(),
                        Action::Discard,
                        Intent::Discard,
                    ),
                ] {
                    let theme = ui.theme;
                    ui.spawn(theme.button(kind, Some(icon), &words, width))
                        .insert((acts(action), Tooltip::new(Tip(intent)), HiddenFromScreenReader))
                        .with_child(worth_of(theme, action, 7.0));
                }
            });
            if event.measures.draft_explained {
                ui.sans(&say::tools::draft_keep_or_discard(), size, palette::MUTED)
                    .insert((TextLayout::justify(Justify::Center), flex().max_width(percent(92))));
            }
        });
    });
}

/// Thickness and corner radius of a target's frame, in pixels of the interface.
const FRAME: f32 = 4.0;
const CORNER: f32 = 18.0;

/// Spawns the frame of a target along its edges. One node with a border would be drawn as large as the target, in every frame of a drag: on a phone
/// that takes longer than all cards.
fn frame(ui: &mut Ui, color: Color) {
    let mut edge = |node: Node| {
        ui.spawn((node.clone().absolute(), BorderColor::all(color), Pickable::IGNORE));
    };
    let across = Node {
        left: px(0),
        right: px(0),
        // Corners are at most half as high as a node.
        height: px(2.0 * CORNER),
        border: UiRect::all(px(FRAME)),
        ..default()
    };
    edge(
        across
            .clone()
            .top(px(0))
            .border(across.border.with_bottom(px(0)))
            .border_radius(BorderRadius::top(px(CORNER))),
    );
    edge(
        across
            .clone()
            .bottom(px(0))
            .border(across.border.with_top(px(0)))
            .border_radius(BorderRadius::bottom(px(CORNER))),
    );
    let along = Node {
        top: px(2.0 * CORNER),
        bottom: px(2.0 * CORNER),
        // As wide as the corners, so that borders are rounded to the same pixels.
        width: px(CORNER),
        ..default()
    };
    edge(along.clone().left(px(0)).border(UiRect::left(px(FRAME))));
    edge(along.clone().right(px(0)).border(UiRect::right(px(FRAME))));
}

fn show(
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    prompt: Res<TurnPrompt>,
    geometry: Res<TableGeometry>,
    cards: Query<(&CardBody, &CardHighlight)>,
    mut taken: Local<Option<Vec2>>,
    mut choices: Query<&mut Visibility, With<Choice>>,
    mut targets: Query<(&Target, &mut Visibility), Without<Choice>>,
) {
    let (Some(view), Some(scene)) = (&shown_view.0, &shown_scene.0) else {
        return;
    };
    let chooses = view.phase == Phase::Draft && prompt.turn == Turn::Choose;
    let held = scene
        .drawn
        .filter(|_| chooses && geometry.on_phone())
        .and_then(|(_, drawn)| {
            let (_, highlight) = cards.iter().find(|(body, _)| body.0 == drawn)?;
            highlight.held
        });
    // A finger holds a card above itself: distances count from where it was grabbed.
    let from = held.map(|held| *taken.get_or_insert(held));
    *taken = from;
    let carried = held.zip(from).map(|(held, from)| held - from);
    let to = carried
        .filter(|by| by.length() > NEAR)
        .map(|by| geometry.flicked(by) == DropArea::Hand);
    let seen = |on: bool| if on { Visibility::Inherited } else { Visibility::Hidden };
    // The buttons would cover the card.
    for mut visibility in &mut choices {
        visibility.set_if_neq(seen(chooses && to.is_none()));
    }
    for (target, mut visibility) in &mut targets {
        visibility.set_if_neq(seen(to == Some(target.keeps)));
    }
}
