//! Save slots: each match has its own, so that none overwrites another.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use spades_archive::daily::Date;

pub use super::slot_id::SlotId;
use super::{Applied, Helped, Match, OwnRules, RulesName, SavedMatch, Undone, clock};

/// Maximum number of unfinished matches kept; the one played longest ago makes room.
pub const MAX_MATCHES: usize = 100;

/// A match is ready to be played, as the resource [`Match`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchBegan {
    /// Slot that it was kept in; `None` for a new match.
    pub slot: Option<SlotId>,
}

/// All kept matches, as they are or will shortly be in the store.
#[derive(Resource, Clone, Debug, Default)]
pub struct Slots {
    matches: BTreeMap<SlotId, SavedMatch>,
    /// Slots whose content must not be overwritten.
    taken: BTreeSet<SlotId>,
    current: Option<SlotId>,
}

/// Summary of a match that can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    pub rules: RulesName,
    /// Day whose deal it is, if it is one.
    pub day: Option<Date>,
    /// Current round.
    pub round: u16,
    /// Scores by side, the first person's side first.
    pub scores: Vec<i32>,
}

impl MatchSummary {
    /// Returns the summary of a saved match; `None` if it cannot be replayed.
    #[must_use]
    pub fn of(saved: &SavedMatch, own: &OwnRules) -> Option<MatchSummary> {
        let game = Match::resume(saved).ok()?;
        Some(MatchSummary::of_match(&game, own))
    }

    /// Returns the summary of a match in its current position.
    #[must_use]
    pub fn of_match(game: &Match, own: &OwnRules) -> MatchSummary {
        let mut scores = game.game().scores().to_vec();
        if let Some(first) = game.humans().next() {
            scores[..=game.game().side_of(first)].rotate_right(1);
        }
        MatchSummary {
            rules: own.name(game.setup().kind, game.game().rules()),
            day: game.deal_of_the_day(),
            round: game.game().round(),
            scores,
        }
    }
}

/// Asks the store to keep a match, or to delete the one in a slot (`None`).
#[derive(Message, Clone, Debug)]
pub struct KeepMatch {
    pub slot: SlotId,
    pub saved: Option<SavedMatch>,
}

/// The maximum of unfinished matches was reached: the one played longest ago was replaced.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MadeRoom;

impl Slots {
    /// Creates the slots from the matches found in the store.
    #[must_use]
    pub fn of(matches: impl IntoIterator<Item = (SlotId, SavedMatch)>) -> Slots {
        Slots {
            matches: matches.into_iter().collect(),
            ..Slots::default()
        }
    }

    /// Puts a match that was found in the store into its slot.
    pub fn fill(&mut self, slot: SlotId, saved: SavedMatch) {
        self.taken.remove(&slot);
        self.matches.insert(slot, saved);
    }

    /// Marks a slot whose content must not be overwritten, such as a match of a newer version.
    pub fn block(&mut self, slot: SlotId) {
        self.taken.insert(slot);
    }

    /// Returns the unfinished match played last.
    #[must_use]
    pub fn latest(&self) -> Option<(SlotId, &SavedMatch)> {
        self.unfinished().first().copied()
    }

    #[must_use]
    pub fn get(&self, slot: SlotId) -> Option<&SavedMatch> {
        self.matches.get(&slot)
    }

    /// Returns the unfinished matches, the one played last first.
    #[must_use]
    pub fn unfinished(&self) -> Vec<(SlotId, &SavedMatch)> {
        let mut found: Vec<_> = self
            .matches
            .iter()
            .filter(|(_, saved)| !saved.over)
            .map(|(&slot, saved)| (slot, saved))
            .collect();
        found.sort_by_key(|(_, saved)| std::cmp::Reverse(saved.sequence));
        found
    }

    /// Returns the summary of [`Slots::latest`]; `None` if it cannot be replayed.
    #[must_use]
    pub fn latest_summary(&self, own: &OwnRules) -> Option<MatchSummary> {
        self.latest().and_then(|(_, saved)| MatchSummary::of(saved, own))
    }

    /// Returns the slot of the current match.
    #[must_use]
    pub fn current(&self) -> Option<SlotId> {
        self.current
    }

