//! Match setup: the presets on the left, the options of the selected one on the right.

mod custom;
mod form;
mod panel;
mod steps;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use serde_json::Value;
use spades_rules::{Preset, Suit};

use super::page::{MARGIN, Pages, column, scroll};
use super::{UiViewport, open};
use crate::input::Enter;
use crate::say;
use crate::session::statistics::Statistics;
use crate::session::{OwnRules, RulesKind};
use crate::states::{Menu, Screen};
use crate::storage;
use crate::text::notices::Kept;
use crate::text::setup::PresetGroup;
use crate::text::{Blank, Phrase};
use crate::ui::bind::{self, Bind};
use crate::ui::focus::{FirstFocus, GoBack, OneOf};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::scrollbar::Reveal;
use crate::ui::{ButtonKind, Fit, Selected, Ui, palette, room_to_fit};
pub(super) use panel::{Dealer, deal};
pub(super) use steps::Step;

pub(crate) use form::{Choice, Form};

/// Key in the store.
const KEY: &str = "setup";

#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Setup)]
pub(crate) enum SetupPage {
    /// Choosing rules and players.
    #[default]
    Choose,
    /// Editing custom rules.
    Custom,
}

impl super::PageState for SetupPage {}

fn build(mut pages: Pages, form: Res<Form>, statistics: Res<Statistics>) {
    if pages.room.portrait {
        return steps::build(&mut pages, &form, &statistics);
    }
    let node = flex()
        .padding(UiRect::all(px(MARGIN)))
        .column_gap(px(46.0_f32.min(pages.room.size.x * 0.028)));
    pages.spawn(SetupPage::Choose, &say::setup::new_match(), node, |page| {
        let left = column().grow().flex_basis(px(0)).height(percent(100)).row_gap(px(34));
        page.nest(left, |left| {
            left.header(&say::setup::new_match());
            presets(left, form.chosen());
        });
        let side = flex().width(px(panel_width(page.room))).height(percent(100)).rigid();
        page.nest(side, |side| panel::choices_panel(side, &form, &statistics));
    });
}

/// Returns the width of the panel on the right in landscape.
fn panel_width(room: &UiViewport) -> f32 {
    (room.size.x * 0.38).clamp(460.0, 640.0)
}

/// Layout of the preset cards.
struct Grid {
    columns: u16,
    /// `true` if the rows have a fixed height and scroll when there is no room for them.
    scrolls: bool,
    /// Height of a card; `None` if the rows share the available height.
    height: Option<f32>,
    /// Text size of a preset's name.
    name: f32,
    /// `true` if cards have no room for pips beside a name.
    narrow: bool,
}

impl Grid {
    fn of(room: &UiViewport) -> Grid {
        if room.phone {
            return Grid {
                columns: if room.low() { 3 } else { 2 },
                scrolls: false,
                height: None,
                name: 26.0,
                narrow: true,
            };
        }
        if room.portrait {
            return Grid {
                columns: 2,
                scrolls: false,
                height: None,
                name: room.text(26.0),
                narrow: false,
            };
        }
        let cards = room.size.x - 2.0 * MARGIN - panel_width(room) - 80.0;
        let card = cards / 4.0;
        let cramped = card < 165.0 || room.size.y < 740.0;
        let narrow = card < 215.0 && !cramped;
        Grid {
            columns: match cramped {
                false => 4,
                // In narrower cards a name wraps, and the text below it is clipped.
                true if cards < 320.0 => 1,
                true => 2,
            },
            scrolls: cramped,
            height: cramped.then_some(150.0),
            name: if narrow { 22.0 } else { 26.0 },
            narrow,
        }
    }
}

/// Maximum height of a row of cards.
const MAX_ROW: f32 = 210.0;

/// The presets whose cards are shown: those of the selected one, until the player looks at others.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ShownGroup(PresetGroup);

/// Shows the group of the selected preset when it is selected, here or by a code, and when the page opens.
fn show_group_of_choice(form: Res<Form>, mut last: Local<Option<Choice>>, mut shown: ResMut<ShownGroup>) {
    if last.replace(form.chosen()) != Some(form.chosen()) {
        show_chosen(form, shown.reborrow());
    }
}

fn show_chosen(form: Res<Form>, mut shown: Mut<ShownGroup>) {
    if let Choice::Preset(preset) = form.chosen() {
        shown.set_if_neq(ShownGroup(PresetGroup::of(preset)));
    }
}

fn open_at_choice(form: Res<Form>, mut shown: ResMut<ShownGroup>) {
    show_chosen(form, shown.reborrow());
}

