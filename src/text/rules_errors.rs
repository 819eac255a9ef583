//! Why rules make no sense.

use spades_rules::{Rules, RulesError};

use super::Phrase;
use super::number::signed;

impl Phrase for RulesError {
    fn text(&self) -> String {
        use RulesError as E;
        let most = signed(Rules::MOST_POINTS);
        match *self {
            E::Players(_) => "Two, three or four can play.",
            E::PartnersNeedFour(_) => "Partners need four players.",
            E::DummyNeedsThree(_) => "A dummy joins three players.",
            E::ThreeNeedDummy => "Three players need the dummy's hand.",
            E::DraftNeedsTwo(_) => "Only two players draft their hands.",
            E::TwoNeedDraft => "Two players build their hands by drafting.",
            E::JokersNeedFour(_) => "Jokers are for four players.",
            E::SuicideNeedsPartners => "Suicide needs partners.",
            E::DummyNeedsFreeBids => "The highest bidder plays the dummy, so bids must be free.",
            E::SecondBidsFirst(_) => "Only of two players the second can bid first.",
            E::SecondLeadsFirst(_) => "Only of two players the second can lead first.",
            E::NilPoints(_) => return format!("A nil is worth 0 to {most} points."),
            E::BlindNilPoints(_) => return format!("A blind nil is worth 0 to {most} points."),
            E::BlindNilNeedsFreeBids => "There is a blind nil only where bids are free.",
            E::MoonPoints(_) => return format!("A moon is worth 0 to {most} points."),
            E::MoonIsShotAlone => "A moon is shot alone, without a partner.",
            E::MoonNeedsFreeBids => "There is a moon only where bids are free.",
            E::DoubleNilNeedsPartners => "Both partners' nils need partners.",
            E::DoubleNilInSuicide => "In suicide one partner never bids nil.",
            E::DoubleNilNeedsPenalty => "Both partners' nils cost points when they fail, so single ones must too.",
            E::BagLimit => "At least one bag brings the penalty.",
            E::BagPenalty(_) => return format!("The penalty for bags is 0 to {most} points."),
            E::RenegeNeedsTwo(_) => "Reneging is penalised between two players only.",
            E::Endless => "A match needs a target or a number of rounds.",
            E::Target(_) => return format!("The target is 1 to {most} points."),
            E::Floor(_) => {
                let least = signed(-Rules::MOST_POINTS);
                return format!("The floor is {least} to −1 points.");
            }
            E::NoRounds => "A match has at least one round.",
            E::Cap(_) => {
                let most = Rules::MOST_ROUNDS;
                return format!("The cap is 1 to {most} rounds.");
            }
            E::RoundsBeyondCap { rounds, cap } => {
                return format!("The match is to have {rounds} rounds, but the cap is {cap}.");
            }
        }
        .to_owned()
    }
}

/// "These rules cannot be played", and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesDoNotFit(pub RulesError);

impl Phrase for RulesDoNotFit {
    fn text(&self) -> String {
        format!("These rules cannot be played. {}", self.0.text())
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

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
        assert_eq!(E::Floor(1).text(), "The floor is −10000 to −1 points.");
        let rounds = E::RoundsBeyondCap { rounds: 12, cap: 10 };
        assert_eq!(rounds.text(), "The match is to have 12 rounds, but the cap is 10.");
    }
}
