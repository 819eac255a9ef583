//! File operations, one step at a time. In tests they can fail at any step, as on a power failure.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

#[derive(Default)]
pub(super) struct Disk {
    /// Number of steps left: each byte written is one, and so is each file created, renamed or removed.
    #[cfg(test)]
    left: Option<std::sync::atomic::AtomicUsize>,
}

impl Disk {
    /// Creates a disk that fails permanently after this number of steps.
    #[cfg(test)]
    pub(super) fn ending_after(steps: usize) -> Disk {
        Disk {
            left: Some(steps.into()),
        }
    }

    /// Takes up to `wanted` steps; returns the number available.
    #[cfg(test)]
    fn steps(&self, wanted: usize) -> usize {
        use std::sync::atomic::Ordering;
        let Some(left) = &self.left else { return wanted };
        let found = left.load(Ordering::Relaxed).min(wanted);
        left.fetch_sub(found, Ordering::Relaxed);
        found
    }

    #[cfg(not(test))]
    fn steps(&self, wanted: usize) -> usize {
        wanted
    }

    fn step(&self) -> io::Result<()> {
        match self.steps(1) {
            1 => Ok(()),
            _ => Err(io::Error::other("the end")),
        }
    }

    /// Creates or overwrites a file and syncs it to the disk.
    pub(super) fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.step()?;
        let mut file = File::create(path)?;
        let count = self.steps(bytes.len());
        file.write_all(&bytes[..count])?;
        if count < bytes.len() {
            return Err(io::Error::other("the end"));
        }
        // Tests never read a file after a loss of power, so they need not wait for the disk.
        if cfg!(test) { Ok(()) } else { file.sync_all() }
    }

    /// Renames a file, replacing the target.
    pub(super) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step()?;
        fs::rename(from, to)?;
        settle(to);
        Ok(())
    }

    pub(super) fn remove(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        fs::remove_file(path)?;
        settle(path);
        Ok(())
    }
}

/// Syncs the folder, because a new or removed name reaches the disk only with its folder. Ignores systems that cannot sync a folder.
fn settle(path: &Path) {
    if cfg!(test) {
        return;
    }
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
}
