//! The bots score like the rules: points, bags and the end of the match, for any valid rules, any bids and tricks.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use arrayvec::ArrayVec;
use common::{Tape, rules_from};
use proptest::prelude::*;
use spades_rules::{Bid, Game, PlayedRound, Preset, Rules, Seed, SideScore, Sides, Totals};

use crate::multi_player::Match;
use crate::playout_state::PlayoutState;
use crate::two_player::Standing;

/// A played round, in a match near any of its ends.
#[derive(Debug)]
struct Case {
    rules: Rules,
    played: PlayedRound,
    scores: ArrayVec<i32, 4>,
    bags: ArrayVec<u8, 4>,
    sets: ArrayVec<u8, 4>,
    set_runs: ArrayVec<u8, 4>,
    round: u16,
}

impl Case {
    fn of(bytes: &[u8], players: impl Fn(u8) -> bool) -> Option<Case> {
        let mut tape = Tape(bytes);
        let mut rules = rules_from(&mut tape);
        // Half of the cases use features that only custom rules have.
        if tape.flag() && rules.sides == Sides::Partners {
            let pairs = Preset::Pairs.rules();
            rules = Rules {
                double_nil: true,
                ten: rules.ten,
                ..pairs
            };
        }
        rules.end.level_plays_on = tape.flag();
        if !players(rules.players) || rules.validate().is_err() {
            return None;
        }
        let mut played = PlayedRound::default();
        for seat in 0..usize::from(rules.players) {
            let partner = rules.partner(seat).and_then(|partner| played.bids[partner]);
            let blind = tape.choose(3) == 0;
            let number = tape.pick(&[0, 0, 1, 2, 3, 4, 5, 6, 9, 13, 13]);
            played.bids[seat] = match partner {
                Some(Bid::Blind(_)) => None,
                None if blind && rules.blind_bid.is_some() && number >= 4 => Some(Bid::Blind(number)),
                _ if blind && rules.blind_nil.is_some() => Some(Bid::BlindNil),
                _ => Some(Bid::Tricks(number)),
            };
        }
        if rules.sides == Sides::Dummy {
            let first = tape.choose(3);
            let partner = rules.highest_bidder(&played.bids, first)?;
            played.dummy_partner = Some(partner);
        }
        // All tricks to one hand, or each to any hand.
        let hands = rules.hand_count();
        let one = tape.flag().then(|| tape.choose(hands));
        for _ in 0..13 {
            played.tricks[one.unwrap_or_else(|| tape.choose(hands))] += 1;
        }
        let end = rules.end;
        let near: Vec<i32> = [Some(0), end.target, end.floor].into_iter().flatten().collect();
        let level = tape.flag().then(|| tape.pick(&near));
        let mut score = || level.unwrap_or_else(|| tape.pick(&near) + 7 * i32::from(tape.byte()) - 900);
        let scores = (0..rules.side_count()).map(|_| score()).collect();
        let bags = (0..rules.side_count())
            .map(|_| tape.byte() % rules.bags.limit)
            .collect();
        let mut count = || -> ArrayVec<u8, 4> {
            let counts = end.counts_sets();
            (0..rules.side_count())
                .map(|_| if counts { tape.byte() % 3 } else { 0 })
                .collect()
        };
        let (sets, set_runs) = (count(), count());
        // In the first round nobody bids, where it bids itself.
        let round = tape.pick(&[1, 2, end.rounds.unwrap_or(3), end.cap]);
        if rules.bids_itself(round) {
            played.bids = [None; 4];
        } else if rules.first_round.bids_itself && played.bids == [None; 4] {
            return None;
        }
        Some(Case {
            rules,
            played,
            scores,
            bags,
            sets,
            set_runs,
            round,
        })
    }

    /// Returns the sheet by the rules, and each side's share of the match if it is over.
    fn truth(&self) -> (ArrayVec<SideScore, 4>, Option<Vec<f64>>) {
        let before = Totals {
            scores: &self.scores,
            bags: &self.bags,
            sets: &self.sets,
            set_runs: &self.set_runs,
            round: self.round,
        };
        let sheet = self.rules.score(&self.played, &before);
        let scores: Vec<i32> = sheet.iter().map(|line| line.score).collect();
        let sets: Vec<u8> = sheet.iter().map(|line| line.sets_after).collect();
        let set_runs: Vec<u8> = sheet.iter().map(|line| line.set_run_after).collect();
        let after = Totals {
            scores: &scores,
            sets: &sets,
            set_runs: &set_runs,
            ..before
        };
        let winners = self.rules.winners(&self.played, &after);
        let share = |winners: ArrayVec<usize, 4>| {
            let share = |side| {
                if winners.contains(&side) {
                    1.0 / winners.len() as f64
                } else {
                    0.0
                }
            };
            (0..scores.len()).map(share).collect()
        };
        (sheet, winners.map(share))
    }

