//! The list of files of one build, with their sizes.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::dist::hex;

/// One file that is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path in the folder.
    pub path: String,
    /// Its size.
    pub bytes: u64,
    /// Its size with brotli, if it has such a variant.
    pub brotli: Option<u64>,
    /// Its size with gzip, if it has such a variant.
    pub gzip: Option<u64>,
    /// The start of its SHA-256.
    pub hash: String,
    /// Whether it is fetched only after the table can be reached.
    pub later: bool,
}

impl Entry {
    /// How many bytes go over the line to a current browser.
    pub fn download(&self) -> u64 {
        self.brotli.unwrap_or(self.bytes)
    }
}

/// All files of one build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manifest {
    /// The cargo profile that it was compiled with.
    pub profile: String,
    /// The files, in the order of their paths.
    pub files: Vec<Entry>,
}

impl Manifest {
    /// A name for exactly this content.
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

    /// The whole list, as `version.json` has it.
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

    /// Reads `version.json`.
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

    /// What the service worker needs to know, as JavaScript: files of the start before those of later.
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
