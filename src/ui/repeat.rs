//! Buttons that repeat while they are held with the pointer, a finger or a key.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Activate;

use crate::input::ConfirmHeld;
use crate::redraw::Redraw;

/// Seconds before a held button repeats for the first time.
const DELAY: f32 = 0.45;

/// Seconds between later repeats.
const INTERVAL: f32 = 0.07;

/// A button that repeats while it is held. The caller observes [`Repeated`] instead of `Activate`.
#[derive(Component, Default)]
pub(crate) struct Repeats {
    /// Seconds since the press began.
    held: f32,
    /// Number of repeats so far.
    times: u32,
}

/// A button was pressed, or is still held.
#[derive(EntityEvent)]
pub(crate) struct Repeated {
    pub(crate) entity: Entity,
}

/// Returns the number of repeats due after a button has been held for `held` seconds.
fn times(held: f32) -> u32 {
    if held < DELAY {
        0
    } else {
        1 + ((held - DELAY) / INTERVAL) as u32
    }
}

fn hold(
    mut buttons: Query<(Entity, &mut Repeats, Has<Pressed>, Has<InteractionDisabled>)>,
    confirm: Res<ConfirmHeld>,
    focus: Res<InputFocus>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for (entity, mut button, pressed, disabled) in &mut buttons {
        let down = pressed || confirm.down && focus.get() == Some(entity);
        if !down || disabled {
            if button.held > 0.0 {
                button.held = 0.0;
            }
            continue;
        }
        redraw.for_a_while();
        if button.held == 0.0 {
            button.times = 0;
        }
        button.held += time.delta_secs().max(f32::MIN_POSITIVE);
        while button.times < times(button.held) {
            button.times += 1;
            commands.trigger(Repeated { entity });
        }
    }
}

/// Counts the activation on release as a press, unless the button has repeated while it was held.
fn press(press: On<Activate>, mut buttons: Query<&mut Repeats>, mut commands: Commands) {
    let entity = press.event_target();
    if let Ok(mut button) = buttons.get_mut(entity)
        && std::mem::take(&mut button.times) == 0
    {
        commands.trigger(Repeated { entity });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hold);
    app.add_observer(press);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[derive(Resource, Default)]
    struct Count(u32);

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            10,
        )));
        app.init_resource::<ConfirmHeld>()
            .init_resource::<InputFocus>()
            .init_resource::<Redraw>()
            .init_resource::<Count>();
        app.add_plugins(plugin);
        app.add_observer(|_: On<Repeated>, mut count: ResMut<Count>| count.0 += 1);
        let button = app.world_mut().spawn(Repeats::default()).id();
        app.update();
        (app, button)
    }

    fn count(app: &App) -> u32 {
        app.world().resource::<Count>().0
    }

    #[test]
    fn a_short_press_counts_once_and_a_long_one_goes_on() {
        let (mut app, button) = app();
        for (frames, min, max) in [(5, 1, 1), (120, 8, 13), (5, 1, 1)] {
            let before = count(&app);
            app.world_mut().entity_mut(button).insert(Pressed);
            for _ in 0..frames {
                app.update();
            }
            app.world_mut().entity_mut(button).remove::<Pressed>();
            // Bevy's button activates on release.
            app.world_mut().trigger(Activate { entity: button });
            app.update();
            app.update();
            let times = count(&app) - before;
            assert!((min..=max).contains(&times), "{frames} frames: {times}");
        }
    }

    #[test]
    fn a_button_that_can_no_longer_be_pressed_stops() {
        let (mut app, button) = app();
        app.world_mut()
            .entity_mut(button)
            .insert((Pressed, InteractionDisabled));
        for _ in 0..200 {
            app.update();
        }
        assert_eq!(count(&app), 0);
    }

    #[test]
    fn a_held_key_goes_on_too() {
        let (mut app, button) = app();
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(button, bevy::input_focus::FocusCause::Navigated);
        // Bevy's button activates when the key goes down.
        app.world_mut().resource_mut::<ConfirmHeld>().down = true;
        app.world_mut().trigger(Activate { entity: button });
        for _ in 0..100 {
            app.update();
        }
        assert!((6..=13).contains(&count(&app)), "{}", count(&app));
    }
}
