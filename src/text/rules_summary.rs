//! Summary of custom rules in a sentence: the nearest preset, and the differences.

use spades_messages_derive::Message;
use spades_rules::{Preset, Rules};

use super::custom_rules::RuleText;
#[cfg(test)]
use super::language::Sample;
use super::language::said_as;

/// Summary of the rules: "Pairs, with jokers, nil 50."
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RulesSummary(pub Rules);

/// Maximum number of differences listed.
const LISTED: usize = 6;

/// The summary as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "rules-summary")]
pub(super) struct Summary {
    preset: Preset,
    differences: Vec<RuleText>,
    more: usize,
}

impl From<&RulesSummary> for Summary {
    fn from(RulesSummary(rules): &RulesSummary) -> Summary {
        let preset = rules.nearest_preset();
        let differences = rules.differences(&preset.rules());
        let listed = differences.iter().take(LISTED);
        Summary {
            preset,
            differences: listed
                .map(|&field| RuleText::Different(field, field.get(rules)))
                .collect(),
            more: differences.len().saturating_sub(LISTED),
        }
    }
}

said_as!(RulesSummary, Summary, "rules-summary");

#[cfg(test)]
impl Sample for RulesSummary {
    fn samples() -> Vec<RulesSummary> {
        let rules = Preset::Pairs.rules();
        vec![RulesSummary(rules), RulesSummary(Rules { jokers: true, ..rules })]
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{BagRule, BiddingRule, NilFailure, Preset, Renege, Starter};

    use super::*;
    use crate::text::Phrase;
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
            "Open Draft, no blind nil, reneging penalized."
        );
        assert_eq!(RulesSummary(Preset::Solo.rules()).text(), "Same as Solo.");
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
                points: 1,
            },
            renege: Renege::Penalised,
            ..Preset::ClosedDraft.rules()
        };
        let text = RulesSummary(all).text();
        is_a_sentence(&text);
        assert!(
            text.ends_with("more differences.") && text.contains("blind nil 150"),
            "{text}"
        );
    }
}
