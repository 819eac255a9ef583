//! The real game without a window or a renderer, and a player who presses real keys and moves a real pointer.

use std::time::Duration;

use bevy::core_pipeline::CorePipelinePlugin;
use bevy::input::ButtonState;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::window::WindowResized;
use bevy::winit::WinitPlugin;
use spades::audio::WithoutDevice;
use spades::redraw::Redraw;
use spades::session::learning::{Learned, TableNames};
use spades::session::searches::Searches;
use spades::session::setup::{ContinueMatch, MatchSetup, Player, StartMatch};
use spades::session::slots::{SlotId, Slots};
use spades::session::{
    Match, NextSeed, Pace, Perspective, RemainingTricks, RulesKind, SavedMatch, SessionOptions, Turn, TurnPrompt,
};
use spades::states::Screen;
use spades::storage::Store;
use spades::table::card::{CardBody, CardHighlight};
use spades::table::cues::CueQueue;
use spades::table::geometry::TableGeometry;
use spades::table::motion::Motion;
use spades::table::overlays::Overlay;
use spades::table::scene::CardId;
use spades::table::selection::Chosen;
use spades::table::shown::{ShownScene, ShownView};
use spades_bots::Level;
use spades_rules::{Action, Card, Preset, Rules, Seed, Suit, View};

use crate::devices::{key, press, window};
use crate::stand_ins;

/// Folder of the game's assets.
pub const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

/// Starts the game for the first time, with an empty store, and waits for the title.
pub fn first_start(store: Store, size: (u32, u32)) -> App {
    let mut app = starting(store, size, ASSETS);
    stand_ins::register(&mut app);
    to_title(&mut app);
    app
}

/// Waits for the title, then makes the table animate quickly.
fn to_title(app: &mut App) {
    step_until(app, "the title", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Title
    });
    app.insert_resource(Pace(400.0));
}

/// Starts the game for a player who has already been asked whether they know it.
pub fn game(store: Store, size: (u32, u32)) -> App {
    knowing(first_start(store, size))
}

/// Like [`game`], with the real pictures and sounds, which take up most of the start.
pub fn game_with_pictures(store: Store, size: (u32, u32)) -> App {
    let mut app = starting(store, size, ASSETS);
    to_title(&mut app);
    knowing(app)
}

fn knowing(mut app: App) -> App {
    app.world_mut().resource_mut::<Learned>().know();
    app.update();
    app.update();
    app
}

/// Returns the game with the assets of this folder, before its first frame.
pub fn starting(store: Store, size: (u32, u32), assets: &str) -> App {
    let mut app = App::new();
    app.insert_resource(store);
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            // It prepares a shader for each of forty formats, which takes a third of a short test, and nothing is drawn here.
            .disable::<CorePipelinePlugin>()
            .disable::<bevy::log::LogPlugin>()
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
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            }),
    );
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)));
    app.insert_resource(Searches::AtOnce);
    app.insert_resource(WithoutDevice);
    app.add_plugins(spades::plugin);
    app.finish();
    app.cleanup();
    app
}

/// Longest step that the game's clock takes in one frame.
pub const LONGEST_STEP: Duration = Duration::from_millis(250);

/// Windows in which everything must work: a desk, its largest, a tablet held upright and a phone.
pub const SIZES: [(u32, u32); 4] = [(1280, 720), (1920, 1080), (720, 1280), (360, 640)];

/// Returns two players: a person against the computer, or two people.
pub fn players(hot_seat: bool) -> Vec<Player> {
    let second = if hot_seat {
        Player::Human {
            name: "Grace".to_owned(),
        }
    } else {
        Player::Bot {
            name: "Opponent".to_owned(),
            level: Level::Intermediate,
        }
    };
    vec![Player::Human { name: "Ada".to_owned() }, second]
}

/// Returns the names at the table of an exercise.
pub fn lesson_names() -> TableNames {
    let [left, opposite, right, rival] = ["West", "North", "East", "Opponent"].map(str::to_owned);
    TableNames {
        learner: String::new(),
        left,
        opposite,
        right,
        rival,
    }
}

/// Returns one person, and computer players at all other seats.
pub fn against_computers(preset: Preset) -> Vec<Player> {
    let others = ["West", "North", "East"].map(|name| Player::Bot {
        name: name.to_owned(),
        level: Level::Beginner,
    });
    let person = Player::Human { name: "Ada".to_owned() };
    std::iter::once(person)
        .chain(others)
        .take(usize::from(preset.rules().players))
        .collect()
}

