//! The history: added matches are present, and truncated or changed texts cost no other match.

use std::collections::BTreeMap;

use proptest::prelude::*;
use spades_archive::facts::MatchFacts;
use spades_archive::history::{Change, Damage, Entry, History, LineError, MATCHES, Query, Why};
use spades_archive::{Ending, Finished, NotFinished, Outcome, Player, RulesKind};
use spades_rules::{Game, Phase, Preset, Seed};

type Store = BTreeMap<String, String>;

fn write(store: &mut Store, changes: Vec<Change>) {
    for Change { key, text } in changes {
        match text {
            Some(text) => store.insert(key, text),
            None => store.remove(&key),
        };
    }
}

fn reader(store: &Store) -> impl Fn(&str) -> Option<String> + '_ {
    |key| store.get(key).cloned()
}

/// Plays a match of one round, each player taking the first legal action.
fn finished(number: u64) -> Finished {
    let preset = Preset::ALL[number as usize % Preset::ALL.len()];
    let mut rules = preset.rules();
    rules.end.target = None;
    rules.end.floor = None;
    // A round without bids is no match of its own.
    rules.end.rounds = Some(if rules.first_round.bids_itself { 2 } else { 1 });
    rules.end.level_plays_on = false;
    let mut game = Game::new(rules, Seed::from_u64(number)).unwrap();
    while game.phase() != Phase::MatchEnd {
        let legal = game.legal_actions();
        // Bids of three or four, so that no deal is thrown in.
        let at = if legal.len() == 14 { 3 + number as usize % 2 } else { 0 };
        game.apply(legal[at]).unwrap();
    }
    let mut players = vec![Player::Human { name: "Ada".to_owned() }];
    for seat in 1..rules.players {
        let level = spades_archive::LEVELS[(number as usize + usize::from(seat)) % 4].to_owned();
        players.push(Player::Bot {
            name: format!("Bot {seat}"),
            level,
        });
    }
    Finished {
        ended: 1_700_000_000 + 60 * number,
        players,
        own: (number % 5 != 4).then_some(0),
        record: game.record(),
        ending: Ending::default(),
    }
}

/// Returns a store with `count` matches, its history, and the matches.
fn filled(count: u64) -> (Store, History, Vec<Finished>) {
    let (mut store, mut history) = (Store::new(), History::default());
    let all: Vec<Finished> = (0..count).map(finished).collect();
    for finished in &all {
        let changes = history.append(finished, reader(&store)).unwrap();
        assert!(changes.len() == 2 && changes.iter().all(|change| change.text.is_some()));
        write(&mut store, changes);
    }
    (store, history, all)
}

fn all_of(history: &History, store: &Store) -> Vec<Finished> {
    let mut found: Vec<_> = history
        .search(&Query::default())
        .into_iter()
        .map(|entry| history.load(entry.id, reader(store)).unwrap())
        .collect();
    found.reverse();
    found
}

#[test]
fn added_matches_are_read_again() {
    let (store, history, all) = filled(2 * MATCHES as u64 + 3);
    assert_eq!(store.len(), 6);
    let opened = History::open(store.keys(), reader(&store));
    assert_eq!((opened.damage, opened.aside, opened.changes), (vec![], vec![], vec![]));
    assert_eq!(opened.history, history);
    assert_eq!(all_of(&history, &store), all);
    assert!(history.check(reader(&store)).is_empty());
    for finished in &all {
        let entry = history.get(finished.id()).unwrap();
        let game = finished.game().unwrap();
        assert_eq!((entry.scores.as_slice(), entry.rounds), (game.scores(), game.round()));
        assert_eq!(Some(&entry.winners), game.winners().as_ref());
        assert_eq!(
            (&entry.players, entry.own, entry.ended),
            (&finished.players, finished.own, finished.ended)
        );
    }
}

