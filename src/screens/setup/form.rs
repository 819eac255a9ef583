//! The choices on the setup page, and the match that they make.

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
pub(crate) use sets::{MAX_SETS, RuleSet, SET_NAME_LENGTH};

/// Points of a blind nil added to rules that have none.
const BLIND_NIL: i32 = 200;

/// Targets that every preset offers.
pub(super) const USUAL_TARGETS: [i32; 3] = [300, 500, 1000];

/// The target and the number of rounds that end a quick match, whichever is reached first.
const QUICK: (i32, u16) = (100, 3);

/// The rules that are selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    Preset(Preset),
    /// The player's own rules.
    Custom,
}

/// Length of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Length {
    /// A hundred points or three rounds.
    Quick,
    /// The score that ends the match.
    Target(i32),
}

/// All choices on the setup page; saved between runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "older::AnyForm")]
pub(crate) struct Form {
    pub(crate) choice: Choice,
    /// Occupants of the seats, clockwise from the bottom; only the first ones are used if the rules have fewer players.
    pub(crate) seats: [Occupant; SEATS],
    /// `None` for the preset's default.
    pub(crate) length: Option<Length>,
    /// `None` for the preset's default.
    pub(crate) blind_nil: Option<bool>,
    pub(crate) prevent_reneging: bool,
    /// The preset that was selected before the player's own rules; a new set starts as a copy of it.
    preset: Preset,
    /// The player's own sets of rules; never empty.
    sets: Vec<RuleSet>,
    /// Index of the selected set.
    set: usize,
    /// The set that was deleted last, with its index.
    #[serde(skip)]
    deleted: Option<(usize, RuleSet)>,
    /// The code of the deals to play.
    #[serde(skip)]
    code: code::TypedCode,
    /// `true` until a match has been finished here: a quick match is proposed.
    #[serde(skip)]
    pub(crate) newcomer: bool,
    /// Seats with people before the title seated others for this visit, and the table then; `None` once they are chosen here.
    #[serde(skip)]
    visit: Option<(Vec<usize>, seats::Table)>,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            choice: Choice::Preset(Preset::OpenDraft),
            seats: seats::alone(),
            length: None,
            blind_nil: None,
            prevent_reneging: true,
            preset: Preset::OpenDraft,
            sets: vec![RuleSet::first(Preset::OpenDraft.rules())],
            set: 0,
            deleted: None,
            code: code::TypedCode::default(),
            newcomer: false,
            visit: None,
        }
    }
}

impl Form {
    /// Selects rules, and drops changes to the previous ones.
    pub(crate) fn choose(&mut self, choice: Choice) {
        self.change_rules(|form| form.select(choice));
    }

    /// Like [`Form::choose`], as part of a change of the rules.
    fn select(&mut self, choice: Choice) {
        self.preset = self.last_preset();
        self.code = code::TypedCode::default();
        if self.choice != choice {
            if choice == Choice::Custom {
                self.start_first_set();
            }
            self.choice = choice;
            self.length = None;
            self.blind_nil = None;
            self.prevent_reneging = true;
        }
    }

    /// Returns the selected rules, or those of a deal code.
    pub(crate) fn chosen(&self) -> Choice {
        match self.deal_code().map(|code| RulesKind::of(code.rules())) {
            Some(RulesKind::Preset(preset)) => Choice::Preset(preset),
            Some(RulesKind::Custom) => Choice::Custom,
            None => self.choice,
        }
    }

    /// Returns `true` if the rules are one of the player's own sets.
    pub(crate) fn plays_set(&self) -> bool {
        self.choice == Choice::Custom && self.deal_code().is_none()
    }

    /// Returns `true` if the rules can be changed on this page, as neither a set nor a code can be.
    fn adjustable(&self) -> bool {
        self.choice != Choice::Custom && self.deal_code().is_none()
    }

    /// Returns the rules before the changes made on this page.
    fn base(&self) -> Rules {
        if let Some(code) = self.deal_code() {
            return *code.rules();
        }
        match self.choice {
            Choice::Preset(preset) => preset.rules(),
            Choice::Custom => *self.custom(),
        }
    }

    /// Returns the rules with all choices applied.
    pub(crate) fn rules(&self) -> Rules {
        self.rules_of(self.length())
    }

    /// Returns the rules with all choices applied, but with this length.
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
            rules.renege = Renege::Penalized;
        }
        rules
    }

    /// Returns the name of the rules.
    pub(crate) fn kind(&self) -> RulesKind {
        match self.chosen() {
            Choice::Preset(preset) => RulesKind::Preset(preset),
            Choice::Custom => RulesKind::Custom,
        }
    }

    /// Returns the description of the rules.
    pub(crate) fn description(&self) -> Description {
        if let Some(code) = self.deal_code() {
            return Description::of_fixed(*code.rules());
        }
        Description {
            preset: match self.chosen() {
                Choice::Preset(preset) => Some(preset),
                Choice::Custom => None,
            },
            rules: self.rules(),
        }
    }

    /// Returns the available lengths: a quick match, the usual targets and the preset's own target.
    pub(crate) fn lengths(&self) -> Vec<Length> {
        let mut targets = USUAL_TARGETS.to_vec();
        targets.extend(self.base().end.target);
        targets.sort_unstable();
        targets.dedup();
        std::iter::once(Length::Quick)
            .chain(targets.into_iter().map(Length::Target))
            .collect()
    }

    /// Returns the length of the match.
    pub(crate) fn length(&self) -> Option<Length> {
        let usual = || self.base().end.target.map(Length::Target);
        let proposed = || self.newcomer.then_some(Length::Quick).filter(|_| self.adjustable());
        self.length.or_else(proposed).or_else(usual)
    }

    /// Keeps the length proposed to a newcomer as if it had been selected, so that the next match is of the same kind.
    pub(crate) fn keep_proposed_length(&mut self) {
        if self.newcomer && self.adjustable() {
            self.length = self.length();
        }
    }

    /// Returns the length of a match of this preset: the selected one, or the one that would be proposed.
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

    /// Returns `true` if a blind nil can be added or removed: not where bids follow from the cards, each of three or four players bids alone,
    /// nobody bids nil, or cards are passed beside it.
    pub(crate) fn offers_blind_nil(&self) -> bool {
        let rules = self.base();
        self.adjustable()
            && rules.bidding == BiddingRule::Free
            && (rules.players == 2 || rules.sides == Sides::Partners)
            && rules.nil.is_some()
            && rules.pass.blind_nil == 0
    }

    pub(crate) fn blind_nil(&self) -> bool {
        self.blind_nil.unwrap_or(self.base().blind_nil.is_some())
    }

    /// Returns the points for a blind nil, whether or not it is on.
    pub(crate) fn blind_nil_points(&self) -> i32 {
        self.base().blind_nil.unwrap_or(BLIND_NIL)
    }

    pub(crate) fn offers_reneging(&self) -> bool {
        self.adjustable() && self.base().players == 2
    }

    /// Returns the match.
    ///
    /// # Errors
    /// If the player's own rules are invalid.
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
