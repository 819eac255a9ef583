//! Lessons and puzzles: the page, and the bar below the table. The texts of the lessons' hands are looked up by key (`lessons.ftl`).

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use spades_bots::Level;
use spades_learn::idea::Idea;
use spades_learn::puzzle::{Aim, Kind};
use spades_messages_derive::{Message, choice_of, message_of};
use spades_rules::Suit;

use spades_words::Arg;

use super::language::{Argument, said_as};
use super::number::{Points, Score};
use super::{Phrase, Words};
use crate::session::learning::WrongBid;

/// Texts of the page and the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Learning {
    /// Title of the page, and the button that opens it.
    Learn,
    /// Button that skips the lessons at the first start.
    KnowSpades,
    /// Invitation at the first start.
    FirstTrick,
    /// Heading of the lessons.
    Lessons,
    /// Heading of the puzzles.
    Puzzles,
    /// Explanation of the puzzles.
    WhatPuzzlesAre,
    /// The files are still loading.
    Loading,
    /// The puzzle of the day, the same for everyone.
    PuzzleOfTheDay,
    /// Button for another puzzle.
    NextPuzzle,
    /// Caption of the player's puzzle rating.
    Rating,
    /// Caption of the current streak, in days.
    DaysInARow,
    /// Caption of the number of puzzles solved at the first attempt.
    Solved,
    /// Button that takes back a wrong choice.
    TakeBack,
    /// Button for a hint.
    Hint,
    /// Button for the second step of a hint.
    ShowMe,
    /// Button that plays the solution.
    Solution,
    /// Button for another attempt after the solution.
    TryAgain,
    /// Button for the next hand.
    Next,
    /// Button that leaves the lesson.
    LeaveTheLesson,
    /// The goal is lost, and the consequence is played out.
    GoalIsLost,
    /// The goal is lost immediately.
    GoalIsMissed,
    /// The solution is being played.
    ThisIsTheSolution,
    /// The puzzle is solved.
    ThatIsIt,
}

/// Lessons or puzzles are unreadable.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "cannot-be-read")]
pub struct CannotBeRead {
    /// Fault of the file.
    pub why: String,
}

/// A text of the lessons; its entry's id consists of the keys of lesson and hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonText {
    id: &'static str,
    attribute: Option<&'static str>,
}

impl LessonText {
    /// Returns the title of a lesson.
    #[must_use]
    pub fn title(lesson: &str) -> LessonText {
        LessonText {
            id: kept(format!("lesson-{lesson}").replace('_', "-")),
            attribute: None,
        }
    }

    /// Returns the task of a hand.
    #[must_use]
    pub fn goal(lesson: &str, hand: &str) -> LessonText {
        LessonText::title(&format!("{lesson}-{hand}"))
    }

    /// Returns the hint for a hand.
    #[must_use]
    pub fn hint(lesson: &str, hand: &str) -> LessonText {
        LessonText::part(lesson, hand, "hint")
    }

    /// Returns why the typical wrong choice fails.
    #[must_use]
    pub fn wrong(lesson: &str, hand: &str) -> LessonText {
        LessonText::part(lesson, hand, "wrong")
    }

    /// Returns the lesson learned from a hand, shown when it is solved.
    #[must_use]
    pub fn done(lesson: &str, hand: &str) -> LessonText {
        LessonText::part(lesson, hand, "done")
    }

    fn part(lesson: &str, hand: &str, part: &'static str) -> LessonText {
        LessonText {
            attribute: Some(part),
            ..LessonText::goal(lesson, hand)
        }
    }
}

/// Interns an id for the lifetime of the program. The number is bounded by the number of lessons and hands.
fn kept(id: String) -> &'static str {
    static IDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut ids = IDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(&id) = ids.get(id.as_str()) {
        return id;
    }
    let id = id.leak();
    ids.insert(id);
    id
}

impl Phrase for LessonText {
    fn words(&self) -> Words {
        let words = Words::of(self.id, self.id);
        match self.attribute {
            Some(attribute) => words.attribute(attribute),
            None => words,
        }
    }

    fn key(&self) -> String {
        self.id.to_owned()
    }
}

impl Argument for LessonText {
    fn arg(&self) -> Arg {
        self.words().into()
    }
}

/// A lesson in the list, for screen readers.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key_with = LessonName::named)]
pub struct LessonName {
    /// Title of the lesson.
    pub title: LessonText,
    /// Number of stars earned.
    pub own: u32,
    /// Number of stars available.
    pub all: u32,
}

impl LessonName {
    fn named(&self) -> String {
        self.title.id.to_owned()
    }
}

/// Progress in a lesson: "Tricks · 2 of 5".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "hand-of")]
pub struct HandOf {
    /// Title of the lesson.
    pub title: LessonText,
    /// Number of the hand, from 1.
    pub hand: usize,
    /// Total number of hands.
    pub of: usize,
}

/// A part of a total: "12 of 60".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(own, all))]
pub struct OutOf(pub usize, pub usize);

/// Stars of a hand, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Stars(pub u8);

message_of! {
    enum Kind {
        MakeBid,
        SetNil,
        ForceBag,
        BreakContract,
        FindDiscard,
        WhatToBid,
    }
}

