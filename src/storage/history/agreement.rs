//! The statistics' counters and the history count the same matches.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use spades_archive::facts::MatchFacts;
use spades_archive::history::{Entry, Query};
use spades_archive::summary::{Summary, Tally};
use spades_bots::Level;
use spades_rules::{Preset, Seed};

use super::MatchHistory;
use super::facts::Facts;
use crate::redraw::Redraw;
use crate::session::setup::{MatchSetup, Player, Restart, StartMatch};
use crate::session::statistics::{self, Statistics};
use crate::session::{ConcedeMatch, Match, MatchFinished, NextSeed, RulesKind, SubmitAction};
use crate::storage::memory::Memory;
use crate::storage::{Backend, ReadAgain, Store, backup};
use crate::ui::toasts::Toast;

fn app(memory: &Arc<Memory>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::session::plugin));
    crate::schedules::one_after_another(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.add_message::<Toast>().init_resource::<Redraw>();
    app.insert_resource(Store::on_shared(memory.clone()));
    app.add_plugins(crate::storage::plugin);
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
    know(app);
    let world = app.world();
    let (history, statistics) = (world.resource::<MatchHistory>(), world.resource::<Statistics>());
    let found = world.resource::<Facts>().search(history, statistics, &Query::default());
    let all = history.search(&Query::default());
    let apart = all
        .iter()
        .filter(|entry| statistics.is_counted_separately(entry))
        .count();
    (Summary::of(found), apart as u32)
}

/// Waits for the facts.
fn know(app: &mut App) {
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
    // Saves what was derived.
    app.update();
}

/// Asserts that the counters of the Overview are the sum over "By match", and these counters of older versions.
fn agree_beyond(app: &mut App, matches: u32, older: &Statistics) {
    let (sum, apart) = by_match(app);
    let statistics = app.world().resource::<Statistics>();
    let plus = |tally: &Tally, older: statistics::Tally| statistics::Tally {
        matches: tally.matches + older.matches,
        won: tally.won + older.won,
        lost: tally.lost + older.lost,
        rounds: tally.rounds.whole + older.rounds,
    };
    assert_eq!(statistics.matches(), matches);
    assert_eq!(statistics.against_computer, plus(&sum.all, older.against_computer));
    assert_eq!(statistics.taken_back.matches, apart + older.taken_back.matches);
    for (kind, &tally) in &statistics.by_rules {
        let sum = sum.by_rules.get(kind).copied().unwrap_or_default();
        let older = older.by_rules.get(kind).copied().unwrap_or_default();
        assert_eq!(tally, plus(&sum, older));
    }
    for (level, tally) in &statistics.by_level {
        let sum = sum.by_level.get(&(*level as usize)).copied().unwrap_or_default();
        let sum = plus(&sum, older.by_level.get(level).copied().unwrap_or_default());
        assert_eq!((tally.matches, tally.won, tally.lost), (sum.matches, sum.won, sum.lost));
    }
    assert!(sum.by_rules.len() <= statistics.by_rules.len() && sum.by_level.len() <= statistics.by_level.len());
    let sums = [sum.contracts.part, sum.contracts.whole, sum.nils.part, sum.bags];
    let of = |statistics: &Statistics| {
        let contracts = statistics.contracts_made + statistics.contracts_set;
        [
            statistics.contracts_made,
            contracts,
            statistics.nils_made,
            statistics.bags,
        ]
    };
    let older_sums = of(older);
    assert_eq!(of(statistics), std::array::from_fn(|at| sums[at] + older_sums[at]));
    assert_eq!(statistics.best_round, sum.best_round.max(older.best_round));
}

/// Asserts that the counters of the Overview are the sum over "By match".
fn agree(app: &mut App, matches: u32) {
    agree_beyond(app, matches, &Statistics::default());
}

fn export(app: &mut App) -> String {
    app.world_mut().resource_scope(|world, mut history: Mut<MatchHistory>| {
        let store = world.resource::<Store>();
        history.open(store);
        backup::export(store, &history).unwrap()
    })
}

/// Imports a file; returns the number of finished matches that are new.
fn import(app: &mut App, file: &str) -> usize {
    let taken = app.world_mut().resource_scope(|world, mut history: Mut<MatchHistory>| {
        let store = world.resource::<Store>();
        history.open(store);
        backup::import(store, &mut history, file, |_, theirs| Ok(theirs)).unwrap()
    });
    app.world_mut().trigger(ReadAgain);
    app.update();
    taken.ended
}

/// Returns the statistics' text in the store.
fn text(memory: &Memory) -> String {
    memory.read("statistics").unwrap().unwrap()
}

/// Plays this number of matches to their ends.
fn play_matches(app: &mut App, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        start(app, Preset::ClosedDraft, Level::Beginner, seed);
        play(app, 400);
    }
}

#[test]
fn the_overview_is_the_sum_over_all_matches_through_concessions_restarts_and_backups() {
    let memory = Arc::new(Memory::default());
    let mut app = app(&memory);
    start(&mut app, Preset::Pairs, Level::Beginner, 1);
    play(&mut app, 400);
    agree(&mut app, 1);
    // Conceded in the second round, and before anything was played.
    start(&mut app, Preset::Pairs, Level::Advanced, 2);
    while game(&app).game().round() < 2 {
        play(&mut app, 1);
    }
    agree(&mut app, 1);
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
    assert_eq!(counted.taken_back.matches, 2);

    // To another machine that has matches of its own, twice, and back.
    let file = export(&mut app);
    let far = Arc::new(Memory::default());
    let mut other = self::app(&far);
    play_matches(&mut other, 20..22);
    assert_eq!(import(&mut other, &file), 5);
    agree(&mut other, 7);
    let once = text(&far);
    assert_eq!(import(&mut other, &file), 0);
    agree(&mut other, 7);
    assert_eq!(text(&far), once);
    let back = export(&mut other);
    assert_eq!(import(&mut app, &back), 2);
    agree(&mut app, 7);
}

