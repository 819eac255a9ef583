//! "What do I know?": lists by suit which cards are still out, in your hand, played or discarded, as far as the viewer could know.

use bevy::prelude::*;
use spades_learn::coach::{Knowledge, SuitKnowledge};
use spades_rules::{Card, CardSet, DUMMY, HandBuilding, Phase, Suit, View};

use super::cards::suit_mark;
use super::{MAX_SIZE, Overlay, sheet};
use crate::say;
use crate::session::Match;
use crate::settings::Settings;
use crate::table::shown::ShownView;
use crate::text::Phrase;
use crate::text::Words;
use crate::text::cards::Ranks;
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{Panels, Ui, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Known), build);
    app.add_systems(
        Update,
        fill.after(crate::table::TableSystems::Direct)
            .run_if(in_state(Overlay::Known)),
    );
}

/// Marker of the node for the contents.
#[derive(Component)]
struct KnownCards;

fn build(mut panels: Panels) {
    let width = panels.room.panel_sizes().known;
    sheet(
        &mut panels,
        Overlay::Known,
        width,
        Some(&say::captions::caption_back()),
        |ui| {
            ui.sheet_heading(&say::known::what_do_i_know());
            ui.spawn((KnownCards, column().width(percent(100)).align_center().row_gap(px(10))));
        },
    );
}

/// Fills the overlay, and updates it when the knowledge changes.
fn fill(
    mut panels: Panels,
    settings: Res<Settings>,
    shown_view: Res<ShownView>,
    game: Option<Res<Match>>,
    places: Query<(Entity, Ref<KnownCards>)>,
    mut listed: Local<Option<Knowledge>>,
) {
    let (Some(view), Some(game), Ok((place, built))) = (&shown_view.0, game, places.single()) else {
        return;
    };
    if !shown_view.is_changed() && !built.is_added() {
        return;
    }
    let knowledge = Knowledge::new(view);
    if listed.as_ref() == Some(&knowledge) && !built.is_added() {
        return;
    }
    let sizes = panels.room.panel_sizes();
    let (scale, letters) = (sizes.known_scale, panels.room.letters);
    let room = sizes.known.min(panels.room.size.x * MAX_SIZE.x / 100.0) - BESIDE_GROUPS;
    panels.refill(place, |ui| {
        ui.enlarged(scale, |ui| {
            ui.sans(&where_they_are(view, &knowledge, &game), 16.0, palette::MUTED)
                .insert(TextLayout::justify(Justify::Center));
            let columns = Columns::of(&knowledge, room, scale * letters);
            for suit in Suit::ALL.into_iter().rev() {
                row(ui, (suit, &settings), knowledge.suit(suit), &columns, &game);
            }
        });
    });
    *listed = Some(knowledge);
}

/// Returns the phrase that says where the cards still out may be.
fn where_they_are(view: &View, knowledge: &Knowledge, game: &Match) -> Words {
    let mut hidden =
        (0..view.hand_counts.len()).filter(|&seat| seat != view.viewer && !(seat == DUMMY && view.dummy.is_some()));
    match (view.rules.hands, view.phase) {
        _ if knowledge.is_complete => hidden
            .next()
            .map_or(say::known::in_other_hands(), |seat| say::known::all_in(game.who(seat))),
        (HandBuilding::OpenDraft, Phase::Draft) => say::known::in_the_stock_too(),
        (HandBuilding::ClosedDraft | HandBuilding::UnseenDraft, Phase::Draft) => say::known::in_the_stock_or_thrown(),
        (HandBuilding::ClosedDraft | HandBuilding::UnseenDraft, _) => say::known::in_the_other_hand_or_thrown(),
        (HandBuilding::Deal, _) if view.rules.players == 2 => say::known::in_the_other_hand_or_out(),
        _ => say::known::in_other_hands(),
    }
}

/// A group of cards with the same status.
type Group = (Words, CardSet);

/// Returns a suit's groups, in the order of the list. Only the first is shown even if it is empty.
fn groups(known: &SuitKnowledge) -> [Group; 7] {
    [
        (say::known::still_out(), known.out),
        (say::known::in_your_hand(), known.held),
        (say::known::just_drawn(), known.drawn),
        (say::known::in_the_dummy(), known.open),
        (say::known::played(), known.played),
        (say::known::thrown_by_you(), known.thrown),
        (say::known::thrown_by_others(), known.thrown_by_others),
    ]
}

/// Sizes of captions and ranks, and the gap between groups.
const CAPTION: f32 = 14.5;
const RANKS: f32 = 21.0;
const BETWEEN: f32 = 34.0;

/// Width of the panel that margins and suits take.
const BESIDE_GROUPS: f32 = 160.0;

/// Letter widths of captions and ranks, as a fraction of their size. Commas and spaces are narrow.
const CAPTION_LETTER: f32 = 0.56;
const RANK_LETTER: f32 = 0.42;

/// Widths of the columns of groups, the same for all suits, and the column that begins each suit's second line; `None` if two lines are
/// too narrow, so that each suit's groups wrap by themselves.
#[derive(Debug, PartialEq)]
struct Columns(Option<([f32; 7], usize)>);

