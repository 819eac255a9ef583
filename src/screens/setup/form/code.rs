//! The deal code on the setup page, which sets rules and deals while it is present.

use spades_archive::code::{CodeError, DealCode};

use super::Form;
use crate::say;
use crate::session::RulesKind;
use crate::text::deal_codes::CodeRead;
use crate::text::{Phrase, Words};

/// Maximum number of characters in the field: enough for a code in groups that carries a player's result, or for a link with one.
pub(crate) const CODE_LENGTH: usize = 1600;

/// Maximum number of characters pasted: from a text too long for the field, only the code is kept.
pub(crate) const PASTE_LENGTH: usize = 100_000;

/// The typed text, and its meaning.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TypedCode {
    text: String,
    read: Option<Result<DealCode, CodeError>>,
}

impl TypedCode {
    /// Reads a typed text.
    fn new(text: String) -> TypedCode {
        let read = (!text.trim().is_empty()).then(|| text.parse());
        let too_long = text.chars().nth(CODE_LENGTH).is_some();
        let text = match &read {
            Some(Ok(code)) if too_long => DealCode::to_string(code),
            _ if too_long => text.chars().take(CODE_LENGTH).collect(),
            _ => text,
        };
        TypedCode { text, read }
    }
}

impl Form {
    pub(crate) fn typed_code(&self) -> &str {
        &self.code.text
    }

    /// Sets the code, given alone or within a text; an empty text removes it.
    pub(crate) fn type_code(&mut self, text: String) {
        self.change_rules(|form| form.code = TypedCode::new(text));
    }

    /// Returns the code of the deals to play, if it is valid.
    pub(crate) fn deal_code(&self) -> Option<&DealCode> {
        self.code.read.as_ref()?.as_ref().ok()
    }

    /// Returns the result of reading the code.
    pub(crate) fn code_read(&self) -> Option<CodeRead> {
        self.code.read.as_ref().map(|read| match read {
            Ok(code) => CodeRead::Deals(self.own_rules().name(RulesKind::of(code.rules()), code.rules())),
            Err(why) => CodeRead::Wrong(why.clone()),
        })
    }

    /// Returns `true` if the match can be dealt.
    pub(crate) fn can_deal(&self) -> bool {
        self.code_fault().is_none() && self.rules_fault().is_none()
    }

    /// Returns the reason why no match can be dealt by the rules.
    pub(crate) fn rules_fault(&self) -> Option<Words> {
        let why = self.match_setup().err()?;
        Some(say::custom_rules::rules_do_not_fit(why.words()))
    }

    /// Returns the reason why no match can be dealt from the code.
    pub(crate) fn code_fault(&self) -> Option<Words> {
        self.code_read()
            .filter(|_| self.code_is_wrong())
            .map(|read| read.words())
    }

    /// Returns `true` if the typed text is not a valid code; then no match can be dealt.
    pub(crate) fn code_is_wrong(&self) -> bool {
        matches!(self.code.read, Some(Err(_)))
    }
}
