//! What is chosen on the set-up page, and the match that it makes.

mod code;
mod next_match;
mod older;
mod seats;
mod sets;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_rules::{BiddingRule, Preset, Renege, Rules, RulesError, Sides};

use crate::session::RulesKind;
use crate::session::setup::MatchSetup;
use crate::text::setup::Description;

pub(crate) use code::PASTE_LENGTH;
#[cfg(test)]
pub(crate) use seats::clean_name;
pub(crate) use seats::{NAME_LENGTH, Occupant, SEATS};
pub(crate) use sets::{MOST_SETS, RuleSet, SET_NAME_LENGTH};

/// Points of a blind nil where rules without one get it.
const BLIND_NIL: i32 = 200;

/// The target and the number of rounds that end a quick match, whichever comes first.
const QUICK: (i32, u16) = (100, 3);

/// Which rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    /// A preset.
    Preset(Preset),
    /// The player's own rules.
    Custom,
}

/// How long the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Length {
    /// A hundred points or three rounds.
    Quick,
    /// The score that ends it.
    Target(i32),
}

/// Everything that can be chosen; kept between runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "older::AnyForm")]
pub(crate) struct Form {
    pub(crate) choice: Choice,
    /// Who sits where, clockwise from the bottom; as many as the rules have players.
    pub(crate) seats: [Occupant; SEATS],
    /// `None`: as the preset has it.
    pub(crate) length: Option<Length>,
    /// `None`: as the preset has it.
    pub(crate) blind_nil: Option<bool>,
    pub(crate) prevent_reneging: bool,
    /// The player's own rules, of which there is always a set.
    sets: Vec<RuleSet>,
    /// Which of them is chosen.
    set: usize,
    /// The set that was deleted last, and where it stood.
    #[serde(skip)]
    deleted: Option<(usize, RuleSet)>,
    /// The code whose deals are to be played.
    #[serde(skip)]
    code: code::TypedCode,
    /// Nobody has played a match here to its end: a quick one is proposed.
    #[serde(skip)]
    pub(crate) newcomer: bool,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            choice: Choice::Preset(Preset::OpenDraft),
            seats: seats::alone(),
            length: None,
            blind_nil: None,
            prevent_reneging: true,
            sets: vec![RuleSet::first(Preset::OpenDraft.rules())],
            set: 0,
            deleted: None,
            code: code::TypedCode::default(),
            newcomer: false,
        }
    }
}

impl Form {
    /// Chooses rules; what was changed about the ones before is forgotten.
    pub(crate) fn choose(&mut self, choice: Choice) {
        self.type_code(String::new());
        if self.choice != choice {
            self.choice = choice;
            self.length = None;
            self.blind_nil = None;
            self.prevent_reneging = true;
        }
    }

    /// What is chosen, or brought by a code.
    pub(crate) fn chosen(&self) -> Choice {
        match self.deal_code().map(|code| RulesKind::of(code.rules())) {
            Some(RulesKind::Preset(preset)) => Choice::Preset(preset),
            Some(RulesKind::Custom) => Choice::Custom,
            None => self.choice,
        }
    }

    /// Whether the rules are those of one of the player's own sets.
    pub(crate) fn plays_set(&self) -> bool {
        self.choice == Choice::Custom && self.deal_code().is_none()
    }

    /// Whether the rules can be changed on this page: neither a set nor a code is.
    fn adjustable(&self) -> bool {
        self.choice != Choice::Custom && self.deal_code().is_none()
    }

    /// The rules before they are changed on this page.
    fn base(&self) -> Rules {
        if let Some(code) = self.deal_code() {
            return *code.rules();
        }
        match self.choice {
            Choice::Preset(preset) => preset.rules(),
            Choice::Custom => *self.custom(),
        }
    }

    /// The rules as chosen.
    pub(crate) fn rules(&self) -> Rules {
        self.rules_of(self.length())
    }

    /// The rules as chosen, but for the length.
    pub(crate) fn rules_of(&self, length: Option<Length>) -> Rules {
        let mut rules = self.base();
        if !self.adjustable() {
            return rules;
        }
        match length {
            Some(Length::Quick) => (rules.end.target, rules.end.rounds) = (Some(QUICK.0), Some(QUICK.1)),
            Some(Length::Target(target)) => rules.end.target = Some(target),
            None => {}
        }
        if self.offers_blind_nil() {
            rules.blind_nil = self.blind_nil().then(|| self.blind_nil_points());
        }
        if self.offers_reneging() && !self.prevent_reneging {
            rules.renege = Renege::Penalised;
        }
        rules
    }

    /// What the rules are called.
    pub(crate) fn kind(&self) -> RulesKind {
        match self.chosen() {
            Choice::Preset(preset) => RulesKind::Preset(preset),
            Choice::Custom => RulesKind::Custom,
        }
    }

    /// How the rules are played.
    pub(crate) fn description(&self) -> Description {
        Description {
            preset: match self.chosen() {
                Choice::Preset(preset) => Some(preset),
                Choice::Custom => None,
            },
            rules: self.rules(),
        }
    }

    /// The lengths to choose from: a quick match, the usual targets and the preset's own.
    pub(crate) fn lengths(&self) -> Vec<Length> {
        let mut targets = vec![300, 500, 1000];
        targets.extend(self.base().end.target);
        targets.sort_unstable();
        targets.dedup();
        std::iter::once(Length::Quick)
            .chain(targets.into_iter().map(Length::Target))
            .collect()
    }

    /// How long the match is.
    pub(crate) fn length(&self) -> Option<Length> {
        let usual = || self.base().end.target.map(Length::Target);
        let proposed = || self.newcomer.then_some(Length::Quick).filter(|_| self.adjustable());
        self.length.or_else(proposed).or_else(usual)
    }

    /// The length of a match of this preset: as chosen, or as it would be proposed.
    pub(crate) fn length_of(&self, preset: Preset) -> Length {
        let usual = || Length::Target(preset.rules().end.target.unwrap_or_default());
        match self.length().filter(|_| self.chosen() == Choice::Preset(preset)) {
            Some(length) => length,
            None if self.newcomer => Length::Quick,
            None => usual(),
        }
    }

    pub(crate) fn offers_length(&self) -> bool {
        self.adjustable()
    }

    /// A nil before the first card: not where bids follow from the cards, nor where every seat bids for itself among many.
    pub(crate) fn offers_blind_nil(&self) -> bool {
        let rules = self.base();
        self.adjustable()
            && rules.bidding == BiddingRule::Free
            && (rules.players == 2 || rules.sides == Sides::Partners)
    }

    pub(crate) fn blind_nil(&self) -> bool {
        self.blind_nil.unwrap_or(self.base().blind_nil.is_some())
    }

    /// What a blind nil is worth, or would be.
    pub(crate) fn blind_nil_points(&self) -> i32 {
        self.base().blind_nil.unwrap_or(BLIND_NIL)
    }

    pub(crate) fn offers_reneging(&self) -> bool {
        self.adjustable() && self.base().players == 2
    }

    /// The match.
    ///
    /// # Errors
    /// If the player's own rules make no sense.
    pub(crate) fn match_setup(&self) -> Result<MatchSetup, RulesError> {
        let rules = self.rules();
        rules.validate()?;
        Ok(MatchSetup {
            rules,
            kind: self.kind(),
            players: self.players(),
        })
    }
}
