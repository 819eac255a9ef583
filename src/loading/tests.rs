//! Tests of the asset files: the complete list, the order of loading, and the processing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bevy::asset::{UntypedAssetId, VisitAssetDependencies};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_asset_loader::prelude::*;
use bevy_kira_audio::AudioSource;
use spades_rules::{Card, CardSet, Preset};

use super::deck;
use super::texture_detail::Detail;
use crate::audio::Effects;
use crate::screens::{testing, title_fan};
use crate::settings::{CardBack, FaceStyle, Settings};
use crate::states::Screen;
use crate::ui::{
    CardArt, CardPicture, Fonts, Icons, LaterPictures, TablePictures, Theme, TitlePictures, load_pictures,
};

/// Files in `assets/` that belong to no collection, by path prefix, with their users.
const ELSEWHERE: [(&str, &str); 27] = [
    ("CREDITS.md", "readers"),
    ("i18n/", "the program, which English is built into"),
    ("fonts/LICENSE", "readers"),
    ("fonts/noto-", "texts of other scripts"),
    ("icons/LICENSE", "readers"),
    ("app-icon", "the system's menus and the web page"),
    ("ui/medallion", "several people, when they sit down"),
    ("sounds/draw_", "the first draft, when the rest is there"),
    ("sounds/discard_", "the first draft, when the rest is there"),
    ("sounds/flip_", "the first draft, when the rest is there"),
    ("sounds/bid", "the first bid, when the rest is there"),
    (
        "sounds/illegal",
        "a card that may not be played, when the rest is there",
    ),
    ("sounds/place_", "the first trick, when the rest is there"),
    ("sounds/gather_", "the first trick, when the rest is there"),
    ("sounds/take_", "the first trick, when the rest is there"),
    ("sounds/break", "the first trick, when the rest is there"),
    ("sounds/curtain", "two people at one device, when the rest is there"),
    ("sounds/tick", "whoever ends a round, when the rest is there"),
    ("sounds/round_", "whoever ends a round, when the rest is there"),
    ("sounds/nil_", "whoever bids nil, when the rest is there"),
    ("sounds/match_", "whoever ends a match, when the rest is there"),
    ("sounds/music", "whoever hears it, when the rest is there"),
    ("cards/half/back-", "whoever chooses it"),
    ("cards/whole/back-", "whoever chooses it"),
    ("cards/previews", "whoever chooses among them"),
    ("ui/tables", "whoever chooses among them"),
    ("learn/", "whoever learns"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns all files of a folder, recursively.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .collect()
}

fn path_of(world: &World, id: impl Into<UntypedAssetId>) -> Option<String> {
    Some(world.resource::<AssetServer>().get_path(id)?.to_string())
}

fn paths<R: Resource + VisitAssetDependencies>(world: &World) -> Vec<String> {
    let mut paths = Vec::new();
    world
        .resource::<R>()
        .visit_dependencies(&mut |id| paths.extend(path_of(world, id)));
    paths
}

/// Returns the paths of all assets ever loaded with a set of faces.
fn listed(world: &World) -> Vec<String> {
    [
        paths::<Fonts>(world),
        paths::<TitlePictures>(world),
        paths::<Icons>(world),
        paths::<TablePictures>(world),
        paths::<LaterPictures>(world),
        paths::<CardArt>(world),
        paths::<Effects>(world),
    ]
    .concat()
}

/// Returns an app that has started to load everything.
fn loading_all(face: FaceStyle, four_colour: bool, large_index: bool) -> App {
    loading_in(Detail::Half, face, four_colour, large_index)
}

/// Returns the same app in a window that shows the cards at this detail.
fn loading_in(detail: Detail, face: FaceStyle, four_colour: bool, large_index: bool) -> App {
    let app = testing::app(1280, 720);
    load(app, detail, face, four_colour, large_index)
}

fn load(mut app: App, detail: Detail, face: FaceStyle, four_colour: bool, large_index: bool) -> App {
    app.init_asset::<AudioSource>().insert_resource(detail);
    let world = app.world_mut();
    let mut settings = world.resource_mut::<Settings>();
    settings.face = face;
    settings.four_colour = four_colour;
    settings.large_index = large_index;
    load_pictures::<TablePictures>(world);
    load_pictures::<LaterPictures>(world);
    world.init_collection::<Effects>();
    deck::load_deck(world);
    app
}

fn update_until(app: &mut App, what: &str, done: impl Fn(&World) -> bool) {
    for _ in 0..100_000 {
        if done(app.world()) {
            return;
        }
        app.update();
    }
    panic!("waited in vain for {what}");
}

fn is_loaded(world: &World, id: impl Into<UntypedAssetId>) -> bool {
    world.resource::<AssetServer>().is_loaded(id)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn every_file_is_in_one_collection_or_somebody_else_wants_it() {
    let mut all = BTreeSet::new();
    for face in FaceStyle::ALL {
        for (four_colour, large_index) in [(false, false), (false, true), (true, false), (true, true)] {
            for detail in [Detail::Half, Detail::Whole] {
                // Paths are enough: decoding a thousand pictures would take half a minute.
                let mut app = load(testing::app_without_files(), detail, face, four_colour, large_index);
                deck::add_faces(app.world_mut(), CardSet::ALL.iter());
                let listed = listed(app.world());
                let unique: BTreeSet<&String> = listed.iter().collect();
                assert_eq!(unique.len(), listed.len(), "a file is listed twice");
                all.extend(listed);
            }
        }
    }
    for path in &all {
        assert!(root().join("assets").join(path).is_file(), "{path}");
    }
    let assets = root().join("assets");
    for file in files(&assets) {
        let path = file.strip_prefix(&assets).unwrap().to_str().unwrap().replace('\\', "/");
        let elsewhere = ELSEWHERE.iter().any(|(start, _)| path.starts_with(start));
        assert!(all.contains(&path) || elsewhere, "nobody wants {path}");
    }
}

/// Returns the arguments of a call, starting after its opening bracket.
fn arguments(code: &str) -> &str {
    let mut depth = 0;
    let end = code.find(|c| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth < 0
    });
    &code[..end.unwrap_or(code.len())]
}

#[test]
fn pictures_named_in_the_code_and_in_the_collections_are_the_same() {
    let app = loading_all(FaceStyle::Classic, false, false);
    let world = app.world();
    let listed: BTreeSet<String> = [
        paths::<TitlePictures>(world),
        paths::<Icons>(world),
        paths::<TablePictures>(world),
        paths::<LaterPictures>(world),
    ]
    .concat()
    .into_iter()
    .collect();
    let code: String = files(&root().join("src"))
        .into_iter()
        .filter(|path| !path.ends_with("ui/pictures.rs") && !path.ends_with("loading/tests.rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    for path in &listed {
        let stem = Path::new(path).file_stem().unwrap().to_str().unwrap();
        let named = match path.split_once('/').unwrap().0 {
            "icons" => code.contains(&format!("\"{stem}\"")),
            // All four suits, by their letters.
            "suits" => "SHDC".contains(stem),
            _ => code.contains(&format!("\"{path}\"")),
        };
        assert!(named, "{path} is loaded, and nobody shows it");
    }
    let mut icons = BTreeSet::new();
    for call in [".icon(", ".button(", ".round(", "choice(", "item("] {
        for (at, _) in code.match_indices(call) {
            let literals = arguments(&code[at + call.len()..]).split('"').skip(1).step_by(2);
            let is_icon = |text: &&str| {
                !text.is_empty()
                    && text
                        .bytes()
                        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
            };
            icons.extend(literals.take(1).filter(is_icon));
        }
    }
    assert!(icons.len() > 20, "{icons:?}");
    for icon in icons {
        assert!(
            listed.contains(&format!("icons/{icon}.png")),
            "{icon} is in no collection"
        );
    }
}

#[test]
fn the_title_shows_nothing_that_comes_later() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut app = testing::app(width, height);
        deck::load_title(app.world_mut());
        app.update();
        let first = [paths::<TitlePictures>(app.world()), paths::<CardArt>(app.world())].concat();
        let world = app.world_mut();
        let shown: Vec<_> = world
            .query::<&ImageNode>()
            .iter(world)
            .map(|node| node.image.clone())
            .collect();
        let shown: Vec<_> = shown.iter().map(|image| path_of(app.world(), image)).collect();
        assert!(shown.len() > 10);
        let late: Vec<_> = shown
            .iter()
            .filter(|path| path.as_ref().is_none_or(|path| !first.contains(path)))
            .collect();
        assert!(late.is_empty(), "{late:?}");
    }
}

