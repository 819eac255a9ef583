//! Preferences. Every change takes effect at once and is kept.

mod cards;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};

use super::UiViewport;
use super::page::{caption, choice, choices, column};
use super::tabs::{Leaf, tabbed};
use crate::Screen;
use crate::settings::{Settings, SortOrder};
use crate::text::Raw;
use crate::text::number;
use crate::ui::bind::{self, Bind};
use crate::ui::{Theme, ValueWords, palette, slider_row, switch_row};

/// The leaf that is open; it is still open when one comes back.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Table,
    Play,
    Sound,
    Accessibility,
    About,
}

impl Leaf for Tab {
    const ALL: &'static [Tab] = &[Tab::Table, Tab::Play, Tab::Sound, Tab::Accessibility, Tab::About];

    fn icon(self) -> &'static str {
        match self {
            Tab::Table => "palette",
            Tab::Play => "hand",
            Tab::Sound => "volume-2",
            Tab::Accessibility => "accessibility",
            Tab::About => "info",
        }
    }

    fn caption(self) -> &'static str {
        match self {
            Tab::Table => "Table and cards",
            Tab::Play => "Play",
            Tab::Sound => "Sound",
            Tab::Accessibility => "Accessibility",
            Tab::About => "About",
        }
    }
}

/// What a leaf is built with.
struct Kit<'a> {
    theme: &'a Theme,
    /// The theme for switches and sliders, larger in portrait.
    large: Theme,
    room: &'a UiViewport,
    settings: &'a Settings,
}

fn build(mut commands: Commands, theme: Res<Theme>, room: Res<UiViewport>, settings: Res<Settings>) {
    let kit = Kit {
        theme: &theme,
        large: theme.enlarged(room.text(1.0)),
        room: &room,
        settings: &settings,
    };
    tabbed(
        &mut commands,
        &theme,
        &room,
        Screen::Settings,
        "Settings",
        |body, tab| match tab {
            Tab::Table => kit.table(body),
            Tab::Play => kit.play(body),
            Tab::Sound => kit.sound(body),
            Tab::Accessibility => kit.accessibility(body),
            Tab::About => kit.about(body),
        },
    );
}

