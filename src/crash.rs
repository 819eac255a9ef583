//! Crash reports for the player to send, announced at the next start.
//!
//! A report contains no text that a player entered: of a formatted message, it keeps only the part before the first value.

use std::backtrace::Backtrace;
use std::fs;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::install::VERSION;
use crate::say;
use crate::states::Screen;
use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// File with the name of the last run's report; deleted when a start has announced it.
const MARKER: &str = "last-crash";

/// Returns the folder for reports: `SPADES_DATA_DIR`, or the system's folder for program state.
fn folder() -> Option<PathBuf> {
    match std::env::var_os("SPADES_DATA_DIR") {
        Some(folder) if !folder.is_empty() => Some(PathBuf::from(folder).join("crashes")),
        _ => {
            let dirs = directories::ProjectDirs::from("", "", "spades")?;
            Some(dirs.state_dir().unwrap_or(dirs.data_local_dir()).join("crashes"))
        }
    }
}

/// Installs a panic hook: the first panic writes a report and prints its path.
pub fn watch() {
    let usual = panic::take_hook();
    let reported = AtomicBool::new(false);
    panic::set_hook(Box::new(move |panic| {
        usual(panic);
        // One fault often causes further panics; the first one is relevant.
        if reported.swap(true, Ordering::SeqCst) {
            return;
        }
        let place = folder().and_then(|folder| write(&folder, &report(panic)).ok());
        if let Some(place) = place {
            super::startup::say(&say::startup::crashed(place.display().to_string()).text());
        }
    }));
}

fn report(panic: &PanicHookInfo<'_>) -> String {
    let message = without_values(panic);
    let location = panic.location().map(ToString::to_string).unwrap_or_default();
    let (system, processor) = (std::env::consts::OS, std::env::consts::ARCH);
    let thread = std::thread::current();
    let thread = thread.name().unwrap_or("unnamed");
    format!(
        "Spades {}\n{system} {processor}\n\npanicked at {location} in thread {thread}:\n{message}\n\n{}\n",
        *VERSION,
        without_home(&trace())
    )
}

/// Returns the names of the functions that were running; in a stripped program, their places in its file.
fn trace() -> String {
    let trace = Backtrace::force_capture();
    let names = trace.to_string();
    if cfg!(target_os = "linux") && !names.contains("spades::") {
        let program = std::env::current_exe().unwrap_or_default();
        let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
        return in_file(&format!("{trace:#}"), &maps, &program.to_string_lossy());
    }
    names
}

/// Replaces the addresses of return in a program by the addresses of the calls in its file, as `addr2line` expects them.
fn in_file(trace: &str, maps: &str, program: &str) -> String {
    let hex = |digits: &str| u64::from_str_radix(digits, 16).ok();
    let ranges: Vec<(u64, u64)> = maps
        .lines()
        .filter(|line| line.ends_with(&format!(" {program}")))
        .filter_map(|line| line.split_once(' ')?.0.split_once('-'))
        .filter_map(|(start, end)| Some((hex(start)?, hex(end)?)))
        .collect();
    let call = |word: &str| {
        let address = hex(word.strip_prefix("0x")?)?;
        let inside = ranges.iter().any(|&(start, end)| (start + 1..end).contains(&address));
        inside.then(|| format!("program+{:#x}", address - ranges[0].0 - 1))
    };
    let line = |line: &str| {
        let words = line
            .split(' ')
            .map(|word| call(word).unwrap_or_else(|| word.to_owned()));
        words.collect::<Vec<_>>().join(" ")
    };
    trace.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns a panic's message without its formatted values: names, codes, paths. A literal message contains none.
fn without_values(panic: &PanicHookInfo<'_>) -> String {
    match panic.payload_as_str() {
        None => "(no message)".to_owned(),
        Some(message) if panic.payload().is::<&'static str>() => message.to_owned(),
        Some(message) => before_values(message),
    }
}

/// Returns the part before the first quotation or list.
fn before_values(message: &str) -> String {
    match message.split_once([':', '"', '\'', '“', '`', '(', '[', '{']) {
        Some((before, _)) => format!("{}…", before.trim_end()),
        None => "…".to_owned(),
    }
}

/// Returns a text without the name of the user's home folder.
fn without_home(text: &str) -> String {
    match std::env::home_dir() {
        Some(home) if home.parent().is_some_and(|above| above.parent().is_some()) => {
            text.replace(&*home.to_string_lossy(), "~")
        }
        _ => text.to_owned(),
    }
}

/// Writes a report, and the marker with its name.
fn write(folder: &Path, report: &str) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs();
    let name = format!("crash-{seconds}.txt");
    let place = folder.join(&name);
    fs::write(&place, report)?;
    fs::write(folder.join(MARKER), name)?;
    Ok(place)
}

/// Returns the report of the last run once, by deleting the marker.
fn take_last(folder: &Path) -> Option<PathBuf> {
    let marker = folder.join(MARKER);
    let name = fs::read_to_string(&marker).ok()?;
    fs::remove_file(&marker).ok()?;
    // The file name only: any other path is not ours.
    let place = folder.join(Path::new(name.trim()).file_name()?);
    place.is_file().then_some(place)
}

/// Announces the last run's crash when the title opens.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), say_where.run_if(run_once));
}

fn say_where(mut toasts: MessageWriter<Toast>) {
    if let Some(place) = folder().and_then(|folder| take_last(&folder)) {
        let place = place.display().to_string();
        toasts.write(Toast::new(Notice::CrashedLastTime { place }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crash_is_reported_once_and_its_report_stays() {
        let folder = std::env::temp_dir().join(format!("spades-crash-{}", std::process::id()));
        assert_eq!(take_last(&folder), None);
        let place = write(&folder, "Spades 0.1.0").expect("a report");
        assert_eq!(take_last(&folder), Some(place.clone()));
        assert_eq!(take_last(&folder), None);
        assert_eq!(fs::read_to_string(&place).expect("the report"), "Spades 0.1.0");
        fs::write(folder.join(MARKER), "../../elsewhere").expect("a marker");
        assert_eq!(take_last(&folder), None);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_stripped_program_reports_places_in_its_file() {
        let maps = "55d000-55e000 r--p 00000000 fe:00 1   /opt/spades\n\
                    55e000-560000 r-xp 00001000 fe:00 1   /opt/spades\n\
                    7f0000-7f1000 r-xp 00000000 fe:00 2   /lib/libc.so.6\n";
        let trace = "   0:     0x55e124 - <unknown>\n   1:     0x7f0010 - main\n   2:      0x0 - <unknown>";
        assert_eq!(
            in_file(trace, maps, "/opt/spades"),
            "   0:     program+0x1123 - <unknown>\n   1:     0x7f0010 - main\n   2:      0x0 - <unknown>"
        );
        assert_eq!(in_file(trace, "", "/opt/spades"), trace);
    }

    #[test]
    fn typed_names_are_left_out() {
        for (message, kept) in [
            (r#"no seat of "An\"na" beside "Bob": None"#, "no seat of…"),
            ("index out of bounds: the len is 3", "index out of bounds…"),
            ("the seat of Anna is taken", "…"),
            ("no such file: /home/anna/x", "no such file…"),
        ] {
            assert_eq!(before_values(message), kept);
        }
    }
}
