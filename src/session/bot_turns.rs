//! The computer's turns: a bot thinks outside the frame loop, pauses as a person would, and acts.

use bevy::prelude::*;
use spades_bots::{Decision, Progress, decision_seed, proven_call, takes_the_rest};
use spades_rules::{Action, Phase, Seat};

use super::automatic::SETTLED;
use super::claims::{ClaimState, RemainingTricks};
use super::searches::{SLICE, Search, Searches};
use super::setup::Player;
use super::{Match, Pace, Perspective, Presentation, SessionOptions, SubmitAction};

/// The bot decision in progress, if any.
#[derive(Resource, Default)]
pub struct Thinking(Option<Pending>);

struct Pending {
    count: usize,
    seat: usize,
    waited: f32,
    /// Seconds that a person would take.
    moment: f32,
    work: Search<Action>,
    decided: Option<Action>,
}

/// Thinking time per frame in milliseconds on single-threaded platforms.
const FRAME_MILLIS: u128 = 4;

fn start(searches: Searches, mut decision: Decision) -> Search<Action> {
    searches.begin(FRAME_MILLIS, move || match decision.step(SLICE) {
        Progress::Done(action) => Some(action),
        Progress::Pending => None,
    })
}

/// Returns the renege call of a bot after the last card of a round, when no seat is to act: a call that this card proves.
fn closing_call(game: &Match) -> Option<Action> {
    let rules = game.game();
    if rules.phase() != Phase::Claims {
        return None;
    }
    let bots = rules
        .callers()
        .filter(|&seat| game.player(seat).is_some_and(Player::is_bot));
    bots.filter_map(|seat| proven_call(&game.view(seat))).next()
}

/// Returns how many seconds a person would take for this decision.
fn moment(game: &Match, action_count: usize) -> f32 {
    let base = match game.game().phase() {
        Phase::Draft => 0.35,
        Phase::Bidding => 0.9,
        _ => 0.5,
    };
    // A little uneven, like people.
    base + (action_count * 7 % 5) as f32 * 0.07
}

impl Thinking {
    /// Returns `true` if a bot is about to act.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.0.is_some()
    }

    /// Returns the seat of the bot that is about to act.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.0.as_ref().map(|pending| pending.seat)
    }
}

/// Starts, advances and finishes the computer's decisions.
pub(super) fn think(
    mut thinking: ResMut<Thinking>,
    game: Option<Res<Match>>,
    perspective: Res<Perspective>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    searches: Res<Searches>,
    mut settled: ResMut<RemainingTricks>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut submit: MessageWriter<SubmitAction>,
) {
    let Some(game) = game else { return };
    let count = game.action_count();
    if thinking.0.as_ref().is_some_and(|pending| pending.count != count) {
        thinking.0 = None;
    }
    // Immediately, before anyone can settle the round.
    if let Some(action) = closing_call(&game) {
        submit.write(SubmitAction { action, count });
        return;
    }
    let Some(seat) = game.game().actor() else { return };
    let Some(&Player::Bot { level, .. }) = game.player(seat) else {
        return;
    };
    let rest = settled.of(game.game().round());
    if matches!(rest, ClaimState::Claimed(_)) {
        return;
    }
    let pending = match &mut thinking.0 {
        Some(pending) if pending.seat == seat => pending,
        slot => slot.insert(Pending {
            count,
            seat,
            waited: 0.0,
            moment: match rest {
                ClaimState::Open | ClaimState::Claimed(_) | ClaimState::Refused => moment(&game, count),
                ClaimState::Taken | ClaimState::Granted(_) | ClaimState::Conceded => SETTLED,
            },
            work: start(
                *searches,
                Decision::new(&game.view(seat), level, decision_seed(game.game().seed(), count, seat)),
            ),
            // A bot that has claimed plays the cards that prove its claim.
            decided: Some(seat)
                .filter(|_| matches!(rest, ClaimState::Granted(_) | ClaimState::Refused))
                .and_then(|seat| takes_the_rest(&game.view(seat)))
                .map(Action::Play),
        }),
    };
    if !presentation.showing && !perspective.curtain {
        pending.waited += pace.seconds(&time, options.speed);
    }
    if pending.decided.is_none() {
        pending.decided = pending.work.poll(*searches);
    }
    if pending.waited >= pending.moment
        && let Some(action) = pending.decided
    {
        if rest == ClaimState::Open && game.claims_the_rest(seat) {
            settled.claim(game.game().round(), seat);
            // Its trick-by-trick choice may differ from the line it has proven.
            thinking.0 = None;
            return;
        }
        submit.write(SubmitAction { action, count });
        thinking.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use spades_bots::Level;
    use spades_rules::{Preset, Renege, Rules, Seed, Setup};

    use super::*;
    use crate::session::setup::MatchSetup;
    use crate::session::{RulesKind, SavedMatch};

    /// Returns a round after its last card: seat 1 threw a club on a heart lead, holding another heart if `reneged`.
    fn played_out(players: [Player; 2], reneged: bool) -> Match {
        let rules = Rules {
            renege: Renege::Penalized,
            ..Preset::ClosedDraft.rules()
        };
        let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
        let last = if reneged { "AH" } else { "AD" };
        let hands = Setup::new(vec![hand("2H 3C"), hand(&format!("4C {last}"))], 0);
        let mut game = spades_rules::Game::from_setup(rules, hands, Seed::from_u64(0)).unwrap();
        for word in ["bid1", "bid1", "2H", "4C", "3C", last] {
            game.apply(word.parse().unwrap()).unwrap();
        }
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Custom,
            players: players.to_vec(),
        };
        Match::resume(&SavedMatch::new(&setup, false, 0, game.record())).unwrap()
    }

    #[test]
    fn a_bot_calls_the_renege_that_the_last_card_proves() {
        let person = || Player::Human { name: "Ada".to_owned() };
        for level in Level::ALL {
            let bot = || Player::Bot {
                name: "Opponent".to_owned(),
                level,
            };
            let call = closing_call(&played_out([bot(), person()], true));
            assert_eq!(call, Some(Action::Call(0)), "{level:?}");
            assert_eq!(closing_call(&played_out([bot(), person()], false)), None);
            // People decide for themselves, and the seat that reneged has nothing to call.
            assert_eq!(closing_call(&played_out([person(), bot()], true)), None);
        }
    }

    #[test]
    fn the_call_ends_the_round_before_anybody_settles_it() {
        let players = [
            Player::Bot {
                name: "Opponent".to_owned(),
                level: Level::Beginner,
            },
            Player::Human { name: "Ada".to_owned() },
        ];
        let game = played_out(players, true);
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, crate::session::plugin));
        app.insert_resource(Perspective::at_start(&game));
        app.insert_resource(game);
        for _ in 0..3 {
            app.update();
        }
        let game = app.world().resource::<Match>().game();
        assert_eq!(game.record().actions.last(), Some(&Action::Call(0)));
        assert!(game.phase().is_scored(), "{:?}", game.phase());
    }
}
