//! Measures of the pages by the shape of the window, in UI pixels: the one place where sizes and arrangement depend on it.

use bevy::prelude::*;

use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{Ui, UiViewport};

/// Measures of all pages in windows of one shape.
pub(crate) struct Measures {
    /// `true` if the halves of a page are one below the other.
    pub(crate) stacked: bool,
    /// `true` if halves that need more width are one below the other.
    pub(crate) one_column: bool,
    /// `true` if a page scrolls as a whole, rather than the list on it.
    pub(crate) scrolls_whole: bool,
    /// Padding at the sides of a panel of text.
    pub(crate) panel_padding: f32,
    /// Padding at the sides of the fields of custom rules.
    pub(crate) editor_padding: f32,
    /// Gap between the items of a card in the middle of the page.
    pub(crate) card_gap: f32,
    /// Height of a group of choices, and size of the back button.
    pub(crate) control: f32,
    /// Scale of buttons.
    pub(crate) button: f32,
    /// Gap between halves side by side.
    pub(crate) halves_gap: f32,
    /// Width that tabs of text leave to margins, panel and tab names, apart from the page's margins.
    pub(crate) beside_text: f32,
    /// Width that tabs of figures leave to panel, tab names and the page's margins.
    pub(crate) beside_figures: f32,
    /// Width of the score sheet of an example.
    pub(crate) example_sheet: Val,
    /// Minimum width of a filter.
    pub(crate) filter: f32,
    /// Minimum width of an achievement.
    pub(crate) achievement: f32,
    /// Minimum width of the text of a finished match.
    pub(crate) finished_match: Val,
    /// Minimum width and padding of a figure in large type.
    pub(crate) figure: (f32, UiRect),
    /// Minimum height of a line with a lesson or a kind of puzzle.
    pub(crate) lesson: f32,
    /// Gaps of the deal of the day: between its halves one below the other, and within them.
    pub(crate) daily: (f32, f32),
    /// The width that galleries of cards leave to their surroundings, apart from a preview beside them, and the number of cards that share
    /// the rest.
    pub(crate) gallery: (f32, f32),
    /// Choices side by side.
    pub(crate) choices: ChoiceMeasures,
    /// Pages with tabs.
    pub(crate) tabs: TabMeasures,
    pub(crate) title: TitleMeasures,
    /// The setup of a match.
    pub(crate) setup: SetupMeasures,
}

/// Measures of choices side by side.
pub(crate) struct ChoiceMeasures {
    /// `true` if the choices wrap, and are as wide as their captions.
    pub(crate) wrap: bool,
    /// Corner radius of the group.
    pub(crate) radius: BorderRadius,
    pub(crate) height: Val,
    /// Padding at the sides of a choice.
    pub(crate) padding: f32,
    /// Text size.
    pub(crate) text: f32,
}

/// Place of the names of tabs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TabNames {
    /// At the side of the contents.
    Beside,
    /// Above the contents, below the heading.
    Above,
    /// In place of the heading.
    AsHeading,
}

/// Measures of pages with tabs.
pub(crate) struct TabMeasures {
    /// Place of the names.
    pub(crate) names: TabNames,
    /// Padding of the panel.
    pub(crate) panel: f32,
    /// Padding at the sides of the contents.
    pub(crate) contents: f32,
    /// Gap between names above the contents.
    pub(crate) gap: f32,
    /// Height of a name, and its height in a low window.
    pub(crate) height: (f32, f32),
    /// Padding at the sides of a name.
    pub(crate) padding: f32,
    /// Gap between the icon and the text of a name.
    pub(crate) inner_gap: f32,
    /// Text size of a name.
    pub(crate) text: f32,
    /// `true` if names have icons.
    pub(crate) icons: bool,
}

pub(crate) struct TitleMeasures {
    /// Distance of the buttons for sound and full screen from the right and the upper edge.
    pub(crate) corner: Vec2,
    /// Distance of the version from the lower edge.
    pub(crate) version: f32,
    /// Text size of the tagline.
    pub(crate) tagline: f32,
    /// Thickness of the line below the logo. On a phone a thinner one would be less than a pixel.
    pub(crate) rule: f32,
    /// Width of a menu beside the fan.
    pub(crate) menu: f32,
    /// Free space above and below everything, where the menu is below the fan.
    pub(crate) edges: (f32, f32),
    /// Margin above and below the fan there, and its width as a fraction of the menu's.
    pub(crate) fan: (f32, f32),
    /// Height of a menu entry in a compact, in a dense and in a loose menu.
    pub(crate) entry: [f32; 3],
    /// Height of the primary entry in a compact menu, and in others before it grows like text.
    pub(crate) primary: (f32, f32),
}

/// Measures of the setup of a match.
pub(crate) struct SetupMeasures {
    /// Gap between the cards of the presets.
    pub(crate) preset_gap: f32,
    /// Padding of the cards of the presets.
    pub(crate) preset_padding: UiRect,
    /// Height of the choice of a length.
    pub(crate) length: f32,
    /// Gap between the lines of a seat that wraps.
    pub(crate) seat_gap: f32,
}

