//! The card table.

mod buzz;
pub mod card;
pub mod card_info;
pub mod cards;
pub mod coach;
pub mod cues;
mod deed;
pub mod director;
mod facing;
pub mod feel;
mod finale;
mod follow_session;
pub mod geometry;
pub mod highlight;
pub mod hint;
mod hud;
pub mod intents;
pub mod learning;
mod lower_bar;
pub mod motion;
mod moves;
mod outcome;
pub mod overlay;
pub mod overlays;
pub mod pointer;
mod prompts;
pub(crate) mod receipt;
mod remark;
mod replay;
pub mod scene;
pub mod selection;
pub mod shown;
mod talk;
mod travels;

use bevy::prelude::*;

pub use card::CardBody;
pub(crate) use prompts::score_lines;
use spades_rules::Phase;

use crate::audio::{Piece, Wanted};
use crate::redraw::Redraw;
use crate::session::{FaceToFace, Match, Perspective, Presentation, Purpose, SessionSystems};
use crate::states::{Menu, Screen};
use crate::ui::{CurrentViewport, Look};
use cues::CueQueue;
use geometry::TableGeometry;
use shown::{LatestRemark, ShownScene, ShownView};

/// The table's system sets in a frame, in this order.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Input from people.
    Input,
    /// Plays events, one by one.
    Direct,
    /// Cards move.
    Move,
    /// Panels and pictures follow.
    Draw,
}

/// Systems that turn pointer input into intents, before these are handled.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PointerSystems;

/// Steps of a frame between which the feel of the cards has its place.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum CardSystems {
    /// Motions begin.
    Arrange,
    /// Cards move.
    Animate,
    /// Cards are raised, dimmed and ringed.
    Highlight,
    /// Their pictures follow.
    Paint,
}

/// Phase of the table, as far as it has been shown.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum TablePhase {
    /// Cards are being dealt or gathered.
    #[default]
    Deal,
    /// Hands are being built.
    Draft,
    Bidding,
    /// Trick play.
    Play,
    /// The round's score sheet is shown.
    RoundEnd,
    /// The match is over.
    MatchEnd,
    /// The curtain between people at one machine.
    PassDevice,
}

pub fn plugin(app: &mut App) {
    // Nobody sees the table before it is entered.
    app.insert_resource(Presentation {
        covered: true,
        ..default()
    });
    app.init_resource::<ShownScene>()
        .init_resource::<ShownView>()
        .init_resource::<LatestRemark>()
        .init_resource::<CueQueue>()
        .init_resource::<TableGeometry>()
        .init_resource::<selection::Chosen>()
        .init_resource::<selection::Hovered>()
        .add_message::<selection::Shake>()
        .add_sub_state::<TablePhase>();
    order(app);
    app.add_systems(Update, follow_session::cover.before(SessionSystems::Think));
    app.add_plugins((
        feel::plugin,
        facing::plugin,
        finale::plugin,
        hud::plugin,
        hint::plugin,
        coach::plugin,
        overlays::plugin,
        prompts::plugin,
        replay::plugin,
        learning::plugin,
        talk::plugin,
        pointer::plugin,
        card_info::plugin,
        buzz::plugin,
    ));
    app.add_systems(
        Update,
        (
            follow_session::go_to_table,
            follow_session::leave_conceded,
            follow_session::report_refusals,
            follow_session::comment_on_answers,
        )
            .after(SessionSystems::Act),
    );
    app.add_systems(OnEnter(Screen::Table), (follow_session::enter, cards::spawn).chain());
    app.add_observer(follow_session::clear);
    app.add_systems(OnExit(Screen::Table), follow_session::end_detour);
    of_each_frame(app);
}

/// Run condition: nothing covers the table.
fn uncovered(presentation: Res<Presentation>) -> bool {
    !presentation.covered
}

