//! The messages that compare two choices.

use spades_messages_derive::Message;
use spades_rules::{Action, Card};

use super::sample_deals::{Again, Deals, Reached, SideWords};
use crate::text::number::Tenths;

/// A sentence about two choices.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "why")]
pub(crate) enum WhyWords {
    // Cards.
    CardWorth {
        found: Card,
        taken: Card,
        points: u32,
    },
    TakenCosts {
        taken: Card,
        points: u32,
    },
    KeepsNil {
        found: Card,
        taken: Card,
    },
    MakesBid {
        found: Card,
        taken: Card,
        bid: u8,
    },
    LetsRuff {
        found: Card,
        taken: Card,
        bid: u8,
    },
    LosesTo {
        found: Card,
        taken: Card,
        bid: u8,
        by: Card,
    },
    StaysBelow {
        found: Card,
        taken: Card,
        bid: u8,
        by: Card,
    },
    SetsTheirNil {
        found: Card,
        taken: Card,
    },
    SetsThem {
        found: Card,
        taken: Card,
    },
    FewerBags {
        found: Card,
        taken: Card,
        bags: u8,
    },
    FewerTricks {
        found: Card,
        taken: Card,
    },
    NilMakes {
        found: Card,
        taken: Card,
        points: u32,
    },
    BidMakes {
        found: Card,
        taken: Card,
        bid: u8,
        points: u32,
    },
    TheirNilFails {
        found: Card,
        taken: Card,
        points: u32,
    },
    TheyAreSet {
        found: Card,
        taken: Card,
        points: u32,
    },
    Oftener {
        found: Card,
        taken: Card,
        goal: Reached,
        bid: u8,
        odds: Deals,
        other: Again,
    },
    Often {
        found: Card,
        taken: Card,
        goal: Reached,
        bid: u8,
        odds: Deals,
        points: u32,
    },
    FewerOnAverage {
        found: Card,
        taken: Card,
        bags: Tenths,
        other: Tenths,
    },
    FewOnAverage {
        found: Card,
        taken: Card,
        bags: Tenths,
        points: u32,
    },
    // Cards of a draft.
    Keeping {
        card: Option<Card>,
        points: u32,
    },
    Discarding {
        card: Option<Card>,
        points: u32,
    },
    // Bids: the one that was found, and the original one.
    BidTooHigh {
        side: SideWords,
        bid: u8,
        total: u8,
        odds: Deals,
        taken: Action,
        other: u8,
    },
    BidTooLow {
        side: SideWords,
        bid: u8,
        total: u8,
        odds: Deals,
        taken: Action,
        other: u8,
    },
    BidLikely {
        side: SideWords,
        bid: u8,
        total: u8,
        odds: Deals,
        taken: Action,
        other: u8,
    },
    NilLikely {
        odds: Deals,
        taken: Action,
        other: u8,
    },
    NilCovered {
        odds: Deals,
        taken: Action,
        other: u8,
    },
    NilStands {
        taken: Action,
        other: u8,
    },
    TakenIsSet {
        bid: u8,
        other: u8,
    },
    LeavesPoints {
        bid: u8,
        other: u8,
    },
    BidStands {
        bid: u8,
        taken: Action,
        other: u8,
    },
    Gamble {
        found: Action,
        bid: u8,
        taken: Action,
        other: u8,
    },
    BestOnAverage {
        found: Action,
        bid: u8,
        taken: Action,
        other: u8,
    },
    BidWorth {
        found: Action,
        bid: u8,
        taken: Action,
        other: u8,
        points: u32,
    },
}
