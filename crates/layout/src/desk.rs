//! Layout on a desk or a tablet: one player at the lower edge, with widgets around the cards.

mod draft;
mod hands;
mod plates;
mod prompts;
mod trick;

use std::ops::Deref;

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use crate::{DropArea, Fixture, InfoRoom, Layout, Place, Pose, Table, Zone};

pub(crate) use draft::DRAWN_HEIGHT;
pub(crate) use trick::duel_height;

/// Layout of a table on a desk or a tablet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DeskLayout {
    table: Table,
}

impl DeskLayout {
    pub(crate) fn new(table: Table) -> DeskLayout {
        DeskLayout { table }
    }
}

impl Deref for DeskLayout {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Layout for DeskLayout {
    fn table(&self) -> &Table {
        &self.table
    }

    fn pose(&self, place: Place) -> Pose {
        let Place {
            zone,
            index,
            count,
            under,
        } = place;
        match zone {
            Zone::Stock => self.stock(index),
            Zone::Drawn => self.draft_plan().drawn_pose(),
            Zone::Hand(seat) => self.hand(seat, index, count),
            Zone::Discards => self.discard(index, count),
            Zone::Trick(seat) => self.trick(seat, index),
            Zone::Won(seat) => self.won_pose((seat, index, count, under), |mine| self.pile(mine)),
            Zone::Finale => self.finale_pose(place),
        }
    }

    fn hand_height(&self) -> f32 {
        if self.arrangement.upright() { 268.0 } else { 210.0 }
    }

    fn trick_middle(&self) -> Vec2 {
        self.middle_of_trick()
    }

    fn fixture(&self, fixture: Fixture) -> Option<Rect> {
        self.area(fixture)
    }

    fn drop_at(&self, point: Vec2) -> DropArea {
        let plan = self.draft_plan();
        let height = self.viewport.size.y;
        // The discards with their caption.
        let below = if self.arrangement.upright() { 78.0 } else { 174.0 };
        let discards = plan.discards + Vec2::new(0.0, below);
        self.dropped(point, (height * 0.68, height * 0.66), discards, plan.drawn)
    }

    fn info_room(&self, of: Rect) -> InfoRoom {
        // Half as wide as a box of some words.
        let half = 170.0 * self.scale;
        let buttons = self.fixture(Fixture::DraftButtons).filter(|buttons| {
            let apart = (buttons.center().x - of.center().x).abs();
            self.phase == Phase::Draft && apart < draft::BUTTONS.x / 2.0 * self.scale + half
        });
        InfoRoom::beside(self, of, buttons)
    }

    fn round_in_column(&self) -> bool {
        !self.arrangement.upright() || self.sides > 2
    }
}
