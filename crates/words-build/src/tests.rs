use super::area::{Area, Fault, resolve};
use super::{generate, without_comments};

/// Reads an area and returns its code, or its faults.
fn code(name: &str, source: &str) -> Result<String, Vec<String>> {
    let mut faults: Vec<Fault> = Vec::new();
    let mut areas = vec![Area::read(name, source, &mut faults)];
    resolve(&mut areas, &mut faults);
    if faults.is_empty() {
        Ok(generate::modules(&areas))
    } else {
        Err(faults.iter().map(ToString::to_string).collect())
    }
}

#[test]
fn an_entry_becomes_a_function_of_its_variables() {
    let source = "### The line.\n###\n### $who (Who): the player\n\n# $card (Card)\nturn-line-plays = { $who } plays { $card }\n\
                  turn-line-broken = Spades are broken\n";
    let code = code("turn_line", source).expect("it is right");
    for part in [
        "pub(crate) mod turn_line {",
        "/// `Spades are broken`\n    pub(crate) const fn broken() -> Words {\n        Words::of(\"turn-line-broken\", \"broken\")",
        "pub(crate) fn plays(who: impl Into<Who>, card: Card) -> Words {",
        ".with(\"who\", Arg::Who(who.into())).with(\"card\", Arg::Card(card))",
    ] {
        assert!(code.contains(part), "{part:?} is not in\n{code}");
    }
}

#[test]
fn keys_leave_out_prefixes_and_can_be_named() {
    let source = "### Title.\n###\n### prefixes: menu, menu-last\n\nmenu-play = Play\nmenu-last-play = Last\ntitle-quit = Quit\n\
                  # $count (Number)\n# key: rounds\ntitle-count = { $count } rounds\n";
    let code = code("title", source).expect("it is right");
    for (id, key) in [
        ("menu-play", "play"),
        ("menu-last-play", "play"),
        ("title-quit", "quit"),
    ] {
        let part = format!("Words::of({id:?}, {key:?})");
        assert!(code.contains(&part), "{part} is not in\n{code}");
    }
    assert!(code.contains(".keyed(\"rounds\")"), "{code}");
}

#[test]
fn groups_are_looked_up_by_key_and_enums_are_declared() {
    let source = "### Page.\n###\n### Part = draft | bid\n\n## Earned.\n## by key: earned\n\nearned-first-win = First win\n\
                  earned-comeback = Comeback\n\n## Others.\n\n# $part (Part)\npage-of = { $part ->\n    [draft] Draft\n   *[bid] Bid\n }\n";
    let code = code("page", source).expect("it is right");
    for part in [
        "EARNED: [&str; 2] = [\"first-win\", \"comeback\"]",
        "\"comeback\" => (\"earned-comeback\", \"comeback\"),",
        "pub(crate) enum Part {",
        "pub(crate) fn of(part: Part) -> Words {",
        "Arg::Key(part.key().into())",
    ] {
        assert!(code.contains(part), "{part:?} is not in\n{code}");
    }
}

#[test]
fn variables_without_a_type_and_types_without_a_variable_are_faults() {
    let faults = |source: &str| code("a", source).expect_err("it is wrong").join("; ");
    assert_eq!(
        faults("### A.\n\na-b = { $who }\n"),
        "a.ftl:3: a-b: the comment doesn't say what $who is"
    );
    assert_eq!(
        faults("### A.\n\n# $who (Who)\na-b = B\n"),
        "a.ftl:4: a-b: $who is not used"
    );
    assert_eq!(
        faults("### A.\n\n# $who (Person)\na-b = { $who }\n"),
        "a.ftl:4: a-b: $who has the unknown type Person; a.ftl:4: a-b: the comment doesn't say what $who is"
    );
    assert!(faults("### A.\n\na-b = { $who\n").starts_with("a.ftl:"));
}

#[test]
fn an_entry_has_the_variables_of_the_entries_within_it() {
    let source = "### A.\n\n# $points (Number)\na-whole = It costs { a-part }.\na-part =\n    { $points ->\n        [one] 1 point\n       *[other] { $points } points\n    }\n";
    let code = code("a", source).expect("it is right");
    assert!(code.contains("fn whole(points: impl Into<Number>)"), "{code}");
    assert!(!code.contains("fn part("), "only other entries say it: {code}");
}

#[test]
fn comments_are_not_embedded() {
    let source = "### A.\n\n# $who (Who)\na-b =\n    { $who ->\n       *[one] #1\n    }\n\n## Group\na-c = C\n";
    assert_eq!(
        without_comments(source),
        "a-b =\n    { $who ->\n       *[one] #1\n    }\na-c = C\n"
    );
}