#[test]
fn the_same_match_twice_is_one_and_an_unfinished_one_none() {
    let (store, mut history, all) = filled(3);
    assert_eq!(history.append(&all[1], reader(&store)), Ok(vec![]));
    assert_eq!(history.len(), 3);
    let mut bad = finished(8);
    bad.players.pop();
    assert_eq!(history.append(&bad, reader(&store)), Err(NotFinished::Players));
    let mut bad = finished(9);
    bad.record.actions.pop();
    assert_eq!(history.append(&bad, reader(&store)), Err(NotFinished::NotOver));
}

#[test]
fn the_list_can_be_searched() {
    let (_, history, all) = filled(100);
    let count = |query: Query| history.search(&query).len();
    let by = |fits: &dyn Fn(&Finished) -> bool| all.iter().filter(|finished| fits(finished)).count();
    let kind = RulesKind::Preset(Preset::Pairs);
    assert_eq!(
        count(Query {
            kind: Some(kind),
            ..Query::default()
        }),
        by(&|finished| RulesKind::of(&finished.record.rules) == kind)
    );
    let level = Some("expert".to_owned());
    assert_eq!(
        count(Query {
            level,
            ..Query::default()
        }),
        by(&|finished| finished.players.iter().any(|player| player.level() == Some("expert")))
    );
    let player = Some("bOT 3".to_owned());
    assert_eq!(
        count(Query {
            player,
            ..Query::default()
        }),
        by(&|finished| finished.players.len() == 4)
    );
    let (from, until) = (Some(all[10].ended), Some(all[20].ended));
    assert_eq!(
        count(Query {
            from,
            until,
            ..Query::default()
        }),
        10
    );
    let outcomes = [Outcome::Won, Outcome::Lost, Outcome::Drawn];
    let counts = outcomes.map(|outcome| {
        count(Query {
            outcome: Some(outcome),
            ..Query::default()
        })
    });
    assert_eq!(counts.iter().sum::<usize>(), 80, "{counts:?}");
    assert!(counts[0] > 0 && counts[1] > 0);
}

#[test]
fn custom_rules_are_read_without_their_matches() {
    let (mut store, mut history, _) = filled(MATCHES as u64 - 1);
    assert!(history.custom_rules(reader(&store)).is_empty(), "presets alone");
    // The last of a chunk, and the first of the next one.
    let own = [70, 80].map(|nil| {
        let mut rules = finished(3).record.rules;
        rules.nil = Some(nil);
        let mut game = Game::new(rules, Seed::from_u64(nil as u64)).unwrap();
        while game.phase() != Phase::MatchEnd {
            game.apply(*game.legal_actions().last().unwrap()).unwrap();
        }
        let own = Finished {
            record: game.record(),
            ..finished(3)
        };
        let changes = history.append(&own, reader(&store)).unwrap();
        write(&mut store, changes);
        (own.id(), rules)
    });
    assert_eq!(history.custom_rules(reader(&store)), own.into());
    // A damaged match has no rules.
    let text = store.get_mut("history-1").unwrap();
    text.truncate(text.trim_end().len() - 1);
    assert_eq!(history.custom_rules(reader(&store)), [own[0]].into());
}

