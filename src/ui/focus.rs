//! The keyboard's focus. Whatever the keyboard can walk stands in a [`FocusScope`] of a [`Layer`], and only the topmost layer is in
//! reach: Tab, arrows, Enter and Space never leave it. Bevy's tab navigation walks within; [`walk`] adds the arrows and Escape,
//! [`memory`] gives a new layer the focus and gives it back when that goes, and [`cover`] hides what a page lies over.

mod cover;
mod memory;
mod walk;

use bevy::camera::visibility::VisibilitySystems;
use bevy::input::InputSystems;
use bevy::input_focus::tab_navigation::{TabGroup, TabNavigationPlugin};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Button;

pub(crate) use cover::BelowPages;
pub(crate) use walk::GoBack;

/// Parts of the interface that lie over one another, lowest first. While one is there, nothing below it can be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// A screen of its own: title, set-up.
    #[default]
    Screen,
    /// What stands around the cards, and panels that ask for a decision. The keyboard is the cards' own unless it is on a widget.
    Table,
    /// The sheet after a round.
    ScoreSheet,
    /// What is laid over the table and taken away again: menu, hint, last trick, discards, review.
    Overlay,
    /// A page over whatever is there: settings, help, statistics.
    Page,
    /// The curtain between people at one machine.
    Curtain,
}

impl Layer {
    /// How high it is drawn.
    #[must_use]
    pub const fn height(self) -> GlobalZIndex {
        GlobalZIndex(self as i32 * 10)
    }

    /// Whether cards, or the layer itself, want Enter and Space when no widget has been walked to.
    const fn wants_keys(self) -> bool {
        !matches!(self, Layer::Screen | Layer::Page)
    }
}

/// The root of something that the keyboard can walk. There may be several of a layer, walked one after another.
#[derive(Component, Clone, Copy, Debug)]
#[require(TabGroup)]
pub struct FocusScope {
    layer: Layer,
    order: i32,
    arrows: bool,
}

impl FocusScope {
    /// A scope of a layer.
    #[must_use]
    pub const fn new(layer: Layer) -> FocusScope {
        FocusScope {
            layer,
            order: 0,
            arrows: true,
        }
    }

    /// Tab comes to lower ones of the same layer first; without this it is 0.
    #[must_use]
    pub const fn order(self, order: i32) -> FocusScope {
        FocusScope { order, ..self }
    }

    /// The arrows do not walk here: they choose something else.
    #[must_use]
    pub const fn without_arrows(self) -> FocusScope {
        FocusScope { arrows: false, ..self }
    }

    /// The layer.
    #[must_use]
    pub const fn layer(&self) -> Layer {
        self.layer
    }
}

/// The layer that lies on top.
pub fn top_layer<'a>(scopes: impl Iterator<Item = &'a FocusScope>) -> Layer {
    scopes.map(FocusScope::layer).max().unwrap_or_default()
}

/// What the keyboard reaches first in a scope, if not its first widget.
#[derive(Component, Default)]
pub(crate) struct FirstFocus;

/// The widget that comes in the place of this one when it is hidden, and then has its focus: what switches on for what switches off.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Instead(pub(crate) Entity);

/// Whose the keys of this frame are, as of its beginning. What a key opens or closes does not see the same key again.
#[derive(Resource, Debug, Default)]
pub struct Keyboard {
    top: Layer,
    on_widget: bool,
    in_use: bool,
}

impl Keyboard {
    /// The topmost layer: the only one that hears keys.
    #[must_use]
    pub fn top(&self) -> Layer {
        self.top
    }

    /// Whether Enter and Space belong to a widget.
    #[must_use]
    pub fn on_widget(&self) -> bool {
        self.on_widget
    }
}

/// Looks whose the keys are that come in this frame.
fn note(
    keys: Res<ButtonInput<KeyCode>>,
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
    if keys.get_just_pressed().next().is_some() {
        keyboard.in_use = true;
    }
    if buttons.get_just_pressed().next().is_some() || touches.any_just_pressed() {
        keyboard.in_use = false;
        // The ring shows as long as the keyboard is in use.
        if ring.0 {
            ring.0 = false;
            focus.clear();
        }
    }
}

/// Bevy walks all groups that are not modal; from nowhere it never comes into a modal one. So these are the ones out of reach.
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

/// The scope that an entity stands in.
fn scope_of<'a>(
    entity: Entity,
    parents: &Query<&ChildOf>,
    scopes: &'a Query<(Entity, Ref<FocusScope>, Option<&Name>)>,
) -> Option<(Entity, Ref<'a, FocusScope>, Option<&'a Name>)> {
    std::iter::once(entity)
        .chain(parents.iter_ancestors(entity))
        .find_map(|entity| scopes.get(entity).ok())
}

/// Where others want Enter and Space, a button that was pressed with the pointer does not keep them: they would press it again when the
/// player means the cards. And nowhere does anything keep them that is no longer shown.
fn release(
    ring: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    widgets: Query<(&ComputedNode, &InheritedVisibility, Has<Button>)>,
    instead: Query<&Instead>,
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
        Ok(&Instead(other)) if keeps(other) => focus.set(other, FocusCause::Navigated),
        _ => focus.clear(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((TabNavigationPlugin, walk::plugin));
    app.init_resource::<Keyboard>();
    app.add_systems(PreUpdate, note.after(InputSystems).before(InputFocusSystems::Dispatch));
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
