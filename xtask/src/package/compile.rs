//! Compiles the game for distribution.

use std::env;
use std::path::PathBuf;

use anyhow::Result;

use super::Release;
use crate::cargo::{cargo, target_folder};
use crate::paths;
use crate::tools::Tool;

/// The cargo profile of packages.
const PROFILE: &str = "packaged";

/// Makes the allocator return a picture's pixels to the system at once, not after a second: all pictures are decoded within one. The unit
/// is KiB.
const ALLOCATOR: &str = "-DMI_DEFAULT_ARENA_MAX_OBJECT_SIZE=256";

/// Embeds the list of all dependencies in the program, for `cargo audit bin` and similar tools.
const AUDITABLE: Tool<'static> = Tool::new("cargo-auditable", "cargo-auditable", "0.7.7");

/// A system to compile for.
pub struct Target {
    /// Target triple; `None` for this machine.
    pub triple: Option<&'static str>,
    /// Additional environment variables: compilers, linkers.
    pub env: Vec<(&'static str, String)>,
    /// Additional arguments for the linker.
    pub link_args: Vec<String>,
}

/// Compiles the game and returns the program's path.
///
/// Paths of this machine are replaced, so that neither they nor the place of the checkout change a byte.
pub fn game(release: &Release, target: &Target) -> Result<PathBuf> {
    let tool = AUDITABLE.ready()?;
    let tools = tool.parent().map(PathBuf::from).unwrap_or_default();
    let search = env::var_os("PATH").unwrap_or_default();
    let search = env::join_paths([tools].into_iter().chain(env::split_paths(&search)))?;
    let mut build = cargo("auditable")
        .args(["rustc", "--locked", "--package", "spades", "--bin", "spades"])
        .args(["--profile", PROFILE])
        .args(target.triple.map(|triple| ["--target", triple]).into_iter().flatten())
        .env("PATH", search)
        .env("SPADES_COMMIT", &release.commit)
        .env("SPADES_COMMIT_DATE", &release.date)
        .env("SOURCE_DATE_EPOCH", release.epoch.to_string())
        .env("CARGO_ENCODED_RUSTFLAGS", remapped().join("\u{1f}"))
        .env("CFLAGS", c_flags(&places()))
        .env("CC_SHELL_ESCAPED_FLAGS", "1");
    for (name, value) in &target.env {
        build = build.env(name, value);
    }
    let link_args = target.link_args.iter();
    let link_args = link_args.flat_map(|arg| ["-C".to_owned(), format!("link-arg={arg}")]);
    build.arg("--").args(link_args).run()?;
    let folder = target_folder().join(target.triple.unwrap_or_default());
    let exe = if target.triple.is_some_and(|triple| triple.contains("windows")) || cfg!(windows) {
        "spades.exe"
    } else {
        "spades"
    };
    Ok(folder.join(PROFILE).join(exe))
}

/// Returns the source folders, each with the path that replaces it in the program.
fn places() -> Vec<(PathBuf, &'static str)> {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let mut places = vec![(paths::root(), "/spades"), (target_folder(), "/target")];
    places.extend(cargo_home.map(|home| (home, "/cargo")));
    places
}

fn remapped() -> Vec<String> {
    let flag = |(from, to): (PathBuf, &str)| format!("--remap-path-prefix={}={to}", from.display());
    places().into_iter().map(flag).collect()
}

/// Returns the flags for C, quoted as for a shell: the places may have blanks in their paths.
fn c_flags(places: &[(PathBuf, &str)]) -> String {
    let flag = |(from, to): &(PathBuf, &str)| format!("-ffile-prefix-map={}={to}", from.display());
    let quoted = |flag: String| format!("'{}'", flag.replace('\'', r"'\''"));
    let flags = places.iter().map(flag).chain([ALLOCATOR.to_owned()]);
    flags.map(quoted).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn flags_for_c_survive_blanks_in_paths() {
        let flags = c_flags(&[("/home/Ada's games/spades".into(), "/spades")]);
        let words = format!("printf '%s\\n' {flags}");
        let read = crate::command::Cmd::new("sh").args(["-c", &words]).read().unwrap();
        assert_eq!(
            read.lines().collect::<Vec<_>>(),
            ["-ffile-prefix-map=/home/Ada's games/spades=/spades", ALLOCATOR]
        );
    }
}
