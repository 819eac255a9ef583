//! What can be laid over the table and taken away again: menu, discards, what is known, last trick, review.

mod cards;
mod claim;
mod deed;
mod known;
mod menu;
mod question;
mod review;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Action;

use super::coach::Coaching;
use super::director::Director;
use super::hint::Advised;
use crate::Screen;
use crate::input::Intent;
use crate::session::on_table::TableChanged;
use crate::session::{Match, Perspective, TurnPrompt};
use crate::table::intents::tool_state;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::double_press;
use crate::ui::focus::{FirstFocus, FocusScope, Keyboard, Layer};
use crate::ui::viewport::Sizes;
use crate::ui::{BarBeside, ButtonKind, InSafeArea, Theme, Viewport, label, palette, panel, scrolling};

pub(super) use deed::deed;

/// What lies over the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu.
    Menu,
    /// The discards, sorted by suit.
    Discards,
    /// What could be known of all cards.
    Known,
    /// The last trick.
    LastTrick,
    /// The round just played, decision by decision.
    Review,
    /// Whether all people at the machine agree that a decision is taken back.
    TakeBack,
    /// The computer claims the rest of the tricks.
    Claim,
    /// Whether the match is given up.
    Concede,
    /// Whether the round is given up.
    ConcedeRound,
    /// Whether a blind nil is bid.
    BlindNil,
    /// Whether the match is restarted, or a new one begun.
    Restart,
    /// Whether a decision is undone though the match is counted apart then.
    Undo,
}

