//! One match of the arena.

use std::time::{Duration, Instant};

use spades_rules::{Action, Bid, Game, Phase, Rules, Seed};

use super::player::Player;

/// A match to play.
pub struct Table {
    /// Rules of the match.
    pub rules: Rules,
    /// Number of the match within the run; 2k and 2k+1 share their deals.
    pub number: u64,
    /// Seed of the run.
    pub seed: u64,
    /// Time limit for one decision.
    pub timeout: Duration,
    /// `true` for each of the sides A and B that drafts at random.
    pub random_draft: [bool; 2],
}

/// A side's counts for a match, over all its seats.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Deeds {
    /// Contracts above 0.
    pub contracts: u64,
    /// Contracts made.
    pub made: u64,
    /// Sum of the contracts.
    pub bid: u64,
    /// Tricks taken.
    pub tricks: u64,
    /// Bags taken.
    pub bags: u64,
    /// Rounds that the side's score sheets count.
    pub rounds: u64,
    /// Nils and blind nils bid.
    pub nils: u64,
    /// Nils and blind nils made.
    pub nils_made: u64,
    /// Blind nils among the nils.
    pub blind: u64,
    /// Blind nils made.
    pub blind_made: u64,
    /// Decisions asked for.
    pub decisions: u64,
    /// Time taken for them.
    pub time: Duration,
}

/// Result of a match.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// A's share of the match: 1 for a win, 0 for a loss, in between for a draw.
    pub share: f64,
    /// Rounds played.
    pub rounds: u64,
    /// A's score minus the mean score of B's sides; over `rounds` rounds.
    pub diff: f64,
    /// Counts of A and B.
    pub deeds: [Deeds; 2],
    /// The side that forfeited (0 or 1), and the reason.
    pub forfeit: Option<(usize, String)>,
}

impl Table {
    /// Returns 0 for a seat of A and 1 for one of B. With partnerships and with two players, A has side 0 in even matches and side 1 in odd
    /// ones. Where each seat plays alone, A's one seat moves on with every match.
    pub fn side_of(&self, seat: usize) -> usize {
        let of_a = self.number % self.rules.side_count() as u64;
        usize::from(self.rules.side_of(seat) as u64 != of_a)
    }

    /// Returns the seed of the deals, which both matches of a pair share.
    pub fn game_seed(&self) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&(self.number / 2).to_le_bytes());
        bytes[16] = 0xA7;
        Seed(bytes)
    }

    /// Plays the match. `players` are A and B; each is asked for every seat of its side.
    pub fn play(&self, players: &mut [Player; 2]) -> Outcome {
        let mut outcome = Outcome::default();
        let mut game = match Game::new(self.rules, self.game_seed()) {
            Ok(game) => game,
            Err(why) => {
                outcome.forfeit = Some((0, why.to_string()));
                return outcome;
            }
        };
        while game.phase() != Phase::MatchEnd {
            if game.phase() == Phase::RoundEnd {
                self.note_round(&game, &mut outcome);
            }
            let action = match self.next_action(&game, players, &mut outcome.deeds) {
                Ok(action) => action,
                Err((side, why)) => {
                    outcome.forfeit = Some((side, why));
                    outcome.share = if side == 0 { 0.0 } else { 1.0 };
                    return outcome;
                }
            };
            if let Err(why) = game.apply(action) {
                // Every action was checked against the legal ones, so this can only be a bug in the rules.
                outcome.forfeit = Some((0, format!("the rules refuse {action:?}: {why}")));
                return outcome;
            }
        }
        self.note_round(&game, &mut outcome);
        self.note_end(&game, &mut outcome);
        outcome
    }

    /// Returns the next action; the error is the side without a valid answer, and the reason.
    pub fn next_action(
        &self,
        game: &Game,
        players: &mut [Player; 2],
        deeds: &mut [Deeds; 2],
    ) -> Result<Action, (usize, String)> {
        match (game.phase(), game.actor()) {
            (Phase::RoundEnd, _) => Ok(Action::NextRound),
            (_, Some(seat)) => self.ask(game, seat, players, deeds),
            // The last card has been played: players who may still call a renege are asked before the round is settled.
            (_, None) => {
                for seat in game.callers() {
                    let answer = self.ask(game, seat, players, deeds)?;
                    if matches!(answer, Action::Call(_)) {
                        return Ok(answer);
                    }
                }
                Ok(Action::Settle)
            }
        }
    }

    /// Asks the player at a seat for its decision.
    fn ask(
        &self,
        game: &Game,
        seat: usize,
        players: &mut [Player; 2],
        deeds: &mut [Deeds; 2],
    ) -> Result<Action, (usize, String)> {
        let side = self.side_of(seat);
        let view = game.view(seat);
        let seed = mix(self.seed ^ mix(self.number << 20 ^ game.action_count() as u64));
        if game.phase() == Phase::Draft && self.random_draft[side] {
            return Ok(coin(&view.legal, seed));
        }
        let started = Instant::now();
        let answer = players[side].decide(&view, seed, self.timeout);
        deeds[side].decisions += 1;
        deeds[side].time += started.elapsed();
        let place = || format!("match {}, round {}, seat {seat}", self.number, game.round());
        answer.map_err(|why| (side, format!("{}: {why}", place())))
    }

    /// Adds a scored round to the counts.
    fn note_round(&self, game: &Game, outcome: &mut Outcome) {
        outcome.rounds += 1;
        for (side, sheet) in game.sheet().iter().enumerate() {
            let deeds = &mut outcome.deeds[self.side_of(side)];
            deeds.rounds += 1;
            deeds.bags += u64::from(sheet.bags);
            deeds.tricks += u64::from(sheet.tricks);
            if sheet.contract > 0 {
                deeds.contracts += 1;
                deeds.bid += u64::from(sheet.contract);
                deeds.made += u64::from(sheet.made);
            }
        }
        let tricks = game.tricks();
        for (seat, bid) in game.bids().iter().enumerate() {
            if let Some(bid) = bid.filter(|bid| bid.is_nil()) {
                let deeds = &mut outcome.deeds[self.side_of(seat)];
                deeds.nils += 1;
                deeds.nils_made += u64::from(tricks[seat] == 0);
                let blind = bid == Bid::BlindNil;
                deeds.blind += u64::from(blind);
                deeds.blind_made += u64::from(blind && tricks[seat] == 0);
            }
        }
    }

    fn note_end(&self, game: &Game, outcome: &mut Outcome) {
        let winners = game.winners().unwrap_or_default();
        let own = winners.iter().filter(|&&side| self.side_of(side) == 0).count();
        outcome.share = if winners.is_empty() {
            0.0
        } else {
            own as f64 / winners.len() as f64
        };
        let mean = |which: usize| {
            let scores = game.scores().iter().enumerate();
            let scores: Vec<i32> = scores
                .filter(|&(side, _)| self.side_of(side) == which)
                .map(|(_, &score)| score)
                .collect();
            f64::from(scores.iter().sum::<i32>()) / scores.len() as f64
        };
        outcome.diff = mean(0) - mean(1);
    }
}

