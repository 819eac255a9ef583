//! Rules in a TOML or JSON file.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};

use crate::text::brief;
use crate::{
    BagRule, BiddingRule, EndRule, HandBuilding, NilFailure, Preset, Renege, Rules, RulesError, Sides, Starter,
};

/// Maximum length of a rules text, in bytes: a hundred times what rules and their comments need.
const MAX_BYTES: usize = 1 << 16;

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
        file.rules()
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
    /// let rules = Rules::from_json(r#"{"base":"pairs","jokers":true}"#).unwrap();
    /// assert_eq!(rules, Rules { jokers: true, ..Preset::Pairs.rules() });
    /// let error = Rules::from_json(r#"{"base":"solo","players":2}"#).unwrap_err();
    /// assert_eq!(error.to_string(), "hands: two players build their hands by drafting");
    /// ```
    ///
    /// # Errors
    /// If the text cannot be read, a field is missing, or the rules are invalid: where and why.
    pub fn from_json(text: &str) -> Result<Rules, RulesFileError> {
        short_enough(text)?;
        let file: File = serde_json::from_str(text).map_err(|error| RulesFileError::Read(brief(error.to_string())))?;
        file.rules()
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

/// [`Rules`] with every field optional.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    base: Option<Preset>,
    players: Option<u8>,
    sides: Option<Sides>,
    hands: Option<HandBuilding>,
    jokers: Option<bool>,
    bidding: Option<BiddingRule>,
    bids_first: Option<Starter>,
    leads_first: Option<Starter>,
    nil: Option<i32>,
    nil_failure: Option<NilFailure>,
    #[serde(default)]
    blind_nil: Setting<i32>,
    #[serde(default)]
    moon: Setting<i32>,
    double_nil: Option<bool>,
    failed_nil_helps_partner: Option<bool>,
    failed_nil_bags: Option<bool>,
    #[serde(default)]
    bags: Bags,
    renege: Option<Renege>,
    #[serde(default)]
    end: End,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bags {
    limit: Option<u8>,
    penalty: Option<i32>,
    carry: Option<bool>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    #[serde(default)]
    target: Setting<i32>,
    #[serde(default)]
    floor: Setting<i32>,
    #[serde(default)]
    rounds: Setting<u16>,
    cap: Option<u16>,
    level_plays_on: Option<bool>,
}

impl File {
    fn rules(self) -> Result<Rules, RulesFileError> {
        let base = self.base.map(Preset::rules);
        /// // The field of the file, or else of the base.
        macro_rules! field {
            ($($field:ident).+) => {
                self.$($field).+
                    .or(base.map(|base| base.$($field).+))
                    .ok_or(RulesFileError::Missing(concat!($(".", stringify!($field)),+).trim_start_matches('.')))?
            };
        }
        macro_rules! setting {
            ($($field:ident).+) => {
                self.$($field).+.or(base.and_then(|base| base.$($field).+))
            };
        }
        let rules = Rules {
            players: field!(players),
            sides: field!(sides),
            hands: field!(hands),
            jokers: field!(jokers),
            bidding: field!(bidding),
            bids_first: field!(bids_first),
            leads_first: field!(leads_first),
            nil: field!(nil),
            nil_failure: field!(nil_failure),
            blind_nil: setting!(blind_nil),
            moon: setting!(moon),
            double_nil: field!(double_nil),
            failed_nil_helps_partner: field!(failed_nil_helps_partner),
            failed_nil_bags: field!(failed_nil_bags),
            bags: BagRule {
                limit: field!(bags.limit),
                penalty: field!(bags.penalty),
                carry: field!(bags.carry),
            },
            renege: field!(renege),
            end: EndRule {
                target: setting!(end.target),
                floor: setting!(end.floor),
                rounds: setting!(end.rounds),
                cap: field!(end.cap),
                level_plays_on: field!(end.level_plays_on),
            },
        };
        rules.validate().map_err(RulesFileError::Rules)?;
        Ok(rules)
    }
}

/// A number that can be switched off.
#[derive(Clone, Copy, Default)]
enum Setting<T> {
    /// Same as in the base.
    #[default]
    Unset,
    Off,
    On(T),
}

impl<T> Setting<T> {
    fn or(self, base: Option<T>) -> Option<T> {
        match self {
            Setting::Unset => base,
            Setting::Off => None,
            Setting::On(value) => Some(value),
        }
    }
}

impl<'de, T: TryFrom<i64>> Deserialize<'de> for Setting<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setting<T>, D::Error> {
        deserializer.deserialize_any(SettingVisitor(PhantomData))
    }
}

struct SettingVisitor<T>(PhantomData<T>);

impl<T: TryFrom<i64>> Visitor<'_> for SettingVisitor<T> {
    type Value = Setting<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number, or false or \"none\" to switch it off")
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Setting<T>, E> {
        T::try_from(value)
            .map(Setting::On)
            .map_err(|_| E::custom(format_args!("{value} is out of range")))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Setting<T>, E> {
        let value = i64::try_from(value).map_err(|_| E::custom(format_args!("{value} is out of range")))?;
        self.visit_i64(value)
    }

    fn visit_bool<E: Error>(self, on: bool) -> Result<Setting<T>, E> {
        if on {
            Err(E::custom("say how many points"))
        } else {
            Ok(Setting::Off)
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Setting<T>, E> {
        if text == "none" {
            Ok(Setting::Off)
        } else {
            Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
        }
    }

    fn visit_unit<E: Error>(self) -> Result<Setting<T>, E> {
        Ok(Setting::Off)
    }
}
