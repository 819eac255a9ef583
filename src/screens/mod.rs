//! The screens around the table: one file a screen. What they share is here: the page with its heading, the way back, and building
//! a page anew when the window has changed its shape.

mod fan;
mod fullscreen;
mod help;
mod page;
mod scrollbar;
mod settings;
mod setup;
mod statistics;
mod tabs;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod title;

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use crate::Screen;
use crate::settings::Settings;
use crate::ui::Viewport;
use crate::ui::focus::GoBack;

pub use title::fan as title_fan;

/// Where the way back from settings, help and statistics leads; whoever opens one of them says so.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnTo(pub Screen);

impl Default for ReturnTo {
    fn default() -> ReturnTo {
        ReturnTo(Screen::Title)
    }
}

/// The window as the interface sees it, in units after the interface's own scale.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct UiViewport {
    /// Width and height in units of the interface.
    pub(crate) size: Vec2,
    /// One column instead of several.
    pub(crate) portrait: bool,
}

impl UiViewport {
    /// Sizes of text grow in portrait, as the art guide has it.
    pub(crate) fn text(&self, size: f32) -> f32 {
        if self.portrait { size * 1.36 } else { size }
    }
}

fn measure(viewport: Res<Viewport>, settings: Res<Settings>, mut room: ResMut<UiViewport>) {
    let size = (viewport.size / settings.interface_scale()).round();
    room.set_if_neq(UiViewport {
        size,
        portrait: viewport.portrait,
    });
}

/// Pages are built anew in this set of `Update`.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rebuild;

/// The root of a page of the state `S`.
#[derive(Component, Clone, Copy)]
pub(crate) struct PageOf<S: FreelyMutableState>(pub(crate) S);

/// A page is built when its state is entered, and again when the room has changed.
pub(crate) fn page<S, M>(app: &mut App, state: S, build: impl IntoSystem<(), (), M> + Copy + 'static)
where
    S: FreelyMutableState + Clone,
{
    let (here, there) = (state.clone(), state.clone());
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
        (clear, build).chain().in_set(Rebuild).run_if(
            in_state(here)
                .and_eager(resource_changed::<UiViewport>)
                .and_eager(not(just_entered::<S>)),
        ),
    );
}

/// Whether the state was entered in this very frame: its page is new already.
fn just_entered<S: FreelyMutableState>(state: Option<Res<State<S>>>) -> bool {
    state.is_some_and(|state| state.is_changed())
}

/// Opens a screen from the title.
pub(crate) fn open(
    screen: Screen,
) -> impl Fn(On<bevy::ui_widgets::Activate>, ResMut<NextState<Screen>>, ResMut<ReturnTo>) {
    move |_, mut next, mut back| {
        *back = ReturnTo(Screen::Title);
        next.set(screen);
    }
}

fn go_back(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    editor: Option<Res<State<setup::SetupPage>>>,
    back: Res<ReturnTo>,
    mut next: ResMut<NextState<Screen>>,
) {
    match screen.get() {
        Screen::Setup if editor.is_none_or(|page| *page == setup::SetupPage::Choose) => next.set(Screen::Title),
        Screen::Settings | Screen::Help | Screen::Statistics => next.set(back.0),
        Screen::Setup | Screen::Loading | Screen::Title | Screen::Table => {}
    }
}

/// All screens but the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<ReturnTo>();
    app.init_resource::<UiViewport>();
    app.add_systems(PreUpdate, measure);
    app.add_systems(Startup, measure);
    app.add_observer(go_back);
    crate::ui::bind::following::<Settings>(app);
    app.add_plugins((
        page::plugin,
        scrollbar::plugin,
        title::plugin,
        setup::plugin,
        settings::plugin,
        statistics::plugin,
        help::plugin,
    ));
}
