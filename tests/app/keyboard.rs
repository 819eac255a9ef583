//! The table by keyboard alone: Tab walks the topmost layer and nothing below it, and Enter is pressed once.

use std::collections::BTreeSet;

use bevy::prelude::*;
use spades::session::Match;
use spades::session::perspective::Perspective;
use spades::session::{Pace, Turn};
use spades::storage::Store;
use spades::table::card::{CardHighlight, Face};
use spades::table::cues::CueQueue;
use spades::table::hint::Advised;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::Phrase;
use spades::text::overlays::Menu as Words;
use spades_rules::{Phase, Preset};

use crate::common::{asked, begin_with, decide, focused, game, hold_curtain, players, start, step_until, walk_to};
use crate::devices::key;

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn count(app: &App) -> usize {
    app.world().resource::<Match>().action_count()
}

fn hinted(app: &App) -> bool {
    app.world().resource::<Advised>().shown()
}

/// Every widget that Tab reaches, once around.
fn round_trip(app: &mut App) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for _ in 0..40 {
        key(app, KeyCode::Tab);
        met.extend(focused(app));
    }
    met
}

/// Like [`round_trip`] on a sheet, without the button that appears when the review of the round is complete, which takes a while.
fn around_the_sheet(app: &mut App) -> BTreeSet<String> {
    let mut met = round_trip(app);
    met.remove("learn-from-mistakes");
    met
}

fn set<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
    names.map(str::to_owned).into()
}

/// Decides until this prompt.
fn come_to(app: &mut App, turn: Turn) {
    while asked(app.world()) != turn {
        decide(app);
    }
    for _ in 0..3 {
        app.update();
    }
}

#[test]
fn a_hint_raises_its_card_and_is_followed() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Choose);
    for turn in [Turn::Choose, Turn::Bid, Turn::Play] {
        come_to(&mut app, turn);
        let before = count(&app);
        key(&mut app, KeyCode::KeyH);
        step_until(&mut app, "the advice", |world| {
            world.resource::<Advised>().advice().is_some()
        });
        for _ in 0..3 {
            app.update();
        }
        let advised = app.world().resource::<Advised>();
        let (best, card) = (advised.advice().expect("it is there").best, advised.card());
        assert_eq!(card.is_some(), turn == Turn::Play);
        let world = app.world_mut();
        let mut cards = world.query::<(&Face, &CardHighlight)>();
        let raised: Vec<_> = cards
            .iter(world)
            .filter(|(_, now)| now.raised)
            .map(|(face, _)| face.0)
            .collect();
        assert_eq!(raised, card.map(Some).into_iter().collect::<Vec<_>>(), "{turn:?}");
        // Tab reaches it first, and its numbers are shown on the choices.
        key(&mut app, KeyCode::Tab);
        assert_eq!(focused(&app).as_deref(), Some("follow-the-hint"));
        if turn == Turn::Choose {
            walk_to(&mut app, "numbers");
            key(&mut app, KeyCode::Enter);
        }
        // Numbers once requested stay on for every hint.
        walk_to(&mut app, "hide-numbers");
        walk_to(&mut app, "follow-the-hint");
        key(&mut app, KeyCode::Enter);
        let record = app.world().resource::<Match>().game().record();
        assert_eq!(record.actions[before], best, "{turn:?}");
        app.update();
        assert!(!hinted(&app), "it was for one decision");
    }
}

/// Plays until the sheet of a round is shown.
fn come_to_the_sheet(app: &mut App, phase: Phase) {
    while app.world().resource::<Match>().game().phase() != phase {
        decide(app);
    }
    step_until(app, "the sheet", |world| world.resource::<CueQueue>().idle());
    for _ in 0..3 {
        app.update();
    }
}

