//! Where the fields are that can be typed in. A canvas opens no keyboard on a screen: so the page lays fields of its own over these.

use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use serde::Serialize;

use super::{Group, Kind, Mirror};
use crate::redraw::Redraw;

/// A field and its place in the window, in logical pixels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FieldPlace {
    /// The control of the mirror.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// What is in it.
    pub value: String,
    /// The most characters.
    pub maxlength: Option<usize>,
    /// From the left edge of the window.
    pub x: f32,
    /// From its upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// All fields of the page that is on top.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct FieldPlaces(pub Vec<FieldPlace>);

/// Follows the mirror, and the places of its fields, which scroll.
pub(super) fn follow(
    mirror: Res<Mirror>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>,
    scale: Res<UiScale>,
    mut places: ResMut<FieldPlaces>,
    mut redraw: ResMut<Redraw>,
) {
    let controls = mirror.page.groups.iter().flat_map(Group::controls);
    let fields = controls.filter_map(|control| {
        let Kind::Text { value, maxlength } = &control.kind else {
            return None;
        };
        let (node, transform, clip) = nodes.get(super::widgets::entity(&control.id)?).ok()?;
        // One that is scrolled away would lie over something else.
        if clip.is_some_and(|clip| !clip.clip.contains(transform.translation)) {
            return None;
        }
        // From pixels of the screen over those of the interface.
        let logical = node.inverse_scale_factor() * scale.0;
        let size = node.size() * logical;
        let corner = transform.translation * logical - size / 2.0;
        control.enabled.then(|| FieldPlace {
            id: control.id.clone(),
            label: control.label.clone(),
            value: value.clone(),
            maxlength: *maxlength,
            x: corner.x,
            y: corner.y,
            width: size.x,
            height: size.y,
        })
    });
    let next = FieldPlaces(fields.collect());
    if places.set_if_neq(next) {
        // Whoever shows them may have looked already.
        redraw.for_a_while();
    }
}
