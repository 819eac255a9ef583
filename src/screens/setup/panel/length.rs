//! Length of the match, with its estimated duration in minutes.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::Preset;

use super::{Bind, Form};
use crate::screens::setup::form::{Length, USUAL_TARGETS};
use crate::session::duration::minutes;
use crate::session::statistics::Statistics;
use crate::text::Blank;
use crate::text::setup::{LengthName, Minutes};
use crate::ui::focus::OneOf;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, ButtonLabel, Fit, Ui, palette, room_to_fit, well};

/// Returns all lengths that any preset offers.
fn all() -> impl Iterator<Item = Length> {
    let own = Preset::ALL.iter().filter_map(|preset| preset.rules().end.target);
    let targets: BTreeSet<i32> = USUAL_TARGETS.into_iter().chain(own).collect();
    std::iter::once(Length::Quick).chain(targets.into_iter().map(Length::Target))
}

impl Length {
    pub(in crate::screens::setup) const fn name(self) -> LengthName {
        match self {
            Length::Quick => LengthName::Quick,
            Length::Target(points) => LengthName::Target(points),
        }
    }
}

/// Builds the choice of lengths, side by side.
pub(super) fn choices(group: &mut Ui, statistics: &Statistics) {
    let statistics = Arc::new(statistics.clone());
    let height = group.measures().setup.length;
    let node = flex()
        .width(percent(100))
        .height(px(height))
        .padding(UiRect::all(px(3)))
        .column_gap(px(2))
        .border_radius(BorderRadius::all(px(height / 2.0)))
        .rigid();
    group.nest(well(node), |row| {
        for length in all() {
            let statistics = statistics.clone();
            choice(row, length, move |form| {
                Minutes(minutes(&form.rules_of(Some(length)), form.kind(), &statistics))
            });
        }
    });
}

/// Builds one length, with its name above its duration.
fn choice(row: &mut Ui, length: Length, duration: impl Fn(&Form) -> Minutes + Send + Sync + 'static) {
    let name = length.name();
    let node = room_to_fit().height(percent(100)).align_center().justify_center();
    let bound = Bind::<Form>::default()
        .selected(move |form| form.length() == Some(length))
        .shown(move |form| form.lengths().contains(&length));
    let button = row.theme.clickable(ButtonKind::Choice, BorderRadius::MAX, &name);
    row.nest((node, button, bound, OneOf), |lines| {
        let fitting = || (TextLayout::no_wrap(), Fit::default(), ButtonLabel);
        lines.sans(&name, 17.0, palette::IVORY).insert(fitting());
        lines
            .sans(&Blank, 14.0, palette::IVORY)
            .insert((fitting(), Bind::<Form>::default().says(duration)));
    })
    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.length = Some(length));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_has_a_button_for_its_own_target() {
        for preset in Preset::ALL {
            let own = preset.rules().end.target.map(Length::Target);
            assert!(own.is_none_or(|own| all().any(|length| length == own)), "{preset:?}");
        }
        assert_eq!(all().count(), 1 + 5, "quick, 200, 300, 350, 500, 1000");
    }
}
