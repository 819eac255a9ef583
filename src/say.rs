//! Every text that a player reads or hears: a function for each entry of `assets/i18n/en`, made by `build.rs`.
//!
//! `docs/WORDS.md` explains how to add one.

#[allow(unused_imports, reason = "which of them are needed depends on the entries")]
use std::borrow::Cow;

#[allow(unused_imports, reason = "which of them are needed depends on the entries")]
use spades_archive::daily::Date;
#[allow(unused_imports, reason = "which of them are needed depends on the entries")]
use spades_rules::{Card, Suit};
#[allow(unused_imports, reason = "which of them are needed depends on the entries")]
use spades_words::{Arg, Month, Number, SideWho, Who, Words};

include!(concat!(env!("OUT_DIR"), "/say.rs"));
