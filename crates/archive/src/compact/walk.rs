//! A single walk through a match for both writing and reading, so that the two cannot differ.

use arrayvec::ArrayVec;
use spades_rules::{Action, Actions, Card, CardSet, Game, Illegal, Phase};

use super::features::{Moment, need, spades, strength};
use super::model::{Model, evenly};
use super::range::Coder;

/// The match at the current action, with its probability model.
pub(super) struct Walk {
    pub game: Game,
    model: Model,
    moment: Moment,
}

impl Walk {
    pub(super) fn new(game: Game) -> Walk {
        Walk {
            game,
            model: Model::default(),
            moment: Moment::default(),
        }
    }

    /// Codes one action and applies it. The writer passes the action to write, which must be legal; the reader passes `None`.
    pub(super) fn step(&mut self, wanted: Option<Action>, coder: &mut impl Coder) -> Result<(), Illegal> {
        let legal = self.game.legal_actions();
        let action = self.choose(&legal, wanted, coder);
        let events = self.game.apply(action)?;
        self.moment.follow(&events);
        Ok(())
    }

    /// Returns the wanted legal action, or the one that is read. Needs at least one.
    fn choose(&mut self, legal: &Actions, wanted: Option<Action>, coder: &mut impl Coder) -> Action {
        let is_call = |action: &Action| matches!(action, Action::Call(_));
        let calls: Actions = legal.iter().copied().filter(is_call).collect();
        let others: Actions = legal.iter().copied().filter(|action| !is_call(action)).collect();
        let place = |among: &Actions| among.iter().position(|&action| Some(action) == wanted).unwrap_or(0);
        if !calls.is_empty()
            && self
                .model
                .call
                .flag(wanted.is_some_and(|action| is_call(&action)), coder)
        {
            return calls[evenly(calls.len(), place(&calls), coder)];
        }
        if let [only] = others[..] {
            return only;
        }
        match self.game.phase() {
            Phase::Draft => match self.moment.drawn {
                Some(card) => self.keep(card, wanted, coder),
                None => self.blind(&others, Action::Draw, wanted, coder),
            },
            Phase::Bidding if others.contains(&Action::Look) => self.blind(&others, Action::Look, wanted, coder),
            Phase::Bidding => self.bid(&others, wanted, coder),
            Phase::Play => self.play(wanted, coder),
            Phase::Passing => others[evenly(others.len(), place(&others), coder)],
            Phase::Claims | Phase::RoundEnd | Phase::MatchEnd => others[evenly(others.len(), place(&others), coder)],
        }
    }

    fn blind(&mut self, legal: &Actions, otherwise: Action, wanted: Option<Action>, coder: &mut impl Coder) -> Action {
        let blind = self
            .model
            .blind
            .flag(wanted.is_some_and(|action| action != otherwise), coder);
        let ways: Actions = legal.iter().copied().filter(|&action| action != otherwise).collect();
        if !blind || ways.is_empty() {
            return otherwise;
        }
        let place = ways.iter().position(|&way| Some(way) == wanted).unwrap_or(0);
        ways[if ways.len() > 1 {
            evenly(ways.len(), place, coder)
        } else {
            0
        }]
    }

    fn keep(&mut self, card: Card, wanted: Option<Action>, coder: &mut impl Coder) -> Action {
        let spade = usize::from(card.suit() == spades_rules::Suit::Spades);
        let weights = &mut self.model.keep[spade][usize::from(card.rank().min(12))];
        let keep = weights.flag(wanted == Some(Action::Keep), coder);
        if keep { Action::Keep } else { Action::Discard }
    }

    fn bid(&mut self, legal: &Actions, wanted: Option<Action>, coder: &mut impl Coder) -> Action {
        if legal.contains(&Action::Misdeal) {
            let thrown_in = evenly(2, usize::from(wanted == Some(Action::Misdeal)), coder) == 1;
            if thrown_in {
                return Action::Misdeal;
            }
        }
        let bids: ArrayVec<usize, 14> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Bid(tricks) => Some(usize::from(*tricks)),
                _ => None,
            })
            .collect();
        let wanted = match wanted {
            Some(Action::Bid(tricks)) => usize::from(tricks),
            _ => 0,
        };
        let hand = self.game.actor().map(|seat| self.game.hand(seat)).unwrap_or_default();
        let strength = strength(hand);
        let nil = bids.first() == Some(&0);
        if nil && self.model.nil[strength].flag(wanted == 0, coder) {
            return Action::Bid(0);
        }
        // Bid minus strength, counted from −13.
        let steps: ArrayVec<usize, 14> = bids[usize::from(nil)..].iter().map(|bid| 13 + bid - strength).collect();
        let weights = &mut self.model.bid[usize::from(self.game.rules().players > 2)];
        let step = weights.code(&steps, (13 + wanted).saturating_sub(strength), coder);
        Action::Bid((step + strength - 13) as u8)
    }

    fn play(&mut self, wanted: Option<Action>, coder: &mut impl Coder) -> Action {
        let legal = self.game.legal_cards();
        let seat = self.game.hand_to_play().unwrap_or(0);
        let hand = self.game.hand(seat);
        let (moment, leads) = (&self.moment, self.moment.leads());
        let spades = spades(&self.game);
        let kind = |card: Card| {
            if leads {
                moment.lead_kind(card, hand, spades)
            } else {
                moment.follow_kind(card, legal)
            }
        };
        let mut kinds: ArrayVec<usize, 13> = legal.iter().map(kind).collect();
        kinds.sort_unstable();
        let mut open: ArrayVec<usize, 13> = ArrayVec::new();
        for &kind in &kinds {
            if open.last() != Some(&kind) {
                open.push(kind);
            }
        }
        let card = match wanted {
            Some(Action::Play(card)) => Some(card),
            _ => None,
        };
        let need = need(&self.game, seat);
        let wanted_kind = card.map_or(0, kind);
        let chosen = if leads {
            self.model.lead[need].code(&open, wanted_kind, coder)
        } else {
            let last = usize::from(moment.is_last(&self.game));
            let ours = usize::from(moment.ours(&self.game, seat));
            self.model.follow[need][last][ours].code(&open, wanted_kind, coder)
        };
        let alike: CardSet = legal.iter().filter(|&card| kind(card) == chosen).collect();
        let place = alike.iter().position(|other| Some(other) == card).unwrap_or(0);
        let place = evenly(alike.len(), place, coder);
        alike.iter().nth(place).map_or(Action::Settle, Action::Play)
    }
}
