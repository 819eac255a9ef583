//! Writes inputs to start from into `seeds/`, a folder for each target: `cargo run --example seeds`.

use std::fs;
use std::path::Path;

use spades_archive::bundle::{Bundle, Part};
use spades_archive::code::{Carry, DealCode};
use spades_archive::compact;
use spades_archive::history::History;
use spades_archive::{Ending, Finished, Player};
use spades_rules::{Game, Preset, Seed};

/// A match of one round, played by a rule that takes something else each time.
fn played(preset: Preset) -> Game {
    let mut rules = preset.rules();
    rules.end.rounds = Some(1);
    rules.end.level_plays_on = false;
    let mut game = Game::new(rules, Seed::from_u64(preset as u64)).expect("presets make sense");
    while !game.legal_actions().is_empty() {
        let legal = game.legal_actions();
        let action = legal[game.action_count() * 7 % legal.len()];
        game.apply(action).expect("it is legal");
    }
    game
}

fn put(target: &str, name: &str, bytes: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(name), bytes)).expect("the folder can be written");
}

/// The bytes of a line of the history without their check.
fn unsealed(line: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        _ => 63,
    };
    let bits: Vec<u8> = line.bytes().flat_map(|letter| (0..6).rev().map(move |bit| value(letter) >> bit & 1)).collect();
    let bytes = bits.chunks_exact(8).map(|bits| bits.iter().fold(0, |byte, bit| byte << 1 | bit));
    let mut bytes: Vec<u8> = bytes.collect();
    bytes.truncate(bytes.len().saturating_sub(4));
    bytes
}

fn main() {
    for preset in Preset::ALL {
        let name = format!("{preset:?}").to_lowercase();
        let game = played(preset);
        for (kind, own) in [("deals", None), ("sheet", Some((0, Carry::Sheet))), ("actions", Some((1, Carry::Actions)))] {
            let code = DealCode::of_match(&game, own).expect("the match is over").to_string();
            put("code", &format!("{name}-{kind}-text"), code.as_bytes());
            let symbols: Vec<u8> = code.bytes().map(|symbol| b"0123456789ABCDEFGHJKMNPQRSTVWXYZ".iter().position(|&it| it == symbol).unwrap_or(0) as u8).collect();
            put("code", &format!("{name}-{kind}"), &symbols[1..symbols.len() - 6]);
        }
        put("packed", &name, &compact::pack(&game.record()).expect("it can be played"));
        put("rules", &format!("{name}-toml"), preset.rules().to_toml().as_bytes());
        put("rules", &format!("{name}-json"), serde_json::json!(preset.rules()).to_string().as_bytes());
        let players = (0..preset.rules().players).map(|seat| match seat {
            0 => Player::Human { name: "Ada".into() },
            _ => Player::Bot { name: "Rook".into(), level: "expert".into() },
        });
        let finished = Finished { ended: 1_800_000_000, players: players.collect(), own: Some(0), record: game.record(), ending: Ending::default() };
        let changes = History::default().append(&finished, |_| None).expect("it is over");
        for change in &changes {
            let text = change.text.as_deref().unwrap_or_default();
            put("history", &format!("{name}-{}-text", change.key), text.as_bytes());
            let first = if change.key.ends_with("index") { 1 } else { 0 };
            let line = text.lines().nth(1).unwrap_or_default();
            put("history", &format!("{name}-{}", change.key), &[&[first], &unsealed(line)[..]].concat());
        }
        let mut bundle = Bundle::default();
        let whole = serde_json::json!({ "version": 1, "volume": 0.3, "name": "Ada" });
        bundle.insert("settings", Part::whole(1, whole.clone()).expect("it can be written"));
        let items = [("1", serde_json::json!(changes[0].text))];
        bundle.insert("history", Part::items(1, items.clone()).expect("it can be written"));
        put("bundle", &name, bundle.to_json().as_bytes());
        put("bundle", &format!("{name}-parts"), format!("a{whole}\nH{{\"1\":{}}}\n\na{{\"b\":[1,2.5e300]}}", items[0].1).as_bytes());
    }
}