/// Starts a match as the set-up screen does, and waits for the table.
pub fn start(app: &mut App, preset: Preset, players: Vec<Player>, seed: u64) {
    begin(app, preset, players, seed);
    step_until(app, "the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
}

/// Requests a match as the set-up screen does.
pub fn begin(app: &mut App, preset: Preset, players: Vec<Player>, seed: u64) {
    let mut rules = preset.rules();
    // A short match has everything that a long one has.
    rules.end.target = Some(100);
    begin_with(app, preset, rules, players, seed);
}

/// Requests a match of a preset with modified rules.
pub fn begin_with(app: &mut App, preset: Preset, rules: Rules, players: Vec<Player>, seed: u64) {
    app.world_mut().resource_mut::<NextSeed>().0 = Some(Seed::from_u64(seed));
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players,
    };
    app.world_mut().write_message(StartMatch(setup));
}

/// Returns the match on the table as the store saves it.
pub fn kept(app: &App) -> SavedMatch {
    let played = app.world().resource::<Match>();
    SavedMatch::new(played.setup(), false, 1, played.game().record())
}

/// Resumes a saved match in a window of this size, whatever the table shows: the way to that point needn't be played again.
pub fn resume(app: &mut App, saved: &SavedMatch, size: (u32, u32)) {
    resize(app, size);
    app.insert_resource(Slots::of([(SlotId(1), saved.clone())]));
    app.world_mut().write_message(ContinueMatch);
    for _ in 0..3 {
        app.update();
    }
    step_until(app, "the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
            && world.resource::<ShownView>().0.is_some()
            && world.resource::<CueQueue>().idle()
    });
}

/// Lets time pass in the longest possible steps.
pub fn let_pass(app: &mut App, time: Duration) {
    let usual = app.world_mut().remove_resource::<TimeUpdateStrategy>();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(LONGEST_STEP));
    for _ in 0..time.div_duration_f32(LONGEST_STEP).ceil() as u32 {
        app.update();
    }
    app.insert_resource(usual.expect("time that goes on by hand"));
}

/// Runs frames until a condition holds.
///
/// # Panics
/// If it doesn't hold after very many frames.
pub fn step_until(app: &mut App, what: &str, done: impl Fn(&World) -> bool) {
    for _ in 0..60_000 {
        if done(app.world()) {
            return;
        }
        app.update();
    }
    panic!("waited in vain for {what}");
}

/// Runs frames until every cue is played and no card moves. The first four take in what was pressed and lay out what it has changed.
///
/// # Panics
/// If the cards don't come to rest after very many frames.
pub fn rest(app: &mut App) {
    for frame in 1..=4000 {
        app.update();
        let world = app.world_mut();
        let moves = world.query_filtered::<(), With<Motion>>().iter(world).next().is_some();
        if frame >= 4 && !moves && world.resource::<CueQueue>().idle() {
            return;
        }
    }
    panic!("the cards never come to rest");
}

/// Lets the game fall asleep, and gives it an input in the next frame, which is drawn only `pause` later.
///
/// # Panics
/// If it never falls asleep.
pub fn wake_after(app: &mut App, pause: Duration, input: impl FnOnce(&mut App)) {
    step_until(app, "a game asleep", |world| !world.resource::<Redraw>().is_awake());
    app.update();
    let usual = app.world_mut().remove_resource::<TimeUpdateStrategy>();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(pause));
    input(app);
    app.update();
    app.insert_resource(usual.expect("time advanced by hand"));
}

/// Resizes the window, in logical pixels, like that of a device that is rotated.
pub fn resize(app: &mut App, (width, height): (u32, u32)) {
    let (width, height) = (width as f32, height as f32);
    let entity = window(app);
    let mut window = app.world_mut().get_mut::<Window>(entity).expect("a window");
    window.resolution.set(width, height);
    app.world_mut().write_message(WindowResized {
        window: entity,
        width,
        height,
    });
}

/// Returns the name of the widget with the keyboard focus.
pub fn focused(app: &App) -> Option<String> {
    let entity = app.world().resource::<InputFocus>().get()?;
    app.world().get::<Name>(entity).map(ToString::to_string)
}

/// Presses Tab until the widget of this name has the focus.
///
/// # Panics
/// If it never gets it.
pub fn walk_to(app: &mut App, name: &str) {
    let mut met = Vec::new();
    for _ in 0..40 {
        if focused(app).as_deref() == Some(name) || reaches_by_arrows(app, name) {
            return;
        }
        key(app, KeyCode::Tab);
        met.push(focused(app));
    }
    panic!("Tab does not come to {name}: {met:?}");
}

