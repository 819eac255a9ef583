//! A small note that rises where a trick was swept to and shows its value for the taker.

use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};
use bevy::prelude::*;
use spades_layout::{Fixture, Place, Side, Zone, turned};
use spades_rules::Seat;

use crate::redraw::Redraw;
use crate::session::Pace;
use crate::settings::Settings;
use crate::states::Screen;
use crate::table::cues::CueQueue;
use crate::table::cues::TrickCollected;
use crate::table::feel::pile::GATHER;
use crate::table::geometry::TableGeometry;
use crate::table::scene::Scene;
use crate::table::shown::ShownScene;
use crate::ui::{HiddenFromScreenReader, Theme, palette};

/// Seconds of table time of the note: its life, its fade-in and its fade-out.
const LIFE: f32 = 1.4;
const APPEARS: f32 = 0.12;
const GOES: f32 = 0.45;

/// Distance that it rises, in units, and the distance that it drifts to the plate if that is elsewhere.
const RISE: f32 = 48.0;
const TOWARD: f32 = 40.0;

/// Distance to the pile or plate it belongs to, in units.
const AIR: f32 = 30.0;

/// Distance to other plates that it avoids, in units.
const BESIDE: f32 = 4.0;

/// Room in which it is centered, in pixels of the interface.
const ROOM: Vec2 = Vec2::new(156.0, 40.0);

/// A rising note.
#[derive(Component)]
pub struct Note {
    /// Age in seconds, negative until the trick has gathered.
    time: f32,
    /// Path of its rise, in units.
    way: Vec2,
}

/// Returns the area that a note covers along its path.
fn swept((from, way): (Vec2, Vec2), half: Vec2) -> Rect {
    let line = Rect::from_corners(from, from + way);
    Rect::from_corners(line.min - half, line.max + half)
}

/// Returns the start and the path of a note, clear of every plate but the taker's, and its quarter turns: face to face it rises from
/// the taker's side and is turned to the taker.
fn way(geometry: &TableGeometry, scene: &Scene, taker: Seat) -> Option<(Vec2, Vec2, u8)> {
    if geometry.facing().is_none() {
        return upright_way(geometry, scene, taker).map(|(from, way)| (from, way, 0));
    }
    let placement = geometry.note_to(taker, (ROOM + Vec2::new(0.0, RISE)) * geometry.scale())?;
    let up = turned(placement.quarters) * Vec2::new(0.0, -RISE * geometry.scale());
    Some((placement.center - up / 2.0, up, placement.quarters))
}

/// Returns the way of a note on the felt, near the taker's card: nothing is there until the next card is played.
fn way_on_felt(geometry: &TableGeometry, taker: Seat) -> (Vec2, Vec2) {
    let card = geometry.pose(Place::only(Zone::Trick(taker)));
    let half = ROOM / 2.0 * geometry.scale();
    // Closer to the middle than the card: plates are beside it.
    let x = card.center.x.midpoint(geometry.trick_middle().x);
    let rise = (card.height - 2.0 * half.y).clamp(1.0, RISE);
    (Vec2::new(x, card.center.y + rise / 2.0), Vec2::new(0.0, -rise))
}

