//! The editor for custom rules, and the texts of every field of the rules, which are found by the field's key.

use spades_messages_derive::Message;
use spades_rules::{Field, Refusal, Value};
use spades_words::Arg;

use super::language::{Argument, worded};
use super::{Phrase, Words};

/// Texts of the editor besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Editor {
    /// Title of the page.
    CustomRules,
    /// Heading of the presets to start from.
    StartFrom,
    /// Confirms that the rules are valid.
    TheseRulesFit,
    /// Button that returns to the set-up with these rules.
    UseTheseRules,
}

/// A text about a field of the rules. The field's key is part of the entry's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleText {
    /// Name: `rule-double-nil`.
    Name(&'static Field),
    /// Explanation of a switch, in a line below its name: `rule-detail-double-nil`.
    Detail(&'static Field),
    /// Name of a choice: `rule-hands-open-draft`.
    Choice(&'static Field, &'static str),
    /// Value of the field in rules that differ from a preset in it: `different-double-nil`.
    Different(&'static Field, Value),
    /// Reason why rules are refused: `rules-error-jokers-need-four`.
    Refused(&'static Refusal),
}

impl RuleText {
    fn entry(self) -> String {
        match self {
            RuleText::Name(field) => format!("rule-{}", dashed(field.key)),
            RuleText::Detail(field) => format!("rule-detail-{}", dashed(field.key)),
            RuleText::Choice(field, choice) => format!("rule-{}-{}", dashed(field.key), dashed(choice)),
            RuleText::Different(field, _) => format!("different-{}", dashed(field.key)),
            RuleText::Refused(refusal) => format!("rules-error-{}", refusal.key),
        }
    }
}

/// Returns the key of a choice as sentences select by it: "open-draft".
pub(super) fn choice(key: &str) -> String {
    dashed(key)
}

/// Returns a key as part of an id: "bags.limit" as "bags-limit", "open_draft" as "open-draft".
fn dashed(key: &str) -> String {
    key.replace(['.', '_'], "-")
}

impl Phrase for RuleText {
    fn words(&self) -> Words {
        let words = Words::of_data(self.entry());
        match self {
            RuleText::Different(_, value) => words.with("value", value.arg()),
            _ => words,
        }
    }

    fn key(&self) -> String {
        match self {
            RuleText::Choice(_, choice) => dashed(choice),
            RuleText::Name(field) | RuleText::Detail(field) | RuleText::Different(field, _) => dashed(field.key),
            RuleText::Refused(refusal) => refusal.key.to_owned(),
        }
    }
}

worded!(RuleText);

/// Choices select by their keys, and a number that is off is of the kind `none`.
impl Argument for Value {
    fn arg(&self) -> Arg {
        match self {
            Value::Switch(on) => on.arg(),
            Value::Choice(key) => dashed(key).into(),
            Value::Number(number) => number.arg(),
            Value::Off => Arg::Nothing,
        }
    }
}

/// Label of a button that changes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = step_key)]
pub enum Step {
    /// Decreases the number.
    #[message(args(rule))]
    Less(RuleText),
    /// Increases the number.
    #[message(args(rule))]
    More(RuleText),
}

fn step_key(step: &Step) -> String {
    match step {
        Step::Less(rule) => format!("less-{}", rule.key()),
        Step::More(rule) => format!("more-{}", rule.key()),
    }
}

/// Value of a numeric rule; `None` if the rule is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(value))]
pub struct StepValue(pub Option<i32>);

#[cfg(test)]
mod tests {
    use spades_rules::{Preset, Rules, Values};

    use super::super::language::{Checked, Entry, Sample};
    use super::*;

    impl Sample for RuleText {
        fn samples() -> Vec<RuleText> {
            let of_a_field = |field: &'static Field| {
                let mut texts = vec![RuleText::Name(field)];
                match field.values {
                    Values::Switch => {
                        texts.push(RuleText::Detail(field));
                        let values = [false, true].map(Value::Switch);
                        texts.extend(values.map(|value| RuleText::Different(field, value)));
                    }
                    Values::Choice(keys) => {
                        texts.extend(keys.iter().map(|key| RuleText::Choice(field, key)));
                        let values = keys.iter().map(|key| Value::Choice(key));
                        texts.extend(values.map(|value| RuleText::Different(field, value)));
                    }
                    Values::Number(numbers) => {
                        let values = [Value::Off, Value::Number(numbers.min), Value::Number(numbers.max)];
                        texts.extend(values.map(|value| RuleText::Different(field, value)));
                    }
                }
                // The length of a match makes no other rules.
                texts.retain(|text| field.weight > 0 || !matches!(text, RuleText::Different(..)));
                texts.extend(field.refusals.iter().map(RuleText::Refused));
                texts
            };
            Rules::FIELDS.iter().flat_map(of_a_field).collect()
        }
    }

    impl Checked for RuleText {
        fn entries() -> Vec<Entry> {
            let entry = |text: RuleText| Entry {
                id: text.entry().leak(),
                attribute: None,
                variables: match text {
                    RuleText::Different(..) => vec!["value"],
                    _ => Vec::new(),
                },
                file: file!(),
                line: line!(),
            };
            RuleText::samples().into_iter().map(entry).collect()
        }
    }

    #[test]
    fn texts_are_found_by_the_key_of_their_field() {
        let field = |key| Rules::field(key).unwrap();
        let rules = Preset::Solo.rules();
        let different = |key| RuleText::Different(field(key), field(key).get(&rules)).text();
        assert_eq!(RuleText::Name(field("bags.limit")).text(), "Bag limit");
        assert_eq!(RuleText::Choice(field("hands"), "open_draft").text(), "Open draft");
        assert_eq!(different("bags.limit"), "bag limit 5");
        assert_eq!(different("end.floor"), "no losing score");
        assert_eq!(different("jokers"), "without jokers");
        assert_eq!(different("ten.made"), "nothing extra for 10");
        assert_eq!(Step::More(RuleText::Name(field("end.target"))).key(), "more-end-target");
    }
}
