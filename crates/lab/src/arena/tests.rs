//! Tests of the arena as a whole.

use super::*;
use spades_bots::Level;

fn args(preset: Preset, a: &str, b: &str, matches: u64) -> ArenaArgs {
    ArenaArgs {
        preset,
        trumps: None,
        a: a.parse().unwrap(),
        b: b.parse().unwrap(),
        matches: Some(matches),
        until_width: None,
        seed: 7,
        jobs: 1,
        timeout: 5.0,
        random_draft: None,
    }
}

/// Returns the summary without times.
fn timeless(args: &ArenaArgs) -> serde_json::Value {
    let mut summary = report::summary(args, &play_all(args));
    for side in ["a", "b"] {
        summary["sides"][side]["ms_per_decision"] = serde_json::Value::Null;
    }
    summary
}

#[test]
fn a_seed_plays_the_same_matches_whatever_the_jobs() {
    for preset in Preset::ALL {
        let mut run = args(preset, "beginner", "beginner", 4);
        let once = timeless(&run);
        run.jobs = 3;
        assert_eq!(once, timeless(&run), "{}", preset.key());
        assert_eq!(once["forfeits"]["messages"], serde_json::json!([]), "{}", preset.key());
    }
}

#[test]
fn seats_are_swapped_over_the_same_deals() {
    let run = args(Preset::Pairs, "beginner", "beginner", 2);
    let [even, odd] = [0, 1].map(|number| run.table(number));
    assert_eq!(even.game_seed(), odd.game_seed());
    assert_ne!(even.game_seed(), run.table(2).game_seed());
    assert_eq!([0, 1, 2, 3].map(|seat| even.side_of(seat)), [0, 1, 0, 1]);
    assert_eq!([0, 1, 2, 3].map(|seat| odd.side_of(seat)), [1, 0, 1, 0]);
    let solo = args(Preset::Solo, "beginner", "beginner", 4);
    for number in 0..4 {
        let seats = [0, 1, 2, 3].map(|seat| solo.table(number).side_of(seat));
        assert_eq!(seats.iter().position(|&side| side == 0), usize::try_from(number).ok());
        assert_eq!(seats.iter().sum::<usize>(), 3);
    }
}

#[test]
fn a_run_goes_on_until_its_interval_is_narrow() {
    let mut run = args(Preset::OpenDraft, "intermediate", "beginner", 4000);
    run.until_width = Some(0.1);
    let summary = timeless(&run);
    let width = summary["high"].as_f64().unwrap() - summary["low"].as_f64().unwrap();
    assert!(width <= 0.1, "{summary}");
    let played = summary["matches"].as_u64().unwrap();
    assert!(
        (BATCH..4000).contains(&played) && played.is_multiple_of(BATCH),
        "{played}"
    );
    run.jobs = 3;
    assert_eq!(summary, timeless(&run));
    run.matches = Some(3);
    assert_eq!(timeless(&run)["matches"], 3);
}

/// The summary has everything needed to replay a match of the run.
#[test]
fn a_summary_tells_seeds_and_versions() {
    let summary = timeless(&args(Preset::Mirror, "beginner", "cmd:no-such-program", 4));
    assert_eq!(summary["interval"], 0.95);
    assert_eq!(summary["versions"]["a"], env!("CARGO_PKG_VERSION"));
    assert_eq!(summary["versions"]["b"], serde_json::Value::Null);
    let last = summary["deals"]["last"].as_str().unwrap().parse().unwrap();
    assert_eq!(
        args(Preset::Mirror, "beginner", "beginner", 4).table(3).game_seed(),
        last
    );
}

/// Every way in which a program can fail loses all its matches with a message, and the run completes.
#[test]
fn misbehaving_programs_lose() {
    let long = "cmd:printf %5000d\\n 1";
    let cases = [
        ("cmd:yes {\"bid\":99}", "illegal"),
        ("cmd:cat", "which is not an action"),
        ("cmd:true", "ended without an answer (exit status: 0)"),
        ("cmd:false", "ended without an answer (exit status: 1)"),
        ("cmd:there-is-no-such-program", "can't start"),
        ("cmd:sleep 30", "did not answer"),
        (long, "a line of more than 4096 bytes"),
        ("cmd:yes {\"id\":99,\"action\":\"look\"}", "answered view 99"),
    ];
    for (program, message) in cases {
        let mut run = args(Preset::Pairs, program, "beginner", 2);
        run.timeout = if program.contains("sleep") { 0.05 } else { 5.0 };
        let summary = timeless(&run);
        assert_eq!(summary["matches"], 2, "{program}");
        assert_eq!(summary["a_wins"], 0.0, "{program}");
        assert_eq!(summary["forfeits"]["a"], 2, "{program}");
        assert_eq!(summary["forfeits"]["b"], 0, "{program}");
        let said = summary["forfeits"]["messages"][0].as_str().unwrap();
        assert!(said.contains(message), "{program}: {said}");
    }
}

#[test]
fn a_random_draft_asks_for_no_drafting() {
    let mut run = args(Preset::ClosedDraft, "beginner", "beginner", 2);
    run.random_draft = Some(RandomDraft::A);
    let summary = timeless(&run);
    let decisions = |side: &str| summary["sides"][side]["decisions"].as_u64().unwrap();
    assert!(decisions("a") < decisions("b"));
}

#[test]
fn kinds_have_names() {
    assert_eq!("expert".parse(), Ok(Kind::Level(Level::Expert)));
    assert_eq!("cmd:a  b".parse(), Ok(Kind::Command(vec!["a".into(), "b".into()])));
    assert_eq!("cmd:a b".parse::<Kind>().unwrap().to_string(), "cmd:a b");
    assert!("grandmaster".parse::<Kind>().is_err());
    assert!("cmd:".parse::<Kind>().is_err());
}
