//! Tells the statistics what the player at this machine did.

use bevy::prelude::*;
use spades_rules::{Event, Phase, Sides};

use super::{MatchResult, Outcome, RoundResult, Statistics};
use crate::session::setup::Player;
use crate::session::{Applied, Match, Perspective};

/// Counts what has been applied. A demonstration of bots is not counted.
pub fn count(
    mut applied: MessageReader<Applied>,
    game: Option<Res<Match>>,
    perspective: Res<Perspective>,
    mut statistics: ResMut<Statistics>,
) {
    let counted = |game: &Res<Match>| game.humans().next().is_some();
    let Some(game) = game.filter(counted) else {
        applied.clear();
        return;
    };
    for applied in applied.read() {
        if applied.events.contains(&Event::RoundScored) {
            note(&mut statistics, &game, perspective.viewer, &applied.events);
        }
    }
}

/// Notes a round that was scored, and a match that has ended, as the seat `viewer` saw it.
fn note(statistics: &mut Statistics, game: &Match, viewer: usize, events: &[Event]) {
    let view = game.view(viewer);
    let side = game.game().side_of(viewer);
    if events.contains(&Event::RoundScored)
        && let Some(sheet) = view.sheet.get(side)
    {
        let bid = view.bids.get(viewer).copied().flatten();
        statistics.record_round(&RoundResult {
            kind: game.setup().kind,
            hot_seat: game.hot_seat(),
            contract: (sheet.contract > 0).then_some(sheet.contract_points > 0),
            nil: bid.filter(|bid| bid.is_nil()).map(|_| view.tricks[viewer] == 0),
            tricks: u32::from(sheet.tricks),
            bags: u32::from(sheet.bags),
            points: sheet.total,
        });
    }
    if view.phase == Phase::MatchEnd && events.contains(&Event::MatchEnded) {
        let winners = view.winners.unwrap_or_default();
        let outcome = match (winners.contains(&side), winners.len()) {
            (true, 1) => Outcome::Won,
            (true, _) => Outcome::Drawn,
            (false, _) => Outcome::Lost,
        };
        let rivals = game
            .setup()
            .players
            .iter()
            .enumerate()
            .filter(|(seat, _)| view.rules.sides != Sides::Partners || game.game().side_of(*seat) != side);
        let level = rivals
            .filter_map(|(_, player)| match player {
                Player::Bot { level, .. } => Some(*level),
                Player::Human { .. } => None,
            })
            .max_by_key(|level| spades_bots::Level::ALL.iter().position(|other| other == level));
        statistics.record_match(&MatchResult {
            kind: game.setup().kind,
            level: if game.hot_seat() { None } else { level },
            outcome,
            score: view.scores[side],
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::MatchSetup;
    use spades_bots::Level;
    use spades_rules::{Action, Preset, Seed};

    #[test]
    fn every_round_and_the_match_are_counted_once() {
        let setup = MatchSetup {
            rules: Preset::ClosedDraft.rules(),
            kind: RulesKind::Preset(Preset::ClosedDraft),
            players: vec![
                Player::Human { name: "Ada".to_owned() },
                Player::Bot {
                    name: "Bot".to_owned(),
                    level: Level::Expert,
                },
            ],
        };
        let mut game = Match::new(setup, Seed::from_u64(3)).expect("a preset");
        let mut statistics = Statistics::default();
        let mut rounds = 0;
        while game.game().phase() != Phase::MatchEnd {
            let action = game.game().legal_actions()[0];
            if action == Action::NextRound {
                rounds += 1;
            }
            let events = game.apply(action).expect("a legal action");
            note(&mut statistics, &game, 0, &events);
        }
        assert_eq!(statistics.matches(), 1);
        assert_eq!(statistics.against_computer.rounds, rounds + 1);
    }
}
