//! Lessons and puzzles: the page, and the bar below the table. What the hands of the lessons say is data (`assets/learn`).

use spades_bots::Level;
use spades_learn::idea::Idea;
use spades_learn::puzzle::{Aim, Kind};
use spades_rules::Suit;

use super::{Phrase, clause};
use crate::session::learning::WrongBid;

/// What stands on the page and on the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    /// The page, and the way to it.
    Learn,
    /// The way past it, at the first start.
    KnowSpades,
    /// What learning is at the first start.
    FirstTrick,
    /// Over the lessons.
    Lessons,
    /// Over the puzzles.
    Puzzles,
    /// What a puzzle is.
    WhatPuzzlesAre,
    /// The files have not come yet.
    Loading,
    /// The puzzle that is everybody's today.
    PuzzleOfTheDay,
    /// Another puzzle.
    NextPuzzle,
    /// How strong somebody is at puzzles.
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
    /// Tries for oneself again, after the solution.
    TryAgain,
    /// To the next hand.
    Next,
    /// Back to where one came from.
    LeaveTheLesson,
    /// The goal is lost, there are no other words for it, and what follows is played out.
    GoalIsLost,
    /// The goal is lost at once.
    GoalIsMissed,
    /// The solution is played.
    ThisIsTheSolution,
    /// A puzzle is solved.
    ThatIsIt,
}

impl Phrase for Learning {
    fn text(&self) -> String {
        match self {
            Learning::Learn => "Learn",
            Learning::KnowSpades => "I know Spades",
            Learning::FirstTrick => "Play your first trick now",
            Learning::Lessons => "Lessons",
            Learning::Puzzles => "Puzzles",
            Learning::WhatPuzzlesAre => {
                "All hands lie open. One choice alone keeps the goal, whatever the others do: a solver has proved it."
            }
            Learning::Loading => "Lessons and puzzles are being loaded.",
            Learning::PuzzleOfTheDay => "Puzzle of the day",
            Learning::NextPuzzle => "Next puzzle",
            Learning::Rating => "Rating",
            Learning::DaysInARow => "Days in a row",
            Learning::Solved => "Solved",
            Learning::TakeBack => "Take back",
            Learning::Hint => "Hint",
            Learning::ShowMe => "Show me",
            Learning::Solution => "Solution",
            Learning::TryAgain => "Try again",
            Learning::Next => "Next",
            Learning::LeaveTheLesson => "Leave",
            Learning::GoalIsLost => "That misses the goal. Here\u{2019}s why.",
            Learning::GoalIsMissed => "That misses the goal.",
            Learning::ThisIsTheSolution => "This is the solution.",
            Learning::ThatIsIt => "Solved: nothing can go wrong any more.",
        }
        .to_owned()
    }
}

/// Lessons or puzzles cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotBeRead(pub String);

impl Phrase for CannotBeRead {
    fn text(&self) -> String {
        format!("Lessons and puzzles cannot be read: {}.", clause(&self.0))
    }

    fn key(&self) -> String {
        "cannot-be-read".to_owned()
    }
}

/// A lesson in the list: its name in the data, and its title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonName {
    /// Its name in the data.
    pub lesson: String,
    /// Its title, in the player's language.
    pub title: String,
    /// The stars that were got, and all there are.
    pub stars: (u32, u32),
}

impl Phrase for LessonName {
    fn text(&self) -> String {
        let (own, all) = self.stars;
        format!("{}: {own} of {all} stars", self.title)
    }

    fn key(&self) -> String {
        format!("lesson-{}", self.lesson)
    }
}

/// How far a lesson is: "Tricks · 2 of 5".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOf {
    /// The lesson's title.
    pub title: String,
    /// The hand, from 1.
    pub hand: usize,
    /// How many there are.
    pub of: usize,
}

impl Phrase for HandOf {
    fn text(&self) -> String {
        format!("{} · {} of {}", self.title, self.hand, self.of)
    }

    fn key(&self) -> String {
        "hand-of".to_owned()
    }
}

/// A number of so many: "12 of 60".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOf(pub usize, pub usize);

impl Phrase for OutOf {
    fn text(&self) -> String {
        format!("{} of {}", self.0, self.1)
    }
}

/// The stars of a hand, for those who hear them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stars(pub u8);

impl Phrase for Stars {
    fn text(&self) -> String {
        match self.0 {
            1 => "1 star of 3".to_owned(),
            stars => format!("{stars} stars of 3"),
        }
    }
}

/// A kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindName(pub Kind);

impl Phrase for KindName {
    fn text(&self) -> String {
        match self.0 {
            Kind::MakeBid => "Make your bid",
            Kind::SetNil => "Set the nil",
            Kind::ForceBag => "Force a bag",
            Kind::BreakContract => "Break the contract",
            Kind::FindDiscard => "Find the discard",
            Kind::WhatToBid => "What to bid",
        }
        .to_owned()
    }
}

/// What a puzzle wants, with the tricks of both sides' bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleGoal {
    /// What is to be reached.
    pub aim: Aim,
    /// What the own side bid.
    pub own: u8,
    /// What the others bid.
    pub others: u8,
}

