//! Names of sixteen letters push nothing out of place.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use spades::session::Turn;
use spades::session::setup::Player;
use spades::settings::Settings;
use spades::storage::Store;
use spades::table::geometry::FixtureNode;
use spades_layout::Fixture;
use spades_rules::{Phase, Preset};

use crate::common::{SIZES, against_computers, asked, decide, game, hold_curtain, resize, start};
use crate::inspection::{come_to, come_to_phase, until_laid_out};

const NAMES: [&str; 4] = [
    "Wilhelmina Grace",
    "Maximilian Theo.",
    "Guinevere Louise",
    "Bartholomew Kent",
];

/// Visible part of a text, in physical pixels; `None` if it is cut off entirely.
fn drawn(
    node: &ComputedNode,
    at: &UiGlobalTransform,
    text: &TextLayoutInfo,
    clip: Option<&CalculatedClip>,
) -> Option<Rect> {
    let size = text.size / node.inverse_scale_factor();
    let corner = at.translation - node.size() / 2.0;
    let whole = Rect::from_corners(corner, corner + size);
    let seen = clip.map_or(whole, |clip| whole.intersect(clip.clip));
    (!text.size.cmple(Vec2::ZERO).any() && !seen.is_empty()).then_some(seen)
}

/// Checks every text on every plate and sheet, and the size of a hand being built.
fn check(app: &mut App, what: &str) {
    let world = app.world_mut();
    let mut fixtures = world.query::<(
        Entity,
        &FixtureNode,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>();
    let named = |fixture: &FixtureNode| matches!(**fixture, Fixture::Plate(_) | Fixture::Sheet | Fixture::HandCaption);
    let plates: Vec<(Entity, Fixture, Rect)> = fixtures
        .iter(world)
        // A sheet may give way to the cards.
        .filter(|(_, fixture, node, _, seen)| named(fixture) && seen.get() && !node.is_empty())
        .map(|(entity, &FixtureNode(fixture), node, at, _)| {
            (entity, fixture, Rect::from_center_size(at.translation, node.size()))
        })
        .collect();
    assert!(!plates.is_empty(), "{what}: there are plates");
    let mut texts = world.query::<(
        Entity,
        &Text,
        &ComputedNode,
        &UiGlobalTransform,
        &TextLayoutInfo,
        Option<&CalculatedClip>,
    )>();
    for (root, fixture, plate) in plates {
        let mut seen: Vec<(String, Rect)> = Vec::new();
        for (entity, text, node, at, layout, clip) in texts.iter(world) {
            let above = std::iter::successors(world.get::<ChildOf>(entity), |parent| world.get::<ChildOf>(parent.0));
            if !above.into_iter().any(|parent| parent.0 == root) || text.0.is_empty() || node.is_empty() {
                continue;
            }
            let part = drawn(node, at, layout, clip).unwrap_or_else(|| panic!("{what}: {} is not seen", text.0));
            assert!(
                plate.inflate(1.0).contains(part.min) && plate.inflate(1.0).contains(part.max),
                "{what}: “{}” leaves {fixture:?}: {part:?} of {plate:?}",
                text.0
            );
            // On the plates of phones, texts began at the border.
            let to_border = part.min.x - plate.min.x;
            assert!(
                !matches!(fixture, Fixture::Plate(_)) || to_border >= 3.5,
                "{what}: “{}” is {to_border} from the border of {fixture:?}",
                text.0
            );
            // Names are shortened to the room that they have.
            let width = layout.size.x / node.inverse_scale_factor();
            assert!(
                part.width() >= width - 2.0,
                "{what}: “{}” is cut off: {} of {width}",
                text.0,
                part.width()
            );
            for (other, rect) in &seen {
                let both = part.intersect(*rect);
                assert!(
                    both.is_empty() || both.width() < 2.0 || both.height() < 4.0,
                    "{what}: “{}” lies over “{other}”",
                    text.0
                );
            }
            seen.push((text.0.clone(), part));
        }
        assert!(!seen.is_empty(), "{what}: {fixture:?} is empty");
    }
}

#[test]
fn every_figure_stays_on_its_plate() {
    for preset in [Preset::OpenDraft, Preset::Pairs, Preset::Solo, Preset::ThreeHanded] {
        let mut app = game(Store::in_memory(), SIZES[0]);
        let seats = usize::from(preset.rules().players);
        let person = |name: &&str| Player::Human { name: (*name).into() };
        start(&mut app, preset, NAMES[..seats].iter().map(person).collect(), 5);
        hold_curtain(&mut app);
        while !matches!(asked(app.world()), Turn::Bid | Turn::Choose) {
            decide(&mut app);
        }
        for size in SIZES
            .into_iter()
            .chain([(320, 568), (390, 844), (844, 390), (568, 320)])
        {
            // The largest letters of a phone, too.
            for interface in [33.0, 100.0] {
                app.world_mut().resource_mut::<Settings>().interface = interface;
                resize(&mut app, size);
                until_laid_out(&mut app);
                check(&mut app, &format!("{preset:?} at {size:?}, {interface}"));
            }
        }
    }
}

/// Beside an open dummy the sheet names teams, with the bags of both of their players.
#[test]
fn nothing_of_a_team_is_cut_off() {
    const WINDOWS: [(u32, u32); 14] = [
        (1280, 720),
        (1600, 900),
        (1920, 1080),
        (1024, 768),
        (720, 1280),
        (320, 568),
        (360, 640),
        (375, 667),
        (390, 844),
        (412, 915),
        (568, 320),
        (667, 375),
        (844, 390),
        (915, 412),
    ];
    let mut app = game(Store::in_memory(), WINDOWS[0]);
    let mut players = against_computers(Preset::ThreeHanded);
    for (player, name) in players.iter_mut().zip(["Wilhelmina", "Bartholomew", "Evangeline"]) {
        match player {
            Player::Human { name: own } | Player::Bot { name: own, .. } => *own = name.to_owned(),
        }
    }
    start(&mut app, Preset::ThreeHanded, players, 5);
    // With scores of two or three digits.
    come_to_phase(&mut app, Phase::RoundEnd);
    come_to(&mut app, Turn::Play);
    for size in WINDOWS {
        for interface in [33.0, 100.0] {
            app.world_mut().resource_mut::<Settings>().interface = interface;
            resize(&mut app, size);
            until_laid_out(&mut app);
            check(&mut app, &format!("{size:?}, {interface}"));
        }
    }
}
