//! A small picture of a match's table: the number of cards in each hand, and the current trick. It shows only what all players can see.

use bevy::prelude::*;
use spades_rules::{Card, Phase, Suit};

use crate::say;
use crate::session::Match;
use crate::text::Words;
use crate::text::cards::Index;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{LeftToRight, ScreenReaderText, Ui, palette};

/// Size of a picture, in units.
const SIZE: Vec2 = Vec2::new(150.0, 92.0);

/// Size of a card.
const CARD: Vec2 = Vec2::new(12.0, 17.0);

/// Distance between the cards of a hand.
const APART: f32 = 7.0;

/// Height of the text with tricks and bid.
const STAKE: f32 = 12.0;

/// Height up to which those texts have room beside the hands; where letters may not be that small, the whole picture grows.
const LARGEST_STAKE: f32 = 15.0;

/// Number of cards per drawn card back: a third of the hand is drawn.
const EACH: usize = 3;

/// The publicly visible state of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Picture {
    /// Number of cards in each hand, clockwise from the first human player.
    hands: Vec<usize>,
    /// Tricks and bid of each hand, in the same order; `None` without a bid.
    stakes: Vec<Option<(u8, u8)>>,
    /// The current trick: the index of the hand, in the same order, and its card.
    trick: Vec<(usize, Card)>,
    /// `true` if there is a stock to draw from.
    stock: bool,
}

impl Picture {
    /// Creates the picture of a match in its current state.
    pub(super) fn of(game: &Match) -> Picture {
        let rules = game.game();
        let seats = rules.hands();
        let first = game.humans().next().unwrap_or(0);
        let place = |seat: usize| (seat + seats - first) % seats;
        let (mut hands, mut stakes) = (vec![0; seats], vec![None; seats]);
        for seat in 0..seats {
            hands[place(seat)] = rules.hand(seat).len();
            let bid = rules.bids().get(seat).copied().flatten();
            stakes[place(seat)] = bid.map(|bid| (rules.tricks()[seat], bid.tricks()));
        }
        let complete = rules.takers().len() * seats;
        let running = rules.phase() == Phase::Play;
        let trick = rules.plays().skip(complete).filter(|_| running);
        Picture {
            hands,
            stakes,
            trick: trick.map(|(seat, card)| (place(seat), card)).collect(),
            stock: rules.phase() == Phase::Draft,
        }
    }

    fn text_alternative(&self) -> Words {
        say::matches::on_the_table(
            self.hands.clone(),
            self.stakes
                .iter()
                .flatten()
                .map(|&(tricks, bid)| say::matches::stake(tricks, bid)),
            self.trick.iter().map(|&(_, card)| card),
        )
    }

    /// Returns the direction of a hand from the middle; the first hand is at the bottom.
    fn side(&self, hand: usize) -> Vec2 {
        match (self.hands.len(), hand) {
            (_, 0) => Vec2::Y,
            (2, _) | (_, 2) => Vec2::NEG_Y,
            (_, 1) => Vec2::NEG_X,
            _ => Vec2::X,
        }
    }

    pub(super) fn spawn(&self, row: &mut Ui) {
        let grown = (row.theme.min_text() / LARGEST_STAKE).max(1.0);
        let node = flex()
            .width(px(SIZE.x * grown))
            .height(px(SIZE.y * grown))
            .border(UiRect::all(px(1.2)))
            .border_radius(BorderRadius::all(px(10)))
            .rigid();
        let cloth = (
            LeftToRight,
            BackgroundColor(palette::FELT[1]),
            BorderColor::all(palette::BRASS.with_alpha(0.45)),
            ScreenReaderText::new([self.text_alternative()]),
        );
        row.nest((node, cloth), |felt| {
            for (hand, &cards) in self.hands.iter().enumerate() {
                self.hand(felt, hand, cards, grown);
            }
            for (hand, stake) in self.stakes.iter().enumerate() {
                if let &Some((tricks, bid)) = stake {
                    self.stake(felt, hand, &say::matches::stake(tricks, bid));
                }
            }
            if self.stock {
                back(felt, SIZE / 2.0, grown);
            }
            for &(hand, card) in &self.trick {
                let at = SIZE / 2.0 + self.side(hand) * Vec2::new(34.0, 11.5);
                face(felt, at, card, grown);
            }
        });
    }

    /// Spawns the card backs of a hand, side by side.
    fn hand(&self, felt: &mut Ui, hand: usize, cards: usize, grown: f32) {
        let side = self.side(hand);
        let middle = SIZE / 2.0 + side * (SIZE / 2.0 - Vec2::new(12.0, 14.0));
        let drawn = cards.div_ceil(EACH);
        for at in 0..drawn {
            let along = (at as f32 - (drawn as f32 - 1.0) / 2.0) * APART;
            // At the sides they are stacked vertically.
            back(felt, middle + along * side.yx().abs(), grown);
        }
    }

