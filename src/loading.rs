//! Loading: everything that the title and the table need at once, with a bar that tells the truth. A file that is missing or damaged
//! is named on the screen.

use std::collections::HashMap;

use bevy::asset::{LoadState, RenderAssetUsages, UntypedHandle};
use bevy::image::ImageLoaderSettings;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_kira_audio::AudioSource;
use spades_rules::{Card, Suit};

use crate::Screen;
use crate::audio::{Effects, Sound, files};
use crate::mipmaps::Unmipped;
use crate::settings::{CardBack, Settings};
use crate::theme::{Theme, palette};
use crate::wake::Awake;

/// The steps of loading.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Loading)]
enum Step {
    /// Files come in.
    #[default]
    Files,
    /// Pictures are scaled.
    Scaling,
    /// Something is missing.
    Failed,
}

/// Icons of the interface, by file name.
const ICONS: &[&str] = &[
    "accessibility",
    "arrow-left",
    "arrow-right",
    "arrow-up-down",
    "bot",
    "chart-column",
    "check",
    "chevron-left",
    "chevron-right",
    "circle-question-mark",
    "copy",
    "crown",
    "download",
    "eye",
    "flag",
    "graduation-cap",
    "hand",
    "history",
    "info",
    "languages",
    "layers",
    "lightbulb",
    "lock",
    "log-out",
    "maximize",
    "menu",
    "minus",
    "music",
    "palette",
    "pause",
    "play",
    "plus",
    "rotate-ccw",
    "search",
    "settings",
    "shield-check",
    "sliders-horizontal",
    "sparkles",
    "trash-2",
    "trophy",
    "undo-2",
    "user",
    "users",
    "volume-2",
    "volume-x",
    "x",
];

/// Pictures that belong to the cards but are none.
const AROUND_CARDS: &[&str] = &["focus", "glow", "mask", "shadow", "shadow-raised", "slot"];

/// Other pictures of the interface.
const PICTURES: &[&str] = &["broken-spade", "lattice", "logo", "medallion", "ring"];

impl CardBack {
    /// The path of its picture.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            CardBack::Burgundy => "cards/back-burgundy.png",
            CardBack::Navy => "cards/back-navy.png",
            CardBack::Green => "cards/back-green.png",
        }
    }
}

/// The path of a card's face in a set of faces that has it.
#[must_use]
pub fn face_path(card: Card, settings: &Settings) -> String {
    let recoloured = settings.four_colour && matches!(card.suit(), Suit::Diamonds | Suit::Clubs);
    let set = match (settings.large_index, recoloured) {
        (false, false) => "classic",
        (false, true) => "four_colour",
        (true, false) => "large",
        (true, true) => "large_four_colour",
    };
    format!("cards/{set}/{card}.png")
}

/// Every card there is.
fn all_cards() -> impl Iterator<Item = Card> {
    (0..).map_while(Card::from_index)
}

/// The pictures of the interface and of the deck, held while the game runs.
#[derive(Resource)]
struct Pictures {
    _held: Vec<Handle<Image>>,
}

impl Pictures {
    fn paths(settings: &Settings) -> Vec<String> {
        let named = |folder: &str, names: &[&str]| -> Vec<String> {
            names.iter().map(|name| format!("{folder}/{name}.png")).collect()
        };
        let mut paths = named("ui", PICTURES);
        paths.extend(named("icons", ICONS));
        paths.extend(Suit::ALL.map(|suit| format!("suits/{}.png", suit.letter())));
        paths.extend(named("cards", AROUND_CARDS));
        paths.push(settings.back.path().to_owned());
        paths.extend(all_cards().map(|card| format!("cards/classic/{card}.png")));
        paths
    }

    fn handles(world: &World) -> Vec<Handle<Image>> {
        let server = world.resource::<AssetServer>();
        Pictures::paths(world.resource::<Settings>())
            .into_iter()
            .map(|path| server.load_builder().with_settings(not_yet_drawn).load(path))
            .collect()
    }
}

/// The graphics card gets a picture once, together with its smaller copies.
fn not_yet_drawn(settings: &mut ImageLoaderSettings) {
    settings.asset_usage = RenderAssetUsages::MAIN_WORLD;
}

impl AssetCollection for Pictures {
    fn create(world: &mut World) -> Pictures {
        Pictures {
            _held: Pictures::handles(world),
        }
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let handles = Pictures::handles(world);
        note(world, handles.into_iter().map(Handle::untyped).collect())
    }
}

fn effects(world: &World) -> HashMap<Sound, Vec<Handle<AudioSource>>> {
    let server = world.resource::<AssetServer>();
    Sound::ALL
        .into_iter()
        .map(|sound| (sound, files(sound).into_iter().map(|path| server.load(path)).collect()))
        .collect()
}

impl AssetCollection for Effects {
    fn create(world: &mut World) -> Effects {
        Effects(effects(world))
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let handles = effects(world).into_values().flatten().map(Handle::untyped).collect();
        note(world, handles)
    }
}

/// The fonts, which the theme holds.
#[derive(Resource)]
struct Fonts;

impl AssetCollection for Fonts {
    fn create(_: &mut World) -> Fonts {
        Fonts
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let fonts = world.resource::<Theme>().fonts().map(Handle::untyped);
        note(world, fonts.into())
    }
}

