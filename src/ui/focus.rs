//! Keyboard focus. Every widget that the keyboard can reach is in a [`FocusScope`] of a [`Layer`], and only the topmost layer is reachable:
//! Tab, arrows, Enter and Space never leave it. Bevy's tab navigation moves within a layer; [`walk`] adds the arrows and Escape, [`memory`]
//! gives focus to a new layer and restores it when that layer closes, and [`cover`] hides whatever a page covers.

mod cover;
mod memory;
mod walk;

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::{TabGroup, TabNavigationPlugin};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Button;

use crate::input::{AnyKey, KeySystems};

pub(crate) use cover::BelowPages;
pub(crate) use walk::GoBack;

/// Layers of the interface, lowest first. While a layer is present, nothing below it can be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// A full screen: title, setup.
    #[default]
    Screen,
    /// The widgets around the cards, and panels that ask for a decision. The cards receive the keys unless a widget has focus.
    Table,
    /// The score sheet after a round.
    ScoreSheet,
    /// The curtain between players who share a device.
    Curtain,
    /// Dismissible overlays on the table: menu, hint, last trick, discards, review. Over the curtain only the way out.
    Overlay,
    /// A page over everything else: settings, help, statistics.
    Page,
}

impl Layer {
    /// Returns the z-index of the layer.
    #[must_use]
    pub const fn height(self) -> GlobalZIndex {
        GlobalZIndex(self as i32 * 10)
    }

    /// Returns `true` if the cards or the layer itself want Enter and Space while no widget has been navigated to.
    const fn wants_keys(self) -> bool {
        !matches!(self, Layer::Screen | Layer::Page)
    }
}

/// The root of a subtree that the keyboard can navigate. A layer can have several, which are visited in order.
#[derive(Component, Clone, Copy, Debug)]
#[require(TabGroup)]
pub struct FocusScope {
    layer: Layer,
    order: i32,
    arrows: bool,
}

impl FocusScope {
    #[must_use]
    pub const fn new(layer: Layer) -> FocusScope {
        FocusScope {
            layer,
            order: 0,
            arrows: true,
        }
    }

    /// Sets the order of the scope: Tab visits lower values of a layer first. The default is 0.
    #[must_use]
    pub const fn order(self, order: i32) -> FocusScope {
        FocusScope { order, ..self }
    }

    /// Excludes the scope from arrow navigation: its arrow keys select something else.
    #[must_use]
    pub const fn without_arrows(self) -> FocusScope {
        FocusScope { arrows: false, ..self }
    }

    #[must_use]
    pub const fn layer(&self) -> Layer {
        self.layer
    }
}

/// Returns the topmost layer.
pub fn top_layer<'a>(scopes: impl Iterator<Item = &'a FocusScope>) -> Layer {
    scopes.map(FocusScope::layer).max().unwrap_or_default()
}

/// Receives the initial focus in its scope, in place of the first widget.
#[derive(Component, Default)]
pub(crate) struct FirstFocus;

/// One of several choices under the same parent: Tab stops at the selected one, and arrows reach the others.
#[derive(Component, Default)]
pub(crate) struct OneOf;

/// Receives focus when this widget is hidden, as when a switch-off button replaces a switch-on button.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct FocusFallback(pub(crate) Entity);

/// Owner of the keys of this frame, as determined at its start. Whatever a key opens or closes does not receive the same key again.
#[derive(Resource, Debug, Default)]
pub struct Keyboard {
    top: Layer,
    on_widget: bool,
    in_use: bool,
}

impl Keyboard {
    /// Returns the topmost layer, the only one that receives keys.
    #[must_use]
    pub fn top(&self) -> Layer {
        self.top
    }

    /// Returns `true` if Enter and Space belong to a widget.
    #[must_use]
    pub fn on_widget(&self) -> bool {
        self.on_widget
    }
}

/// Determines the owner of the keys that arrive in this frame.
fn note(
    keys: Res<AnyKey>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    scopes: Query<&FocusScope>,
    widgets: Query<(), With<ComputedNode>>,
    mut keyboard: ResMut<Keyboard>,
    mut focus: ResMut<InputFocus>,
    mut ring: ResMut<InputFocusVisible>,
) {
    keyboard.top = top_layer(scopes.iter());
    keyboard.on_widget = focus.get().is_some_and(|entity| widgets.contains(entity));
    if keys.pressed {
        keyboard.in_use = true;
    }
    if buttons.get_just_pressed().next().is_some() || touches.any_just_pressed() {
        keyboard.in_use = false;
        // The ring is shown while the keyboard is in use.
        if ring.0 {
            ring.0 = false;
            focus.clear();
        }
    }
}

/// Makes all groups but those of the topmost layer modal: Bevy navigates all groups that are not modal, and never enters a modal one from
/// outside.
fn keep_in_reach(mut scopes: Query<(&FocusScope, &mut TabGroup)>) {
    let top = top_layer(scopes.iter().map(|(scope, _)| scope));
    for (scope, mut group) in &mut scopes {
        let modal = scope.layer != top;
        if group.modal != modal || group.order != scope.order {
            *group = TabGroup {
                order: scope.order,
                modal,
            };
        }
    }
}

/// Returns the scope that contains an entity.
fn scope_of<'a>(
    entity: Entity,
    parents: &Query<&ChildOf>,
    scopes: &'a Query<(Entity, Ref<FocusScope>, Option<&Name>)>,
) -> Option<(Entity, Ref<'a, FocusScope>, Option<&'a Name>)> {
    std::iter::once(entity)
        .chain(parents.iter_ancestors(entity))
        .find_map(|entity| scopes.get(entity).ok())
}

/// Takes focus away from a button that was pressed with the pointer, where the layer itself wants Enter and Space: they would press the
/// button again when the player means the cards. Hidden widgets lose focus everywhere.
fn release(
    ring: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    widgets: Query<(&ComputedNode, &InheritedVisibility, Has<Button>)>,
    instead: Query<&FocusFallback>,
    scopes: Query<(Entity, Ref<FocusScope>, Option<&Name>)>,
    parents: Query<&ChildOf>,
    windows: Query<(), With<Window>>,
) {
    let Some(entity) = focus.get().filter(|&entity| !windows.contains(entity)) else {
        return;
    };
    let keeps = |entity: Entity| {
        widgets.get(entity).is_ok_and(|(node, visible, button)| {
            let shown = visible.get() && !node.is_empty();
            let wanted = || scope_of(entity, &parents, &scopes).is_some_and(|(_, scope, _)| scope.layer.wants_keys());
            shown && (ring.0 || !button || !wanted())
        })
    };
    if keeps(entity) {
        return;
    }
    match instead.get(entity) {
        Ok(&FocusFallback(other)) if keeps(other) => focus.set(other, FocusCause::Navigated),
        _ => focus.clear(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((TabNavigationPlugin, walk::plugin));
    app.init_resource::<Keyboard>().init_resource::<memory::Memory>();
    app.add_observer(memory::go_back);
    app.add_systems(PreUpdate, note.after(KeySystems).before(InputFocusSystems::Dispatch));
    app.add_systems(PostUpdate, cover::cover.before(VisibilitySystems::VisibilityPropagate));
    app.add_systems(
        PostUpdate,
        (walk::skip_unusable, keep_in_reach, memory::guide, release)
            .chain()
            .after(UiSystems::Layout)
            .after(VisibilitySystems::VisibilityPropagate)
            .before(InputFocusSystems::FocusChangeEvents),
    );
}
