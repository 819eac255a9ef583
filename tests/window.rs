//! The real program in a real window: bots play a match on the table, and the pictures of its phases show something. Without a display
//! the test says so and checks nothing; `cargo verify` installs one.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::{Command, Output, Stdio};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};

/// Runs the program on a display of its own; `None` without Xvfb.
fn play(folder: &Path, args: &[&str]) -> Option<Output> {
    if Command::new("xvfb-run").arg("--help").output().is_err() {
        eprintln!("skipped: there is no xvfb-run on this machine");
        return None;
    }
    let output = Command::new("xvfb-run")
        .args(["-a", "-s", "-screen 0 1600x1600x24"])
        .arg(env!("CARGO_BIN_EXE_spades"))
        .args(args)
        .env("SPADES_DATA_DIR", folder.join("data"))
        .env("WINIT_UNIX_BACKEND", "x11")
        // Tells of every pipeline.
        .env("RUST_LOG", "warn,wgpu_core::device::global=trace")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("xvfb-run starts");
    Some(output)
}

/// Number of clearly different colors in a picture, counted coarsely, and its size.
fn colors(path: &Path) -> (usize, u32, u32) {
    let bytes = std::fs::read(path).expect("a picture was written");
    let format = ImageType::Extension("png");
    let image = Image::from_buffer(
        &bytes,
        format,
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::default(),
    )
    .expect("the picture can be read");
    let (width, height) = (image.width(), image.height());
    let mut seen = std::collections::BTreeSet::new();
    for pixel in image.data.expect("pixels").chunks_exact(4) {
        seen.insert([pixel[0] >> 4, pixel[1] >> 4, pixel[2] >> 4]);
    }
    (seen.len(), width, height)
}

/// Maximum number of render pipelines in a match, with one for screenshots. It catches pipelines that the game never draws with.
const MAX_PIPELINES: usize = 8;

fn demonstration(name: &str, size: &str, preset: &str) {
    let folder = std::env::temp_dir().join(format!("spades-window-test-{}-{name}", std::process::id()));
    let pictures = folder.join("pictures");
    let shots = pictures.to_string_lossy().into_owned();
    let args = [
        "--autoplay",
        "--preset",
        preset,
        "--seed",
        "7",
        "--speed",
        "200",
        "--matches",
        "1",
        "--level",
        "intermediate",
        "--rounds",
        "2",
        "--size",
        size,
        "--screenshots",
        &shots,
    ];
    // A demonstration must not touch the player's own match.
    let data = folder.join("data");
    let own = data.join("match.json");
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(&own, "the player's own").expect("a file");
    let Some(output) = play(&folder, &args) else { return };
    assert_eq!(
        std::fs::read_to_string(&own).expect("it is still there"),
        "the player's own"
    );
    assert_eq!(
        std::fs::read_dir(&data).expect("a folder").count(),
        1,
        "nothing is kept"
    );
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}\n{said}\n{errors}", output.status);
    let pipelines = errors
        .lines()
        .chain(said.lines())
        .filter(|line| line.contains("_pipeline ->"));
    let pipelines = pipelines.count();
    assert!(
        (1..=MAX_PIPELINES).contains(&pipelines),
        "{pipelines} pipelines were made"
    );
    let result: serde_json::Value = said
        .lines()
        .find_map(|line| serde_json::from_str(line).ok())
        .unwrap_or_else(|| panic!("the result is printed as JSON: {said}"));
    assert_eq!(result["preset"], preset);
    assert!(
        result["winners"].as_array().is_some_and(|winners| !winners.is_empty()),
        "{result}"
    );
    let (width, height) = size.split_once('x').expect("a size");
    for phase in ["title", "draft", "bidding", "play", "roundend", "matchend"] {
        let picture = std::fs::read_dir(&pictures)
            .expect("the folder of pictures")
            .filter_map(|entry| Some(entry.ok()?.path()))
            .find(|path| path.to_string_lossy().contains(phase))
            .unwrap_or_else(|| panic!("there is a picture of {phase}"));
        let (colors, w, h) = colors(&picture);
        assert_eq!(
            (w.to_string().as_str(), h.to_string().as_str()),
            (width, height),
            "{phase}"
        );
        // Bare felt has about ten; cards, brass and ivory bring many more.
        assert!(colors > 60, "the picture of {phase} is nearly empty: {colors} colours");
    }
    std::fs::remove_dir_all(&folder).expect("the test's own folder can be removed");
}

#[test]
fn a_match_in_a_wide_window() {
    demonstration("wide", "1280x720", "closed_draft");
}

#[test]
fn a_match_in_a_phone_sized_window() {
    demonstration("tall", "720x1280", "open_draft");
}

/// Amplitude of a 16-bit sample, of 32,767, above which something is heard.
const AUDIBLE: u16 = 300;

/// Records the sound server's output while the game plays a round. `cargo verify` starts the server; without one, nothing is recorded.
#[test]
fn a_round_is_heard() {
    let Ok(monitor) = std::env::var("SPADES_SOUND_MONITOR") else {
        eprintln!("skipped: no sound server to record; `cargo verify` starts one");
        return;
    };
    let folder = std::env::temp_dir().join(format!("spades-sound-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let recording = folder.join("heard.raw");
    let mut recorder = Command::new("parec")
        .args(["--device", &monitor, "--format=s16le", "--rate=48000", "--channels=2"])
        .stdout(std::fs::File::create(&recording).expect("a file"))
        .stderr(Stdio::null())
        .spawn()
        .expect("parec starts");
    let args = [
        "--autoplay",
        "--seed",
        "7",
        "--speed",
        "20",
        "--matches",
        "1",
        "--rounds",
        "1",
    ];
    let output = play(&folder, &args);
    recorder.kill().expect("parec records until it is ended");
    recorder.wait().expect("it ends");
    let Some(output) = output else { return };
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}\n{errors}", output.status);
    assert!(!errors.contains("No sound device was found"), "{errors}");
    let heard = std::fs::read(&recording).expect("a recording");
    let samples = heard
        .chunks_exact(2)
        .map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs());
    let audible = samples.filter(|&sample| sample > AUDIBLE).count();
    // A tenth of a second in all, on two channels.
    assert!(audible > 9_600, "{audible} audible samples in {} bytes", heard.len());
    std::fs::remove_dir_all(&folder).expect("the test's own folder can be removed");
}
