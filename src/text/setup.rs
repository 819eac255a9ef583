//! The set-up of a match.

use spades_rules::{EndRule, Preset, Rules};

use super::Phrase;
use super::rules_summary::RulesSummary;
use crate::session::personas::Persona;

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetupStep {
    /// Which rules.
    #[default]
    Rules,
    /// Who plays.
    Players,
    /// How it is scored, and how long it is.
    Match,
    /// The computer's level at once, and a deal code.
    More,
}

impl SetupStep {
    /// All of them, in their order.
    pub const ALL: [SetupStep; 4] = [SetupStep::Rules, SetupStep::Players, SetupStep::Match, SetupStep::More];
}

impl Phrase for SetupStep {
    fn text(&self) -> String {
        match self {
            SetupStep::Rules => "Rules",
            SetupStep::Players => "Players",
            SetupStep::Match => "Match",
            SetupStep::More => "More",
        }
        .to_owned()
    }
}

impl Phrase for Setup {
    fn text(&self) -> String {
        match *self {
            Setup::NewMatch => "New match",
            Setup::Players => "Players",
            Setup::LevelOfTheComputer => "Level of the computer",
            Setup::MatchEndsAt => "Match ends at",
            Setup::BlindNil => "Blind nil",
            Setup::PreventReneging => "Prevent reneging",
            Setup::Deal => "Deal",
            Setup::Next => "Next",
        }
        .to_owned()
    }
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

impl Phrase for SeatRow {
    fn text(&self) -> String {
        self.among(SEATS).text()
    }
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

impl Phrase for SeatRowAmong {
    fn text(&self) -> String {
        let players = self.players;
        let side = |seat| SeatSide { seat, players }.text();
        match self.row {
            SeatRow::Person(seat) => format!("{}: a person", side(seat)),
            SeatRow::Computer(seat) => format!("{}: the computer", side(seat)),
            SeatRow::NameAt(seat) => format!("{}: name", side(seat)),
            SeatRow::Weaker(seat) => format!("{}: a weaker computer", side(seat)),
            SeatRow::Stronger(seat) => format!("{}: a stronger computer", side(seat)),
        }
    }
}

/// A seat by the side of the table that it is at: the first one is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSide {
    /// The seat.
    pub seat: usize,
    /// How many play.
    pub players: usize,
}

impl Phrase for SeatSide {
    fn text(&self) -> String {
        // The second of two sits opposite.
        let across = self.players == 2 && self.seat == 1;
        if across {
            SeatName::North
        } else {
            SeatName::at(self.seat)
        }
        .text()
    }
}

/// How two people play in a game of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoPeople {
    /// The choice.
    Title,
    /// With each other.
    Partners,
    /// Against each other.
    Opponents,
}

impl Phrase for TwoPeople {
    fn text(&self) -> String {
        match self {
            TwoPeople::Title => "The two of you",
            TwoPeople::Partners => "Partners",
            TwoPeople::Opponents => "Opponents",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        format!("two-{}", super::kebab(&format!("{self:?}")))
    }
}

/// Who plays with whom, below the rows of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// Nobody with anybody.
    Nobody,
    /// Two against two.
    Pairs,
    /// Three and a hand that nobody sits at.
    Dummy,
}

impl Phrase for Together {
    fn text(&self) -> String {
        match self {
            Together::Nobody => "Everybody plays alone.",
            Together::Pairs => "South and North are partners, and so are West and East.",
            Together::Dummy => "East is the dummy, which the highest bidder plays.",
        }
        .to_owned()
    }
}

/// A length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LengthName {
    /// A hundred points or three rounds.
    Quick,
    /// So many points.
    Target(i32),
}

impl Phrase for LengthName {
    fn text(&self) -> String {
        match self {
            LengthName::Quick => "Quick".to_owned(),
            LengthName::Target(points) => points.to_string(),
        }
    }
}

/// About how many minutes something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes(pub u32);

impl Phrase for Minutes {
    fn text(&self) -> String {
        match self.0 {
            minutes @ 0..100 => format!("{minutes} min"),
            // To half an hour.
            minutes => match ((minutes + 15) / 60, (minutes + 15) % 60 >= 30) {
                (hours, false) => format!("{hours} h"),
                (hours, true) => format!("{hours}½ h"),
            },
        }
    }
}

/// What a switch does, in a line under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What a blind nil is worth, and when it is declared.
    BlindNil(i32),
    /// What is prevented.
    PreventReneging,
}

impl Phrase for Detail {
    fn text(&self) -> String {
        match self {
            Detail::BlindNil(points) => format!("{points} points, declared before the first card"),
            Detail::PreventReneging => "Cards that break a rule cannot be played".to_owned(),
        }
    }
}

/// What a preset is, in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motto(pub Preset);

