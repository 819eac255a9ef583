//! The statistics' counters and the history count the same matches.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use spades_archive::history::Query;
use spades_archive::summary::{Summary, Tally};
use spades_bots::Level;
use spades_rules::{Preset, Seed};

use super::MatchHistory;
use super::facts::Facts;
use crate::redraw::Redraw;
use crate::session::setup::{MatchSetup, Player, Restart, StartMatch};
use crate::session::statistics::{self, Statistics};
use crate::session::{ConcedeMatch, Match, NextSeed, RulesKind, SubmitAction};
use crate::storage::{Store, backup};
use crate::ui::toasts::Toast;

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::session::plugin));
    crate::schedules::one_after_another(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.add_message::<Toast>().init_resource::<Redraw>();
    app.insert_resource(Store::in_memory());
    app.add_plugins(super::plugin);
    app
}

/// Starts a match of two rounds of one person against computers of this level.
fn start(app: &mut App, preset: Preset, level: Level, seed: u64) {
    let mut rules = preset.rules();
    rules.end.rounds = Some(2);
    rules.end.level_plays_on = false;
    let bot = Player::Bot {
        name: "Rook".to_owned(),
        level,
    };
    let mut players = vec![bot; usize::from(rules.players)];
    players[0] = Player::Human { name: "Ada".to_owned() };
    app.world_mut().resource_mut::<NextSeed>().0 = Some(Seed::from_u64(seed));
    app.world_mut().write_message(StartMatch(MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players,
    }));
    app.update();
}

fn game(app: &App) -> &Match {
    app.world().resource::<Match>()
}

/// Plays this number of actions, or to the end.
fn play(app: &mut App, actions: usize) {
    for _ in 0..actions {
        let legal = game(app).game().legal_actions();
        // Bids of three, so that no deal is thrown in.
        let at = if legal.len() == 14 { 3 } else { 0 };
        let Some(&action) = legal.get(at) else { break };
        let count = game(app).action_count();
        app.world_mut().write_message(SubmitAction { action, count });
        app.update();
    }
}

fn concede(app: &mut App) {
    app.world_mut().write_message(ConcedeMatch { side: 0 });
    app.update();
}

/// Waits for the facts and returns the sum over all matches of "By match", and the number of matches counted separately.
fn by_match(app: &mut App) -> (Summary, u32) {
    app.world_mut().resource_mut::<Facts>().want();
    app.update();
    for _ in 0..10_000 {
        if app.world().resource::<Facts>().is_done() {
            break;
        }
        app.update();
    }
    assert!(
        app.world().resource::<Facts>().is_done(),
        "waited in vain for the facts"
    );
    let world = app.world();
    let (history, statistics) = (world.resource::<MatchHistory>(), world.resource::<Statistics>());
    let found = world.resource::<Facts>().search(history, statistics, &Query::default());
    let all = history.search(&Query::default());
    let apart = all.iter().filter(|entry| entry.ending.counts_apart()).count();
    (Summary::of(found), apart as u32)
}

/// Asserts that the counters of the Overview are the sum over "By match".
fn agree(app: &mut App, matches: u32) {
    let (sum, apart) = by_match(app);
    let statistics = app.world().resource::<Statistics>();
    let same = |tally: &Tally| statistics::Tally {
        matches: tally.matches,
        won: tally.won,
        lost: tally.lost,
        rounds: tally.rounds.whole,
    };
    assert_eq!(statistics.matches(), matches);
    assert_eq!(statistics.against_computer, same(&sum.all));
    assert_eq!(statistics.taken_back.matches, apart);
    let by_rules: BTreeMap<_, _> = sum.by_rules.iter().map(|(&kind, tally)| (kind, same(tally))).collect();
    assert_eq!(statistics.by_rules, by_rules);
    for (level, tally) in &statistics.by_level {
        let sum = &sum.by_level[&(*level as usize)];
        assert_eq!((tally.matches, tally.won, tally.lost), (sum.matches, sum.won, sum.lost));
    }
    assert_eq!(statistics.by_level.len(), sum.by_level.len());
    assert_eq!(
        (statistics.contracts_made, statistics.contracts_set),
        (sum.contracts.part, sum.contracts.whole - sum.contracts.part)
    );
    assert_eq!(
        (statistics.nils_made, statistics.bags, statistics.best_round),
        (sum.nils.part, sum.bags, sum.best_round)
    );
}

#[test]
fn the_overview_is_the_sum_over_all_matches_through_concessions_restarts_and_backups() {
    let mut app = app();
    start(&mut app, Preset::Pairs, Level::Beginner, 1);
    play(&mut app, 400);
    agree(&mut app, 1);
    // Conceded in the second round, and before anything was played.
    start(&mut app, Preset::Pairs, Level::Advanced, 2);
    while game(&app).game().round() < 2 {
        play(&mut app, 1);
    }
    concede(&mut app);
    agree(&mut app, 2);
    start(&mut app, Preset::ClosedDraft, Level::Beginner, 3);
    concede(&mut app);
    agree(&mut app, 3);
    // Begun again once some cards were known; one of the two is conceded.
    for seed in [4, 5] {
        start(&mut app, Preset::Solo, Level::Beginner, seed);
        play(&mut app, 20);
        app.world_mut().write_message(Restart);
        app.update();
        play(&mut app, if seed == 4 { 400 } else { 10 });
    }
    concede(&mut app);
    agree(&mut app, 5);
    let (sum, _) = by_match(&mut app);
    let counted = app.world().resource::<Statistics>();
    // Not after the import, which can't know the order of matches that ended in the same second.
    assert_eq!((counted.streak, counted.best_streak), (sum.streak, sum.best_streak));
    assert_eq!(app.world().resource::<Statistics>().taken_back.matches, 2);

    let world = app.world();
    let store = world.resource::<Store>();
    store.save("statistics", world.resource::<Statistics>());
    let file = backup::export(store, world.resource::<MatchHistory>()).unwrap();
    let mut other = self::app();
    let taken = other
        .world_mut()
        .resource_scope(|world, mut history: Mut<MatchHistory>| {
            let store = world.resource::<Store>();
            history.open(store);
            backup::import(store, &mut history, &file, |_, theirs| Ok(theirs)).unwrap()
        });
    assert_eq!(taken.ended, 5);
    let text = other.world().resource::<Store>().read_text("statistics").unwrap();
    other.insert_resource(serde_json::from_str::<Statistics>(&text).unwrap());
    agree(&mut other, 5);
}
