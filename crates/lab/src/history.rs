//! `history`: a folder of finished matches, as the game stores them.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use serde::Serialize;
use spades_archive::achievements::{Earned, Progress};
use spades_archive::history::{Change, History, Opened, Query};
use spades_archive::{Ending, Finished, LEVELS, Outcome, Player, RulesKind};
use spades_rules::Record;

use crate::lines::{Answer, Input};

/// Add records to a folder of finished matches; list, search and check it.
#[derive(Args)]
pub struct HistoryArgs {
    /// The folder.
    folder: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Add finished matches, one JSON record per line. Seat 0 is the player; the others are the computer.
    Add(AddArgs),
    /// List matching matches, newest first, one JSON object per line.
    List(ListArgs),
    /// Read every match and report damaged ones, one JSON object per line; exit code 1 if there are any.
    Check,
    /// List achievements earned, one JSON object per line.
    Achievements,
}

#[derive(Args)]
struct AddArgs {
    /// The level of the other seats.
    #[arg(long, default_value = LEVELS[0])]
    level: String,
    /// When the first match ended, in seconds since 1970; each of the others ended an hour later.
    #[arg(long, default_value_t = 0)]
    ended: u64,
    #[command(flatten)]
    input: Input,
}

#[derive(Args)]
struct ListArgs {
    /// A preset, or custom.
    #[arg(long, value_parser = kind)]
    kind: Option<RulesKind>,
    /// The level of any player.
    #[arg(long)]
    level: Option<String>,
    /// Part of any player's name.
    #[arg(long)]
    player: Option<String>,
    /// won, lost or drawn.
    #[arg(long, value_parser = outcome)]
    outcome: Option<Outcome>,
    /// Ended at this second or later, since 1970.
    #[arg(long)]
    from: Option<u64>,
    /// Ended before this second.
    #[arg(long)]
    until: Option<u64>,
}

fn kind(key: &str) -> Result<RulesKind, String> {
    RulesKind::from_key(key).ok_or_else(|| format!("unknown rules {key:?}"))
}

fn outcome(text: &str) -> Result<Outcome, String> {
    serde_json::from_value(serde_json::Value::from(text))
        .map_err(|_| format!("{text:?} is not valid; use won, lost or drawn"))
}

#[derive(Serialize)]
struct Refusal {
    error: String,
}

pub fn run(args: &HistoryArgs) -> ExitCode {
    let run = || match &args.what {
        What::Add(add) => add_records(&args.folder, add),
        What::List(list) => {
            let opened = open(&args.folder)?;
            print(&opened.history.search(&query(list)));
            Ok(ExitCode::SUCCESS)
        }
        What::Check => {
            let opened = open(&args.folder)?;
            let mut damage = opened.damage;
            damage.extend(opened.history.check(|key| read(&args.folder, key)));
            let refusals = damage.iter().map(|damage| Refusal {
                error: damage.to_string(),
            });
            print(&refusals.collect::<Vec<_>>());
            Ok(if damage.is_empty() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            })
        }
        What::Achievements => {
            let opened = open(&args.folder)?;
            print(&earned(&args.folder, &opened.history));
            Ok(ExitCode::SUCCESS)
        }
    };
    run().unwrap_or_else(|error: std::io::Error| {
        eprintln!("spades-lab: {}: {error}", args.folder.display());
        ExitCode::from(2)
    })
}

/// Prints one line for each item; stops when the reader closes the pipe.
fn print(lines: &[impl Serialize]) {
    let mut output = std::io::stdout().lock();
    for line in lines {
        if writeln!(output, "{}", serde_json::json!(line)).is_err() {
            return;
        }
    }
}

fn query(args: &ListArgs) -> Query {
    Query {
        kind: args.kind,
        level: args.level.clone(),
        player: args.player.clone(),
        outcome: args.outcome,
        from: args.from,
        until: args.until,
    }
}

fn read(folder: &Path, key: &str) -> Option<String> {
    std::fs::read_to_string(folder.join(key)).ok()
}

fn open(folder: &Path) -> std::io::Result<Opened> {
    let mut keys = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        keys.extend(entry?.file_name().into_string());
    }
    Ok(History::open(&keys, |key| read(folder, key)))
}

fn write(folder: &Path, changes: Vec<Change>) -> std::io::Result<()> {
    for Change { key, text } in changes {
        match text {
            Some(text) => std::fs::write(folder.join(key), text)?,
            None => std::fs::remove_file(folder.join(key))?,
        }
    }
    Ok(())
}

/// Returns the achievements that the matches have earned, in the order in which they ended.
fn earned(folder: &Path, history: &History) -> Vec<Earned> {
    let mut progress = Progress::default();
    let mut found = Vec::new();
    for entry in history.search(&Query::default()).into_iter().rev() {
        let new = history.load(entry.id, |key| read(folder, key)).ok();
        found.extend(
            new.and_then(|finished| progress.add(&finished).ok())
                .unwrap_or_default(),
        );
    }
    found
}

fn add_records(folder: &Path, args: &AddArgs) -> std::io::Result<ExitCode> {
    std::fs::create_dir_all(folder)?;
    let opened = open(folder)?;
    for key in &opened.aside {
        std::fs::rename(
            folder.join(key),
            folder.join(format!("{key}-damaged-{}", opened.history.len())),
        )?;
    }
    for damage in &opened.damage {
        eprintln!("spades-lab: {damage}");
    }
    write(folder, opened.changes)?;
    let mut history = opened.history;
    // Written all at once: the latest entries would otherwise be written again with each match added.
    let mut texts: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut number = 0;
    let refuse = |error| Answer::bad(&Refusal { error });
    let code = args.input.answer(refuse, |line| {
        let ended = args.ended + 3600 * number;
        number += 1;
        let kept = |key: &str| texts.get(key).cloned().flatten().or_else(|| read(folder, key));
        let added = finished(line, &args.level, ended)
            .and_then(|finished| history.append(&finished, kept).map_err(|why| why.to_string()));
        match added {
            Ok(changes) => {
                texts.extend(changes.into_iter().map(|change| (change.key, change.text)));
                Answer::none()
            }
            Err(error) => refuse(error),
        }
    });
    let changes = texts.into_iter().map(|(key, text)| Change { key, text });
    write(folder, changes.collect())?;
    Ok(code)
}

/// Returns the match of a record as a human player's own, against a level.
pub fn finished(line: &str, level: &str, ended: u64) -> Result<Finished, String> {
    let record = Record::from_json(line).map_err(|why| why.to_string())?;
    let mut players = vec![Player::Human {
        name: "Player".to_owned(),
    }];
    for seat in 1..record.rules.players {
        players.push(Player::Bot {
            name: format!("Bot {seat}"),
            level: level.to_owned(),
        });
    }
    Ok(Finished {
        ended,
        players,
        own: Some(0),
        record,
        ending: Ending::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_bots::Level;

    /// The archive identifies the levels by their keys alone.
    #[test]
    fn the_levels_are_those_of_the_bots() {
        let keys = Level::ALL.map(|level| serde_json::to_value(level).unwrap());
        assert_eq!(keys, LEVELS.map(serde_json::Value::from));
    }

    #[test]
    fn options_are_read() {
        assert_eq!(kind("custom"), Ok(RulesKind::Custom));
        assert_eq!(outcome("drawn"), Ok(Outcome::Drawn));
        assert!(kind("bridge").is_err() && outcome("maybe").is_err());
        assert!(finished("{}", "expert", 0).is_err());
    }
}
