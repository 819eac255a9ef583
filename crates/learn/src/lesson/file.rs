//! The file of the lessons.

use std::fmt;

use serde::Deserialize;
use spades_rules::{Action, Card, CardSet, Preset, Seat};

use super::{Goal, Hand, LEARNER, Lesson, Position, rules};

/// All lessons, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Lessons(Vec<Lesson>);

/// Error in the text of the lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonsError {
    /// Lesson and hand that contain the error; empty if it is the whole file.
    pub place: String,
    /// Error message.
    pub why: String,
}

impl fmt::Display for LessonsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            f.write_str(&self.why)
        } else {
            write!(f, "{}: {}", self.place, self.why)
        }
    }
}

impl std::error::Error for LessonsError {}

/// File version that is read.
const VERSION: u32 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u32,
    lesson: Vec<LessonEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonEntry {
    key: String,
    hand: Vec<HandEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandEntry {
    key: String,
    #[serde(default = "open_draft")]
    preset: Preset,
    #[serde(default)]
    jokers: bool,
    #[serde(default)]
    hands: Vec<String>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    leads: Seat,
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    bags: Vec<u8>,
    /// Bids by seat, `-1` for the bid that the learner has to make.
    #[serde(default)]
    bids: Vec<i8>,
    #[serde(default)]
    played: String,
    goal: GoalEntry,
    right: String,
    wrong: Option<String>,
    #[serde(default)]
    replies: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalEntry {
    /// Tricks of the learner's side, or of `seats`: an exact number, or a minimum and a maximum.
    tricks: Option<u8>,
    min: Option<u8>,
    max: Option<u8>,
    seats: Option<Vec<Seat>>,
    bid: Option<Vec<u8>>,
    choose: Option<String>,
}

const fn open_draft() -> Preset {
    Preset::OpenDraft
}

impl Lessons {
    /// Reads the lessons and builds every position as a real match.
    ///
    /// # Errors
    /// If the text is not of this form, or a position is impossible; holds its place.
    pub fn read(text: &str) -> Result<Lessons, LessonsError> {
        let whole = |why: String| LessonsError {
            place: String::new(),
            why,
        };
        let file: File = toml::from_str(text).map_err(|why| whole(why.to_string()))?;
        if file.version != VERSION {
            return Err(whole(format!("version {} of the lessons is not known", file.version)));
        }
        let lesson = |entry: LessonEntry| {
            let key = entry.key;
            let hands = entry.hand.into_iter().map(|hand| {
                let place = format!("{key}.{}", hand.key);
                read_hand(hand).map_err(|why| LessonsError { place, why })
            });
            Ok(Lesson {
                hands: hands.collect::<Result<_, _>>()?,
                key,
            })
        };
        file.lesson
            .into_iter()
            .map(lesson)
            .collect::<Result<_, _>>()
            .map(Lessons)
    }

    /// Returns the lessons.
    #[must_use]
    pub fn all(&self) -> &[Lesson] {
        &self.0
    }
}

fn read_hand(entry: HandEntry) -> Result<Hand, String> {
    let position = Position {
        rules: rules(entry.preset, entry.jokers),
        hands: entry.hands.iter().map(|hand| cards(hand)).collect::<Result<_, _>>()?,
        seed: entry.seed,
        leads: entry.leads,
        scores: entry.scores,
        bags: entry.bags,
        bids: entry.bids.iter().map(|&bid| u8::try_from(bid).ok()).collect(),
        played: actions(&entry.played)?,
    };
    let start = position.game()?;
    if start.actor() != Some(LEARNER) {
        return Err("it is not the learner's turn".to_owned());
    }
    let [right, wrong] = [Some(entry.right), entry.wrong].map(|text| text.map(|text| action(&text)).transpose());
    let (Some(right), wrong) = (right?, wrong?) else {
        return Err("right: it is missing".to_owned());
    };
    for choice in wrong.into_iter().chain([right]) {
        if let Some(why) = start.refusal(choice) {
            return Err(format!("{choice}: {why}"));
        }
    }
    Ok(Hand {
        key: entry.key,
        goal: goal(entry.goal, position.rules.sides == spades_rules::Sides::Partners)?,
        start,
        right,
        wrong,
        replies: actions(&entry.replies)?,
    })
}

fn goal(entry: GoalEntry, partners: bool) -> Result<Goal, String> {
    let own = || if partners { vec![0, 2] } else { vec![LEARNER] };
    Ok(match entry {
        GoalEntry { bid: Some(bids), .. } => Goal::Bid(bids),
        GoalEntry {
            choose: Some(choice), ..
        } => Goal::Choose(action(&choice)?),
        GoalEntry {
            tricks: None,
            min: None,
            max: None,
            ..
        } => return Err("goal: it has neither tricks nor bid nor choose".to_owned()),
        entry => Goal::Tricks {
            seats: entry.seats.unwrap_or_else(own),
            min: entry.tricks.or(entry.min).unwrap_or(0),
            max: entry.tricks.or(entry.max).unwrap_or(13),
        },
    })
}

fn action(text: &str) -> Result<Action, String> {
    text.parse::<Action>().map_err(|why| why.to_string())
}

fn actions(text: &str) -> Result<Vec<Action>, String> {
    text.split_whitespace().map(action).collect()
}

fn cards(text: &str) -> Result<CardSet, String> {
    let mut set = CardSet::EMPTY;
    for word in text.split_whitespace() {
        let card: Card = word
            .parse()
            .map_err(|why: spades_rules::ParseCardError| why.to_string())?;
        if set.contains(card) {
            return Err(format!("{card} is there twice"));
        }
        set.insert(card);
    }
    Ok(set)
}
