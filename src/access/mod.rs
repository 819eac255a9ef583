//! Accessibility mirror: the screen as text and controls, for the web page, a screen reader or a test. It contains no secrets that the
//! screen hides. Only the web page displays it; on the desktop it is for tests.
//!
//! It reads widgets from the interface as it is, so that screens don't have to describe themselves; [`table`] describes the table's
//! cards, which aren't widgets. The page that displays the mirror (see `web`) writes a [`Press`] for every use of a control.

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
use crate::states::{Menu, Screen};
use crate::table::card_info::{InfoPopover, InfoSubject};
use crate::text::Phrase;
use crate::ui::focus::Layer;
use crate::ui::toasts::Toast;
pub use fields::{FieldPlace, FieldPlaces};
pub use model::{Control, Group, Item, Kind, Page};

/// A use of a control in the mirror.
#[derive(Message, Clone, Debug, serde::Deserialize)]
pub struct Press {
    /// Id of the control.
    pub id: String,
    /// New value of a field.
    pub value: Option<String>,
    /// `true` if Enter was pressed in the field.
    #[serde(default)]
    pub done: bool,
}

/// Content of the screen as of the last frame.
#[derive(Resource, Default, Debug)]
pub struct Mirror {
    pub page: Page,
}

/// Adds the mirror and the handling of its controls.
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
        Screen::OpenInAnotherWindow => "elsewhere",
    }
}

/// Returns the name of a page over the screen.
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
    popover: Option<Res<InfoPopover>>,
    mut mirror: ResMut<Mirror>,
    mut redraw: ResMut<Redraw>,
) {
    let mut page = Page {
        screen: name(*screen.get()),
        ..default()
    };
    page.say.extend(toasts.read().map(|toast| toast.phrase().text()));
    // Shown beside the card, and announced once.
    if let Some(popover) = popover.filter(|popover| popover.is_changed())
        && let Some(InfoSubject::WhyNot(_, why)) = popover.subject()
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
        page.title = widgets.title();
    } else if *screen.get() == Screen::Setup {
        page.title = widgets.title();
    }
    page.groups.extend(widgets.groups());
    if mirror.page != page {
        mirror.page = page;
        // An announcement is made once, so the next frame must clear it.
        redraw.for_a_while();
    }
}
