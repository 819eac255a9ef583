//! The texts of the lessons. The ids of their entries are the keys of lesson and hand.

use super::Words;

#[must_use]
pub fn title(lesson: &str) -> Words {
    Words::of_data(format!("lesson-{lesson}").replace('_', "-"))
}

/// Returns the task of a hand.
#[must_use]
pub fn goal(lesson: &str, hand: &str) -> Words {
    title(&format!("{lesson}-{hand}"))
}

#[must_use]
pub fn hint(lesson: &str, hand: &str) -> Words {
    goal(lesson, hand).attribute("hint")
}

/// Returns why the typical wrong choice fails.
#[must_use]
pub fn wrong(lesson: &str, hand: &str) -> Words {
    goal(lesson, hand).attribute("wrong")
}

/// Returns the lesson learned from a hand, shown when it is solved.
#[must_use]
pub fn done(lesson: &str, hand: &str) -> Words {
    goal(lesson, hand).attribute("done")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use spades_learn::lesson::Lessons;
    use spades_words::take_faults;

    use super::*;

    fn asset(path: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path);
        std::fs::read_to_string(path).unwrap()
    }

    /// Returns the ids of the entries of a file, each followed by those of its attributes: "id.attribute".
    fn ids(source: &str) -> BTreeSet<String> {
        let mut last = String::new();
        let lines = source.lines().filter_map(|line| line.split_once(" ="));
        lines
            .filter(|(id, _)| !id.starts_with('#'))
            .map(|(id, _)| match id.trim().strip_prefix('.') {
                Some(attribute) => format!("{last}.{attribute}"),
                None => {
                    id.trim().clone_into(&mut last);
                    last.clone()
                }
            })
            .collect()
    }

    /// A hand whose wrong choice can be played out has a text about the consequence. Players read these texts during the game.
    #[test]
    fn every_hand_has_its_texts_and_they_are_short() {
        let lessons = Lessons::read(&asset("learn/lessons.toml")).unwrap();
        let mut used = BTreeSet::new();
        take_faults();
        for lesson in lessons.all() {
            let heading = title(&lesson.key);
            assert!(heading.text().split(' ').count() <= 4);
            used.insert(heading.key());
            for hand in &lesson.hands {
                let mut texts = vec![("", goal(&lesson.key, &hand.key))];
                texts.push((".hint", hint(&lesson.key, &hand.key)));
                texts.push((".done", done(&lesson.key, &hand.key)));
                if hand.wrong.is_some() && hand.goal.bids().is_none() {
                    texts.push((".wrong", wrong(&lesson.key, &hand.key)));
                }
                for (attribute, words) in texts {
                    let said = words.text();
                    assert!((1..=14).contains(&said.split(' ').count()), "{said}");
                    used.insert(format!("{}{attribute}", words.key()));
                }
            }
        }
        assert_eq!(take_faults(), Vec::<String>::new());
        assert_eq!(ids(&asset("i18n/en/lessons.ftl")), used, "every entry is used");
    }
}
