//! The AppImage: one file for any Linux.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::tree::Tree;
use super::{APP_ID, Release, icons, linux};
use crate::command::Cmd;
use crate::paths;

/// The program that packs an application directory: <https://github.com/AppImage/appimagetool>.
pub const TOOL: &str = "appimagetool";

/// Makes the AppImage.
pub fn package(release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    let program = linux::program(release)?;
    let tree = Tree::new("Spades.AppDir")?;
    fill(&tree, release, &program)?;
    tree.licenses("usr/share/doc/spades")?;
    let to = out.join(format!("spades-{}-linux-x86_64.AppImage", release.version));
    Cmd::new(TOOL)
        .arg(tree.path())
        .arg(&to)
        .env("ARCH", "x86_64")
        .env("SOURCE_DATE_EPOCH", release.epoch.to_string())
        // The tool is an AppImage itself, and build machines have no FUSE.
        .env("APPIMAGE_EXTRACT_AND_RUN", "1")
        .run()?;
    Ok(vec![to])
}

/// Fills the application directory: a file system tree, with its launcher, menu entry and icon at the root.
/// Layout: <https://docs.appimage.org/reference/appdir.html>.
fn fill(tree: &Tree, release: &Release, program: &Path) -> Result<()> {
    tree.copy(program, "usr/bin/spades")?;
    tree.assets("usr/share/spades/assets")?;
    linux::desktop_files(tree, release, "usr/share")?;
    let entry = format!("{APP_ID}.desktop");
    tree.copy(&tree.path().join("usr/share/applications").join(&entry), &entry)?;
    tree.copy(&paths::root().join("packaging/appimage/AppRun"), "AppRun")?;
    let icon = icons::png(256)?;
    tree.write(".DirIcon", &icon)?;
    tree.write(&format!("{APP_ID}.png"), icon)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_starter_finds_the_program_and_the_icon_is_the_one_named() -> Result<()> {
        let tree = Tree::new("test.AppDir")?;
        let program = tree.path().join("program");
        fs::write(&program, "#!/bin/sh\necho \"played $1\"\n")?;
        let release = Release::example();
        fill(&tree, &release, &program)?;
        let entry = fs::read_to_string(tree.path().join(format!("{APP_ID}.desktop")))?;
        assert!(entry.contains(&format!("\nIcon={APP_ID}\n")), "{entry}");
        assert!(tree.path().join(format!("{APP_ID}.png")).is_file());
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt, symlink};
            let program = tree.path().join("usr/bin/spades");
            fs::set_permissions(program, fs::Permissions::from_mode(0o755))?;
            let link = tree.path().join("link");
            symlink("AppRun", &link)?;
            assert_eq!(Cmd::new(link).arg("--version").read()?, "played --version\n");
        }
        fs::remove_dir_all(tree.path())?;
        Ok(())
    }
}
