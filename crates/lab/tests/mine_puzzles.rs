//! `mine-puzzles`: the same numbers give the same book, and all its puzzles are valid.

use std::fs;
use std::process::Command;

use spades_learn::puzzle::{Book, check};

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let folder = std::env::temp_dir().join(format!("spades-mine-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mine = |name: &str, seed: &str| {
        let path = folder.join(name);
        let output = Command::new(env!("CARGO_BIN_EXE_spades-lab"))
            .args([
                "mine-puzzles",
                "--two",
                "12",
                "--four",
                "4",
                "--rounds",
                "150",
                "--seed",
                seed,
                "--out",
            ])
            .arg(&path)
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(
            printed.contains("per_minute") && printed.contains("several_keep"),
            "{printed}"
        );
        fs::read(path).unwrap()
    };
    let bytes = mine("one", "5");
    assert_eq!(mine("two", "5"), bytes);
    assert_ne!(mine("three", "6"), bytes);
    let book = Book::read(&bytes).unwrap();
    assert!(book.entries().len() >= 8, "{}", book.entries().len());
    for index in 0..book.entries().len() {
        let puzzle = book.puzzle(index).unwrap();
        assert_eq!(check(&puzzle).unwrap().critical.len(), usize::from(puzzle.decisions));
    }
    // A book that fits the current levels is unchanged.
    let (one, renewed) = (folder.join("one"), folder.join("renewed"));
    let output = Command::new(env!("CARGO_BIN_EXE_spades-lab"))
        .args(["mine-puzzles", "--rounds", "0", "--renew"])
        .arg(&one)
        .arg("--out")
        .arg(&renewed)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read(&renewed).unwrap(), bytes);
    let unwritable = Command::new(env!("CARGO_BIN_EXE_spades-lab"))
        .args(["mine-puzzles", "--two", "0", "--four", "0", "--out"])
        .arg(&folder)
        .output()
        .unwrap();
    assert!(!unwritable.status.success() && !unwritable.stderr.is_empty());
    fs::remove_dir_all(&folder).unwrap();
}
