//! The controls of the rules editor: each changes one field and shows its error.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_rules::{Field, Value};

use super::steps::{Steps, fit_to_players};
use super::{Bind, Form};
use crate::say;
use crate::screens::page::{across, column};
use crate::text::custom_rules;
use crate::text::{Blank, Phrase, Words};
use crate::ui::node::{NodeStyle as _, flex};
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

pub(super) fn choose<P: Phrase>(body: &mut Ui, field: &'static Field, options: impl Iterator<Item = (P, Value)>) {
    let node = column().width(percent(100)).row_gap(px(8)).rigid();
    body.nest(node, |group| {
        group.caption(&custom_rules::name(field));
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

pub(super) fn switch(body: &mut Ui, field: &'static Field, form: &Form) {
    let is_on = |form: &Form| field.get(form.custom()) == Value::Switch(true);
    body.switch_row(&custom_rules::name(field), &custom_rules::detail(field), is_on(form))
        .insert(Bind::<Form>::default().checked(is_on))
        .observe(move |change: On<ValueChange<bool>>, mut form: ResMut<Form>| {
            form.change_custom(|rules| {
                field.set(rules, Value::Switch(change.value));
            });
        });
    complaint(body, field);
}

/// Returns the text of a number, of a word in its place, or of "off".
fn step_value(field: &'static Field, value: Value) -> Words {
    match value {
        Value::Choice(word) => custom_rules::option(field, word),
        Value::Number(number) => say::custom_rules::step_value(Some(number.into())),
        Value::Off | Value::Switch(_) => say::custom_rules::step_value(None),
    }
}

/// Spawns a number with buttons for less and more.
pub(super) fn step(body: &mut Ui, field: &'static Field, steps: Steps) {
    let steps = Arc::new(steps);
    let name = custom_rules::name(field);
    let get = move |form: &Form| field.get(form.custom());
    let node = across(12.0).min_height(px(body.room.text(56.0)));
    body.nest(node, |row| {
        let left = column().row_gap(px(3)).grow().flex_basis(px(0)).min_width(px(0));
        row.nest(left, |left| {
            left.sans(&name, 18.0, palette::IVORY);
            left.sans(&custom_rules::unit(field), 14.5, palette::MUTED);
        });
        for up in [false, true] {
            let (icon, label) = if up {
                ("plus", say::custom_rules::step_more(&name))
            } else {
                ("minus", say::custom_rules::step_less(&name))
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
                        field.set(rules, next);
                    });
                });
            if !up {
                let middle = flex().width(px(row.room.text(70.0))).justify_center();
                row.nest(middle, |middle| {
                    middle
                        .serif(&Blank, 22.0, palette::BRASS)
                        .insert(Bind::<Form>::default().says(move |form| step_value(field, get(form))));
                });
            }
        }
    });
    complaint(body, field);
}
