//! The web page as a zip, for static hosts and game portals.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use super::tree::Tree;
use super::{Release, archive};
use crate::web::{self, Build, files_below};

/// Maximum number of files that portals accept (itch.io's limit).
const MAX_FILES: usize = 1_000;

/// Builds the shipped page and zips it, with index.html at the root.
pub fn zip(release: &Release, out: &Path) -> Result<Vec<PathBuf>> {
    let tree = Tree::new("web")?;
    let page = tree.path().join("page");
    web::make(web::Tools::ready(Build::Shipped, None)?, Build::Shipped, &page)?;
    for file in files_below(&page)? {
        // Hosts compress files themselves, and portals accept these but never serve them.
        if file.ends_with(".br") || file.ends_with(".gz") {
            fs::remove_file(page.join(file))?;
        }
    }
    let licenses = Tree::new("web-licences")?;
    licenses.licenses("")?;
    for file in files_below(licenses.path())? {
        tree.copy(&licenses.path().join(&file), &format!("page/licences/{file}"))?;
    }
    let files = files_below(&page)?.len();
    ensure!(
        files < MAX_FILES,
        "the page has {files} files; portals take {MAX_FILES}"
    );
    let to = out.join(format!("spades-{}-web.zip", release.version));
    archive::zip(&page, "", &to)?;
    Ok(vec![to])
}
