//! The style of the cards and of the table, with a preview.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Card, Suit};

use crate::say;
use crate::screens::UiViewport;
use crate::screens::fan::{Fan, card_at};
use crate::screens::measures::{Measures, TabNames};
use crate::screens::page::column;
use crate::settings::{CardBack, FaceStyle, Felt, Settings};
use crate::text::Phrase;
use crate::ui::bind::Bind;
use crate::ui::felt;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, CardPicture, Preview, Ui, palette};

/// Gap between options.
const GAP: f32 = 8.0;
/// Padding of each option.
const PADDING: f32 = 6.0;
/// Width of an option's padding and border.
const EDGES: f32 = 2.0 * (PADDING + 1.2);

/// Returns the node of a row of options.
fn gallery() -> Node {
    flex()
        .width(percent(100))
        .column_gap(px(GAP))
        .row_gap(px(10))
        .wrap()
        .margin(UiRect::bottom(px(8)))
        .rigid()
}

/// Gap between columns in a low window.
const BESIDE: f32 = 40.0;

/// Width of the preview there.
const BESIDE_LOW: f32 = 240.0;

/// Scale of the preview's cards above the options of an upright phone.
const ABOVE: f32 = 0.66;

/// Height of heading and edges of the page, in UI pixels; the same in a low window; and the height of tabs below the heading.
const CHROME: f32 = 280.0;
const LOW_CHROME: f32 = 190.0;
const TABS: f32 = 90.0;

/// Builds all options that are chosen by their picture.
pub(super) fn galleries(body: &mut Ui) {
    if !body.room.low() {
        backs(body);
        faces(body);
        tables(body);
        return;
    }
    let halves = flex().width(percent(100)).column_gap(px(BESIDE)).rigid();
    body.nest(halves, |halves| {
        let half = column().row_gap(px(8)).rigid();
        let five = half
            .clone()
            .width(px(5.0 * ((card(halves.room).x + EDGES).max(halves.room.target) + GAP)));
        halves.nest(five, |left| {
            backs(left);
            tables(left);
        });
        let rest = half.clone().grow().flex_basis(px(0)).min_width(px(0));
        halves.nest(rest, faces);
    });
}

fn backs(body: &mut Ui) {
    let size = card(body.room);
    body.caption(&say::settings::setting_card_back());
    body.nest(gallery(), |row| {
        for back in CardBack::ALL {
            let chosen = move |settings: &Settings| settings.back == back;
            let (of, set) = (Preview::Back(back), move |settings: &mut Settings| settings.back = back);
            sample(row, (of, size), &back.words(), None, chosen, set);
        }
    });
}

fn faces(body: &mut Ui) {
    let size = card(body.room);
    body.caption(&say::settings::setting_card_faces());
    body.nest(gallery(), |row| {
        for face in FaceStyle::ALL {
            let chosen = move |settings: &Settings| settings.face == face;
            let (of, set) = (Preview::Face(face), move |settings: &mut Settings| settings.face = face);
            sample(
                row,
                (of, size),
                &face.words().attribute("alone"),
                Some(&face),
                chosen,
                set,
            );
        }
    });
}

fn tables(body: &mut Ui) {
    let size = Vec2::new(1.0, 0.7) * card(body.room).x;
    body.caption(&say::settings::setting_table());
    body.nest(gallery(), |row| {
        for felt in Felt::ALL {
            let chosen = move |settings: &Settings| settings.felt == felt;
            let (of, set) = (Preview::Table(felt), move |settings: &mut Settings| {
                settings.felt = felt
            });
            sample(
                row,
                (of, size),
                &felt.words().attribute("alone"),
                Some(&felt),
                chosen,
                set,
            );
        }
    });
}

/// Returns the size of a card option: five fit side by side with their surroundings; in a low window three more fit, with their names.
fn card(room: &UiViewport) -> Vec2 {
    let &Measures { stacked, gallery, .. } = Measures::of(room);
    let (around, cards) = gallery;
    let preview = if stacked { 0.0 } else { preview_width(room) };
    let widest = (room.size.x - around - preview) / cards - EDGES - GAP;
    Vec2::new(1.0, 1.4) * room.text(84.0).min(widest)
}

