//! An outside program that speaks the bot protocol on its standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

use spades_rules::{Action, View};

/// The longest answer that is read; an action is far shorter.
const LONGEST: u64 = 4096;

/// A running program; it is ended when this value is dropped.
pub struct Command {
    child: Child,
    /// Views on their way to the program; `None` once this value is dropped.
    views: Option<SyncSender<String>>,
    lines: Receiver<String>,
}

impl Command {
    /// Starts a program: its name and its arguments.
    pub fn start(words: &[String]) -> Result<Command, String> {
        let mut child = std::process::Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
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
                let read = std::io::Read::take(&mut output, LONGEST).read_until(b'\n', &mut line);
                if !matches!(read, Ok(1..)) || send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
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
            views: Some(views),
            lines,
        })
    }

    /// Sends a view and waits for the action.
    pub fn ask(&mut self, view: &View, timeout: Duration) -> Result<Action, String> {
        let mut line = serde_json::to_string(view).map_err(|why| why.to_string())?;
        line.push('\n');
        let views = self.views.as_ref().ok_or("has no input")?;
        views.try_send(line).map_err(|why| match why {
            TrySendError::Full(_) => "does not read its views",
            TrySendError::Disconnected(_) => "takes no more views",
        })?;
        match self.lines.recv_timeout(timeout) {
            Ok(answer) => {
                let answer = answer.trim();
                serde_json::from_str(answer).map_err(|_| {
                    let shown: String = answer.chars().take(80).collect();
                    format!("answered {shown:?}, which is no action")
                })
            }
            Err(RecvTimeoutError::Timeout) => Err(format!("did not answer within {} s", timeout.as_secs_f64())),
            Err(RecvTimeoutError::Disconnected) => Err("ended without an answer".into()),
        }
    }
}

impl Drop for Command {
    fn drop(&mut self) {
        // A program that behaves ends with its input; one that does not is ended.
        drop(self.views.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
