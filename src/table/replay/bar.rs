//! The replay's bar below the table: the last action, the time line, and the controls.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderRange, SliderStep, ValueChange, observe};
use spades_layout::{BarMeasures, BarPart, REPLAY_BAR, Sizes};

use crate::input::AnyKey;
use crate::session::Match;
use crate::session::replaying::{Eyes, Replaying, Steer};
use crate::table::lower_bar::{fill, lower_bar};
use crate::text::number::Count;
use crate::text::replay::{HowFar, Replay as Words, SeenBy, Speed};
use crate::text::{Blank, Phrase};
use crate::ui::bind::Bind;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, CurrentViewport, Footer, Theme, Tooltip, ValueWords, label, palette, slider};

/// The bar, with the state for which it was built.
#[derive(Component, PartialEq, Clone, Copy)]
pub(super) struct Bar {
    measures: &'static BarMeasures,
    sizes: Sizes,
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
pub(super) fn stand(
    mut commands: Commands,
    replaying: Res<Replaying>,
    game: Option<Res<Match>>,
    theme: Res<Theme>,
    viewport: Res<CurrentViewport>,
    bars: Query<(Entity, &Bar)>,
    mut footer: ResMut<Footer>,
) {
    let bar = Bar {
        measures: REPLAY_BAR.on(viewport.device, viewport.upright()),
        sizes: viewport.sizes(),
        round: replaying.stretch().round,
    };
    let standing = bars.single().ok();
    let Some(game) = game.filter(|_| standing.is_none_or(|(_, standing)| *standing != bar)) else {
        return;
    };
    if let Some((entity, _)) = standing {
        commands.entity(entity).despawn();
    }
    footer.set_if_neq(Footer(bar.measures.height));
    build(&mut commands, &theme, bar, &replaying, &game);
}

/// Removes the bar and frees the whole window when the replay ends.
pub(super) fn take_away(mut commands: Commands, bars: Query<Entity, With<Bar>>, mut footer: ResMut<Footer>) {
    for bar in &bars {
        commands.entity(bar).despawn();
    }
    footer.set_if_neq(Footer::default());
}

fn build(commands: &mut Commands, theme: &Theme, bar: Bar, replaying: &Replaying, game: &Match) {
    let measures = bar.measures;
    let (small, large) = (&theme.enlarged(measures.scale), &theme.enlarged(measures.buttons));
    commands
        .spawn((
            bar,
            Name::new("replay-bar"),
            label(&Words::Replay),
            // The arrows step.
            FocusScope::new(Layer::Table).order(-1).without_arrows(),
            lower_bar(measures),
        ))
        .with_children(|body| {
            fill(body, measures, |row, part| match part {
                BarPart::Leave => leave(row, small, measures.leave),
                BarPart::Line => figure(row, measures.line),
                BarPart::TimeLine => time_line(row, small, replaying, measures.time_line),
                BarPart::Steps => ways(row, small, measures.steps),
                BarPart::Speed => speed(row, large),
                BarPart::Eyes => eyes(row, large, game),
                BarPart::PlayOn => play_on(row, large),
                // They belong to exercises.
                BarPart::Choices => {}
            });
        });
}

/// Spawns the place for the line about the last action.
fn figure(row: &mut ChildSpawnerCommands, size: f32) {
    row.spawn((
        Figure(size),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            min_height: px(44),
            align_items: AlignItems::Center,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(8),
            ..default()
        },
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

fn leave(row: &mut ChildSpawnerCommands, theme: &Theme, size: f32) {
    row.spawn((
        theme.round(ButtonKind::Secondary, "x", size, &Words::LeaveTheReplay),
        Tooltip::new(Words::LeaveTheReplay),
        steers(Steer::Leave),
    ));
}

/// Spawns the buttons for rounds, steps and play.
fn ways(row: &mut ChildSpawnerCommands, theme: &Theme, size: f32) {
    let way = |row: &mut ChildSpawnerCommands, icon, label: Words, steer, bind: Bind<Replaying>| {
        row.spawn((
            // A tooltip would cover the line above it.
            theme.round(ButtonKind::Secondary, icon, size, &label),
            steers(steer),
            bind,
        ));
    };
    let bind = Bind::<Replaying>::default;
    way(
        row,
        "skip-back",
        Words::PreviousRound,
        Steer::Round(-1),
        bind().enabled(|replaying| replaying.has_round(-1)),
    );
    way(
        row,
        "arrow-left",
        Words::StepBack,
        Steer::Step(-1),
        bind().enabled(|replaying| replaying.at() > replaying.stretch().from),
    );
    way(
        row,
        "play",
        Words::GoOn,
        Steer::PlayOrRest,
        bind().shown(|replaying| !replaying.goes_on()),
    );
    way(
        row,
        "pause",
        Words::Pause,
        Steer::PlayOrRest,
        bind().shown(Replaying::goes_on),
    );
    way(
        row,
        "arrow-right",
        Words::StepOn,
        Steer::Step(1),
        bind().enabled(|replaying| replaying.at() < replaying.stretch().to),
    );
    way(
        row,
        "skip-forward",
        Words::NextRound,
        Steer::Round(1),
        bind().enabled(|replaying| replaying.has_round(1)),
    );
}

/// Spawns the time line, a slider over the round with marks for its mistakes.
fn time_line(row: &mut ChildSpawnerCommands, theme: &Theme, replaying: &Replaying, size: f32) {
    let stretch = replaying.stretch();
    let range = SliderRange::new(stretch.from as f32, stretch.to as f32);
    let words = ValueWords(|value| Count(value as usize).text());
    let value = replaying.at() as f32;
    row.spawn((
        slider(&Words::TimeLine, range, SliderStep(1.0), value, words, size),
        Bind::<Replaying>::default().value(|replaying| replaying.at() as f32),
    ))
    .observe(|change: On<ValueChange<f32>>, mut steer: MessageWriter<Steer>| {
        steer.write(Steer::To(change.value.round() as usize));
    })
    .with_child((
        Marks,
        Pickable::IGNORE,
        Node {
            position_type: PositionType::Absolute,
            left: px(THUMB * size),
            right: px(THUMB * size),
            height: percent(100),
            ..default()
        },
    ));
    row.spawn((
        Node {
            min_width: px(170.0 * size),
            justify_content: JustifyContent::FlexEnd,
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(SpawnWith({
            let theme = theme.clone();
            move |place: &mut RelatedSpawner<ChildOf>| {
                place.spawn((
                    theme.sans(&Blank, 15.0 * size, palette::MUTED),
                    TextLayout::no_wrap(),
                    Bind::<Replaying>::default().says(how_far),
                ));
            }
        })),
    ));
}

fn how_far(replaying: &Replaying) -> HowFar {
    let stretch = replaying.stretch();
    HowFar {
        round: stretch.round,
        done: replaying.at() - stretch.from,
        of: stretch.to - stretch.from,
    }
}

fn speed(row: &mut ChildSpawnerCommands, theme: &Theme) {
    chip(row, theme, None, (&Speed(1.0), 76.0), Steer::NextSpeed, |replaying| {
        Speed(replaying.speed())
    });
}

fn eyes(row: &mut ChildSpawnerCommands, theme: &Theme, game: &Match) {
    let who: Vec<SeenBy> = (0..game.setup().players.len())
        .map(|seat| SeenBy::One(game.who(seat)))
        .collect();
    let seen = move |replaying: &Replaying| match replaying.eyes() {
        Eyes::All => SeenBy::All,
        Eyes::Seat(seat) => who.get(seat).cloned().unwrap_or(SeenBy::All),
    };
    // Equally wide for any caption: nothing moves under the pointer.
    chip(row, theme, Some("eye"), (&SeenBy::All, 190.0), Steer::NextEyes, seen);
}

fn play_on(row: &mut ChildSpawnerCommands, theme: &Theme) {
    row.spawn((
        theme.button(ButtonKind::Secondary, Some("hand"), &Words::PlayOnFromHere, 0.0),
        Tooltip::new(Words::PracticeCountsForNothing),
        Bind::<Replaying>::default().enabled(Replaying::can_play_on),
        steers(Steer::PlayOn),
    ));
}

/// Spawns a button whose caption follows the replay.
fn chip<P: Phrase>(
    row: &mut ChildSpawnerCommands,
    theme: &Theme,
    icon: Option<&str>,
    (label, width): (&dyn Phrase, f32),
    steer: Steer,
    says: impl Fn(&Replaying) -> P + Send + Sync + 'static,
) {
    let scale = theme.scale();
    row.spawn((
        theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, label),
        Node {
            height: px(56.0 * scale),
            min_width: px(width * scale),
            padding: UiRect::horizontal(px(16.0 * scale)),
            column_gap: px(8),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        steers(steer),
    ))
    .with_children(|button| {
        if let Some(icon) = icon {
            button.spawn(theme.icon(icon, 20.0 * scale, palette::IVORY));
        }
        button.spawn((
            theme.sans(&Blank, 18.0 * scale, palette::IVORY),
            TextLayout::no_wrap(),
            Bind::<Replaying>::default().says(says),
        ));
    });
}
