//! Build step of the game's words: reads the entries of a language and writes a Rust function for each.
//!
//! An entry is declared in its `.ftl` file and nowhere else: the comment before it names its variables and their types, and the function
//! has them as parameters. `docs/WORDS.md` describes the comments.

mod area;
mod entry;
mod generate;
#[cfg(test)]
mod tests;
mod types;

use std::fs;
use std::path::{Path, PathBuf};

pub use area::{Area, Fault};
pub use entry::{Entry, Variable};
pub use types::Type;

/// Returns the files of a language, by area.
///
/// # Panics
///
/// If the folder can't be read.
#[must_use]
pub fn files(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<(String, PathBuf)> = entries
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)))
        .collect();
    files.sort();
    files
}

/// Reads the areas of a language that have functions: those whose file begins with a comment of the whole file, `###`. The others are
/// nouns, the texts of the web page around the game, and the lessons, whose ids are in their data.
///
/// # Errors
///
/// All faults of all files: what can't be parsed, and variables without a type.
pub fn read(folder: &Path) -> Result<Vec<Area>, Vec<Fault>> {
    let (mut areas, mut faults) = (Vec::new(), Vec::new());
    for (name, path) in files(folder) {
        match fs::read_to_string(&path) {
            Ok(source) if !source.starts_with("### ") => {}
            Ok(source) => areas.push(Area::read(&name, &source, &mut faults)),
            Err(error) => faults.push(Fault::new(&name, 0, error.to_string())),
        }
    }
    area::resolve(&mut areas, &mut faults);
    if faults.is_empty() { Ok(areas) } else { Err(faults) }
}

/// Writes the functions of all areas, a module each, into a file to be included.
///
/// # Panics
///
/// If an entry is at fault, which ends the build with its place.
pub fn functions(folder: &Path, out: &Path) {
    println!("cargo::rerun-if-changed={}", folder.display());
    match read(folder) {
        Ok(areas) => write(out, &generate::modules(&areas)),
        Err(faults) => {
            for fault in faults {
                println!("cargo::error=assets/i18n/en/{fault}");
            }
        }
    }
}

/// Writes a list of the sources of a language, without their comments, and one of the entries with limited room into a file to be included.
///
/// # Panics
///
/// If a file can't be read or written.
pub fn embed(folder: &Path, out: &Path) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = files(folder);
    let sources = files
        .iter()
        .filter(|(area, _)| !["page", "package"].contains(&area.as_str()));
    let rows: String = sources
        .map(|(area, path)| {
            let source = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            format!("    ({area:?}, {:?}),\n", without_comments(&source))
        })
        .collect();
    let areas = read(folder).unwrap_or_default();
    let rooms: String = areas
        .iter()
        .flat_map(|area| &area.entries)
        .filter_map(|entry| Some(format!("    ({:?}, {}),\n", entry.name(), entry.room?)))
        .collect();
    write(
        out,
        &format!(
            "/// The English entries, by area.\nconst ENGLISH: &[(&str, &str)] = &[\n{rows}];\n\n\
             /// Entries and attributes with limited room, and the number of letters.\nconst ROOMS: &[(&str, usize)] = &[\n{rooms}];\n"
        ),
    );
}

/// Returns a source without comments and empty lines, which the page need not download.
fn without_comments(source: &str) -> String {
    let lines = source
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

fn write(out: &Path, text: &str) {
    fs::write(out, text).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}
