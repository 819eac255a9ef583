//! Arena players: a built-in level, or an external program.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::time::Duration;

use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, View};

use super::command::Command;
use super::patience::Patience;

/// Search nodes between two checks of the clock.
const SLICE: u32 = 20_000;

/// The kind of player named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A built-in level.
    Level(Level),
    /// A program with its arguments.
    Command(Vec<String>),
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let words: Vec<String> = command.split_whitespace().map(String::from).collect();
            return if words.is_empty() {
                Err("cmd: needs a program".into())
            } else {
                Ok(Kind::Command(words))
            };
        }
        parse_level(text).map(Kind::Level)
    }
}

/// Parses the name of a level.
pub fn parse_level(text: &str) -> Result<Level, String> {
    serde_json::from_value(serde_json::Value::from(text))
        .map_err(|_| format!("{text:?} isn't a level (beginner, intermediate, advanced, expert)"))
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Level(level) => f.write_str(&format!("{level:?}").to_lowercase()),
            Kind::Command(words) => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

/// A player that can be asked for decisions. A program is started when it is first asked, and restarted after it has failed.
pub struct Player {
    kind: Kind,
    running: Option<Command>,
}

impl Player {
    /// Creates a player of this kind.
    pub fn new(kind: Kind) -> Player {
        Player { kind, running: None }
    }

    /// Asks for a decision; the error says why there is no valid one.
    pub fn decide(&mut self, view: &View, seed: u64, timeout: Duration) -> Result<Action, String> {
        let answer = match &self.kind {
            Kind::Level(level) => think(view, *level, seed, timeout),
            Kind::Command(words) => {
                let command = match self.running.take() {
                    Some(command) => Ok(command),
                    None => Command::start(words),
                };
                command.and_then(|mut command| {
                    let answer = command.ask(view, timeout)?;
                    self.running = Some(command);
                    Ok(answer)
                })
            }
        };
        let action = answer?;
        if view.legal.contains(&action) {
            Ok(action)
        } else {
            self.running = None;
            Err(format!("answered {action:?}, which is illegal in its place"))
        }
    }
}

/// Runs a level's search to its end; the error is that it panics or exceeds its time.
fn think(view: &View, level: Level, seed: u64, timeout: Duration) -> Result<Action, String> {
    let mut patience = Patience::new(timeout);
    catch_unwind(AssertUnwindSafe(|| {
        let mut decision = Decision::new(view, level, seed);
        loop {
            if let Progress::Done(action) = decision.step(SLICE) {
                return Ok(action);
            }
            if patience.left().is_zero() {
                return Err(format!("did not answer within {} s", timeout.as_secs_f64()));
            }
        }
    }))
    .unwrap_or_else(|_| Err("panicked".into()))
}
