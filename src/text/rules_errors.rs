//! Reasons why rules are invalid.

use spades_messages_derive::Message;
use spades_rules::{Rules, RulesError};

use super::language::said_as;
use super::number::Score;

/// Reason why rules are invalid, with valid values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "rules-error")]
pub(super) enum RulesFault {
    Players,
    PartnersNeedFour,
    DummyNeedsThree,
    ThreeNeedDummy,
    DraftNeedsTwo,
    TwoNeedDraft,
    JokersNeedFour,
    SuicideNeedsPartners,
    DummyNeedsFreeBids,
    SecondBidsFirst,
    SecondLeadsFirst,
    NilPoints { most: Score },
    BlindNilPoints { most: Score },
    BlindNilNeedsFreeBids,
    MoonPoints { most: Score },
    MoonIsShotAlone,
    MoonNeedsFreeBids,
    DoubleNilNeedsPartners,
    DoubleNilInSuicide,
    DoubleNilNeedsPenalty,
    BagLimit,
    BagPenalty { most: Score },
    RenegeNeedsTwo,
    Endless,
    Target { most: Score },
    Floor { least: Score },
    NoRounds,
    Cap { rounds: u16 },
    RoundsBeyondCap { rounds: u16, cap: u16 },
}

impl From<&RulesError> for RulesFault {
    fn from(error: &RulesError) -> RulesFault {
        use RulesError as E;
        let (most, least) = (Score(Rules::MAX_POINTS), Score(-Rules::MAX_POINTS));
        match *error {
            E::Players(_) => RulesFault::Players,
            E::PartnersNeedFour(_) => RulesFault::PartnersNeedFour,
            E::DummyNeedsThree(_) => RulesFault::DummyNeedsThree,
            E::ThreeNeedDummy => RulesFault::ThreeNeedDummy,
            E::DraftNeedsTwo(_) => RulesFault::DraftNeedsTwo,
            E::TwoNeedDraft => RulesFault::TwoNeedDraft,
            E::JokersNeedFour(_) => RulesFault::JokersNeedFour,
            E::SuicideNeedsPartners => RulesFault::SuicideNeedsPartners,
            E::DummyNeedsFreeBids => RulesFault::DummyNeedsFreeBids,
            E::SecondBidsFirst(_) => RulesFault::SecondBidsFirst,
            E::SecondLeadsFirst(_) => RulesFault::SecondLeadsFirst,
            E::NilPoints(_) => RulesFault::NilPoints { most },
            E::BlindNilPoints(_) => RulesFault::BlindNilPoints { most },
            E::BlindNilNeedsFreeBids => RulesFault::BlindNilNeedsFreeBids,
            E::MoonPoints(_) => RulesFault::MoonPoints { most },
            E::MoonIsShotAlone => RulesFault::MoonIsShotAlone,
            E::MoonNeedsFreeBids => RulesFault::MoonNeedsFreeBids,
            E::DoubleNilNeedsPartners => RulesFault::DoubleNilNeedsPartners,
            E::DoubleNilInSuicide => RulesFault::DoubleNilInSuicide,
            E::DoubleNilNeedsPenalty => RulesFault::DoubleNilNeedsPenalty,
            E::BagLimit => RulesFault::BagLimit,
            E::BagPenalty(_) => RulesFault::BagPenalty { most },
            E::RenegeNeedsTwo(_) => RulesFault::RenegeNeedsTwo,
            E::Endless => RulesFault::Endless,
            E::Target(_) => RulesFault::Target { most },
            E::Floor(_) => RulesFault::Floor { least },
            E::NoRounds => RulesFault::NoRounds,
            E::Cap(_) => RulesFault::Cap {
                rounds: Rules::MAX_ROUNDS,
            },
            E::RoundsBeyondCap { rounds, cap } => RulesFault::RoundsBeyondCap { rounds, cap },
        }
    }
}

said_as!(RulesError, RulesFault);

/// Says that these rules don't work, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(why))]
pub struct RulesDoNotFit(pub RulesError);

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn complaints_are_sentences() {
        use RulesError as E;
        let all = [
            E::Players(5),
            E::PartnersNeedFour(3),
            E::DummyNeedsThree(4),
            E::ThreeNeedDummy,
            E::DraftNeedsTwo(4),
            E::TwoNeedDraft,
            E::JokersNeedFour(2),
            E::SuicideNeedsPartners,
            E::DummyNeedsFreeBids,
            E::SecondBidsFirst(4),
            E::SecondLeadsFirst(4),
            E::NilPoints(-1),
            E::BlindNilPoints(-1),
            E::BlindNilNeedsFreeBids,
            E::MoonPoints(-1),
            E::MoonIsShotAlone,
            E::MoonNeedsFreeBids,
            E::DoubleNilNeedsPartners,
            E::DoubleNilInSuicide,
            E::DoubleNilNeedsPenalty,
            E::BagLimit,
            E::BagPenalty(-1),
            E::RenegeNeedsTwo(4),
            E::Endless,
            E::Target(0),
            E::Floor(0),
            E::NoRounds,
            E::Cap(0),
            E::RoundsBeyondCap { rounds: 12, cap: 10 },
        ];
        for why in all {
            is_a_sentence(&why.text());
            is_a_sentence(&RulesDoNotFit(why).text());
        }
        assert_eq!(E::Floor(1).text(), "The losing score must be between −10000 and −1.");
        let rounds = E::RoundsBeyondCap { rounds: 12, cap: 10 };
        assert_eq!(rounds.text(), "12 rounds is over the limit of 10.");
    }
}
