//! Preferences. Every change takes effect at once and is saved.

mod cards;
mod one_file;

pub use one_file::{AskFile, FileAnswer};

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderStep, SliderValue, ValueChange};
use spades_layout::{LARGEST_INTERFACE, Viewport};
use spades_words::LanguageTag;

use super::measures::halves;
use super::page::{Pages, rest_of_row, scroll};
use super::tabs::{TabKind, tabbed};
use crate::say;
use crate::session::ShowDiscards;
use crate::settings::{Coach, FaceStyle, Settings, SortOrder, TapPlays};
use crate::states::{Menu, Screen};
use crate::text::Words;
use crate::text::language::current;
use crate::text::settings::Tab as Tabs;
use crate::text::{Phrase, number};
use crate::ui::bind::{self, Bind};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CurrentViewport, Haptics, Ui, ValueWords, palette};

/// The open tab, remembered when the page is left.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Tab(Tabs);

impl Default for Tab {
    fn default() -> Tab {
        Tab(Tabs::TableAndCards)
    }
}

impl Tab {
    /// All tabs, in order.
    const ALL: &'static [Tab] = &[
        Tab(Tabs::TableAndCards),
        Tab(Tabs::Play),
        Tab(Tabs::Sound),
        Tab(Tabs::Accessibility),
        Tab(Tabs::Language),
        Tab(Tabs::About),
    ];
}

impl TabKind for Tab {
    fn icon(self) -> &'static str {
        match self.0 {
            Tabs::TableAndCards => "palette",
            Tabs::Play => "hand",
            Tabs::Sound => "volume-2",
            Tabs::Accessibility => "accessibility",
            Tabs::Language => "globe",
            Tabs::About => "info",
        }
    }

    fn caption(self) -> impl Phrase {
        self.0
    }
}

/// Everything needed to build a tab.
struct Kit<'a> {
    settings: &'a Settings,
    /// `true` if the device can vibrate.
    haptics: bool,
    /// Window size in logical pixels.
    window: Vec2,
    /// `true` if cards are so small that their indices are always large.
    small_cards: bool,
}

fn build(
    mut pages: Pages,
    (settings, tab): (Res<Settings>, Res<Tab>),
    haptics: Res<Haptics>,
    screen: Res<State<Screen>>,
    viewport: Res<CurrentViewport>,
) {
    let kit = Kit {
        settings: &settings,
        haptics: haptics.0,
        window: viewport.window() * viewport.unit,
        small_cards: viewport.has_small_cards(),
    };
    let contents = |body: &mut Ui, tab: Tab| match tab.0 {
        Tabs::TableAndCards => kit.table(body),
        Tabs::Play => kit.play(body),
        Tabs::Sound => kit.sound(body),
        Tabs::Accessibility => kit.accessibility(body),
        Tabs::Language => language(body),
        Tabs::About => {
            one_file::section(body, *screen.get());
            about(body);
        }
    };
    tabbed(
        &mut pages,
        Menu::Settings,
        &say::captions::caption_settings(),
        (Tab::ALL, *tab),
        contents,
    );
}

