//! Touch settings.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Kit;
use crate::screens::page::{caption, choice, choices};
use crate::settings::{Settings, TapPlays};
use crate::text::settings::{Detail, Setting};
use crate::ui::UiViewport;
use crate::ui::bind::Bind;

/// Builds the rows of the page.
pub(super) fn section(kit: &Kit, body: &mut ChildSpawnerCommands) {
    body.spawn(caption(kit.theme, kit.room, &Setting::TapPlays));
    body.spawn(choices(kit.room)).with_children(|row| {
        for plays in [TapPlays::Second, TapPlays::First] {
            let room = UiViewport {
                // Long captions, like those of the coach.
                portrait: false,
                ..*kit.room
            };
            row.spawn(choice(kit.theme, &room, None, &plays))
                .insert(Bind::<Settings>::default().selected(move |settings| settings.tap_plays == plays))
                .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.tap_plays = plays);
        }
    });
    if kit.haptics {
        kit.switch(body, Setting::Vibration, Detail::Vibration, |settings| {
            &mut settings.vibration
        });
    }
    if kit.room.phone {
        kit.switch(body, Setting::LeftHanded, Detail::LeftHanded, |settings| {
            &mut settings.left_handed
        });
    }
}
