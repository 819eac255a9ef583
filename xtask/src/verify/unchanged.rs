//! Steps that have passed on exactly these files, which a second run needn't repeat.
//!
//! Kept in Cargo's target folder, so `cargo clean` forgets them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use data_encoding::HEXLOWER;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::Scope;
use super::step::Step;
use crate::command::Cmd;
use crate::counts::Counts;
use crate::paths;
use crate::target;
use crate::web::Build;

/// The remark on a step that wasn't repeated.
const NOTE: &str = "as before: no file has changed since it passed (--again repeats it)";

/// The steps that passed, by name: on which files, and how many checks.
#[derive(Default)]
pub struct Passed {
    steps: BTreeMap<&'static str, (String, Counts)>,
}

impl Passed {
    /// Reads the steps that passed in earlier runs; none if the file is missing or damaged.
    pub fn read() -> Self {
        let text = fs::read_to_string(file()).unwrap_or_default();
        Self::parse(&text).unwrap_or_default()
    }

    fn parse(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        let of = |step: &Step| {
            let kept = &value[step.name()];
            let number = |name: &str| kept[name].as_u64()?.try_into().ok();
            let counts = Counts {
                passed: number("passed")?,
                skipped: number("skipped")?,
                ..Counts::default()
            };
            Some((step.name(), (kept["files"].as_str()?.to_owned(), counts)))
        };
        let steps = Step::ALL.iter().filter_map(of).collect();
        Some(Self { steps })
    }

    /// Returns the counts of a step that has passed on these files.
    pub fn counts(&self, step: Step, files: &str) -> Option<Counts> {
        let (on, counts) = self.steps.get(step.name())?;
        (on == files).then(|| counts.clone().noting(NOTE))
    }

    /// Takes in a step that has run on these files. One that failed, or in which nothing could be checked, is forgotten.
    pub fn add(&mut self, step: Step, files: String, counts: &Counts) {
        if counts.failed == 0 && counts.passed > 0 {
            self.steps.insert(step.name(), (files, counts.clone()));
        } else {
            self.steps.remove(step.name());
        }
    }

    /// Writes them for the next run.
    pub fn write(&self) -> Result<()> {
        let file = file();
        fs::create_dir_all(target::folder())?;
        fs::write(&file, self.text()).with_context(|| file.display().to_string())
    }

    fn text(&self) -> String {
        let steps = self.steps.iter().map(|(name, (files, counts))| {
            let kept = json!({ "files": files, "passed": counts.passed, "skipped": counts.skipped });
            ((*name).to_owned(), kept)
        });
        Value::Object(steps.collect()).to_string()
    }
}

fn file() -> PathBuf {
    target::folder().join("verified.json")
}

/// Returns `true` if a step looks at nothing but the files of the checkout. Known faults of dependencies come from elsewhere.
pub const fn depends_on_files_alone(step: Step) -> bool {
    !matches!(step, Step::Deny)
}

/// Returns a digest of all files of the checkout that Git doesn't ignore, of the compiler, of the scope and of the page that is tested; `None`
/// where there is no Git.
pub fn files(scope: Scope, page: Build) -> Option<String> {
    let compiler = Cmd::new("rustc").arg("-vV").read().ok()?;
    let list = Cmd::new("git").args(["-c", "core.quotePath=off"]);
    let list = list.args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    let list = list.read().ok()?;
    let mut digest = Sha256::new();
    digest.update(format!("{scope:?}\n{page:?}\n{compiler}"));
    add_files(&mut digest, paths::root().as_path(), &list);
    Some(HEXLOWER.encode(&digest.finalize()))
}

/// Adds names, lengths and contents; a file that was deleted has none.
fn add_files(digest: &mut Sha256, root: &Path, list: &str) {
    for name in list.lines() {
        let path = root.join(name);
        let content = fs::read(&path)
            .or_else(|_| fs::read_link(&path).map(|to| to.to_string_lossy().into_owned().into_bytes()))
            .ok();
        let length = content.as_ref().map(Vec::len);
        digest.update(format!("{name}\n{length:?}\n"));
        digest.update(content.unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passed_on_the_same_files_is_known_after_reading() {
        let counts = Counts {
            passed: 7,
            skipped: 2,
            ..Counts::default()
        };
        let mut passed = Passed::default();
        passed.add(Step::Test, "abc".to_owned(), &counts);
        let again = Passed::parse(&passed.text()).expect("its own text");
        assert_eq!(again.counts(Step::Test, "abc"), Some(counts.noting(NOTE)));
        assert_eq!(again.counts(Step::Test, "abd"), None);
        assert_eq!(again.counts(Step::Web, "abc"), None);
        assert!(Passed::parse("{").is_none());
    }

    #[test]
    fn what_failed_or_checked_nothing_is_forgotten() {
        for bad in [Counts::failed(), Counts::skipped("no browser")] {
            let mut passed = Passed::default();
            passed.add(Step::Web, "abc".to_owned(), &Counts::passed());
            passed.add(Step::Web, "abc".to_owned(), &bad);
            assert_eq!(passed.counts(Step::Web, "abc"), None);
        }
    }

    #[test]
    fn a_changed_renamed_or_deleted_file_changes_the_digest() {
        let root = std::env::temp_dir().join(format!("spades-files-{}", std::process::id()));
        fs::create_dir_all(&root).expect("a folder");
        let digest = |list: &str| {
            let mut digest = Sha256::new();
            add_files(&mut digest, &root, list);
            HEXLOWER.encode(&digest.finalize())
        };
        fs::write(root.join("a"), "one").expect("a file");
        fs::write(root.join("b"), "one").expect("a file");
        let before = digest("a\nb");
        assert_eq!(before, digest("a\nb"));
        assert_ne!(before, digest("a\nc"));
        fs::write(root.join("b"), "two").expect("a file");
        assert_ne!(before, digest("a\nb"));
        fs::remove_file(root.join("b")).expect("it was there");
        assert_ne!(before, digest("a\nb"));
        fs::remove_dir_all(&root).expect("it was there");
    }
}
