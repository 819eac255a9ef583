//! Reasons why rules are invalid.

use spades_messages_derive::Message;
use spades_rules::{Rules, RulesError};

use super::custom_rules::RuleText;
use super::language::said_as;
use super::number::Score;

/// Reason why rules are invalid, with valid values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "rules-error")]
pub(super) enum RulesFault {
    Range {
        rule: Option<RuleText>,
        min: Score,
        max: Score,
    },
    #[message(transparent)]
    Refused(RuleText),
}

impl From<&RulesError> for RulesFault {
    fn from(error: &RulesError) -> RulesFault {
        match *error {
            RulesError::Range { field, min, max, .. } => RulesFault::Range {
                rule: Rules::field(field).map(RuleText::Name),
                min: Score(min),
                max: Score(max),
            },
            RulesError::Refused { refusal, .. } => RulesFault::Refused(RuleText::Refused(refusal)),
        }
    }
}

said_as!(RulesError, RulesFault);

/// Says that these rules don't work, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(why))]
pub struct RulesDoNotFit(pub RulesError);

#[cfg(test)]
mod tests {
    use spades_rules::{Preset, Value};

    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    /// Returns the error of pairs with another value of a field.
    fn error(key: &str, value: Value) -> RulesError {
        let mut rules = Preset::Pairs.rules();
        Rules::field(key).unwrap().set(&mut rules, value);
        rules.validate().unwrap_err()
    }

    #[test]
    fn complaints_are_sentences() {
        for field in Rules::FIELDS {
            let refused = field.refusals.iter().map(|refusal| RulesError::Refused {
                field: field.key,
                refusal,
            });
            let range = field.numbers().map(|numbers| RulesError::Range {
                field: field.key,
                number: numbers.min - 1,
                min: numbers.min,
                max: numbers.max,
            });
            for why in refused.chain(range) {
                is_a_sentence(&why.text());
                is_a_sentence(&RulesDoNotFit(why).text());
            }
        }
        let floor = error("end.floor", Value::Number(1)).text();
        assert_eq!(floor, "Losing score: choose a number from −10000 to −1.");
        let jokers = error("players", Value::Number(2)).text();
        assert_eq!(jokers, "Partners need four players.");
    }
}
