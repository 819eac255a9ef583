//! Rules in a TOML or JSON file.

use std::fmt;

use serde::de::{DeserializeSeed, Error, MapAccess, Unexpected, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::brief;
use crate::{Field, Numbers, Off, Preset, Rules, RulesError, Value, Values};

/// Maximum length of a rules text, in bytes: a hundred times what rules and their comments need.
const MAX_BYTES: usize = 1 << 16;

/// Key of the preset that a file starts from.
const BASE: &str = "base";

/// Word that switches a number off.
const NONE: &str = "none";

fn short_enough(text: &str) -> Result<(), RulesFileError> {
    if text.len() <= MAX_BYTES {
        return Ok(());
    }
    let why = format!("{} bytes are more than any rules need", text.len());
    Err(RulesFileError::Read(why))
}

impl Rules {
    /// Reads rules from TOML. The keys are the fields of [`Rules`]; `base` names a preset, and then only the
    /// differences from it are needed. Without a base every field is required, except those that may be `None`.
    /// `false` or `"none"` switches off a number that may be `None`.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Rules::from_toml(r#"
    ///     base = "open_draft"
    ///     blind_nil = false
    ///     [bags]
    ///     limit = 5
    ///     penalty = 50
    ///     [end]
    ///     target = 250
    /// "#).unwrap();
    /// assert_eq!(rules.blind_nil, None);
    /// assert_eq!(rules.bags.limit, 5);
    /// assert_eq!(rules.leads_first, Preset::OpenDraft.rules().leads_first);
    /// ```
    ///
    /// # Errors
    /// If the text cannot be read, a field is missing, or the rules are invalid: where and why.
    pub fn from_toml(text: &str) -> Result<Rules, RulesFileError> {
        short_enough(text)?;
        let file: File = toml::from_str(text).map_err(|error| RulesFileError::Read(brief(error.to_string())))?;
        file.0.rules()
    }

    /// Returns the rules as TOML that [`Rules::from_toml`] reads: every field except numbers that are switched off.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Preset::Solo.rules();
    /// assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
    /// ```
    #[must_use]
    pub fn to_toml(&self) -> String {
        // Numbers, words and two tables of them: all representable in TOML.
        toml::to_string(self).unwrap_or_default()
    }

    /// Reads rules from JSON, with the same fields as [`Rules::from_toml`]; `null` also switches a number off.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Rules::from_json(r#"{"base":"pairs","double_nil":true}"#).unwrap();
    /// assert_eq!(rules, Rules { double_nil: true, ..Preset::Pairs.rules() });
    /// let error = Rules::from_json(r#"{"base":"open_draft","players":4}"#).unwrap_err();
    /// assert_eq!(error.to_string(), "hands: only two players draft their hands");
    /// ```
    ///
    /// # Errors
    /// If the text cannot be read, a field is missing, or the rules are invalid: where and why.
    pub fn from_json(text: &str) -> Result<Rules, RulesFileError> {
        short_enough(text)?;
        let file: File = serde_json::from_str(text).map_err(|error| RulesFileError::Read(brief(error.to_string())))?;
        file.0.rules()
    }
}

/// Reason why a file does not yield rules.
///
/// ```
/// use spades_rules::{Rules, RulesFileError};
/// assert_eq!(Rules::from_json("{}"), Err(RulesFileError::Missing("players")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesFileError {
    /// The text cannot be read: where and why.
    Read(String),
    /// This field is missing, and the file names no base with a default.
    Missing(&'static str),
    /// The rules are invalid.
    Rules(RulesError),
}

impl fmt::Display for RulesFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesFileError::Read(why) => write!(f, "can't read the rules: {why}"),
            RulesFileError::Missing(field) => write!(f, "{field}: missing, and no base provides it"),
            RulesFileError::Rules(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for RulesFileError {}

/// A table of [`Rules`], or with an empty name all of them.
struct Table<'a> {
    rules: &'a Rules,
    name: &'static str,
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Table { rules: self, name: "" }.serialize(serializer)
    }
}