/// Systems of each frame, from input to drawing.
fn of_each_frame(app: &mut App) {
    app.add_systems(Update, intents::act.in_set(TableSystems::Input).after(PointerSystems));
    app.add_systems(
        Update,
        (
            follow_session::follow,
            follow_session::follow_replay,
            director::direct.run_if(uncovered),
            follow_session::report,
            follow,
            measure,
        )
            .chain()
            .in_set(TableSystems::Direct),
    );
    app.add_systems(
        Update,
        (
            moves::arrange.in_set(CardSystems::Arrange),
            ApplyDeferred,
            moves::animate.in_set(CardSystems::Animate),
        )
            .chain()
            .in_set(TableSystems::Move),
    );
    app.add_systems(
        Update,
        (
            highlight::highlight.in_set(CardSystems::Highlight),
            highlight::shake,
            cards::paint.in_set(CardSystems::Paint),
        )
            .chain()
            .in_set(TableSystems::Draw),
    );
    app.add_systems(Update, stay_awake.in_set(TableSystems::Draw));
}

/// When the table's systems run.
fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TableSystems::Input.before(SessionSystems::Think),
            TableSystems::Direct
                .after(SessionSystems::Act)
                .before(SessionSystems::Ask),
            (TableSystems::Move, TableSystems::Draw)
                .chain()
                .after(SessionSystems::Ask),
        )
            .run_if(in_state(Screen::Table)),
    );
    // While a page covers the table, no event is shown and nobody decides.
    app.configure_sets(Update, TableSystems::Direct.run_if(in_state(Menu::None)));
}

/// Recomputes the layout when the scene, the window or the interface scale changes.
fn measure(
    shown_scene: Res<ShownScene>,
    viewport: Res<CurrentViewport>,
    face_to_face: Res<FaceToFace>,
    game: Option<Res<Match>>,
    mut geometry: ResMut<TableGeometry>,
    mut look: Local<Option<Look>>,
) {
    if !shown_scene.is_changed() && !viewport.is_changed() && !face_to_face.is_changed() {
        return;
    }
    if let Some(scene) = &shown_scene.0 {
        let facing = facing::facing(*face_to_face, game.as_deref());
        geometry.set_if_neq(TableGeometry::new(
            &viewport,
            scene,
            facing,
            game.is_some_and(|game| game.purpose() == Purpose::Replay),
        ));
        // Panels that are built for the geometry are in its language, too.
        if look.replace(viewport.look()) != Some(viewport.look()) {
            geometry.set_changed();
        }
    }
}

/// Keeps the state in step with what is shown.
fn follow(
    shown_scene: Res<ShownScene>,
    cues: Res<CueQueue>,
    perspective: Res<Perspective>,
    state: Res<State<TablePhase>>,
    mut next: ResMut<NextState<TablePhase>>,
    mut music: ResMut<Wanted>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    let phase = match scene.phase {
        _ if perspective.curtain => TablePhase::PassDevice,
        _ if cues.dealing() => TablePhase::Deal,
        Phase::Draft => TablePhase::Draft,
        Phase::Bidding => TablePhase::Bidding,
        Phase::Passing | Phase::Play | Phase::Claims => TablePhase::Play,
        Phase::RoundEnd => TablePhase::RoundEnd,
        Phase::MatchEnd => TablePhase::MatchEnd,
    };
    if *state.get() != phase {
        next.set(phase);
    }
    music.set_if_neq(Wanted(if phase == TablePhase::MatchEnd {
        Piece::Results
    } else {
        Piece::Table
    }));
}

/// Keeps drawing while anything moves.
fn stay_awake(
    cues: Res<CueQueue>,
    presentation: Res<Presentation>,
    moving: Query<(), With<motion::Motion>>,
    attention: Query<(), Changed<card::CardHighlight>>,
    mut redraw: ResMut<Redraw>,
) {
    let playing = !cues.idle() && !presentation.covered;
    if playing || !moving.is_empty() || !attention.is_empty() {
        redraw.for_a_while();
    }
}
