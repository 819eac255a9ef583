//! The zip and the installer for Windows, made on Windows or on Linux with mingw.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::compile::{self, Target};
use super::tree::Tree;
use super::{Release, archive, icons};
use crate::cargo::cargo;
use crate::command::Cmd;
use crate::{paths, system};

/// Rust's target triple.
pub const TRIPLE: &str = "x86_64-pc-windows-gnu";

/// Prefix of mingw's programs on Linux.
const MINGW: &str = "x86_64-w64-mingw32";

/// Debian packages: the compiler with the thread model that Rust links with, and the installer's maker.
const PACKAGES: &str = "gcc-mingw-w64-x86-64-posix binutils-mingw-w64-x86-64 nsis";

/// Makes the installer a 64-bit program, as the game is. NSIS' own release for Windows can't do that.
const STUB: Option<&str> = if cfg!(windows) {
    None
} else {
    Some("-XTarget amd64-unicode")
};

/// Makes the zip, and the installer if makensis is available.
pub fn packages(release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    if !cfg!(windows) {
        system::ensure(PACKAGES)?;
        std_library()?;
    }
    let stage = Tree::new("windows-resources")?;
    stage.write("spades.ico", icons::ico()?)?;
    let program = compile::game(release, &target(resources(release, &stage)?))?;
    let tree = Tree::new("windows")?;
    tree.copy(&program, "spades.exe")?;
    tree.assets("assets")?;
    tree.licenses("")?;
    let top = format!("spades-{}", release.version);
    let zip = out.join(format!("{top}-windows-x86_64.zip"));
    archive::zip(tree.path(), &top, &zip)?;
    let mut made = vec![zip];
    if paths::which("makensis").is_some() {
        made.push(installer(release, &tree, &stage, out)?);
    }
    Ok(made)
}

/// Runs clippy on everything that is compiled for Windows, which the desktop's own run doesn't see.
pub fn lint() -> Result<()> {
    if !cfg!(windows) {
        system::ensure(PACKAGES)?;
        std_library()?;
    }
    let mut clippy = cargo("clippy").args(["--workspace", "--all-targets", "--locked", "--target", TRIPLE]);
    for (name, value) in tools() {
        clippy = clippy.env(name, value);
    }
    clippy.args(["--", "-D", "warnings"]).run()
}

/// Ensures that Rust's standard library for Windows is installed.
fn std_library() -> Result<()> {
    let installed = Cmd::new("rustup").args(["target", "list", "--installed"]).read();
    if installed.is_ok_and(|list| list.lines().any(|line| line == TRIPLE)) {
        return Ok(());
    }
    let add = Cmd::new("rustup").args(["target", "add", TRIPLE]).run();
    add.context("Rust's library for Windows is missing: rustup target add x86_64-pc-windows-gnu")
}

fn target(resources: Vec<String>) -> Target {
    let mut link_args = resources;
    link_args.push("-Wl,--no-insert-timestamp".to_owned());
    Target {
        triple: Some(TRIPLE),
        env: tools(),
        link_args,
    }
}

/// Returns the variables by which cargo finds mingw.
fn tools() -> Vec<(&'static str, String)> {
    if cfg!(windows) {
        return Vec::new();
    }
    let tool = |name: &str| format!("{MINGW}-{name}");
    vec![
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", tool("gcc-posix")),
        ("CC_x86_64_pc_windows_gnu", tool("gcc-posix")),
        ("AR_x86_64_pc_windows_gnu", tool("ar")),
    ]
}

/// Compiles icon, version and manifest for the linker.
fn resources(release: &Release, stage: &Tree) -> Result<Vec<String>> {
    let folder = paths::root().join("packaging/windows");
    let script = release
        .fill(&fs::read_to_string(folder.join("spades.rc"))?)
        .replace("@ICON@", "spades.ico")
        .replace("@MANIFEST@", "spades.manifest");
    stage.write("spades.rc", script)?;
    stage.copy(&folder.join("spades.manifest"), "spades.manifest")?;
    let windres = if cfg!(windows) {
        "windres".to_owned()
    } else {
        format!("{MINGW}-windres")
    };
    let object = stage.path().join("resources.o");
    Cmd::new(windres)
        .arg("-I")
        .arg(stage.path())
        .arg(stage.path().join("spades.rc"))
        .arg(&object)
        .run()?;
    ensure!(object.exists(), "windres made nothing");
    Ok(vec![object.display().to_string()])
}

