//! Sheets over the table: the match rests behind them, and the ways out are where they were.

use std::time::Duration;

use bevy::prelude::*;
use spades::session::{Match, Perspective, Turn};
use spades::settings::Settings;
use spades::states::Screen;
use spades::storage::Store;
use spades::table::cues::CueQueue;
use spades::table::overlays::Overlay;
use spades_rules::{Phase, Preset};

use crate::common::{
    button, focused, game, in_real_time, let_pass, players, rest, resume, seek, start, step_until, walk_to,
};
use crate::devices::key;
use crate::inspection::{come_to, until_laid_out};
use crate::mistakes::at_the_result;
use crate::positions::{new_match, played_on};

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn lay_over(app: &mut App, wanted: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(wanted);
    app.update();
    assert_eq!(overlay(app), wanted);
}

/// In real time, at the computer's turn of a draft, before it acts.
fn at_the_computers_turn() -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Choose);
    rest(&mut app);
    in_real_time(&mut app);
    key(&mut app, KeyCode::KeyK);
    step_until(&mut app, "the computer's turn", |world| {
        world.resource::<CueQueue>().idle() && world.resource::<Match>().game().actor() == Some(1)
    });
    app
}

#[test]
fn the_match_rests_behind_every_sheet() {
    let mut app = at_the_computers_turn();
    let count = |app: &App| app.world().resource::<Match>().action_count();
    let before = count(&app);
    // Asks first, as another card has been seen.
    app.update();
    key(&mut app, KeyCode::KeyU);
    assert_eq!(overlay(&app), Overlay::Undo);
    for sheet in [
        Overlay::Undo,
        Overlay::Menu,
        Overlay::Concede,
        Overlay::Restart,
        Overlay::Discards,
        Overlay::Known,
    ] {
        lay_over(&mut app, sheet);
        let_pass(&mut app, Duration::from_secs(10));
        assert_eq!(count(&app), before, "the match goes on behind {sheet:?}");
        assert!(app.world().resource::<CueQueue>().idle(), "{sheet:?}");
    }
    lay_over(&mut app, Overlay::None);
    let_pass(&mut app, Duration::from_secs(3));
    assert!(count(&app) > before, "it goes on");
}

/// It was at four heights, by the number of entries above it.
#[test]
fn the_main_menu_is_at_one_height() {
    let mut app = game(Store::in_memory(), (1280, 720));
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    let rules = Preset::OpenDraft.rules();
    let dealt = new_match(rules, Preset::OpenDraft, players(false), 5);
    let stages = [Phase::Draft, Phase::Bidding, Phase::Play, Phase::RoundEnd];
    for size in [(1280, 720), (390, 844), (844, 390)] {
        let heights = stages.map(|stage| {
            let saved = played_on(dealt.clone(), |game| game.phase() == stage);
            resume(&mut app, &saved, size);
            // The result panel unfolds.
            (0..60).for_each(|_| app.update());
            lay_over(&mut app, Overlay::Menu);
            until_laid_out(&mut app);
            let height = button(&mut app, "leave-to-the-title").y;
            lay_over(&mut app, Overlay::None);
            height
        });
        assert!(
            heights.iter().all(|y| (y - heights[0]).abs() < 1.0),
            "{size:?}: {heights:?}"
        );
    }
}

/// The opacity of the shade behind a result.
fn shade(app: &mut App) -> f32 {
    let root = seek(app, "result-panel").expect("a result");
    app.world().get::<BackgroundColor>(root).expect("a shade").0.alpha()
}

#[test]
fn every_result_has_the_same_shade_behind_it() {
    let shades = [
        (Preset::OpenDraft, (1280, 720)),
        (Preset::Pairs, (1280, 720)),
        (Preset::OpenDraft, (390, 844)),
    ]
    .map(|(preset, size)| shade(&mut at_the_result(preset, size)));
    assert!(shades.iter().all(|&shade| shade == shades[0]), "{shades:?}");
}

/// A person at the curtain can leave without a look at the cards behind it.
#[test]
fn the_curtain_has_a_way_out() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::Solo, players_of_four(), 4);
    step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
    app.update();
    for opens in [KeyCode::Escape, KeyCode::Enter] {
        if opens == KeyCode::Enter {
            walk_to(&mut app, "menu");
        }
        key(&mut app, opens);
        app.update();
        assert_eq!(overlay(&app), Overlay::WayOut, "{opens:?}");
        // The key that closes it opens no curtain, however long it is held.
        key(&mut app, KeyCode::Escape);
        assert_eq!(overlay(&app), Overlay::None);
        assert!(app.world().resource::<Perspective>().curtain);
    }
    key(&mut app, KeyCode::Escape);
    app.update();
    assert!(focused(&app).is_some());
    let entries = ["settings", "look-back", "restart-the-match", "concede-the-match"];
    assert!(entries.iter().all(|entry| seek(&mut app, entry).is_none()));
    walk_to(&mut app, "leave-to-the-title");
    key(&mut app, KeyCode::Enter);
    app.update();
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
}

fn players_of_four() -> Vec<spades::session::setup::Player> {
    players(true).into_iter().chain(players(true)).collect()
}