impl Kit<'_> {
    /// Builds the options, which scroll, beside a preview, which stays in place; on an upright phone the preview is above them.
    fn table(&self, body: &mut Ui) {
        let above = body.measures().stacked;
        let both = halves(above)
            .height(percent(100))
            .column_gap(px(28))
            .row_gap(px(14))
            .flex_shrink(1.0);
        body.nest(both, |halves| {
            if above {
                cards::preview(halves);
            }
            let options = scroll(Node {
                min_height: px(0),
                // Room for the check mark at the top right of the selected option, and for a scrollbar at the side.
                padding: UiRect::new(px(2), px(20), px(8), px(8)),
                row_gap: px(10),
                ..rest_of_row()
            });
            halves.nest(options, |left| {
                cards::galleries(left);
                self.four_colour(left);
                self.large_index(left);
                self.reduced_motion(left);
                self.speed(left);
                self.interface(left);
            });
            if !above {
                cards::preview(halves);
            }
        });
    }

    fn play(&self, body: &mut Ui) {
        self.switch(
            body,
            say::settings::setting_auto_play_one(),
            say::settings::setting_detail_auto_play_one(),
            |settings| &mut settings.auto_play_one,
        );
        self.switch(
            body,
            say::settings::setting_curtain_between_all_turns(),
            say::settings::setting_detail_curtain_between_all_turns(),
            |settings| &mut settings.curtain_always,
        );
        self.switch(
            body,
            say::settings::setting_undo_what_was_seen(),
            say::settings::setting_detail_undo_what_was_seen(),
            |settings| &mut settings.undo_what_was_seen,
        );
        self.switch(
            body,
            say::settings::setting_table_talk(),
            say::settings::setting_detail_table_talk(),
            |settings| &mut settings.table_talk,
        );
        self.touch(body);
        let help = [Coach::None, Coach::AfterMistakes, Coach::BeforeEveryDecision];
        choose(body, say::settings::setting_coach(), true, help, |settings| {
            &mut settings.coach
        });
        body.prose(&say::settings::note_coach_numbers(), 14.5, palette::MUTED)
            .insert((
                Bind::<Settings>::default().shown(|settings| settings.coach == Coach::BeforeEveryDecision),
                flex().rigid(),
            ));
        let when = [
            ShowDiscards::AgainstTheComputer,
            ShowDiscards::Always,
            ShowDiscards::Never,
        ];
        choose(
            body,
            say::settings::setting_show_my_discards(),
            false,
            when,
            |settings| &mut settings.show_discards,
        );
        let orders = [SortOrder::SpadesFirst, SortOrder::SpadesLast];
        choose(
            body,
            say::settings::setting_order_of_the_hand(),
            true,
            orders,
            |settings| &mut settings.sort,
        );
        self.speed(body);
    }

    /// Builds the settings for touch.
    fn touch(&self, body: &mut Ui) {
        let plays = [TapPlays::Second, TapPlays::First];
        choose(body, say::settings::setting_tap_plays(), true, plays, |settings| {
            &mut settings.tap_plays
        });
        if self.haptics {
            self.switch(
                body,
                say::settings::setting_vibration(),
                say::settings::setting_detail_vibration(),
                |settings| &mut settings.vibration,
            );
        }
        if body.room.phone {
            self.switch(
                body,
                say::settings::setting_left_handed(),
                say::settings::setting_detail_left_handed(),
                |settings| &mut settings.left_handed,
            );
        }
    }

    fn sound(&self, body: &mut Ui) {
        self.switch(
            body,
            say::settings::setting_mute(),
            say::settings::setting_detail_mute(),
            |settings| &mut settings.muted,
        );
        self.slider(body, say::settings::setting_music(), ValueWords(level), |settings| {
            &mut settings.music
        });
        self.slider(body, say::settings::setting_effects(), ValueWords(level), |settings| {
            &mut settings.effects
        });
    }

    fn accessibility(&self, body: &mut Ui) {
        self.four_colour(body);
        self.large_index(body);
        self.reduced_motion(body);
        self.interface(body);
        body.spawn(flex().height(px(8)));
        body.prose(&say::settings::note_keyboard(), 16.0, palette::MUTED);
    }

    fn four_colour(&self, body: &mut Ui) {
        self.switch(
            body,
            say::settings::setting_four_color_deck(),
            say::settings::setting_detail_four_color_deck(),
            |settings| &mut settings.four_colour,
        );
    }

    /// Builds the switch for large indices, which is on regardless of the setting on phones and for faces that have only large ones.
    fn large_index(&self, body: &mut Ui) {
        let always = self.small_cards;
        let is_on = move |settings: &Settings| settings.has_large_index(always);
        let detail = say::settings::setting_detail_large_indices();
        body.switch_row(&say::settings::setting_large_indices(), &detail, is_on(self.settings))
            .insert(
                Bind::<Settings>::default()
                    .checked(is_on)
                    .enabled(move |settings| !always && settings.face == FaceStyle::Classic),
            )
            .observe(|change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
                settings.large_index = change.value;
            });
    }

    fn reduced_motion(&self, body: &mut Ui) {
        self.switch(
            body,
            say::settings::setting_reduced_motion(),
            say::settings::setting_detail_reduced_motion(),
            |settings| &mut settings.reduced_motion,
        );
    }

    fn speed(&self, body: &mut Ui) {
        self.slider(
            body,
            say::settings::setting_animation_speed(),
            ValueWords(speed),
            |settings| &mut settings.speed,
        );
    }

    /// Builds a note with the actual interface size, for windows too small for the largest sizes.
    fn interface_shown(&self, body: &mut Ui) {
        let window = self.window;
        let cut = move |settings: &Settings| {
            let preferences = settings.layout_preferences();
            let shown = Viewport::shown_size(window, &preferences);
            (shown < 0.95 * preferences.interface_scale()).then_some(say::settings::interface_shown(shown.into()))
        };
        body.prose(&cut(self.settings), 15.0, palette::MUTED).insert(
            Bind::<Settings>::default()
                .shown(move |settings| cut(settings).is_some())
                .says(cut),
        );
    }

    /// Builds the slider for the interface size. It is applied on release: otherwise the slider would move away under the pointer.
    fn interface(&self, body: &mut Ui) {
        let range = (self.settings.interface, LARGEST_INTERFACE);
        body.slider_row(&say::settings::setting_interface_size(), range, ValueWords(interface))
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
            // A press on the track beside the thumb is not a drag, so no final change event follows; nor is it a click, if the thumb has
            // come under the pointer before the release.
            .observe(
                |release: On<Pointer<Release>>, sliders: Query<&SliderValue>, mut settings: ResMut<Settings>| {
                    if let Ok(value) = sliders.get(release.event_target())
                        && value.0 != settings.interface
                    {
                        settings.interface = value.0;
                    }
                },
            );
        self.interface_shown(body);
    }

    fn switch(&self, body: &mut Ui, name: Words, detail: Words, field: fn(&mut Settings) -> &mut bool) {
        let is_on = move |settings: &Settings| *field(&mut settings.clone());
        body.switch_row(&name, &detail, is_on(self.settings))
            .insert(Bind::<Settings>::default().checked(is_on))
            .observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value;
            });
    }

    fn slider(&self, body: &mut Ui, name: Words, words: ValueWords, field: fn(&mut Settings) -> &mut f32) {
        let value = move |settings: &Settings| *field(&mut settings.clone());
        body.slider_row(&name, (value(self.settings), 100.0), words)
            .insert(Bind::<Settings>::default().value(value))
            .observe(move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value.round();
            });
    }
}

