//! The table's content: the match, or a replay or exercise in its place while the match waits. Every change of content happens
//! here, so no mode, panel or message outlives the table it belongs to.

use bevy::prelude::*;
use spades_rules::Seat;

use super::bot_turns::Thinking;
use super::perspective::{LastDecision, Perspective};
use super::{Match, RemainingTricks, TurnPrompt};

/// The table's content has changed. Anything that belongs to the previous content observes this event and ends.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableChanged {
    /// A match begins or is resumed.
    Match,
    /// A replay or an exercise begins; the match waits.
    Interlude,
    /// The waiting match is back, if there was one.
    Back,
}

/// The match that waits during a replay or an exercise, and its perspective.
#[derive(Resource, Debug)]
pub(super) struct Waiting {
    pub(super) game: Match,
    perspective: Perspective,
}

/// A mode in which something else than the match is on the table: a replay or an exercise.
pub(super) trait Mode: Resource + Sized {
    /// Restores whatever the mode has changed.
    fn end(self, _world: &mut World) {}
}

/// Ends the mode on the table.
#[derive(Resource, Clone, Copy)]
struct EndMode(fn(&mut World));

fn end_mode<M: Mode>(world: &mut World) {
    if let Some(mode) = world.remove_resource::<M>() {
        mode.end(world);
    }
}

/// Ends the replay or exercise on the table; returns `true` if there was one.
fn end_detour(world: &mut World) -> bool {
    let mode = world.remove_resource::<EndMode>();
    if let Some(EndMode(end)) = mode {
        end(world);
    }
    mode.is_some()
}

fn place_match(world: &mut World, (game, perspective): (Match, Perspective), changed: TableChanged) {
    world.insert_resource(TurnPrompt::default());
    world.insert_resource(perspective);
    world.insert_resource(game);
    world.trigger(changed);
}

/// Puts a match on the table to be played.
pub(super) fn begin(world: &mut World, game: Match) {
    end_detour(world);
    world.remove_resource::<Waiting>();
    world.insert_resource(LastDecision::default());
    world.insert_resource(Thinking::default());
    world.insert_resource(RemainingTricks::default());
    let perspective = Perspective::at_start(&game);
    place_match(world, (game, perspective), TableChanged::Match);
}

/// Puts a replay or an exercise on the table, seen from this seat and controlled by `mode`. The current match waits.
pub(super) fn detour<M: Mode>(world: &mut World, game: Match, viewer: Seat, mode: M) {
    end_detour(world);
    let perspective = *world.resource::<Perspective>();
    if let Some(game) = world.remove_resource::<Match>().filter(Match::is_playable) {
        world.insert_resource(Waiting { game, perspective });
    }
    world.insert_resource(mode);
    world.insert_resource(EndMode(end_mode::<M>));
    place_match(world, (game, Perspective::open_to(viewer)), TableChanged::Interlude);
}

/// Ends the replay or exercise, if any, and brings the waiting match back.
pub fn end(world: &mut World) {
    if !end_detour(world) {
        return;
    }
    match world.remove_resource::<Waiting>() {
        Some(Waiting { game, perspective }) => place_match(world, (game, perspective), TableChanged::Back),
        None => {
            world.remove_resource::<Match>();
            world.insert_resource(TurnPrompt::default());
            world.insert_resource(Perspective::default());
            world.trigger(TableChanged::Back);
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Preset, Seed};

    use super::*;
    use crate::session::learning::{Exercise, Learning, StartLearning, Textbook};
    use crate::session::replaying::{ReplayOf, Replaying, StartReplay};
    use crate::session::setup::{MatchSetup, Player, Rematch};
    use crate::session::{Purpose, RulesKind};

    /// Changes announced so far.
    #[derive(Resource, Default)]
    struct Announced(Vec<TableChanged>);

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, crate::session::plugin));
        crate::schedules::one_after_another(&mut app);
        app.insert_resource(Textbook::read(
            include_bytes!("../../assets/learn/lessons.toml"),
            include_bytes!("../../assets/learn/puzzles.bin"),
        ));
        app.init_resource::<Announced>();
        app.add_observer(|changed: On<TableChanged>, mut announced: ResMut<Announced>| announced.0.push(*changed));
        app.insert_resource(game());
        app
    }

    fn game() -> Match {
        let level = spades_bots::Level::Beginner;
        let setup = MatchSetup {
            rules: Preset::OpenDraft.rules(),
            kind: RulesKind::Preset(Preset::OpenDraft),
            players: vec![
                Player::Human { name: "Ada".into() },
                Player::Bot {
                    name: "Rook".into(),
                    level,
                },
            ],
        };
        let mut game = Match::new(setup, Seed::from_u64(5)).unwrap();
        for _ in 0..9 {
            let action = game.game().legal_actions()[0];
            game.play(action).unwrap();
        }
        game
    }

    fn replay(app: &mut App) {
        let of = ReplayOf::Ended(Box::new(game()));
        app.world_mut().write_message(StartReplay { of, at: Some(3) });
        app.update();
    }

    fn lesson(app: &mut App) {
        app.world_mut().write_message(StartLearning {
            exercise: Exercise::Hand { lesson: 0, hand: 0 },
            names: default(),
        });
        app.update();
    }

    /// Checks that each mode exists exactly while its match is on the table.
    fn check(app: &App, purpose: Purpose) {
        let world = app.world();
        assert_eq!(world.resource::<Match>().purpose(), purpose);
        assert_eq!(world.contains_resource::<Replaying>(), purpose == Purpose::Replay);
        assert_eq!(world.contains_resource::<Learning>(), purpose == Purpose::Exercise);
    }

    #[test]
    fn a_new_match_ends_a_replay_or_lesson_and_loses_no_match() {
        // The mode that begins second, and the one it replaces.
        type Begins = fn(&mut App);
        let ways: [(Begins, Begins, Purpose); 3] = [
            (lesson, replay, Purpose::Replay),
            (replay, lesson, Purpose::Exercise),
            (lesson, lesson, Purpose::Exercise),
        ];
        for (first, second, purpose) in ways {
            let mut app = app();
            let waiting = app.world().resource::<Match>().game().clone();
            first(&mut app);
            second(&mut app);
            check(&app, purpose);
            assert_eq!(app.world().resource::<Waiting>().game.game(), &waiting);
            end(app.world_mut());
            check(&app, Purpose::Match);
            assert_eq!(app.world().resource::<Match>().game(), &waiting);
            assert_eq!(
                app.world().resource::<Announced>().0,
                [TableChanged::Interlude, TableChanged::Interlude, TableChanged::Back]
            );
        }
    }

    #[test]
    fn a_match_that_begins_ends_replay_and_lesson() {
        for begins in [replay as fn(&mut App), lesson] {
            let mut app = app();
            begins(&mut app);
            app.world_mut().write_message(Rematch);
            app.update();
            check(&app, Purpose::Match);
            assert!(!app.world().contains_resource::<Waiting>());
        }
    }
}
