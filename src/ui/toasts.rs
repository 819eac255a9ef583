//! Toasts: one-line messages shown for some seconds on any screen.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::redraw::Redraw;
use crate::say;
use crate::states::{Menu, Screen};
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, InSafeArea, Theme, UiViewport, label, palette, panel_shadow};

type SharedPhrase = Arc<dyn Phrase + Send + Sync>;

/// Shows a message to the player.
#[derive(Message, Clone, Debug)]
pub struct Toast {
    phrase: SharedPhrase,
    button: Option<ToastButton>,
}

#[derive(Clone, Debug)]
struct ToastButton {
    caption: SharedPhrase,
    press: fn(&mut Commands),
}

impl Toast {
    #[must_use]
    pub fn new(phrase: impl Phrase + Send + Sync + 'static) -> Toast {
        Toast {
            phrase: Arc::new(phrase),
            button: None,
        }
    }

    /// Adds a button. The toast stays until it is pressed or dismissed.
    #[must_use]
    pub fn with_button(self, caption: impl Phrase + Send + Sync + 'static, press: fn(&mut Commands)) -> Toast {
        Toast {
            button: Some(ToastButton {
                caption: Arc::new(caption),
                press,
            }),
            ..self
        }
    }

    #[must_use]
    pub fn phrase(&self) -> &dyn Phrase {
        &*self.phrase
    }
}

/// System set of `Update` that reads the toasts of a frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct QueueToasts;

/// Maximum number of toasts shown at a time; the others wait.
const MAX_SHOWN: usize = 4;

/// Toasts that are shown or waiting.
#[derive(Resource, Default)]
struct Notices {
    waiting: VecDeque<Toast>,
    shown: Vec<VisibleToast>,
}

/// A toast on the screen, with its remaining time; one with a button stays.
struct VisibleToast {
    banner: Entity,
    key: String,
    timer: Option<Timer>,
}

impl Notices {
    /// Returns `true` if a toast with this key is shown or waiting.
    fn shows(&self, key: &str) -> bool {
        self.shown.iter().any(|shown| shown.key == key) || self.waiting.iter().any(|toast| toast.phrase().key() == key)
    }

    fn timers(&self) -> impl Iterator<Item = &Timer> {
        self.shown.iter().filter_map(|shown| shown.timer.as_ref())
    }

    /// Returns the time until everything shown has been read.
    fn read_in(&self) -> Duration {
        let left = self.timers().map(Timer::remaining);
        left.max().unwrap_or_default()
    }
}

/// Free space beside a long toast, in UI pixels.
const BESIDE: f32 = 24.0;

/// Container of the toasts, stacked vertically.
#[derive(Component, Default)]
struct Board {
    /// Maximum width of a toast, in UI pixels.
    longest: f32,
}

/// Place of the toasts, where it isn't the usual one at the upper edge of the window.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct BoardAt {
    /// The node that the toasts fill, in UI pixels, and its rotation.
    pub(crate) place: Option<(Node, UiTransform)>,
    /// `true` if cards are played there: a toast that stays until it is dismissed waits for another place.
    pub(crate) over_cards: bool,
}

/// Width at the left and the right of the title's upper edge that toasts keep clear of, in UI pixels: logo and buttons; `None` if there is no
/// room between them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TitleSides(pub(crate) Option<(f32, f32)>);

/// Right end of the longest page heading with its back button, in UI pixels.
const HEADING: f32 = 450.0;

/// Minimum window width for a toast beside the heading of a page, in UI pixels.
const BESIDE_HEADING: f32 = 1500.0;

/// Height of a button at the lower edge of a phone's page, with its gap, in UI pixels.
const FOOT: f32 = 90.0;

/// Maximum width of a toast.
const LONGEST: f32 = 820.0;

/// The screen below the toasts.
#[derive(SystemParam)]
struct Below<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    menu: Option<Res<'w, State<Menu>>>,
    title: Res<'w, TitleSides>,
}

