use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;

/// The published example: a player of 1500, deviation 200, volatility 0.06, wins against 1400 and loses against 1550 and 1700.
#[test]
fn glickmans_example_comes_out() {
    let player = Rating {
        rating: 1500.0,
        deviation: 200.0,
        volatility: 0.06,
    };
    let game = |rating, deviation, score| Outcome {
        rating,
        deviation,
        score,
    };
    let after = player.period(&[
        game(1400.0, 30.0, 1.0),
        game(1550.0, 100.0, 0.0),
        game(1700.0, 300.0, 0.0),
    ]);
    assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
}

/// A player who solves every other puzzle of a rating converges to that rating, from any start.
#[test]
fn it_settles_where_every_other_one_is_solved() {
    for start in [400.0, 1200.0, 2400.0] {
        let mut rating = Rating {
            rating: start,
            ..Rating::default()
        };
        for puzzle in 0..400 {
            rating = rating.after(1500, puzzle % 2 == 0);
        }
        assert!((rating.rating - 1500.0).abs() < 40.0, "{rating:?}");
        assert!(rating.deviation < 70.0, "{rating:?}");
    }
}

/// Few results move the rating little: one with a probability of at least 1 in 5 moves a newcomer by less than 100 points,
/// three in a row by less than 260.
#[test]
fn few_results_move_it_little() {
    let new = Rating::default();
    for puzzle in [700, 1000, 1200, 1300, 1600, 1900, 2260] {
        for solved in [false, true] {
            let mut rating = new.after(puzzle, solved);
            let first = (rating.rating - new.rating).abs();
            let expected = if solved {
                new.chance(puzzle)
            } else {
                1.0 - new.chance(puzzle)
            };
            assert!(
                first < 150.0 && (first < 100.0 || expected < 0.2),
                "{puzzle}, {solved}: {first}"
            );
            for _ in 0..2 {
                let next = rating.rating as u16;
                rating = rating.after(next, solved);
            }
            assert!(
                (rating.rating - new.rating).abs() < 260.0,
                "{puzzle}, {solved}: {rating:?}"
            );
        }
    }
}

/// Players of all strengths who get puzzles of their rating are rated accurately within a few dozen puzzles.
#[test]
fn it_finds_the_strength_of_a_player() {
    let mut rng = ChaCha8Rng::seed_from_u64(34);
    for strength in [800u16, 1000, 1200, 1400, 1600, 1800] {
        let player = Rating {
            rating: f64::from(strength),
            ..Rating::default()
        };
        let (mut off, runs) = (0.0, 200);
        for _ in 0..runs {
            let mut rating = Rating::default();
            for _ in 0..40 {
                let puzzle = rating.rating.clamp(700.0, 2260.0) as u16;
                rating = rating.after(puzzle, rng.random_bool(player.chance(puzzle)));
            }
            off += (rating.rating - f64::from(strength)).abs() / f64::from(runs);
        }
        assert!(off < 110.0, "{strength}: off by {off}");
    }
}

/// A rating written by an earlier version: the 906 left by one failed puzzle of 1000 moves back toward 1200.
#[test]
fn a_rating_of_glicko_is_taken_over() {
    let read = |text: &str| serde_json::from_str::<Rating>(text).unwrap();
    assert_eq!(read(r#"{"rating":1200.0,"deviation":350.0}"#), Rating::default());
    let failed = read(r#"{"rating":906.0,"deviation":269.0}"#);
    let now = Rating::default().after(1000, false);
    assert!((failed.rating - now.rating).abs() < 25.0, "{failed:?}, {now:?}");
    assert!((failed.deviation - now.deviation).abs() < 10.0, "{failed:?}, {now:?}");
    // Many results outweigh any starting point.
    let strong = read(r#"{"rating":1700.0,"deviation":50.0}"#);
    assert!((1650.0..1700.0).contains(&strong.rating), "{strong:?}");
    let back = serde_json::to_string(&strong).unwrap();
    assert_eq!(read(&back), strong);
}

/// A file that was tampered with yields a usable rating.
#[test]
fn nonsense_becomes_a_rating() {
    for text in [
        r#"{"rating":1e300,"deviation":0.0}"#,
        r#"{"rating":-5.0,"deviation":-1e300,"volatility":-3.0}"#,
        r#"{"rating":1200.0,"deviation":1e-300,"volatility":1e300}"#,
    ] {
        let mut rating = serde_json::from_str::<Rating>(text).unwrap();
        for puzzle in 0..50 {
            rating = rating.rested(puzzle).after(1900, puzzle % 3 == 0);
            let numbers = [rating.rating, rating.deviation, rating.volatility];
            assert!(
                numbers.iter().all(|number| number.is_finite() && *number > 0.0),
                "{rating:?}"
            );
        }
    }
}

#[test]
fn days_without_a_puzzle_make_it_less_certain() {
    let rating = Rating {
        deviation: 60.0,
        ..Rating::default()
    };
    assert!((rating.rested(1).deviation - 60.9).abs() < 0.1);
    assert!((rating.rested(30).deviation - 82.8).abs() < 0.5);
    assert_eq!(rating.rested(u32::MAX).deviation, Rating::MAX_DEVIATION);
    assert!((rating.chance(1200) - 0.5).abs() < 1e-12);
}
