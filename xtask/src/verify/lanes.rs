//! Runs independent steps side by side: for the desktop, for the page, and the rest. Each group builds in its own folder. Linking and
//! optimizing the page keep one core busy for many minutes, so the page has priority and the desktop uses the rest.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use super::Scope;
use super::report::Report;
use super::step::Step;
use crate::counts::Counts;
use crate::output::{self, Lane};
use crate::web::Build;

/// Steps for the desktop, one after another in one target folder.
const DESKTOP: (Lane, &[Step]) = (Lane::new(0, 5), &[Step::Fmt, Step::Lint, Step::Test]);
/// Compiling and testing the page.
const PAGE: (Lane, &[Step]) = (Lane::new(2, 0), &[Step::Page, Step::Web]);
/// Optimizing the shipped page, beside the page's tests.
const SHIPPED: (Lane, &[Step]) = (Lane::new(3, 0), &[Step::Size]);
/// Dependencies.
const REST: (Lane, &[Step]) = (Lane::new(4, 10), &[Step::Deny]);

/// Runs the steps and collects their results.
pub fn run(steps: &[Step], scope: Scope) -> Report {
    let has = |step: &Step| steps.contains(step);
    // If the shipped page is compiled anyway, its tests use it.
    let page = if has(&Step::Page) || has(&Step::Size) {
        Build::Tested
    } else {
        Build::Fast
    };
    let report = Mutex::new(Report::default());
    // Returns `true` if the step passed.
    let run = |step: Step| {
        output::say(&format!("\n== {} ==", step.name()));
        let begun = Instant::now();
        let counts = step.run(scope, page).unwrap_or_else(|error| {
            output::say(&format!("error: {error:#}"));
            Counts::failed()
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
                // `web` and `size` need its output.
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
