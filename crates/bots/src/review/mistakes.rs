//! Kinds of mistakes, derived from the action taken, the best action and the reason.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use spades_rules::{Action, Card, Seat, Suit};

use super::{Report, ReviewedDecision};
use crate::reason::{Cost, Gain, Goal, Outlook, Promise, Reason, Tactic};

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mistake {
    /// Draft: a low spade was kept.
    KeptLowSpade,
    /// Draft: a high spade was kept.
    KeptHighSpade,
    /// Draft: a high card of another suit was kept.
    KeptHigh,
    /// Draft: a low card of another suit was kept.
    KeptLow,
    /// Draft: a spade was discarded.
    ThrewSpade,
    /// Draft: a high card of another suit was discarded.
    ThrewHigh,
    /// Draft: a low card of another suit was discarded.
    ThrewLow,
    /// The bid was higher than the best.
    BidTooHigh,
    /// The bid was lower than the best.
    BidTooLow,
    /// A nil was bid, but not best.
    RiskedNil,
    /// A nil was best, but not bid.
    MissedNil,
    /// A card put your own nil at risk.
    EndangeredNil,
    /// A card put your side's bid at risk.
    EndangeredBid,
    /// A card let the opponents make what they promised.
    SparedOthers,
    /// A card did not protect the partner's nil.
    LeftPartner,
    /// A card took avoidable bags.
    TookBags,
    /// A card lost value in some other way.
    PlayedWorse,
}

impl Mistake {
    /// All kinds.
    pub const ALL: [Mistake; 17] = [
        Mistake::KeptLowSpade,
        Mistake::KeptHighSpade,
        Mistake::KeptHigh,
        Mistake::KeptLow,
        Mistake::ThrewSpade,
        Mistake::ThrewHigh,
        Mistake::ThrewLow,
        Mistake::BidTooHigh,
        Mistake::BidTooLow,
        Mistake::RiskedNil,
        Mistake::MissedNil,
        Mistake::EndangeredNil,
        Mistake::EndangeredBid,
        Mistake::SparedOthers,
        Mistake::LeftPartner,
        Mistake::TookBags,
        Mistake::PlayedWorse,
    ];

    /// Returns the kind of a decision, if it was a mistake and its kind can be determined.
    #[must_use]
    pub fn of(decision: &ReviewedDecision) -> Option<Mistake> {
        if !decision.is_mistake() {
            return None;
        }
        let card = drawn(&decision.reason);
        let nil = |action| matches!(action, Action::BlindNil | Action::Bid(0));
        Some(match (decision.taken, decision.best) {
            (Action::Keep, Action::Discard) => match card? {
                card if card.suit() == Suit::Spades && card.rank() < HIGH_SPADE => Mistake::KeptLowSpade,
                card if card.suit() == Suit::Spades => Mistake::KeptHighSpade,
                card if card.rank() >= HIGH => Mistake::KeptHigh,
                _ => Mistake::KeptLow,
            },
            (Action::Discard, Action::Keep) => match card? {
                card if card.suit() == Suit::Spades => Mistake::ThrewSpade,
                card if card.rank() >= HIGH => Mistake::ThrewHigh,
                _ => Mistake::ThrewLow,
            },
            (Action::Bid(taken @ 1..), Action::Bid(best @ 1..)) if taken > best => Mistake::BidTooHigh,
            (Action::Bid(1..), Action::Bid(1..)) => Mistake::BidTooLow,
            (taken, _) if nil(taken) => Mistake::RiskedNil,
            (_, best) if nil(best) => Mistake::MissedNil,
            (Action::Play(_), Action::Play(_)) => of_play(&decision.reason),
            _ => return None,
        })
    }
}

/// The lowest high spade: the ten.
const HIGH_SPADE: u8 = 8;
/// The lowest high card of another suit: the queen.
const HIGH: u8 = 10;

/// Returns the card that was to be kept or discarded.
fn drawn(reason: &Reason) -> Option<Card> {
    match *reason {
        Reason::DraftEven { card } | Reason::DrawnBetter { card, .. } | Reason::NextBetter { card, .. } => Some(card),
        _ => None,
    }
}

fn of_play(reason: &Reason) -> Mistake {
    match reason {
        Reason::PlayKnown {
            outlook,
            instead: Some(instead),
            ..
        } => match instead.cost {
            Cost::OwnPromise if matches!(outlook, Outlook::NilStands) => Mistake::EndangeredNil,
            Cost::OwnPromise => Mistake::EndangeredBid,
            Cost::RivalPromise => Mistake::SparedOthers,
            Cost::Bags(_) => Mistake::TookBags,
            Cost::Tricks | Cost::Worth => Mistake::PlayedWorse,
        },
        Reason::PlayKnown {
            rival: Some(Promise::Nil | Promise::Bid),
            ..
        } => Mistake::SparedOthers,
        Reason::PlayTactic { tactic, gain, .. } => gain.as_ref().map_or_else(|| of_tactic(*tactic), of_gain),
        _ => Mistake::PlayedWorse,
    }
}

