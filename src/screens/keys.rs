//! The keyboard on the screens: Tab is Bevy's; arrows walk to the neighbour in their direction, Escape goes back, and what has the
//! focus is scrolled into view.

use bevy::ecs::query::Without;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, FocusGained, FocusedInput, InputFocus, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::ScrollIntoView;
use bevy::window::PrimaryWindow;

use super::GoBack;
use crate::Screen;

/// What the keyboard reaches first on a page.
#[derive(Component, Default)]
pub(crate) struct FirstFocus;

type Area<'a> = (
    Entity,
    &'a ComputedNode,
    &'a UiGlobalTransform,
    &'a InheritedVisibility,
    &'a TabIndex,
);

fn listen(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>) {
    for window in &windows {
        commands.entity(window).observe(on_key);
    }
}

fn on_key(
    event: On<FocusedInput<KeyboardInput>>,
    screen: Res<State<Screen>>,
    areas: Query<Area, Without<InteractionDisabled>>,
    first: Query<Entity, (With<FirstFocus>, Without<InteractionDisabled>)>,
    mut focus: ResMut<InputFocus>,
    mut ring: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    let key = &event.input;
    if key.state != ButtonState::Pressed || matches!(screen.get(), Screen::Loading | Screen::Table) {
        return;
    }
    let direction = match key.key_code {
        KeyCode::Escape if !key.repeat => {
            commands.trigger(GoBack);
            return;
        }
        KeyCode::ArrowUp => CompassOctant::North,
        KeyCode::ArrowDown => CompassOctant::South,
        KeyCode::ArrowLeft => CompassOctant::West,
        KeyCode::ArrowRight => CompassOctant::East,
        _ => return,
    };
    let next = match focus.get().and_then(|entity| areas.get(entity).ok()) {
        None => first.iter().next(),
        Some(origin) => {
            let candidates: Vec<_> = areas
                .iter()
                .filter(|(.., node, _, visible, index)| visible.get() && index.0 >= 0 && !node.is_empty())
                .map(area)
                .collect();
            find_best_candidate(&area(origin), direction, &candidates, &AutoNavigationConfig::default())
        }
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
        ring.0 = true;
    }
}

fn area(
    (entity, node, transform, ..): (
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &TabIndex,
    ),
) -> FocusableArea {
    FocusableArea {
        entity,
        position: transform.translation,
        size: node.size(),
    }
}

/// A new page takes the focus to its first widget if the keyboard is in use, and else to nothing.
fn start_page(first: Query<Entity, Added<FirstFocus>>, mut focus: ResMut<InputFocus>, ring: Res<InputFocusVisible>) {
    let Some(first) = first.iter().next() else { return };
    if ring.0 {
        focus.set(first, FocusCause::Navigated);
    } else {
        focus.clear();
    }
}

/// What is not shown cannot be walked to.
fn skip_hidden(mut widgets: Query<(&ComputedNode, &mut TabIndex), Changed<ComputedNode>>) {
    for (node, mut index) in &mut widgets {
        index.set_if_neq(TabIndex(if node.is_empty() { -1 } else { 0 }));
    }
}

fn scroll_to_focus(gained: On<FocusGained>, mut commands: Commands) {
    if gained.cause == FocusCause::Navigated && gained.original_event_target() == gained.entity {
        commands.trigger(ScrollIntoView { entity: gained.entity });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
    app.add_systems(Update, start_page.after(super::Rebuild));
    app.add_systems(PostUpdate, skip_hidden.after(bevy::ui::UiSystems::Layout));
    app.add_observer(scroll_to_focus);
}
