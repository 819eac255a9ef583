//! Settings and help over the table, which stays unchanged and waits.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};
use spades::session::slots::Slots;
use spades::session::{Match, Pace, Turn};
use spades::settings::{CardBack, Settings};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::cues::CueQueue;
use spades::table::overlays::Overlay;
use spades_rules::Preset;

use crate::common::{asked, button, decide, find, focused, game, players, resize, rest, start, step_until, walk_to};
use crate::devices::{grab, key, let_go};
use crate::faults::{faults, lines_too_many};
use crate::inspection::until_laid_out;

fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

/// The entities of the cards, and whether they are drawn.
fn cards(app: &mut App) -> (Vec<Entity>, bool) {
    let world = app.world_mut();
    let mut query = world.query::<(Entity, &Name, &InheritedVisibility)>();
    let all = query.iter(world).filter(|(_, name, _)| name.as_str() == "card");
    let (mut entities, drawn): (Vec<Entity>, Vec<bool>) = all.map(|(card, _, visible)| (card, visible.get())).unzip();
    entities.sort_unstable();
    (entities, drawn.into_iter().all(|drawn| drawn))
}

const fn back_of(back: CardBack) -> &'static str {
    match back {
        CardBack::Burgundy => "cards/half/back-burgundy.runs",
        CardBack::Navy => "cards/half/back-navy.runs",
        CardBack::Green => "cards/half/back-green.runs",
        CardBack::Black => "cards/half/back-black.runs",
        CardBack::Copper => "cards/half/back-copper.runs",
    }
}

/// Number of sprites that show a picture.
fn showing(app: &mut App, path: &str) -> usize {
    let world = app.world_mut();
    let mut sprites = world.query::<&Sprite>();
    let server = world.resource::<AssetServer>();
    let of_path = |sprite: &&Sprite| {
        server
            .get_path(sprite.image.id())
            .is_some_and(|it| it.to_string() == path)
    };
    sprites.iter(world).filter(of_path).count()
}

/// A table at a decision that waits for the player.
fn at_the_table() -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    while asked(app.world()) != Turn::Choose {
        decide(&mut app);
    }
    rest(&mut app);
    app
}

/// Opens a page through the table's menu.
fn open(app: &mut App, name: &str, page: Menu) {
    key(app, KeyCode::Escape);
    walk_to(app, name);
    key(app, KeyCode::Enter);
    assert_eq!(menu(app), page);
}

/// Goes back to the menu, and to the table.
fn close(app: &mut App, name: &str) {
    key(app, KeyCode::Escape);
    assert_eq!((menu(app), overlay(app)), (Menu::None, Overlay::Menu));
    assert_eq!(focused(app).as_deref(), Some(name));
    key(app, KeyCode::Escape);
    assert_eq!(overlay(app), Overlay::None);
}

#[test]
fn the_back_of_the_cards_is_changed_at_the_table() {
    let mut app = at_the_table();
    let (before, drawn) = cards(&mut app);
    assert_eq!((before.len(), drawn), (52, true));
    let view = app.world().resource::<Match>().view(0);
    let old = app.world().resource::<Settings>().back;
    assert_ne!(old, CardBack::Navy);
    let backs = showing(&mut app, back_of(old));
    assert!(backs > 20, "{backs}");

    open(&mut app, "settings", Menu::Settings);
    assert_eq!(cards(&mut app), (before.clone(), false), "nothing shines through");
    // The table's keys do nothing now.
    for code in [KeyCode::KeyK, KeyCode::KeyD, KeyCode::KeyH] {
        key(&mut app, code);
    }
    walk_to(&mut app, "back-navy");
    key(&mut app, KeyCode::Enter);
    assert_eq!(app.world().resource::<Settings>().back, CardBack::Navy);
    close(&mut app, "settings");

    assert_eq!(cards(&mut app), (before, true), "the cards are the same");
    assert_eq!(app.world().resource::<Match>().view(0), view);
    let mut patience = 0..2000;
    while showing(&mut app, back_of(old)) > 0 && patience.next().is_some() {
        app.update();
    }
    assert_eq!(showing(&mut app, back_of(CardBack::Navy)), backs);
}

#[test]
fn help_takes_nothing_down_and_bots_wait_for_it() {
    let mut app = at_the_table();
    let (before, _) = cards(&mut app);
    // The opponent takes practically forever to draw.
    app.insert_resource(Pace(0.001));
    key(&mut app, KeyCode::KeyK);
    let count = |app: &App| app.world().resource::<Match>().action_count();
    let decided = count(&app);
    open(&mut app, "how-to-play", Menu::Help);
    app.insert_resource(Pace(400.0));
    for _ in 0..100 {
        app.update();
    }
    assert_eq!(count(&app), decided, "nobody plays behind the page");
    close(&mut app, "how-to-play");
    assert_eq!(cards(&mut app), (before, true), "the cards are the same");
    step_until(&mut app, "the opponent", |world| {
        world.resource::<Match>().action_count() > decided && world.resource::<CueQueue>().idle()
    });
}

#[test]
fn sound_switched_by_key_keeps_the_focus() {
    let mut app = game(Store::in_memory(), (1280, 720));
    walk_to(&mut app, "sound-off");
    for (muted, name) in [(true, "sound-on"), (false, "sound-off")] {
        key(&mut app, KeyCode::Enter);
        assert_eq!(app.world().resource::<Settings>().muted, muted);
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(focused(&app).as_deref(), Some(name));
    }
    a_press_beside_the_knob_sets_the_interface_size(&mut app);
}

