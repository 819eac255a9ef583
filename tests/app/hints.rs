//! The panel of a hint: the longest one is read without scrolling at every prompt.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use spades::settings::Settings;
use spades::storage::Store;
use spades::table::hint::Advised;
use spades::ui::CurrentViewport;
use spades_layout::LONGEST_HINT;
use spades_rules::Preset;

use crate::common::{against_computers, game, resize, seek, start, step_until};
use crate::devices::key;
use crate::faults::{ancestors, faults};
use crate::inspection::{WINDOWS, come_to, until_laid_out};
use spades::session::Turn;

/// As long as the longest reason.
const LONGEST: &str = "You have the queen of spades, the queen of hearts, the queen of diamonds, a guarded king, and 3 more spades \
                       to ruff diamonds. With best play, you make 10 with 2 bags; 11 would make too, but at this score it’s worth less.";

/// Replaces the reason of the hint by the longest one; returns the area that scrolls.
fn say_the_longest(app: &mut App) -> Entity {
    let panel = seek(app, "hint-panel").expect("the hint");
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &mut Text)>();
    let mut all: Vec<(Entity, usize)> = texts.iter(world).map(|(entity, text)| (entity, text.0.len())).collect();
    let within = |entity: Entity| ancestors(world, entity).any(|at| at == panel);
    all.retain(|&(entity, _)| within(entity));
    let (reason, _) = all.into_iter().max_by_key(|&(_, length)| length).expect("a reason");
    world.get_mut::<Text>(reason).expect("a text").0 = LONGEST.to_owned();
    let mut above = ancestors(world, reason);
    above
        .find(|&at| world.get::<ScrollArea>(at).is_some())
        .expect("it scrolls")
}

#[test]
fn the_longest_hint_is_read_without_scrolling() {
    assert!(
        LONGEST.chars().count() >= LONGEST_HINT,
        "{} characters",
        LONGEST.chars().count()
    );
    let mut found = Vec::new();
    for (preset, turns) in [
        (Preset::OpenDraft, &[Turn::Choose, Turn::Bid, Turn::Play][..]),
        (Preset::Pairs, &[Turn::Bid, Turn::Play]),
        (Preset::ThreeHanded, &[Turn::Bid, Turn::Play]),
    ] {
        let mut app = game(Store::in_memory(), (1280, 720));
        start(&mut app, preset, against_computers(preset), 5);
        for &turn in turns {
            come_to(&mut app, turn);
            key(&mut app, KeyCode::KeyH);
            step_until(&mut app, "the hint", |world| {
                world.resource::<Advised>().advice().is_some()
            });
            for (width, height, interface) in WINDOWS.into_iter().chain([(1280.0, 720.0, 33.0)]) {
                app.world_mut().resource_mut::<Settings>().interface = interface;
                resize(&mut app, (width as u32, height as u32));
                until_laid_out(&mut app);
                let area = say_the_longest(&mut app);
                until_laid_out(&mut app);
                let what = format!("{preset:?}, {turn:?}, {width} × {height} at {interface}");
                found.extend(
                    faults(&mut app, false)
                        .into_iter()
                        .map(|fault| format!("{what}: {fault}")),
                );
                let world = app.world();
                let node = world.get::<ComputedNode>(area).expect("it is laid out");
                // Phones have less room, and a finger scrolls.
                let viewport = world.resource::<CurrentViewport>();
                if !viewport.device.is_phone() && node.content_size().y > node.size().y + 4.0 {
                    found.push(format!("{what}: {} of {}", node.size(), node.content_size()));
                }
            }
            app.world_mut().resource_mut::<Settings>().interface = 33.0;
            resize(&mut app, (1280, 720));
            until_laid_out(&mut app);
            key(&mut app, KeyCode::Escape);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
