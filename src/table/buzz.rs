//! Vibration: when your side takes a trick, and when you try to play a card that isn't legal.

use bevy::prelude::*;

use super::TableSystems;
use super::selection::Shake;
use super::shown::{LatestRemark, Remark, ShownView};
use crate::settings::Settings;
use crate::ui::Buzz;

/// Returns `true` if the current remark reports a trick for the viewer's side.
fn is_own(shown_view: &ShownView, latest_remark: &LatestRemark) -> bool {
    let (Some(Remark::Took(seat)), Some(view)) = (latest_remark.0, &shown_view.0) else {
        return false;
    };
    view.play_together(seat, view.viewer)
}

fn buzz(
    mut refused: MessageReader<Shake>,
    shown_view: Res<ShownView>,
    latest_remark: Res<LatestRemark>,
    settings: Res<Settings>,
    mut last: Local<Option<Remark>>,
    mut buzzes: MessageWriter<Buzz>,
) {
    let taken = latest_remark.is_changed() && *last != latest_remark.0 && is_own(&shown_view, &latest_remark);
    if *last != latest_remark.0 {
        *last = latest_remark.0;
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
