//! Covers over the hands of people who sit round the screen: lifted and laid down in place, whatever else is shown.

use spades_rules::{Card, Seat, View};

use super::{CardId, Scene, sort_key};

impl Scene {
    /// Returns `true` if the cards of a person's hand are open to that person.
    #[must_use]
    pub fn uncovered(&self, seat: Seat) -> bool {
        if seat == self.viewer {
            self.open
        } else {
            self.peeks.get(seat).is_some_and(Option::is_some)
        }
    }

    /// Turns up the cards that only this view's seat may see. Returns `false` if the table hasn't caught up with the view yet.
    pub fn uncover(&mut self, view: &View) -> bool {
        let seat = view.viewer;
        match view.hand {
            Some(hand) if hand.len() != self.hands[seat].len() => return false,
            Some(hand) => {
                // In their order on the table: they turn over in place.
                let mut cards: Vec<Card> = hand.iter().collect();
                cards.sort_by_key(|&card| sort_key(card, self.sort));
                for (&id, card) in self.hands[seat].iter().zip(cards) {
                    self.faces[id] = Some(card);
                }
            }
            // The owner hasn't seen the hand yet.
            None if seat != self.viewer => return false,
            None => {}
        }
        if let Some(id) = self.drawn_by(seat) {
            self.faces[id] = view.drawn;
        }
        if seat == self.viewer {
            self.open = true;
        } else {
            self.peeks[seat] = view.hand;
        }
        true
    }

    /// Turns the cards face down.
    pub fn cover(&mut self, seat: Seat) {
        for &id in &self.hands[seat] {
            self.faces[id] = None;
        }
        if let Some(id) = self.drawn_by(seat) {
            self.faces[id] = None;
        }
        if seat == self.viewer {
            self.open = false;
            self.close_discards();
        } else {
            self.peeks[seat] = None;
        }
    }

    fn drawn_by(&self, seat: Seat) -> Option<CardId> {
        self.drawn.filter(|&(by, _)| by == seat).map(|(_, id)| id)
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{CardSet, Game, Preset, Seed};

    use super::*;
    use crate::settings::SortOrder;

    fn faces(scene: &Scene, seat: Seat) -> CardSet {
        scene.hands[seat].iter().filter_map(|&id| scene.faces[id]).collect()
    }

    #[test]
    fn covers_show_their_owners_cards_alone_whoever_is_asked() {
        let game = Game::new(Preset::Solo.rules(), Seed::from_u64(3)).expect("rules of a preset");
        let mut scene = Scene::new(&game.view(0), false, SortOrder::default());
        assert!((0..4).all(|seat| faces(&scene, seat).is_empty() && !scene.uncovered(seat)));
        let lying = scene.hands.clone();
        for seat in [2, 0] {
            assert!(scene.uncover(&game.view(seat)) && scene.uncovered(seat));
            assert_eq!(faces(&scene, seat), game.hand(seat));
            assert_eq!(scene.hands, lying, "they turn over where they lie");
            assert!(scene.check(&game.view(0), seat == 0, SortOrder::default()).is_empty());
        }
        assert!([1, 3].into_iter().all(|seat| faces(&scene, seat).is_empty()));
        for seat in [0, 2] {
            scene.cover(seat);
            assert!(faces(&scene, seat).is_empty() && !scene.uncovered(seat));
        }
        assert!(scene.check(&game.view(0), false, SortOrder::default()).is_empty());
    }

    #[test]
    fn pending_cards_are_not_turned_up() {
        let game = Game::new(Preset::Solo.rules(), Seed::from_u64(3)).expect("rules of a preset");
        let mut scene = Scene::new(&game.view(0), false, SortOrder::default());
        scene.gather();
        assert!(!scene.uncover(&game.view(1)) && !scene.uncovered(1));
    }
}
