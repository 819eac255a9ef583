//! Commands that run failed tests alone.

/// Failed tests in the output of `cargo test --no-fail-fast`. After the tests of a program that failed, Cargo names the program.
#[derive(Default)]
pub struct Failures {
    /// Failed tests of the current program.
    current: Vec<String>,
    /// A command for each failed test.
    pub commands: Vec<String>,
}

impl Failures {
    /// Reads a line of the output.
    pub fn read(&mut self, line: &str) {
        let test = line.strip_prefix("test ");
        if let Some(test) = test.and_then(|line| line.strip_suffix(" ... FAILED")) {
            self.current.push(test.to_owned());
        }
        if let Some((_, target)) = line.split_once("to rerun pass `") {
            let command = |test| format!("cargo test {} -- --exact '{test}'", target.trim_end_matches('`'));
            self.commands.extend(self.current.drain(..).map(command));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_matched_with_their_programs() {
        let mut failures = Failures::default();
        for line in [
            "     Running unittests src/lib.rs (target/debug/deps/spades-123)",
            "test a::one ... ok",
            "test a::two ... FAILED",
            "test result: FAILED. 1 passed; 1 failed; 0 ignored",
            "error: test failed, to rerun pass `-p spades --lib`",
            "test b ... ok",
            "test result: ok. 1 passed; 0 failed; 0 ignored",
            "test c ... FAILED",
            "test result: FAILED. 0 passed; 1 failed; 0 ignored",
            "error: test failed, to rerun pass `-p spades-rules --test all`",
            "error: 2 targets failed:",
            "    `-p spades --lib`",
        ] {
            failures.read(line);
        }
        assert_eq!(
            failures.commands,
            [
                "cargo test -p spades --lib -- --exact 'a::two'",
                "cargo test -p spades-rules --test all -- --exact 'c'"
            ]
        );
    }
}
