//! Computer players. They see a [`spades_rules::View`] and nothing else.

#![warn(missing_docs)]
mod advice;
mod appraisal;
mod blind;
mod card_facts;
mod claim;
mod contract;
mod decision;
mod equity;
mod estimate;
mod facts;
mod heuristic;
mod hint;
mod level;
mod multi_player;
mod playout_state;
mod reason;
mod regret;
mod renege;
mod review;
mod rollouts;
#[cfg(test)]
mod scoring;
mod seed;
mod seen;
mod sets;
pub mod solver;
mod strength;
mod two_player;

pub use advice::{Advice, Progress};
pub use appraisal::{Appraisal, Appraised, OptionCost, ReviewedDecision};
pub use card_facts::{Alike, CardFacts, Effect, Partner};
pub use claim::takes_the_rest;
pub use decision::Decision;
pub use estimate::expected_tricks;
pub use facts::{Drafted, Fate, NilCards, ScoreGap, Sources, Stake};
pub use hint::Hint;
pub use level::Level;
pub use multi_player::{
    Deal4, Deal4Error, Ending4, Ending4Error, PayoffSolver, Solution4, solve4, write_policy_positions,
};
pub use reason::{
    Cost, Gain, Goal, Instead, Luck, NextBid, Odds, Outlook, Promise, Reason, Settled, SideBid, Sign, Tactic, Whose,
};
pub use renege::proven_call;
pub use review::{Loss, Mistake, Report, Review, ReviewedCall, ReviewedRenege, SeatReview, StageReview};
pub use seed::decision_seed;
pub use two_player::MatchFit;