impl Columns {
    /// Measures the groups of all suits; `scale` is the size of their letters, where 1 is usual.
    fn of(knowledge: &Knowledge, room: f32, scale: f32) -> Columns {
        let mut widths = [0.0_f32; 7];
        let suits = Suit::ALL.into_iter().map(|suit| groups(knowledge.suit(suit)));
        for (at, (name, cards)) in suits.flat_map(|groups| groups.into_iter().enumerate()) {
            if at == 0 || !cards.is_empty() {
                let letters = |text: String| spades_words::width(&text) as f32;
                let caption = letters(name.text()) * CAPTION * CAPTION_LETTER * scale;
                let ranks = letters(Ranks(sorted(cards)).text()) * RANKS * RANK_LETTER * scale;
                widths[at] = widths[at].max(caption).max(ranks);
            }
        }
        Columns::in_lines(widths, room)
    }

    /// Breaks columns of these widths, of which empty ones have none, into at most two lines.
    fn in_lines(widths: [f32; 7], room: f32) -> Columns {
        let fits = |columns: &[f32]| {
            let used = columns.iter().filter(|width| **width > 0.0).count() as f32;
            columns.iter().sum::<f32>() + BETWEEN * (used - 1.0) <= room
        };
        let first = (1..=widths.len()).rev().find(|&first| fits(&widths[..first]));
        let first = first.filter(|&first| fits(&widths[first..]));
        Columns(first.map(|first| (widths, first)))
    }
}

/// Returns cards in the order in which their ranks are listed.
fn sorted(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    cards
}

/// Spawns a suit's row: its groups of cards beside its symbol.
fn row(ui: &mut Ui, (suit, settings): (Suit, &Settings), known: &SuitKnowledge, columns: &Columns, game: &Match) {
    let row = flex()
        .width(percent(100))
        .padding(UiRect::axes(px(14), px(8)))
        .column_gap(px(16))
        .align_center()
        .rigid()
        .border_radius(BorderRadius::all(px(10)));
    let beside = column().grow().flex_basis(px(0)).row_gap(px(6));
    let line = flex().width(percent(100)).wrap().column_gap(px(BETWEEN)).row_gap(px(6));
    let groups: Vec<(usize, Group)> = groups(known).into_iter().enumerate().collect();
    let (widths, first) = columns
        .0
        .map_or((None, groups.len()), |(widths, first)| (Some(widths), first));
    ui.nest((row, BackgroundColor(palette::IVORY.with_alpha(0.02))), |ui| {
        suit_mark(ui, suit, (48.0, 26.0), palette::suit(suit, settings.four_colour));
        ui.nest(beside, |ui| {
            let (first, second) = groups.split_at(first);
            ui.nest(line.clone(), |ui| {
                spawn_groups(ui, first, widths);
                for &seat in &known.without {
                    ui.sans(&say::known::has_none(game.who(seat)), 15.0, palette::BRASS)
                        .insert(flex().align_self(AlignSelf::End));
                }
            });
            if second.iter().any(|(_, (_, cards))| !cards.is_empty()) {
                ui.nest(line, |ui| spawn_groups(ui, second, widths));
            }
        });
    });
}

/// Spawns groups side by side, in columns of these widths if there are any.
fn spawn_groups(ui: &mut Ui, groups: &[(usize, Group)], widths: Option<[f32; 7]>) {
    for &(at, (ref name, cards)) in groups {
        let width = widths.map(|widths| widths[at]);
        let node = Node {
            // Another language may need more.
            min_width: px(width.unwrap_or(0.0)),
            flex_direction: FlexDirection::Column,
            // Ranks of a suit that is alone in its lines wrap.
            flex_shrink: if width.is_some() { 0.0 } else { 1.0 },
            ..default()
        };
        let colors = match at {
            0 => (palette::BRASS, palette::IVORY),
            _ => (palette::MUTED, palette::MUTED),
        };
        if at == 0 || !cards.is_empty() {
            ui.nest(node, |ui| group(ui, name, sorted(cards), colors));
        } else if width.is_some_and(|width| width > 0.0) {
            ui.spawn(node);
        }
    }
}

/// Fills a group: its caption and its ranks in these colors.
fn group(ui: &mut Ui, name: &Words, cards: Vec<Card>, (caption, ranks): (Color, Color)) {
    ui.sans(name, CAPTION, caption).insert(TextLayout::no_wrap());
    if cards.is_empty() {
        ui.serif(&say::captions::caption_none(), RANKS, ranks);
    } else {
        ui.serif(&Ranks(cards), RANKS, ranks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// “Other discards” alone wrapped in one row of four.
    #[test]
    fn all_suits_break_their_groups_in_the_same_place() {
        let widths = [300.0, 100.0, 0.0, 0.0, 120.0, 90.0, 110.0];
        let sum = 300.0 + 100.0 + 120.0 + 90.0 + 110.0 + 4.0 * BETWEEN;
        assert_eq!(Columns::in_lines(widths, sum), Columns(Some((widths, 7))));
        assert_eq!(Columns::in_lines(widths, sum - 1.0), Columns(Some((widths, 6))));
        assert_eq!(Columns::in_lines(widths, 440.0), Columns(Some((widths, 4))));
        assert_eq!(Columns::in_lines(widths, 330.0), Columns(None), "three lines each");
    }
}
