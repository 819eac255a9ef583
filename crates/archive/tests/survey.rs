//! The facts of matches are computed once, stored beside them, and recomputed if they are lost.

use std::collections::BTreeMap;

use spades_archive::facts::MatchFacts;
use spades_archive::history::{Change, History, MATCHES, Survey, Surveyed, is_facts};
use spades_archive::{Ending, Finished, LEVELS, Player};
use spades_rules::{Game, Phase, Preset, Seed};

type Store = BTreeMap<String, String>;

fn write(store: &mut Store, change: Change) {
    match change.text {
        Some(text) => store.insert(change.key, text),
        None => store.remove(&change.key),
    };
}

/// Returns a match of two rounds of any preset. Every fifth one belongs to no single player; others are played at other seats than 0.
fn finished(number: u64) -> Finished {
    let preset = Preset::ALL[number as usize % Preset::ALL.len()];
    let mut rules = preset.rules();
    rules.end.target = None;
    rules.end.floor = None;
    rules.end.rounds = Some(2);
    rules.end.level_plays_on = false;
    let mut game = Game::new(rules, Seed::from_u64(number)).unwrap();
    while game.phase() != Phase::MatchEnd {
        let legal = game.legal_actions();
        let at = if legal.len() == 14 { number as usize % 5 } else { 0 };
        // With three players, a deal on which all bid nil would be redealt forever.
        let at = if rules.players == 3 && at == 0 {
            legal.len() - 1
        } else {
            at.min(legal.len() - 1)
        };
        game.apply(legal[at]).unwrap();
    }
    let seats = usize::from(rules.players);
    let own = number as usize / 9 % seats;
    let player = |seat: usize| {
        let name = format!("seat {seat}");
        if seat == own {
            Player::Human { name }
        } else {
            let level = LEVELS[(number as usize + seat) % 4].to_owned();
            Player::Bot { name, level }
        }
    };
    Finished {
        ended: 1_700_000_000 + 60 * number,
        players: (0..seats).map(player).collect(),
        own: (number % 5 != 4).then_some(own),
        record: game.record(),
        ending: Ending::default(),
    }
}

fn filled(numbers: impl IntoIterator<Item = u64>) -> (Store, History, Vec<Finished>) {
    let (mut store, mut history, mut all) = (Store::new(), History::default(), Vec::new());
    for number in numbers {
        let finished = finished(number);
        for change in history.append(&finished, |key| store.get(key).cloned()).unwrap() {
            write(&mut store, change);
        }
        all.push(finished);
    }
    (store, history, all)
}

/// Runs steps until everything is known; returns the number of steps and of writes.
fn work(survey: &mut Survey, history: &History, store: &mut Store) -> (usize, usize) {
    survey.refresh(history);
    let (mut steps, mut written) = (0, 0);
    loop {
        steps += 1;
        match survey.step(history, |key| store.get(key).cloned()) {
            Surveyed::More => {}
            Surveyed::Write(change) => {
                assert!(is_facts(&change.key));
                written += 1;
                write(store, change);
            }
            Surveyed::Done => return (steps, written),
        }
    }
}

fn is_right(survey: &Survey, all: &[Finished]) {
    for finished in all {
        let facts = MatchFacts::of(finished).unwrap();
        assert_eq!(survey.get(finished.id()), facts.as_ref());
    }
}

#[test]
fn computed_facts_are_read_again_unchanged() {
    let (mut store, history, all) = filled(0..MATCHES as u64 + 30);
    let mut first = Survey::default();
    let (steps, written) = work(&mut first, &history, &mut store);
    assert!(steps > all.len() && written == 2, "a match in a step");
    is_right(&first, &all);
    assert_eq!(first.len(), all.len());
    let mut second = Survey::default();
    let (steps, written) = work(&mut second, &history, &mut store);
    assert!(steps <= 3 && written == 0, "a chunk in a step");
    is_right(&second, &all);
    // The list opens as before, regardless of the texts beside it.
    let opened = History::open(store.keys(), |key| store.get(key).cloned());
    assert_eq!((opened.damage, opened.changes), (vec![], vec![]));
    assert_eq!(opened.history, history);
}

#[test]
fn one_more_match_costs_one_more_step() {
    let (mut store, mut history, mut all) = filled(0..5);
    let mut survey = Survey::default();
    work(&mut survey, &history, &mut store);
    all.push(finished(7));
    for change in history.append(&all[5], |key| store.get(key).cloned()).unwrap() {
        write(&mut store, change);
    }
    assert_eq!(work(&mut survey, &history, &mut store), (3, 1));
    is_right(&survey, &all);
    assert_eq!(work(&mut survey, &history, &mut store), (1, 0));
    is_right(&survey, &all);
}

#[test]
fn cut_or_changed_facts_are_computed_again() {
    let (mut store, history, all) = filled(0..6);
    work(&mut Survey::default(), &history, &mut store);
    let key = "history-0-facts";
    let whole = store[key].clone();
    let mut texts: Vec<String> = (0..whole.len()).step_by(7).map(|end| whole[..end].to_owned()).collect();
    texts.push(whole.replace("facts 0", "facts 1"));
    texts.push(whole.replacen(" 1 facts", " 2 facts", 1));
    for at in (40..whole.len()).step_by(11) {
        let mut changed = whole.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        texts.push(String::from_utf8(changed).unwrap());
    }
    for text in texts {
        store.insert(key.to_owned(), text);
        let mut survey = Survey::default();
        work(&mut survey, &history, &mut store);
        is_right(&survey, &all);
    }
    assert_eq!(store[key], whole);
    // A match that cannot be read has no facts, and may become readable later.
    let matches = store["history-0"].clone();
    store.remove(key);
    store.insert(
        "history-0".to_owned(),
        matches
            .lines()
            .take(3)
            .fold(String::new(), |text, line| text + line + "\n"),
    );
    let mut survey = Survey::default();
    work(&mut survey, &history, &mut store);
    assert_eq!(
        (survey.get(all[0].id()).is_some(), survey.get(all[3].id())),
        (true, None)
    );
    store.insert("history-0".to_owned(), matches);
    let mut survey = Survey::default();
    work(&mut survey, &history, &mut store);
    is_right(&survey, &all);
}

#[test]
fn dropped_matches_lose_their_facts() {
    let (mut store, mut history, all) = filled(0..MATCHES as u64 + 2);
    let mut survey = Survey::default();
    work(&mut survey, &history, &mut store);
    for change in history.drop_oldest(|key| store.get(key).cloned()).unwrap().changes {
        write(&mut store, change);
    }
    assert!(!store.contains_key("history-0-facts") && store.contains_key("history-1-facts"));
    work(&mut survey, &history, &mut store);
    assert_eq!((survey.len(), survey.get(all[0].id())), (2, None));
}
