//! A screen reader gets everything on the screen: all texts and controls, in reading order.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::ui_widgets::{Button, Checkbox, Slider};
use spades::access::{Control, Group, Item, Kind, Mirror};
use spades::session::learning::{Exercise, Learning, StartLearning, Textbook};
use spades::session::replaying::{ReplayOf, Replaying, StartReplay};
use spades::session::setup::Player;
use spades::session::{Match, Perspective, Turn};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::card::{CardBody, Face};
use spades::table::cues::CueQueue;
use spades::table::overlays::Overlay;
use spades::table::shown::{ShownScene, ShownView};
use spades::text::cards::card as card_name;
use spades::ui::focus::{FocusScope, Layer};
use spades::ui::{AsWritten, HiddenFromScreenReader, ScreenReaderText};
use spades_layout::Zone;
use spades_learn::puzzle::Kind as Puzzles;
use spades_rules::{Card, CardSet, Phase, Preset};

use crate::common::{
    asked, decide, game, hold_curtain, lesson_names, players, resume, seek, start, step_until, walk_to,
};
use crate::devices::key;
use crate::inspection::{come_to_phase, receive_deal};
use crate::tasks::proven;

/// The entity and its ancestors, from the inside out.
fn line_of(world: &World, entity: Entity) -> impl Iterator<Item = Entity> {
    std::iter::successors(Some(entity), |&entity| {
        world.get::<ChildOf>(entity).map(|parent| parent.0)
    })
}

/// Returns `true` if an entity is drawn, in a part of the screen that can be reached.
fn is_seen(world: &World, entity: Entity, top: Layer) -> bool {
    let shown = |entity: Entity| {
        world.get::<InheritedVisibility>(entity).is_none_or(|seen| seen.get())
            && world
                .get::<Node>(entity)
                .is_none_or(|node| node.display != Display::None)
    };
    let scope = line_of(world, entity).find_map(|entity| world.get::<FocusScope>(entity));
    line_of(world, entity).all(shown)
        && world.get::<ComputedNode>(entity).is_some_and(|node| !node.is_empty())
        && scope.is_none_or(|scope| scope.layer() == top)
}

/// Returns `true` if another text is read out instead of this one.
fn differs_from_the_last(world: &World, entity: Entity) -> bool {
    // A whole widget may be replaced by a control in the description of the table.
    let hidden = |entity: Entity| world.get::<HiddenFromScreenReader>(entity).is_some();
    line_of(world, entity).any(|entity| world.get::<ScreenReaderText>(entity).is_some() || hidden(entity))
}

fn place(world: &World, entity: Entity) -> Option<Rect> {
    let (node, at) = (
        world.get::<ComputedNode>(entity)?,
        world.get::<UiGlobalTransform>(entity)?,
    );
    // Contents scrolled out of sight are behind other widgets.
    let in_sight = world
        .get::<CalculatedClip>(entity)
        .is_none_or(|clip| clip.clip.contains(at.translation));
    in_sight.then(|| Rect::from_center_size(at.translation, node.size()))
}

fn heard(groups: &[Group]) -> Vec<String> {
    let mut heard = Vec::new();
    for group in groups {
        heard.extend(group.title.clone());
        for item in &group.items {
            match item {
                Item::Line { text } => heard.push(text.clone()),
                Item::Control(control) => {
                    heard.push(control.label.clone());
                    match &control.kind {
                        Kind::Range { text, .. } => heard.push(text.clone()),
                        Kind::Text { value, .. } => heard.push(value.clone()),
                        Kind::Button | Kind::Toggle { .. } => {}
                    }
                }
            }
        }
    }
    heard
}

/// Returns `true` if `one` must be read before `other`: it is above it, or to its left in the same line.
fn comes_before(one: Rect, other: Rect) -> bool {
    let both = one.intersect(other);
    let beside = both.width() > 0.5 * one.width().min(other.width());
    let level = both.height() > 0.5 * one.height().min(other.height());
    let wide = one.max.x.min(other.max.x) - one.min.x.max(other.min.x) > 0.5 * one.width().min(other.width());
    let high = one.max.y.min(other.max.y) - one.min.y.max(other.min.y) > 0.5 * one.height().min(other.height());
    !(beside && level) && (wide && one.max.y <= other.min.y + 1.0 || high && one.max.x <= other.min.x + 1.0)
}

