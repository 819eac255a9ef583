//! An external program that speaks the bot protocol on its standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use spades_rules::{Action, View};

use super::patience::Patience;

/// Maximum length of an answer, in bytes without the line ending; an action is far shorter.
const LONGEST: usize = 4096;

/// The environment variable that identifies a program's descendants.
const MARK: &str = "SPADES_LAB_PROGRAM";

/// Interval of checks whether a silent program is still running.
const LOOK: Duration = Duration::from_millis(50);

/// A running program; dropping this value ends it and everything that it has started.
pub struct Command {
    child: Child,
    /// Value of [`MARK`] in the environment of the program and all its descendants.
    #[cfg(target_os = "linux")]
    mark: String,
    /// Exit status, once it has ended.
    ended: Option<ExitStatus>,
    /// `true` once it has closed its output.
    closed: bool,
    /// `true` if its output was still open after it had ended: another process holds it.
    left_behind: bool,
    /// Views on their way to the program; `None` once this value is dropped.
    views: Option<SyncSender<String>>,
    lines: Receiver<Line>,
    /// Number of the latest view.
    number: u64,
}

/// A line that a program wrote.
enum Line {
    Text(String),
    TooLong,
}

/// A view as it is sent, with its number.
#[derive(Serialize)]
struct Question<'a> {
    id: u64,
    #[serde(flatten)]
    view: &'a View,
}

/// An answer: an action, with or without the number of its view.
#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Numbered { id: u64, action: Action },
    Plain(Action),
}

/// Returns a mark that no other running program of any arena has.
fn mark() -> String {
    static STARTED: AtomicU64 = AtomicU64::new(0);
    let number = STARTED.fetch_add(1, Ordering::Relaxed);
    format!("{}-{number}", std::process::id())
}

/// Ends every process with this mark: programs that have started a session of their own are in no group that could be ended. Repeated,
/// since a process that is about to end may be starting another one.
#[cfg(target_os = "linux")]
fn end_marked(mark: &str) {
    let wanted = format!("{MARK}={mark}");
    let marked = |id: &i32| {
        let environment = std::fs::read(format!("/proc/{id}/environ")).unwrap_or_default();
        environment
            .split(|&byte| byte == 0)
            .any(|entry| entry == wanted.as_bytes())
    };
    for _ in 0..3 {
        let running = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let ids = running.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        let found: Vec<i32> = ids.filter(marked).collect();
        if found.is_empty() {
            return;
        }
        for id in found.into_iter().filter_map(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process(id, rustix::process::Signal::KILL);
        }
    }
}

impl Command {
    /// Starts a program, given by its name and its arguments.
    pub fn start(words: &[String]) -> Result<Command, String> {
        let mut command = std::process::Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A process group of its own, so that whatever it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        // Descendants that leave the group are identified by this variable, which they inherit.
        let mark = mark();
        command.env(MARK, &mark);
        let mut child = command
            .spawn()
            .map_err(|why| format!("can't start {:?}: {why}", words[0]))?;
        let input = child.stdin.take();
        let output = child.stdout.take();
        let (send, lines) = sync_channel(1);
        // This thread ends when the program closes its output or this value is dropped.
        std::thread::spawn(move || {
            let Some(output) = output else { return };
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = std::io::Read::take(&mut output, LONGEST as u64 + 1).read_until(b'\n', &mut line);
                if !matches!(read, Ok(1..)) {
                    return;
                }
                let whole = line.len() <= LONGEST || line.ends_with(b"\n");
                let text = || Line::Text(String::from_utf8_lossy(&line).into_owned());
                let line = if whole { text() } else { Line::TooLong };
                if send.send(line).is_err() || !whole {
                    return;
                }
            }
        });
        // Writing has its own thread: a program that answers without reading must not block the arena.
        let (views, unsent) = sync_channel::<String>(1);
        std::thread::spawn(move || {
            let Some(mut input) = input else { return };
            for line in unsent {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        Ok(Command {
            child,
            #[cfg(target_os = "linux")]
            mark,
            ended: None,
            closed: false,
            left_behind: false,
            views: Some(views),
            lines,
            number: 0,
        })
    }

    /// Sends a view and waits for the action.
    pub fn ask(&mut self, view: &View, timeout: Duration) -> Result<Action, String> {
        self.number += 1;
        let question = Question { id: self.number, view };
        let mut line = serde_json::to_string(&question).map_err(|why| why.to_string())?;
        line.push('\n');
        let views = self.views.as_ref().ok_or("has no input")?;
        views.try_send(line).map_err(|why| match why {
            TrySendError::Full(_) => "does not read its views",
            TrySendError::Disconnected(_) => "takes no more views",
        })?;
        let mut patience = Patience::new(timeout);
        loop {
            let line = match self.line(&mut patience) {
                Some(Line::Text(line)) => line,
                Some(Line::TooLong) => return Err(format!("answered with a line of more than {LONGEST} bytes")),
                None => return Err(self.silence(timeout)),
            };
            if let Some(action) = self.understand(line.trim())? {
                return Ok(action);
            }
        }
    }

    /// Returns the next line, or `None` once the time is up or the program has ended.
    fn line(&mut self, patience: &mut Patience) -> Option<Line> {
        loop {
            let left = patience.left();
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Some(line),
                Err(RecvTimeoutError::Disconnected) => {
                    self.wait();
                    return None;
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() || self.ended.is_some() => {
                    self.left_behind = self.ended.is_some();
                    return None;
                }
                // Output from before the program ended is still read, at the next check.
                Err(RecvTimeoutError::Timeout) => self.ended = self.child.try_wait().ok().flatten(),
            }
        }
    }

    /// Gives a program that has closed its output a moment to end, so that its exit status can be reported.
    fn wait(&mut self) {
        self.closed = true;
        for _ in 0..20 {
            self.ended = self.ended.or_else(|| self.child.try_wait().ok().flatten());
            if self.ended.is_some() {
                return;
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Returns the reason why there is no line.
    fn silence(&self, timeout: Duration) -> String {
        match self.ended {
            Some(status) if self.left_behind => {
                format!("ended without an answer ({status}); what it had started still ran, and was ended")
            }
            Some(status) => format!("ended without an answer ({status})"),
            None if self.closed => "closed its output without an answer".into(),
            None => format!("did not answer within {} s", timeout.as_secs_f64()),
        }
    }

    /// Ends the program and everything that it has started.
    fn end(&mut self) {
        #[cfg(unix)]
        if let Ok(id) = i32::try_from(self.child.id())
            && let Some(group) = rustix::process::Pid::from_raw(id)
        {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        #[cfg(target_os = "linux")]
        end_marked(&self.mark);
        if self.ended.is_none() {
            self.ended = self.child.wait().ok();
        }
    }

    /// Parses a line as an action; returns `None` for an answer to an earlier view.
    fn understand(&self, line: &str) -> Result<Option<Action>, String> {
        let shown = || line.chars().take(80).collect::<String>();
        match serde_json::from_str(line) {
            Ok(Answer::Plain(action)) => Ok(Some(action)),
            Ok(Answer::Numbered { id, action }) if id == self.number => Ok(Some(action)),
            Ok(Answer::Numbered { id, .. }) if id < self.number => Ok(None),
            Ok(Answer::Numbered { id, .. }) => Err(format!("answered view {id}, and was sent {} so far", self.number)),
            Err(_) => Err(format!("answered {:?}, which is not an action", shown())),
        }
    }
}

impl Drop for Command {
    fn drop(&mut self) {
        // A well-behaved program ends with its input; any other is killed, along with whatever it left behind.
        drop(self.views.take());
        self.end();
    }
}
