//! Names of players: on plates, and in sentences.

use super::plates::WithPartner;
use super::{Phrase, Words, language};
use crate::session::{SideWho, Who};

/// Returns the name for a plate: "Ada" for the person of that name, who is "You" in sentences.
#[must_use]
pub fn plate(who: &Who) -> String {
    language::form(who, "")
}

/// Returns the names of a side for the score sheet: "Ada", "Ada and North".
#[must_use]
pub fn side_plate(side: &SideWho) -> String {
    language::form(side, "")
}

impl Phrase for Who {
    fn words(&self) -> Words {
        Words::alone(self.clone())
    }
}

impl Phrase for SideWho {
    fn words(&self) -> Words {
        Words::alone(self.clone())
    }
}

/// A side's names, shortened to at most this many letters where possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortSide(pub SideWho, pub usize);

/// Minimum number of letters of a shortened name, without its full stop.
const FEWEST: usize = 4;

/// The number at the end of a name like "Player 2", which alone tells people apart who gave none.
fn number(name: &str) -> Option<(&str, &str)> {
    let (head, last) = name.rsplit_once(' ')?;
    last.chars().all(char::is_numeric).then_some((head, last))
}

/// The first letters of a name with a full stop, and its number, if it has one: "Play. 2".
fn cut(name: &str, kept: usize) -> String {
    let (head, number) = number(name).unwrap_or((name, ""));
    let room = if number.is_empty() {
        0
    } else {
        number.chars().count() + 1
    };
    let start: String = head.chars().take(kept.saturating_sub(room).max(1)).collect();
    let start = start.trim_end();
    if number.is_empty() {
        format!("{start}.")
    } else {
        format!("{start}. {number}")
    }
}

impl Phrase for ShortSide {
    fn words(&self) -> Words {
        Words::verbatim(self.shortened())
    }
}

impl ShortSide {
    fn shortened(&self) -> String {
        let ShortSide(side, most) = self;
        let whole = side_plate(side);
        let letters = |text: &str| text.chars().count();
        if letters(&whole) <= *most {
            return whole;
        }
        let SideWho::Pair(first, second) = side else {
            let word = whole.split(' ').next().unwrap_or_default();
            if letters(word) <= *most && number(&whole).is_none() {
                return word.to_owned();
            }
            return cut(&whole, most.saturating_sub(1).max(FEWEST));
        };
        let names = [plate(first), plate(second)];
        shortened(names, *most, |names| format!("{} & {}", names[0], names[1]))
    }
}

/// A player and the hand that plays with it in this round, shortened to at most this many letters where possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortTeam(pub WithPartner, pub usize);

impl Phrase for ShortTeam {
    fn words(&self) -> Words {
        Words::verbatim(self.shortened())
    }
}

impl ShortTeam {
    fn shortened(&self) -> String {
        let ShortTeam(WithPartner { who, partner }, most) = self;
        let names = [plate(who), language::form(partner, "partner")];
        shortened(names, *most, |[who, partner]| {
            let [who, partner] = [who, partner].map(|name| Who::Named(name.clone()));
            WithPartner { who, partner }.text()
        })
    }
}

/// Two names joined, the longer one cut short first.
fn shortened(mut names: [String; 2], most: usize, joined: impl Fn(&[String; 2]) -> String) -> String {
    let letters = |text: &str| text.chars().count();
    for _ in 0..2 {
        let too_many = letters(&joined(&names)).saturating_sub(most);
        let longer = usize::from(letters(&names[1]) > letters(&names[0]));
        let length = letters(&names[longer]);
        // With the full stop in the place of a letter.
        let kept = length.saturating_sub(too_many + 1).max(FEWEST);
        if too_many > 0 && kept + 1 < length {
            names[longer] = cut(&names[longer], kept);
        }
    }
    joined(&names)
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
        assert_eq!(pair("Player 10", "Alexander"), "P. 10 & Alexander");
        assert_eq!(pair("Player 2", "Lancelot"), "Pla. 2 & Lancelot");
        assert_eq!(pair("Wolfgang Amadeus", "Maximilian-Josef"), "Wolf. & Maximili.");
    }

    #[test]
    fn a_team_of_a_round_is_called_shorter_where_there_is_little_room() {
        let team = |who: &str, partner: Who| {
            let who = Who::Named(who.to_owned());
            ShortTeam(WithPartner { who, partner }, 16).text()
        };
        assert_eq!(team("Rachel", Who::Dummy), "Rachel + dummy");
        assert_eq!(team("Wolfgang Amadeus", Who::Dummy), "Wolfgan. + dummy");
        assert_eq!(team("Maximilian", Who::Named("Lancelot".into())), "Maxi. + Lancelot");
    }

    #[test]
    fn plates_have_names_and_sentences_say_you() {
        let (ada, mara) = (Who::You("Ada".into()), Who::Named("Mara".into()));
        assert_eq!([plate(&ada), plate(&Who::You(String::new()))], ["Ada", "You"]);
        assert_eq!(side_plate(&SideWho::Pair(ada.clone(), mara.clone())), "Ada and Mara");
        let begins = |side: SideWho| language::form(&side, "start");
        assert_eq!(begins(SideWho::Pair(mara, ada)), "You and Mara");
        assert_eq!(begins(SideWho::One(Who::Dummy)), "The dummy");
    }
}
