//! Texts of the coach.

use super::Phrase;
use super::Words;
use crate::say;
use spades_bots::{Mistake, Reason, SideBid};
use spades_learn::coach::Remark;
use spades_rules::{Action, Card};

use super::mistakes::of_card;
pub(super) use crate::settings::Coach as CoachMode;

// Amount of help from the coach.
impl Phrase for CoachMode {
    fn words(&self) -> Words {
        match self {
            CoachMode::None => say::coach::mode_none(),
            CoachMode::AfterMistakes => say::coach::mode_after_mistakes(),
            CoachMode::BeforeEveryDecision => say::coach::mode_before_every_decision(),
        }
    }

    fn key(&self) -> String {
        mode_key(self)
    }
}

fn mode_key(mode: &CoachMode) -> String {
    format!("coach-{}", spades_words::kebab(&format!("{mode:?}")))
}

/// A decision that could have been better, and its approximate cost in points of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Remarked {
    kind: Mistake,
    taken: Action,
    better: Action,
    reason: Reason,
    drawn: Option<Card>,
    points: u32,
}

impl Remarked {
    /// Creates the text of a remark; `drawn` is the card to be kept or discarded.
    #[must_use]
    pub fn new(remark: &Remark, drawn: Option<Card>) -> Remarked {
        let decision = &remark.decision;
        Remarked {
            kind: remark.kind,
            taken: decision.taken,
            better: decision.best,
            reason: decision.reason_of_the_taken(),
            drawn,
            points: decision.cost().round() as u32,
        }
    }
}

impl Phrase for Remarked {
    fn key(&self) -> String {
        "remark".to_owned()
    }

    fn words(&self) -> Words {
        let remarked = self;
        let Remarked {
            kind, drawn, points, ..
        } = *remarked;
        match (remarked.taken, remarked.better) {
            (Action::Play(taken), Action::Play(better)) => of_play(remarked, taken, better),
            (_, Action::Discard) => say::coach::remarks_discarding(drawn, points),
            (_, Action::Keep) => say::coach::remarks_keeping(drawn, points),
            (taken, better) => {
                let bid = if let Action::Bid(bid) = better { bid } else { 0 };
                match kind {
                    Mistake::BidTooHigh => say::coach::remarks_bid_too_high(better.words(), bid, points),
                    Mistake::BidTooLow => match remarked.reason {
                        Reason::BidLikely {
                            side: SideBid::Dummy, ..
                        } => say::coach::remarks_bid_for_dummy(bid, points),
                        Reason::BidLikely { .. } | Reason::BidStands { .. } => {
                            say::coach::remarks_bid_too_low(better.words(), bid, points)
                        }
                        _ => say::coach::remarks_bid_worth_more(better.words(), bid, points),
                    },
                    Mistake::RiskedNil => say::coach::remarks_risked_nil(taken.words(), better.words(), bid, points),
                    Mistake::MissedNil => say::coach::remarks_missed_nil(points),
                    _ => say::coach::remarks_better(points),
                }
            }
        }
    }
}

/// Returns the remark on a card that was worse than another: the effect of the better card, or else the danger, if any.
fn of_play(remarked: &Remarked, taken: Card, better: Card) -> Words {
    let points = remarked.points;
    if let Some(explained) = of_card(remarked.reason, better, taken, points) {
        return explained.words();
    }
    match remarked.kind {
        Mistake::EndangeredNil => say::coach::remarks_endangered_nil(taken, better, points),
        Mistake::EndangeredBid => say::coach::remarks_endangered_bid(taken, better, points),
        Mistake::SparedOthers => say::coach::remarks_spared_others(better, points),
        Mistake::LeftPartner => say::coach::remarks_left_partner(better, points),
        Mistake::TookBags => say::coach::remarks_took_bags(taken, better, points),
        _ => say::coach::remarks_card_better(better, points),
    }
}

