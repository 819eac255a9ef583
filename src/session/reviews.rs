//! Reviews of a single player's decisions against bots, round by round. They run in the background after each round, and are saved.

use std::collections::{BTreeMap, VecDeque};

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};
use spades_archive::LEVELS;
use spades_bots::{Level, Loss, Mistake, Report, Review, SeatReview, StageReview};
use spades_learn::coach::{self, Threshold};
use spades_rules::{Event, Game, Phase, Rules, Seat, Seed};

use super::mistakes::{Mistakes, Place};
use super::searches::{SLICE, Search, Searches};
use super::setup::Player;
use super::{Applied, Match, RemainingTricks, RulesKind, clock};

/// Version of the saved format.
pub const VERSION: u32 = 1;

/// Number of rounds kept, the latest ones.
pub const KEPT: usize = 500;

/// Maximum number of rounds waiting for review. Only a demonstration plays faster.
const WAITING: usize = 4;

/// A reviewed round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundReview {
    /// Unique name: the start of the match's seed and the round's number.
    pub round: String,
    /// End of the round, in Unix seconds.
    pub ended: u64,
    /// Kind of rules.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub kind: Option<RulesKind>,
    /// The rules, if they are custom.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub own_rules: Option<Rules>,
    /// Level of the strongest opposing bot.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub level: Option<Level>,
    /// Names of all opponents.
    pub rivals: Vec<String>,
    /// Draft decisions.
    pub draft: StageReview,
    /// Bids.
    pub bids: StageReview,
    /// Cards.
    pub play: StageReview,
    /// Cost of mistakes, by kind.
    #[serde(deserialize_with = "known_kinds")]
    pub mistakes: BTreeMap<Mistake, Loss>,
    /// The costliest mistake of each kind, as the number of actions before it. Older versions didn't save it.
    #[serde(deserialize_with = "known_kinds", skip_serializing_if = "BTreeMap::is_empty")]
    pub examples: BTreeMap<Mistake, usize>,
}

/// Ignores values that a newer version may have written.
fn if_known<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned>(deserializer: D) -> Result<Option<T>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).ok())
}

fn known_kinds<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<BTreeMap<Mistake, T>, D::Error> {
    let found = BTreeMap::<String, T>::deserialize(deserializer)?;
    let kind = |name: String| serde_json::from_value(serde_json::Value::String(name)).ok();
    Ok(found
        .into_iter()
        .filter_map(|(name, value)| Some((kind(name)?, value)))
        .collect())
}

/// All reviewed rounds, the latest last.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviews {
    version: u32,
    #[serde(default)]
    rounds: Vec<RoundReview>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            version: VERSION,
            rounds: Vec::new(),
        }
    }
}

impl Reviews {
    /// The rounds, the latest last.
    #[must_use]
    pub fn rounds(&self) -> &[RoundReview] {
        &self.rounds
    }

    /// Merges both, the latest round last. If both have the same round, this one stays.
    #[must_use]
    pub fn joined(mut self, other: Reviews) -> Reviews {
        let new = |round: &RoundReview| !self.rounds.iter().any(|own| own.round == round.round);
        let added: Vec<RoundReview> = other.rounds.into_iter().filter(new).collect();
        self.rounds.extend(added);
        self.rounds.sort_by_key(|round| round.ended);
        self.drop_oldest();
        self
    }

    /// Adds a round, replacing its earlier review if it was replayed after an undo.
    pub fn add(&mut self, round: RoundReview) {
        self.rounds.retain(|other| other.round != round.round);
        self.rounds.push(round);
        self.drop_oldest();
    }

    fn drop_oldest(&mut self) {
        let over = self.rounds.len().saturating_sub(KEPT);
        self.rounds.drain(..over);
    }
}

/// A round in the review queue.
struct Pending {
    place: Place,
    /// The record, still without figures; `None` if they aren't saved.
    round: Option<RoundReview>,
    work: Work,
}

