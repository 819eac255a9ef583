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
        if let Values::Number(Numbers { off, .. }) = self.values {
            self.values = Values::Number(Numbers { min, max, off, steps });
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

    pub(crate) const fn weighs(self, weight: u32) -> Field {
        Field { weight, ..self }
    }
}

/// Returns a combination that is refused, with its key, its reason for developers, and when it applies.
pub(crate) const fn refusal(key: &'static str, why: &'static str, applies: fn(&Rules) -> bool) -> Refusal {
    Refusal { key, why, applies }
}

pub(crate) use field;
