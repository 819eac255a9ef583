//! The course of a match: it starts, is resumed, undone, saved; actions are put to the rules and what comes of them goes to the
//! director; and who looks at the table changes with whose turn it is.

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;
use spades_rules::{Action, Event, Phase, Seed};

use super::director::{Director, FLIP, Pace, TIDY, table_seconds};
use super::hud::ToolPressed;
use super::input::{OpenEyes, Turn, turn};
use super::motion::Travel;
use crate::Screen;
use crate::audio::{PlaySound, Sound};
use crate::loading::Stage;
use crate::redraw::Redraw;
use crate::screens::SavedMatchInfo;
use crate::session::perspective::Perspective;
use crate::session::setup::{ContinueMatch, StartMatch};
use crate::session::statistics::Statistics;
use crate::session::{Match, SavedMatch, SubmitAction};
use crate::settings::Settings;
use crate::storage::{Loaded, Store};
use crate::ui::toasts::Toast;

/// The key of the saved match in the store.
pub const SAVE: &str = "match";

/// The same rules and players once more.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Rematch;

/// The curtain's button was held: the next player sees the table.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Unveil;

/// The seed that the next match is to have (demonstrations and tests).
#[derive(Resource, Default, Debug)]
pub struct NextSeed(pub Option<Seed>);

/// A seed from the system's randomness.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    if let Err(why) = SysRng.try_fill_bytes(&mut bytes) {
        warn!("no randomness from the system ({why}); the deal is seeded by the clock");
        let now = bevy::platform::time::Instant::now().elapsed().as_nanos();
        bytes[..16].copy_from_slice(&now.to_le_bytes());
    }
    Seed(bytes)
}

/// Starts or resumes a match when a screen asks for it.
pub fn begin(
    mut commands: Commands,
    mut starts: MessageReader<StartMatch>,
    mut continues: MessageReader<ContinueMatch>,
    mut rematches: MessageReader<Rematch>,
    current: Option<Res<Match>>,
    store: Res<Store>,
    mut next_seed: ResMut<NextSeed>,
    mut director: ResMut<Director>,
    stage: Res<State<Stage>>,
    mut screen: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
) {
    let again = rematches
        .read()
        .last()
        .and(current.as_ref())
        .map(|game| game.setup().clone());
    let setup = starts.read().last().map(|start| start.0.clone()).or(again);
    let mut found = None;
    if let Some(setup) = setup {
        let seed = next_seed.0.take().unwrap_or_else(fresh_seed);
        match Match::new(setup, seed) {
            Ok(game) => found = Some(game),
            Err(why) => {
                toasts.write(Toast(format!("These rules make no sense: {why}")));
                screen.set(Screen::Setup);
            }
        }
    } else if continues.read().last().is_some() {
        match load(&store) {
            Ok(game) => found = game,
            Err(why) => {
                toasts.write(Toast(why));
            }
        }
        if found.is_none() {
            screen.set(Screen::Title);
        }
    }
    if let Some(game) = found {
        director.clear();
        commands.insert_resource(game);
        screen.set(stage.way_to_table());
    }
}

/// The saved match, if there is one that can be taken up.
fn load(store: &Store) -> Result<Option<Match>, String> {
    match store.load::<SavedMatch>(SAVE) {
        Loaded::Found(saved) => match Match::resume(saved) {
            Ok(game) => Ok(Some(game)),
            Err(why) => {
                let aside = store.set_aside(SAVE);
                Err(format!(
                    "The saved match cannot be taken up: {why}. It was set aside as {aside}."
                ))
            }
        },
        Loaded::Missing => Ok(None),
        Loaded::Damaged { why, set_aside } => Err(format!(
            "The saved match is damaged: {why}. It was set aside as {set_aside}."
        )),
    }
}

