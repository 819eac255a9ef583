//! Embeds the English entries.

use std::path::Path;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/i18n/en");
    let out = std::env::var_os("OUT_DIR").expect("a folder for output");
    spades_words_build::embed(&root, &Path::new(&out).join("english.rs"));
}
