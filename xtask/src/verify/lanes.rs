//! Steps that do not wait for one another run side by side: those for the desktop, those for the page, and the rest. Each of these builds in
//! a folder of its own. Compiling for the desktop keeps two cores busy, but linking the page and optimising it take one core for many
//! minutes: so the page goes first, and the desktop takes what is left.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use super::Scope;
use super::report::Report;
use super::step::Step;
use super::unchanged::{self, Passed};
use crate::counts::Counts;
use crate::output::{self, Lane};
use crate::web::Build;

/// For the desktop, one after another in one target folder.
const DESKTOP: (Lane, &[Step]) = (Lane::new(0, 5), &[Step::Fmt, Step::Lint, Step::Test]);
/// The rest of the tests, beside those of the whole game.
pub const BESIDE: Lane = Lane::new(1, 5);
/// The page is compiled, and tested.
const PAGE: (Lane, &[Step]) = (Lane::new(2, 0), &[Step::Page, Step::Web]);
/// Its last optimising, beside its tests.
const SHIPPED: (Lane, &[Step]) = (Lane::new(3, 0), &[Step::Size]);
/// A tool that is seldom built, and a look at the lock file.
const REST: (Lane, &[Step]) = (Lane::new(4, 10), &[Step::Deny]);

/// Runs the steps and gathers what came of them. Those that have passed on the same files are run only `again`.
pub fn run(steps: &[Step], scope: Scope, again: bool) -> Report {
    let has = |step: &Step| steps.contains(step);
    // Where the shipped page is compiled anyway its tests need no other.
    let page = if has(&Step::Page) || has(&Step::Size) {
        Build::Tested
    } else {
        Build::Fast
    };
    let report = Mutex::new(Report::default());
    let earlier = Earlier::new(scope, page);
    // Returns `true` if the step passed.
    let run = |step: Step| {
        output::say(&format!("\n== {} ==", step.name()));
        let begun = Instant::now();
        let before = earlier.counts(step).filter(|_| !again);
        let counts = before.unwrap_or_else(|| {
            let counts = step.run(scope, page).unwrap_or_else(|error| {
                output::say(&format!("error: {error:#}"));
                Counts::failed()
            });
            earlier.add(step, &counts);
            counts
        });
        let good = counts.failed == 0;
        let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
        report.add(step.name(), counts, begun.elapsed());
        good
    };
    let all = |(lane, of): (Lane, &[Step])| {
        lane.work(|| {
            for &step in of.iter().filter(|step| has(step)) {
                run(step);
            }
        });
    };
    thread::scope(|threads| {
        threads.spawn(|| all(DESKTOP));
        threads.spawn(|| all(REST));
        threads.spawn(|| {
            let (lane, _) = PAGE;
            lane.work(|| {
                // Both others need what it compiles.
                if has(&Step::Page) && !run(Step::Page) {
                    return;
                }
                thread::scope(|threads| {
                    threads.spawn(|| all(SHIPPED));
                    if has(&Step::Web) {
                        run(Step::Web);
                    }
                });
            });
        });
    });
    let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
    report.sort_by(|name| Step::ALL.iter().position(|step| step.name() == name));
    report
}

/// Steps that have passed before, and the files that this run began with.
struct Earlier {
    scope: Scope,
    page: Build,
    files: Option<String>,
    passed: Mutex<Passed>,
}

impl Earlier {
    fn new(scope: Scope, page: Build) -> Self {
        Self {
            scope,
            page,
            files: unchanged::files(scope, page),
            passed: Mutex::new(Passed::read()),
        }
    }

    /// Returns the counts of a step that has passed on these files.
    fn counts(&self, step: Step) -> Option<Counts> {
        let passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        passed.counts(step, self.files.as_deref()?)
    }

    /// Keeps what came of a step, unless files have changed meanwhile: nobody knows which of them it saw.
    fn add(&self, step: Step, counts: &Counts) {
        let files = self.files.as_ref().filter(|_| unchanged::depends_on_files_alone(step));
        let Some(files) = files.filter(|files| unchanged::files(self.scope, self.page).as_ref() == Some(files)) else {
            return;
        };
        let mut passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        passed.add(step, files.clone(), counts);
        if let Err(error) = passed.write() {
            output::say(&format!("warning: the next run will repeat this step: {error:#}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_in_one_lane() {
        let mut all: Vec<Step> = [DESKTOP, PAGE, SHIPPED, REST]
            .into_iter()
            .flat_map(|(_, steps)| steps)
            .copied()
            .collect();
        all.sort_by_key(|step| Step::ALL.iter().position(|other| other == step));
        assert_eq!(all, Step::ALL);
    }
}
