//! The controls of the rules editor: each changes one field and shows its error.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_rules::{Field, Value};

use super::steps::{Steps, fit_to_players};
use super::{Bind, Form};
use crate::screens::page::{across, column};
use crate::text::custom_rules::{RuleText, Step, StepValue};
use crate::text::{Blank, Phrase};
use crate::ui::{ButtonKind, Repeated, Repeats, Ui, palette};

/// Spawns the reason why a field's value is invalid, below the field.
fn complaint(body: &mut Ui, field: &'static Field) {
    let why = move |form: &Form| {
        let error = form.custom().validate().err()?;
        (error.field() == field.key).then_some(error)
    };
    body.sans(&Blank, 15.0, palette::LOSS).insert((
        Node::default(),
        Bind::<Form>::default().shown(move |form| why(form).is_some()).says(why),
    ));
}

/// Spawns a button for each value.
pub(super) fn choose<P: Phrase>(body: &mut Ui, field: &'static Field, options: impl Iterator<Item = (P, Value)>) {
    let node = Node {
        width: percent(100),
        row_gap: px(8),
        flex_shrink: 0.0,
        ..column()
    };
    body.nest(node, |group| {
        group.caption(&RuleText::Name(field));
        group.choices(|row| {
            for (words, value) in options {
                row.choice(&words)
                    .insert(Bind::<Form>::default().selected(move |form| field.get(form.custom()) == value))
                    .observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                        form.change_custom(|rules| {
                            field.set(rules, value);
                            if field.key == "players" {
                                fit_to_players(rules);
                            }
                        });
                    });
            }
        });
        complaint(group, field);
    });
}

/// Spawns a switch.
pub(super) fn switch(body: &mut Ui, field: &'static Field, form: &Form) {
    let is_on = |form: &Form| field.get(form.custom()) == Value::Switch(true);
    body.switch_row(&RuleText::Name(field), &RuleText::Detail(field), is_on(form))
        .insert(Bind::<Form>::default().checked(is_on))
        .observe(move |change: On<ValueChange<bool>>, mut form: ResMut<Form>| {
            form.change_custom(|rules| {
                field.set(rules, Value::Switch(change.value));
            });
        });
    complaint(body, field);
}

/// Spawns a number with buttons for less and more.
pub(super) fn step(body: &mut Ui, field: &'static Field, steps: Steps) {
    let steps = Arc::new(steps);
    let name = RuleText::Name(field);
    let get = move |form: &Form| match field.get(form.custom()) {
        Value::Number(number) => Some(number),
        _ => None,
    };
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
                    Bind::<Form>::default().enabled(move |form| at_end.beside(get(form), up) != get(form)),
                ))
                .observe(move |_: On<Repeated>, mut form: ResMut<Form>| {
                    let next = at_click.beside(get(&form), up);
                    form.change_custom(|rules| {
                        field.set(rules, next.map_or(Value::Off, Value::Number));
                    });
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
                        .insert(Bind::<Form>::default().says(move |form| StepValue(get(form))));
                });
            }
        }
    });
    complaint(body, field);
}
