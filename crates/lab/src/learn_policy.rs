//! `learn-policy`: positions from which the policy of solo learns.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use spades_bots::write_policy_positions;

/// Let the policy of solo play rounds, and write positions from which a new one learns.
///
/// `crates/bots/fits/policy.py` trains with the file and says how to go on. Out: {"positions":…,"seed":…,"bytes":…}.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct LearnPolicyArgs {
    /// Number of positions, half a kilobyte each.
    #[arg(long, default_value_t = 2_000_000)]
    positions: u64,
    /// Seed of the rounds.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File to write.
    #[arg(long)]
    out: PathBuf,
}

pub fn run(args: &LearnPolicyArgs) -> ExitCode {
    match write(args) {
        Ok(bytes) => {
            let line = json!({ "positions": args.positions, "seed": args.seed, "bytes": bytes });
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("spades-lab: {}: {error}", args.out.display());
            ExitCode::FAILURE
        }
    }
}

/// Writes the file and returns its size in bytes.
fn write(args: &LearnPolicyArgs) -> io::Result<u64> {
    let mut file = BufWriter::new(File::create(&args.out)?);
    write_policy_positions(&mut file, args.positions, args.seed)?;
    file.flush()?;
    Ok(file.get_ref().metadata()?.len())
}