#[test]
fn the_menu_is_opened_walked_and_left() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Choose);
    let before = count(&app);
    walk_to(&mut app, "menu");
    key(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::Menu);
    assert_eq!(focused(&app).as_deref(), Some("back-to-the-table"));
    let entries = [
        "back-to-the-table",
        "look-back",
        "what-do-i-know",
        "settings",
        "how-to-play",
        "restart-the-match",
        "concede-the-match",
        "leave-to-the-title",
    ];
    assert_eq!(round_trip(&mut app), set(entries));
    walk_to(&mut app, "back-to-the-table");
    key(&mut app, KeyCode::ArrowUp);
    assert_eq!(focused(&app).as_deref(), Some("concede-the-match"));
    walk_to(&mut app, "back-to-the-table");
    // That of the number pad presses a focused button, too.
    key(&mut app, KeyCode::NumpadEnter);
    assert_eq!(overlay(&app), Overlay::None);
    assert_eq!(focused(&app).as_deref(), Some("menu"), "the focus returns");
    // An overlay opened by its own key has the focus too.
    key(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::Menu);
    assert!(focused(&app).is_some_and(|name| name != "menu"));
    key(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::None);
    assert_eq!(count(&app), before, "nothing was decided");
}

/// From the pad to the tools and around again.
#[test]
fn panel_and_tools_are_walked_together() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Choose);
    let met = round_trip(&mut app);
    assert!(met.is_superset(&set(["keep", "discard", "hint", "menu"])), "{met:?}");
    walk_to(&mut app, "keep");
    key(&mut app, KeyCode::Enter);
    come_to(&mut app, Turn::Bid);
    key(&mut app, KeyCode::Tab);
    assert_eq!(focused(&app).as_deref(), Some("bid-0"));
    let met = round_trip(&mut app);
    assert!(
        met.is_superset(&set(["bid-1", "bid-5", "bid-13", "hint", "menu"])),
        "{met:?}"
    );
    assert!(!met.contains("keep"), "it is hidden: {met:?}");
    walk_to(&mut app, "bid-4");
    key(&mut app, KeyCode::Enter);
    walk_to(&mut app, "bid");
    let before = count(&app);
    key(&mut app, KeyCode::Space);
    assert!(count(&app) > before, "it is bid");
}

#[test]
fn enter_on_a_tool_does_not_bid_what_is_picked() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Bid);
    let before = count(&app);
    key(&mut app, KeyCode::Digit3);
    walk_to(&mut app, "hint");
    key(&mut app, KeyCode::Enter);
    assert_eq!((hinted(&app), count(&app)), (true, before));
    assert_eq!(focused(&app).as_deref(), Some("hint"), "it lies beside the table");
    key(&mut app, KeyCode::Escape);
    assert_eq!(
        (hinted(&app), overlay(&app)),
        (false, Overlay::None),
        "only the hint goes"
    );
    // By its own key, which also removes it.
    key(&mut app, KeyCode::Digit4);
    assert_eq!(focused(&app), None, "Enter is for the bid");
    for shown in [true, false] {
        key(&mut app, KeyCode::KeyH);
        assert_eq!((hinted(&app), count(&app)), (shown, before));
    }
    key(&mut app, KeyCode::Enter);
    assert!(count(&app) > before, "it is bid");
}

#[test]
fn rounds_are_reviewed_and_matches_played_again() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let mut rules = Preset::OpenDraft.rules();
    rules.end.rounds = Some(2);
    begin_with(&mut app, Preset::OpenDraft, rules, players(false), 5);
    step_until(&mut app, "the table", |world| world.resource::<ShownView>().0.is_some());
    come_to(&mut app, Turn::Play);
    // A focused tool loses the focus when the sheet appears.
    walk_to(&mut app, "menu");
    come_to_the_sheet(&mut app, Phase::RoundEnd);
    assert_eq!(focused(&app), None);
    assert_eq!(
        around_the_sheet(&mut app),
        set(["menu", "copy-receipt", "review", "next-round"])
    );
    let before = count(&app);
    for (name, over) in [("review", Overlay::Review), ("menu", Overlay::Menu)] {
        walk_to(&mut app, name);
        key(&mut app, KeyCode::Enter);
        assert_eq!(overlay(&app), over);
        key(&mut app, KeyCode::Escape);
        assert_eq!(overlay(&app), Overlay::None);
        assert_eq!(focused(&app).as_deref(), Some(name));
    }
    walk_to(&mut app, "copy-receipt");
    key(&mut app, KeyCode::Enter);
    assert_eq!(count(&app), before, "the round is still over");
    walk_to(&mut app, "next-round");
    key(&mut app, KeyCode::Enter);
    assert_eq!(app.world().resource::<Match>().game().round(), 2);

    come_to_the_sheet(&mut app, Phase::MatchEnd);
    let met = around_the_sheet(&mut app);
    assert!(
        met.is_superset(&set(["title", "last-round", "review", "new-match"])),
        "{met:?}"
    );
    walk_to(&mut app, "last-round");
    key(&mut app, KeyCode::Enter);
    assert_eq!(around_the_sheet(&mut app), set(["result", "copy-receipt", "review"]));
    walk_to(&mut app, "result");
    key(&mut app, KeyCode::Enter);
    assert_eq!(around_the_sheet(&mut app), met);
    walk_to(&mut app, "review");
    key(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::Review);
    walk_to(&mut app, "back");
    key(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::None);
    walk_to(&mut app, "new-match");
    key(&mut app, KeyCode::Enter);
    step_until(&mut app, "the next match", |world| asked(world) == Turn::Draw);
}