/// Only the truncated matches are lost; the damage is reported, the text is set aside, and matches can be added.
#[test]
fn every_truncation_of_every_chunk_is_reported_and_survived() {
    let (store, whole, all) = filled(MATCHES as u64 + 2);
    let extra = finished(1000);
    for (key, text) in &store {
        // In the long chunks, every place within the first and last lines, and some in between.
        let cuts = (0..text.len()).filter(|cut| *cut < 300 || cut % 97 == 0 || text.len() - cut < 200);
        for cut in cuts {
            let mut cut_store = store.clone();
            cut_store.insert(key.clone(), text[..cut].to_owned());
            let opened = History::open(cut_store.keys(), reader(&cut_store));
            let is_index = key.ends_with("index");
            let first_matches = key == "history-0";
            if first_matches {
                // The list is valid, so the matches are only read on demand.
                assert!(opened.damage.is_empty());
                let damage = opened.history.check(reader(&cut_store));
                assert!(!damage.is_empty() || cut + 1 == text.len(), "{key} {cut}");
                assert!(damage.iter().all(|damage| damage.key == *key));
                continue;
            }
            assert!(!opened.damage.is_empty(), "{key} {cut}");
            assert!(opened.damage.iter().all(|damage| damage.key == *key), "{key} {cut}");
            let complete = text[..cut]
                .lines()
                .skip(1)
                .filter(|line| text.lines().any(|whole| whole == *line))
                .count();
            let left = if is_index { whole.len() } else { MATCHES + complete };
            assert_eq!(opened.history.len(), left, "{key} {cut}");
            assert_eq!(opened.aside.contains(key), !is_index);
            // The damaged text is set aside, the rest repaired, and matches can be added.
            write(&mut cut_store, opened.changes);
            let mut history = opened.history;
            let changes = history.append(&extra, reader(&cut_store)).unwrap();
            write(&mut cut_store, changes);
            let again = History::open(cut_store.keys(), reader(&cut_store));
            assert_eq!((again.damage, again.changes.len()), (vec![], 0), "{key} {cut}");
            assert_eq!(again.history.len(), left + 1);
            if is_index {
                assert_eq!(all_of(&again.history, &cut_store)[..all.len()], all[..]);
            }
        }
    }
}

/// A crash between two writes, or during one, leaves everything or all but the new match.
#[test]
fn a_crash_at_any_write_of_an_addition_loses_no_older_match() {
    for count in [3, MATCHES as u64] {
        let (store, mut history, _) = filled(count);
        let new = finished(500);
        let changes = history.append(&new, reader(&store)).unwrap();
        for done in 0..changes.len() {
            let mut crashed = store.clone();
            write(&mut crashed, changes[..done].to_vec());
            let opened = History::open(crashed.keys(), reader(&crashed));
            assert!(opened.damage.is_empty() && opened.aside.is_empty());
            assert_eq!(opened.history.len(), count as usize + done);
            let mut history = opened.history;
            write(&mut crashed, opened.changes);
            let changes = history.append(&new, reader(&crashed)).unwrap();
            write(&mut crashed, changes);
            assert_eq!(
                History::open(crashed.keys(), reader(&crashed)).history.len(),
                count as usize + 1
            );
        }
    }
}

#[test]
fn a_changed_line_is_reported_and_the_others_are_read() {
    let (mut store, _, _) = filled(4);
    let text = store["history-0"].clone();
    let line = text.lines().nth(2).unwrap().to_owned();
    let other = if line.contains('Q') {
        line.replacen('Q', "R", 1)
    } else {
        line.replacen('A', "B", 1)
    };
    store.insert("history-0".to_owned(), text.replace(&line, &other));
    let opened = History::open(store.keys(), reader(&store));
    let damage = Damage {
        key: "history-0".to_owned(),
        line: Some(3),
        why: Why::Line(LineError::Check),
    };
    assert_eq!(opened.damage, std::slice::from_ref(&damage));
    assert_eq!(damage.to_string(), "history-0, line 3: it was cut off or changed");
    assert_eq!(opened.history.len(), 3);
    assert_eq!(opened.aside, ["history-0"]);
    assert!(!opened.changes[0].text.as_ref().unwrap().contains(&other));
    // A chunk whose matches are missing entirely still has its list.
    store.remove("history-0");
    let opened = History::open(store.keys(), reader(&store));
    assert_eq!(opened.damage[0].why, Why::Missing);
    assert_eq!(opened.history.len(), 4);
}

