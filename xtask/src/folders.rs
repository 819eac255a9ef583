//! Dependency rules between the folders of the game, as on the map in CONTRIBUTING.md.

use std::fs;
use std::path::{Path, PathBuf};

use crate::paths;

/// Each folder may use those before it, never those behind it.
const ORDER: [&str; 10] = [
    "session", "input", "text", "ui", "audio", "storage", "loading", "table", "screens", "access",
];

/// The session needs no pictures, screens or settings: of the root it uses only itself.
const ALONE: &str = "session";

/// Returns all code files below a folder, except tests.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    entries
        .flat_map(|entry| {
            let path = entry.path();
            if path.is_dir() {
                return files(&path);
            }
            let tests = ["tests.rs", "testing.rs"].iter().any(|name| path.ends_with(name));
            let code = path.extension().is_some_and(|extension| extension == "rs") && !tests;
            code.then_some(path).into_iter().collect()
        })
        .collect()
}

/// Returns the folders that a file uses, outside of comments and of its own tests.
fn used(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().take_while(|line| *line != "mod tests {");
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split("crate::").skip(1)).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_lowercase() && letter != '_')?;
        Some(&rest[..end])
    })
}

#[test]
fn the_folders_of_the_game_use_only_those_above_them() {
    let place = |name: &str| ORDER.iter().position(|folder| *folder == name);
    let mut against = Vec::new();
    for (own, folder) in ORDER.iter().enumerate() {
        for file in files(&paths::root().join("src").join(folder)) {
            let text = fs::read_to_string(&file).expect("a file");
            for name in used(&text) {
                let below = place(name).is_some_and(|place| place > own);
                let rooted = *folder == ALONE && name != ALONE;
                if below || rooted {
                    against.push(format!("{} uses {name}", file.display()));
                }
            }
        }
    }
    assert!(against.is_empty(), "{against:#?}");
}

#[test]
fn comments_and_tests_use_nothing() {
    let text = "//! See [`crate::table`].\nuse crate::ui::{bind, focus};\n    let a = crate::text::of(crate::audio::b);\nmod tests {\nuse crate::screens;";
    assert_eq!(used(text).collect::<Vec<_>>(), ["ui", "text", "audio"]);
}

/// Text fields need each key as it is typed, and the frame rate whether there was any.
const READ_KEYS: [&str; 3] = ["ui/typing.rs", "ui/focus/walk.rs", "redraw.rs"];

#[test]
fn keys_are_read_by_the_input_alone() {
    let root = paths::root().join("src");
    let reads = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a file");
        let mut lines = text.lines().take_while(|line| *line != "mod tests {");
        lines.any(|line| line.contains("ButtonInput<KeyCode>") || line.contains("KeyboardInput>"))
    };
    let found: Vec<PathBuf> = files(&root).into_iter().filter(reads).collect();
    let allowed =
        |path: &&PathBuf| path.starts_with(root.join("input")) || READ_KEYS.iter().any(|name| path.ends_with(name));
    let elsewhere: Vec<_> = found.iter().filter(|path| !allowed(path)).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:#?}");
    assert!(found.len() > 3, "{found:#?}");
}
