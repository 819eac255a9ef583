//! Setup files of older versions: one player against the computer or two players, and one set of rules.

use serde::Deserialize;
use spades_bots::Level;
use spades_rules::{Preset, Rules};

use super::{Choice, Form, Length, MAX_SETS, Occupant, RuleSet, SEATS, seats};

/// The fields that a file can have.
#[derive(Deserialize)]
#[serde(default)]
pub(super) struct AnyForm {
    choice: Choice,
    seats: Option<Vec<Occupant>>,
    length: Option<Length>,
    blind_nil: Option<bool>,
    prevent_reneging: bool,
    preset: Preset,
    sets: Vec<RuleSet>,
    set: usize,
    /// Before mixed seating: two players or one, the level of all bots, and the names.
    hot_seat: bool,
    level: Option<Level>,
    name: String,
    pair: [String; 2],
    /// Before quick matches.
    target: Option<i32>,
    /// Before multiple sets.
    custom: Option<Rules>,
}

impl Default for AnyForm {
    fn default() -> AnyForm {
        AnyForm {
            choice: Choice::Preset(Preset::OpenDraft),
            seats: None,
            length: None,
            blind_nil: None,
            prevent_reneging: true,
            preset: Preset::OpenDraft,
            sets: Vec::new(),
            set: 0,
            hot_seat: false,
            level: None,
            name: String::new(),
            pair: Default::default(),
            target: None,
            custom: None,
        }
    }
}

impl AnyForm {
    fn occupants(&self) -> [Occupant; SEATS] {
        if let Some(seats) = &self.seats {
            return std::array::from_fn(|seat| seats.get(seat).cloned().unwrap_or_default());
        }
        let mut occupants = seats::alone();
        if let Some(level) = self.level {
            for occupant in &mut occupants {
                occupant.level = level;
            }
        }
        occupants[0].name = self.name.clone();
        if self.hot_seat {
            occupants[1].person = true;
            let [first, second] = self.pair.clone();
            (occupants[0].name, occupants[1].name) = (first, second);
        } else {
            occupants[1].name = self.pair[1].clone();
        }
        occupants
    }
}

impl From<AnyForm> for Form {
    fn from(file: AnyForm) -> Form {
        let seats = file.occupants();
        let mut sets = file.sets;
        sets.truncate(MAX_SETS);
        if sets.is_empty() {
            let rules = file.custom.unwrap_or_else(|| Preset::OpenDraft.rules());
            sets.push(RuleSet::first(rules));
        }
        Form {
            choice: file.choice,
            seats,
            length: file.length.or(file.target.map(Length::Target)),
            blind_nil: file.blind_nil,
            prevent_reneging: file.prevent_reneging,
            preset: file.preset,
            set: file.set.min(sets.len() - 1),
            sets,
            ..Form::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Trumps;

    #[test]
    fn choices_of_older_versions_are_kept() {
        let mut rules = Preset::Pairs.rules();
        rules.trumps = Trumps::Jokers;
        let old = serde_json::json!({
            "choice": { "preset": "closed_draft" }, "hot_seat": true, "level": "expert", "target": 500, "blind_nil": true,
            "prevent_reneging": false, "name": "Ada", "pair": ["Ada", "Grace"], "custom": rules,
        });
        let form: Form = serde_json::from_value(old.clone()).unwrap();
        assert_eq!(form.choice, Choice::Preset(Preset::ClosedDraft));
        assert_eq!(form.length(), Some(Length::Target(500)));
        let players = form.match_setup().unwrap().players;
        assert_eq!(
            players.iter().map(|player| player.name()).collect::<Vec<_>>(),
            ["Ada", "Grace"]
        );
        assert!(players.iter().all(|player| !player.is_bot()));
        assert_eq!(
            (form.custom(), form.sets().len()),
            (&rules, 1),
            "the rules are a set now"
        );
        assert!(!form.sets()[0].name.is_empty());

        let mut alone = old;
        alone["hot_seat"] = false.into();
        let form: Form = serde_json::from_value(alone).unwrap();
        assert_eq!((form.people(), form.common_level()), (1, Some(Level::Expert)));
        assert_eq!(form.match_setup().unwrap().players[0].name(), "Ada");
    }

    #[test]
    fn odd_files_do_no_harm() {
        let odd = r#"{"seats":[{"person":true,"name":"Ada"}],"set":7,"sets":[]}"#;
        let form: Form = serde_json::from_str(odd).unwrap();
        assert_eq!((form.people(), form.sets().len()), (1, 1));
        assert_eq!(form.custom(), &Preset::OpenDraft.rules());
    }
}
