//! An outside program that speaks the bot protocol on its standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use spades_rules::{Action, View};

use super::patience::Patience;

/// The longest answer that is read, in bytes without the end of its line; an action is far shorter.
const LONGEST: usize = 4096;

/// The variable by which a program's descendants are known.
const MARK: &str = "SPADES_LAB_PROGRAM";

/// How often it is looked whether a program that does not answer still runs.
const LOOK: Duration = Duration::from_millis(50);

/// A running program; it is ended when this value is dropped, with all that it has started.
pub struct Command {
    child: Child,
    /// What it and all that it starts have in their environment, under [`MARK`].
    #[cfg(target_os = "linux")]
    mark: String,
    /// How it ended, once it has.
    ended: Option<ExitStatus>,
    /// Whether it has closed its output.
    closed: bool,
    /// Whether its output was still open when it had ended: somebody else holds it.
    left_behind: bool,
    /// Views on their way to the program; `None` once this value is dropped.
    views: Option<SyncSender<String>>,
    lines: Receiver<Line>,
    /// The number of the latest view.
    number: u64,
}

/// What a program wrote.
enum Line {
    Text(String),
    TooLong,
}

/// A view as it is sent: with its number.
#[derive(Serialize)]
struct Question<'a> {
    id: u64,
    #[serde(flatten)]
    view: &'a View,
}

/// An answer: an action, or one with the number of the view that it is for.
#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Numbered { id: u64, action: Action },
    Plain(Action),
}

/// A mark that no other program of any arena has at this time.
fn mark() -> String {
    static STARTED: AtomicU64 = AtomicU64::new(0);
    let number = STARTED.fetch_add(1, Ordering::Relaxed);
    format!("{}-{number}", std::process::id())
}

/// Ends whatever has this mark: programs that have gone into a session of their own are in no group that could be ended. More than once, since
/// one that is about to end may be starting another.
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
    /// Starts a program: its name and its arguments.
    pub fn start(words: &[String]) -> Result<Command, String> {
        let mut command = std::process::Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own, so that whatever it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        // What leaves the group is known by this, which it inherits.
        let mark = mark();
        command.env(MARK, &mark);
        let mut child = command
            .spawn()
            .map_err(|why| format!("{:?} cannot be started: {why}", words[0]))?;
        let input = child.stdin.take();
        let output = child.stdout.take();
        let (send, lines) = sync_channel(1);
        // Ends when the program closes its output or this value is dropped.
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
        // Writing has a thread of its own: a program that answers without reading must not hold the arena up.
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

    /// The next line; nothing once the time is over, or the program is.
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
                // What it wrote before it ended is still read, one look later.
                Err(RecvTimeoutError::Timeout) => self.ended = self.child.try_wait().ok().flatten(),
            }
        }
    }

    /// Gives a program that has closed its output a moment to end, so that it can be told how it did.
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

    /// Why there is no line.
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

    /// Ends the program and what it has started.
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

    /// The action that a line is; nothing for one that belongs to an earlier view.
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
        // A program that behaves ends with its input; one that does not is ended, and so is what it left behind.
        drop(self.views.take());
        self.end();
    }
}