impl Below<'_> {
    fn menu(&self) -> bool {
        self.menu.as_ref().is_some_and(|menu| **menu != Menu::None)
    }

    fn shows(&self, screen: Screen) -> bool {
        self.screen.as_ref().is_some_and(|shown| **shown == screen)
    }

    /// Returns `true` if a page with a heading is shown.
    fn is_page(&self) -> bool {
        self.menu() || self.shows(Screen::Setup)
    }

    /// Returns the space to keep free at the left and the right.
    fn sides(&self, room: &UiViewport) -> (f32, f32) {
        let title = self.title.0.filter(|_| self.shows(Screen::Title) && !self.menu());
        title.unwrap_or(if is_below(room) {
            (BESIDE, BESIDE)
        } else {
            (HEADING, HEADING)
        })
    }
}

/// Returns `true` if toasts are placed below the page heading in this window.
fn is_below(room: &UiViewport) -> bool {
    room.portrait || room.size.x < BESIDE_HEADING
}

/// Returns the usual place: the upper edge of the window, or below a page's heading and back button where there is no room beside them. On a
/// phone tabs are there: it is at the lower edge, above a button at the page's foot.
fn usual_place(room: &UiViewport, page: bool, (left, right): (f32, f32)) -> Node {
    if page && room.phone {
        let margin = match room.margins().bottom {
            Val::Px(bottom) => bottom,
            _ => 0.0,
        };
        return flex()
            .absolute()
            .bottom(px(margin + FOOT))
            .width(percent(100))
            .padding(UiRect::new(px(left), px(right), px(0), px(0)));
    }
    let below = page && is_below(room);
    let margin = match room.margins().top {
        Val::Px(top) if below => top,
        _ => 0.0,
    };
    let heading = match (below, room.portrait) {
        (true, true) => 74.0 + 8.0,
        (true, false) => 52.0 + 8.0,
        (false, _) => 22.0,
    };
    flex()
        .absolute()
        .top(px(margin + heading))
        .width(percent(100))
        .padding(UiRect::new(px(left), px(right), px(0), px(0)))
}

fn stacked(place: Node) -> Node {
    place
        .clone()
        .flex_direction(FlexDirection::Column)
        .align_center()
        .row_gap(px(8))
}

fn lay(
    place: Res<BoardAt>,
    room: Res<UiViewport>,
    below: Below,
    notices: Res<Notices>,
    mut boards: Query<(Entity, &mut Node, &mut UiTransform, &mut Board, Option<&Children>)>,
    mut toasts: Query<&mut Node, Without<Board>>,
    mut commands: Commands,
) {
    for shown in notices.shown.iter().filter(|shown| shown.timer.is_none()) {
        if let Ok(mut toast) = toasts.get_mut(shown.banner) {
            let display = if place.over_cards { Display::None } else { Display::Flex };
            if toast.display != display {
                toast.display = display;
            }
        }
    }
    let sides = below.sides(&room);
    let longest = (room.size.x - sides.0 - sides.1).min(LONGEST);
    for (entity, mut node, mut transform, mut board, shown) in &mut boards {
        if room.is_changed() {
            // The language may be another one.
            commands.entity(entity).insert(label(&Area::Message));
        }
        let (wanted, turn) = place
            .place
            .clone()
            .unwrap_or_else(|| (usual_place(&room, below.is_page(), sides), UiTransform::IDENTITY));
        let wanted = Node {
            // The unsafe area of the window.
            border: node.border,
            ..stacked(wanted)
        };
        node.set_if_neq(wanted);
        transform.set_if_neq(turn);
        if std::mem::replace(&mut board.longest, longest) != longest {
            // A toast with a button outlives a turn of the device.
            let mut shown = toasts.iter_many_mut(shown.into_iter().flatten());
            while let Some(mut toast) = shown.fetch_next() {
                toast.max_width = px(longest);
            }
        }
    }
}

/// Returns the time to read a text: two seconds plus a fraction for each letter.
fn reading_time(text: &str) -> Duration {
    let letters = u32::try_from(spades_words::width(text)).unwrap_or(u32::MAX);
    (Duration::from_secs(2) + Duration::from_millis(45) * letters).min(Duration::from_secs(12))
}

fn spawn_board(mut commands: Commands) {
    commands.spawn((
        Name::new("toasts"),
        label(&Area::Message),
        Board::default(),
        InSafeArea::Window,
        stacked(usual_place(&UiViewport::default(), false, (BESIDE, BESIDE))),
        GlobalZIndex(100),
        Pickable::IGNORE,
    ));
}

fn queue(mut messages: MessageReader<Toast>, mut toasts: ResMut<Notices>) {
    for toast in messages.read() {
        if !toasts.shows(&toast.phrase().key()) {
            toasts.waiting.push_back(toast.clone());
        }
    }
}