/// Goes by arrows to another choice of the group in which the focus is; returns `false` if this name isn't one of them.
fn reaches_by_arrows(app: &mut App, name: &str) -> bool {
    for _ in 0..20 {
        let world = app.world();
        let Some(here) = world.resource::<InputFocus>().get() else {
            return false;
        };
        let is_wanted = |&entity: &Entity| {
            let passed_over = world.get::<TabIndex>(entity).is_some_and(|index| index.0 < -1);
            passed_over && world.get::<Name>(entity).is_some_and(|own| own.as_str() == name)
        };
        let group = world
            .get::<ChildOf>(here)
            .and_then(|group| world.get::<Children>(group.parent()));
        let Some(there) = group.and_then(|group| group.iter().find(is_wanted)) else {
            return focused(app).as_deref() == Some(name);
        };
        let at = |entity| {
            world
                .get::<UiGlobalTransform>(entity)
                .map_or(Vec2::ZERO, |at| at.translation)
        };
        let way = at(there) - at(here);
        let arrow = match (way.y.abs() > 20.0, way.x > 0.0, way.y > 0.0) {
            (true, _, true) => KeyCode::ArrowDown,
            (true, _, false) => KeyCode::ArrowUp,
            (false, true, _) => KeyCode::ArrowRight,
            (false, false, _) => KeyCode::ArrowLeft,
        };
        key(app, arrow);
    }
    false
}

/// Switches to real time: a frame is a sixtieth of a second, and animations run at normal speed.
pub fn in_real_time(app: &mut App) {
    app.insert_resource(Pace(1.0));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_nanos(16_666_667)));
}

/// Runs frames until the program sleeps.
///
/// # Panics
/// If it doesn't within a minute.
pub fn until_asleep(app: &mut App) {
    for _ in 0..3600 {
        app.update();
        if !app.world().resource::<Redraw>().is_awake() {
            return;
        }
    }
    panic!("something is kept moving");
}

/// Returns the button with this name, if it is visible.
pub fn seek(app: &mut App, name: &str) -> Option<Entity> {
    let world = app.world_mut();
    let mut query = world.query_filtered::<(Entity, &Name, &InheritedVisibility), With<UiGlobalTransform>>();
    let mut all = query.iter(world);
    all.find(|(_, other, visible)| other.as_str() == name && visible.get())
        .map(|(entity, ..)| entity)
}

/// Returns the visible button with this name.
pub fn find(app: &mut App, name: &str) -> Entity {
    seek(app, name).unwrap_or_else(|| panic!("there is a button {name}"))
}

/// Returns the middle of the button with this name that has a layout, in logical pixels.
pub fn button(app: &mut App, name: &str) -> Vec2 {
    let world = app.world_mut();
    let mut query = world.query::<(&Name, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
    let found = query
        .iter(world)
        .find(|(other, node, _, visible)| other.as_str() == name && visible.get() && !node.is_empty());
    found
        .map(|(_, _, transform, _)| transform.translation)
        .unwrap_or_else(|| panic!("there is a button {name}"))
}

/// Returns a card of the hand to play, by its face.
pub fn id_of(world: &World, wanted: Card) -> CardId {
    let scene = world.resource::<ShownScene>().0.as_ref().expect("a scene");
    let view = world.resource::<ShownView>().0.as_ref().expect("a view");
    let of = |id: &&CardId| scene.faces[**id] == Some(wanted);
    *scene.hands[view.playing_hand()]
        .iter()
        .find(of)
        .expect("the card is in the hand")
}

/// Returns the highlight of a card of the hand to play.
pub fn highlight(app: &mut App, wanted: Card) -> CardHighlight {
    let id = id_of(app.world(), wanted);
    let world = app.world_mut();
    let mut cards = world.query::<(&CardBody, &CardHighlight)>();
    let of = |(body, _): &(&CardBody, &CardHighlight)| body.0 == id;
    *cards.iter(world).find(of).expect("it lies on the table").1
}

/// Returns a point of a card of the hand, in logical pixels: near its left edge, which its neighbors leave free.
pub fn card(world: &World, card: Card) -> Vec2 {
    let id = id_of(world, card);
    let scene = world.resource::<ShownScene>().0.as_ref().expect("a scene");
    let geometry = world.resource::<TableGeometry>();
    let pose = geometry.pose(scene.places()[id]);
    let offset = Vec2::from_angle(pose.angle).rotate(Vec2::new(-pose.width() * 0.4, -pose.height * 0.3));
    geometry.viewport().to_logical(pose.center + offset)
}

/// Returns every visible text.
pub fn texts(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut query = world.query::<(&Text, &InheritedVisibility)>();
    let shown = query.iter(world).filter(|(_, visible)| visible.get());
    shown.map(|(text, _)| text.0.clone()).collect()
}

/// Returns the prompt for the person at the bottom.
pub fn asked(world: &World) -> Turn {
    world.resource::<TurnPrompt>().turn
}

const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// A player's decisions, from a view of the game.
pub trait Style {
    /// Returns `true` to keep the drawn card.
    fn keeps(&self, view: &View) -> bool;
    /// Returns the bid; 0 is nil.
    fn bids(&self, view: &View) -> u8;
    /// Returns the card to play.
    fn plays(&self, view: &View) -> Card;
}

/// A simple player, who keeps high cards and spades, bids what they promise, and plays the first legal card.
pub struct Simple;

impl Style for Simple {
    fn keeps(&self, view: &View) -> bool {
        view.drawn
            .is_some_and(|card| card.rank() >= 9 || card.suit() == Suit::Spades)
    }

    fn bids(&self, view: &View) -> u8 {
        let hand = view.hand.expect("a hand that is looked at");
        let promise = hand
            .iter()
            .filter(|card| card.rank() >= 11 || card.suit() == Suit::Spades && card.rank() >= 8);
        promise.count().clamp(1, 9) as u8
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view).next().expect("a card that may be played")
    }
}

