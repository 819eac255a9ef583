//! Collects a package's files in a folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use anyhow::{Context, Result};

use super::licenses;
use crate::cargo::target_folder;
use crate::paths;
use crate::web::{copy, files_below};

/// The folder of a package's files, empty at first.
pub struct Tree {
    folder: PathBuf,
}

impl Tree {
    /// Creates an empty folder of this name, below Cargo's target folder.
    pub fn new(name: &str) -> Result<Self> {
        let folder = target_folder().join("package-stage").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(Self { folder })
    }

    /// Returns the folder.
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// Copies one file, with its permissions.
    pub fn copy(&self, from: &Path, to: &str) -> Result<()> {
        copy(from, &self.folder.join(to))
    }

    /// Writes one file.
    pub fn write(&self, to: &str, content: impl AsRef<[u8]>) -> Result<()> {
        let to = self.folder.join(to);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&to, content).with_context(|| to.display().to_string())
    }

    /// Dates all files, in seconds since 1970.
    pub fn date(&self, epoch: u64) -> Result<()> {
        for file in files_below(&self.folder)? {
            let file = fs::File::options().append(true).open(self.folder.join(file))?;
            file.set_modified(UNIX_EPOCH + Duration::from_secs(epoch))?;
        }
        Ok(())
    }

    /// Copies the files that the game loads at run time.
    pub fn assets(&self, to: &str) -> Result<()> {
        let assets = paths::root().join("assets");
        for file in files_below(&assets)? {
            // App icons belong to the desktop integration, which puts them in their own place.
            if !file.starts_with("app-icon-") {
                self.copy(&assets.join(&file), &format!("{to}/{file}"))?;
            }
        }
        Ok(())
    }

    /// Copies the licenses of the game and of everything in it, as text files.
    pub fn licenses(&self, to: &str) -> Result<()> {
        let root = paths::root();
        let prefix = if to.is_empty() { String::new() } else { format!("{to}/") };
        for (file, name) in [
            ("LICENSE", "LICENSE.txt"),
            ("LICENSE-MIT", "LICENSE-MIT.txt"),
            ("LICENSE-APACHE", "LICENSE-APACHE.txt"),
            ("assets/CREDITS.md", "CREDITS.md"),
        ] {
            self.copy(&root.join(file), &format!("{prefix}{name}"))?;
        }
        self.write(&format!("{prefix}THIRD-PARTY.txt"), licenses::third_party()?)
    }
}
