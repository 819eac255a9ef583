//! Preferences. Every change takes effect at once and is kept.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_rules::{Card, Suit};

use super::Room;
use super::bind::{self, Follows};
use super::fan::{Fan, card_at};
use super::page::{caption, choice, choices, column};
use super::tabs::{Leaf, tabbed};
use crate::Screen;
use crate::felt;
use crate::loading::face_path;
use crate::settings::{CardBack, Felt, Settings, SortOrder};
use crate::theme::{ButtonKind, Theme, palette, slider_row, switch_row};

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
    room: &'a Room,
    settings: &'a Settings,
}

fn build(mut commands: Commands, theme: Res<Theme>, room: Res<Room>, settings: Res<Settings>) {
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
                    left.spawn(caption(self.theme, self.room, "Card back"));
                    self.backs(left);
                    left.spawn(caption(self.theme, self.room, "Felt"));
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
        body.spawn(caption(self.theme, self.room, "Order of the hand"));
        body.spawn(choices(self.room)).with_children(|row| {
            for (order, text) in [
                (SortOrder::SpadesFirst, "Spades first, high to low"),
                (SortOrder::SpadesLast, "Spades last, low to high"),
            ] {
                let room = Room {
                    // Long captions: in portrait they stay at their own size.
                    portrait: false,
                    ..*self.room
                };
                row.spawn(choice(self.theme, &room, None, text))
                    .insert(Follows::<Settings>::default().selected(move |settings| settings.sort == order))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.sort = order);
            }
        });
        self.speed(body);
    }

    fn sound(&self, body: &mut ChildSpawnerCommands) {
        self.switch(body, "Mute", "No sound at all", |settings| &mut settings.muted);
        self.slider(body, "Music", |settings| &mut settings.music);
        self.slider(body, "Effects", |settings| &mut settings.effects);
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
            "Everything can be done with the keyboard alone: Tab and the arrows walk, Enter or Space presses, Escape goes back.",
            self.room.text(16.0),
            palette::MUTED,
        ));
    }

    fn about(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        body.spawn(theme.serif("Spades", self.room.text(36.0), palette::IVORY));
        body.spawn(theme.sans(
            concat!("Version ", env!("CARGO_PKG_VERSION")),
            self.room.text(16.0),
            palette::MUTED,
        ));
        for text in [
            "Free software under the MIT licence or the Apache licence 2.0, as you choose.",
            "Court figures and suits after Adrian Kennard (CC0). Linux Libertine and Inter, both under the SIL Open Font License. Icons by Lucide (ISC). \
             Music and stings rendered with the Fluid sound font (MIT). Made with Bevy.",
            "No advertisements, no accounts, nothing leaves your machine. The deck of every round is fixed and sealed before the first card, and can be checked after the last.",
        ] {
            body.spawn(theme.paragraph(text, self.room.text(17.0), palette::IVORY));
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
        self.slider(body, "Animation speed", |settings| &mut settings.speed);
    }

    /// Applied when the slider is let go: otherwise it would move away under the pointer.
    fn interface(&self, body: &mut ChildSpawnerCommands) {
        slider_row(body, &self.large, "Interface size", self.settings.interface)
            .insert(Follows::<Settings>::default().value(|settings| settings.interface))
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
        switch_row(body, &self.large, name, detail, is_on(self.settings))
            .insert(Follows::<Settings>::default().checked(is_on))
            .observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value;
            });
    }

    fn slider(&self, body: &mut ChildSpawnerCommands, name: &str, field: fn(&mut Settings) -> &mut f32) {
        let value = move |settings: &Settings| *field(&mut settings.clone());
        slider_row(body, &self.large, name, value(self.settings))
            .insert(Follows::<Settings>::default().value(value))
            .observe(move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value.round();
            });
    }

    fn backs(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        body.spawn(Node {
            column_gap: px(14),
            margin: UiRect::bottom(px(8)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            let size = Vec2::new(104.0, 145.6) * self.room.text(1.0);
            for (back, name) in [
                (CardBack::Burgundy, "Burgundy"),
                (CardBack::Navy, "Navy"),
                (CardBack::Green, "Green"),
            ] {
                let chosen = move |settings: &Settings| settings.back == back;
                row.spawn((
                    Node {
                        padding: UiRect::all(px(7)),
                        ..default()
                    },
                    theme.clickable(ButtonKind::Bare, BorderRadius::all(px(13)), name),
                ))
                .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.back = back)
                .with_children(|button| {
                    button.spawn(theme.picture(back.path(), size, Color::WHITE));
                    chosen_ring(button, BorderRadius::all(px(13)), chosen);
                    button.spawn((
                        Node {
                            position_type: PositionType::Absolute,
                            top: px(-8),
                            right: px(-8),
                            width: px(26),
                            height: px(26),
                            align_items: AlignItems::Center,
                            justify_content: JustifyContent::Center,
                            border_radius: BorderRadius::MAX,
                            ..default()
                        },
                        BackgroundColor(palette::BRASS),
                        Pickable::IGNORE,
                        Follows::<Settings>::default().shown(chosen),
                        children![theme.icon("check", 16.0, palette::INK)],
                    ));
                });
            }
        });
    }

    fn felts(&self, body: &mut ChildSpawnerCommands) {
        let theme = self.theme;
        let size = self.room.text(50.0);
        body.spawn(Node {
            column_gap: px(18),
            margin: UiRect::bottom(px(6)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            for (kind, name) in [
                (Felt::Green, "Green"),
                (Felt::Navy, "Navy"),
                (Felt::Burgundy, "Burgundy"),
                (Felt::Slate, "Slate"),
            ] {
                row.spawn(Node {
                    align_items: AlignItems::Center,
                    width: px(size * 1.6),
                    row_gap: px(6),
                    ..column()
                })
                .with_children(|item| {
                    item.spawn((
                        Node {
                            padding: UiRect::all(px(4)),
                            ..default()
                        },
                        theme.clickable(ButtonKind::Bare, BorderRadius::MAX, name),
                    ))
                    .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.felt = kind)
                    .with_children(|button| {
                        button.spawn((
                            Node {
                                width: px(size),
                                height: px(size),
                                border: UiRect::all(px(1.2)),
                                border_radius: BorderRadius::MAX,
                                ..default()
                            },
                            BackgroundColor(felt::colors(kind)[0]),
                            BorderColor::all(palette::BRASS.with_alpha(0.4)),
                            Pickable::IGNORE,
                        ));
                        chosen_ring(button, BorderRadius::MAX, move |settings| settings.felt == kind);
                    });
                    item.spawn(theme.sans(name, self.room.text(14.5), palette::MUTED));
                });
            }
        });
    }

    /// What the cards look like on the felt.
    fn preview(&self, parent: &mut ChildSpawnerCommands) {
        let portrait = self.room.portrait;
        let theme = self.theme;
        let wide = (self.room.size.x - 1000.0).clamp(230.0, 367.0);
        let unit = if portrait { 1.2 } else { wide / 367.0 };
        parent
            .spawn((
                FeltSample,
                Node {
                    width: if portrait { percent(100) } else { px(wide) },
                    min_height: px(520.0 * unit),
                    padding: UiRect::vertical(px(28)),
                    row_gap: px(24.0 * unit),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceEvenly,
                    border: UiRect::all(px(1.2)),
                    border_radius: BorderRadius::all(px(18)),
                    flex_shrink: 0.0,
                    ..column()
                },
                BorderColor::all(palette::BRASS.with_alpha(0.35)),
                BackgroundGradient::default(),
            ))
            .with_children(|felt| {
                felt.spawn(theme.sans("Preview", self.room.text(16.0), palette::MUTED));
                let fan = Fan {
                    height: 214.0 * unit,
                    step: 0.25,
                    angle: 9.0,
                };
                let cards = [
                    (Suit::Spades, 12),
                    (Suit::Hearts, 11),
                    (Suit::Diamonds, 10),
                    (Suit::Clubs, 9),
                ]
                .map(|(suit, rank)| Card::new(suit, rank));
                fan.spawn_with(felt, theme, &cards.map(|card| face_path(card, self.settings)), |at| {
                    let card = cards[at];
                    Follows::<Settings>::default().pictures(move |settings| face_path(card, settings))
                });
                let size = Vec2::new(126.0, 176.4) * unit;
                felt.spawn((
                    Node {
                        width: px(size.x),
                        height: px(size.y),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    children![(
                        card_at(theme, self.settings.back.path(), Vec2::ZERO, size),
                        Follows::<Settings>::default().pictures(|settings| settings.back.path().to_owned()),
                    )],
                ));
            });
    }
}

/// A brass line around the chosen one.
fn chosen_ring(
    button: &mut ChildSpawnerCommands,
    radius: BorderRadius,
    chosen: impl Fn(&Settings) -> bool + Send + Sync + 'static,
) {
    button.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(-1.2),
            top: px(-1.2),
            right: px(-1.2),
            bottom: px(-1.2),
            border: UiRect::all(px(2)),
            border_radius: radius,
            ..default()
        },
        BorderColor::all(palette::BRASS),
        Pickable::IGNORE,
        Follows::<Settings>::default().shown(chosen),
    ));
}

/// A piece of the table's felt.
#[derive(Component)]
struct FeltSample;

fn dye(settings: Res<Settings>, mut samples: Query<(Ref<FeltSample>, &mut BackgroundGradient)>) {
    for (sample, mut gradient) in &mut samples {
        if settings.is_changed() || sample.is_added() {
            let [centre, middle, _] = felt::colors(settings.felt);
            *gradient = LinearGradient::to_bottom(vec![centre.into(), middle.into()]).into();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>();
    bind::following::<Tab>(app);
    super::page(app, Screen::Settings, build);
    app.add_systems(Update, dye.after(super::Rebuild));
}
