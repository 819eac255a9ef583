//! Clipping in nodes rotated by a quarter turn: Bevy clips as if nothing were rotated.

use bevy::math::Rect;
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, ComputedNode, UiGlobalTransform, UiSystems};

/// Tolerance for recognizing a quarter turn, as its absolute cosine.
const NEARLY: f32 = 0.01;

/// Rotates a rectangle around its origin by a quarter turn.
fn turned(rect: Rect, clockwise: bool) -> Rect {
    let Rect { min, max } = rect;
    if clockwise {
        Rect {
            min: Vec2::new(-max.y, min.x),
            max: Vec2::new(-min.y, max.x),
        }
    } else {
        Rect {
            min: Vec2::new(min.y, -max.x),
            max: Vec2::new(max.y, -min.x),
        }
    }
}

type Cutting = (
    &'static Node,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    Option<&'static mut CalculatedClip>,
    Option<&'static Children>,
);

fn cut(nodes: &mut Query<Cutting>, entity: Entity, clockwise: bool, within: Option<Rect>) {
    let Ok((node, computed, transform, clip, children)) = nodes.get_mut(entity) else {
        return;
    };
    // Undisplayed nodes stay fully clipped.
    if node.display == Display::None {
        return;
    }
    if let (Some(mut clip), Some(within)) = (clip, within) {
        clip.clip = within;
    }
    let own = (!node.overflow.is_visible()).then(|| {
        let seen = turned(
            computed.resolve_clip_rect(node.overflow, node.overflow_clip_margin),
            clockwise,
        );
        Rect {
            min: seen.min + transform.translation,
            max: seen.max + transform.translation,
        }
    });
    let within = match (own, within) {
        (Some(own), Some(within)) => Some(own.intersect(within)),
        (own, within) => own.or(within),
    };
    let children: Vec<Entity> = children.into_iter().flatten().copied().collect();
    for child in children {
        cut(nodes, child, clockwise, within);
    }
}

/// Recomputes the clipping inside nodes rotated by a quarter turn.
fn cut_turned(turning: Query<(Entity, &UiTransform), With<Node>>, mut nodes: Query<Cutting>) {
    for (entity, transform) in &turning {
        if transform.rotation.cos.abs() > NEARLY {
            continue;
        }
        // The clip inherited from the parent is not rotated.
        let around = nodes
            .get(entity)
            .ok()
            .and_then(|(_, _, _, clip, _)| clip.map(|clip| clip.clip));
        cut(&mut nodes, entity, transform.rotation.sin > 0.0, around);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, cut_turned.after(UiSystems::PostLayout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rectangle_is_turned_with_what_is_in_it() {
        let rect = Rect::new(-1.0, -2.0, 3.0, 5.0);
        for (clockwise, quarter) in [(true, 1.0), (false, -1.0)] {
            let turn = Vec2::from_angle(quarter * std::f32::consts::FRAC_PI_2);
            let corners = [rect.min, rect.max].map(|corner| turn.rotate(corner));
            let seen = turned(rect, clockwise);
            assert!(seen.min.distance(corners[0].min(corners[1])) < 1e-5);
            assert!(seen.max.distance(corners[0].max(corners[1])) < 1e-5);
        }
        // A rectangle open along one axis is open along the other one after the turn.
        let open = Rect {
            min: Vec2::new(f32::NEG_INFINITY, -2.0),
            max: Vec2::new(f32::INFINITY, 2.0),
        };
        let seen = turned(open, true);
        assert_eq!(
            (seen.min, seen.max),
            (Vec2::new(-2.0, f32::NEG_INFINITY), Vec2::new(2.0, f32::INFINITY))
        );
    }
}
