//! `spades-lab bot`: a level as a server on standard input and output, one view a line in, one action a line out.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use spades_bots::{Level, Progress, Thought};
use spades_rules::View;

use crate::arena::parse_level;

/// Serves decisions of a level: one `View` as JSON a line in, one `Action` as JSON a line out.
#[derive(Args, Clone, Debug)]
pub struct BotArgs {
    /// beginner, intermediate, advanced or expert.
    #[arg(long, value_parser = parse_level)]
    pub level: Level,
    /// The seed of its chance decisions; the same views in the same order get the same answers.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

/// The answer to one line.
fn answer(line: &str, level: Level, seed: u64) -> String {
    let view: View = match serde_json::from_str(line) {
        Ok(view) => view,
        Err(why) => return json!({ "error": format!("not a view: {why}") }).to_string(),
    };
    if view.legal.is_empty() {
        return json!({ "error": "the viewer has nothing to decide" }).to_string();
    }
    let mut thought = Thought::new(&view, level, seed);
    loop {
        if let Progress::Done(action) = thought.step(u32::MAX) {
            return serde_json::to_string(&action)
                .unwrap_or_else(|why| json!({ "error": why.to_string() }).to_string());
        }
    }
}

/// Serves until the input ends.
fn serve(args: &BotArgs, input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    for (number, line) in (0u64..).zip(input.split(b'\n')) {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        writeln!(
            output,
            "{}",
            answer(line.trim(), args.level, args.seed.wrapping_add(number))
        )?;
        output.flush()?;
    }
    Ok(())
}

/// Runs the command.
pub fn run(args: &BotArgs) -> ExitCode {
    match serve(args, std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever asked has gone: nothing is left to do.
        Err(why) if why.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("spades-lab bot: {why}");
            ExitCode::FAILURE
        }
    }
}
