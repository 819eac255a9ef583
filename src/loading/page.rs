//! The loading screen: a progress bar, and the names of missing files.

use bevy::prelude::*;

use super::{LoadingStage, Progress};
use crate::states::Screen;
use crate::text::Phrase;
use crate::text::loading::Loading;
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{InSafeArea, Theme, label, palette, write};

/// The loading screen.
#[derive(Component)]
pub(super) struct Page;

/// Filled part of the bar.
#[derive(Component)]
struct Bar;

/// Line below the bar.
#[derive(Component)]
struct Caption;

/// Maximum number of missing files that are named.
const NAMED: usize = 3;

/// Spawns the page, again when the size of its letters changes.
pub(super) fn spawn(mut commands: Commands, theme: Res<Theme>, old: Query<Entity, With<Page>>) {
    old.iter().for_each(|page| commands.entity(page).despawn());
    commands
        .spawn((
            Name::new("loading"),
            label(&Loading::Loading),
            Page,
            DespawnOnExit(Screen::Loading),
            InSafeArea::Window,
            column()
                .width(percent(100))
                .height(percent(100))
                .align_center()
                .justify_center()
                .row_gap(px(28))
                .padding(UiRect::all(px(60))),
        ))
        .with_children(|page| {
            page.spawn(theme.picture("ui/logo.png", Vec2::new(520.0, 120.0), Color::WHITE));
            page.spawn((
                flex()
                    .width(px(420))
                    .max_width(percent(80))
                    .height(px(10))
                    .border(UiRect::all(px(1.2)))
                    .border_radius(BorderRadius::MAX)
                    .overflow(Overflow::clip()),
                BackgroundColor(palette::WELL.with_alpha(0.75)),
                BorderColor::all(palette::BRASS.with_alpha(0.4)),
                children![(
                    Bar,
                    flex()
                        .width(percent(0))
                        .height(percent(100))
                        .border_radius(BorderRadius::MAX),
                    BackgroundColor(palette::BRASS),
                )],
            ));
            page.spawn((
                Caption,
                theme.sans(&Loading::Loading, 18.0, palette::MUTED),
                TextLayout::justify(Justify::Center),
            ));
        });
}

fn draw_bar(
    progress: Res<Progress>,
    mut bars: Query<&mut Node, With<Bar>>,
    mut captions: Query<&mut Text, With<Caption>>,
) {
    for mut bar in &mut bars {
        bar.width = percent(100.0 * progress.done);
    }
    if !progress.missing.is_empty() {
        return;
    }
    for mut caption in &mut captions {
        write(&mut caption, &Loading::Part(progress.done));
    }
}

fn report_failure(
    progress: Res<Progress>,
    theme: Res<Theme>,
    page: Single<Entity, With<Page>>,
    mut caption: Single<&mut Text, With<Caption>>,
    mut commands: Commands,
) {
    let missing = Loading::Missing {
        files: progress.missing.iter().take(NAMED).cloned().collect(),
        more: progress.missing.len() > NAMED,
    };
    caption.0 = missing.text();
    let remedy = if cfg!(target_arch = "wasm32") {
        Loading::LoadThePageAgain
    } else {
        Loading::InstallAgain
    };
    commands
        .entity(*page)
        .with_child(theme.sans(&remedy, 18.0, palette::IVORY));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Loading), spawn);
    // A failure on another screen opens this page first, so a change of either state triggers the message.
    app.add_systems(
        Update,
        (
            spawn.run_if(resource_changed::<Theme>),
            draw_bar,
            report_failure.run_if(
                in_state(LoadingStage::Failed).and_eager(
                    state_changed::<LoadingStage>
                        .or_eager(state_changed::<Screen>)
                        .or_eager(resource_changed::<Theme>),
                ),
            ),
        )
            .chain()
            .run_if(in_state(Screen::Loading)),
    );
}
