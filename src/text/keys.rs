//! Keys, and what they mean.

use bevy::prelude::KeyCode;

use super::Phrase;
use crate::input::{BINDINGS, COVER_KEYS, Intent, keys_of};

/// Keys that mean the same: "Enter, Space".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys(Vec<KeyCode>);

impl Phrase for Keys {
    fn text(&self) -> String {
        let names: Vec<&str> = self.0.iter().filter_map(|&key| name(key)).collect();
        names.join(", ")
    }
}

/// What stands on a key; nothing on those of the number pad, which stand there twice.
const fn name(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::Enter => "Enter",
        KeyCode::Space => "Space",
        KeyCode::Escape => "Esc",
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
    })
}

/// What comes of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Of one that is pressed.
    Of(Intent),
    /// Of one that is held by somebody who sits round the screen.
    Cover,
}

impl Phrase for Meaning {
    fn text(&self) -> String {
        let Meaning::Of(intent) = self else {
            return "Face to face: hold to see the cards of the first, second, third or fourth side".to_owned();
        };
        match intent {
            Intent::Confirm => "Do what is asked for: draw, play the chosen card, bid, go on",
            Intent::Back => "Close what is on top, or open the menu",
            Intent::Keep => "Keep the drawn card",
            Intent::Discard => "Discard the drawn card",
            Intent::BlindNil => "Declare a blind nil",
            Intent::Digit(_) => "Choose a bid; ten and more in two digits",
            Intent::Nil => "Choose nil",
            Intent::Previous => "The card or bid to the left",
            Intent::Next => "The card or bid to the right",
            Intent::Undo => "Take back the last decision",
            Intent::Hint => "Ask for a hint",
            Intent::LastTrick => "Look at the last trick",
            Intent::Discards => "Look through the discards",
            Intent::Known => "See what can be known of every suit",
            Intent::CallRenege => "Call a renege, where reneging is not prevented",
            Intent::Hurry => "Finish what is moving",
            Intent::Act(_) | Intent::Press(_) | Intent::Drop(..) => "Act",
            Intent::TakeTheRest => "Take the rest of the tricks",
            Intent::OpenHand => "Turn up the hand",
            Intent::Unveil => "Open the curtain",
        }
        .to_owned()
    }
}

/// What an intent does, and its key: "Take back the last decision (U)".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip(pub Intent);

impl Phrase for Tip {
    fn text(&self) -> String {
        WithKey(Meaning::Of(self.0), self.0).text()
    }
}

/// What a button says, and its key: "Back (Esc)".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithKey<P>(pub P, pub Intent);

impl<P: Phrase> Phrase for WithKey<P> {
    fn text(&self) -> String {
        let says = self.0.text();
        match keys_of(self.1) {
            [] => says,
            keys => format!("{says} ({})", Keys(keys.to_vec()).text()),
        }
    }
}

/// All keys and what they mean, in the order of the bindings; the digits are one row.
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
        assert_eq!(Tip(Intent::Undo).text(), "Take back the last decision (U)");
        assert_eq!(Tip(Intent::OpenHand).text(), "Turn up the hand");
    }
}
