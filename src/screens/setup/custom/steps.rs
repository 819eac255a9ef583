//! The values that the editor offers for each number, and consistency between fields.

use spades_rules::{Field, HandBuilding, Numbers, Off, Rules, Sides, Value, Values};

/// The values that the editor offers for a number, in order; `None` is "off".
pub(super) struct Steps {
    values: Vec<Option<i32>>,
}

impl Steps {
    pub(super) fn of(numbers: Numbers) -> Steps {
        let [first, last, by] = numbers.steps;
        let off = (numbers.off != Off::Never).then_some(None);
        let count = (last - first) / by;
        let on = (0..=count).map(|step| Some(first + step * by));
        Steps {
            values: off.into_iter().chain(on).collect(),
        }
    }

    /// Returns the next value in a direction; from a value between two steps, the nearer step in that direction.
    pub(super) fn beside(&self, value: Option<i32>, up: bool) -> Option<i32> {
        // "Off" precedes all numbers, whether they ascend or descend.
        let falling = self.values.last() < self.values.iter().find(|value| value.is_some());
        let order = |value: Option<i32>| value.map(|number| if falling { -number } else { number });
        let mut further = self.values.iter().copied();
        let found = if up {
            further.find(|&step| order(step) > order(value))
        } else {
            further.rfind(|&step| order(step) < order(value))
        };
        found.unwrap_or(value)
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

/// Returns the values of a field that is switched off or chosen.
fn values(field: &Field) -> Vec<Value> {
    match field.values {
        Values::Switch => vec![Value::Switch(false)],
        Values::Choice(keys) => keys.iter().map(|key| Value::Choice(key)).collect(),
        Values::Number(numbers) if numbers.off != Off::Never => vec![Value::Off],
        Values::Number(_) => Vec::new(),
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
                steps,
            })
        };
        let rising = steps([50, 100, 50]);
        assert_eq!(rising.beside(None, true), Some(50));
        assert_eq!(rising.beside(Some(50), false), None);
        assert_eq!(rising.beside(None, false), None);
        assert_eq!(rising.beside(Some(100), true), Some(100));
        assert_eq!(rising.beside(Some(70), true), Some(100));
        assert_eq!(rising.beside(Some(70), false), Some(50));
        let falling = steps([-50, -100, -50]);
        assert_eq!(falling.beside(None, true), Some(-50));
        assert_eq!(falling.beside(Some(-50), true), Some(-100));
        assert_eq!(falling.beside(Some(-150), false), Some(-100));
        assert_eq!(falling.beside(Some(-50), false), None);
    }
}
