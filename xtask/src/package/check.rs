//! Plays a match from the packages, like a player who has just downloaded them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::tree::Tree;
use super::{APP_ID, Release, linux, windows};
use crate::command::Cmd;
use crate::{paths, system, web};

/// The match that every package has to play with the same result.
const MATCH: &str = "--autoplay --preset open_draft --seed 7 --speed 64 --rounds 1";

/// A library that Wine before 8.17 lacks: Rust's standard library gets its random numbers from it.
const WINE_RANDOM: &str = "
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return RtlGenRandom(data, (ULONG)length); }
";

/// Plays the match from each package that this machine can start. Every result must equal that of the tar.gz, which is made for this
/// purpose if it wasn't requested. On the page, a browser plays a trick.
pub fn packages(release: &Release, made: &[PathBuf]) -> Result<()> {
    ensure!(system::is_debian(), "packages are checked on Debian and its kin");
    system::window_test_packages()?;
    let scratch = Tree::new("check")?;
    let (pages, programs): (Vec<&PathBuf>, Vec<&PathBuf>) = made.iter().partition(|package| ends_with(package, PAGE));
    for package in pages {
        page(package, &scratch.path().join("page"))?;
        println!("{}: played", name(package));
    }
    if programs.is_empty() {
        return Ok(());
    }
    programs_alike(release, &programs, scratch.path())
}

/// Plays the match from each of these packages.
fn programs_alike(release: &Release, made: &[&PathBuf], scratch: &Path) -> Result<()> {
    let made_anyway = made.iter().find(|package| ends_with(package, LINUX));
    let reference = match made_anyway {
        Some(&package) => package.clone(),
        None => linux::pack(release, scratch)?,
    };
    let expected = tarball(release, &reference, scratch)?;
    println!("{}: {expected}", name(&reference));
    for package in made.iter().filter(|package| ***package != reference) {
        let result = if ends_with(package, ".deb") {
            deb(package)?
        } else if ends_with(package, ".AppImage") {
            play(package, scratch)?
        } else if ends_with(package, WINDOWS) {
            windows::lint()?;
            unpack(package, &scratch.join("windows"))?;
            wine(&scratch.join(format!("windows/spades-{}", release.version)), scratch)?
        } else if ends_with(package, "-setup.exe") {
            wine(package, scratch)?
        } else {
            println!("{}: not started here", name(package));
            continue;
        };
        println!("{}: {result}", name(package));
        ensure!(
            result == expected,
            "{} played another match than {}",
            name(package),
            name(&reference)
        );
    }
    Ok(())
}

/// Suffix of the reference package's name.
const LINUX: &str = "-linux-x86_64.tar.gz";

/// Suffix of the web page's zip.
const PAGE: &str = "-web.zip";

/// Suffix of the zip for Windows.
const WINDOWS: &str = "-windows-x86_64.zip";

fn name(package: &Path) -> String {
    package.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn ends_with(package: &Path, end: &str) -> bool {
    name(package).ends_with(end)
}

/// Plays from an unpacked tar.gz, through a link and from another folder.
fn tarball(release: &Release, package: &Path, scratch: &Path) -> Result<String> {
    unpack(package, scratch)?;
    let folder = scratch.join(format!("spades-{}", release.version));
    desktop_files(&folder.join("share"))?;
    let program = folder.join("spades");
    let link = scratch.join("link-to-spades");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&program, &link)?;
    let version = Cmd::new(&program).arg("--version").read()?;
    ensure!(version.contains(&release.commit), "--version says {version:?}");
    play(&link, scratch)
}

/// Plays with a native program.
fn play(program: &Path, scratch: &Path) -> Result<String> {
    let run = Cmd::new("xvfb-run")
        .args(["-a", "-s", "-screen 0 1280x720x24"])
        .arg(program)
        .args(MATCH.split(' '));
    let run = run.env("SPADES_DATA_DIR", scratch.join("data"));
    // Without this, an AppImage needs FUSE.
    played(&run.env("APPIMAGE_EXTRACT_AND_RUN", "1").read()?)
}

/// Unpacks a tar.gz or a zip.
pub fn unpack(package: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    if ends_with(package, ".tar.gz") {
        return Cmd::new("tar").arg("-xzf").arg(package).arg("-C").arg(to).run();
    }
    if system::is_debian() {
        system::ensure("unzip")?;
    }
    Cmd::new("unzip").arg("-q").arg(package).arg("-d").arg(to).run()
}

/// Validates the menu entry and the metadata with the desktop's own tools.
fn desktop_files(share: &Path) -> Result<()> {
    system::ensure("desktop-file-utils appstream")?;
    let entry = share.join(format!("applications/{APP_ID}.desktop"));
    Cmd::new("desktop-file-validate").arg(entry).run()?;
    let metadata = share.join(format!("metainfo/{APP_ID}.metainfo.xml"));
    let validate = Cmd::new("appstreamcli").args(["validate", "--no-net"]);
    validate.arg(metadata).run()
}

/// Installs the .deb in a separate root, plays there and removes it again.
fn deb(package: &Path) -> Result<String> {
    system::ensure("mmdebstrap xvfb xauth")?;
    let script = paths::root().join("packaging/debian/check.sh");
    let run = Cmd::new("sh").arg(script).arg(package).args(MATCH.split(' '));
    played(&run.read()?)
}

/// Plays on the unpacked page, served below a path other than the root.
fn page(package: &Path, folder: &Path) -> Result<()> {
    unpack(package, folder)?;
    let counts = web::browser::smoke(folder)?;
    let note = counts.notes.join("; ");
    ensure!(
        counts.failed == 0 && counts.passed > 0,
        "{} doesn't play in a browser. {note}",
        name(package)
    );
    Ok(())
}

/// Plays under Wine from an unpacked zip or an installer, in a virtual desktop: only there does Wine have the refresh rates that winit asks
/// for.
fn wine(package: &Path, scratch: &Path) -> Result<String> {
    system::ensure("wine64")?;
    let (source, library) = (scratch.join("random.c"), scratch.join("random.dll"));
    fs::write(&source, WINE_RANDOM)?;
    Cmd::new("x86_64-w64-mingw32-gcc-posix")
        .args(["-shared", "-o"])
        .arg(&library)
        .arg(source)
        .arg("-ladvapi32")
        .run()?;
    let out = scratch.join("wine-result");
    let run = Cmd::new("sh").arg(paths::root().join("packaging/windows/check.sh"));
    run.arg(package).arg(library).arg(&out).args(MATCH.split(' ')).run()?;
    let said = fs::read_to_string(&out).context("the program under Wine wrote nothing")?;
    fs::remove_file(out)?;
    played(&said)
}

/// Returns the result line in the program's output.
fn played(output: &str) -> Result<String> {
    let line = output.lines().find(|line| line.starts_with('{'));
    Ok(line
        .with_context(|| format!("no result in {output:?}"))?
        .trim()
        .to_owned())
}