/// Returns the cards that may be played and break no rule.
pub fn lawful(view: &View) -> impl Iterator<Item = Card> {
    view.legal.iter().filter_map(|action| match action {
        Action::Play(card) if view.lawful.contains(*card) => Some(*card),
        _ => None,
    })
}

/// Presses the keys of the simple player's decision for any prompt.
pub fn decide(app: &mut App) {
    decide_as(app, &Simple);
}

/// Presses the keys of a bid; 0 is nil.
pub fn make_bid(app: &mut App, bid: u8) {
    match bid {
        0 => key(app, KeyCode::KeyN),
        bid => {
            for digit in bid.to_string().bytes() {
                key(app, DIGITS[usize::from(digit - b'0')]);
            }
        }
    }
    key(app, KeyCode::Enter);
}

/// Returns `true` if the game answers the prompt by itself.
fn acts_by_itself(world: &World) -> bool {
    let (prompt, game) = (world.resource::<TurnPrompt>(), world.resource::<Match>());
    prompt.acts_by_itself(
        game,
        world.resource::<SessionOptions>(),
        world.resource::<RemainingTricks>(),
    )
}

/// Presses the keys of a decision for any prompt.
pub fn decide_as(app: &mut App, style: &dyn Style) {
    if *app.world().resource::<State<Overlay>>().get() == Overlay::Claim {
        walk_to(app, "grant");
        key(app, KeyCode::Enter);
        return;
    }
    let world = app.world();
    let view = world.resource::<ShownView>().0.clone().expect("a view at the table");
    match asked(world) {
        Turn::Wait => app.update(),
        // The only legal card plays itself, and so do all cards after a granted claim.
        Turn::Play | Turn::Open if acts_by_itself(world) => app.update(),
        Turn::Open | Turn::Draw | Turn::Look | Turn::Next => key(app, KeyCode::Space),
        Turn::Settle => {
            walk_to(app, "score-the-round");
            key(app, KeyCode::Enter);
        }
        Turn::Choose => key(
            app,
            if style.keeps(&view) {
                KeyCode::KeyK
            } else {
                KeyCode::KeyD
            },
        ),
        Turn::Bid => make_bid(app, style.bids(&view)),
        turn @ (Turn::Pass | Turn::Play) => {
            let passed = view.legal.iter().find_map(|action| match action {
                Action::Pass(card) => Some(*card),
                _ => None,
            });
            let card = passed.unwrap_or_else(|| style.plays(&view));
            let scene = world.resource::<ShownScene>().0.clone().expect("a scene");
            let at = scene.hands[view.playing_hand()]
                .iter()
                .position(|&id| scene.faces[id] == Some(card));
            let at = at.expect("the card lies in the hand");
            while app.world().resource::<Chosen>().0 != Some(at) {
                assert_eq!(asked(app.world()), turn, "the turn lasts until a card is played");
                key(app, KeyCode::ArrowRight);
            }
            key(app, KeyCode::Enter);
        }
    }
}

/// Holds the curtain's key until it opens.
pub fn hold_curtain(app: &mut App) {
    let is_open = |app: &App| !app.world().resource::<Perspective>().curtain;
    // A font that another test of this process has loaded builds the curtain again, under the pressed key.
    for _ in 0..5 {
        press(app, KeyCode::Enter, ButtonState::Pressed);
        for _ in 0..600 {
            if is_open(app) {
                break;
            }
            app.update();
        }
        press(app, KeyCode::Enter, ButtonState::Released);
        app.update();
        if is_open(app) {
            return;
        }
    }
    panic!("the curtain never opens");
}
