//! The coach: the cost of a decision beyond chance, the better choice and the reason for it, the consequences of either, and
//! everything that the player could know.
//!
//! All of it is computed from a [`View`](spades_rules::View), so hidden cards are never used. Long computations are resumable,
//! in slices: [`Appraisal`](spades_bots::Appraisal) values the options, [`Outlook`] plays on.

mod knowledge;
mod mistakes;
mod outlook;
mod remark;

pub use knowledge::{Knowledge, SuitKnowledge};
pub use mistakes::{Mistake, Retry, mistakes};
pub use outlook::Outlook;
pub use remark::{CardValue, Remark, Threshold, card_values, remark};
