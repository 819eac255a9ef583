//! The use of the table, as a state.

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

use crate::Screen;
use crate::session::{Match, Purpose};

/// The use of the table: the purpose of the match that lies on it.
///
/// The match decides it and changes at any time. States change at one point of a frame: there the mode follows the match, so the systems
/// of a mode may still run once after its resource is gone, and [`in_mode`] asks for both.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum TableMode {
    /// A match that is counted and kept.
    #[default]
    Match,
    /// Practice from a position of another match.
    Practice,
    /// A replay.
    Replay,
    /// A lesson hand, a puzzle, or a decision being retried.
    Exercise,
}

impl From<Purpose> for TableMode {
    fn from(purpose: Purpose) -> TableMode {
        match purpose {
            Purpose::Match => TableMode::Match,
            Purpose::Practice => TableMode::Practice,
            Purpose::Replay => TableMode::Replay,
            Purpose::Exercise => TableMode::Exercise,
        }
    }
}

/// Chooses the mode of the match on the table.
fn choose(game: Option<Res<Match>>, mode: Option<Res<State<TableMode>>>, mut next: ResMut<NextState<TableMode>>) {
    let wanted = game.map_or_else(TableMode::default, |game| game.purpose().into());
    if mode.is_none_or(|mode| *mode.get() != wanted) {
        next.set(wanted);
    }
}

/// Run condition: the table is in this mode, and what controls the mode is there.
pub(super) fn in_mode<R: Resource>(
    wanted: TableMode,
) -> impl FnMut(Option<Res<State<TableMode>>>, Option<Res<R>>) -> bool + Clone {
    move |mode, control| control.is_some() && mode.is_some_and(|mode| *mode.get() == wanted)
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<TableMode>();
    app.add_systems(
        StateTransition,
        choose.before(StateTransitionSystems::DependentTransitions),
    );
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use spades_rules::{Preset, Seed};

    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};

    fn game(purpose: Purpose) -> Match {
        let preset = Preset::Pairs;
        let person = Player::Human { name: "Ada".to_owned() };
        let setup = MatchSetup {
            rules: preset.rules(),
            kind: RulesKind::Preset(preset),
            players: vec![person; 4],
        };
        Match::new(setup, Seed::from_u64(1)).expect("rules").with(purpose)
    }

    #[test]
    fn the_table_is_in_the_mode_of_its_match_from_the_first_frame_and_leaves_it_with_the_screen() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).init_state::<Screen>();
        plugin(&mut app);
        let mode = |app: &App| app.world().get_resource::<State<TableMode>>().map(|mode| *mode.get());
        app.world_mut().insert_resource(game(Purpose::Replay));
        app.update();
        assert_eq!(mode(&app), None);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        app.update();
        assert_eq!(mode(&app), Some(TableMode::Replay));
        for (purpose, wanted) in [
            (Purpose::Exercise, TableMode::Exercise),
            (Purpose::Match, TableMode::Match),
            (Purpose::Practice, TableMode::Practice),
        ] {
            app.world_mut().insert_resource(game(purpose));
            app.update();
            assert_eq!(mode(&app), Some(wanted));
        }
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        app.update();
        assert_eq!(mode(&app), None);
    }
}