#[test]
fn nothing_but_the_curtain_reacts_while_it_is_down() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(true), 5);
    step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
    hold_curtain(&mut app);
    // The menu is open while the last card of the draft is in motion.
    while app.world().resource::<Match>().game().phase() == Phase::Draft {
        app.insert_resource(Pace(if count(&app) >= 51 { 1.0 } else { 400.0 }));
        decide(&mut app);
    }
    assert!(!app.world().resource::<Perspective>().curtain);
    key(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::Menu);
    // The table rests behind it.
    for _ in 0..100 {
        app.update();
    }
    assert!(!app.world().resource::<Perspective>().curtain);
    key(&mut app, KeyCode::Escape);
    step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(overlay(&app), Overlay::None, "the menu is closed");
    let before = count(&app);
    for code in [
        KeyCode::KeyH,
        KeyCode::KeyO,
        KeyCode::Digit4,
        KeyCode::Enter,
        KeyCode::ArrowRight,
    ] {
        key(&mut app, code);
        assert_eq!((overlay(&app), count(&app)), (Overlay::None, before), "{code:?}");
    }
    assert_eq!(round_trip(&mut app), set(["hold-to-show-my-cards", "menu"]));
    hold_curtain(&mut app);
    assert_eq!((focused(&app), count(&app)), (None, before));
}

/// Returns `true` if the menu promises that the match is kept.
fn says_that_it_is_kept(app: &mut App) -> bool {
    let promise = Words::TheMatchIsKept.text();
    let mut texts = app.world_mut().query::<&Text>();
    texts.iter(app.world()).any(|text| text.0 == promise)
}

#[test]
fn the_menu_may_be_opened_before_anything_has_happened() {
    for (preset, dealt) in [
        (Preset::OpenDraft, false),
        (Preset::Pairs, true),
        (Preset::Pairs, false),
    ] {
        let mut app = game(Store::in_memory(), (1280, 720));
        let seats = usize::from(preset.rules().players);
        let mut everybody = players(false);
        while everybody.len() < seats {
            everybody.push(everybody[1].clone());
        }
        start(&mut app, preset, everybody, 5);
        if dealt {
            step_until(&mut app, "a question", |world| asked(world) != Turn::Wait);
        }
        key(&mut app, KeyCode::Escape);
        assert_eq!(overlay(&app), Overlay::Menu, "{preset:?}");
        assert!(says_that_it_is_kept(&mut app), "from its beginning");
        key(&mut app, KeyCode::Escape);
        assert_eq!(overlay(&app), Overlay::None, "{preset:?}");
        for _ in 0..2_000 {
            if count(&app) >= 8 {
                break;
            }
            decide(&mut app);
        }
        assert!(
            count(&app) >= 8,
            "{preset:?}: {:?}, {:?}",
            asked(app.world()),
            focused(&app)
        );
        key(&mut app, KeyCode::Escape);
        app.update();
        assert_eq!(overlay(&app), Overlay::Menu, "{preset:?}");
        assert!(says_that_it_is_kept(&mut app), "{preset:?}");
    }
}
