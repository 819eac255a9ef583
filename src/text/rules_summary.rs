//! Summary of custom rules in a sentence: the nearest preset, and the differences.

use spades_messages_derive::Message;
use spades_rules::{BiddingRule, Difference, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};

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
    differences: Vec<Different>,
    more: usize,
}

impl From<&RulesSummary> for Summary {
    fn from(RulesSummary(rules): &RulesSummary) -> Summary {
        let preset = rules.nearest_preset();
        let differences = rules.differences(&preset.rules());
        let listed = differences.iter().take(LISTED);
        Summary {
            preset,
            differences: listed.map(|&one| Different::of(one, rules)).collect(),
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

/// A rule that differs from the preset's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum Different {
    #[message(args(players))]
    Players(u8),
    Hands(HandBuilding),
    Sides(Sides),
    #[message(args(jokers))]
    Jokers(bool),
    Bidding(BiddingRule),
    Nil(i32),
    NilFailure(NilFailure),
    BlindNil(Option<i32>),
    #[message(args(counts))]
    DoubleNil(bool),
    Moon(Option<i32>),
    Bags {
        penalty: i32,
        limit: u8,
    },
    #[message(args(carry))]
    BagsCarry(bool),
    Renege(Renege),
    BidsFirst(Starter),
    LeadsFirst(Starter),
    #[message(args(helps))]
    FailedNilHelps(bool),
    #[message(args(are_bags))]
    FailedNilBags(bool),
    Floor(Option<i32>),
    Cap(u16),
    #[message(args(plays_on))]
    Level(bool),
}

impl Different {
    const fn of(difference: Difference, rules: &Rules) -> Different {
        match difference {
            Difference::Players => Different::Players(rules.players),
            Difference::Hands => Different::Hands(rules.hands),
            Difference::Sides => Different::Sides(rules.sides),
            Difference::Jokers => Different::Jokers(rules.jokers),
            Difference::Bidding => Different::Bidding(rules.bidding),
            Difference::Nil => Different::Nil(rules.nil),
            Difference::NilFailure => Different::NilFailure(rules.nil_failure),
            Difference::BlindNil => Different::BlindNil(rules.blind_nil),
            Difference::DoubleNil => Different::DoubleNil(rules.double_nil),
            Difference::Moon => Different::Moon(rules.moon),
            Difference::Bags => Different::Bags {
                penalty: rules.bags.penalty,
                limit: rules.bags.limit,
            },
            Difference::BagsCarry => Different::BagsCarry(rules.bags.carry),
            Difference::Renege => Different::Renege(rules.renege),
            Difference::BidsFirst => Different::BidsFirst(rules.bids_first),
            Difference::LeadsFirst => Different::LeadsFirst(rules.leads_first),
            Difference::FailedNilHelps => Different::FailedNilHelps(rules.failed_nil_helps_partner),
            Difference::FailedNilBags => Different::FailedNilBags(rules.failed_nil_bags),
            Difference::Floor => Different::Floor(rules.end.floor),
            Difference::Cap => Different::Cap(rules.end.cap),
            Difference::Level => Different::Level(rules.end.level_plays_on),
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{BagRule, Preset};

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
