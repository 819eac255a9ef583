//! Values of the rules' fields by their types.

use super::{Moon, Numbers, Off, Rules, Value, Values};

/// A type of fields.
pub(crate) trait Setting: Copy {
    /// Its values, unless the list of fields narrows them.
    const VALUES: Values;

    fn value(self) -> Value;

    fn of(value: Value) -> Option<Self>;
}

/// Returns the values of a field by its type.
pub(crate) const fn values_of<T: Setting>(_: fn(&Rules) -> T) -> Values {
    T::VALUES
}

impl Setting for bool {
    const VALUES: Values = Values::Switch;

    fn value(self) -> Value {
        Value::Switch(self)
    }

    fn of(value: Value) -> Option<bool> {
        match value {
            Value::Switch(on) => Some(on),
            _ => None,
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Setting for $number {
            const VALUES: Values = Values::Number(Numbers {
                min: 0,
                max: Rules::MAX_POINTS,
                off: Off::Never,
                word: None,
                steps: [0, 500, 10],
            });

            fn value(self) -> Value {
                Value::Number(self.into())
            }

            fn of(value: Value) -> Option<$number> {
                match value {
                    Value::Number(number) => number.try_into().ok(),
                    _ => None,
                }
            }
        })*
    };
}

numbers!(u8, u16, i32);

/// A number that can be switched off.
impl<T: Setting> Setting for Option<T> {
    const VALUES: Values = match T::VALUES {
        Values::Number(numbers) => Values::Number(Numbers {
            off: Off::Alone,
            steps: [50, 1000, 50],
            ..numbers
        }),
        other => other,
    };

    fn value(self) -> Value {
        self.map_or(Value::Off, T::value)
    }

    fn of(value: Value) -> Option<Option<T>> {
        match value {
            Value::Off => Some(None),
            value => T::of(value).map(Some),
        }
    }
}

/// Points, or the match.
impl Setting for Moon {
    const VALUES: Values = i32::VALUES;

    fn value(self) -> Value {
        match self {
            Moon::Points(points) => Value::Number(points),
            Moon::WinsMatch => Value::Choice("wins_match"),
        }
    }

    fn of(value: Value) -> Option<Moon> {
        match value {
            Value::Choice("wins_match") => Some(Moon::WinsMatch),
            value => i32::of(value).map(Moon::Points),
        }
    }
}

/// Declares the keys of an enum's values in files, in the order by which codes count them.
macro_rules! choices {
    ($type:ident { $($key:literal: $variant:ident),+ $(,)? }) => {
        impl $type {
            /// All values, in the order of codes.
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// Returns its key in files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $($type::$variant => $key),+
                }
            }
        }

        impl crate::rules::setting::Setting for $type {
            const VALUES: crate::Values = crate::Values::Choice(&[$($key),+]);

            fn value(self) -> crate::Value {
                crate::Value::Choice(self.key())
            }

            fn of(value: crate::Value) -> Option<$type> {
                match value {
                    crate::Value::Choice(key) => $type::ALL.iter().copied().find(|one| one.key() == key),
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use choices;
