//! The setup on a phone, split into steps that fit the screen. A player who is happy with the rest can deal at any step.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::super::page::{choice, choices, column, header, root, way_back};
use super::{Form, SetupPage, UiViewport, panel, presets};
use crate::Screen;
use crate::session::statistics::Statistics;
use crate::text::setup::{Setup, SetupStep};
use crate::ui::bind::{self, Bind};
use crate::ui::{ButtonKind, Theme};

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

pub(super) fn build(commands: &mut Commands, theme: &Theme, room: &UiViewport, form: &Form, statistics: &Statistics) {
    let page = Node {
        padding: room.margins(),
        row_gap: px(12),
        ..column()
    };
    commands
        .spawn(root(SetupPage::Choose, &Setup::NewMatch, page))
        .with_children(|page| {
            if !room.low() {
                header(page, theme, room, &Setup::NewMatch);
            }
            page.spawn(row()).with_children(|row| {
                if room.low() {
                    way_back(row, theme, room);
                }
                names(row, theme, room);
                if room.low() {
                    row.spawn(half())
                        .with_children(|foot| panel::deal_button(foot, theme, room));
                }
            });
            for step in SetupStep::ALL {
                page.spawn((
                    Node {
                        width: percent(100),
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_height: px(0),
                        ..column()
                    },
                    Bind::<Step>::default().shown(move |shown| shown.0 == step),
                ))
                .with_children(|part| match step {
                    SetupStep::Rules => presets(part, theme, room),
                    _ => panel::step(part, theme, room, (form, statistics), step),
                });
            }
            if !room.low() {
                page.spawn(row()).with_children(|foot| {
                    foot.spawn((half(), Bind::<Step>::default().shown(|step| step.0 != SetupStep::More)))
                        .with_children(|half| next(half, theme, room));
                    foot.spawn(half())
                        .with_children(|half| panel::deal_button(half, theme, room));
                });
            }
        });
}

fn row() -> Node {
    Node {
        width: percent(100),
        column_gap: px(12),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

fn half() -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    }
}

/// Builds the names of all steps, as links to them.
fn names(row: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    row.spawn(Node {
        flex_grow: 2.5,
        ..half()
    })
    .with_children(|part| {
        part.spawn(choices(room)).with_children(|names| {
            for step in SetupStep::ALL {
                names
                    .spawn(choice(theme, room, None, &step))
                    .insert(Bind::<Step>::default().selected(move |shown| shown.0 == step))
                    .observe(move |_: On<Activate>, mut shown: ResMut<Step>| shown.0 = step);
            }
        });
    });
}

fn next(part: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    part.spawn((
        Node {
            width: percent(100),
            height: px(room.text(64.0)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, &Setup::Next),
        theme.inked_label(None, &Setup::Next, room.text(22.0)),
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
