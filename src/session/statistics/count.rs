//! Counts the matches of the history.

use spades_archive::facts::{self, MatchFacts, RoundFacts};
use spades_archive::history::Entry;
use spades_bots::Level;
use spades_rules::Rules;

use super::{Outcome, RulesKind, Statistics};
use crate::session::Match;

/// A match of the history, with its facts if it belongs to a single player.
pub type CountedMatch<'a> = (&'a Entry, Option<&'a MatchFacts>);

impl Statistics {
    /// Counts a match that has just ended.
    pub fn count_finished(&mut self, (entry, facts): CountedMatch) {
        let apart = self.is_counted_separately(entry);
        self.add(entry, facts, apart, true);
    }

    /// Returns `true` if a match is counted separately: it was restarted, or a decision was taken back in it.
    #[must_use]
    pub fn is_counted_separately(&self, entry: &Entry) -> bool {
        entry.ending.is_counted_separately() || !self.undone.is_empty() && self.undone.contains(&entry.id.to_string())
    }

    /// Counts a match, on request without its effect on the matches won in a row.
    pub(super) fn add(&mut self, entry: &Entry, facts: Option<&MatchFacts>, apart: bool, in_a_row: bool) {
        let Some(facts) = facts else {
            if entry.own.is_none() {
                self.add_together(entry);
            }
            return;
        };
        if apart {
            self.taken_back.add(facts.outcome);
            self.taken_back.rounds += facts.rounds.len() as u32;
            return;
        }
        self.add_rounds(facts.kind, facts.rules, &facts.rounds);
        self.against_computer.add(facts.outcome);
        self.by_rules.entry(facts.kind).or_default().add(facts.outcome);
        if let Some(tally) = self.of_own(facts.rules) {
            tally.add(facts.outcome);
        }
        let level = |key: &String| Level::from_key(key);
        if let Some(strongest) = facts.rivals.iter().filter_map(level).max() {
            self.by_level.entry(strongest).or_default().add(facts.outcome);
        }
        if facts.outcome == Outcome::Won {
            let score = entry.own_side.and_then(|side| entry.scores.get(side).copied());
            self.best_score = self.best_score.max(score);
        }
        if in_a_row {
            self.streak = if facts.outcome == Outcome::Won {
                self.streak + 1
            } else {
                0
            };
            self.best_streak = self.best_streak.max(self.streak);
        }
    }

    /// Counts a match of several people at this machine. One of the computer's alone counts for nobody.
    fn add_together(&mut self, entry: &Entry) {
        // The round in which somebody concedes isn't scored.
        let rounds = entry.rounds.saturating_sub(u16::from(entry.ending.conceded.is_some()));
        let seats = entry.players.iter().enumerate();
        let people: Vec<_> = seats.filter(|(_, player)| player.level().is_none()).collect();
        if people.is_empty() {
            return;
        }
        self.hot_seat.matches += 1;
        self.hot_seat.rounds += u32::from(rounds);
        for (seat, person) in people {
            let tally = self.by_person.entry(person.name().to_owned()).or_default();
            tally.add(Outcome::of(entry.side_of(seat), &entry.winners));
            tally.rounds += u32::from(rounds);
        }
    }

    /// Counts rounds against the computer.
    fn add_rounds(&mut self, kind: RulesKind, own: Option<Rules>, rounds: &[RoundFacts]) {
        let count = rounds.len() as u32;
        self.against_computer.rounds += count;
        self.by_rules.entry(kind).or_default().rounds += count;
        if let Some(tally) = self.of_own(own) {
            tally.rounds += count;
        }
        let mut before = 0;
        for round in rounds {
            match round.contract {
                Some(true) => self.contracts_made += 1,
                Some(false) => self.contracts_set += 1,
                None => {}
            }
            match round.nil {
                Some(true) => self.nils_made += 1,
                Some(false) => self.nils_failed += 1,
                None => {}
            }
            self.tricks += u32::from(round.tricks);
            self.bags += u32::from(round.bags);
            self.best_round = self.best_round.max(Some(round.score - before));
            before = round.score;
        }
    }

    /// Returns `true` if the counters include rounds of unfinished matches.
    #[must_use]
    pub fn unfinished_rounds(&self) -> bool {
        self.unfinished_rounds
    }

