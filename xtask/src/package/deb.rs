//! The package for Debian and its derivatives.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::linux;
use super::tree::Tree;
use super::{APP_ID, Release, archive};
use crate::cargo::target_folder;
use crate::command::Cmd;
use crate::paths;
use crate::system;

/// Libraries that the game opens at run time, unknown to the linker. Each is needed on some desktop: X11 or Wayland, Vulkan or OpenGL.
const OPENED: &[&str] = &[
    "libegl1",
    "libvulkan1",
    "libwayland-client0",
    "libwayland-egl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcursor1",
    "libxi6",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
    "libxrandr2",
    "mesa-vulkan-drivers | vulkan-icd",
];

/// Makes the .deb.
pub fn package(release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    system::ensure("dpkg-dev")?;
    let program = linux::program(release)?;
    let tree = Tree::new("deb")?;
    tree.copy(&program, "usr/games/spades")?;
    tree.assets("usr/share/games/spades/assets")?;
    linux::desktop_files(&tree, release, "usr/share")?;
    tree.write(
        "usr/share/man/man6/spades.6.gz",
        archive::gzip(linux::manual(release)?.as_bytes())?,
    )?;
    documents(&tree)?;
    let size = crate::web::files_below(tree.path())?
        .iter()
        .map(|file| Ok(fs::metadata(tree.path().join(file))?.len().div_ceil(1024)))
        .sum::<Result<u64>>()?;
    tree.write("DEBIAN/control", control(release, size, &depends(&program)?))?;

    let to = out.join(format!("spades_{}_amd64.deb", release.version));
    tree.date(release.epoch)?;
    Cmd::new("dpkg-deb")
        .args(["--build", "--root-owner-group", "-Zxz"])
        .arg(tree.path())
        .arg(&to)
        .env("SOURCE_DATE_EPOCH", release.epoch.to_string())
        .run()?;
    Ok(vec![to])
}

/// Adds licenses and the changelog, as Debian's policy requires.
fn documents(tree: &Tree) -> Result<()> {
    let folder = "usr/share/doc/spades";
    let root = paths::root();
    tree.licenses(folder)?;
    // Debian has the text of this license.
    fs::remove_file(tree.path().join(folder).join("LICENSE-APACHE.txt"))?;
    tree.copy(&root.join("packaging/debian/copyright"), &format!("{folder}/copyright"))?;
    let changes = archive::gzip(&fs::read(root.join("CHANGELOG.md"))?)?;
    tree.write(&format!("{folder}/changelog.gz"), changes)
}

/// Returns the package's dependencies: the libraries that it is linked with, as dpkg-shlibdeps finds them, and those that it opens.
fn depends(program: &Path) -> Result<String> {
    let folder = target_folder().join("package-stage/shlibdeps");
    fs::create_dir_all(folder.join("debian"))?;
    fs::write(
        folder.join("debian/control"),
        "Source: spades\n\nPackage: spades\nArchitecture: amd64\n",
    )?;
    let found = Cmd::new("sh")
        .arg("-c")
        .arg("cd \"$1\" && dpkg-shlibdeps -O -e \"$2\"")
        .args(["sh".as_ref(), folder.as_os_str(), program.as_os_str()])
        .read()
        .context("dpkg-shlibdeps")?;
    let linked = found
        .trim()
        .strip_prefix("shlibs:Depends=")
        .context("no dependencies found")?;
    let opened = OPENED.iter().filter(|name| !linked.contains(*name)).copied();
    let mut all: Vec<&str> = linked.split(", ").chain(opened).collect();
    all.sort_unstable();
    Ok(all.join(", "))
}

fn control(release: &Release, kilobytes: u64, depends: &str) -> String {
    format!(
        "Package: spades\n\
         Version: {}\n\
         Architecture: amd64\n\
         Maintainer: The Spades developers <{APP_ID}@users.noreply.invalid>\n\
         Installed-Size: {kilobytes}\n\
         Depends: {depends}\n\
         Section: games\n\
         Priority: optional\n\
         Description: card game for one to four players\n \
         Spades with animated cards and sound: a two-player draft, four-handed and\n \
         three-handed games, or rules of your own. Play against the computer, or with\n \
         two to four people on one device.\n",
        release.version
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_control_file_has_one_field_a_line() {
        let release = Release::example();
        let control = control(&release, 12, "libc6 (>= 2.36), libvulkan1");
        let fields: Vec<&str> = control
            .lines()
            .filter(|line| !line.starts_with(' '))
            .filter_map(|line| Some(line.split_once(": ")?.0))
            .collect();
        assert_eq!(fields.len(), 9, "{control}");
        assert!(control.contains("Depends: libc6 (>= 2.36), libvulkan1\n"));
    }
}
