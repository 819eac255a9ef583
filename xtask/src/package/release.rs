//! The release to package: version, commit, date.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::cargo::metadata;
use crate::command::Cmd;

/// The release that packages are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Release {
    /// The game's semantic version.
    pub version: String,
    /// The abbreviated commit, with the suffix `-dirty` if files have changed since.
    pub commit: String,
    /// Date of the commit, `2026-11-25`.
    pub date: String,
    /// Time of the commit in seconds since 1970: the time stamp of everything packed, so that two runs give the same bytes.
    pub epoch: u64,
}

impl Release {
    /// Returns the release that is checked out.
    ///
    /// # Errors
    ///
    /// Fails outside a git checkout.
    pub fn of_checkout() -> Result<Self> {
        let metadata = metadata()?;
        let log = Cmd::new("git")
            .args(["log", "-1", "--abbrev=10", "--format=%h %cs %ct"])
            .read();
        let log = log.context("packages are made from a git checkout")?;
        let dirty = !Cmd::new("git")
            .args(["status", "--porcelain"])
            .read()?
            .trim()
            .is_empty();
        Self::from(&metadata, &log, dirty)
    }

    fn from(metadata: &Value, log: &str, dirty: bool) -> Result<Self> {
        let packages = metadata["packages"].as_array().context("no packages")?;
        let game = packages.iter().find(|package| package["name"] == "spades");
        let version = game
            .and_then(|game| game["version"].as_str())
            .context("no package `spades`")?;
        let [commit, date, epoch] = log.split_whitespace().collect::<Vec<_>>()[..] else {
            bail!("git's answer isn't understood: {log:?}");
        };
        Ok(Self {
            version: version.to_owned(),
            commit: format!("{commit}{}", if dirty { "-dirty" } else { "" }),
            date: date.to_owned(),
            epoch: epoch.parse()?,
        })
    }

    /// Returns a release for tests.
    #[cfg(test)]
    pub fn example() -> Self {
        Self {
            version: "1.2.3".into(),
            commit: "44253ff".into(),
            date: "2026-11-25".into(),
            epoch: 0,
        }
    }

    /// Fills in a template: `@VERSION@`, `@COMMIT@`, `@DATE@`, `@COMMAS@` (1,2,3,0).
    pub fn fill(&self, template: &str) -> String {
        template
            .replace("@VERSION@", &self.version)
            .replace("@COMMIT@", &self.commit)
            .replace("@DATE@", &self.date)
            .replace("@COMMAS@", &format!("{},0", self.version.replace('.', ",")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const METADATA: &str = r#"{"packages":[{"name":"xtask","version":"9.9.9"},{"name":"spades","version":"0.2.1"}]}"#;

    #[test]
    fn a_release_is_read_from_cargo_and_git() -> Result<()> {
        let metadata = serde_json::from_str(METADATA)?;
        let release = Release::from(&metadata, "44253ff0aa 2026-11-25 1795581234\n", true)?;
        assert_eq!(release.version, "0.2.1");
        assert_eq!(release.commit, "44253ff0aa-dirty");
        assert_eq!(release.epoch, 1_795_581_234);
        assert_eq!(release.fill("@VERSION@ @DATE@ @COMMAS@"), "0.2.1 2026-11-25 0,2,1,0");
        assert!(Release::from(&metadata, "nothing", false).is_err());
        Ok(())
    }
}