/// Tells the title what there is to continue.
pub fn announce_save(store: Res<Store>, mut info: ResMut<SavedMatchInfo>, mut toasts: MessageWriter<Toast>) {
    info.0 = match load(&store) {
        Ok(game) => game.filter(|game| game.game().winners().is_none()).map(|game| {
            let scores: Vec<String> = game
                .game()
                .scores()
                .iter()
                .map(|score| super::hud::signed(*score))
                .collect();
            format!(
                "{} · Round {} · {}",
                game.setup().title,
                game.game().round(),
                scores.join(" to ")
            )
        }),
        Err(why) => {
            toasts.write(Toast(why));
            None
        }
    };
}

/// The table is entered: shows the match as it stands.
pub fn enter(
    game: Option<Res<Match>>,
    mut perspective: ResMut<Perspective>,
    mut director: ResMut<Director>,
    settings: Res<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(game) = game else {
        screen.set(Screen::Title);
        return;
    };
    let fresh = game.count() == 0;
    *perspective = Perspective {
        viewer: looker(&game, 0),
        open: !game.hot_seat(),
        curtain: false,
    };
    director.clear();
    let view = game.view(perspective.viewer);
    if fresh {
        // A new match is dealt before the eyes.
        let opening = game.game().opening_events();
        let seen = opening.iter().map(|event| event.seen_by(view.viewer, game.game()));
        director.begin(seen, view.clone(), &perspective, &settings);
    } else {
        director.show(view, &perspective, &settings, Travel::JUMP);
    }
    perspective.curtain = game.hot_seat();
}

/// Who looks when it is nobody's turn at this machine: the person who looked last, or the only one.
fn looker(game: &Match, current: usize) -> usize {
    let deciding = game
        .game()
        .actor()
        .filter(|&seat| game.player(seat).is_some_and(|player| !player.is_bot()));
    deciding
        .or_else(|| game.humans().find(|&seat| seat == current))
        .or_else(|| game.humans().next())
        .unwrap_or(0)
}

/// Puts actions to the rules.
pub fn act(
    mut submitted: MessageReader<SubmitAction>,
    game: Option<ResMut<Match>>,
    mut perspective: ResMut<Perspective>,
    settings: Res<Settings>,
    store: Res<Store>,
    mut statistics: ResMut<Statistics>,
    mut director: ResMut<Director>,
    mut toasts: MessageWriter<Toast>,
    mut reported: Local<bool>,
) {
    let Some(mut game) = game else { return };
    for &SubmitAction { action, count } in submitted.read() {
        if count != game.count() {
            continue;
        }
        let opens = matches!(action, Action::Draw | Action::Look)
            && game.game().actor() == Some(perspective.viewer)
            && !perspective.open;
        let before = opens.then(|| game.view(perspective.viewer));
        match game.apply(action) {
            Err(why) => {
                toasts.write(Toast(why.to_string()));
            }
            Ok(events) => {
                if let Some(before) = before {
                    // One tap draws and opens the hand.
                    perspective.open = true;
                    director.show(before, &perspective, &settings, FLIP);
                }
                let seen: Vec<Event> = events
                    .iter()
                    .map(|event| event.seen_by(perspective.viewer, game.game()))
                    .collect();
                director.play(seen, game.view(perspective.viewer));
                if crate::session::score_book::counts(&game) {
                    crate::session::score_book::note(&mut statistics, &game, perspective.viewer, &events);
                }
                match store.save(SAVE, &game.saved()) {
                    Ok(()) => *reported = false,
                    Err(why) if !*reported => {
                        *reported = true;
                        toasts.write(Toast(format!("The match cannot be saved: {why}. You can play on.")));
                    }
                    Err(_) => {}
                }
            }
        }
    }
}

