//! Arrangement of the table by window shape and number of players.

use spades_rules::Seat;

/// Arrangement of the table, by window shape and number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrangement {
    /// Two players, in a window that is wider than high.
    WideTwo,
    /// Three players and a dummy.
    WideThree,
    /// Four players.
    WideFour,
    /// Two players, in a window that is higher than wide.
    UprightTwo,
    /// Three players and a dummy.
    UprightThree,
    /// Four players.
    UprightFour,
}

impl Arrangement {
    /// Returns the arrangement for a window shape and a number of players.
    #[must_use]
    pub fn of(upright: bool, players: usize) -> Arrangement {
        match (upright, players) {
            (false, 2) => Arrangement::WideTwo,
            (false, 3) => Arrangement::WideThree,
            (false, _) => Arrangement::WideFour,
            (true, 2) => Arrangement::UprightTwo,
            (true, 3) => Arrangement::UprightThree,
            (true, _) => Arrangement::UprightFour,
        }
    }

    /// Returns the number of hands on the table, including the dummy's.
    #[must_use]
    pub fn hands(self) -> usize {
        match self {
            Arrangement::WideTwo | Arrangement::UprightTwo => 2,
            _ => 4,
        }
    }

    /// Returns the number of players, not counting the dummy.
    #[must_use]
    pub fn players(self) -> usize {
        match self {
            Arrangement::WideThree | Arrangement::UprightThree => 3,
            other => other.hands(),
        }
    }

    /// Returns `true` if the window is higher than wide.
    #[must_use]
    pub fn upright(self) -> bool {
        matches!(
            self,
            Arrangement::UprightTwo | Arrangement::UprightThree | Arrangement::UprightFour
        )
    }
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The viewer's.
    Bottom,
    /// To the viewer's left.
    Left,
    /// Opposite.
    Top,
    /// To the viewer's right.
    Right,
}

/// Hands that are face up, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenHands(pub(crate) [bool; 4]);

impl OpenHands {
    pub(crate) fn has(self, seat: Seat) -> bool {
        self.0.get(seat) == Some(&true)
    }
}

impl FromIterator<Seat> for OpenHands {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> OpenHands {
        let mut open = OpenHands::default();
        for seat in seats {
            open.0[seat] = true;
        }
        open
    }
}
