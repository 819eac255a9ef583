//! The setup on a phone, split into steps that fit the screen. A player who is happy with the rest can deal at any step.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::super::page::{Pages, across, column, page_node, rest, rest_of_row};
use super::{Form, SetupPage, panel, presets};
use crate::say;
use crate::session::statistics::Statistics;
use crate::states::Screen;
use crate::text::setup::SetupStep;
use crate::ui::bind::{self, Bind};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Ui};

/// The current step.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::screens) struct Step(SetupStep);

impl Step {
    /// Goes to the previous step; returns `false` if there is none.
    pub(in crate::screens) fn back(&mut self) -> bool {
        let before = match self.0 {
            SetupStep::Rules => return false,
            SetupStep::Players => SetupStep::Rules,
            SetupStep::Match => SetupStep::Players,
            SetupStep::More => SetupStep::Match,
        };
        self.0 = before;
        true
    }

    /// Goes to the step that shows the form's deal code, if it has one, and otherwise to the first step.
    pub(in crate::screens) fn begin(&mut self, form: &Form) {
        let code = form.deal_code().is_some() || form.code_is_wrong();
        self.0 = if code { SetupStep::More } else { SetupStep::Rules };
    }

    fn on(&mut self) {
        self.0 = match self.0 {
            SetupStep::Rules => SetupStep::Players,
            SetupStep::Players => SetupStep::Match,
            SetupStep::Match | SetupStep::More => SetupStep::More,
        };
    }
}

pub(super) fn build(pages: &mut Pages, form: &Form, statistics: &Statistics) {
    let low = pages.room.low();
    let node = page_node(&pages.room, 12.0);
    pages.spawn(SetupPage::Choose, &say::setup::new_match(), node, |page| {
        if !low {
            page.header(&say::setup::new_match());
        }
        page.nest(column().rigid(), |top| {
            top.nest(across(12.0), |row| {
                if low {
                    row.back_button();
                }
                names(row);
                if low {
                    row.nest(rest_of_row(), panel::deal_button);
                }
            });
            if low {
                faults(top);
            }
        });
        for step in SetupStep::ALL {
            let shown = Bind::<Step>::default().shown(move |shown| shown.0 == step);
            page.nest((rest(), shown), |part| match step {
                SetupStep::Rules => presets(part, form.chosen()),
                _ => panel::step(part, form, statistics, step),
            });
        }
        if !low {
            page.nest(column().rigid(), |foot| {
                faults(foot);
                foot.nest(across(12.0), |foot| {
                    let shown = Bind::<Step>::default().shown(|step| step.0 != SetupStep::More);
                    foot.nest((rest_of_row(), shown), next);
                    foot.nest(rest_of_row(), panel::deal_button);
                });
            });
        }
    });
}

/// Builds the reasons why nothing can be dealt; the step with the code has that of a code beside its field.
fn faults(part: &mut Ui) {
    panel::fault(part, Form::rules_fault);
    let elsewhere = Bind::<Step>::default().shown(|step| step.0 != SetupStep::More);
    part.nest((flex(), elsewhere), |part| panel::fault(part, Form::code_fault));
}

/// Builds the names of all steps, as links to them.
fn names(row: &mut Ui) {
    let node = rest_of_row().flex_grow(2.5);
    row.nest(node, |part| {
        part.choices(|names| {
            for step in SetupStep::ALL {
                names
                    .part_link(&step)
                    .insert(Bind::<Step>::default().selected(move |shown| shown.0 == step))
                    .observe(move |_: On<Activate>, mut shown: ResMut<Step>| shown.0 = step);
            }
        });
    });
}

fn next(part: &mut Ui) {
    part.spawn((
        flex()
            .width(percent(100))
            .height(px(part.room.text(64.0)))
            .align_center()
            .justify_center(),
        part.theme
            .clickable(ButtonKind::Secondary, BorderRadius::MAX, &say::setup::next()),
        part.theme.inked_label(None, &say::setup::next(), part.room.text(22.0)),
    ))
    .observe(|_: On<Activate>, mut step: ResMut<Step>| step.on());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Step>();
    bind::following::<Step>(app);
    app.add_systems(OnEnter(Screen::Setup), |mut step: ResMut<Step>, form: Res<Form>| {
        step.begin(&form)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_on_to_the_last_and_back_to_the_first() {
        let mut step = Step::default();
        assert!(!step.back());
        for _ in 0..5 {
            step.on();
        }
        assert_eq!(step, Step(SetupStep::More));
        assert!(step.back() && step.back() && step.back() && !step.back());
        assert_eq!(step, Step::default());
    }

    #[test]
    fn a_code_that_came_with_a_link_is_shown_at_once() {
        let mut form = Form::default();
        let mut step = Step(SetupStep::Players);
        step.begin(&form);
        assert_eq!(step, Step::default());
        form.type_code("no code at all".to_owned());
        step.begin(&form);
        assert_eq!(step, Step(SetupStep::More));
    }
}
