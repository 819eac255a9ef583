//! The outcome of the bids of a scored round, side by side and nil by nil, and the reneges called: the data for the sentences on the
//! score sheet.

use spades_rules::{Action, Bid, Card, CardSet, Seat, Suit, View};

use super::replay::ReplayCursor;
use super::{Match, SideWho, Who};

/// An item of the story of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundOutcome {
    /// A contract was made.
    Made {
        /// Side that bid.
        side: SideWho,
        /// Tricks bid.
        bid: u8,
        /// Tricks taken.
        tricks: u8,
    },
    /// A contract was set.
    Set {
        /// Side that bid.
        side: SideWho,
        /// Tricks bid.
        bid: u8,
        /// Tricks taken.
        tricks: u8,
    },
    /// A nil was made or failed.
    Nil {
        /// Player who bid nil.
        who: Who,
        /// `true` if it was declared before seeing a card.
        blind: bool,
        /// Tricks taken.
        tricks: u8,
    },
    /// A renege was called correctly, which ended the round.
    Renege {
        /// Player who called it.
        caller: Who,
        /// Player who reneged.
        culprit: Who,
        /// First card that broke a rule.
        card: Card,
        /// Suit that should have been followed; `None` if spades were led too early.
        held: Option<Suit>,
    },
    /// A renege was called that had not happened.
    CalledInVain {
        /// Player who called it.
        caller: Who,
    },
}

impl Match {
    /// Returns the story of the round on the score sheet; empty unless a round is scored.
    #[must_use]
    pub fn round_story(&self) -> Vec<RoundOutcome> {
        let game = self.game();
        if !game.phase().is_scored() {
            return Vec::new();
        }
        let mut story = self.calls_in_vain();
        if let Some(outcome) = self.renege() {
            story.push(outcome);
            return story;
        }
        for (side, score) in game.sheet().iter().enumerate() {
            if score.contract > 0 {
                let (who, bid, tricks) = (self.side_who(side), score.contract, score.tricks);
                story.push(if score.made {
                    RoundOutcome::Made { side: who, bid, tricks }
                } else {
                    RoundOutcome::Set { side: who, bid, tricks }
                });
            }
            for seat in self.setup().rules.seats_of(side) {
                if let Some(bid) = game.bids().get(seat).copied().flatten().filter(|bid| bid.is_nil()) {
                    story.push(RoundOutcome::Nil {
                        who: self.who(seat),
                        blind: bid == Bid::BlindNil,
                        tricks: game.tricks()[seat],
                    });
                }
            }
        }
        story
    }

    /// Returns the wrong calls of this round: all but the one that ended it.
    fn calls_in_vain(&self) -> Vec<RoundOutcome> {
        let actions = &self.game().record().actions;
        let mut calls: Vec<Seat> = actions
            .iter()
            .rev()
            .take_while(|&&action| action != Action::NextRound)
            .filter_map(|action| match action {
                Action::Call(seat) => Some(usize::from(*seat)),
                _ => None,
            })
            .collect();
        calls.reverse();
        if self.called_renege().is_some() {
            calls.pop();
        }
        let outcome = |seat| RoundOutcome::CalledInVain { caller: self.who(seat) };
        calls.into_iter().map(outcome).collect()
    }

    /// Returns the story item of the renege whose call ended the round.
    fn renege(&self) -> Option<RoundOutcome> {
        let renege = self.called_renege()?;
        Some(RoundOutcome::Renege {
            caller: self.who(renege.caller),
            culprit: self.who(renege.culprit),
            card: renege.card,
            held: renege.suit,
        })
    }

    /// Returns the renege whose call ended the round, with its proof.
    #[must_use]
    pub fn called_renege(&self) -> Option<CalledRenege> {
        let record = self.game().record();
        let start = record.actions.iter().rposition(|&action| action == Action::NextRound);
        let mut past = ReplayCursor::new(record).ok()?;
        past.seek(start.map_or(0, |index| index + 1));
        let mut breaches = Vec::new();
        while let Some(action) = past.next_action() {
            let before = past.game().phase();
            if let (Action::Play(card), Some(seat)) = (action, past.game().actor()) {
                breaches.extend(breach(&past.game().view(seat), seat, card));
            }
            let tricks = match action {
                Action::Call(_) => past.game().view(0).played,
                _ => Vec::new(),
            };
            if !past.step() {
                break;
            }
            let ended = !before.is_scored() && past.game().phase().is_scored();
            if let (Action::Call(caller), true) = (action, ended) {
                let caller = usize::from(caller);
                let breach = breaches.into_iter().find(|breach| breach.seat != caller)?;
                return Some(CalledRenege {
                    caller,
                    culprit: breach.seat,
                    card: breach.card,
                    suit: breach.suit,
                    trick: breach.trick,
                    plays: tricks.get(breach.trick)?.plays.clone(),
                    lawful: breach.lawful,
                });
            }
        }
        None
    }
}

