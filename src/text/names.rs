//! Who does something: names on plates, and sentences about somebody.

use super::Phrase;
use crate::session::{SideWho, Who};

/// The name on a plate: "Ada" for the person who gave that name, who is "You" in sentences.
#[must_use]
pub fn plate(who: &Who) -> String {
    match who {
        Who::You(name) if name.is_empty() => "You".to_owned(),
        Who::You(name) | Who::Named(name) => name.clone(),
        Who::Dummy => "Dummy".to_owned(),
    }
}

/// The names of a side on the score sheet: "Ada", "Ada and North".
#[must_use]
pub fn side_plate(side: &SideWho) -> String {
    match side {
        SideWho::One(who) => plate(who),
        SideWho::Pair(first, second) => format!("{} and {}", plate(first), plate(second)),
    }
}

/// A sentence about somebody, who stands at its beginning: the one about the person at the machine, or the one about this name.
#[must_use]
pub fn about(who: &Who, you: &str, other: impl FnOnce(&str) -> String) -> String {
    match who {
        Who::You(_) => you.to_owned(),
        Who::Named(name) => other(name),
        Who::Dummy => other("The dummy"),
    }
}

/// A sentence about a side, which stands at its beginning: about the person at the machine, about one name, about two.
#[must_use]
pub fn about_side(
    side: &SideWho,
    you: &str,
    one: impl FnOnce(&str) -> String,
    pair: impl FnOnce(&str) -> String,
) -> String {
    match side {
        SideWho::One(who) => about(who, you, one),
        SideWho::Pair(first, second) => {
            let (first, second) = if matches!(second, Who::You(_)) {
                (second, first)
            } else {
                (first, second)
            };
            pair(&match (first, second) {
                (Who::You(_), Who::Named(name)) => format!("You and {name}"),
                (Who::You(_), _) => "You and the dummy".to_owned(),
                (Who::Named(name), Who::Named(other)) => format!("{name} and {other}"),
                (Who::Named(name), _) => format!("{name} and the dummy"),
                (Who::Dummy, Who::Named(name)) => format!("The dummy and {name}"),
                (Who::Dummy, _) => "The dummy".to_owned(),
            })
        }
    }
}

impl Phrase for Who {
    fn text(&self) -> String {
        plate(self)
    }
}

impl Phrase for SideWho {
    fn text(&self) -> String {
        side_plate(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_told_in_whole_sentences() {
        let ada = Who::You("Ada".into());
        let mara = Who::Named("Mara".into());
        let took = |who: &Who| about(who, "You take it.", |name| format!("{name} takes it."));
        assert_eq!(
            [took(&ada), took(&mara), took(&Who::Dummy)],
            ["You take it.", "Mara takes it.", "The dummy takes it."]
        );
        assert_eq!([plate(&ada), plate(&Who::You(String::new()))], ["Ada", "You"]);
        let won = |side: &SideWho| {
            about_side(
                side,
                "You win.",
                |name| format!("{name} wins."),
                |names| format!("{names} win."),
            )
        };
        assert_eq!(won(&SideWho::One(mara.clone())), "Mara wins.");
        assert_eq!(won(&SideWho::Pair(mara.clone(), ada.clone())), "You and Mara win.");
        assert_eq!(side_plate(&SideWho::Pair(ada, mara)), "Ada and Mara");
    }
}
