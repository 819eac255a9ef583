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

/// The names of a side where there is little room: no longer than so many letters, if that leaves some of each name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortSide(pub SideWho, pub usize);

/// The fewest letters of a name that is cut short, but for its full stop.
const FEWEST: usize = 4;

impl Phrase for ShortSide {
    fn text(&self) -> String {
        let ShortSide(side, most) = self;
        let whole = side_plate(side);
        let letters = |text: &str| text.chars().count();
        if letters(&whole) <= *most {
            return whole;
        }
        let SideWho::Pair(first, second) = side else {
            let word = whole.split(' ').next().unwrap_or_default();
            if letters(word) <= *most {
                return word.to_owned();
            }
            let start: String = whole.chars().take(most.saturating_sub(1).max(FEWEST)).collect();
            return format!("{start}.");
        };
        let mut names = [plate(first), plate(second)];
        let joined = |names: &[String; 2]| format!("{} & {}", names[0], names[1]);
        // The longer one first.
        for _ in 0..2 {
            let too_many = letters(&joined(&names)).saturating_sub(*most);
            let longer = usize::from(letters(&names[1]) > letters(&names[0]));
            let length = letters(&names[longer]);
            // With the full stop in the place of a letter.
            let kept = length.saturating_sub(too_many + 1).max(FEWEST);
            if too_many > 0 && kept + 1 < length {
                let start: String = names[longer].chars().take(kept).collect();
                names[longer] = format!("{}.", start.trim_end());
            }
        }
        joined(&names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_are_called_shorter_where_there_is_little_room() {
        let pair = |first: &str, second: &str| {
            let named = |name: &str| Who::Named(name.to_owned());
            ShortSide(SideWho::Pair(named(first), named(second)), 17).text()
        };
        assert_eq!(pair("Ogier", "David"), "Ogier and David");
        assert_eq!(pair("La Hire", "Charles"), "La Hire & Charles");
        assert_eq!(pair("Lancelot", "Alexander"), "Lancelot & Alexa.");
        assert_eq!(pair("Maximilian", "Lancelot"), "Maxim. & Lancelot");
        assert_eq!(pair("Wolfgang Amadeus", "Maximilian-Josef"), "Wolf. & Maximili.");
    }

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