impl Phrase for Motto {
    fn text(&self) -> String {
        match self.0 {
            Preset::OpenDraft => "Discards face up",
            Preset::ClosedDraft => "Discards hidden",
            Preset::Moonshot => "Thirteen pays 250",
            Preset::Pairs => "Partners opposite",
            Preset::Solo => "Everyone alone",
            Preset::Suicide => "One partner bids nil",
            Preset::Whiz => "Bid your spades or nil",
            Preset::Mirror => "Bid your spades",
            Preset::ThreeHanded => "Highest bid plays dummy",
        }
        .to_owned()
    }
}

/// What one's own rules are, in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomMotto;

impl Phrase for CustomMotto {
    fn text(&self) -> String {
        "Your own rules. Every rule a choice.".to_owned()
    }
}

/// How long a match is and how many play: "200 · four players".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The score that ends the match.
    pub target: i32,
    /// How many people play.
    pub players: u8,
}

impl Phrase for Outline {
    fn text(&self) -> String {
        let target = self.target;
        match self.players {
            2 => format!("{target} · two players"),
            3 => format!("{target} · three players"),
            _ => format!("{target} · four players"),
        }
    }
}

/// How a match is played and when it ends, in some sentences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Description {
    /// The preset; `None`: the player's own rules.
    pub preset: Option<Preset>,
    /// The rules as they are chosen.
    pub rules: Rules,
}

impl Phrase for Description {
    fn text(&self) -> String {
        let about = match self.preset {
            Some(preset) => how_it_is_played(preset).to_owned(),
            None => RulesSummary(self.rules).text(),
        };
        let mut sentences = vec![about];
        sentences.extend(ending(&self.rules.end));
        sentences.join(" ")
    }

    fn key(&self) -> String {
        "description".to_owned()
    }
}

const fn how_it_is_played(preset: Preset) -> &'static str {
    match preset {
        Preset::OpenDraft => {
            "Draw from the stock and keep or discard, thirteen times each. Discards lie face up, so a sharp memory knows both hands."
        }
        Preset::ClosedDraft => {
            "Draw from the stock and keep or discard, thirteen times each. What you throw away is yours alone to know."
        }
        Preset::Moonshot => {
            "The open draft, where a bid of all thirteen tricks is a moon. A nil or moon that fails costs only its bags."
        }
        Preset::Pairs => {
            "The classic: two partners against two, thirteen cards each. Your bids add up to one contract."
        }
        Preset::Solo => "Four hands, and everyone for himself. Nil is worth 50, and five bags cost 50.",
        Preset::Suicide => "Partners, and one of each pair must bid nil while the other promises at least four.",
        Preset::Whiz => "Partners, and you bid nil or exactly the spades you hold.",
        Preset::Mirror => "Partners, and you bid exactly the spades you hold. Who has none plays nil.",
        Preset::ThreeHanded => {
            "Three players and a fourth hand. Who bids highest plays the dummy as a partner against the other two."
        }
    }
}

fn ending(end: &EndRule) -> Option<String> {
    Some(match (end.target, end.rounds) {
        (Some(target), None) => format!("First to {target} wins."),
        (Some(target), Some(1)) => format!("First to {target}, or ahead after one round, wins."),
        (Some(target), Some(rounds)) => format!("First to {target}, or ahead after {rounds} rounds, wins."),
        (None, Some(1)) => "Ahead after one round wins.".to_owned(),
        (None, Some(rounds)) => format!("Ahead after {rounds} rounds wins."),
        (None, None) => return None,
    })
}

/// What a seat is called whose player gave no name, and what the computer is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatName {
    /// The only person at the machine.
    You,
    /// One of several people, by number.
    Player(usize),
    /// Who plays for the computer.
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

impl Phrase for SeatName {
    fn text(&self) -> String {
        match self {
            SeatName::You => "You",
            SeatName::Player(number) => return format!("Player {number}"),
            SeatName::Bot(persona) => return persona.text(),
            SeatName::South => "South",
            SeatName::West => "West",
            SeatName::North => "North",
            SeatName::East => "East",
        }
        .to_owned()
    }
}

/// One of several people who are called the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Namesake {
    /// From 2.
    pub number: usize,
    /// What they are called.
    pub name: String,
}

impl Phrase for Namesake {
    fn text(&self) -> String {
        // The number comes first: the end of a long name is cut off.
        format!("{} {}", self.number, self.name)
    }
}

/// What a field says of letters that can't be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undrawn {
    /// Of what was typed there is nothing to see.
    All,
    /// There are such letters among others.
    Some,
}

impl Phrase for Undrawn {
    fn text(&self) -> String {
        match self {
            Undrawn::All => "Can’t show these letters",
            Undrawn::Some => "Some letters show as ?",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

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
