//! The controls of the rules editor: each changes one field and shows its error.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_rules::Rules;

use super::steps::{Steps, fit_to_players};
use super::{Bind, Editor, Form};
use crate::screens::page::{across, column};
use crate::text::custom_rules::{Detail, Rule, Step, StepValue};
use crate::text::{Blank, Phrase};
use crate::ui::{ButtonKind, Repeated, Repeats, Ui, palette};

/// Spawns the reason why a field's value is invalid, below the field.
fn complaint(body: &mut Ui, key: &'static str) {
    let why = move |form: &Form| {
        let error = form.custom().validate().err()?;
        (error.field() == key).then_some(error)
    };
    body.sans(&Blank, 15.0, palette::LOSS).insert((
        Node::default(),
        Bind::<Form>::default().shown(move |form| why(form).is_some()).says(why),
    ));
}

impl Editor<'_> {
    pub(super) fn choose<T: Copy + PartialEq + Send + Sync + 'static, P: Phrase, const N: usize>(
        &self,
        body: &mut Ui,
        name: Rule,
        key: &'static str,
        options: [(P, T); N],
        field: fn(&mut Rules) -> &mut T,
    ) {
        let node = Node {
            width: percent(100),
            row_gap: px(8),
            flex_shrink: 0.0,
            ..column()
        };
        body.nest(node, |group| {
            group.caption(&name);
            group.choices(|row| {
                for (words, value) in options {
                    row.choice(&words)
                        .insert(Bind::<Form>::default().selected(move |form| *field(&mut { *form.custom() }) == value))
                        .observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                            form.change_custom(|rules| {
                                *field(rules) = value;
                                if key == "players" {
                                    fit_to_players(rules);
                                }
                            });
                        });
                }
            });
            complaint(group, key);
        });
    }

    pub(super) fn switch(
        &self,
        body: &mut Ui,
        name: Rule,
        detail: Detail,
        key: &'static str,
        field: fn(&mut Rules) -> &mut bool,
    ) {
        let on = *field(&mut { self.rules });
        body.switch_row(&name, &detail, on)
            .insert(Bind::<Form>::default().checked(move |form| *field(&mut { *form.custom() })))
            .observe(move |change: On<ValueChange<bool>>, mut form: ResMut<Form>| {
                form.change_custom(|rules| *field(rules) = change.value);
            });
        complaint(body, key);
    }

    pub(super) fn step(
        &self,
        body: &mut Ui,
        name: Rule,
        key: &'static str,
        steps: Steps,
        get: fn(&Rules) -> Option<i32>,
        set: impl Fn(&mut Rules, Option<i32>) + Copy + Send + Sync + 'static,
    ) {
        let steps = Arc::new(steps);
        let node = Node {
            min_height: px(body.room.text(52.0)),
            ..across(12.0)
        };
        body.nest(node, |row| {
            let left = Node {
                flex_grow: 1.0,
                ..default()
            };
            row.nest(left, |left| {
                left.sans(&name, 18.0, palette::IVORY);
            });
            for up in [false, true] {
                let (icon, label) = if up {
                    ("plus", Step::More(name))
                } else {
                    ("minus", Step::Less(name))
                };
                let (at_click, at_end) = (steps.clone(), steps.clone());
                row.round(ButtonKind::Secondary, icon, 46.0, &label)
                    .insert((
                        Repeats::default(),
                        Bind::<Form>::default()
                            .enabled(move |form| at_end.beside(get(form.custom()), up) != get(form.custom())),
                    ))
                    .observe(move |_: On<Repeated>, mut form: ResMut<Form>| {
                        let next = at_click.beside(get(form.custom()), up);
                        form.change_custom(|rules| set(rules, next));
                    });
                if !up {
                    let middle = Node {
                        width: px(row.room.text(70.0)),
                        justify_content: JustifyContent::Center,
                        ..default()
                    };
                    row.nest(middle, |middle| {
                        middle
                            .serif(&Blank, 22.0, palette::BRASS)
                            .insert(Bind::<Form>::default().says(move |form| StepValue(get(form.custom()))));
                    });
                }
            }
        });
        complaint(body, key);
    }
}
