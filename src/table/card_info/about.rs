//! Information about a card, a pile or a plate after a long press: only facts that are visible on the table or can be counted there.

use spades_layout::Zone;
use spades_learn::coach::Knowledge;
use spades_rules::{Action, Phase, View};

use super::would::would;
use crate::say;
use crate::session::setup::Player;
use crate::session::{Match, Turn, TurnPrompt};
use crate::table::scene::{CardId, Scene};
use crate::text::Phrase;

/// A title and lines.
pub(super) struct About {
    pub(super) title: Box<dyn Phrase>,
    pub(super) lines: Vec<Box<dyn Phrase>>,
}

impl About {
    fn of(title: impl Phrase + 'static) -> About {
        About {
            title: Box::new(title),
            lines: Vec::new(),
        }
    }

    fn line(&mut self, line: impl Phrase + 'static) {
        self.lines.push(Box::new(line));
    }
}

/// Visible state of the table.
pub(super) struct Sights<'a> {
    pub(super) scene: &'a Scene,
    pub(super) view: &'a View,
    pub(super) game: &'a Match,
    pub(super) prompt: &'a TurnPrompt,
}

impl Sights<'_> {
    /// Returns the information about a card.
    pub(super) fn card(&self, id: CardId) -> About {
        let place = self.scene.places()[id];
        let face = self.scene.faces[id];
        match (place.zone, face) {
            (Zone::Stock, _) => {
                let mut about = About::of(say::card_info::about_stock());
                about.line(say::card_info::about_line_left(self.scene.stock.len()));
                about
            }
            (Zone::Discards, _) => self.discards(),
            (Zone::Won(seat), _) => {
                let mut about = About::of(say::card_info::about_taken(self.game.who(seat)));
                about.line(say::card_info::about_line_tricks(self.scene.won[seat].len()));
                about
            }
            (Zone::Hand(seat), None) => {
                let mut about = About::of(say::card_info::about_hand(self.game.who(seat)));
                about.line(say::card_info::about_line_cards(self.scene.hands[seat].len()));
                about
            }
            (Zone::Trick(_), Some(_)) => self.trick(id),
            (zone, Some(card)) => {
                let mut about = About::of(say::card_info::about_card(card));
                let in_hand = zone == Zone::Hand(self.view.playing_hand());
                if self.prompt.turn == Turn::Play && in_hand {
                    if self.prompt.allows(Action::Play(card)) {
                        about.line(would(self.view, card));
                    } else if let Some(why) = self.game.game().why_not(card) {
                        about.line(why);
                    }
                }
                self.higher(&mut about, id);
                about
            }
            (_, None) => About::of(say::card_info::about_stock()),
        }
    }

    /// Adds the number of higher cards still out, if the player need not remember it.
    fn higher(&self, about: &mut About, id: CardId) {
        if let Some(card) = self.scene.faces[id].filter(|_| self.prompt.known) {
            let higher = Knowledge::new(self.view).higher_out(card);
            about.line(say::card_info::about_line_higher_out(higher, card.suit()));
        }
    }

    fn discards(&self) -> About {
        let own = self.view.discards.iter().filter(|thrown| thrown.card.is_some()).count();
        let mut about = About::of(say::overlays::discarded_discards());
        about.line(match self.view.discards.len() - own {
            0 => say::overlays::discarded_open(own),
            others => say::overlays::discarded_closed(own, others),
        });
        about
    }

    fn trick(&self, id: CardId) -> About {
        let plays = self.view.running_trick();
        let shown: Vec<_> = self
            .scene
            .trick
            .iter()
            .filter_map(|&(seat, id)| Some((seat, self.scene.faces[id]?)))
            .collect();
        let plays = if plays.is_empty() { &shown[..] } else { plays };
        let is_first = self.view.played.len() <= 1;
        let mut about = About::of(say::card_info::about_trick());
        if let Some(&(leader, led)) = plays.first() {
            about.line(say::card_info::about_line_led(led, self.game.who(leader)));
        }
        if let Some((seat, card)) = self
            .view
            .rules
            .winning_card(plays, is_first)
            .filter(|_| plays.len() > 1)
        {
            about.line(say::card_info::about_line_winning(card, self.game.who(seat)));
        }
        self.higher(&mut about, id);
        about
    }

    /// Returns the information about the player `relative` places clockwise from the bottom.
    pub(super) fn plate(&self, relative: usize) -> About {
        let hands = self.scene.hands.len();
        let seat = (self.scene.viewer + relative) % hands;
        let view = self.view;
        let mut about = About::of(self.game.who(seat));
        if let Some(level) = self.game.player(seat).and_then(Player::level) {
            about.line(level);
        }
        let tricks = self.scene.tricks.get(seat).copied().unwrap_or(0);
        let played = !matches!(self.scene.phase, Phase::Draft | Phase::Bidding | Phase::Passing);
        about.line(match self.scene.bids.get(seat).copied().flatten() {
            _ if self.game.player(seat).is_none() => say::plates::seat_line_took(tricks),
            None if played => say::plates::seat_line_took(tricks),
            None => say::plates::seat_line_no_bid_yet(),
            Some(bid) if played => say::plates::seat_line_bid_and_took(bid.words(), tricks),
            Some(bid) => say::plates::seat_line_bid(bid.words()),
        });
        let side = view.rules.side_of(seat);
        if let (Some(&points), Some(&bags)) = (view.scores.get(side), view.bags.get(side)) {
            about.line(say::card_info::about_line_points(points));
            about.line(say::card_info::about_line_bags(bags));
        }
        about
    }
}