fn check(app: &mut App, what: &str) {
    for _ in 0..4 {
        app.update();
    }
    let world = app.world_mut();
    let groups = world.resource::<Mirror>().page.groups.clone();
    let mut scopes = world.query::<&FocusScope>();
    let top = scopes.iter(world).map(FocusScope::layer).max().unwrap_or_default();
    let all = heard(&groups);
    let mut texts = world.query::<(Entity, &Text)>();
    let mut controls =
        world.query_filtered::<Entity, Or<(With<Button>, With<Checkbox>, With<Slider>, With<EditableText>)>>();
    let texts: Vec<(Entity, String)> = texts
        .iter(world)
        .map(|(entity, text)| (entity, text.0.clone()))
        .collect();
    let controls: Vec<Entity> = controls.iter(world).collect();
    let id = |entity: Entity| {
        let mut read = groups.iter().flat_map(Group::controls);
        let control = read.find(|control| control.entity == Some(entity));
        control.map(|control| control.id.clone()).unwrap_or_default()
    };
    let mut places: Vec<(String, Rect)> = Vec::new();
    for entity in controls {
        if !is_seen(world, entity, top) || world.get::<HiddenFromScreenReader>(entity).is_some() {
            continue;
        }
        assert!(
            !id(entity).is_empty(),
            "{what}: {:?} is not read: {all:#?}",
            world.get::<Name>(entity)
        );
        // A switch is read in place of its caption.
        if world.get::<Checkbox>(entity).is_none() {
            places.extend(place(world, entity).map(|place| (id(entity), place)));
        }
    }
    for (entity, text) in texts {
        if text.trim().is_empty() || !is_seen(world, entity, top) || differs_from_the_last(world, entity) {
            continue;
        }
        let text = world
            .get::<AsWritten>(entity)
            .map_or(text, |written| written.written.clone());
        // A button's own label replaces its text: "Nil, 100 points won or lost", not "±100".
        let called = line_of(world, entity)
            .filter(|&entity| world.get::<Button>(entity).is_some())
            .find_map(|button| world.get::<AccessibleLabel>(button));
        if called.is_some_and(|label| all.contains(&label.0)) {
            continue;
        }
        assert!(
            all.iter().any(|line| line.contains(text.trim())),
            "{what}: “{text}” is not read: {all:#?}"
        );
        places.extend(place(world, entity).map(|place| (text.trim().to_owned(), place)));
    }
    for group in &groups {
        let placed = |item: &Item| {
            let name = match item {
                Item::Line { text } => text.clone(),
                Item::Control(control) => control.id.clone(),
            };
            let mut found = places.iter().filter(|(known, _)| *known == name);
            // If a text occurs twice, it isn't known which one is meant.
            let first = found.next()?;
            found.next().is_none().then(|| (item.clone(), first.1))
        };
        let items: Vec<(Item, Rect)> = group.items.iter().filter_map(placed).collect();
        for (at, (item, rect)) in items.iter().enumerate() {
            for (later, other) in &items[at + 1..] {
                assert!(
                    !comes_before(*other, *rect),
                    "{what}: {later:?} {other:?} is read after {item:?} {rect:?}"
                );
            }
        }
    }
}

fn open(app: &mut App, menu: Menu) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    for _ in 0..6 {
        app.update();
    }
}

#[test]
fn pages_are_read_as_they_are_seen() {
    let mut app = game(Store::in_memory(), (1280, 720));
    spades::access::plugin(&mut app);
    check(&mut app, "the title");
    receive_deal(&mut app);
    for menu in Menu::PAGES {
        open(&mut app, menu);
        check(&mut app, &format!("{menu:?}"));
        let heading = &app.world().resource::<Mirror>().page.title;
        assert!(heading.is_some(), "{menu:?} has a heading");
    }
    open(&mut app, Menu::Settings);
    for tab in TABS {
        walk_to(&mut app, tab);
        key(&mut app, KeyCode::Enter);
        check(&mut app, tab);
        let page = heard(&app.world().resource::<Mirror>().page.groups).join("\n");
        assert!(tab != "about" || page.contains(env!("CARGO_PKG_VERSION")), "{page}");
    }
    open(&mut app, Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    step_until(&mut app, "the set-up", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Setup
    });
    check(&mut app, "the set-up");
}

