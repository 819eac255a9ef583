//! The glossary, with links to its terms.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Page;
use crate::redraw::Redraw;
use crate::states::Menu;
use crate::text::glossary::Term;
use crate::text::help::Tab as Words;
use crate::ui::scrollbar::Reveal;
use crate::ui::{Rebuild, Ui, palette};

/// Opens the glossary at a term.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct OpenTerm(pub(super) Term);

/// The requested term.
#[derive(Resource, Default)]
struct LookedUp {
    term: Option<Term>,
    /// The tab with the link that was followed, to return to.
    from: Option<Page>,
    /// The row has yet to be scrolled into view, once it has been laid out.
    reveal: bool,
}

#[derive(Component)]
struct TermRow(Term);

pub(super) fn draw(body: &mut Ui) {
    super::table(body, |table| {
        for (at, term) in Term::sorted().into_iter().enumerate() {
            super::plain_row(table, at, &term, &term.meaning())
                .insert((TermRow(term), Outline::new(px(1.5), px(0), Color::NONE)));
        }
    });
}

fn open(mut asked: MessageReader<OpenTerm>, mut page: ResMut<Page>, mut looked: ResMut<LookedUp>) {
    if let Some(OpenTerm(term)) = asked.read().last() {
        *looked = LookedUp {
            term: Some(*term),
            from: Some(*page).filter(|page| page.0 != Words::Glossary).or(looked.from),
            reveal: true,
        };
        page.set_if_neq(Page(Words::Glossary));
    }
}

/// The way back from the glossary to the tab whose link led there.
#[derive(SystemParam)]
pub(in crate::screens) struct WayBack<'w> {
    page: ResMut<'w, Page>,
    looked: ResMut<'w, LookedUp>,
}

impl WayBack<'_> {
    /// Returns to that tab; `false` if no link led to the open one.
    pub(in crate::screens) fn back(&mut self) -> bool {
        let Some(from) = self.looked.from.filter(|_| self.page.0 == Words::Glossary) else {
            return false;
        };
        *self.looked = LookedUp::default();
        *self.page = from;
        true
    }
}

/// Forgets the way back once another tab was chosen.
fn stay(page: Res<Page>, mut looked: ResMut<LookedUp>) {
    if page.0 != Words::Glossary {
        looked.bypass_change_detection().from = None;
    }
}

/// Outlines the requested term.
fn mark(looked: Res<LookedUp>, mut rows: Query<(Ref<TermRow>, &mut Outline)>) {
    for (row, mut outline) in &mut rows {
        if looked.is_changed() || row.is_added() {
            outline.color = if looked.term == Some(row.0) {
                palette::BRASS
            } else {
                Color::NONE
            };
        }
    }
}

fn reveal(
    mut looked: ResMut<LookedUp>,
    rows: Query<(Entity, &TermRow, &ComputedNode)>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if !looked.reveal {
        return;
    }
    redraw.for_a_while();
    let laid_out = |term: Term| {
        let row = rows.iter().find(|(_, row, _)| row.0 == term);
        Some(row.filter(|(.., node)| !node.is_empty())?.0)
    };
    let Some(row) = looked.term.and_then(laid_out) else {
        return;
    };
    // Its neighbors are scrolled into view too, so that it is not at the very edge.
    let all = Term::sorted();
    let at = all.iter().position(|&term| Some(term) == looked.term).unwrap_or(0);
    let beside = [at.checked_sub(1), Some(at + 1)];
    let beside = beside.into_iter().flatten().filter_map(|at| laid_out(*all.get(at)?));
    for entity in beside.chain([row]) {
        commands.trigger(Reveal { entity });
    }
    looked.bypass_change_detection().reveal = false;
}

fn forget(mut looked: ResMut<LookedUp>) {
    *looked = LookedUp::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookedUp>().add_message::<OpenTerm>();
    app.add_systems(OnExit(Menu::Help), forget);
    app.add_systems(
        Update,
        (
            (open, stay.run_if(resource_changed::<Page>)).chain().before(Rebuild),
            mark.after(Rebuild),
        )
            .run_if(in_state(Menu::Help)),
    );
    app.add_systems(
        PostUpdate,
        reveal
            .after(bevy::ui::UiSystems::PostLayout)
            .run_if(in_state(Menu::Help)),
    );
}
