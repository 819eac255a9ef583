//! The room for a hint, or for a remark of the coach.

use bevy_math::{Rect, Vec2};

use crate::{Arrangement, Table};

/// Width above which a room beside the trick of a phone on its side has the buttons beside the sentence.
const ACROSS: f32 = 420.0;

/// Height below which any room has them there, in pixels of the interface.
const LOW: f32 = 100.0;

/// Height below which a room with the buttons at the bottom fits only a sentence.
const SENTENCE: f32 = 145.0;

/// The same limit for a column beside the cards.
const TITLED: f32 = 220.0;

/// Number of characters of the longest hint that the game can give; a test in `text` measures all hints by it.
pub const LONGEST_HINT: usize = 220;

/// Length of the longest hint in one line, in pixels of the interface, with what ends of lines leave empty.
const HINT_LENGTH: f32 = 7.5 * LONGEST_HINT as f32;

/// Usual size of the letters, and the height of a line in such sizes.
const LETTERS: f32 = 14.5;
const LINE: f32 = 1.39;

/// Minimum scale of a hint in a room that is too small for the longest one, as a fraction of that of a remark.
const MIN_HINT: f32 = 0.7;

/// Returns the length of the text that a room of this size holds with the buttons below it, in pixels of the interface.
pub(crate) fn text_room(size: Vec2) -> f32 {
    text_room_of(size, size.y < SENTENCE, 1.0)
}

/// Returns the same below a title, or in a narrow room without one, with letters of this scale; the frame and its buttons keep their size.
fn text_room_of(size: Vec2, narrow: bool, letters: f32) -> f32 {
    /// Padding and border; the line of the buttons; the title, or at the side the close button in its place.
    const AROUND: Vec2 = Vec2::new(30.0, 18.0);
    const BUTTONS: f32 = 44.0;
    const TITLE: f32 = 32.0;
    const CLOSE: f32 = 38.0;
    let mut text = size - AROUND - Vec2::new(0.0, BUTTONS);
    if narrow {
        text.x -= CLOSE;
    } else {
        text.y -= TITLE;
    }
    let text = text.max(Vec2::ZERO);
    // Text sizes are even.
    let size = (LETTERS * letters / 2.0).round() * 2.0;
    (text.y / (LINE * size)).floor() * text.x * LETTERS / size
}

/// Returns `true` if a room of this size holds the longest hint.
pub(crate) fn holds_longest_hint(size: Vec2) -> bool {
    text_room(size) >= HINT_LENGTH
}

/// Returns the largest scale, up to that of a remark, at which a room of this size in pixels of the interface holds the longest hint.
fn hint_scale(size: Vec2, narrow: bool, scale: f32) -> f32 {
    let steps = (0..=30).map(|step| scale * (1.0 - step as f32 * 0.01));
    let mut fits = steps.filter(|step| text_room_of(size, narrow, *step) >= HINT_LENGTH);
    fits.next().unwrap_or(scale * MIN_HINT)
}

/// Arrangement of the sentence, its buttons and the close button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkShape {
    /// Buttons below the sentence, close button in the corner beside it.
    Below,
    /// Like `Below`, in a column of a phone too narrow for anything beside the sentence: the close button is beside the first button.
    Narrow,
    /// Buttons in a row beside the sentence.
    Across,
    /// Buttons in a column beside the sentence, below the viewer's cards on an upright phone.
    Beside,
}

/// Room for a hint or a remark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RemarkRoom {
    /// Its area in units.
    pub area: Rect,
    /// `true` if it is beside a hand.
    pub at_the_start: bool,
    /// Height in pixels of the interface.
    pub height: f32,
    /// Arrangement of its contents.
    pub shape: RemarkShape,
    /// Scale of a remark.
    pub scale: f32,
    /// Scale of a hint.
    pub hint_scale: f32,
}

impl RemarkRoom {
    pub(crate) fn of(table: &Table, area: Rect) -> RemarkRoom {
        let height = area.height() / table.scale();
        let upright = table.arrangement().upright();
        let on_its_side = table.on_phone() && !upright;
        let shape = if table.on_phone() && upright {
            RemarkShape::Beside
        } else if height < LOW || on_its_side && area.width() > ACROSS * table.scale() {
            RemarkShape::Across
        } else if on_its_side {
            RemarkShape::Narrow
        } else {
            RemarkShape::Below
        };
        // Text is larger in an upright window.
        let scale = if upright { 1.25 } else { 1.0 };
        let hint_scale = match shape {
            RemarkShape::Below => hint_scale(area.size() / table.scale(), height < SENTENCE * scale, scale),
            _ => scale,
        };
        RemarkRoom {
            area,
            at_the_start: table.arrangement() == Arrangement::WideTwo,
            height,
            shape,
            scale,
            hint_scale,
        }
    }

    /// Returns `true` if numbers and a reason don't fit together.
    #[must_use]
    pub fn fits_one_sentence(&self) -> bool {
        self.is_narrow() || self.shape == RemarkShape::Narrow
    }

    /// Returns `true` if the longest hint fits without scrolling, with the buttons below it.
    pub(crate) fn holds_longest_hint(&self, scale: f32) -> bool {
        let size = self.area.size() / scale;
        self.shape == RemarkShape::Below && text_room_of(size, self.is_narrow(), self.hint_scale) >= HINT_LENGTH
    }

    /// Returns `true` if only one sentence fits, without a suggestion above it.
    #[must_use]
    pub fn is_narrow(&self) -> bool {
        match self.shape {
            RemarkShape::Beside => true,
            RemarkShape::Narrow => self.height < TITLED,
            RemarkShape::Below => self.height < SENTENCE * self.scale,
            RemarkShape::Across => false,
        }
    }
}