/// Spawns the names of the groups, and the cards of all presets, of the custom rules and of the deal of the day.
fn presets(parent: &mut Ui, chosen: Choice) {
    let room = parent.room;
    let layout = Grid::of(room);
    let gap = parent.measures().setup.preset_gap;
    parent.choices(|groups| {
        for group in PresetGroup::ALL {
            groups
                .choice(&group)
                .insert(Bind::<ShownGroup>::default().selected(move |shown| shown.0 == group))
                .observe(move |_: On<Activate>, mut shown: ResMut<ShownGroup>| shown.0 = group);
        }
    });
    let mut node = flex()
        .display(Display::Grid)
        .width(percent(100))
        .grid_template_columns(RepeatedGridTrack::flex(layout.columns, 1.0))
        .row_gap(px(gap))
        .column_gap(px(gap))
        .rigid();
    let fill = |grid: &mut Ui| {
        for preset in Preset::ALL {
            preset_card(grid, preset, &layout, chosen);
        }
        further_cards(grid, layout.columns, chosen);
    };
    if layout.scrolls {
        const GLOW: f32 = 10.0;
        let area = Node {
            width: percent(100),
            flex_grow: 1.0,
            flex_basis: px(0),
            // Room for the glow around the selected card, and for the scrollbar beside it.
            padding: UiRect::all(px(GLOW)).with_right(px(22)),
            ..default()
        };
        parent.nest(scroll(area), |area| {
            area.nest(node, fill);
            // Padding is no content: the last card's border would lie beyond the edge.
            area.spawn(flex().height(px(2.0 * GLOW)).rigid());
        });
        return;
    }
    if layout.height.is_none() {
        node.flex_grow = 1.0;
        node.flex_basis = px(0);
        node.min_height = px(0);
        node.flex_shrink = 1.0;
        // Cards are as high in every group.
        let rows = PresetGroup::ALL.map(|group| rows_of(group, layout.columns));
        let rows = rows.into_iter().max().unwrap_or(1);
        node.grid_template_rows = RepeatedGridTrack::flex(rows, 1.0);
        node.max_height = px(f32::from(rows) * (room.text(MAX_ROW) + gap));
    }
    parent.nest(node, fill);
}

/// Returns `true` if cards have room for more than names and numbers: a single column needs a tall window.
fn has_mottos(room: &UiViewport) -> bool {
    !room.portrait || !room.low() && room.size.y > 1250.0
}

/// Padding at the sides of a narrow card: "Quick · 3 players" has room.
const NARROW_PADDING: f32 = 14.0;

fn preset_card(grid: &mut Ui, preset: Preset, layout: &Grid, chosen: Choice) {
    let choice = Choice::Preset(preset);
    let mut padding = grid.measures().setup.preset_padding;
    if layout.narrow && !grid.room.phone {
        (padding.left, padding.right) = (px(NARROW_PADDING), px(NARROW_PADDING));
    }
    let node = column()
        .height(layout.height.map_or(auto(), px))
        .min_width(px(0))
        .min_height(px(0))
        .justify_content(JustifyContent::SpaceBetween)
        .padding(padding)
        .overflow(Overflow::clip());
    let radius = BorderRadius::all(px(18));
    let button = grid.theme.clickable(ButtonKind::Tile, radius, &preset.words());
    let selected = Bind::<Form>::default().selected(move |form| form.chosen() == choice);
    let shown = Bind::<ShownGroup>::default().shown(move |shown| shown.0 == PresetGroup::of(preset));
    let mut card = grid.nest((node, button, selected, shown, RulesCard, OneOf), |card| {
        preset_name(card, preset, layout);
        preset_lines(card, preset);
    });
    card.observe(choose(choice));
    if choice == chosen {
        card.insert(FirstFocus);
    }
}

/// Selects rules when their card is pressed; Enter on the selected card deals, as in any dialog with a default button.
fn choose(choice: Choice) -> impl Fn(On<Activate>, Enter, Dealer) {
    move |_, enter, mut dealer| {
        if enter.pressed() && dealer.form.chosen() == choice && dealer.form.can_deal() {
            dealer.deal();
        } else {
            dealer.form.choose(choice);
        }
    }
}

