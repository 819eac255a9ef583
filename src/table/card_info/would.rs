//! Effect of a card on the running trick, as far as its holder may know.

use crate::say;
use crate::text::Words;
use spades_rules::{Card, Suit, View};

/// Returns the effect of a card of the hand to play.
pub(super) fn would(view: &View, card: Card) -> Words {
    let breaks = card.suit() == Suit::Spades && !view.broken;
    let is_last = view.running_trick().len() + 1 == view.hand_counts.len();
    match view.winning_card() {
        None => say::card_info::would_lead(card.suit(), breaks),
        Some((_, best)) if card.beats(best) && is_last => say::card_info::would_take(card, breaks),
        Some((_, best)) if card.beats(best) => say::card_info::would_beat(best, breaks),
        Some((seat, best)) if view.play_together(seat, view.playing_hand()) => {
            if is_last {
                say::card_info::would_leave_to_partner(best)
            } else {
                say::card_info::would_stay_below_partner(best)
            }
        }
        Some((_, best)) => say::card_info::would_lose_to(best),
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Action, Game, Phase, Preset, Seat, Seed, TrickView};

    use super::*;

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    /// The view of seat 3 of four, with these cards on the table.
    fn view(preset: Preset, plays: &[(Seat, &str)]) -> View {
        let mut game = Game::new(preset.rules(), Seed::from_u64(3)).expect("rules");
        while game.phase() != Phase::Play {
            let action = game.legal_actions()[0];
            game.apply(action).expect("a legal action");
        }
        let mut view = game.view(3 % usize::from(game.rules().players));
        view.played = vec![TrickView {
            plays: plays.iter().map(|&(seat, text)| (seat, card(text))).collect(),
            winner: None,
        }];
        view.broken = false;
        view
    }

    #[test]
    fn the_last_card_takes_the_trick_or_loses_it() {
        let view = view(Preset::Solo, &[(0, "TH"), (1, "KH"), (2, "2C")]);
        let king = card("KH");
        assert_eq!(would(&view, card("AH")), say::card_info::would_take(card("AH"), false));
        assert_eq!(would(&view, card("QH")), say::card_info::would_lose_to(king));
        assert_eq!(would(&view, card("AC")), say::card_info::would_lose_to(king));
        assert_eq!(would(&view, card("2S")), say::card_info::would_take(card("2S"), true));
    }

    #[test]
    fn before_the_last_nothing_is_promised() {
        let view = view(Preset::Solo, &[(1, "TH"), (2, "2S")]);
        assert_eq!(would(&view, card("3S")), say::card_info::would_beat(card("2S"), true));
        assert_eq!(would(&view, card("AH")), say::card_info::would_lose_to(card("2S")));
    }

    #[test]
    fn a_partner_is_no_rival() {
        let view_of = |plays: &[(Seat, &str)]| view(Preset::Pairs, plays);
        let view = view_of(&[(0, "TH"), (1, "KH"), (2, "2H")]);
        assert_eq!(
            would(&view, card("3H")),
            say::card_info::would_leave_to_partner(card("KH"))
        );
        assert_eq!(would(&view, card("AH")), say::card_info::would_take(card("AH"), false));
        let view = view_of(&[(1, "KH"), (2, "2H")]);
        assert_eq!(
            would(&view, card("3H")),
            say::card_info::would_stay_below_partner(card("KH"))
        );
    }

    #[test]
    fn the_two_against_the_dummy_are_partners() {
        let mut game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(3)).expect("rules");
        for bid in [5, 3, 3] {
            game.apply(Action::Bid(bid)).expect("a legal bid");
        }
        let dummys = game.first();
        let (one, other) = ((dummys + 1) % 3, (dummys + 2) % 3);
        let mut view = game.view(other);
        let plays = [(one, "KH"), (3, "2H"), (dummys, "3H")];
        view.played = vec![TrickView {
            plays: plays.map(|(seat, text)| (seat, card(text))).to_vec(),
            winner: None,
        }];
        assert_eq!(
            would(&view, card("4H")),
            say::card_info::would_leave_to_partner(card("KH"))
        );
        view.played[0].plays[0].1 = card("AC");
        view.played[0].plays[1].1 = card("2S");
        assert_eq!(would(&view, card("4H")), say::card_info::would_lose_to(card("2S")));
    }

    #[test]
    fn a_lead_says_its_suit() {
        let mut view = view(Preset::Solo, &[]);
        view.played.clear();
        assert_eq!(
            would(&view, card("3H")),
            say::card_info::would_lead(Suit::Hearts, false)
        );
        assert_eq!(would(&view, card("3S")), say::card_info::would_lead(Suit::Spades, true));
    }
}
