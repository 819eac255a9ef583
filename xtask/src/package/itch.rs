//! Uploads to itch.io, one channel per system.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::tree::Tree;
use super::{Release, check};
use crate::command::Cmd;
use crate::paths;

/// Packages to upload: the end of the name, after `spades-VERSION-`; the channel, whose name tells itch.io the system; and the program in
/// the package's folder, except for the page, which isn't started from a folder.
const UPLOADS: [(&str, &str, Option<&str>); 4] = [
    ("linux-x86_64.tar.gz", "linux", Some("spades")),
    ("windows-x86_64.zip", "windows", Some("spades.exe")),
    ("macos-universal.zip", "osx", Some("Spades.app")),
    ("web.zip", "html5", None),
];

/// Uploads the packages in `out`, unpacked and each with its manifest, to the game `USER/GAME`, using itch.io's program `butler`, which
/// reads its key from `BUTLER_API_KEY`.
pub fn push(release: &Release, out: &Path, game: &str) -> Result<()> {
    ensure!(game.split('/').count() == 2, "`{game}` isn't of the form USER/GAME");
    let mut pushed = 0;
    for (package, channel, program) in UPLOADS {
        let package = out.join(format!("spades-{}-{}", release.version, package));
        if !package.exists() {
            continue;
        }
        let tree = Tree::new(&format!("itch-{channel}"))?;
        check::unpack(&package, tree.path())?;
        let folder = match program {
            Some(program) => {
                let folder = folder_of(tree.path(), program, release)?;
                let manifest = fs::read_to_string(paths::root().join("packaging/itch/itch.toml"))?;
                fs::write(folder.join(".itch.toml"), manifest.replace("@PROGRAM@", program))?;
                folder
            }
            None => tree.path().to_path_buf(),
        };
        Cmd::new("butler")
            .arg("push")
            .arg(folder)
            .arg(format!("{game}:{channel}"))
            .args(["--userversion", &release.version])
            .run()?;
        pushed += 1;
    }
    ensure!(pushed > 0, "no packages in {}", out.display());
    Ok(())
}

/// Returns the folder with the program: the unpacked folder itself, or the one at its root.
fn folder_of(unpacked: &Path, program: &str, release: &Release) -> Result<PathBuf> {
    [
        unpacked.to_path_buf(),
        unpacked.join(format!("spades-{}", release.version)),
    ]
    .into_iter()
    .find(|folder| folder.join(program).exists())
    .with_context(|| format!("the package has no `{program}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_unpacked_with_a_folder_or_without() -> Result<()> {
        let release = Release::example();
        let tree = Tree::new("test-itch")?;
        assert!(folder_of(tree.path(), "spades", &release).is_err());
        tree.write("spades-1.2.3/spades", "")?;
        assert_eq!(
            folder_of(tree.path(), "spades", &release)?,
            tree.path().join("spades-1.2.3")
        );
        tree.write("Spades.app/Contents/Info.plist", "")?;
        assert_eq!(folder_of(tree.path(), "Spades.app", &release)?, tree.path());
        fs::remove_dir_all(tree.path())?;
        Ok(())
    }
}
