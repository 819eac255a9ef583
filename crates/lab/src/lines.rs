//! JSON lines: one answer per line of input, continuing whatever a line contains.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

/// The source of the lines.
#[derive(Args)]
pub struct Input {
    /// The file to read; standard input without one, or with "-".
    file: Option<PathBuf>,
}

/// Maximum length of a line, in bytes: a hundred times what any answer needs. The rest of a longer one is skipped, so that no input can
/// fill the memory.
const MAX_LINE: usize = 1 << 20;

/// The result for a line: the answer to print, and whether it counts as a failure.
pub struct Answer {
    line: String,
    failed: bool,
}

impl Answer {
    /// Creates the answer to a valid line.
    pub fn good(answer: &impl Serialize) -> Answer {
        Answer {
            line: json(answer),
            failed: false,
        }
    }

    /// Creates an empty answer to a valid line.
    pub fn none() -> Answer {
        Answer {
            line: String::new(),
            failed: false,
        }
    }

    /// Creates the answer to a line that fails.
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
    /// Answers every line that is not blank; `refuse` answers one that is too long. The exit code is 1 if any answer was a failure, and 2
    /// if reading or writing failed.
    pub fn answer(&self, refuse: impl Fn(String) -> Answer, mut answer: impl FnMut(&str) -> Answer) -> ExitCode {
        let answer = |line: Line| match line {
            Line::Text(text) => answer(text),
            Line::TooLong => refuse(format!("the line is longer than {MAX_LINE} bytes")),
        };
        match self.run(answer) {
            Ok(false) => ExitCode::SUCCESS,
            Ok(true) => ExitCode::FAILURE,
            // The reader of the output has closed the pipe.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("spades-lab: {error}");
                ExitCode::from(2)
            }
        }
    }

    fn run(&self, answer: impl FnMut(Line) -> Answer) -> io::Result<bool> {
        let output = io::BufWriter::new(io::stdout().lock());
        match self.file.as_ref().filter(|path| path.as_os_str() != "-") {
            // The client may wait for an answer before it writes the next line.
            None => answer_lines(io::stdin().lock(), output, true, answer),
            Some(path) => {
                let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
                let file = BufReader::new(File::open(path).map_err(named)?);
                answer_lines(file, output, false, answer).map_err(named)
            }
        }
    }
}

/// A line of the input that is not blank.
enum Line<'a> {
    Text(&'a str),
    TooLong,
}

/// Answers line by line; returns `true` if any answer was a failure.
fn answer_lines(
    mut input: impl BufRead,
    mut output: impl Write,
    flush: bool,
    mut answer: impl FnMut(Line) -> Answer,
) -> io::Result<bool> {
    let mut failed = false;
    let mut line = Vec::new();
    while input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)? > 0 {
        let too_long = line.len() > MAX_LINE && !line.ends_with(b"\n");
        if too_long {
            input.skip_until(b'\n')?;
        }
        let text = String::from_utf8_lossy(&line);
        let line_read = if too_long {
            Line::TooLong
        } else {
            Line::Text(text.trim())
        };
        if !matches!(line_read, Line::Text("")) {
            let answer = answer(line_read);
            failed |= answer.failed;
            if !answer.line.is_empty() {
                writeln!(output, "{}", answer.line)?;
            }
            if flush {
                output.flush()?;
            }
        }
        line.clear();
    }
    output.flush()?;
    Ok(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> (bool, String) {
        let mut output = Vec::new();
        let failed = answer_lines(input, &mut output, true, |line| match line {
            Line::Text(text) => Answer::good(&text.len()),
            Line::TooLong => Answer::bad(&"too long"),
        });
        (failed.unwrap(), String::from_utf8(output).unwrap())
    }

    #[test]
    fn one_answer_a_line() {
        assert_eq!(answers(b""), (false, String::new()));
        assert_eq!(answers(b"one\n\n  \r\nthree\r\n four"), (false, "3\n5\n4\n".to_owned()));
    }

    #[test]
    fn a_line_without_end_is_skipped_and_not_kept() {
        let mut input = b"[".repeat(3 * MAX_LINE);
        input.extend(b"\nfour\n");
        input.extend(b"x".repeat(MAX_LINE));
        let (failed, output) = answers(&input);
        assert!(failed);
        assert_eq!(output, format!("\"too long\"\n4\n{MAX_LINE}\n"));
    }
}
