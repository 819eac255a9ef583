//! The permitted values of each rules field, and consistency between fields.

use spades_rules::{BiddingRule, HandBuilding, Renege, Rules, Sides, Starter};

/// The permitted values of a field, in order; `None` is "off".
pub(super) struct Steps {
    values: Vec<Option<i32>>,
}

impl Steps {
    pub(super) fn of(values: impl IntoIterator<Item = i32>) -> Steps {
        Steps {
            values: values.into_iter().map(Some).collect(),
        }
    }

    pub(super) fn or_off(mut self) -> Steps {
        self.values.insert(0, None);
        self
    }

    /// Returns the next value in a direction; from a value between two steps, the nearer step in that direction.
    pub(super) fn beside(&self, value: Option<i32>, up: bool) -> Option<i32> {
        // "Off" precedes all numbers, whether they ascend or descend.
        let falling = self.values.last() < self.values.iter().find(|value| value.is_some());
        let order = |value: Option<i32>| value.map(|number| if falling { -number } else { number });
        let mut further = self.values.iter().copied();
        let found = if up {
            further.find(|&step| order(step) > order(value))
        } else {
            further.rfind(|&step| order(step) < order(value))
        };
        found.unwrap_or(value)
    }
}

/// Adjusts the fields that only fit certain numbers of players.
pub(super) fn fit_to_players(rules: &mut Rules) {
    let (sides, hands) = match (rules.players, rules.sides, rules.hands) {
        (2, _, HandBuilding::Deal) => (Sides::Single, HandBuilding::OpenDraft),
        (2, _, hands) => (Sides::Single, hands),
        (3, ..) => (Sides::Dummy, HandBuilding::Deal),
        (_, Sides::Dummy, _) | (_, _, HandBuilding::OpenDraft | HandBuilding::ClosedDraft) => {
            (Sides::Partners, HandBuilding::Deal)
        }
        (_, sides, hands) => (sides, hands),
    };
    (rules.sides, rules.hands) = (sides, hands);
    if rules.players != 2 {
        rules.renege = Renege::Prevented;
        (rules.bids_first, rules.leads_first) = (Starter::First, Starter::First);
    }
    rules.jokers &= rules.players == 4;
    rules.double_nil &= sides == Sides::Partners;
    if sides == Sides::Dummy {
        rules.bidding = BiddingRule::Free;
        rules.blind_nil = None;
    }
    if sides != Sides::Single {
        rules.moon = None;
    }
    if sides != Sides::Partners && rules.bidding == BiddingRule::Suicide {
        rules.bidding = BiddingRule::Free;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn a_number_of_players_brings_what_goes_with_it() {
        for preset in Preset::ALL {
            for players in 2..=4 {
                let mut rules = preset.rules();
                rules.players = players;
                fit_to_players(&mut rules);
                assert_eq!(rules.validate(), Ok(()), "{preset:?} for {players}");
            }
        }
    }

    #[test]
    fn steps_walk_both_ways_and_stop_at_the_ends() {
        let rising = Steps::of([50, 100]).or_off();
        assert_eq!(rising.beside(None, true), Some(50));
        assert_eq!(rising.beside(Some(50), false), None);
        assert_eq!(rising.beside(None, false), None);
        assert_eq!(rising.beside(Some(100), true), Some(100));
        assert_eq!(rising.beside(Some(70), true), Some(100));
        assert_eq!(rising.beside(Some(70), false), Some(50));
        let falling = Steps::of([-50, -100]).or_off();
        assert_eq!(falling.beside(None, true), Some(-50));
        assert_eq!(falling.beside(Some(-50), true), Some(-100));
        assert_eq!(falling.beside(Some(-150), false), Some(-100));
        assert_eq!(falling.beside(Some(-50), false), None);
    }
}
