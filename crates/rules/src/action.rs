//! What players do.

use serde::{Deserialize, Serialize};

use crate::Card;

/// A seat, clockwise from 0. In three-handed games seat 3 is the dummy.
pub type Seat = usize;

/// One decision. A match is its rules, its seed and its actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draft: declare a blind nil at the seat's first turn, before it draws. Dealt games: at the seat's turn to bid, before it
    /// has looked at its hand; it is then the seat's bid.
    BlindNil,
    /// Dealt games with blind nil: turn the hand up in order to bid. (Without blind nil hands lie open to their seats at once.)
    Look,
    /// Draft: take the top card of the stock. For a seat that declared blind nil this is the whole turn: the card is kept unseen
    /// and the next one discarded.
    Draw,
    /// Draft: keep the drawn card; the next one is discarded.
    Keep,
    /// Draft: discard the drawn card; the next one is kept.
    Discard,
    /// Bid a number of tricks; 0 is nil.
    Bid(u8),
    /// Play a card.
    Play(Card),
    /// Penalised renege only: the seat named here calls the other seat's renege.
    Call(u8),
    /// Penalised renege only: after the last trick, have the round scored without a (further) call.
    Settle,
    /// After a scored round: start the next one.
    NextRound,
}
