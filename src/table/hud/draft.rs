//! The buttons of the draft: keep and discard.

use bevy::prelude::*;
use spades_rules::{Action, Phase};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::session::{Turn, TurnPrompt};
use crate::table::director::Director;
use crate::table::geometry::{Fixture, TableGeometry};
use crate::table::hint::worth_of;
use crate::table::intents::acts;
use crate::text::keys::Tip;
use crate::text::tools::Draft;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, Tooltip, palette};

/// The buttons with the line below them, shown while a card is to be kept or discarded.
#[derive(Component)]
struct Choice;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>, geometry: Res<TableGeometry>) {
    if event.hands != 2 {
        return;
    }
    // In two lines it would lie on the discards; the help has it too.
    let explained = !event.portrait || !geometry.on_phone() && geometry.scale() < 1.15;
    let (width, size) = if event.portrait { (230.0, 18.5) } else { (176.0, 15.5) };
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(14),
        ..default()
    };
    commands.entity(event.root).with_children(|root| {
        root.spawn((Choice, fixture(Fixture::DraftButtons, column), Visibility::Hidden))
            .with_children(|column| {
                column
                    .spawn((
                        // Not on the column: Bevy walks a scope twice that is the child of another.
                        FocusScope::new(Layer::Table).order(-1),
                        Node {
                            flex_direction: if geometry.left_handed() {
                                FlexDirection::RowReverse
                            } else {
                                FlexDirection::Row
                            },
                            column_gap: px(24),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|row| {
                        row.spawn((
                            theme.button(ButtonKind::Primary, Some("check"), &Draft::Keep, width),
                            acts(Action::Keep),
                            Tooltip::new(Tip(Intent::Keep)),
                        ))
                        .with_child(worth_of(&theme, Action::Keep));
                        row.spawn((
                            theme.button(ButtonKind::Danger, Some("x"), &Draft::Discard, width),
                            acts(Action::Discard),
                            Tooltip::new(Tip(Intent::Discard)),
                        ))
                        .with_child(worth_of(&theme, Action::Discard));
                    });
                if explained {
                    column.spawn((
                        theme.sans(&Draft::KeepOrDiscard, size, palette::MUTED),
                        TextLayout::justify(Justify::Center),
                        Node {
                            max_width: percent(92),
                            ..default()
                        },
                    ));
                }
            });
    });
}

fn show(director: Res<Director>, prompt: Res<TurnPrompt>, mut choices: Query<&mut Visibility, With<Choice>>) {
    let Some(view) = &director.view else { return };
    let on = view.phase == Phase::Draft && prompt.turn == Turn::Choose;
    for mut visibility in &mut choices {
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
    }
}
