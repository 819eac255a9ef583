//! Each person's cover: held, it shows their own cards; tapped on their turn, it keeps them open until the turn is over. Fingers are
//! tracked separately, so that one person can hold a cover while another plays; a key for each side does the same.

use bevy::input::ButtonInput;
use bevy::input::touch::Touches;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_layout::SeatWidget;
use spades_rules::{Action, Seat};

use super::{BuildFacing, aside, centered};
use crate::input::{CoverKeys, Intent};
use crate::redraw::Redraw;
use crate::say;
use crate::session::{CoverTouched, Covers, FaceToFace, Match, Turn, TurnPrompt};
use crate::table::TableSystems;
use crate::table::geometry::TableGeometry;
use crate::text::Words;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::node::NodeStyle as _;
use crate::ui::{ButtonKind, ButtonLabel, Panels, Selected, palette, write};

/// Seconds after which a touch no longer counts as a tap.
const TAP: f32 = 0.3;

/// Number of frames within which a lifted touch counts as a tap at any duration.
const TAP_FRAMES: u32 = 2;

/// The cover of a seat.
#[derive(Component)]
struct Cover(Seat);

#[derive(Component)]
struct CoverText(Seat);

/// Finger, mouse or key that holds a cover up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Pointer(PointerId),
    /// The key of a place, counted clockwise from the lower edge.
    Key(usize),
}

struct HeldCover {
    by: Holder,
    seat: Seat,
    /// Real time in seconds when it began.
    since: f32,
    /// Frames since then: on a slow machine a tap may take few frames but a long time.
    frames: u32,
}

#[derive(Resource, Default)]
struct HeldCovers(Vec<HeldCover>);

impl HeldCovers {
    fn begin(&mut self, by: Holder, seat: Seat, time: &Time<Real>) {
        self.0.push(HeldCover {
            by,
            seat,
            since: time.elapsed_secs(),
            frames: 0,
        });
    }

