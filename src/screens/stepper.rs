//! Steppers for filters: the current value between buttons for the previous and the next one, for lists too long to show.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::UiViewport;
use super::measures::Measures;
use super::page::wrapping;
use crate::say;
use crate::text::{Blank, Phrase};
use crate::ui::bind::Bind;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, ButtonLabel, Fit, Ui, palette, room_to_fit, well};

/// Returns the node of one filter: five fit in a row, or two in one column.
pub(super) fn cell(room: &UiViewport) -> Node {
    flex().grow().flex_basis(px(Measures::of(room).filter)).min_width(px(0))
}

/// Builds filters; on a phone, where they would fill the page, they collapse below a button with a summary.
pub(super) fn folded<M: Resource, P: Phrase>(
    body: &mut Ui,
    says: impl Fn(&M) -> P + Send + Sync + 'static,
    padding: UiRect,
    fill: impl FnOnce(&mut Ui),
) {
    let cells = wrapping(12.0).padding(padding).row_gap(px(10));
    if !body.room.phone {
        body.nest(cells, fill);
        return;
    }
    let button = summary(body, says, padding);
    let folded = cells.clone().display(Display::None);
    let cells = body.nest(folded, fill).id();
    body.entity(button)
        .observe(move |_: On<Activate>, mut nodes: Query<&mut Node>| {
            if let Ok(mut node) = nodes.get_mut(cells) {
                node.display = match node.display {
                    Display::None => Display::Flex,
                    _ => Display::None,
                };
            }
        });
}

/// Builds the button with a summary of the filters.
fn summary<M: Resource, P: Phrase>(
    body: &mut Ui,
    says: impl Fn(&M) -> P + Send + Sync + 'static,
    margin: UiRect,
) -> Entity {
    let node = flex()
        .align_self(AlignSelf::Stretch)
        .margin(margin)
        .height(px(body.room.finger(46.0)))
        .padding(UiRect::horizontal(px(18)))
        .column_gap(px(12))
        .align_center()
        .rigid();
    let clickable = body
        .theme
        .clickable(ButtonKind::Secondary, BorderRadius::MAX, &say::history::filter_toggle());
    let button = body.nest((node, clickable), |button| {
        button.icon("search", 18.0, palette::IVORY).insert(ButtonLabel);
        button.nest(room_to_fit(), |middle| {
            middle.sans(&Blank, 17.0, palette::IVORY).insert((
                TextLayout::no_wrap(),
                Fit::default(),
                Bind::<M>::default().says(says),
            ));
        });
    });
    button.id()
}

/// Builds a stepper of the resource `M`: labels of the back and forward buttons, current value, and action of a press (`true`: forward).
pub(super) fn stepper<M: Resource<Mutability = Mutable>, P: Phrase>(
    row: &mut Ui,
    [back, on]: [&dyn Phrase; 2],
    says: impl Fn(&M) -> P + Send + Sync + 'static,
    step: impl Fn(&mut M, bool) + Copy + Send + Sync + 'static,
) {
    let node = cell(row.room)
        .height(px(row.room.finger(46.0)))
        .align_center()
        .border_radius(BorderRadius::MAX);
    row.nest(well(node), |well| {
        well.round(ButtonKind::Bare, "arrow-left", 44.0, back)
            .observe(move |_: On<Activate>, mut model: ResMut<M>| step(&mut model, false));
        well.nest(room_to_fit(), |middle| {
            middle.sans(&Blank, 17.0, palette::IVORY).insert((
                TextLayout::new(Justify::Center, LineBreak::NoWrap),
                flex().align_self(AlignSelf::Center),
                Fit::default(),
                Bind::<M>::default().says(says),
            ));
        });
        well.round(ButtonKind::Bare, "arrow-right", 44.0, on)
            .observe(move |_: On<Activate>, mut model: ResMut<M>| step(&mut model, true));
    });
}

/// Returns the value after or before the selected one; before the first and after the last one there is no filter.
pub(super) fn beside<T: Clone + PartialEq>(all: &[T], chosen: Option<&T>, on: bool) -> Option<T> {
    let at = chosen.and_then(|chosen| all.iter().position(|one| one == chosen));
    let next = match (at, on) {
        (None, true) => Some(0),
        (None, false) => all.len().checked_sub(1),
        (Some(at), true) => Some(at + 1),
        (Some(at), false) => at.checked_sub(1),
    };
    next.and_then(|at| all.get(at)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_round_to_everything() {
        let all = ['a', 'b'];
        assert_eq!(beside(&all, None, true), Some('a'));
        assert_eq!(beside(&all, Some(&'a'), true), Some('b'));
        assert_eq!(beside(&all, Some(&'b'), true), None);
        assert_eq!(beside(&all, None, false), Some('b'));
        assert_eq!(beside(&all, Some(&'a'), false), None);
        assert_eq!(beside::<char>(&[], None, false), None);
    }
}
