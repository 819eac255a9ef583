//! The set-up of a match.

use spades_messages_derive::Message;
use spades_rules::{EndRule, Preset, Rules};

use super::language::said_as;
use super::rules_summary::RulesSummary;
use crate::session::RulesKind;
use crate::session::personas::Persona;

/// Texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Setup {
    /// Title of the page.
    NewMatch,
    /// Heading of the seats.
    Players,
    /// Label of the level of all bots.
    LevelOfTheComputer,
    /// Label of the match lengths.
    MatchEndsAt,
    /// Switch for blind nil bids.
    BlindNil,
    /// Switch that prevents plays against the rules.
    PreventReneging,
    /// Button that starts the match.
    Deal,
    /// Button for the next step.
    Next,
}

/// Steps of the set-up, where it doesn't fit on one page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Message)]
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

impl SetupStep {
    /// All steps, in their order.
    pub const ALL: [SetupStep; 4] = [SetupStep::Rules, SetupStep::Players, SetupStep::Match, SetupStep::More];
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

/// The control as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "seat-row")]
pub(super) enum SeatRowWords {
    #[message(args(seat))]
    Person(SeatName),
    #[message(args(seat))]
    Computer(SeatName),
    #[message(args(seat))]
    Name(SeatName),
    #[message(args(seat))]
    Weaker(SeatName),
    #[message(args(seat))]
    Stronger(SeatName),
}

impl From<&SeatRowAmong> for SeatRowWords {
    fn from(&SeatRowAmong { row, players }: &SeatRowAmong) -> SeatRowWords {
        let side = |seat| SeatName::from(&SeatSide { seat, players });
        match row {
            SeatRow::Person(seat) => SeatRowWords::Person(side(seat)),
            SeatRow::Computer(seat) => SeatRowWords::Computer(side(seat)),
            SeatRow::NameAt(seat) => SeatRowWords::Name(side(seat)),
            SeatRow::Weaker(seat) => SeatRowWords::Weaker(side(seat)),
            SeatRow::Stronger(seat) => SeatRowWords::Stronger(side(seat)),
        }
    }
}

impl From<&SeatRow> for SeatRowWords {
    fn from(row: &SeatRow) -> SeatRowWords {
        SeatRowWords::from(&row.among(SEATS))
    }
}

said_as!(SeatRowAmong, SeatRowWords);
said_as!(SeatRow, SeatRowWords);

/// A seat, named after its side of the table; the first one is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSide {
    /// The seat.
    pub seat: usize,
    /// Number of players.
    pub players: usize,
}

impl From<&SeatSide> for SeatName {
    fn from(side: &SeatSide) -> SeatName {
        match side {
            // The second of two players sits opposite.
            SeatSide { seat: 1, players: 2 } => SeatName::North,
            side => SeatName::at(side.seat),
        }
    }
}

said_as!(SeatSide, SeatName);

/// Texts of the choice how two people play in a game of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = TwoPeople::key_of)]
pub enum TwoPeople {
    /// Label of the choice.
    Title,
    /// As partners.
    Partners,
    /// As opponents.
    Opponents,
}

impl TwoPeople {
    fn key_of(&self) -> String {
        format!("two-{}", spades_words::kebab(&format!("{self:?}")))
    }
}

/// Partnerships, below the rows of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Together {
    /// No partners.
    Nobody,
    /// Two pairs.
    Pairs,
    /// Three players and a dummy.
    Dummy,
}

/// Length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum LengthName {
    /// One hundred points or three rounds.
    Quick,
    /// A number of points.
    Target(i32),
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

/// Length of a match within a line: "to 200".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum LengthInLine {
    /// One hundred points or three rounds.
    #[message(id = "length-name-quick")]
    Quick,
    /// A number of points.
    Target(i32),
}

impl From<LengthName> for LengthInLine {
    fn from(length: LengthName) -> LengthInLine {
        length.target().map_or(LengthInLine::Quick, LengthInLine::Target)
    }
}

/// Approximate duration in minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes(pub u32);

/// The duration as a message; long ones are rounded to half an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum Duration {
    Minutes(u32),
    Hours(u32),
    HoursAndAHalf(u32),
}

impl From<&Minutes> for Duration {
    fn from(&Minutes(minutes): &Minutes) -> Duration {
        let (hours, more) = ((minutes + 15) / 60, (minutes + 15) % 60);
        match minutes {
            0..100 => Duration::Minutes(minutes),
            _ if more >= 30 => Duration::HoursAndAHalf(hours),
            _ => Duration::Hours(hours),
        }
    }
}

said_as!(Minutes, Duration);

/// Explanation of a switch, in a line below its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "setup-detail")]
pub enum Detail {
    /// Points of a blind nil, and when to bid it.
    BlindNil(i32),
    /// Explains reneging, which the switch prevents.
    PreventReneging,
}

/// Short description of a preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Motto(pub Preset);

/// Short description of custom rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct CustomMotto;

/// Length of a match and number of players: "To 200 · four players", "Quick · two players".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Outline {
    /// Points that end the match; `None` for a quick one.
    pub target: Option<i32>,
    /// Number of players.
    pub players: u8,
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

/// The description as a message.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "description")]
pub(super) struct DescriptionWords {
    about: About,
    ending: Option<Ending>,
}

/// Way of playing a match.
#[derive(Clone, Debug, PartialEq, Message)]
pub(super) enum About {
    Preset(Preset),
    #[message(transparent)]
    Custom(RulesSummary),
}

/// End of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum Ending {
    Target { target: i32 },
    TargetOrRounds { target: i32, rounds: u16 },
    Rounds { rounds: u16 },
}

impl From<&Description> for DescriptionWords {
    fn from(&Description { preset, rules }: &Description) -> DescriptionWords {
        let about = preset.map_or(About::Custom(RulesSummary(rules)), About::Preset);
        DescriptionWords {
            about,
            ending: ending(&rules.end),
        }
    }
}

said_as!(Description, DescriptionWords, "description");

const fn ending(end: &EndRule) -> Option<Ending> {
    Some(match (end.target, end.rounds) {
        (Some(target), None) => Ending::Target { target },
        (Some(target), Some(rounds)) => Ending::TargetOrRounds { target, rounds },
        (None, Some(rounds)) => Ending::Rounds { rounds },
        (None, None) => return None,
    })
}

/// Default name of a seat's player, or name of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SeatName {
    /// The only person at the device.
    You,
    /// One of several people, by number.
    #[message(args(number))]
    Player(usize),
    /// A computer player.
    #[message(transparent)]
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

impl SeatName {
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

/// One of several people of the same name. The number comes first, as the end of a long name is cut off.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Namesake {
    /// Number of the person, from 2.
    pub number: usize,
    /// The shared name.
    pub name: String,
}

/// Warning about letters in a field that can't be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Undrawn {
    /// None of the text is visible.
    All,
    /// Some of the letters can't be drawn.
    Some,
}

#[cfg(test)]
mod tests {
    use spades_rules::Renege;

    use super::*;
    use crate::text::Phrase;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn a_long_time_is_told_in_hours() {
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
            renege: Renege::Penalised,
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
