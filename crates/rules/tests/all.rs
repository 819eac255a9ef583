//! Tests of the rules through what the crate offers, in one program: linking many takes longer than all of them.

mod bidding;
mod common;
mod contradictions;
mod draft;
mod fair_deals;
mod match_end;
mod perft;
mod properties;
mod records;
mod renege;
mod rules_file;
mod scoring;
mod setups;
mod three_handed;
mod validation;
mod views;
