//! Regular expressions for naga_oil, which splits Bevy's shaders with some twenty plain patterns and is the only crate here that asks for
//! `regex`. That one brings automata and Unicode tables, together more than a fortieth of the web module; `regex-lite`, by the same
//! authors, has the same interface and is in the module anyway (Symphonia reads tags with it). `Cargo.toml` puts it in the place of the
//! other (`[patch.crates-io]`).

pub use regex_lite::{
    CaptureMatches, Captures, Error, Match, Matches, NoExpand, Regex, RegexBuilder, Replacer, ReplacerRef, Split,
    escape,
};
