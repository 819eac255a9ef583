//! The editor of custom rules, with an error beside each field.

mod steps;
mod widgets;

use crate::text::Phrase;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Off, Part, Preset, Rules, Value, Values};

use super::form::{Form, SET_NAME_LENGTH};
use super::{Bind, SetupPage};
use crate::screens::field::Field;
use crate::screens::measures::{half, halves};
use crate::screens::page::{Pages, across, framed, page_node, rest, scroll, wrapping};
use crate::text::custom_rules::{Editor as Words, RuleText, StepValue};
use crate::text::rule_sets::Sets;
use crate::text::rules_errors::RulesDoNotFit;
use crate::text::{Blank, Verbatim};
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Ui, palette, panel};
use steps::Steps;
use widgets::{choose, step, switch};

/// Number of values from which a number has buttons for less and more, in place of one for each value.
const MANY: i32 = 4;

/// The editor's page.
pub(super) fn build(mut pages: Pages, form: Res<Form>) {
    let node = page_node(&pages.room, 26.0);
    pages.spawn(SetupPage::Custom, &Words::CustomRules, node, |page| {
        page.header(&Words::CustomRules);
        page.nest(panel(framed(rest())), |panel| {
            let area = Node {
                padding: UiRect::axes(px(panel.measures().editor_padding), px(12)),
                row_gap: px(18),
                ..rest()
            };
            panel.nest(scroll(area), |body| fields(body, &form));
        });
        foot(page);
    });
}

fn fields(body: &mut Ui, form: &Form) {
    set_name(body, form);
    start_from(body);
    let one_column = body.measures().one_column;
    let both = Node {
        column_gap: px(60),
        row_gap: px(18),
        ..halves(one_column)
    };
    let half = || Node {
        row_gap: px(18),
        ..half(one_column)
    };
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
    let row = Node {
        max_width: px(body.room.text(560.0)),
        ..across(20.0)
    };
    body.nest(row, |row| {
        row.caption(&Sets::NameOfTheSet);
        let field = Field {
            label: &Sets::NameOfTheSet,
            most: SET_NAME_LENGTH,
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
                    .map(|key| (RuleText::Choice(field, key), Value::Choice(key)));
                choose(body, field, options);
            }
            Values::Number(numbers) if numbers.off == Off::Never && numbers.max - numbers.min < MANY => {
                let options = numbers.min..=numbers.max;
                choose(
                    body,
                    field,
                    options.map(|number| (StepValue(Some(number)), Value::Number(number))),
                );
            }
            Values::Number(numbers) => step(body, field, Steps::of(numbers)),
        }
    }
}

/// Presets to start from.
fn start_from(body: &mut Ui) {
    body.caption(&Words::StartFrom);
    let row = Node {
        margin: UiRect::bottom(px(6)),
        ..wrapping(10.0)
    };
    body.nest(row, |row| {
        let (theme, room) = (row.theme, row.room);
        for preset in Preset::ALL {
            let name = preset.words();
            let mut button = row.spawn((
                Node {
                    height: px(room.text(44.0)),
                    padding: UiRect::horizontal(px(18)),
                    align_items: AlignItems::Center,
                    ..default()
                },
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
    let row = Node {
        justify_content: JustifyContent::SpaceBetween,
        ..across(20.0)
    };
    page.nest(row, |foot| {
        let fits = |form: &Form| form.custom().validate().is_ok();
        let left = Node {
            flex_shrink: 1.0,
            flex_grow: 1.0,
            ..default()
        };
        foot.nest(left, |left| {
            left.sans(&Words::TheseRulesFit, 17.0, palette::GAIN)
                .insert((Node::default(), Bind::<Form>::default().shown(fits)));
            left.prose(&Blank, 17.0, palette::IVORY).insert((
                Node::default(),
                Bind::<Form>::default()
                    .shown(move |form| !fits(form))
                    .says(|form| form.custom().validate().err().map(RulesDoNotFit)),
            ));
        });
        foot.large_button(ButtonKind::Primary, Some("check"), &Words::UseTheseRules)
            .insert(Bind::<Form>::default().enabled(fits))
            .observe(|_: On<Activate>, mut next: ResMut<NextState<SetupPage>>| next.set(SetupPage::Choose));
    });
}
