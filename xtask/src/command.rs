//! Runs external programs: shows them before they run, and reports failures in plain words.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::counts::Counts;
use crate::output::{self, Lane, Stream};

/// A program to run, with its arguments.
pub struct Cmd {
    inner: Command,
    program: String,
    shown: String,
}

impl Cmd {
    /// Creates a command for a program, by its name or path, that starts in the root of the checkout.
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

    /// Removes an environment variable.
    pub fn env_remove(mut self, name: impl AsRef<OsStr>) -> Self {
        self.inner.env_remove(name);
        self
    }

    /// Runs it with visible output and returns its exit status.
    pub fn status(self) -> Result<ExitStatus> {
        self.watch(&[], |_, _| ())
    }

    /// Runs it with visible output and fails if it fails.
    pub fn run(self) -> Result<()> {
        let program = self.program.clone();
        let status = self.status()?;
        if !status.success() {
            bail!("`{program}` failed ({status})");
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
    pub fn read(mut self) -> Result<String> {
        let output = self.inner.stdin(Stdio::null()).stderr(Stdio::null()).output();
        let output = output.with_context(|| format!("can't start `{}`", self.program))?;
        if !output.status.success() {
            bail!("`{}` failed ({})", self.program, output.status);
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it with visible output and also passes each line of its standard output to `line`.
    pub fn tee_out(self, mut line: impl FnMut(&str)) -> Result<ExitStatus> {
        self.watch(&[Stream::Out], |_, text| line(text))
    }

    /// Runs it with visible output and also passes each line of its standard error to `line`.
    pub fn tee_err(self, mut line: impl FnMut(&str)) -> Result<ExitStatus> {
        self.watch(&[Stream::Err], |_, text| line(text))
    }

    /// Runs it with visible output and also passes each line of both streams to `line`.
    pub fn tee(self, line: impl FnMut(Stream, &str)) -> Result<ExitStatus> {
        self.watch(&[Stream::Out, Stream::Err], line)
    }

    /// Runs it for at most `limit`, and ends a program that hangs (on a missing network). Returns `true` if it succeeded.
    pub fn succeeds_within(mut self, limit: Duration) -> bool {
        self.show();
        self.inner.stdin(Stdio::null());
        if Lane::current().is_some() {
            self.inner.stdout(Stdio::null()).stderr(Stdio::null());
        }
        let Ok(mut child) = self.inner.spawn() else {
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

    /// Runs it with visible output and passes each line of the streams in `read` to `line`. In a lane, its output is printed when the lane's
    /// turn comes; otherwise streams that aren't read go straight to the terminal, in color.
    fn watch(mut self, read: &[Stream], mut line: impl FnMut(Stream, &str)) -> Result<ExitStatus> {
        self.show();
        let lane = Lane::current();
        if let Some(lane) = lane.filter(|lane| lane.niceness > 0) {
            self.inner = stepping_back(self.inner, lane.niceness);
        }
        let piped = |stream| lane.is_some() || read.contains(&stream);
        if piped(Stream::Out) {
            self.inner.stdout(Stdio::piped());
        }
        if piped(Stream::Err) {
            self.inner.stderr(Stdio::piped());
        }
        let mut child = self
            .inner
            .spawn()
            .with_context(|| format!("can't start `{}`", self.program))?;
        let (sender, lines) = mpsc::channel();
        if let Some(out) = child.stdout.take() {
            forward(out, Stream::Out, sender.clone());
        }
        if let Some(err) = child.stderr.take() {
            forward(err, Stream::Err, sender.clone());
        }
        drop(sender);
        for (stream, text) in lines {
            output::line(stream, &text);
            if read.contains(&stream) {
                line(stream, &text);
            }
        }
        Ok(child.wait()?)
    }

    fn show(&self) {
        output::line(Stream::Err, &format!("> {}", self.shown));
    }
}

/// Forwards the lines of a program's stream, from a separate thread.
fn forward(from: impl Read + Send + 'static, stream: Stream, to: mpsc::Sender<(Stream, String)>) {
    thread::spawn(move || {
        for text in BufReader::new(from).split(b'\n').map_while(Result::ok) {
            // The receiver is gone once the program has been given up.
            let _ = to.send((stream, String::from_utf8_lossy(&text).into_owned()));
        }
    });
}

/// Wraps a program so that others get the CPU first, where the system supports it.
fn stepping_back(program: Command, niceness: u8) -> Command {
    let Some(nice) = crate::paths::which("nice") else {
        return program;
    };
    let mut stepping_back = Command::new(nice);
    stepping_back
        .args(["-n", &niceness.to_string()])
        .arg(program.get_program());
    stepping_back.args(program.get_args());
    if let Some(folder) = program.get_current_dir() {
        stepping_back.current_dir(folder);
    }
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => stepping_back.env(name, value),
            None => stepping_back.env_remove(name),
        };
    }
    stepping_back
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
    fn a_program_that_hangs_is_ended() {
        let start = Instant::now();
        assert!(!Cmd::new("sleep").arg("60").succeeds_within(Duration::from_millis(100)));
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}
