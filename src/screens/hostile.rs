//! Fuzz tests of store texts and imported files: absurd numbers, missing or duplicated parts, values of the wrong type. Whatever the store
//! holds, the program must read it or put it aside, its pages must open, and a file must be imported completely or be refused.
//! `cargo test -p spades --lib hostile -- --ignored` runs for ten minutes.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use serde_json::{Value, json};
use spades_archive::bundle::{Bundle, Part};
use spades_rules::Preset;

use super::setup::{Form, joined};
use super::testing::{app, keep_history, keep_match, lay_over, receive_deal, sent_deal};
use crate::session::statistics::Statistics;
use crate::states::{Menu, Screen};
use crate::storage::backup::{export, import};
use crate::storage::history::MatchHistory;
use crate::storage::{ReadAgain, Store};

/// Pseudorandom numbers (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % count
    }

    fn pick<T: Clone>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())].clone()
    }
}

/// Returns an arbitrary JSON value to insert anywhere.
fn anything(chance: &mut Chance) -> Value {
    chance.pick(&[
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(255),
        json!(256),
        json!(65_535),
        json!(i32::MAX),
        json!(i32::MIN),
        json!(u32::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(0.5),
        json!(-1e300),
        json!(1e300),
        json!(1e-300),
        json!(""),
        json!("Ada"),
        json!("Иван"),
        json!("x".repeat(500)),
        json!("a\u{0}b\nc\u{202E}"),
        json!("2026-02-31"),
        json!("0000-01-01"),
        json!("9999-12-31"),
        json!([]),
        json!({}),
        json!([[1, 2], [3]]),
        json!({ "Ada": 1 }),
    ])
}

/// Changes a value at a random position.
fn tamper(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() && chance.below(12) > 0 => {
            let at = chance.below(fields.len());
            let key = fields.keys().nth(at).cloned().unwrap_or_default();
            match chance.below(16) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(
                    chance.pick(&["version", "", "Ada", "custom", "-1"]).to_owned(),
                    anything(chance),
                )),
                2 => drop(fields.insert(key, anything(chance))),
                _ => tamper(&mut fields[&key], chance),
            }
        }
        Value::Array(items) if !items.is_empty() && chance.below(12) > 0 => {
            let at = chance.below(items.len());
            match chance.below(16) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[at].clone()),
                2 => items[at] = anything(chance),
                3 => items.extend(vec![items[at].clone(); 70]),
                _ => tamper(&mut items[at], chance),
            }
        }
        Value::Number(number) if chance.below(3) == 0 => {
            let number = number.as_i64().unwrap_or(0);
            *value = json!(number.saturating_add(chance.pick(&[-1, 1, 1000])));
        }
        other => *other = anything(chance),
    }
}

/// Returns the stored texts of someone who has played a lot.
fn kept() -> Vec<(String, Value)> {
    let tally = json!({ "matches": 12, "won": 7, "lost": 4, "rounds": 80 });
    let stage = json!({ "decisions": 9, "cost": 12.5, "mistakes": 2 });
    let mut texts = vec![
        ("settings".to_owned(), json!(crate::settings::Settings::default())),
        ("setup".to_owned(), json!(Form::default())),
        (
            "statistics".to_owned(),
            json!({
                "against_computer": tally, "taken_back": tally, "hot_seat": tally, "streak": 3, "best_streak": 5,
                "by_person": { "Ada": tally, "Ben": tally },
                "by_rules": { "open_draft": tally, "Open draft": tally, "pairs": tally },
                "by_level": { "expert": tally },
                "pace": { "open_draft": { "rounds": 4, "seconds": 310.5 } },
                "contracts_made": 50, "contracts_set": 20, "nils_made": 3, "nils_failed": 1, "tricks": 400, "bags": 30,
                "best_round": 141, "best_score": 512,
            }),
        ),
        (
            "daily".to_owned(),
            json!({ "days": [
                { "date": "2026-11-24", "played": "2026-11-24", "score": 120, "outcome": "won" },
                { "date": "2026-11-25", "played": "2026-11-25", "score": -40, "outcome": "lost" },
            ] }),
        ),
        (
            "friends".to_owned(),
            json!({ "matches": { "00112233445566778899aabbccddeeff": [[63, -40], [0, 121]] } }),
        ),
        (
            "reviews".to_owned(),
            json!({ "version": 1, "rounds": [{
                "round": "0011-1", "ended": 1_800_000_000, "kind": "open_draft", "level": "expert", "rivals": ["Mara"],
                "draft": stage, "bids": stage, "play": stage, "mistakes": {},
            }] }),
        ),
        (
            "learning".to_owned(),
            json!({
                "hands": { "bidding.1": 2 }, "puzzles": { "p1": true }, "rating": { "rating": 1200.0, "deviation": 350.0 },
                "last": "2026-11-24", "days": ["2026-11-23", "2026-11-24"], "knows": true,
            }),
        ),
    ];
    let mut played = app(1280, 720);
    keep_match(&mut played, Preset::Pairs, 2);
    let slots = played.world().resource::<crate::session::slots::Slots>();
    texts.extend(
        slots
            .unfinished()
            .into_iter()
            .map(|(slot, saved)| (slot.key(), json!(saved))),
    );
    texts
}

