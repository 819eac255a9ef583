//! Counting what passed, and saying it at the end in lines that a machine can read.

use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

/// Numbers of checks that passed, failed and were skipped, and the reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Checks that held.
    pub passed: u32,
    /// Checks that did not.
    pub failed: u32,
    /// Checks that could not be made here.
    pub skipped: u32,
    /// Why something was skipped, or another remark for the summary.
    pub note: Option<String>,
}

impl Counts {
    /// One check that held.
    pub fn passed() -> Self {
        Self {
            passed: 1,
            ..Self::default()
        }
    }

    /// One check that did not.
    pub fn failed() -> Self {
        Self {
            failed: 1,
            ..Self::default()
        }
    }

    /// One check that could not be made, and why.
    pub fn skipped(why: impl Into<String>) -> Self {
        Self {
            skipped: 1,
            note: Some(why.into()),
            ..Self::default()
        }
    }

    /// The same with a remark.
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
        self.note = self.note.take().or(other.note);
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

/// The results of all steps.
#[derive(Default)]
pub struct Report {
    steps: Vec<(&'static str, Counts, Duration)>,
    /// Duration of the whole run, less than the sum of steps that ran side by side.
    whole: Duration,
}

impl Report {
    /// Takes in one step.
    pub fn add(&mut self, name: &'static str, counts: Counts, took: Duration) {
        self.steps.push((name, counts, took));
    }

    /// Puts the steps into another order.
    pub fn sort_by<K: Ord>(&mut self, mut key: impl FnMut(&str) -> K) {
        self.steps.sort_by_key(|(name, ..)| key(name));
    }

    /// The same, after so long.
    pub fn finished(self, whole: Duration) -> Self {
        Self { whole, ..self }
    }

    /// Returns `true` if nothing failed.
    pub fn good(&self) -> bool {
        self.steps.iter().all(|(_, counts, _)| counts.failed == 0)
    }

    /// Each step and its seconds, a line each, and those of all together.
    pub fn times(&self) -> String {
        let line = |name: &str, took: &Duration| format!("{name}\t{:.1}\n", took.as_secs_f32());
        let steps = self.steps.iter().map(|(name, _, took)| line(name, took));
        steps.chain([line("all", &self.whole)]).collect()
    }
}

/// Minutes and seconds.
fn clock(took: Duration) -> String {
    format!("{}:{:02}", took.as_secs() / 60, took.as_secs() % 60)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut total = Counts::default();
        writeln!(f, "\nstep    passed failed skipped    time")?;
        for (name, counts, took) in &self.steps {
            let Counts {
                passed,
                failed,
                skipped,
                note,
            } = counts;
            write!(f, "{name:<7} {passed:>6} {failed:>6} {skipped:>7} {:>7}", clock(*took))?;
            writeln!(
                f,
                "{}",
                note.as_ref().map(|note| format!("  {note}")).unwrap_or_default()
            )?;
            total += counts.clone();
        }
        writeln!(f, "{:<29} {:>7}", "all, side by side", clock(self.whole))?;
        let Counts {
            passed,
            failed,
            skipped,
            ..
        } = total;
        writeln!(f, "\n{passed} passed, {failed} failed, {skipped} skipped")
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

    #[test]
    fn the_total_stands_alone_on_the_last_line() {
        let mut report = Report::default();
        report.add("fmt", Counts::passed(), Duration::from_secs(61));
        report.add("web", Counts::skipped("no browser"), Duration::ZERO);
        let text = report.to_string();
        assert!(text.contains("1:01"));
        assert!(text.contains("no browser"));
        assert_eq!(text.lines().last(), Some("1 passed, 0 failed, 1 skipped"));
        assert!(report.good());
        report.add("test", Counts::failed(), Duration::ZERO);
        assert!(!report.good());
    }

    #[test]
    fn times_are_told_step_by_step() {
        let mut report = Report::default();
        report.add("web", Counts::passed(), Duration::from_millis(1500));
        report.add("fmt", Counts::passed(), Duration::from_secs(61));
        report.sort_by(str::to_owned);
        let report = report.finished(Duration::from_secs(62));
        assert_eq!(report.times(), "fmt\t61.0\nweb\t1.5\nall\t62.0\n");
        assert!(report.to_string().contains("all, side by side                1:02"));
    }
}
