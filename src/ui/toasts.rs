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
use crate::ui::{ButtonKind, InSafeArea, Theme, UiViewport, label, palette, panel_shadow};

type SharedPhrase = Arc<dyn Phrase + Send + Sync>;

/// Shows a message to the player.
#[derive(Message, Clone, Debug)]
pub struct Toast {
    phrase: SharedPhrase,
    button: Option<ToastButton>,
}

/// A button on a toast.
#[derive(Clone, Debug)]
struct ToastButton {
    caption: SharedPhrase,
    press: fn(&mut Commands),
}

impl Toast {
    /// Creates a toast.
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

    /// Returns the message.
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

/// Replaces the usual place at the upper edge of the window: the node that the toasts fill, in UI pixels, and its rotation.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct BoardAt(pub(crate) Option<(Node, UiTransform)>);

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
        return Node {
            position_type: PositionType::Absolute,
            bottom: px(margin + FOOT),
            width: percent(100),
            padding: UiRect::new(px(left), px(right), px(0), px(0)),
            ..default()
        };
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
    Node {
        position_type: PositionType::Absolute,
        top: px(margin + heading),
        width: percent(100),
        padding: UiRect::new(px(left), px(right), px(0), px(0)),
        ..default()
    }
}

fn stacked(place: Node) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(8),
        ..place
    }
}

