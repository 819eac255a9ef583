//! The number picked on the pad, by key or pointer, before it is bid.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use spades_rules::Action;

use crate::audio::{PlaySound, Sound};
use crate::input::Intent;
use crate::session::{Turn, TurnPrompt};
use crate::ui::focus::{Keyboard, Layer};

/// Selection on the pad before it is bid.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub(super) struct Picked {
    pub(super) tricks: Option<u8>,
    /// The digit typed last, if another may follow.
    typed: Option<u8>,
    /// An illegal number that was requested nevertheless: the pad says why.
    pub(super) refused: Option<u8>,
}

impl Picked {
    /// Returns the selection of a number.
    pub(super) fn number(tricks: u8) -> Picked {
        Picked {
            tricks: Some(tricks),
            ..Picked::default()
        }
    }
}

/// Returns the selection after an intent, or `None` if it doesn't change. Digits combine while the number can still be legal; an
/// illegal number is refused.
fn pick(picked: &Picked, intent: Intent, legal: &[u8]) -> Option<Picked> {
    let refused = |tricks: u8| Picked {
        typed: None,
        refused: Some(tricks),
        ..*picked
    };
    let only = |tricks: u8| {
        if legal.contains(&tricks) {
            Picked::number(tricks)
        } else {
            refused(tricks)
        }
    };
    match intent {
        Intent::Nil => Some(only(0)),
        Intent::Digit(digit) => {
            let both = picked.typed.map(|first| first * 10 + digit);
            let together = both.filter(|number| legal.contains(number));
            let number = together.or(Some(digit).filter(|digit| legal.contains(digit)));
            // A digit that isn't a legal bid may begin one.
            let begins = legal.iter().any(|&tricks| tricks / 10 == digit && digit > 0);
            if number.is_none() && !begins {
                return Some(refused(both.filter(|&number| number <= 13).unwrap_or(digit)));
            }
            Some(Picked {
                tricks: number.or(picked.tricks),
                typed: Some(digit).filter(|_| begins && together.is_none()),
                refused: None,
            })
        }
        Intent::Previous | Intent::Next => {
            let up = intent == Intent::Next;
            let at = picked
                .tricks
                .and_then(|tricks| legal.iter().position(|&other| other == tricks));
            let last = legal.len().checked_sub(1)?;
            let next = match at {
                None => {
                    if up {
                        0
                    } else {
                        last
                    }
                }
                Some(at) if up => (at + 1).min(last),
                Some(at) => at.saturating_sub(1),
            };
            Some(Picked::number(legal[next]))
        }
        _ => None,
    }
}

/// Handles digits, N, arrows and Enter.
pub(super) fn keys(
    mut intents: ParamSet<(MessageReader<Intent>, MessageWriter<Intent>)>,
    prompt: Res<TurnPrompt>,
    keyboard: Res<Keyboard>,
    mut focus: ResMut<InputFocus>,
    mut picked: ResMut<Picked>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let wanted: Vec<Intent> = intents.p0().read().copied().collect();
    if prompt.turn != Turn::Bid || keyboard.top() != Layer::Table {
        return;
    }
    let legal: Vec<u8> = (0..=13).filter(|&tricks| prompt.allows(Action::Bid(tricks))).collect();
    for intent in wanted {
        if let Some(next) = pick(&picked, intent, &legal) {
            *picked = next;
            sounds.write(PlaySound::new(if next.refused.is_none() {
                Sound::BidKey
            } else {
                Sound::Illegal
            }));
            // Enter now bids.
            focus.clear();
        }
        if intent == Intent::Confirm
            && let Some(tricks) = picked.tricks
        {
            intents.p1().write(Intent::Act(Action::Bid(tricks)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(digits: &[u8], legal: &[u8]) -> Option<u8> {
        let mut picked = Picked::default();
        for &digit in digits {
            if let Some(next) = pick(&picked, Intent::Digit(digit), legal) {
                picked = next;
            }
        }
        picked.tricks
    }

    #[test]
    fn a_number_is_typed_digit_by_digit_whatever_else_is_legal() {
        let all: Vec<u8> = (0..=13).collect();
        assert_eq!(typed(&[5], &all), Some(5));
        assert_eq!(typed(&[1], &all), Some(1));
        assert_eq!(typed(&[1, 3], &all), Some(13));
        assert_eq!(typed(&[1, 3, 2], &all), Some(2));
        assert_eq!(typed(&[1, 1, 1], &all), Some(1));
        assert_eq!(typed(&[1, 5], &all), Some(5));
        // Suicide: at least four. One is not a legal bid, but begins eleven.
        let high: Vec<u8> = (4..=13).collect();
        assert_eq!(typed(&[1], &high), None);
        assert_eq!(typed(&[1, 1], &high), Some(11));
        assert_eq!(typed(&[1, 0], &high), Some(10));
        assert_eq!(typed(&[3], &high), None);
        assert_eq!(typed(&[0, 7], &high), Some(7));
        // Mirror: a single bid is left.
        assert_eq!(typed(&[1, 2], &[12]), Some(12));
        assert_eq!(typed(&[2], &[0]), None);
    }

    #[test]
    fn arrows_walk_over_what_is_legal() {
        let legal = [0, 4, 7];
        let walk = |tricks: Option<u8>, intent| {
            let from = Picked {
                tricks,
                ..Picked::default()
            };
            pick(&from, intent, &legal).and_then(|picked| picked.tricks)
        };
        assert_eq!(walk(None, Intent::Next), Some(0));
        assert_eq!(walk(None, Intent::Previous), Some(7));
        assert_eq!(walk(Some(4), Intent::Next), Some(7));
        assert_eq!(walk(Some(7), Intent::Next), Some(7));
        assert_eq!(walk(Some(4), Intent::Previous), Some(0));
        assert_eq!(walk(Some(4), Intent::Nil), Some(0));
    }

    #[test]
    fn a_number_that_may_not_be_bid_is_refused_and_changes_nothing_else() {
        let legal = [0, 4, 12];
        let four = Picked {
            tricks: Some(4),
            ..Picked::default()
        };
        for (intents, refused) in [
            (&[Intent::Digit(7)][..], Some(7)),
            (&[Intent::Digit(1)], None),
            (&[Intent::Digit(1), Intent::Digit(3)], Some(13)),
            (&[Intent::Digit(1), Intent::Digit(9)], Some(9)),
            (&[Intent::Digit(7), Intent::Digit(4)], None),
        ] {
            let after = (intents.iter()).fold(four, |picked, &intent| pick(&picked, intent, &legal).unwrap_or(picked));
            assert_eq!((after.tricks, after.refused), (Some(4), refused), "{intents:?}");
        }
        let mirror = pick(&Picked::default(), Intent::Nil, &[3]);
        assert_eq!(mirror.and_then(|picked| picked.refused), Some(0));
    }
}
