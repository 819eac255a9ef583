//! The tar.gz for Linux, and the files for desktop integration.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::compile::{self, Target};
use super::tree::Tree;
use super::{APP_ID, Release, archive, icons, languages};
use crate::cargo::target_folder;
use crate::command::Cmd;
use crate::paths;

/// Compiles the program for this machine, without the names of its functions.
pub fn program(release: &Release) -> Result<PathBuf> {
    let program = compile(release)?;
    let folder = target_folder().join("package-stage");
    fs::create_dir_all(&folder)?;
    let stripped = folder.join("spades");
    let strip = Cmd::new("strip").arg("--strip-all").arg("-o").arg(&stripped);
    strip.arg(&program).run()?;
    Ok(stripped)
}

/// Makes the file with the names of the program's functions, to read the traces of crash reports: see CONTRIBUTING.md.
fn symbols(release: &Release, out: &Path) -> Result<PathBuf> {
    let to = out.join(format!("spades-{}-linux-x86_64.debug.gz", release.version));
    let tree = Tree::new("symbols")?;
    let names = tree.path().join("spades.debug");
    let copy = Cmd::new("objcopy").arg("--only-keep-debug");
    copy.arg(compile(release)?).arg(&names).run()?;
    fs::write(&to, archive::gzip(&fs::read(names)?)?)?;
    Ok(to)
}

fn compile(release: &Release) -> Result<PathBuf> {
    let target = Target {
        triple: None,
        env: Vec::new(),
        // A build identifier would depend on the folder.
        link_args: vec!["-Wl,--build-id=none".to_owned()],
    };
    compile::game(release, &target)
}

/// Adds desktop entry, metadata and icons below `share`.
pub fn desktop_files(tree: &Tree, release: &Release, share: &str) -> Result<()> {
    let folder = paths::root().join("packaging/linux");
    let entry = format!("{APP_ID}.desktop");
    let filled = languages::fill(&fs::read_to_string(folder.join(&entry))?)?;
    tree.write(&format!("{share}/applications/{entry}"), filled)?;
    let metadata = format!("{APP_ID}.metainfo.xml");
    let filled = release.fill(&languages::fill(&fs::read_to_string(folder.join(&metadata))?)?);
    tree.write(&format!("{share}/metainfo/{metadata}"), filled)?;
    for size in icons::SIZES {
        let icon = format!("{share}/icons/hicolor/{size}x{size}/apps/{APP_ID}.png");
        tree.write(&icon, icons::png(size)?)?;
    }
    Ok(())
}

/// Returns the manual page.
pub fn manual(release: &Release) -> Result<String> {
    let page = paths::root().join("packaging/linux/spades.6");
    Ok(release.fill(&fs::read_to_string(page)?))
}

/// Makes a folder to unpack anywhere and run, its symbols, and the Flatpak manifest that uses it.
pub fn tarball(release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    let packed = pack(release, out)?;
    let flatpak = format!("{APP_ID}.yml");
    let manifest = fs::read_to_string(paths::root().join("packaging/flatpak").join(&flatpak))?;
    fs::write(out.join(flatpak), release.fill(&manifest))?;
    Ok(vec![packed, symbols(release, out)?])
}

/// Makes only the tar.gz.
pub fn pack(release: &Release, out: &Path) -> Result<PathBuf> {
    let tree = Tree::new("linux")?;
    tree.copy(&program(release)?, "spades")?;
    tree.assets("assets")?;
    tree.licenses("")?;
    desktop_files(&tree, release, "share")?;
    tree.copy(&paths::root().join("packaging/linux/add-to-menu.sh"), "add-to-menu.sh")?;
    tree.write("share/man/man6/spades.6", manual(release)?)?;
    let top = format!("spades-{}", release.version);
    let to = out.join(format!("{top}-linux-x86_64.tar.gz"));
    archive::tar_gz(tree.path(), &top, release.epoch, &to)?;
    Ok(to)
}
