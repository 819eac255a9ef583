//! The cards visible during a replay.

use spades_rules::{Card, CardSet, Game, Seat, View};

use super::HandVisibility;

/// The visible cards in a position of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// View of the viewing seat.
    pub view: View,
    /// Cards that other seats know; `None` unless all hands are shown.
    pub all: Option<Revealed>,
}

/// All cards that any player at the table knew at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// Hands by seat, the dummy's last; `None` for a hand that its player had not looked at.
    pub hands: Vec<Option<CardSet>>,
    /// Card drawn and not yet decided on.
    pub drawn: Option<Card>,
    /// Discards in the order thrown.
    pub discards: Vec<Option<Card>>,
}

impl Sight {
    pub(in crate::session) fn new(game: &Game, eyes: HandVisibility, own: Seat) -> Sight {
        match eyes {
            HandVisibility::Seat(seat) => Sight {
                view: game.view(seat),
                all: None,
            },
            HandVisibility::All => Sight {
                view: game.view(own),
                all: Some(Revealed::of(game)),
            },
        }
    }
}

impl Revealed {
    fn of(game: &Game) -> Revealed {
        let views: Vec<View> = (0..usize::from(game.rules().players))
            .map(|seat| game.view(seat))
            .collect();
        let hand = |seat: Seat| match views.get(seat) {
            Some(view) => view.hand,
            None => views[0].dummy,
        };
        Revealed {
            hands: (0..game.hands()).map(hand).collect(),
            drawn: views.iter().find_map(|view| view.drawn),
            discards: (0..views[0].discards.len())
                .map(|at| views.iter().find_map(|view| view.discards[at].card))
                .collect(),
        }
    }
}