#[test]
fn files_of_a_newer_version_are_refused_and_left_alone() {
    let (mut store, _, all) = filled(MATCHES as u64 + 2);
    for key in ["history-1", "history-1-index"] {
        let newer = store[key].replacen("spades-history 1", "spades-history 3", 1);
        store.insert(key.to_owned(), newer);
    }
    let opened = History::open(store.keys(), reader(&store));
    assert_eq!(opened.damage.len(), 2);
    assert!(opened.damage.iter().all(|damage| damage.why == Why::Newer(3)));
    assert!(opened.aside.is_empty() && opened.changes.is_empty());
    let mut history = opened.history;
    assert_eq!(history.len(), MATCHES);
    let before = store.clone();
    let changes = history.append(&all[MATCHES], reader(&store)).unwrap();
    assert!(changes.iter().all(|change| change.key.starts_with("history-2")));
    write(&mut store, changes);
    assert!(before.iter().all(|(key, text)| store[key] == *text));
}

#[test]
fn matches_of_another_window_are_added() {
    for count in [2, MATCHES as u64 - 1] {
        let (mut store, mut one, _) = filled(count);
        let mut other = one.clone();
        for number in [200, 201, 202] {
            let changes = one.append(&finished(number), reader(&store)).unwrap();
            write(&mut store, changes);
            let changes = other.append(&finished(number + 100), reader(&store)).unwrap();
            write(&mut store, changes);
        }
        let opened = History::open(store.keys(), reader(&store));
        assert!(opened.damage.is_empty());
        assert_eq!(opened.history.len(), count as usize + 6);
        assert_eq!(opened.history, other);
    }
}

#[test]
fn the_oldest_go_when_it_is_asked_and_only_then() {
    let (mut store, mut history, all) = filled(MATCHES as u64 + 9);
    let dropped = history.drop_oldest(reader(&store)).unwrap();
    assert_eq!(dropped.matches.len(), MATCHES);
    assert!(dropped.changes.iter().all(|change| change.text.is_none()));
    write(&mut store, dropped.changes);
    assert_eq!(all_of(&history, &store), all[MATCHES..]);
    let dropped = history.drop_oldest(reader(&store)).unwrap();
    let ids = |matches: &[(Entry, _)]| matches.iter().map(|(entry, _)| entry.id).collect::<Vec<_>>();
    assert_eq!(ids(&dropped.matches), [0, 1, 2, 3].map(|at| all[MATCHES + at].id()));
    for (at, (_, facts)) in dropped.matches.iter().enumerate() {
        assert_eq!(*facts, MatchFacts::of(&all[MATCHES + at]).unwrap());
    }
    write(&mut store, dropped.changes);
    assert_eq!(all_of(&history, &store), all[MATCHES + 4..]);
    assert_eq!(History::open(store.keys(), reader(&store)).history, history);
    while let Some(dropped) = history.drop_oldest(reader(&store)) {
        write(&mut store, dropped.changes);
    }
    assert!(history.is_empty() && store.is_empty());
    let changes = history.append(&all[0], reader(&store)).unwrap();
    write(&mut store, changes);
    assert_eq!(all_of(&history, &store), all[..1]);
}

