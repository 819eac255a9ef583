//! Events as one seat sees them.

use crate::{Event, Game, HandBuilding, Seat};

impl Event {
    /// Returns the event as `viewer` sees it; `game` is the match after the action.
    #[must_use]
    pub fn seen_by(self, viewer: Seat, game: &Game) -> Event {
        let (open, unseen) = match game.rules().hands {
            HandBuilding::OpenDraft => (true, false),
            HandBuilding::UnseenDraft => (false, true),
            HandBuilding::Deal | HandBuilding::ClosedDraft => (false, false),
        };
        let own = |seat: Seat| seat == viewer && !game.is_blind(seat);
        match self {
            Event::Dealt { seat, cards } if seat != viewer || !game.sees_dealt_hand(seat) => Event::Dealt {
                seat,
                cards: cards.hidden(),
            },
            Event::Named { seat, .. } if seat != viewer => Event::Named { seat, card: None },
            Event::Passed { from, to, cards } if from != viewer && to != viewer => Event::Passed {
                from,
                to,
                cards: cards.hidden(),
            },
            Event::Looked { seat, .. } if seat != viewer => Event::Looked { seat, cards: None },
            Event::Drew { seat, .. } if !own(seat) => Event::Drew { seat, card: None },
            Event::Kept { seat, from_stock, .. } if !own(seat) => Event::Kept {
                seat,
                card: None,
                from_stock,
            },
            Event::Discarded { seat, from_stock, .. } if !open && seat != viewer || unseen && from_stock => {
                Event::Discarded {
                    seat,
                    card: None,
                    from_stock,
                }
            }
            other => other,
        }
    }
}
