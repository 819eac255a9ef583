//! Feeds the statistics with the results of people at this machine.

use bevy::prelude::*;
use spades_rules::{Event, Rules, Seat};

use super::{MatchResult, Outcome, RoundResult, Statistics};
use crate::session::setup::Player;
use crate::session::{Applied, Match, RulesKind};

/// Counts applied actions. Demonstrations and practice don't count.
pub fn count(mut applied: MessageReader<Applied>, game: Option<Res<Match>>, mut statistics: ResMut<Statistics>) {
    let counted = |game: &Res<Match>| game.is_recorded() && game.humans().next().is_some();
    let Some(game) = game.filter(counted) else {
        applied.clear();
        return;
    };
    for applied in applied.read() {
        if applied.events.contains(&Event::RoundScored) {
            note(&mut statistics, &game, &applied.events);
        }
    }
}

/// Records a scored round and a finished match: for the only person at the machine, or for each of several.
fn note(statistics: &mut Statistics, game: &Match, events: &[Event]) {
    let scored = events.contains(&Event::RoundScored);
    let ended = game.game().winners().filter(|_| events.contains(&Event::MatchEnded));
    let people = || {
        game.humans()
            .filter_map(|seat| Some((game.game().side_of(seat), game.player(seat)?.name())))
    };
    if game.hot_seat() {
        if scored {
            statistics.record_round_together(people().map(|(_, name)| name));
        }
        if let Some(winners) = ended {
            statistics.record_match_together(people().map(|(side, name)| (name, Outcome::of(side, &winners))));
        }
    } else if let Some(seat) = game.humans().next() {
        if scored {
            note_round(statistics, game, seat);
        }
        if let Some(winners) = ended {
            note_match(statistics, game, seat, &winners);
        }
    }
}

/// Records a match that the people of a side have conceded.
pub fn note_concession(statistics: &mut Statistics, game: &Match, side: usize) {
    let others: Vec<usize> = (0..game.game().scores().len()).filter(|&other| other != side).collect();
    let mut people = game.humans().filter_map(|seat| Some((seat, game.player(seat)?.name())));
    if game.hot_seat() {
        let ends = people.map(|(seat, name)| (name, Outcome::of(game.game().side_of(seat), &others)));
        statistics.record_match_together(ends);
    } else if let Some((seat, _)) = people.next() {
        note_match(statistics, game, seat, &others);
    }
}

/// Returns the rules of a match if they are the player's own.
fn own_rules(game: &Match) -> Option<Rules> {
    (game.setup().kind == RulesKind::Custom).then_some(game.setup().rules)
}

/// Records a round of the only person at the machine.
fn note_round(statistics: &mut Statistics, game: &Match, seat: Seat) {
    let rules = game.game();
    let Some(sheet) = rules.sheet().get(rules.side_of(seat)) else {
        return;
    };
    let bid = rules.bids().get(seat).copied().flatten();
    statistics.record_round(&RoundResult {
        kind: game.setup().kind,
        own_rules: own_rules(game),
        taken_back: game.was_restarted() || game.taken_back_in(rules.round()) > 0,
        contract: (sheet.contract > 0).then_some(sheet.contract_points > 0),
        nil: bid.filter(|bid| bid.is_nil()).map(|_| rules.tricks()[seat] == 0),
        tricks: u32::from(sheet.tricks),
        bags: u32::from(sheet.bags),
        points: sheet.total,
    });
}

/// Records the end of a match of the only person at the machine.
fn note_match(statistics: &mut Statistics, game: &Match, seat: Seat, winners: &[usize]) {
    let side = game.game().side_of(seat);
    let players = game.setup().players.iter().enumerate();
    let rivals = players.filter(|&(other, _)| game.game().side_of(other) != side);
    let levels = rivals.filter_map(|(_, player)| match player {
        Player::Bot { level, .. } => Some(*level),
        Player::Human { .. } => None,
    });
    statistics.record_match(&MatchResult {
        kind: game.setup().kind,
        own_rules: own_rules(game),
        level: levels.max_by_key(|level| spades_bots::Level::ALL.iter().position(|other| other == level)),
        outcome: Outcome::of(side, winners),
        score: game.game().scores()[side],
        taken_back: game.counts_apart(),
    });
}

