//! "Pass the device to": the curtain between people at one machine. It opens while its button, Enter or Space is held.

use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::Activate;
use spades_rules::{Phase, View};

use super::{BuildPanel, Panel, backdrop};
use crate::audio::{PlaySound, Sound};
use crate::input::{ConfirmHeld, Intent};
use crate::redraw::Redraw;
use crate::say;
use crate::session::Match;
use crate::session::Perspective;
use crate::settings::Settings;
use crate::states::Screen;
use crate::table::TableSystems;
use crate::table::overlay::Overlay;
use crate::table::scene::Scene;
use crate::table::shown::ShownScene;
use crate::text::curtain::Curtain;
use crate::text::number::Score;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, CurtainPictures, Panels, Ui, load_pictures, palette};

/// The button to hold, and for how long it has been.
#[derive(Component)]
struct HoldButton {
    held: f32,
    /// Presses before the curtain fell: a key that is still held from before does not open it.
    presses: u32,
}

/// Grows while the button is held.
#[derive(Component)]
struct HoldBar;

/// Color that hides the pattern behind the text, and its opacity by distance from the center, in per cent.
const QUIET: Color = Color::srgb(0.30, 0.055, 0.105);
const FADE: [(f32, f32); 3] = [(0.97, 0.0), (0.94, 64.0), (0.0, 100.0)];

/// Seconds to hold.
const HOLD: f32 = 0.6;

/// Distance of the menu's button from the edges, within the border of the cloth.
const CORNER: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, hold.in_set(TableSystems::Draw));
    app.add_systems(
        Update,
        load_pictures::<CurtainPictures>
            .before(TableSystems::Draw)
            .run_if(not(resource_exists::<CurtainPictures>).and_then(several_people)),
    );
}

/// Run condition: the curtain may fall, because several people play or a match is being set up.
fn several_people(screen: Res<State<Screen>>, game: Option<Res<Match>>) -> bool {
    *screen.get() == Screen::Setup || game.is_some_and(|game| game.hot_seat())
}

/// Returns `true` if the open curtain shows any card. A hand that may still bid blind nil stays face down, the first card of a draft
/// is not drawn yet, and while the computer decides there is nothing to look at.
fn shows_cards(view: &View) -> bool {
    view.actor == Some(view.viewer) && view.hand.is_some_and(|hand| !hand.is_empty())
}

fn build(
    event: On<BuildPanel>,
    mut panels: Panels,
    perspective: Res<Perspective>,
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    confirm: Res<ConfirmHeld>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let (Some(game), Some(scene)) = (game.filter(|_| event.panel == Panel::Curtain), &shown_scene.0) else {
        return;
    };
    sounds.write(PlaySound::new(Sound::Curtain));
    let next = game.who(perspective.viewer);
    let others = game.humans().filter(|&seat| seat != perspective.viewer);
    let others = others.map(|seat| game.who(seat)).collect();
    let hold = Curtain::Hold {
        shows: shows_cards(&game.view(perspective.viewer)),
    };
    let sizes = &panels.room.panel_sizes().curtain;
    let pass = if sizes.name_below {
        Curtain::PassTheDeviceBelow(next.clone())
    } else {
        Curtain::PassTheDevice(next.clone())
    };
    let look_away = Curtain::LookAway { others, next };
    // As large as the window has room for: the button must be in it.
    let scale = (panels.room.size / sizes.whole).min_element().min(1.0);
    let at = |length: f32| px(length * scale);
    panels.spawn((backdrop(Panel::Curtain, auto()), velvet()), |ui| {
        ui.enlarged(scale, |ui| {
            let theme = ui.theme;
            cloth(ui, sizes.fade);
            ui.spawn(theme.picture("ui/medallion.png", Vec2::splat(296.0 * scale), Color::WHITE));
            ui.spawn((
                theme.heading(&pass, sizes.heading),
                TextLayout::justify(Justify::Center),
                flex().margin(UiRect::top(at(36.0))).max_width(percent(92)),
            ));
            ui.sans(&look_away, sizes.text, palette::IVORY).insert((
                TextLayout::justify(Justify::Center),
                flex().margin(UiRect::vertical(at(18.0))).max_width(percent(86)),
            ));
            hold_button(ui, scale, &hold, confirm.presses);
            ui.sans(&stage(scene), 16.0, palette::IVORY.with_alpha(0.8))
                .insert(flex().margin(UiRect::top(at(10.0))));
            scores(ui, scale, &game);
        });
        menu_button(ui);
    });
}

/// Spawns the button of the way out, in the corner of the cloth.
fn menu_button(ui: &mut Ui) {
    let corner = flex().absolute().top(px(CORNER)).right(px(CORNER));
    ui.nest((corner, Pickable::IGNORE), |ui| {
        ui.push(ButtonKind::Ghost, "menu", &say::result::button_menu())
            .observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::WayOut));
    });
}

fn velvet() -> BackgroundGradient {
    BackgroundGradient::from(RadialGradient::new(
        UiPosition::CENTER,
        RadialGradientShape::FarthestCorner,
        vec![
            Color::srgb_u8(0x5a, 0x12, 0x20).into(),
            Color::srgb_u8(0x2b, 0x07, 0x0f).into(),
        ],
    ))
}

