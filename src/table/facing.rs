//! Face to face: whether people sit round the screen, the covers over their cards, and which player the sheets over the table are
//! turned to.

use bevy::math::Vec2Swizzles;
use bevy::prelude::*;
use spades_layout::{Facing, Fixture, SeatWidget};
use spades_rules::Seat;

use super::TableSystems;
use super::cues::CueQueue;
use super::geometry::{TableGeometry, turn};
use super::motion::Travel;
use super::shown::ShownScene;
use super::travels::FLIP;
use crate::audio::{PlaySound, Sound};
use crate::session::{Covers, FaceToFace, Match, SessionSystems};
use crate::settings::Settings;
use crate::states::{Menu, Screen};
use crate::ui::CurrentViewport;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::NodeStyle as _;
use crate::ui::toasts::BoardAt;

/// The person to whom sheets over the table are turned: the one who opened them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnedTo(pub Option<Seat>);

/// Returns the seats of the people round the screen, if they sit face to face.
pub(super) fn facing(face_to_face: FaceToFace, game: Option<&Match>) -> Option<Facing> {
    let game = game.filter(|_| face_to_face.0)?;
    let mut people = [false; 4];
    for seat in game.humans() {
        people[seat] = true;
    }
    Some(Facing {
        home: game.humans().next()?,
        people,
    })
}

/// Seats people round the screen if they chose to and there is room.
fn sit(
    settings: Res<Settings>,
    viewport: Res<CurrentViewport>,
    game: Option<Res<Match>>,
    mut face_to_face: ResMut<FaceToFace>,
) {
    let several = game.is_some_and(|game| game.hot_seat() && game.is_playable());
    let wanted = several && settings.face_to_face && viewport.seats_round();
    face_to_face.set_if_neq(FaceToFace(wanted));
}

/// Lifts covers and lays them down on the table, whatever else is shown there.
pub(super) fn lift(
    face_to_face: Res<FaceToFace>,
    covers: Res<Covers>,
    game: Option<Res<Match>>,
    mut shown_scene: ResMut<ShownScene>,
    mut cues: ResMut<CueQueue>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(game) = game.filter(|_| face_to_face.0) else {
        return;
    };
    for seat in game.humans() {
        let open = covers.open(seat);
        // Change detection stays untouched until something has changed.
        let Some(scene) = &mut shown_scene.bypass_change_detection().0 else {
            return;
        };
        if scene.uncovered(seat) == open {
            continue;
        }
        if open {
            if !scene.uncover(&game.view(seat)) {
                continue;
            }
            cues.turn_over(FLIP);
            sounds.write(PlaySound::new(Sound::Flip));
        } else {
            scene.cover(seat);
            // At once: other people mustn't see a card on its way.
            cues.turn_over(Travel::JUMP);
        }
        shown_scene.set_changed();
    }
}

impl TurnedTo {
    /// Returns the seat to which sheets are turned, if people sit round the screen.
    pub(super) fn seat(self, geometry: &TableGeometry) -> Option<Seat> {
        let facing = geometry.facing()?;
        Some(self.0.unwrap_or(facing.home))
    }

    /// Returns the clockwise quarter turns of the sheets, if people sit round the screen.
    fn quarters(self, geometry: &TableGeometry) -> Option<u8> {
        Some(geometry.side(self.seat(geometry)?).quarters())
    }
}

/// Largest size of a round's sheet as its reader sees it, in pixels of the interface, if people sit round the screen: widgets along the
/// edges stay visible beside it.
pub(super) fn sheet_room(geometry: &TableGeometry, turned: TurnedTo) -> Option<Vec2> {
    let quarters = turned.quarters(geometry)?;
    let size = geometry.face_to_face()?.between_the_edges().size() / geometry.scale();
    Some(if quarters.is_multiple_of(2) { size } else { size.yx() })
}

/// Turns sheets over the table to the person who opened them.
fn turn_sheets(
    geometry: Res<TableGeometry>,
    turned: Res<TurnedTo>,
    mut sheets: Query<(&FocusScope, &mut Node, &mut UiTransform), Without<ChildOf>>,
) {
    let (Some(quarters), Some(room)) = (turned.quarters(&geometry), sheet_room(&geometry, *turned)) else {
        return;
    };
    let window = geometry.viewport().window() / geometry.scale();
    for (scope, mut node, mut transform) in &mut sheets {
        if !matches!(scope.layer(), Layer::ScoreSheet | Layer::Overlay) {
            continue;
        }
        let size = if quarters.is_multiple_of(2) {
            window
        } else {
            window.yx()
        };
        let corner = (window - size) / 2.0;
        let mut placed = node
            .clone()
            .left(px(corner.x))
            .top(px(corner.y))
            .width(px(size.x))
            .height(px(size.y));
        if scope.layer() == Layer::ScoreSheet {
            let free = (size - room) / 2.0;
            placed.padding = UiRect::axes(px(free.x), px(free.y));
            placed.justify_content = JustifyContent::Center;
        }
        node.set_if_neq(placed);
        let rotation = spades_layout::turned(quarters);
        if transform.rotation != rotation {
            transform.rotation = rotation;
        }
    }
}

/// Places notices: round the screen in the middle, turned to the player to act; while a sheet covers the table, at its upper edge and turned
/// like it. On a phone they are on the felt, below plates and scores, but none that stays lies over the cards.
fn place_notices(
    geometry: Res<TableGeometry>,
    turned: Res<TurnedTo>,
    sheets: Query<&FocusScope, Without<ChildOf>>,
    menu: Res<State<Menu>>,
    mut board: ResMut<BoardAt>,
) {
    let lies = |scope: &FocusScope| matches!(scope.layer(), Layer::ScoreSheet | Layer::Overlay);
    let covered = sheets.iter().any(lies);
    if geometry.on_phone() && geometry.facing().is_none() {
        let felt = geometry
            .fixture(Fixture::Prompt)
            .filter(|_| !covered && *menu.get() == Menu::None);
        let place = felt.map(|felt| {
            let mut node = Node::default();
            geometry.place_node(felt, &mut node);
            (node, UiTransform::IDENTITY)
        });
        board.set_if_neq(BoardAt {
            over_cards: place.is_some(),
            place,
        });
        return;
    }
    let seat = turned.seat(&geometry).filter(|_| covered);
    let placement = match seat {
        Some(seat) => geometry.over_sheets(seat),
        None => geometry.seat_widget(SeatWidget::Prompt),
    };
    let place = placement.map(|placement| {
        let mut node = Node::default();
        geometry.place_at(&placement, &mut node);
        (node, turn(&placement))
    });
    board.set_if_neq(BoardAt {
        place,
        over_cards: false,
    });
}

fn leave(mut turned: ResMut<TurnedTo>, mut board: ResMut<BoardAt>) {
    turned.0 = None;
    *board = BoardAt::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnedTo>();
    app.add_systems(Update, sit.before(SessionSystems::Think));
    app.add_systems(
        PostUpdate,
        turn_sheets
            .before(bevy::ui::UiSystems::Layout)
            .run_if(in_state(Screen::Table)),
    );
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(
        Update,
        place_notices.in_set(TableSystems::Draw).run_if(in_state(Screen::Table)),
    );
    app.add_systems(
        Update,
        lift.in_set(TableSystems::Direct)
            .after(super::follow_session::follow)
            .before(super::director::direct),
    );
}
