//! The arena and the bot server, as programs.

use std::process::Command;

use serde_json::Value;

const LAB: &str = env!("CARGO_BIN_EXE_spades-lab");

fn arena(a: &str, b: &str) -> Value {
    let args = [
        "arena",
        "--preset",
        "pairs",
        "--matches",
        "2",
        "--seed",
        "3",
        "--a",
        a,
        "--b",
        b,
    ];
    let output = Command::new(LAB).args(args).output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A level behind the protocol plays exactly as the built-in level: matches, rounds, contracts and all.
#[test]
fn a_level_over_the_wire_is_the_level() {
    let mut wired = arena(&format!("cmd:{LAB} bot --level intermediate"), "intermediate");
    let mut direct = arena("intermediate", "intermediate");
    for summary in [&mut wired, &mut direct] {
        summary["a"] = Value::Null;
        summary["versions"]["a"] = Value::Null;
        summary["sides"]["a"]["ms_per_decision"] = Value::Null;
        summary["sides"]["b"]["ms_per_decision"] = Value::Null;
    }
    assert_eq!(wired, direct);
    assert_eq!(wired["forfeits"]["a"], 0);
}

/// A program that ends and leaves behind a child that holds its output open: both are ended, and the arena reports what happened.
#[test]
#[cfg(unix)]
fn a_program_is_ended_with_what_it_has_started() {
    ends_what_is_left_behind("leaves", "sleep 1000");
}

/// Like above, but the child has started a session of its own.
#[test]
#[cfg(target_os = "linux")]
fn a_program_is_ended_with_what_has_left_its_group() {
    ends_what_is_left_behind("escapes", "setsid sleep 1000");
}

#[cfg(unix)]
fn ends_what_is_left_behind(name: &str, started: &str) {
    let place = std::env::temp_dir().join(format!("spades-lab-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&place).unwrap();
    let (script, note) = (place.join("leaves.sh"), place.join("child"));
    std::fs::write(&script, format!("{started} &\necho $! > {}\nexit 7\n", note.display())).unwrap();
    let summary = arena(&format!("cmd:sh {}", script.display()), "beginner");
    let said = summary["forfeits"]["messages"][0].as_str().unwrap();
    assert!(
        said.contains("ended without an answer (exit status: 7); what it had started"),
        "{said}"
    );
    let child: i32 = std::fs::read_to_string(&note).unwrap().trim().parse().unwrap();
    let child = rustix::process::Pid::from_raw(child).unwrap();
    // A killed process may remain a zombie until its new parent reaps it.
    let runs = || {
        std::thread::yield_now();
        let state = std::fs::read_to_string(format!("/proc/{}/stat", child.as_raw_nonzero()));
        rustix::process::test_kill_process(child).is_ok() && state.is_ok_and(|state| !state.contains(") Z "))
    };
    assert!((0..10_000).any(|_| !runs()), "the child outlives the arena");
    std::fs::remove_dir_all(&place).unwrap();
}

/// Numbered answers: an answer to an earlier view is ignored, whenever it arrives.
#[test]
#[cfg(unix)]
fn a_stray_answer_is_not_taken_for_the_next() {
    let place = std::env::temp_dir().join(format!("spades-lab-stray-{}", std::process::id()));
    std::fs::create_dir_all(&place).unwrap();
    let script = place.join("twice.sh");
    // Writes every answer twice.
    std::fs::write(
        &script,
        format!("{LAB} bot --level intermediate | while read -r line; do echo \"$line\"; echo \"$line\"; done\n"),
    )
    .unwrap();
    let summary = arena(&format!("cmd:sh {}", script.display()), "intermediate");
    assert_eq!(summary["forfeits"]["a"], 0, "{summary}");
    std::fs::remove_dir_all(&place).unwrap();
}