/// Two people at one machine: when all is shown and another person decides, his predecessor's cards close and he gets the place at
/// the bottom; between stages, or always if so chosen, behind the curtain.
pub fn change_eyes(
    game: Option<Res<Match>>,
    mut perspective: ResMut<Perspective>,
    mut director: ResMut<Director>,
    settings: Res<Settings>,
    mut stage: Local<Option<(u16, Phase)>>,
) {
    let Some(game) = game else { return };
    if !game.hot_seat() || !director.idle() || perspective.curtain {
        return;
    }
    let Some(view) = &director.view else { return };
    if matches!(view.phase, Phase::RoundEnd | Phase::MatchEnd | Phase::Claims) {
        if perspective.open {
            perspective.open = false;
            director.show(game.view(perspective.viewer), &perspective, &settings, FLIP);
        }
        return;
    }
    let next = looker(&game, perspective.viewer);
    let now = Some((view.round, view.phase));
    let staged = stage.is_some() && *stage != now;
    let changed = next != perspective.viewer;
    *stage = now;
    // Whoever has decided is done with his secrets.
    let decided = perspective.open && view.actor.is_some_and(|actor| actor != perspective.viewer);
    if !changed && !staged && !decided {
        return;
    }
    *perspective = Perspective {
        viewer: next,
        open: false,
        curtain: staged || changed && settings.curtain_always,
    };
    director.show(game.view(next), &perspective, &settings, TIDY);
}

/// A tap or key opens the viewer's hand.
pub fn open_eyes(
    mut opens: MessageReader<OpenEyes>,
    mut unveils: MessageReader<Unveil>,
    game: Option<Res<Match>>,
    mut perspective: ResMut<Perspective>,
    mut director: ResMut<Director>,
    settings: Res<Settings>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let asked = opens.read().last().is_some();
    let unveiled = unveils.read().last().is_some() && perspective.curtain;
    let Some(game) = game else { return };
    if !asked && !unveiled {
        return;
    }
    perspective.curtain = false;
    // Holding the button was the consent; a draft's hand opens with its draw.
    perspective.open = true;
    sounds.write(PlaySound(Sound::Flip));
    director.show(game.view(perspective.viewer), &perspective, &settings, FLIP);
}

/// What needs no decision happens by itself, after a moment: drawing against the computer, a card that is the only one.
pub fn unasked(
    game: Option<Res<Match>>,
    director: Res<Director>,
    perspective: Res<Perspective>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut waited: Local<(usize, f32)>,
    mut submit: MessageWriter<SubmitAction>,
) {
    let Some(game) = game else { return };
    let Some(view) = &director.view else { return };
    let now = turn(&director, &perspective, &game);
    let demonstration = game.humans().next().is_none();
    let action = match (now, view.legal.as_slice()) {
        // With nobody at this machine the rounds go on by themselves.
        _ if demonstration && director.idle() => view
            .legal
            .iter()
            .find(|action| matches!(action, Action::NextRound | Action::Settle))
            .map(|&action| (action, 2.5)),
        (Turn::Draw, [Action::Draw]) if !game.hot_seat() => Some((Action::Draw, 0.12)),
        (Turn::Play | Turn::Open, &[Action::Play(card)]) if settings.auto_play_one => Some((Action::Play(card), 0.45)),
        _ => None,
    };
    let Some((action, after)) = action else {
        *waited = (game.count(), 0.0);
        return;
    };
    if waited.0 != game.count() {
        *waited = (game.count(), 0.0);
    }
    waited.1 += table_seconds(&time, &settings, *pace);
    redraw.for_a_while();
    if waited.1 >= after {
        submit.write(SubmitAction {
            action,
            count: game.count(),
        });
    }
}

/// Takes back the last decision.
pub fn undo(
    mut tools: MessageReader<ToolPressed>,
    game: Option<ResMut<Match>>,
    perspective: Res<Perspective>,
    mut director: ResMut<Director>,
    settings: Res<Settings>,
    store: Res<Store>,
) {
    if !tools.read().any(|&tool| tool == ToolPressed::Undo) {
        return;
    }
    let Some(mut game) = game else { return };
    if game.undo() {
        director.show(game.view(perspective.viewer), &perspective, &settings, TIDY);
        if let Err(why) = store.save(SAVE, &game.saved()) {
            warn!("the match cannot be saved: {why}");
        }
    }
}
