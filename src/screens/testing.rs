//! The screens without a window or a renderer, driven by keys.

use bevy::app::PluginGroup;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy::winit::WinitPlugin;
use spades_archive::code::{Carry, DealCode};
use spades_bots::Level;
use spades_rules::{Game, Preset, Rules, Seed};
use std::time::Duration;

use crate::screens::OpenLink;
use crate::session::learning::Learned;
use crate::session::setup::{MatchSetup, Player};
use crate::session::slots::{SlotId, Slots};
use crate::session::{Match, MatchFinished, RulesKind};
use crate::states::{Menu, Screen};
use crate::storage::Store;
use crate::ui::Fonts;

/// The folder of assets.
const ASSETS: &str = "assets";

/// Returns an app that shows the title in a window of this size.
pub(crate) fn app(width: u32, height: u32) -> App {
    app_on(Store::in_memory(), width, height)
}

/// Returns an app whose asset folder doesn't exist, so that no picture is decoded.
pub(crate) fn app_without_files() -> App {
    build(Store::in_memory(), (1280, 720), "no-such-folder")
}

/// Returns an app on the given store that shows the title in a window of this size.
pub(crate) fn app_on(store: Store, width: u32, height: u32) -> App {
    build(store, (width, height), ASSETS)
}

fn build(store: Store, size: (u32, u32), assets: &str) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            // It prepares a shader for each of forty formats, which takes a third of a short test, and nothing is drawn here.
            .disable::<CorePipelinePlugin>()
            .disable::<LogPlugin>()
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            .set(WindowPlugin {
                primary_window: Some(Window {
                    resolution: size.into(),
                    ..default()
                }),
                ..default()
            })
            .set(AssetPlugin {
                file_path: assets.to_owned(),
                ..default()
            }),
    );
    app.insert_resource(store);
    // On a busy machine, computer players would act between two frames of a test.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app.init_state::<Screen>().init_state::<Menu>();
    app.insert_resource(crate::cards_shown());
    app.add_plugins((
        crate::session::plugin,
        crate::input::plugin,
        crate::redraw::plugin,
        crate::storage::plugin,
        crate::settings::plugin,
        crate::loading::pictures_plugin,
        crate::ui::plugin,
        super::plugin,
    ));
    crate::schedules::plugin(&mut app);
    crate::ui::load_pictures::<crate::ui::Icons>(app.world_mut());
    app.finish();
    app.cleanup();
    // Not the first start.
    app.world_mut().resource_mut::<Learned>().know();
    if assets == ASSETS {
        wait_for_fonts(&mut app);
    }
    go(&mut app, Screen::Title);
    app
}

/// Without fonts every text has the size zero, and on a busy machine they take longer than a test.
fn wait_for_fonts(app: &mut App) {
    for _ in 0..100_000 {
        app.update();
        let world = app.world();
        if world.resource::<Fonts>().are_loaded(world.resource::<AssetServer>()) {
            return;
        }
        std::thread::yield_now();
    }
    panic!("waited in vain for the fonts");
}

/// Saves two unfinished matches that have reached this round.
pub(crate) fn keep_match(app: &mut App, preset: Preset, round: u16) {
    let mut rules = preset.rules();
    rules.end.target = None;
    rules.end.rounds = Some(100);
    rules.end.floor = None;
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players: vec![Player::Human { name: "Ada".into() }; usize::from(rules.players)],
    };
    let mut game = Match::new(setup, Seed::from_u64(3)).unwrap();
    while game.game().round() < round {
        // The highest bids: where all three players bid nil, the hands are dealt again forever.
        let action = *game.game().legal_actions().last().unwrap();
        game.play(action).unwrap();
    }
    app.insert_resource(Slots::of([(SlotId(0), game.saved(1)), (SlotId(3), game.saved(0))]));
}

/// Finishes `matches` short matches of one person against the computer, cycling through all presets.
pub(crate) fn keep_history(app: &mut App, matches: u64) {
    for number in 0..matches {
        let preset = Preset::ALL[number as usize % Preset::FIRST];
        finish(app, number, preset, preset.rules());
    }
    settle(app);
}