/// All that is being loaded, for the bar.
#[derive(Resource, Default)]
struct Wanted(Vec<UntypedHandle>);

fn note(world: &mut World, handles: Vec<UntypedHandle>) -> Vec<UntypedHandle> {
    world.get_resource_or_init::<Wanted>().0.extend(handles.iter().cloned());
    handles
}

/// How far loading is.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Progress {
    /// From 0 to 1.
    pub done: f32,
    /// Something is missing, and the screen says what.
    pub failed: bool,
}

/// The loading screen.
#[derive(Component)]
struct Page;

/// The bright part of the bar.
#[derive(Component)]
struct Bar;

/// The line under the bar.
#[derive(Component)]
struct Caption;

fn spawn(mut commands: Commands, theme: Res<Theme>) {
    commands
        .spawn((
            Name::new("Loading"),
            Page,
            DespawnOnExit(Screen::Loading),
            Node {
                width: percent(100),
                height: percent(100),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                row_gap: px(28),
                padding: UiRect::all(px(60)),
                ..default()
            },
        ))
        .with_children(|page| {
            page.spawn(theme.picture("ui/logo.png", Vec2::new(520.0, 120.0), Color::WHITE));
            page.spawn((
                Node {
                    width: px(420),
                    max_width: percent(80),
                    height: px(10),
                    border: UiRect::all(px(1.2)),
                    border_radius: BorderRadius::MAX,
                    overflow: Overflow::clip(),
                    ..default()
                },
                BackgroundColor(palette::WELL.with_alpha(0.75)),
                BorderColor::all(palette::BRASS.with_alpha(0.4)),
                children![(
                    Bar,
                    Node {
                        width: percent(0),
                        height: percent(100),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::BRASS),
                )],
            ));
            page.spawn((
                Caption,
                theme.sans("Loading", 18.0, palette::MUTED),
                TextLayout::justify(Justify::Center),
            ));
        });
}

fn draw_bar(
    wanted: Res<Wanted>,
    unmipped: Res<Unmipped>,
    server: Res<AssetServer>,
    step: Res<State<Step>>,
    mut awake: ResMut<Awake>,
    mut progress: ResMut<Progress>,
    mut bars: Query<&mut Node, With<Bar>>,
) {
    awake.for_a_while();
    let all = wanted.0.len().max(1);
    let loaded = wanted.0.iter().filter(|handle| server.is_loaded(handle.id())).count();
    // The last tenth is the scaling.
    let scaled = if *step == Step::Scaling {
        1.0 - unmipped.len() as f32 / all as f32
    } else {
        0.0
    };
    progress.done = 0.9 * loaded as f32 / all as f32 + 0.1 * scaled;
    for mut bar in &mut bars {
        bar.width = percent(100.0 * progress.done);
    }
}

fn finish(unmipped: Res<Unmipped>, mut commands: Commands, mut next: ResMut<NextState<Screen>>) {
    if unmipped.is_empty() {
        commands.remove_resource::<Wanted>();
        next.set(Screen::Title);
    }
}

/// What went wrong, in words.
fn failures(wanted: &Wanted, server: &AssetServer) -> Vec<String> {
    let mut lines = Vec::new();
    for handle in &wanted.0 {
        if let Some(LoadState::Failed(error)) = server.get_load_state(handle.id()) {
            let path = server
                .get_path(handle.id())
                .map_or_else(|| "a file".to_owned(), |path| path.to_string());
            lines.push(format!("{path}: {error}"));
        }
    }
    lines
}

fn tell_failure(
    wanted: Res<Wanted>,
    server: Res<AssetServer>,
    theme: Res<Theme>,
    page: Single<Entity, With<Page>>,
    mut caption: Single<&mut Text, With<Caption>>,
    mut progress: ResMut<Progress>,
    mut commands: Commands,
) {
    progress.failed = true;
    let lines = failures(&wanted, &server);
    for line in &lines {
        error!("{line}");
    }
    let files: Vec<_> = lines.iter().take(3).filter_map(|line| line.split(':').next()).collect();
    let more = if lines.len() > 3 { " and others" } else { "" };
    caption.0 = format!("Missing or damaged: {}{more}.", files.join(", "));
    let remedy = if cfg!(target_arch = "wasm32") {
        "Please load the page again."
    } else {
        "Please install the game again, or start it from its own folder."
    };
    commands
        .entity(*page)
        .with_child(theme.sans(remedy, 18.0, palette::IVORY));
}

/// Loads and then shows the title.
pub fn plugin(app: &mut App) {
    app.add_sub_state::<Step>();
    app.add_loading_state(
        LoadingState::new(Step::Files)
            .continue_to_state(Step::Scaling)
            .on_failure_continue_to_state(Step::Failed)
            .load_collection::<Fonts>()
            .load_collection::<Pictures>()
            .load_collection::<Effects>(),
    );
    app.init_resource::<Wanted>().init_resource::<Progress>();
    app.add_systems(OnEnter(Screen::Loading), spawn);
    app.add_systems(OnEnter(Step::Failed), tell_failure);
    app.add_systems(
        Update,
        (
            draw_bar.run_if(in_state(Screen::Loading).and_eager(not(in_state(Step::Failed)))),
            finish.run_if(in_state(Step::Scaling)),
        )
            .chain(),
    );
}
