//! The ways into a replay, through it and out of it.

use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;

use crate::input::Intent;
use crate::loading::Stage;
use crate::session::replaying::{ReplayBegan, ReplayEnded, Steer};
use crate::table::director::Director;
use crate::{Menu, Screen};

/// Where somebody was before the replay.
#[derive(Resource, Default)]
pub(super) struct CameFrom {
    screen: Screen,
    menu: Menu,
}

/// A replay has begun: to the table.
pub(super) fn begin(
    mut began: MessageReader<ReplayBegan>,
    mut came: ResMut<CameFrom>,
    mut director: ResMut<Director>,
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
    };
    director.clear();
    next_menu.set(Menu::None);
    next_screen.set(stage.way_to_table());
}

/// A replay has ended: back to where somebody came from.
pub(super) fn end(
    mut ended: MessageReader<ReplayEnded>,
    came: Res<CameFrom>,
    mut director: ResMut<Director>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if ended.read().last().is_none() {
        return;
    }
    director.clear();
    screen.set(came.screen);
    menu.set(came.menu);
}

/// Keys mean steps.
pub(super) fn keys(mut intents: MessageReader<Intent>, mut steer: MessageWriter<Steer>) {
    for intent in intents.read() {
        steer.write(match intent {
            Intent::Next => Steer::Step(1),
            Intent::Previous => Steer::Step(-1),
            Intent::Confirm => Steer::PlayOrRest,
            Intent::Back => Steer::Leave,
            _ => continue,
        });
    }
}

/// So does the wheel: towards oneself is onwards.
pub(super) fn wheel(mut wheel: MessageReader<MouseWheel>, mut steer: MessageWriter<Steer>) {
    for turned in wheel.read() {
        if turned.y != 0.0 {
            steer.write(Steer::Step(if turned.y < 0.0 { 1 } else { -1 }));
        }
    }
}
