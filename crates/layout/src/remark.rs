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

/// Length of the longest hint in one line, in letter sizes.
const HINT_LENGTH: f32 = 0.47 * LONGEST_HINT as f32;

/// Empty end of a line, in letter sizes.
const RAGGED: f32 = 1.5;

/// Usual size of the letters in pixels of the interface, and the height of a line in letter sizes.
const LETTERS: f32 = 14.5;
const LINE: f32 = 1.22;

/// Minimum scale of a hint in a room that is too small for the longest one, as a fraction of that of a remark.
const MIN_HINT: f32 = 0.7;

/// Letters of a remark.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Letters {
    scale: f32,
    /// Their minimum size in pixels of the interface.
    min: f32,
}

impl Letters {
    /// Returns their size in pixels of the interface: an even one, like that of every text.
    fn size(self) -> f32 {
        let even = |halves: f32| halves * 2.0;
        even((LETTERS * self.scale / 2.0).round()).max(even((self.min / 2.0 - 0.001).ceil()))
    }

    /// Returns the length of the text that a room holds below a title, or in a narrow room without one, in letter sizes; the frame and its
    /// buttons keep their size.
    fn text_room(self, room: Vec2, narrow: bool) -> f32 {
        /// Padding and border; a line of buttons, and the width below which there are two; the title, or at the side the close button in
        /// its place.
        const AROUND: Vec2 = Vec2::new(30.0, 18.0);
        const BUTTONS: f32 = 44.0;
        const TWO_BUTTONS: f32 = 200.0;
        const TITLE: f32 = 32.0;
        const CLOSE: f32 = 38.0;
        let mut text = room - AROUND;
        text.y -= if text.x < TWO_BUTTONS { 2.0 * BUTTONS } else { BUTTONS };
        if narrow {
            text.x -= CLOSE;
        } else {
            text.y -= TITLE;
        }
        let text = text.max(Vec2::ZERO) / self.size();
        (text.y / LINE).floor() * (text.x - RAGGED).max(0.0)
    }
}

impl Table {
    /// Returns the length of the text that a room of this area holds with the buttons below it, in letters of the usual size.
    pub(crate) fn text_room(&self, area: Rect) -> f32 {
        let room = area.size() / self.scale();
        self.usual_letters().text_room(room, room.y < SENTENCE)
    }

    /// Returns `true` if a room of this area holds the longest hint.
    pub(crate) fn holds_longest_hint(&self, area: Rect) -> bool {
        self.text_room(area) >= HINT_LENGTH
    }

    fn usual_letters(&self) -> Letters {
        Letters {
            scale: 1.0,
            min: self.viewport().min_text(),
        }
    }
}

/// Returns whether the longest hint needs the room of its title, as it does in every `low` room, and the largest scale, up to that of a
/// remark, at which a room of this size in pixels of the interface holds it.
fn hint_shape(room: Vec2, low: bool, letters: Letters) -> (bool, f32) {
    let holds = |alone: bool| {
        let mut steps = (0..=30).map(|step| letters.scale * (1.0 - step as f32 * 0.01));
        steps.find(|&scale| Letters { scale, ..letters }.text_room(room, alone) >= HINT_LENGTH)
    };
    let titled = holds(false).filter(|_| !low).map(|scale| (false, scale));
    let alone = || holds(true).map(|scale| (true, scale));
    titled.or_else(alone).unwrap_or((low, letters.scale * MIN_HINT))
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
    pub scale: f32,
    pub hint_scale: f32,
    /// `true` if only one sentence fits, without a suggestion above it.
    sentence_alone: bool,
    /// Minimum size of its letters, in pixels of the interface.
    min_text: f32,
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
        let min_text = table.viewport().min_text();
        let letters = Letters { scale, min: min_text };
        let low = height < SENTENCE * scale;
        let (sentence_alone, hint_scale) = match shape {
            RemarkShape::Below => hint_shape(area.size() / table.scale(), low, letters),
            RemarkShape::Beside => (true, scale),
            RemarkShape::Narrow => (height < TITLED, scale),
            RemarkShape::Across => (false, scale),
        };
        RemarkRoom {
            area,
            at_the_start: table.arrangement() == Arrangement::WideTwo,
            height,
            shape,
            scale,
            hint_scale,
            sentence_alone,
            min_text,
        }
    }

    /// Padding above and below two stacked buttons beside a sentence.
    pub const BESIDE: f32 = 2.0;

    /// Returns the gap between two stacked buttons beside a sentence, each as high as a touch target of this size.
    #[must_use]
    pub fn button_gap(&self, target: f32) -> f32 {
        /// The usual gap, and the border of the panel.
        const USUAL: f32 = 8.0;
        const BORDER: f32 = 2.4;
        (self.height - 2.0 * (target + RemarkRoom::BESIDE) - BORDER).clamp(0.0, USUAL)
    }

    /// Returns `true` if numbers and a reason don't fit together.
    #[must_use]
    pub fn fits_one_sentence(&self) -> bool {
        self.is_narrow() || self.shape == RemarkShape::Narrow
    }

    /// Returns `true` if the longest hint fits without scrolling, with the buttons below it.
    pub(crate) fn holds_longest_hint(&self, scale: f32) -> bool {
        let letters = Letters {
            scale: self.hint_scale,
            min: self.min_text,
        };
        let room = self.area.size() / scale;
        self.shape == RemarkShape::Below && letters.text_room(room, self.is_narrow()) >= HINT_LENGTH
    }

    /// Returns `true` if only one sentence fits, without a suggestion above it.
    #[must_use]
    pub fn is_narrow(&self) -> bool {
        self.sentence_alone
    }
}
