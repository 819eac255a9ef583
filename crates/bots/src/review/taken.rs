//! Reasons about the card that was played: of equal cards, a reason may name another one.

use spades_rules::Action;

use super::ReviewedDecision;
use crate::facts::Fate;
use crate::reason::{Cost, Gain, Reason};

impl ReviewedDecision {
    /// Returns the reason, naming the card that was played in place of an equal one that the best was compared with.
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
                // The cost of another card does not apply to this one, except that it costs something.
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
