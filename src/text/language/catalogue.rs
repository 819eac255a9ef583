//! The and the message types that the tests check them against.

/// Declares the areas, one for each file of `assets/i18n/en`.
macro_rules! areas {
    ($($area:literal: [$($message:ty),* $(,)?],)*) => {
        /// Returns the checks of every message type.
        pub(super) fn checked() -> Vec<super::checks::Area> {
            vec![$(super::checks::Area {
                name: $area,
                types: vec![$(super::checks::Type::of::<$message>(stringify!($message))),*],
            }),*]
        }
    };
}

use crate::text::{
    achievements, custom_rules, daily, headlines, personas, plates, reasons, result, round, rule_sets, rules_errors,
    rules_summary,
};

areas! {
    "achievements": [
        spades_archive::achievements::Achievement,
        achievements::EarnedBy,
        achievements::Achievements,
        achievements::EarnedIn,
        achievements::NewlyEarned,
    ],
    "custom_rules": [custom_rules::Editor, custom_rules::RuleText, custom_rules::Step, custom_rules::StepValue, rules_errors::RulesFault, rules_errors::RulesDoNotFit, rules_summary::Summary],
    "daily": [daily::DealOfTheDay, daily::DayWords, daily::StreakAtRisk, daily::ShareHead, daily::ShareLine, daily::Shared],
    "lessons": [crate::text::learning::LessonText],
    "headlines": [headlines::EndWords, headlines::EndLine, headlines::RoundWords],
    "personas": [personas::Talk, personas::TalkLine],
    "plates": [plates::PlateCaption, plates::PlateStamp, plates::BidMade, plates::BidFigure, plates::BidCaption, crate::session::Beginner, plates::MarkerMeans, plates::TricksTaken, plates::Status, plates::OfTarget, plates::SeatLine, plates::SideBid, plates::SideLine, plates::WithPartner, plates::TwoScores, plates::TeamLine, plates::TeamTricks],
    "reasons": [reasons::Explained, reasons::Sentence, reasons::Deals, reasons::Need, reasons::BidWords, reasons::BidSource, reasons::NilWords, reasons::Again, reasons::ReasonWords, reasons::OutlookWords, reasons::InsteadWords, reasons::GainWords, reasons::PlanWords, reasons::WhyWords],
    "result": [result::SheetLine, result::CellWords, result::ResultButton],
    "round": [round::RoundTitle, round::RoundLine, round::FairDealWords, round::Spades],
    "rule_sets": [rule_sets::SetName, rule_sets::Sets, rule_sets::RestoreSet, rule_sets::ExchangeWords],
}
