//! The corners of the title: buttons for sound and full screen, and the version.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::shape::CORNER_BUTTON;
use crate::say;
use crate::screens::fullscreen;
use crate::screens::page::MARGIN;
use crate::settings::Settings;
use crate::text::Words;
use crate::ui::bind::Bind;
use crate::ui::focus::FocusFallback;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Tooltip, Ui, palette};

/// Spawns the buttons for sound and full screen.
pub(super) fn corner_buttons(page: &mut Ui, settings: &Settings) {
    let from_edges = page.measures().title.corner;
    let corner = flex()
        .absolute()
        .top(px(from_edges.y))
        .right(px(from_edges.x))
        .column_gap(px(2));
    page.nest(corner, |row| {
        let mut spawn = |icon: &str, label: Words, muted: bool| {
            let mut button = corner_button(row, icon, label);
            button.insert(Bind::<Settings>::default().shown(move |settings| settings.muted == muted));
            if settings.muted != muted {
                button
                    .entry::<Node>()
                    .and_modify(|mut node| node.display = Display::None);
            }
            button.id()
        };
        let on = spawn("volume-2", say::title::sound_off(), false);
        let off = spawn("volume-x", say::title::sound_on(), true);
        for (pressed, other) in [(on, off), (off, on)] {
            row.entity(pressed)
                .insert(FocusFallback(other))
                .observe(|_: On<Activate>, mut settings: ResMut<Settings>| settings.muted = !settings.muted);
        }
        if fullscreen::is_offered() {
            corner_button(row, "maximize", say::title::fill_the_screen()).observe(
                |_: On<Activate>, mut commands: Commands| {
                    commands.run_system_cached(fullscreen::toggle);
                },
            );
        }
    });
}

fn corner_button<'a>(row: &'a mut Ui, icon: &str, label: Words) -> EntityCommands<'a> {
    let mut button = row.round(ButtonKind::Bare, icon, CORNER_BUTTON, &label);
    button.insert(Tooltip::new(label));
    button
}

pub(super) fn version_in_corner(page: &mut Ui) {
    let corner = flex()
        .absolute()
        .right(px(MARGIN + 4.0))
        .bottom(px(page.measures().title.version));
    page.nest(corner, version);
}

pub(super) fn version(ui: &mut Ui) {
    ui.sans(&say::captions::caption_version(), 14.0, palette::MUTED);
}
