//! The steps for the page, beside those for the desktop: a second process of this program, whose output is printed at its end.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use super::report::Report;
use super::step::Step;
use crate::cargo::target_folder;
use crate::command::Cmd;

/// The process. Its steps keep one core busy for many minutes, so they have priority.
pub struct PageLane {
    child: Child,
    output: PathBuf,
    report: PathBuf,
}

impl PageLane {
    pub fn start(steps: &[Step]) -> Result<Self> {
        let folder = target_folder();
        fs::create_dir_all(&folder)?;
        let (output, report) = (folder.join("verify-page.log"), folder.join("verify-page.tsv"));
        let _ = fs::remove_file(&report);
        let log = File::create(&output).with_context(|| output.display().to_string())?;
        let names = steps.iter().flat_map(|step| ["--only", step.name()]);
        let child = Command::new(std::env::current_exe()?)
            .arg("verify")
            .args(names)
            .arg("--times")
            .arg(&report)
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .context("can't start the steps for the page")?;
        eprintln!("the steps for the page write to {}", output.display());
        // Without that, the desktop's steps share the machine fairly.
        let own = std::process::id().to_string();
        let _ = Cmd::new("renice").args(["-n", "5", "-p", &own]).read();
        Ok(Self { child, output, report })
    }

    /// Waits for the steps, prints their output and returns their results.
    pub fn finish(mut self) -> Result<Report> {
        self.child.wait()?;
        print!("{}", String::from_utf8_lossy(&fs::read(&self.output)?));
        Report::from_lines(&fs::read_to_string(&self.report).context("the steps for the page ended early")?)
    }
}
