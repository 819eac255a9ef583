//! Ctrl and its kin count from the moment when they were pressed to the moment when they were let go. Bevy's fields ask what is held
//! at the end of a frame: in a slow one, which sees Ctrl+A pressed and let go, they took that for the letter.

use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusedInput, InputFocus, InputFocusSystems};
use bevy::prelude::*;
use bevy::text::EditableText;

/// Keys that give others a meaning of their own.
const fn is_modifier(key: &Key) -> bool {
    matches!(key, Key::Control | Key::Super | Key::Alt | Key::Shift)
}

fn set(held: &mut ButtonInput<Key>, key: &Key, down: bool) {
    if down {
        held.press(key.clone());
    } else {
        held.release(key.clone());
    }
}

/// What was held when the frame began, where a field has the keyboard.
fn rewind(
    mut inputs: MessageReader<KeyboardInput>,
    focus: Res<InputFocus>,
    fields: Query<(), With<EditableText>>,
    mut held: ResMut<ButtonInput<Key>>,
) {
    let typing = focus.get().is_some_and(|entity| fields.contains(entity));
    let inputs: Vec<&KeyboardInput> = inputs.read().collect();
    for input in inputs
        .iter()
        .rev()
        .filter(|input| typing && is_modifier(&input.logical_key))
    {
        // A key that is held down repeats its press.
        let before = !input.state.is_pressed() || input.repeat;
        set(&mut held, &input.logical_key, before);
    }
}

/// Key by key, what is held then.
fn follow(
    input: On<FocusedInput<KeyboardInput>>,
    fields: Query<(), With<EditableText>>,
    mut held: ResMut<ButtonInput<Key>>,
) {
    let input = &input.event().input;
    // What is pressed may have moved the focus to a field or away from it: then there is nothing to make good.
    if is_modifier(&input.logical_key) && !fields.is_empty() {
        set(&mut held, &input.logical_key, input.state.is_pressed());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        rewind.after(InputSystems).before(InputFocusSystems::Dispatch),
    );
    app.add_observer(follow);
}
