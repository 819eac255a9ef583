//! Text fields: a modifier held with a letter counts at the moment the letter is pressed, even in a slow frame.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::window::PrimaryWindow;
use spades::states::Screen;
use spades::storage::Store;

use crate::common::{game, step_until, walk_to};

/// Presses or releases a key within the next frame.
fn send(app: &mut App, key_code: KeyCode, logical_key: Key, text: Option<&str>, state: ButtonState) {
    let world = app.world_mut();
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world)
        .expect("a window");
    world.write_message(KeyboardInput {
        key_code,
        logical_key,
        state,
        text: text.map(Into::into),
        repeat: false,
        window,
    });
}

fn letter(app: &mut App, key_code: KeyCode, text: &str) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        send(app, key_code, Key::Character(text.into()), Some(text), state);
    }
}

fn control(app: &mut App, state: ButtonState) {
    send(app, KeyCode::ControlLeft, Key::Control, None, state);
}

fn typed(app: &mut App) -> String {
    for _ in 0..4 {
        app.update();
    }
    let world = app.world_mut();
    let mut fields = world.query::<(&Name, &EditableText)>();
    let found = fields.iter(world).find(|(name, _)| name.as_str() == "name-at-0");
    found.expect("the field").1.value().to_string()
}

#[test]
fn control_and_a_choose_everything_and_type_nothing() {
    let mut app = game(Store::in_memory(), (1280, 720));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    step_until(&mut app, "the set-up", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Setup
    });
    app.update();
    walk_to(&mut app, "name-at-0");
    letter(&mut app, KeyCode::KeyE, "E");
    letter(&mut app, KeyCode::KeyV, "v");
    assert_eq!(typed(&mut app), "Ev");
    // All within one frame.
    control(&mut app, ButtonState::Pressed);
    letter(&mut app, KeyCode::KeyA, "a");
    control(&mut app, ButtonState::Released);
    assert_eq!(typed(&mut app), "Ev", "everything is chosen, and no letter typed");
    letter(&mut app, KeyCode::KeyA, "A");
    assert_eq!(typed(&mut app), "A", "what was chosen is replaced");
    // Held since the previous frame, and released in the frame of the letter.
    letter(&mut app, KeyCode::KeyD, "d");
    assert_eq!(typed(&mut app), "Ad");
    control(&mut app, ButtonState::Pressed);
    app.update();
    letter(&mut app, KeyCode::KeyA, "a");
    control(&mut app, ButtonState::Released);
    assert_eq!(typed(&mut app), "Ad");
    letter(&mut app, KeyCode::KeyG, "G");
    assert_eq!(typed(&mut app), "G");
    letter(&mut app, KeyCode::KeyA, "a");
    assert_eq!(typed(&mut app), "Ga", "a letter alone is a letter again");
}