/// Makes the installer, of the zip's files. It stores their times, so all files get the release's.
fn installer(release: &Release, tree: &Tree, stage: &Tree, out: &Path) -> Result<PathBuf> {
    tree.date(release.epoch)?;
    stage.write("files.nsh", file_list(&crate::web::files_below(tree.path())?))?;
    let to = out.join(format!("spades-{}-windows-x86_64-setup.exe", release.version));
    let define = |name: &str, value: &Path| format!("-D{name}={}", value.display());
    Cmd::new("makensis")
        .args(["-V2", "-NOCD"])
        .args(STUB)
        .arg(format!("-DVERSION={}", release.version))
        .arg(define("SOURCE", tree.path()))
        .arg(define("FILES", &stage.path().join("files.nsh")))
        .arg(define("ICON", &stage.path().join("spades.ico")))
        .arg(define("OUT", &to))
        .arg(paths::root().join("packaging/windows/installer.nsi"))
        .env("SOURCE_DATE_EPOCH", release.epoch.to_string())
        .run()?;
    Ok(to)
}

/// Returns the installer's instructions for all files, in the given order: NSIS' own recursion uses the order of the file system.
fn file_list(files: &[String]) -> String {
    let mut list = String::new();
    let mut inside = None;
    for file in files {
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        if inside != Some(folder) {
            list += &format!("SetOutPath \"$INSTDIR\\{}\"\n", folder.replace('/', "\\"));
            inside = Some(folder);
        }
        list += &format!("File \"${{SOURCE}}/{file}\"\n");
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Installer and uninstaller over an open game left half of it: each section asks to close it before it changes anything. How they
    /// do that under Wine, `packaging/windows/check.sh` shows.
    #[test]
    fn nothing_is_changed_while_the_game_is_open() {
        let script = include_str!("../../../packaging/windows/installer.nsi");
        let code = |text: &'static str| -> Vec<&str> {
            let lines = text.lines().map(str::trim);
            lines
                .filter(|line| !line.is_empty() && !line.starts_with(';'))
                .collect()
        };
        let sections: Vec<Vec<&str>> = script
            .split("\nSection")
            .skip(1)
            .map(code)
            .filter(|code| code != &["End"])
            .collect();
        let firsts: Vec<Option<&&str>> = sections
            .iter()
            .map(|section| section.iter().find(|line| line.contains(' ')))
            .collect();
        assert_eq!(firsts, [Some(&"!insertmacro CloseGame"); 2], "{sections:#?}");
        let (_, asks) = script.split_once("!macro CloseGame").expect("a macro");
        let (asks, _) = asks.split_once("!macroend").expect("its end");
        let asks = code(asks);
        let at = |start: &str| asks.iter().position(|line| line.starts_with(start)).expect(start);
        // It opens the program for writing, and stops unless the player has closed it; a silent run says so by its code.
        let order = [
            "FileOpen",
            "IfErrors open",
            "SetErrorLevel 2",
            "MessageBox MB_RETRYCANCEL",
            "Abort",
            "closed:",
        ]
        .map(at);
        assert!(order.is_sorted(), "{asks:#?}");
        assert!(
            asks[order[3]].contains("/SD IDCANCEL IDRETRY try_again"),
            "{}",
            asks[order[3]]
        );
    }

    #[test]
    fn the_installer_unpacks_each_file_into_its_folder() {
        let files = ["CREDITS.md", "assets/a.png", "assets/fonts/b.ttf", "spades.exe"].map(String::from);
        let list = file_list(&files);
        let lines: Vec<&str> = list.lines().collect();
        assert_eq!(lines.len(), 8);
        assert_eq!(
            lines[4..6],
            [
                "SetOutPath \"$INSTDIR\\assets\\fonts\"",
                "File \"${SOURCE}/assets/fonts/b.ttf\""
            ]
        );
        assert_eq!(lines[6], "SetOutPath \"$INSTDIR\\\"");
    }
}
