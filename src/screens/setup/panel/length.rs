//! Length of the match, with its estimated duration in minutes.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Bind, Form, UiViewport};
use crate::screens::setup::form::Length;
use crate::session::duration::minutes;
use crate::session::statistics::Statistics;
use crate::text::Blank;
use crate::text::setup::{LengthName, Minutes};
use crate::ui::{ButtonKind, ButtonLabel, Fit, Theme, palette, room_to_fit, well};

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
pub(super) fn choices(group: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, statistics: &Statistics) {
    let statistics = Arc::new(statistics.clone());
    group
        .spawn(well(Node {
            width: percent(100),
            height: px(if room.portrait { 92.0 } else { 66.0 }),
            padding: UiRect::all(px(3)),
            column_gap: px(2),
            border_radius: BorderRadius::all(px(if room.portrait { 46.0 } else { 33.0 })),
            flex_shrink: 0.0,
            ..default()
        }))
        .with_children(|row| {
            for length in ALL {
                let statistics = statistics.clone();
                let told = move |form: &Form| Minutes(minutes(&form.rules_of(Some(length)), form.kind(), &statistics));
                let name = length.name();
                row.spawn((
                    Node {
                        height: percent(100),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..room_to_fit()
                    },
                    theme.clickable(ButtonKind::Choice, BorderRadius::MAX, &name),
                    Bind::<Form>::default()
                        .selected(move |form| form.length() == Some(length))
                        .shown(move |form| form.lengths().contains(&length)),
                    children![
                        (
                            theme.sans(&name, room.text(17.0), palette::IVORY),
                            TextLayout::no_wrap(),
                            Fit::default(),
                            ButtonLabel,
                        ),
                        (
                            theme.sans(&Blank, room.text(14.0), palette::IVORY),
                            TextLayout::no_wrap(),
                            Fit::default(),
                            ButtonLabel,
                            Bind::<Form>::default().says(told),
                        ),
                    ],
                ))
                .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.length = Some(length));
            }
        });
}
