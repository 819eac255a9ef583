//! Demonstration in the first hand: a fingertip moves from a card to the middle of the table, a few times.

use bevy::prelude::*;
use spades_layout::{Place, Zone};

use crate::redraw::Redraw;
use crate::session::learning::Learning;
use crate::session::{Turn, TurnPrompt};
use crate::settings::Settings;
use crate::states::Screen;
use crate::table::cues::CueQueue;
use crate::table::geometry::TableGeometry;
use crate::table::scene::{CardId, Scene};
use crate::table::shown::{ShownScene, ShownView};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{HiddenFromScreenReader, palette};

/// Seconds before the first stroke, of a stroke, and from one stroke to the next, at any speed of play.
const WAITS: f32 = 0.8;
const STROKE: f32 = 1.3;
const EVERY: f32 = 2.2;

/// Number of strokes.
const TIMES: f32 = 3.0;

/// Width in pixels of the interface.
const SIZE: f32 = 56.0;

#[derive(Component)]
pub(super) struct Fingertip {
    /// Seconds since it appeared.
    time: f32,
    /// The card that it shows how to play.
    card: CardId,
}

/// Returns the middle of what can be seen of a card in the viewer's hand: those to its right lie on it.
fn grip(scene: &Scene, geometry: &TableGeometry, card: CardId) -> Vec2 {
    let place = scene.places()[card];
    let pose = geometry.pose(place);
    let hidden = if place.index + 1 < place.count {
        let next = geometry.pose(Place {
            index: place.index + 1,
            ..place
        });
        (pose.width() - (next.center - pose.center).length()).max(0.0)
    } else {
        0.0
    };
    pose.center - Vec2::from_angle(pose.angle) * hidden / 2.0
}

/// Returns the fraction of the path and the opacity, `time` seconds after it appeared.
fn stroke(time: f32) -> (f32, f32) {
    let since = time - WAITS;
    if !(0.0..=EVERY * TIMES).contains(&since) {
        return (0.0, 0.0);
    }
    let part = (since % EVERY / STROKE).min(1.0);
    let way = EasingCurve::new(0.0, 1.0, EaseFunction::CubicInOut).sample_clamped((part - 0.2) / 0.6);
    let alpha = (part / 0.12).min((1.0 - part) / 0.18).clamp(0.0, 1.0);
    (way, alpha)
}

/// Spawns the fingertip when the first card is to be played, and removes it once it is.
pub(super) fn come_and_go(
    mut commands: Commands,
    learning: Res<Learning>,
    prompt: Res<TurnPrompt>,
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    cues: Res<CueQueue>,
    mut shown: Local<bool>,
    there: Query<Entity, With<Fingertip>>,
) {
    if learning.is_added() {
        *shown = false;
    }
    if !learning.shows_how() {
        for entity in &there {
            commands.entity(entity).despawn();
        }
        return;
    }
    if *shown || prompt.turn != Turn::Play || !cues.idle() {
        return;
    }
    let (Some(scene), Some(view)) = (&shown_scene.0, &shown_view.0) else {
        return;
    };
    let best = scene.hands[view.viewer]
        .iter()
        .max_by_key(|&&id| scene.faces[id].map(|card| (view.lawful.contains(card), card.rank())));
    let Some(&card) = best else { return };
    *shown = true;
    commands.spawn((
        Name::new("fingertip"),
        HiddenFromScreenReader,
        Fingertip { time: 0.0, card },
        flex()
            .absolute()
            .width(px(SIZE))
            .height(px(SIZE))
            .border(UiRect::all(px(3)))
            .border_radius(BorderRadius::MAX),
        BackgroundColor(Color::NONE),
        BorderColor::all(Color::NONE),
        Pickable::IGNORE,
        GlobalZIndex(2),
        DespawnOnExit(Screen::Table),
    ));
}

/// Moves the fingertip along its strokes, then removes it.
pub(super) fn glide(
    mut commands: Commands,
    settings: Res<Settings>,
    time: Res<Time>,
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    geometry: Res<TableGeometry>,
    mut redraw: ResMut<Redraw>,
    mut fingertips: Query<(
        Entity,
        &mut Fingertip,
        &mut UiTransform,
        &mut BackgroundColor,
        &mut BorderColor,
    )>,
) {
    let (Some(scene), Some(view)) = (&shown_scene.0, &shown_view.0) else {
        return;
    };
    let to = geometry.pose(Place::only(Zone::Trick(view.viewer))).center;
    for (entity, mut fingertip, mut transform, mut ground, mut border) in &mut fingertips {
        redraw.for_a_while();
        fingertip.time += time.delta_secs();
        if fingertip.time > WAITS + EVERY * TIMES {
            commands.entity(entity).despawn();
            continue;
        }
        let (part, alpha) = stroke(fingertip.time);
        let from = grip(scene, &geometry, fingertip.card);
        // With reduced motion it points at the card.
        let at = if settings.reduced_motion {
            from
        } else {
            from.lerp(to, part)
        };
        // The layout may change meanwhile: the lesson's bar takes its place below.
        let corner = (at + geometry.viewport().origin) / geometry.scale() - SIZE / 2.0;
        transform.translation = Val2::px(corner.x, corner.y);
        ground.0 = palette::IVORY.with_alpha(0.45 * alpha);
        border.set_all(palette::BRASS.with_alpha(alpha));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_goes_all_the_way_and_shows_neither_before_nor_after() {
        assert_eq!(stroke(0.0), (0.0, 0.0));
        let half = stroke(WAITS + STROKE / 2.0);
        assert!((half.0 - 0.5).abs() < 0.01 && half.1 == 1.0, "{half:?}");
        assert_eq!(stroke(WAITS + STROKE), (1.0, 0.0));
        let again = stroke(WAITS + EVERY + STROKE / 2.0);
        assert!(
            (again.0 - half.0).abs() < 0.01 && again.1 == 1.0,
            "and once more: {again:?}"
        );
        assert_eq!(stroke(WAITS + EVERY * TIMES + 0.1).1, 0.0);
    }
}
