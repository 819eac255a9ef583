//! Rows of the list of fields.

use super::{Field, Numbers, Part, Refusal, Rules, Value, Values};

/// Starts a row of the list: a field with its refusals. Key, values, getter and setter follow from its name.
macro_rules! field {
    ($first:ident $(. $second:ident)? $(, $refusal:expr)*) => {
        $crate::Field {
            key: concat!(stringify!($first) $(, ".", stringify!($second))?),
            values: $crate::rules::setting::values_of(|rules| rules.$first$(.$second)?),
            default: match $crate::rules::setting::values_of(|rules| rules.$first$(.$second)?) {
                $crate::Values::Number($crate::Numbers { off: $crate::Off::Alone, .. }) => Some($crate::Value::Off),
                _ => None,
            },
            refusals: const { &[$($refusal),*] },
            part: $crate::Part::Game,
            weight: 1,
            version: 1,
            off_is_newer: false,
            first_choices: None,
            older_switch: None,
            get: |rules| $crate::rules::setting::Setting::value(rules.$first$(.$second)?),
            set: |rules, value| {
                let value = $crate::rules::setting::Setting::of(value);
                if let Some(value) = value {
                    rules.$first$(.$second)? = value;
                }
                value.is_some()
            },
        }
    };
}

impl Field {
    /// Narrows the numbers, and sets those that an editor offers: the first, the last, and the distance between neighbors.
    pub(crate) const fn range(mut self, min: i32, max: i32, steps: [i32; 3]) -> Field {
        if let Values::Number(Numbers { off, word, .. }) = self.values {
            self.values = Values::Number(Numbers {
                min,
                max,
                off,
                word,
                steps,
            });
        }
        self
    }

    pub(crate) const fn of(self, part: Part) -> Field {
        Field { part, ..self }
    }

    /// Marks the field as newer than records and codes of version 1. Rules that lack it have this value.
    pub(crate) const fn added(self, default: Value) -> Field {
        Field {
            default: Some(default),
            version: 2,
            ..self
        }
    }

    /// Marks the value `Off` as newer than records and codes of version 1. It has to be said.
    pub(crate) const fn off_added(self) -> Field {
        Field {
            default: None,
            off_is_newer: true,
            ..self
        }
    }

    /// Marks all choices but the first ones as newer than records and codes of version 1.
    pub(crate) const fn choices_added(self, first: usize) -> Field {
        Field {
            first_choices: Some(first),
            ..self
        }
    }

    /// Marks the first two choices as those of a switch with this key. Rules that lack both have the first.
    pub(crate) const fn was_switch(self, key: &'static str) -> Field {
        let default = match self.values {
            Values::Choice([first, ..]) => Some(Value::Choice(first)),
            _ => None,
        };
        Field {
            default,
            older_switch: Some(key),
            ..self.choices_added(2)
        }
    }

    /// Lets the field have a key in place of a number, which is newer than records and codes of version 1.
    pub(crate) const fn word_added(mut self, word: &'static str) -> Field {
        if let Values::Number(numbers) = self.values {
            self.values = Values::Number(Numbers {
                word: Some(word),
                ..numbers
            });
        }
        self
    }

    pub(crate) const fn weighs(self, weight: u32) -> Field {
        Field { weight, ..self }
    }
}

/// Returns a combination that is refused, with its key, its reason for developers, and when it applies.
pub(crate) const fn refusal(key: &'static str, why: &'static str, applies: fn(&Rules) -> bool) -> Refusal {
    Refusal { key, why, applies }
}

pub(crate) use field;
