//! The rules of Spades: cards, draft, bidding, play, scoring, views and records. Pure: no clock, no input or output, no drawing.
//!
//! ```
//! use spades_rules::{Game, Phase, Preset, Seed};
//!
//! let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(42)).unwrap();
//! assert_eq!(game.phase(), Phase::Draft);
//! let action = game.legal_actions()[0];
//! let events = game.apply(action).unwrap();
//! println!("{events:?}");
//! ```
mod action;
mod bid;
mod card;
mod deal;
mod event;
mod game;
mod illegal;
mod preset;
mod record;
mod rules;
mod score;
mod scoring;
mod validate;
mod view;

pub use action::{Action, Seat};
pub use bid::Bid;
pub use card::{Card, CardSet, ParseCardError, Suit};
pub use deal::{ParseSeedError, Receipt, ReceiptError, Seed, deck_of};
pub use event::{Event, Events, MAX_EVENTS};
pub use game::{Actions, Game, MAX_LEGAL};
pub use illegal::Illegal;
pub use record::{Record, ReplayError};
pub use rules::{BagRule, BiddingRule, EndRule, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};
pub use score::SideScore;
pub use validate::RulesError;
pub use view::{DiscardView, Phase, TrickView, View};
