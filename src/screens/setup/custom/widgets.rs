//! The controls of the rules editor: each changes one field and shows its error.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_rules::Rules;

use super::steps::{Steps, fit_to_players};
use super::{Bind, Editor, Form};
use crate::screens::page::{caption, choice, choices, column};
use crate::text::custom_rules::{Detail, Rule, Step, StepValue};
use crate::text::{Blank, Phrase};
use crate::ui::{ButtonKind, Repeated, Repeats, palette, switch_row};

impl Editor<'_> {
    /// Spawns the reason why a field's value is invalid, below the field.
    fn complaint(&self, body: &mut ChildSpawnerCommands, key: &'static str) {
        let why = move |form: &Form| {
            let error = form.custom().validate().err()?;
            (error.field() == key).then_some(error)
        };
        body.spawn((
            self.theme.sans(&Blank, self.room.text(15.0), palette::LOSS),
            Node::default(),
            Bind::<Form>::default().shown(move |form| why(form).is_some()).says(why),
        ));
    }

    pub(super) fn choose<T: Copy + PartialEq + Send + Sync + 'static, P: Phrase, const N: usize>(
        &self,
        body: &mut ChildSpawnerCommands,
        name: Rule,
        key: &'static str,
        options: [(P, T); N],
        field: fn(&mut Rules) -> &mut T,
    ) {
        body.spawn(Node {
            width: percent(100),
            row_gap: px(8),
            flex_shrink: 0.0,
            ..column()
        })
        .with_children(|group| {
            group.spawn(caption(self.theme, self.room, &name));
            group.spawn(choices(self.room)).with_children(|row| {
                for (words, value) in options {
                    row.spawn(choice(self.theme, self.room, None, &words))
                        .insert(Bind::<Form>::default().selected(move |form| *field(&mut { *form.custom() }) == value))
                        .observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                            *field(form.custom_mut()) = value;
                            if key == "players" {
                                fit_to_players(form.custom_mut());
                            }
                        });
                }
            });
            self.complaint(group, key);
        });
    }

    pub(super) fn switch(
        &self,
        body: &mut ChildSpawnerCommands,
        name: Rule,
        detail: Detail,
        key: &'static str,
        field: fn(&mut Rules) -> &mut bool,
    ) {
        let on = *field(&mut { self.rules });
        switch_row(body, &self.large, &name, Some(&detail), on)
            .insert(Bind::<Form>::default().checked(move |form| *field(&mut { *form.custom() })))
            .observe(move |change: On<ValueChange<bool>>, mut form: ResMut<Form>| {
                *field(form.custom_mut()) = change.value;
            });
        self.complaint(body, key);
    }

    pub(super) fn step(
        &self,
        body: &mut ChildSpawnerCommands,
        name: Rule,
        key: &'static str,
        steps: Steps,
        get: fn(&Rules) -> Option<i32>,
        set: impl Fn(&mut Rules, Option<i32>) + Copy + Send + Sync + 'static,
    ) {
        let steps = Arc::new(steps);
        let size = self.room.text(46.0);
        body.spawn(Node {
            width: percent(100),
            min_height: px(self.room.text(52.0)),
            align_items: AlignItems::Center,
            column_gap: px(12),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            row.spawn((
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                children![self.theme.sans(&name, self.room.text(18.0), palette::IVORY)],
            ));
            for up in [false, true] {
                let (icon, label) = if up {
                    ("plus", Step::More(name))
                } else {
                    ("minus", Step::Less(name))
                };
                let (at_click, at_end) = (steps.clone(), steps.clone());
                row.spawn(self.theme.round(ButtonKind::Secondary, icon, size, &label))
                    .insert((
                        Repeats::default(),
                        Bind::<Form>::default()
                            .enabled(move |form| at_end.beside(get(form.custom()), up) != get(form.custom())),
                    ))
                    .observe(move |_: On<Repeated>, mut form: ResMut<Form>| {
                        let next = at_click.beside(get(form.custom()), up);
                        set(form.custom_mut(), next);
                    });
                if !up {
                    row.spawn(Node {
                        width: px(self.room.text(70.0)),
                        justify_content: JustifyContent::Center,
                        ..default()
                    })
                    .with_children(|middle| {
                        middle.spawn((
                            self.theme.serif(&Blank, self.room.text(22.0), palette::BRASS),
                            Bind::<Form>::default().says(move |form| StepValue(get(form.custom()))),
                        ));
                    });
                }
            }
        });
        self.complaint(body, key);
    }
}
