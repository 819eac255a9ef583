//! The menu of the table.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Overlay, sheet};
use crate::session::Perspective;
use crate::session::setup::Rematch;
use crate::table::director::Director;
use crate::text::Raw;
use crate::ui::{ButtonKind, Theme, palette};
use crate::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Menu), build);
}

/// Opens a page over the table.
fn visit(menu: Menu) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu))
}

fn build(mut commands: Commands, theme: Res<Theme>, director: Res<Director>, perspective: Res<Perspective>) {
    let discards = perspective.open
        && director
            .view
            .as_ref()
            .is_some_and(|view| view.discards.iter().any(|thrown| thrown.card.is_some()));
    sheet(&mut commands, Overlay::Menu, 460.0, |body| {
        body.spawn(theme.heading(&Raw("Menu"), 42.0));
        let width = 340.0;
        body.spawn((
            theme.button(ButtonKind::Primary, Some("play"), &Raw("Back to the table"), width),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::None)),
        ));
        if discards {
            body.spawn((
                theme.button(
                    ButtonKind::Secondary,
                    Some("layers"),
                    &Raw("Look through the discards"),
                    width,
                ),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::Discards)),
            ));
        }
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("settings"), &Raw("Settings"), width),
            visit(Menu::Settings),
        ));
        body.spawn((
            theme.button(
                ButtonKind::Secondary,
                Some("graduation-cap"),
                &Raw("How to play"),
                width,
            ),
            visit(Menu::Help),
        ));
        body.spawn((
            theme.button(
                ButtonKind::Secondary,
                Some("rotate-ccw"),
                &Raw("Restart the match"),
                width,
            ),
            observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut rematch: MessageWriter<Rematch>| {
                    next.set(Overlay::None);
                    rematch.write(Rematch);
                },
            ),
        ));
        body.spawn((
            theme.button(
                ButtonKind::Secondary,
                Some("log-out"),
                &Raw("Leave to the title"),
                width,
            ),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
        ));
        body.spawn(theme.sans(
            &Raw("The match is kept: Continue on the title takes it up again."),
            14.5,
            palette::MUTED,
        ));
    });
}
