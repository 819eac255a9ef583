//! Makes a double click on a button that opens something count as one press. A button that appears under the pointer, such as "Quit" where
//! "Title" was, can be pressed only a moment later; until then, a small shield covers the spot.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::redraw::Redraw;
use crate::states::{Menu, Screen};
use crate::ui::node::{NodeStyle as _, flex};

/// Time in seconds within which a second press counts as part of the first.
const MOMENT: f32 = 0.4;

/// Side of the shield, in UI pixels.
const SIDE: f32 = 44.0;

/// Position of the last press, in logical pixels of the window, and its age in seconds.
#[derive(Resource, Default)]
pub(crate) struct LastPress(Option<(Vec2, f32)>);

/// Absorbs presses on its spot for the remaining number of seconds.
#[derive(Component)]
struct Shield(f32);

fn note(
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut last: ResMut<LastPress>,
) {
    let last = last.bypass_change_detection();
    if let Some((_, ago)) = &mut last.0 {
        *ago += time.delta_secs();
    }
    if let Some(touch) = touches.iter_just_pressed().last() {
        last.0 = Some((touch.position(), 0.0));
    } else if buttons.get_just_pressed().next().is_some() {
        last.0 = windows
            .single()
            .ok()
            .and_then(Window::cursor_position)
            .map(|at| (at, 0.0));
    }
}

/// Spawns a shield when a recent press has changed the screen.
pub(crate) fn raise(mut commands: Commands, last: Res<LastPress>, scale: Res<UiScale>) {
    let Some((at, ago)) = last.0.filter(|&(_, ago)| ago < MOMENT) else {
        return;
    };
    let corner = at / scale.0 - SIDE / 2.0;
    commands.spawn((
        Shield(MOMENT - ago),
        flex()
            .absolute()
            .left(px(corner.x))
            .top(px(corner.y))
            .width(px(SIDE))
            .height(px(SIDE)),
        GlobalZIndex(i32::MAX),
    ));
}

fn lower(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut shields: Query<(Entity, &mut Shield)>,
    mut redraw: ResMut<Redraw>,
) {
    for (entity, mut shield) in &mut shields {
        redraw.for_a_while();
        shield.0 -= time.delta_secs();
        if shield.0 <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastPress>();
    app.add_systems(PreUpdate, note.after(bevy::input::InputSystems));
    app.add_systems(
        Update,
        (
            lower,
            raise.run_if(state_changed::<Screen>.or_eager(state_changed::<Menu>)),
        )
            .chain(),
    );
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::input::InputPlugin;
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    #[test]
    fn where_a_press_has_opened_a_screen_the_next_one_is_taken_for_a_moment() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app.init_state::<Screen>().init_state::<Menu>();
        app.init_resource::<UiScale>().init_resource::<Redraw>();
        let mut window = Window::default();
        window.set_cursor_position(Some(Vec2::new(100.0, 80.0)));
        app.world_mut().spawn((window, PrimaryWindow));
        plugin(&mut app);
        for _ in 0..20 {
            app.update();
        }
        let shields = |app: &mut App| app.world_mut().query::<&Shield>().iter(app.world()).count();
        let go = |app: &mut App, screen: Screen| {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            app.update();
            app.update();
        };
        go(&mut app, Screen::Title);
        assert_eq!(shields(&mut app), 0, "nobody has pressed");
        let press = |app: &mut App| {
            app.world_mut()
                .resource_mut::<ButtonInput<MouseButton>>()
                .press(MouseButton::Left);
        };
        press(&mut app);
        app.world_mut().run_system_cached(note).expect("it runs");
        go(&mut app, Screen::Setup);
        assert_eq!(shields(&mut app), 1);
        for _ in 0..8 {
            app.update();
        }
        assert_eq!(shields(&mut app), 0, "a moment later it can be pressed");
        go(&mut app, Screen::Title);
        assert_eq!(shields(&mut app), 0, "that was no press");
    }
}
