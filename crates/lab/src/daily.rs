//! `daily`: the deal of a day.

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use spades_archive::code::DealCode;
use spades_archive::daily::{Daily, Date, Share};
use spades_rules::{Record, Rules, Seed};

use crate::lines::{Answer, Input};

/// Print the match of a day: preset, rules, seed and code. With --share, read records of that match and print their shareable results.
#[derive(Args)]
pub struct DailyArgs {
    /// The day, as 2026-11-22.
    date: Date,
    /// Read records and print the shareable result of each, instead of the match.
    #[arg(long)]
    share: bool,
    /// The seat that shares.
    #[arg(long, default_value_t = 0)]
    seat: usize,
    #[command(flatten)]
    input: Input,
}

#[derive(Serialize)]
struct Output {
    date: Date,
    preset: &'static str,
    rules: Rules,
    seed: Seed,
    code: String,
}

#[derive(Serialize)]
struct Refused {
    error: String,
}

pub fn run(args: &DailyArgs) -> ExitCode {
    let daily = Daily::of(args.date);
    if !args.share {
        println!("{}", serde_json::json!(output(&daily)));
        return ExitCode::SUCCESS;
    }
    let refuse = |error| Answer::bad(&Refused { error });
    args.input.answer(refuse, |line| match share(&daily, line, args.seat) {
        Ok(share) => Answer::good(&share),
        Err(error) => refuse(error),
    })
}

fn output(daily: &Daily) -> Output {
    Output {
        date: daily.date,
        preset: daily.preset.key(),
        rules: daily.rules,
        seed: daily.seed,
        code: DealCode::new(daily.rules, daily.seed).map_or_else(|_| String::new(), |code| code.to_string()),
    }
}

fn share(daily: &Daily, line: &str, seat: usize) -> Result<Share, String> {
    let record = Record::from_json(line).map_err(|why| why.to_string())?;
    let share = Share::of(daily, &record, seat).map_err(|why| why.to_string())?;
    share.ok_or_else(|| "not a finished match of that day, or the seat is empty".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Game, Phase};

    #[test]
    fn a_day_has_its_match_and_what_is_to_share() {
        let daily = Daily::of("2026-11-22".parse().unwrap());
        let code: DealCode = output(&daily).code.parse().unwrap();
        assert_eq!((*code.rules(), code.seed()), (daily.rules, daily.seed));
        let mut game = Game::new(daily.rules, daily.seed).unwrap();
        assert!(share(&daily, &game.record().to_json(), 0).is_err());
        while game.phase() != Phase::MatchEnd {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        assert_eq!(share(&daily, &game.record().to_json(), 0).unwrap().rounds.len(), 3);
        assert!(share(&daily, "{}", 0).is_err());
    }
}
