//! Seating of several people at the screen: side by side, passing the device on, or around it if it is large enough.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Form, UiViewport, group};
use crate::screens::page::{choice, choices};
use crate::settings::Settings;
use crate::text::Blank;
use crate::text::facing::Seating;
use crate::text::setup::TwoPeople;
use crate::ui::bind::{self, Bind};
use crate::ui::{CurrentViewport, Theme, palette};

pub(super) fn plugin(app: &mut App) {
    bind::following::<CurrentViewport>(app);
}

/// Two people in a game of pairs: with or against each other.
pub(super) fn choice_of_partners(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    group(body, theme, room, &TwoPeople::Title, |form: &Form| {
        form.two_are_partners().is_some()
    })
    .with_children(|group| {
        group.spawn(choices(room)).with_children(|row| {
            for (caption, partners) in [(TwoPeople::Partners, true), (TwoPeople::Opponents, false)] {
                row.spawn(choice(theme, room, None, &caption))
                    .insert(Bind::<Form>::default().selected(move |form| form.two_are_partners() == Some(partners)))
                    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.seat_two(partners));
            }
        });
    });
}

/// Spawns the choice of seating, shown if several people play.
pub(super) fn choice_of_seating(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    group(body, theme, room, &Seating::Title, |form: &Form| form.people() > 1).with_children(|group| {
        group.spawn(choices(room)).with_children(|row| {
            for (seating, face_to_face) in [(Seating::SideBySide, false), (Seating::FaceToFace, true)] {
                row.spawn(choice(theme, room, None, &seating))
                    .insert((
                        Bind::<Settings>::default().selected(move |settings| settings.face_to_face == face_to_face),
                        Bind::<CurrentViewport>::default()
                            .enabled(move |viewport| !face_to_face || viewport.seats_round()),
                    ))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| {
                        settings.face_to_face = face_to_face;
                    });
            }
        });
        let line = || {
            (
                theme.sans(&Blank, room.text(15.0), palette::MUTED),
                Node {
                    width: percent(100),
                    ..default()
                },
            )
        };
        group.spawn((
            line(),
            Bind::<Settings>::default().says(|settings| {
                if settings.face_to_face {
                    Seating::AboutFaceToFace
                } else {
                    Seating::AboutSideBySide
                }
            }),
            Bind::<CurrentViewport>::default().shown(|viewport| viewport.seats_round()),
        ));
        group.spawn((
            line(),
            Bind::<CurrentViewport>::default()
                .says(|_| Seating::NoRoom)
                .shown(|viewport| !viewport.seats_round()),
        ));
    });
}
