//! Reneges of a finished round, and calls of them.

use spades_rules::{Action, Card, Event, Game, Phase, Seat, Suit};

/// A card that broke a rule of following or leading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedRenege {
    /// Number of actions of the match before it.
    pub at: usize,
    /// The seat that played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The trick that it was played to, from 1.
    pub trick: u8,
    /// The suit that had to be followed; `None` for a spade led before spades were broken.
    pub owed: Option<Suit>,
    /// `true` if the other seat called it, which ended the round.
    pub called: bool,
}

/// A call of a renege.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedCall {
    /// Number of actions of the match before it.
    pub at: usize,
    /// The seat that called.
    pub seat: Seat,
    /// The trick being played, from 1; the last one if all were over.
    pub trick: u8,
    /// `true` if the other seat had reneged.
    pub right: bool,
}

/// Returns the number of the trick being played, from 1.
fn trick(past: &Game) -> u8 {
    let running = usize::from(past.phase() == Phase::Play);
    u8::try_from(past.takers().len() + running).unwrap_or(13)
}

/// Returns an action as a renege, if it is one.
pub(super) fn renege_in(past: &Game, action: Action) -> Option<ReviewedRenege> {
    let Action::Play(card) = action else { return None };
    if past.lawful().contains(card) {
        return None;
    }
    let complete = past.takers().len() * past.hands();
    let led = past.plays().nth(complete).map(|(_, led)| led.suit());
    Some(ReviewedRenege {
        at: past.action_count(),
        seat: past.hand_to_play()?,
        card,
        trick: trick(past),
        owed: led,
        called: false,
    })
}

/// Returns an action as a call, if it is one.
pub(super) fn call_in(past: &Game, action: Action) -> Option<ReviewedCall> {
    let Action::Call(caller) = action else { return None };
    let verdict = |event: &Event| match *event {
        Event::Called { right, .. } => Some(right),
        _ => None,
    };
    let right = past.clone().apply(action).ok()?.iter().find_map(verdict)?;
    Some(ReviewedCall {
        at: past.action_count(),
        seat: usize::from(caller),
        trick: trick(past),
        right,
    })
}

/// Marks the other seat's reneges so far as called, if the call is right.
pub(super) fn note(reneges: &mut [ReviewedRenege], call: &ReviewedCall) {
    if call.right {
        reneges
            .iter_mut()
            .filter(|renege| renege.seat != call.seat)
            .for_each(|renege| renege.called = true);
    }
}