fn upright_way(geometry: &TableGeometry, scene: &Scene, taker: Seat) -> Option<(Vec2, Vec2)> {
    if geometry.on_phone() || scene.hands.len() > 2 {
        return Some(way_on_felt(geometry, taker));
    }
    let tricks = scene.won[taker].len();
    let pile = geometry.pose(Place {
        index: tricks.saturating_sub(1),
        count: tricks,
        ..Place::only(Zone::Won(taker))
    });
    let plate = geometry.fixture(Fixture::Plate(geometry.relative(taker)))?;
    let window = geometry.viewport().size;
    let half = ROOM / 2.0 * geometry.scale();
    let inside = |from: Vec2| from.clamp(half + Vec2::new(0.0, RISE), (window - half).max(half));
    let plates = (0..scene.hands.len()).filter(|&seat| seat != taker);
    let plates = plates.map(|seat| Fixture::Plate(geometry.relative(seat)));
    let mine = geometry.relative(taker) == 0;
    let piles = [
        Fixture::PileCaption(true),
        Fixture::PileCaption(false),
        Fixture::Pile(!mine),
    ];
    let others: Vec<Rect> = plates
        .chain(piles)
        .filter_map(|fixture| geometry.fixture(fixture))
        .collect();
    let met = |way: (Vec2, Vec2)| {
        let room = swept(way, half);
        others.iter().find(|other| !other.intersect(room).is_empty())
    };
    if pile.alpha > 0.0 {
        let over = pile.center - Vec2::new(0.0, pile.height / 2.0 + AIR / 2.0);
        let aside = TOWARD * (plate.center().x - pile.center.x).signum();
        let inwards = (window.x / 2.0 - pile.center.x).signum();
        let beside = Vec2::new((pile.height / 2.0 + half.x + BESIDE) * inwards, RISE / 2.0);
        let ways = [
            (over, Vec2::new(aside, -RISE)),
            (pile.center + beside, Vec2::new(0.0, -RISE)),
        ];
        let ways = ways.map(|(from, way)| (inside(from), way));
        if let Some(free) = ways.into_iter().find(|&way| met(way).is_none()) {
            return Some(free);
        }
    }
    // Otherwise it rises toward the plate, or from the one at the lower edge, as far away as its neighbors force it.
    let up = Vec2::new(0.0, -RISE);
    let below = geometry.side(taker) != Side::Bottom;
    let y = if below {
        plate.max.y + AIR + RISE
    } else {
        plate.min.y - AIR
    };
    let mut from = inside(Vec2::new(plate.center().x, y));
    for _ in 0..others.len() {
        let Some(other) = met((from, up)) else { break };
        from.y = if below {
            other.max.y + RISE + half.y + BESIDE
        } else {
            other.min.y - half.y - BESIDE
        };
    }
    Some((inside(from), up))
}

/// Spawns a note when a trick is swept; the note waits for the cards to gather.
pub fn spawn(
    mut commands: Commands,
    mut swept: MessageReader<TrickCollected>,
    shown_scene: Res<ShownScene>,
    geometry: Res<TableGeometry>,
    theme: Res<Theme>,
    notes: Query<Entity, With<Note>>,
) {
    let Some(&TrickCollected(taker)) = swept.read().last() else {
        return;
    };
    let Some(scene) = &shown_scene.0 else { return };
    for entity in &notes {
        commands.entity(entity).despawn();
    }
    let worth = scene.rules().worth_of_trick(&scene.played_round(), taker);
    let (Some(worth), Some((from, way, quarters))) = (worth, way(&geometry, scene, taker)) else {
        return;
    };
    let scale = geometry.scale();
    let half = ROOM / 2.0 * scale;
    let size = geometry.text_sizes().note;
    commands.spawn((
        Name::new("trick-note"),
        HiddenFromScreenReader,
        Note {
            time: -GATHER.duration,
            way: way / scale,
        },
        flex()
            .absolute()
            .left(px((from.x - half.x) / scale))
            .top(px((from.y - half.y) / scale))
            .width(px(ROOM.x))
            .height(px(ROOM.y))
            .align_center()
            .justify_center(),
        UiTransform::from_rotation(turned(quarters)),
        Visibility::Hidden,
        Pickable::IGNORE,
        GlobalZIndex(2),
        DespawnOnExit(Screen::Table),
        children![(
            flex()
                .padding(UiRect::axes(px(14), px(4)))
                .border(UiRect::all(px(1.2)))
                .border_radius(BorderRadius::MAX),
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::BRASS),
            Pickable::IGNORE,
            children![(theme.serif(&worth.words(), size, palette::IVORY), TextLayout::no_wrap(),)],
        )],
    ));
}

/// Returns the opacity of a note at an age.
fn shows(time: f32) -> f32 {
    (time / APPEARS).min((LIFE - time) / GOES).clamp(0.0, 1.0)
}

