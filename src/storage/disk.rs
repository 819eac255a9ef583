//! What is done to files, one step at a time: in tests the steps can end anywhere, as they do when the power fails.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

#[derive(Default)]
pub(super) struct Disk {
    /// How many steps are left: a byte written is one, and so is a file made, renamed or removed.
    #[cfg(test)]
    left: Option<std::sync::atomic::AtomicUsize>,
}

impl Disk {
    /// One that fails for good after so many steps.
    #[cfg(test)]
    pub(super) fn ending_after(steps: usize) -> Disk {
        Disk {
            left: Some(steps.into()),
        }
    }

    /// Takes up to so many steps; how many there are.
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

    /// Makes a file, or makes it anew, and sees to it that it is on the disk.
    pub(super) fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.step()?;
        let mut file = File::create(path)?;
        let count = self.steps(bytes.len());
        file.write_all(&bytes[..count])?;
        if count < bytes.len() {
            return Err(io::Error::other("the end"));
        }
        // What is never read after a loss of power need not wait for the disk.
        if cfg!(test) { Ok(()) } else { file.sync_all() }
    }

    /// A file takes the name of another.
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

/// A name is on the disk, or gone from it, only when its folder is; systems that cannot sync a folder do without.
fn settle(path: &Path) {
    if cfg!(test) {
        return;
    }
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
}
