//! The texts of packages in every language, from `assets/i18n`.

use std::fs;

use anyhow::{Context as _, Result};

use crate::paths;

/// Returns an entry of `package.ftl` in each language that has it, with the language's tag; English is the first.
fn texts(id: &str) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for tag in tags()? {
        let file = paths::root().join("assets/i18n").join(&tag).join("package.ftl");
        let source = fs::read_to_string(file).unwrap_or_default();
        let text = source
            .lines()
            .find_map(|line| line.strip_prefix(id)?.trim_start().strip_prefix('='));
        found.extend(text.map(|text| (tag, text.trim().to_owned())));
    }
    Ok(found)
}

/// Returns the tags of all languages; English is the first.
fn tags() -> Result<Vec<String>> {
    let folder = paths::root().join("assets/i18n");
    let folders = fs::read_dir(&folder).with_context(|| format!("can’t read {}", folder.display()))?;
    let mut tags: Vec<String> = folders
        .flatten()
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect();
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    Ok(tags)
}

/// Fills in what is said in every language.
pub fn fill(template: &str) -> Result<String> {
    let comments = lines(&texts("package-comment")?, |tag, text| match tag {
        "en" => format!("Comment={text}"),
        // Desktop entries write a country after an underscore.
        tag => format!("Comment[{}]={text}", tag.replace('-', "_")),
    });
    let summaries = lines(&texts("package-summary")?, |tag, text| {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        match tag {
            "en" => format!("  <summary>{text}</summary>"),
            tag => format!("  <summary xml:lang=\"{tag}\">{text}</summary>"),
        }
    });
    let tags = tags()?
        .iter()
        .map(|tag| format!("<string>{tag}</string>"))
        .collect::<String>();
    Ok(template
        .replace("@COMMENTS@", &comments)
        .replace("@SUMMARIES@", &summaries)
        .replace("@LANGUAGES@", &tags))
}

fn lines(texts: &[(String, String)], written: impl Fn(&str, &str) -> String) -> String {
    let lines = texts.iter().map(|(tag, text)| written(tag, text));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_speak_every_language_english_first() {
        let entry = fill("Name=Spades\n@COMMENTS@\n").expect("the languages");
        let lines: Vec<&str> = entry.lines().collect();
        assert!(lines[1].starts_with("Comment=Spades for"), "{entry}");
        assert!(entry.contains("\nComment[de]=Spades für"), "{entry}");
        let summaries = fill("@SUMMARIES@").expect("the languages");
        assert!(summaries.starts_with("  <summary>The card game") && summaries.contains("xml:lang=\"de\""));
        let tags = fill("@LANGUAGES@").expect("the languages");
        assert!(
            tags.starts_with("<string>en</string>") && tags.contains("<string>de</string>"),
            "{tags}"
        );
    }
}
