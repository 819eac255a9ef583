//! The areas, and the message types that the tests check them against.

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
    achievements, areas, backup, bidding, captions, card_info, cards, coach, course, curtain, custom_rules, daily,
    dates, deal_codes, deeds, elsewhere, facing, fair_deal, glossary, help, history, keys, known, learning, loading,
    matches, mistakes, notices, number, overlays, personas, piles, plates, presets, questions, reasons, renege_claims,
    replay, result, round, round_story, rule_sets, rules_errors, rules_summary, settings, setup, spoken, startup,
    statistics, this_match, title, tools, trend, trick_note, turn_line,
};

areas! {
    "achievements": [
        spades_archive::achievements::Achievement,
        achievements::EarnedBy,
        achievements::Achievements,
        achievements::EarnedIn,
        achievements::NewlyEarned,
    ],
    "areas": [areas::Area],
    "bidding": [bidding::Bidding, bidding::PadKey, bidding::PadNumber, bidding::PadStake],
    "captions": [captions::Caption],
    "cards": [cards::IndexWords, cards::SuitSign],
    "coach": [coach::Coach, coach::CoachMode, coach::Remarks],
    "course": [
        course::Standings,
        course::SideScore,
        course::BestRound,
        course::MatchEnd,
        course::NextStep,
        course::TakenBack,
    ],
    "curtain": [curtain::Curtain],
    "custom_rules": [custom_rules::Editor, custom_rules::RuleText, custom_rules::Step, custom_rules::StepValue, rules_errors::RulesFault, rules_errors::RulesDoNotFit, rules_summary::Summary],
    "daily": [daily::DealOfTheDay, daily::DayWords, daily::ShareLine, daily::Shared],
    "dates": [dates::Day, dates::Weekday],
    "deal_codes": [deal_codes::DealCodes, deal_codes::Invitation, deal_codes::SentDeal, deal_codes::AgainstFriend, deal_codes::RoundAgainst, deal_codes::CodeWords],
    "deeds": [deeds::DeedWords],
    "elsewhere": [elsewhere::Elsewhere],
    "backup": [backup::OneFile, backup::FileWords, backup::PartFault],
    "facing": [facing::Facing, facing::Asked, facing::TallyWords, facing::Bags, facing::StockLeft, facing::Seating],
    "fair_deal": [fair_deal::FairDeals, fair_deal::ReceiptChecked],
    "glossary": [glossary::Term, glossary::Meaning],
    "help": [help::Leaf, help::Prose, help::Aside],
    "history": [history::History, history::FilterToggle, history::FilterSummary, history::Step, history::FilterValue, history::LevelName, history::ShownMatches, history::Ended, history::WhoAndWhen, history::PlayedBy],
    "illegal": [spades_rules::Illegal],
    "keys": [keys::KeyName, keys::KeyList, keys::KeyMeaning, keys::KeyTip],
    "known": [known::Known],
    "learning": [learning::Learning, learning::CannotBeRead, learning::LessonName, learning::HandOf, learning::OutOf, learning::Stars, spades_learn::puzzle::Kind, learning::PuzzleGoal, learning::PuzzleHead, learning::RatingNow, learning::Off, spades_learn::idea::Idea],
    "lessons": [learning::LessonText],
    "levels": [spades_bots::Level],
    "loading": [loading::Loading],
    "matches": [matches::Matches, matches::Playing, matches::LastPlayed, matches::Stake, matches::OnTheTable],
    "mistakes": [mistakes::LearnFrom, mistakes::TakeThemAgain, mistakes::Mistakes, mistakes::FindBetterWords, mistakes::CostsWords, reasons::WhyWords],
    "notices": [notices::NotSaved, notices::Notice, notices::NoticeButton],
    "number": [number::PointsLost],
    "overlays": [overlays::Menu, overlays::Discarded, overlays::LastTrick, overlays::Hint, overlays::Advice, overlays::Claim, overlays::Claims, overlays::Review],
    "personas": [personas::Talk],
    "piles": [piles::Pile],
    "plates": [plates::PlateCaption, plates::BidMade, plates::BidFigure, plates::BidCaption, crate::session::Beginner, plates::MarkerMeans, plates::TricksTaken, plates::Status, plates::OfTarget, plates::SeatLine, plates::SideBid, plates::SideLine, plates::WithPartner, plates::TwoScores, plates::TeamLine, plates::TeamTricks],
    "presets": [spades_rules::Preset, presets::PresetName, presets::NameWords, presets::MatchName, crate::session::RulesKind],
    "questions": [questions::Concede, questions::ConcedeRound, questions::TakeBack, questions::Restart, questions::UndoSeparately, questions::BlindNil],
    "reasons": [reasons::Explained, reasons::Sentence, reasons::Deals, reasons::Need, reasons::BidWords, reasons::BidSource, reasons::NilWords, reasons::Again, reasons::ReasonWords, reasons::OutlookWords, reasons::InsteadWords, reasons::GainWords, reasons::PlanWords],
    "renege_claims": [renege_claims::Claims, renege_claims::CalledInVain, renege_claims::Proof],
    "replay": [replay::Replay, replay::SeenBy, replay::HowFar, replay::RoundBegins, replay::Reviewing],
    "result": [result::EndingWords, result::SheetLine, result::CellWords, result::ResultButton],
    "round": [round::RoundTitle, round::RoundLine, round::FairDealWords, round::Spades],
    "round_story": [round_story::RoundStory, round_story::Outcome],
    "rule_sets": [rule_sets::SetName, rule_sets::Sets, rule_sets::RestoreSet, rule_sets::ExchangeWords],
    "settings": [settings::Leaf, settings::Setting, settings::InterfaceShown, settings::Detail, settings::Note, settings::Back, settings::Faces, settings::TableName, crate::session::ShowDiscards, crate::settings::TapPlays, crate::settings::SortOrder, crate::settings::CardBack, crate::settings::FaceStyle, crate::settings::Felt],
    "setup": [setup::Setup, setup::SetupStep, setup::SeatRowWords, setup::TwoPeople, setup::Together, setup::LengthName, setup::LengthInLine, setup::Duration, setup::Detail, setup::Motto, setup::CustomMotto, setup::Outline, setup::DescriptionWords, setup::About, setup::Ending, setup::SeatName, setup::Namesake, setup::Undrawn],
    "spoken": [spoken::BidName, spoken::News, spoken::Standing, spoken::SeatDescription, spoken::TableLine, spoken::ControlWords],
    "startup": [startup::Startup],
    "statistics": [statistics::Heading, statistics::Counted, statistics::FigureWords, statistics::Leaf, statistics::Counting, statistics::GridRow, statistics::GridCell, statistics::After, statistics::PlotLegend, statistics::RoundWords, statistics::AccuracyOf],
    "card_info": [card_info::Would, card_info::TapAgain, card_info::Subject, card_info::AboutLine],
    "this_match": [this_match::Heading, this_match::Says, this_match::Paragraph, this_match::Scored, this_match::Worth, this_match::StoryWords, this_match::ExampleBid, this_match::ExampleRound],
    "title": [title::Title, title::Resumable, title::NextMatch],
    "tools": [tools::Tool, tools::Draft, tools::ToolOff],
    "trend": [spades_bots::Mistake, trend::Trend],
    "trick_note": [spades_rules::TrickWorth, trick_note::TrickNote],
    "turn_line": [turn_line::TurnLine],
}