/// Spawns the preset's name, with a pip for each player.
fn preset_name(card: &mut Ui, preset: Preset, layout: &Grid) {
    let chosen = move |form: &Form| form.chosen() == Choice::Preset(preset);
    let top = flex().width(percent(100)).align_center().column_gap(px(8));
    card.nest((top, Pickable::IGNORE), |top| {
        top.nest((room_to_fit(), Pickable::IGNORE), |name| {
            // Spawned in two colors, of which one is shown: brass if selected.
            for (color, when) in [(palette::IVORY, false), (palette::BRASS, true)] {
                name.spawn((
                    name.theme.serif(&preset.words(), layout.name, color),
                    Node::default(),
                    (TextLayout::no_wrap(), Fit::default()),
                    Bind::<Form>::default().shown(move |form| chosen(form) == when),
                ));
            }
        });
        if layout.narrow {
            return;
        }
        let pips = flex().column_gap(px(3)).rigid();
        top.nest((pips, Pickable::IGNORE), |pips| {
            let (theme, size) = (pips.theme, pips.room.text(14.0));
            for _ in 0..preset.rules().players {
                pips.spawn(theme.suit(Suit::Spades, size, palette::BRASS.with_alpha(0.7)));
            }
        });
    });
}

/// Spawns length and players of the preset's match, and its motto.
fn preset_lines(card: &mut Ui, preset: Preset) {
    /// Height of two lines of a motto.
    const TWO_LINES: f32 = 40.0;
    let players = preset.rules().players;
    let lines = column()
        .width(percent(100))
        .min_width(px(0))
        .row_gap(px(if card.room.phone { 4.0 } else { 8.0 }))
        .overflow(Overflow::clip());
    card.nest((lines, Pickable::IGNORE), |lines| {
        let outline =
            move |form: &Form| say::setup::outline(form.length_of(preset).name().target().map(Into::into), players);
        lines.sans(&Blank, 15.0, palette::MUTED).insert((
            TextLayout::no_wrap(),
            Fit::default(),
            Bind::<Form>::default().says(outline),
        ));
        if has_mottos(lines.room) {
            // As high with one line as with two, so that the lines of all cards are level.
            let is_tablet = lines.room.portrait && !lines.room.phone;
            let height = if is_tablet {
                auto()
            } else {
                px(lines.room.text(TWO_LINES))
            };
            lines
                .sans(&say::setup::motto(preset.words()), 15.0, palette::IVORY)
                .insert(flex().min_height(height));
        }
    });
}

/// Returns the number of columns that the cards of the custom rules and of the deal of the day span: they share the rest of the group's last row
/// or the next one, or take one row each.
fn further_spans(group: PresetGroup, columns: u16) -> [u16; 2] {
    let left = columns - group.presets().count() as u16 % columns;
    match (left, columns) {
        // A single one of four columns would be too narrow for a longer language.
        (1, 4) => [2, 2],
        (3, 4) => [3, 4],
        (1, _) => [1, columns],
        _ => [left - 1, 1],
    }
}

/// Returns the number of rows of a group with those two cards.
fn rows_of(group: PresetGroup, columns: u16) -> u16 {
    let [first, second] = further_spans(group, columns);
    let mut cells = group.presets().count() as u16;
    for span in [first, second] {
        // A card that doesn't fit in the rest of a row takes the next one.
        if cells % columns + span > columns {
            cells = cells.next_multiple_of(columns);
        }
        cells += span;
    }
    cells.div_ceil(columns)
}

/// The card of the custom rules or of the deal of the day.
#[derive(Component)]
struct FurtherCard {
    columns: u16,
    place: usize,
}

/// Lets the further cards fill the rows of the group that is shown.
fn span_further_cards(shown: Res<ShownGroup>, mut cards: Query<(Ref<FurtherCard>, &mut Node)>) {
    for (card, mut node) in &mut cards {
        if shown.is_changed() || card.is_added() {
            let span = GridPlacement::span(further_spans(shown.0, card.columns)[card.place]);
            if node.grid_column != span {
                node.grid_column = span;
            }
        }
    }
}

/// Spawns the cards of the custom rules and of the deal of the day.
fn further_cards(grid: &mut Ui, columns: u16, chosen: Choice) {
    let mut custom = wide_card(
        grid,
        FurtherCard { columns, place: 0 },
        "sliders-horizontal",
        &RulesKind::Custom,
        &say::setup::custom_motto(),
    );
    custom
        .insert((
            RulesCard,
            OneOf,
            Bind::<Form>::default().selected(|form| form.chosen() == Choice::Custom),
        ))
        .observe(choose(Choice::Custom));
    if chosen == Choice::Custom {
        custom.insert(FirstFocus);
    }
    let name = &say::daily::deal_of_the_day_deal_of_the_day();
    let daily = FurtherCard { columns, place: 1 };
    wide_card(grid, daily, "sparkles", name, &say::daily::deal_of_the_day_motto()).observe(open(Menu::Daily));
}

