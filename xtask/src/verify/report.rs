//! The summary at the end of a run, in lines that a machine can read.

use std::fmt;
use std::time::Duration;

use crate::counts::Counts;

/// The results of all steps.
#[derive(Default)]
pub struct Report {
    steps: Vec<(&'static str, Counts, Duration)>,
    /// Duration of the whole run, less than the sum if steps ran side by side.
    whole: Duration,
}

impl Report {
    /// Adds the result of a step.
    pub fn add(&mut self, name: &'static str, counts: Counts, took: Duration) {
        self.steps.push((name, counts, took));
    }

    /// Sorts the steps.
    pub fn sort_by<K: Ord>(&mut self, mut key: impl FnMut(&str) -> K) {
        self.steps.sort_by_key(|(name, ..)| key(name));
    }

    /// Sets the duration of the whole run.
    pub fn finished(self, whole: Duration) -> Self {
        Self { whole, ..self }
    }

    /// Returns `true` if nothing failed.
    pub fn good(&self) -> bool {
        self.steps.iter().all(|(_, counts, _)| counts.failed == 0)
    }

    /// Returns a line for each step with its seconds, and one for the whole run.
    pub fn times(&self) -> String {
        let line = |name: &str, took: &Duration| format!("{name}\t{:.1}\n", took.as_secs_f32());
        let steps = self.steps.iter().map(|(name, _, took)| line(name, took));
        steps.chain([line("all", &self.whole)]).collect()
    }
}

/// Formats minutes and seconds.
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
    fn times_are_listed_by_step() {
        let mut report = Report::default();
        report.add("web", Counts::passed(), Duration::from_millis(1500));
        report.add("fmt", Counts::passed(), Duration::from_secs(61));
        report.sort_by(str::to_owned);
        let report = report.finished(Duration::from_secs(62));
        assert_eq!(report.times(), "fmt\t61.0\nweb\t1.5\nall\t62.0\n");
        assert!(report.to_string().contains("all, side by side                1:02"));
    }
}
