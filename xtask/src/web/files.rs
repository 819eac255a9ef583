//! Folders and their files.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

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

/// Copies a file, with its permissions, into a folder that may not exist yet.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}
