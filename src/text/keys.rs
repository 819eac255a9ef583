//! Keyboard keys and their meanings.

use bevy::prelude::KeyCode;

use super::{Phrase, Words};
use crate::input::{BINDINGS, COVER_KEYS, Intent, keys_of};
use crate::say;

/// Keys with the same meaning: "Enter, Space".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys(Vec<KeyCode>);

impl Phrase for Keys {
    fn words(&self) -> Words {
        say::keys::key_list(self.0.iter().filter_map(|&key| name(key)))
    }
}

/// Returns the label of a key; `None` for the number pad, whose keys duplicate others.
fn name(key: KeyCode) -> Option<Words> {
    Some(Words::verbatim(match key {
        KeyCode::Enter => return Some(say::keys::key_name_enter()),
        KeyCode::Space => return Some(say::keys::key_name_space()),
        KeyCode::Escape => return Some(say::keys::key_name_escape()),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The intent of pressing it.
    Of(Intent),
    /// Covers and uncovers the cards of a player while held, when people play face to face.
    Cover,
}

impl Phrase for Meaning {
    fn words(&self) -> Words {
        let meaning = self;
        let Meaning::Of(intent) = meaning else {
            return say::keys::key_meaning_cover();
        };
        match intent {
            Intent::Confirm => say::keys::key_meaning_confirm(),
            Intent::Back => say::keys::key_meaning_back(),
            Intent::Keep => say::keys::key_meaning_keep(),
            Intent::Discard => say::keys::key_meaning_discard(),
            Intent::BlindNil => say::keys::key_meaning_blind_nil(),
            Intent::Digit(_) => say::keys::key_meaning_digit(),
            Intent::Nil => say::keys::key_meaning_nil(),
            Intent::Previous => say::keys::key_meaning_previous(),
            Intent::Next => say::keys::key_meaning_next(),
            Intent::Undo => say::keys::key_meaning_undo(),
            Intent::Hint => say::keys::key_meaning_hint(),
            Intent::LastTrick => say::keys::key_meaning_last_trick(),
            Intent::Discards => say::keys::key_meaning_discards(),
            Intent::Known => say::keys::key_meaning_known(),
            Intent::CallRenege => say::keys::key_meaning_call_renege(),
            Intent::SkipAnimation => say::keys::key_meaning_hurry(),
            Intent::Act(_) | Intent::Press(_) | Intent::Drop(..) => say::keys::key_meaning_act(),
            Intent::TakeTheRest => say::keys::key_meaning_take_the_rest(),
            Intent::OpenHand => say::keys::key_meaning_open_hand(),
            Intent::Unveil => say::keys::key_meaning_unveil(),
        }
    }
}

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
            keys => say::keys::key_tip(says, Keys(keys.to_vec()).words()),
        }
    }
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