impl Kit<'_> {
    fn table(&self, body: &mut ChildSpawnerCommands) {
        let portrait = self.room.portrait;
        body.spawn(Node {
            width: percent(100),
            min_height: if portrait { auto() } else { percent(100) },
            flex_direction: if portrait {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            column_gap: px(40),
            row_gap: px(24),
            ..default()
        })
        .with_children(|halves| {
            halves
                .spawn(Node {
                    flex_grow: 1.0,
                    flex_basis: if portrait { auto() } else { px(0) },
                    row_gap: px(10),
                    ..column()
                })
                .with_children(|left| {
                    left.spawn(caption(self.theme, self.room, &Raw("Card back")));
                    self.backs(left);
                    left.spawn(caption(self.theme, self.room, &Raw("Felt")));
                    self.felts(left);
                    self.four_colour(left);
                    self.large_index(left);
                    self.reduced_motion(left);
                    self.speed(left);
                    self.interface(left);
                });
            self.preview(halves);
        });
    }

    fn play(&self, body: &mut ChildSpawnerCommands) {
        self.switch(
            body,
            "Auto play one",
            "A card that is the only legal one is played by itself",
            |settings| &mut settings.auto_play_one,
        );
        self.switch(
            body,
            "Curtain between all turns",
            "Two players: hide the table after every card, and not only between the stages",
            |settings| &mut settings.curtain_always,
        );
        body.spawn(caption(self.theme, self.room, &Raw("Order of the hand")));
        body.spawn(choices(self.room)).with_children(|row| {
            for (order, text) in [
                (SortOrder::SpadesFirst, "Spades first, high to low"),
                (SortOrder::SpadesLast, "Spades last, low to high"),
            ] {
                let room = UiViewport {
                    // Long captions: in portrait they stay at their own size.
                    portrait: false,
                    ..*self.room
                };
                row.spawn(choice(self.theme, &room, None, &Raw(text)))
                    .insert(Bind::<Settings>::default().selected(move |settings| settings.sort == order))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.sort = order);
            }
        });
        self.speed(body);
    }

    fn sound(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, "Mute", "No sound at all", |settings| &mut settings.muted);
        self.slider(body, "Music", ValueWords(level), |settings| &mut settings.music);
        self.slider(body, "Effects", ValueWords(level), |settings| &mut settings.effects);
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
        body.spawn(self.theme.paragraph(
            &Raw("Everything can be done with the keyboard alone: Tab and the arrows walk, Enter or Space presses, Escape goes back."),
            self.room.text(16.0),
            palette::MUTED,
        ));
    }

    fn about(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        body.spawn(theme.serif(&Raw("Spades"), self.room.text(36.0), palette::IVORY));
        body.spawn(theme.sans(
            &Raw(concat!("Version ", env!("CARGO_PKG_VERSION"))),
            self.room.text(16.0),
            palette::MUTED,
        ));
        for text in [
            "Free software under the MIT licence or the Apache licence 2.0, as you choose.",
            "Court figures and suits after Adrian Kennard (CC0). Linux Libertine and Inter, both under the SIL Open Font License. Icons by Lucide (ISC). \
             Music and stings rendered with the Fluid sound font (MIT). Made with Bevy.",
            "No advertisements, no accounts, nothing leaves your machine. The deck of every round is fixed and sealed before the first card, and can be checked after the last.",
        ] {
            body.spawn(theme.paragraph(&Raw(text), self.room.text(17.0), palette::IVORY));
        }
    }

    fn four_colour(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, "Four-colour deck", "Diamonds blue, clubs green", |settings| {
            &mut settings.four_colour
        });
    }

    fn large_index(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, "Large indices", "Half as big again", |settings| {
            &mut settings.large_index
        });
    }

    fn reduced_motion(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, "Reduced motion", "Cards fade instead of flying", |settings| {
            &mut settings.reduced_motion
        });
    }

    fn speed(&self, body: &mut ChildSpawnerCommands) {
        self.slider(body, "Animation speed", ValueWords(speed), |settings| {
            &mut settings.speed
        });
    }

    /// Applied when the slider is let go: otherwise it would move away under the pointer.
    fn interface(&self, body: &mut ChildSpawnerCommands) {
        slider_row(
            body,
            &self.large,
            &Raw("Interface size"),
            self.settings.interface,
            ValueWords(interface),
        )
        .insert(Bind::<Settings>::default().value(|settings| settings.interface))
        .observe(
            |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                if change.is_final {
                    settings.interface = change.value;
                } else {
                    commands
                        .entity(change.source)
                        .insert(bevy::ui_widgets::SliderValue(change.value));
                }
            },
        );
    }

    fn switch(&self, body: &mut ChildSpawnerCommands, name: &str, detail: &str, field: fn(&mut Settings) -> &mut bool) {
        let is_on = move |settings: &Settings| *field(&mut settings.clone());
        switch_row(body, &self.large, &Raw(name), Some(&Raw(detail)), is_on(self.settings))
            .insert(Bind::<Settings>::default().checked(is_on))
            .observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value;
            });
    }

    fn slider(
        &self,
        body: &mut ChildSpawnerCommands,
        name: &str,
        words: ValueWords,
        field: fn(&mut Settings) -> &mut f32,
    ) {
        let value = move |settings: &Settings| *field(&mut settings.clone());
        slider_row(body, &self.large, &Raw(name), value(self.settings), words)
            .insert(Bind::<Settings>::default().value(value))
            .observe(move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value.round();
            });
    }
}

/// How loud: "60 %".
fn level(value: f32) -> String {
    number::percent(f64::from(value) / 100.0)
}

/// How many times as fast: "1.5×".
fn speed(value: f32) -> String {
    let settings = Settings {
        speed: value,
        ..default()
    };
    number::times(settings.speed_factor().into())
}

/// How large: "110 %".
fn interface(value: f32) -> String {
    let settings = Settings {
        interface: value,
        ..default()
    };
    number::percent(settings.interface_scale().into())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>();
    bind::following::<Tab>(app);
    super::page(app, Screen::Settings, build);
    app.add_systems(Update, cards::dye.after(super::Rebuild));
}
