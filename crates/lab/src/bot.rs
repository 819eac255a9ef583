//! `spades-lab bot`: a level as a server on standard input and output, one view per line in, one action per line out.

use std::io::{BufRead, Write};
use std::panic::catch_unwind;
use std::process::ExitCode;

use clap::Args;
use serde::Deserialize;
use serde_json::json;
use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, View};

use crate::arena::parse_level;

/// Serve decisions of a level: one `View` as JSON per line in, one `Action` as JSON per line out.
#[derive(Args, Clone, Debug)]
pub struct BotArgs {
    /// beginner, intermediate, advanced or expert.
    #[arg(long, value_parser = parse_level)]
    pub level: Level,
    /// Seed of its random decisions; the same views in the same order get the same answers.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

/// A view with the client's number for it, if there is one.
#[derive(Deserialize)]
struct Question {
    id: Option<u64>,
    #[serde(flatten)]
    view: View,
}

/// Returns the answer to one line, with the number of its view.
fn answer(line: &str, level: Level, seed: u64) -> String {
    let (id, decided) = match serde_json::from_str::<Question>(line) {
        Ok(question) => (question.id, decide(&question.view, level, seed)),
        Err(why) => (None, Err(format!("not a view: {}", cut(&why.to_string())))),
    };
    match (id, decided) {
        (None, Ok(action)) => json!(action),
        (Some(id), Ok(action)) => json!({ "id": id, "action": action }),
        (None, Err(why)) => json!({ "error": why }),
        (Some(id), Err(why)) => json!({ "id": id, "error": why }),
    }
    .to_string()
}

/// Shortens a message that quotes at length: an answer is a short line, whatever was asked.
fn cut(message: &str) -> String {
    const LONGEST: usize = 300;
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} …", &message[..end]),
        None => message.into(),
    }
}

/// Returns the level's decision; the error says why there is none.
fn decide(view: &View, level: Level, seed: u64) -> Result<Action, String> {
    if view.legal.is_empty() {
        return Err("the viewer has nothing to decide".into());
    }
    view.check()
        .map_err(|why| format!("the view contradicts itself: {why}"))?;
    // If a level panics all the same, the server continues.
    let decided = catch_unwind(|| {
        let mut decision = Decision::new(view, level, seed);
        loop {
            if let Progress::Done(action) = decision.step(u32::MAX) {
                return action;
            }
        }
    });
    decided.map_err(|_| "the level failed at this view".into())
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
        // The client is gone: nothing is left to do.
        Err(why) if why.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("spades-lab bot: {why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Game, Phase, Preset, Renege, Rules, Seed, Setup};

    /// Every decision of a match goes over the wire and comes back as the level's own.
    #[test]
    fn serves_a_whole_match() {
        for preset in [Preset::OpenDraft, Preset::Pairs, Preset::ThreeHanded] {
            let mut game = Game::new(preset.rules(), Seed::from_u64(4)).unwrap();
            while game.phase() != Phase::MatchEnd {
                let action = match game.actor() {
                    None => Action::NextRound,
                    Some(seat) => {
                        let line = serde_json::to_string(&game.view(seat)).unwrap();
                        serde_json::from_str(&answer(&line, Level::Intermediate, 0)).unwrap()
                    }
                };
                game.apply(action).unwrap();
            }
        }
    }

    #[test]
    fn an_answer_carries_the_number_of_its_view() {
        let game = Game::new(Preset::Mirror.rules(), Seed::from_u64(4)).unwrap();
        let view = game.view(game.actor().unwrap());
        let mut line = serde_json::to_value(&view).unwrap();
        line["id"] = json!(17);
        let reply: serde_json::Value = serde_json::from_str(&answer(&line.to_string(), Level::Beginner, 0)).unwrap();
        assert_eq!(reply, json!({ "id": 17, "action": view.legal[0] }));
        line["tricks"] = json!([1, 0, 0, 0]);
        let reply: serde_json::Value = serde_json::from_str(&answer(&line.to_string(), Level::Beginner, 0)).unwrap();
        assert_eq!(reply["id"], 17);
        assert!(
            reply["error"]
                .as_str()
                .unwrap()
                .starts_with("the view contradicts itself: tricks"),
            "{reply}"
        );
    }

    #[test]
    fn calls_the_renege_that_the_last_card_proves() {
        let rules = Rules {
            renege: Renege::Penalized,
            ..Preset::ClosedDraft.rules()
        };
        let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
        let setup = Setup::new(vec![hand("2H 3C"), hand("4C AH")], 0);
        let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
        for word in ["bid1", "bid1", "2H", "4C", "3C", "AH"] {
            game.apply(word.parse().unwrap()).unwrap();
        }
        for level in Level::ALL {
            let asked = |seat: usize| answer(&serde_json::to_string(&game.view(seat)).unwrap(), level, 0);
            assert_eq!([0, 1].map(asked), [r#"{"call":0}"#, r#""settle""#]);
        }
    }

    #[test]
    fn errors_are_short_whatever_they_quote() {
        let line = json!("é".repeat(100_000)).to_string();
        let reply = answer(&line, Level::Beginner, 0);
        assert!(
            reply.starts_with(r#"{"error":"not a view: "#) && reply.len() < 1_000,
            "{reply}"
        );
    }

    #[test]
    fn goes_on_after_lines_that_are_no_view() {
        let game = Game::new(Preset::Solo.rules(), Seed::from_u64(4)).unwrap();
        let actor = game.actor().unwrap();
        let [view, idle] = [actor, (actor + 1) % 4].map(|seat| serde_json::to_string(&game.view(seat)).unwrap());
        let contradiction = view.replacen(
            "\"bids\":[null,null,null,null]",
            "\"bids\":[null,null,null,null,null,null]",
            1,
        );
        assert_ne!(contradiction, view);
        let input = format!("hello\n\n{idle}\n\u{fffd}{{\n{contradiction}\n{view}\n");
        let mut output = Vec::new();
        serve(
            &BotArgs {
                level: Level::Intermediate,
                seed: 1,
            },
            input.as_bytes(),
            &mut output,
        )
        .unwrap();
        let output = String::from_utf8(output).unwrap();
        let lines: Vec<&str> = output.lines().collect();
        assert_eq!(lines.len(), 5);
        assert!(lines[..4].iter().all(|line| line.starts_with(r#"{"error":"#)));
        let action: Action = serde_json::from_str(lines[4]).unwrap();
        assert!(game.legal_actions().contains(&action));
    }
}
