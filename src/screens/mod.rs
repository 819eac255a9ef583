//! The screens around the table, one file per screen. Shared parts are here: the page with its heading, the back button, and rebuilding a
//! page when the window has changed its shape.

mod daily;
mod deal_code;
mod destination;
mod elsewhere;
mod fair_deal;
mod fan;
mod field;
mod filter;
mod fullscreen;
mod help;
mod history;
#[cfg(test)]
mod hostile;
mod kept_scroll;
mod learn;
mod matches;
mod measures;
mod page;
mod sent_deal;
mod settings;
mod setup;
mod share;
mod statistics;
mod stepper;
mod tabs;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod title;

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use crate::settings::Settings;
use crate::states::{Menu, Screen};
use crate::ui::focus::{GoBack, Layer};
use crate::ui::{Rebuild, UiViewport};

pub use deal_code::OpenLink;
pub use settings::{AskFile, FileAnswer};
pub use share::{AskShare, GamePage, NotShared, ShareSheet};
pub use title::fan as title_fan;

pub(crate) trait PageState: FreelyMutableState + Clone {
    const LAYER: Layer = Layer::Screen;
}

impl PageState for Screen {}

impl PageState for Menu {
    const LAYER: Layer = Layer::Page;
}

/// The root of a page of the state `S`.
#[derive(Component, Clone, Copy)]
pub(crate) struct PageOf<S: PageState>(pub(crate) S);

/// Registers a page, which is built when its state is entered and again when the viewport has changed.
pub(crate) fn page<S: PageState, M>(app: &mut App, state: S, build: impl IntoSystem<(), (), M> + Copy + 'static) {
    page_when(app, state, build, resource_changed::<UiViewport>);
}

/// Registers a page, which is built when its state is entered and again when the data that it shows has changed.
pub(crate) fn page_when<S: PageState, M, C>(
    app: &mut App,
    state: S,
    build: impl IntoSystem<(), (), M> + Copy + 'static,
    changed: impl SystemCondition<C> + 'static,
) {
    let (here, there) = (state.clone(), state.clone());
    app.init_resource::<kept_scroll::KeptScroll<S>>();
    let (keep, restore) = (kept_scroll::keep(state.clone()), kept_scroll::restore(state.clone()));
    let clear = move |mut commands: Commands, pages: Query<(Entity, &PageOf<S>)>| {
        for (entity, page) in &pages {
            if page.0 == there {
                commands.entity(entity).despawn();
            }
        }
    };
    app.add_systems(OnEnter(state), build);
    app.add_systems(
        Update,
        (keep, clear, build, restore)
            .chain()
            .in_set(Rebuild)
            .run_if(in_state(here).and_eager(changed).and_eager(not(just_entered::<S>))),
    );
}

/// Returns `true` if the state was entered in this frame: its page has just been built.
fn just_entered<S: FreelyMutableState>(state: Option<Res<State<S>>>) -> bool {
    state.is_some_and(|state| state.is_changed())
}

/// Opens a page over the screen.
pub(crate) fn open(menu: Menu) -> impl Fn(On<bevy::ui_widgets::Activate>, ResMut<NextState<Menu>>) {
    move |_, mut next| next.set(menu)
}

fn go_back(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    editor: Option<Res<State<setup::SetupPage>>>,
    menu: Res<State<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
    room: Res<UiViewport>,
    mut step: ResMut<setup::Step>,
    mut glossary: help::WayBack,
) {
    if *menu.get() != Menu::None {
        // From a term in the glossary, return to the text that uses it.
        if *menu.get() != Menu::Help || !glossary.back() {
            next_menu.set(Menu::None);
        }
    } else if *screen.get() == Screen::Setup && editor.is_none_or(|page| *page == setup::SetupPage::Choose) {
        // Where steps follow one another, return to the previous one; a low window has them as tabs.
        if !room.portrait || room.low() || !step.back() {
            next_screen.set(Screen::Title);
        }
    }
}

/// Closes the page when the screen below it changes.
fn close(mut next: ResMut<NextState<Menu>>) {
    NextState::set_if_neq(&mut next, Menu::None);
}

/// Adds all screens except the table.
pub fn plugin(app: &mut App) {
    app.add_observer(go_back);
    app.add_systems(Update, close.run_if(state_changed::<Screen>));
    crate::ui::bind::following::<Settings>(app);
    app.add_plugins((
        page::plugin,
        kept_scroll::plugin,
        title::plugin,
        (
            elsewhere::plugin,
            deal_code::plugin,
            destination::plugin,
            sent_deal::plugin,
            share::plugin,
        ),
        setup::plugin,
        settings::plugin,
        statistics::plugin,
        matches::plugin,
        history::plugin,
        daily::plugin,
        fair_deal::plugin,
        help::plugin,
        learn::plugin,
    ));
}
