//! Archives whose bytes depend only on their content.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::web::files_below;

/// Packs `folder` into a tar.gz under the name `top`, every file dated `epoch` and owned by root.
pub fn tar_gz(folder: &Path, top: &str, epoch: u64, to: &Path) -> Result<()> {
    let file = BufWriter::new(File::create(to).with_context(|| to.display().to_string())?);
    let gzip = GzBuilder::new().mtime(0).write(file, Compression::best());
    let mut tar = tar::Builder::new(gzip);
    for path in files_below(folder)? {
        let from = folder.join(&path);
        let content = fs::read(&from)?;
        let mut header = tar::Header::new_gnu();
        header.set_size(content.len() as u64);
        header.set_mode(if is_program(&from)? { 0o755 } else { 0o644 });
        header.set_mtime(epoch);
        header.set_uid(0);
        header.set_gid(0);
        tar.append_data(&mut header, format!("{top}/{path}"), content.as_slice())?;
    }
    tar.into_inner()?.finish()?.flush()?;
    Ok(())
}

/// Returns the content in gzip's format, undated.
pub fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    packed.write_all(content)?;
    Ok(packed.finish()?)
}

/// Packs `folder` into a zip, below the folder `top` unless that is empty; all files have the same date.
pub fn zip(folder: &Path, top: &str, to: &Path) -> Result<()> {
    let file = BufWriter::new(File::create(to).with_context(|| to.display().to_string())?);
    let mut zip = zip::ZipWriter::new(file);
    for path in files_below(folder)? {
        let from = folder.join(&path);
        let options = zip::write::SimpleFileOptions::default()
            .compression_level(Some(9))
            .last_modified_time(zip::DateTime::default())
            .unix_permissions(if is_program(&from)? { 0o755 } else { 0o644 });
        let name = if top.is_empty() { path } else { format!("{top}/{path}") };
        zip.start_file(name, options)?;
        zip.write_all(&fs::read(&from)?)?;
    }
    zip.finish()?.flush()?;
    Ok(())
}

/// Returns a file's SHA-256, in hexadecimal.
pub fn sha256(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    Ok(data_encoding::HEXLOWER.encode(&Sha256::digest(bytes)))
}

/// Returns `true` if a file is executable, where the system knows that.
fn is_program(path: &Path) -> Result<bool> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        Ok(fs::metadata(path)?.permissions().mode() & 0o111 != 0)
    }
    #[cfg(not(unix))]
    {
        Ok(path.extension().is_none() || path.extension().is_some_and(|end| end == "exe"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::Tree;
    use super::*;

    #[test]
    fn the_same_files_give_the_same_bytes_whatever_their_dates() -> Result<()> {
        let tree = Tree::new("test-archive")?;
        let (folder, first, second) = (tree.path().join("in"), tree.path().join("1"), tree.path().join("2"));
        for pack in [
            |folder: &Path, to: &Path| tar_gz(folder, "spades-1.0.0", 1_795_581_234, to),
            |folder: &Path, to: &Path| zip(folder, "spades-1.0.0", to),
        ] {
            tree.write("in/spades", "program")?;
            tree.write("in/assets/card.png", "picture")?;
            pack(&folder, &first)?;
            tree.date(1_000_000_000)?;
            pack(&folder, &second)?;
            assert_eq!(sha256(&first)?, sha256(&second)?);
            tree.write("in/spades", "another program")?;
            pack(&folder, &second)?;
            assert_ne!(sha256(&first)?, sha256(&second)?);
        }
        fs::remove_dir_all(tree.path())?;
        Ok(())
    }
}
