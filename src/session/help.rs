//! Help during a match: a hint, or numbers on the choices. It is noted, because a win with it says less about the player.

use bevy::prelude::*;

use super::Match;

/// The player was shown a hint, or numbers on the choices.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Helped;

/// Notes the first help of a match.
pub(super) fn note(mut shown: MessageReader<Helped>, game: Option<ResMut<Match>>) {
    if shown.read().count() > 0
        && let Some(mut game) = game.filter(|game| !game.was_helped())
    {
        game.helped = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Preset, Seed};

    #[test]
    fn the_first_help_is_noted() {
        let setup = MatchSetup {
            rules: Preset::OpenDraft.rules(),
            kind: RulesKind::Preset(Preset::OpenDraft),
            players: vec![Player::Human { name: "Ada".into() }; 2],
        };
        let mut app = App::new();
        app.add_message::<Helped>().add_systems(Update, note);
        app.insert_resource(Match::new(setup, Seed::from_u64(1)).unwrap());
        app.update();
        assert!(!app.world().resource::<Match>().was_helped());
        for _ in 0..2 {
            app.world_mut().write_message(Helped);
            app.update();
            assert!(app.world().resource::<Match>().was_helped());
        }
    }
}
