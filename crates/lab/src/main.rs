//! `spades-lab`: the tool for developers, bot writers and the curious.

mod accuracy;
mod arena;
mod bench;
mod bot;
mod code;
mod daily;
mod history;
mod learn_payoff;
mod learn_policy;
mod lines;
mod mine_puzzles;
mod pack;
mod play;
mod replay;
mod score;
mod solve;
mod solve4;
mod verify_deal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Command-line tools for Spades: rules, bots, records and receipts.
#[derive(Parser)]
#[command(name = "spades-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Accuracy(accuracy::AccuracyArgs),
    /// Play matches between two players, and print one JSON summary.
    Arena(arena::ArenaArgs),
    Benchmark(arena::BenchmarkArgs),
    Compare(arena::CompareArgs),
    /// Measure the solver, the rules and the levels.
    Bench(bench::BenchArgs),
    /// Run a built-in bot: reads one JSON View per line, writes one JSON Action per line.
    Bot(bot::BotArgs),
    Code(code::CodeArgs),
    Daily(daily::DailyArgs),
    History(history::HistoryArgs),
    LearnPayoff(learn_payoff::LearnPayoffArgs),
    LearnPolicy(learn_policy::LearnPolicyArgs),
    MinePuzzles(mine_puzzles::MineArgs),
    Pack(pack::PackArgs),
    Play(play::PlayArgs),
    Replay(replay::ReplayArgs),
    Score(score::ScoreArgs),
    Solve(solve::SolveArgs),
    Solve4(solve4::Solve4Args),
    VerifyDeal(verify_deal::VerifyDealArgs),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Accuracy(args) => accuracy::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Benchmark(args) => arena::benchmark(&args),
        Command::Compare(args) => arena::compare(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Code(args) => code::run(&args),
        Command::Daily(args) => daily::run(&args),
        Command::History(args) => history::run(&args),
        Command::LearnPayoff(args) => learn_payoff::run(&args),
        Command::LearnPolicy(args) => learn_policy::run(&args),
        Command::MinePuzzles(args) => mine_puzzles::run(&args),
        Command::Pack(args) => pack::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Solve4(args) => solve4::run(&args),
        Command::VerifyDeal(args) => verify_deal::run(&args),
    }
}
