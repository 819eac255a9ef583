//! Comments by computer players after a round: rare, at most one at a time, and only to a person who plays alone.

use bevy::prelude::*;
use spades_rules::Event;

use super::TableSystems;
use super::cues::CueQueue;
use crate::Screen;
use crate::session::setup::Player;
use crate::session::{Applied, Match, RoundOutcome, SideWho, Who};
use crate::settings::Settings;
use crate::text::personas::{Moment, Talk, called};
use crate::ui::toasts::Toast;

/// The comment to show when everything else has been shown.
#[derive(Resource, Default)]
struct Pending(Option<Talk>);

/// One round in this many gets a comment, if there is anything to comment on.
const SELDOM: usize = 2;

fn is_you(who: &Who) -> bool {
    matches!(who, Who::You(_))
}

/// Returns the speaker and the moment: the rarest of several.
fn moment(outcomes: &[RoundOutcome]) -> Option<(Option<&Who>, Moment)> {
    let nil = outcomes.iter().find_map(|outcome| match outcome {
        RoundOutcome::Nil { who, tricks: 0, .. } if is_you(who) => Some((None, Moment::YourNil)),
        RoundOutcome::Nil { who, .. } if is_you(who) => Some((None, Moment::YourNilFailed)),
        RoundOutcome::Nil { who, tricks: 0, .. } => Some((Some(who), Moment::MyNil)),
        _ => None,
    });
    let set = outcomes.iter().find_map(|outcome| match outcome {
        RoundOutcome::Set { side, bid, tricks } => match side {
            SideWho::One(who) if !is_you(who) => Some((Some(who), Moment::YouSetMe)),
            SideWho::Pair(one, other) if !is_you(one) && !is_you(other) => Some((Some(one), Moment::YouSetMe)),
            // It would be no comfort after missing more.
            SideWho::One(_) if tricks + 1 == *bid => Some((None, Moment::YouAreSet)),
            _ => None,
        },
        _ => None,
    });
    let made = outcomes.iter().find_map(|outcome| match outcome {
        RoundOutcome::Made { side, bid, tricks } if bid == tricks => match side {
            SideWho::One(who) if is_you(who) => Some((None, Moment::Exactly)),
            SideWho::Pair(one, other) if is_you(one) => Some((Some(other), Moment::Together)),
            SideWho::Pair(one, other) if is_you(other) => Some((Some(one), Moment::Together)),
            _ => None,
        },
        _ => None,
    });
    nil.or(set).or(made)
}

/// Returns the comment on the round just scored.
fn talk(game: &Match) -> Option<Talk> {
    let seed = game.game().seed().to_string();
    let chance: usize = seed.bytes().map(usize::from).sum();
    let number = chance + usize::from(game.game().round());
    if game.only_person().is_none() || !number.is_multiple_of(SELDOM) {
        return None;
    }
    let outcomes = game.round_story();
    let (who, of) = moment(&outcomes)?;
    // Clockwise from the person: the first is the neighbour, who isn't a partner.
    let (home, count) = (game.home(), game.setup().players.len());
    let seats = (1..count).map(|after| (home + after) % count);
    let mut personas = seats.filter_map(|seat| match game.player(seat)? {
        Player::Bot { name, level } if called(name, *level).is_some() => Some((seat, name)),
        _ => None,
    });
    let side = |seat| game.game().side_of(seat);
    let name = match who {
        Some(Who::Named(speaker)) => personas.find(|(_, name)| *name == speaker),
        Some(_) => None,
        None => personas.find(|&(seat, _)| side(seat) != side(home)),
    };
    Some(Talk {
        name: name?.1.clone(),
        of,
        otherwise: (number / SELDOM) % 2 == 1,
    })
}

fn listen(
    mut applied: MessageReader<Applied>,
    game: Option<Res<Match>>,
    settings: Res<Settings>,
    mut pending: ResMut<Pending>,
) {
    let scored = applied
        .read()
        .any(|applied| applied.events.iter().any(|event| matches!(event, Event::RoundScored)));
    let Some(game) = game.filter(|game| scored && settings.table_talk && game.is_recorded()) else {
        return;
    };
    pending.0 = talk(&game);
}

/// Shows the comment when the last trick has been seen.
fn speak(mut pending: ResMut<Pending>, cues: Res<CueQueue>, mut toasts: MessageWriter<Toast>) {
    if pending.0.is_some() && cues.idle() {
        toasts.write_batch(pending.0.take().map(Toast::new));
    }
}

fn leave(mut pending: ResMut<Pending>) {
    pending.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pending>();
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(Update, (listen, speak).chain().in_set(TableSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn you() -> Who {
        Who::You(String::new())
    }

    fn judith() -> Who {
        Who::Named("Judith".into())
    }

    #[test]
    fn the_rarest_moment_is_talked_of_and_small_things_are_not() {
        let made = |side, bid, tricks| RoundOutcome::Made { side, bid, tricks };
        let set = |side, bid, tricks| RoundOutcome::Set { side, bid, tricks };
        let nil = |who, tricks| RoundOutcome::Nil {
            who,
            blind: false,
            tricks,
        };
        let one = SideWho::One;
        assert_eq!(moment(&[made(one(you()), 5, 7), made(one(judith()), 5, 5)]), None);
        assert_eq!(moment(&[made(one(you()), 5, 5)]), Some((None, Moment::Exactly)));
        assert_eq!(
            moment(&[made(one(you()), 5, 5), set(one(judith()), 8, 7)]),
            Some((Some(&judith()), Moment::YouSetMe))
        );
        assert_eq!(
            moment(&[set(one(judith()), 8, 7), nil(you(), 0)]),
            Some((None, Moment::YourNil))
        );
        assert_eq!(moment(&[nil(judith(), 0)]), Some((Some(&judith()), Moment::MyNil)));
        assert_eq!(moment(&[nil(judith(), 1)]), None, "a failed nil is bitter enough");
        assert_eq!(moment(&[set(one(you()), 8, 5)]), None);
        assert_eq!(
            moment(&[made(SideWho::Pair(you(), judith()), 7, 7)]),
            Some((Some(&judith()), Moment::Together))
        );
    }
}
