//! Information about a card, a plate or a pile under the pointer: a card's effect, and what the player knows about it.

#[cfg(test)]
mod tests {
    use crate::say;
    use spades_rules::{Card, Suit};

    #[test]
    fn a_cards_effect_names_the_bids_it_sets() {
        let [king, ace, two] = ["KH", "AH", "2S"].map(|text| text.parse::<Card>().unwrap());
        let text = [
            say::card_info::would_take(king, false),
            say::card_info::would_take(two, true),
            say::card_info::would_lose_to(ace),
            say::card_info::would_beat(king, false),
            say::card_info::would_leave_to_partner(ace),
        ];
        assert_eq!(
            text.map(|would| would.text()),
            [
                "Takes the trick with the king",
                "Breaks spades and takes the trick with the 2",
                "Loses to the ace of hearts",
                "Beats the king of hearts, for now",
                "Leaves the trick to your partner’s ace",
            ]
        );
    }

    #[test]
    fn one_is_one() {
        assert_eq!(
            say::card_info::about_line_higher_out(1, Suit::Hearts).text(),
            "1 higher heart left"
        );
        assert_eq!(
            say::card_info::about_line_higher_out(3, Suit::Clubs).text(),
            "3 higher clubs left"
        );
        assert_eq!(
            [say::card_info::about_line_left(1), say::card_info::about_line_left(2)].map(|line| line.text()),
            ["1 card left", "2 cards left"]
        );
        assert_eq!(
            say::card_info::about_card("QH".parse().unwrap()).text(),
            "Queen of hearts"
        );
    }
}
