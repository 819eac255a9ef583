//! Tests that the files of a folder don't import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::sources;

/// A module's path: the names from the crate's root.
type Module = Vec<String>;

/// The files of a crate, and what they import.
#[derive(Default)]
struct Imports {
    /// Paths that each module names, as segments.
    paths: BTreeMap<Module, Vec<Vec<String>>>,
    /// Paths behind the names that each module re-exports.
    exports: BTreeMap<(Module, String), Vec<String>>,
}

/// Returns the module of a file below the crate's `src`; `None` for programs.
fn module(place: &str) -> Option<Module> {
    let path = place.strip_suffix(".rs")?;
    let mut names: Module = path.split(['/', '\\']).map(str::to_owned).collect();
    if names.last().is_some_and(|name| name == "mod" || name == "lib") {
        names.pop();
    }
    (place != "main.rs").then_some(names)
}

/// Returns the code of a source: no comments, and nothing of its tests.
fn code(text: &str) -> String {
    let below = text.lines().skip(1).chain([""]);
    let is_for_tests =
        |line: &str, below: &str| line == "#[cfg(test)]" && below.contains("mod ") && below.ends_with('{');
    let lines = text.lines().zip(below);
    let lines = lines
        .take_while(|(line, below)| !is_for_tests(line, below))
        .map(|(line, _)| line);
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the names of the modules that a source declares for tests alone.
fn test_modules(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().zip(text.lines().skip(1));
    lines.filter_map(|(above, line)| {
        let name = line.split_once("mod ")?.1.strip_suffix(';')?;
        (above == "#[cfg(test)]").then_some(name)
    })
}

/// Returns the single paths of a tree of imports: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn expand(tree: &str) -> Vec<String> {
    let Some((before, rest)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default();
        return vec![path.split_whitespace().collect()];
    };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let mut depth = 0;
    let branches = inner.split(|letter: char| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        letter == ',' && depth == 0
    });
    let branches = branches.filter(|branch| !branch.trim().is_empty());
    let paths = branches.flat_map(expand);
    paths.map(|path| format!("{}{path}", before.trim())).collect()
}

/// Returns the paths that code names, each with `true` if it is a re-export.
fn paths(code: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    for statement in code.split(';') {
        // An import is the end of what precedes a semicolon, and begins a line.
        let lines = statement.rmatch_indices('\n').map(|(at, _)| at + 1).chain([0]);
        let import = lines.filter_map(|at| {
            let (before, tree) = statement[at..].split_once("use ")?;
            let before = before.trim();
            let exports = before == "pub" || (before.starts_with("pub(") && before.ends_with(')'));
            (exports || before.is_empty()).then_some((at, exports, tree))
        });
        let mut rest = statement;
        if let Some((at, exports, tree)) = import.take(1).next() {
            rest = &statement[..at];
            if !rest.trim_end().ends_with("#[cfg(test)]") {
                found.extend(expand(tree).into_iter().map(|path| (exports, path)));
            }
        }
        found.extend(inline(rest).map(|path| (false, path.to_owned())));
    }
    found
}

/// Returns the paths that code names outside of its imports: `crate::a::b`, `super::c`.
fn inline(code: &str) -> impl Iterator<Item = &str> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let words = code.split(move |letter| !is_part(letter));
    let words = words.filter(|word| word.starts_with("crate::") || word.starts_with("super::"));
    words.map(|word| word.trim_end_matches(':'))
}

fn segments(path: &str) -> Vec<String> {
    path.split("::").map(str::to_owned).collect()
}

impl Imports {
    /// Reads the files of a crate: places below its `src`, and texts.
    fn read(files: &[(String, String)]) -> Imports {
        let modules: Vec<(Module, &String)> = files
            .iter()
            .filter_map(|(place, text)| Some((module(place)?, text)))
            .collect();
        let tests: BTreeSet<Module> = modules
            .iter()
            .flat_map(|(own, text)| test_modules(text).map(|name| child(own, name)))
            .collect();
        let mut imports = Imports::default();
        for (own, text) in modules {
            if !(1..=own.len()).any(|to| tests.contains(&own[..to])) {
                imports.add(own, &code(text));
            }
        }
        imports
    }

    fn add(&mut self, own: Module, code: &str) {
        let mut named = Vec::new();
        for (exports, path) in paths(code) {
            let path = segments(&path);
            if let Some(name) = path.last().filter(|_| exports) {
                self.exports.insert((own.clone(), name.clone()), path.clone());
            }
            named.push(path);
        }
        self.paths.insert(own, named);
    }

