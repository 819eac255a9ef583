//! Take-backs: which decision can be taken back, whether new information was seen since, and how that is recorded.

use bevy::prelude::*;
use spades_rules::{Action, DUMMY, DealtCards, Event, Game, Seat};

use super::replay::ReplayCursor;
use super::{Match, SessionOptions};

/// Asks to take back the last decision of a person.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Undo {
    /// `true` if all people at the machine agree. A single player needs no agreement.
    pub agreed: bool,
}

/// A decision was taken back.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undone {
    /// `true` if it is recorded on the score sheet: a single player had seen new information since.
    pub noted: bool,
}

/// A decision that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoPoint {
    /// Number of actions before it.
    pub count: usize,
    /// Seat that decided.
    pub seat: Seat,
    /// New information that this person has seen since.
    pub news: Option<News>,
}

/// Kinds of new information, the one that says most last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Another player's bid.
    Bid,
    /// A call of a renege.
    Call,
    Card,
}

/// Returns the new information that an event, as `seat` saw it, gave that person.
fn news(event: Event, seat: Seat, game: &Game) -> Option<News> {
    let own = |other: Seat| other == seat || game.dummy_partner() == Some(seat) && other == DUMMY;
    let (kind, is_new) = match event {
        Event::Drew { card, .. } => (News::Card, card.is_some()),
        Event::Kept { card, from_stock, .. } => (News::Card, card.is_some() && from_stock),
        Event::Discarded { seat, card, from_stock } => (News::Card, card.is_some() && (from_stock || !own(seat))),
        Event::Looked { cards, .. } => (News::Card, cards.is_some()),
        Event::Dealt { cards, .. } => (News::Card, matches!(cards, DealtCards::Seen(_))),
        Event::BlindNil { seat } | Event::BlindBid { seat, .. } | Event::Bid { seat, .. } => (News::Bid, !own(seat)),
        Event::Played { seat, .. } => (News::Card, !own(seat)),
        // The cards are those that this seat has got.
        Event::Passed { to, .. } => (News::Card, own(to)),
        Event::DummyOpened { .. } | Event::Redealt { .. } => (News::Card, true),
        Event::Called { .. } => (News::Call, true),
        Event::RoundStarted { .. }
        | Event::DraftEnded
        | Event::PassStarted { .. }
        | Event::Named { .. }
        | Event::PlayStarted { .. }
        | Event::SpadesBroken { .. }
        | Event::TrickTaken { .. }
        | Event::RoundScored
        | Event::MatchEnded => return None,
    };
    is_new.then_some(kind)
}

impl Match {
    /// Returns the last decision of a person at the machine in this round, if it can be taken back.
    #[must_use]
    pub fn undo_point(&self) -> Option<UndoPoint> {
        if self.game().winners().is_some() {
            return None;
        }
        let record = self.game().record();
        let round = record.actions.iter().rposition(|&action| action == Action::NextRound);
        let mut past = ReplayCursor::new(record).ok()?;
        past.seek(round.map_or(0, |index| index + 1));
        let mut last: Option<UndoPoint> = None;
        while let Some(action) = past.next_action() {
            let decided = matches!(
                action,
                Action::Keep
                    | Action::Discard
                    | Action::Bid(_)
                    | Action::BlindBid(_)
                    | Action::Misdeal
                    | Action::Pass(_)
                    | Action::Play(_)
                    | Action::BlindNil
            );
            let person = past.game().actor().filter(|&seat| self.is_person(seat));
            if let Some(seat) = person.filter(|&seat| decided && past.game().legal_for(seat).len() > 1) {
                last = Some(UndoPoint {
                    count: past.at(),
                    seat,
                    news: None,
                });
            }
            let Some(events) = past.play() else { break };
            // Cards that another person has taken up have been seen.
            let shared = |event: &Event| match *event {
                Event::Passed { from, to, .. } => self.is_person(from) && self.is_person(to),
                _ => false,
            };
            if events.iter().any(shared) {
                last = None;
            }
            if let Some(point) = &mut last {
                let game = past.game();
                let since = events
                    .iter()
                    .filter_map(|event| news(event.seen_by(point.seat, game), point.seat, game));
                point.news = point.news.into_iter().chain(since).max();
            }
        }
        last
    }

    /// Returns the decision that may be taken back under these options: several people agree among themselves; a single player
    /// can choose to forbid take-backs once new information was seen.
    #[must_use]
    pub fn can_undo(&self, options: &SessionOptions) -> Option<UndoPoint> {
        self.undo_point()
            .filter(|point| self.hot_seat() || options.undo_what_was_seen || point.news.is_none())
    }

    /// Returns `true` if this take-back is recorded on the score sheet: a single player has seen new information since, in a
    /// match that counts.
    fn notes_undo(&self, point: UndoPoint) -> bool {
        point.news.is_some() && !self.hot_seat() && self.is_recorded()
    }

