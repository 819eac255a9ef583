//! Achievements.

use super::Phrase;
use crate::say;
use crate::text::Words;
use crate::text::variant;
use spades_archive::achievements::Achievement;

impl Phrase for Achievement {
    fn words(&self) -> Words {
        say::achievements::achievement(&variant(self))
    }
}

/// Achievements earned in the match that has just ended: "You’ve earned: On the board · Comeback".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewlyEarned(pub Vec<Achievement>);

impl Phrase for NewlyEarned {
    fn words(&self) -> Words {
        say::achievements::newly_earned(self.0.iter().map(Phrase::words))
    }

    fn key(&self) -> String {
        "newly-earned".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn every_achievement_has_a_name_of_its_own() {
        let names: std::collections::BTreeSet<String> = Achievement::ALL.iter().map(Phrase::text).collect();
        assert_eq!(names.len(), Achievement::ALL.len());
        assert_eq!(
            Achievement::ALL.map(|one| one.key()).as_slice(),
            say::achievements::ACHIEVEMENT.as_slice(),
            "the keys, in the order of the entries"
        );
        let text = NewlyEarned(vec![Achievement::FirstWin, Achievement::Comeback]).text();
        assert_eq!(text, "You’ve earned: On the board · Comeback");
        assert_eq!(NewlyEarned(vec![]).text(), "");
    }
}
