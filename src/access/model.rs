//! What the mirror is made of, as `web/README.md` describes it.

use serde::Serialize;

use crate::text::Phrase;

/// A whole screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Page {
    /// A short name of the screen.
    pub screen: &'static str,
    /// A heading, where there is more to say than the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is on it, in reading order.
    pub groups: Vec<Group>,
    /// What has just happened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub say: Vec<String>,
}

/// Text and controls that belong together.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Group {
    /// Stays the same as long as it is the same group.
    pub id: String,
    /// A heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Lines of text, buttons and fields, in reading order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
}

/// A part of a group.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Item {
    /// A line of text.
    Line {
        /// The line.
        text: String,
    },
    /// A button or field.
    Control(Control),
}

impl Group {
    /// Adds a line, if there is something in it.
    pub fn line(&mut self, text: String) {
        if !text.is_empty() {
            self.items.push(Item::Line { text });
        }
    }

    /// Adds lines.
    pub fn say<P: Phrase>(&mut self, lines: impl IntoIterator<Item = P>) {
        lines.into_iter().for_each(|line| self.line(line.text()));
    }

    /// The lines of text.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.items.iter().filter_map(|item| match item {
            Item::Line { text } => Some(text.as_str()),
            Item::Control(_) => None,
        })
    }

    /// The buttons and fields.
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
    /// What a [`Press`](super::Press) names.
    pub id: String,
    /// What it says.
    pub label: String,
    /// Whether it can be used now.
    pub enabled: bool,
    /// Why it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// What it is.
    #[serde(flatten)]
    pub kind: Kind,
}

/// Kinds of controls.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// A button.
    Button,
    /// A switch, or one of several choices.
    Toggle {
        /// Whether it is on.
        pressed: bool,
    },
    /// A slider.
    Range {
        /// Where it stands.
        value: f32,
        /// Its least value.
        min: f32,
        /// Its greatest value.
        max: f32,
        /// From one value to the next.
        step: f32,
        /// What the value means: "1.5×".
        text: String,
    },
    /// A line to type in.
    Text {
        /// What is in it.
        value: String,
        /// How many letters fit.
        #[serde(skip_serializing_if = "Option::is_none")]
        maxlength: Option<usize>,
    },
}

impl Control {
    /// A button that can be used.
    pub fn button(id: impl Into<String>, label: &dyn Phrase) -> Control {
        Control {
            id: id.into(),
            label: label.text(),
            enabled: true,
            why: None,
            kind: Kind::Button,
        }
    }
}
