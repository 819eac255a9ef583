//! The set-up of a match.

use spades_messages_derive::Message;
use spades_rules::{EndRule, Preset, Rules};

use super::language::said_as;
use super::rules_summary::RulesSummary;
use crate::session::personas::Persona;

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Setup {
    /// What the page is called.
    NewMatch,
    /// Who sits where.
    Players,
    /// How well all bots play.
    LevelOfTheComputer,
    /// The choice of lengths.
    MatchEndsAt,
    /// Whether there is a blind nil.
    BlindNil,
    /// Whether cards that break a rule can be played.
    PreventReneging,
    /// Starts the match.
    Deal,
    /// To the next step.
    Next,
}

/// The steps of the set-up where it does not fit on one page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Message)]
pub enum SetupStep {
    /// Which rules.
    #[default]
    Rules,
    /// The players, and the computer's level.
    Players,
    /// How it is scored, and how long it is.
    Match,
    /// A deal code.
    More,
}

impl SetupStep {
    /// All of them, in their order.
    pub const ALL: [SetupStep; 4] = [SetupStep::Rules, SetupStep::Players, SetupStep::Match, SetupStep::More];
}

/// What stands in the row of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatRow {
    /// A person sits here.
    Person(usize),
    /// The computer sits here.
    Computer(usize),
    /// The person's name.
    NameAt(usize),
    /// The computer plays worse.
    Weaker(usize),
    /// The computer plays better.
    Stronger(usize),
}

/// The most seats.
const SEATS: usize = 4;

impl SeatRow {
    /// The same where so many play: the second of two sits opposite.
    #[must_use]
    pub const fn among(self, players: usize) -> SeatRowAmong {
        SeatRowAmong { row: self, players }
    }
}

/// What stands in the row of a seat, by the side of the table that it is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRowAmong {
    row: SeatRow,
    players: usize,
}

/// The same in words.
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

/// A seat by the side of the table that it is at: the first one is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSide {
    /// The seat.
    pub seat: usize,
    /// How many play.
    pub players: usize,
}

impl From<&SeatSide> for SeatName {
    fn from(side: &SeatSide) -> SeatName {
        match side {
            // The second of two sits opposite.
            SeatSide { seat: 1, players: 2 } => SeatName::North,
            side => SeatName::at(side.seat),
        }
    }
}

said_as!(SeatSide, SeatName);

/// How two people play in a game of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = TwoPeople::key_of)]
pub enum TwoPeople {
    /// The choice.
    Title,
    /// With each other.
    Partners,
    /// Against each other.
    Opponents,
}

impl TwoPeople {
    fn key_of(&self) -> String {
        format!("two-{}", super::kebab(&format!("{self:?}")))
    }
}

/// Who plays with whom, below the rows of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Together {
    /// Nobody with anybody.
    Nobody,
    /// Two against two.
    Pairs,
    /// Three and a hand that nobody sits at.
    Dummy,
}

/// A length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum LengthName {
    /// A hundred points or three rounds.
    Quick,
    /// A number of points.
    Target(i32),
}

/// About how many minutes something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes(pub u32);

/// The same in words: long times to half an hour.
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

/// What a switch does, in a line under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "setup-detail")]
pub enum Detail {
    /// What a blind nil is worth, and when it is bid.
    BlindNil(i32),
    /// What the switch prevents.
    PreventReneging,
}

/// What a preset is, in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Motto(pub Preset);

/// What one's own rules are, in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct CustomMotto;

/// The length of a match and the number of players: "200 · four players", "Quick · two players".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Outline {
    /// When the match ends.
    pub length: LengthName,
    /// How many people play.
    pub players: u8,
}

/// How a match is played and when it ends, in some sentences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Description {
    /// The preset; `None`: the player's own rules.
    pub preset: Option<Preset>,
    /// The rules as they are chosen.
    pub rules: Rules,
}

/// The same in words.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "description")]
pub(super) struct DescriptionWords {
    about: About,
    ending: Option<Ending>,
}

/// How a match is played.
#[derive(Clone, Debug, PartialEq, Message)]
pub(super) enum About {
    Preset(Preset),
    #[message(transparent)]
    Custom(RulesSummary),
}

/// When a match ends.
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

/// What a seat is called whose player gave no name, and what the computer is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SeatName {
    /// The only person at the machine.
    You,
    /// One of several people, by number.
    #[message(args(number))]
    Player(usize),
    /// Who plays for the computer.
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
    /// A seat of four, clockwise from the bottom.
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

/// One of several people who are called the same. The number comes first: the end of a long name is cut off.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Namesake {
    /// From 2.
    pub number: usize,
    /// What they are called.
    pub name: String,
}

/// What a field says of letters that can't be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Undrawn {
    /// Of what was typed there is nothing to see.
    All,
    /// There are such letters among others.
    Some,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn a_long_time_is_told_in_hours() {
        let told = |minutes| Minutes(minutes).text();
        assert_eq!(
            [told(1), told(99), told(100), told(120)],
            ["1 min", "99 min", "1½ h", "2 h"]
        );
        assert_eq!([told(134), told(135)], ["2 h", "2½ h"]);
    }

    #[test]
    fn every_match_is_described_in_whole_sentences() {
        for preset in Preset::ALL {
            for target in [None, Some(100), Some(500)] {
                for rounds in [None, Some(1), Some(12)] {
                    let mut rules = preset.rules();
                    (rules.end.target, rules.end.rounds) = (target, rounds);
                    for preset in [None, Some(preset)] {
                        let told = Description { preset, rules }.text();
                        is_a_sentence(&told);
                        assert!(!told.contains("1 rounds"), "{told}");
                    }
                }
            }
        }
    }
}