    /// Returns `true` if this take-back would make the match count separately for the first time.
    #[must_use]
    pub fn undo_sets_apart(&self, point: UndoPoint) -> bool {
        self.notes_undo(point) && !self.is_counted_separately()
    }

    /// Returns the number of decisions in a round that a single player took back after seeing new information.
    #[must_use]
    pub fn taken_back_in(&self, round: u16) -> usize {
        self.taken_back.iter().filter(|&&other| other == round).count()
    }

    /// Returns the number of such take-backs in the whole match.
    #[must_use]
    pub fn taken_back(&self) -> usize {
        self.taken_back.len()
    }
}

/// Takes back the last decision on request.
pub(super) fn undo(
    mut asked: MessageReader<Undo>,
    game: Option<ResMut<Match>>,
    options: Res<SessionOptions>,
    mut undone: MessageWriter<Undone>,
) {
    let (Some(Undo { agreed }), Some(mut game)) = (asked.read().last(), game) else {
        return;
    };
    let Some(point) = game.can_undo(&options).filter(|_| *agreed || !game.hot_seat()) else {
        return;
    };
    let Some(before) = game.game().undo_to(point.count) else {
        return;
    };
    let noted = game.notes_undo(point);
    if noted {
        let round = game.game().round();
        game.taken_back.push(round);
    }
    game.game = before;
    undone.write(Undone { noted });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_bots::Level;
    use spades_rules::{Phase, Preset, Seed};

    fn game(preset: Preset, people: &[usize]) -> Match {
        let rules = preset.rules();
        let player = |seat| {
            let name = format!("seat {seat}");
            if people.contains(&seat) {
                Player::Human { name }
            } else {
                Player::Bot {
                    name,
                    level: Level::Beginner,
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
    fn cards_seen_since_are_known() {
        // After keeping a card, the player sees the next one from the stock.
        let mut draft = game(Preset::ClosedDraft, &[0]);
        while draft.game().actor() != Some(0) {
            let action = draft.game().legal_actions()[0];
            draft.play(action).unwrap();
        }
        draft.play(Action::Draw).unwrap();
        assert_eq!(draft.undo_point(), None);
        draft.play(Action::Keep).unwrap();
        assert_eq!(draft.undo_point().and_then(|point| point.news), Some(News::Card));
        // A bid reveals nothing new to its bidder until the next player bids.
        let mut solo = game(Preset::Solo, &[0, 1, 2, 3]);
        let first = solo.game().actor().unwrap();
        solo.play(Action::Bid(3)).unwrap();
        assert_eq!(
            solo.undo_point(),
            Some(UndoPoint {
                count: 0,
                seat: first,
                news: None
            })
        );
        solo.play(Action::Bid(3)).unwrap();
        let point = solo.undo_point().unwrap();
        assert_eq!(
            (point.count, point.news),
            (1, None),
            "the last decision is the second one's"
        );
    }

    #[test]
    fn an_undos_cost_is_known_before_and_practice_is_free() {
        let mut draft = game(Preset::ClosedDraft, &[0]);
        while draft.game().actor() != Some(0) {
            let action = draft.game().legal_actions()[0];
            draft.play(action).unwrap();
        }
        draft.play(Action::Draw).unwrap();
        draft.play(Action::Keep).unwrap();
        let point = draft.undo_point().unwrap();
        assert!(draft.undo_sets_apart(point) && draft.notes_undo(point));
        let practice = draft.clone().with(crate::session::Purpose::Practice);
        assert!(!practice.undo_sets_apart(point) && !practice.notes_undo(point));
        draft.taken_back.push(1);
        assert!(!draft.undo_sets_apart(point) && draft.notes_undo(point), "once a match");
    }

    #[test]
    fn a_bot_that_has_bid_since_is_news() {
        let mut solo = game(Preset::Solo, &[0]);
        while solo.game().actor() != Some(0) {
            solo.play(Action::Bid(3)).unwrap();
        }
        let count = solo.action_count();
        solo.play(Action::Bid(2)).unwrap();
        let asked = |solo: &Match| solo.undo_point().map(|point| (point.count, point.news));
        assert_eq!(asked(&solo), Some((count, None)));
        // The others bid, and then one of them leads.
        while solo.game().phase() == Phase::Bidding {
            solo.play(Action::Bid(3)).unwrap();
            assert_eq!(asked(&solo), Some((count, Some(News::Bid))));
        }
        if solo.game().actor() == Some(0) {
            return;
        }
        let action = *solo.game().legal_actions().last().unwrap();
        solo.play(action).unwrap();
        assert_eq!(asked(&solo), Some((count, Some(News::Card))));
        let strict = SessionOptions {
            undo_what_was_seen: false,
            ..default()
        };
        assert_eq!(solo.can_undo(&strict), None);
        assert!(solo.can_undo(&SessionOptions::default()).is_some());
    }
}