fn lay(
    place: Res<BoardAt>,
    room: Res<UiViewport>,
    below: Below,
    mut boards: Query<(&mut Node, &mut UiTransform, &mut Board, Option<&Children>)>,
    mut toasts: Query<&mut Node, Without<Board>>,
) {
    let sides = below.sides(&room);
    let longest = (room.size.x - sides.0 - sides.1).min(LONGEST);
    for (mut node, mut transform, mut board, shown) in &mut boards {
        let (wanted, turn) = place
            .0
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
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
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
    let node = Node {
        height: px(target),
        padding: UiRect::horizontal(px(size)),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
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
mod tests {
    use super::*;
    use crate::text::Verbatim;
    use crate::text::notices::Notice;

    #[test]
    fn every_message_is_shown_long_enough_and_none_twice() {
        let mut app = crate::screens::testing::app(1280, 720);
        let messages: Vec<String> = (0..6).map(|number| format!("message {number}")).collect();
        for text in messages.iter().chain(&messages) {
            app.world_mut().write_message(Toast::new(Verbatim(text.clone())));
        }
        let mut seconds = vec![0.0; messages.len()];
        let mut shown_last = usize::MAX;
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            100,
        )));
        while shown_last > 0 {
            app.update();
            let world = app.world_mut();
            let texts: Vec<String> = world.query::<&Text>().iter(world).map(|text| text.0.clone()).collect();
            let times = |text: &String| texts.iter().filter(|other| *other == text).count();
            shown_last = messages.iter().map(times).sum();
            assert!(shown_last <= MAX_SHOWN);
            for (text, seconds) in messages.iter().zip(&mut seconds) {
                assert!(times(text) <= 1, "{text} stands there twice");
                *seconds += 0.1 * times(text) as f32;
            }
        }
        let least = reading_time(&messages[0]).as_secs_f32();
        assert!(seconds.iter().all(|&seconds| seconds >= least - 0.2), "{seconds:?}");
    }

    #[test]
    fn a_toast_with_a_button_stays_without_drawing_until_it_is_pressed_or_dismissed() {
        #[derive(Resource, Default)]
        struct Presses(u32);

        for (button, presses) in [("update", 1), ("dismiss", 0)] {
            let mut app = crate::screens::testing::app(1280, 720);
            app.init_resource::<Presses>();
            let toast = Toast::new(Notice::NewVersion).with_button(say::notices::notice_button_update(), |commands| {
                commands.queue(|world: &mut World| world.resource_mut::<Presses>().0 += 1);
            });
            app.world_mut().write_message(toast);
            app.world_mut()
                .write_message(Toast::new(Verbatim("something short".into())));
            let wait = bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(200));
            app.insert_resource(wait);
            for _ in 0..80 {
                app.update();
            }
            let named = |app: &mut App, wanted: &str| {
                let world = app.world_mut();
                let mut names = world.query::<(Entity, &Name)>();
                let found: Vec<Entity> = names
                    .iter(world)
                    .filter(|(_, name)| name.as_str() == wanted)
                    .map(|(entity, _)| entity)
                    .collect();
                found
            };
            assert_eq!(named(&mut app, "toast").len(), 1, "only this one is left");
            assert!(app.world().resource::<Notices>().timers().next().is_none());
            let [entity] = named(&mut app, button)[..] else {
                panic!("one button is called {button}");
            };
            app.world_mut().trigger(Activate { entity });
            app.update();
            assert_eq!(app.world().resource::<Presses>().0, presses);
            assert_eq!(named(&mut app, "toast"), []);
            assert!(!app.world().resource::<Notices>().shows("new-version"));
        }
    }

    #[test]
    fn a_long_message_lies_in_a_narrow_window() {
        let mut app = crate::screens::testing::app(390, 844);
        app.world_mut()
            .write_message(Toast::new(Verbatim("something to read at length ".repeat(5))));
        for _ in 0..3 {
            app.update();
        }
        let room = app.world().resource::<crate::ui::UiViewport>().size.x;
        let world = app.world_mut();
        let mut banners = world.query::<(&Name, &Node)>();
        let banner = banners.iter(world).find(|(name, _)| name.as_str() == "toast");
        let most = banner.expect("a toast").1.max_width;
        assert!(
            matches!(most, Val::Px(most) if most > room / 2.0 && most < room),
            "{most:?} of {room}"
        );
    }

    #[test]
    fn what_is_told_while_loading_is_read_afterwards() {
        let mut app = crate::screens::testing::app(1280, 720);
        let shown = |app: &mut App| {
            let world = app.world_mut();
            world
                .query::<&Text>()
                .iter(world)
                .any(|text| text.0 == "kept for later")
        };
        let wait = bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_secs(1));
        app.insert_resource(wait);
        app.insert_resource(NextState::Pending(Screen::Loading));
        app.update();
        app.world_mut()
            .write_message(Toast::new(Verbatim("kept for later".into())));
        for _ in 0..20 {
            app.update();
            assert!(!shown(&mut app));
        }
        app.insert_resource(NextState::Pending(Screen::Title));
        app.update();
        assert!(shown(&mut app));
    }

    /// On a phone's page it is at the lower edge: heading and tabs are at the upper one.
    #[test]
    fn a_message_covers_no_tabs_of_a_phone() {
        let mut app = crate::screens::testing::app(390, 844);
        crate::screens::testing::lay_over(&mut app, Menu::Settings);
        app.world_mut()
            .write_message(Toast::new(Verbatim("something to read at length ".repeat(4))));
        for _ in 0..4 {
            app.update();
        }
        let world = app.world_mut();
        let rect = |node: &ComputedNode, at: &UiGlobalTransform| Rect::from_center_size(at.translation, node.size());
        let mut named = world.query::<(&Name, &ComputedNode, &UiGlobalTransform, Option<&BackgroundColor>)>();
        let mut of = |world: &World, name: &str| {
            let found = named.iter(world).find(|(other, ..)| other.as_str() == name);
            let (_, node, at, ground) = found.unwrap_or_else(|| panic!("there is {name}"));
            (rect(node, at), ground.copied())
        };
        let (toast, ground) = of(world, "toast");
        let (tab, _) = of(world, "play");
        let (back, _) = of(world, "back");
        assert_eq!(ground.expect("a surface").0.alpha(), 1.0, "nothing shines through");
        assert!(toast.min.y >= tab.max.y, "{toast:?} over {tab:?}");
        assert!(toast.max.y <= 844.0, "{toast:?}");
        assert!(toast.intersect(back).is_empty(), "{toast:?} over {back:?}");
    }
}
