//! The set-up makes matches that can be played.

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use spades_bots::Level;
use spades_rules::{Preset, Renege};

use super::form::{Choice, Form, NAME_LENGTH, clean_name};
use crate::Screen;
use crate::screens::testing::{app, focus, go, press, settle};
use crate::session::RulesKind;
use crate::session::setup::{Player, StartMatch};

fn started(app: &mut App) -> Vec<StartMatch> {
    app.world_mut().resource_mut::<Messages<StartMatch>>().drain().collect()
}

#[test]
fn every_preset_is_dealt_as_chosen() {
    let mut app = app(1280, 720);
    for preset in Preset::ALL {
        for hot_seat in [false, true] {
            go(&mut app, Screen::Title);
            go(&mut app, Screen::Setup);
            {
                let mut form = app.world_mut().resource_mut::<Form>();
                form.choose(Choice::Preset(preset));
                form.hot_seat = hot_seat;
                form.level = Level::Expert;
            }
            settle(&mut app);
            focus(&mut app, "deal");
            press(&mut app, KeyCode::Enter);
            // Messages live for two frames only; they are read at once.
            let start = started(&mut app);
            let [StartMatch(setup)] = start.as_slice() else {
                panic!("{preset:?}: {} matches", start.len());
            };
            assert_eq!(setup.rules, preset.rules());
            assert_eq!(setup.kind, RulesKind::Preset(preset));
            assert_eq!(setup.players.len(), usize::from(setup.rules.players));
            let people = setup.players.iter().filter(|player| !player.is_bot()).count();
            assert_eq!(people, if hot_seat && setup.rules.players == 2 { 2 } else { 1 });
            assert!(!setup.players[0].is_bot());
        }
    }
}

#[test]
fn what_is_chosen_goes_into_the_rules() {
    let mut form = Form {
        target: Some(1000),
        blind_nil: Some(false),
        prevent_reneging: false,
        ..Form::default()
    };
    let rules = form.match_setup().unwrap().rules;
    assert_eq!(rules.end.target, Some(1000));
    assert_eq!(rules.blind_nil, None);
    assert_eq!(rules.renege, Renege::Penalised);
    // Other rules start as they are.
    form.choose(Choice::Preset(Preset::ClosedDraft));
    assert_eq!(form.rules(), Preset::ClosedDraft.rules());
    form.blind_nil = Some(true);
    assert_eq!(form.match_setup().unwrap().rules.blind_nil, Some(200));
    assert_eq!(form.targets(), [300, 500, 1000]);
    form.choose(Choice::Preset(Preset::Mirror));
    assert_eq!(form.targets(), [200, 300, 500, 1000]);
}

#[test]
fn rules_of_ones_own_must_make_sense() {
    let mut form = Form::default();
    form.choose(Choice::Custom);
    form.custom.jokers = true;
    assert_eq!(form.match_setup().unwrap_err().field(), "jokers");
    form.custom.jokers = false;
    let setup = form.match_setup().unwrap();
    assert_eq!(setup.kind, RulesKind::Custom);
    assert_eq!(setup.rules, form.custom);
}

#[test]
fn names_are_made_presentable() {
    assert_eq!(clean_name("  Ada \n Lovelace "), "Ada Lovelace");
    assert_eq!(clean_name("\u{7}\t "), "");
    let long = clean_name(&"Ж".repeat(40));
    assert_eq!(long.chars().count(), NAME_LENGTH);
    // Without a name the player is addressed, and two have different ones.
    let mut form = Form::default();
    assert_eq!(form.match_setup().unwrap().players[0].name(), "");
    form.hot_seat = true;
    let players = form.match_setup().unwrap().players;
    assert!(!players[0].name().is_empty() && players[0].name() != players[1].name());
    let form = Form {
        hot_seat: true,
        pair: ["Eva".into(), "Eva ".into()],
        ..Form::default()
    };
    let players = form.match_setup().unwrap().players;
    assert_ne!(players[0].name(), players[1].name());
    assert!(matches!(&players[1], Player::Human { .. }));
}

#[test]
fn the_choices_survive_the_way_through_a_file() {
    let mut form = Form {
        level: Level::Advanced,
        name: "Ada".into(),
        ..Form::default()
    };
    form.choose(Choice::Custom);
    form.custom.end.floor = Some(-300);
    let text = serde_json::to_string(&form).unwrap();
    assert_eq!(serde_json::from_str::<Form>(&text).unwrap(), form);
    assert_eq!(serde_json::from_str::<Form>("{}").unwrap(), Form::default());
}
