//! A line that tells the player something, shown for some seconds on any screen.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use crate::redraw::Redraw;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::{Theme, Viewport, palette, panel_shadow};

/// Tells the player something.
#[derive(Message, Clone, Debug)]
pub struct Toast(Arc<dyn Phrase + Send + Sync>);

impl Toast {
    /// Tells the player this.
    #[must_use]
    pub fn new(phrase: impl Phrase + Send + Sync + 'static) -> Toast {
        Toast(Arc::new(phrase))
    }

    /// What is told.
    #[must_use]
    pub fn phrase(&self) -> &dyn Phrase {
        &*self.0
    }
}

/// Shown, and waiting to be shown.
#[derive(Resource, Default)]
struct Notices {
    waiting: VecDeque<Toast>,
    shown: Option<(Entity, Timer)>,
}

/// Long enough to be read: two seconds and a bit for every letter.
fn reading_time(text: &str) -> Duration {
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    (Duration::from_secs(2) + Duration::from_millis(45) * letters).min(Duration::from_secs(12))
}

fn show(
    mut commands: Commands,
    mut messages: MessageReader<Toast>,
    mut toasts: ResMut<Notices>,
    mut redraw: ResMut<Redraw>,
    time: Res<Time<Real>>,
    theme: Res<Theme>,
    viewport: Res<Viewport>,
) {
    for toast in messages.read() {
        let last = toasts.waiting.back().map(|last| last.phrase().key());
        if last != Some(toast.phrase().key()) {
            toasts.waiting.push_back(toast.clone());
        }
    }
    if let Some((banner, timer)) = &mut toasts.shown {
        redraw.for_a_while();
        if !timer.tick(time.delta()).is_finished() {
            return;
        }
        commands.entity(*banner).try_despawn();
        toasts.shown = None;
    }
    let Some(toast) = toasts.waiting.pop_front() else {
        return;
    };
    let timer = Timer::new(reading_time(&toast.phrase().text()), TimerMode::Once);
    toasts.shown = Some((spawn(&mut commands, &theme, &viewport, toast.phrase()), timer));
    redraw.for_a_while();
}

fn spawn(commands: &mut Commands, theme: &Theme, viewport: &Viewport, phrase: &dyn Phrase) -> Entity {
    let size = if viewport.portrait { 24.0 } else { 18.0 };
    let surface = Node {
        min_height: px(48),
        max_width: px(820),
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
            AccessibleLabel::new(Area::Message.text()),
            Node {
                position_type: PositionType::Absolute,
                top: px(22),
                width: percent(100),
                justify_content: JustifyContent::Center,
                padding: UiRect::horizontal(px(40)),
                ..default()
            },
            GlobalZIndex(100),
            Pickable::IGNORE,
            children![(
                surface,
                BackgroundColor(palette::PANEL.with_alpha(0.97)),
                BorderColor::all(palette::BRASS.with_alpha(0.9)),
                panel_shadow(),
                Pickable::IGNORE,
                children![
                    theme.icon("info", size * 1.2, palette::BRASS),
                    theme.sans(phrase, size, palette::IVORY)
                ],
            )],
        ))
        .id()
}

/// Shows toasts.
pub fn plugin(app: &mut App) {
    app.add_message::<Toast>();
    app.init_resource::<Notices>();
    app.add_systems(Update, show);
}
