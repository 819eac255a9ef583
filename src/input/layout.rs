//! Keyboard layouts. Keys are identified by the letter that they type, as in help and tooltips: T is T on any keyboard, wherever it is.
//! Where the layout types no Latin letters (Russian, Greek, Hebrew), keys are identified by their position on a US keyboard.
//!
//! The translation happens once, before any other system reads the key: a key that types a letter gets that letter's key code. With Ctrl
//! or Cmd on a layout without Latin letters, the logical key becomes the letter of the position, as Bevy 0.19.1 expects `a` in Ctrl+A
//! (fixed later upstream).
//!
//! A key of the number pad that types no digit is the key that it stands for: Enter presses a focused button, for which Bevy's widgets accept
//! the main Enter alone, and the arrows without Num Lock move the focus.

use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKeyCode};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

const LETTERS: [(char, KeyCode); 26] = [
    ('a', KeyCode::KeyA),
    ('b', KeyCode::KeyB),
    ('c', KeyCode::KeyC),
    ('d', KeyCode::KeyD),
    ('e', KeyCode::KeyE),
    ('f', KeyCode::KeyF),
    ('g', KeyCode::KeyG),
    ('h', KeyCode::KeyH),
    ('i', KeyCode::KeyI),
    ('j', KeyCode::KeyJ),
    ('k', KeyCode::KeyK),
    ('l', KeyCode::KeyL),
    ('m', KeyCode::KeyM),
    ('n', KeyCode::KeyN),
    ('o', KeyCode::KeyO),
    ('p', KeyCode::KeyP),
    ('q', KeyCode::KeyQ),
    ('r', KeyCode::KeyR),
    ('s', KeyCode::KeyS),
    ('t', KeyCode::KeyT),
    ('u', KeyCode::KeyU),
    ('v', KeyCode::KeyV),
    ('w', KeyCode::KeyW),
    ('x', KeyCode::KeyX),
    ('y', KeyCode::KeyY),
    ('z', KeyCode::KeyZ),
];

/// Key code of each digit. Keys of the number pad keep theirs.
const DIGITS: [(char, KeyCode); 10] = [
    ('0', KeyCode::Digit0),
    ('1', KeyCode::Digit1),
    ('2', KeyCode::Digit2),
    ('3', KeyCode::Digit3),
    ('4', KeyCode::Digit4),
    ('5', KeyCode::Digit5),
    ('6', KeyCode::Digit6),
    ('7', KeyCode::Digit7),
    ('8', KeyCode::Digit8),
    ('9', KeyCode::Digit9),
];

const NUMBER_PAD: [KeyCode; 10] = [
    KeyCode::Numpad0,
    KeyCode::Numpad1,
    KeyCode::Numpad2,
    KeyCode::Numpad3,
    KeyCode::Numpad4,
    KeyCode::Numpad5,
    KeyCode::Numpad6,
    KeyCode::Numpad7,
    KeyCode::Numpad8,
    KeyCode::Numpad9,
];

/// Returns the key that a key of the number pad stands for, unless it types a character.
fn off_number_pad(place: KeyCode, key: &Key) -> Option<KeyCode> {
    match (place, key) {
        (KeyCode::NumpadEnter, _) => Some(KeyCode::Enter),
        (place, _) if !NUMBER_PAD.contains(&place) => None,
        (_, Key::ArrowUp) => Some(KeyCode::ArrowUp),
        (_, Key::ArrowDown) => Some(KeyCode::ArrowDown),
        (_, Key::ArrowLeft) => Some(KeyCode::ArrowLeft),
        (_, Key::ArrowRight) => Some(KeyCode::ArrowRight),
        (_, Key::Home) => Some(KeyCode::Home),
        (_, Key::End) => Some(KeyCode::End),
        (_, Key::PageUp) => Some(KeyCode::PageUp),
        (_, Key::PageDown) => Some(KeyCode::PageDown),
        _ => None,
    }
}

/// Knowledge about the keyboard layout, inferred from typing.
#[derive(Resource, Debug, Default)]
struct Layout {
    /// `true` if the last letter belonged to a non-Latin script.
    foreign: bool,
    /// Pressed keys by physical position, with their translation: a key is released as what it was pressed as.
    down: HashMap<KeyCode, KeyCode>,
    control: bool,
    command: bool,
}

