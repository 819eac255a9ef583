//! The texts of every field of the rules, which are found by the field's key: a summary of rules in a sentence, and reasons why rules are
//! invalid.

use spades_rules::{Field, Numbers, Off, Preset, Rules, RulesError, Value};

use super::{Phrase, Words};
use crate::say::custom_rules as say;

/// Returns the name of a field: `rule-double-nil`.
#[must_use]
pub fn name(field: &Field) -> Words {
    say::rule(&dashed(field.key))
}

/// Returns the explanation of a switch, for a line below its name: `rule-detail-double-nil`.
#[must_use]
pub fn detail(field: &Field) -> Words {
    say::rule_detail(&dashed(field.key))
}

/// Number of values from which a number has buttons for less and more, in place of one for each value.
const MANY: i32 = 4;

/// Returns `true` if the editor has buttons for less and more of a number.
#[must_use]
pub fn is_stepped(numbers: Numbers) -> bool {
    numbers.off != Off::Never || numbers.max - numbers.min >= MANY
}

/// Returns what a stepped number counts, for a line below its name: `rule-detail-bags-limit`.
#[must_use]
pub fn unit(field: &Field) -> Words {
    say::rule_detail(&dashed(field.key))
}

/// Returns the name of a choice: `rule-hands-open-draft`.
#[must_use]
pub fn option(field: &Field, choice: &str) -> Words {
    say::rule(&format!("{}-{}", dashed(field.key), dashed(choice))).keyed(dashed(choice))
}

/// Returns what the value of a field is called in rules that differ from a preset in it: `different-double-nil`.
fn different(field: &Field, value: Value) -> Words {
    say::different(&dashed(field.key), value)
}

/// Returns a key as part of an id: "bags.limit" as "bags-limit", "open_draft" as "open-draft".
pub(super) fn dashed(key: &str) -> String {
    key.replace(['.', '_'], "-")
}

/// Summary of the rules: "Pairs, with jokers, nil 50."
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RulesSummary(pub Rules);

/// Returns what a prescribed total of more than thirteen bids leads to.
#[must_use]
pub fn always_set(rules: &Rules) -> Option<Words> {
    let total = rules.prescribed_total().filter(|&total| total > 13);
    total.map(say::rules_always_set)
}

/// Maximum number of differences listed.
const LISTED: usize = 6;

impl Phrase for RulesSummary {
    fn key(&self) -> String {
        "rules-summary".to_owned()
    }

    fn words(&self) -> Words {
        let RulesSummary(rules) = self;
        let preset: Preset = rules.nearest_preset();
        let differences = rules.differences(&preset.rules());
        let listed = differences.iter().take(LISTED);
        say::rules_summary(
            preset.words(),
            listed.map(|field| different(field, field.get(rules))),
            differences.len().saturating_sub(LISTED),
        )
    }
}