fn show(
    mut commands: Commands,
    mut toasts: ResMut<Notices>,
    mut redraw: ResMut<Redraw>,
    time: Res<Time>,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    board: Single<(Entity, &Board)>,
) {
    if toasts.timers().next().is_none() && toasts.waiting.is_empty() {
        return;
    }
    redraw.for_a_while();
    toasts.shown.retain_mut(|shown| {
        // Of a long frame, this clock counts a quarter of a second: players can't read while the picture is frozen.
        let reading = shown
            .timer
            .as_mut()
            .is_none_or(|timer| !timer.tick(time.delta()).is_finished());
        if !reading {
            commands.entity(shown.banner).try_despawn();
        }
        reading
    });
    while toasts.shown.len() < MAX_SHOWN
        && let Some(toast) = toasts.waiting.pop_front()
    {
        let (key, text) = (toast.phrase().key(), toast.phrase().text());
        // Toasts are read one after another.
        let timer = Timer::new(toasts.read_in() + reading_time(&text), TimerMode::Once);
        let timer = toast.button.is_none().then_some(timer);
        let size = room.panel_sizes().toast;
        let banner = spawn(&mut commands, &theme, (size, board.1.longest), toast.phrase());
        if let Some(button) = &toast.button {
            spawn_buttons(&mut commands, &theme, size, banner, button);
        }
        commands.entity(board.0).add_child(banner);
        toasts.shown.push(VisibleToast { banner, key, timer });
    }
}

/// Spawns a toast of this text size and maximum width.
fn spawn(commands: &mut Commands, theme: &Theme, (size, longest): (f32, f32), phrase: &dyn Phrase) -> Entity {
    let surface = Node {
        min_height: px(48),
        // A long toast wraps.
        max_width: px(longest),
        padding: UiRect::axes(px(26), px(10)),
        column_gap: px(12),
        align_items: AlignItems::Center,
        border: UiRect::all(px(1.2)),
        border_radius: BorderRadius::all(px(24)),
        ..default()
    };
    commands
        .spawn((
            Name::new("toast"),
            surface,
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::BRASS.with_alpha(0.9)),
            panel_shadow(1.0),
            Pickable::IGNORE,
            children![
                theme.icon("info", size * 1.2, palette::BRASS),
                theme.sans(phrase, size, palette::IVORY)
            ],
        ))
        .id()
}

/// Spawns a toast's button, and one that dismisses the toast.
fn spawn_buttons(commands: &mut Commands, theme: &Theme, size: f32, banner: Entity, button: &ToastButton) {
    let target = size * 2.6;
    let node = flex()
        .height(px(target))
        .padding(UiRect::horizontal(px(size)))
        .align_center()
        .rigid();
    let dismiss = move |mut commands: Commands, mut toasts: ResMut<Notices>| {
        toasts.shown.retain(|shown| shown.banner != banner);
        commands.entity(banner).try_despawn();
    };
    let press = button.press;
    let caption = &*button.caption;
    let main = commands
        .spawn((
            node,
            theme.clickable(ButtonKind::Primary, BorderRadius::MAX, caption),
            theme.inked_label(None, caption, size),
        ))
        .observe(
            move |_: On<Activate>, mut commands: Commands, toasts: ResMut<Notices>| {
                press(&mut commands);
                dismiss(commands, toasts);
            },
        )
        .id();
    let close = commands
        .spawn(theme.round(ButtonKind::Bare, "x", target, &say::captions::caption_dismiss()))
        .observe(move |_: On<Activate>, commands: Commands, toasts: ResMut<Notices>| dismiss(commands, toasts))
        .id();
    commands.entity(banner).add_children(&[main, close]);
}

/// Shows toasts.
pub fn plugin(app: &mut App) {
    app.add_message::<Toast>();
    app.init_resource::<Notices>()
        .init_resource::<BoardAt>()
        .init_resource::<TitleSides>();
    app.add_systems(Startup, spawn_board);
    // Toasts sent while pictures are loading wait until they can be read.
    app.add_systems(
        Update,
        (
            lay,
            queue.in_set(QueueToasts),
            show.run_if(not(in_state(Screen::Loading))),
        )
            .chain(),
    );
}

#[cfg(test)]
mod tests;
