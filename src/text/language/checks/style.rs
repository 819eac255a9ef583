//! The style of English entries.

/// Character sequences that the style guide bans from English entries, each with its replacement.
const HABITS: &[(&str, &str)] = &[
    (" …", "no space before the dots"),
    ("...", "…"),
    ("'", "’"),
    (" is no ", "isn’t, can’t, no … found"),
    ("There is no ", "No … found, … isn’t"),
    ("there is no ", "no … found, … isn’t"),
    (" has no ", "doesn’t have, no …"),
    ("hoever", "anyone who, if you"),
    ("the own ", "your"),
    (" he ", "they, you"),
    (" his ", "their, your"),
    (" him ", "them, you"),
    (" himself", "themselves"),
    ("of both", "on both sides"),
    ("anew", "again"),
    ("the other side", "your opponents"),
    ("The other side", "Your opponents"),
    ("the others", "your opponents, everyone else"),
    ("verybody", "everyone"),
    ("comes home", "is made"),
    ("likely deals", "sample deals"),
    ("likely deal", "sample deal"),
    ("taken up", "resumed"),
    ("takes it up", "resumes"),
    ("set aside", "saved as"),
    ("cannot", "can’t"),
    (" do not ", "don’t"),
    (" does not ", "doesn’t"),
    (" is not ", "isn’t"),
    (" are not ", "aren’t"),
    ("olour", "color"),
    ("icence", "license"),
    ("owards", "toward"),
    ("fterwards", "afterward"),
    ("ravell", "traveled, traveling"),
    ("ognis", "recognize"),
    ("enalis", "penalize"),
    ("ptimis", "optimize"),
    ("entre", "center"),
    (" any more", "anymore, no longer"),
    ("throw", "discard, play"),
    ("threw", "discarded, played"),
    ("a draw", "a tie"),
    ("ctivate", "select"),
    ("promise", "bid"),
    (" (about ", "by about"),
    ("points behind", "leaves points on the table"),
];

/// Returns the style fault of a line of an English entry, if any.
pub(super) fn fault(line: &str) -> Option<String> {
    let text = line.split_once(['=', ']']).map_or(line, |(_, text)| text);
    // A string literal such as "start" isn't text, and a selector line contains none.
    if line.trim_end().ends_with("->") {
        return None;
    }
    let mut outside = String::new();
    for (at, part) in text.split(['{', '}']).enumerate() {
        outside.push_str(if at % 2 == 0 { part } else { "x" });
    }
    if outside.contains('"') {
        return Some("straight quotes: “ ”".to_owned());
    }
    if outside.trim().contains("  ") || outside.contains(" ,") || outside.contains(" .") || outside.contains("..") {
        return Some("a space or stop too many".to_owned());
    }
    if outside
        .match_indices(" %")
        .any(|(at, _)| outside[..at].ends_with(|c: char| c.is_numeric() || c == 'x'))
    {
        return Some("no space before the sign: 57%".to_owned());
    }
    let outside = outside.replace(" is no longer", "");
    let habit = HABITS.iter().find(|(habit, _)| outside.contains(habit))?;
    Some(format!("{:?}, better: {}", habit.0, habit.1))
}

#[test]
fn habits_are_found() {
    for wrong in [
        "a = It costs 57 % of them",
        "    [one] Nobody's turn",
        "a = Whoever opens it",
        "a = This is no export",
        "a = Two  spaces",
        "   *[other] With best play of both",
    ] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
    for right in [
        "a = { FORM($card, \"start\") } wins",
        "    { KIND($who) ->",
        "a = Nobody’s turn",
    ] {
        assert_eq!(fault(right), None, "{right}");
    }
}