fn of_gain(gain: &Gain) -> Mistake {
    match gain {
        Gain::Oftener { goal, .. } => match goal {
            Goal::OwnNil => Mistake::EndangeredNil,
            Goal::OwnBid { .. } | Goal::SideBid { .. } => Mistake::EndangeredBid,
            Goal::PartnerNil => Mistake::LeftPartner,
            Goal::RivalNil | Goal::RivalBid => Mistake::SparedOthers,
        },
        Gain::FewerBags { .. } => Mistake::TookBags,
        Gain::Little { .. } => Mistake::PlayedWorse,
    }
}

fn of_tactic(tactic: Tactic) -> Mistake {
    match tactic {
        Tactic::NilSafestLead | Tactic::NilDucks | Tactic::NilDiscards | Tactic::NilLikelyBeaten => {
            Mistake::EndangeredNil
        }
        Tactic::CoverTakesOver | Tactic::CoverHigh | Tactic::CoverLead => Mistake::LeftPartner,
        Tactic::LeavesToNil
        | Tactic::LowLeadAtNil
        | Tactic::NoBidHurtsOthers
        | Tactic::MadeHurtsOthers
        | Tactic::LostHurtsOthers => Mistake::SparedOthers,
        Tactic::TakesNeeded | Tactic::LeadsSpades | Tactic::LeadsForBid => Mistake::EndangeredBid,
        Tactic::NoBidAvoidsBag | Tactic::MadeAvoidsBag | Tactic::MadeLeads => Mistake::TookBags,
        Tactic::PartnerHolds | Tactic::TooDear | Tactic::LeadsMaster => Mistake::PlayedWorse,
    }
}

/// A seat's decisions in a stage of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageReview {
    /// Number of decisions with more than one option.
    pub decisions: u32,
    /// Number of those that were not clear mistakes.
    pub best: u32,
    /// Points of the round given away in total; never below 0.
    pub points: f64,
}

/// The cost of mistakes of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Loss {
    /// Number of mistakes.
    pub times: u32,
    /// Points of the round.
    pub points: f64,
    /// Lost chances to win the match, summed, each 0 to 1.
    pub chance: f64,
}

/// Summary of a seat's decisions in a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatReview {
    /// Keeps and discards; no decisions in dealt games.
    pub draft: StageReview,
    /// Bids, nils and blind nils.
    pub bids: StageReview,
    /// Cards played.
    pub play: StageReview,
    /// Cost of the mistakes, by kind.
    pub mistakes: BTreeMap<Mistake, Loss>,
    /// The costliest mistake of each kind, as the number of actions before it.
    pub examples: BTreeMap<Mistake, usize>,
}

impl StageReview {
    /// Returns the accuracy, 0 to 100, like [`Report::accuracy`]; `None` without decisions.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 100.0 * 0.5f64.powf(self.points.max(0.0) / Report::HALVED))
    }
}

