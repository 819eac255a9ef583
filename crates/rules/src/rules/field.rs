//! Fields of the rules: files, codes, editors, summaries and errors loop over their list.

use super::Rules;

/// A field of [`Rules`]: its key, its values, and how to read and change it.
///
/// ```
/// use spades_rules::{Preset, Rules, Value};
/// let field = Rules::field("bags.limit").unwrap();
/// let mut rules = Preset::Solo.rules();
/// assert_eq!(field.get(&rules), Value::Number(5));
/// assert!(field.set(&mut rules, Value::Number(7)));
/// assert_eq!(rules.bags.limit, 7);
/// // A limit is eight bits, and a number.
/// assert!(!field.set(&mut rules, Value::Number(1000)) && !field.set(&mut rules, Value::Off));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Field {
    /// Key in files: `nil`, or `bags.limit` for a field of a table.
    pub key: &'static str,
    /// Possible values.
    pub values: Values,
    /// Value in a file that leaves the field out; `None` if such a file is refused.
    pub default: Option<Value>,
    /// Combinations in which the field is refused.
    pub refusals: &'static [Refusal],
    /// Part of the game that the field belongs to.
    pub part: Part,
    /// Distance that a different value puts between two games; 0 if they are the same game.
    pub weight: u32,
    /// Version of rules in records and codes that has the field: 1 or 2.
    pub version: u8,
    /// `true` if version 1 has the field, but can't switch it off.
    pub off_is_newer: bool,
    /// Number of choices that version 1 has; `None` for all.
    pub first_choices: Option<usize>,
    /// Key of a switch that had the field's first two choices: off and on. They are written so still.
    pub older_switch: Option<&'static str>,
    pub(crate) get: fn(&Rules) -> Value,
    pub(crate) set: fn(&mut Rules, Value) -> bool,
}

/// Part of the game that a field belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Players, cards, bids and play.
    Game,
    /// Points of a round.
    Points,
    /// End of the match.
    End,
}

/// Possible values of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// On or off.
    Switch,
    /// One of these keys. Codes count by their order, so it stays.
    Choice(&'static [&'static str]),
    /// A number.
    Number(Numbers),
}

/// Possible numbers of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The smallest.
    pub min: i32,
    /// The largest.
    pub max: i32,
    /// Ways to switch the number off.
    pub off: Off,
    /// Key that the field can have in place of a number.
    pub word: Option<&'static str>,
    /// The numbers that an editor offers: the first, the last, and the distance between neighbors.
    pub steps: [i32; 3],
}

/// Ways to switch a number off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Off {
    /// It is always on.
    Never,
    /// It can be off.
    Alone,
    /// It is on or off together with the other numbers of its table.
    WithTable,
}

/// Value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A switch.
    Switch(bool),
    /// The key of a choice.
    Choice(&'static str),
    /// A number.
    Number(i32),
    /// A number that is switched off.
    Off,
}

/// A combination of rules that makes no sense.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Refusal {
    /// Key: `draft-needs-two`.
    pub key: &'static str,
    /// Reason, for developers and logs.
    pub why: &'static str,
    pub(crate) applies: fn(&Rules) -> bool,
}

/// Two fields are equal if they are the same field.
impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        self.key == other.key
    }
}

impl Eq for Field {}

impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        self.key == other.key
    }
}

impl Eq for Refusal {}

impl Field {
    /// Returns the field's value.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> Value {
        (self.get)(rules)
    }

    /// Changes the field's value. Returns `false`, and changes nothing, if the field can't hold the value. A value that it can hold may still be
    /// invalid: see [`Rules::validate`].
    pub fn set(&self, rules: &mut Rules, value: Value) -> bool {
        (self.set)(rules, value)
    }

    /// Returns the table that it belongs to, and its name there: `("bags", "limit")`, or `("", "nil")` for none.
    #[must_use]
    pub fn path(&self) -> (&'static str, &'static str) {
        self.key.split_once('.').unwrap_or(("", self.key))
    }

    /// Returns the numbers of a numeric field.
    #[must_use]
    pub fn numbers(&self) -> Option<Numbers> {
        match self.values {
            Values::Number(numbers) => Some(numbers),
            Values::Switch | Values::Choice(_) => None,
        }
    }

    /// Returns the keys of a choice that rules of this version have.
    #[must_use]
    pub fn choices(&self, version: u8) -> &'static [&'static str] {
        match (self.values, self.first_choices) {
            (Values::Choice(keys), Some(count)) if version == 1 => &keys[..count],
            (Values::Choice(keys), _) => keys,
            (Values::Switch | Values::Number(_), _) => &[],
        }
    }

    /// Returns the first refusal that applies.
    #[must_use]
    pub fn refusal(&self, rules: &Rules) -> Option<&'static Refusal> {
        self.refusals.iter().find(|refusal| (refusal.applies)(rules))
    }

    /// Returns the oldest version of rules in records and codes that has this value of the field.
    #[must_use]
    pub fn version_of(&self, value: Value) -> u8 {
        match value {
            _ if self.default == Some(value) => 1,
            Value::Off if self.off_is_newer => 2,
            Value::Choice(_) if self.numbers().is_some() => 2,
            Value::Choice(key) if !self.choices(1).contains(&key) => 2,
            _ => self.version,
        }
    }

    /// Returns the value under the key of the switch that the field replaces, if it has this value.
    pub(crate) fn as_switch(&self, value: Value) -> Option<(&'static str, bool)> {
        let key = self.older_switch?;
        let place = self
            .choices(1)
            .iter()
            .position(|&choice| value == Value::Choice(choice))?;
        Some((key, place > 0))
    }

    /// Returns `true` if rules that leave the field out are read as these.
    #[must_use]
    pub fn is_default(&self, rules: &Rules) -> bool {
        self.default == Some(self.get(rules))
    }

    /// Returns `true` if the field is on or off together with its table.
    pub(crate) fn is_of_a_switched_table(&self) -> bool {
        self.numbers().is_some_and(|numbers| numbers.off == Off::WithTable)
    }
}

impl Rules {
    /// Returns the field with this key.
    ///
    /// ```
    /// use spades_rules::Rules;
    /// assert_eq!(Rules::field("end.target").unwrap().path(), ("end", "target"));
    /// assert_eq!(Rules::field("end"), None);
    /// ```
    #[must_use]
    pub fn field(key: &str) -> Option<&'static Field> {
        Rules::FIELDS.iter().find(|field| field.key == key)
    }

    /// Returns the oldest version of rules in records and codes that has all of these: 1 for every preset, 2 if a newer field differs
    /// from its default.
    #[must_use]
    pub fn version(&self) -> u8 {
        let versions = Rules::FIELDS.iter().map(|field| field.version_of(field.get(self)));
        versions.max().unwrap_or(1)
    }
}