/// Fields in order, each table where its first field is. Newer fields are written only if they differ from their defaults.
impl Serialize for Table<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let mut written = "";
        let fields = Rules::FIELDS.iter();
        for field in fields.filter(|field| field.version == 1 || !field.is_default(self.rules)) {
            let (table, name) = field.path();
            if table == self.name {
                let (name, value) = match field.get(self.rules) {
                    // TOML leaves nothing out by `None`, and this has to be said.
                    Value::Off if field.off_is_newer => (name, Value::Switch(false)),
                    value => field
                        .as_switch(value)
                        .map_or((name, value), |(key, on)| (key, Value::Switch(on))),
                };
                map.serialize_entry(name, &value)?;
            } else if self.name.is_empty() && table != written {
                written = table;
                let rules = self.rules;
                map.serialize_entry(table, &Table { rules, name: table })?;
            }
        }
        map.end()
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Value::Switch(on) => serializer.serialize_bool(on),
            Value::Choice(key) => serializer.serialize_str(key),
            Value::Number(number) => serializer.serialize_i32(number),
            Value::Off => serializer.serialize_none(),
        }
    }
}

/// Rules as they are written, without a base.
impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        let mut found = Found::default();
        let table = TableReader {
            name: "",
            with_base: false,
            found: &mut found,
        };
        table.deserialize(deserializer)?;
        found.complete().map_err(D::Error::missing_field)
    }
}

/// A rules file: some fields, and perhaps a base that has the others.
struct File(Found);

impl<'de> Deserialize<'de> for File {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<File, D::Error> {
        let mut found = Found::default();
        let table = TableReader {
            name: "",
            with_base: true,
            found: &mut found,
        };
        table.deserialize(deserializer)?;
        Ok(File(found))
    }
}

/// The fields of a text so far.
#[derive(Default)]
struct Found {
    base: Option<Preset>,
    values: Vec<(&'static Field, Value)>,
}

impl Found {
    fn value(&self, field: &Field) -> Option<Value> {
        let mut values = self.values.iter();
        values.find(|(found, _)| *found == field).map(|&(_, value)| value)
    }

    /// Returns the value of a field that the text leaves out.
    fn value_of_base(&self, field: &Field) -> Option<Value> {
        self.base.map(|base| field.get(&base.rules())).or(field.default)
    }

    /// Returns `true` if the text switches the table of a field on.
    fn switches_on(&self, field: &Field) -> bool {
        let (table, _) = field.path();
        let mut values = self.values.iter();
        values.any(|(found, value)| found.path().0 == table && matches!(value, Value::Number(_)))
    }

    /// Lays the text over its base, or returns the key of a field that is missing.
    fn complete(&self) -> Result<Rules, &'static str> {
        let mut rules = self.base.unwrap_or(Preset::OpenDraft).rules();
        for field in Rules::FIELDS {
            let value = self.value(field).or_else(|| {
                let base = self.value_of_base(field);
                // The numbers of a table that was off have no values yet.
                let unset = field.is_of_a_switched_table() && base == Some(Value::Off) && self.switches_on(field);
                base.filter(|_| !unset)
            });
            field.set(&mut rules, value.ok_or(field.key)?);
        }
        Ok(rules)
    }

    fn rules(&self) -> Result<Rules, RulesFileError> {
        let rules = self.complete().map_err(RulesFileError::Missing)?;
        rules.validate().map_err(RulesFileError::Rules)?;
        Ok(rules)
    }
}

/// Reads a table, or with an empty name all rules.
struct TableReader<'a> {
    name: &'static str,
    /// `true` if the text may name a base.
    with_base: bool,
    found: &'a mut Found,
}

impl TableReader<'_> {
    fn fields(&self) -> impl Iterator<Item = &'static Field> + use<> {
        let name = self.name;
        Rules::FIELDS.iter().filter(move |field| field.path().0 == name)
    }

    /// Returns `true` if the table as a whole can be off.
    fn can_be_off(&self) -> bool {
        self.fields().all(Field::is_of_a_switched_table)
    }
}

impl<'de> DeserializeSeed<'de> for TableReader<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for TableReader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table of rules")?;
        if self.can_be_off() {
            f.write_str(", or false or \"none\" to switch it off")?;
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let reader = KeyReader {
            table: self.name,
            with_base: self.with_base,
        };
        let mut read: Vec<&str> = Vec::new();
        while let Some(key) = map.next_key_seed(reader)? {
            let name = match key {
                Key::Base => BASE,
                Key::Field(field) | Key::Switch(field) => field.key,
                Key::Table(name) => name,
            };
            if read.contains(&name) {
                return Err(match key {
                    Key::Field(Field {
                        older_switch: Some(old),
                        ..
                    })
                    | Key::Switch(Field {
                        older_switch: Some(old),
                        ..
                    }) => A::Error::custom(format_args!("`{old}` and `{name}` are one field: keep one of them")),
                    _ => A::Error::duplicate_field(name),
                });
            }
            read.push(name);
            match key {
                Key::Base => self.found.base = Some(map.next_value()?),
                Key::Field(field) => {
                    let value = map.next_value_seed(ValueReader(field))?;
                    self.found.values.push((field, value));
                }
                Key::Switch(field) => {
                    let on: bool = map.next_value()?;
                    let key = field.choices(1)[usize::from(on)];
                    self.found.values.push((field, Value::Choice(key)));
                }
                Key::Table(name) => map.next_value_seed(TableReader {
                    name,
                    with_base: false,
                    found: self.found,
                })?,
            }
        }
        Ok(())
    }

    fn visit_bool<E: Error>(self, on: bool) -> Result<(), E> {
        if on {
            return Err(E::invalid_type(Unexpected::Bool(on), &self));
        }
        self.visit_unit()
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        if text == NONE {
            self.visit_unit()
        } else {
            Err(E::invalid_type(Unexpected::Str(text), &self))
        }
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        if !self.can_be_off() {
            return Err(E::invalid_type(Unexpected::Unit, &self));
        }
        let fields = self.fields();
        self.found.values.extend(fields.map(|field| (field, Value::Off)));
        Ok(())
    }
}