/// The value shown beside the slider is applied, though nothing was dragged.
fn a_press_beside_the_knob_sets_the_interface_size(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    (0..4).for_each(|_| app.update());
    walk_to(app, "accessibility");
    key(app, KeyCode::Enter);
    walk_to(app, "interface-size");
    let slider = find(app, "interface-size");
    let size = app.world().get::<ComputedNode>(slider).expect("it has a size").size();
    let at = button(app, "interface-size") + Vec2::X * size.x * 0.35;
    let before = app.world().resource::<Settings>().interface;
    // Held as long as by a hand: the thumb comes under the pointer meanwhile.
    grab(app, at);
    (0..4).for_each(|_| app.update());
    let_go(app);
    app.update();
    let settings = app.world().resource::<Settings>().interface;
    assert!(settings > before + 50.0, "{before} -> {settings}");
}

/// Starts a match, makes some decisions, and leaves it.
fn leave_a_match(app: &mut App, preset: Preset) {
    start(app, preset, players(false), 5);
    while app.world().resource::<Match>().action_count() < 6 || asked(app.world()) == Turn::Wait {
        decide(app);
    }
    key(app, KeyCode::Escape);
    walk_to(app, "leave-to-the-title");
    key(app, KeyCode::Enter);
    step_until(app, "the title", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Title
    });
    for _ in 0..3 {
        app.update();
    }
}

/// Names of the visible buttons.
fn buttons(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut query = world.query_filtered::<(&Name, &InheritedVisibility, &ComputedNode), With<Button>>();
    let shown = query
        .iter(world)
        .filter(|(_, visible, node)| visible.get() && !node.is_empty());
    shown.map(|(name, ..)| name.to_string()).collect()
}

#[test]
fn matches_are_deleted_by_key_and_the_title_knows() {
    let mut app = game(Store::in_memory(), (1280, 720));
    leave_a_match(&mut app, Preset::OpenDraft);
    assert!(!buttons(&mut app).contains(&"matches".to_owned()), "one is continued");
    leave_a_match(&mut app, Preset::Moonshot);
    for left in [1, 0] {
        if left == 1 {
            walk_to(&mut app, "matches");
            key(&mut app, KeyCode::Enter);
        } else {
            app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
        }
        app.update();
        assert_eq!(menu(&app), Menu::Matches);
        walk_to(&mut app, "delete");
        for name in ["undo", "delete", "undo"] {
            key(&mut app, KeyCode::Enter);
            for _ in 0..3 {
                app.update();
            }
            assert_eq!(
                focused(&app).as_deref(),
                Some(name),
                "the focus stays where the key was pressed"
            );
        }
        key(&mut app, KeyCode::Escape);
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(app.world().resource::<Slots>().unfinished().len(), left);
        let shown = buttons(&mut app);
        assert!(!shown.contains(&"matches".to_owned()), "{shown:?}");
        assert_eq!(shown.contains(&"continue".to_owned()), left > 0, "{shown:?}");
    }
}

/// Writes to the interface and the cards: each component and its entity's name.
#[derive(Resource, Default)]
struct Written(Vec<String>);

/// Records the entities whose component `C`, which is drawn, was written.
fn written<C: Component>(changed: Query<NameOrEntity, Changed<C>>, mut written: ResMut<Written>) {
    let component = ShortName::of::<C>();
    let lines = changed.iter().map(|entity| format!("{component} of {entity}"));
    written.0.extend(lines);
}

#[test]
fn a_table_at_rest_writes_nothing() {
    let mut app = at_the_table();
    app.init_resource::<Written>()
        .add_systems(
            Last,
            (
                written::<Text>,
                written::<TextColor>,
                written::<Sprite>,
                written::<Transform>,
            ),
        )
        .add_systems(
            Last,
            (
                written::<Node>,
                written::<BackgroundColor>,
                written::<BorderColor>,
                written::<Visibility>,
            ),
        );
    // For a system that has never run, everything is new.
    app.update();
    app.world_mut().resource_mut::<Written>().0.clear();
    for _ in 0..50 {
        app.update();
        assert_eq!(app.world().resource::<Written>().0, [""; 0]);
    }
    decide(&mut app);
    assert!(
        !app.world().resource::<Written>().0.is_empty(),
        "what happens is written"
    );
}

/// In some windows a paragraph is as wide as the room for it but for a part of a pixel.
#[test]
fn no_paragraph_of_the_help_has_a_line_too_many() {
    let mut app = game(Store::in_memory(), (390, 844));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Help);
    until_laid_out(&mut app);
    let mut found = Vec::new();
    for width in (364..=412).step_by(8) {
        resize(&mut app, (width, 844));
        for leaf in [
            "the-game",
            "the-draft",
            "bidding",
            "play",
            "scoring",
            "variants",
            "glossary",
        ] {
            let entity = find(&mut app, leaf);
            app.world_mut().trigger(Activate { entity });
            until_laid_out(&mut app);
            let faults = faults(&mut app, false);
            let faults = faults.into_iter().chain(lines_too_many(&mut app));
            found.extend(faults.map(|fault| format!("{leaf}, {width} wide: {fault}")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
