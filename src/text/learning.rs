//! Lessons and puzzles: the page, and the bar below the table. The texts of the lessons' hands are looked up by key (`lessons.ftl`).

use spades_learn::idea::Idea;
use spades_learn::puzzle::Kind;

use super::number::Score;
use super::{Phrase, Words};
use crate::say;
use crate::session::learning::WrongBid;

/// Texts of the page and the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    Hint,
    /// Button for the second step of a hint.
    ShowMe,
    /// Button that plays the solution.
    Solution,
    /// Button for another attempt after the solution.
    TryAgain,
    /// Button for the next hand.
    Next,
    LeaveTheLesson,
    /// The goal is lost, and the consequence is played out.
    GoalIsLost,
    /// The goal is lost immediately.
    GoalIsMissed,
    /// The solution is being played.
    ThisIsTheSolution,
}

impl Phrase for Learning {
    fn words(&self) -> Words {
        match self {
            Learning::Learn => say::learning::learn(),
            Learning::KnowSpades => say::learning::know_spades(),
            Learning::FirstTrick => say::learning::first_trick(),
            Learning::Lessons => say::learning::lessons(),
            Learning::Puzzles => say::learning::puzzles(),
            Learning::WhatPuzzlesAre => say::learning::what_puzzles_are(),
            Learning::Loading => say::learning::loading(),
            Learning::PuzzleOfTheDay => say::learning::puzzle_of_the_day(),
            Learning::NextPuzzle => say::learning::next_puzzle(),
            Learning::Rating => say::learning::rating(),
            Learning::DaysInARow => say::learning::days_in_a_row(),
            Learning::Solved => say::learning::solved(),
            Learning::TakeBack => say::learning::take_back(),
            Learning::Hint => say::learning::hint(),
            Learning::ShowMe => say::learning::show_me(),
            Learning::Solution => say::learning::solution(),
            Learning::TryAgain => say::learning::try_again(),
            Learning::Next => say::learning::next(),
            Learning::LeaveTheLesson => say::learning::leave_the_lesson(),
            Learning::GoalIsLost => say::learning::goal_is_lost(),
            Learning::GoalIsMissed => say::learning::goal_is_missed(),
            Learning::ThisIsTheSolution => say::learning::this_is_the_solution(),
        }
    }
}

/// A lesson in the list, for screen readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonName {
    pub title: Words,
    /// Number of stars earned.
    pub own: u32,
    /// Number of stars available.
    pub all: u32,
}

impl Phrase for LessonName {
    fn words(&self) -> Words {
        let Self { title, own, all } = self;
        say::learning::lesson_name(title, *own, *all)
    }

    fn key(&self) -> String {
        self.title.key()
    }
}

impl Phrase for Kind {
    fn words(&self) -> Words {
        match self {
            Kind::MakeBid => say::learning::kind_make_bid(),
            Kind::SetNil => say::learning::kind_set_nil(),
            Kind::ForceBag => say::learning::kind_force_bag(),
            Kind::BreakContract => say::learning::kind_break_contract(),
            Kind::FindDiscard => say::learning::kind_find_discard(),
            Kind::WhatToBid => say::learning::kind_what_to_bid(),
        }
    }
}

impl Phrase for WrongBid {
    fn key(&self) -> String {
        "wrong-bid".to_owned()
    }

    fn words(&self) -> Words {
        let wrong = self;
        let WrongBid { bid, max, .. } = *wrong;
        let min = Some(wrong.min).filter(|&min| min < max);
        match (wrong.points.map(Score), bid > max) {
            (Some(points), true) => say::learning::off_high(bid, min.map(Into::into), max, points.0),
            (Some(points), false) if bid == 0 => say::learning::off_nil(min.map(Into::into), max, points.0),
            (Some(points), false) => say::learning::off_low(bid, min.map(Into::into), max, points.0),
            (None, true) => say::learning::off_above_sure(max),
            (None, false) => say::learning::off_below_sure(max),
        }
    }
}

impl Phrase for Idea {
    fn words(&self) -> Words {
        match self {
            Idea::CountSureTricks => say::learning::idea_count_sure_tricks(),
            Idea::DrawSpades { out } => say::learning::idea_draw_spades(*out),
            Idea::LoseSpade => say::learning::idea_lose_spade(),
            Idea::LeadToWin => say::learning::idea_lead_to_win(),
            Idea::LeadToPartner => say::learning::idea_lead_to_partner(),
            Idea::LetPartnerRuff { suit } => say::learning::idea_let_partner_ruff(*suit),
            Idea::ForceRuff { suit } => say::learning::idea_force_ruff(*suit),
            Idea::LoseLead => say::learning::idea_lose_lead(),
            Idea::Win => say::learning::idea_win(),
            Idea::LeaveToPartner => say::learning::idea_leave_to_partner(),
            Idea::Duck => say::learning::idea_duck(),
            Idea::CatchNil => say::learning::idea_catch_nil(),
            Idea::Ruff => say::learning::idea_ruff(),
            Idea::ForceHigherRuff => say::learning::idea_force_higher_ruff(),
            Idea::Throw { suit, could_ruff } => say::learning::idea_throw(*suit, *could_ruff),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn a_wrong_bid_says_how_far_off_it_is() {
        let bid = |bid: u8, points: Option<i32>| WrongBid {
            bid,
            min: if points.is_some() { 5 } else { 6 },
            max: 6,
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
        let rated = say::learning::rating_now(1243, -12);
        assert_eq!(rated.text(), "Rating 1243 (−12)");
    }
}
