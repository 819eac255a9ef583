//! The replay's bar below the table: the last action, the time line, and the controls.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderRange, SliderStep, ValueChange, observe};
use spades_layout::{BarMeasures, BarPart, REPLAY_BAR};

use crate::input::AnyKey;
use crate::say;
use crate::session::Match;
use crate::session::replaying::{HandVisibility, Replaying, Steer};
use crate::table::lower_bar::{fill, lower_bar};
use crate::text::Words;
use crate::text::number::Count;
use crate::text::replay::{Replay, Speed};
use crate::text::{Blank, Phrase};
use crate::ui::bind::Bind;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{
    ButtonKind, CurrentViewport, Footer, Look, Panels, Tooltip, Ui, ValueWords, label, palette, replaces, slider,
};

/// The bar, with the state for which it was built.
#[derive(Component, PartialEq, Clone, Copy)]
pub(super) struct Bar {
    measures: &'static BarMeasures,
    look: Look,
    round: u16,
}

/// Line about the last action, with its text size.
#[derive(Component)]
pub(super) struct Figure(pub(super) f32);

/// Parent of the time line's marks.
#[derive(Component)]
pub(super) struct Marks;

/// Half the width of the time line's thumb, by which its ends are shorter.
const THUMB: f32 = 13.0;

/// Keeps the bar in place during a replay.
pub(super) fn update(
    mut panels: Panels,
    replaying: Res<Replaying>,
    game: Option<Res<Match>>,
    viewport: Res<CurrentViewport>,
    bars: Query<(Entity, &Bar)>,
    mut footer: ResMut<Footer>,
) {
    let bar = Bar {
        measures: REPLAY_BAR.on(viewport.device, viewport.upright()),
        look: viewport.look(),
        round: replaying.stretch().round,
    };
    let Some(game) = game else { return };
    if !replaces(&mut panels.commands, &bars, Some(&bar)) {
        return;
    }
    footer.set_if_neq(Footer(bar.measures.height));
    build(&mut panels, bar, &replaying, &game);
}

/// Run condition: the bar stands.
pub(super) fn stands(bars: Query<(), With<Bar>>) -> bool {
    !bars.is_empty()
}

/// Removes the bar and frees the whole window when the replay ends.
pub(super) fn remove(mut commands: Commands, bars: Query<Entity, With<Bar>>, mut footer: ResMut<Footer>) {
    for bar in &bars {
        commands.entity(bar).despawn();
    }
    footer.set_if_neq(Footer::default());
}

fn build(panels: &mut Panels, bar: Bar, replaying: &Replaying, game: &Match) {
    let measures = bar.measures;
    let root = (
        bar,
        Name::new("replay-bar"),
        label(&Replay::Replay),
        // The arrows step.
        FocusScope::new(Layer::Table).order(-1).without_arrows(),
        lower_bar(measures),
    );
    panels.spawn(root, |ui| {
        fill(ui, measures, |ui, part| match part {
            BarPart::Leave => ui.enlarged(measures.scale, |ui| leave(ui, measures.leave)),
            BarPart::Line => figure(ui, measures.line),
            BarPart::TimeLine => ui.enlarged(measures.scale, |ui| time_line(ui, replaying, measures.time_line)),
            BarPart::Steps => ui.enlarged(measures.scale, |ui| ways(ui, measures.steps)),
            BarPart::Speed => ui.enlarged(measures.buttons, speed),
            BarPart::Eyes => ui.enlarged(measures.buttons, |ui| eyes(ui, game)),
            BarPart::PlayOn => ui.enlarged(measures.buttons, play_on),
            // They belong to exercises.
            BarPart::Choices => {}
        });
    });
}

/// Spawns the place for the line about the last action.
fn figure(ui: &mut Ui, size: f32) {
    ui.spawn((
        Figure(size),
        flex()
            .grow()
            .flex_basis(px(0))
            .min_width(px(0))
            .min_height(px(44))
            .align_center()
            .wrap()
            .column_gap(px(8)),
    ));
}

fn steers(steer: Steer) -> impl Bundle {
    observe(
        move |_: On<Activate>, mut asked: MessageWriter<Steer>, mut focus: ResMut<InputFocus>, keys: Res<AnyKey>| {
            asked.write(steer);
            // After using the pointer, the space bar should play and pause.
            if !keys.pressed {
                focus.clear();
            }
        },
    )
}

fn leave(ui: &mut Ui, size: f32) {
    ui.spawn((
        ui.theme
            .round(ButtonKind::Secondary, "x", size, &Replay::LeaveTheReplay),
        Tooltip::new(Replay::LeaveTheReplay),
        steers(Steer::Leave),
    ));
}

