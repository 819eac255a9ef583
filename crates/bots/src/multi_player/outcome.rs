//! The result of a played-out round for the deciding seat.

use spades_rules::Rules;

use super::value::RoundEnd;
use crate::playout_state::PlayoutState;
use crate::rollouts::Ending;

/// The goals to check at the end of a round, as of the decision.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    /// The hand to play.
    me: usize,
    /// The other hand of its side whose nil is alive.
    partner: Option<usize>,
    /// An opponent whose nil is alive.
    rival: Option<usize>,
    /// `true` if the hand's own nil was alive at the decision.
    nil: bool,
}

impl Goals {
    /// Returns the goals of the hand `me`.
    pub fn new(state: &PlayoutState, me: usize) -> Goals {
        let alive = |friend: bool| {
            (0..4).find(|&seat| seat != me && (state.side[seat] == state.side[me]) == friend && state.nil_alive(seat))
        };
        Goals {
            me,
            partner: alive(true),
            rival: alive(false),
            nil: state.nil_alive(me),
        }
    }

    /// Returns the end of a round that was scored as `end` and has the value `value`.
    pub fn ending(&self, state: &PlayoutState, rules: &Rules, end: &RoundEnd, value: f32) -> Ending {
        let side = state.side[self.me];
        let made = |side: u8| {
            let (contract, tricks) = state.contract(rules, side);
            (contract > 0).then_some(tricks >= contract)
        };
        let kept = |seat: usize| state.tricks[seat] == 0;
        let rivals: arrayvec::ArrayVec<u8, 4> = (0..4u8)
            .filter(|&other| other != side && state.side.contains(&other))
            .collect();
        Ending {
            value: f64::from(value),
            made: if self.nil || state.nil[self.me] {
                Some(kept(self.me))
            } else {
                made(side)
            },
            set: match (self.rival, &rivals[..]) {
                (Some(rival), _) => Some(!kept(rival)),
                (None, &[only]) => made(only).map(|made| !made),
                _ => None,
            },
            partner: self.partner.map(kept),
            bags: Some(end.bags(rules, self.me)),
        }
    }
}
