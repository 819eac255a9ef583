//! JSON lines: one answer a line of input, and going on whatever a line holds.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

/// Where the lines come from.
#[derive(Args)]
pub struct Input {
    /// The file to read; standard input without one.
    file: Option<PathBuf>,
}

/// What a line gave: the answer to print, and whether it counts as a failure.
pub struct Answer {
    line: String,
    failed: bool,
}

impl Answer {
    /// The answer to a line that is in order.
    pub fn good(answer: &impl Serialize) -> Answer {
        Answer {
            line: json(answer),
            failed: false,
        }
    }

    /// The answer to a line that fails.
    pub fn bad(answer: &impl Serialize) -> Answer {
        Answer {
            line: json(answer),
            failed: true,
        }
    }
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_else(|error| format!(r#"{{"error":"{error}"}}"#))
}

impl Input {
    /// Answers every line that is not blank. The exit code is 1 if any answer was a failure, and 2 if reading or writing was.
    pub fn answer(&self, answer: impl FnMut(&str) -> Answer) -> ExitCode {
        match self.run(answer) {
            Ok(false) => ExitCode::SUCCESS,
            Ok(true) => ExitCode::FAILURE,
            // The reader of our output has seen enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("spades-lab: {error}");
                ExitCode::from(2)
            }
        }
    }

    fn run(&self, mut answer: impl FnMut(&str) -> Answer) -> io::Result<bool> {
        let mut input: Box<dyn BufRead> = match &self.file {
            None => Box::new(io::stdin().lock()),
            Some(path) => {
                let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
                Box::new(BufReader::new(File::open(path).map_err(named)?))
            }
        };
        let mut output = io::BufWriter::new(io::stdout().lock());
        let mut failed = false;
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line)? > 0 {
            let text = String::from_utf8_lossy(&line);
            if !text.trim().is_empty() {
                let Answer { line, failed: this } = answer(text.trim());
                failed |= this;
                writeln!(output, "{line}")?;
                // Somebody may wait for the answer before writing the next line.
                if self.file.is_none() {
                    output.flush()?;
                }
            }
            line.clear();
        }
        output.flush()?;
        Ok(failed)
    }
}
