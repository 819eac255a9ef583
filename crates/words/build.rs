//! Embeds the English entries.

use std::path::Path;

fn main() {
    // Not `env!`: another worktree may have compiled this program.
    let package = std::env::var_os("CARGO_MANIFEST_DIR").expect("the folder of the package");
    let root = Path::new(&package).join("../../assets/i18n/en");
    let out = std::env::var_os("OUT_DIR").expect("a folder for output");
    spades_words_build::embed(&root, &Path::new(&out).join("english.rs"));
}