/// A correctly called renege and its proof: the trick in which it happened, and the cards that were legal there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledRenege {
    pub caller: Seat,
    pub culprit: Seat,
    /// First card that broke a rule.
    pub card: Card,
    /// Suit that should have been followed; `None` if spades were led too early.
    pub suit: Option<Suit>,
    /// Number of its trick, counted from 0.
    pub trick: usize,
    /// Cards of that trick, in the order played.
    pub plays: Vec<(Seat, Card)>,
    /// Cards in the culprit's hand that would have kept the rules.
    pub lawful: CardSet,
}

/// A card that broke a rule.
struct Breach {
    seat: Seat,
    card: Card,
    suit: Option<Suit>,
    trick: usize,
    lawful: CardSet,
}

/// Returns the breach that playing this card would commit, if any.
fn breach(view: &View, seat: Seat, card: Card) -> Option<Breach> {
    if view.lawful.contains(card) {
        return None;
    }
    Some(Breach {
        seat,
        card,
        suit: view.led().map(Card::suit),
        trick: view.complete_tricks().len(),
        lawful: view.lawful,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Preset, Renege, Seed};

    /// Plays many pseudo-random legal choices and checks the match at the end of each round.
    fn rounds(preset: Preset, renege: Renege, mut check: impl FnMut(&Match)) {
        let mut rules = preset.rules();
        rules.renege = renege;
        for seed in 0..12u64 {
            let setup = MatchSetup {
                rules,
                kind: RulesKind::Preset(preset),
                players: vec![Player::Human { name: "Ada".into() }; usize::from(rules.players)],
            };
            let mut game = Match::new(setup, Seed::from_u64(seed)).unwrap();
            let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            for _ in 0..1500 {
                if game.game().phase().is_scored() {
                    check(&game);
                }
                let legal = game.game().legal_actions();
                if legal.is_empty() {
                    break;
                }
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                let action = legal[(dice % legal.len() as u64) as usize];
                game.play(action).unwrap();
            }
        }
    }

    #[test]
    fn every_bid_is_described_as_on_the_sheet_in_every_preset() {
        for preset in Preset::ALL {
            let (mut nils, mut sets) = (0, 0);
            rounds(preset, Renege::Prevented, |game| {
                let story = game.round_story();
                let sheet = game.game().sheet();
                let contracts = sheet.iter().filter(|score| score.contract > 0).count();
                let bid_nil = game.game().bids().iter().flatten().filter(|bid| bid.is_nil()).count();
                assert_eq!(story.len(), contracts + bid_nil, "{preset:?}: {story:?}");
                for outcome in &story {
                    match outcome {
                        RoundOutcome::Made { bid, tricks, .. } => {
                            assert!(tricks >= bid || preset == Preset::ThreeHanded)
                        }
                        RoundOutcome::Set { bid, tricks, .. } => {
                            sets += 1;
                            // A failed nil's tricks may count for nobody.
                            assert!(tricks < bid || !preset.rules().failed_nil_helps_partner);
                        }
                        RoundOutcome::Nil { .. } => nils += 1,
                        RoundOutcome::Renege { .. } | RoundOutcome::CalledInVain { .. } => {
                            panic!("nobody can renege here")
                        }
                    }
                }
            });
            assert!(sets > 0, "{preset:?}");
            assert!(
                nils > 0 || preset == Preset::Mirror || preset.rules().nil.is_none(),
                "{preset:?}"
            );
        }
    }

    #[test]
    fn only_a_renege_is_announced_with_its_card() {
        let (mut called, mut led, mut in_vain) = (0, 0, 0);
        rounds(Preset::ClosedDraft, Renege::Penalized, |game| {
            let story = game.round_story();
            let ended_by_call = game.game().sheet().iter().any(|score| score.renege_points != 0);
            let outcome = story
                .iter()
                .any(|outcome| matches!(outcome, RoundOutcome::Renege { .. }));
            assert!(outcome || !ended_by_call, "{story:?}");
            assert_eq!(outcome, game.called_renege().is_some());
            in_vain += story
                .iter()
                .filter(|outcome| matches!(outcome, RoundOutcome::CalledInVain { .. }))
                .count();
            if outcome {
                let rightly = |outcome: &&RoundOutcome| !matches!(outcome, RoundOutcome::CalledInVain { .. });
                assert_eq!(story.iter().filter(rightly).count(), 1);
                called += 1;
                let proof = game.called_renege().unwrap();
                assert!(proof.plays.contains(&(proof.culprit, proof.card)), "{proof:?}");
                assert!(!proof.lawful.contains(proof.card) && !proof.lawful.is_empty());
                let opened = proof.plays[0].1.suit();
                assert_eq!(proof.suit.is_none(), proof.plays[0].0 == proof.culprit);
                assert!(proof.suit.is_none_or(|suit| suit == opened));
                assert!(
                    proof
                        .suit
                        .is_none_or(|suit| proof.lawful.iter().all(|card| card.suit() == suit))
                );
                led += usize::from(matches!(story.last(), Some(RoundOutcome::Renege { held: None, .. })));
            }
        });
        assert!(called > 0 && led <= called && in_vain > 0);
    }
}
