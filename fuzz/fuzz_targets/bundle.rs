//! Any text as one file for everything, and any values as its parts behind right checks: refused, or written again as the same, and
//! joined with another so that twice is as once. Run with `cargo +nightly fuzz run bundle`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use spades_archive::bundle::{Bundle, Part, Take};

/// A file that holds the lines of a text, each a value of JSON: the first letter of a line says in which part, and how.
fn sealed(text: &str) -> Bundle {
    let mut bundle = Bundle::default();
    for line in text.lines() {
        let mut letters = line.chars();
        let letter = letters.next().unwrap_or('a');
        let Ok(value) = serde_json::from_str::<Value>(letters.as_str()) else {
            continue;
        };
        let version = u32::from(letter) % 3;
        let part = match value {
            Value::Object(items) if letter.is_uppercase() => Part::items(version, items),
            value => Part::whole(version, value),
        };
        if let Ok(part) = part {
            bundle.insert(&letter.to_ascii_lowercase().to_string(), part);
        }
    }
    bundle
}

fn check(bundle: &Bundle) {
    assert_eq!(Bundle::from_json(&bundle.to_json()).as_ref(), Ok(bundle), "what is written is read");
    for take in [Take::Ours, Take::Theirs] {
        let both = bundle.merged(bundle.clone(), |_| Ok(take.clone()));
        assert_eq!(both.as_ref(), Ok(bundle));
    }
}

fuzz_target!(|text: &str| {
    if let Ok(bundle) = Bundle::from_json(text) {
        check(&bundle);
    }
    let (first, second) = text.split_once("\n\n").unwrap_or((text, ""));
    let (first, second) = (sealed(first), sealed(second));
    check(&first);
    if let Ok(both) = first.merged(second.clone(), |_| Ok(Take::Theirs)) {
        check(&both);
        assert_eq!(both.merged(second, |_| Ok(Take::Theirs)), Ok(both), "twice is as once");
    }
});
