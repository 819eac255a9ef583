//! Valid combinations of rules.

use std::fmt;

use crate::{Refusal, Rules, Sides, Value, Values};

/// Reason why rules are invalid. Its text is for developers and logs.
///
/// ```
/// use spades_rules::{Preset, RulesError};
/// let mut rules = Preset::Solo.rules();
/// rules.end.target = None;
/// let error = rules.validate().unwrap_err();
/// assert_eq!(error.field(), "end.target");
/// assert_eq!(error.to_string(), "end.target: a match needs a target or a number of rounds");
/// rules.nil = Some(-1);
/// let error = rules.validate().unwrap_err();
/// assert_eq!(error, RulesError::Range { field: "nil", number: -1, min: 0, max: 10_000 });
/// assert_eq!(error.to_string(), "nil: -1 is out of range (0 to 10000)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// A number is out of range.
    Range {
        /// The field's key in a rules file.
        field: &'static str,
        /// The number.
        number: i32,
        /// The smallest number that it can be.
        min: i32,
        /// The largest number that it can be.
        max: i32,
    },
    /// A rule doesn't fit the others.
    Refused {
        /// The field's key in a rules file.
        field: &'static str,
        /// The reason.
        refusal: &'static Refusal,
    },
}

impl RulesError {
    /// Returns the key of the field of [`Rules`] that does not fit.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            RulesError::Range { field, .. } | RulesError::Refused { field, .. } => field,
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Range {
                field,
                number,
                min,
                max,
            } => write!(f, "{field}: {number} is out of range ({min} to {max})"),
            RulesError::Refused { field, refusal } => write!(f, "{field}: {}", refusal.why),
        }
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Maximum number of points that a rule may have.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let mut rules = Preset::Pairs.rules();
    /// rules.nil = Some(Rules::MAX_POINTS + 1);
    /// assert_eq!(rules.validate().unwrap_err().field(), "nil");
    /// ```
    pub const MAX_POINTS: i32 = 10_000;

    /// Maximum cap of a match, in rounds.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let mut rules = Preset::Pairs.rules();
    /// rules.end.cap = Rules::MAX_ROUNDS + 1;
    /// assert_eq!(rules.validate().unwrap_err().field(), "end.cap");
    /// ```
    pub const MAX_ROUNDS: u16 = 1000;

    /// Returns the number of sides.
    #[must_use]
    pub fn side_count(&self) -> usize {
        if self.sides == Sides::Partners {
            2
        } else {
            usize::from(self.players)
        }
    }

    /// Returns the number of hands.
    #[must_use]
    pub fn hand_count(&self) -> usize {
        if self.sides == Sides::Dummy {
            4
        } else {
            usize::from(self.players)
        }
    }

    /// Rejects invalid rules: numbers out of range, and combinations that make no sense, like a draft of four players, partners without four
    /// players, a match that never ends.
    ///
    /// # Errors
    /// The first field with a number out of range; if there is none, the first one that doesn't fit the others.
    pub fn validate(&self) -> Result<(), RulesError> {
        for field in Rules::FIELDS {
            if let (Values::Number(numbers), Value::Number(number)) = (field.values, field.get(self))
                && !(numbers.min..=numbers.max).contains(&number)
            {
                return Err(RulesError::Range {
                    field: field.key,
                    number,
                    min: numbers.min,
                    max: numbers.max,
                });
            }
        }
        for field in Rules::FIELDS {
            if let Some(refusal) = field.refusal(self) {
                return Err(RulesError::Refused {
                    field: field.key,
                    refusal,
                });
            }
        }
        Ok(())
    }
}