/// Several columns.
const WIDE: Measures = Measures {
    stacked: false,
    one_column: false,
    scrolls_whole: false,
    panel_padding: 40.0,
    editor_padding: 40.0,
    card_gap: 20.0,
    control: 52.0,
    button: 1.0,
    halves_gap: 48.0,
    beside_text: 448.0,
    beside_figures: 540.0,
    example_sheet: Val::Px(340.0),
    filter: 200.0,
    achievement: 320.0,
    finished_match: Val::Px(360.0),
    figure: (150.0, UiRect::axes(Val::Px(24.0), Val::Px(16.0))),
    lesson: 44.0,
    daily: (24.0, 18.0),
    gallery: (562.0, 5.0),
    choices: ChoiceMeasures {
        wrap: false,
        radius: BorderRadius::MAX,
        height: Val::Percent(100.0),
        padding: 0.0,
        text: 18.0,
    },
    tabs: TabMeasures {
        names: TabNames::Beside,
        panel: 24.0,
        contents: 16.0,
        gap: 10.0,
        height: (54.0, 44.0),
        padding: 20.0,
        inner_gap: 18.0,
        text: 18.0,
        icons: true,
    },
    title: TitleMeasures {
        corner: Vec2::new(44.0, 40.0),
        version: 40.0,
        tagline: 18.0,
        rule: 1.2,
        menu: 420.0,
        edges: (100.0, 40.0),
        fan: (26.0, 1.0),
        entry: [46.0, 54.0, 60.0],
        primary: (68.0, 82.0),
    },
    setup: SetupMeasures {
        preset_gap: 17.0,
        preset_padding: UiRect::axes(Val::Px(20.0), Val::Px(18.0)),
        length: 66.0,
        seat_gap: 6.0,
    },
};

/// Several columns in a squarer window with a large interface: the names of tabs beside their contents would leave too little width for two
/// columns.
const SQUARE: Measures = Measures {
    beside_text: 131.0,
    beside_figures: 223.0,
    gallery: (245.0, 5.0),
    tabs: TabMeasures {
        names: TabNames::Above,
        ..WIDE.tabs
    },
    ..WIDE
};

/// Minimum width of a window whose tabs have their names at the side, in UI pixels.
const NAMES_BESIDE: f32 = 1120.0;

/// One column with large text, on a tablet or in a tall window.
const TALL: Measures = Measures {
    stacked: true,
    one_column: true,
    panel_padding: 28.0,
    editor_padding: 28.0,
    control: 74.0,
    button: 1.15,
    beside_text: 74.0,
    beside_figures: 190.0,
    example_sheet: Val::Percent(100.0),
    filter: 330.0,
    achievement: 500.0,
    finished_match: Val::Percent(100.0),
    figure: (300.0, WIDE.figure.1),
    lesson: 72.0,
    gallery: (220.0, 5.0),
    tabs: TabMeasures {
        names: TabNames::Above,
        panel: 12.0,
        contents: 22.0,
        height: (62.0, 62.0),
        text: 16.0,
        ..WIDE.tabs
    },
    title: TitleMeasures {
        tagline: 25.0,
        entry: [74.0, 74.0, 78.0],
        ..WIDE.title
    },
    setup: SetupMeasures {
        length: 92.0,
        ..WIDE.setup
    },
    ..WIDE
};

/// An upright phone.
const PHONE: Measures = Measures {
    scrolls_whole: true,
    panel_padding: 20.0,
    card_gap: 14.0,
    beside_figures: 118.0,
    figure: (180.0, UiRect::axes(Val::Px(18.0), Val::Px(12.0))),
    daily: (16.0, 12.0),
    gallery: (142.0, 5.0),
    choices: ChoiceMeasures {
        wrap: true,
        radius: BorderRadius::all(Val::Px(38.0)),
        height: Val::Px(74.0),
        padding: 12.0,
        text: 16.0,
    },
    tabs: TabMeasures {
        gap: 4.0,
        padding: 9.0,
        inner_gap: 10.0,
        icons: false,
        ..TALL.tabs
    },
    title: TitleMeasures {
        corner: Vec2::new(12.0, 12.0),
        tagline: 22.0,
        rule: 2.6,
        edges: (84.0, 16.0),
        fan: (14.0, 0.85),
        ..TALL.title
    },
    setup: SetupMeasures {
        preset_gap: 8.0,
        preset_padding: UiRect::axes(Val::Px(14.0), Val::Px(6.0)),
        seat_gap: 2.0,
        ..TALL.setup
    },
    ..TALL
};

/// A phone on its side.
const LOW: Measures = Measures {
    stacked: false,
    halves_gap: 28.0,
    finished_match: Val::Px(360.0),
    gallery: (243.0, 8.0),
    tabs: TabMeasures {
        names: TabNames::AsHeading,
        ..PHONE.tabs
    },
    title: TitleMeasures {
        version: 14.0,
        tagline: 15.0,
        rule: 1.2,
        menu: 470.0,
        entry: [74.0; 3],
        primary: (86.0, 82.0),
        ..PHONE.title
    },
    ..PHONE
};

impl Measures {
    /// Returns the measures for a window.
    pub(crate) fn of(room: &UiViewport) -> &'static Measures {
        match (room.portrait, room.phone) {
            (true, _) if room.low() => &LOW,
            (true, true) => &PHONE,
            (true, false) => &TALL,
            (false, _) if room.size.x < NAMES_BESIDE => &SQUARE,
            (false, _) => &WIDE,
        }
    }
}

impl Ui<'_, '_> {
    /// Returns the measures for the window.
    pub(crate) fn measures(&self) -> &'static Measures {
        Measures::of(self.room)
    }
}

/// Returns the node of the halves of a page, side by side or one below the other.
pub(crate) fn halves(stacked: bool) -> Node {
    flex()
        .width(percent(100))
        .flex_direction(if stacked {
            FlexDirection::Column
        } else {
            FlexDirection::Row
        })
        .rigid()
}

/// Returns the node of a half; halves side by side are equally wide.
pub(crate) fn half(stacked: bool) -> Node {
    column().grow().flex_basis(if stacked { auto() } else { px(0) })
}
