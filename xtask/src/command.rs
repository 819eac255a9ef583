//! Running other programs: shown before they run, with plain errors when they fail.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// One program to run, with its arguments.
pub struct Cmd {
    inner: Command,
    program: String,
    shown: String,
}

impl Cmd {
    /// A program by its name or path, started in the root of the checkout.
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        let program = program.as_ref();
        let mut inner = Command::new(program);
        inner.current_dir(crate::paths::root());
        let name = Path::new(program)
            .file_stem()
            .unwrap_or(program)
            .to_string_lossy()
            .into_owned();
        Self {
            inner,
            shown: name.clone(),
            program: name,
        }
    }

    /// Adds one argument.
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        let arg = arg.as_ref();
        let _ = write!(self.shown, " {}", arg.to_string_lossy());
        self.inner.arg(arg);
        self
    }

    /// Adds several arguments.
    pub fn args<S: AsRef<OsStr>>(self, args: impl IntoIterator<Item = S>) -> Self {
        args.into_iter().fold(self, Self::arg)
    }

    /// Sets an environment variable.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.inner.env(name, value);
        self
    }

    /// Takes an environment variable away.
    pub fn env_remove(mut self, name: impl AsRef<OsStr>) -> Self {
        self.inner.env_remove(name);
        self
    }

    /// Runs it in the open and returns how it ended.
    pub fn status(mut self) -> Result<ExitStatus> {
        self.show();
        self.inner
            .status()
            .with_context(|| format!("`{}` cannot be started", self.program))
    }

    /// Runs it in the open and fails when it fails.
    pub fn run(self) -> Result<()> {
        let program = self.program.clone();
        let status = self.status()?;
        if !status.success() {
            bail!("`{program}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it unseen and returns what it wrote on standard output.
    pub fn read(mut self) -> Result<String> {
        let output = self.inner.stdin(Stdio::null()).stderr(Stdio::null()).output();
        let output = output.with_context(|| format!("`{}` cannot be started", self.program))?;
        if !output.status.success() {
            bail!("`{}` failed ({})", self.program, output.status);
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it in the open and hands each line of its standard output to `line` as well.
    pub fn tee_out(mut self, mut line: impl FnMut(&str)) -> Result<ExitStatus> {
        self.show();
        let mut child = self
            .inner
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| self.program.clone())?;
        if let Some(out) = child.stdout.take() {
            for text in BufReader::new(out).split(b'\n') {
                let text = String::from_utf8_lossy(&text?).into_owned();
                println!("{text}");
                line(&text);
            }
        }
        Ok(child.wait()?)
    }

    /// Runs it in the open and hands each line of its standard error to `line` as well.
    pub fn tee_err(mut self, mut line: impl FnMut(&str)) -> Result<ExitStatus> {
        self.show();
        let mut child = self
            .inner
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| self.program.clone())?;
        if let Some(err) = child.stderr.take() {
            for text in BufReader::new(err).split(b'\n') {
                let text = String::from_utf8_lossy(&text?).into_owned();
                eprintln!("{text}");
                line(&text);
            }
        }
        Ok(child.wait()?)
    }

    /// Runs it for at most `limit`; a program that hangs (on a network that is not there) is ended. True when it succeeded.
    pub fn succeeds_within(mut self, limit: Duration) -> bool {
        self.show();
        let Ok(mut child) = self.inner.stdin(Stdio::null()).spawn() else {
            return false;
        };
        let end = Instant::now() + limit;
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return status.success(),
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(50)),
                _ => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return false;
                }
            }
        }
    }

    fn show(&self) {
        eprintln!("> {}", self.shown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_named() {
        let error = Cmd::new("no-such-program").run().unwrap_err();
        assert!(format!("{error:#}").contains("`no-such-program` cannot be started"));
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_hangs_is_ended() {
        let start = Instant::now();
        assert!(!Cmd::new("sleep").arg("60").succeeds_within(Duration::from_millis(100)));
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}