/// A round and the seat to review.
struct Round {
    game: Game,
    seat: Seat,
    /// Number of actions after which the cards played themselves.
    given_up: Option<usize>,
}

/// The findings of a review.
struct SearchResult {
    review: SeatReview,
    mistakes: Vec<coach::Mistake>,
}

impl Round {
    fn result(&self, report: &Report) -> SearchResult {
        let mut report = report.clone();
        if let Some(end) = self.given_up {
            report.decisions.retain(|decision| decision.at < end);
        }
        SearchResult {
            review: report.of_seat(self.seat),
            mistakes: coach::mistakes(&self.game, &report, self.seat, Threshold::default()),
        }
    }
}

/// The review queue.
#[derive(Resource, Default)]
pub struct ReviewQueue(VecDeque<Pending>);

impl ReviewQueue {
    /// Returns `true` if the queue needs frames: in the browser to go on, elsewhere to report findings at once.
    #[must_use]
    pub fn needs_frames(&self) -> bool {
        !self.0.is_empty()
    }

    /// Returns `true` if the queue is empty.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.0.is_empty()
    }
}

/// Milliseconds per frame that a review may take on a single thread.
const FRAME_MILLIS: u128 = 3;

/// A waiting or running review.
enum Work {
    Waiting(Option<Box<(Round, Review)>>),
    Running(Search<SearchResult>),
}

impl Work {
    fn new(round: Round) -> Work {
        let review = Review::of_seat(&round.game, round.seat, 0);
        Work::Waiting(Some(Box::new((round, review))))
    }

    fn poll(&mut self, searches: Searches) -> Option<SearchResult> {
        if let Work::Waiting(waiting) = self {
            let (round, mut review) = *waiting.take()?;
            let step = move || review.step(SLICE).map(|report| round.result(report));
            *self = Work::Running(searches.begin(FRAME_MILLIS, step));
        }
        match self {
            Work::Running(search) => search.poll(searches),
            Work::Waiting(_) => None,
        }
    }
}

/// Returns the seat of the only person, against bots, once the round is over and its match counts.
#[must_use]
pub fn looks_back(game: &Match) -> Option<Seat> {
    let over = matches!(game.game().phase(), Phase::RoundEnd | Phase::MatchEnd);
    let mut people = game.humans();
    let seat = people.next().filter(|_| people.next().is_none())?;
    (over && game.is_recorded() && game.setup().players.len() > 1).then_some(seat)
}

