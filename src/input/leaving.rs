//! Handles the cursor leaving the window: the mouse pointer points at nothing until it returns. Bevy leaves it at its last position,
//! where entities stay hovered (bevyengine/bevy#19425).

use bevy::camera::RenderTarget;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{Location, PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::{WindowEvent, WindowRef};

/// Position outside every window.
const NOWHERE: Vec2 = Vec2::splat(-1.0e6);

/// Moves the pointer outside once the cursor has left and no button is held: an object dragged across the edge stays in hand.
fn leave(
    mut events: MessageReader<WindowEvent>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut left: Local<Option<Entity>>,
    mut inputs: MessageWriter<PointerInput>,
) {
    for event in events.read() {
        match event {
            WindowEvent::CursorLeft(event) => *left = Some(event.window),
            WindowEvent::CursorMoved(_) => *left = None,
            _ => {}
        }
    }
    if buttons.get_pressed().len() > 0 {
        return;
    }
    let target = left
        .take()
        .and_then(|window| RenderTarget::Window(WindowRef::Entity(window)).normalize(None));
    if let Some(target) = target {
        let location = Location {
            target,
            position: NOWHERE,
        };
        let action = PointerAction::Move { delta: Vec2::ZERO };
        inputs.write(PointerInput::new(PointerId::Mouse, location, action));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowEvent>().add_message::<PointerInput>();
    app.init_resource::<ButtonInput<MouseButton>>();
    app.add_systems(
        First,
        leave.after(PickingSystems::Input).before(PickingSystems::PostInput),
    );
}

#[cfg(test)]
mod tests {
    use bevy::window::{CursorLeft, CursorMoved};

    use super::*;

    /// Returns the positions sent to the pointer in the frame after these events.
    fn sent(app: &mut App, events: &[WindowEvent]) -> Vec<Vec2> {
        events.iter().for_each(|event| {
            app.world_mut().write_message(event.clone());
        });
        app.update();
        let mut messages = app.world_mut().resource_mut::<Messages<PointerInput>>();
        messages.drain().map(|input| input.location.position).collect()
    }

    #[test]
    fn the_pointer_points_at_nothing_once_the_cursor_has_left() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let window = app.world_mut().spawn_empty().id();
        let gone = WindowEvent::CursorLeft(CursorLeft { window });
        let there = WindowEvent::CursorMoved(CursorMoved {
            window,
            position: Vec2::ONE,
            delta: None,
        });
        assert_eq!(sent(&mut app, &[there.clone(), gone.clone()]), [NOWHERE]);
        assert!(sent(&mut app, &[]).is_empty(), "once is enough");
        assert!(sent(&mut app, &[gone.clone(), there]).is_empty(), "it is back");

        app.world_mut()
            .resource_mut::<ButtonInput<MouseButton>>()
            .press(MouseButton::Left);
        assert!(sent(&mut app, &[gone]).is_empty(), "what is held stays in hand");
        app.world_mut()
            .resource_mut::<ButtonInput<MouseButton>>()
            .release(MouseButton::Left);
        assert_eq!(sent(&mut app, &[]), [NOWHERE]);
    }
}
