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
mod card_set;
mod deal;
mod event;
mod game;
mod hex;
mod illegal;
mod preset;
mod receipt;
mod record;
mod rules;
mod rules_file;
mod score;
mod scoring;
mod seed;
mod setup;
mod validate;
mod view;

pub use action::{Action, ParseActionError, Seat};
pub use bid::Bid;
pub use card::{Card, ParseCardError, Suit};
pub use card_set::{CardSet, Cards};
pub use deal::deck_of;
pub use event::{Event, Events, MAX_EVENTS};
pub use game::{Actions, Game, MAX_LEGAL};
pub use illegal::Illegal;
pub use receipt::{Receipt, ReceiptError};
pub use record::{Record, RecordError, ReplayError, VERSION};
pub use rules::{BagRule, BiddingRule, EndRule, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};
pub use rules_file::RulesFileError;
pub use score::SideScore;
pub use seed::{ParseSeedError, Seed};
pub use setup::{Setup, SetupError};
pub use validate::RulesError;
pub use view::{DiscardView, Phase, TrickView, View};
