//! Facts about the matches of the history, computed a little in each frame when the player opens the statistics or a match ends.

use bevy::platform::time::Instant;
use bevy::prelude::*;
use spades_archive::MatchId;
use spades_archive::achievements::{Achievement, Progress};
use spades_archive::facts::MatchFacts;
use spades_archive::history::{Entry, Query, Survey, Surveyed};

use super::{MatchHistory, write};
use crate::redraw::Redraw;
use crate::session::MatchFinished;
use crate::session::statistics::Statistics;
use crate::storage::reading::Readable;
use crate::storage::{Commit, ReadAgain, Store};
use crate::ui::toasts::Toast;

/// Minimum and maximum milliseconds of computation per frame; within these, a third of the frame time.
const FRAME_MILLIS: [u128; 2] = [5, 30];

/// Facts that the matches of the history reveal about the player.
#[derive(Resource, Default)]
pub struct Facts {
    survey: Survey,
    /// `true` if the facts were requested.
    wanted: bool,
    /// `true` if all facts are known.
    done: bool,
    /// Achievements, once all facts are known.
    progress: Progress,
    /// Total number of matches.
    of: usize,
    /// `true` if the computation has begun.
    begun: bool,
}

impl Facts {
    /// Requests all facts; computing them takes several frames.
    pub fn want(&mut self) {
        self.wanted = true;
    }

    /// Returns `true` if all facts are known.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Returns the number of matches counted so far and the total, while counting is in progress.
    #[must_use]
    pub fn counting(&self) -> Option<(usize, usize)> {
        (self.begun && !self.done).then(|| (self.survey.len(), self.of))
    }

    /// Returns the achievements earned and the progress of the others, as of the last complete count.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    #[must_use]
    pub fn earned_by(&self, id: MatchId) -> Vec<Achievement> {
        let earned = self.progress.earned().filter(|earned| earned.by == id);
        earned.map(|earned| earned.achievement).collect()
    }

    /// Returns the player's own matches that pass the filter and count, in the order in which they ended, with their facts.
    pub fn search<'a>(
        &'a self,
        history: &'a MatchHistory,
        statistics: &Statistics,
        query: &Query,
    ) -> Vec<(&'a Entry, &'a MatchFacts)> {
        let found = history.search(query).into_iter().rev();
        found
            .filter(|entry| !statistics.is_counted_separately(entry))
            .filter_map(|entry| Some((entry, self.survey.get(entry.id)?)))
            .collect()
    }
}

/// Derives the statistics from the history, and the achievements.
fn derive(facts: &mut Facts, history: &MatchHistory, statistics: &mut ResMut<Statistics>) {
    let all = history.search(&Query::default()).into_iter().rev();
    let all: Vec<_> = all.map(|entry| (entry, facts.survey.get(entry.id))).collect();
    let mut derived = (*statistics).clone();
    derived.derive(&all, !history.damaged);
    statistics.set_if_neq(derived);
    let mut progress = Progress::default();
    for (_, facts_of_match) in facts.search(history, statistics, &Query::default()) {
        progress.add_facts(facts_of_match);
    }
    facts.progress = progress;
}

/// Requests the facts when a match ends, as it may have earned an achievement.
fn want(mut ended: MessageReader<MatchFinished>, mut facts: ResMut<Facts>) {
    if ended.read().count() > 0 {
        facts.want();
    }
}