#[test]
fn a_loaded_picture_is_complete() {
    let mut app = loading_all(FaceStyle::Classic, false, false);
    let mut wanted = listed(app.world());
    wanted.retain(|path| path.ends_with(".png") || path.ends_with(".runs"));
    assert!(wanted.len() > 90, "{wanted:?}");
    update_until(&mut app, "all pictures", |world| {
        let server = world.resource::<AssetServer>();
        wanted
            .iter()
            .all(|path| server.get_path_id(path).is_some_and(|id| server.is_loaded(id)))
    });
    let world = app.world();
    let images = world.resource::<Assets<Image>>();
    let of = |path: &str| {
        let handle = world
            .resource::<AssetServer>()
            .get_handle::<Image>(path.to_owned())
            .unwrap();
        images.get(&handle).unwrap()
    };
    for path in &wanted {
        let image = of(path);
        assert!(image.texture_descriptor.mip_level_count > 1, "{path}");
        let (stem, in_deck) = (
            Path::new(path).file_stem().unwrap().to_str().unwrap(),
            path.starts_with("cards/"),
        );
        let face = stem.parse::<Card>().ok().filter(|_| in_deck);
        let data = image.data.as_ref().unwrap();
        if face.is_some() || in_deck && (stem.starts_with("back-") || stem == "mask") {
            let halved = path.starts_with("cards/half/");
            let title = face.is_some_and(|card| title_fan().any(|shown| shown == card));
            assert_eq!(title, path.starts_with("cards/title/"), "{path}");
            let size = if halved { (200, 280) } else { (400, 560) };
            assert_eq!((image.width(), image.height()), size, "{path}");
            // The corners of a card are transparent anyway.
            let middle_of_top = (image.width() / 2) as usize;
            assert_eq!(data[middle_of_top * 4 + 3], 0, "{path} has a hard edge");
            let under_it = middle_of_top + image.width() as usize;
            assert_eq!(data[under_it * 4 + 3], 255, "{path}");
        }
    }
    assert_eq!(of("ui/logo.png").width(), 1040);
}