#[cfg(test)]
mod tests {
    use super::super::Tally;
    use super::*;
    use crate::session::setup::MatchSetup;
    use spades_bots::Level;
    use spades_rules::{Action, Phase, Preset, Seed};

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
            note(&mut statistics, &game, &events);
        }
        assert_eq!(statistics.matches(), 1);
        assert_eq!(statistics.against_computer.rounds, rounds + 1);
    }

    /// Plays a match of these players to its end and returns the statistics.
    fn counted(preset: Preset, players: Vec<Player>) -> (Statistics, Match) {
        let mut rules = preset.rules();
        rules.end.rounds = Some(2);
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(preset),
            players,
        };
        let mut game = Match::new(setup, Seed::from_u64(8)).expect("a preset");
        let mut statistics = Statistics::default();
        while let Some(&action) = game.game().legal_actions().last() {
            let events = game.apply(action).expect("a legal action");
            note(&mut statistics, &game, &events);
        }
        (statistics, game)
    }

    #[test]
    fn everybody_at_the_machine_is_counted_by_name_and_nobody_as_the_player() {
        let bot = Player::Bot {
            name: "West".into(),
            level: Level::Beginner,
        };
        let person = |name: &str| Player::Human { name: name.into() };
        for preset in Preset::ALL {
            let seats = usize::from(preset.rules().players);
            let mut players = vec![person("Ada"), bot.clone(), person("Grace"), person("Edith")];
            players.truncate(seats);
            if seats == 2 {
                players[1] = person("Grace");
            }
            let (statistics, game) = counted(preset, players);
            assert_eq!(statistics.hot_seat.matches, 1, "{preset:?}");
            assert_eq!(statistics.against_computer, Tally::default(), "{preset:?}");
            let people = game.humans().count();
            assert_eq!(statistics.by_person.len(), people, "{preset:?}");
            for seat in game.humans() {
                let tally = statistics.by_person[game.player(seat).unwrap().name()];
                assert_eq!(tally.matches, 1);
                assert_eq!(tally.rounds, u32::from(game.game().round()));
                let winners = game.game().winners().unwrap();
                let won = winners == [game.game().side_of(seat)];
                assert_eq!(tally.won == 1, won, "{preset:?} {seat}");
            }
        }
    }

    #[test]
    fn one_person_is_counted_wherever_the_seat_is() {
        for seat in 0..4 {
            let player = |at: usize| {
                if at == seat {
                    Player::Human { name: "Ada".into() }
                } else {
                    Player::Bot {
                        name: format!("seat {at}"),
                        level: if at == (seat + 2) % 4 {
                            Level::Expert
                        } else {
                            Level::Beginner
                        },
                    }
                }
            };
            let (statistics, game) = counted(Preset::Pairs, (0..4).map(player).collect());
            assert_eq!(statistics.against_computer.matches, 1);
            let won = game.game().winners().unwrap() == [game.game().side_of(seat)];
            assert_eq!(statistics.against_computer.won == 1, won);
            // The partner's level isn't an opponent's.
            assert_eq!(
                statistics.by_level.keys().copied().collect::<Vec<_>>(),
                [Level::Beginner]
            );
        }
    }

    #[test]
    fn what_was_taken_back_is_counted_apart() {
        let bot = Player::Bot {
            name: "Bot".into(),
            level: Level::Expert,
        };
        let setup = MatchSetup {
            rules: Preset::ClosedDraft.rules(),
            kind: RulesKind::Preset(Preset::ClosedDraft),
            players: vec![Player::Human { name: "Ada".into() }, bot],
        };
        let mut game = Match::new(setup, Seed::from_u64(3)).expect("a preset");
        game.taken_back.push(1);
        let mut statistics = Statistics::default();
        while let Some(&action) = game.game().legal_actions().first() {
            let events = game.apply(action).expect("a legal action");
            note(&mut statistics, &game, &events);
        }
        assert_eq!((statistics.taken_back.matches, statistics.taken_back.rounds), (1, 1));
        assert_eq!(statistics.against_computer.matches, 0);
        assert_eq!(statistics.against_computer.rounds + 1, u32::from(game.game().round()));
    }
}