/// Moves notes up, fades them and removes them.
pub fn rise(
    mut commands: Commands,
    cues: Res<CueQueue>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut notes: Query<(Entity, &mut Note, &mut UiTransform, &mut Visibility, &Children)>,
    mut pills: Query<(&mut BackgroundColor, &mut BorderColor, &Children)>,
    mut texts: Query<&mut TextColor>,
) {
    for (entity, mut note, mut transform, mut visibility, children) in &mut notes {
        redraw.for_a_while();
        note.time += pace.seconds(&time, settings.speed_factor());
        if note.time >= LIFE || cues.hurried() {
            commands.entity(entity).despawn();
            continue;
        }
        if note.time < 0.0 {
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        if !settings.reduced_motion {
            let gone = EasingCurve::new(0.0, 1.0, EaseFunction::SineOut).sample_clamped(note.time / LIFE);
            transform.translation = Val2::px(note.way.x * gone, note.way.y * gone);
        }
        let alpha = shows(note.time);
        for &child in children {
            let Ok((mut ground, mut border, words)) = pills.get_mut(child) else {
                continue;
            };
            ground.0 = palette::PANEL.with_alpha(alpha);
            border.set_all(palette::BRASS.with_alpha(0.6 * alpha));
            for &word in words {
                if let Ok(mut color) = texts.get_mut(word) {
                    color.0 = palette::IVORY.with_alpha(alpha);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_layout::Viewport;
    use spades_rules::{Game, Preset, Seed};

    use super::*;
    use crate::settings::SortOrder;

    #[test]
    fn it_appears_and_goes_softly() {
        assert_eq!([shows(0.0), shows(0.5), shows(LIFE)], [0.0, 1.0, 0.0]);
        assert!(shows(LIFE - 0.1) < shows(LIFE - 0.2));
    }

    #[test]
    fn it_rises_within_the_window_and_beside_no_plate_but_the_takers() {
        for preset in [Preset::OpenDraft, Preset::Pairs, Preset::ThreeHanded] {
            let game = Game::new(preset.rules(), Seed::from_u64(1)).expect("a preset");
            let mut scene = Scene::new(&game.view(0), true, SortOrder::SpadesFirst);
            for taker in 0..scene.hands.len() {
                scene.won[taker].push(vec![0, 1]);
                for (x, y) in [
                    (1280.0, 720.0),
                    (720.0, 1280.0),
                    (768.0, 1024.0),
                    (1024.0, 768.0),
                    (320.0, 568.0),
                    (390.0, 844.0),
                    (568.0, 320.0),
                    (844.0, 390.0),
                ] {
                    let geometry = TableGeometry::new(&Viewport::of(Vec2::new(x, y)), &scene, None, false);
                    let (from, way, _) = way(&geometry, &scene, taker).expect("a plate");
                    let window = Rect::from_corners(Vec2::ZERO, geometry.viewport().size);
                    assert!(way.y < 0.0);
                    let room = swept((from, way), ROOM / 2.0 * geometry.scale());
                    let inside = window.inflate(1.0).intersect(room) == room;
                    assert!(inside, "{preset:?} {taker} in {x} x {y}: {room:?}");
                    let felt = geometry.on_phone() || scene.hands.len() > 2;
                    let others = (0..scene.hands.len()).filter(|&other| felt || other != taker);
                    let plates = others.map(|other| Fixture::Plate(geometry.relative(other)));
                    let around = [Fixture::Sheet, Fixture::Round, Fixture::Tools, Fixture::Badge];
                    let captions = [true, false].map(Fixture::PileCaption);
                    for fixture in plates.chain(captions).chain(around) {
                        let Some(rect) = geometry.fixture(fixture) else {
                            continue;
                        };
                        let met = rect.intersect(room);
                        assert!(met.is_empty(), "{preset:?} {taker}, {fixture:?} in {x} x {y}: {met:?}");
                    }
                    let hand = (0..13).map(|index| geometry.pose(Place::in_hand(0, index, 13)).bounds());
                    let on_hand = hand.into_iter().any(|card| !card.intersect(room).is_empty());
                    assert!(
                        !(felt && on_hand),
                        "{preset:?} {taker} in {x} x {y}: {room:?} lies on the hand"
                    );
                }
            }
        }
    }
}
