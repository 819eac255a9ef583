//! The player's own rules: several named sets.

use serde::{Deserialize, Serialize};
use spades_rules::{Preset, Rules, RulesFileError};

use super::{Choice, Form, seats};
use crate::session::OwnRules;
use crate::text::Phrase;
use crate::text::rule_sets::SetName;

/// Maximum number of sets.
pub(crate) const MAX_SETS: usize = 24;

/// Maximum length of a set's name, in characters.
pub(crate) const SET_NAME_LENGTH: usize = 24;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct RuleSet {
    pub(crate) name: String,
    pub(crate) rules: Rules,
}

impl RuleSet {
    /// Creates the default set of a player who has not named any.
    pub(super) fn first(rules: Rules) -> RuleSet {
        RuleSet {
            name: SetName::First.text(),
            rules,
        }
    }

    /// Formats the set as a rules file: TOML, with the name in a comment above.
    pub(crate) fn to_text(&self) -> String {
        ["# ", &self.name, "\n\n", &self.rules.to_toml()].concat()
    }

    /// Parses a rules file in TOML or JSON; `otherwise` is the name for a file without one.
    ///
    /// # Errors
    /// If the text contains no valid rules, with place and reason.
    pub(crate) fn from_text(text: &str, otherwise: &str) -> Result<RuleSet, RulesFileError> {
        // Some editors begin every text with a byte order mark.
        let text = text.trim_start_matches('\u{feff}').trim();
        let rules = if text.starts_with('{') {
            Rules::from_json(text)?
        } else {
            Rules::from_toml(text)?
        };
        let first = text.lines().next().and_then(|line| line.strip_prefix('#'));
        let named = first.map(clean_set_name).filter(|name| !name.is_empty());
        Ok(RuleSet {
            name: named.unwrap_or_else(|| clean_set_name(otherwise)),
            rules,
        })
    }
}

/// Cleans the name of a set for display.
fn clean_set_name(typed: &str) -> String {
    seats::clean(typed, SET_NAME_LENGTH)
}

impl Form {
    /// Returns this setup with the sets of another one added, as far as they are new and there is room.
    pub(crate) fn with_sets_of(mut self, other: Form) -> Form {
        for set in other.sets {
            if self.has_room() && !self.sets.contains(&set) {
                self.sets.push(set);
            }
        }
        self
    }

    /// Returns all sets; there is at least one.
    pub(crate) fn sets(&self) -> &[RuleSet] {
        &self.sets
    }

    /// Returns the index of the selected set.
    pub(crate) fn chosen_set(&self) -> usize {
        self.set.min(self.sets.len() - 1)
    }

    /// Returns the rules of the selected set.
    pub(crate) fn custom(&self) -> &Rules {
        &self.sets[self.chosen_set()].rules
    }

    /// Changes the rules of the selected set.
    pub(crate) fn change_custom(&mut self, change: impl FnOnce(&mut Rules)) {
        let set = self.chosen_set();
        self.change_rules(|form| change(&mut form.sets[set].rules));
    }

