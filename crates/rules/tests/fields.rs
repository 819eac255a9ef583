//! The list of fields has everything that the rules have.

use proptest::prelude::*;
use spades_rules::{Preset, Rules, Value, Values};

use crate::common::{Tape, rules_from};

proptest! {
    /// A field that is missing from the list would keep the value of another game.
    #[test]
    fn rules_are_their_fields(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        let rules = rules_from(&mut Tape(&bytes));
        let mut copy = Preset::Moonshot.rules();
        for field in Rules::FIELDS {
            prop_assert!(field.set(&mut copy, field.get(&rules)), "{}", field.key);
        }
        prop_assert_eq!(copy, rules);
    }

    #[test]
    fn any_rules_go_out_and_come_back(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        let rules = rules_from(&mut Tape(&bytes));
        let json = serde_json::to_string(&rules).unwrap();
        prop_assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
        prop_assert_eq!(Rules::from_json(&json), Ok(rules));
        prop_assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
    }
}

/// An editor's steps are in range, and a field takes no value of another type.
#[test]
fn fields_hold_what_they_list() {
    for field in Rules::FIELDS {
        let mut rules = Preset::Pairs.rules();
        let mut holds = |value| field.set(&mut rules, value) && field.get(&rules) == value;
        match field.values {
            Values::Switch => assert!(holds(Value::Switch(true)) && holds(Value::Switch(false)) && !holds(Value::Off)),
            Values::Choice(keys) => {
                assert!(keys.iter().all(|key| holds(Value::Choice(key))), "{}", field.key);
                assert!(!holds(Value::Choice("none of these")) && !holds(Value::Number(1)));
            }
            Values::Number(numbers) => {
                let [first, last, step] = numbers.steps;
                for number in [numbers.min, numbers.max, first, last] {
                    assert!(holds(Value::Number(number)), "{}: {number}", field.key);
                    assert!((numbers.min..=numbers.max).contains(&number), "{}: {number}", field.key);
                }
                assert_eq!((last - first) % step, 0, "{}", field.key);
                assert!(!holds(Value::Switch(true)) && !holds(Value::Choice("first")));
            }
        }
    }
}

/// Old rules are written as they always were.
#[test]
fn presets_are_of_the_first_version() {
    for preset in &Preset::ALL[..Preset::FIRST] {
        assert_eq!(preset.rules().version(), 1, "{preset:?}");
    }
}