    /// Returns the module that a path named in `own` leads to, through re-exports; `None` if it leads out of the crate.
    fn target(&self, own: &[String], path: &[String], depth: usize) -> Option<Module> {
        let mut at = own.to_vec();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => (at, rest) = (Vec::new(), &path[1..]),
            "self" => rest = &path[1..],
            "super" => {
                while rest.first().is_some_and(|name| name == "super") {
                    at.pop();
                    rest = &rest[1..];
                }
            }
            name if self.paths.contains_key(&child(own, name)) => {}
            _ => return None,
        }
        while let Some((name, after)) = rest.split_first() {
            let below = child(&at, name);
            if self.paths.contains_key(&below) {
                at = below;
            } else if let Some(export) = self.exports.get(&(at.clone(), name.clone())).filter(|_| depth < 5) {
                let through = [export, after].concat();
                return self.target(&at, &through, depth + 1).or(Some(at));
            } else {
                break;
            }
            rest = after;
        }
        Some(at)
    }

    /// Returns the imports between the files and folders of one folder: from, to, and an example.
    fn between(&self, folder: &[String]) -> BTreeMap<(String, String), String> {
        let mut found = BTreeMap::new();
        for (own, paths) in self.paths.iter().filter(|(own, _)| own.starts_with(folder)) {
            for path in paths {
                let Some(target) = self.target(own, path, 0).filter(|target| target.starts_with(folder)) else {
                    continue;
                };
                let (from, to) = (own.get(folder.len()), target.get(folder.len()));
                if let (Some(from), Some(to)) = (from, to)
                    && from != to
                {
                    let example = format!("{} uses {}", own.join("/"), path.join("::"));
                    found.entry((from.clone(), to.clone())).or_insert(example);
                }
            }
        }
        found
    }
}

fn child(module: &[String], name: &str) -> Module {
    [module, &[name.to_owned()]].concat()
}

/// Removes all imports that are on no circle.
fn keep_circles(imports: &mut BTreeMap<(String, String), String>) {
    loop {
        let from: BTreeSet<String> = imports.keys().map(|(from, _)| from.clone()).collect();
        let to: BTreeSet<String> = imports.keys().map(|(_, to)| to.clone()).collect();
        let before = imports.len();
        imports.retain(|(a, b), _| to.contains(a) && from.contains(b));
        if imports.len() == before {
            return;
        }
    }
}

/// Returns the imports of a crate that are on circles, by folder.
fn circles(files: &[(String, String)]) -> BTreeMap<String, Vec<String>> {
    let imports = Imports::read(files);
    let folders: BTreeSet<&[String]> = imports
        .paths
        .keys()
        .flat_map(|own| (0..own.len()).map(move |to| &own[..to]))
        .collect();
    let mut found = BTreeMap::new();
    for folder in folders {
        let mut between = imports.between(folder);
        keep_circles(&mut between);
        if !between.is_empty() {
            found.insert(folder.join("/"), between.into_values().collect());
        }
    }
    found
}

/// Returns the files below the `src` of each crate, by the crate's folder.
fn files_by_crate() -> BTreeMap<String, Vec<(String, String)>> {
    let mut found: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for (place, text) in sources() {
        let place = format!("/{place}");
        if let Some((folder, file)) = place.split_once("/src/") {
            let files = found.entry(folder.to_owned()).or_default();
            files.push((file.to_owned(), text));
        }
    }
    found
}

#[test]
fn files_are_in_no_circle() {
    let crates = files_by_crate();
    assert!(crates.len() > 7 && crates[""].len() > 300, "{:?}", crates.keys());
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, files) in crates {
        let of_crate = circles(&files).into_iter();
        found.extend(of_crate.map(|(folder, imports)| (format!("{name}/{folder}"), imports)));
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn circles_are_found_through_reexports_and_folders() {
    let files = |texts: &[(&str, &str)]| -> Vec<(String, String)> {
        texts
            .iter()
            .map(|&(place, text)| (place.to_owned(), text.to_owned()))
            .collect()
    };
    let circle = [
        ("lib.rs", "mod a;\nmod b;\nmod c;\npub use b::{B, C as D};"),
        ("a.rs", "use crate::{B, c::E};\n"),
        ("b/mod.rs", "mod deep;\npub struct B;"),
        ("b/deep.rs", "fn f(a: super::super::a::A) {}"),
        (
            "c.rs",
            "// use crate::a;\n#[cfg(test)]\nuse crate::a;\n#[cfg(test)]\nmod tests {\nuse crate::a::A;",
        ),
    ];
    assert_eq!(
        circles(&files(&circle)),
        BTreeMap::from([(
            String::new(),
            vec![
                "a uses crate::B".to_owned(),
                "b/deep uses super::super::a::A".to_owned()
            ]
        )])
    );
    assert!(circles(&files(&circle[..3])).is_empty());
    assert_eq!(
        expand("a::{b, c::{d, self}, e as f}"),
        ["a::b", "a::c::d", "a::c::self", "a::e"]
    );
}
