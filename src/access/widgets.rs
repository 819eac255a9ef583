//! Widgets of the interface, on any screen.

use std::cmp::Reverse;
use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::math::Affine2;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::{Checked, InlineDirection, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Activate, Button, Checkbox, Slider, SliderRange, SliderStep, SliderValue, ValueChange};
use spades_words::Arg;

use super::{Control, Group, Item, Kind, Mirror, Press, reading};
use crate::text::{cards, language};
use crate::ui::focus::{FocusScope, Layer, top_layer};
use crate::ui::{
    AsWritten, CardPicture, DisabledReason, HiddenFromScreenReader, ScreenReaderText, Selected, TypingDone, ValueWords,
};

/// Components that distinguish the kinds of widgets.
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
    Option<&'static DisabledReason>,
);

/// Filter for any widget.
type AnyWidget = Or<(With<Button>, With<Checkbox>, With<Slider>, With<EditableText>)>;

/// A root node: its label, its height above others, and whether its texts are announced elsewhere.
type Root = (
    Entity,
    Option<&'static AccessibleLabel>,
    Option<&'static GlobalZIndex>,
    Has<HiddenFromScreenReader>,
);

/// Components that a press affects.
type Pressed = (
    Has<Button>,
    Has<Checkbox>,
    Has<Checked>,
    Option<&'static SliderRange>,
    Option<&'static mut EditableText>,
);

/// Reads the current interface.
#[derive(SystemParam)]
pub(super) struct Widgets<'w, 's> {
    roots: Query<'w, 's, Root, (With<Node>, Without<ChildOf>)>,
    scopes: Query<'w, 's, &'static FocusScope>,
    nodes: Query<'w, 's, (&'static Node, &'static InheritedVisibility)>,
    children: Query<'w, 's, &'static Children>,
    texts: Query<'w, 's, (Option<&'static Text>, Option<&'static TextSpan>), Without<HiddenFromScreenReader>>,
    written: Query<'w, 's, &'static AsWritten>,
    widgets: Query<'w, 's, Parts, AnyWidget>,
    /// Widgets that another control replaces.
    unspoken: Query<'w, 's, (), (AnyWidget, With<HiddenFromScreenReader>)>,
    heard: Query<'w, 's, &'static ScreenReaderText>,
    faces: Query<'w, 's, &'static CardPicture>,
    boxes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    names: Query<'w, 's, &'static Name>,
}

impl Widgets<'_, '_> {
    /// Returns the topmost layer.
    pub fn top(&self) -> Layer {
        top_layer(self.scopes.iter())
    }

    /// Returns the heading of the topmost layer.
    pub fn title(&self) -> Option<String> {
        let top = self.top();
        let named = |(root, title, ..): (Entity, Option<&AccessibleLabel>, Option<&GlobalZIndex>, bool)| {
            let scope = self.scopes.get(root).ok()?;
            title.filter(|_| scope.layer() == top).map(|title| title.0.clone())
        };
        self.roots.iter().find_map(named)
    }

    /// Returns a group for each reachable root node; the topmost first, and on the same height in reading order.
    pub fn groups(&self) -> Vec<Group> {
        let top = self.top();
        // A sheet or a page also covers everything without a scope that is below it, like information about a card.
        let covers = !matches!(top, Layer::Screen | Layer::Table | Layer::ScoreSheet);
        let height = |height: Option<&GlobalZIndex>| height.map_or(0, |height| height.0);
        let reached = |root, at| match self.scopes.get(root) {
            Ok(scope) => scope.layer() == top,
            Err(_) => !covers || height(at) >= top.height().0,
        };
        let roots = self.roots.iter();
        let mut roots: Vec<_> = roots.filter(|&(root, _, at, _)| reached(root, at)).collect();
        roots.sort_by_key(|&(entity, _, height, _)| (Reverse(height.map_or(0, |height| height.0)), entity));
        let mut groups = Vec::new();
        for level in
            roots.chunk_by(|one, other| one.2.map_or(0, |height| height.0) == other.2.map_or(0, |height| height.0))
        {
            let order = self.in_reading_order(
                level.iter().map(|&(root, ..)| root),
                Affine2::IDENTITY,
                InlineDirection::Ltr,
            );
            let root = |entity: Entity| level.iter().find(|&&(root, ..)| root == entity);
            groups.extend(order.into_iter().filter_map(root).filter_map(|root| self.group(*root)));
        }
        identify(&mut groups);
        groups
    }

