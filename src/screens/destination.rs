//! Shortcuts past the title: those of the installed web app, and the first lesson, whose texts may still be loading.

use bevy::prelude::*;

use super::deal_code::OpenLink;
use super::learn::Starts;
use crate::redraw::Redraw;
use crate::session::clock::today;
use crate::session::learning::Textbook;
use crate::session::setup::ContinueMatch;
use crate::session::slots::Slots;
use crate::states::{Menu, Screen};

/// Where to go from the title once it is available. Dropped if the player navigates elsewhere first.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Destination {
    /// The match that was played last.
    LatestMatch,
    /// The page of the deal of the day.
    DealOfTheDay,
    PuzzleOfTheDay,
    /// The first lesson hand that has not been played yet.
    NextLesson,
}

impl Destination {
    /// Returns the destination named by the fragment of a link.
    fn from_link(link: &str) -> Option<Destination> {
        match link.rsplit_once('#')?.1 {
            "continue" => Some(Destination::LatestMatch),
            "daily" => Some(Destination::DealOfTheDay),
            "puzzle" => Some(Destination::PuzzleOfTheDay),
            _ => None,
        }
    }
}

fn open(mut links: MessageReader<OpenLink>, mut commands: Commands) {
    let wanted = links.read().filter_map(|link| Destination::from_link(&link.0)).last();
    if let Some(destination) = wanted {
        commands.insert_resource(destination);
    }
}

fn go(
    mut commands: Commands,
    destination: Res<Destination>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    page: Res<State<Menu>>,
    slots: Res<Slots>,
    textbook: Res<Textbook>,
    mut starts: Starts,
    mut continues: MessageWriter<ContinueMatch>,
    mut redraw: ResMut<Redraw>,
) {
    match screen.get() {
        Screen::Loading | Screen::OpenInAnotherWindow => return,
        Screen::Title if *page.get() == Menu::None => {}
        _ => {
            commands.remove_resource::<Destination>();
            return;
        }
    }
    match *destination {
        Destination::LatestMatch => {
            continues.write_batch(slots.latest().map(|_| ContinueMatch));
        }
        Destination::DealOfTheDay => menu.set(Menu::Daily),
        Destination::PuzzleOfTheDay | Destination::NextLesson => {
            if matches!(*textbook, Textbook::Loading) {
                redraw.for_a_while();
                return;
            }
            let started = match *destination {
                Destination::NextLesson => starts.go_on_learning(),
                _ => starts.go(|contents, learned| learned.puzzle_of(contents, today())),
            };
            if !started {
                // The page explains why there is nothing to start.
                menu.set(Menu::Learn);
            }
        }
    }
    commands.remove_resource::<Destination>();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (open, go.run_if(resource_exists::<Destination>)).chain());
}

#[cfg(test)]
mod tests {
    use spades_rules::Preset;

    use super::*;
    use crate::screens::testing::{app, keep_match, lay_over, menu, screen, settle};
    use crate::session::learning::StartLearning;

    fn follow(app: &mut App, link: &str) {
        app.world_mut().write_message(OpenLink(link.to_owned()));
        settle(app);
    }

    fn asked<M: Message>(app: &App) -> bool {
        !app.world().resource::<Messages<M>>().is_empty()
    }

    #[test]
    fn shortcuts_lead_past_the_title() {
        let mut app = app(1280, 720);
        follow(&mut app, "#daily");
        assert_eq!((screen(&app), menu(&app)), (Screen::Title, Menu::Daily));
        lay_over(&mut app, Menu::None);

        follow(&mut app, "https://example.org/#continue");
        assert_eq!(screen(&app), Screen::Title, "there is nothing to go on with");
        assert!(!app.world().contains_resource::<Destination>());
        keep_match(&mut app, Preset::Pairs, 2);
        app.world_mut().write_message(OpenLink("#continue".to_owned()));
        app.update();
        app.update();
        assert!(asked::<ContinueMatch>(&app));
    }

    #[test]
    fn a_pending_page_is_awaited_unless_another_is_opened() {
        let mut app = app(1280, 720);
        app.insert_resource(Textbook::Loading);
        follow(&mut app, "#puzzle");
        assert!(app.world().contains_resource::<Destination>());
        lay_over(&mut app, Menu::Help);
        assert!(!app.world().contains_resource::<Destination>());
        lay_over(&mut app, Menu::None);

        follow(&mut app, "#puzzle");
        app.insert_resource(Textbook::Damaged("a test".to_owned()));
        settle(&mut app);
        assert_eq!(menu(&app), Menu::Learn, "it says why there is nothing");
        assert!(!asked::<StartLearning>(&app));
    }
}
