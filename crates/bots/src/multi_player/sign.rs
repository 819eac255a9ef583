//! Public evidence in a deal for a card: the reason behind its effect.

use spades_rules::{Card, CardSet, Suit, View};

use crate::playout_state::{PlayoutState, SPADES, suit_of};
use crate::reason::{Sign, Whose};
use crate::seen::{higher, own_and_out};

/// The cards of a deal as the player of a hand knows them.
struct Known<'a> {
    view: &'a View,
    state: &'a PlayoutState,
    /// The hand to play.
    own: CardSet,
    /// The cards that the other hands hold.
    out: CardSet,
}

/// Returns the public evidence for playing `card`, or against `other`; `None` if there is none.
pub(crate) fn sign(view: &View, state: &PlayoutState, card: Card, other: Option<Card>) -> Option<Sign> {
    let (own, out) = own_and_out(view);
    let known = Known { view, state, own, out };
    if view.running_trick().is_empty() {
        known.for_lead(card, other)
    } else {
        known.for_following(card)
    }
}

impl Known<'_> {
    /// Returns `true` if no card still to be played beats this one in its suit, but a card already gone did.
    fn has_become_highest(&self, card: Card) -> bool {
        let held = self.own.union(self.out);
        let gone = self.view.rules.deck().difference(held);
        higher(held, card) == 0 && higher(gone, card) > 0
    }

    /// Returns `true` if a hidden hand has shown to be void in a suit, and still holds cards.
    fn showed_out(&self, seat: usize, suit: usize) -> bool {
        !self.state.sees(seat) && self.state.counts[seat] > 0 && self.state.voids[seat] >> suit & 1 == 1
    }

    /// Returns `true` if a hand that is void in this suit may hold a spade.
    fn may_ruff(&self, seat: usize, suit: usize) -> bool {
        suit != SPADES && self.showed_out(seat, suit) && !self.showed_out(seat, SPADES) && self.spades_are_out()
    }

    fn spades_are_out(&self) -> bool {
        !self.out.in_suit(Suit::Spades).is_empty()
    }

    /// Returns all hands except the hand to play.
    fn others(&self) -> impl Iterator<Item = usize> {
        let me = usize::from(self.state.turn);
        (0..4).filter(move |&seat| seat != me && self.state.counts[seat] > 0)
    }

    fn is_friend(&self, seat: usize) -> bool {
        self.state.side[seat] == self.state.side[usize::from(self.state.turn)]
    }

    /// Returns where a player sits, relative to the viewer; `None` with three players, where left and right are ambiguous.
    fn whose(&self, seat: usize) -> Option<Whose> {
        if self.view.rules.players != 4 {
            return None;
        }
        Some(match (seat + 4 - self.view.viewer) % 4 {
            1 => Whose::Left,
            2 if self.is_friend(seat) => Whose::Partner,
            2 => Whose::Opposite,
            _ => Whose::Right,
        })
    }

    fn out_of(&self, seat: usize, suit: Suit) -> Option<Sign> {
        let who = self.whose(seat)?;
        Some(Sign::ShowedOut { who, suit })
    }

    fn for_lead(&self, card: Card, other: Option<Card>) -> Option<Sign> {
        let suit = suit_of(card.index());
        let rival_ruffs = |suit: usize| {
            self.others()
                .find(|&seat| !self.is_friend(seat) && self.may_ruff(seat, suit))
        };
        if self.has_become_highest(card) && rival_ruffs(suit).is_none() {
            return Some(Sign::NowHighest { card });
        }
        let unbeaten = higher(self.out, card) == 0;
        if unbeaten && suit != SPADES && !self.spades_are_out() {
            return Some(Sign::NoSpadesOut);
        }
        let partner = self
            .others()
            .find(|&seat| self.is_friend(seat) && self.may_ruff(seat, suit));
        if let Some(partner) = partner {
            return self.out_of(partner, card.suit());
        }
        let other = other.filter(|other| other.suit() != card.suit())?;
        self.out_of(rival_ruffs(suit_of(other.index()))?, other.suit())
    }

    fn for_following(&self, card: Card) -> Option<Sign> {
        let led = suit_of(self.state.trick.first()?.1);
        let (winner, best) = self.state.winning()?;
        let suit = suit_of(card.index());
        if suit == led {
            return self.has_become_highest(card).then_some(Sign::NowHighest { card });
        }
        if suit == SPADES {
            // The player who could still take it with a higher spade is out of them.
            let played = |seat: usize| self.state.trick.iter().any(|&(by, _)| usize::from(by) == seat);
            let behind = self.others().find(|&seat| !played(seat) && !self.is_friend(seat))?;
            return self
                .showed_out(behind, SPADES)
                .then(|| self.out_of(behind, Suit::Spades))?;
        }
        let best = crate::playout_state::card(best);
        (self.is_friend(winner) && self.has_become_highest(best)).then_some(Sign::NowHighest { card: best })
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Action, DUMMY, Game, Preset, Seed};

    use super::*;
    use crate::{Decision, Level, Progress, Reason, Review};

    fn decide(view: &View) -> Action {
        let mut decision = Decision::new(view, Level::Intermediate, 1);
        loop {
            if let Progress::Done(action) = decision.step(1000) {
                return action;
            }
        }
    }

    /// Checks that a reported sign holds for all hands; returns the number of its kind.
    fn hold(game: &Game, view: &View, sign: Sign, about: &str) -> usize {
        let hand = |seat: usize| match view.dummy {
            Some(dummy) if seat == DUMMY => dummy,
            _ => game.view(seat).hand.unwrap_or_default(),
        };
        let all: Vec<CardSet> = (0..view.hand_counts.len()).map(hand).collect();
        let (kind, holds) = match sign {
            Sign::NowHighest { card } => (0, all.iter().all(|&hand| higher(hand, card) == 0)),
            Sign::NoSpadesOut => {
                let others = (0..all.len()).filter(|&seat| Some(seat) != view.hand_to_play);
                (1, { others }.all(|seat| all[seat].in_suit(Suit::Spades).is_empty()))
            }
            Sign::ShowedOut { who, suit } => {
                let offset = match who {
                    Whose::Left => 1,
                    Whose::Partner | Whose::Opposite => 2,
                    Whose::Right => 3,
                };
                (2, all[(view.viewer + offset) % 4].in_suit(suit).is_empty())
            }
        };
        assert!(holds, "{about}: {sign:?}");
        kind
    }

    /// Checks every sign of every card of many deals against all hands.
    #[test]
    fn every_sign_holds_against_all_hands() {
        let mut counts = [0; 3];
        for (preset, seed) in [Preset::Pairs, Preset::Solo, Preset::ThreeHanded]
            .into_iter()
            .flat_map(|preset| (0..24).map(move |seed| (preset, seed)))
        {
            let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).expect("a preset");
            while let Some(seat) = game.actor() {
                let view = game.view(seat);
                let cards = game.legal_cards();
                for card in cards.iter() {
                    let state = PlayoutState::from_view(&view);
                    let other = cards.iter().find(|&other| other != card);
                    if let Some(sign) = sign(&view, &state, card, other) {
                        counts[hold(&game, &view, sign, &format!("{preset:?} {seed} {card}"))] += 1;
                    }
                }
                game.apply(decide(&view)).expect("a legal action");
            }
        }
        assert!(counts.iter().all(|&count| count > 2), "{counts:?}");
    }

    /// Checks the signs that a review reports for a round's decisions.
    #[test]
    fn review_statements_are_true() {
        let mut counts = [0; 3];
        for seed in 0..3 {
            let mut game = Game::new(Preset::Pairs.rules(), Seed::from_u64(seed)).expect("a preset");
            let mut past = Vec::new();
            while let Some(seat) = game.actor() {
                let view = game.view(seat);
                past.push(game.clone());
                game.apply(decide(&view)).expect("a legal action");
            }
            let mut review = Review::new(&game, 0);
            let report = loop {
                if let Some(report) = review.step(u32::MAX) {
                    break report;
                }
            };
            for decision in &report.decisions {
                let Reason::PlayTactic { sign: Some(sign), .. } = decision.reason else {
                    continue;
                };
                let game = past.iter().find(|game| game.action_count() == decision.at);
                let game = game.expect("it was decided in this round");
                let about = format!("{seed}, action {}", decision.at);
                counts[hold(game, &game.view(decision.seat), sign, &about)] += 1;
            }
        }
        assert!(counts.iter().sum::<usize>() > 2, "{counts:?}");
    }
}
