//! The page "How to play": a summary of the rules, with cards, and the controls.

mod glossary;
mod prose;
#[cfg(test)]
mod tests;
mod this_match;

pub(super) use glossary::WayBack;

use bevy::prelude::*;
use spades_layout::RATIO;
use spades_rules::Card;

use prose::Writer;

use super::UiViewport;
use super::fan::{Fan, card_at};
use super::measures::{Measures, halves};
use super::page::{Pages, column, shade};
use super::tabs::{TabKind, tabbed};
use crate::say;
use crate::session::{Match, OwnRules};
use crate::states::{Menu, Screen};
use crate::text::Phrase;
use crate::text::help::{self, Piece, Tab as Words};
use crate::text::keys;
use crate::ui::bind;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CardPicture, Ui, palette};

/// The open tab.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Page(Words);

impl Default for Page {
    fn default() -> Page {
        Page(Words::TheGame)
    }
}

impl Page {
    /// All tabs, in order; the first one needs a match.
    const ALL: &'static [Page] = &[
        Page(Words::ThisMatch),
        Page(Words::TheGame),
        Page(Words::TheDraft),
        Page(Words::Bidding),
        Page(Words::Play),
        Page(Words::Scoring),
        Page(Words::Variants),
        Page(Words::Glossary),
        Page(Words::Controls),
    ];
}

impl TabKind for Page {
    fn icon(self) -> &'static str {
        match self.0 {
            Words::ThisMatch => "info",
            Words::TheGame => "graduation-cap",
            Words::TheDraft => "layers",
            Words::Bidding => "crown",
            Words::Play => "play",
            Words::Scoring => "chart-column",
            Words::Variants => "sliders-horizontal",
            Words::Glossary => "search",
            Words::Controls => "hand",
        }
    }

    fn caption(self) -> impl Phrase {
        self.0
    }
}

/// Returns the match whose rules the page explains: the one that is played, or has just ended on the table.
fn explained<'a>(game: Option<&'a Match>, screen: &Screen) -> Option<&'a Match> {
    game.filter(|game| *screen == Screen::Table || !game.is_over())
}

/// Opens the rules of the current match; without one leaves that tab.
fn turn(mut page: ResMut<Page>, game: Option<Res<Match>>, screen: Res<State<Screen>>) {
    if explained(game.as_deref(), &screen).is_some() {
        page.set_if_neq(Page(Words::ThisMatch));
    } else if *page == Page(Words::ThisMatch) {
        *page = Page::default();
    }
}

fn build(mut pages: Pages, page: Res<Page>, game: Option<Res<Match>>, screen: Res<State<Screen>>, own: Res<OwnRules>) {
    let game = explained(game.as_deref(), &screen);
    let leaves = if game.is_some() { Page::ALL } else { &Page::ALL[1..] };
    let contents = |body: &mut Ui, page: Page| {
        let mut writer = Writer::default();
        for piece in help::pieces(page.0) {
            draw(body, &mut writer, piece, game, &own);
        }
        if !matches!(page.0, Words::Glossary | Words::Controls) {
            writer.terms(body);
        }
    };
    tabbed(
        &mut pages,
        Menu::Help,
        &say::captions::caption_how_to_play(),
        (leaves, *page),
        contents,
    );
}

fn draw(body: &mut Ui, writer: &mut Writer, piece: &Piece, game: Option<&Match>, own: &OwnRules) {
    match piece {
        Piece::Head(text) => {
            body.serif(text, 30.0, palette::IVORY).insert(narrow());
        }
        Piece::Text(text) => writer.paragraph(body, text, (17.0, palette::IVORY), narrow()),
        Piece::Cards(cards, legend) => {
            let cards: Vec<Card> = cards.iter().filter_map(|card| card.parse().ok()).collect();
            figure(body, writer, &cards, legend);
        }
        Piece::Table(rows) => table(body, |table| {
            for (at, (name, meaning)) in rows.iter().enumerate() {
                row(table, at, name, |cell| {
                    writer.paragraph(cell, meaning, (16.5, palette::IVORY), Node::default());
                });
            }
        }),
        Piece::Keys => table(body, |table| {
            for (at, (keys, meaning)) in keys::rows().iter().enumerate() {
                plain_row(table, at, keys, meaning);
            }
        }),
        Piece::Words => glossary::draw(body),
        Piece::Rules => {
            let Some(game) = game else { return };
            let name = own.name(game.setup().kind, &game.setup().rules);
            body.serif(&name, 30.0, palette::IVORY).insert(narrow());
            this_match::draw(body, writer, &game.setup().rules);
        }
    }
}

