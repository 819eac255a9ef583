//! The right side of the setup: length, players, levels.

mod code;
mod length;
mod pasting;
mod seating;
mod seats;
mod sets;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_bots::Level;

use super::Bind;
use super::form::{Choice, Form};
use crate::say;
use crate::screens::page::{across, column, scroll};
use crate::session::NextSeed;
use crate::session::friend::PendingChallenge;
use crate::session::setup::StartMatch;
use crate::session::statistics::Statistics;
use crate::text::setup::SetupStep;
use crate::text::{Blank, Phrase, Verbatim, Words};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Ui, palette, panel};

/// Adds import and export of text, and the faces of the bots.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((code::plugin, seating::plugin, seats::plugin, sets::plugin));
    app.add_systems(Update, scroll_back.run_if(resource_changed::<Form>));
}

/// Spawns the panel with all options of the rules, and the button that deals.
pub(super) fn choices_panel(parent: &mut Ui, form: &Form, statistics: &Statistics) {
    let padding = 38.0;
    let node = column()
        .width(percent(100))
        .height(percent(100))
        .rigid()
        .padding(UiRect::axes(px(0), px(padding - 8.0)))
        .row_gap(px(14));
    parent.nest(panel(node), |side| {
        side.nest(scrolling(padding, 16.0), |body| {
            about(body, form);
            length(body, statistics);
            sets::list(body);
            seats::rows(body, form);
            levels(body);
            seating::choice_of_partners(body);
            seating::choice_of_seating(body);
            switches(body, form);
            code::field(body, form);
        });
        let foot = column()
            .width(percent(100))
            .padding(UiRect::horizontal(px(padding)))
            .rigid();
        side.nest(foot, |foot| {
            // That of a code is beside its field, which is scrolled to.
            fault(foot, Form::rules_fault);
            deal_button(foot);
        });
    });
}

/// Builds the part of a panel that scrolls.
fn scrolling(padding: f32, gap: f32) -> impl Bundle {
    let area = scroll(
        flex()
            .width(percent(100))
            .grow()
            .flex_basis(px(0))
            .padding(UiRect::axes(px(padding), px(8)))
            .row_gap(px(gap)),
    );
    (FollowsChoice, area)
}

/// A panel that scrolls back to its start, to the name and description, when other rules are selected.
#[derive(Component)]
pub(super) struct FollowsChoice;

fn scroll_back(
    form: Res<Form>,
    mut shown: Local<Option<Choice>>,
    mut areas: Query<&mut ScrollPosition, With<FollowsChoice>>,
) {
    // The deal code is entered further down.
    if form.deal_code().is_some() {
        return;
    }
    if shown.replace(form.chosen()) != Some(form.chosen()) {
        for mut position in &mut areas {
            position.0 = Vec2::ZERO;
        }
    }
}

/// Spawns the contents of one step of the setup.
pub(super) fn step(parent: &mut Ui, form: &Form, statistics: &Statistics, step: SetupStep) {
    let node = column()
        .width(percent(100))
        .height(percent(100))
        .padding(UiRect::vertical(px(10)));
    parent.nest(panel(node), |side| {
        side.nest(scrolling(20.0, 18.0), |body| match step {
            // It has cards of its own.
            SetupStep::Rules => {}
            SetupStep::Players => {
                seats::rows(body, form);
                seating::choice_of_partners(body);
                levels(body);
                // Players don't sit around a phone.
                if !body.room.phone {
                    seating::choice_of_seating(body);
                }
            }
            SetupStep::Match => halves(body, |body, second| {
                if second {
                    sets::list(body);
                    switches(body, form);
                } else {
                    about(body, form);
                    length(body, statistics);
                }
            }),
            SetupStep::More => code::field(body, form),
        });
    });
}

/// Spawns two parts: side by side on a phone in landscape, otherwise one below the other.
fn halves(body: &mut Ui, part: impl Fn(&mut Ui, bool)) {
    let half = column().width(percent(100)).row_gap(px(18)).rigid();
    if !body.room.low() {
        body.nest(half, |body| {
            part(body, false);
            part(body, true);
        });
        return;
    }
    let row = flex().width(percent(100)).column_gap(px(28)).rigid();
    body.nest(row, |row| {
        for second in [false, true] {
            let half = half.clone().grow().flex_basis(px(0)).min_width(px(0));
            row.nest(half, |body| part(body, second));
        }
    });
}

/// Spawns the description of the rules.
fn about(body: &mut Ui, form: &Form) {
    let room = body.room;
    body.nest(block(), |top| {
        let size = if room.phone { 36.0 } else { room.text(36.0) };
        top.spawn((
            top.theme.serif(&form.kind(), size, palette::IVORY),
            Bind::<Form>::default().says(|form| {
                Verbatim(if form.plays_set() {
                    form.set_name(form.chosen_set())
                } else {
                    form.kind().text()
                })
            }),
        ));
        // Room for three lines, so that nothing below moves: on a wrapper, as the text itself would not grow for a fourth line.
        let three_lines = block()
            .min_height(px(match (room.phone, room.size.x < 600.0) {
                (true, true) => 172.0,
                (true, false) => 138.0,
                (false, _) => room.text(76.0),
            }))
            .row_gap(default());
        top.nest(three_lines, |lines| {
            lines.spawn((
                lines
                    .theme
                    .paragraph(&form.description(), room.text(17.0), palette::MUTED),
                flex().width(percent(100)),
                Bind::<Form>::default().says(Form::description),
            ));
        });
    });
}

