//! Reneges of a round that is over, and the calls of them.

use spades_rules::{Action, Card, Event, Game, Phase, Seat, Suit};

/// A card that broke a rule of following or leading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedRenege {
    /// How many actions of the match came before it.
    pub at: usize,
    /// Whose card it was.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The trick that it was played to, from 1.
    pub trick: u8,
    /// The suit that had to be followed; `None` for a spade led before spades were broken.
    pub owed: Option<Suit>,
    /// Whether the other seat called it, which ended the round.
    pub called: bool,
}

/// A call of a renege.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedCall {
    /// How many actions of the match came before it.
    pub at: usize,
    /// Who called.
    pub seat: Seat,
    /// The trick that was being played, from 1; the last one where all were over.
    pub trick: u8,
    /// Whether the other seat had reneged.
    pub right: bool,
}

/// The trick that is being played, from 1.
fn trick(past: &Game) -> u8 {
    let running = usize::from(past.phase() == Phase::Play);
    u8::try_from(past.takers().len() + running).unwrap_or(13)
}

/// The renege that an action is.
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

/// The call that an action is.
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

/// A right call names the other seat's reneges so far.
pub(super) fn note(reneges: &mut [ReviewedRenege], call: &ReviewedCall) {
    if call.right {
        reneges
            .iter_mut()
            .filter(|renege| renege.seat != call.seat)
            .for_each(|renege| renege.called = true);
    }
}