choice_of! {
    enum Aim {
        MakeBid,
        KeepNil,
        SetNil,
        ForceBag,
        BreakContract,
        BidMost,
    }
}

/// Goal of a puzzle, with the bids of both sides in tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "puzzle-goal")]
pub struct PuzzleGoal {
    /// The aim.
    pub aim: Aim,
    /// Bid of the player's side.
    pub own: u8,
    /// Bid of the opponents.
    pub others: u8,
}

/// Heading of a puzzle: its kind and difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "puzzle-head")]
pub struct PuzzleHead {
    /// Kind of puzzle.
    pub kind: Kind,
    /// Rating of the puzzle.
    pub rating: u16,
    /// The weakest level of the computer that solves it.
    pub found_by: Option<Level>,
}

/// The player's rating after a solved puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "rating-now")]
pub struct RatingNow {
    /// New rating.
    pub rating: Score,
    /// Points gained.
    pub gained: Points,
}

/// Difference between a bid and the tricks of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum Off {
    Nil {
        least: Option<u8>,
        most: u8,
        points: Score,
    },
    High {
        bid: u8,
        least: Option<u8>,
        most: u8,
        points: Score,
    },
    Low {
        bid: u8,
        least: Option<u8>,
        most: u8,
        points: Score,
    },
    AboveSure {
        most: u8,
    },
    BelowSure {
        most: u8,
    },
}

impl From<&WrongBid> for Off {
    fn from(wrong: &WrongBid) -> Off {
        let WrongBid { bid, most, .. } = *wrong;
        let least = Some(wrong.least).filter(|&least| least < most);
        match (wrong.points.map(Score), bid > most) {
            (Some(points), true) => Off::High {
                bid,
                least,
                most,
                points,
            },
            (Some(points), false) if bid == 0 => Off::Nil { least, most, points },
            (Some(points), false) => Off::Low {
                bid,
                least,
                most,
                points,
            },
            (None, true) => Off::AboveSure { most },
            (None, false) => Off::BelowSure { most },
        }
    }
}

said_as!(WrongBid, Off, "wrong-bid");

message_of! {
    enum Idea {
        CountSureTricks,
        DrawSpades { out: u8 },
        LoseSpade,
        LeadToWin,
        LeadToPartner,
        LetPartnerRuff { suit: Suit },
        ForceRuff { suit: Suit },
        LoseLead,
        Win,
        LeaveToPartner,
        Duck,
        CatchNil,
        Ruff,
        ForceHigherRuff,
        Throw { suit: Suit, could_ruff: bool },
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use spades_learn::lesson::Lessons;

    use super::super::language::{Checked, Entry, Sample};
    use super::super::tests::is_a_sentence;
    use super::*;

    fn lessons() -> Lessons {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/learn/lessons.toml");
        Lessons::read(&std::fs::read_to_string(path).unwrap()).unwrap()
    }

    /// All texts of all lessons. A hand whose wrong choice can be played out has a text about the consequence.
    impl Sample for LessonText {
        fn samples() -> Vec<LessonText> {
            let mut all = Vec::new();
            for lesson in lessons().all() {
                let key = &lesson.key;
                all.push(LessonText::title(key));
                for hand in &lesson.hands {
                    all.extend([LessonText::goal, LessonText::hint, LessonText::done].map(|part| part(key, &hand.key)));
                    if hand.wrong.is_some() && hand.goal.bids().is_none() {
                        all.push(LessonText::wrong(key, &hand.key));
                    }
                }
            }
            all
        }
    }

    impl Checked for LessonText {
        fn entries() -> Vec<Entry> {
            let entry = |text: LessonText| Entry {
                id: text.id,
                attribute: text.attribute,
                variables: Vec::new(),
                file: file!(),
                line: line!(),
            };
            LessonText::samples().into_iter().map(entry).collect()
        }
    }

    /// Players read these texts during the game.
    #[test]
    fn lessons_say_little() {
        for lesson in lessons().all() {
            assert!(LessonText::title(&lesson.key).text().split(' ').count() <= 4);
        }
        for text in LessonText::samples() {
            let said = text.text();
            assert!(said.split(' ').count() <= 14, "{said}");
        }
    }

    #[test]
    fn a_wrong_bid_says_how_far_off_it_is() {
        let bid = |bid: u8, points: Option<i32>| WrongBid {
            bid,
            least: if points.is_some() { 5 } else { 6 },
            most: 6,
            points,
        };
        assert_eq!(
            bid(9, Some(-90)).text(),
            "Too high. This hand makes 5–6 tricks, so a bid of 9 scores −90 points."
        );
        for (tricks, points) in [(0, Some(-94)), (9, Some(-90)), (2, Some(24)), (9, None), (2, None)] {
            let said = bid(tricks, points).text();
            is_a_sentence(&said);
            assert_eq!(said.starts_with("Too high"), tricks > 6, "{said}");
        }
        let rated = RatingNow {
            rating: Score(1243),
            gained: Points(-12),
        };
        assert_eq!(rated.text(), "Rating 1243 (−12)");
    }
}
