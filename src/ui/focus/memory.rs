//! Moves the focus when layers open and close: to the first widget of a layer that the keyboard has opened, back to its old place when that
//! layer closes or the player goes back to a screen, and to the widget of the same name when the interface is only rebuilt.

use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabIndex, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::{FirstFocus, FocusScope, GoBack, Keyboard, Layer, scope_of, walk};

/// A widget that had the focus, with the names by which it can be found after a rebuild.
#[derive(Clone)]
struct Kept {
    widget: Entity,
    name: Option<Name>,
    scope: Option<Name>,
}

/// The current focus, and the focus of each layer below at the time it was covered.
#[derive(Resource, Default)]
pub(super) struct Memory {
    top: Option<Layer>,
    here: Option<Kept>,
    below: Vec<(Layer, Option<Kept>)>,
    /// The last focus of each screen that another one has replaced.
    left: Vec<Kept>,
    /// `true` if the next screen is one that the player goes back to.
    goes_back: bool,
}

/// Notes that the player goes back to an earlier screen.
pub(super) fn go_back(_: On<GoBack>, mut memory: ResMut<Memory>) {
    memory.goes_back = true;
}

impl Memory {
    /// Records the topmost layer, and returns the focus to restore: the one from before the layer was covered.
    fn turn_to(&mut self, top: Option<Layer>) -> Option<Kept> {
        if top == self.top {
            return None;
        }
        self.goes_back = false;
        let before = std::mem::replace(&mut self.top, top);
        match (before, top) {
            // A layer that a player opens will be closed again. One that appears by itself leads to something else.
            (Some(before), Some(Layer::Overlay | Layer::Page)) if Some(before) < top => {
                self.below.push((before, self.here.take()));
                None
            }
            (Some(before), Some(top)) if before > top => {
                while self.below.last().is_some_and(|&(layer, _)| layer > top) {
                    self.below.pop();
                }
                match self.below.pop() {
                    Some((layer, kept)) if layer == top => kept,
                    _ => {
                        self.below.clear();
                        None
                    }
                }
            }
            _ => {
                self.below.clear();
                None
            }
        }
    }

    /// Records that a screen was opened; returns the focus to restore there, if the player has gone back to it.
    fn enter(&mut self, screen: Option<&Name>) -> Option<Kept> {
        let goes_back = std::mem::take(&mut self.goes_back);
        if let Some(here) = self.here.clone().filter(|here| here.scope.as_ref() != screen) {
            self.left.retain(|left| left.scope != here.scope);
            self.left.push(here);
        }
        let left = self.left.iter().find(|left| left.scope.as_ref() == screen);
        left.filter(|_| goes_back).cloned()
    }
}

type Scopes<'w, 's> = Query<'w, 's, (Entity, Ref<'static, FocusScope>, Option<&'static Name>)>;

