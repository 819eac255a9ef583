//! The set-up of a match.

use super::Phrase;
use spades_rules::{EndRule, Preset, Rules};

use super::custom_rules::{RulesSummary, always_set};
use crate::say;
use crate::session::personas::Persona;
use crate::session::{RulesKind, Who};
use crate::text::Words;
use spades_words::StockName;

/// Steps of the set-up, where it doesn't fit on one page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetupStep {
    /// Choice of the rules.
    #[default]
    Rules,
    /// Choice of the players and the computer's level.
    Players,
    /// Choice of scoring and length.
    Match,
    /// Choice of a deal code.
    More,
}

impl Phrase for SetupStep {
    fn words(&self) -> Words {
        match self {
            SetupStep::Rules => say::setup::step_rules(),
            SetupStep::Players => say::setup::step_players(),
            SetupStep::Match => say::setup::step_match(),
            SetupStep::More => say::setup::step_more(),
        }
    }
}

impl SetupStep {
    /// All steps, in their order.
    pub const ALL: [SetupStep; 4] = [SetupStep::Rules, SetupStep::Players, SetupStep::Match, SetupStep::More];
}

/// Group of presets in the set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PresetGroup {
    /// Two players.
    #[default]
    TwoPlayers,
    /// The usual games of three and four.
    Classic,
    /// The games of tables, with jokers, deuces and rules of their own.
    Table,
}

impl PresetGroup {
    /// All groups, in their order.
    pub const ALL: [PresetGroup; 3] = [PresetGroup::TwoPlayers, PresetGroup::Classic, PresetGroup::Table];

    /// Returns the group of a preset.
    #[must_use]
    pub const fn of(preset: Preset) -> PresetGroup {
        match preset {
            Preset::OpenDraft | Preset::ClosedDraft | Preset::Moonshot => PresetGroup::TwoPlayers,
            Preset::Pairs
            | Preset::Solo
            | Preset::Suicide
            | Preset::Whiz
            | Preset::Mirror
            | Preset::ThreeHanded
            | Preset::Classic => PresetGroup::Classic,
            Preset::AceHigh | Preset::Jjdd | Preset::Jjda | Preset::PassTwo | Preset::LowestClub => PresetGroup::Table,
        }
    }

    /// Returns the presets of the group, in menu order.
    pub fn presets(self) -> impl Iterator<Item = Preset> {
        Preset::ALL
            .into_iter()
            .filter(move |&preset| PresetGroup::of(preset) == self)
    }
}

impl Phrase for PresetGroup {
    fn words(&self) -> Words {
        match self {
            PresetGroup::TwoPlayers => say::setup::group_two_players(),
            PresetGroup::Classic => say::setup::group_classic_games(),
            PresetGroup::Table => say::setup::group_table_rules(),
        }
    }

    fn key(&self) -> String {
        self.words().id().to_owned()
    }
}

/// Controls in the row of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatRow {
    /// A person plays here.
    Person(usize),
    /// The computer plays here.
    Computer(usize),
    /// Field for the person's name.
    NameAt(usize),
    /// Button that lowers the computer's level.
    Weaker(usize),
    /// Button that raises the computer's level.
    Stronger(usize),
}

/// Maximum number of seats.
const SEATS: usize = 4;

impl SeatRow {
    /// Returns the control for a match of this many players: the second of two sits opposite.
    #[must_use]
    pub const fn among(self, players: usize) -> SeatRowAmong {
        SeatRowAmong { row: self, players }
    }
}

/// A control in the row of a seat, named after the seat's side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRowAmong {
    row: SeatRow,
    players: usize,
}

impl Phrase for SeatRowAmong {
    fn words(&self) -> Words {
        let &SeatRowAmong { row, players } = self;
        let side = |seat| SeatSide { seat, players }.words();
        match row {
            SeatRow::Person(seat) => say::setup::seat_row_person(side(seat)),
            SeatRow::Computer(seat) => say::setup::seat_row_computer(side(seat)),
            SeatRow::NameAt(seat) => say::setup::seat_row_name(side(seat)),
            SeatRow::Weaker(seat) => say::setup::seat_row_weaker(side(seat)),
            SeatRow::Stronger(seat) => say::setup::seat_row_stronger(side(seat)),
        }
    }
}

impl Phrase for SeatRow {
    fn words(&self) -> Words {
        self.among(SEATS).words()
    }
}

/// A seat, named after its side of the table; the first one is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSide {
    pub seat: usize,
    pub players: usize,
}

impl Phrase for SeatSide {
    fn words(&self) -> Words {
        match self {
            // The second of two players sits opposite.
            SeatSide { seat: 1, players: 2 } => SeatName::North.words(),
            side => SeatName::at(side.seat).words(),
        }
    }
}

/// Texts of the choice how two people play in a game of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoPeople {
    /// Label of the choice.
    Title,
    Partners,
    Opponents,
}

impl Phrase for TwoPeople {
    fn words(&self) -> Words {
        match self {
            TwoPeople::Title => say::setup::two_people_title(),
            TwoPeople::Partners => say::setup::two_people_partners(),
            TwoPeople::Opponents => say::setup::two_people_opponents(),
        }
    }

    fn key(&self) -> String {
        TwoPeople::key_of(self)
    }
}

impl TwoPeople {
    fn key_of(&self) -> String {
        format!("two-{}", spades_words::kebab(&format!("{self:?}")))
    }
}

/// Length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LengthName {
    /// One hundred points or three rounds.
    Quick,
    /// A number of points.
    Target(i32),
}

