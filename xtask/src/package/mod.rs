//! `cargo package-game`: all downloads for players, made from a clean checkout into `target/dist/`.

mod appimage;
mod archive;
mod check;
mod compile;
mod deb;
mod icons;
mod itch;
mod languages;
mod licenses;
mod linux;
#[cfg(target_os = "macos")]
mod macos;
mod release;
mod site;
mod tree;
mod windows;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pico_args::Arguments;

use crate::cargo::target_folder;
use crate::paths;
pub use release::Release;

/// The application's identifier on desktops, for its desktop entry, its metadata and its bundle.
const APP_ID: &str = "io.github.spades_game.Spades";

const USAGE: &str = "\
cargo package-game [--only KIND]... [--check] [--sums] [--itch USER/GAME] [--out FOLDER]

Makes everything that this machine can make, into target/dist/:

  linux      spades-VERSION-linux-x86_64.tar.gz: unpack and run
  deb        spades_VERSION_amd64.deb (Debian and its kin)
  appimage   spades-VERSION-linux-x86_64.AppImage, where appimagetool is
  web        spades-VERSION-web.zip: for static hosts and game portals
  windows    spades-VERSION-windows-x86_64.zip, and an installer where makensis is
             (from Linux: Rust's x86_64-pc-windows-gnu target and mingw)
  macos      Spades.app and its zip (on a Mac)

and SHA256SUMS over them. Packing one build twice gives the same bytes.

  --check    then plays a match from the unpacked packages: the .deb in a root of
             its own, Windows' zip and installer under Wine, the page in
             Chromium (Debian and its kin)
  --sums     makes nothing but SHA256SUMS, over what is in the folder already
  --itch     makes nothing, but uploads what is in the folder already to itch.io,
             where butler is; its key is in BUTLER_API_KEY
  --out      another folder than target/dist/";

/// A kind of package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Linux,
    Deb,
    AppImage,
    Web,
    Windows,
    MacOs,
}

impl Kind {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Linux, "linux"),
        (Self::Deb, "deb"),
        (Self::AppImage, "appimage"),
        (Self::Web, "web"),
        (Self::Windows, "windows"),
        (Self::MacOs, "macos"),
    ];

    fn from_name(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|&(_, known)| known == name);
        let (kind, _) = found.with_context(|| format!("unknown kind of package `{name}`\n\n{USAGE}"))?;
        Ok(kind)
    }

    /// Returns `true` if this machine can make it.
    fn possible(self) -> bool {
        let linux = cfg!(all(target_os = "linux", target_arch = "x86_64"));
        match self {
            Self::Linux => linux,
            Self::Deb => linux && paths::which("dpkg-deb").is_some(),
            Self::AppImage => linux && paths::which(appimage::TOOL).is_some(),
            Self::Web => true,
            Self::Windows => cfg!(windows) || crate::system::is_debian(),
            Self::MacOs => cfg!(target_os = "macos"),
        }
    }
}

/// Makes the packages given on the command line.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let only = args.values_from_fn("--only", Kind::from_name)?;
    let check = args.contains("--check");
    let sums_alone = args.contains("--sums");
    let itch: Option<String> = args.opt_value_from_str("--itch")?;
    let out: Option<PathBuf> = args.opt_value_from_str("--out")?;
    crate::nothing_left(args)?;
    let out = out.map_or_else(|| target_folder().join("dist"), |out| paths::root().join(out));
    if sums_alone {
        sums(&out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(game) = itch {
        itch::push(&Release::of_checkout()?, &out, &game)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut kinds = Vec::new();
    for (kind, name) in Kind::ALL {
        match kind.possible() {
            true if only.is_empty() || only.contains(&kind) => kinds.push(kind),
            false if only.contains(&kind) => bail!("this machine can't make the package `{name}`"),
            _ => {}
        }
    }

    let release = Release::of_checkout()?;
    fs::create_dir_all(&out)?;
    let mut made = Vec::new();
    for kind in kinds {
        let start = Instant::now();
        for package in make(kind, &release, &out)? {
            let (seconds, size) = (start.elapsed().as_secs(), fs::metadata(&package)?.len());
            println!("{:7.2} MB  {} in {seconds} s", size as f64 / 1e6, package.display());
            made.push(package);
        }
    }
    sums(&out)?;
    if check {
        check::packages(&release, &made)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn make(kind: Kind, release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    match kind {
        Kind::Linux => linux::tarball(release, out),
        Kind::Deb => deb::package(release, out),
        Kind::AppImage => appimage::package(release, out),
        Kind::Web => site::zip(release, out),
        Kind::Windows => windows::packages(release, out),
        #[cfg(target_os = "macos")]
        Kind::MacOs => macos::bundle(release, out),
        #[cfg(not(target_os = "macos"))]
        Kind::MacOs => bail!("Spades.app is made on a Mac"),
    }
}

/// Writes the checksums of all packages in the folder, of this run or an earlier one.
fn sums(out: &Path) -> Result<()> {
    let mut names: Vec<String> = fs::read_dir(out)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| {
            [".tar.gz", ".deb", ".debug.gz", ".AppImage", ".zip", ".exe"]
                .iter()
                .any(|end| name.ends_with(end))
        })
        .collect();
    names.sort();
    let lines: Vec<String> = names
        .iter()
        .map(|name| Ok(format!("{}  {name}\n", archive::sha256(&out.join(name))?)))
        .collect::<Result<_>>()?;
    fs::write(out.join("SHA256SUMS"), lines.concat()).context("SHA256SUMS")
}