    /// Returns the name of an entity, which is the same in every language.
    fn name(&self, entity: Entity) -> String {
        self.names.get(entity).map(ToString::to_string).unwrap_or_default()
    }

    fn group(
        &self,
        (root, title, _, unspoken): (Entity, Option<&AccessibleLabel>, Option<&GlobalZIndex>, bool),
    ) -> Option<Group> {
        let mut group = Group {
            id: self.name(root),
            title: title.map(|title| title.0.clone()),
            ..default()
        };
        self.walk(root, &mut group);
        if unspoken {
            group.items.retain(|item| matches!(item, Item::Control(_)));
        }
        // The heading repeats the title of its group.
        let heading = |item: &Item| matches!(item, Item::Line { text } if group.title.as_ref() == Some(text));
        if let Some(at) = group.items.iter().position(heading) {
            group.items.remove(at);
        }
        settle_captions(&mut group.items);
        (!group.items.is_empty()).then_some(group)
    }

    /// Sorts siblings into reading order; if any has no position, keeps their order. `frame` maps positions on the screen to those that
    /// the reader sees: a panel for a player opposite is rotated.
    /// Parts of a mirrored page are read from the right.
    fn in_reading_order(
        &self,
        parts: impl Iterator<Item = Entity>,
        frame: Affine2,
        direction: InlineDirection,
    ) -> Vec<Entity> {
        let parts: Vec<Entity> = parts
            .filter(|&part| self.shown(part) || !self.nodes.contains(part))
            .collect();
        let place = |&part: &Entity| {
            let (node, transform) = self.boxes.get(part).ok()?;
            let mut middle = frame.transform_point2(transform.translation);
            if direction == InlineDirection::Rtl {
                middle.x = -middle.x;
            }
            Some((part, Rect::from_center_size(middle, node.size())))
        };
        let Some(placed) = parts.iter().map(place).collect::<Option<Vec<_>>>() else {
            // Spans of a text.
            return parts;
        };
        reading::in_order(placed)
    }

    /// Returns the children of an entity in reading order.
    fn parts(&self, entity: Entity) -> Vec<Entity> {
        let frame = self
            .boxes
            .get(entity)
            .ok()
            .and_then(|(_, transform)| transform.try_inverse());
        let children = self.children.get(entity).into_iter().flatten().copied();
        let direction = self
            .nodes
            .get(entity)
            .map(|(node, _)| node.direction)
            .unwrap_or_default();
        self.in_reading_order(children, frame.unwrap_or(Affine2::IDENTITY), direction)
    }

    fn shown(&self, entity: Entity) -> bool {
        self.nodes
            .get(entity)
            .is_ok_and(|(node, visibility)| visibility.get() && node.display != Display::None)
    }

    fn walk(&self, entity: Entity, group: &mut Group) {
        if !self.shown(entity) || self.unspoken.contains(entity) {
            return;
        }
        if let Ok(widget) = self.widgets.get(entity) {
            group.items.push(Item::Control(self.control(widget)));
            return;
        }
        if let Ok(heard) = self.heard.get(entity) {
            heard.lines().iter().for_each(|line| group.line(line.clone()));
            return;
        }
        if let Ok(CardPicture::Face(card)) = self.faces.get(entity) {
            group.line(cards::card(*card));
            return;
        }
        if self.texts.get(entity).is_ok_and(|(text, _)| text.is_some()) {
            group.line(self.said_by(entity));
            return;
        }
        for part in self.parts(entity) {
            self.walk(part, group);
        }
    }

    /// Returns all visible text in a node and its descendants.
    fn said_by(&self, entity: Entity) -> String {
        let mut said = String::new();
        self.gather(entity, &mut said);
        said.trim().to_owned()
    }

    fn gather(&self, entity: Entity, said: &mut String) {
        if let Ok(heard) = self.heard.get(entity) {
            if self.shown(entity) {
                add(said, &commas(heard.lines()));
            }
            return;
        }
        let written = self.written.get(entity).map(|written| &written.written).ok();
        match self.texts.get(entity) {
            // A span continues the text that it belongs to.
            Ok((_, Some(span))) => said.push_str(written.unwrap_or(&span.0)),
            _ if !self.shown(entity) => return,
            Ok((Some(text), None)) => add(said, written.unwrap_or(&text.0)),
            _ => {}
        }
        for part in self.parts(entity) {
            self.gather(part, said);
        }
    }