/// A key in a table.
enum Key {
    Base,
    Field(&'static Field),
    /// The switch that a field replaces.
    Switch(&'static Field),
    Table(&'static str),
}

/// Reads a key of a table, and refuses an unknown one.
#[derive(Clone, Copy)]
struct KeyReader {
    table: &'static str,
    with_base: bool,
}

impl<'de> DeserializeSeed<'de> for KeyReader {
    type Value = Key;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Key, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for KeyReader {
    type Value = Key;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field of the rules")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Key, E> {
        if self.with_base && key == BASE {
            return Ok(Key::Base);
        }
        let mut fields = Rules::FIELDS.iter();
        let found = fields.find_map(|field| match field.path() {
            (table, name) if table == self.table && name == key => Some(Key::Field(field)),
            (table, _) if self.table.is_empty() && table == key => Some(Key::Table(table)),
            ("", _) if self.table.is_empty() && field.older_switch == Some(key) => Some(Key::Switch(field)),
            _ => None,
        });
        found.ok_or_else(|| E::custom(format_args!("unknown field `{key}`")))
    }
}

/// Reads a value of a field.
struct ValueReader(&'static Field);

impl ValueReader {
    fn can_be_off(&self) -> bool {
        self.0.numbers().is_some_and(|numbers| numbers.off == Off::Alone)
    }
}

impl<'de> DeserializeSeed<'de> for ValueReader {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl Visitor<'_> for ValueReader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.values {
            Values::Switch => f.write_str("true or false"),
            Values::Choice(keys) => write!(f, "one of {}", keys.join(", ")),
            Values::Number(Numbers { word: Some(word), .. }) => {
                write!(f, "a whole number, \"{word}\", or false or \"none\" to switch it off")
            }
            Values::Number(_) if self.can_be_off() => {
                f.write_str("a whole number, or false or \"none\" to switch it off")
            }
            Values::Number(_) => f.write_str("a whole number"),
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        let Some(numbers) = self.0.numbers() else {
            return Err(E::invalid_type(Unexpected::Signed(number), &self));
        };
        // The range is checked with everything else, once the field can hold the number.
        let value = i32::try_from(number).ok().map(Value::Number);
        let is_held = |value: &Value| self.0.set(&mut Preset::OpenDraft.rules(), *value);
        value.filter(is_held).ok_or_else(|| {
            let (min, max) = (numbers.min, numbers.max);
            E::custom(format_args!("{number} is out of range ({min} to {max})"))
        })
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }

    fn visit_bool<E: Error>(self, on: bool) -> Result<Value, E> {
        match self.0.values {
            Values::Switch => Ok(Value::Switch(on)),
            Values::Number(_) if !on && self.can_be_off() => Ok(Value::Off),
            Values::Number(_) if self.can_be_off() => Err(E::custom("say how many points")),
            _ => Err(E::invalid_type(Unexpected::Bool(on), &self)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        match self.0.values {
            Values::Choice(keys) => {
                let key = keys.iter().find(|&&key| key == text);
                key.map(|key| Value::Choice(key))
                    .ok_or_else(|| E::unknown_variant(text, keys))
            }
            Values::Number(Numbers { word: Some(word), .. }) if text == word => Ok(Value::Choice(word)),
            Values::Number(_) if text == NONE && self.can_be_off() => Ok(Value::Off),
            _ => Err(E::invalid_type(Unexpected::Str(text), &self)),
        }
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        if self.can_be_off() {
            Ok(Value::Off)
        } else {
            Err(E::invalid_type(Unexpected::Unit, &self))
        }
    }
}