    /// Spawns the tricks and the bid of a hand, in the corner on its left.
    fn stake(&self, felt: &mut Ui, hand: usize, stake: &Words) {
        let top = px(4);
        let (left, right) = (px(6), px(6));
        let corner = flex().absolute();
        let corner = match self.side(hand) {
            Vec2::Y => corner.clone().left(left).bottom(top),
            Vec2::NEG_X => corner.clone().left(left).top(top),
            Vec2::NEG_Y => corner.clone().right(right).top(top),
            _ => corner.clone().right(right).bottom(top),
        };
        let text = felt.theme.sans(stake, STAKE, palette::IVORY);
        felt.spawn((text, TextLayout::no_wrap(), corner));
    }
}

fn placed(at: Vec2, size: Vec2, grown: f32) -> Node {
    let (at, size) = (at * grown, size * grown);
    flex()
        .absolute()
        .left(px(at.x - size.x / 2.0))
        .top(px(at.y - size.y / 2.0))
        .width(px(size.x))
        .height(px(size.y))
        .border(UiRect::all(px(1)))
        .border_radius(BorderRadius::all(px(3)))
        .align_center()
        .justify_center()
}

fn back(felt: &mut Ui, at: Vec2, grown: f32) {
    felt.spawn((
        placed(at, CARD, grown),
        BackgroundColor(palette::BURGUNDY[0]),
        BorderColor::all(palette::IVORY.with_alpha(0.7)),
    ));
}

/// Spawns a card of the trick. Screen readers skip it: the text alternative names the card.
fn face(felt: &mut Ui, at: Vec2, card: Card, grown: f32) {
    let suit = card.printed().suit();
    let red = matches!(suit, Suit::Hearts | Suit::Diamonds);
    let ink = if red { palette::BURGUNDY[0] } else { palette::INK };
    let node = placed(at, Vec2::new(32.0, 20.0), grown).column_gap(px(1));
    let edge = BorderColor::all(palette::INK.with_alpha(0.4));
    felt.nest((node, BackgroundColor(palette::IVORY), edge), |face| {
        let theme = face.theme;
        if !card.is_joker() {
            face.spawn(theme.serif(&Index(card), 14.0, ink));
        }
        face.spawn(theme.suit(suit, 10.0, ink));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Action, Preset, Seed};

    fn match_of(preset: Preset, person: usize) -> Match {
        let rules = preset.rules();
        let player = |seat: usize| {
            let name = format!("seat {seat}");
            if seat >= person {
                Player::Human { name }
            } else {
                Player::Bot {
                    name,
                    level: spades_bots::Level::Beginner,
                }
            }
        };
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(preset),
            players: (0..usize::from(rules.players)).map(player).collect(),
        };
        Match::new(setup, Seed::from_u64(5)).unwrap()
    }

    #[test]
    fn hands_are_counted_and_the_trick_lies_open() {
        for preset in Preset::ALL {
            let mut game = match_of(preset, 1);
            let hands = game.game().hands();
            loop {
                let picture = Picture::of(&game);
                let seat = |place: usize| (place + 1) % hands;
                for (place, &count) in picture.hands.iter().enumerate() {
                    assert_eq!(count, game.game().hand(seat(place)).len(), "{preset:?}");
                    let bid = game.game().bids().get(seat(place)).copied().flatten();
                    let shown = picture.stakes[place];
                    let stands = bid.map(|bid| (game.game().tricks()[seat(place)], bid.tricks()));
                    assert_eq!(shown, stands, "{preset:?}");
                }
                assert_eq!(picture.stock, game.game().phase() == Phase::Draft);
                // Every card in the trick has left its hand.
                for &(place, card) in &picture.trick {
                    assert!(!game.game().hand(seat(place)).contains(card));
                }
                assert!(picture.trick.len() < hands, "a full trick is taken");
                if picture.trick.len() == 1 && game.game().takers().len() == 3 {
                    break;
                }
                let legal = game.game().legal_actions();
                let action = legal.iter().rev().find(|action| !matches!(action, Action::Call(_)));
                game.play(*action.unwrap_or(&legal[0])).unwrap();
            }
        }
    }

    #[test]
    fn hands_lie_around_the_table() {
        let picture = Picture::of(&match_of(Preset::Pairs, 0));
        let sides: Vec<Vec2> = (0..4).map(|hand| picture.side(hand)).collect();
        assert_eq!(sides, [Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y, Vec2::X]);
        let picture = Picture::of(&match_of(Preset::OpenDraft, 0));
        assert_eq!([picture.side(0), picture.side(1)], [Vec2::Y, Vec2::NEG_Y]);
    }
}