fn wide_card<'a>(
    grid: &'a mut Ui,
    place: FurtherCard,
    icon: &str,
    name: &dyn Phrase,
    motto: &dyn Phrase,
) -> EntityCommands<'a> {
    let room = grid.room;
    let node = flex()
        .min_width(px(0))
        .min_height(px(0))
        .padding(UiRect::axes(px(16), px(14)))
        .column_gap(px(12))
        .align_center()
        .overflow(Overflow::clip());
    let button = grid.theme.clickable(ButtonKind::Tile, BorderRadius::all(px(18)), name);
    grid.nest((node, button, place), |card| {
        card.icon(icon, 28.0, palette::BRASS);
        let lines = room_to_fit().row_gap(px(5));
        card.nest((lines, Pickable::IGNORE), |lines| {
            let line = || (TextLayout::no_wrap(), Fit::default());
            lines.serif(name, 25.0, palette::IVORY).insert(line());
            if !room.phone && has_mottos(room) {
                lines.sans(motto, 15.0, palette::MUTED);
            }
        });
        // Large letters need its room on a phone on its side.
        if !room.low() || room.letters <= 1.0 {
            card.icon("chevron-right", 20.0, palette::MUTED);
        }
    })
}

/// A card that selects rules.
#[derive(Component)]
struct RulesCard;

/// Scrolls the card of the selected rules into view, once, as soon as it has been laid out.
fn reveal(
    built: Query<(), Added<RulesCard>>,
    chosen: Query<(Entity, &ComputedNode), (With<Selected>, With<RulesCard>)>,
    mut waits: Local<bool>,
    mut commands: Commands,
) {
    *waits |= !built.is_empty();
    if let Ok((card, node)) = chosen.single()
        && *waits
        && !node.is_empty()
    {
        *waits = false;
        commands.trigger(Reveal { entity: card });
    }
}

fn leave_editor(_: On<GoBack>, page: Option<Res<State<SetupPage>>>, mut next: ResMut<NextState<SetupPage>>) {
    if page.is_some_and(|page| *page == SetupPage::Custom) {
        next.set(SetupPage::Choose);
    }
}

/// Merges the setup of another machine into this one: adds its sets of rules that are missing here.
pub(super) fn joined(ours: Option<Value>, theirs: Value) -> Result<Value, String> {
    storage::backup::joined(ours, theirs, Form::with_sets_of)
}

/// Saves the setup, as sets of rules take work to make.
fn save(form: Res<Form>, store: Res<storage::Store>) {
    store.save(KEY, &*form);
}

/// Proposes quick matches until the player has finished one.
fn meet_newcomers(statistics: Res<Statistics>, mut form: ResMut<Form>) {
    let newcomer = statistics.matches() == 0;
    if form.newcomer != newcomer {
        form.newcomer = newcomer;
    }
}

/// Ends the visit that began on the title.
fn leave(screen: Res<State<Screen>>, mut form: ResMut<Form>) {
    form.end_visit(*screen.get() == Screen::Table);
}

/// Updates the names of the player's own rules.
fn name_rules(form: Res<Form>, mut own: ResMut<OwnRules>) {
    own.set_if_neq(form.own_rules());
}

pub(super) fn plugin(app: &mut App) {
    storage::kept::<Form>(app, KEY, Kept::LastSetUp);
    app.add_systems(
        PreUpdate,
        (
            meet_newcomers.run_if(resource_changed::<Statistics>.or_eager(resource_added::<Form>)),
            name_rules.run_if(resource_changed::<Form>),
        )
            .chain(),
    );
    app.add_sub_state::<SetupPage>();
    app.add_systems(
        PostUpdate,
        save.run_if(resource_changed::<Form>.and_eager(not(resource_added::<Form>))),
    );
    app.add_systems(OnExit(Screen::Setup), leave);
    app.add_systems(PostUpdate, reveal.after(bevy::ui::UiSystems::PostLayout));
    app.init_resource::<ShownGroup>();
    bind::following::<ShownGroup>(app);
    app.add_systems(OnEnter(Screen::Setup), open_at_choice);
    app.add_systems(
        Update,
        (
            show_group_of_choice.run_if(resource_changed::<Form>),
            span_further_cards,
        )
            .chain(),
    );
    app.add_observer(leave_editor);
    bind::following::<Form>(app);
    panel::plugin(app);
    steps::plugin(app);
    super::page(app, SetupPage::Choose, build);
    super::page(app, SetupPage::Custom, custom::build);
}