/// Returns the letter at this position of a US keyboard.
fn letter_at(place: KeyCode) -> Option<char> {
    let found = LETTERS.iter().find(|&&(_, key)| key == place);
    found.map(|&(letter, _)| letter)
}

/// Returns the character that a key types, if it is exactly one.
fn typed(key: &Key) -> Option<char> {
    let Key::Character(text) = key else { return None };
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Returns `true` for a letter of the Latin script beyond A to Z: ü, ł, ễ.
const fn is_latin(letter: char) -> bool {
    matches!(letter, '\u{AA}'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}')
}

impl Layout {
    /// Translates a key that is pressed.
    fn meant(&mut self, place: KeyCode, key: &Key) -> KeyCode {
        if let Some(key) = off_number_pad(place, key) {
            return key;
        }
        let Some(letter) = typed(key).map(|letter| letter.to_ascii_lowercase()) else {
            return place;
        };
        if let Some(&(_, key)) = LETTERS.iter().find(|&&(known, _)| known == letter) {
            self.foreign = false;
            return key;
        }
        if let Some(&(_, key)) = DIGITS.iter().find(|&&(known, _)| known == letter) {
            return if NUMBER_PAD.contains(&place) { place } else { key };
        }
        if letter.is_alphabetic() {
            self.foreign = !is_latin(letter);
        }
        // If the layout has Latin letters, a different key types the one of this position.
        if letter_at(place).is_some() && !self.foreign {
            KeyCode::Unidentified(NativeKeyCode::Unidentified)
        } else {
            place
        }
    }

    fn hear(&mut self, input: &mut KeyboardInput) {
        let place = input.key_code;
        let down = input.state.is_pressed();
        match input.logical_key {
            Key::Control => self.control = down,
            Key::Super => self.command = down,
            _ => {}
        }
        input.key_code = if down {
            let meant = match self.down.get(&place) {
                Some(&meant) if input.repeat => meant,
                _ => self.meant(place, &input.logical_key),
            };
            self.down.insert(place, meant);
            meant
        } else {
            self.down.remove(&place).unwrap_or(place)
        };
        let foreign = typed(&input.logical_key).is_some_and(|letter| !letter.is_ascii());
        if (self.control || self.command)
            && foreign
            && let Some(letter) = letter_at(input.key_code)
        {
            input.logical_key = Key::Character(letter.to_string().into());
        }
    }
}

fn translate(
    mut inputs: MessageMutator<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut layout: ResMut<Layout>,
) {
    for input in inputs.read() {
        layout.hear(input);
    }
    if lost.read().count() > 0 {
        let foreign = layout.foreign;
        *layout = Layout { foreign, ..default() };
    }
}

/// Releases all keys when Cmd is released: on a Mac, a browser doesn't report the release of a letter while Cmd is down.
fn let_go(
    mut inputs: MessageReader<KeyboardInput>,
    mut layout: ResMut<Layout>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
) {
    let released = |input: &KeyboardInput| input.logical_key == Key::Super && !input.state.is_pressed();
    if inputs.read().any(released) {
        for (_, meant) in layout.down.drain() {
            keys.release(meant);
        }
    }
    inputs.clear();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>();
    app.add_systems(PreUpdate, (translate.before(InputSystems), let_go.after(InputSystems)));
}

#[cfg(test)]
mod tests {
    use bevy::input::{ButtonState, InputPlugin};

    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((InputPlugin, plugin));
        app
    }

    fn send(app: &mut App, place: KeyCode, key: Key, state: ButtonState) {
        app.world_mut().write_message(KeyboardInput {
            key_code: place,
            logical_key: key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        app.update();
    }

    fn down(app: &App) -> Vec<KeyCode> {
        app.world()
            .resource::<ButtonInput<KeyCode>>()
            .get_pressed()
            .copied()
            .collect()
    }

    /// Presses and releases a key and returns its translation; asserts that no key stays down.
    fn heard(app: &mut App, place: KeyCode, typed: &str) -> KeyCode {
        let key = Key::Character(typed.into());
        send(app, place, key.clone(), ButtonState::Pressed);
        let heard = down(app);
        send(app, place, key, ButtonState::Released);
        assert_eq!(down(app), []);
        heard[0]
    }

    const NEUTRAL: KeyCode = KeyCode::Unidentified(NativeKeyCode::Unidentified);

    #[test]
    fn a_key_is_the_letter_that_it_types() {
        let mut app = app();
        // Dvorak, German, French, Turkish.
        for (place, typed, meant) in [
            (KeyCode::KeyK, "t", KeyCode::KeyT),
            (KeyCode::KeyT, "y", KeyCode::KeyY),
            (KeyCode::KeyZ, ";", NEUTRAL),
            (KeyCode::Slash, "z", KeyCode::KeyZ),
            (KeyCode::KeyY, "Z", KeyCode::KeyZ),
            (KeyCode::KeyZ, "w", KeyCode::KeyW),
            (KeyCode::KeyW, "ğ", NEUTRAL),
            (KeyCode::Digit2, "é", KeyCode::Digit2),
            (KeyCode::Digit2, "2", KeyCode::Digit2),
            (KeyCode::Numpad2, "2", KeyCode::Numpad2),
            (KeyCode::Semicolon, "ö", KeyCode::Semicolon),
        ] {
            assert_eq!(heard(&mut app, place, typed), meant, "{typed}");
        }
    }

    #[test]
    fn a_layout_without_latin_letters_goes_by_place() {
        let mut app = app();
        for (place, typed) in [
            (KeyCode::KeyT, "е"),
            (KeyCode::KeyU, "Г"),
            (KeyCode::KeyT, "τ"),
            (KeyCode::KeyT, "א"),
            // The Hebrew layout has no letter at this position.
            (KeyCode::KeyW, "'"),
        ] {
            assert_eq!(heard(&mut app, place, typed), place, "{typed}");
        }
    }

    #[test]
    fn the_number_pad_types_digits_and_stands_for_other_keys() {
        let mut app = app();
        for (place, key, meant) in [
            (KeyCode::NumpadEnter, Key::Enter, KeyCode::Enter),
            (KeyCode::Numpad4, Key::ArrowLeft, KeyCode::ArrowLeft),
            (KeyCode::Numpad4, Key::Character("4".into()), KeyCode::Numpad4),
            (KeyCode::ArrowLeft, Key::ArrowLeft, KeyCode::ArrowLeft),
        ] {
            send(&mut app, place, key.clone(), ButtonState::Pressed);
            assert_eq!(down(&app), [meant], "{place:?}");
            send(&mut app, place, key, ButtonState::Released);
            assert_eq!(down(&app), []);
        }
    }

    /// If the layout changes while a key is down, the key is released as what it was pressed as.
    #[test]
    fn pressed_keys_are_released() {
        let mut app = app();
        send(
            &mut app,
            KeyCode::KeyY,
            Key::Character("z".into()),
            ButtonState::Pressed,
        );
        assert_eq!(down(&app), [KeyCode::KeyZ]);
        send(
            &mut app,
            KeyCode::KeyY,
            Key::Character("y".into()),
            ButtonState::Released,
        );
        assert_eq!(down(&app), []);
        // A browser on a Mac never reports the release of the letter.
        send(&mut app, KeyCode::SuperLeft, Key::Super, ButtonState::Pressed);
        send(
            &mut app,
            KeyCode::KeyC,
            Key::Character("c".into()),
            ButtonState::Pressed,
        );
        send(&mut app, KeyCode::SuperLeft, Key::Super, ButtonState::Released);
        assert_eq!(down(&app), []);
    }

    #[test]
    fn with_ctrl_or_cmd_a_letter_of_another_script_is_that_of_its_place() {
        for modifier in [Key::Control, Key::Super] {
            let mut app = app();
            let chosen = |app: &App| {
                let keys = app.world().resource::<ButtonInput<Key>>();
                keys.get_pressed().filter_map(typed).collect::<String>()
            };
            send(
                &mut app,
                KeyCode::KeyA,
                Key::Character("ф".into()),
                ButtonState::Pressed,
            );
            assert_eq!(chosen(&app), "ф", "alone it is a letter to type");
            send(
                &mut app,
                KeyCode::KeyA,
                Key::Character("ф".into()),
                ButtonState::Released,
            );
            send(&mut app, KeyCode::Fn, modifier.clone(), ButtonState::Pressed);
            send(
                &mut app,
                KeyCode::KeyV,
                Key::Character("м".into()),
                ButtonState::Pressed,
            );
            assert_eq!(chosen(&app), "v");
        }
    }
}
