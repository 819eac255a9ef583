//! The screen as text and controls: what a page, a screen reader or a test gets instead of pixels. Whatever is secret on the
//! screen is secret here. The page alone keeps it; on the desktop it is there for tests.
//!
//! Widgets are read from the interface as it stands, so that no screen has to describe itself; the table's cards, which are no
//! widgets, are described by [`table`]. Who shows the mirror (the page, see `web`) writes what was pressed as a [`Press`].

mod fields;
pub mod model;
mod reading;
mod speech;
mod table;
#[cfg(test)]
mod tests;
mod widgets;

use bevy::prelude::*;

use crate::redraw::Redraw;
use crate::table::telling::{Of, Telling};
use crate::text::Phrase;
use crate::ui::focus::Layer;
use crate::ui::toasts::Toast;
use crate::{Menu, Screen};
pub use fields::{FieldPlace, FieldPlaces};
pub use model::{Control, Group, Item, Kind, Page};

/// Somebody used a control of the mirror.
#[derive(Message, Clone, Debug, serde::Deserialize)]
pub struct Press {
    /// The control.
    pub id: String,
    /// What a field was set to.
    pub value: Option<String>,
    /// Whether Enter was pressed in it.
    #[serde(default)]
    pub done: bool,
}

/// What is on screen, as of the last frame.
#[derive(Resource, Default, Debug)]
pub struct Mirror {
    /// The page.
    pub page: Page,
}

/// Keeps the mirror and does what is pressed in it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Mirror>().init_resource::<FieldPlaces>();
    app.add_message::<Press>();
    app.add_systems(
        PreUpdate,
        (widgets::press, table::press.run_if(in_state(Screen::Table))),
    );
    app.add_systems(Last, (reflect, fields::follow).chain());
}

const fn name(screen: Screen) -> &'static str {
    match screen {
        Screen::Loading => "loading",
        Screen::Title => "title",
        Screen::Setup => "setup",
        Screen::Table => "table",
        Screen::Elsewhere => "elsewhere",
    }
}

/// The name of a page over the screen.
const fn page_name(menu: Menu) -> Option<&'static str> {
    match menu {
        Menu::None => None,
        Menu::Settings => Some("settings"),
        Menu::Help => Some("help"),
        Menu::Statistics => Some("statistics"),
        Menu::Matches => Some("matches"),
        Menu::History => Some("history"),
        Menu::Daily => Some("daily"),
        Menu::SentDeal => Some("sent-deal"),
        Menu::FairDeal => Some("fair-deal"),
        Menu::Learn => Some("learn"),
    }
}

fn reflect(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    widgets: widgets::Widgets,
    mut table: table::Table,
    mut toasts: MessageReader<Toast>,
    telling: Option<Res<Telling>>,
    mut mirror: ResMut<Mirror>,
    mut redraw: ResMut<Redraw>,
) {
    let mut page = Page {
        screen: name(*screen.get()),
        ..default()
    };
    page.say.extend(toasts.read().map(|toast| toast.phrase().text()));
    // It stands beside the card, and is said once.
    if let Some(telling) = telling.filter(|telling| telling.is_changed())
        && let Some(Of::WhyNot(_, why)) = telling.told()
    {
        page.say.push(why.text());
    }
    if *screen.get() == Screen::Table {
        table.describe(&mut page);
        if matches!(widgets.top(), Layer::Overlay | Layer::Page) {
            page.groups.clear();
        }
    }
    if let Some(name) = page_name(*menu.get()) {
        page.screen = name;
        page.title = None;
    }
    page.groups.extend(widgets.groups());
    if mirror.page != page {
        mirror.page = page;
        // What was said is said once: the next frame has it no more.
        redraw.for_a_while();
    }
}
