//! Runs external programs: shows them before they run, and reports failures in plain words.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{ExitStatus, Output};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use duct::Expression;

use crate::counts::Counts;

/// A program to run, with its arguments.
pub struct Cmd {
    program: OsString,
    args: Vec<OsString>,
    /// Variables to set, or to remove.
    env: Vec<(OsString, Option<OsString>)>,
}

impl Cmd {
    /// Creates a command for a program, by its name or path, that starts in the root of the checkout.
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        Self {
            program: program.as_ref().to_owned(),
            args: Vec::new(),
            env: Vec::new(),
        }
    }

    /// Adds one argument.
    pub fn arg(self, arg: impl AsRef<OsStr>) -> Self {
        self.args([arg])
    }

    /// Adds several arguments.
    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.args.extend(args.into_iter().map(|arg| arg.as_ref().to_owned()));
        self
    }

    /// Sets an environment variable.
    pub fn env(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        let value = Some(value.as_ref().to_owned());
        self.env.push((name.as_ref().to_owned(), value));
        self
    }

    /// Removes an environment variable.
    pub fn env_remove(mut self, name: impl AsRef<OsStr>) -> Self {
        self.env.push((name.as_ref().to_owned(), None));
        self
    }

    /// Runs it with visible output and returns its exit status.
    pub fn status(self) -> Result<ExitStatus> {
        Ok(self.shown().started(Expression::run)?.status)
    }

    /// Runs it with visible output and fails if it fails.
    pub fn run(self) -> Result<()> {
        let name = self.name();
        let status = self.status()?;
        if !status.success() {
            bail!("`{name}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it with visible output, as one check.
    pub fn check(self) -> Result<Counts> {
        Ok(match self.status()?.success() {
            true => Counts::passed(),
            false => Counts::failed(),
        })
    }

    /// Runs it without visible output and returns its standard output.
    pub fn read(self) -> Result<String> {
        let quiet = |all: &Expression| all.stdin_null().stderr_null().stdout_capture().run();
        let Output { status, stdout, .. } = self.started(quiet)?;
        if !status.success() {
            bail!("`{}` failed ({status})", self.name());
        }
        Ok(String::from_utf8_lossy(&stdout).into_owned())
    }

    /// Runs it with visible output, both streams in one, and also passes each line to `line`. Returns `true` if it succeeded.
    pub fn tee(self, mut line: impl FnMut(&str)) -> Result<bool> {
        let output = self.shown().started(|all| all.stderr_to_stdout().reader())?;
        for text in BufReader::new(&output).split(b'\n') {
            let text = String::from_utf8_lossy(&text?).into_owned();
            println!("{text}");
            line(&text);
        }
        Ok(output.try_wait()?.is_some_and(|output| output.status.success()))
    }

    /// Runs it for at most `limit`, and ends a program that hangs (on a missing network). Returns `true` if it succeeded.
    pub fn succeeds_within(self, limit: Duration) -> bool {
        let Ok(program) = self.shown().started(|all| all.stdin_null().start()) else {
            return false;
        };
        match program.wait_timeout(limit) {
            Ok(Some(output)) => output.status.success(),
            _ => {
                let _ = program.kill();
                false
            }
        }
    }

    fn name(&self) -> String {
        let name = Path::new(&self.program).file_stem().unwrap_or(&self.program);
        name.to_string_lossy().into_owned()
    }

    fn shown(self) -> Self {
        let args = self.args.iter().map(|arg| format!(" {}", arg.to_string_lossy()));
        eprintln!("> {}{}", self.name(), args.collect::<String>());
        self
    }

    fn started<T>(&self, start: impl FnOnce(&Expression) -> std::io::Result<T>) -> Result<T> {
        let all = duct::cmd(&self.program, &self.args);
        let all = all.dir(crate::paths::root()).unchecked();
        // With duct, the first setting of a variable counts; here, the last one does.
        let all = self.env.iter().rev().fold(all, |all, (name, value)| match value {
            Some(value) => all.env(name, value),
            None => all.env_remove(name),
        });
        start(&all).with_context(|| format!("can't start `{}`", self.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_named() {
        let error = Cmd::new("no-such-program").run().unwrap_err();
        assert!(format!("{error:#}").contains("can't start `no-such-program`"));
    }

    #[cfg(unix)]
    #[test]
    fn both_streams_are_read_line_by_line_and_a_failure_is_no_error() {
        let mut lines = Vec::new();
        let script = "echo one; echo two >&2; exit 3";
        let good = Cmd::new("sh")
            .args(["-c", script])
            .tee(|line| lines.push(line.to_owned()));
        assert_eq!(
            (good.unwrap(), lines),
            (false, vec!["one".to_owned(), "two".to_owned()])
        );
        let error = Cmd::new("sh").args(["-c", script]).read().unwrap_err();
        assert!(error.to_string().starts_with("`sh` failed"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn the_last_setting_of_a_variable_counts() {
        let program = Cmd::new("sh").args(["-c", "echo $SPADES_A-$SPADES_B"]);
        let program = program.env("SPADES_A", "1").env("SPADES_A", "2");
        let program = program.env("SPADES_B", "1").env_remove("SPADES_B");
        assert_eq!(program.read().unwrap(), "2-\n");
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_hangs_is_ended() {
        let start = std::time::Instant::now();
        assert!(!Cmd::new("sleep").arg("60").succeeds_within(Duration::from_millis(100)));
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}
