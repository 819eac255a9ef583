//! Lays out the folder that is served.
//!
//! Code is in a folder named after its content (`app-…/`), so that browsers can cache it forever and a page never mixes two versions.
//! Everything else keeps its name and is revalidated.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

use super::compress::Packed;
use super::files::{copy, files_below, hex, is_later};
use super::manifest::{Entry, Manifest};
use super::words::{self, Words};
use super::{Build, bindgen, packs};
use crate::paths;

/// The tab icon, embedded in the page: Chromium requests it past the service worker, so that a file would be missing offline.
const TAB_ICON: &str = "app-icon-32.png";

/// Icons from `assets/` that the page itself uses.
const ICONS: &[&str] = &["app-icon-192.png", "app-icon-512.png", "app-icon-maskable-512.png"];

/// Copies everything except the service worker into `fresh`, with the game's code from `glue`, packs files that are loaded together, fills
/// in the page, and returns the paths of the files.
pub fn assemble(glue: &Path, fresh: &Path) -> Result<Vec<String>> {
    let root = paths::root();
    let (web, assets) = (root.join("web"), root.join("assets"));
    if fresh.exists() {
        fs::remove_dir_all(fresh)?;
    }

    let words = Words::read()?;
    let app = lay_out_code(&web.join("app"), glue, &words, fresh)?;

    for name in ICONS {
        copy(&assets.join(name), &fresh.join("icons").join(name))?;
    }
    for file in files_below(&assets)? {
        // English is built into the module.
        if !file.starts_with("app-icon-") && !file.starts_with("i18n/en/") {
            copy(&assets.join(&file), &fresh.join("assets").join(&file))?;
        }
    }
    let packed = packs::pack(fresh, &fs::read_to_string(web.join("later.txt"))?)?;
    let installed = fs::read_to_string(web.join("manifest.webmanifest"))?;
    fs::write(fresh.join("manifest.webmanifest"), words.fill(&installed)?)?;

    let module = fs::metadata(glue.join(bindgen::MODULE))?.len();
    let page = words.fill(&fs::read_to_string(web.join("index.html"))?)?;
    let icon = BASE64.encode(&fs::read(assets.join(TAB_ICON))?);
    fs::write(
        fresh.join("index.html"),
        page.replace("{{app}}", &app)
            .replace("{{icon}}", &icon)
            .replace("{{packs}}", &packed.join(" "))
            .replace("{{module-bytes}}", &module.to_string()),
    )?;
    files_below(fresh)
}

/// Writes the page's code and the game's into a folder named after their content, and returns its name.
fn lay_out_code(page: &Path, glue: &Path, words: &Words, fresh: &Path) -> Result<String> {
    let mut code = vec![(words::MODULE.to_owned(), words.module().into_bytes())];
    for name in files_below(page)? {
        let script = fs::read_to_string(page.join(&name))?;
        let filled = words.fill(&script).with_context(|| name.clone())?;
        code.push((name, filled.into_bytes()));
    }
    for name in files_below(glue)? {
        let content = fs::read(glue.join(&name))?;
        code.push((name, content));
    }
    let mut hash = Sha256::new();
    for (name, content) in &code {
        hash.update(name);
        hash.update(content);
    }
    let app = format!("app-{}", hex(&hash.finalize()));
    for (name, content) in &code {
        let to = fresh.join(&app).join(name);
        fs::create_dir_all(to.parent().context("a folder")?)?;
        fs::write(&to, content).with_context(|| to.display().to_string())?;
    }
    Ok(app)
}

/// Writes the list of files, and the service worker with that list.
pub fn finish(fresh: &Path, build: Build, files: &[String], packed: &BTreeMap<String, Packed>) -> Result<()> {
    let web = paths::root().join("web");
    let later = fs::read_to_string(web.join("later.txt"))?;
    let entries = files.iter().map(|path| {
        let content = fs::read(fresh.join(path))?;
        let Packed { brotli, gzip } = packed.get(path).copied().unwrap_or_default();
        let (bytes, hash) = (content.len() as u64, hex(&Sha256::digest(&content)));
        Ok(Entry {
            path: path.clone(),
            bytes,
            brotli,
            gzip,
            hash,
            later: is_later(&later, path),
        })
    });
    let manifest = Manifest {
        profile: build.profile().into(),
        files: entries.collect::<Result<_>>()?,
    };
    fs::write(fresh.join("version.json"), manifest.to_json())?;
    let worker = fs::read_to_string(web.join("sw.js"))?;
    let (before, after) = worker
        .split_once("/* BUILD */ null")
        .context("web/sw.js has no place for the list of files")?;
    fs::write(fresh.join("sw.js"), format!("{before}{}{after}", manifest.for_worker()))?;
    Ok(())
}

/// Replaces the old folder by the finished one.
pub fn replace(fresh: &Path, out: &Path) -> Result<()> {
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    if fs::rename(fresh, out).is_ok() {
        return Ok(());
    }
    // On another file system a plain move is not possible.
    for file in files_below(fresh)? {
        copy(&fresh.join(&file), &out.join(&file))?;
    }
    Ok(fs::remove_dir_all(fresh)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The system draws the splash of an installed page, the page its body and then its curtain: none of them may flash.
    #[test]
    fn the_splash_has_the_colour_of_the_felt() {
        let read = |name: &str| fs::read_to_string(paths::root().join("web").join(name)).expect("it is there");
        let (style, manifest, page) = (read("app/style.css"), read("manifest.webmanifest"), read("index.html"));
        let felt = style.split("--felt-middle: ").nth(1).and_then(|rest| rest.get(..7));
        let felt = felt.expect("the colour of the felt");
        for key in ["background_color", "theme_color"] {
            assert!(manifest.contains(&format!("\"{key}\": \"{felt}\"")), "{key} is {felt}");
        }
        assert!(page.contains(&format!("<meta name=\"theme-color\" content=\"{felt}\">")));
        assert!(page.contains(&format!("<body bgcolor=\"{felt}\"")));
    }

    #[test]
    fn every_file_named_as_later_exists() -> Result<()> {
        let root = paths::root();
        let later = fs::read_to_string(root.join("web/later.txt"))?;
        let assets = later.lines().filter(|line| line.starts_with("assets/"));
        for line in assets {
            assert!(root.join(line).exists(), "{line} is in web/later.txt and nowhere else");
        }
        Ok(())
    }
}
