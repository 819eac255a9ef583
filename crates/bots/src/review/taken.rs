//! Why the best was better than what was done: of equal cards a reason may speak of another than the one that was played.

use spades_rules::Action;

use super::ReviewedDecision;
use crate::facts::Fate;
use crate::reason::{Cost, Gain, Reason};

impl ReviewedDecision {
    /// The reason with the card that was played in place of an equal one that the best was compared with.
    #[must_use]
    pub fn reason_of_the_taken(&self) -> Reason {
        let mut reason = self.reason;
        let Action::Play(taken) = self.taken else {
            return reason;
        };
        let points = |card| {
            let option = self.options.iter().find(|(action, _)| *action == Action::Play(card));
            option.map(|(_, cost)| cost.points)
        };
        let equal = |card| points(card).is_some_and(|of_card| points(taken) == Some(of_card));
        match &mut reason {
            Reason::PlayKnown {
                instead: Some(instead), ..
            } if instead.card != taken => {
                // What another card costs says nothing of this one, but that it costs something.
                if !equal(instead.card) {
                    instead.cost = Cost::Worth;
                }
                instead.card = taken;
                instead.fate = Fate::Open;
            }
            Reason::PlayTactic { gain: Some(gain), .. } => {
                let (Gain::Oftener { card, .. } | Gain::FewerBags { card, .. } | Gain::Little { card }) = gain;
                if equal(*card) {
                    *card = taken;
                }
            }
            _ => {}
        }
        reason
    }
}