impl Phrase for PuzzleGoal {
    fn text(&self) -> String {
        let PuzzleGoal { aim, own, others } = self;
        match aim {
            Aim::MakeBid => format!("Make your bid of {own}."),
            Aim::KeepNil => "You bid nil: win no trick.".to_owned(),
            Aim::SetNil => "They bid nil: let it win a trick.".to_owned(),
            Aim::ForceBag if *others == 1 => format!("Make your bid of {own}, and leave them more than 1 trick."),
            Aim::ForceBag => format!("Make your bid of {own}, and leave them more than {others} tricks."),
            Aim::BreakContract => format!("They bid {others}: let them take fewer."),
            Aim::BidMost => "Bid the most tricks that are sure, and take them.".to_owned(),
        }
    }

    fn key(&self) -> String {
        "puzzle-goal".to_owned()
    }
}

/// Too high or too low, what the hand is good for, and what the bid comes to.
impl Phrase for WrongBid {
    fn text(&self) -> String {
        let WrongBid {
            bid,
            least,
            most,
            points,
        } = self;
        let tricks = if least == most {
            most.to_string()
        } else {
            format!("{least}\u{2013}{most}")
        };
        let high = bid > most;
        let points = points.map(super::number::signed);
        match (points, *bid) {
            (Some(points), 0) => {
                format!("Too low. This hand makes {tricks} tricks, so nil scores {points} points.")
            }
            (Some(points), bid) if high => {
                format!("Too high. This hand makes {tricks} tricks, so a bid of {bid} scores {points} points.")
            }
            (Some(points), bid) => {
                format!("Too low. This hand makes {tricks} tricks, and a bid of {bid} scores only {points} points.")
            }
            (None, _) if high => match most {
                1 => "Too high. You had 1 sure trick. Here\u{2019}s why.".to_owned(),
                _ => format!("Too high. You had {tricks} sure tricks. Here\u{2019}s why."),
            },
            (None, _) => match most {
                1 => "Too low. You had 1 sure trick.".to_owned(),
                _ => format!("Too low. You had {tricks} sure tricks."),
            },
        }
    }

    fn key(&self) -> String {
        "wrong-bid".to_owned()
    }
}

/// The idea behind a right choice.
impl Phrase for Idea {
    fn text(&self) -> String {
        match *self {
            Idea::CountSureTricks => "Count the tricks that nobody can take from you.",
            Idea::DrawSpades => "Lead a spade that wins.",
            Idea::LoseSpade => "Lead a spade and let them win it.",
            Idea::LeadToWin => "Lead a card that wins now.",
            Idea::LeadToPartner => "Lead to your partner\u{2019}s strength.",
            Idea::LetPartnerRuff => "Lead a suit that your partner can ruff.",
            Idea::ForceRuff => "Make them spend a spade.",
            Idea::LoseLead => "Give them the lead.",
            Idea::Win => "Win this trick.",
            Idea::LeaveToPartner => "Leave this trick to your partner.",
            Idea::Duck => "Let them win this trick.",
            Idea::CatchNil => "Make the nil bidder win this trick.",
            Idea::Ruff => "Ruff this trick.",
            Idea::ForceHigherRuff => "Ruff, so that they must ruff higher.",
            Idea::Throw { suit, could_ruff } => match (suit, could_ruff) {
                (Suit::Clubs, true) => "Don\u{2019}t ruff. Throw a club.",
                (Suit::Diamonds, true) => "Don\u{2019}t ruff. Throw a diamond.",
                (Suit::Hearts, true) => "Don\u{2019}t ruff. Throw a heart.",
                (Suit::Clubs, false) => "Throw a club.",
                (Suit::Diamonds, false) => "Throw a diamond.",
                (Suit::Hearts, false) => "Throw a heart.",
                (Suit::Spades, _) => "Throw a spade.",
            },
        }
        .to_owned()
    }
}

/// A puzzle's head: its kind and how hard it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleHead {
    /// What it is about.
    pub kind: Kind,
    /// How hard it is.
    pub rating: u16,
    /// The weakest computer that finds it.
    pub found_by: Option<Level>,
}

impl Phrase for PuzzleHead {
    fn text(&self) -> String {
        let kind = KindName(self.kind).text();
        match self.found_by {
            Some(level) => format!("{kind} · rated {} · {} finds it", self.rating, level.text()),
            None => format!("{kind} · rated {} · no computer player finds it", self.rating),
        }
    }

    fn key(&self) -> String {
        "puzzle-head".to_owned()
    }
}

/// What a solved puzzle did to the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingNow {
    /// The rating.
    pub rating: i32,
    /// What was gained.
    pub gained: i32,
}

impl Phrase for RatingNow {
    fn text(&self) -> String {
        let RatingNow { rating, gained } = self;
        format!("Rating {rating} ({})", super::number::points(*gained))
    }

    fn key(&self) -> String {
        "rating-now".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn goals_are_sentences() {
        for aim in Aim::ALL {
            let goal = PuzzleGoal { aim, own: 4, others: 5 };
            is_a_sentence(&goal.text());
        }
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
        for line in [
            Learning::WhatPuzzlesAre,
            Learning::Loading,
            Learning::GoalIsLost,
            Learning::GoalIsMissed,
            Learning::ThisIsTheSolution,
            Learning::ThatIsIt,
        ] {
            is_a_sentence(&line.text());
        }
        is_a_sentence(&CannotBeRead("it ends too soon.".into()).text());
        let rated = RatingNow {
            rating: 1243,
            gained: -12,
        };
        assert_eq!(rated.text(), "Rating 1243 (−12)");
    }
}
