//! Rules of one's own in a sentence: the nearest preset, and what is different.

use spades_rules::{BiddingRule, Difference, HandBuilding, NilFailure, Renege, Rules, Sides, Starter};

use super::Phrase;
use super::number::signed;
use super::presets::PresetName;

/// "Pairs, with jokers, nil 50."
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RulesSummary(pub Rules);

/// The most differences that are listed.
const LISTED: usize = 6;

impl Phrase for RulesSummary {
    fn text(&self) -> String {
        let rules = &self.0;
        let preset = rules.nearest_preset();
        let differences = rules.differences(&preset.rules());
        if differences.is_empty() {
            return format!("As in {}.", PresetName(preset).text());
        }
        let mut list = vec![PresetName(preset).text()];
        list.extend(differences.iter().take(LISTED).map(|&one| told(one, rules)));
        match differences.len().saturating_sub(LISTED) {
            0 => format!("{}.", list.join(", ")),
            1 => format!("{}, and 1 more difference.", list.join(", ")),
            more => format!("{}, and {more} more differences.", list.join(", ")),
        }
    }

    fn key(&self) -> String {
        "rules-summary".to_owned()
    }
}

/// How a rule is that differs from the preset's.
fn told(difference: Difference, rules: &Rules) -> String {
    let fixed = match difference {
        Difference::Players => match rules.players {
            2 => "two players",
            3 => "three players",
            _ => "four players",
        },
        Difference::Hands => match rules.hands {
            HandBuilding::Deal => "dealt hands",
            HandBuilding::OpenDraft => "open draft",
            HandBuilding::ClosedDraft => "closed draft",
        },
        Difference::Sides => match rules.sides {
            Sides::Single => "no partners",
            Sides::Partners => "partners",
            Sides::Dummy => "with a dummy",
        },
        Difference::Jokers if rules.jokers => "with jokers",
        Difference::Jokers => "without jokers",
        Difference::Bidding => match rules.bidding {
            BiddingRule::Free => "any bid",
            BiddingRule::Whiz => "Whiz bids",
            BiddingRule::Mirror => "Mirror bids",
            BiddingRule::Suicide => "Suicide bids",
        },
        Difference::Nil => return format!("nil {}", rules.nil),
        Difference::NilFailure => match rules.nil_failure {
            NilFailure::Penalty => "a failed nil loses its points",
            NilFailure::Bags => "a failed nil only costs bags",
        },
        Difference::BlindNil => match rules.blind_nil {
            Some(points) => return format!("blind nil {points}"),
            None => "no blind nil",
        },
        Difference::DoubleNil if rules.double_nil => "double nil",
        Difference::DoubleNil => "no double nil",
        Difference::Moon => match rules.moon {
            Some(points) => return format!("moon {points}"),
            None => "no moon",
        },
        Difference::Bags => match (rules.bags.penalty, rules.bags.limit) {
            (0, _) => "no bag penalty",
            (penalty, limit) => return format!("bag limit {limit} and penalty {penalty}"),
        },
        Difference::BagsCarry if rules.bags.carry => "bags carry over",
        Difference::BagsCarry => "bags reset",
        Difference::Renege => match rules.renege {
            Renege::Prevented => "no reneging",
            Renege::Penalised => "reneging penalised",
        },
        Difference::BidsFirst => match rules.bids_first {
            Starter::First => "the first player bids first",
            Starter::Second => "the second player bids first",
        },
        Difference::LeadsFirst => match rules.leads_first {
            Starter::First => "the first player leads",
            Starter::Second => "the second player leads",
        },
        Difference::FailedNilHelps if rules.failed_nil_helps_partner => "failed nil’s tricks count for the partner",
        Difference::FailedNilHelps => "failed nil’s tricks don’t count for the partner",
        Difference::FailedNilBags if rules.failed_nil_bags => "failed nil’s tricks are bags",
        Difference::FailedNilBags => "failed nil’s tricks aren’t bags",
        Difference::Floor => match rules.end.floor {
            Some(floor) => return format!("{} loses", signed(floor)),
            None => "no losing score",
        },
        Difference::Cap => return format!("round limit {}", rules.end.cap),
        Difference::Level if rules.end.level_plays_on => "ties are played on",
        Difference::Level => "ties are draws",
    };
    fixed.to_owned()
}

#[cfg(test)]
mod tests {
    use spades_rules::{BagRule, Preset};

    use super::*;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn what_differs_from_the_nearest_preset_is_told() {
        let jokers = Rules {
            jokers: true,
            nil: 50,
            ..Preset::Pairs.rules()
        };
        assert_eq!(RulesSummary(jokers).text(), "Pairs, with jokers, nil 50.");
        let strict = Rules {
            renege: Renege::Penalised,
            blind_nil: None,
            ..Preset::OpenDraft.rules()
        };
        assert_eq!(
            RulesSummary(strict).text(),
            "Open Draft, no blind nil, reneging penalised."
        );
        assert_eq!(RulesSummary(Preset::Solo.rules()).text(), "As in Solo.");
        let all = Rules {
            bidding: BiddingRule::Free,
            bids_first: Starter::Second,
            leads_first: Starter::First,
            nil: 70,
            nil_failure: NilFailure::Bags,
            blind_nil: Some(150),
            moon: Some(300),
            bags: BagRule {
                limit: 5,
                penalty: 50,
                carry: false,
            },
            renege: Renege::Penalised,
            ..Preset::ClosedDraft.rules()
        };
        let told = RulesSummary(all).text();
        is_a_sentence(&told);
        assert!(
            told.ends_with("more differences.") && told.contains("blind nil 150"),
            "{told}"
        );
    }
}
