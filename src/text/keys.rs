//! Keyboard keys and their meanings.

use bevy::prelude::KeyCode;

use spades_messages_derive::Message;

use super::language::said_as;
use super::{Phrase, Words};
use crate::input::{BINDINGS, COVER_KEYS, Intent, keys_of};

/// Keys with the same meaning: "Enter, Space".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys(Vec<KeyCode>);

/// Label of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum KeyName {
    Enter,
    Space,
    Escape,
    /// A character that is the same on every supported keyboard.
    #[message(transparent)]
    Glyph(&'static str),
}

/// Several keys: "Enter, Space".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) struct KeyList(Vec<KeyName>);

impl From<&Keys> for KeyList {
    fn from(keys: &Keys) -> KeyList {
        KeyList(keys.0.iter().filter_map(|&key| name(key)).collect())
    }
}

said_as!(Keys, KeyList);

/// Returns the label of a key; `None` for the number pad, whose keys duplicate others.
const fn name(key: KeyCode) -> Option<KeyName> {
    Some(KeyName::Glyph(match key {
        KeyCode::Enter => return Some(KeyName::Enter),
        KeyCode::Space => return Some(KeyName::Space),
        KeyCode::Escape => return Some(KeyName::Escape),
        KeyCode::ArrowLeft => "←",
        KeyCode::ArrowRight => "→",
        KeyCode::ArrowUp => "↑",
        KeyCode::ArrowDown => "↓",
        KeyCode::KeyA => "A",
        KeyCode::KeyB => "B",
        KeyCode::KeyC => "C",
        KeyCode::KeyD => "D",
        KeyCode::KeyE => "E",
        KeyCode::KeyF => "F",
        KeyCode::KeyG => "G",
        KeyCode::KeyH => "H",
        KeyCode::KeyI => "I",
        KeyCode::KeyJ => "J",
        KeyCode::KeyK => "K",
        KeyCode::KeyL => "L",
        KeyCode::KeyM => "M",
        KeyCode::KeyN => "N",
        KeyCode::KeyO => "O",
        KeyCode::KeyP => "P",
        KeyCode::KeyQ => "Q",
        KeyCode::KeyR => "R",
        KeyCode::KeyS => "S",
        KeyCode::KeyT => "T",
        KeyCode::KeyU => "U",
        KeyCode::KeyV => "V",
        KeyCode::KeyW => "W",
        KeyCode::KeyX => "X",
        KeyCode::KeyY => "Y",
        KeyCode::KeyZ => "Z",
        KeyCode::Digit0 => "0",
        KeyCode::Digit1 => "1",
        KeyCode::Digit2 => "2",
        KeyCode::Digit3 => "3",
        KeyCode::Digit4 => "4",
        KeyCode::Digit5 => "5",
        KeyCode::Digit6 => "6",
        KeyCode::Digit7 => "7",
        KeyCode::Digit8 => "8",
        KeyCode::Digit9 => "9",
        _ => return None,
    }))
}

/// Meaning of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The intent of pressing it.
    Of(Intent),
    /// Covers and uncovers the cards of a player while held, when people play face to face.
    Cover,
}

/// The meaning as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum KeyMeaning {
    Confirm,
    Back,
    Keep,
    Discard,
    BlindNil,
    Digit,
    Nil,
    Previous,
    Next,
    Undo,
    Hint,
    LastTrick,
    Discards,
    Known,
    CallRenege,
    Hurry,
    Act,
    TakeTheRest,
    OpenHand,
    Unveil,
    Cover,
}

impl From<&Meaning> for KeyMeaning {
    fn from(meaning: &Meaning) -> KeyMeaning {
        let Meaning::Of(intent) = meaning else {
            return KeyMeaning::Cover;
        };
        match intent {
            Intent::Confirm => KeyMeaning::Confirm,
            Intent::Back => KeyMeaning::Back,
            Intent::Keep => KeyMeaning::Keep,
            Intent::Discard => KeyMeaning::Discard,
            Intent::BlindNil => KeyMeaning::BlindNil,
            Intent::Digit(_) => KeyMeaning::Digit,
            Intent::Nil => KeyMeaning::Nil,
            Intent::Previous => KeyMeaning::Previous,
            Intent::Next => KeyMeaning::Next,
            Intent::Undo => KeyMeaning::Undo,
            Intent::Hint => KeyMeaning::Hint,
            Intent::LastTrick => KeyMeaning::LastTrick,
            Intent::Discards => KeyMeaning::Discards,
            Intent::Known => KeyMeaning::Known,
            Intent::CallRenege => KeyMeaning::CallRenege,
            Intent::Hurry => KeyMeaning::Hurry,
            Intent::Act(_) | Intent::Press(_) | Intent::Drop(..) => KeyMeaning::Act,
            Intent::TakeTheRest => KeyMeaning::TakeTheRest,
            Intent::OpenHand => KeyMeaning::OpenHand,
            Intent::Unveil => KeyMeaning::Unveil,
        }
    }
}

said_as!(Meaning, KeyMeaning);

/// Effect of an intent, with its key: "Undo (U)".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip(pub Intent);

impl Phrase for Tip {
    fn words(&self) -> Words {
        WithKey(Meaning::Of(self.0), self.0).words()
    }
}

/// Label of a button, with its key: "Back (Esc)".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithKey<P>(pub P, pub Intent);

impl<P: Phrase> Phrase for WithKey<P> {
    fn words(&self) -> Words {
        let says = self.0.words();
        match keys_of(self.1) {
            [] => says,
            keys => KeyTip {
                says,
                keys: KeyList::from(&Keys(keys.to_vec())),
            }
            .words(),
        }
    }
}

/// A label followed by its keys.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) struct KeyTip {
    says: Words,
    keys: KeyList,
}

/// Returns all keys with their meanings, in the order of the bindings; the digits share one row.
#[must_use]
pub fn rows() -> Vec<(Keys, Meaning)> {
    let mut rows: Vec<(Keys, Meaning)> = Vec::new();
    for binding in BINDINGS {
        match rows.last_mut() {
            Some((keys, Meaning::Of(Intent::Digit(_)))) if matches!(binding.intent, Intent::Digit(_)) => {
                keys.0.extend(binding.keys);
            }
            _ => rows.push((Keys(binding.keys.to_vec()), Meaning::Of(binding.intent))),
        }
    }
    rows.push((Keys(COVER_KEYS.to_vec()), Meaning::Cover));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_that_means_something_has_a_name() {
        for (keys, meaning) in rows() {
            assert!(!keys.text().is_empty(), "{keys:?}: {meaning:?}");
        }
        let digits = rows()
            .into_iter()
            .filter(|(_, meaning)| matches!(meaning, Meaning::Of(Intent::Digit(_))));
        let digits: Vec<String> = digits.map(|(keys, _)| keys.text()).collect();
        assert_eq!(digits, ["0, 1, 2, 3, 4, 5, 6, 7, 8, 9"]);
    }

    #[test]
    fn a_tooltip_names_the_key() {
        assert_eq!(Tip(Intent::Undo).text(), "Undo (U)");
        assert_eq!(Tip(Intent::OpenHand).text(), "Show my cards");
    }
}
