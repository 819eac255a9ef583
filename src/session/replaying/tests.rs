use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use spades_rules::{Action, Event, Phase, Preset, Seed};

use super::*;
use crate::session::setup::StartMatch;
use crate::session::slots::KeepMatch;
use crate::session::statistics::Statistics;
use crate::session::{MatchFinished, NextSeed, SubmitAction};

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::session::plugin));
    crate::schedules::one_after_another(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app
}

/// Returns a match with people at these seats and the computer elsewhere, after this number of actions.
fn played(preset: Preset, people: &[usize], actions: usize) -> Match {
    let rules = preset.rules();
    let player = |seat| {
        let name = format!("seat {seat}");
        if people.contains(&seat) {
            Player::Human { name }
        } else {
            let level = Level::Advanced;
            Player::Bot { name, level }
        }
    };
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players: (0..usize::from(rules.players)).map(player).collect(),
    };
    let mut game = Match::new(setup, Seed::from_u64(8)).unwrap();
    for _ in 0..actions {
        let Some(&action) = game.game().legal_actions().last() else {
            break;
        };
        game.apply(action).unwrap();
    }
    game
}

fn replay(app: &mut App, of: ReplayOf, at: Option<usize>) {
    app.world_mut().write_message(StartReplay { of, at });
    app.update();
}

fn steer(app: &mut App, steer: Steer) {
    app.world_mut().write_message(steer);
    app.update();
}

