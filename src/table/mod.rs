//! The card table.

mod cards;
pub mod director;
mod flow;
pub mod geometry;
mod hud;
pub mod input;
mod motion;
pub mod overlays;
mod prompts;
pub mod scene;

use bevy::prelude::*;
use spades_rules::Phase;

use crate::Screen;
use crate::redraw::Redraw;
use crate::session::perspective::Perspective;
use crate::session::{SubmitAction, bot_turns};
use director::Director;

pub use flow::{NextSeed, Unveil};
pub use hud::ToolPressed;

/// What happens at the table in a frame, in this order.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// What people do.
    Input,
    /// What bots decide.
    Think,
    /// Actions are put to the rules, and events are played.
    Direct,
    /// Cards move.
    Move,
    /// Panels and pictures follow.
    Draw,
}

/// What the table is at, as far as it has been shown.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum TablePhase {
    /// Cards are being dealt or gathered.
    #[default]
    Deal,
    /// Hands are being built.
    Draft,
    /// Bidding.
    Bidding,
    /// Trick play.
    Play,
    /// The round's score sheet is shown.
    RoundEnd,
    /// The match is over.
    MatchEnd,
    /// The curtain between two people at one machine.
    PassDevice,
}

/// The table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Director>()
        .init_resource::<Perspective>()
        .init_resource::<cards::CardArt>()
        .init_resource::<director::Pace>()
        .init_resource::<flow::NextSeed>()
        .init_resource::<input::Chosen>()
        .init_resource::<input::Hovered>()
        .init_resource::<bot_turns::Thinking>()
        .add_message::<SubmitAction>()
        .add_message::<flow::Rematch>()
        .add_message::<flow::Unveil>()
        .add_message::<input::OpenEyes>()
        .add_sub_state::<TablePhase>();
    app.configure_sets(
        Update,
        (
            TableSystems::Input,
            TableSystems::Think,
            TableSystems::Direct,
            TableSystems::Move,
            TableSystems::Draw,
        )
            .chain()
            .run_if(in_state(Screen::Table)),
    );
    app.add_plugins((hud::plugin, overlays::plugin, prompts::plugin));
    app.add_observer(input::on_click)
        .add_observer(input::on_over)
        .add_observer(input::on_out)
        .add_observer(input::on_drag)
        .add_observer(input::on_drag_end);
    app.add_systems(Update, flow::begin);
    app.add_systems(OnEnter(Screen::Title), flow::announce_save);
    app.add_systems(OnEnter(Screen::Table), (flow::enter, cards::spawn).chain());
    app.add_systems(OnExit(Screen::Table), bot_turns::forget);
    app.add_systems(Update, input::keys.in_set(TableSystems::Input));
    app.add_systems(
        Update,
        (flow::unasked, bot_turns::think).chain().in_set(TableSystems::Think),
    );
    app.add_systems(
        Update,
        (
            flow::open_eyes,
            flow::undo,
            flow::act,
            director::direct,
            flow::change_eyes,
            follow,
        )
            .chain()
            .in_set(TableSystems::Direct),
    );
    app.add_systems(
        Update,
        (cards::arrange, ApplyDeferred, cards::animate)
            .chain()
            .in_set(TableSystems::Move),
    );
    app.add_systems(Update, (input::attend, cards::paint).chain().in_set(TableSystems::Draw));
    app.add_systems(Update, stay_awake.in_set(TableSystems::Draw));
}

/// Keeps the state in step with what is shown.
fn follow(
    director: Res<Director>,
    perspective: Res<Perspective>,
    state: Res<State<TablePhase>>,
    mut next: ResMut<NextState<TablePhase>>,
) {
    let Some(scene) = &director.scene else { return };
    let phase = match scene.phase {
        _ if perspective.curtain => TablePhase::PassDevice,
        Phase::Draft => TablePhase::Draft,
        Phase::Bidding => TablePhase::Bidding,
        Phase::Play | Phase::Claims => TablePhase::Play,
        Phase::RoundEnd => TablePhase::RoundEnd,
        Phase::MatchEnd => TablePhase::MatchEnd,
    };
    if *state.get() != phase {
        next.set(phase);
    }
}

/// Draws on while anything moves.
fn stay_awake(
    director: Res<Director>,
    moving: Query<(), With<motion::Motion>>,
    attention: Query<(), Changed<cards::CardHighlight>>,
    mut redraw: ResMut<Redraw>,
) {
    if !director.idle() || !moving.is_empty() || !attention.is_empty() {
        redraw.for_a_while();
    }
}
