//! Bids.

use serde::{Deserialize, Serialize};

/// A bid as it stands on the score sheet.
///
/// ```
/// use spades_rules::Bid;
/// assert!(Bid::BlindNil.is_nil() && Bid::NIL.is_nil() && !Bid::Tricks(1).is_nil());
/// assert_eq!(Bid::Tricks(4).tricks(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bid {
    /// No tricks, declared before seeing a card.
    BlindNil,
    /// 0 (nil) to 13 tricks.
    Tricks(u8),
}

impl Bid {
    /// Nil.
    pub const NIL: Bid = Bid::Tricks(0);

    /// Whether this is a nil or a blind nil.
    #[must_use]
    pub const fn is_nil(self) -> bool {
        matches!(self, Bid::BlindNil | Bid::Tricks(0))
    }

    /// The tricks promised; 0 for both nils.
    #[must_use]
    pub const fn tricks(self) -> u8 {
        match self {
            Bid::BlindNil => 0,
            Bid::Tricks(tricks) => tricks,
        }
    }
}
