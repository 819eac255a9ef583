//! Lines of a plate or of the score sheet, and their parts.

use bevy::prelude::*;
use spades_layout::{FigurePlace, PlateField, PlateFigures, PlateLine, PlatePart, PlateText, ROOM_FOR_A_FACE};

use super::super::seat_labels::readout;
use super::face::face;
use crate::say;
use crate::session::Match;
use crate::text::Blank;
use crate::text::Words;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Fit, Theme, Ui, palette, room_to_fit};

/// Draws lines; their subject is a seat, by its places clockwise from the bottom, or a side.
pub(super) struct PlatePen<'a> {
    game: &'a Match,
    /// Scale of the width of columns.
    width: f32,
    /// `true` if the letters leave room for faces, and for captions that grow.
    roomy: bool,
}

pub(super) fn rule(ui: &mut Ui, (width, height): (Val, Val), alpha: f32) {
    ui.spawn((
        flex().width(width).height(height),
        BackgroundColor(palette::BRASS.with_alpha(alpha)),
        Pickable::IGNORE,
    ));
}

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
    flex().flex_direction(FlexDirection::Column).align_items(align_items)
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

    pub(super) fn line<'b>(&self, ui: &'b mut Ui, subject: usize, line: &PlateLine) -> EntityCommands<'b> {
        ui.nest((row(line), Pickable::IGNORE), |ui| self.parts(ui, subject, line))
    }

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
                let node = room_to_fit().overflow(Overflow::visible());
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
            PlatePart::Column(width, texts) => self.ending(ui, subject, width * self.width, texts),
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

    /// Spawns texts aligned at the right of a column. The first shrinks to its width; the longer captions of another language take what
    /// they need from the name, unless the letters are large.
    fn ending(&self, ui: &mut Ui, subject: usize, width: f32, texts: &[PlateText]) {
        let [first, captions @ ..] = texts else { return };
        let ending = column(AlignItems::FlexEnd)
            .width(if self.roomy { auto() } else { px(width) })
            .min_width(px(width))
            .flex_shrink(if self.roomy { 0.0 } else { 1.0 });
        let above = Node {
            // It adds nothing to the width of the column.
            width: px(0),
            min_width: percent(100),
            ..column(AlignItems::FlexEnd)
        };
        ui.nest((ending, Pickable::IGNORE), |ui| {
            self.column(ui, subject, above, &[*first]);
            for &caption in captions {
                let mut caption = self.text(ui, subject, caption);
                if !self.roomy {
                    caption.insert(Fit::default());
                }
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
            | PlateField::ShortBidCaption
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
            FigurePlace::AboveShort(_) => say::plates::plate_caption_took(),
            FigurePlace::Beside | FigurePlace::Above(_) => say::plates::plate_caption_tricks(),
        };
        let all = [
            (say::plates::plate_caption_bid(), PlateField::Bid),
            (tricks, PlateField::Tricks),
            (say::plates::plate_caption_bags(), PlateField::Bags),
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
                    let pair = flex().column_gap(px(8)).align_center();
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
        caption: (Words, PlateField, f32),
    ) {
        let pair = column(AlignItems::Center)
            .width(if self.roomy { auto() } else { px(width) })
            .min_width(px(width))
            .flex_shrink(if self.roomy { 0.0 } else { 1.0 });
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
        (caption, field, size): (Words, PlateField, f32),
    ) -> EntityCommands<'b> {
        let mut text = ui.sans(&caption, size, palette::MUTED);
        text.insert(TextLayout::no_wrap());
        if field == PlateField::Bid {
            let field = if self.roomy {
                PlateField::BidCaption
            } else {
                PlateField::ShortBidCaption
            };
            text.insert(readout(subject, field));
        }
        text
    }
}