/// Builds the choice of the language. Each has its name in its own script.
fn language(body: &mut Ui) {
    body.caption(&say::settings::setting_language());
    body.many_choices(|row| {
        for language in LanguageTag::all() {
            let name = Words::verbatim(language.name()).keyed(format!("language-{}", language.tag()));
            let spoken = || LanguageTag::of(&current().tag());
            row.choice_of_many(&name)
                .insert(
                    Bind::<Settings>::default()
                        .selected(move |settings| settings.language.or_else(spoken) == Some(language)),
                )
                .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.language = Some(language));
        }
    });
}

/// Builds the choice between the values of a setting; `long` if they have long captions.
fn choose<T: Phrase + Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    body: &mut Ui,
    name: Words,
    long: bool,
    values: [T; N],
    field: fn(&mut Settings) -> &mut T,
) {
    body.caption(&name);
    body.choices(|row| {
        for value in values {
            let mut button = if long {
                row.long_choice(&value)
            } else {
                row.choice(&value)
            };
            button
                .insert(Bind::<Settings>::default().selected(move |settings| *field(&mut settings.clone()) == value))
                .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| *field(&mut settings) = value);
        }
    });
}

fn about(body: &mut Ui) {
    body.serif(&say::captions::caption_spades(), 36.0, palette::IVORY);
    body.sans(&say::captions::caption_version(), 16.0, palette::MUTED);
    for note in [
        say::settings::note_license(),
        say::settings::note_credits(),
        say::settings::note_promise(),
    ] {
        body.prose(&note, 17.0, palette::IVORY);
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
    app.world_mut().resource_mut::<Tab>().0 = Tabs::About;
    super::testing::settle(app);
}
