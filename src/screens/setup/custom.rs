//! The editor of custom rules, with an error beside each field.

mod steps;
mod widgets;

use crate::say;
use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Part, Preset, Rules, Value, Values};

use super::form::{Form, SET_NAME_LENGTH};
use super::{Bind, SetupPage};
use crate::screens::field::Field;
use crate::screens::measures::{half, halves};
use crate::screens::page::{Pages, across, framed, page_node, rest, scroll, wrapping};
use crate::text::custom_rules;
use crate::text::{Blank, Verbatim};
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Ui, palette, panel};
use steps::Steps;
use widgets::{choose, step, switch};

/// The editor's page.
pub(super) fn build(mut pages: Pages, form: Res<Form>) {
    let node = page_node(&pages.room, 26.0);
    pages.spawn(
        SetupPage::Custom,
        &say::custom_rules::editor_custom_rules(),
        node,
        |page| {
            page.header(&say::custom_rules::editor_custom_rules());
            page.nest(panel(framed(rest())), |panel| {
                let area = rest()
                    .padding(UiRect::axes(px(panel.measures().editor_padding), px(12)))
                    .row_gap(px(18));
                panel.nest(scroll(area), |body| fields(body, &form));
            });
            foot(page);
        },
    );
}

fn fields(body: &mut Ui, form: &Form) {
    set_name(body, form);
    start_from(body);
    let one_column = body.measures().one_column;
    let both = halves(one_column).column_gap(px(60)).row_gap(px(18));
    let half = || half(one_column).row_gap(px(18));
    body.nest(both, |halves| {
        halves.nest(half(), |left| part(left, form, Part::Game));
        halves.nest(half(), |right| {
            part(right, form, Part::Points);
            part(right, form, Part::End);
        });
    });
}

/// Name of the rule set.
fn set_name(body: &mut Ui, form: &Form) {
    let row = across(20.0).max_width(px(body.room.text(560.0)));
    body.nest(row, |row| {
        row.caption(&say::rule_sets::sets_name_of_the_set());
        let field = Field {
            label: &say::rule_sets::sets_name_of_the_set(),
            max: SET_NAME_LENGTH,
            get: |form: &Form, _| form.typed_set_name(),
            set: |form, _, name| form.rename_set(name),
            of: 0,
        };
        let otherwise = |form: &Form| Verbatim(form.set_name(form.chosen_set()));
        field.spawn(row, form, otherwise, |_| true);
    });
}

/// Fields of a part of the game, in order.
fn part(body: &mut Ui, form: &Form, part: Part) {
    for field in Rules::FIELDS.iter().filter(|field| field.part == part) {
        match field.values {
            Values::Switch => switch(body, field, form),
            Values::Choice(keys) => {
                let options = keys
                    .iter()
                    .map(|key| (custom_rules::option(field, key), Value::Choice(key)));
                choose(body, field, options);
            }
            Values::Number(numbers) if !custom_rules::is_stepped(numbers) => {
                let options = numbers.min..=numbers.max;
                choose(
                    body,
                    field,
                    options.map(|number| {
                        (
                            say::custom_rules::step_value(Some(number.into())),
                            Value::Number(number),
                        )
                    }),
                );
            }
            Values::Number(numbers) => step(body, field, Steps::of(numbers)),
        }
    }
}

/// Presets to start from.
fn start_from(body: &mut Ui) {
    body.caption(&say::custom_rules::editor_start_from());
    let row = wrapping(10.0).margin(UiRect::bottom(px(6)));
    body.nest(row, |row| {
        let (theme, room) = (row.theme, row.room);
        for preset in Preset::ALL {
            let name = preset.words();
            let mut button = row.spawn((
                flex()
                    .height(px(room.text(44.0)))
                    .padding(UiRect::horizontal(px(18)))
                    .align_center(),
                theme.clickable(ButtonKind::Ghost, BorderRadius::MAX, &name),
                theme.inked_label(None, &name, room.text(16.0)),
            ));
            button.observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                form.change_custom(|rules| *rules = preset.rules());
            });
            if preset == Preset::OpenDraft {
                button.insert(FirstFocus);
            }
        }
    });
}

/// The validity of the rules, and the button to continue.
fn foot(page: &mut Ui) {
    let row = across(20.0).justify_content(JustifyContent::SpaceBetween);
    page.nest(row, |foot| {
        let fits = |form: &Form| form.custom().validate().is_ok();
        let left = flex().flex_shrink(1.0).grow();
        foot.nest(left, |left| {
            left.sans(&say::custom_rules::editor_these_rules_fit(), 17.0, palette::GAIN)
                .insert((Node::default(), Bind::<Form>::default().shown(fits)));
            let note = move |form: &Form| custom_rules::always_set(form.custom()).filter(|_| fits(form));
            left.prose(&Blank, 17.0, palette::IVORY).insert((
                Node::default(),
                Bind::<Form>::default()
                    .shown(move |form| note(form).is_some())
                    .says(note),
            ));
            left.prose(&Blank, 17.0, palette::IVORY).insert((
                Node::default(),
                Bind::<Form>::default().shown(move |form| !fits(form)).says(|form| {
                    form.custom()
                        .validate()
                        .err()
                        .map(|why| say::custom_rules::rules_do_not_fit(why.words()))
                }),
            ));
        });
        foot.large_button(
            ButtonKind::Primary,
            Some("check"),
            &say::custom_rules::editor_use_these_rules(),
        )
        .insert(Bind::<Form>::default().enabled(fits))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<SetupPage>>| next.set(SetupPage::Choose));
    });
}
