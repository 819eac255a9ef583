//! Places of the cards, and areas to drop them.

use spades_rules::Seat;

/// Zone of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// The face-down pile.
    Stock,
    /// Drawn and not yet kept or discarded.
    Drawn,
    /// A player's hand.
    Hand(Seat),
    /// Discarded in the draft.
    Discards,
    /// Played to the running trick.
    Trick(Seat),
    /// In a trick taken by a seat.
    Won(Seat),
    /// In a trick of the match's winner, shown at the end; [`Place::index`] is the number of the trick.
    Finale,
}

/// A card's zone, its place there and the number of cards in the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub zone: Zone,
    /// Index in the zone, lowest card first; for taken tricks the number of the trick in its pile.
    pub index: usize,
    /// Cards in the zone; for taken tricks, tricks.
    pub count: usize,
    /// Place among the cards of one taken trick.
    pub under: usize,
}

impl Place {
    /// Returns the place of a zone's only card.
    #[must_use]
    pub fn only(zone: Zone) -> Place {
        Place {
            zone,
            index: 0,
            count: 1,
            under: 0,
        }
    }

    /// Returns the place of a card of a hand.
    #[must_use]
    pub fn in_hand(seat: Seat, index: usize, count: usize) -> Place {
        Place {
            zone: Zone::Hand(seat),
            index,
            count,
            under: 0,
        }
    }
}

/// Area in which a card is released.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DropArea {
    /// Hand of the viewing player.
    Hand,
    Discards,
    Table,
    /// Anywhere else.
    Elsewhere,
}
