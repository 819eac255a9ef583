//! Results: their sheet cuts no plate in half, and everything on it is read without scrolling.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use spades::session::mistakes::{MatchPosition, Mistakes};
use spades::session::{Match, SavedMatch};
use spades::settings::Settings;
use spades::storage::Store;
use spades::storage::history::facts::Facts;
use spades::table::geometry::FixtureNode;
use spades_layout::Fixture;
use spades_rules::{Game, Phase, Preset};

use crate::common::{against_computers, decide, game, let_pass, resize, resume, seek, step_until};
use crate::faults::{ancestors, whole};
use crate::inspection::until_laid_out;
use crate::positions::{new_match, played_on};

const PRESETS: [Preset; 4] = [Preset::OpenDraft, Preset::Pairs, Preset::Solo, Preset::ThreeHanded];

/// A match of one round, played on until a condition holds.
fn one_round(preset: Preset, until: impl Fn(&Game) -> bool) -> SavedMatch {
    let mut rules = preset.rules();
    rules.end.rounds = Some(1);
    played_on(new_match(rules, preset, against_computers(preset), 5), until)
}

/// Returns the sheet of a result by a button on it.
fn sheet(app: &mut App, button: &str) -> (Entity, Rect) {
    let button = seek(app, button).unwrap_or_else(|| panic!("there is {button}"));
    let world = app.world();
    let above: Vec<Entity> = ancestors(world, button).collect();
    let sheet = above[above.len() - 2];
    (sheet, whole(world, sheet).expect("it is shown"))
}

/// Returns the widgets of the table that the sheet covers in part or whole.
fn covered(app: &mut App, sheet: Rect) -> Vec<String> {
    let world = app.world_mut();
    let mut nodes = world.query::<(Entity, &FixtureNode)>();
    let matters = |fixture: Fixture| {
        matches!(
            fixture,
            Fixture::Plate(_) | Fixture::Sheet | Fixture::Round | Fixture::Tools
        )
    };
    let nodes: Vec<(Entity, String)> = nodes
        .iter(world)
        .filter(|(_, node)| matters(node.0))
        .map(|(entity, node)| (entity, format!("{:?}", node.0)))
        .collect();
    let shown = |entity| whole(world, entity).filter(|rect| rect.intersect(sheet).size().min_element() > 1.0);
    nodes
        .into_iter()
        .filter_map(|(entity, name)| Some(format!("{name} at {:?}", shown(entity)?)))
        .collect()
}

#[test]
fn a_result_cuts_no_plate_in_half() {
    let mut app = game(Store::in_memory(), (1280, 720));
    let mut found = Vec::new();
    for preset in PRESETS {
        for (phase, button) in [(Phase::RoundEnd, "next-round"), (Phase::MatchEnd, "new-match")] {
            let saved = if phase == Phase::MatchEnd {
                one_round(preset, |game| game.phase() == Phase::MatchEnd)
            } else {
                let new = new_match(preset.rules(), preset, against_computers(preset), 5);
                played_on(new, |game| game.phase() == Phase::RoundEnd)
            };
            resume(&mut app, &saved, (1280, 720));
            for (size, interface) in [
                ((1280, 720), 33.0),
                ((1280, 720), 100.0),
                ((1024, 768), 33.0),
                ((720, 1280), 33.0),
                ((390, 844), 33.0),
            ] {
                app.world_mut().resource_mut::<Settings>().interface = interface;
                resize(&mut app, size);
                until_laid_out(&mut app);
                let (_, sheet) = sheet(&mut app, button);
                let cut = covered(&mut app, sheet);
                if !cut.is_empty() {
                    found.push(format!("{preset:?}, {phase:?}, {size:?} at {interface}: {cut:?}"));
                }
            }
            app.world_mut().resource_mut::<Settings>().interface = 33.0;
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Returns how much of a sheet has to be scrolled.
fn hidden(app: &mut App, sheet: Entity) -> f32 {
    let world = app.world_mut();
    let mut areas = world.query_filtered::<(Entity, &ComputedNode), With<ScrollArea>>();
    let areas: Vec<(Entity, f32)> = areas
        .iter(world)
        .map(|(entity, node)| (entity, node.content_size().y - node.size().y))
        .collect();
    let within = areas
        .into_iter()
        .filter(|&(entity, _)| ancestors(world, entity).any(|at| at == sheet));
    within.map(|(_, hidden)| hidden).fold(0.0, f32::max)
}

#[test]
fn a_result_is_read_without_scrolling() {
    let mut app = game(Store::in_memory(), (1280, 720));
    for preset in PRESETS {
        let new = new_match(preset.rules(), preset, against_computers(preset), 5);
        let saved = played_on(new, |game| game.phase() == Phase::RoundEnd);
        resume(&mut app, &saved, (1280, 720));
        step_until(&mut app, "the mistakes", |world| {
            world
                .resource::<Mistakes>()
                .knows(MatchPosition::of(world.resource::<Match>()))
        });
        until_laid_out(&mut app);
        let (panel, _) = sheet(&mut app, "next-round");
        let scrolls = hidden(&mut app, panel);
        assert!(scrolls < 4.0, "the sheet of {preset:?} hides {scrolls}");
    }
}

/// Achievements are known a little later than the result.
#[test]
fn the_end_of_a_match_is_read_without_scrolling_when_achievements_appear() {
    for preset in PRESETS {
        let mut app = game(Store::in_memory(), (1280, 720));
        let total = one_round(preset, |game| game.phase() == Phase::MatchEnd)
            .record
            .actions
            .len();
        let saved = one_round(preset, |game| {
            game.actor() == Some(0) && game.record().actions.len() + 9 >= total
        });
        resume(&mut app, &saved, (1280, 720));
        while app.world().resource::<Match>().game().phase() != Phase::MatchEnd {
            decide(&mut app);
        }
        step_until(&mut app, "mistakes and achievements", |world| {
            world
                .resource::<Mistakes>()
                .knows(MatchPosition::of(world.resource::<Match>()))
                && world.resource::<Facts>().is_done()
        });
        let_pass(&mut app, std::time::Duration::from_secs(10));
        until_laid_out(&mut app);
        let (panel, _) = sheet(&mut app, "new-match");
        let scrolls = hidden(&mut app, panel);
        assert!(scrolls < 4.0, "the end of {preset:?} hides {scrolls}");
    }
}