/// Picks a random choice in the draft, except a blind nil.
fn coin(legal: &[Action], seed: u64) -> Action {
    let choices: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|&action| action != Action::BlindNil)
        .collect();
    choices[usize::try_from(seed % choices.len() as u64).unwrap_or(0)]
}

/// Applies the finaliser of Splitmix64: every bit of the result depends on every bit of the number.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use spades_bots::Level;
    use spades_rules::{Preset, Renege, Setup};

    use super::super::player::Kind;
    use super::*;

    fn table() -> Table {
        Table {
            rules: Rules {
                renege: Renege::Penalized,
                ..Preset::ClosedDraft.rules()
            },
            number: 0,
            seed: 1,
            timeout: Duration::from_secs(5),
            random_draft: [false; 2],
        }
    }

    /// Returns a round after its last card, in which seat 1 threw a club on the heart led; it held another heart if `reneged`.
    fn played_out(rules: Rules, reneged: bool) -> Game {
        let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
        let last = if reneged { "AH" } else { "AD" };
        let setup = Setup::new(vec![hand("2H 3C"), hand(&format!("4C {last}"))], 0);
        let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
        for word in ["bid1", "bid1", "2H", "4C", "3C", last] {
            game.apply(word.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn players_who_may_call_are_asked_before_the_round_is_scored() {
        let table = table();
        for level in Level::ALL {
            let mut players = [0, 1].map(|_| Player::new(Kind::Level(level)));
            for (reneged, wanted) in [(true, Action::Call(0)), (false, Action::Settle)] {
                let game = played_out(table.rules, reneged);
                let mut deeds = [Deeds::default(); 2];
                assert_eq!(
                    table.next_action(&game, &mut players, &mut deeds),
                    Ok(wanted),
                    "{level:?}"
                );
            }
        }
    }

    /// The answers of an external program count as those of a level do.
    #[test]
    fn a_program_calls_over_the_wire() {
        let table = table();
        let program = |text: &str| Player::new(Kind::Command(text.split(' ').map(String::from).collect()));
        let mut players = [program(r#"yes "settle""#), program(r#"yes {"call":1}"#)];
        let mut deeds = [Deeds::default(); 2];
        let game = played_out(table.rules, false);
        assert_eq!(table.next_action(&game, &mut players, &mut deeds), Ok(Action::Call(1)));
        assert_eq!([deeds[0].decisions, deeds[1].decisions], [1, 1]);
    }
}
