//! Starts the motion of cards whose place or face has changed, and advances it.

use bevy::prelude::*;
use spades_layout::{Place, Pose, Viewport, Zone};
use spades_rules::Seat;

use super::card::CardBody;
use super::cues::{CueQueue, Order};
use super::feel::drag::Room;
use super::feel::{deal, pile};
use super::finale;
use super::geometry::TableGeometry;
use super::motion::{CardPose, Motion, Travel};
use super::shown::ShownScene;
use super::travels::{FAN_OUT, SWEEP_UP, TIDY, TURN};
use crate::session::Pace;
use crate::settings::Settings;

/// Starts the motion of cards whose place or face has changed.
pub(super) fn arrange(
    mut commands: Commands,
    shown_scene: Res<ShownScene>,
    mut cues: ResMut<CueQueue>,
    geometry: Res<TableGeometry>,
    room: Res<Room>,
    settings: Res<Settings>,
    mut seen: Local<Option<Viewport>>,
    mut cards: Query<(Entity, &CardBody, Option<&CardPose>, Option<&Motion>)>,
    spawned: Query<(), (With<CardBody>, Without<CardPose>)>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    let refans = std::mem::take(&mut cues.bypass_change_detection().refans) && !settings.reduced_motion;
    let happened = shown_scene.is_changed() || cues.is_changed() || geometry.is_changed();
    if !happened && !room.is_changed() && spawned.is_empty() {
        return;
    }
    let viewport = *geometry.viewport();
    let before = seen.replace(viewport).unwrap_or(viewport);
    let turned = viewport.is_turned_from(&before);
    let resized = before != viewport;
    let places = scene.places();
    let (travel, order) = cues.travel();
    for (entity, &CardBody(id), shown, motion) in &mut cards {
        let place = places[id];
        let target = CardPose::lying(geometry.pose(room.place(place)), scene.faces[id].is_some());
        let Some(shown) = shown else {
            commands
                .entity(entity)
                .insert((target, Motion::new(target, target, Travel::JUMP, false)));
            continue;
        };
        if refans && place.zone == Zone::Hand(scene.viewer) && motion.is_none() {
            let stop = swept_up(&geometry, scene.viewer, place, target);
            commands
                .entity(entity)
                .insert(Motion::by_way_of(*shown, (stop, SWEEP_UP), target, FAN_OUT, false));
            continue;
        }
        if motion.is_some_and(|motion| motion.to() == target) || (motion.is_none() && *shown == target) {
            continue;
        }
        let fade = settings.reduced_motion;
        // Its position in the previous window, converted to the current one.
        let from = if resized {
            shown.brought(&before, &viewport)
        } else {
            *shown
        };
        let way = |travel| Motion::new(from, target, travel, fade);
        let under_way = motion.is_some();
        let motion = match (order, place.zone) {
            _ if turned || resized && under_way => way(TURN),
            _ if resized => way(Travel::JUMP),
            // Only a hand closes up or opens a gap.
            _ if !happened => way(TIDY),
            (Order::Dealt, Zone::Hand(seat)) => {
                let turn = place.index * scene.hands.len() + geometry.relative(seat);
                way(deal::travel(shown.pose.center.distance(target.pose.center), turn))
            }
            (Order::Dealt, _) => continue,
            (Order::Swept, Zone::Won(seat)) if place.index + 1 == place.count => {
                let stop = pile::stop(&geometry, *shown, seat, place.under);
                Motion::by_way_of(*shown, (stop, pile::GATHER), target, travel, fade)
            }
            (Order::Fanned, Zone::Finale) => way(Travel {
                delay: finale::TRICK * place.index as f32,
                ..travel
            }),
            _ => way(travel),
        };
        commands.entity(entity).insert(motion);
    }
}

/// Returns where a card of the hand stops on its way: on the pile in the middle of the hand.
fn swept_up(geometry: &TableGeometry, viewer: Seat, place: Place, target: CardPose) -> CardPose {
    let middle = geometry.pose(Place::in_hand(viewer, place.count / 2, place.count));
    let aside = place.index as f32 - place.count as f32 / 2.0;
    CardPose {
        pose: Pose {
            center: middle.center + Vec2::new(1.5 * aside, -0.5 * aside),
            angle: middle.angle,
            ..target.pose
        },
        ..target
    }
}

/// Advances the moving cards.
pub(super) fn animate(
    mut commands: Commands,
    cues: Res<CueQueue>,
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    mut cards: Query<(Entity, &mut CardPose, &mut Motion)>,
) {
    let seconds = pace.seconds(&time, settings.speed_factor());
    for (entity, mut shown, mut motion) in &mut cards {
        if cues.hurried() {
            motion.start();
        }
        let (now, arrived) = motion.step(seconds);
        shown.set_if_neq(now);
        if arrived {
            commands.entity(entity).remove::<Motion>();
        }
    }
}
