//! Writes the functions of the entries in `assets/i18n`: `say::turn_line::took(who)`.

use std::path::Path;

fn main() {
    let out = std::env::var_os("OUT_DIR").expect("a folder for output");
    let entries = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n/en");
    spades_words_build::functions(&entries, &Path::new(&out).join("say.rs"));
}