#[test]
fn a_larger_window_loads_whole_faces() {
    let mut app = loading_all(FaceStyle::Classic, false, false);
    let width = |world: &World, face: Handle<Image>| world.resource::<Assets<Image>>().get(&face).map(Image::width);
    let widths = |world: &World| {
        let art = world.resource::<CardArt>();
        [art.face(card("2C")), art.back.clone()].map(|face| width(world, face))
    };
    update_until(&mut app, "a face", |world| widths(world) == [Some(200); 2]);
    let world = app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(world).unwrap().resolution.set(2560.0, 1440.0);
    update_until(&mut app, "the whole face", |world| widths(world) == [Some(400); 2]);
}

#[test]
fn cards_of_a_phone_have_large_indices_by_themselves() {
    let mut app = loading_all(FaceStyle::Classic, false, false);
    let nodes = ["AS", "2C"].map(|name| app.world_mut().spawn(CardPicture::Face(card(name))).id());
    for (size, set) in [
        ((390.0, 844.0), "large"),
        ((844.0, 390.0), "large"),
        ((1024.0, 768.0), "classic"),
    ] {
        let world = app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).unwrap().resolution.set(size.0, size.1);
        let wanted = [
            format!("cards/title/{set}/AS.runs"),
            format!("cards/half/{set}/2C.runs"),
        ];
        update_until(&mut app, set, |world| {
            let shown = nodes.map(|node| world.get::<ImageNode>(node).unwrap().image.id());
            shown.map(|image| path_of(world, image).unwrap_or_default()) == wanted
        });
    }
}

#[test]
fn a_card_keeps_its_picture_until_the_new_one_is_there() {
    let mut app = loading_all(FaceStyle::Classic, false, false);
    let wanted = paths::<CardArt>(app.world());
    update_until(&mut app, "the deck", |world| {
        let server = world.resource::<AssetServer>();
        wanted
            .iter()
            .all(|path| server.is_loaded(server.get_path_id(path).unwrap()))
    });
    let cards = ["AS", "2C", "QD"].map(card);
    let [a, b, c] = cards.map(CardPicture::Face);
    let nodes = [a, b, c, CardPicture::Back].map(|shown| app.world_mut().spawn(shown).id());
    app.update();
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.large_index = true;
    settings.four_colour = true;
    settings.back = CardBack::Green;
    let new = [
        "cards/title/large/AS.runs",
        "cards/half/large_four_colour/2C.runs",
        "cards/half/large_four_colour/QD.runs",
        "cards/half/back-green.runs",
    ];
    for _ in 0..100_000 {
        app.update();
        let world = app.world();
        let shown = nodes.map(|node| world.get::<ImageNode>(node).unwrap().image.id());
        assert!(shown.iter().all(|&image| is_loaded(world, image)), "a card is empty");
        if shown.map(|image| path_of(world, image).unwrap()) == new {
            update_until(&mut app, "the old ones to be let go", |world| {
                let server = world.resource::<AssetServer>();
                server.get_path_id("cards/half/classic/2C.runs").is_none()
            });
            return;
        }
    }
    panic!("the new pictures never came");
}