impl Overlay {
    /// Whether it is a question: what closes it is the answer that changes nothing.
    const fn asks(self) -> bool {
        matches!(
            self,
            Overlay::TakeBack
                | Overlay::Concede
                | Overlay::ConcedeRound
                | Overlay::BlindNil
                | Overlay::Restart
                | Overlay::Undo
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Overlay>();
    app.add_observer(close);
    app.add_plugins((
        menu::plugin,
        question::plugin,
        cards::plugin,
        claim::plugin,
        known::plugin,
        review::plugin,
    ));
    app.add_systems(
        Update,
        (open, give_way)
            .chain()
            .after(super::TableSystems::Draw)
            .run_if(in_state(Screen::Table)),
    );
    app.add_systems(Update, double_press::raise.run_if(state_changed::<Overlay>));
    app.add_systems(
        Update,
        reopen.run_if(resource_changed::<Viewport>.and_then(in_state(Screen::Table))),
    );
}

/// Overlays close when the table changes.
fn close(_: On<TableChanged>, mut next: ResMut<NextState<Overlay>>) {
    next.set(Overlay::None);
}

/// Tools open what lies over the table, and a step back takes it away.
fn open(
    mut intents: MessageReader<Intent>,
    keyboard: Res<Keyboard>,
    mut next: ResMut<NextState<Overlay>>,
    director: Res<Director>,
    prompt: Res<TurnPrompt>,
    mut advised: ResMut<Advised>,
    mut coaching: ResMut<Coaching>,
    game: Option<Res<Match>>,
) {
    // In a match that is looked at again, and in an exercise, they mean something else.
    let Some(game) = game.filter(|game| game.is_played()) else {
        intents.clear();
        return;
    };
    for &intent in intents.read() {
        let wanted = match (keyboard.top(), intent) {
            (Layer::Overlay, Intent::Back) => Overlay::None,
            // It lies beside the table, and is the first to go.
            (Layer::Table, Intent::Back) if advised.shown() => {
                advised.dismiss();
                continue;
            }
            (Layer::Table, Intent::Back) if coaching.speaks() => {
                coaching.dismiss();
                continue;
            }
            (Layer::Table, Intent::Hint) => {
                advised.toggle(&prompt);
                continue;
            }
            (Layer::Table, Intent::BlindNil | Intent::Act(Action::BlindNil)) if prompt.allows(Action::BlindNil) => {
                Overlay::BlindNil
            }
            (Layer::Table | Layer::ScoreSheet, tool) if tool_state(tool, &director, &prompt, &game) == (true, true) => {
                match tool {
                    Intent::Back => Overlay::Menu,
                    Intent::Discards => Overlay::Discards,
                    Intent::Known => Overlay::Known,
                    Intent::LastTrick => Overlay::LastTrick,
                    Intent::Undo if game.hot_seat() => Overlay::TakeBack,
                    Intent::Undo if prompt.undo_sets_apart => Overlay::Undo,
                    _ => continue,
                }
            }
            _ => continue,
        };
        next.set(wanted);
    }
}

/// The curtain is over everything: what was open is closed, and nothing opens.
fn give_way(perspective: Res<Perspective>, overlay: Res<State<Overlay>>, mut next: ResMut<NextState<Overlay>>) {
    if !perspective.curtain {
        return;
    }
    if *overlay.get() == Overlay::None {
        next.reset();
    } else {
        next.set(Overlay::None);
    }
}

/// A turned window lays the overlay out anew.
fn reopen(
    viewport: Res<Viewport>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut sizes: Local<Option<Sizes>>,
) {
    let turned = sizes.is_some_and(|before| before != viewport.sizes());
    *sizes = Some(viewport.sizes());
    if turned && *overlay.get() != Overlay::None {
        next.set(*overlay.get());
    }
}

/// The button that takes an overlay away.
type Close<'a> = (&'a Theme, &'a dyn Phrase);

/// From the edge of a sheet to what is in it, where there is room.
const PADDING: f32 = 36.0;

/// The same on a phone.
const PHONE_PADDING: f32 = 18.0;

/// The parts of a window that a sheet takes at the most, in percent.
const MOST: Vec2 = Vec2::new(94.0, 92.0);

/// A shade over the table with a panel in its middle; a press beside the panel takes it away. What does not fit scrolls above the
/// button that closes it.
fn sheet(
    commands: &mut Commands,
    overlay: Overlay,
    width: f32,
    close: Option<Close>,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    padded_sheet(commands, overlay, (width, PADDING), close, fill);
}

/// The same with so much between its edge and what is in it.
fn padded_sheet(
    commands: &mut Commands,
    overlay: Overlay,
    (width, padding): (f32, f32),
    close: Option<Close>,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let title = match overlay {
        Overlay::None => Area::Table,
        Overlay::Menu => Area::Menu,
        Overlay::Discards => Area::Discards,
        Overlay::Known => Area::Known,
        Overlay::LastTrick => Area::LastTrick,
        Overlay::Review => Area::Review,
        Overlay::TakeBack => Area::TakeBack,
        Overlay::Claim => Area::Claim,
        Overlay::Concede | Overlay::ConcedeRound => Area::Concede,
        Overlay::BlindNil => Area::BlindNil,
        Overlay::Restart => Area::Restart,
        Overlay::Undo => Area::Undo,
    };
    commands
        .spawn((
            Name::new(title.key()),
            label(&title),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(Color::BLACK.with_alpha(0.45)),
            InSafeArea::Window,
            FocusScope::new(Layer::Overlay),
            Layer::Overlay.height(),
            DespawnOnExit(overlay),
        ))
        .observe(|click: On<Pointer<Click>>, mut next: ResMut<NextState<Overlay>>| {
            if click.original_event_target() == click.event_target() {
                next.set(Overlay::None);
            }
        })
        .with_children(|root| {
            root.spawn(panel(Node {
                width: px(width),
                max_width: percent(MOST.x),
                max_height: percent(MOST.y),
                padding: UiRect::all(px(padding)),
                row_gap: px(16),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            }))
            // Plates and tricks below are not to be read through it.
            .insert(BackgroundColor(palette::PANEL))
            .with_children(|panel| {
                panel
                    .spawn((
                        BarBeside,
                        scrolling(Node {
                            // Ten entries fit a window of 1280 × 720.
                            row_gap: px(match overlay {
                                Overlay::Menu if padding < PADDING => 6.0,
                                Overlay::Menu => 9.0,
                                _ => 16.0,
                            }),
                            // The ring around what has the focus is not cut off.
                            padding: UiRect::vertical(px(8)),
                            ..default()
                        }),
                    ))
                    .with_children(fill);
                if let Some((theme, caption)) = close {
                    let mut button = close_button(panel, theme, caption, ButtonKind::Primary);
                    if overlay.asks() {
                        // It is what costs nothing.
                        button.insert(FirstFocus);
                    }
                }
            });
        });
}

fn close_button<'a>(
    parent: &'a mut ChildSpawnerCommands,
    theme: &Theme,
    caption: &dyn Phrase,
    kind: ButtonKind,
) -> EntityCommands<'a> {
    parent.spawn((
        theme.button(kind, Some("check"), caption, 240.0),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::None)),
    ))
}