/// The tabs of the settings.
const TABS: [&str; 6] = ["play", "sound", "accessibility", "language", "about", "table-and-cards"];

#[test]
fn the_table_and_its_overlays_are_read_as_they_are_seen() {
    let mut app = game(Store::in_memory(), (1280, 720));
    spades::access::plugin(&mut app);
    start(&mut app, Preset::OpenDraft, players(false), 5);
    let overlay = |app: &mut App, code: KeyCode, expected: Overlay| {
        key(app, code);
        check(app, &format!("{expected:?}"));
        assert_eq!(*app.world().resource::<State<Overlay>>().get(), expected);
        key(app, KeyCode::Escape);
    };
    while asked(app.world()) != Turn::Bid {
        decide(&mut app);
    }
    check(&mut app, "bids");
    bids_are_spoken_once(&app);
    overlay(&mut app, KeyCode::Escape, Overlay::Menu);
    overlay(&mut app, KeyCode::KeyO, Overlay::Discards);
    overlay(&mut app, KeyCode::KeyW, Overlay::Known);
    let read = |app: &App| heard(&app.world().resource::<Mirror>().page.groups);
    key(&mut app, KeyCode::KeyW);
    check(&mut app, "what is known");
    let lines = read(&app);
    let suits: Vec<&str> = lines
        .iter()
        .map(String::as_str)
        .filter(|line| SUITS.contains(line))
        .collect();
    assert_eq!(suits, SUITS, "{lines:#?}");
    key(&mut app, KeyCode::Escape);
    while asked(app.world()) != Turn::Play || app.world().resource::<Match>().action_count() < 60 {
        decide(&mut app);
    }
    check(&mut app, "a trick");
    check_faces(&mut app, "a trick");
    overlay(&mut app, KeyCode::KeyT, Overlay::LastTrick);
    the_result_and_the_next_step_are_read(&mut app);
    an_open_puzzle_is_announced(&mut app);
}

/// Each bid is one control, and a tool that is off says why.
fn bids_are_spoken_once(app: &App) {
    let groups = &app.world().resource::<Mirror>().page.groups;
    let controls: Vec<&Control> = groups.iter().flat_map(Group::controls).collect();
    let bids = controls.iter().filter(|control| control.id.starts_with("act-bid"));
    assert_eq!(bids.count(), 14);
    let numbers = controls
        .iter()
        .filter(|control| control.label.trim() == "3" || control.label == "3 tricks");
    assert_eq!(numbers.count(), 0, "{controls:#?}");
    for control in controls {
        let illegal = control.enabled || control.why.is_some();
        assert!(illegal, "{control:?} says why it is off");
    }
}

/// The score sheet, the review over it, and the round as a replay.
fn the_result_and_the_next_step_are_read(app: &mut App) {
    come_to_phase(app, Phase::RoundEnd);
    (0..100).for_each(|_| app.update());
    check(app, "the result");
    app.world_mut()
        .resource_mut::<NextState<Overlay>>()
        .set(Overlay::Review);
    for _ in 0..60_000 {
        app.update();
        if seek(app, "replay-the-round").is_some() {
            break;
        }
    }
    check(app, "the review");
    key(app, KeyCode::Escape);
    let of = ReplayOf::Table;
    let at = Some(app.world().resource::<Match>().action_count() - 20);
    app.world_mut().write_message(StartReplay { of, at });
    step_until(app, "the replay", |world| {
        world.contains_resource::<Replaying>() && world.resource::<ShownView>().0.is_some()
    });
    (0..100).for_each(|_| app.update());
    check(app, "the replay");
    key(app, KeyCode::Escape);
}

/// Checks that every open card of a hand or a trick is read out, by its name or among the ranks of its suit.
fn check_faces(app: &mut App, what: &str) {
    let world = app.world_mut();
    let all = heard(&world.resource::<Mirror>().page.groups);
    let places = world.resource::<ShownScene>().0.as_ref().expect("a scene").places();
    let mut cards = world.query::<(&CardBody, &Face)>();
    let seen: Vec<Card> = cards
        .iter(world)
        .filter(|(body, _)| matches!(places[body.0].zone, Zone::Hand(_) | Zone::Trick(_)))
        .filter_map(|(_, face)| face.0)
        .collect();
    assert!(!seen.is_empty(), "{what}");
    for card in seen {
        assert!(
            all.iter().any(|line| names(line, card)),
            "{what}: {card} is not read: {all:#?}"
        );
    }
}

