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
    /// Why something was skipped, and other remarks for the summary.
    pub notes: Vec<String>,
}

impl Counts {
    pub const fn new(passed: u32, failed: u32, skipped: u32) -> Self {
        Self {
            passed,
            failed,
            skipped,
            notes: Vec::new(),
        }
    }

    /// Returns one passed check.
    pub const fn passed() -> Self {
        Self::new(1, 0, 0)
    }

    /// Returns one failed check.
    pub const fn failed() -> Self {
        Self::new(0, 1, 0)
    }

    /// Returns one skipped check, with the reason.
    pub fn skipped(why: impl Into<String>) -> Self {
        Self::new(0, 0, 1).noting(why)
    }

    /// Returns the counts with a remark.
    pub fn noting(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        let notes = other.notes.into_iter().filter(|note| !self.notes.contains(note));
        self.notes.extend(notes.collect::<Vec<_>>());
    }
}

/// Reads `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
pub fn test_line(line: &str) -> Option<Counts> {
    let (_, numbers) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let number = |word: &str| {
        let part = numbers.split(';').find_map(|part| part.trim().strip_suffix(word))?;
        part.trim().parse().ok()
    };
    Some(Counts::new(number("passed")?, number("failed")?, number("ignored")?))
}

/// Reads one of the closing lines of Node's test runner (`# pass 3`, or `ℹ pass 3` in color).
pub fn node_line(line: &str) -> Option<Counts> {
    let line = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "));
    let (word, number) = line?.split_once(' ')?;
    let number = number.trim().parse().ok()?;
    match word {
        "pass" => Some(Counts::new(number, 0, 0)),
        "fail" | "cancelled" => Some(Counts::new(0, number, 0)),
        "skipped" | "todo" => Some(Counts::new(0, 0, number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_results_of_cargo_test() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.1s";
        assert_eq!(test_line(line), Some(Counts::new(12, 2, 1)));
        assert_eq!(test_line("test rules::trick ... ok"), None);
    }

    #[test]
    fn reads_the_results_of_node() {
        assert_eq!(node_line("# pass 9"), Some(Counts::new(9, 0, 0)));
        assert_eq!(node_line("ℹ fail 1"), Some(Counts::failed()));
        assert_eq!(node_line("# duration_ms 312.5"), None);
    }

    #[test]
    fn all_reasons_for_skipped_checks_are_kept() {
        let mut counts = Counts::passed().noting("4.40 MB");
        for reason in ["no Firefox", "no WebKit", "no WebKit"] {
            counts += Counts::skipped(reason);
        }
        assert_eq!(counts.notes, ["4.40 MB", "no Firefox", "no WebKit"]);
    }
}
