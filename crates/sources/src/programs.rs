//! Test that no file of tests is forgotten.

use std::fs;

use crate::root;

/// Crates whose tests from outside are one program name each file of it; one that is forgotten would never run.
#[test]
fn every_file_of_tests_is_in_a_program() {
    let crates = fs::read_dir(root().join("crates")).expect("crates").flatten();
    let mut seen = 0;
    for folder in crates.map(|entry| entry.path()) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        if !manifest.contains("autotests = false") {
            continue;
        }
        let tests = folder.join("tests");
        let all = fs::read_to_string(tests.join("all.rs")).expect("their program");
        for file in fs::read_dir(&tests).expect("tests").flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let Some(stem) = name.strip_suffix(".rs").filter(|stem| *stem != "all") else {
                continue;
            };
            let named = all.contains(&format!("mod {stem};\n")) || manifest.contains(&format!("tests/{name}"));
            assert!(named, "{} is in no program", file.path().display());
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen}");
}
