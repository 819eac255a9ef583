//! Preferences. Every change takes effect at once and is saved.

mod cards;
mod one_file;
mod touch;

pub use one_file::{AskFile, FileAnswer};

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderStep, SliderValue, ValueChange};
use spades_layout::{LARGEST_INTERFACE, Viewport};

use super::UiViewport;
use super::page::{caption, choice, choices, column, scroll};
use super::tabs::{Leaf, tabbed};
use crate::session::ShowDiscards;
use crate::settings::{Coach, FaceStyle, Settings, SortOrder};
use crate::text::captions::Caption;
use crate::text::settings::{Detail, InterfaceShown, Leaf as Words, Note, Setting};
use crate::text::{Phrase, number};
use crate::ui::bind::{self, Bind};
use crate::ui::{CurrentViewport, Haptics, Theme, ValueWords, palette, slider_row, switch_row};
use crate::{Menu, Screen};

/// The open tab, remembered when the page is left.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Tab(Words);

impl Default for Tab {
    fn default() -> Tab {
        Tab(Words::TableAndCards)
    }
}

impl Tab {
    /// All tabs, in order.
    const ALL: &'static [Tab] = &[
        Tab(Words::TableAndCards),
        Tab(Words::Play),
        Tab(Words::Sound),
        Tab(Words::Accessibility),
        Tab(Words::About),
    ];
}

impl Leaf for Tab {
    fn icon(self) -> &'static str {
        match self.0 {
            Words::TableAndCards => "palette",
            Words::Play => "hand",
            Words::Sound => "volume-2",
            Words::Accessibility => "accessibility",
            Words::About => "info",
        }
    }

    fn caption(self) -> impl Phrase {
        self.0
    }
}

/// Everything needed to build a tab.
struct Kit<'a> {
    theme: &'a Theme,
    /// The theme for switches and sliders, larger in portrait.
    large: Theme,
    room: &'a UiViewport,
    settings: &'a Settings,
    /// `true` if the device can vibrate.
    haptics: bool,
    /// Window size in logical pixels.
    window: Vec2,
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    settings: Res<Settings>,
    haptics: Res<Haptics>,
    screen: Res<State<Screen>>,
    viewport: Res<CurrentViewport>,
) {
    let kit = Kit {
        theme: &theme,
        large: theme.enlarged(room.text(1.0)),
        room: &room,
        settings: &settings,
        haptics: haptics.0,
        window: viewport.window() * viewport.unit,
    };
    tabbed(
        &mut commands,
        &theme,
        &room,
        Menu::Settings,
        &Caption::Settings,
        Tab::ALL,
        |body, tab: Tab| match tab.0 {
            Words::TableAndCards => kit.table(body),
            Words::Play => kit.play(body),
            Words::Sound => kit.sound(body),
            Words::Accessibility => kit.accessibility(body),
            Words::About => {
                one_file::section(&kit, body, *screen.get());
                kit.about(body);
            }
        },
    );
}

