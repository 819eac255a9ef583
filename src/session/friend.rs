//! A match over a friend's deals, from a code that carries the friend's scores. Afterward both score lines
//! are compared round by round.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_archive::code::DealCode;
use spades_archive::compare::{Comparison, Seen, compare};
use spades_archive::{MatchId, Sheet};
use spades_rules::Seed;

use super::{Match, MatchFinished};

/// Code that supplies the deals of the next match, if it carries its sender's scores.
#[derive(Resource, Default, Debug)]
pub struct PendingChallenge(pub Option<DealCode>);

impl PendingChallenge {
    /// Takes the code if it belongs to the match with this seed.
    pub(super) fn take(&mut self, seed: Seed) -> Option<String> {
        let code = self.0.take()?;
        (code.seed() == seed && code.sender().is_some()).then(|| code.to_string())
    }
}

impl Match {
    /// Compares the friend's score line (first) with the only person's, over the rounds that both have
    /// played. Returns `None` if the deals aren't a friend's or several people play.
    #[must_use]
    pub fn compared(&self) -> Option<Comparison> {
        let code: DealCode = self.friend.as_deref()?.parse().ok()?;
        let side = self.finished(0).own_side()?;
        let sheet = Sheet::of(&self.game().record()).ok()?;
        Some(compare(code.sender()?.seen(), Seen { sheet: &sheet, side }))
    }
}

/// Results of matches over friends' deals.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Friends {
    /// Points per round, the friend's first, keyed by match id.
    matches: BTreeMap<String, Vec<[i32; 2]>>,
}

impl Friends {
    /// Returns the points per round of a match, the friend's first.
    #[must_use]
    pub fn get(&self, id: MatchId) -> Option<&[[i32; 2]]> {
        self.matches.get(&id.to_string()).map(Vec::as_slice)
    }

    /// Merges these matches with those of another machine.
    #[must_use]
    pub fn joined(mut self, other: Friends) -> Friends {
        for (id, rounds) in other.matches {
            self.matches.entry(id).or_insert(rounds);
        }
        self
    }
}

/// Records finished matches that were compared with a friend's.
pub(super) fn note(mut ended: MessageReader<MatchFinished>, game: Option<Res<Match>>, mut friends: ResMut<Friends>) {
    let Some(game) = game else { return };
    for MatchFinished { finished } in ended.read().filter(|ended| ended.finished.ending.conceded.is_none()) {
        if let Some(comparison) = game.compared() {
            let rounds = comparison.rounds.iter().map(|pair| [pair.first, pair.second]);
            friends.matches.insert(finished.id().to_string(), rounds.collect());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_archive::code::Carry;
    use spades_bots::Level;
    use spades_rules::{Game, Preset};

    #[test]
    fn both_lines_are_compared_once_the_match_goes_on_and_after_a_restart() {
        let mut rules = Preset::Solo.rules();
        rules.end.rounds = Some(2);
        rules.end.target = None;
        rules.end.floor = None;
        rules.end.level_plays_on = false;
        let seed = Seed::from_u64(6);
        let mut theirs = Game::new(rules, seed).unwrap();
        while let Some(&action) = theirs.legal_actions().first() {
            theirs.apply(action).unwrap();
        }
        let code = DealCode::of_match(&theirs, Some((2, Carry::Sheet))).unwrap();
        let mut next = PendingChallenge(Some(code.clone()));
        assert_eq!(next.take(Seed::from_u64(7)), None, "other deals");
        next.0 = Some(code);
        let bot = Player::Bot {
            name: "Rook".into(),
            level: Level::Beginner,
        };
        let mut players = vec![bot; 4];
        players[1] = Player::Human { name: "Ada".into() };
        let kind = RulesKind::Custom;
        let setup = MatchSetup { rules, kind, players };
        let mut game = Match::new(setup, seed).unwrap();
        assert_eq!(game.compared(), None);
        game.friend = next.take(seed);
        while game.game().round() == 1 {
            let action = *game.game().legal_actions().last().unwrap();
            game.play(action).unwrap();
        }
        assert_eq!(game.compared().unwrap().rounds.len(), 1, "nothing of rounds to come");
        let text = serde_json::to_string(&game.saved(0)).unwrap();
        let mut game = Match::resume(&serde_json::from_str(&text).unwrap()).unwrap();
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).unwrap();
        }
        let compared = game.compared().unwrap();
        assert_eq!(compared.sums, [theirs.scores()[2], game.game().scores()[1]]);

        let mut app = App::new();
        app.add_message::<MatchFinished>().init_resource::<Friends>();
        app.add_systems(Update, note);
        let finished = game.finished(1_800_000_000);
        let id = finished.id();
        app.insert_resource(game);
        app.world_mut().write_message(MatchFinished { finished });
        app.update();
        assert_eq!(app.world().resource::<Friends>().get(id).unwrap().len(), 2);
    }
}
