//! Names of players: on plates, and in sentences.

use super::{Phrase, Words, language};
use crate::say;
use crate::session::{SideWho, Who};
use spades_words::{start, width};

/// Returns the name for a plate: "Ada" for the person of that name, who is "You" in sentences.
#[must_use]
pub fn plate(who: &Who) -> String {
    language::form(who.clone(), "")
}

/// Returns the names of a side for the score sheet: "Ada", "Ada and North".
#[must_use]
pub fn side_plate(side: &SideWho) -> String {
    language::form(side.clone(), "")
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
const MIN_LETTERS: usize = 4;

/// The number at the end of a name like "Player 2", which alone tells people apart who gave none.
fn number(name: &str) -> Option<(&str, &str)> {
    let head = name.trim_end_matches(char::is_numeric);
    let number = &name[head.len()..];
    let head = head.trim_end();
    (!head.is_empty() && !number.is_empty()).then_some((head, number))
}

/// The first letters of a name with a full stop, and its number, if it has one: "Play. 2".
fn cut(name: &str, kept: usize) -> String {
    match number(name) {
        None => say::plates::name_cut(start(name, kept.max(1)).trim_end()).text(),
        Some((head, number)) => {
            let room = width(number) + 1;
            let start = start(head, kept.saturating_sub(room).max(1)).trim_end();
            say::plates::numbered_name_cut(start, number).text()
        }
    }
}

impl Phrase for ShortSide {
    fn words(&self) -> Words {
        Words::verbatim(self.shortened())
    }
}

impl ShortSide {
    fn shortened(&self) -> String {
        let ShortSide(side, max) = self;
        let whole = side_plate(side);
        if width(&whole) <= *max {
            return whole;
        }
        let SideWho::Pair(first, second) = side else {
            let word = whole.split(' ').next().unwrap_or_default();
            if width(word) <= *max && number(&whole).is_none() {
                return word.to_owned();
            }
            return cut(&whole, max.saturating_sub(1).max(MIN_LETTERS));
        };
        let names = [plate(first), plate(second)];
        shortened(names, *max, |[first, second]| {
            say::plates::short_pair(first, second).text()
        })
    }
}

/// A player and the hand that plays with it in this round, shortened to at most this many letters where possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortTeam(pub [Who; 2], pub usize);

impl Phrase for ShortTeam {
    fn words(&self) -> Words {
        Words::verbatim(self.shortened())
    }
}

impl ShortTeam {
    fn shortened(&self) -> String {
        let ShortTeam([who, partner], max) = self;
        let names = [plate(who), language::form(partner.clone(), "partner")];
        shortened(names, *max, |[who, partner]| {
            let [who, partner] = [who, partner].map(|name| Who::Named(name.clone()));
            say::plates::with_partner(who, partner).text()
        })
    }
}

/// Two names joined, the longer one cut short first.
fn shortened(mut names: [String; 2], max: usize, joined: impl Fn(&[String; 2]) -> String) -> String {
    for _ in 0..2 {
        let too_many = width(&joined(&names)).saturating_sub(max);
        let longer = usize::from(width(&names[1]) > width(&names[0]));
        let length = width(&names[longer]);
        // With the full stop in the place of a letter.
        let kept = length.saturating_sub(too_many + 1).max(MIN_LETTERS);
        if too_many > 0 && kept + 1 < length {
            names[longer] = cut(&names[longer], kept);
        }
    }
    joined(&names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Suit;

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
        assert_eq!(
            pair("玩家2", "黑桃玩家黑桃玩家"),
            "玩家2 & 黑桃玩家.",
            "wide letters, and a number without a space"
        );
    }

    #[test]
    fn a_team_of_a_round_is_called_shorter_where_there_is_little_room() {
        let team = |who: &str, partner: Who| {
            let who = Who::Named(who.to_owned());
            ShortTeam([who, partner], 16).text()
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
        let begins = |side: SideWho| language::form(side, "start");
        assert_eq!(begins(SideWho::Pair(mara, ada)), "You and Mara");
        assert_eq!(begins(SideWho::One(Who::Dummy)), "The dummy");
    }

    #[test]
    fn the_person_at_the_machine_is_addressed_and_others_are_named() {
        let you = Who::You("Ada".into());
        let mara = Who::Named("Mara".into());
        assert_eq!(
            say::turn_line::follow(you.clone(), Suit::Hearts).text(),
            "Your turn: play a heart"
        );
        assert_eq!(
            say::turn_line::follow(mara.clone(), Suit::Clubs).text(),
            "Mara’s turn: play a club"
        );
        assert_eq!(say::turn_line::took(you).text(), "You take the trick");
        assert_eq!(say::turn_line::took(mara).text(), "Mara takes the trick");
        assert_eq!(say::turn_line::took(Who::Dummy).text(), "The dummy takes the trick");
    }
}