    /// Returns `true` if the current match stays when another one is dealt: it is unfinished, and something has happened in it.
    #[must_use]
    pub fn keeps_current(&self) -> bool {
        let current = self.current.and_then(|slot| self.matches.get(&slot));
        current.is_some_and(|saved| !used_up(saved))
    }

    /// Returns the number of matches, finished or not.
    #[must_use]
    pub fn len(&self) -> usize {
        self.matches.len()
    }

    /// Returns `true` if no match is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }

    /// Renames a match; an empty name removes it. Returns what to store if the name changed.
    pub fn rename(&mut self, slot: SlotId, name: &str) -> Option<KeepMatch> {
        let name = Some(name.trim()).filter(|name| !name.is_empty()).map(str::to_owned);
        let saved = self.matches.get_mut(&slot).filter(|saved| saved.name != name)?;
        saved.name = name;
        Some(KeepMatch {
            slot,
            saved: Some(saved.clone()),
        })
    }

    /// Removes the match in a slot.
    pub fn forget(&mut self, slot: SlotId) {
        self.matches.remove(&slot);
        self.current = self.current.filter(|&current| current != slot);
    }

    /// Returns one more than the highest sequence number.
    fn next_sequence(&self) -> u64 {
        self.matches.values().map(|saved| saved.sequence + 1).max().unwrap_or(0)
    }

    /// Puts a match into a slot, replacing its earlier state.
    pub(super) fn put(&mut self, slot: SlotId, game: &Match) -> KeepMatch {
        let before = self.matches.get(&slot);
        let mut saved = game.saved(before.map_or(0, |saved| saved.sequence));
        saved.name = before.and_then(|saved| saved.name.clone());
        saved.undone = before.is_some_and(|saved| saved.undone || !saved.record.actions.is_empty());
        saved.undone &= saved.record.actions.is_empty();
        saved.played = Some(clock::now());
        self.matches.insert(slot, saved.clone());
        KeepMatch {
            slot,
            saved: Some(saved),
        }
    }

    /// Opens a slot for a new match: that of a finished or untouched one, a free one, or that of the match played longest ago.
    fn open(&mut self) -> SlotId {
        let used_up = self
            .matches
            .iter()
            .find(|(_, saved)| used_up(saved))
            .map(|(&slot, _)| slot);
        let free = || {
            (0..)
                .map(SlotId)
                .find(|slot| !self.matches.contains_key(slot) && !self.taken.contains(slot))
                .filter(|_| self.matches.len() < MAX_MATCHES)
        };
        let oldest = || {
            self.matches
                .iter()
                .min_by_key(|(_, saved)| saved.sequence)
                .map(|(&slot, _)| slot)
        };
        used_up.or_else(free).or_else(oldest).unwrap_or_default()
    }
}

/// Returns `true` if a match makes room for a new one: it is over, or nothing has ever happened in it.
fn used_up(saved: &SavedMatch) -> bool {
    let touched = saved.restarted || saved.undone || saved.name.is_some();
    saved.over || saved.record.actions.is_empty() && !touched
}

/// A resumed match keeps its slot; a new one gets one when it is first saved.
pub(super) fn begin(mut began: MessageReader<MatchBegan>, mut slots: ResMut<Slots>) {
    for began in began.read() {
        slots.current = began.slot;
        let next = slots.next_sequence();
        if let Some(saved) = began.slot.and_then(|slot| slots.matches.get_mut(&slot)) {
            saved.sequence = next;
        }
    }
}

