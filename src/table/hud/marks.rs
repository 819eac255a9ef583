//! The state of a bid on the player's plate: brass once it is made, with a dot for each bag from then on; a stamp once it is set;
//! thirteen dots for a nil, one lit for each trick survived. A click or a key ends the animations, and the marks stay for the round.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use bevy::text::Strikethrough;
use spades_layout::PlateField;
use spades_rules::{Phase, Seat, View};

use super::seat_labels::Readout;
use super::{BuildHud, WithPlate};
use crate::audio::{PlaySound, Sound};
use crate::redraw::Redraw;
use crate::say;
use crate::session::Pace;
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::cues::CueQueue;
use crate::table::geometry::TableGeometry;
use crate::table::scene::Scene;
use crate::table::shown::{ShownScene, ShownView};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Panels, Ui, palette};

/// Seconds in which a bid turns over into brass, a light runs round the plate, a stamp falls, a dot drops, and a nil breaks.
const TURN: f32 = 0.24;
const RUN: f32 = 0.42;
const FALL: f32 = 0.22;
const DROP: f32 = 0.2;

/// Lean of the stamp in degrees, and its size when it begins to fall.
const LEAN: f32 = 6.0;
const HIGH: f32 = 2.2;

/// Dots on a plate: one for each trick of a round.
const DOTS: usize = 13;

/// Size of a dot, in pixels of the interface, and the height that it drops from.
const DOT: f32 = 7.0;
const FROM: f32 = 26.0;

/// Number of the bag from which the dots are burgundy.
const MANY_BAGS: usize = 8;

/// The state of a seat's bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// The contract is made.
    Made,
    /// The contract can no longer be made.
    Set,
    /// The nil has survived this number of tricks.
    Nil(u8),
    NilFailed,
    NilMade,
}

/// Returns the mark of a seat, as far as it is decided.
fn mark(scene: &Scene, seat: Seat) -> Option<Mark> {
    let bid = scene.bids.get(seat).copied().flatten()?;
    if matches!(scene.phase, Phase::Draft | Phase::Bidding) {
        return None;
    }
    if bid.is_nil() {
        let played: u8 = scene.tricks.iter().sum();
        return Some(match scene.tricks[seat] {
            0 if usize::from(played) >= DOTS => Mark::NilMade,
            0 => Mark::Nil(played),
            _ => Mark::NilFailed,
        });
    }
    let standings = scene.rules().standings(&scene.played_round());
    let made = standings.get(scene.rules().side_of(seat))?.made?;
    Some(if made { Mark::Made } else { Mark::Set })
}

/// Returns the dots on a seat's plate: how many there are, and how many are filled.
fn dots(scene: &Scene, view: &View, seat: Seat, mark: Option<Mark>) -> (usize, usize) {
    match mark {
        Some(Mark::Made) => {
            let side = scene.rules().side_of(seat);
            let limit = usize::from(scene.rules().bags.limit);
            let before = view.bags.get(side).copied().map_or(0, usize::from);
            let standings = scene.rules().standings(&scene.played_round());
            // A scored round's bags are among those of the match.
            let now = standings.get(side).filter(|_| !view.phase.is_scored());
            let penalty = view.sheet.get(side).is_some_and(|line| line.bag_penalty < 0);
            let bags = before + now.map_or(0, |standing| usize::from(standing.bags));
            (limit.min(DOTS), if penalty { limit } else { bags.min(limit) })
        }
        Some(Mark::Nil(survived)) => (DOTS, usize::from(survived)),
        Some(Mark::NilMade | Mark::NilFailed) => (DOTS, DOTS),
        Some(Mark::Set) | None => (0, 0),
    }
}

/// A seat's mark on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Shown {
    mark: Option<Mark>,
    dots: (usize, usize),
    /// Seconds since the mark, or the last dot, came; at rest, infinite.
    since: f32,
    /// `true` if only a dot came.
    dot_alone: bool,
}

/// The marks, by seat.
#[derive(Resource, Default)]
pub(super) struct Marks {
    seats: [Shown; 4],
    /// Round and number of tricks for which they are shown.
    at: (u16, u8),
    running: bool,
}

impl Marks {
    /// Returns `true` if the bid of a seat is lost.
    pub(super) fn is_lost(&self, seat: Seat) -> bool {
        matches!(self.seats[seat].mark, Some(Mark::Set | Mark::NilFailed))
    }
}

/// A dot on the plate of the seat this many places clockwise from the bottom.
#[derive(Component)]
struct Dot {
    relative: usize,
    index: usize,
}