/// Spawns the buttons for rounds, steps and play.
fn ways(ui: &mut Ui, size: f32) {
    let bind = Bind::<Replaying>::default;
    let ways = [
        (
            "skip-back",
            Replay::PreviousRound,
            Steer::Round(-1),
            bind().enabled(|replaying| replaying.has_round(-1)),
        ),
        (
            "arrow-left",
            Replay::StepBack,
            Steer::Step(-1),
            bind().enabled(|replaying| replaying.at() > replaying.stretch().from),
        ),
        (
            "play",
            Replay::GoOn,
            Steer::PlayOrRest,
            bind().shown(|replaying| !replaying.goes_on()),
        ),
        (
            "pause",
            Replay::Pause,
            Steer::PlayOrRest,
            bind().shown(Replaying::goes_on),
        ),
        (
            "arrow-right",
            Replay::StepOn,
            Steer::Step(1),
            bind().enabled(|replaying| replaying.at() < replaying.stretch().to),
        ),
        (
            "skip-forward",
            Replay::NextRound,
            Steer::Round(1),
            bind().enabled(|replaying| replaying.has_round(1)),
        ),
    ];
    for (icon, label, steer, bind) in ways {
        // A tooltip would cover the line above it.
        let button = ui.theme.round(ButtonKind::Secondary, icon, size, &label);
        ui.spawn((button, steers(steer), bind));
    }
}

/// Spawns the time line, a slider over the round with marks for its mistakes.
fn time_line(ui: &mut Ui, replaying: &Replaying, size: f32) {
    let stretch = replaying.stretch();
    let range = SliderRange::new(stretch.from as f32, stretch.to as f32);
    let words = ValueWords(|value| Count(value as usize).text());
    let value = replaying.at() as f32;
    ui.spawn((
        slider(&Replay::TimeLine, range, SliderStep(1.0), value, words, size),
        Bind::<Replaying>::default().value(|replaying| replaying.at() as f32),
    ))
    .observe(|change: On<ValueChange<f32>>, mut steer: MessageWriter<Steer>| {
        steer.write(Steer::To(change.value.round() as usize));
    })
    .with_child((
        Marks,
        Pickable::IGNORE,
        flex()
            .absolute()
            .left(px(THUMB * size))
            .right(px(THUMB * size))
            .height(percent(100)),
    ));
    let place = flex()
        .min_width(px(170.0 * size))
        .justify_content(JustifyContent::FlexEnd)
        .rigid();
    ui.nest(place, |ui| {
        ui.sans(&Blank, 15.0 * size, palette::MUTED)
            .insert((TextLayout::no_wrap(), Bind::<Replaying>::default().says(progress)));
    });
}

fn progress(replaying: &Replaying) -> Words {
    let stretch = replaying.stretch();
    say::replay::progress(stretch.round, replaying.at() - stretch.from, stretch.to - stretch.from)
}

fn speed(ui: &mut Ui) {
    chip(ui, None, (&Speed(1.0), 76.0), Steer::NextSpeed, |replaying| {
        Speed(replaying.speed())
    });
}

fn eyes(ui: &mut Ui, game: &Match) {
    let who: Vec<Words> = (0..game.setup().players.len())
        .map(|seat| say::replay::seen_by_one(game.who(seat)))
        .collect();
    let seen = move |replaying: &Replaying| match replaying.eyes() {
        HandVisibility::All => say::replay::seen_by_all(),
        HandVisibility::Seat(seat) => who.get(seat).cloned().unwrap_or(say::replay::seen_by_all()),
    };
    // Equally wide for any caption: nothing moves under the pointer.
    chip(
        ui,
        Some("eye"),
        (&say::replay::seen_by_all(), 190.0),
        Steer::NextEyes,
        seen,
    );
}

fn play_on(ui: &mut Ui) {
    ui.push(ButtonKind::Secondary, "hand", &Replay::PlayOnFromHere).insert((
        Tooltip::new(Replay::PracticeCountsForNothing),
        Bind::<Replaying>::default().enabled(Replaying::can_play_on),
        steers(Steer::PlayOn),
    ));
}

/// Spawns a button whose caption follows the replay.
fn chip<P: Phrase>(
    ui: &mut Ui,
    icon: Option<&str>,
    (label, width): (&dyn Phrase, f32),
    steer: Steer,
    says: impl Fn(&Replaying) -> P + Send + Sync + 'static,
) {
    let scale = ui.theme.scale();
    let button = ui.theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, label);
    let node = flex()
        .height(px(56.0 * scale))
        .min_width(px(width * scale))
        .padding(UiRect::horizontal(px(16.0 * scale)))
        .column_gap(px(8))
        .align_center()
        .justify_center()
        .rigid();
    ui.nest((button, node, steers(steer)), |ui| {
        if let Some(icon) = icon {
            ui.icon(icon, 20.0 * scale, palette::IVORY);
        }
        ui.sans(&Blank, 18.0 * scale, palette::IVORY)
            .insert((TextLayout::no_wrap(), Bind::<Replaying>::default().says(says)));
    });
}