/// Saves the match at its beginning, after every action and after help, unless it doesn't count.
pub(super) fn autosave(
    mut began: MessageReader<MatchBegan>,
    mut applied: MessageReader<Applied>,
    mut undone: MessageReader<Undone>,
    mut helped: MessageReader<Helped>,
    game: Option<Res<Match>>,
    mut slots: ResMut<Slots>,
    mut keep: MessageWriter<KeepMatch>,
    mut made_room: MessageWriter<MadeRoom>,
) {
    // All are read, so that none of them saves the match again in the next frame.
    let new = began.read().filter(|began| began.slot.is_none()).count();
    let happened = new + applied.read().count() + undone.read().count() + helped.read().count() > 0;
    let Some(game) = game.filter(|game| happened && game.is_recorded()) else {
        return;
    };
    let slot = match slots.current {
        Some(slot) => slot,
        None => {
            let sequence = slots.next_sequence();
            let slot = slots.open();
            if slots.matches.get(&slot).is_some_and(|saved| !used_up(saved)) {
                made_room.write(MadeRoom);
            }
            slots.current = Some(slot);
            slots.matches.insert(slot, game.saved(sequence));
            slot
        }
    };
    keep.write(slots.put(slot, &game));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Preset, Seed};

    fn saved(sequence: u64, over: bool) -> SavedMatch {
        let rules = Preset::OpenDraft.rules();
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(Preset::OpenDraft),
            players: vec![Player::Human { name: "Ada".into() }; 2],
        };
        let mut game = spades_rules::Game::new(rules, Seed::from_u64(sequence)).unwrap();
        game.apply(game.legal_actions()[0]).unwrap();
        SavedMatch::new(&setup, over, sequence, game.record())
    }

    #[test]
    fn a_name_is_kept_once_and_goes_when_nothing_is_typed() {
        let mut slots = Slots::of([(SlotId(3), saved(3, false))]);
        let kept = slots.rename(SlotId(3), " Rainy day ").and_then(|keep| keep.saved);
        assert_eq!(kept.and_then(|saved| saved.name).as_deref(), Some("Rainy day"));
        assert!(slots.rename(SlotId(3), "Rainy day").is_none(), "nothing to write");
        let gone = slots.rename(SlotId(3), "  ").and_then(|keep| keep.saved);
        assert_eq!(gone.map(|saved| saved.name), Some(None));
        assert!(slots.rename(SlotId(4), "Nobody").is_none());
    }

    #[test]
    fn keys_and_slots_are_one_to_one() {
        for number in [0, 1, 17, 4_000_000_000] {
            let slot = SlotId(number);
            assert_eq!(SlotId::from_key(&slot.key()), Some(slot));
        }
        for key in [
            "match-",
            "match-0",
            "match-01",
            "match-damaged-1",
            "settings",
            "match-1.5",
        ] {
            assert_eq!(SlotId::from_key(key), None, "{key}");
        }
    }

    #[test]
    fn the_unfinished_match_that_was_played_last_is_the_latest() {
        let slots = Slots::of([
            (SlotId(0), saved(3, false)),
            (SlotId(1), saved(5, false)),
            (SlotId(2), saved(9, true)),
        ]);
        assert_eq!(slots.latest().map(|(slot, _)| slot), Some(SlotId(1)));
        assert_eq!(
            slots.latest_summary(&OwnRules::default()).map(|summary| summary.round),
            Some(1)
        );
        assert_eq!(Slots::default().latest_summary(&OwnRules::default()), None);
    }

    #[test]
    fn a_new_match_takes_no_unfinished_ones_place_while_there_is_room() {
        let mut slots = Slots::of([(SlotId(0), saved(3, false)), (SlotId(2), saved(1, false))]);
        assert_eq!(slots.open(), SlotId(1));
        let mut blocked = slots.clone();
        blocked.block(SlotId(1));
        assert_eq!(blocked.open(), SlotId(3));
        slots.matches.insert(SlotId(5), saved(2, true));
        assert_eq!(slots.open(), SlotId(5), "a finished one makes room first");
        slots.matches.remove(&SlotId(5));
        let mut untouched = saved(3, false);
        untouched.record.actions.clear();
        slots.matches.insert(SlotId(4), untouched);
        assert_eq!(slots.open(), SlotId(4), "as does one in which nothing was done");
        slots.rename(SlotId(4), "For Sunday");
        assert_eq!(slots.open(), SlotId(1), "unless somebody has named it");
        let mut undone = saved(3, false);
        undone.record.actions.clear();
        undone.undone = true;
        slots.matches.insert(SlotId(1), undone);
        assert_eq!(slots.open(), SlotId(3), "or has taken it back to its start");
        let mut full = Slots::of((0..MAX_MATCHES as u32).map(|n| (SlotId(n), saved(u64::from(n) + 10, false))));
        full.matches.insert(SlotId(40), saved(1, false));
        assert_eq!(full.open(), SlotId(40), "then the one left longest ago");
    }
}
