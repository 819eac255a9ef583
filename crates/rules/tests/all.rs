//! Tests of the rules through the public API, in one program: linking several takes longer than running them all.

mod bidding;
mod common;
mod contradictions;
mod draft;
mod fair_deals;
mod fields;
mod match_end;
mod perft;
mod properties;
mod records;
mod renege;
mod rules_file;
mod scoring;
mod setups;
mod table_rules;
mod three_handed;
mod validation;
mod views;