/// Continues the computation within this frame's budget.
fn work(
    mut facts: ResMut<Facts>,
    mut history: ResMut<MatchHistory>,
    mut statistics: ResMut<Statistics>,
    store: Res<Store>,
    time: Option<Res<Time<Real>>>,
    mut redraw: ResMut<Redraw>,
    mut toasts: MessageWriter<Toast>,
) {
    if !facts.wanted {
        return;
    }
    if history.history.is_none() {
        toasts.write_batch(history.open(&store));
    }
    let changed = history.is_changed() || !std::mem::replace(&mut facts.bypass_change_detection().begun, true);
    let Some(list) = &history.bypass_change_detection().history else {
        return;
    };
    let begun = Instant::now();
    let frame = time.map_or(0, |time| time.delta().as_millis());
    let max = (frame / 3).clamp(FRAME_MILLIS[0], FRAME_MILLIS[1]);
    {
        let facts = facts.bypass_change_detection();
        if changed {
            facts.done = false;
            facts.survey.refresh(list);
            facts.of = list.len();
        }
        if facts.done {
            return;
        }
        redraw.for_a_while();
        while !facts.done && begun.elapsed().as_millis() < max {
            match facts.survey.step(list, |key| store.read_text(key)) {
                Surveyed::More => {}
                Surveyed::Write(change) => write(&store, [change]),
                Surveyed::Done => facts.done = true,
            }
        }
    }
    // Updates every widget that shows the facts.
    facts.set_changed();
    if facts.done {
        derive(&mut facts, &history, &mut statistics);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Facts>();
    // Another window, or an import, has changed the history that the statistics are derived from.
    app.add_observer(|_: On<ReadAgain>, mut facts: ResMut<Facts>| facts.want());
    app.add_observer(|readable: On<Readable>, mut facts: ResMut<Facts>| {
        if readable.key == "statistics" && facts.wanted {
            facts.begun = false;
        }
    });
    crate::ui::bind::following::<Facts>(app);
    // By then, this frame's data has been written; reading in between would split the group of writes.
    app.add_systems(Last, (want, work).chain().after(Commit));
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_archive::{Ending, Finished, Player};
    use spades_rules::{Game, Preset, Seed};

    fn match_of(seed: u64) -> Finished {
        let mut rules = Preset::ClosedDraft.rules();
        rules.end.rounds = Some(1);
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        while let Some(&action) = game.legal_actions().first() {
            game.apply(action).unwrap();
        }
        let bot = Player::Bot {
            name: "Rook".into(),
            level: "expert".into(),
        };
        Finished {
            ended: 1_800_000_000 + seed,
            players: vec![Player::Human { name: "Ada".into() }, bot],
            own: Some(0),
            record: game.record(),
            ending: Ending::default(),
        }
    }

    fn app(store: Store) -> App {
        let mut app = App::new();
        app.add_message::<Toast>().add_message::<MatchFinished>();
        app.init_resource::<Redraw>().init_resource::<Statistics>();
        app.insert_resource(store);
        app.add_plugins(super::super::plugin);
        app
    }

    fn finish(app: &mut App, seeds: impl IntoIterator<Item = u64>) {
        for seed in seeds {
            app.world_mut().write_message(MatchFinished {
                finished: match_of(seed),
            });
            app.update();
        }
        while !app.world().resource::<Facts>().is_done() {
            app.update();
        }
    }

    fn counted(app: &App) -> usize {
        let world = app.world();
        let statistics = world.resource::<Statistics>();
        let facts = world.resource::<Facts>();
        let found = facts.search(world.resource::<MatchHistory>(), statistics, &Query::default());
        assert!(found.is_sorted_by_key(|(entry, _)| entry.ended));
        found.len()
    }

    #[test]
    fn a_matchs_achievements_are_known_at_its_end_and_after_a_restart() {
        let folder = crate::storage::files::scratch_folder();
        let mut first = app(Store::in_folder(folder.clone()));
        first.update();
        assert!(!first.world().resource::<Facts>().is_done(), "nobody wants to know");
        finish(&mut first, 1..=12);
        assert_eq!(counted(&first), 12);
        let earned: Vec<_> = first.world().resource::<Facts>().progress().earned().copied().collect();
        assert!(!earned.is_empty());
        let id = earned[0].by;
        assert!(
            first
                .world()
                .resource::<Facts>()
                .earned_by(id)
                .contains(&earned[0].achievement)
        );
        drop(first);
        assert!(folder.join("history").join("history-0-facts").exists());
        let mut second = app(Store::in_folder(folder.clone()));
        second.world_mut().resource_mut::<Facts>().want();
        finish(&mut second, []);
        assert_eq!(counted(&second), 12);
        let again: Vec<_> = second
            .world()
            .resource::<Facts>()
            .progress()
            .earned()
            .copied()
            .collect();
        assert_eq!(again, earned);
        drop(second);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_match_with_a_decision_taken_back_counts_for_nothing() {
        let mut app = app(Store::in_memory());
        let undone = match_of(2).id().to_string();
        app.world_mut().resource_mut::<Statistics>().undone.insert(undone);
        finish(&mut app, 1..=3);
        assert_eq!(counted(&app), 2);
        let facts = app.world().resource::<Facts>();
        assert!(facts.progress().earned().all(|earned| earned.by != match_of(2).id()));
    }
}
