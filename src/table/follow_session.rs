//! Shows the session's changes on the table: applied actions go to the director event by event; a refreshed view is shown at once.

use bevy::prelude::*;
use spades_rules::Event;

use super::cues::CueQueue;
use super::director::Director;
use super::motion::Travel;
use super::overlay::Overlay;
use super::travels::{FLIP, TIDY};
use crate::audio::{PlaySound, Sound};
use crate::loading::LoadingStage;
use crate::say;
use crate::session::learning::Learning;
use crate::session::on_table::{self, TableChanged};
use crate::session::replaying::{Replayed, Replaying};
use crate::session::{
    Applied, ClaimAnswer, Conceded, Match, MatchBegan, MatchRefused, Perspective, Presentation, RefreshView, Refused,
    Undone,
};
use crate::settings::Settings;
use crate::states::{Menu, Screen};
use crate::text::Phrase;
use crate::text::notices::Notice;
use crate::text::renege_claims::CalledInVain;
use crate::ui::toasts::Toast;

/// Goes to the table when a match has begun.
pub fn go_to_table(
    mut began: MessageReader<MatchBegan>,
    stage: Res<State<LoadingStage>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if began.read().last().is_some() {
        screen.set(stage.way_to_table());
    }
}

/// Clears what the table showed before.
pub fn clear(_: On<TableChanged>, mut director: Director) {
    director.clear();
}

/// Ends a replay or an exercise with its table, whatever leads away from it.
pub fn end_detour(mut commands: Commands, screen: Res<State<Screen>>) {
    if !matches!(screen.get(), Screen::Table | Screen::Loading) {
        commands.queue(on_table::end);
    }
}

/// Shows the current state of the match on entering the table.
pub fn enter(
    game: Option<Res<Match>>,
    replaying: Option<Res<Replaying>>,
    learning: Option<Res<Learning>>,
    perspective: Res<Perspective>,
    mut director: Director,
    settings: Res<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(game) = game else {
        screen.set(Screen::Title);
        return;
    };
    director.clear();
    let replayed = replaying.map(|replaying| replaying.sight());
    if let Some(sight) = replayed.or_else(|| learning.map(|learning| learning.sight())) {
        director.show_seen(*sight, &perspective, &settings, Travel::JUMP);
        return;
    }
    let view = game.view(perspective.viewer);
    if game.action_count() == 0 {
        // A new match is dealt visibly.
        let opening = game.game().opening_events();
        let seen = opening.iter().map(|event| event.seen_by(view.viewer, game.game()));
        director.begin(seen, view.clone(), &perspective, &settings);
    } else {
        director.show(view, &perspective, &settings, Travel::JUMP);
    }
}

/// Tells the session whether the table is covered: while another screen, a page or a sheet is in front of it, nothing happens by itself.
pub fn cover(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    overlay: Option<Res<State<Overlay>>>,
    mut presentation: ResMut<Presentation>,
) {
    let sheet = overlay.is_some_and(|overlay| overlay.get().rests());
    let covered = *screen.get() != Screen::Table || *menu.get() != Menu::None || sheet;
    if presentation.covered != covered {
        presentation.covered = covered;
    }
}

/// Passes the session's changes to the director.
pub fn follow(
    mut applied: MessageReader<Applied>,
    mut reshown: MessageReader<RefreshView>,
    mut undone: MessageReader<Undone>,
    game: Option<Res<Match>>,
    perspective: Res<Perspective>,
    settings: Res<Settings>,
    mut director: Director,
    mut sounds: MessageWriter<PlaySound>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(game) = game else { return };
    let applied: Vec<&Applied> = applied.read().collect();
    // A refreshed view shows the table as it was before any new action.
    let lying = || match applied.first() {
        Some(first) => (*first.before).clone(),
        None => game.view(perspective.viewer),
    };
    for reshow in reshown.read() {
        let travel = match reshow {
            RefreshView::Opened | RefreshView::Closed => FLIP,
            RefreshView::Passed => TIDY,
        };
        if *reshow == RefreshView::Opened {
            sounds.write(PlaySound::new(Sound::Flip));
        }
        director.show(lying(), &perspective, &settings, travel);
    }
    if undone.read().last().is_some() {
        director.show(game.view(perspective.viewer), &perspective, &settings, TIDY);
    }
    for applied in applied {
        toasts.write_batch(called_in_vain(applied, &game));
        if applied.opened {
            director.show((*applied.before).clone(), &perspective, &settings, FLIP);
        }
        let live = game.is_playable();
        director.play(applied.events.iter().copied(), (*applied.after).clone(), live);
    }
}

/// Reports a wrong renege call, which has no other consequence.
fn called_in_vain(applied: &Applied, game: &Match) -> Option<Toast> {
    applied.events.iter().find_map(|event| match *event {
        Event::Called { caller, right: false } => Some(Toast::new(CalledInVain(game.who(caller)))),
        _ => None,
    })
}

/// Shows the steps of a replay.
pub fn follow_replay(
    mut replayed: MessageReader<Replayed>,
    perspective: Res<Perspective>,
    settings: Res<Settings>,
    mut director: Director,
) {
    for shown in replayed.read() {
        match shown {
            Replayed::Jumped(sight) => director.show_seen((**sight).clone(), &perspective, &settings, TIDY),
            Replayed::Stepped(events, sight) => {
                // Stepping forward doesn't wait for the previous step.
                director.skip_animation();
                director.play_seen(events.iter().copied(), (**sight).clone());
            }
        }
    }
}

/// Tells the session whether the table is still animating.
pub fn report(cues: Res<CueQueue>, mut presentation: ResMut<Presentation>) {
    let showing = !cues.idle();
    if presentation.showing != showing {
        presentation.showing = showing;
    }
}

/// Returns to the title when the match was conceded.
pub fn leave_conceded(
    mut conceded: MessageReader<Conceded>,
    game: Option<Res<Match>>,
    mut screen: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(&Conceded { side }) = conceded.read().last() else {
        return;
    };
    screen.set(Screen::Title);
    toasts.write(Toast::new(match game.filter(|game| game.hot_seat()) {
        // With several people, a side concedes to the only other side.
        Some(game) => Notice::SideConceded {
            loses: game.side_who(side),
            wins: game.side_who(1 - side),
        },
        None => Notice::MatchConceded,
    }));
}

/// Comments on the answer to a claim, and on a round that was given up.
pub fn comment_on_answers(mut answers: MessageReader<ClaimAnswer>, mut toasts: MessageWriter<Toast>) {
    toasts.write_batch(answers.read().filter_map(|answer| match answer {
        ClaimAnswer::TakeRest | ClaimAnswer::Grant => Some(Toast::new(Notice::ClaimAccepted)),
        ClaimAnswer::Concede => Some(Toast::new(Notice::RoundConceded)),
        ClaimAnswer::PlayOn => None,
    }));
}

/// Reports why an action or a match was refused.
pub fn report_refusals(
    mut actions: MessageReader<Refused>,
    mut matches: MessageReader<MatchRefused>,
    mut screen: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
) {
    for Refused(why) in actions.read() {
        toasts.write(Toast::new(*why));
    }
    for refused in matches.read() {
        match refused {
            MatchRefused::Rules(why) => {
                toasts.write(Toast::new(say::custom_rules::rules_do_not_fit(why.words())));
                screen.set(Screen::Setup);
            }
            // The store sets it aside and reports where.
            MatchRefused::Damaged(..) | MatchRefused::Nothing => screen.set(Screen::Title),
        }
    }
}