/// Finishes a short match that counts as one of a preset.
pub(crate) fn finish(app: &mut App, number: u64, preset: Preset, mut rules: Rules) {
    rules.end.rounds = Some(1);
    let bot = |seat| Player::Bot {
        name: format!("Opponent with a long name {seat}"),
        level: Level::ALL[number as usize % Level::ALL.len()],
    };
    let mut players: Vec<Player> = (0..usize::from(rules.players)).map(bot).collect();
    players[0] = Player::Human { name: "Ada".into() };
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players,
    };
    let mut game = Match::new(setup, Seed::from_u64(number + 1)).unwrap();
    while let Some(&action) = game.game().legal_actions().last() {
        game.play(action).unwrap();
    }
    app.world_mut().write_message(MatchFinished {
        finished: game.finished(1_800_000_000 + number),
    });
}

/// Opens a screen.
pub(crate) fn go(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    settle(app);
}

/// Opens a page over the screen.
pub(crate) fn lay_over(app: &mut App, menu: Menu) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    settle(app);
}

/// Returns a code that includes the points of a player who played its only round, and the points.
pub(crate) fn sent_deal() -> (DealCode, i32) {
    let mut rules = Preset::Solo.rules();
    rules.end.rounds = Some(1);
    let mut game = Game::new(rules, Seed([9; 32])).unwrap();
    while let Some(&action) = game.legal_actions().last() {
        game.apply(action).unwrap();
    }
    let code = DealCode::of_match(&game, Some((2, Carry::Sheet))).unwrap();
    (code, game.scores()[2])
}

/// Opens the link of a deal.
pub(crate) fn receive_deal(app: &mut App, code: &DealCode) {
    let link = OpenLink(format!("https://example.org/#{}", code.fragment()));
    app.world_mut().write_message(link);
    settle(app);
    settle(app);
}

/// Runs some frames, so that states, layout and widgets settle.
pub(crate) fn settle(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

pub(crate) fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub(crate) fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

/// Presses and releases a key, and waits for the effect.
pub(crate) fn key(app: &mut App, code: KeyCode) {
    tap_key(app, code);
    settle(app);
}

/// Presses and releases a key; the focus has moved by then.
pub(crate) fn tap_key(app: &mut App, code: KeyCode) {
    press(app, code);
    send(app, code, ButtonState::Released);
}

/// Presses a key.
pub(crate) fn press(app: &mut App, code: KeyCode) {
    send(app, code, ButtonState::Pressed);
}

fn send(app: &mut App, code: KeyCode, state: ButtonState) {
    let window = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .unwrap();
    app.world_mut().write_message(KeyboardInput {
        key_code: code,
        logical_key: Key::Unidentified(NativeKey::Unidentified),
        state,
        text: None,
        repeat: false,
        window,
    });
    app.update();
}

/// Returns the name of the focused widget.
pub(crate) fn focused(app: &App) -> Option<String> {
    let entity = app.world().resource::<InputFocus>().get()?;
    app.world().get::<Name>(entity).map(|name| name.as_str().to_owned())
}

/// Focuses the widget of this name.
pub(crate) fn focus(app: &mut App, name: &str) {
    let world = app.world_mut();
    let found = world
        .query_filtered::<(Entity, &Name), With<TabIndex>>()
        .iter(world)
        .find(|(_, own)| own.as_str() == name)
        .map(|(entity, _)| entity);
    let entity = found.unwrap_or_else(|| {
        let mut names = world.query_filtered::<&Name, With<TabIndex>>();
        let names: Vec<&str> = names.iter(world).map(Name::as_str).collect();
        panic!("there is no {name} among {names:?}")
    });
    world.resource_mut::<InputFocus>().set(entity, FocusCause::Navigated);
    world.resource_mut::<InputFocusVisible>().0 = true;
}