#[test]
fn matches_are_carried_to_another_history_all_or_none() {
    let (store, history, all) = filled(MATCHES as u64 + 5);
    let texts = history.export(reader(&store)).unwrap();
    assert_eq!(texts.len(), all.len());
    let pairs = || texts.iter().map(|(id, text)| (id.as_str(), text.as_str()));
    let (mut other_store, mut other, _) = filled(3);
    let before = other.clone();
    let mut bad: Vec<(&str, &str)> = pairs().collect();
    bad[60].1 = &bad[60].1[1..];
    let refused = other.import(bad.iter().copied(), reader(&other_store)).unwrap_err();
    assert_eq!(refused, (bad[60].0.to_owned(), LineError::Check));
    let mut swapped: Vec<(&str, &str)> = pairs().collect();
    swapped[0].1 = swapped[1].1;
    assert!(other.import(swapped, reader(&other_store)).is_err());
    assert_eq!(other, before);
    let changes = other.import(pairs(), reader(&other_store)).unwrap();
    write(&mut other_store, changes);
    assert_eq!(all_of(&other, &other_store), all);
    assert_eq!(History::open(other_store.keys(), reader(&other_store)).history, other);
    assert_eq!(other.import(pairs(), reader(&other_store)), Ok(vec![]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Any text in place of a chunk is survived.
    #[test]
    fn any_text_is_survived(text in "(spades-history [0-9] (matches|index) 0 [0-9]{1,3}\n)?[ -~\n]{0,200}", index in any::<bool>()) {
        let (mut store, _, _) = filled(2);
        store.insert(if index { "history-0-index" } else { "history-0" }.to_owned(), text);
        let opened = History::open(store.keys(), reader(&store));
        let mut history = opened.history;
        write(&mut store, opened.changes);
        let changes = history.append(&finished(7), reader(&store)).unwrap();
        write(&mut store, changes);
        prop_assert!(history.load(finished(7).id(), reader(&store)).is_ok());
    }
}

/// Returns a match that its player's side conceded after `actions` actions.
fn conceded(number: u64, actions: usize) -> Finished {
    let mut finished = finished(number);
    finished.record.actions.truncate(actions);
    finished.ending.conceded = Some(0);
    finished
}

#[test]
fn conceded_matches_and_take_backs_are_kept_as_version_2_and_damage_nothing() {
    let (mut store, mut history, _) = filled(3);
    let text = |store: &Store, key: &str| store[key].split('\n').next().unwrap_or_default().to_owned();
    assert_eq!(text(&store, "history-0"), "spades-history 1 matches 0 3");
    let mut undone = finished(3);
    undone.ending.taken_back = vec![1, 1];
    let new = [conceded(5, 20), conceded(6, 0), undone];
    for finished in &new {
        let changes = history.append(finished, reader(&store)).unwrap();
        write(&mut store, changes);
    }
    assert_eq!(text(&store, "history-0"), "spades-history 2 matches 0 6");
    assert_eq!(text(&store, "history-0-index"), "spades-history 2 index 0 6");
    assert_eq!(store["history-0"], include_str!("data/history-version-2"));
    assert_eq!(store["history-0-index"], include_str!("data/history-version-2-index"));
    let opened = History::open(store.keys(), reader(&store));
    assert_eq!((opened.damage, opened.changes), (vec![], vec![]));
    assert_eq!(opened.history, history);
    for finished in &new {
        assert_eq!(history.load(finished.id(), reader(&store)).as_ref(), Ok(finished));
        assert_eq!(history.get(finished.id()).unwrap().ending, finished.ending);
    }
    assert_eq!(history.get(new[0].id()).unwrap().outcome(), Some(Outcome::Lost));
    let facts = MatchFacts::of(&new[0]).unwrap().unwrap();
    assert_eq!(
        (facts.outcome, facts.conceded, facts.rounds.len()),
        (Outcome::Lost, true, 0)
    );

    let texts = history.export(reader(&store)).unwrap();
    assert_eq!(History::version_of(texts.values().map(String::as_str)), 2);
    let mut other = History::default();
    let pairs = texts.iter().map(|(id, text)| (id.as_str(), text.as_str()));
    other.import(pairs, |_| None).unwrap();
    assert!(
        new.iter()
            .all(|finished| other.get(finished.id()) == history.get(finished.id()))
    );

    // A side that doesn't exist can't concede, and a match that is over can't be conceded.
    let mut bad = conceded(5, 20);
    bad.ending.conceded = Some(4);
    assert_eq!(history.append(&bad, reader(&store)), Err(NotFinished::NotOver));
    let mut bad = finished(7);
    bad.ending.conceded = Some(0);
    assert_eq!(history.append(&bad, reader(&store)), Err(NotFinished::NotOver));
    // An ending that was changed is damage of its own line alone.
    let line = store["history-0"].lines().last().unwrap().to_owned();
    let changed = line.replace('.', ".A");
    let text = store["history-0"].replace(&line, &changed);
    store.insert("history-0".to_owned(), text);
    let opened = History::open(store.keys(), reader(&store));
    assert_eq!((opened.history.len(), opened.damage.len()), (5, 1));
}
