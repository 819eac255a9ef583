//! Texts of the coach.

use spades_bots::{Mistake, Reason, SideBid};
use spades_learn::coach::Remark;
use spades_messages_derive::{Message, message_of};
use spades_rules::{Action, Card};

use super::language::said_as;
use super::mistakes::of_card;
use super::reasons::Explained;
pub(super) use crate::settings::Coach as CoachMode;

/// Texts of the coach's panel besides the remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Coach {
    /// Button that plays out the better choice on the table.
    ShowMe,
    /// Button that takes the decision back.
    TakeBack,
    /// Consequence of taking a decision back.
    WhatTakingBackCosts,
    /// Button that closes the remark.
    Close,
    /// Says that the layout shown is one of several possible ones.
    OneWayTheyMayLie,
}

// Amount of help from the coach.
message_of! {
    #[message(prefix = "coach-mode", key_with = mode_key)]
    enum CoachMode {
        None,
        AfterMistakes,
        BeforeEveryDecision,
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

/// The coach's remark on a decision.
#[derive(Clone, Debug, PartialEq, Message)]
pub(super) enum Remarks {
    #[message(transparent)]
    Explained(Explained),
    Discarding {
        card: Option<Card>,
        points: u32,
    },
    Keeping {
        card: Option<Card>,
        points: u32,
    },
    BidTooHigh {
        better: Action,
        bid: u8,
        points: u32,
    },
    BidTooLow {
        better: Action,
        bid: u8,
        points: u32,
    },
    /// A higher bid may win a dummy that nobody has seen, whatever the hand is worth.
    BidForDummy {
        bid: u8,
        points: u32,
    },
    /// A higher bid is better on average, but not because the hand takes more tricks.
    BidWorthMore {
        better: Action,
        bid: u8,
        points: u32,
    },
    RiskedNil {
        taken: Action,
        better: Action,
        bid: u8,
        points: u32,
    },
    MissedNil {
        points: u32,
    },
    EndangeredNil {
        taken: Card,
        better: Card,
        points: u32,
    },
    EndangeredBid {
        taken: Card,
        better: Card,
        points: u32,
    },
    SparedOthers {
        better: Card,
        points: u32,
    },
    LeftPartner {
        better: Card,
        points: u32,
    },
    TookBags {
        taken: Card,
        better: Card,
        points: u32,
    },
    CardBetter {
        better: Card,
        points: u32,
    },
    Better {
        points: u32,
    },
}

impl From<&Remarked> for Remarks {
    fn from(remarked: &Remarked) -> Remarks {
        let Remarked {
            kind, drawn, points, ..
        } = *remarked;
        match (remarked.taken, remarked.better) {
            (Action::Play(taken), Action::Play(better)) => of_play(remarked, taken, better),
            (_, Action::Discard) => Remarks::Discarding { card: drawn, points },
            (_, Action::Keep) => Remarks::Keeping { card: drawn, points },
            (taken, better) => {
                let bid = if let Action::Bid(bid) = better { bid } else { 0 };
                match kind {
                    Mistake::BidTooHigh => Remarks::BidTooHigh { better, bid, points },
                    Mistake::BidTooLow => match remarked.reason {
                        Reason::BidLikely {
                            side: SideBid::Dummy, ..
                        } => Remarks::BidForDummy { bid, points },
                        Reason::BidLikely { .. } | Reason::BidStands { .. } => {
                            Remarks::BidTooLow { better, bid, points }
                        }
                        _ => Remarks::BidWorthMore { better, bid, points },
                    },
                    Mistake::RiskedNil => Remarks::RiskedNil {
                        taken,
                        better,
                        bid,
                        points,
                    },
                    Mistake::MissedNil => Remarks::MissedNil { points },
                    _ => Remarks::Better { points },
                }
            }
        }
    }
}

/// Returns the remark on a card that was worse than another: the effect of the better card, or else the danger, if any.
fn of_play(remarked: &Remarked, taken: Card, better: Card) -> Remarks {
    let points = remarked.points;
    if let Some(explained) = of_card(remarked.reason, better, taken, points) {
        return Remarks::Explained(explained);
    }
    match remarked.kind {
        Mistake::EndangeredNil => Remarks::EndangeredNil { taken, better, points },
        Mistake::EndangeredBid => Remarks::EndangeredBid { taken, better, points },
        Mistake::SparedOthers => Remarks::SparedOthers { better, points },
        Mistake::LeftPartner => Remarks::LeftPartner { better, points },
        Mistake::TookBags => Remarks::TookBags { taken, better, points },
        _ => Remarks::CardBetter { better, points },
    }
}

said_as!(Remarked, Remarks, "remark");

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
    fn what_the_better_card_does_goes_before_the_number() {
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
