//! Hit test for cards: finds the topmost one under the pointer. It uses a card's place rather than its drawn position, so that nothing
//! flickers while one is raised; and it draws nothing, unlike an invisible sprite.

use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayMap;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::prelude::*;

use crate::table::card::{CardBody, SIZE};
use crate::ui::viewport::TableCamera;

/// Reports the topmost card under every pointer.
fn meet(
    rays: Res<RayMap>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    cards: Query<(Entity, &GlobalTransform, &InheritedVisibility), With<CardBody>>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (id, ray) in rays.iter() {
        let Ok((camera, eye)) = cameras.get(id.camera) else {
            continue;
        };
        let topmost = cards
            .iter()
            .filter(|(_, at, visible)| visible.get() && lies_below(at, ray.origin))
            .max_by(|(_, one, _), (_, other, _)| one.translation().z.total_cmp(&other.translation().z));
        if let Some((card, at, _)) = topmost {
            let depth = eye.translation().z - at.translation().z;
            let hit = HitData::new(id.camera, depth, None, None);
            hits.write(PointerHits::new(id.pointer, vec![(card, hit)], camera.order as f32));
        }
    }
}

/// Returns `true` if a card at this place is under a point of the world.
fn lies_below(card: &GlobalTransform, point: Vec3) -> bool {
    let place = card.affine().inverse().transform_point3(point).truncate();
    Rect::from_center_size(Vec2::ZERO, SIZE).contains(place)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, meet.in_set(PickingSystems::Backend));
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    #[test]
    fn a_card_is_met_where_it_lies_however_it_is_turned() {
        let half = SIZE / 2.0;
        let upright = Transform::from_xyz(100.0, 50.0, 3.0).with_scale(Vec3::new(0.5, 0.5, 1.0));
        let beside = Vec3::new(100.0 + half.y * 0.5 - 1.0, 50.0, 900.0);
        let above = Vec3::new(100.0, 50.0 + half.y * 0.5 - 1.0, 900.0);
        assert!(lies_below(&upright.into(), above) && !lies_below(&upright.into(), beside));
        let turned = upright.with_rotation(Quat::from_rotation_z(FRAC_PI_2));
        assert!(lies_below(&turned.into(), beside) && !lies_below(&turned.into(), above));
    }
}