impl Phrase for LengthName {
    fn words(&self) -> Words {
        match self {
            LengthName::Quick => say::setup::length_name_quick(),
            LengthName::Target(points) => say::setup::length_name_target(*points),
        }
    }
}

impl LengthName {
    /// Returns the points that end the match; `None` for a quick one.
    #[must_use]
    pub const fn target(self) -> Option<i32> {
        match self {
            LengthName::Quick => None,
            LengthName::Target(points) => Some(points),
        }
    }
}

impl From<LengthName> for Words {
    fn from(length: LengthName) -> Words {
        length
            .target()
            .map_or(say::setup::length_name_quick(), say::setup::length_in_line_target)
    }
}

/// Approximate duration in minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes(pub u32);

impl Phrase for Minutes {
    fn words(&self) -> Words {
        let &Minutes(minutes) = self;
        let (hours, more) = ((minutes + 15) / 60, (minutes + 15) % 60);
        match minutes {
            0..100 => say::setup::duration_minutes(minutes),
            _ if more >= 30 => say::setup::duration_hours_and_a_half(hours),
            _ => say::setup::duration_hours(hours),
        }
    }
}

/// Description of how a match is played and when it ends, in a few sentences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Description {
    /// The preset; `None` for the player's own rules.
    pub preset: Option<Preset>,
    /// The chosen rules.
    pub rules: Rules,
}

impl Description {
    /// Returns the description of rules that can't be changed, as those of a deal code: it names the options that differ from the preset's.
    #[must_use]
    pub fn of_fixed(rules: Rules) -> Description {
        let preset = match RulesKind::of(&rules) {
            RulesKind::Preset(preset) if rules.differences(&preset.rules()).is_empty() => Some(preset),
            _ => None,
        };
        Description { preset, rules }
    }
}

impl Phrase for Description {
    fn key(&self) -> String {
        "description".to_owned()
    }

    fn words(&self) -> Words {
        let &Description { preset, rules } = self;
        let about = preset.map_or_else(
            || RulesSummary(rules).words(),
            |preset| say::setup::about_preset(preset.words()),
        );
        say::setup::description(about, ending(&rules.end), always_set(&rules))
    }
}

fn ending(end: &EndRule) -> Option<Words> {
    Some(match (end.target, end.rounds) {
        (Some(target), None) => say::setup::ending_target(target),
        (Some(target), Some(rounds)) => say::setup::ending_target_or_rounds(target, rounds),
        (None, Some(rounds)) => say::setup::ending_rounds(rounds),
        (None, None) => return None,
    })
}

/// Default name of a seat's player, or name of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatName {
    /// The only person at the device.
    You,
    /// One of several people, by number.
    Player(usize),
    /// A computer player.
    Bot(Persona),
    /// At the bottom.
    South,
    /// On the left.
    West,
    /// Opposite.
    North,
    /// On the right.
    East,
}

impl Phrase for SeatName {
    fn words(&self) -> Words {
        match self {
            SeatName::You => say::setup::seat_name_you(),
            SeatName::Bot(persona) => persona.words(),
            other => Words::alone(other.stock().map(Who::Stock)).keyed(other.key()),
        }
    }
}

impl SeatName {
    /// Returns the name that the game gives; `None` for the only person.
    fn stock(self) -> Option<StockName> {
        Some(match self {
            SeatName::You => return None,
            SeatName::Player(number) => StockName::Person(number),
            SeatName::Bot(persona) => StockName::Court(persona.card()),
            SeatName::South => StockName::Side(0),
            SeatName::West => StockName::Side(1),
            SeatName::North => StockName::Side(2),
            SeatName::East => StockName::Side(3),
        })
    }

    /// Returns the name as matches store it, in every language the same.
    #[must_use]
    pub fn stored(self) -> String {
        self.stock().map_or_else(String::new, StockName::stored)
    }

    /// Returns the name of one of four seats, clockwise from the bottom.
    #[must_use]
    pub const fn at(seat: usize) -> SeatName {
        match seat {
            0 => SeatName::South,
            1 => SeatName::West,
            2 => SeatName::North,
            _ => SeatName::East,
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::Renege;

    use super::*;
    use crate::text::Phrase;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn a_long_time_is_given_in_hours() {
        let text = |minutes| Minutes(minutes).text();
        assert_eq!(
            [text(1), text(99), text(100), text(120)],
            ["1 min", "99 min", "1½ h", "2 h"]
        );
        assert_eq!([text(134), text(135)], ["2 h", "2½ h"]);
    }

    #[test]
    fn a_code_names_the_options_that_differ() {
        let plain = Preset::OpenDraft.rules();
        let strict = Rules {
            renege: Renege::Penalized,
            ..plain
        };
        let quick = Rules {
            end: EndRule {
                target: Some(100),
                rounds: Some(3),
                ..plain.end
            },
            ..plain
        };
        assert_eq!(Description::of_fixed(quick).preset, Some(Preset::OpenDraft));
        let text = Description::of_fixed(strict).text();
        assert_eq!(text, "Open Draft, reneging penalized. First to 500 wins.");
    }

    #[test]
    fn every_match_is_described_in_whole_sentences() {
        for preset in Preset::ALL {
            for target in [None, Some(100), Some(500)] {
                for rounds in [None, Some(1), Some(12)] {
                    let mut rules = preset.rules();
                    (rules.end.target, rules.end.rounds) = (target, rounds);
                    for preset in [None, Some(preset)] {
                        let text = Description { preset, rules }.text();
                        is_a_sentence(&text);
                        assert!(!text.contains("1 rounds"), "{text}");
                    }
                }
            }
        }
    }
}
