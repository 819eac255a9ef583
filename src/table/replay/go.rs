//! The ways into a replay, through it and out of it.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use crate::input::Intent;
use crate::loading::Stage;
use crate::redraw::Redraw;
use crate::session::replaying::{ReplayBegan, ReplayEnded, Replaying, Steer};
use crate::{Menu, Screen};

/// Where somebody was before the replay.
#[derive(Resource, Default)]
pub(super) struct CameFrom {
    screen: Screen,
    menu: Menu,
    /// The page that is to be opened once the screen is there.
    waiting: Option<Menu>,
}

/// A replay has begun: to the table.
pub(super) fn begin(
    mut began: MessageReader<ReplayBegan>,
    mut came: ResMut<CameFrom>,
    stage: Res<State<Stage>>,
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

/// A replay has ended: back to where somebody came from.
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

/// The page that the replay was started from lies over the screen again, which closed all pages when it was entered.
pub(super) fn reopen(mut came: ResMut<CameFrom>, mut menu: ResMut<NextState<Menu>>) {
    if let Some(waiting) = came.waiting.take() {
        menu.set(waiting);
    }
}

/// Keys mean steps.
pub(super) fn keys(mut intents: MessageReader<Intent>, mut steer: MessageWriter<Steer>, mut focus: ResMut<InputFocus>) {
    for intent in intents.read() {
        if matches!(intent, Intent::Next | Intent::Previous) {
            // The space bar is for play and pause now.
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

/// Draws on while it goes on by itself.
pub(super) fn stay_awake(replaying: Res<Replaying>, mut redraw: ResMut<Redraw>) {
    if replaying.goes_on() {
        redraw.for_a_while();
    }
}

/// Logical pixels of a finger's way on a trackpad that count as a notch of the wheel.
const NOTCH: f32 = 50.0;

/// So does the wheel: towards oneself is onwards.
pub(super) fn wheel(mut wheel: MessageReader<MouseWheel>, mut steer: MessageWriter<Steer>, mut turned: Local<f32>) {
    let notches = |turn: &MouseWheel| match turn.unit {
        MouseScrollUnit::Line => turn.y,
        MouseScrollUnit::Pixel => turn.y / NOTCH,
    };
    *turned += wheel.read().map(notches).sum::<f32>();
    // A notch is a step, however many messages tell of it within a frame.
    if turned.abs() >= 1.0 {
        steer.write(Steer::Step(if *turned < 0.0 { 1 } else { -1 }));
        *turned = 0.0;
    }
}
