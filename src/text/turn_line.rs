//! The line between table and hand: the player to act, what they can do, and the latest event.

#[cfg(test)]
mod tests {
    use crate::say;
    use crate::session::Who;
    use spades_rules::Suit;

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
