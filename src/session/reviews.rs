//! Reviews of a single player's decisions against bots, round by round. They run in the background after each round, and are saved.

mod saved;

use std::collections::VecDeque;

use bevy::prelude::*;
use spades_bots::{Report, Review, SeatReview};
use spades_learn::coach::{self, Threshold};
use spades_rules::{Event, Game, Seat};

use super::mistakes::{MatchPosition, Mistakes};
use super::searches::{SLICE, Search, Searches};
use super::setup::Player;
use super::{Applied, Match, RemainingTricks, RulesKind, clock};

use saved::start_of;
pub use saved::{KEPT, Reviews, RoundReview, VERSION};

/// Maximum number of rounds waiting for review. Only a demonstration plays faster.
const WAITING: usize = 4;

/// A round in the review queue.
struct Pending {
    place: MatchPosition,
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
    let over = game.game().phase().is_scored();
    let seat = game.only_person()?;
    (over && game.is_recorded() && game.setup().players.len() > 1).then_some(seat)
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
    let round = RoundReview {
        round: format!("{}-{}", start_of(rules.seed()), rules.round()),
        ended,
        kind: Some(game.setup().kind),
        own_rules: (game.setup().kind == RulesKind::Custom).then_some(*rules.rules()),
        level: rivals.iter().filter_map(|rival| rival.level()).max(),
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
    let place = MatchPosition::of(&game);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Purpose;
    use crate::session::setup::MatchSetup;
    use spades_bots::Level;
    use spades_rules::{Preset, Seed};

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
        while !game.game().phase().is_scored() {
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
        let (place, round) = (MatchPosition::of(&game), scored(&game, 5));
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
        assert!(mistakes.knows(MatchPosition::of(&game)) && !found.is_empty());
        assert_eq!(mistakes.of(&game), found);
    }
}