/// The ground of a row of dots, which interrupts the plate's border: the dots would lie on it.
#[derive(Component)]
struct Holder(usize);

/// The stamp on a plate.
#[derive(Component)]
struct Stamp(usize);

/// The light that runs round a plate.
#[derive(Component)]
struct Light(usize);

/// A node of the marks, placed on a plate.
#[derive(Component, Clone, Copy)]
enum OnPlate {
    Dots(usize),
    Stamp(usize),
    Light(usize),
}

fn build(event: On<BuildHud>, mut panels: Panels) {
    panels.fill(event.root, |ui| {
        for relative in 0..event.hands {
            let node = || flex().absolute().align_center().justify_center();
            // Some plates are above the cards.
            let above = (Pickable::IGNORE, GlobalZIndex(2));
            ui.nest((OnPlate::Dots(relative), WithPlate(relative), node(), above), |ui| {
                row_of_dots(ui, relative);
            });
            let light = node()
                .border(UiRect::all(px(2.5)))
                .border_radius(BorderRadius::all(px(18)));
            let dark = (Visibility::Hidden, BorderGradient::default());
            ui.spawn((OnPlate::Light(relative), Light(relative), light, above, dark));
            let place = (
                OnPlate::Stamp(relative),
                Stamp(relative),
                node(),
                above,
                Visibility::Hidden,
            );
            ui.nest(place, |ui| {
                let pill = flex()
                    .padding(UiRect::axes(px(9), px(1)))
                    .border(UiRect::all(px(2)))
                    .border_radius(BorderRadius::all(px(5)));
                let look = (BackgroundColor(palette::PANEL), BorderColor::all(palette::LOSS));
                ui.nest((WithPlate(relative), pill, look, Pickable::IGNORE), |ui| {
                    ui.serif(&say::plates::plate_stamp_set(), 17.0, palette::LOSS)
                        .insert(TextLayout::no_wrap());
                });
            });
        }
    });
}

/// Spawns a plate's dots in their holder.
fn row_of_dots(ui: &mut Ui, relative: usize) {
    let holder = flex()
        .column_gap(px(2.5))
        .padding(UiRect::axes(px(5), px(2)))
        .border_radius(BorderRadius::MAX)
        .display(Display::None);
    let look = (BackgroundColor(palette::PANEL), Pickable::IGNORE);
    ui.nest((Holder(relative), holder, look), |ui| {
        for index in 0..DOTS {
            ui.spawn((
                Dot { relative, index },
                flex()
                    .width(px(DOT))
                    .height(px(DOT))
                    .border(UiRect::all(px(1)))
                    .border_radius(BorderRadius::MAX)
                    .display(Display::None),
                BackgroundColor(palette::PANEL),
                BorderColor::all(palette::BRASS.with_alpha(0.7)),
                Pickable::IGNORE,
            ));
        }
    });
}

/// Places the marks on their plates.
fn place(geometry: Res<TableGeometry>, mut nodes: Query<(Ref<OnPlate>, &mut Node)>) {
    for (place, mut node) in &mut nodes {
        if !geometry.is_changed() && !place.is_added() {
            continue;
        }
        let rect = match *place {
            OnPlate::Dots(relative) => geometry.plate_dots(relative),
            OnPlate::Stamp(relative) => geometry.plate_stamp(relative),
            OnPlate::Light(relative) => geometry.fixture(spades_layout::Fixture::Plate(relative)),
        };
        let mut placed = node.clone();
        placed.display = if rect.is_some() { Display::Flex } else { Display::None };
        if let Some(rect) = rect {
            geometry.place_node(rect, &mut placed);
        }
        node.set_if_neq(placed);
    }
}