    /// Returns the name of a set, or a numbered default if it has none.
    pub(crate) fn set_name(&self, set: usize) -> String {
        let given = self.sets.get(set).map(|set| clean_set_name(&set.name));
        given
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| SetName::Numbered(set + 1).text())
    }

    pub(crate) fn own_rules(&self) -> OwnRules {
        let sets = self.sets.iter().enumerate();
        OwnRules(sets.map(|(at, set)| (self.set_name(at), set.rules)).collect())
    }

    /// Returns the name of the selected set as typed.
    pub(crate) fn typed_set_name(&self) -> &str {
        &self.sets[self.chosen_set()].name
    }

    /// Selects a set.
    pub(crate) fn choose_set(&mut self, set: usize) {
        self.change_rules(|form| {
            form.select(Choice::Custom);
            form.set = set.min(form.sets.len() - 1);
        });
    }

    /// Renames the selected set.
    pub(crate) fn rename_set(&mut self, name: String) {
        let set = self.chosen_set();
        self.sets[set].name = name;
    }

    /// Returns `true` if there is room for another set.
    pub(crate) fn has_room(&self) -> bool {
        self.sets.len() < MAX_SETS
    }

    /// Adds a set and selects it, if there is room.
    pub(crate) fn add_set(&mut self, set: RuleSet) {
        if self.has_room() {
            self.sets.push(set);
            self.choose_set(self.sets.len() - 1);
        }
    }

    /// Returns the selected preset, or the one that was selected before the player's own rules.
    pub(super) fn last_preset(&self) -> Preset {
        match self.chosen() {
            Choice::Preset(preset) => preset,
            Choice::Custom => self.preset,
        }
    }

    /// Starts the default set as a copy of the last preset, unless the player has changed or named it, or has made other sets.
    pub(super) fn start_first_set(&mut self) {
        let preset = self.last_preset();
        if let [set] = self.sets.as_mut_slice()
            && set.name == SetName::First.text()
            && Preset::ALL.iter().any(|preset| preset.rules() == set.rules)
        {
            set.rules = preset.rules();
        }
    }

    /// Adds a new set, which starts as a copy of the last preset.
    pub(crate) fn new_set(&mut self) {
        let taken = |name: &str| self.sets.iter().any(|set| set.name == name);
        let name = (1..)
            .map(|number| SetName::Numbered(number).text())
            .find(|name| !taken(name))
            .unwrap_or_default();
        self.add_set(RuleSet {
            name,
            rules: self.last_preset().rules(),
        });
    }

    /// Adds a copy of the selected set.
    pub(crate) fn copy_set(&mut self) {
        let name = SetName::CopyOf(self.set_name(self.chosen_set())).text();
        self.add_set(RuleSet {
            name: clean_set_name(&name),
            rules: *self.custom(),
        });
    }

    /// Returns `true` if the selected set can be deleted: the last one stays.
    pub(crate) fn may_delete_set(&self) -> bool {
        self.sets.len() > 1
    }

    /// Deletes the selected set; it can be restored until another one is deleted.
    pub(crate) fn delete_set(&mut self) {
        if self.may_delete_set() {
            let set = self.chosen_set();
            self.change_rules(|form| {
                form.deleted = Some((set, form.sets.remove(set)));
                form.set = set.min(form.sets.len() - 1);
            });
        }
    }

    /// Returns the set that was deleted last.
    pub(crate) fn deleted_set(&self) -> Option<&RuleSet> {
        self.deleted.as_ref().map(|(_, set)| set).filter(|_| self.has_room())
    }

    /// Undoes the last deletion.
    pub(crate) fn restore_set(&mut self) {
        if self.has_room()
            && let Some((at, set)) = self.deleted.take()
        {
            let at = at.min(self.sets.len());
            self.change_rules(|form| {
                form.sets.insert(at, set);
                form.select(Choice::Custom);
                form.set = at;
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Trumps;

    #[test]
    fn sets_are_added_copied_named_deleted_and_had_back() {
        let mut form = Form::default();
        form.change_custom(|rules| rules.end.target = Some(250));
        form.copy_set();
        assert_eq!((form.sets().len(), form.chosen_set()), (2, 1));
        assert_eq!(form.custom().end.target, Some(250));
        form.rename_set("  House   rules ".to_owned());
        assert_eq!(form.set_name(1), "House rules");
        form.new_set();
        form.rename_set(String::new());
        assert!(!form.set_name(2).is_empty(), "a set without a name is called something");
        form.choose_set(1);
        let before = form.sets().to_vec();
        form.delete_set();
        assert_eq!(form.sets().len(), 2);
        assert_eq!(form.deleted_set(), Some(&before[1]));
        form.restore_set();
        assert_eq!((form.sets(), form.chosen_set()), (before.as_slice(), 1));
        assert_eq!(form.deleted_set(), None);
        for _ in 0..5 {
            form.delete_set();
        }
        assert_eq!(form.sets().len(), 1, "one stays");
        for _ in 0..2 * MAX_SETS {
            form.new_set();
        }
        assert_eq!(form.sets().len(), MAX_SETS);
        form.restore_set();
        assert_eq!(form.sets().len(), MAX_SETS, "there is no room");
    }

    #[test]
    fn a_set_goes_out_as_text_and_comes_back() {
        for preset in Preset::ALL {
            let set = RuleSet {
                name: "House rules".to_owned(),
                rules: preset.rules(),
            };
            assert_eq!(RuleSet::from_text(&set.to_text(), "other"), Ok(set.clone()));
            let json = serde_json::to_string(&set.rules).unwrap();
            let read = RuleSet::from_text(&json, "other").unwrap();
            assert_eq!((read.name.as_str(), read.rules), ("other", set.rules));
        }
        let named = RuleSet::from_text("#  Ours \nbase = \"pairs\"\njokers = true", "").unwrap();
        assert_eq!((named.name.as_str(), named.rules.trumps), ("Ours", Trumps::Jokers));
    }

    #[test]
    fn a_bad_text_is_refused_with_place_and_reason() {
        let read = |text: &str| RuleSet::from_text(text, "x").unwrap_err();
        let refused = read("base = \"pairs\"\nplayers = 2");
        assert_eq!(refused.to_string(), "sides: partners need four players");
        assert_eq!(read("jokers = true"), RulesFileError::Missing("players"));
        for bad in [
            "base = \"pairs\"\njokers = maybe",
            "{\"base\":\"pairs\",\n\"jokers\":1}",
            "",
            "hello",
        ] {
            let RulesFileError::Read(why) = read(bad) else {
                assert!(bad.is_empty(), "{bad}");
                continue;
            };
            assert!(why.contains("line"), "{bad}: {why}");
        }
    }
}
