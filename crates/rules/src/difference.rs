//! Differences between rules, and the nearest preset.

use std::cmp::Reverse;

use crate::{Field, Preset, Rules};

impl Rules {
    /// Returns the fields that differ from other rules, the most important first; the target and a set number of rounds don't count.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Rules { double_nil: true, nil: Some(50), ..Preset::Pairs.rules() };
    /// let keys: Vec<&str> = rules.differences(&Preset::Pairs.rules()).iter().map(|field| field.key).collect();
    /// assert_eq!(keys, ["nil", "double_nil"]);
    /// ```
    #[must_use]
    pub fn differences(&self, other: &Rules) -> Vec<&'static Field> {
        let different = |field: &&Field| field.weight > 0 && field.get(self) != field.get(other);
        let mut fields: Vec<&Field> = Rules::FIELDS.iter().filter(different).collect();
        fields.sort_by_key(|field| Reverse(field.weight));
        fields
    }

    /// Returns the preset that these rules differ from least.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Rules { double_nil: true, nil: Some(50), ..Preset::Pairs.rules() };
    /// assert_eq!(rules.nearest_preset(), Preset::Pairs);
    /// ```
    #[must_use]
    pub fn nearest_preset(&self) -> Preset {
        let apart = |preset: &Preset| -> u32 {
            let differences = self.differences(&preset.rules()).into_iter();
            differences.map(|field| field.weight).sum()
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
    fn differences_of_play_weigh_more_than_points() {
        let different = |rules: &Rules, preset: Preset| -> Vec<&str> {
            let fields = rules.differences(&preset.rules()).into_iter();
            fields.map(|field| field.key).collect()
        };
        let dealt = Rules {
            hands: HandBuilding::Deal,
            ..Preset::OpenDraft.rules()
        };
        assert_eq!(dealt.nearest_preset(), Preset::OpenDraft);
        assert_eq!(different(&dealt, Preset::OpenDraft), ["hands"]);
        let alone = Rules {
            sides: Sides::Single,
            ..Preset::Whiz.rules()
        };
        assert_eq!(alone.nearest_preset(), Preset::Solo);
        let strict = Rules {
            renege: Renege::Penalized,
            ..Preset::Moonshot.rules()
        };
        assert_eq!(strict.nearest_preset(), Preset::Moonshot);
        assert_eq!(different(&strict, Preset::Moonshot), ["renege"]);
        // The game, before its points.
        let solo = Rules {
            nil: Some(100),
            ..Preset::Solo.rules()
        };
        assert_eq!(different(&solo, Preset::Pairs)[0], "sides");
    }
}
