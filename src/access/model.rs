//! Data model of the mirror, documented in `web/README.md`.

use bevy::prelude::Entity;
use serde::Serialize;

use crate::text::Phrase;

/// A screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Page {
    /// Short name of the screen.
    pub screen: &'static str,
    /// Heading, if it says more than the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Groups on the screen, in reading order.
    pub groups: Vec<Group>,
    /// Announcements of the latest events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub say: Vec<String>,
}

/// Related text and controls.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Group {
    /// Identifier that stays the same when the group is built again.
    pub id: String,
    /// A heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Lines of text, buttons and fields, in reading order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Item {
    Line {
        /// The line.
        text: String,
    },
    /// A button or field.
    Control(Control),
}

impl Group {
    /// Adds a line unless it is empty.
    pub fn line(&mut self, text: String) {
        if !text.is_empty() {
            self.items.push(Item::Line { text });
        }
    }

    /// Adds lines.
    pub fn say<P: Phrase>(&mut self, lines: impl IntoIterator<Item = P>) {
        lines.into_iter().for_each(|line| self.line(line.text()));
    }

    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.items.iter().filter_map(|item| match item {
            Item::Line { text } => Some(text.as_str()),
            Item::Control(_) => None,
        })
    }

    pub fn controls(&self) -> impl Iterator<Item = &Control> {
        self.items.iter().filter_map(|item| match item {
            Item::Line { .. } => None,
            Item::Control(control) => Some(control),
        })
    }
}

/// A button or field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Control {
    /// Identifier that a [`Press`](super::Press) refers to, which stays the same when the control is built again.
    pub id: String,
    /// The widget, if it is one.
    #[serde(skip)]
    pub entity: Option<Entity>,
    pub label: String,
    /// `true` if the control is enabled.
    pub enabled: bool,
    /// Reason why it is disabled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    #[serde(flatten)]
    pub kind: Kind,
}

/// Kind of control, with its state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    Button,
    /// A switch, or one of several options.
    Toggle {
        /// `true` if it is on.
        pressed: bool,
    },
    /// A slider.
    Range {
        /// Current value.
        value: f32,
        /// Minimum value.
        min: f32,
        /// Maximum value.
        max: f32,
        /// Step between values.
        step: f32,
        /// The value as displayed: "1.5×".
        text: String,
    },
    /// A single-line text field.
    Text {
        /// Text in the field.
        value: String,
        /// Maximum length in characters.
        #[serde(skip_serializing_if = "Option::is_none")]
        maxlength: Option<usize>,
    },
}

impl Control {
    /// Creates an enabled button.
    pub fn button(id: impl Into<String>, label: &dyn Phrase) -> Control {
        Control {
            id: id.into(),
            entity: None,
            label: label.text(),
            enabled: true,
            why: None,
            kind: Kind::Button,
        }
    }
}