impl Report {
    /// Returns a summary of a seat's decisions.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> SeatReview {
        let mut sum = SeatReview::default();
        let mut costliest: BTreeMap<Mistake, f64> = BTreeMap::new();
        for decision in self.decisions.iter().filter(|decision| decision.seat == seat) {
            let stage = match decision.taken {
                Action::Keep | Action::Discard | Action::Draw => &mut sum.draft,
                Action::Play(_) => &mut sum.play,
                _ => &mut sum.bids,
            };
            stage.decisions += 1;
            stage.best += u32::from(!decision.is_mistake());
            stage.points += decision.points;
            if let Some(kind) = Mistake::of(decision) {
                let loss = sum.mistakes.entry(kind).or_default();
                loss.times += 1;
                loss.points += decision.cost();
                loss.chance += decision.loss;
                let max = costliest.entry(kind).or_insert(f64::NEG_INFINITY);
                if decision.loss > *max {
                    *max = decision.loss;
                    sum.examples.insert(kind, decision.at);
                }
            }
        }
        for stage in [&mut sum.draft, &mut sum.bids, &mut sum.play] {
            stage.points = stage.points.max(0.0);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_facts::{Alike, CardFacts};
    use crate::facts::{Drafted, Fate, Stake};
    use crate::reason::Instead;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn decision(taken: Action, best: Action, points: f64, reason: Reason) -> ReviewedDecision {
        ReviewedDecision {
            at: 0,
            seat: 0,
            taken,
            best,
            loss: points / 200.0,
            points,
            error: 0.5,
            reason,
            options: vec![],
            luck: None,
            gained: 0.0,
        }
    }

    fn next_better(drawn: &str) -> Reason {
        Reason::NextBetter {
            card: card(drawn),
            tricks: 0.4,
            drafted: Drafted::default(),
        }
    }

    fn known(outlook: Outlook, cost: Cost) -> Reason {
        Reason::PlayKnown {
            card: card("3C"),
            fate: Fate::Open,
            stake: Stake::default(),
            outlook,
            rival: None,
            instead: Some(Instead {
                card: card("2C"),
                cost,
                fate: Fate::Open,
            }),
            alike: Alike::Unknown,
        }
    }

    #[test]
    fn kinds_follow_from_reasons() {
        use Mistake as M;
        let (keep, throw) = (Action::Keep, Action::Discard);
        let play = |reason| decision(Action::Play(card("2C")), Action::Play(card("3C")), 9.0, reason);
        let stands = Outlook::BidStands { bid: 4, bags: Some(0) };
        for (decision, kind) in [
            (decision(keep, throw, 3.0, next_better("4S")), M::KeptLowSpade),
            (decision(keep, throw, 3.0, next_better("TS")), M::KeptHighSpade),
            (decision(keep, throw, 3.0, next_better("QH")), M::KeptHigh),
            (decision(keep, throw, 3.0, next_better("JH")), M::KeptLow),
            (decision(throw, keep, 3.0, next_better("2S")), M::ThrewSpade),
            (decision(throw, keep, 3.0, next_better("AC")), M::ThrewHigh),
            (decision(throw, keep, 3.0, next_better("3C")), M::ThrewLow),
            (
                decision(Action::Bid(5), Action::Bid(4), 3.0, Reason::BidWorthMost { bid: 4 }),
                M::BidTooHigh,
            ),
            (
                decision(Action::Bid(3), Action::Bid(4), 3.0, Reason::BidWorthMost { bid: 4 }),
                M::BidTooLow,
            ),
            (
                decision(Action::Bid(0), Action::Bid(4), 3.0, Reason::BidWorthMost { bid: 4 }),
                M::RiskedNil,
            ),
            (
                decision(Action::BlindNil, Action::Look, 3.0, Reason::LookFirst),
                M::RiskedNil,
            ),
            (
                decision(Action::Bid(2), Action::Bid(0), 3.0, Reason::BidWorthMost { bid: 0 }),
                M::MissedNil,
            ),
            (play(known(Outlook::NilStands, Cost::OwnPromise)), M::EndangeredNil),
            (play(known(stands, Cost::OwnPromise)), M::EndangeredBid),
            (play(known(stands, Cost::RivalPromise)), M::SparedOthers),
            (play(known(stands, Cost::Bags(2))), M::TookBags),
            (play(known(stands, Cost::Tricks)), M::PlayedWorse),
            (
                play(Reason::PlayTactic {
                    card: card("2C"),
                    tactic: Tactic::CoverHigh,
                    facts: CardFacts::default(),
                    stake: Stake::default(),
                    sign: None,
                    gain: None,
                }),
                M::LeftPartner,
            ),
        ] {
            assert_eq!(Mistake::of(&decision), Some(kind));
        }
        // A decision that is not a clear mistake has no kind.
        assert_eq!(Mistake::of(&decision(keep, throw, 0.6, next_better("4S"))), None);
    }

    #[test]
    fn a_seat_is_summed_up_by_stages_and_kinds() {
        let report = Report {
            decisions: vec![
                decision(Action::Keep, Action::Discard, 4.0, next_better("4S")),
                decision(Action::Keep, Action::Discard, 2.0, next_better("5S")),
                decision(Action::Keep, Action::Keep, 0.0, next_better("AS")),
                decision(Action::Bid(4), Action::Bid(4), -1.0, Reason::BidWorthMost { bid: 4 }),
                ReviewedDecision {
                    seat: 1,
                    ..decision(Action::Keep, Action::Discard, 50.0, next_better("4S"))
                },
            ],
            accuracy: vec![],
            turning_point: None,
            reneges: vec![],
            calls: vec![],
        };
        let sum = report.of_seat(0);
        let draft = StageReview {
            decisions: 3,
            best: 1,
            points: 6.0,
        };
        assert_eq!((sum.draft, sum.bids.points, sum.play.accuracy()), (draft, 0.0, None));
        assert_eq!(sum.bids.accuracy(), Some(100.0));
        assert!(
            sum.draft
                .accuracy()
                .is_some_and(|accuracy| (93.0..94.0).contains(&accuracy))
        );
        let loss = sum.mistakes[&Mistake::KeptLowSpade];
        assert_eq!((loss.times, loss.points, sum.mistakes.len()), (2, 6.0, 1));
    }

    #[test]
    fn the_costliest_mistake_of_a_kind_is_its_example() {
        let dear = |at: usize, loss: f64| ReviewedDecision {
            at,
            loss,
            ..decision(Action::Keep, Action::Discard, 30.0, next_better("4S"))
        };
        let report = Report {
            decisions: vec![dear(3, 0.1), dear(5, 0.3), dear(9, 0.2)],
            accuracy: vec![],
            turning_point: None,
            reneges: vec![],
            calls: vec![],
        };
        let review = report.of_seat(0);
        assert_eq!(review.mistakes[&Mistake::KeptLowSpade].times, 3);
        assert_eq!(review.examples, [(Mistake::KeptLowSpade, 5)].into());
    }

    #[test]
    fn every_kind_is_listed_once_and_has_a_key() {
        let mut keys: Vec<String> = Mistake::ALL
            .iter()
            .map(|kind| serde_json::to_string(kind).unwrap())
            .collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), Mistake::ALL.len());
    }
}