    fn control(
        &self,
        (entity, label, button, checkbox, disabled, (checked, selected), slider, field, why): <Parts as bevy::ecs::query::QueryData>::Item<'_, '_>,
    ) -> Control {
        let own = label.map_or("", |label| label.0.as_str());
        let said = if button { self.said_by(entity) } else { String::new() };
        // The text on a button may be longer or shorter than its label.
        let label = if own.is_empty() || said.starts_with(own) {
            said
        } else {
            own.to_owned()
        };
        let kind = if checkbox {
            Kind::Toggle { pressed: checked }
        } else if let Some((value, range, step, words)) = slider {
            Kind::Range {
                value: on_step(value.0, range.start(), step.0),
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
        } else if selected || checked {
            Kind::Toggle { pressed: true }
        } else {
            Kind::Button
        };
        Control {
            id: self.name(entity),
            entity: Some(entity),
            label,
            enabled: !disabled,
            why: why.filter(|_| disabled).map(|why| why.0.text()),
            kind,
        }
    }
}

/// Returns the value of a slider on the nearest step: a browser would move it there anyway, and report another value.
fn on_step(value: f32, start: f32, step: f32) -> f32 {
    if step > 0.0 {
        start + ((value - start) / step).round() * step
    } else {
        value
    }
}

/// Removes captions that repeat the label of a control nearby; a switch moves to the place of its caption, before its explanation.
fn settle_captions(items: &mut Vec<Item>) {
    /// Maximum distance; there is at most an explanation between the two.
    const NEAR: usize = 2;
    let mut at = 0;
    while at < items.len() {
        let Item::Line { text } = &items[at] else {
            at += 1;
            continue;
        };
        let named = |item: &Item| matches!(item, Item::Control(control) if control.label == *text);
        let near = at.saturating_sub(NEAR)..(at + NEAR + 1).min(items.len());
        match near.into_iter().find(|&near| named(&items[near])) {
            Some(control) => {
                items.remove(at);
                let switch = |item: &Item| {
                    matches!(
                        item,
                        Item::Control(Control {
                            kind: Kind::Toggle { .. },
                            ..
                        })
                    )
                };
                if control > at && switch(&items[control - 1]) {
                    items[at..control].rotate_right(1);
                }
            }
            None => at += 1,
        }
    }
}

/// Appends a text, separated as the elements of a list are.
fn add(said: &mut String, text: &str) {
    if said.is_empty() || text.is_empty() {
        said.push_str(text);
    } else {
        *said = commas(&[said.clone(), text.to_owned()]);
    }
}

/// Joins texts by the comma of the language.
fn commas(texts: &[String]) -> String {
    language::form(Arg::list(texts.iter().cloned()), "commas")
}

/// Makes ids of names: those of controls begin with that of their group, and those of one name are numbered in reading order. So a screen
/// that is built again, in another language or window, has the same ids, and the page keeps its elements and the focus on them.
fn identify(groups: &mut [Group]) {
    let mut count = HashMap::<String, u32>::new();
    let mut unique = |name: String| {
        let count = count.entry(name.clone()).or_default();
        *count += 1;
        if *count == 1 { name } else { format!("{name}:{count}") }
    };
    for group in groups {
        group.id = unique(format!("w-{}", group.id));
        for item in &mut group.items {
            if let Item::Control(control) = item {
                control.id = unique(format!("{}/{}", group.id, control.id));
            }
        }
    }
}

/// Applies a press to its widget, as a mouse or a key would.
pub(super) fn press(
    mut presses: MessageReader<Press>,
    mirror: Res<Mirror>,
    mut widgets: Query<Pressed, Without<InteractionDisabled>>,
    mut commands: Commands,
) {
    for Press { id, value, done } in presses.read() {
        let mut controls = mirror.page.groups.iter().flat_map(Group::controls);
        let control = controls.find(|control| control.id == *id);
        let Some(entity) = control.and_then(|control| control.entity) else {
            continue;
        };
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
            if *done {
                commands.trigger(TypingDone { entity });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interface at 100 %, in steps of five per cent.
    #[test]
    fn a_slider_stands_on_a_step() {
        let step = 25.0 / 3.0;
        assert_eq!(on_step(33.0, 0.0, step), 4.0 * step);
        assert_eq!(on_step(50.0, 0.0, 5.0), 50.0);
        assert_eq!(on_step(3.0, 0.0, 0.0), 3.0);
    }
}
