//! Effect of a card on the running trick, as far as its holder may know.

use spades_rules::{Card, Suit, View};

use crate::text::card_info::Would;

/// Returns the effect of a card of the hand to play.
pub(super) fn would(view: &View, card: Card) -> Would {
    let breaks = card.suit() == Suit::Spades && !view.broken;
    let is_last = view.running_trick().len() + 1 == view.hand_counts.len();
    match view.winning_card() {
        None => Would::Lead {
            suit: card.suit(),
            breaks,
        },
        Some((_, best)) if card.beats(best) && is_last => Would::Take { with: card, breaks },
        Some((_, best)) if card.beats(best) => Would::Beat { best, breaks },
        Some((seat, best)) if view.play_together(seat, view.playing_hand()) => {
            if is_last {
                Would::LeaveToPartner(best)
            } else {
                Would::StayBelowPartner(best)
            }
        }
        Some((_, best)) => Would::LoseTo(best),
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
        assert_eq!(
            would(&view, card("AH")),
            Would::Take {
                with: card("AH"),
                breaks: false
            }
        );
        assert_eq!(would(&view, card("QH")), Would::LoseTo(king));
        assert_eq!(would(&view, card("AC")), Would::LoseTo(king));
        assert_eq!(
            would(&view, card("2S")),
            Would::Take {
                with: card("2S"),
                breaks: true
            }
        );
    }

    #[test]
    fn before_the_last_nothing_is_promised() {
        let view = view(Preset::Solo, &[(1, "TH"), (2, "2S")]);
        assert_eq!(
            would(&view, card("3S")),
            Would::Beat {
                best: card("2S"),
                breaks: true
            }
        );
        assert_eq!(would(&view, card("AH")), Would::LoseTo(card("2S")));
    }

    #[test]
    fn a_partner_is_no_rival() {
        let view_of = |plays: &[(Seat, &str)]| view(Preset::Pairs, plays);
        let view = view_of(&[(0, "TH"), (1, "KH"), (2, "2H")]);
        assert_eq!(would(&view, card("3H")), Would::LeaveToPartner(card("KH")));
        assert_eq!(
            would(&view, card("AH")),
            Would::Take {
                with: card("AH"),
                breaks: false
            }
        );
        let view = view_of(&[(1, "KH"), (2, "2H")]);
        assert_eq!(would(&view, card("3H")), Would::StayBelowPartner(card("KH")));
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
        assert_eq!(would(&view, card("4H")), Would::LeaveToPartner(card("KH")));
        view.played[0].plays[0].1 = card("AC");
        view.played[0].plays[1].1 = card("2S");
        assert_eq!(would(&view, card("4H")), Would::LoseTo(card("2S")));
    }

    #[test]
    fn a_lead_says_its_suit() {
        let mut view = view(Preset::Solo, &[]);
        view.played.clear();
        assert_eq!(
            would(&view, card("3H")),
            Would::Lead {
                suit: Suit::Hearts,
                breaks: false
            }
        );
        assert_eq!(
            would(&view, card("3S")),
            Would::Lead {
                suit: Suit::Spades,
                breaks: true
            }
        );
    }
}