/// Updates the marks when a trick is taken, and plays their sounds.
fn watch(
    (shown_scene, shown_view): (Res<ShownScene>, Res<ShownView>),
    (settings, geometry): (Res<Settings>, Res<TableGeometry>),
    mut marks: ResMut<Marks>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let (Some(scene), Some(view)) = (&shown_scene.0, &shown_view.0) else {
        return;
    };
    if !shown_scene.is_changed() && !shown_view.is_changed() {
        return;
    }
    let at = (scene.round, scene.tricks.iter().sum());
    // Marks that were there before, as after resuming or undoing, are simply there.
    let fresh = at == (marks.at.0, marks.at.1 + 1);
    let mut heard = Vec::new();
    let mut seats = [Shown::default(); 4];
    for (seat, shown) in seats.iter_mut().enumerate().take(scene.hands.len()) {
        let before = marks.seats[seat];
        let mark = mark(scene, seat);
        // The plate may be on its way to the middle.
        let dots = match scene.phase {
            Phase::MatchEnd => (0, 0),
            _ => dots(scene, view, seat, mark),
        };
        let turned = std::mem::discriminant(&mark) != std::mem::discriminant(&before.mark)
            || mark.map(|mark| std::mem::discriminant(&mark)) != before.mark.map(|mark| std::mem::discriminant(&mark));
        let began = fresh && (turned || dots != before.dots);
        if fresh && turned {
            let pan = geometry.pan(spades_layout::Zone::Hand(seat));
            heard.extend(mark.map(|mark| (mark, pan)));
        }
        *shown = Shown {
            mark,
            dots,
            since: match began {
                true if settings.reduced_motion => f32::INFINITY,
                true => 0.0,
                false if dots == before.dots && !turned => before.since,
                false => f32::INFINITY,
            },
            dot_alone: began && !turned,
        };
    }
    for (at, &(mark, pan)) in heard.iter().enumerate() {
        // Partners are marked together.
        if heard[..at].iter().all(|&(other, _)| other != mark) {
            sounds.write_batch(
                sound(mark)
                    .into_iter()
                    .map(|(sound, higher)| PlaySound::from(sound, pan).higher(higher)),
            );
        }
    }
    let running = seats.iter().any(|shown| shown.since < RUN);
    if marks.seats != seats || marks.at != at {
        *marks = Marks { seats, at, running };
    }
}

/// Returns the sounds of a mark, each with its transposition in semitones.
fn sound(mark: Mark) -> Vec<(Sound, u8)> {
    match mark {
        // A fifth above a trick that is taken.
        Mark::Made => vec![(Sound::Tick, 0), (Sound::Take, 7)],
        Mark::NilMade => vec![(Sound::Take, 12)],
        Mark::Set | Mark::NilFailed => vec![(Sound::Illegal, 0)],
        Mark::Nil(_) => Vec::new(),
    }
}

/// Advances the animations.
fn advance(
    mut marks: ResMut<Marks>,
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    cues: Res<CueQueue>,
    mut redraw: ResMut<Redraw>,
) {
    if !marks.running {
        return;
    }
    redraw.for_a_while();
    let step = pace.seconds(&time, settings.speed_factor());
    let over = cues.hurried();
    for shown in &mut marks.seats {
        shown.since = if over { f32::INFINITY } else { shown.since + step };
    }
    marks.running = marks.seats.iter().any(|shown| shown.since < RUN);
}

fn eased(part: f32, ease: EaseFunction) -> f32 {
    EasingCurve::new(0.0, 1.0, ease).sample_clamped(part)
}

/// Returns the mark of the seat this many places from the bottom.
fn of(marks: &Marks, scene: &Scene, relative: usize) -> Shown {
    marks.seats[(scene.viewer + relative) % scene.hands.len().max(1)]
}

