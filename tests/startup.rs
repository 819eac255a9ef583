//! Message of the real program where it can't run: one sentence, exit code 1, no backtrace.

#![cfg(target_os = "linux")]

use std::process::Command;

/// Message of the program with this display.
fn said(display: Option<&str>) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_spades"));
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(variable);
    }
    if let Some(display) = display {
        program.env("DISPLAY", display);
    }
    // No other defect of this machine should be reported as well.
    program.env("RUST_BACKTRACE", "1");
    let output = program.output().expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty(), "{:?}", output.stdout);
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn without_a_display_it_says_so_in_a_sentence() {
    let message = said(None);
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains("DISPLAY"), "{message}");
    assert_eq!(said(Some("")), message, "an empty name is none");
}

#[test]
fn a_display_that_does_not_answer_is_named() {
    let message = said(Some(":99999"));
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains(":99999"), "{message}");
}

#[test]
fn without_a_driver_it_says_what_to_install() {
    let output = Command::new("xvfb-run")
        // The exit code of xvfb-run reports its own failures, too.
        .args([
            "-a",
            "sh",
            "-c",
            "\"$0\"; echo \"exit $?\"",
            env!("CARGO_BIN_EXE_spades"),
        ])
        .env_remove("WAYLAND_DISPLAY")
        .env("WGPU_BACKEND", "vulkan")
        .env("VK_DRIVER_FILES", "/nowhere")
        .env("VK_ICD_FILENAMES", "/nowhere")
        .env("RUST_BACKTRACE", "1")
        .output();
    let Ok(output) = output else {
        eprintln!("skipped: there is no xvfb-run on this machine");
        return;
    };
    // The driver loader prints its own messages, too.
    let message = [output.stdout, output.stderr].concat();
    let message = String::from_utf8_lossy(&message);
    assert!(message.contains("exit 1\n"), "{message}");
    assert!(message.contains("No usable graphics driver found"), "{message}");
    assert!(
        !message.contains("panicked") && !message.contains("backtrace"),
        "{message}"
    );
}
