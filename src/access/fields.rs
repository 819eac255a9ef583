//! Positions of text fields. A canvas gets no text from on-screen keyboards, dead keys and input methods, so the web page overlays these
//! with fields of its own.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use serde::Serialize;

use super::{Group, Kind, Mirror};
use crate::redraw::Redraw;

/// A field and its place in the window, in logical pixels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FieldPlace {
    /// Id of the control in the mirror.
    pub id: String,
    pub label: String,
    pub value: String,
    /// Maximum length in characters.
    pub maxlength: Option<usize>,
    /// `true` if it receives the keys.
    pub focused: bool,
    /// Distance from the left edge of the window.
    pub x: f32,
    /// Distance from the upper edge of the window.
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// All fields of the topmost page.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct FieldPlaces(pub Vec<FieldPlace>);

/// Updates the positions from the mirror; fields may scroll.
pub(super) fn follow(
    mirror: Res<Mirror>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>,
    scale: Res<UiScale>,
    focus: Res<InputFocus>,
    mut places: ResMut<FieldPlaces>,
    mut redraw: ResMut<Redraw>,
) {
    let controls = mirror.page.groups.iter().flat_map(Group::controls);
    let fields = controls.filter_map(|control| {
        let Kind::Text { value, maxlength } = &control.kind else {
            return None;
        };
        let entity = control.entity?;
        let (node, transform, clip) = nodes.get(entity).ok()?;
        // A field that is scrolled out of view would cover something else.
        if clip.is_some_and(|clip| !clip.clip.contains(transform.translation)) {
            return None;
        }
        // From physical pixels via interface units to logical pixels.
        let logical = node.inverse_scale_factor() * scale.0;
        let size = node.size() * logical;
        let corner = transform.translation * logical - size / 2.0;
        control.enabled.then(|| FieldPlace {
            id: control.id.clone(),
            label: control.label.clone(),
            value: value.clone(),
            maxlength: *maxlength,
            focused: focus.get() == Some(entity),
            x: corner.x,
            y: corner.y,
            width: size.x,
            height: size.y,
        })
    });
    let next = FieldPlaces(fields.collect());
    if places.set_if_neq(next) {
        // The system that shows them may already have run in this frame.
        redraw.for_a_while();
    }
}
