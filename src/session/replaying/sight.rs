//! What is seen of a match that is looked at again.

use spades_rules::{Card, CardSet, Game, Seat, View};

use super::Eyes;

/// What is seen at a place of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// What the seat knows that looks.
    pub view: View,
    /// What the others know besides.
    pub all: Option<Revealed>,
}

/// The cards that somebody at the table knew at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// By seat, the dummy's last; `None` for a hand that nobody had looked at.
    pub hands: Vec<Option<CardSet>>,
    /// The card that was drawn and not yet decided on.
    pub drawn: Option<Card>,
    /// The discards in the order thrown.
    pub discards: Vec<Option<Card>>,
}

impl Sight {
    pub(in crate::session) fn new(game: &Game, eyes: Eyes, own: Seat) -> Sight {
        match eyes {
            Eyes::Seat(seat) => Sight {
                view: game.view(seat),
                all: None,
            },
            Eyes::All => Sight {
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
