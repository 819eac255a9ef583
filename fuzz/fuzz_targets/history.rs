//! Any bytes behind a right check as a line of the history, among the texts of a store: damage is reported, and what is sound can be
//! listed, loaded, taken along, surveyed and dropped. Run with `cargo +nightly fuzz run history`.
#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::fuzz_target;
use sha2::{Digest, Sha256};
use spades_archive::achievements::Progress;
use spades_archive::history::{Change, History, Query, Survey, Surveyed};
use spades_archive::summary::Summary;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes with their check, as a line: see `docs/FORMATS.md`.
fn sealed(kind: &str, bytes: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("spades-history {kind} 1\n"));
    hash.update(bytes);
    let sum: [u8; 32] = hash.finalize().into();
    let bytes = [bytes, &sum[..4]].concat();
    let mut text = String::new();
    for part in bytes.chunks(3) {
        let bits = part.iter().chain([&0; 2]).take(3).fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        text.extend((0..=part.len()).map(|letter| char::from(LETTERS[(bits >> (18 - 6 * letter) & 63) as usize])));
    }
    text
}

fn chunk(word: &str, number: u32, lines: &[String]) -> String {
    let mut text = format!("spades-history 1 {word} {number} {}\n", lines.len());
    lines.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    text
}

type Store = BTreeMap<String, String>;

fn write(store: &mut Store, changes: Vec<Change>) {
    for Change { key, text } in changes {
        match text {
            Some(text) => store.insert(key, text),
            None => store.remove(&key),
        };
    }
}

/// The first byte says which lines are sealed; a line ends at 0xFF twice.
fn texts(bytes: &[u8]) -> Store {
    let (&what, mut rest) = bytes.split_first().unwrap_or((&0, &[]));
    let mut lines: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let mut at = usize::from(what);
    while !rest.is_empty() {
        let end = rest.windows(2).position(|pair| pair == [0xFF, 0xFF]);
        let (line, later) = end.map_or((rest, &[][..]), |end| (&rest[..end], &rest[end + 2..]));
        let kind = at % 3;
        lines.entry(kind).or_default().push(sealed(["match", "entry", "facts"][kind], line));
        rest = later;
        at += usize::from(what >> 4) + 1;
    }
    let mut store = Store::new();
    for (kind, lines) in lines {
        let (word, key) = [("matches", "history-0"), ("index", "history-0-index"), ("facts", "history-0-facts")][kind];
        store.insert(key.to_owned(), chunk(word, 0, &lines));
    }
    store
}

/// Reads and writes a stored history as the game does.
fn visit(mut store: Store) {
    let opened = History::open(store.keys(), |key| store.get(key).cloned());
    let mut history = opened.history;
    write(&mut store, opened.changes);
    let found: Vec<_> = history.search(&Query::default()).into_iter().cloned().collect();
    assert_eq!(found.len(), history.len());
    let _ = history.check(|key| store.get(key).cloned());
    let mut survey = Survey::default();
    survey.refresh(&history);
    for _ in 0..64 {
        if survey.is_done() {
            break;
        }
        if let Surveyed::Write(change) = survey.step(&history, |key| store.get(key).cloned()) {
            write(&mut store, vec![change]);
        }
    }
    let told = found.iter().filter_map(|entry| Some((entry, survey.get(entry.id)?)));
    let _ = Summary::of(told);
    let mut progress = Progress::default();
    for entry in &found {
        if let Ok(finished) = history.load(entry.id, |key| store.get(key).cloned()) {
            progress.add(&finished).expect("what was loaded is a finished match");
        }
        if let Some(facts) = survey.get(entry.id) {
            progress.add_facts(facts);
        }
    }
    if let Ok(all) = history.export(|key| store.get(key).cloned()) {
        let mut other = History::default();
        let lines = all.iter().map(|(id, line)| (id.as_str(), line.as_str()));
        other.import(lines, |_| None).expect("what was taken out can be taken in");
    }
    while let Some(dropped) = history.drop_oldest() {
        assert!(dropped.matches > 0);
        write(&mut store, dropped.changes);
    }
}

fuzz_target!(|bytes: &[u8]| {
    visit(texts(bytes));
    if let Ok(text) = std::str::from_utf8(bytes) {
        for key in ["history-0", "history-0-index", "history-0-facts"] {
            visit(Store::from([(key.to_owned(), text.to_owned())]));
        }
    }
});
