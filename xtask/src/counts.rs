//! Numbers of checks that passed, and the lines of test runners that report them.

use std::ops::AddAssign;

/// Numbers of checks that passed, failed and were skipped, and the reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Passed checks.
    pub passed: u32,
    /// Failed checks.
    pub failed: u32,
    /// Checks that can't run here.
    pub skipped: u32,
    /// Why something was skipped, or another remark for the summary.
    pub note: Option<String>,
}

impl Counts {
    /// Returns one passed check.
    pub fn passed() -> Self {
        Self {
            passed: 1,
            ..Self::default()
        }
    }

    /// Returns one failed check.
    pub fn failed() -> Self {
        Self {
            failed: 1,
            ..Self::default()
        }
    }

    /// Returns one skipped check, with the reason.
    pub fn skipped(why: impl Into<String>) -> Self {
        Self {
            skipped: 1,
            note: Some(why.into()),
            ..Self::default()
        }
    }

    /// Returns the counts with a remark.
    pub fn noting(self, note: impl Into<String>) -> Self {
        Self {
            note: Some(note.into()),
            ..self
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.note = match (self.note.take(), other.note) {
            (Some(own), Some(other)) if own != other => Some(format!("{own}; {other}")),
            (own, other) => own.or(other),
        };
    }
}

/// Reads `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
pub fn test_line(line: &str) -> Option<Counts> {
    let (_, numbers) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let number = |word: &str| {
        let part = numbers.split(';').find_map(|part| part.trim().strip_suffix(word))?;
        part.trim().parse().ok()
    };
    Some(Counts {
        passed: number("passed")?,
        failed: number("failed")?,
        skipped: number("ignored")?,
        note: None,
    })
}

/// Reads one of the closing lines of Node's test runner (`# pass 3`, or `ℹ pass 3` in colour).
pub fn node_line(line: &str) -> Option<Counts> {
    let (word, number) = line
        .strip_prefix("# ")
        .or_else(|| line.strip_prefix("ℹ "))?
        .split_once(' ')?;
    let number = number.trim().parse().ok()?;
    match word {
        "pass" => Some(Counts {
            passed: number,
            ..Counts::default()
        }),
        "fail" | "cancelled" => Some(Counts {
            failed: number,
            ..Counts::default()
        }),
        "skipped" | "todo" => Some(Counts {
            skipped: number,
            ..Counts::default()
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_results_of_cargo_test() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.1s";
        assert_eq!(
            test_line(line),
            Some(Counts {
                passed: 12,
                failed: 2,
                skipped: 1,
                note: None
            })
        );
        assert_eq!(test_line("test rules::trick ... ok"), None);
    }

    #[test]
    fn all_reasons_for_skipped_checks_are_kept() {
        let mut counts = Counts::passed().noting("4.40 MB");
        for reason in ["no Firefox", "no WebKit"] {
            counts += Counts::skipped(reason);
        }
        assert_eq!(counts.note.as_deref(), Some("4.40 MB; no Firefox; no WebKit"));
    }

    #[test]
    fn reads_the_results_of_node() {
        assert_eq!(
            node_line("# pass 9"),
            Some(Counts {
                passed: 9,
                ..Counts::default()
            })
        );
        assert_eq!(node_line("ℹ fail 1"), Some(Counts::failed()));
        assert_eq!(node_line("# duration_ms 312.5"), None);
    }
}
