//! Dependency rules between the folders of the game, as on the map in CONTRIBUTING.md.

use crate::sources;

/// Each folder may use those before it, never those behind it.
const ORDER: [&str; 10] = [
    "session", "input", "text", "ui", "audio", "storage", "loading", "table", "screens", "access",
];

/// The session needs no pictures, screens or settings: of the root it uses only itself.
const ALONE: &str = "session";

/// Returns the path below `src` and the text of all the game's files, except tests.
fn files() -> Vec<(String, String)> {
    let below = |(place, text): (String, String)| Some((place.strip_prefix("src/")?.to_owned(), text));
    let files = sources().into_iter().filter_map(below);
    files
        .filter(|(path, _)| !["tests.rs", "testing.rs"].iter().any(|name| path.ends_with(name)))
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
    for (path, text) in files() {
        let folder = path.split('/').next().unwrap_or_default();
        let Some(own) = place(folder) else { continue };
        for name in used(&text) {
            let below = place(name).is_some_and(|place| place > own);
            let rooted = folder == ALONE && name != ALONE;
            if below || rooted {
                against.push(format!("{path} uses {name}"));
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
    let reads = |text: &str| {
        let mut lines = text.lines().take_while(|line| *line != "mod tests {");
        lines.any(|line| line.contains("ButtonInput<KeyCode>") || line.contains("KeyboardInput>"))
    };
    let found: Vec<String> = files()
        .into_iter()
        .filter_map(|(path, text)| reads(&text).then_some(path))
        .collect();
    let elsewhere = |path: &&String| !path.starts_with("input/") && !READ_KEYS.contains(&path.as_str());
    let elsewhere: Vec<_> = found.iter().filter(elsewhere).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:#?}");
    assert!(found.len() > 3, "{found:#?}");
}
