//! How somebody alone against the computer has decided, round by round: worked out beside the frame when a round is over, and kept.

use std::collections::{BTreeMap, VecDeque};

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};
use spades_archive::LEVELS;
use spades_bots::{Level, Loss, Mistake, Report, Review, SeatReview, StageReview};
use spades_learn::coach::{self, Threshold};
use spades_rules::{Event, Game, Phase, Rules, Seat};

use super::mistakes::{Mistakes, Place};
use super::searches::{SLICE, Search, Searches};
use super::setup::Player;
use super::{Applied, Match, RestOfRound, RulesKind, clock};

/// The version of the text that is written.
pub const VERSION: u32 = 1;

/// How many rounds are kept: the latest.
pub const KEPT: usize = 500;

/// How many rounds wait to be looked back on at most. Nobody plays faster, but for a demonstration.
const WAITING: usize = 4;

/// A round that was looked back on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundReview {
    /// Tells the round from all others: the start of the match's seed, and its number.
    pub round: String,
    /// When it was over, in seconds since 1970 began in UTC.
    pub ended: u64,
    /// Whose rules they were.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub kind: Option<RulesKind>,
    /// The rules, where they are the player's own.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub own_rules: Option<Rules>,
    /// The level of the strongest bot on another side.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub level: Option<Level>,
    /// The names of everybody on another side.
    pub rivals: Vec<String>,
    /// What was kept and discarded.
    pub draft: StageReview,
    /// Bids.
    pub bids: StageReview,
    /// Cards.
    pub play: StageReview,
    /// What mistakes have cost, by kind.
    #[serde(deserialize_with = "known_kinds")]
    pub mistakes: BTreeMap<Mistake, Loss>,
}

/// What a newer version may have put there is not known here.
fn if_known<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned>(deserializer: D) -> Result<Option<T>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).ok())
}

fn known_kinds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Mistake, Loss>, D::Error> {
    let found = BTreeMap::<String, Loss>::deserialize(deserializer)?;
    let kind = |name: String| serde_json::from_value(serde_json::Value::String(name)).ok();
    Ok(found
        .into_iter()
        .filter_map(|(name, loss)| Some((kind(name)?, loss)))
        .collect())
}

/// All rounds that were looked back on, the latest last.
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

    /// The rounds of both, the latest last. What stands here stays where both have a round.
    #[must_use]
    pub fn joined(mut self, other: Reviews) -> Reviews {
        let new = |round: &RoundReview| !self.rounds.iter().any(|own| own.round == round.round);
        let added: Vec<RoundReview> = other.rounds.into_iter().filter(new).collect();
        self.rounds.extend(added);
        self.rounds.sort_by_key(|round| round.ended);
        self.drop_oldest();
        self
    }

    /// Adds a round, in place of the same one as it was before something in it was taken back.
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

/// A round that waits to be looked back on, or is.
struct Pending {
    place: Place,
    /// Without the figures; nothing where they are not kept.
    round: Option<RoundReview>,
    work: Work,
}

/// A round as its player is to look back on it.
struct Round {
    game: Game,
    seat: Seat,
    /// From so many actions on the cards played themselves.
    given_up: Option<usize>,
}

/// What there is to say of a round.
struct Told {
    review: SeatReview,
    mistakes: Vec<coach::Mistake>,
}

impl Round {
    fn told(&self, report: &Report) -> Told {
        let mut report = report.clone();
        if let Some(end) = self.given_up {
            report.decisions.retain(|decision| decision.at < end);
        }
        Told {
            review: report.of_seat(self.seat),
            mistakes: coach::mistakes(&self.game, &report, self.seat, Threshold::default()),
        }
    }
}

/// What is worked at, and what waits.
#[derive(Resource, Default)]
pub struct LookingBack(VecDeque<Pending>);

impl LookingBack {
    /// Whether frames are needed: for it to go on in the browser, and everywhere to tell what was found as soon as it is.
    #[must_use]
    pub fn needs_frames(&self) -> bool {
        !self.0.is_empty()
    }

    /// Whether nothing is being worked at.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.0.is_empty()
    }
}

/// Milliseconds of a frame that it may take where there is only one thread.
const FRAME_MILLIS: u128 = 3;

