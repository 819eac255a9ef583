//! Files of the page: which there are, which come later, and copies of them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Returns `true` if a file is not needed before the first match: a line of `later.txt` names it or its folder.
pub fn is_later(list: &str, path: &str) -> bool {
    let lines = list
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .into_iter()
        .any(|line| path == line || (line.ends_with('/') && path.starts_with(line)))
}

/// Returns the paths of all files below a folder, sorted and separated by `/`.
pub fn files_below(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![(folder.to_path_buf(), String::new())];
    while let Some((path, prefix)) = open.pop() {
        for entry in fs::read_dir(&path).with_context(|| path.display().to_string())? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') {
                continue;
            }
            if entry.file_type()?.is_dir() {
                open.push((entry.path(), format!("{prefix}{name}/")));
            } else {
                found.push(format!("{prefix}{name}"));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the first 64 bits of a digest: enough to distinguish versions and to detect a broken download.
pub fn hex(digest: &[u8]) -> String {
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Replaces a folder by a copy of another one.
pub fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    for file in files_below(from)? {
        copy(&from.join(&file), &to.join(&file))?;
    }
    Ok(())
}

/// Copies a file into a folder that may not exist yet.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_files_are_named_singly_or_by_folder() {
        let list = "# comment\nassets/sounds/music.ogg\n\nassets/cards/large/\n";
        assert!(is_later(list, "assets/sounds/music.ogg"));
        assert!(is_later(list, "assets/cards/large/AS.runs"));
        assert!(!is_later(list, "assets/cards/large.runs"));
        assert!(!is_later(list, "index.html"));
    }
}
