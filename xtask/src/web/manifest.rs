//! The list of files in a build, with their sizes.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::files::hex;

/// A file that is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Path in the folder.
    pub path: String,
    /// Size.
    pub bytes: u64,
    /// Size with brotli, if there is such a variant.
    pub brotli: Option<u64>,
    /// Size with gzip, if there is such a variant.
    pub gzip: Option<u64>,
    /// Start of the SHA-256.
    pub hash: String,
    /// `true` if it is loaded only after the table can be reached.
    pub later: bool,
}

impl Entry {
    /// Returns the number of bytes that a current browser downloads.
    pub fn download(&self) -> u64 {
        self.brotli.unwrap_or(self.bytes)
    }
}

/// All files in a build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manifest {
    /// The cargo profile of the build.
    pub profile: String,
    /// The files, sorted by path.
    pub files: Vec<Entry>,
}

impl Manifest {
    /// Returns a name for exactly this content.
    pub fn version(&self) -> String {
        let mut hash = Sha256::new();
        for Entry {
            path, hash: content, ..
        } in &self.files
        {
            hash.update(format!("{path} {content}\n"));
        }
        hex(&hash.finalize())
    }

    /// Returns the whole list in the format of `version.json`.
    pub fn to_json(&self) -> String {
        let file = |Entry {
                        path,
                        bytes,
                        brotli,
                        gzip,
                        hash,
                        later,
                    }: &Entry| {
            json!({"path": path, "bytes": bytes, "brotli": brotli, "gzip": gzip, "hash": hash, "later": later})
        };
        let files: Vec<_> = self.files.iter().map(file).collect();
        format!(
            "{:#}\n",
            json!({"version": self.version(), "profile": self.profile, "files": files})
        )
    }

    /// Parses `version.json`.
    pub fn from_json(text: &str) -> Result<Self> {
        let value: Value = serde_json::from_str(text)?;
        let entry = |file: &Value| {
            Some(Entry {
                path: file["path"].as_str()?.into(),
                bytes: file["bytes"].as_u64()?,
                brotli: file["brotli"].as_u64(),
                gzip: file["gzip"].as_u64(),
                hash: file["hash"].as_str()?.into(),
                later: file["later"].as_bool()?,
            })
        };
        let files = value["files"]
            .as_array()
            .and_then(|files| files.iter().map(entry).collect());
        let profile = value["profile"].as_str().map(Into::into);
        Ok(Self {
            profile: profile.context("no profile")?,
            files: files.context("no list of files")?,
        })
    }

    /// Returns the data for the service worker, as JavaScript: files of the start before later ones.
    pub fn for_worker(&self) -> String {
        let mut files: Vec<_> = self.files.iter().collect();
        files.sort_by_key(|file| file.later);
        let files: serde_json::Map<_, _> = files
            .into_iter()
            .map(|file| (file.path.clone(), Value::from(file.hash.clone())))
            .collect();
        json!({"version": self.version(), "files": files}).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest() -> Manifest {
        let entry = |path: &str, brotli, later| Entry {
            path: path.into(),
            bytes: 100,
            brotli,
            gzip: None,
            hash: "0123456789abcdef".into(),
            later,
        };
        Manifest {
            profile: "web".into(),
            files: vec![entry("a.ogg", None, true), entry("b.js", Some(40), false)],
        }
    }

    #[test]
    fn what_is_written_is_read_back() -> Result<()> {
        assert_eq!(Manifest::from_json(&manifest().to_json())?, manifest());
        Ok(())
    }

    #[test]
    fn the_version_changes_with_the_content() {
        let mut other = manifest();
        other.files[0].hash = "fedcba9876543210".into();
        assert_ne!(manifest().version(), other.version());
    }

    #[test]
    fn the_download_is_the_compressed_size_where_there_is_one() {
        let sizes: Vec<_> = manifest().files.iter().map(Entry::download).collect();
        assert_eq!(sizes, [100, 40]);
    }
}