    /// Stops counting the rounds of unfinished matches, which older versions counted when they were scored: the end of the
    /// match counts all its rounds.
    pub fn uncount_unfinished<'a>(&mut self, unfinished: impl IntoIterator<Item = &'a Match>) {
        if !std::mem::take(&mut self.unfinished_rounds) {
            return;
        }
        let mut counted = Statistics::default();
        for game in unfinished {
            if game.game().winners().is_none() {
                counted.add_unfinished(game);
            }
        }
        self.shift(&counted, u32::saturating_sub);
    }

    /// Counts the scored rounds of an unfinished match as older versions did.
    fn add_unfinished(&mut self, game: &Match) {
        let Some(seat) = game.humans().next() else { return };
        let Ok((_, rounds)) = facts::rounds(&game.game().record(), seat) else {
            return;
        };
        if game.hot_seat() {
            self.hot_seat.rounds += rounds.len() as u32;
            for person in game.humans().filter_map(|seat| game.player(seat)) {
                self.by_person.entry(person.name().to_owned()).or_default().rounds += rounds.len() as u32;
            }
            return;
        }
        let kind = game.setup().kind;
        let own = (kind == RulesKind::Custom).then_some(game.setup().rules);
        let apart = |at: usize| game.was_restarted() || game.taken_back_in(at as u16 + 1) > 0;
        let (apart, counted): (Vec<_>, Vec<_>) = rounds.into_iter().enumerate().partition(|&(at, _)| apart(at));
        self.taken_back.rounds += apart.len() as u32;
        let counted: Vec<_> = counted.into_iter().map(|(_, round)| round).collect();
        self.add_rounds(kind, own, &counted);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::Tally;
    use super::*;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Phase, Preset, Seed};

    pub fn person(name: &str) -> Player {
        Player::Human { name: name.into() }
    }

    pub fn bot(level: Level) -> Player {
        Player::Bot {
            name: "Rook".into(),
            level,
        }
    }

    /// Plays a match of two rounds of these players to its end.
    pub fn played(preset: Preset, players: Vec<Player>, seed: u64) -> Match {
        let mut rules = preset.rules();
        rules.end.rounds = Some(2);
        rules.end.level_plays_on = false;
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(preset),
            players,
        };
        let mut game = Match::new(setup, Seed::from_u64(seed)).expect("a preset");
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).expect("a legal action");
        }
        game
    }

    /// Returns a match as the history has it.
    pub fn ended(game: &Match, ended: u64) -> (Entry, Option<MatchFacts>) {
        let finished = game.finished(ended);
        (Entry::of(&finished).unwrap(), MatchFacts::of(&finished).unwrap())
    }

    fn counted(game: &Match) -> Statistics {
        let (entry, facts) = ended(game, 1);
        let mut statistics = Statistics::default();
        statistics.count_finished((&entry, facts.as_ref()));
        statistics
    }

    #[test]
    fn everybody_at_the_machine_is_counted_by_name_and_nobody_as_the_player() {
        for preset in Preset::ALL {
            let seats = usize::from(preset.rules().players);
            let mut players = vec![person("Ada"), bot(Level::Beginner), person("Grace"), person("Edith")];
            players.truncate(seats);
            if seats == 2 {
                players[1] = person("Grace");
            }
            let game = played(preset, players, 8);
            let statistics = counted(&game);
            assert_eq!(statistics.hot_seat.matches, 1, "{preset:?}");
            assert_eq!(statistics.against_computer, Tally::default(), "{preset:?}");
            assert_eq!(statistics.by_person.len(), game.humans().count(), "{preset:?}");
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
            let player = |at: usize| match at {
                at if at == seat => person("Ada"),
                // The partner's level isn't an opponent's.
                at if at == (seat + 2) % 4 => bot(Level::Expert),
                _ => bot(Level::Beginner),
            };
            let game = played(Preset::Pairs, (0..4).map(player).collect(), 8);
            let statistics = counted(&game);
            assert_eq!(statistics.against_computer.matches, 1);
            let won = game.game().winners().unwrap() == [game.game().side_of(seat)];
            assert_eq!(statistics.against_computer.won == 1, won);
            assert_eq!(
                statistics.by_level.keys().copied().collect::<Vec<_>>(),
                [Level::Beginner]
            );
        }
    }

    #[test]
    fn undone_matches_are_counted_separately_and_matches_of_bots_never() {
        let mut game = played(Preset::ClosedDraft, vec![person("Ada"), bot(Level::Expert)], 3);
        game.taken_back.push(1);
        let statistics = counted(&game);
        assert_eq!((statistics.taken_back.matches, statistics.taken_back.rounds), (1, 2));
        assert_eq!((statistics.matches(), statistics.best_round), (1, None));
        let alone = played(Preset::ClosedDraft, vec![bot(Level::Expert); 2], 3);
        assert_eq!(counted(&alone), Statistics::default());
    }

    #[test]
    fn the_end_of_a_match_counts_the_rounds_that_an_older_version_has_counted() {
        let over = played(Preset::ClosedDraft, vec![person("Ada"), bot(Level::Expert)], 3);
        let mut game = Match::new(over.setup().clone(), Seed::from_u64(3)).unwrap();
        let mut actions = over.game().record().actions.into_iter();
        while game.game().phase() != Phase::RoundEnd {
            game.play(actions.next().unwrap()).unwrap();
        }
        let old = r#"{"against_computer":{"rounds":6},"by_rules":{"closed_draft":{"rounds":6}},"tricks":40}"#;
        let mut statistics: Statistics = serde_json::from_str(old).unwrap();
        for _ in 0..2 {
            statistics.uncount_unfinished([&game, &over]);
            assert_eq!(statistics.against_computer.rounds, 5);
        }
        assert_eq!(statistics.by_rules[&RulesKind::Preset(Preset::ClosedDraft)].rounds, 5);
        let (entry, facts) = ended(&over, 1);
        statistics.count_finished((&entry, facts.as_ref()));
        assert_eq!(statistics.against_computer.rounds, 7);
        let rounds = &facts.as_ref().unwrap().rounds;
        assert_eq!(statistics.tricks, 40 + u32::from(rounds[1].tricks));
    }
}
