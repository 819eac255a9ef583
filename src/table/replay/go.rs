//! Navigation into, within and out of a replay.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use crate::input::Intent;
use crate::loading::LoadingStage;
use crate::redraw::Redraw;
use crate::session::replaying::{ReplayBegan, ReplayEnded, Replaying, Steer};
use crate::states::{Menu, Screen};

/// Screen and page from which the replay was opened.
#[derive(Resource, Default)]
pub(super) struct CameFrom {
    screen: Screen,
    menu: Menu,
    /// Page to open once the screen has been entered.
    waiting: Option<Menu>,
}

/// Goes to the table when a replay has begun.
pub(super) fn begin(
    mut began: MessageReader<ReplayBegan>,
    mut came: ResMut<CameFrom>,
    stage: Res<State<LoadingStage>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    if began.read().last().is_none() {
        return;
    }
    *came = CameFrom {
        screen: *screen.get(),
        menu: *menu.get(),
        waiting: None,
    };
    next_menu.set(Menu::None);
    next_screen.set(stage.way_to_table());
}

/// Returns to the previous screen when a replay has ended.
pub(super) fn end(
    mut ended: MessageReader<ReplayEnded>,
    mut came: ResMut<CameFrom>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if ended.read().last().is_none() {
        return;
    }
    screen.set(came.screen);
    came.waiting = Some(came.menu);
}

/// Reopens the page from which the replay was started: entering the screen closed all pages.
pub(super) fn reopen(mut came: ResMut<CameFrom>, mut menu: ResMut<NextState<Menu>>) {
    if let Some(waiting) = came.waiting.take() {
        menu.set(waiting);
    }
}

/// Maps keys to steps.
pub(super) fn keys(mut intents: MessageReader<Intent>, mut steer: MessageWriter<Steer>, mut focus: ResMut<InputFocus>) {
    for intent in intents.read() {
        if matches!(intent, Intent::Next | Intent::Previous) {
            // The space bar now plays and pauses.
            focus.clear();
        }
        steer.write(match intent {
            Intent::Next => Steer::Step(1),
            Intent::Previous => Steer::Step(-1),
            Intent::Confirm => Steer::PlayOrRest,
            Intent::Back => Steer::Leave,
            _ => continue,
        });
    }
}

/// Keeps drawing while the replay plays by itself.
pub(super) fn stay_awake(replaying: Res<Replaying>, mut redraw: ResMut<Redraw>) {
    if replaying.goes_on() {
        redraw.for_a_while();
    }
}

/// Logical pixels of trackpad scrolling that count as a notch of the wheel.
const NOTCH: f32 = 50.0;

/// Maps the wheel to steps: toward you is forward.
pub(super) fn wheel(mut wheel: MessageReader<MouseWheel>, mut steer: MessageWriter<Steer>, mut turned: Local<f32>) {
    let notches = |turn: &MouseWheel| match turn.unit {
        MouseScrollUnit::Line => turn.y,
        MouseScrollUnit::Pixel => turn.y / NOTCH,
    };
    *turned += wheel.read().map(notches).sum::<f32>();
    // A notch is one step, however many messages report it within a frame.
    if turned.abs() >= 1.0 {
        steer.write(Steer::Step(if *turned < 0.0 { 1 } else { -1 }));
        *turned = 0.0;
    }
}