/// Returns the start of a seed as written in [`RoundReview::round`].
fn start_of(seed: Seed) -> String {
    seed.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the record of the round just scored, or `None` if a decision in it was undone after something new was seen.
fn scored(game: &Match, ended: u64) -> Option<RoundReview> {
    let rules = game.game();
    let seat = looks_back(game)?;
    if game.was_restarted() || game.taken_back_in(rules.round()) > 0 {
        return None;
    }
    let side = rules.side_of(seat);
    let players = game.setup().players.iter().enumerate();
    let rivals: Vec<&Player> = players
        .filter(|&(other, _)| rules.side_of(other) != side)
        .map(|(_, player)| player)
        .collect();
    let level = |player: &&Player| match player {
        Player::Bot { level, .. } => Some(*level),
        Player::Human { .. } => None,
    };
    let round = RoundReview {
        round: format!("{}-{}", start_of(rules.seed()), rules.round()),
        ended,
        kind: Some(game.setup().kind),
        own_rules: (game.setup().kind == RulesKind::Custom).then_some(*rules.rules()),
        level: rivals.iter().filter_map(level).max_by_key(|level| *level as usize),
        rivals: rivals.iter().map(|player| player.name().to_owned()).collect(),
        ..default()
    };
    Some(round)
}

/// Queues a round that was just scored, or one that is on the table again and whose figures are already saved.
pub(super) fn note(
    mut applied: MessageReader<Applied>,
    game: Option<Res<Match>>,
    rest: Res<RemainingTricks>,
    mistakes: Res<Mistakes>,
    mut looking: ResMut<ReviewQueue>,
) {
    let scored_now = applied
        .read()
        .any(|applied| applied.events.contains(&Event::RoundScored));
    let Some(game) = game.filter(|game| scored_now || game.is_changed()) else {
        return;
    };
    let place = Place::of(&game);
    let known = mistakes.knows(place) || looking.0.iter().any(|pending| pending.place == place);
    let Some(seat) = looks_back(&game).filter(|_| scored_now || !known) else {
        return;
    };
    if looking.0.len() < WAITING {
        let work = Work::new(Round {
            game: game.game().clone(),
            seat,
            given_up: rest.given_up(game.game().round()),
        });
        let round = Some(())
            .filter(|()| scored_now)
            .and_then(|()| scored(&game, clock::now()));
        looking.0.push_back(Pending { place, round, work });
    }
}

/// Reviews the round that has waited longest.
pub(super) fn look_back(
    mut looking: ResMut<ReviewQueue>,
    searches: Res<Searches>,
    mut reviews: ResMut<Reviews>,
    mut mistakes: ResMut<Mistakes>,
) {
    let Some(pending) = looking.bypass_change_detection().0.front_mut() else {
        return;
    };
    let Some(result) = pending.work.poll(*searches) else {
        return;
    };
    let Some(Pending { place, round, .. }) = looking.0.pop_front() else {
        return;
    };
    mistakes.found(place, result.mistakes);
    if let Some(round) = round {
        let SeatReview {
            draft,
            bids,
            play,
            mistakes,
            examples,
        } = result.review;
        reviews.add(RoundReview {
            draft,
            bids,
            play,
            mistakes,
            examples,
            ..round
        });
    }
}

impl RoundReview {
    /// Returns `true` if it is a round of the match with this seed.
    #[must_use]
    pub fn is_of(&self, seed: Seed) -> bool {
        self.round
            .strip_prefix(&start_of(seed))
            .is_some_and(|rest| rest.starts_with('-'))
    }

    /// Returns the key of the level, as in the history.
    #[must_use]
    pub fn level_key(&self) -> Option<&'static str> {
        self.level.map(|level| LEVELS[level as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Purpose;
    use crate::session::setup::MatchSetup;
    use spades_rules::{Phase, Preset};

    fn round(name: &str) -> RoundReview {
        RoundReview {
            round: name.to_owned(),
            ended: 7,
            kind: Some(RulesKind::Preset(Preset::Solo)),
            level: Some(Level::Expert),
            rivals: vec!["West".into()],
            play: StageReview {
                decisions: 9,
                best: 8,
                points: 3.5,
            },
            mistakes: [(
                Mistake::TookBags,
                Loss {
                    times: 1,
                    points: 3.5,
                    chance: 0.02,
                },
            )]
            .into(),
            ..default()
        }
    }

    #[test]
    fn the_latest_are_kept_and_the_same_round_is_there_once() {
        let mut reviews = Reviews::default();
        for number in 0..KEPT + 20 {
            reviews.add(round(&number.to_string()));
        }
        reviews.add(round("100"));
        assert_eq!(reviews.rounds().len(), KEPT);
        let names: Vec<&str> = reviews.rounds().iter().map(|round| round.round.as_str()).collect();
        assert_eq!((names[0], names[KEPT - 1]), ("20", "100"));
        let text = serde_json::to_string(&reviews).unwrap();
        assert_eq!(serde_json::from_str::<Reviews>(&text).unwrap(), reviews);
        assert!(text.len() < 200 * 1024, "{}", text.len());
    }

    #[test]
    fn older_and_newer_texts_are_read_as_far_as_they_are_known() {
        let old = r#"{"version":1,"rounds":[{"round":"a-1","ended":3}]}"#;
        let old: Reviews = serde_json::from_str(old).unwrap();
        assert_eq!((old.rounds()[0].ended, old.rounds()[0].kind), (3, None));
        let new = r#"{"version":2,"more":1,"rounds":[{"round":"a-1","kind":"of_the_future","level":"oracle",
            "mistakes":{"took_bags":{"times":2,"points":4.0,"more":1},"of_the_future":{"times":1}},
            "play":{"decisions":4,"best":3,"points":4.0}}]}"#;
        let new: Reviews = serde_json::from_str(new).unwrap();
        let both = old.clone().joined(new.clone());
        assert_eq!(
            both.joined(old.clone()).rounds().len(),
            1,
            "the same round stands there once"
        );
        let read = &new.rounds()[0];
        assert_eq!((read.kind, read.level, read.play.best), (None, None, 3));
        assert_eq!(read.mistakes.keys().copied().collect::<Vec<_>>(), [Mistake::TookBags]);
        assert!(
            serde_json::from_str::<Reviews>("{}").is_err(),
            "without a version it is none"
        );
    }

    /// Returns a match of these players at the end of its first round.
    fn first_round(people: usize) -> Match {
        let player = |seat: usize| {
            let name = format!("seat {seat}");
            if seat < people {
                Player::Human { name }
            } else {
                Player::Bot {
                    name,
                    level: Level::ALL[seat],
                }
            }
        };
        let setup = MatchSetup {
            rules: Preset::Pairs.rules(),
            kind: RulesKind::Preset(Preset::Pairs),
            players: (0..4).map(player).collect(),
        };
        let mut game = Match::new(setup, Seed::from_u64(8)).unwrap();
        while !matches!(game.game().phase(), Phase::RoundEnd | Phase::MatchEnd) {
            let action = *game.game().legal_actions().last().unwrap();
            game.play(action).unwrap();
        }
        game
    }

    #[test]
    fn only_somebody_alone_is_looked_back_on() {
        let alone = first_round(1);
        let round = scored(&alone, 5).unwrap();
        assert_eq!((looks_back(&alone), round.level_key()), (Some(0), Some("expert")));
        assert_eq!(round.rivals, ["seat 1", "seat 3"], "a partner is no rival");
        assert_eq!(scored(&first_round(2), 5), None);
        assert_eq!(scored(&first_round(0), 5), None);
        let practice = first_round(1).with(Purpose::Practice);
        assert_eq!(scored(&practice, 5), None, "what does not count is not looked back on");
        let mut undone = first_round(1);
        undone.taken_back.push(1);
        assert_eq!(scored(&undone, 5), None);
        assert_eq!(looks_back(&undone), Some(0), "there is something to learn all the same");
    }

    #[test]
    fn a_round_is_looked_back_on_beside_the_frame() {
        let game = first_round(1);
        let mut app = App::new();
        app.add_plugins(TaskPoolPlugin::default());
        app.init_resource::<Reviews>()
            .init_resource::<ReviewQueue>()
            .init_resource::<Mistakes>()
            .init_resource::<Searches>();
        app.add_systems(Update, look_back);
        let work = Work::new(Round {
            game: game.game().clone(),
            seat: 0,
            given_up: None,
        });
        let (place, round) = (Place::of(&game), scored(&game, 5));
        app.world_mut()
            .resource_mut::<ReviewQueue>()
            .0
            .push_back(Pending { place, round, work });
        while !app.world().resource::<ReviewQueue>().is_idle() {
            app.update();
        }
        let mut whole = Review::new(game.game(), 0);
        let report = loop {
            if let Some(report) = whole.step(100_000) {
                break report.clone();
            }
        };
        let result = report.of_seat(0);
        let kept = &app.world().resource::<Reviews>().rounds()[0];
        assert!(kept.play.decisions > 3 && kept.bids.decisions > 0);
        assert_eq!((kept.bids, kept.play), (result.bids, result.play));
        assert_eq!(kept.mistakes, result.mistakes);
        let mistakes = app.world().resource::<Mistakes>();
        let found = coach::mistakes(game.game(), &report, 0, Threshold::default());
        assert!(mistakes.knows(Place::of(&game)) && !found.is_empty());
        assert_eq!(mistakes.of(&game), found);
    }
}