/// Returns `true` if a line names a card: "Play the queen of hearts", "Hearts: queen, 10".
fn names(line: &str, card: Card) -> bool {
    let name = card_name(card);
    let (rank, suit) = name.split_once(" of ").expect("no joker");
    let among = line
        .split_once(": ")
        .is_some_and(|(head, ranks)| head.eq_ignore_ascii_case(suit) && ranks.split(", ").any(|read| read == rank));
    among || line.contains(&name)
}

/// All its hands are open.
fn an_open_puzzle_is_announced(app: &mut App) {
    step_until(app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    let contents = app.world().resource::<Textbook>().contents().expect("it is there");
    let entries = contents.puzzles.entries();
    let index = entries.iter().position(|entry| entry.kind == Puzzles::MakeBid);
    app.world_mut().write_message(StartLearning {
        exercise: Exercise::Puzzle {
            index: index.expect("there is one"),
            kind: None,
            day: None,
        },
        names: lesson_names(),
    });
    step_until(app, "the puzzle", |world| {
        world.contains_resource::<Learning>() && asked(world) == Turn::Play
    });
    step_until(app, "the table at rest", |world| world.resource::<CueQueue>().idle());
    check(app, "an open puzzle");
    check_faces(app, "an open puzzle");
    // Each hand has a group of its own: its cards, and no others.
    let groups = app.world().resource::<Mirror>().page.groups.clone();
    let game = app.world().resource::<Match>();
    let view = game.view(app.world().resource::<Learning>().seat());
    for seat in 0..game.game().hands() {
        let id = match seat {
            seat if seat == view.playing_hand() => "act".to_owned(),
            seat if seat == view.viewer => "hand".to_owned(),
            seat => format!("hand-{seat}"),
        };
        let group = groups
            .iter()
            .filter(|group| group.id == id)
            .cloned()
            .collect::<Vec<_>>();
        let lines = heard(&group);
        let named = CardSet::STANDARD
            .iter()
            .filter(|&card| lines.iter().any(|line| names(line, card)));
        let hand = game.game().hand(seat);
        assert_eq!(named.collect::<CardSet>(), hand, "seat {seat}: {lines:#?}");
    }
}

/// The curtain names the next player and shows no card.
#[test]
fn the_curtain_is_read_as_it_is_seen() {
    let mut app = game(Store::in_memory(), (1280, 720));
    spades::access::plugin(&mut app);
    for (preset, players) in [(Preset::OpenDraft, players(true)), (Preset::Pairs, four_people())] {
        start(&mut app, preset, players, 4);
        step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
        let what = format!("the curtain, {preset:?}");
        check(&mut app, &what);
        let lines = heard(&app.world().resource::<Mirror>().page.groups);
        for card in CardSet::STANDARD.iter() {
            assert!(!lines.iter().any(|line| names(line, card)), "{what}: {lines:#?}");
        }
        hold_curtain(&mut app);
        step_until(&mut app, "the table at rest", |world| {
            world.resource::<CueQueue>().idle()
        });
        check(&mut app, &format!("after {what}"));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        step_until(&mut app, "the title", |world| {
            *world.resource::<State<Screen>>().get() == Screen::Title
        });
    }
}

fn four_people() -> Vec<Player> {
    let person = |name: &str| Player::Human { name: name.to_owned() };
    ["Ada", "Grace", "Mary", "Emmy"].map(person).into()
}

#[test]
fn a_claim_is_spoken_as_it_is_seen() {
    let mut app = game(Store::in_memory(), (1280, 720));
    spades::access::plugin(&mut app);
    resume(&mut app, &proven(1), (1280, 720));
    step_until(&mut app, "the claim", |world| {
        *world.resource::<State<Overlay>>().get() == Overlay::Claim
    });
    check(&mut app, "a claim");
}

const SUITS: [&str; 4] = ["Spades", "Hearts", "Diamonds", "Clubs"];