/// Spawns a picture of an option, with its name below it if the picture does not say enough.
fn sample(
    row: &mut Ui,
    (preview, size): (Preview, Vec2),
    label: &dyn Phrase,
    below: Option<&dyn Phrase>,
    chosen: impl Fn(&Settings) -> bool + Copy + Send + Sync + 'static,
    choose: impl Fn(&mut Settings) + Send + Sync + 'static,
) {
    let radius = BorderRadius::all(px(13));
    let item = column().align_center().row_gap(px(4)).rigid();
    row.nest(item, |item| {
        let node = flex().padding(UiRect::all(px(PADDING)));
        let button = item.theme.clickable(ButtonKind::Bare, radius, label);
        item.nest((node, button), |button| {
            button.spawn((preview, sized(size), Pickable::IGNORE));
            chosen_mark(button, radius, chosen);
        })
        // For screen readers.
        .insert(Bind::<Settings>::default().checked(chosen))
        .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| choose(&mut settings));
        if let Some(name) = below {
            item.sans(name, 14.5, palette::MUTED).insert(TextLayout::no_wrap());
        }
    });
}

fn sized(size: Vec2) -> Node {
    flex().width(px(size.x)).height(px(size.y)).rigid()
}

/// Spawns a preview of the cards on the felt.
pub(super) fn preview(parent: &mut Ui) {
    let room = parent.room;
    let above = parent.measures().stacked;
    // The height left beside heading, tabs and edges, and the width around the cards of the preview.
    let chrome = match parent.measures().tabs.names {
        TabNames::AsHeading => LOW_CHROME,
        TabNames::Above => CHROME + TABS,
        TabNames::Beside => CHROME,
    };
    let high = room.size.y - chrome;
    let wide = preview_width(room);
    let unit = if above {
        ABOVE
    } else {
        (wide / 367.0).min((high - 110.0) / 390.0)
    };
    let node = flex()
        .width(if above { percent(100) } else { px(wide) })
        .max_height(percent(100))
        .padding(UiRect::axes(px(12), px(if above { 14 } else { 20 })))
        .column_gap(px(16))
        .row_gap(px(24.0 * unit))
        .align_center()
        .justify_content(JustifyContent::SpaceEvenly)
        .border(UiRect::all(px(1.2)))
        .border_radius(BorderRadius::all(px(18)))
        .rigid()
        .flex_direction(if above {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        });
    let edge = BorderColor::all(palette::BRASS.with_alpha(0.35));
    parent.nest((FeltSample, node, edge, BackgroundGradient::default()), |felt| {
        if !above {
            felt.sans(&say::settings::setting_preview(), 16.0, palette::MUTED);
        }
        preview_cards(felt, unit);
    });
}

/// Returns the width of the preview beside the options.
fn preview_width(room: &UiViewport) -> f32 {
    if room.low() {
        BESIDE_LOW
    } else {
        (room.size.x - 1000.0).clamp(230.0, 367.0)
    }
}

/// Spawns four cards and a back.
fn preview_cards(felt: &mut Ui, unit: f32) {
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
    fan.spawn(felt, &cards);
    let size = Vec2::new(126.0, 176.4) * unit;
    felt.spawn((sized(size), children![card_at(CardPicture::Back, Vec2::ZERO, size)]));
}

/// Spawns a brass ring and a check mark, which show on the selected option.
fn chosen_mark(
    button: &mut Ui,
    radius: BorderRadius,
    chosen: impl Fn(&Settings) -> bool + Copy + Send + Sync + 'static,
) {
    let ring = flex()
        .absolute()
        .left(px(-1.2))
        .top(px(-1.2))
        .right(px(-1.2))
        .bottom(px(-1.2))
        .border(UiRect::all(px(2)))
        .border_radius(radius);
    let shown = || (Pickable::IGNORE, Bind::<Settings>::default().shown(chosen));
    button.spawn((ring, BorderColor::all(palette::BRASS), shown()));
    let mark = flex()
        .absolute()
        .top(px(-6))
        .right(px(-6))
        .width(px(26))
        .height(px(26))
        .align_center()
        .justify_center()
        .border_radius(BorderRadius::MAX);
    button.nest((mark, BackgroundColor(palette::BRASS), shown()), |mark| {
        mark.spawn(mark.theme.icon("check", 16.0, palette::INK));
    });
}

/// A swatch of the table's felt.
#[derive(Component)]
pub(super) struct FeltSample;

pub(super) fn dye(settings: Res<Settings>, mut samples: Query<(Ref<FeltSample>, &mut BackgroundGradient)>) {
    for (sample, mut gradient) in &mut samples {
        if settings.is_changed() || sample.is_added() {
            let [center, middle, _] = felt::colors(settings.felt);
            *gradient = LinearGradient::to_bottom(vec![center.into(), middle.into()]).into();
        }
    }
}
