//! The widgets of the interface, whichever screen they are on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, Button, Checkbox, Slider, SliderRange, SliderStep, SliderValue, ValueChange};

use super::{Control, Group, Kind, Press};
use crate::ui::focus::{FocusScope, Layer, top_layer};
use crate::ui::{Heard, Selected, Unspoken, ValueWords, WhyNot};

/// What widgets are told apart by.
type Parts = (
    Entity,
    Option<&'static AccessibleLabel>,
    Has<Button>,
    Has<Checkbox>,
    Has<InteractionDisabled>,
    (Has<Checked>, Has<Selected>),
    Option<(
        &'static SliderValue,
        &'static SliderRange,
        &'static SliderStep,
        &'static ValueWords,
    )>,
    Option<&'static EditableText>,
    Option<&'static WhyNot>,
);

/// Any of them.
type AnyWidget = Or<(With<Button>, With<Checkbox>, With<Slider>, With<EditableText>)>;

/// What stands by itself: what it is called, how high it lies, and whether its texts are told elsewhere.
type Root = (
    Entity,
    Option<&'static AccessibleLabel>,
    Option<&'static GlobalZIndex>,
    Has<Unspoken>,
);

/// What a press does to a widget.
type Pressed = (
    Has<Button>,
    Has<Checkbox>,
    Has<Checked>,
    Option<&'static SliderRange>,
    Option<&'static mut EditableText>,
);

/// Reads the interface as it stands.
#[derive(SystemParam)]
pub(super) struct Widgets<'w, 's> {
    roots: Query<'w, 's, Root, (With<Node>, Without<ChildOf>)>,
    scopes: Query<'w, 's, &'static FocusScope>,
    nodes: Query<'w, 's, (&'static Node, &'static InheritedVisibility)>,
    children: Query<'w, 's, &'static Children>,
    texts: Query<'w, 's, (Option<&'static Text>, Option<&'static TextSpan>), Without<Unspoken>>,
    widgets: Query<'w, 's, Parts, AnyWidget>,
    heard: Query<'w, 's, &'static Heard>,
}

impl Widgets<'_, '_> {
    /// The layer that lies on top.
    pub fn top(&self) -> Layer {
        top_layer(self.scopes.iter())
    }

    /// A group for each part of the interface that stands by itself and can be reached; what lies on top comes first.
    pub fn groups(&self) -> Vec<Group> {
        let top = self.top();
        let reached =
            |root| self.scopes.get(root).is_ok_and(|scope| scope.layer() == top) || !self.scopes.contains(root);
        let mut roots: Vec<_> = self.roots.iter().filter(|&(root, ..)| reached(root)).collect();
        roots.sort_by_key(|&(entity, _, height, _)| (std::cmp::Reverse(height.map_or(0, |height| height.0)), entity));
        let group = |(root, title, _, unspoken): (Entity, Option<&AccessibleLabel>, _, bool)| {
            let mut group = Group {
                id: id(root),
                title: title.map(|title| title.0.clone()),
                ..default()
            };
            self.walk(root, &mut group);
            if unspoken {
                group.text.clear();
            }
            let labels: Vec<_> = group.controls.iter().map(|control| control.label.clone()).collect();
            // A caption beside a switch says what the switch says for itself.
            group.text.retain(|line| !labels.contains(line));
            (!group.text.is_empty() || !group.controls.is_empty()).then_some(group)
        };
        roots.into_iter().filter_map(group).collect()
    }

    fn shown(&self, entity: Entity) -> bool {
        self.nodes
            .get(entity)
            .is_ok_and(|(node, visibility)| visibility.get() && node.display != Display::None)
    }

    fn walk(&self, entity: Entity, group: &mut Group) {
        if !self.shown(entity) {
            return;
        }
        if let Ok(widget) = self.widgets.get(entity) {
            group.controls.push(self.control(widget));
            return;
        }
        if let Ok(heard) = self.heard.get(entity) {
            group.text.extend_from_slice(heard.lines());
            return;
        }
        if self.texts.get(entity).is_ok_and(|(text, _)| text.is_some()) {
            group
                .text
                .extend(Some(self.said_by(entity)).filter(|line| !line.is_empty()));
            return;
        }
        for &child in self.children.get(entity).into_iter().flatten() {
            self.walk(child, group);
        }
    }

    /// All text in and below a node that is shown.
    fn said_by(&self, entity: Entity) -> String {
        let mut said = String::new();
        self.gather(entity, &mut said);
        said.trim().to_owned()
    }

    fn gather(&self, entity: Entity, said: &mut String) {
        let span = match self.texts.get(entity) {
            Ok((_, Some(span))) => Some(&span.0),
            _ if !self.shown(entity) => return,
            Ok((Some(text), None)) => {
                if !said.is_empty() && !text.0.is_empty() {
                    said.push_str(", ");
                }
                Some(&text.0)
            }
            _ => None,
        };
        said.extend(span.map(String::as_str));
        for &child in self.children.get(entity).into_iter().flatten() {
            self.gather(child, said);
        }
    }

    fn control(
        &self,
        (entity, label, button, checkbox, disabled, (checked, selected), slider, field, why): <Parts as bevy::ecs::query::QueryData>::Item<'_, '_>,
    ) -> Control {
        let own = label.map_or("", |label| label.0.as_str());
        let said = if button { self.said_by(entity) } else { String::new() };
        // What stands on a button may say more than its label does, or less.
        let label = if own.is_empty() || said.starts_with(own) {
            said
        } else {
            own.to_owned()
        };
        let kind = if checkbox {
            Kind::Toggle { pressed: checked }
        } else if let Some((value, range, step, words)) = slider {
            Kind::Range {
                value: value.0,
                min: range.start(),
                max: range.end(),
                step: step.0,
                text: words.0(value.0),
            }
        } else if let Some(field) = field {
            Kind::Text {
                value: field.value().to_string(),
                maxlength: field.max_characters,
            }
        } else if selected {
            Kind::Toggle { pressed: true }
        } else {
            Kind::Button
        };
        Control {
            id: id(entity),
            label,
            enabled: !disabled,
            why: why.filter(|_| disabled).map(|why| why.0.clone()),
            kind,
        }
    }
}

fn id(entity: Entity) -> String {
    format!("w{}", entity.to_bits())
}

/// The widget that an id stands for.
pub(super) fn entity(id: &str) -> Option<Entity> {
    id.strip_prefix('w')
        .and_then(|bits| bits.parse().ok())
        .and_then(Entity::try_from_bits)
}

/// Uses the widget that was pressed, as a mouse or a key would.
pub(super) fn press(
    mut presses: MessageReader<Press>,
    mut widgets: Query<Pressed, Without<InteractionDisabled>>,
    mut commands: Commands,
) {
    for Press { id, value } in presses.read() {
        let Some(entity) = entity(id) else { continue };
        let Ok((button, checkbox, checked, slider, field)) = widgets.get_mut(entity) else {
            continue;
        };
        let value = value.as_deref().unwrap_or_default();
        if button {
            commands.trigger(Activate { entity });
        } else if checkbox {
            commands.trigger(ValueChange {
                source: entity,
                value: !checked,
                is_final: true,
            });
        } else if let (Some(range), Ok(value)) = (slider, value.parse::<f32>()) {
            let value = value.clamp(range.start(), range.end());
            commands.trigger(ValueChange {
                source: entity,
                value,
                is_final: true,
            });
        } else if let Some(mut field) = field {
            field.queue_edit(TextEdit::SelectAll);
            field.queue_edit(if value.is_empty() {
                TextEdit::Delete
            } else {
                TextEdit::Insert(value.into())
            });
        }
    }
}
