//! The complete rules of Spades: two-player drafts, pairs, solo, suicide, whiz and mirror, three players with a
//! dummy; jokers and high deuces, blind nil, moon, reneging; scoring, match ends and everything else that varies between tables, as
//! plain data.
//!
//! The crate is pure: no clock, no input or output, no drawing, and no randomness except from a match's [`Seed`]. A
//! [`Game`] is the single source of truth of a match. It changes only through [`Game::apply`], which checks every
//! action; a player, a screen or a bot gets a [`View`], which holds only what its seat may know.
//!
//! # A match
//!
//! ```
//! use spades_rules::{Action, Game, Phase, Preset, Seed};
//!
//! let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(42))?;
//!
//! // Two players draft their hands: draw, then keep or discard.
//! while game.phase() == Phase::Draft {
//!     game.apply(Action::Draw)?;
//!     game.apply(Action::Keep)?;
//! }
//! // Then they bid and play. Here each bids four tricks and plays the first card that is legal.
//! while game.phase() == Phase::Bidding {
//!     game.apply(Action::Bid(4))?;
//! }
//! while game.phase() == Phase::Play {
//!     let events = game.apply(game.legal_actions()[0])?;
//!     println!("{events:?}");
//! }
//! assert_eq!(game.tricks().iter().sum::<u8>(), 13);
//! println!("{:?}", game.scores());
//!
//! // A match is its record: rules, seed and actions.
//! let again = Game::replay(&game.record())?;
//! assert_eq!(again, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Parts
//!
//! | subject | types |
//! | --- | --- |
//! | cards | [`Card`], [`Suit`], [`CardSet`], [`Rules::deck`] |
//! | rules as data | [`Rules`] and its fields, [`Rules::FIELDS`], [`Preset`], [`Rules::validate`], [`Rules::from_toml`], [`Rules::from_json`], [`Rules::to_toml`], [`Rules::differences`] |
//! | a match | [`Game`], [`Action`], [`Phase`], [`Illegal`] |
//! | events | [`Event`], [`Events`], [`Game::events_for`], [`SideScore`] |
//! | sides and teams | [`Rules::side_of`], [`Rules::seats_of`], [`Rules::partner`], [`Rules::team_of`], [`Rules::player_of`], [`View::play_together`] |
//! | bids | [`Bid`], [`Rules::legal_bids`], [`Rules::why_not_bid`], [`Rules::highest_bidder`], [`BiddingRule::spades_revealed`] |
//! | a trick | [`Card::beats`], [`winning_card`], [`View::running_trick`], [`Game::running_trick`], [`View::led`], [`View::winning_card`], [`View::complete_tricks`] |
//! | scoring | [`Rules::score`], [`Rules::nil_points`], [`Rules::contract_points`], [`Rules::winners`], [`PlayedRound`], [`SideScore`] |
//! | progress of a round | [`Rules::standings`], [`Rules::decided_by`], [`Rules::worth_of_trick`], [`PlayedRound::nil_in_danger`] |
//! | knowledge of a seat | [`View`], [`View::check`] |
//! | saving a match | [`Record`], [`Game::replay`], [`Game::undo_to`] |
//! | chosen hands | [`Setup`], [`Game::from_setup`] |
//! | fair deals | [`Seed`], [`Receipt`] |
//!
//! # Seats and sides
//!
//! Seats are numbered clockwise from 0. A side is the unit that scores: a seat, or with partners seats 0 and 2
//! (side 0) and seats 1 and 3 (side 1). With three players seat 3 is the dummy's, between 2 and 0: the highest bidder
//! plays its hand, and seats bid and lead in the order 0, 1, 2, while tricks go round 0, 1, 2, 3.
//!
//! # Shuffling
//!
//! The same seed deals the same cards on every machine. All randomness in a match comes from the ChaCha generator
//! with 8 rounds, keyed with the seed, its counter at 0, and a separate stream (the 64-bit nonce) for every purpose,
//! so that no two overlap:
//!
//! | stream | purpose |
//! | --- | --- |
//! | 0 | the seat that begins the first round |
//! | round × 2³² + deals of that round thrown in before | the deck and then the salt of one deal |
//!
//! A number below `n` is the next 32-bit word modulo `n`; words of (2³² − 1) − (2³² − 1) mod `n` or more are skipped.
//! The 52 cards of the deck ([`Rules::deck`]) start in rising index; then, for `i` from 51 down
//! to 1, the card at `i` is swapped with the card at a number below `i + 1`. The salt is the next eight words, each
//! in little-endian order. In dealt games the cards go one by one clockwise from the dealer's left, and a dummy is
//! dealt to like a player; in the draft the deck is the stock, top card first.

#![warn(missing_docs)]
mod action;
mod bid;
mod card;
mod card_set;
mod contract;
mod deal;
mod difference;
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
mod share;
mod sides;
mod text;
mod trick;
mod validate;
mod view;

pub use action::{Action, DUMMY, ParseActionError, Seat};
pub use bid::{Bid, BidTurn};
pub use card::{Card, ParseCardError, Suit};
pub use card_set::{CardSet, Cards};
pub use contract::{ContractStanding, Decided, TrickWorth};
pub use event::{DealtCards, Event, Events, MAX_EVENTS, ThrownIn};
pub use game::{Actions, Game, MAX_LEGAL};
pub use illegal::Illegal;
pub use preset::Preset;
pub use receipt::{Receipt, ReceiptError};
pub use record::{Record, RecordError, ReplayError, VERSION};
pub use rules::{
    BagRule, BelowTotal, BiddingRule, BlindBidFailure, EndRule, Field, FirstRound, FirstTrick, HandBuilding, Leader,
    MinBid, Misdeal, Moon, MoonFailure, NilFailure, Numbers, Off, Part, PassOrder, PassRule, Refusal, Removed, Renege,
    Rules, SetCost, Sides, SpadesLead, Starter, Ten, Trumps, Value, Values,
};
pub use rules_file::RulesFileError;
pub use score::SideScore;
pub use scoring::{DOUBLE_NIL, PlayedRound, Totals};
pub use seed::{ParseSeedError, Seed};
pub use setup::{BlindBidOf, Setup, SetupError};
pub use share::Share;
pub use trick::winning_card;
pub use validate::RulesError;
pub use view::{DiscardView, PassView, Phase, TrickView, View, ViewError};
