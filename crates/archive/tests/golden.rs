//! Data written by version 1 is still read and written unchanged: matches of every preset, stored as the game stores them.

use spades_archive::achievements::{Achievement, Progress};
use spades_archive::code::DealCode;
use spades_archive::history::{Entry, History, Query};
use spades_archive::{LEVELS, RulesKind, Sheet};
use spades_rules::Preset;

const MATCHES: &str = include_str!("data/history-0");
const INDEX: &str = include_str!("data/history-0-index");
/// The first of the matches as a code with every action.
const CODE: &str = include_str!("data/code");

fn read(key: &str) -> Option<String> {
    match key {
        "history-0" => Some(MATCHES.to_owned()),
        "history-0-index" => Some(INDEX.to_owned()),
        _ => None,
    }
}

#[test]
fn the_history_of_version_1_is_read_and_written_alike() {
    let opened = History::open(["history-0", "history-0-index"], read);
    assert_eq!((opened.damage, opened.changes), (vec![], vec![]));
    let list = opened.history.search(&Query::default());
    let kinds: Vec<RulesKind> = list.iter().rev().map(|entry| entry.kind).collect();
    let first = Preset::ALL[..Preset::FIRST].iter().copied();
    assert_eq!(kinds, first.map(RulesKind::Preset).collect::<Vec<_>>());
    let (mut again, mut last, mut progress) = (History::default(), vec![], Progress::default());
    for entry in list.into_iter().rev() {
        let finished = opened.history.load(entry.id, read).unwrap();
        assert_eq!(Entry::of(&finished).as_ref(), Ok(entry));
        assert_eq!(Sheet::of(&finished.record).unwrap().scores(), entry.scores);
        assert_eq!(finished.players[1].level(), Some(LEVELS[3]));
        progress.add(&finished).unwrap();
        last = again.append(&finished, |_| None).unwrap();
    }
    let texts: Vec<_> = last.into_iter().map(|change| change.text.unwrap()).collect();
    assert_eq!(texts, [MATCHES, INDEX]);
    assert!(progress.has(Achievement::FirstWin));
}

#[test]
fn the_code_of_version_1_is_read_and_written_alike() {
    let code: DealCode = CODE.trim().parse().unwrap();
    assert_eq!(code.to_string(), CODE.trim());
    let list = History::open(["history-0", "history-0-index"], read).history;
    let first = *list.search(&Query::default()).last().unwrap();
    assert_eq!(code.sender().unwrap().sheet().scores(), first.scores);
}