/// A round that waits its turn, or is gone through.
enum Work {
    Waiting(Option<Box<(Round, Review)>>),
    Running(Search<Told>),
}

impl Work {
    fn new(round: Round) -> Work {
        let review = Review::of_seat(&round.game, round.seat, 0);
        Work::Waiting(Some(Box::new((round, review))))
    }

    fn poll(&mut self, searches: Searches) -> Option<Told> {
        if let Work::Waiting(waiting) = self {
            let (round, mut review) = *waiting.take()?;
            let step = move || review.step(SLICE).map(|report| round.told(report));
            *self = Work::Running(searches.begin(FRAME_MILLIS, step));
        }
        match self {
            Work::Running(search) => search.poll(searches),
            Work::Waiting(_) => None,
        }
    }
}

/// The only person at the machine, against the computer, where the round that is over is looked back on; nobody in practice.
#[must_use]
pub fn looks_back(game: &Match) -> Option<Seat> {
    let over = matches!(game.game().phase(), Phase::RoundEnd | Phase::MatchEnd);
    let mut people = game.humans();
    let seat = people.next().filter(|_| people.next().is_none())?;
    (over && game.counts() && game.setup().players.len() > 1).then_some(seat)
}

/// What is kept of the round that was just scored; nothing where a decision was taken back in it after something new was seen.
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
    let start: String = rules.seed().0[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let round = RoundReview {
        round: format!("{start}-{}", rules.round()),
        ended,
        kind: Some(game.setup().kind),
        own_rules: (game.setup().kind == RulesKind::Custom).then_some(*rules.rules()),
        level: rivals.iter().filter_map(level).max_by_key(|level| *level as usize),
        rivals: rivals.iter().map(|player| player.name().to_owned()).collect(),
        ..default()
    };
    Some(round)
}

/// A round that was scored waits to be looked back on; and one that lies on the table again, whose figures were kept when it was scored.
pub(super) fn note(
    mut applied: MessageReader<Applied>,
    game: Option<Res<Match>>,
    rest: Res<RestOfRound>,
    mistakes: Res<Mistakes>,
    mut looking: ResMut<LookingBack>,
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

/// Looks back on the round that waits longest.
pub(super) fn look_back(
    mut looking: ResMut<LookingBack>,
    searches: Res<Searches>,
    mut reviews: ResMut<Reviews>,
    mut mistakes: ResMut<Mistakes>,
) {
    let Some(pending) = looking.bypass_change_detection().0.front_mut() else {
        return;
    };
    let Some(told) = pending.work.poll(*searches) else {
        return;
    };
    let Some(Pending { place, round, .. }) = looking.0.pop_front() else {
        return;
    };
    mistakes.found(place, told.mistakes);
    if let Some(round) = round {
        let SeatReview {
            draft,
            bids,
            play,
            mistakes,
        } = told.review;
        reviews.add(RoundReview {
            draft,
            bids,
            play,
            mistakes,
            ..round
        });
    }
}

impl RoundReview {
    /// The key of the level, as the history has it.
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
    use spades_rules::{Phase, Preset, Seed};

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

    /// A match of these players at the end of its first round.
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
            .init_resource::<LookingBack>()
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
            .resource_mut::<LookingBack>()
            .0
            .push_back(Pending { place, round, work });
        while !app.world().resource::<LookingBack>().is_idle() {
            app.update();
        }
        let mut whole = Review::new(game.game(), 0);
        let report = loop {
            if let Some(report) = whole.step(100_000) {
                break report.clone();
            }
        };
        let told = report.of_seat(0);
        let kept = &app.world().resource::<Reviews>().rounds()[0];
        assert!(kept.play.decisions > 3 && kept.bids.decisions > 0);
        assert_eq!((kept.bids, kept.play), (told.bids, told.play));
        assert_eq!(kept.mistakes, told.mistakes);
        let mistakes = app.world().resource::<Mistakes>();
        let found = coach::mistakes(game.game(), &report, 0, Threshold::default());
        assert!(mistakes.knows(Place::of(&game)) && !found.is_empty());
        assert_eq!(mistakes.of(&game), found);
    }
}
