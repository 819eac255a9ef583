//! Tampered views, driven by a tape of bytes; shared by a test and a fuzz target.

use serde_json::Value;
use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, View};

use super::common::Tape;

/// Changes a value somewhere: removes something, duplicates it, or replaces it, possibly with a part of another view.
pub fn tamper(value: &mut Value, donor: &Value, tape: &mut Tape) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = tape.choose(fields.len());
            let Some((key, field)) = fields.iter_mut().nth(at) else {
                return;
            };
            let other = donor.get(key).cloned().unwrap_or(Value::Null);
            match tape.choose(6) {
                0 => *field = other,
                1 => *field = Value::Null,
                _ => tamper(field, &other, tape),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = tape.choose(items.len());
            let other = donor.get(at).cloned().unwrap_or(Value::Null);
            match tape.choose(6) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[at].clone()),
                2 => items.swap(0, at),
                3 => items[at] = other,
                _ => tamper(&mut items[at], &other, tape),
            }
        }
        _ => *value = leaf(value, donor, tape),
    }
}

fn leaf(value: &Value, donor: &Value, tape: &mut Tape) -> Value {
    let number = value.as_i64().unwrap_or(0);
    match tape.choose(7) {
        0 => donor.clone(),
        1 => (number + 1).into(),
        2 => (number - 1).into(),
        3 => tape
            .pick(&[
                0,
                1,
                2,
                3,
                4,
                13,
                14,
                26,
                52,
                200,
                255,
                65_535,
                -100,
                1_000_000,
                i64::from(i32::MAX),
            ])
            .into(),
        4 => (!value.as_bool().unwrap_or(false)).into(),
        5 => tape
            .pick(&[
                "AS", "2C", "KH", "TD", "BJ", "look", "draw", "play", "bidding", "pairs", "deal",
            ])
            .into(),
        _ => Value::Null,
    }
}

/// Lets a level decide on a view that passed the check; the answer arrives and is legal.
///
/// # Panics
/// If it doesn't.
pub fn decide(view: &View, level: Level) -> Action {
    let mut decision = Decision::new(view, level, 1);
    // Ten times the longest decision observed in a whole round of any preset.
    for _ in 0..5_000 {
        if let Progress::Done(action) = decision.step(20_000) {
            assert!(view.legal.contains(&action), "{level:?} answers {action:?} at {view:?}");
            return action;
        }
    }
    panic!("{level:?} does not end at {view:?}");
}
