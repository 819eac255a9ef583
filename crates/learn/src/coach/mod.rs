//! The coach: what a decision cost beyond luck, what would have been better and why, what follows from either, and what the player could know.
//!
//! Everything is worked out from a [`View`](spades_rules::View), so that no hidden card is ever looked at. The long work is resumable, in
//! slices: [`Appraisal`](spades_bots::Appraisal) values the options, [`Outlook`] plays on.

mod knowledge;
mod mistakes;
mod outlook;
mod remark;

pub use knowledge::{Knowledge, SuitKnowledge};
pub use mistakes::{Mistake, Retry, mistakes};
pub use outlook::Outlook;
pub use remark::{CardValue, Remark, Threshold, card_values, remark};
