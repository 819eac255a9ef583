//! The page of matches that can be taken up again.

use super::Phrase;
use crate::session::setup::{MatchSetup, Player};

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matches {
    /// What the page is called, and its line in the title's menu.
    Matches,
    /// Takes a match up again.
    Continue,
    /// Forgets a match when the page is left.
    Delete,
    /// Does not forget it after all.
    Undo,
    /// In the place of a match that will be forgotten.
    Deleted,
}

impl Phrase for Matches {
    fn text(&self) -> String {
        match self {
            Matches::Matches => "Matches",
            Matches::Continue => "Continue",
            Matches::Delete => "Delete",
            Matches::Undo => "Undo",
            Matches::Deleted => "It is deleted when you leave this page.",
        }
        .to_owned()
    }
}

/// Who plays a match: "Ada and Grace", "You and the computer".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoPlays(pub MatchSetup);

impl Phrase for WhoPlays {
    fn text(&self) -> String {
        let people: Vec<&str> = self
            .0
            .players
            .iter()
            .filter(|player| !player.is_bot())
            .map(Player::name)
            .collect();
        let bots = people.len() < self.0.players.len();
        match (people.as_slice(), bots) {
            ([], _) => "The computer against itself".to_owned(),
            ([_], _) => "You against the computer".to_owned(),
            ([one, two], false) => format!("{one} and {two}"),
            ([one, two], true) => format!("{one}, {two} and the computer"),
            ([one, two, three], false) => format!("{one}, {two} and {three}"),
            ([one, two, three], true) => format!("{one}, {two}, {three} and the computer"),
            ([one, two, three, four, ..], _) => format!("{one}, {two}, {three} and {four}"),
        }
    }

    fn key(&self) -> String {
        "who-plays".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use spades_bots::Level;
    use spades_rules::Preset;

    #[test]
    fn everybody_at_the_machine_is_named() {
        let told = |preset: Preset, people: usize| {
            let rules = preset.rules();
            let player = |seat: usize| match ["Ada", "Grace", "Edith", "Mary"].get(seat).filter(|_| seat < people) {
                Some(name) => Player::Human { name: (*name).into() },
                None => Player::Bot {
                    name: String::new(),
                    level: Level::Expert,
                },
            };
            let setup = MatchSetup {
                rules,
                kind: RulesKind::Preset(preset),
                players: (0..usize::from(rules.players)).map(player).collect(),
            };
            WhoPlays(setup).text()
        };
        assert_eq!(told(Preset::Pairs, 1), "You against the computer");
        assert_eq!(told(Preset::OpenDraft, 2), "Ada and Grace");
        assert_eq!(told(Preset::Solo, 2), "Ada, Grace and the computer");
        assert_eq!(told(Preset::ThreeHanded, 3), "Ada, Grace and Edith");
        assert_eq!(told(Preset::Pairs, 4), "Ada, Grace, Edith and Mary");
    }
}
