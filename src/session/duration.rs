//! Estimates how long a match will take before it begins.

use spades_rules::{EndRule, HandBuilding, Preset, Rules, Sides};

use super::RulesKind;
use super::statistics::Statistics;

/// Number of the player's own rounds from which their average replaces the default.
const ENOUGH: u32 = 2;

/// Typical figures for a round of a preset.
struct Usual {
    /// Duration of a round in seconds.
    seconds: f32,
    /// Points per round by which the first side to reach the target approaches it.
    gain: f32,
}

/// Returns typical figures per preset. The gain is measured over 100 matches of Intermediate against itself
/// (`spades-lab arena --a intermediate --b intermediate --seed 1`: the target divided by the rounds of a
/// match). The seconds are an estimate: three per decision of a person, one per decision of a bot, and half a
/// minute of animation in between.
const fn usual(preset: Preset) -> Usual {
    let (seconds, gain) = match preset {
        Preset::OpenDraft => (150.0, 40.0),
        Preset::ClosedDraft => (150.0, 26.0),
        Preset::Moonshot => (150.0, 43.0),
        Preset::Pairs => (120.0, 51.0),
        Preset::Solo => (120.0, 24.0),
        Preset::Suicide => (120.0, 65.0),
        Preset::Whiz => (120.0, 42.0),
        Preset::Mirror => (120.0, 35.0),
        Preset::ThreeHanded => (120.0, 33.0),
        Preset::Classic => (120.0, 51.0),
        Preset::AceHigh => (120.0, 55.0),
        Preset::Jjdd => (120.0, 55.0),
        Preset::Jjda => (120.0, 55.0),
        Preset::PassTwo => (125.0, 55.0),
        Preset::LowestClub => (120.0, 51.0),
    };
    Usual { seconds, gain }
}

/// Returns the preset whose match length custom rules resemble most.
const fn kin(rules: &Rules) -> Preset {
    match (rules.hands, rules.sides) {
        (HandBuilding::OpenDraft, _) => Preset::OpenDraft,
        (HandBuilding::ClosedDraft | HandBuilding::UnseenDraft, _) => Preset::ClosedDraft,
        (HandBuilding::Deal, Sides::Partners) => Preset::Pairs,
        (HandBuilding::Deal, Sides::Single) => Preset::Solo,
        (HandBuilding::Deal, Sides::Dummy) => Preset::ThreeHanded,
    }
}

/// Returns the expected number of rounds of a match under this end rule.
fn rounds(end: &EndRule, gain: f32) -> f32 {
    let to_target = end.target.map(|target| (target as f32 / gain).ceil().max(1.0));
    let set = end.rounds.map(f32::from);
    let max = f32::from(end.cap);
    [to_target, set].into_iter().flatten().fold(max, f32::min)
}

/// Estimated match length in minutes, from the player's average round or a default per preset.
#[must_use]
pub fn minutes(rules: &Rules, kind: RulesKind, statistics: &Statistics) -> u32 {
    let preset = match kind {
        RulesKind::Preset(preset) => preset,
        RulesKind::Custom => kin(rules),
    };
    let usual = usual(preset);
    let own = statistics.pace.get(&kind).filter(|pace| pace.rounds >= ENOUGH);
    let seconds = own.map_or(usual.seconds, |pace| pace.seconds / pace.rounds as f32);
    let minutes = rounds(&rules.end, usual.gain) * seconds / 60.0;
    (minutes.round() as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_way_takes_longer_and_the_first_end_counts() {
        let statistics = Statistics::default();
        for preset in Preset::ALL {
            let kind = RulesKind::Preset(preset);
            let mut rules = preset.rules();
            let mut last = 0;
            for target in [100, 300, 1000] {
                rules.end.target = Some(target);
                let now = minutes(&rules, kind, &statistics);
                assert!(now > last, "{preset:?} to {target}: {now}");
                last = now;
            }
            rules.end.rounds = Some(1);
            assert!(minutes(&rules, kind, &statistics) < last);
            assert_eq!(
                minutes(&rules, RulesKind::Custom, &statistics),
                minutes(&rules, RulesKind::Preset(kin(&rules)), &statistics)
            );
        }
    }

    #[test]
    fn ones_own_rounds_say_more_than_what_is_usual() {
        let kind = RulesKind::Preset(Preset::OpenDraft);
        let mut rules = Preset::OpenDraft.rules();
        rules.end.rounds = Some(3);
        rules.end.target = None;
        let mut statistics = Statistics::default();
        let usual = minutes(&rules, kind, &statistics);
        statistics.record_pace(kind, 600.0);
        assert_eq!(minutes(&rules, kind, &statistics), usual, "one round is no pace");
        statistics.record_pace(kind, 600.0);
        assert_eq!(minutes(&rules, kind, &statistics), 30);
    }
}
