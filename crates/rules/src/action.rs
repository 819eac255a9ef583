//! Actions: the decisions of players.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Card;

/// A seat, clockwise from 0. In three-handed games seat 3 is the [dummy](DUMMY).
pub type Seat = usize;

/// The seat of the dummy hand, which no player holds.
///
/// ```
/// use spades_rules::{DUMMY, Game, Preset, Seed};
/// let game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(1)).unwrap();
/// assert_eq!(game.hand(DUMMY).len(), 13);
/// ```
pub const DUMMY: Seat = 3;

/// One decision. A match is its rules, its seed and its actions.
///
/// As text an action is one word: `blind`, `blind4` to `blind13`, `look`, `misdeal`, `draw`, `keep`, `discard`, `bid0` to `bid13`, `passAS`,
/// a card, `call0` or `call1`, `settle`, `next`. In JSON it is written `"draw"`, `{"bid":3}`, `{"pass":"AS"}` or `{"play":"AS"}`.
///
/// ```
/// use spades_rules::Action;
/// assert_eq!("bid3".parse(), Ok(Action::Bid(3)));
/// assert_eq!(Action::Play("AS".parse().unwrap()).to_string(), "AS");
/// assert_eq!(serde_json::to_string(&Action::Bid(3)).unwrap(), r#"{"bid":3}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draft: declare a blind nil on the seat's first turn, before it draws. Dealt games: on the seat's turn to bid,
    /// before it has looked at its hand; it then counts as the seat's bid.
    BlindNil,
    /// Bid a number of tricks blind, for the whole side: in place of a look, or in a draft on the seat's first turn, before it draws.
    #[serde(rename = "blind")]
    BlindBid(u8),
    /// Dealt games with blind bids: turn the hand face up in order to bid. (A hand that can't be bid blind is visible to its seat at once.)
    Look,
    /// Throw the hand in, in place of a bid: the deal is dealt again.
    Misdeal,
    /// Draft: take the top card of the stock. For a seat that declared blind nil this is the whole turn: the card is kept unseen
    /// and the next one discarded.
    Draw,
    /// Draft: keep the drawn card; the next one is discarded.
    Keep,
    /// Draft: discard the drawn card; the next one is kept.
    Discard,
    /// Bid a number of tricks; 0 is nil.
    Bid(u8),
    /// Name a card to pass to the partner.
    Pass(Card),
    /// Play a card.
    Play(Card),
    /// Penalized renege only: the seat named here calls the other seat's renege.
    Call(u8),
    /// Penalized renege only: after the last trick, score the round without a (further) call.
    Settle,
    /// Start the next round after a scored one.
    NextRound,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::BlindNil => "blind",
            Action::BlindBid(tricks) => return write!(f, "blind{tricks}"),
            Action::Look => "look",
            Action::Misdeal => "misdeal",
            Action::Draw => "draw",
            Action::Keep => "keep",
            Action::Discard => "discard",
            Action::Bid(tricks) => return write!(f, "bid{tricks}"),
            Action::Pass(card) => return write!(f, "pass{card}"),
            Action::Play(card) => return write!(f, "{card}"),
            Action::Call(seat) => return write!(f, "call{seat}"),
            Action::Settle => "settle",
            Action::NextRound => "next",
        })
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let error = || ParseActionError(text.chars().take(16).collect());
        let number = |digits: &str| match digits.as_bytes() {
            [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => digits.parse().map_err(|_| error()),
            _ => Err(error()),
        };
        Ok(match text {
            "blind" => Action::BlindNil,
            "look" => Action::Look,
            "misdeal" => Action::Misdeal,
            "draw" => Action::Draw,
            "keep" => Action::Keep,
            "discard" => Action::Discard,
            "settle" => Action::Settle,
            "next" => Action::NextRound,
            _ => {
                if let Some(tricks) = text.strip_prefix("bid") {
                    Action::Bid(number(tricks)?)
                } else if let Some(seat) = text.strip_prefix("call") {
                    Action::Call(number(seat)?)
                } else if let Some(tricks) = text.strip_prefix("blind") {
                    Action::BlindBid(number(tricks)?)
                } else if let Some(card) = text.strip_prefix("pass") {
                    Action::Pass(card.parse().map_err(|_| error())?)
                } else {
                    Action::Play(text.parse().map_err(|_| error())?)
                }
            }
        })
    }
}

/// Error for text that isn't an action.
///
/// ```
/// use spades_rules::{Action, ParseActionError};
/// let error: ParseActionError = "pass".parse::<Action>().unwrap_err();
/// assert_eq!(error.to_string(), "\"pass\" isn't an action");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError(String);

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} isn't an action", self.0)
    }
}

impl std::error::Error for ParseActionError {}
