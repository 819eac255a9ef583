//! Differences between rules, and the nearest preset.

use crate::{Preset, Rules};

/// A rule in which two [`Rules`] can differ, apart from the target and the number of rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// [`Rules::players`].
    Players,
    /// [`Rules::hands`].
    Hands,
    /// [`Rules::sides`].
    Sides,
    /// [`Rules::jokers`].
    Jokers,
    /// [`Rules::bidding`].
    Bidding,
    /// [`Rules::nil`].
    Nil,
    /// [`Rules::nil_failure`].
    NilFailure,
    /// [`Rules::blind_nil`].
    BlindNil,
    /// [`Rules::double_nil`].
    DoubleNil,
    /// [`Rules::moon`].
    Moon,
    /// The limit or the penalty of [`Rules::bags`].
    Bags,
    /// The `carry` flag of [`Rules::bags`].
    BagsCarry,
    /// [`Rules::renege`].
    Renege,
    /// [`Rules::bids_first`].
    BidsFirst,
    /// [`Rules::leads_first`].
    LeadsFirst,
    /// [`Rules::failed_nil_helps_partner`].
    FailedNilHelps,
    /// [`Rules::failed_nil_bags`].
    FailedNilBags,
    /// The floor of [`Rules::end`].
    Floor,
    /// The cap of [`Rules::end`].
    Cap,
    /// Tied scores, from [`Rules::end`].
    Level,
}

impl Difference {
    /// All differences, the most important first.
    const ALL: [Difference; 20] = [
        Difference::Players,
        Difference::Hands,
        Difference::Sides,
        Difference::Jokers,
        Difference::Bidding,
        Difference::Nil,
        Difference::NilFailure,
        Difference::BlindNil,
        Difference::DoubleNil,
        Difference::Moon,
        Difference::Bags,
        Difference::BagsCarry,
        Difference::Renege,
        Difference::BidsFirst,
        Difference::LeadsFirst,
        Difference::FailedNilHelps,
        Difference::FailedNilBags,
        Difference::Floor,
        Difference::Cap,
        Difference::Level,
    ];

    /// Returns how far this sets two games apart: the number of players outweighs everything else, and hands, sides
    /// and bidding outweigh points.
    const fn weight(self) -> u32 {
        match self {
            Difference::Players => 1000,
            Difference::Hands | Difference::Sides => 20,
            Difference::Bidding => 10,
            _ => 1,
        }
    }

    fn is_between(self, a: &Rules, b: &Rules) -> bool {
        match self {
            Difference::Players => a.players != b.players,
            Difference::Hands => a.hands != b.hands,
            Difference::Sides => a.sides != b.sides,
            Difference::Jokers => a.jokers != b.jokers,
            Difference::Bidding => a.bidding != b.bidding,
            Difference::Nil => a.nil != b.nil,
            Difference::NilFailure => a.nil_failure != b.nil_failure,
            Difference::BlindNil => a.blind_nil != b.blind_nil,
            Difference::DoubleNil => a.double_nil != b.double_nil,
            Difference::Moon => a.moon != b.moon,
            Difference::Bags => (a.bags.limit, a.bags.penalty) != (b.bags.limit, b.bags.penalty),
            Difference::BagsCarry => a.bags.carry != b.bags.carry,
            Difference::Renege => a.renege != b.renege,
            Difference::BidsFirst => a.bids_first != b.bids_first,
            Difference::LeadsFirst => a.leads_first != b.leads_first,
            Difference::FailedNilHelps => a.failed_nil_helps_partner != b.failed_nil_helps_partner,
            Difference::FailedNilBags => a.failed_nil_bags != b.failed_nil_bags,
            Difference::Floor => a.end.floor != b.end.floor,
            Difference::Cap => a.end.cap != b.end.cap,
            Difference::Level => a.end.level_plays_on != b.end.level_plays_on,
        }
    }
}

impl Rules {
    /// Returns the differences from other rules, the most important first; the target and a set number of rounds don't count.
    ///
    /// ```
    /// use spades_rules::{Difference, Preset, Rules};
    /// let rules = Rules { jokers: true, nil: 50, ..Preset::Pairs.rules() };
    /// assert_eq!(rules.differences(&Preset::Pairs.rules()), [Difference::Jokers, Difference::Nil]);
    /// ```
    #[must_use]
    pub fn differences(&self, other: &Rules) -> Vec<Difference> {
        let all = Difference::ALL.into_iter();
        all.filter(|difference| difference.is_between(self, other)).collect()
    }

    /// Returns the preset that these rules differ from least.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Rules { jokers: true, nil: 50, ..Preset::Pairs.rules() };
    /// assert_eq!(rules.nearest_preset(), Preset::Pairs);
    /// ```
    #[must_use]
    pub fn nearest_preset(&self) -> Preset {
        let apart = |preset: &Preset| -> u32 {
            let differences = self.differences(&preset.rules()).into_iter();
            differences.map(Difference::weight).sum()
        };
        Preset::ALL.into_iter().min_by_key(apart).unwrap_or(Preset::OpenDraft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HandBuilding, Renege, Sides};

    #[test]
    fn a_preset_is_nearest_to_itself_whatever_it_goes_to() {
        for preset in Preset::ALL {
            let mut rules = preset.rules();
            rules.end.target = Some(150);
            rules.end.rounds = Some(7);
            assert_eq!(rules.nearest_preset(), preset);
            assert!(rules.differences(&preset.rules()).is_empty());
        }
    }

    #[test]
    fn what_makes_another_game_weighs_more_than_points() {
        let dealt = Rules {
            hands: HandBuilding::Deal,
            ..Preset::OpenDraft.rules()
        };
        assert_eq!(dealt.nearest_preset(), Preset::OpenDraft);
        assert_eq!(dealt.differences(&Preset::OpenDraft.rules()), [Difference::Hands]);
        let alone = Rules {
            sides: Sides::Single,
            ..Preset::Whiz.rules()
        };
        assert_eq!(alone.nearest_preset(), Preset::Solo);
        let strict = Rules {
            renege: Renege::Penalised,
            ..Preset::Moonshot.rules()
        };
        assert_eq!(strict.nearest_preset(), Preset::Moonshot);
        assert_eq!(strict.differences(&Preset::Moonshot.rules()), [Difference::Renege]);
    }
}