/// Changes the statistics in the store to those of an older version.
fn make_older(memory: &Memory, change: impl FnOnce(&mut Statistics)) {
    let mut statistics: Statistics = serde_json::from_str(&text(memory)).unwrap();
    change(&mut statistics);
    let mut old = serde_json::to_value(statistics).unwrap();
    for field in ["base", "dropped", "unfinished_rounds"] {
        old.as_object_mut().unwrap().remove(field);
    }
    memory.write("statistics", &old.to_string()).unwrap();
}

/// Counts matches of older versions.
fn count_older(statistics: &mut Statistics) {
    let tally = statistics::Tally {
        matches: 3,
        won: 2,
        lost: 1,
        rounds: 20,
    };
    let sum = &mut statistics.against_computer;
    sum.matches += tally.matches;
    sum.won += tally.won;
    sum.lost += tally.lost;
    sum.rounds += tally.rounds;
    statistics.by_rules.insert(RulesKind::Preset(Preset::Solo), tally);
    statistics.contracts_made += 11;
    statistics.bags += 7;
}

#[test]
fn older_counts_beyond_the_history_stay_and_nothing_counts_twice() {
    let memory = Arc::new(Memory::default());
    let mut first = app(&memory);
    play_matches(&mut first, 1..6);
    agree(&mut first, 5);
    drop(first);
    let mut older = Statistics::default();
    count_older(&mut older);
    make_older(&memory, count_older);

    // A match ends before the facts are known.
    let mut second = app(&memory);
    play_matches(&mut second, 6..7);
    agree_beyond(&mut second, 9, &older);
    let file = export(&mut second);
    drop(second);
    let mut third = app(&memory);
    agree_beyond(&mut third, 9, &older);
    // Its own file changes nothing, and neither does one without the base, of an older version.
    let before = text(&memory);
    assert_eq!(import(&mut third, &file), 0);
    agree_beyond(&mut third, 9, &older);
    assert_eq!(text(&memory), before);
    drop(third);
    make_older(&memory, |_| {});

    // An older version has played on; then its file goes to a machine with matches of its own.
    let mut fourth = app(&memory);
    agree_beyond(&mut fourth, 9, &older);
    let far = Arc::new(Memory::default());
    let mut other = app(&far);
    play_matches(&mut other, 20..22);
    import(&mut other, &export(&mut fourth));
    agree_beyond(&mut other, 11, &older);
    import(&mut other, &file);
    agree_beyond(&mut other, 11, &older);
}

#[test]
fn a_damaged_history_takes_nothing_from_the_overview() {
    for is_older in [false, true] {
        let memory = Arc::new(Memory::default());
        let mut first = app(&memory);
        play_matches(&mut first, 1..6);
        agree(&mut first, 5);
        let counted = first.world().resource::<Statistics>().counters();
        drop(first);
        if is_older {
            make_older(&memory, |_| {});
        }
        let text = memory.read("history-0").unwrap().unwrap();
        memory.write("history-0", &text.replace("\n", "x\n")).unwrap();
        memory.remove("history-0-index").unwrap();
        for played in 0..3 {
            let mut next = app(&memory);
            know(&mut next);
            assert_eq!(next.world().resource::<Statistics>().matches(), 5 + played);
            if played == 0 && !is_older {
                assert_eq!(next.world().resource::<Statistics>().counters(), counted);
            }
            play_matches(&mut next, 30 + u64::from(played)..31 + u64::from(played));
            know(&mut next);
            assert_eq!(next.world().resource::<Statistics>().matches(), 6 + played);
        }
    }
}

/// Counts of all matches played.
#[derive(Resource, Default)]
struct Played(Statistics);

#[test]
fn matches_that_made_room_count_on_even_if_an_import_brings_them_back() {
    let memory = Arc::new(Memory::with_room(40_000));
    let mut app = app(&memory);
    app.init_resource::<Played>();
    app.add_systems(
        Update,
        |mut ended: MessageReader<MatchFinished>, mut played: ResMut<Played>| {
            for MatchFinished { finished } in ended.read() {
                let facts = MatchFacts::of(finished).unwrap();
                played.0.count_finished((&Entry::of(finished).unwrap(), facts.as_ref()));
            }
        },
    );
    let mut file = String::new();
    for seed in 1.. {
        assert!(seed < 400, "there is room for them all");
        start(&mut app, Preset::ClosedDraft, Level::Beginner, seed);
        if seed % 3 == 0 {
            play(&mut app, 400);
        } else {
            concede(&mut app);
        }
        if app.world().resource::<MatchHistory>().len() < seed as usize {
            break;
        }
        if seed == 50 {
            file = export(&mut app);
        }
    }
    know(&mut app);
    let all = app.world().resource::<Played>().0.clone();
    let (sum, _) = by_match(&mut app);
    assert!(sum.all.matches < all.matches());
    assert_eq!(app.world().resource::<Statistics>().counters(), all);
    drop(app);
    let mut next = self::app(&memory);
    know(&mut next);
    assert_eq!(next.world().resource::<Statistics>().counters(), all);
    // On a machine with more room.
    let moved = export(&mut next);
    let far = Arc::new(Memory::default());
    let mut other = self::app(&far);
    import(&mut other, &moved);
    assert!(import(&mut other, &file) > 0);
    know(&mut other);
    assert_eq!(other.world().resource::<Statistics>().matches(), all.matches());
}