/// Puts tampered texts into the store of one program and reads them there, and into files for another one, until `done` returns `true`.
fn try_out(seed: u64, mut done: impl FnMut(usize) -> bool) {
    let texts = kept();
    let mut chance = Chance(seed);
    let mut app = app(1280, 720);
    keep_history(&mut app, 3);
    receive_deal(&mut app, &sent_deal().0);
    let mut count = 0;
    while !done(count) {
        count += 1;
        let (key, sound) = chance.pick(&texts);
        let mut value = sound.clone();
        for _ in 0..=chance.below(3) {
            tamper(&mut value, &mut chance);
        }
        // Printed so that a failure shows the text that caused it.
        eprintln!(
            "{count} {key}: {}",
            value.to_string().chars().take(2000).collect::<String>()
        );
        // As a stored text.
        let world = app.world_mut();
        world.resource::<Store>().save(&key, &value);
        world.resource::<Store>().finish();
        world.trigger(ReadAgain);
        world.flush();
        app.update();
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(chance.pick(&[Screen::Title, Screen::Setup]));
        for page in [chance.pick(&Menu::PAGES), Menu::None] {
            app.world_mut().resource_mut::<NextState<Menu>>().set(page);
            // The page is built in the first, laid out and drawn again in the second.
            app.update();
            app.update();
        }
        // As an imported file, into a store with valid texts.
        let store = Store::in_memory();
        for (key, sound) in &texts {
            store.save(key, sound);
        }
        let mut history = MatchHistory::default();
        history.open(&store);
        let mut bundle = Bundle::default();
        let part = match key.strip_prefix("match") {
            Some(_) => Part::items(2, [(key.clone(), value)]),
            None => Part::whole(1, value),
        };
        let name = if key.starts_with("match") { "matches" } else { &key };
        let Ok(part) = part else { continue };
        bundle.insert(name, part);
        let before = export(&store, &history);
        if import(&store, &mut history, &bundle.to_json(), joined).is_err() {
            assert_eq!(export(&store, &history), before, "nothing has changed");
        }
        // Invalid text was put aside; store a valid one again.
        let store = app.world().resource::<Store>();
        store.save(&key, &sound);
        store.finish();
    }
}

#[test]
fn pages_open_over_any_store() {
    try_out(7, |count| count == 60);
}

#[test]
fn levels_out_of_range_leave_the_page_in_the_window() {
    let mut app = app(1280, 720);
    for level in ["music", "effects", "speed", "interface"] {
        for value in [-1e300, -1.0, 1e9, 1e300] {
            let mut settings = json!(crate::settings::Settings::default());
            settings[level] = json!(value);
            let store = app.world().resource::<Store>();
            store.save("settings", &settings);
            store.finish();
            app.world_mut().trigger(ReadAgain);
            lay_over(&mut app, Menu::Settings);
            let scale = app.world().resource::<UiScale>().0;
            assert!((0.5..=3.0).contains(&scale), "{level} {value}: {scale}");
            let mut nodes = app.world_mut().query::<&ComputedNode>();
            for node in nodes.iter(app.world()) {
                assert!(node.size.max_element() < 1e5, "{level} {value}: {}", node.size);
            }
            lay_over(&mut app, Menu::None);
        }
    }
}

#[test]
fn counts_out_of_range_are_summed_up() {
    let mut app = app(1280, 720);
    let count = json!(u32::MAX);
    let tally = json!({"matches": count, "won": count, "lost": count, "rounds": count});
    let mut statistics = json!({
        "by_rules": {"open_draft": tally, "Open Draft": tally},
        "by_person": {"Ada": tally, "Ben": tally},
        "pace": {"open_draft": {"rounds": count, "seconds": 1e300}},
    });
    for kind in ["against_computer", "taken_back", "hot_seat"] {
        statistics[kind] = tally.clone();
    }
    for counter in [
        "streak",
        "contracts_made",
        "contracts_set",
        "nils_made",
        "nils_failed",
        "tricks",
        "bags",
    ] {
        statistics[counter] = count.clone();
    }
    let store = app.world().resource::<Store>();
    store.save("statistics", &statistics);
    store.finish();
    app.world_mut().trigger(ReadAgain);
    lay_over(&mut app, Menu::Statistics);
    let read = app.world().resource::<Statistics>();
    assert!(read.contracts_set > 1_000_000 && read.contracts_made.checked_add(read.contracts_set).is_some());
}

#[test]
#[ignore = "ten minutes, for once: what it finds becomes a test of its own"]
fn for_ten_minutes() {
    let begun = Instant::now();
    let seed = u64::from(std::process::id()) << 20 | 1;
    try_out(seed, |_| begun.elapsed() > Duration::from_secs(600));
}