impl Kit<'_> {
    /// Builds the options, which scroll, beside a preview, which stays in place; on an upright phone the preview is above them.
    fn table(&self, body: &mut ChildSpawnerCommands) {
        let above = self.room.portrait && !self.room.low();
        body.spawn(Node {
            width: percent(100),
            height: percent(100),
            flex_direction: if above {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            column_gap: px(28),
            row_gap: px(14),
            ..default()
        })
        .with_children(|halves| {
            if above {
                self.preview(halves);
            }
            halves
                .spawn(scroll(Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    min_height: px(0),
                    // Room for the check mark at the top right of the selected option, and for a scrollbar at the side.
                    padding: UiRect::new(px(2), px(12), px(8), px(8)),
                    row_gap: px(10),
                    ..column()
                }))
                .with_children(|left| {
                    self.galleries(left);
                    self.four_colour(left);
                    self.large_index(left);
                    self.reduced_motion(left);
                    self.speed(left);
                    self.interface(left);
                });
            if !above {
                self.preview(halves);
            }
        });
    }

    fn play(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, Setting::AutoPlayOne, Detail::AutoPlayOne, |settings| {
            &mut settings.auto_play_one
        });
        self.switch(
            body,
            Setting::CurtainBetweenAllTurns,
            Detail::CurtainBetweenAllTurns,
            |settings| &mut settings.curtain_always,
        );
        self.switch(body, Setting::UndoWhatWasSeen, Detail::UndoWhatWasSeen, |settings| {
            &mut settings.undo_what_was_seen
        });
        self.switch(body, Setting::TableTalk, Detail::TableTalk, |settings| {
            &mut settings.table_talk
        });
        touch::section(self, body);
        body.spawn(caption(self.theme, self.room, &Setting::Coach));
        body.spawn(choices(self.room)).with_children(|row| {
            for help in [Coach::None, Coach::AfterMistakes, Coach::BeforeEveryDecision] {
                let room = UiViewport {
                    // Long captions, like those of the sort order below.
                    portrait: false,
                    ..*self.room
                };
                row.spawn(choice(self.theme, &room, None, &help))
                    .insert(Bind::<Settings>::default().selected(move |settings| settings.coach == help))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.coach = help);
            }
        });
        body.spawn((
            self.theme
                .paragraph(&Note::CoachNumbers, self.room.text(14.5), palette::MUTED),
            Bind::<Settings>::default().shown(|settings| settings.coach == Coach::BeforeEveryDecision),
            Node {
                flex_shrink: 0.0,
                ..default()
            },
        ));
        body.spawn(caption(self.theme, self.room, &Setting::ShowMyDiscards));
        body.spawn(choices(self.room)).with_children(|row| {
            for when in [
                ShowDiscards::AgainstTheComputer,
                ShowDiscards::Always,
                ShowDiscards::Never,
            ] {
                row.spawn(choice(self.theme, self.room, None, &when))
                    .insert(Bind::<Settings>::default().selected(move |settings| settings.show_discards == when))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.show_discards = when);
            }
        });
        body.spawn(caption(self.theme, self.room, &Setting::OrderOfTheHand));
        body.spawn(choices(self.room)).with_children(|row| {
            for order in [SortOrder::SpadesFirst, SortOrder::SpadesLast] {
                let room = UiViewport {
                    // Long captions: in portrait they keep their usual size.
                    portrait: false,
                    ..*self.room
                };
                row.spawn(choice(self.theme, &room, None, &order))
                    .insert(Bind::<Settings>::default().selected(move |settings| settings.sort == order))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.sort = order);
            }
        });
        self.speed(body);
    }

    fn sound(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, Setting::Mute, Detail::Mute, |settings| &mut settings.muted);
        self.slider(body, Setting::Music, ValueWords(level), |settings| &mut settings.music);
        self.slider(body, Setting::Effects, ValueWords(level), |settings| {
            &mut settings.effects
        });
    }

    fn accessibility(&self, body: &mut ChildSpawnerCommands) {
        self.four_colour(body);
        self.large_index(body);
        self.reduced_motion(body);
        self.interface(body);
        body.spawn(Node {
            height: px(8),
            ..default()
        });
        body.spawn(
            self.theme
                .paragraph(&Note::Keyboard, self.room.text(16.0), palette::MUTED),
        );
    }

    fn about(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        body.spawn(theme.serif(&Caption::Spades, self.room.text(36.0), palette::IVORY));
        body.spawn(theme.sans(&Caption::Version, self.room.text(16.0), palette::MUTED));
        for note in [Note::Licence, Note::Credits, Note::Promise] {
            body.spawn(theme.paragraph(&note, self.room.text(17.0), palette::IVORY));
        }
    }

    fn four_colour(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, Setting::FourColourDeck, Detail::FourColourDeck, |settings| {
            &mut settings.four_colour
        });
    }

    /// Builds the switch for large indices, which is on regardless of the setting on phones and for faces that have only large ones.
    fn large_index(&self, body: &mut ChildSpawnerCommands) {
        let phone = self.room.phone;
        let is_on = move |settings: &Settings| settings.has_large_index(phone);
        let detail = Detail::LargeIndices;
        switch_row(
            body,
            &self.large,
            &Setting::LargeIndices,
            Some(&detail),
            is_on(self.settings),
        )
        .insert(
            Bind::<Settings>::default()
                .checked(is_on)
                .enabled(move |settings| !phone && settings.face == FaceStyle::Classic),
        )
        .observe(|change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            settings.large_index = change.value;
        });
    }

    fn reduced_motion(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, Setting::ReducedMotion, Detail::ReducedMotion, |settings| {
            &mut settings.reduced_motion
        });
    }

    fn speed(&self, body: &mut ChildSpawnerCommands) {
        self.slider(body, Setting::AnimationSpeed, ValueWords(speed), |settings| {
            &mut settings.speed
        });
    }

    /// Builds a note with the actual interface size, for windows too small for the largest sizes.
    fn interface_shown(&self, body: &mut ChildSpawnerCommands) {
        let window = self.window;
        let cut = move |settings: &Settings| {
            let preferences = settings.layout_preferences();
            let shown = Viewport::shown_size(window, &preferences);
            (shown < 0.95 * preferences.interface_scale()).then_some(InterfaceShown(number::Percent(shown.into())))
        };
        body.spawn((
            self.theme
                .paragraph(&cut(self.settings), self.room.text(15.0), palette::MUTED),
            Bind::<Settings>::default()
                .shown(move |settings| cut(settings).is_some())
                .says(cut),
        ));
    }

    /// Builds the slider for the interface size. It is applied on release: otherwise the slider would move away under the pointer.
    fn interface(&self, body: &mut ChildSpawnerCommands) {
        slider_row(
            body,
            &self.large,
            &Setting::InterfaceSize,
            (self.settings.interface, LARGEST_INTERFACE),
            ValueWords(interface),
        )
        .insert((
            Bind::<Settings>::default().value(|settings| settings.interface),
            // Five per cent of the interface size.
            SliderStep(25.0 / 3.0),
        ))
        .observe(
            |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                if change.is_final {
                    settings.interface = change.value;
                } else {
                    commands.entity(change.source).insert(SliderValue(change.value));
                }
            },
        )
        // A press on the track beside the thumb is not a drag, so no final change event follows.
        .observe(
            |click: On<Pointer<Click>>, sliders: Query<&SliderValue>, mut settings: ResMut<Settings>| {
                if let Ok(value) = sliders.get(click.event_target())
                    && value.0 != settings.interface
                {
                    settings.interface = value.0;
                }
            },
        );
        self.interface_shown(body);
    }

    fn switch(
        &self,
        body: &mut ChildSpawnerCommands,
        name: Setting,
        detail: Detail,
        field: fn(&mut Settings) -> &mut bool,
    ) {
        let is_on = move |settings: &Settings| *field(&mut settings.clone());
        switch_row(body, &self.large, &name, Some(&detail), is_on(self.settings))
            .insert(Bind::<Settings>::default().checked(is_on))
            .observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value;
            });
    }

    fn slider(
        &self,
        body: &mut ChildSpawnerCommands,
        name: Setting,
        words: ValueWords,
        field: fn(&mut Settings) -> &mut f32,
    ) {
        let value = move |settings: &Settings| *field(&mut settings.clone());
        slider_row(body, &self.large, &name, (value(self.settings), 100.0), words)
            .insert(Bind::<Settings>::default().value(value))
            .observe(move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value.round();
            });
    }
}

/// Formats a volume: "60%".
fn level(value: f32) -> String {
    number::percent(f64::from(value) / 100.0)
}

/// Formats a speed factor: "1.5×".
fn speed(value: f32) -> String {
    let settings = Settings {
        speed: value,
        ..default()
    };
    number::times(settings.speed_factor().into())
}

/// Formats the interface size: "110%".
fn interface(value: f32) -> String {
    let settings = Settings {
        interface: value,
        ..default()
    };
    number::percent(settings.layout_preferences().interface_scale().into())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>();
    bind::following::<Tab>(app);
    super::page(app, Menu::Settings, build);
    one_file::plugin(app);
    app.add_systems(Update, cards::dye.after(crate::ui::Rebuild));
}

/// Opens the tab with backup and restore.
#[cfg(test)]
fn open_about(app: &mut App) {
    app.world_mut().resource_mut::<Tab>().0 = Words::About;
    super::testing::settle(app);
}
