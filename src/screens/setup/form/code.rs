//! The deal code on the set-up page: it brings rules and deals, as long as it is there.

use spades_archive::code::{CodeError, DealCode};

use super::Form;
use crate::session::RulesKind;
use crate::text::deal_codes::CodeRead;

/// The most characters that the field shows: a code in groups that carries how somebody played, or a link with it.
pub(crate) const CODE_LENGTH: usize = 1600;

/// The most characters that may be pasted: of a longer text than the field shows, the code alone is taken.
pub(crate) const PASTE_LENGTH: usize = 100_000;

/// What was typed, and what it means.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TypedCode {
    text: String,
    read: Option<Result<DealCode, CodeError>>,
}

impl Form {
    /// What was typed.
    pub(crate) fn typed_code(&self) -> &str {
        &self.code.text
    }

    /// Takes a code, or a text with one in it; nothing takes it away.
    pub(crate) fn type_code(&mut self, text: String) {
        self.code.read = (!text.trim().is_empty()).then(|| text.parse());
        let too_long = text.chars().nth(CODE_LENGTH).is_some();
        self.code.text = match &self.code.read {
            Some(Ok(code)) if too_long => code.to_string(),
            _ if too_long => text.chars().take(CODE_LENGTH).collect(),
            _ => text,
        };
    }

    /// The code whose deals are to be played, if it is sound.
    pub(crate) fn deal_code(&self) -> Option<&DealCode> {
        self.code.read.as_ref()?.as_ref().ok()
    }

    /// What came of it.
    pub(crate) fn code_read(&self) -> Option<CodeRead> {
        self.code.read.as_ref().map(|read| match read {
            Ok(code) => CodeRead::Deals(self.own_rules().name(RulesKind::of(code.rules()), code.rules())),
            Err(why) => CodeRead::Wrong(why.clone()),
        })
    }

    /// Whether something was typed that is no code: then nothing is dealt that was not meant.
    pub(crate) fn code_is_wrong(&self) -> bool {
        matches!(self.code.read, Some(Err(_)))
    }
}
