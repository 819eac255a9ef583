//! Arrow keys move to the neighbor in their direction, Escape leaves a screen or page, and the focused widget is scrolled into view.

use bevy::ecs::entity::EntityHashSet;
use bevy::ecs::query::Without;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabIndex, TabNavigation};
use bevy::input_focus::{FocusCause, FocusGained, FocusedInput, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::window::PrimaryWindow;

use super::{FirstFocus, FocusScope, Keyboard, Layer, OneOf, scope_of};
use crate::input::{Intent, direction};
use crate::ui::Selected;
use crate::ui::scrollbar::Reveal;

/// Goes one step back from a screen or page, by key or with the round button beside the heading.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GoBack;

/// Tab index of a widget that is hidden or disabled.
const UNUSABLE: i32 = -1;

/// Tab index of a choice that Tab passes over, since it stops at another one of its group.
const PASSED_OVER: i32 = -2;

/// Returns `true` if a widget may have the focus.
pub(super) const fn is_usable(index: &TabIndex) -> bool {
    index.0 != UNUSABLE
}

type Area<'a> = (Entity, &'a ComputedNode, &'a UiGlobalTransform, &'a TabIndex);

fn listen(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>) {
    for window in &windows {
        commands.entity(window).observe(on_key);
    }
}

fn on_key(
    event: On<FocusedInput<KeyboardInput>>,
    keyboard: Res<Keyboard>,
    scopes: Query<(Entity, Ref<FocusScope>, Option<&Name>)>,
    parents: Query<&ChildOf>,
    areas: Query<Area, Without<InteractionDisabled>>,
    first: Query<Entity, (With<FirstFocus>, Without<InteractionDisabled>)>,
    tab: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut ring: ResMut<InputFocusVisible>,
) {
    let key = &event.input;
    if key.state != ButtonState::Pressed {
        return;
    }
    let Some(direction) = direction(key.key_code) else {
        return;
    };
    let walkable = |entity: Entity| {
        scope_of(entity, &parents, &scopes).is_some_and(|(_, scope, _)| scope.arrows && scope.layer == keyboard.top)
    };
    let next = match focus.get().and_then(|entity| areas.get(entity).ok()) {
        Some((entity, ..)) if !walkable(entity) => None,
        Some(origin) => {
            let candidates: Vec<_> = areas
                .iter()
                .filter(|(entity, .., index)| is_usable(index) && walkable(*entity))
                .map(area)
                .collect();
            find_best_candidate(&area(origin), direction, &candidates, &AutoNavigationConfig::default())
        }
        None => first.iter().find(|&entity| walkable(entity)).or_else(|| {
            let group = TabGroup::modal();
            scopes
                .iter()
                .filter(|(_, scope, _)| scope.arrows && scope.layer == keyboard.top)
                .find_map(|(root, ..)| tab.navigate_internal(None, NavAction::First, Some((root, &group))).ok())
        }),
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
        ring.0 = true;
    }
}

fn go_back(mut intents: MessageReader<Intent>, keyboard: Res<Keyboard>, mut commands: Commands) {
    let asked = intents.read().any(|&intent| intent == Intent::Back);
    if asked && matches!(keyboard.top, Layer::Screen | Layer::Page) {
        commands.trigger(GoBack);
    }
}

fn area((entity, node, transform, _): (Entity, &ComputedNode, &UiGlobalTransform, &TabIndex)) -> FocusableArea {
    FocusableArea {
        entity,
        position: transform.translation,
        size: node.size(),
    }
}

type Reached<'a> = (
    Entity,
    &'a ComputedNode,
    &'a InheritedVisibility,
    Has<InteractionDisabled>,
    &'a mut TabIndex,
);

/// Excludes hidden and disabled widgets from navigation. A widget that is disabled while in use keeps the focus, so that it is not lost.
/// Of the choices of a group Tab stops at one.
pub(super) fn skip_unusable(
    mut widgets: Query<Reached>,
    choices: Query<(&ChildOf, Has<Selected>), With<OneOf>>,
    children: Query<&Children>,
    focus: Res<InputFocus>,
) {
    let mut groups = EntityHashSet::default();
    for (entity, node, visible, disabled, mut index) in &mut widgets {
        let shown = visible.get() && !node.is_empty();
        let usable = shown && (!disabled || focus.get() == Some(entity));
        let group = choices.get(entity).ok().filter(|_| usable);
        groups.extend(group.map(|(group, _)| group.parent()));
        // The stops of groups are determined below.
        if group.is_none() {
            index.set_if_neq(TabIndex(if usable { 0 } else { UNUSABLE }));
        } else if !is_usable(&index) {
            index.0 = PASSED_OVER;
        }
    }
    for group in groups {
        let of_group = children.get(group).into_iter().flatten().copied();
        let usable = |entity: &Entity| {
            let index = widgets.get(*entity).map(|(.., index)| is_usable(index));
            choices.contains(*entity) && index.unwrap_or_default()
        };
        let all: Vec<Entity> = of_group.filter(usable).collect();
        let focused = all.iter().find(|&&choice| focus.get() == Some(choice));
        let selected = || {
            all.iter()
                .find(|&&choice| choices.get(choice).is_ok_and(|(_, selected)| selected))
        };
        let stop = focused.or_else(selected).or(all.first()).copied();
        for choice in all {
            let wanted = if Some(choice) == stop { 0 } else { PASSED_OVER };
            if let Ok((.., mut index)) = widgets.get_mut(choice) {
                index.set_if_neq(TabIndex(wanted));
            }
        }
    }
}

fn scroll_to_focus(gained: On<FocusGained>, mut commands: Commands) {
    if gained.cause == FocusCause::Navigated && gained.original_event_target() == gained.entity {
        commands.trigger(Reveal { entity: gained.entity });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
    app.add_systems(PreUpdate, go_back.after(InputFocusSystems::Dispatch));
    app.add_observer(scroll_to_focus);
}
