//! Lines of a plate or of the score sheet, and their parts.

use bevy::prelude::*;
use spades_layout::{FigurePlace, PlateField, PlateFigures, PlateLine, PlatePart, PlateText, ROOM_FOR_A_FACE};

use super::super::seat_labels::readout;
use super::face::face;
use crate::session::Match;
use crate::text::Blank;
use crate::text::plates::PlateCaption;
use crate::ui::{Fit, Theme, Ui, palette, room_to_fit};

/// Draws lines; their subject is a seat, by its places clockwise from the bottom, or a side.
pub(super) struct PlatePen<'a> {
    game: &'a Match,
    /// Scale of the width of columns.
    width: f32,
    /// `true` if the letters leave room for faces, and for captions that grow.
    roomy: bool,
}

/// Spawns a rule of this width and height.
pub(super) fn rule(ui: &mut Ui, (width, height): (Val, Val), alpha: f32) {
    ui.spawn((
        Node {
            width,
            height,
            ..default()
        },
        BackgroundColor(palette::BRASS.with_alpha(alpha)),
        Pickable::IGNORE,
    ));
}

/// Returns the node of a line.
pub(super) fn row(line: &PlateLine) -> Node {
    let (left, right) = line.padding;
    Node {
        padding: UiRect::left(px(left)).with_right(px(right)),
        column_gap: px(line.gap),
        align_items: AlignItems::Center,
        // Only parts that keep their size leave anything.
        justify_content: JustifyContent::SpaceAround,
        ..default()
    }
}

/// Returns the node of texts below each other.
fn column(align_items: AlignItems) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items,
        ..default()
    }
}

impl<'a> PlatePen<'a> {
    pub(super) fn new(theme: &Theme, game: &'a Match, widens: f32) -> PlatePen<'a> {
        let letters = theme.line(1.0);
        PlatePen {
            game,
            width: 1.0 + (letters - 1.0) * widens,
            roomy: letters < ROOM_FOR_A_FACE,
        }
    }

    /// Spawns a line.
    pub(super) fn line<'b>(&self, ui: &'b mut Ui, subject: usize, line: &PlateLine) -> EntityCommands<'b> {
        ui.nest((row(line), Pickable::IGNORE), |ui| self.parts(ui, subject, line))
    }

    /// Spawns the parts of a line.
    pub(super) fn parts(&self, ui: &mut Ui, subject: usize, line: &PlateLine) {
        for &part in line.parts {
            self.part(ui, subject, part);
        }
    }

    fn part(&self, ui: &mut Ui, subject: usize, part: PlatePart) {
        match part {
            PlatePart::Face(size) => {
                if self.roomy {
                    face(ui, subject, size, self.game);
                }
            }
            PlatePart::Texts(texts) => self.column(ui, subject, room_to_fit(), texts),
            PlatePart::Reaching(text) => {
                let node = Node {
                    overflow: Overflow::visible(),
                    ..room_to_fit()
                };
                self.column(ui, subject, node, &[text]);
            }
            PlatePart::Lines(lines) => {
                ui.nest((room_to_fit(), Pickable::IGNORE), |ui| {
                    for line in lines {
                        self.line(ui, subject, line);
                    }
                });
            }
            PlatePart::Text(text) => {
                self.text(ui, subject, text);
            }
            PlatePart::Figures(figures) => self.figures(ui, subject, figures),
            PlatePart::Column(width, texts) => {
                let node = Node {
                    width: px(width * self.width),
                    ..column(AlignItems::FlexEnd)
                };
                self.column(ui, subject, node, texts);
            }
            PlatePart::Rule(height) => rule(ui, (px(1.5), px(height)), 0.3),
        }
    }

    /// Spawns texts that shrink to the width of their column.
    fn column(&self, ui: &mut Ui, subject: usize, node: Node, texts: &[PlateText]) {
        ui.nest((node, Pickable::IGNORE), |ui| {
            for &text in texts {
                self.text(ui, subject, text).insert(Fit::default());
            }
        });
    }

    fn text<'b>(&self, ui: &'b mut Ui, subject: usize, text: PlateText) -> EntityCommands<'b> {
        let PlateText { field, size } = text;
        let mut text = match field {
            PlateField::Score | PlateField::SideScore => ui.serif(&Blank, size, palette::BRASS),
            PlateField::Name
            | PlateField::NameOrDanger
            | PlateField::SideName
            | PlateField::ShortSideName
            | PlateField::Bid
            | PlateField::Tricks
            | PlateField::Bags => ui.serif(&Blank, size, palette::IVORY),
            PlateField::Status
            | PlateField::Line
            | PlateField::Target
            | PlateField::BidCaption
            | PlateField::SideLine
            | PlateField::SideBags
            | PlateField::SideTricks => ui.sans(&Blank, size, palette::MUTED),
        };
        text.insert(readout(subject, field));
        text
    }

    /// Spawns bid, tricks and bags with their captions.
    fn figures(&self, ui: &mut Ui, subject: usize, figures: PlateFigures) {
        let tricks = match figures.place {
            FigurePlace::AboveShort(_) => PlateCaption::Took,
            FigurePlace::Beside | FigurePlace::Above(_) => PlateCaption::Tricks,
        };
        let all = [
            (PlateCaption::Bid, PlateField::Bid),
            (tricks, PlateField::Tricks),
            (PlateCaption::Bags, PlateField::Bags),
        ];
        for (index, (caption, field)) in all.into_iter().enumerate() {
            let figure = PlateText {
                field,
                size: figures.figure,
            };
            let caption = (caption, field, figures.caption);
            match figures.place {
                FigurePlace::Beside => {
                    if index > 0 {
                        rule(ui, (px(1.5), px(20)), 0.25);
                    }
                    let pair = Node {
                        column_gap: px(8),
                        align_items: AlignItems::Center,
                        ..default()
                    };
                    ui.nest((pair, Pickable::IGNORE), |ui| {
                        self.caption(ui, subject, caption);
                        self.text(ui, subject, figure);
                    });
                }
                FigurePlace::Above(width) | FigurePlace::AboveShort(width) => {
                    self.figure_above(ui, subject, width * self.width, figure, caption);
                }
            }
        }
    }

    /// Spawns a figure above its caption. A longer caption of another language takes its width from the name; with large letters, there is
    /// none to take.
    fn figure_above(
        &self,
        ui: &mut Ui,
        subject: usize,
        width: f32,
        figure: PlateText,
        caption: (PlateCaption, PlateField, f32),
    ) {
        let pair = Node {
            width: if self.roomy { auto() } else { px(width) },
            min_width: px(width),
            flex_shrink: if self.roomy { 0.0 } else { 1.0 },
            ..column(AlignItems::Center)
        };
        let above = Node {
            // The figure shrinks to the width of its column and adds nothing to it.
            width: px(0),
            min_width: percent(100),
            ..column(AlignItems::Center)
        };
        ui.nest((pair, Pickable::IGNORE), |ui| {
            self.column(ui, subject, above, &[figure]);
            let mut caption = self.caption(ui, subject, caption);
            if !self.roomy {
                caption.insert(Fit::default());
            }
        });
    }

    /// Spawns the caption of a figure; a bid's caption depends on the bid.
    fn caption<'b>(
        &self,
        ui: &'b mut Ui,
        subject: usize,
        (caption, field, size): (PlateCaption, PlateField, f32),
    ) -> EntityCommands<'b> {
        let mut text = ui.sans(&caption, size, palette::MUTED);
        text.insert(TextLayout::no_wrap());
        if field == PlateField::Bid {
            text.insert(readout(subject, PlateField::BidCaption));
        }
        text
    }
}