/// Spawns the choice of the match's length.
fn length(body: &mut Ui, statistics: &Statistics) {
    group(body, &say::setup::match_ends_at(), Form::offers_length, |group| {
        length::choices(group, statistics)
    });
}

/// Spawns the choice of one level for all bots.
fn levels(body: &mut Ui) {
    group(
        body,
        &say::setup::level_of_the_computer(),
        |form| form.bots() > 0,
        |group| {
            group.choices(|row| {
                let phone = row.room.phone;
                for level in Level::ALL {
                    let mut button = row.choice(&level);
                    if phone {
                        // Two side by side, rather than three above one.
                        button
                            .entry::<Node>()
                            .and_modify(|mut node| node.flex_basis = percent(45));
                    }
                    button
                        .insert(Bind::<Form>::default().selected(move |form| form.common_level() == Some(level)))
                        .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.set_levels(level));
                }
            });
        },
    );
}

fn switches(body: &mut Ui, form: &Form) {
    let row = |shown: fn(&Form) -> bool| (flex().width(percent(100)).rigid(), Bind::<Form>::default().shown(shown));
    body.nest(row(Form::offers_blind_nil), |row| {
        let detail = say::setup::detail_blind_nil(form.blind_nil_points());
        row.switch_row(&say::setup::blind_nil(), &detail, form.blind_nil())
            .insert(Bind::<Form>::default().checked(Form::blind_nil))
            .observe(|change: On<ValueChange<bool>>, mut form: ResMut<Form>| form.blind_nil = Some(change.value));
    });
    body.nest(row(Form::offers_reneging), |row| {
        row.switch_row(
            &say::setup::prevent_reneging(),
            &say::setup::detail_prevent_reneging(),
            form.prevent_reneging,
        )
        .insert(Bind::<Form>::default().checked(|form| form.prevent_reneging))
        .observe(|change: On<ValueChange<bool>>, mut form: ResMut<Form>| form.prevent_reneging = change.value);
    });
}

/// Returns the node of a part of the panel: a column as wide as the panel, otherwise lines of text would be counted for another width.
fn block() -> Node {
    column().width(percent(100)).row_gap(px(10)).rigid()
}

/// Spawns a part of the panel with its caption.
fn group(body: &mut Ui, text: &dyn Phrase, shown: fn(&Form) -> bool, fill: impl FnOnce(&mut Ui)) {
    body.nest((block(), Bind::<Form>::default().shown(shown)), |group| {
        group.caption(text);
        fill(group);
    });
}

/// Spawns a reason why the button beside it is off, shown while there is one.
pub(super) fn fault(parent: &mut Ui, why: fn(&Form) -> Option<Words>) {
    parent.prose(&Blank, 15.0, palette::LOSS).insert((
        Fault,
        flex().rigid().margin(UiRect::bottom(px(10))),
        Bind::<Form>::default().shown(move |form| why(form).is_some()).says(why),
    ));
}

/// A reason beside the button that deals.
#[derive(Component)]
pub(super) struct Fault;

/// Spawns the button that starts the match.
pub(super) fn deal_button(parent: &mut Ui) {
    let (theme, room) = (parent.theme, parent.room);
    let node = across(14.0).height(px(room.text(64.0))).justify_center();
    parent
        .spawn((
            node,
            theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &say::setup::deal()),
            theme.inked_label(Some("play"), &say::setup::deal(), room.text(22.0)),
            Bind::<Form>::default().enabled(Form::can_deal),
        ))
        .observe(deal);
}

/// Starts the match that the form describes.
#[derive(SystemParam)]
pub(in crate::screens) struct Dealer<'w> {
    pub(in crate::screens) form: ResMut<'w, Form>,
    seed: ResMut<'w, NextSeed>,
    friend: ResMut<'w, PendingChallenge>,
    start: MessageWriter<'w, StartMatch>,
    toasts: MessageWriter<'w, Toast>,
}

impl Dealer<'_> {
    /// Starts the match, or says why it is impossible.
    pub(in crate::screens) fn deal(&mut self) {
        match self.form.match_setup() {
            Ok(setup) => {
                self.form.keep_proposed_length();
                if let Some(code) = self.form.deal_code().cloned() {
                    self.seed.0 = Some(code.seed());
                    self.friend.0 = Some(code);
                    // The next match has its own deals again.
                    self.form.type_code(String::new());
                }
                self.start.write(StartMatch(setup));
            }
            Err(error) => {
                self.toasts
                    .write(Toast::new(say::custom_rules::rules_do_not_fit(error.words())));
            }
        }
    }
}

/// Starts the match when a button is pressed.
pub(in crate::screens) fn deal(_: On<Activate>, mut dealer: Dealer) {
    dealer.deal();
}
