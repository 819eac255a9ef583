//! Key bindings: the single table that the help page lists and tooltips refer to. Letters are typed letters: see `layout`.

use bevy::math::CompassOctant;
use bevy::prelude::KeyCode;

use super::Intent;

/// Keys of one intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Intent of the keys.
    pub intent: Intent,
    /// Keys, any of which triggers the intent.
    pub keys: &'static [KeyCode],
}

const fn bind(intent: Intent, keys: &'static [KeyCode]) -> Binding {
    Binding { intent, keys }
}

/// All key bindings. The focus handles Tab, and Enter and Space on a focused button.
pub const BINDINGS: &[Binding] = &[
    bind(Intent::Confirm, &[KeyCode::Enter, KeyCode::Space]),
    bind(Intent::Back, &[KeyCode::Escape]),
    bind(Intent::Keep, &[KeyCode::KeyK]),
    bind(Intent::Discard, &[KeyCode::KeyD]),
    bind(Intent::BlindNil, &[KeyCode::KeyB]),
    bind(Intent::Nil, &[KeyCode::KeyN]),
    bind(Intent::Previous, &[KeyCode::ArrowLeft]),
    bind(Intent::Next, &[KeyCode::ArrowRight]),
    bind(Intent::Undo, &[KeyCode::KeyU]),
    bind(Intent::Hint, &[KeyCode::KeyH]),
    bind(Intent::LastTrick, &[KeyCode::KeyT]),
    bind(Intent::Discards, &[KeyCode::KeyO]),
    bind(Intent::Known, &[KeyCode::KeyW]),
    bind(Intent::CallRenege, &[KeyCode::KeyR]),
    bind(Intent::Digit(0), &[KeyCode::Digit0, KeyCode::Numpad0]),
    bind(Intent::Digit(1), &[KeyCode::Digit1, KeyCode::Numpad1]),
    bind(Intent::Digit(2), &[KeyCode::Digit2, KeyCode::Numpad2]),
    bind(Intent::Digit(3), &[KeyCode::Digit3, KeyCode::Numpad3]),
    bind(Intent::Digit(4), &[KeyCode::Digit4, KeyCode::Numpad4]),
    bind(Intent::Digit(5), &[KeyCode::Digit5, KeyCode::Numpad5]),
    bind(Intent::Digit(6), &[KeyCode::Digit6, KeyCode::Numpad6]),
    bind(Intent::Digit(7), &[KeyCode::Digit7, KeyCode::Numpad7]),
    bind(Intent::Digit(8), &[KeyCode::Digit8, KeyCode::Numpad8]),
    bind(Intent::Digit(9), &[KeyCode::Digit9, KeyCode::Numpad9]),
];

/// Keys that lift the covers of people who play face to face while held, clockwise from the lower edge.
pub const COVER_KEYS: [KeyCode; 4] = [KeyCode::KeyZ, KeyCode::KeyX, KeyCode::KeyC, KeyCode::KeyV];

/// Returns the direction in which a key moves the focus.
#[must_use]
pub const fn direction(key: KeyCode) -> Option<CompassOctant> {
    match key {
        KeyCode::ArrowUp => Some(CompassOctant::North),
        KeyCode::ArrowDown => Some(CompassOctant::South),
        KeyCode::ArrowLeft => Some(CompassOctant::West),
        KeyCode::ArrowRight => Some(CompassOctant::East),
        _ => None,
    }
}

/// Returns the keys of an intent; empty if only a pointer or a button can trigger it.
#[must_use]
pub fn keys_of(intent: Intent) -> &'static [KeyCode] {
    BINDINGS
        .iter()
        .find(|binding| binding.intent == intent)
        .map_or(&[], |binding| binding.keys)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_key_means_two_things_and_no_intent_stands_there_twice() {
        let mut keys = HashSet::new();
        let mut intents = HashSet::new();
        for binding in BINDINGS {
            assert!(
                !binding.keys.is_empty() && intents.insert(binding.intent),
                "{binding:?}"
            );
            assert!(binding.keys.iter().all(|&key| keys.insert(key)), "{binding:?}");
        }
        assert!(COVER_KEYS.into_iter().all(|key| keys.insert(key)));
        assert_eq!(keys_of(Intent::Undo), [KeyCode::KeyU]);
        assert_eq!(keys_of(Intent::OpenHand), []);
    }
}
