//! Keys, button and meter of the bid pad, drawn from its layout.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use spades_layout::{BidPad, PadKeys};
use spades_rules::{Action, Game, Rules};

use super::picked::Picked;
use super::{BidButton, BidCaption, Key, Meter, PickedWorth, RuleLine};
use crate::audio::{PlaySound, Sound};
use crate::input::Intent;
use crate::say;
use crate::table::hint::worth_of;
use crate::table::intents::acts;
use crate::text::Blank;
use crate::text::Phrase;
use crate::text::bidding::{Bidding, PadKey};
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{ButtonKind, ButtonLabel, DisabledReason, Fit, HiddenFromScreenReader, Ui, palette, panel};

/// Distance of a bid's win chance above the upper edge of its key, which leaves the key's label free.
const WORTH_ABOVE: f32 = 12.0;

/// Draws the pad.
pub(super) struct Pad<'a> {
    pub(super) layout: BidPad,
    pub(super) rules: &'a Rules,
    pub(super) game: &'a Game,
    /// `true` if it shows the expected tricks.
    pub(super) estimates: bool,
}

impl Pad<'_> {
    /// Spawns the pad in the middle of its place.
    pub(super) fn spawn(&self, ui: &mut Ui) {
        let layout = &self.layout;
        let body = panel(
            column()
                .width(layout.width.map_or(auto(), px))
                .max_width(percent(100))
                .padding(UiRect::axes(px(layout.padding.x), px(layout.padding.y)))
                .align_center()
                .rigid(),
        );
        let row = flex().column_gap(px(layout.beside.unwrap_or(0.0))).align_center();
        let mut pad = ui.nest(body, |ui| {
            if let Some(size) = layout.heading {
                ui.spawn((ui.theme.heading(&Bidding::YourBid, size), TextLayout::no_wrap()));
            }
            self.rule_line(ui);
            ui.nest((row, Pickable::IGNORE), |ui| {
                match layout.keys {
                    PadKeys::Grid { columns, size } => self.grid(ui, columns, size),
                    PadKeys::Counting(size) => self.counting(ui, size),
                }
                if layout.beside.is_some() {
                    self.bid_button(ui);
                }
            });
            match layout.meter.filter(|_| self.estimates) {
                // A hand without spades may be thrown in, whatever it expects.
                _ if self.game.refusal(Action::Misdeal).is_none() => misdeal(ui),
                Some(size) => meter(ui, size),
                None => {
                    ui.spawn(flex().height(px(layout.without_meter)));
                }
            }
            if layout.beside.is_none() {
                self.bid_button(ui);
            }
        });
        if layout.tight {
            // Opaque, so that the hands at the sides don't show through its numbers.
            pad.insert(BackgroundColor(palette::PANEL));
        }
    }

    /// Spawns the line that says which bids are legal.
    fn rule_line(&self, ui: &mut Ui) {
        let layout = &self.layout;
        let lines = if layout.tight {
            TextLayout::justify(Justify::Center)
        } else {
            TextLayout::no_wrap()
        };
        let node = flex().margin(UiRect::bottom(px(layout.below_line)));
        ui.sans(&Bidding::how(self.rules), layout.line, palette::MUTED)
            .insert((RuleLine, lines, node));
    }

    /// Spawns a key for each number.
    fn grid(&self, ui: &mut Ui, columns: u16, size: Vec2) {
        let gap = px(self.layout.gap);
        let grid = flex()
            .display(Display::Grid)
            .grid_template_columns(RepeatedGridTrack::px(columns, size.x))
            .column_gap(gap)
            .row_gap(gap)
            .margin(UiRect::bottom(px(self.layout.below_keys)));
        ui.nest((grid, Pickable::IGNORE), |ui| {
            for tricks in 0..=13 {
                self.key(ui, size, tricks);
            }
        });
    }

    /// Spawns a key for nil, and keys that count up and down.
    fn counting(&self, ui: &mut Ui, size: f32) {
        let keys = flex().column_gap(px(self.layout.gap)).align_center();
        ui.nest((keys, Pickable::IGNORE), |ui| {
            self.key(ui, Vec2::new(1.3 * size, size), 0);
            for (icon, label, intent) in [
                ("minus", Bidding::Fewer, Intent::Previous),
                ("plus", Bidding::More, Intent::Next),
            ] {
                ui.spawn(ui.theme.round(ButtonKind::Secondary, icon, size, &label))
                    .insert(HiddenFromScreenReader)
                    .observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                        intents.write(intent);
                    });
            }
        });
    }

    /// Spawns the key of a number to pick, or of an illegal one that says why.
    fn key(&self, ui: &mut Ui, size: Vec2, tricks: u8) {
        let theme = ui.theme;
        let label = PadKey::of(tricks, self.rules);
        let kind = if tricks == 0 {
            ButtonKind::Danger
        } else {
            ButtonKind::Secondary
        };
        // A hint's value stands above the number, and a stake may stand below.
        let own_theme = theme.letters_up_to(if matches!(label, PadKey::Tricks(_)) { 1.4 } else { 1.0 });
        let text = match tricks {
            // Beside it there is room for a hint's value.
            0 if theme.min_touch_target() > 0.0 => 23.0,
            0 => 27.0,
            _ => 32.0,
        };
        let node = column()
            .width(px(size.x))
            .height(px(size.y))
            .align_center()
            .justify_center();
        let look = theme.clickable(kind, BorderRadius::all(px(14)), &label);
        let mut button = ui.nest((Key(tricks), node, look, HiddenFromScreenReader), |ui| {
            ui.themed(&own_theme, |ui| {
                ui.serif(&label.words().attribute("number"), text, palette::IVORY)
                    .insert((ButtonLabel, TextLayout::no_wrap()));
                if !matches!(label, PadKey::Tricks(_)) {
                    ui.sans(&label.words().attribute("stake"), 14.0, palette::IVORY)
                        .insert((ButtonLabel, TextLayout::no_wrap()));
                }
            });
            ui.spawn(worth_of(theme, Action::Bid(tricks), WORTH_ABOVE));
        });
        if let Some(why) = self.game.refusal(Action::Bid(tricks)) {
            button
                .insert((InteractionDisabled, DisabledReason(why.words())))
                .observe(move |_: On<Pointer<Click>>, mut picked: ResMut<Picked>| {
                    picked.refused = Some(tricks);
                });
        } else {
            button.observe(
                move |_: On<Activate>, mut picked: ResMut<Picked>, mut sounds: MessageWriter<PlaySound>| {
                    *picked = Picked::number(tricks);
                    sounds.write(PlaySound::new(Sound::BidKey));
                },
            );
        }
    }

    /// Spawns the button that bids the picked number.
    fn bid_button(&self, ui: &mut Ui) {
        let (theme, size) = (ui.theme, self.layout.button);
        let node = flex()
            .width(px(size.x))
            .height(px(size.y))
            .padding(UiRect::horizontal(px(6)))
            .column_gap(px(12))
            .align_center()
            .justify_center();
        let look = theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Bidding::Bid);
        ui.nest(
            (BidButton, InteractionDisabled, node, look, HiddenFromScreenReader),
            |ui| {
                ui.sans(&Bidding::ChooseABid, 20.0, palette::DISABLED[1]).insert((
                    BidCaption,
                    ButtonLabel,
                    TextLayout::no_wrap(),
                    Fit::default(),
                ));
                if matches!(self.layout.keys, PadKeys::Counting(_)) {
                    // No bid is picked yet, and `Look` is not a bid, so it has no value.
                    ui.spawn((PickedWorth, worth_of(theme, Action::Look, WORTH_ABOVE)));
                }
            },
        )
        .observe(
            |_: On<Activate>, picked: Res<Picked>, mut intents: MessageWriter<Intent>| {
                intents.write_batch(picked.tricks.map(|tricks| Intent::Act(Action::Bid(tricks))));
            },
        );
    }
}

