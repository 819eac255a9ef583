//! The rules of Spades.
mod action;
mod bid;
mod card;
mod event;
mod rules;
mod score;
mod view;

pub use action::{Action, Seat};
pub use bid::Bid;
pub use card::{Card, CardSet, ParseCardError, Suit};
pub use event::{Event, Events, MAX_EVENTS};
pub use rules::{BagRule, BiddingRule, EndRule, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};
pub use score::SideScore;
pub use view::{DiscardView, Phase, TrickView, View};
