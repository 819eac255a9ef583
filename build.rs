//! Writes the functions of the entries in `assets/i18n`: `say::turn_line::took(who)`.

use std::path::Path;

fn main() {
    let out = std::env::var_os("OUT_DIR").expect("a folder for output");
    // Not `env!`: another worktree may have compiled this program.
    let root = std::env::var_os("CARGO_MANIFEST_DIR").expect("the folder of the package");
    let entries = Path::new(&root).join("assets/i18n/en");
    spades_words_build::functions(&entries, &Path::new(&out).join("say.rs"));
}
