//! The widgets at fixed places around the cards.

/// A widget at a fixed place around the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fixture {
    /// The plate of the seat this number of places clockwise from the bottom.
    Plate(usize),
    /// Scores of the sides, with more than two players.
    Sheet,
    /// Round and trick.
    Round,
    /// Badge that shows if spades are broken.
    Badge,
    /// Pill with the prompt or the latest event.
    TurnPill,
    Tools,
    /// The tool that calls a renege, where it is separate.
    CallTool,
    /// The buttons of the draft and the line below them.
    DraftButtons,
    /// On a phone: target of the drawn card carried by a finger, the hand or the discards.
    DraftTarget {
        /// `true` for the hand.
        keeps: bool,
    },
    /// A small button with an offer: a blind nil, the remaining tricks.
    Offer,
    /// Room for a prompt panel.
    Prompt,
    /// Room for a hint.
    Hint,
    /// Caption below the stock.
    StockCaption,
    /// Caption below the discards.
    DiscardsCaption,
    /// Caption above the hand: its size while it is built.
    HandCaption,
    /// Caption above the tricks taken by the viewer, or by the opponent if `false`.
    PileCaption(bool),
    /// Place of the first of these tricks.
    Pile(bool),
}
