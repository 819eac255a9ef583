//! Thumbnails of the choices in the settings. They are on two sprite sheets (`crates/bake/src/previews.rs`), which are loaded when one of
//! their thumbnails is shown.

use bevy::math::Rect;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::settings::{CardBack, FaceStyle, Felt};

/// The choice that a UI image shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(ImageNode)]
pub(crate) enum Preview {
    /// A card back.
    Back(CardBack),
    /// A card in a face style.
    Face(FaceStyle),
    /// A table surface.
    Table(Felt),
}

/// Size of a card on its sheet, in pixels.
const CARD: Vec2 = Vec2::new(160.0, 224.0);
/// Size of a table on its sheet.
const TABLE: Vec2 = Vec2::new(160.0, 112.0);
/// Transparent margin around each thumbnail, in pixels.
const MARGIN: f32 = 8.0;

impl Preview {
    /// Returns the path of the sheet.
    const fn sheet(self) -> &'static str {
        match self {
            Preview::Back(_) | Preview::Face(_) => "cards/previews.png",
            Preview::Table(_) => "ui/tables.png",
        }
    }

    /// Returns the area on the sheet.
    fn rect(self) -> Rect {
        let (size, column, row) = match self {
            Preview::Back(back) => (CARD, back as usize, 0),
            Preview::Face(style) => (CARD, style as usize, 1),
            Preview::Table(felt) => (TABLE, felt as usize, 0),
        };
        let cell = size + 2.0 * MARGIN;
        let corner = cell * Vec2::new(column as f32, row as f32) + MARGIN;
        Rect::from_corners(corner, corner + size)
    }
}

fn show(mut added: Query<(&Preview, &mut ImageNode), Added<Preview>>, server: Option<Res<AssetServer>>) {
    let Some(server) = server else { return };
    for (&preview, mut node) in &mut added {
        node.image = server.load(preview.sheet());
        node.rect = Some(preview.rect());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.before(UiSystems::Prepare));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the width and height of a PNG file, which are at a fixed offset.
    fn size(path: &str) -> Vec2 {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("assets")
            .join(path);
        let bytes = std::fs::read(path).unwrap();
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()) as f32;
        Vec2::new(number(16), number(20))
    }

    #[test]
    fn each_has_a_place_of_its_own_on_its_sheet() {
        let all: Vec<Preview> = CardBack::ALL
            .map(Preview::Back)
            .into_iter()
            .chain(FaceStyle::ALL.map(Preview::Face))
            .chain(Felt::ALL.map(Preview::Table))
            .collect();
        for (i, preview) in all.iter().enumerate() {
            let rect = preview.rect();
            assert!(rect.max.cmple(size(preview.sheet()) - MARGIN).all(), "{preview:?}");
            for other in &all[..i] {
                let apart = other.sheet() != preview.sheet() || rect.intersect(other.rect()).is_empty();
                assert!(apart, "{preview:?} lies on {other:?}");
            }
        }
    }
}