/// The cloth that the words stand on, with its border; the pattern fades out at these distances from the edges, in per cent.
fn cloth(ui: &mut Ui, fade: Vec2) {
    let inside = |beside, above| flex().absolute().left(beside).right(beside).top(above).bottom(above);
    ui.spawn((
        flex()
            .absolute()
            .left(px(0))
            .top(px(0))
            .width(percent(100))
            .height(percent(100)),
        ImageNode {
            image: ui.theme.image("ui/lattice.png"),
            image_mode: NodeImageMode::Tiled {
                tile_x: true,
                tile_y: true,
                stretch_value: 0.5,
            },
            color: Color::WHITE.with_alpha(0.55),
            ..default()
        },
        Pickable::IGNORE,
    ));
    ui.spawn((
        inside(percent(fade.x), percent(fade.y)),
        BackgroundGradient::from(RadialGradient::new(
            UiPosition::CENTER,
            RadialGradientShape::Ellipse(percent(50), percent(50)),
            FADE.map(|(alpha, at)| ColorStop::percent(QUIET.with_alpha(alpha), at))
                .to_vec(),
        )),
        Pickable::IGNORE,
    ));
    ui.spawn((
        inside(px(26), px(26))
            .border(UiRect::all(px(1.6)))
            .border_radius(BorderRadius::all(px(34))),
        BorderColor::all(palette::BRASS.with_alpha(0.6)),
        Pickable::IGNORE,
    ));
}

/// The button that opens the curtain while it is held.
fn hold_button(ui: &mut Ui, scale: f32, hold: &Curtain, presses: u32) {
    let theme = ui.theme;
    let at = |length: f32| px(length * scale);
    ui.spawn((
        HoldButton { held: 0.0, presses },
        flex()
            .width(at(420.0))
            .height(at(76.0))
            .column_gap(at(16.0))
            .margin(UiRect::vertical(at(26.0)))
            .align_center()
            .justify_center()
            .overflow(Overflow::clip()),
        theme.clickable(ButtonKind::Primary, BorderRadius::MAX, hold),
        children![
            (
                HoldBar,
                flex()
                    .absolute()
                    .left(px(0))
                    .top(px(0))
                    .bottom(px(0))
                    .width(px(0))
                    .border_radius(BorderRadius::MAX),
                BackgroundColor(palette::INK.with_alpha(0.22)),
                Pickable::IGNORE,
            ),
            theme.icon("eye", 26.0, palette::INK),
            theme.sans(hold, 22.0, palette::INK),
        ],
    ));
}

/// The stage of the round.
fn stage(scene: &Scene) -> Curtain {
    let taken: u8 = scene.tricks.iter().sum();
    let round = scene.round;
    match scene.phase {
        Phase::Draft => Curtain::Draft(round),
        Phase::Bidding => Curtain::Bidding(round),
        _ => Curtain::Trick {
            round,
            trick: (taken + 1).min(13),
        },
    }
}

/// The score of each side.
fn scores(ui: &mut Ui, scale: f32, game: &Match) {
    let node = flex()
        .column_gap(px(44))
        .row_gap(px(8))
        .max_width(percent(88))
        .wrap()
        .justify_center()
        .margin(UiRect::top(px(50.0 * scale)));
    ui.nest(node, |ui| {
        for (side, score) in game.game().scores().iter().enumerate() {
            let line = Curtain::Score(game.side_who(side), Score(*score));
            ui.serif(&line, 23.0, palette::BRASS).insert(TextLayout::no_wrap());
        }
    });
}

fn hold(
    time: Res<Time>,
    confirm: Res<ConfirmHeld>,
    keyboard: Res<Keyboard>,
    settings: Res<Settings>,
    mut buttons: Query<(&mut HoldButton, Has<Pressed>)>,
    mut bars: Query<&mut Node, With<HoldBar>>,
    mut intents: MessageWriter<Intent>,
    mut redraw: ResMut<Redraw>,
) {
    for (mut hold, pressed) in &mut buttons {
        if keyboard.top() != Layer::Curtain {
            // The key that closes the menu doesn't open the curtain.
            hold.presses = confirm.presses;
        }
        let key = confirm.down && confirm.presses != hold.presses;
        let held = pressed || key && keyboard.top() == Layer::Curtain;
        let before = hold.held;
        if held {
            redraw.for_a_while();
        }
        hold.held = if held { before + time.delta_secs() / HOLD } else { 0.0 };
        if hold.held >= 1.0 && before < 1.0 {
            intents.write(Intent::Unveil);
        }
        if hold.held != before {
            for mut bar in &mut bars {
                bar.width = percent(
                    if settings.reduced_motion {
                        hold.held.round()
                    } else {
                        hold.held.min(1.0)
                    } * 100.0,
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Action, Game, Preset, Seed};

    #[test]
    fn the_button_promises_cards_only_where_they_are_shown() {
        for (preset, first) in [(Preset::Pairs, false), (Preset::Solo, true), (Preset::OpenDraft, false)] {
            let mut game = Game::new(preset.rules(), Seed::from_u64(3)).unwrap();
            let seat = game.actor().unwrap();
            assert_eq!(shows_cards(&game.view(seat)), first, "{preset:?}");
            assert!(!shows_cards(&game.view((seat + 1) % 2)), "{preset:?}: another decides");
            if game.legal_actions().contains(&Action::Look) {
                game.apply(Action::Look).unwrap();
                assert!(shows_cards(&game.view(seat)), "{preset:?}");
            }
        }
    }
}