/// Spawns the button that throws the hand in.
fn misdeal(ui: &mut Ui) {
    let words = say::tools::draft_misdeal();
    let node = flex()
        .height(px(44))
        .padding(UiRect::horizontal(px(18)))
        .column_gap(px(10))
        .align_center()
        .justify_center();
    let look = ui.theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, &words);
    let label = ui.theme.inked_label(Some("rotate-ccw"), &words, 17.0);
    ui.spawn((node, look, label, HiddenFromScreenReader))
        .insert(acts(Action::Misdeal));
}

/// Spawns "Expected tricks 5.3" with a bar of the likely range.
fn meter(ui: &mut Ui, (height, scale): (f32, f32)) {
    let row = flex()
        .width(percent(100))
        .height(px(height))
        .align_center()
        .column_gap(px(12));
    let bar = flex().grow().height(px(6)).border_radius(BorderRadius::MAX);
    let range = flex().absolute().height(px(6)).border_radius(BorderRadius::MAX);
    let mark = flex()
        .absolute()
        .width(px(12))
        .height(px(18))
        .top(px(-6))
        .margin(UiRect::left(px(-6)))
        .border_radius(BorderRadius::all(px(5)));
    let number = flex().width(px(52.0 * scale));
    let ground = BackgroundColor(palette::IVORY.with_alpha(0.14));
    ui.nest((row, Pickable::IGNORE), |ui| {
        ui.icon("lightbulb", 20.0, palette::BRASS);
        ui.sans(&Bidding::ExpectedTricks, 16.0, palette::MUTED)
            .insert(TextLayout::no_wrap());
        ui.serif(&Blank, 22.0, palette::IVORY)
            .insert((Meter::Number, TextLayout::no_wrap(), number));
        ui.nest((bar, ground, Pickable::IGNORE), |ui| {
            ui.spawn((Meter::Range, range, BackgroundColor(palette::BRASS.with_alpha(0.6))));
            ui.spawn((Meter::Mark, mark, BackgroundColor(palette::DISPLAY)));
        });
    });
}