#[cfg(test)]
mod tests {
    use spades_bots::{Alike, CardFacts, Effect, Gain, Goal, Odds, Sources, Stake, Tactic};

    use super::*;
    use crate::text::Phrase;
    use crate::text::tests::is_a_sentence;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn remarked(kind: Mistake, taken: Action, better: Action) -> Remarked {
        Remarked {
            kind,
            taken,
            better,
            reason: Reason::PlayAlike { alike: Alike::Unknown },
            drawn: None,
            points: 12,
        }
    }

    #[test]
    fn every_kind_of_mistake_has_a_sentence_that_names_the_better_choice() {
        let (king, four) = (Action::Play(card("KH")), Action::Play(card("4H")));
        for kind in Mistake::ALL {
            let said = remarked(kind, king, four).text();
            is_a_sentence(&said);
            assert!(
                said.contains("about 12 points") && said.contains("4 of hearts"),
                "{said}"
            );
        }
        let said = |kind, taken, better| remarked(kind, taken, better).text();
        for (kind, taken, better, text) in [
            (
                Mistake::BidTooHigh,
                Action::Bid(6),
                Action::Bid(4),
                "A bit high. A bid of 4 was worth about 12 points more.",
            ),
            (
                Mistake::RiskedNil,
                Action::BlindNil,
                Action::Look,
                "Blind nil was a long shot. Looking first was worth about 12 points more.",
            ),
            (
                Mistake::MissedNil,
                Action::Bid(1),
                Action::Bid(0),
                "This hand was a nil, worth about 12 points more.",
            ),
            (
                Mistake::KeptLow,
                Action::Keep,
                Action::Discard,
                "Discarding the card was better, by about 12 points.",
            ),
        ] {
            assert_eq!(said(kind, taken, better), text);
        }
    }

    /// Three-handed, a bid of 8 on four expected tricks outbids the others for the dummy: the hand has no more.
    #[test]
    fn only_a_hand_that_makes_more_had_more() {
        let low = |reason| {
            Remarked {
                reason,
                ..remarked(Mistake::BidTooLow, Action::Bid(4), Action::Bid(8))
            }
            .text()
        };
        let likely = |side| Reason::BidLikely {
            bid: 8,
            side,
            odds: Odds { met: 20, of: 32 },
            next: None,
            sources: Sources::default(),
        };
        let more = "You had more: a bid of 8 was worth about 12 points more.";
        for side in [SideBid::Own, SideBid::Total(11), SideBid::Open] {
            assert_eq!(low(likely(side)), more);
        }
        assert_eq!(
            low(likely(SideBid::Dummy)),
            "A bid of 8 could have won you the dummy, which nobody had seen: on average worth about 12 points more."
        );
        assert_eq!(
            low(Reason::BidWorthMost { bid: 8 }),
            "A bid of 8 was worth about 12 points more."
        );
    }

    #[test]
    fn the_better_cards_effect_comes_before_the_number() {
        let (king, four) = (card("KH"), card("4H"));
        let text = |gain| {
            Remarked {
                reason: Reason::PlayTactic {
                    card: four,
                    tactic: Tactic::PartnerHolds,
                    facts: CardFacts {
                        effect: Effect::StaysBelow(card("QH")),
                        could_take: Some(king),
                        partner_wins: true,
                        ..CardFacts::default()
                    },
                    stake: Stake::default(),
                    sign: None,
                    gain,
                },
                ..remarked(Mistake::PlayedWorse, Action::Play(king), Action::Play(four))
            }
            .text()
        };
        assert_eq!(
            text(None),
            "Your partner is winning with the queen of hearts, so play the 4 of hearts and save the king of hearts. \
             The king of hearts costs about 12 points."
        );
        let oftener = Gain::Oftener {
            goal: Goal::SideBid { bid: 9 },
            odds: Odds { met: 20, of: 32 },
            card: king,
            other: Odds { met: 12, of: 32 },
        };
        assert_eq!(text(Some(oftener)), text(None), "there is no room for both numbers");
    }
}