fn table(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn drain<M: Message>(app: &mut App) -> Vec<M> {
    app.world_mut().resource_mut::<Messages<M>>().drain().collect()
}

#[test]
fn a_match_that_has_ended_is_gone_through_both_ways_and_the_one_on_the_table_is_there_again() {
    let mut app = app();
    let waiting = played(Preset::OpenDraft, &[0], 31);
    app.insert_resource(waiting.clone());
    let ended = played(Preset::Pairs, &[2], usize::MAX);
    let actions = ended.game().record().actions;
    replay(&mut app, ReplayOf::Ended(Box::new(ended.clone())), None);
    assert_eq!(
        (table(&app).action_count(), table(&app).purpose()),
        (0, Purpose::Replay)
    );
    let rounds = app.world().resource::<Replaying>().rounds();
    assert_eq!(rounds, usize::from(ended.game().round()));
    let mut seen = 0;
    for round in 0..rounds {
        let RoundRange { from, to, scored, .. } = app.world().resource::<Replaying>().stretch();
        assert!(scored);
        for at in from..to {
            assert_eq!(table(&app).game(), &ended.game().undo_to(at).unwrap());
            drain::<Replayed>(&mut app);
            steer(&mut app, Steer::Step(1));
            let [Replayed::Stepped(events, sight)] = &drain::<Replayed>(&mut app)[..] else {
                panic!("one step is one thing to be shown")
            };
            seen += events
                .iter()
                .filter(|event| matches!(event, Event::Played { .. }))
                .count();
            let all = sight.all.as_ref().expect("all hands are open");
            assert_eq!((sight.view.viewer, all.hands.len()), (2, 4));
        }
        // Steps stop at the end and the beginning of the round.
        steer(&mut app, Steer::Step(1));
        assert_eq!(table(&app).action_count(), to);
        steer(&mut app, Steer::Step(-3));
        assert_eq!(table(&app).game(), &ended.game().undo_to(to - 3).unwrap());
        steer(&mut app, Steer::To(0));
        assert_eq!(table(&app).action_count(), from);
        if round + 1 < rounds {
            steer(&mut app, Steer::Round(1));
            assert_eq!(actions[table(&app).action_count() - 1], Action::NextRound);
        }
    }
    assert_eq!(
        seen,
        actions
            .iter()
            .filter(|action| matches!(action, Action::Play(_)))
            .count()
    );
    assert!(!app.world().resource::<Replaying>().has_round(1));
    steer(&mut app, Steer::Leave);
    app.update();
    assert_eq!(
        (table(&app).game(), table(&app).purpose()),
        (waiting.game(), Purpose::Match)
    );
    assert_eq!(drain::<ReplayEnded>(&mut app), [ReplayEnded { to_table: true }]);
    assert!(!app.world().contains_resource::<Replaying>());
    assert!(drain::<KeepMatch>(&mut app).is_empty() && app.world().resource::<Statistics>().is_empty());
}

#[test]
fn a_replay_goes_on_by_itself_to_the_end_of_the_round_and_nobody_acts() {
    let mut app = app();
    replay(
        &mut app,
        ReplayOf::Ended(Box::new(played(Preset::OpenDraft, &[0], usize::MAX))),
        None,
    );
    let to = app.world().resource::<Replaying>().stretch().to;
    steer(&mut app, Steer::PlayOrRest);
    let count = table(&app).action_count();
    app.world_mut().write_message(SubmitAction {
        action: Action::Draw,
        count,
    });
    for _ in 0..to * 8 {
        app.update();
    }
    let replaying = app.world().resource::<Replaying>();
    assert_eq!((replaying.at(), replaying.goes_on()), (to, false));
    steer(&mut app, Steer::PlayOrRest);
    assert!(
        app.world().resource::<Replaying>().goes_on(),
        "once more from the beginning"
    );
    assert!(table(&app).action_count() < to);
}

#[test]
fn a_round_that_is_being_played_is_seen_from_ones_own_eyes_alone() {
    let mut app = app();
    app.insert_resource(played(Preset::ClosedDraft, &[1], 12));
    replay(&mut app, ReplayOf::Table, None);
    steer(&mut app, Steer::NextEyes);
    steer(&mut app, Steer::PlayOn);
    let replaying = app.world().resource::<Replaying>();
    assert_eq!(replaying.eyes(), HandVisibility::Seat(1));
    assert!(replaying.judged().is_none() && !replaying.can_play_on());
    assert_eq!(replaying.at(), 12, "where the match stands");
    steer(&mut app, Steer::Step(-2));
    steer(&mut app, Steer::Step(1));
    for shown in drain::<Replayed>(&mut app) {
        let (Replayed::Jumped(sight) | Replayed::Stepped(_, sight)) = shown;
        assert!(sight.all.is_none() && sight.view.viewer == 1);
    }
}

/// A supposed line is one possible layout of hidden cards: its decisions were never made, so none is called a mistake.
#[test]
fn only_what_was_played_is_judged() {
    let mut app = app();
    let ended = Box::new(played(Preset::OpenDraft, &[0], usize::MAX));
    replay(&mut app, ReplayOf::Supposed(ended.clone()), None);
    let replaying = app.world().resource::<Replaying>();
    assert!(replaying.stretch().scored && replaying.judged().is_none());
    steer(&mut app, Steer::Leave);
    app.update();
    replay(&mut app, ReplayOf::Ended(ended), None);
    assert_eq!(app.world().resource::<Replaying>().judged(), Some(1));
}

#[test]
fn where_two_people_play_a_round_is_looked_at_once_it_is_scored() {
    let mut app = app();
    app.insert_resource(played(Preset::OpenDraft, &[0, 1], 20));
    replay(&mut app, ReplayOf::Table, None);
    assert!(
        !app.world().contains_resource::<Replaying>(),
        "there is nothing to see yet"
    );
    let mut scored = played(Preset::OpenDraft, &[0, 1], 20);
    while scored.game().phase() != Phase::RoundEnd {
        let action = *scored.game().legal_actions().last().unwrap();
        scored.apply(action).unwrap();
    }
    app.insert_resource(scored);
    replay(&mut app, ReplayOf::Table, Some(7));
    let seats = [
        HandVisibility::All,
        HandVisibility::Seat(0),
        HandVisibility::Seat(1),
        HandVisibility::All,
    ];
    for eyes in seats {
        let replaying = app.world().resource::<Replaying>();
        assert_eq!((replaying.eyes(), replaying.at()), (eyes, 7));
        steer(&mut app, Steer::NextEyes);
    }
}

#[test]
fn practice_from_a_place_of_a_match_counts_for_nothing() {
    let mut app = app();
    let ended = played(Preset::OpenDraft, &[0, 1], usize::MAX);
    let at = ended
        .game()
        .record()
        .actions
        .iter()
        .position(|action| matches!(action, Action::Play(_)))
        .unwrap();
    replay(&mut app, ReplayOf::Ended(Box::new(ended.clone())), Some(at));
    steer(&mut app, Steer::PlayOn);
    app.update();
    assert_eq!(
        (table(&app).game(), table(&app).purpose()),
        (&ended.game().undo_to(at).unwrap(), Purpose::Practice)
    );
    assert_eq!(table(&app).humans().collect::<Vec<_>>(), [0]);
    assert!(!app.world().contains_resource::<Replaying>());
    while table(&app).game().winners().is_none() {
        let count = table(&app).action_count();
        let action = *table(&app).game().legal_actions().last().unwrap();
        app.world_mut().write_message(SubmitAction { action, count });
        app.update();
    }
    app.update();
    assert!(drain::<KeepMatch>(&mut app).is_empty() && drain::<MatchFinished>(&mut app).is_empty());
    assert!(app.world().resource::<Statistics>().is_empty());
    // A new match with the same deals is a regular match.
    app.world_mut().resource_mut::<NextSeed>().0 = Some(Seed::from_u64(5));
    let setup = table(&app).setup().clone();
    app.world_mut().write_message(StartMatch(setup));
    app.update();
    assert!(table(&app).is_recorded());
}

#[test]
fn practice_in_a_match_that_goes_on_ends_with_the_round_whose_cards_are_known() {
    let mut app = app();
    let mut scored = played(Preset::OpenDraft, &[0], 20);
    while scored.game().phase() != Phase::RoundEnd {
        let action = *scored.game().legal_actions().last().unwrap();
        scored.apply(action).unwrap();
    }
    app.insert_resource(scored);
    replay(&mut app, ReplayOf::Table, Some(40));
    steer(&mut app, Steer::PlayOn);
    app.update();
    assert_eq!(table(&app).game().rules().end.rounds, Some(1));
}
