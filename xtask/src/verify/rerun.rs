//! Commands that run failed tests alone.

use crate::output::Stream;

/// Failed tests in the output of `cargo test --no-fail-fast`. The names of the tests are on standard output; Cargo lists the programs that
/// failed, in the order in which they ran, on standard error.
#[derive(Default)]
pub struct Failures {
    /// Failed tests of the current program.
    current: Vec<String>,
    /// Failed tests of each program that failed.
    programs: Vec<Vec<String>>,
    /// Arguments that select each program that failed.
    targets: Vec<String>,
}

impl Failures {
    /// Reads a line of the output.
    pub fn read(&mut self, stream: Stream, line: &str) {
        match stream {
            Stream::Out => {
                let test = line
                    .strip_prefix("test ")
                    .and_then(|line| line.strip_suffix(" ... FAILED"));
                self.current.extend(test.map(str::to_owned));
                if line.starts_with("test result: ") && !self.current.is_empty() {
                    self.programs.push(std::mem::take(&mut self.current));
                }
            }
            Stream::Err => {
                let target = line.trim().strip_prefix('`').and_then(|line| line.strip_suffix('`'));
                self.targets
                    .extend(target.filter(|target| target.starts_with("-p ")).map(str::to_owned));
            }
        }
    }

    /// Returns a command for each failed test.
    pub fn commands(&self) -> impl Iterator<Item = String> + use<'_> {
        let programs = self.targets.iter().zip(&self.programs);
        programs.flat_map(|(target, tests)| {
            let command = move |test| format!("cargo test {target} -- --exact '{test}'");
            tests.iter().map(command)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_matched_with_their_programs() {
        let mut failures = Failures::default();
        for line in [
            "running 2 tests",
            "test a::one ... ok",
            "test a::two ... FAILED",
            "test result: FAILED. 1 passed; 1 failed; 0 ignored",
            "test b ... ok",
            "test result: ok. 1 passed; 0 failed; 0 ignored",
            "test c ... FAILED",
            "test result: FAILED. 0 passed; 1 failed; 0 ignored",
        ] {
            failures.read(Stream::Out, line);
        }
        for line in [
            "     Running unittests src/lib.rs (target/debug/deps/spades-123)",
            "error: test failed, to rerun pass `-p spades --lib`",
            "error: 2 targets failed:",
            "    `-p spades --lib`",
            "    `-p spades-rules --test all`",
        ] {
            failures.read(Stream::Err, line);
        }
        let commands: Vec<_> = failures.commands().collect();
        assert_eq!(
            commands,
            [
                "cargo test -p spades --lib -- --exact 'a::two'",
                "cargo test -p spades-rules --test all -- --exact 'c'"
            ]
        );
    }
}