/// Draws dots and stamps.
fn draw(
    marks: Res<Marks>,
    shown_scene: Res<ShownScene>,
    added: Query<(), Added<Dot>>,
    mut dots: Query<(
        &Dot,
        &mut Node,
        &mut BackgroundColor,
        &mut BorderColor,
        &mut UiTransform,
    )>,
    mut holders: Query<(&Holder, &mut Node), Without<Dot>>,
    mut stamps: Query<(&Stamp, &mut Visibility, &mut UiTransform), Without<Dot>>,
    mut lights: Query<(&Light, &mut Visibility, &mut BorderGradient), Without<Stamp>>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    if !marks.is_changed() && added.is_empty() {
        return;
    }
    for (&Holder(relative), mut node) in &mut holders {
        let display = match of(&marks, scene, relative).dots {
            (0, _) => Display::None,
            _ => Display::Flex,
        };
        if node.display != display {
            node.display = display;
        }
    }
    for (&Dot { relative, index }, mut node, mut fill, mut border, mut transform) in &mut dots {
        let shown = of(&marks, scene, relative);
        let (count, filled) = shown.dots;
        let display = if index < count { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let lit = index < filled;
        let color = dot_color(shown.mark, index, lit);
        fill.set_if_neq(BackgroundColor(color));
        border.set_all(if lit { color } else { palette::BRASS.with_alpha(0.7) });
        let wanted = UiTransform::from_translation(offset(shown, index, filled));
        transform.set_if_neq(wanted);
    }
    for (&Stamp(relative), mut visibility, mut transform) in &mut stamps {
        let shown = of(&marks, scene, relative);
        let set = shown.mark == Some(Mark::Set);
        visibility.set_if_neq(if set { Visibility::Inherited } else { Visibility::Hidden });
        let part = eased(shown.since / FALL, EaseFunction::QuadraticIn);
        let wanted = UiTransform {
            scale: Vec2::splat(HIGH + (1.0 - HIGH) * part),
            rotation: Rot2::degrees(-LEAN),
            ..UiTransform::IDENTITY
        };
        transform.set_if_neq(wanted);
    }
    for (&Light(relative), mut visibility, mut gradient) in &mut lights {
        let shown = of(&marks, scene, relative);
        let runs = matches!(shown.mark, Some(Mark::Made | Mark::NilMade)) && shown.since < RUN && !shown.dot_alone;
        visibility.set_if_neq(if runs {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if runs {
            *gradient = running_light(shown.since / RUN);
        }
    }
}

/// Returns a light that has run round this part of its way.
fn running_light(part: f32) -> BorderGradient {
    let dark = palette::BRASS.with_alpha(0.0);
    let stops = vec![
        AngularColorStop::new(dark, 0.0),
        AngularColorStop::new(palette::DISPLAY, 0.35 * PI),
        AngularColorStop::new(dark, 0.4 * PI),
        AngularColorStop::new(dark, TAU),
    ];
    BorderGradient::from(ConicGradient::new(UiPosition::CENTER, stops).with_start(TAU * part))
}

fn dot_color(mark: Option<Mark>, index: usize, lit: bool) -> Color {
    match mark {
        _ if !lit => palette::PANEL,
        Some(Mark::NilFailed) => palette::TEAMS[0],
        Some(Mark::Made) if index + 1 >= MANY_BAGS => palette::TEAMS[0],
        _ => palette::BRASS,
    }
}

/// Returns the offset of a dot from its place: the last one drops, and those of a failed nil stay broken in two.
fn offset(shown: Shown, index: usize, filled: usize) -> Val2 {
    match shown.mark {
        Some(Mark::NilFailed) => {
            let part = eased(shown.since / DROP, EaseFunction::BackOut);
            let way = if index * 2 < DOTS { -1.0 } else { 1.0 };
            Val2::px(5.0 * way * part, 2.0 * part)
        }
        Some(Mark::Made) if index + 1 == filled => {
            let part = eased(shown.since / DROP, EaseFunction::BounceOut);
            Val2::px(0.0, -FROM * (1.0 - part))
        }
        _ => Val2::ZERO,
    }
}

/// Colors the bid, which turns over when it is made, and strikes a failed nil through.
fn turn_bid(
    mut commands: Commands,
    marks: Res<Marks>,
    (shown_scene, shown_view): (Res<ShownScene>, Res<ShownView>),
    added: Query<(), Added<Readout>>,
    mut texts: Query<(Entity, &Readout, &mut TextColor, &mut UiTransform, Has<Strikethrough>)>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    if !marks.is_changed() && added.is_empty() || shown_view.0.is_none() {
        return;
    }
    for (entity, readout, mut color, mut transform, struck) in &mut texts {
        let plain = match readout.field() {
            PlateField::Bid => palette::IVORY,
            PlateField::Line => palette::MUTED,
            _ => continue,
        };
        let shown = of(&marks, scene, readout.relative());
        let turning = (shown.since / TURN).min(1.0);
        let turns = shown.mark == Some(Mark::Made) && !shown.dot_alone && turning < 1.0;
        let wanted = match shown.mark {
            Some(Mark::Made) if turns && turning < 0.5 => plain,
            Some(Mark::Made | Mark::NilMade) => palette::BRASS,
            Some(Mark::Set | Mark::NilFailed) => palette::LOSS,
            Some(Mark::Nil(_)) | None => plain,
        };
        color.set_if_neq(TextColor(wanted));
        let flat = if turns { (PI * turning).cos().abs() } else { 1.0 };
        transform.set_if_neq(UiTransform::from_scale(Vec2::new(1.0, flat)));
        let strikes = shown.mark == Some(Mark::NilFailed) && readout.field() == PlateField::Bid;
        if strikes && !struck {
            commands.entity(entity).insert(Strikethrough);
        } else if !strikes && struck {
            commands.entity(entity).remove::<Strikethrough>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>();
    app.add_observer(build);
    app.add_systems(
        Update,
        (watch, advance, place, draw, turn_bid)
            .chain()
            .in_set(TableSystems::Draw),
    );
}

#[cfg(test)]
mod tests;
