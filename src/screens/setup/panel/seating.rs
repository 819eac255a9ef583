//! Seating of several people at the screen: side by side, passing the device on, or around it if it is large enough.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Form, group};
use crate::say;
use crate::settings::Settings;
use crate::text::Blank;
use crate::text::setup::TwoPeople;
use crate::ui::bind::{self, Bind};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CurrentViewport, Ui, palette};

pub(super) fn plugin(app: &mut App) {
    bind::following::<CurrentViewport>(app);
}

/// Two people in a game of pairs: with or against each other.
pub(super) fn choice_of_partners(body: &mut Ui) {
    let shown = |form: &Form| form.two_are_partners().is_some();
    group(body, &TwoPeople::Title, shown, |group| {
        group.choices(|row| {
            for (caption, partners) in [(TwoPeople::Partners, true), (TwoPeople::Opponents, false)] {
                row.choice(&caption)
                    .insert(Bind::<Form>::default().selected(move |form| form.two_are_partners() == Some(partners)))
                    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.seat_two(partners));
            }
        });
    });
}

/// Spawns the choice of seating, shown if several people play.
pub(super) fn choice_of_seating(body: &mut Ui) {
    group(
        body,
        &say::facing::seating_title(),
        |form| form.people() > 1,
        |group| {
            group.choices(|row| {
                for (seating, face_to_face) in [
                    (say::facing::seating_side_by_side(), false),
                    (say::facing::seating_face_to_face(), true),
                ] {
                    row.choice(&seating)
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
            let line = || flex().width(percent(100));
            group.sans(&Blank, 15.0, palette::MUTED).insert((
                line(),
                Bind::<Settings>::default().says(|settings| {
                    if settings.face_to_face {
                        say::facing::seating_about_face_to_face()
                    } else {
                        say::facing::seating_about_side_by_side()
                    }
                }),
                Bind::<CurrentViewport>::default().shown(|viewport| viewport.seats_round()),
            ));
            group.sans(&Blank, 15.0, palette::MUTED).insert((
                line(),
                Bind::<CurrentViewport>::default()
                    .says(|_| say::facing::seating_no_room())
                    .shown(|viewport| !viewport.seats_round()),
            ));
        },
    );
}