/// The reason, with valid values.
impl Phrase for RulesError {
    fn words(&self) -> Words {
        match *self {
            RulesError::Range { field, min, max, .. } => {
                say::rules_error_range(Rules::field(field).map(name), min, max)
            }
            RulesError::Refused { refusal, .. } => say::rules_error(refusal.key),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use spades_rules::{BagRule, BiddingRule, Leader, Moon, NilFailure, Renege, Starter, Trumps, Values};
    use spades_words::take_faults;

    use super::*;
    use crate::text::tests::is_a_sentence;

    /// Adds the keys of a field's entries, and returns its texts.
    fn texts(field: &'static Field, keys: &mut [BTreeSet<String>; 4]) -> Vec<Words> {
        let key = dashed(field.key);
        let mut texts = vec![name(field)];
        keys[0].insert(key.clone());
        let values: Vec<Value> = match field.values {
            Values::Switch => {
                texts.push(detail(field));
                keys[1].insert(key.clone());
                [false, true].map(Value::Switch).into()
            }
            Values::Choice(choices) => {
                texts.extend(choices.iter().map(|one| option(field, one)));
                keys[0].extend(choices.iter().map(|one| format!("{key}-{}", dashed(one))));
                choices.iter().map(|one| Value::Choice(one)).collect()
            }
            Values::Number(numbers) => {
                // "Bag limit 10", "Losing score −200": they had no unit.
                if is_stepped(numbers) {
                    texts.push(unit(field));
                    keys[1].insert(key.clone());
                }
                texts.extend(numbers.word.map(|word| option(field, word)));
                keys[0].extend(numbers.word.map(|word| format!("{key}-{}", dashed(word))));
                let values = [Value::Off, Value::Number(numbers.min), Value::Number(numbers.max)];
                values.into_iter().chain(numbers.word.map(Value::Choice)).collect()
            }
        };
        // The length of a match makes no other rules.
        if field.weight > 0 {
            texts.extend(values.into_iter().map(|value| different(field, value)));
            keys[2].insert(key);
        }
        let refused = |refusal| RulesError::Refused {
            field: field.key,
            refusal,
        };
        texts.extend(field.refusals.iter().map(|refusal| refused(refusal).words()));
        keys[3].extend(field.refusals.iter().map(|refusal| refusal.key.to_owned()));
        texts
    }

    #[test]
    fn every_field_has_its_texts_and_every_text_its_field() {
        take_faults();
        let mut keys: [BTreeSet<String>; 4] = Default::default();
        for words in Rules::FIELDS.iter().flat_map(|field| texts(field, &mut keys)) {
            let text = words.text();
            assert!(!text.is_empty(), "{words:?}");
        }
        assert_eq!(take_faults(), Vec::<String>::new());
        let lists = [
            say::RULE.as_slice(),
            &say::RULE_DETAIL,
            &say::DIFFERENT,
            &say::RULES_ERROR,
        ];
        for (list, used) in lists.into_iter().zip(keys) {
            assert_eq!(used, list.iter().map(|key| (*key).to_owned()).collect());
        }
    }

    #[test]
    fn texts_are_found_by_the_key_of_their_field() {
        let field = |key| Rules::field(key).unwrap();
        let rules = Preset::Solo.rules();
        let different = |key| super::different(field(key), field(key).get(&rules)).text();
        assert_eq!(name(field("bags.limit")).text(), "Bag limit");
        assert_eq!(option(field("hands"), "open_draft").text(), "Open draft");
        assert_eq!(different("bags.limit"), "bag limit 5");
        assert_eq!(different("end.floor"), "no losing score");
        assert_eq!(different("trumps"), "ace high");
        assert_eq!(different("ten.made"), "nothing extra for 10");
        assert_eq!(say::step_more(name(field("end.target"))).key(), "more-end-target");
    }

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
                is_a_sentence(&say::rules_do_not_fit(why.words()).text());
            }
        }
        let floor = error("end.floor", Value::Number(1)).text();
        assert_eq!(floor, "Losing score: choose a number from −10,000 to −1.");
        let jokers = error("players", Value::Number(2)).text();
        assert_eq!(jokers, "Partners need four players.");
    }

    #[test]
    fn differences_from_the_nearest_preset_are_listed() {
        let jokers = Rules {
            trumps: Trumps::Jokers,
            nil: Some(50),
            ..Preset::Pairs.rules()
        };
        assert_eq!(RulesSummary(jokers).text(), "Pairs, with jokers, nil 50.");
        let strict = Rules {
            renege: Renege::Penalized,
            blind_nil: None,
            ..Preset::OpenDraft.rules()
        };
        assert_eq!(
            RulesSummary(strict).text(),
            "Open Draft, no blind nil, reneging penalized."
        );
        assert_eq!(RulesSummary(Preset::Solo.rules()).text(), "Same as Solo.");
        let all = Rules {
            bidding: BiddingRule::Free,
            bids_first: Starter::Second,
            leads_first: Leader::First,
            nil: Some(70),
            nil_failure: NilFailure::Bags,
            blind_nil: Some(150),
            moon: Some(Moon::Points(300)),
            bags: BagRule {
                limit: 5,
                penalty: 50,
                carry: false,
                points: 1,
            },
            renege: Renege::Penalized,
            ..Preset::ClosedDraft.rules()
        };
        let text = RulesSummary(all).text();
        is_a_sentence(&text);
        assert!(
            text.ends_with("more differences.") && text.contains("blind nil 150"),
            "{text}"
        );
    }
}
