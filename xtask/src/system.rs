//! Packages of the operating system: finds and installs missing ones.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Mutex, Once, PoisonError};

use anyhow::{Result, bail};

use crate::command::Cmd;
use crate::paths::which;

/// Debian packages that the desktop build links and opens.
const BUILD: &str =
    "gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev libxkbcommon-x11-0";

/// A software renderer, for machines without any graphics driver.
const SOFTWARE_RENDERER: &str = "mesa-vulkan-drivers";

/// Packages for the window test: a virtual display, and a renderer.
const WINDOW_TEST: &str = "xvfb xauth mesa-vulkan-drivers libxcursor1 libxi6 libxrandr2 libx11-xcb1";

/// Equivalent packages of other systems, and the libraries that `pkg-config` checks for to see if they are installed.
const LIBRARIES: &[&str] = &["alsa", "libudev", "wayland-client", "xkbcommon"];
const ELSEWHERE: &str = "
  Fedora: sudo dnf install gcc pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel libxkbcommon-x11
  Arch: sudo pacman -S --needed base-devel pkgconf alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11
  openSUSE: sudo zypper install gcc pkg-config alsa-devel libudev-devel wayland-devel libxkbcommon-devel libxkbcommon-x11-0
  Alpine: sudo apk add build-base pkgconf alsa-lib-dev eudev-dev wayland-dev libxkbcommon-dev libxkbcommon";

/// Ensures that the game can be built and opened here.
pub fn build_packages() -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    if is_debian() {
        ensure(BUILD)?;
        return if has_vulkan_driver() {
            Ok(())
        } else {
            ensure(SOFTWARE_RENDERER)
        };
    }
    let library = |name: &&&str| Cmd::new("pkg-config").args(["--exists", name]).read().is_err();
    let mut missing: Vec<&str> = LIBRARIES.iter().filter(library).copied().collect();
    if which("cc").is_none() {
        missing.push("a C compiler");
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(", ");
    bail!("missing for the build: {missing}. Install what it needs, for example:{ELSEWHERE}")
}

/// Ensures that the window test can run here.
pub fn window_test_packages() -> Result<()> {
    if !cfg!(target_os = "linux") || (which("xvfb-run").is_some() && has_vulkan_driver()) {
        return Ok(());
    }
    ensure(WINDOW_TEST)
}

/// Ensures that the given Debian packages are installed; the error explains what to do if they can't be.
pub fn ensure(packages: &str) -> Result<()> {
    if !is_debian() {
        bail!("this system has no Debian packages; install what stands for: {packages}");
    }
    // Parallel lanes may miss packages at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let missing = missing(packages);
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    let Some(install) = apt() else {
        bail!("packages are missing; run:\n  sudo apt-get update && sudo apt-get install {names}");
    };
    eprintln!("installing: {names}");
    static UPDATE: Once = Once::new();
    // Package lists grow stale, and installing from a stale list fails. A failed update is no reason to stop: the old list may do.
    UPDATE.call_once(|| {
        let _ = apt().map(|apt| apt.args(["update", "-q"]).status());
    });
    if !install
        .args(["install", "-y", "-q", "--no-install-recommends"])
        .args(&missing)
        .status()?
        .success()
    {
        bail!("packages could not be installed; run:\n  sudo apt-get update && sudo apt-get install {names}");
    }
    Ok(())
}

/// Returns `true` on Debian and its derivatives.
pub fn is_debian() -> bool {
    cfg!(target_os = "linux") && which("dpkg-query").is_some() && which("apt-get").is_some()
}

/// Returns the packages that are not installed.
fn missing(packages: &str) -> Vec<&str> {
    let query = Cmd::new("sh").args([
        "-c",
        "dpkg-query -W -f '${db:Status-Status} ${Package}\\n' \"$@\" || true",
    ]);
    let listed = query.arg("sh").args(packages.split(' ')).read().unwrap_or_default();
    let installed: BTreeSet<&str> = listed
        .lines()
        .filter_map(|line| line.strip_prefix("installed "))
        .collect();
    packages
        .split(' ')
        .filter(|package| !installed.contains(package))
        .collect()
}

/// Returns an `apt-get` command with the right to install, or `None` if that would need a password.
fn apt() -> Option<Cmd> {
    let is_root = Cmd::new("id").arg("-u").read().is_ok_and(|id| id.trim() == "0");
    let env = if is_root {
        Cmd::new("env")
    } else {
        Cmd::new("sudo").args(["-n", "true"]).read().ok()?;
        Cmd::new("sudo").args(["-n", "env"])
    };
    let settings = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];
    Some(env.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(settings))
}

/// Returns `true` if any Vulkan driver is registered.
fn has_vulkan_driver() -> bool {
    ["/usr/share", "/etc", "/usr/local/share"].iter().any(|folder| {
        let drivers = Path::new(folder).join("vulkan/icd.d").read_dir();
        drivers.is_ok_and(|mut files| files.next().is_some())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_that_does_not_exist_is_missing() {
        if is_debian() {
            assert_eq!(missing("dpkg no-such-package"), ["no-such-package"]);
        }
    }
}
