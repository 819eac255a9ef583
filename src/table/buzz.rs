//! Vibration: when your side takes a trick, and when you try to play a card that isn't legal.

use bevy::prelude::*;

use super::TableSystems;
use super::director::{Director, Remark};
use super::highlight::Shake;
use crate::settings::Settings;
use crate::ui::Buzz;

/// Returns `true` if the current remark reports a trick for the viewer's side.
fn is_own(director: &Director) -> bool {
    let (Some(Remark::Took(seat)), Some(view)) = (director.remark, &director.view) else {
        return false;
    };
    view.play_together(seat, view.viewer)
}

fn buzz(
    mut refused: MessageReader<Shake>,
    director: Res<Director>,
    settings: Res<Settings>,
    mut told: Local<Option<Remark>>,
    mut buzzes: MessageWriter<Buzz>,
) {
    let taken = director.is_changed() && *told != director.remark && is_own(&director);
    if *told != director.remark {
        *told = director.remark;
    }
    let shaken = refused.read().count() > 0;
    if settings.vibration {
        buzzes.write_batch(taken.then_some(Buzz::Taken));
        buzzes.write_batch(shaken.then_some(Buzz::Refused));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, buzz.in_set(TableSystems::Draw));
}