/// Builds a table of names and meanings.
fn table(body: &mut Ui, rows: impl FnOnce(&mut Ui)) {
    let node = column().width(px(width(body.room))).row_gap(px(2)).rigid();
    body.nest(node, rows);
}

/// Returns the width of a tab in fixed units: a percentage of a bounded node would be measured before the bound applies.
fn width(room: &UiViewport) -> f32 {
    let UiRect { left, right, .. } = room.margins();
    let [left, right] = [left, right].map(|edge| if let Val::Px(edge) = edge { edge } else { 0.0 });
    (room.size.x - left - right - Measures::of(room).beside_text).min(900.0)
}

/// Limits line length for readability.
fn narrow() -> Node {
    flex().max_width(px(860)).rigid()
}

fn figure(body: &mut Ui, writer: &mut Writer, cards: &[Card], legend: &dyn Phrase) {
    let room = body.room;
    let height = room.text(176.0);
    let node = halves(body.measures().one_column)
        .padding(UiRect::axes(px(6), px(10)))
        .column_gap(px(30))
        .row_gap(px(14))
        .align_center();
    body.nest(node, |figure| {
        if let [card] = *cards {
            let size = Vec2::new(height * RATIO, height);
            figure.spawn((
                flex().width(px(size.x)).height(px(size.y)).rigid(),
                children![card_at(CardPicture::Face(card), Vec2::ZERO, size)],
            ));
        } else {
            let mut fan = Fan {
                height,
                step: if cards.len() > 5 { 0.26 } else { 0.42 },
                angle: 3.0,
            };
            // In a narrow window the cards are smaller rather than clipped.
            let room = width(room) - 12.0;
            fan.height *= (room / fan.size(cards.len()).x).min(1.0);
            fan.spawn(figure, cards);
        }
        // A text that is bounded itself would be measured as one line, however long.
        let most = room.text(520.0).min(width(room) - 12.0);
        let node = flex().max_width(px(most)).flex_shrink(1.0);
        figure.nest(node, |side| {
            writer.paragraph(side, legend, (16.0, palette::MUTED), Node::default());
        });
    });
}

/// Spawns a row of a table; every other row is shaded.
fn row<'a>(table: &'a mut Ui, at: usize, name: &dyn Phrase, meaning: impl FnOnce(&mut Ui)) -> EntityCommands<'a> {
    let node = flex()
        .width(percent(100))
        .padding(UiRect::axes(px(16), px(10)))
        .justify_content(JustifyContent::SpaceBetween)
        .align_center()
        .border_radius(BorderRadius::all(px(10)))
        .rigid();
    table.nest((node, shade(at)), |row| {
        let left = flex().width(percent(32)).rigid();
        let right = flex().width(percent(62));
        row.nest(left, |cell| {
            cell.sans(name, 17.0, palette::BRASS);
        });
        row.nest(right, meaning);
    })
}

/// Spawns a row whose meaning has no terms.
fn plain_row<'a>(table: &'a mut Ui, at: usize, name: &dyn Phrase, meaning: &dyn Phrase) -> EntityCommands<'a> {
    row(table, at, name, |cell| {
        cell.prose(meaning, 16.5, palette::IVORY);
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>();
    bind::following::<Page>(app);
    app.add_plugins(glossary::plugin);
    app.add_systems(OnEnter(Menu::Help), turn.before(build));
    super::page(app, Menu::Help, build);
}