/// Keeps the focus in the topmost layer.
pub(super) fn guide(
    mut memory: ResMut<Memory>,
    scopes: Scopes,
    parents: Query<&ChildOf>,
    widgets: Query<(Entity, Option<&Name>, &TabIndex)>,
    first: Query<Entity, With<FirstFocus>>,
    walk: TabNavigation,
    keyboard: Res<Keyboard>,
    mut focus: ResMut<InputFocus>,
    mut ring: ResMut<InputFocusVisible>,
) {
    let top = scopes.iter().map(|(_, scope, _)| scope.layer).max();
    let on_top = |entity| scope_of(entity, &parents, &scopes).filter(|(_, scope, _)| Some(scope.layer) == top);
    let again = |kept: &Kept| {
        let usable = |&(entity, _, index): &(Entity, Option<&Name>, &TabIndex)| {
            walk::is_usable(index) && on_top(entity).is_some()
        };
        let same = widgets.get(kept.widget).ok().filter(usable);
        let alike = || {
            widgets.iter().filter(usable).find(|&(entity, name, _)| {
                name.is_some()
                    && name == kept.name.as_ref()
                    && on_top(entity).and_then(|(.., name)| name) == kept.scope.as_ref()
            })
        };
        same.or_else(alike).map(|(entity, ..)| entity)
    };
    let returned = memory.turn_to(top);
    let opened = scopes
        .iter()
        .find(|(_, scope, _)| Some(scope.layer) == top && scope.is_added());
    let next = match (returned, opened) {
        (Some(kept), _) => again(&kept),
        (None, Some((scope, layer, name))) => {
            let rebuilt = memory
                .here
                .as_ref()
                .filter(|here| here.scope.as_ref() == name && !widgets.contains(here.widget))
                .and_then(again);
            let entrance = || {
                let within = |&entity: &Entity| on_top(entity).is_some_and(|(own, ..)| own == scope);
                let group = TabGroup::modal();
                first.iter().find(within).or_else(|| {
                    walk.navigate_internal(None, NavAction::First, Some((scope, &group)))
                        .ok()
                })
            };
            let opens = matches!(layer.layer, Layer::Screen | Layer::Overlay | Layer::Page);
            if opens && rebuilt.is_none() {
                focus.clear();
            }
            let left = (layer.layer == Layer::Screen).then(|| memory.enter(name)).flatten();
            let left = || left.as_ref().and_then(again);
            rebuilt.or_else(left).or_else(|| opens.then(entrance).flatten())
        }
        (None, None) => None,
    };
    if let Some(next) = next {
        if keyboard.in_use {
            focus.set(next, FocusCause::Navigated);
            ring.0 = true;
        } else if top == Some(Layer::Screen) && first.contains(next) {
            // Enter continues, whichever input device was used before. The ring appears with the first key.
            focus.set(next, FocusCause::Navigated);
        }
    }
    let out_of_reach = |entity| scope_of(entity, &parents, &scopes).is_some() && on_top(entity).is_none();
    if focus.get().is_some_and(out_of_reach) {
        focus.clear();
    }
    if memory.here.as_ref().map(|here| here.widget) != focus.get() {
        memory.here = focus.get().and_then(|entity| {
            let (_, _, scope) = on_top(entity)?;
            Some(Kept {
                widget: entity,
                name: widgets.get(entity).ok().and_then(|(_, name, _)| name.cloned()),
                scope: scope.cloned(),
            })
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(index: u32) -> Option<Kept> {
        Some(Kept {
            widget: Entity::from_raw_u32(index).expect("a small number"),
            name: None,
            scope: None,
        })
    }

    /// Returns the focus restored at each step when these layers become the topmost one in turn, each with the focus at its index.
    fn given_back(way: &[(Layer, u32)]) -> Vec<Option<u32>> {
        let mut memory = Memory::default();
        let turn = |&(layer, index): &(Layer, u32)| {
            let kept = memory.turn_to(Some(layer));
            memory.here = at(index);
            kept.map(|kept| kept.widget.index_u32())
        };
        way.iter().map(turn).collect()
    }

    #[test]
    fn layers_that_were_opened_give_the_focus_back() {
        let way = [
            (Layer::Table, 1),
            (Layer::Overlay, 2),
            (Layer::Page, 3),
            (Layer::Overlay, 2),
            (Layer::Table, 1),
        ];
        assert_eq!(given_back(&way), [None, None, None, Some(2), Some(1)]);
    }

    #[test]
    fn a_screen_that_one_goes_back_to_gives_the_focus_back() {
        let mut memory = Memory::default();
        let enter = |memory: &mut Memory, screen: &'static str, index: u32, back: bool| {
            memory.goes_back = back;
            let kept = memory.enter(Some(&Name::new(screen)));
            let scope = Some(Name::new(screen));
            memory.here = at(index).map(|kept| Kept { scope, ..kept });
            kept.map(|kept| kept.widget.index_u32())
        };
        assert_eq!(enter(&mut memory, "title", 1, false), None);
        assert_eq!(enter(&mut memory, "setup", 2, false), None);
        assert_eq!(enter(&mut memory, "title", 3, true), Some(1));
        // On the way to it by another way, the first widget has the focus.
        assert_eq!(enter(&mut memory, "table", 4, false), None);
        assert_eq!(enter(&mut memory, "title", 5, false), None);
        assert!(!memory.goes_back);
    }

    #[test]
    fn both_may_close_at_once() {
        let way = [
            (Layer::Table, 1),
            (Layer::Overlay, 2),
            (Layer::Page, 3),
            (Layer::Table, 1),
        ];
        assert_eq!(given_back(&way), [None, None, None, Some(1)]);
    }

    #[test]
    fn panels_that_open_by_themselves_return_no_focus() {
        for own in [Layer::ScoreSheet, Layer::Curtain] {
            let way = [(Layer::Table, 1), (own, 2), (Layer::Table, 3)];
            assert_eq!(given_back(&way), [None, None, None], "{own:?}");
        }
        // The score sheet appeared while the menu was open.
        let way = [
            (Layer::Table, 1),
            (Layer::Overlay, 2),
            (Layer::ScoreSheet, 3),
            (Layer::Table, 4),
        ];
        assert_eq!(given_back(&way), [None, None, None, None]);
    }
}
