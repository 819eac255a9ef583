//! The summary at the end of a run, in lines that a machine can read.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::counts::Counts;

/// The results of all steps.
#[derive(Default)]
pub struct Report(Vec<(String, Counts, Duration)>);

impl Report {
    /// Adds the result of a step.
    pub fn add(&mut self, name: &str, counts: Counts, took: Duration) {
        self.0.push((name.to_owned(), counts, took));
    }

    /// Adds the results of another run.
    pub fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    /// Returns `true` if nothing failed.
    pub fn good(&self) -> bool {
        self.0.iter().all(|(_, counts, _)| counts.failed == 0)
    }

    /// Returns a line for each step: its name, seconds, numbers of passed, failed and skipped checks, and remarks, separated by tabs.
    pub fn to_lines(&self) -> String {
        let line = |(name, of, took): &(String, Counts, Duration)| {
            let notes = of
                .notes
                .iter()
                .map(|note| format!("\t{}", note.replace(['\t', '\n'], " ")));
            let (seconds, notes) = (took.as_secs_f32(), notes.collect::<String>());
            let (passed, failed, skipped) = (of.passed, of.failed, of.skipped);
            format!("{name}\t{seconds:.1}\t{passed}\t{failed}\t{skipped}{notes}\n")
        };
        self.0.iter().map(line).collect()
    }

    /// Parses the lines of [`Self::to_lines`].
    pub fn from_lines(text: &str) -> Result<Self> {
        let line = |line: &str| {
            let mut fields = line.split('\t');
            let name = fields.next()?.to_owned();
            let took = fields.next()?.parse().ok()?;
            let mut number = || fields.next()?.parse().ok();
            let mut counts = Counts::new(number()?, number()?, number()?);
            counts.notes.extend(fields.map(str::to_owned));
            Some((name, counts, Duration::from_secs_f32(took)))
        };
        let lines: Option<_> = text.lines().map(line).collect();
        lines.map(Self).with_context(|| format!("no report: {text:?}"))
    }

    /// Returns the table of all steps and the total of a run that took `whole`.
    pub fn table(&self, whole: Duration) -> String {
        let mut all = Counts::default();
        let mut text = "\nstep    passed failed skipped    time\n".to_owned();
        for (name, of, took) in &self.0 {
            let numbers = format!("{name:<7} {:>6} {:>6} {:>7}", of.passed, of.failed, of.skipped);
            let line = format!("{numbers} {:>7}  {}", clock(*took), of.notes.join("; "));
            text += &format!("{}\n", line.trim_end());
            all += of.clone();
        }
        text += &format!("{:<29} {:>7}\n", "all", clock(whole));
        text + &format!(
            "\n{} passed, {} failed, {} skipped",
            all.passed, all.failed, all.skipped
        )
    }
}

/// Formats minutes and seconds.
fn clock(took: Duration) -> String {
    format!("{}:{:02}", took.as_secs() / 60, took.as_secs() % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_stands_alone_on_the_last_line() {
        let mut report = Report::default();
        report.add("fmt", Counts::passed(), Duration::from_secs(61));
        report.add("web", Counts::skipped("no browser"), Duration::ZERO);
        let text = report.table(Duration::from_secs(62));
        assert!(text.contains("1:01") && text.contains("no browser") && text.contains("1:02"));
        assert_eq!(text.lines().last(), Some("1 passed, 0 failed, 1 skipped"));
        assert!(report.good());
        report.add("test", Counts::failed(), Duration::ZERO);
        assert!(!report.good());
    }

    #[test]
    fn lines_are_read_back() -> Result<()> {
        let mut report = Report::default();
        report.add(
            "web",
            Counts::skipped("no\nbrowser").noting("4.4 MB"),
            Duration::from_millis(1500),
        );
        let lines = report.to_lines();
        assert_eq!(lines, "web\t1.5\t0\t0\t1\tno browser\t4.4 MB\n");
        report.append(Report::from_lines(&lines)?);
        assert_eq!(report.to_lines(), lines.repeat(2));
        assert!(Report::from_lines("web\t1.5\n").is_err());
        Ok(())
    }
}
