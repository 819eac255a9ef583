//! Turns keys into intents, unless a widget has the keyboard focus.

use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::input_focus::{InputFocus, InputFocusSystems};
use bevy::prelude::*;
use bevy::text::EditableText;

use super::{BINDINGS, COVER_KEYS, Intent, keys_of};

/// State of the keys for [`Intent::Confirm`], with a count of presses to distinguish one press from the next.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConfirmHeld {
    /// `true` while such a key is held down.
    pub down: bool,
    /// Number of presses so far.
    pub presses: u32,
}

/// The frame in which a key is pressed: whatever any key ends asks here, and not the keyboard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnyKey {
    /// `true` if a key has been pressed in this frame.
    pub pressed: bool,
}

/// Enter, which on a chosen option does what the page is for.
#[derive(SystemParam)]
pub struct Enter<'w>(Res<'w, ButtonInput<KeyCode>>);

impl Enter<'_> {
    /// Returns `true` if it has been pressed in this frame.
    #[must_use]
    pub fn pressed(&self) -> bool {
        self.0.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter])
    }
}

/// State of the keys that lift the covers of people who play face to face, clockwise from the lower edge.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoverKeys {
    /// `true` while the key is held down.
    pub down: [bool; 4],
    /// `true` if it has been pressed in this frame.
    pub pressed: [bool; 4],
}

/// System set of `PreUpdate` that reads the keys.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeySystems;

/// Modifier keys, with which other keys are shortcuts of the system or the browser.
const MODIFIERS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
    KeyCode::AltRight,
];

/// Notes the keys that are asked for as such and not as an intent.
fn note(keys: Res<ButtonInput<KeyCode>>, mut any: ResMut<AnyKey>, mut covers: ResMut<CoverKeys>) {
    any.set_if_neq(AnyKey {
        pressed: keys.get_just_pressed().next().is_some(),
    });
    covers.set_if_neq(CoverKeys {
        down: COVER_KEYS.map(|key| keys.pressed(key)),
        pressed: COVER_KEYS.map(|key| keys.just_pressed(key)),
    });
}

fn read(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    widgets: Query<(), With<ComputedNode>>,
    fields: Query<(), With<EditableText>>,
    mut held: ResMut<ConfirmHeld>,
    mut intents: MessageWriter<Intent>,
) {
    let confirm = keys_of(Intent::Confirm);
    let down = keys.any_pressed(confirm.iter().copied());
    if held.down != down {
        held.down = down;
    }
    if keys.get_just_pressed().next().is_none() || keys.any_pressed(MODIFIERS) {
        return;
    }
    let focused = focus.get().filter(|&entity| widgets.contains(entity));
    let typing = focused.is_some_and(|entity| fields.contains(entity));
    let on_widget = focused.is_some();
    if keys.any_just_pressed(confirm.iter().copied()) && !typing {
        held.presses += 1;
    }
    for binding in BINDINGS {
        let taken = match binding.intent {
            Intent::Confirm => on_widget,
            Intent::Back => false,
            _ => typing,
        };
        if !taken && keys.any_just_pressed(binding.keys.iter().copied()) {
            intents.write(binding.intent);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ConfirmHeld>()
        .init_resource::<AnyKey>()
        .init_resource::<CoverKeys>();
    // Before the focused widget handles the key, which may take the focus away from it.
    app.configure_sets(
        PreUpdate,
        KeySystems.after(InputSystems).before(InputFocusSystems::Dispatch),
    );
    app.add_systems(PreUpdate, (note, read).in_set(KeySystems));
}
