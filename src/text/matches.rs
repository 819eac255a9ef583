//! The page of unfinished matches.

use super::Phrase;
use spades_archive::daily::Date;

use crate::say;
use crate::session::Who;
use crate::session::setup::MatchSetup;
use crate::text::Words;

/// Players of a match: "Ada and Grace", "You and the computer".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoPlays(pub MatchSetup);

impl Phrase for WhoPlays {
    fn key(&self) -> String {
        "who-plays".to_owned()
    }

    fn words(&self) -> Words {
        let players = &self.0.players;
        let people: Vec<Who> = players
            .iter()
            .filter(|player| !player.is_bot())
            .map(|player| Who::person(player.name()))
            .collect();
        match people.len() {
            0 => say::matches::playing_only_computers(),
            1 => say::matches::playing_you_and_computers(),
            count if count == players.len() => say::matches::playing_people(people),
            _ => say::matches::playing_people_and_computers(people),
        }
    }
}

/// Players of a match, and the day of its last action: "You against the computer · today".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoAndWhen {
    /// Players of the match.
    pub who: WhoPlays,
    /// Day of the last action, if recorded.
    pub day: Option<Date>,
    /// Today's date.
    pub today: Date,
}

impl Phrase for WhoAndWhen {
    fn key(&self) -> String {
        "who-and-when".to_owned()
    }

    fn words(&self) -> Words {
        let line = self;
        let playing = line.who.words();
        match line.day {
            None => say::matches::last_played_sometime(playing),
            Some(day) if day == line.today => say::matches::last_played_today(playing),
            Some(day) if day.days() + 1 == line.today.days() => say::matches::last_played_yesterday(playing),
            Some(day) => say::matches::last_played_on(playing, day),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::Player;
    use crate::text::Phrase;
    use spades_bots::Level;
    use spades_rules::Preset;

    #[test]
    fn tables_and_days_have_words() {
        let table = |trick: &[&str]| {
            say::matches::on_the_table(
                [7_u8, 8],
                [(3, 4), (0, 0)].map(|(tricks, bid): (u8, u8)| say::matches::stake(tricks, bid)),
                trick.iter().map(|card| card.parse::<spades_rules::Card>().unwrap()),
            )
        };
        assert_eq!(table(&[]).text(), "Cards left: 7, 8. Tricks: 3 of 4, Nil: 0.");
        assert_eq!(
            table(&["KS"]).text(),
            "Cards left: 7, 8. Tricks: 3 of 4, Nil: 0. On the table: king of spades."
        );
        let setup = MatchSetup {
            rules: Preset::Pairs.rules(),
            kind: RulesKind::Preset(Preset::Pairs),
            players: vec![],
        };
        let today = Date::new(2026, 11, 22).unwrap();
        let line = |day| {
            let who = WhoPlays(setup.clone());
            WhoAndWhen { who, day, today }.text()
        };
        assert!(line(Some(today)).ends_with("computer · today"));
        assert!(line(Date::new(2026, 11, 21)).ends_with("yesterday"));
        assert!(line(Date::new(2025, 1, 2)).ends_with("January\u{a0}2,\u{a0}2025"));
        assert_eq!(line(None), "Computer vs computer");
    }

    #[test]
    fn everybody_at_the_machine_is_named() {
        let line = |preset: Preset, people: usize| {
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
        assert_eq!(line(Preset::Pairs, 1), "You vs computer");
        assert_eq!(line(Preset::OpenDraft, 2), "Ada and Grace");
        assert_eq!(line(Preset::Solo, 2), "Ada, Grace and the computer");
        assert_eq!(line(Preset::ThreeHanded, 3), "Ada, Grace and Edith");
        assert_eq!(line(Preset::Pairs, 4), "Ada, Grace, Edith and Mary");
    }
}
