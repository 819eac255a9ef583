//! The badge that shows if spades are broken.

use bevy::prelude::*;
use spades_layout::Fixture;
use spades_rules::Phase;

use super::place::fixture;
use super::{BuildHud, Showing};
use crate::redraw::Redraw;
use crate::say;
use crate::table::shown::ShownScene;
use crate::text::Blank;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Panels, Theme, palette, write};

#[derive(Component)]
struct Badge {
    broken: Option<bool>,
}

#[derive(Component)]
struct BadgeText;

#[derive(Component)]
struct BadgeIcon;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(
        Update,
        (fill.in_set(Showing), grow).in_set(crate::table::TableSystems::Draw),
    );
}

fn build(event: On<BuildHud>, mut panels: Panels) {
    let measures = event.measures.badge;
    let row = flex().justify_content(if measures.at_right {
        JustifyContent::FlexEnd
    } else {
        JustifyContent::FlexStart
    });
    let badge = flex()
        .height(percent(100))
        .padding(UiRect::horizontal(px(measures.padding)))
        .column_gap(px(measures.gap))
        .align_center()
        .border(UiRect::all(px(1.2)))
        .border_radius(BorderRadius::MAX);
    let badge = (
        badge,
        Badge { broken: None },
        BackgroundColor::default(),
        BorderColor::default(),
        UiTransform::default(),
        Visibility::Hidden,
        Pickable::IGNORE,
    );
    panels.fill(event.root, |ui| {
        ui.nest(fixture(Fixture::Badge, row), |ui| {
            ui.nest(badge, |ui| {
                ui.icon("lock", 18.0, palette::MUTED).insert(BadgeIcon);
                ui.sans(&Blank, 17.0 / ui.theme.line(1.0), palette::MUTED)
                    .insert((BadgeText, TextLayout::no_wrap()));
            });
        });
    });
}

fn fill(
    shown_scene: Res<ShownScene>,
    theme: Res<Theme>,
    mut badges: Query<(
        &mut Badge,
        &mut BackgroundColor,
        &mut BorderColor,
        &mut Visibility,
        &mut UiTransform,
    )>,
    mut texts: Query<(&mut Text, &mut TextColor), With<BadgeText>>,
    mut icons: Query<&mut ImageNode, With<BadgeIcon>>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    for (mut badge, mut background, mut border, mut visibility, mut transform) in &mut badges {
        let playing = matches!(scene.phase, Phase::Play | Phase::Claims);
        visibility.set_if_neq(if playing && scene.breaks_spades() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if badge.broken == Some(scene.broken) {
            continue;
        }
        if badge.broken == Some(false) && scene.broken {
            transform.scale = Vec2::new(1.0, 0.05);
        }
        badge.broken = Some(scene.broken);
        let (fill, line, ink, icon, words) = if scene.broken {
            (
                palette::BURGUNDY[0],
                palette::BRASS.with_alpha(0.8),
                palette::IVORY,
                "ui/broken-spade.png",
                say::round::spades_broken(),
            )
        } else {
            (
                palette::PANEL.with_alpha(0.8),
                palette::BRASS.with_alpha(0.25),
                palette::MUTED,
                "icons/lock.png",
                say::round::spades_not_broken(),
            )
        };
        background.0 = fill;
        border.set_all(line);
        for (mut text, mut color) in &mut texts {
            write(&mut text, &words);
            color.0 = ink;
        }
        for mut image in &mut icons {
            image.image = theme.image(icon);
            image.color = ink;
        }
    }
}

/// Animates the badge as it flips in.
fn grow(time: Res<Time>, mut redraw: ResMut<Redraw>, mut badges: Query<&mut UiTransform, With<Badge>>) {
    for mut transform in &mut badges {
        if transform.scale.y < 1.0 {
            redraw.for_a_while();
            transform.scale.y = (transform.scale.y + time.delta_secs() / 0.3).min(1.0);
        }
    }
}
