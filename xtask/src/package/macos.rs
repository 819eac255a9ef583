//! The application bundle for macOS, made on a Mac.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::compile::{self, Target};
use super::tree::Tree;
use super::{Release, archive, icons, languages};
use crate::command::Cmd;
use crate::paths;

/// Both kinds of processors that Macs have.
const TRIPLES: [&str; 2] = ["aarch64-apple-darwin", "x86_64-apple-darwin"];

/// Makes `Spades.app` for both processors, zipped.
pub fn bundle(release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    let programs = TRIPLES.map(|triple| {
        let target = Target {
            triple: Some(triple),
            env: vec![("MACOSX_DEPLOYMENT_TARGET", "11.0".to_owned())],
            link_args: Vec::new(),
        };
        compile::game(release, &target)
    });
    let tree = Tree::new("macos")?;
    let program = tree.path().join("Spades.app/Contents/MacOS/spades");
    if let Some(folder) = program.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut lipo = Cmd::new("lipo").arg("-create").arg("-output").arg(&program);
    for thin in programs {
        lipo = lipo.arg(thin?);
    }
    lipo.run()?;
    tree.assets("Spades.app/Contents/Resources/assets")?;
    tree.licenses("Spades.app/Contents/Resources")?;
    tree.write("Spades.app/Contents/Resources/spades.icns", icons::icns()?)?;
    let list = fs::read_to_string(paths::root().join("packaging/macos/Info.plist"))?;
    tree.write("Spades.app/Contents/Info.plist", release.fill(&languages::fill(&list)?))?;
    // Apple's processors start only signed programs; a signature without an identity costs nothing.
    let app = tree.path().join("Spades.app");
    Cmd::new("codesign")
        .args(["--force", "--deep", "--sign", "-"])
        .arg(app)
        .run()?;
    let to = out.join(format!("spades-{}-macos-universal.zip", release.version));
    archive::zip(tree.path(), "", &to)?;
    Ok(vec![to])
}
