//! The buttons of the draft: keep, discard, draw, blind nil.

use bevy::prelude::*;
use spades_rules::{Action, Phase};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::session::{Match, Turn, TurnPrompt};
use crate::table::director::Director;
use crate::table::geometry::Fixture;
use crate::table::intents::acts;
use crate::text::keys::{Tip, WithKey};
use crate::text::tools::Draft;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, Tooltip, palette};

/// A group of buttons, shown at its turn.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Group {
    Choose,
    Begin,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>, game: Res<Match>) {
    if event.hands != 2 {
        return;
    }
    let width = if event.portrait { 230.0 } else { 176.0 };
    let blind = game.setup().rules.blind_nil.unwrap_or(0);
    commands.entity(event.root).with_children(|root| {
        for group in [Group::Choose, Group::Begin] {
            root.spawn((
                group,
                fixture(
                    Fixture::DraftButtons,
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        row_gap: px(14),
                        ..default()
                    },
                ),
                Visibility::Hidden,
            ))
            .with_children(|column| {
                column
                    .spawn((
                        // Not on the group: Bevy walks a scope twice that is the child of another.
                        FocusScope::new(Layer::Table).order(-1),
                        Node {
                            column_gap: px(24),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|row| match group {
                        Group::Choose => {
                            row.spawn((
                                theme.button(ButtonKind::Primary, Some("check"), &Draft::Keep, width),
                                acts(Action::Keep),
                                Tooltip::new(Tip(Intent::Keep)),
                            ));
                            row.spawn((
                                theme.button(ButtonKind::Danger, Some("x"), &Draft::Discard, width),
                                acts(Action::Discard),
                                Tooltip::new(Tip(Intent::Discard)),
                            ));
                        }
                        Group::Begin => {
                            row.spawn((
                                theme.button(ButtonKind::Primary, Some("layers"), &Draft::DrawACard, 0.0),
                                acts(Action::Draw),
                                Tooltip::new(WithKey(Draft::DrawACard, Intent::Confirm)),
                            ));
                            row.spawn((
                                theme.button(ButtonKind::Danger, Some("eye"), &Draft::BlindNil(blind), 0.0),
                                acts(Action::BlindNil),
                                Tooltip::new(Tip(Intent::BlindNil)),
                            ));
                        }
                    });
                let line = match group {
                    Group::Choose => Draft::KeepOrDiscard,
                    Group::Begin => Draft::AboutBlindNil,
                };
                let size = if event.portrait { 18.5 } else { 15.5 };
                column.spawn((
                    theme.sans(&line, size, palette::MUTED),
                    TextLayout::justify(Justify::Center),
                    Node {
                        max_width: percent(92),
                        ..default()
                    },
                ));
            });
        }
    });
}

fn show(director: Res<Director>, prompt: Res<TurnPrompt>, mut groups: Query<(&Group, &mut Visibility)>) {
    let Some(view) = &director.view else { return };
    for (group, mut visibility) in &mut groups {
        let on = view.phase == Phase::Draft
            && match group {
                Group::Choose => prompt.turn == Turn::Choose,
                Group::Begin => prompt.turn == Turn::Draw && view.legal.contains(&Action::BlindNil),
            };
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
    }
}
