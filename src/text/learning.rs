//! Lessons and puzzles: the page, and the bar below the table. What the hands of the lessons say is found by their keys (`lessons.ftl`).

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use spades_bots::Level;
use spades_learn::idea::Idea;
use spades_learn::puzzle::{Aim, Kind};
use spades_messages_derive::{Message, choice_of, message_of};
use spades_rules::Suit;

use super::language::{self, Argument, Language, Message, Value, said_as};
use super::number::{Points, Score};
use super::{Live, Phrase};
use crate::session::learning::WrongBid;

/// The page's and the bar's texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Learning {
    /// The page, and the way to it.
    Learn,
    /// The way past it, at the first start.
    KnowSpades,
    /// The invitation at the first start.
    FirstTrick,
    /// Over the lessons.
    Lessons,
    /// Over the puzzles.
    Puzzles,
    /// The explanation of puzzles.
    WhatPuzzlesAre,
    /// The files have not come yet.
    Loading,
    /// The puzzle that is everybody's today.
    PuzzleOfTheDay,
    /// Another puzzle.
    NextPuzzle,
    /// The player's rating at puzzles.
    Rating,
    /// Days in a row.
    DaysInARow,
    /// Puzzles solved at the first try.
    Solved,
    /// Takes a wrong choice back.
    TakeBack,
    /// Asks for a hint.
    Hint,
    /// The second step of a hint.
    ShowMe,
    /// Plays the solution.
    Solution,
    /// Tries again, after the solution.
    TryAgain,
    /// To the next hand.
    Next,
    /// Back to where the lesson was started.
    LeaveTheLesson,
    /// The goal is lost, and what follows is played out.
    GoalIsLost,
    /// The goal is lost at once.
    GoalIsMissed,
    /// The solution is played.
    ThisIsTheSolution,
    /// A puzzle is solved.
    ThatIsIt,
}

/// Lessons or puzzles cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "cannot-be-read")]
pub struct CannotBeRead {
    /// The fault of the file.
    pub why: String,
}

/// A text of the lessons: the id of its entry is made of the keys of lesson and hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonText {
    id: &'static str,
    attribute: Option<&'static str>,
}

impl LessonText {
    /// The title of a lesson.
    #[must_use]
    pub fn title(lesson: &str) -> LessonText {
        LessonText {
            id: kept(format!("lesson-{lesson}").replace('_', "-")),
            attribute: None,
        }
    }

    /// The task of a hand.
    #[must_use]
    pub fn goal(lesson: &str, hand: &str) -> LessonText {
        LessonText::title(&format!("{lesson}-{hand}"))
    }

    /// The hint for it.
    #[must_use]
    pub fn hint(lesson: &str, hand: &str) -> LessonText {
        LessonText::part(lesson, hand, "hint")
    }

    /// The reason the typical wrong choice fails.
    #[must_use]
    pub fn wrong(lesson: &str, hand: &str) -> LessonText {
        LessonText::part(lesson, hand, "wrong")
    }

    /// The lesson learned.
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

/// Keeps an id for as long as the program runs, each once: there are as many as there are lessons and hands.
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

impl Message for LessonText {
    fn say_part(&self, _: Option<&str>, language: &Language) -> String {
        language.format(self.id, self.attribute, &[])
    }

    fn id(&self) -> &'static str {
        self.id
    }
}

impl Argument for LessonText {
    fn value(&self, language: &Language) -> Value<'_> {
        self.say(language).into()
    }
}

impl Phrase for LessonText {
    fn text(&self) -> String {
        self.say(&language::current())
    }

    fn key(&self) -> String {
        self.id.to_owned()
    }

    fn live(&self) -> Option<Live> {
        Some(Arc::new(*self))
    }
}

/// A lesson in the list, for those who hear it.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key_with = LessonName::named)]
pub struct LessonName {
    /// Its title.
    pub title: LessonText,
    /// The stars that were earned.
    pub own: u32,
    /// All there are.
    pub all: u32,
}

impl LessonName {
    fn named(&self) -> String {
        self.title.id.to_owned()
    }
}

/// The progress in a lesson: "Tricks · 2 of 5".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "hand-of")]
pub struct HandOf {
    /// The lesson's title.
    pub title: LessonText,
    /// The hand, from 1.
    pub hand: usize,
    /// The number of hands.
    pub of: usize,
}

/// A part of a number: "12 of 60".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(own, all))]
pub struct OutOf(pub usize, pub usize);

/// The stars of a hand, for those who hear them.
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

/// A puzzle's goal, with the tricks of both sides' bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "puzzle-goal")]
pub struct PuzzleGoal {
    /// The aim.
    pub aim: Aim,
    /// The bid of the player's side.
    pub own: u8,
    /// The opponents' bid.
    pub others: u8,
}

/// A puzzle's head: its kind and how hard it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "puzzle-head")]
pub struct PuzzleHead {
    /// Its kind.
    pub kind: Kind,
    /// Its rating.
    pub rating: u16,
    /// The weakest computer that finds it.
    pub found_by: Option<Level>,
}

/// The rating after a solved puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "rating-now")]
pub struct RatingNow {
    /// The rating.
    pub rating: Score,
    /// The gain.
    pub gained: Points,
}

/// A bid's distance from the tricks of the hand.
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

    /// All texts of all lessons: a hand whose wrong choice can be played out says what that led to.
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

    /// They are read while somebody plays.
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
