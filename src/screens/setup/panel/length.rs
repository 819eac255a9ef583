//! Length of the match, with its estimated duration in minutes.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Bind, Form};
use crate::screens::setup::form::Length;
use crate::session::duration::minutes;
use crate::session::statistics::Statistics;
use crate::text::Blank;
use crate::text::setup::{LengthName, Minutes};
use crate::ui::focus::OneOf;
use crate::ui::{ButtonKind, ButtonLabel, Fit, Ui, palette, room_to_fit, well};

/// All lengths that any preset offers.
const ALL: [Length; 5] = [
    Length::Quick,
    Length::Target(200),
    Length::Target(300),
    Length::Target(500),
    Length::Target(1000),
];

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
    let node = Node {
        width: percent(100),
        height: px(height),
        padding: UiRect::all(px(3)),
        column_gap: px(2),
        border_radius: BorderRadius::all(px(height / 2.0)),
        flex_shrink: 0.0,
        ..default()
    };
    group.nest(well(node), |row| {
        for length in ALL {
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
    let node = Node {
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..room_to_fit()
    };
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