/// The faces of high deuces are loaded for the first widget that shows one, or with a match that has them.
#[test]
fn high_deuces_come_when_they_are_shown() {
    let mut app = loading_all(FaceStyle::Classic, false, false);
    let two = card("DD");
    app.update();
    assert!(!app.world().resource::<CardArt>().faces.contains_key(&two));
    app.world_mut().spawn(CardPicture::Face(two));
    update_until(&mut app, "the high two", |world| {
        let face = world.resource::<CardArt>().faces.get(&two);
        face.is_some_and(|face| is_loaded(world, face))
    });
}

/// Resizing the window faster than pictures load must not leave a stale face.
#[test]
fn a_window_that_is_resized_again_and_again_ends_with_one_set_of_faces() {
    let mut app = loading_all(FaceStyle::Classic, false, false);
    let settled = |world: &World, set: &str| {
        let faces = &world.resource::<CardArt>().faces;
        faces.len() == 54
            && faces
                .values()
                .all(|face| path_of(world, face).is_some_and(|path| path.contains(&format!("/{set}/"))))
    };
    let server = |world: &World| world.resource::<AssetServer>().clone();
    let resize = |app: &mut App, (width, height): (f32, f32)| {
        let world = app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).unwrap().resolution.set(width, height);
    };
    update_until(&mut app, "the deck", |world| settled(world, "classic"));
    for frames in [0, 1, 3, 9, 45, 200] {
        resize(&mut app, (390.0, 844.0));
        (0..frames).for_each(|_| app.update());
        resize(&mut app, (1280.0, 720.0));
        update_until(&mut app, &format!("faces after {frames} frames"), |world| {
            settled(world, "classic")
                && world
                    .resource::<CardArt>()
                    .faces
                    .values()
                    .all(|face| server(world).is_loaded(face))
        });
        // Pictures still loading must not replace the final ones.
        (0..60).for_each(|_| app.update());
        assert!(settled(app.world(), "classic"), "after {frames} frames");
    }
}

#[test]
fn heads_are_cut_from_classic_courts_in_every_style() {
    let mut app = loading_all(FaceStyle::Clear, true, false);
    let king = card("KC");
    assert_eq!(
        path_of(app.world(), &app.world().resource::<CardArt>().face(king)).as_deref(),
        Some("cards/half/clear_four_colour/KC.runs")
    );
    let head = app.world_mut().spawn(CardPicture::Head(king)).id();
    app.update();
    app.update();
    let image = app.world().get::<ImageNode>(head).unwrap().image.id();
    assert_eq!(
        path_of(app.world(), image).as_deref(),
        Some("cards/half/classic/KC.runs")
    );
    app.world_mut().despawn(head);
    update_until(&mut app, "it to be let go", |world| {
        world
            .resource::<AssetServer>()
            .get_path_id("cards/half/classic/KC.runs")
            .is_none()
    });
}

/// All other icons load later, and the title screen is not rebuilt then.
#[test]
fn the_title_shows_no_icon_that_comes_after_it() {
    let mut app = testing::app(1280, 720);
    testing::keep_history(&mut app, 1);
    testing::keep_match(&mut app, Preset::OpenDraft, 2);
    testing::go(&mut app, Screen::Setup);
    testing::go(&mut app, Screen::Title);
    let early = paths::<TitlePictures>(app.world());
    let world = app.world_mut();
    let images: Vec<_> = world
        .query::<&ImageNode>()
        .iter(world)
        .map(|node| node.image.id())
        .collect();
    let icons: Vec<String> = images
        .into_iter()
        .filter_map(|image| path_of(world, image))
        .filter(|path| path.starts_with("icons/"))
        .collect();
    assert!(
        icons.iter().any(|icon| icon == "icons/layers.png"),
        "the way to the matches"
    );
    for icon in icons {
        assert!(early.contains(&icon), "{icon}");
    }
}

#[test]
fn a_theme_gives_out_what_the_collections_have() {
    let app = testing::app(1280, 720);
    let theme = app.world().resource::<Theme>();
    let logo = theme.image("ui/logo.png");
    assert_eq!(path_of(app.world(), &logo).as_deref(), Some("ui/logo.png"));
}