    fn holds(&self, seat: Seat) -> bool {
        self.0.iter().any(|hold| hold.seat == seat)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeldCovers>();
    app.add_observer(build);
    app.add_systems(
        Update,
        (keys, let_go, look)
            .chain()
            .in_set(TableSystems::Input)
            .run_if(resource_equals(FaceToFace(true))),
    );
    app.add_systems(Update, show.in_set(TableSystems::Draw));
}

fn build(event: On<BuildFacing>, mut panels: Panels, game: Res<Match>) {
    let words = words(game.game().hands(), false);
    let node = centered()
        .width(percent(100))
        .height(percent(100))
        .column_gap(event.at(9.0));
    event.fill(&mut panels, |ui| {
        for &seat in &event.people {
            ui.nest(aside(SeatWidget::Cover(seat), Node::default()), |ui| {
                let radius = BorderRadius::all(event.at(14.0));
                let look = ui.theme.clickable(ButtonKind::Secondary, radius, &words);
                ui.nest((Cover(seat), node.clone(), look), |ui| {
                    ui.icon("eye", 22.0, palette::IVORY).insert(ButtonLabel);
                    ui.sans(&words, 15.0, palette::IVORY)
                        .insert((ButtonLabel, CoverText(seat), TextLayout::no_wrap()));
                })
                .observe(hold)
                .observe(activate);
            });
        }
    });
}

fn words(hands: usize, kept: bool) -> Words {
    match (hands, kept) {
        (2, false) => say::facing::hold_to_look(),
        (2, true) => say::facing::tap_to_cover(),
        (_, false) => say::facing::look(),
        (_, true) => say::facing::cover(),
    }
}

/// Starts holding a cover with a finger or the mouse.
fn hold(
    press: On<Pointer<Press>>,
    covers: Query<&Cover>,
    time: Res<Time<Real>>,
    mut holds: ResMut<HeldCovers>,
    mut touched: MessageWriter<CoverTouched>,
) {
    let Ok(&Cover(seat)) = covers.get(press.entity) else {
        return;
    };
    if press.button == PointerButton::Primary {
        holds.begin(Holder::Pointer(press.pointer_id), seat, &time);
        touched.write(CoverTouched::Held(seat));
    }
}

/// Toggles a cover activated without a pointer: by keyboard focus or a screen reader.
fn activate(
    activate: On<Activate>,
    covers: Query<&Cover>,
    holds: Res<HeldCovers>,
    mut touched: MessageWriter<CoverTouched>,
) {
    let Ok(&Cover(seat)) = covers.get(activate.entity) else {
        return;
    };
    if !holds.holds(seat) {
        touched.write(CoverTouched::Tapped(seat));
    }
}

fn keys(
    keys: Res<CoverKeys>,
    keyboard: Res<Keyboard>,
    geometry: Res<TableGeometry>,
    time: Res<Time<Real>>,
    mut holds: ResMut<HeldCovers>,
    mut touched: MessageWriter<CoverTouched>,
) {
    let (Some(facing), Layer::Table) = (geometry.facing(), keyboard.top()) else {
        return;
    };
    for seat in (0..4).filter(|&seat| facing.people[seat]) {
        let place = geometry.relative(seat);
        if keys.pressed.get(place) == Some(&true) {
            holds.begin(Holder::Key(place), seat, &time);
            touched.write(CoverTouched::Held(seat));
        }
    }
}

/// Submits the look at the cards: the first one is an action of the match.
fn look(prompt: Res<TurnPrompt>, mut intents: MessageWriter<Intent>) {
    // Prompted only for a person whose cover is open.
    if prompt.turn == Turn::Look && prompt.is_changed() {
        intents.write(Intent::Act(Action::Look));
    }
}

/// Covers the cards again on release, or reports a tap, which may keep them open.
fn let_go(
    touches: Res<Touches>,
    mouse: Res<ButtonInput<MouseButton>>,
    keys: Res<CoverKeys>,
    time: Res<Time<Real>>,
    mut holds: ResMut<HeldCovers>,
    mut touched: MessageWriter<CoverTouched>,
    mut redraw: ResMut<Redraw>,
) {
    if holds.0.is_empty() {
        return;
    }
    redraw.for_a_while();
    let now = time.elapsed_secs();
    let mut over = Vec::new();
    holds.0.retain_mut(|hold| {
        hold.frames += 1;
        let held = match hold.by {
            Holder::Pointer(PointerId::Touch(id)) => touches.get_pressed(id).is_some(),
            Holder::Pointer(_) => mouse.pressed(MouseButton::Left),
            Holder::Key(place) => keys.down[place],
        };
        if !held {
            over.push((hold.seat, now - hold.since < TAP || hold.frames <= TAP_FRAMES));
        }
        held
    });
    for (seat, tapped) in over {
        if tapped {
            touched.write(CoverTouched::Tapped(seat));
        }
        // The person may hold it with two fingers.
        if !holds.holds(seat) {
            touched.write(CoverTouched::LetGo(seat));
        }
    }
}

/// Highlights an open cover in brass and labels it with how to close it while it isn't held.
fn show(
    mut commands: Commands,
    covers: Res<Covers>,
    game: Option<Res<Match>>,
    tabs: Query<(Entity, &Cover, Has<Selected>)>,
    mut texts: Query<(&CoverText, &mut Text)>,
    added: Query<(), Added<Cover>>,
) {
    let Some(game) = game.filter(|_| covers.is_changed() || !added.is_empty()) else {
        return;
    };
    for (entity, &Cover(seat), selected) in &tabs {
        match (covers.open(seat), selected) {
            (true, false) => {
                commands.entity(entity).insert(Selected);
            }
            (false, true) => {
                commands.entity(entity).remove::<Selected>();
            }
            _ => {}
        }
    }
    for (&CoverText(seat), mut text) in &mut texts {
        write(&mut text, &words(game.game().hands(), covers.kept(seat)));
    }
}
