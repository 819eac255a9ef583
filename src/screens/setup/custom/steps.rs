//! The values that the editor offers for each number, and consistency between fields.

use spades_rules::{Field, HandBuilding, Numbers, Off, Rules, Sides, Value, Values};

/// The values that the editor offers for a number, in order: off, the numbers, and a word in place of a number.
pub(super) struct Steps {
    values: Vec<Value>,
}

impl Steps {
    pub(super) fn of(numbers: Numbers) -> Steps {
        let [first, last, by] = numbers.steps;
        let off = (numbers.off != Off::Never).then_some(Value::Off);
        let count = (last - first) / by;
        let on = (0..=count).map(|step| Value::Number(first + step * by));
        let word = numbers.word.map(Value::Choice);
        Steps {
            values: off.into_iter().chain(on).chain(word).collect(),
        }
    }

    /// Returns the next value in a direction; from a value between two steps, the nearer step in that direction.
    pub(super) fn beside(&self, value: Value, up: bool) -> Value {
        // "Off" precedes all numbers, whether they ascend or descend, and a word follows them.
        let mut numbers = self.values.iter().filter_map(|&value| number(value));
        let falling = numbers.next() > numbers.next_back();
        let order = |value: Value| match value {
            Value::Off | Value::Switch(_) => (0, 0),
            Value::Number(number) => (1, if falling { -number } else { number }),
            Value::Choice(_) => (2, 0),
        };
        let mut further = self.values.iter().copied();
        let found = if up {
            further.find(|&step| order(step) > order(value))
        } else {
            further.rfind(|&step| order(step) < order(value))
        };
        found.unwrap_or(value)
    }
}

fn number(value: Value) -> Option<i32> {
    match value {
        Value::Number(number) => Some(number),
        Value::Off | Value::Switch(_) | Value::Choice(_) => None,
    }
}

/// Adjusts the fields that only fit certain numbers of players: each that is refused takes its first value that isn't.
pub(super) fn fit_to_players(rules: &mut Rules) {
    if rules.players == 4 && (rules.sides == Sides::Dummy || rules.hands != HandBuilding::Deal) {
        rules.sides = Sides::Partners;
    }
    for field in Rules::FIELDS {
        let mut values = values(field).into_iter();
        while field.refusal(rules).is_some()
            && let Some(value) = values.next()
        {
            field.set(rules, value);
        }
    }
}

/// Returns the values of a field that is switched off or chosen, or its smallest number.
fn values(field: &Field) -> Vec<Value> {
    match field.values {
        Values::Switch => vec![Value::Switch(false)],
        Values::Choice(keys) => keys.iter().map(|key| Value::Choice(key)).collect(),
        Values::Number(numbers) if numbers.off != Off::Never => vec![Value::Off],
        // None: of passed cards, for example.
        Values::Number(numbers) => vec![Value::Number(numbers.min)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn a_number_of_players_brings_what_goes_with_it() {
        for preset in Preset::ALL {
            for players in 2..=4 {
                let mut rules = preset.rules();
                rules.players = players;
                fit_to_players(&mut rules);
                assert_eq!(rules.validate(), Ok(()), "{preset:?} for {players}");
            }
        }
    }

    #[test]
    fn steps_walk_both_ways_and_stop_at_the_ends() {
        let steps = |steps| {
            Steps::of(Numbers {
                min: -10_000,
                max: 10_000,
                off: Off::Alone,
                word: None,
                steps,
            })
        };
        let rising = steps([50, 100, 50]);
        assert_eq!(rising.beside(Value::Off, true), Value::Number(50));
        assert_eq!(rising.beside(Value::Number(50), false), Value::Off);
        assert_eq!(rising.beside(Value::Off, false), Value::Off);
        assert_eq!(rising.beside(Value::Number(100), true), Value::Number(100));
        assert_eq!(rising.beside(Value::Number(70), true), Value::Number(100));
        assert_eq!(rising.beside(Value::Number(70), false), Value::Number(50));
        let moon = Steps::of(Rules::field("moon").unwrap().numbers().unwrap());
        assert_eq!(moon.beside(Value::Number(1000), true), Value::Choice("wins_match"));
        assert_eq!(moon.beside(Value::Choice("wins_match"), false), Value::Number(1000));
        let falling = steps([-50, -100, -50]);
        assert_eq!(falling.beside(Value::Off, true), Value::Number(-50));
        assert_eq!(falling.beside(Value::Number(-50), true), Value::Number(-100));
        assert_eq!(falling.beside(Value::Number(-150), false), Value::Number(-100));
        assert_eq!(falling.beside(Value::Number(-50), false), Value::Off);
    }
}