    /// Returns the end of the round in the form of playouts.
    fn state(&self) -> PlayoutState {
        let game = Game::new(self.rules, Seed::from_u64(1)).unwrap();
        let mut view = game.view(0);
        view.round = self.round;
        view.dummy_partner = self.played.dummy_partner;
        view.bids = self.played.bids[..game.hands()].to_vec();
        view.tricks = self.played.tricks[..game.hands()].to_vec();
        view.hand_counts.fill(0);
        PlayoutState::from_view(&view)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn two_players_reckon_as_the_rules_do(bytes in prop::collection::vec(any::<u8>(), 60..80)) {
        let Some(case) = Case::of(&bytes, |players| players == 2) else { return Ok(()) };
        let (sheet, shares) = case.truth();
        for seats in [[0, 1], [1, 0]] {
            let before = Standing {
                scores: seats.map(|seat| case.scores[seat]),
                bags: seats.map(|seat| case.bags[seat]),
                sets: seats.map(|seat| case.sets[seat]),
                set_runs: seats.map(|seat| case.set_runs[seat]),
                last: PlayedRound::default(),
                rounds: case.round - 1,
            };
            let bids = seats.map(|seat| case.played.bids[seat]);
            let after = before.after(&case.rules, bids, seats.map(|seat| case.played.tricks[seat]));
            prop_assert_eq!(after.scores, seats.map(|seat| sheet[seat].score), "{:?}", case);
            prop_assert_eq!(after.bags, seats.map(|seat| sheet[seat].bags_after), "{:?}", case);
            prop_assert_eq!(after.rounds, case.round);
            prop_assert_eq!(after.result(&case.rules), shares.as_ref().map(|shares| shares[seats[0]]), "{:?}", case);
        }
    }

    #[test]
    fn more_players_reckon_as_the_rules_do(bytes in prop::collection::vec(any::<u8>(), 60..80)) {
        let Some(case) = Case::of(&bytes, |players| players > 2) else { return Ok(()) };
        let (sheet, shares) = case.truth();
        let state = case.state();
        let before = Match {
            rules: case.rules,
            scores: case.scores.clone(),
            bags: case.bags.clone(),
            sets: case.sets.clone(),
            set_runs: case.set_runs.clone(),
            round: case.round,
        };
        let end = before.score(&state);
        prop_assert_eq!(&end.sheet, &sheet, "{:?}", case);
        let standings = case.rules.standings(&case.played);
        for hand in 0..4 {
            let side = case.rules.side_of(case.rules.player_of(hand, case.played.dummy_partner));
            prop_assert_eq!(end.bags(&case.rules, hand), sheet[side].bags);
            let (contract, toward) = state.contract(&case.rules, state.side[hand]);
            let standing = standings[side];
            prop_assert_eq!(contract, standing.contract, "{} {:?}", hand, case);
            // Without a contract, no tricks count toward it.
            if contract > 0 {
                prop_assert_eq!(toward, standing.toward, "{} {:?}", hand, case);
            }
        }
        // If the match continues, the next round begins from the result of this one.
        let after = Match {
            round: case.round + 1,
            scores: sheet.iter().map(|line| line.score).collect(),
            bags: sheet.iter().map(|line| line.bags_after).collect(),
            sets: sheet.iter().map(|line| line.sets_after).collect(),
            set_runs: sheet.iter().map(|line| line.set_run_after).collect(),
            ..before.clone()
        };
        for seat in 0..usize::from(case.rules.players) {
            let side = case.rules.side_of(seat);
            let wanted = match &shares {
                Some(shares) => shares[side] as f32,
                None => after.now(seat),
            };
            prop_assert_eq!(before.chance_after(&before.score(&state), seat), wanted, "{} {:?}", seat, case);
        }
    }
}
