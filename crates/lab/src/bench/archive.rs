//! Speed of opening and searching the history of many matches.

use std::collections::BTreeMap;

use spades_archive::achievements::Progress;
use spades_archive::history::{History, Query, Survey, Surveyed};
use spades_archive::summary::Summary;
use spades_archive::{Finished, LEVELS, Outcome, RulesKind, compact};
use spades_rules::{Game, Phase, Preset};

use super::clock::Clock;
use super::row;

/// Prints the rows of a history with this number of matches.
pub fn measure(matches: u64) {
    let all: Vec<Finished> = (0..matches).map(finished).collect();
    let mut store = BTreeMap::new();
    let mut history = History::default();
    let mut append = Vec::new();
    for finished in &all {
        let clock = Clock::start();
        let changes = history
            .append(finished, |key| store.get(key).cloned())
            .expect("the match is over");
        append.push(clock.micros());
        for change in changes {
            if let Some(text) = change.text {
                store.insert(change.key, text);
            }
        }
    }
    row(&name("history: add one", matches), append);
    read(&all, &store, &history);
    facts(matches, &mut store, &history);
    let kept: usize = store.values().map(String::len).sum();
    println!(
        "{:<34} {kept:>8} characters in {} texts",
        name("history", matches),
        store.len()
    );
}

/// Returns the name of a row of a history with this number of matches.
fn name(what: &str, matches: u64) -> String {
    format!("{what}, {matches} matches")
}

/// Prints the rows of the history itself.
fn read(all: &[Finished], store: &BTreeMap<String, String>, history: &History) {
    let name = |what: &str| name(what, all.len() as u64);
    row(
        &name("history: open the list"),
        timed(|| {
            let opened = History::open(store.keys(), |key| store.get(key).cloned());
            assert_eq!(opened.history.len(), all.len());
        }),
    );
    let searches = [
        ("all", Query::default()),
        (
            "player",
            Query {
                player: Some("bot 3".to_owned()),
                ..Query::default()
            },
        ),
        (
            "all at once",
            Query {
                kind: Some(RulesKind::Preset(Preset::Pairs)),
                level: Some(LEVELS[3].to_owned()),
                player: Some("PLAYER".to_owned()),
                outcome: Some(Outcome::Won),
                from: Some(0),
                until: Some(u64::MAX),
            },
        ),
    ];
    for (what, query) in searches {
        row(
            &name(&format!("history: search {what}")),
            timed(|| {
                std::hint::black_box(history.search(&query));
            }),
        );
    }
    row(
        &name("history: load one"),
        all.iter()
            .step_by(101)
            .map(|finished| {
                let clock = Clock::start();
                let loaded = history.load(finished.id(), |key| store.get(key).cloned());
                assert_eq!(loaded.as_ref(), Ok(finished));
                clock.micros()
            })
            .collect(),
    );
    let packs = all.iter().step_by(101).map(|finished| {
        let clock = Clock::start();
        std::hint::black_box(compact::pack(&finished.record).is_ok());
        clock.micros()
    });
    row("pack a match", packs.collect());
}

/// Prints the rows of the figures computed from the matches.
fn facts(matches: u64, store: &mut BTreeMap<String, String>, history: &History) {
    let name = |what: &str| name(what, matches);
    let mut survey = Survey::default();
    survey.refresh(history);
    let mut works = Vec::new();
    loop {
        let clock = Clock::start();
        let step = survey.step(history, |key| store.get(key).cloned());
        works.push(clock.micros());
        match step {
            Surveyed::More => {}
            Surveyed::Write(change) => drop(store.insert(change.key, change.text.unwrap_or_default())),
            Surveyed::Done => break,
        }
    }
    row("facts: work out a match", works);
    row(
        &name("facts: read"),
        timed(|| {
            let mut survey = Survey::default();
            survey.refresh(history);
            while survey.step(history, |key| store.get(key).cloned()) != Surveyed::Done {}
            assert_eq!(survey.len() as u64, matches);
        }),
    );
    row(
        &name("facts: statistics"),
        timed(|| {
            let found = history.search(&Query::default());
            let entries = found
                .iter()
                .rev()
                .filter_map(|entry| Some((*entry, survey.get(entry.id)?)));
            std::hint::black_box(Summary::of(entries));
        }),
    );
    row(
        &name("facts: achievements"),
        timed(|| {
            let mut progress = Progress::default();
            for entry in history.search(&Query::default()).iter().rev() {
                survey.get(entry.id).map(|facts| progress.add_facts(facts));
            }
            std::hint::black_box(progress);
        }),
    );
}

/// Times something a few times, in microseconds.
fn timed(work: impl Fn()) -> Vec<f64> {
    let time = |_| {
        let clock = Clock::start();
        work();
        clock.micros()
    };
    (0..5).map(time).collect()
}

/// A match of eight rounds in which everybody takes one of the first of what is legal, against a level.
fn finished(number: u64) -> Finished {
    let preset = Preset::ALL[usize::try_from(number).unwrap_or(0) % Preset::ALL.len()];
    let mut rules = preset.rules();
    rules.end.target = None;
    rules.end.floor = None;
    rules.end.rounds = Some(8);
    let mut game = Game::new(rules, crate::play::mixed(number)).expect("a preset makes sense");
    while game.phase() != Phase::MatchEnd {
        let legal = game.legal_actions();
        let at = (game.action_count() * 7 + usize::try_from(number).unwrap_or(0)) % legal.len().min(5);
        game.apply(legal[at]).expect("a legal action is legal");
    }
    let level = LEVELS[usize::try_from(number / 9).unwrap_or(0) % LEVELS.len()];
    crate::history::finished(&game.record().to_json(), level, 1_700_000_000 + 3600 * number).expect("a record")
}
