//! What is chosen on the set-up page, and the match that it makes.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::{BiddingRule, Preset, Renege, Rules, RulesError, Sides};

use crate::session::RulesKind;
use crate::session::setup::{MatchSetup, Player};
use crate::text::Phrase;
use crate::text::setup::{Description, Namesake, SeatName};

/// The longest name, in characters.
pub(crate) const NAME_LENGTH: usize = 16;

/// Points of a blind nil where rules without one get it.
const BLIND_NIL: i32 = 200;

/// Which rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    /// A preset.
    Preset(Preset),
    /// The player's own rules.
    Custom,
}

/// Everything that can be chosen; kept between runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Form {
    pub(crate) choice: Choice,
    pub(crate) hot_seat: bool,
    pub(crate) level: Level,
    /// The score that ends the match; `None`: as the preset has it.
    pub(crate) target: Option<i32>,
    /// `None`: as the preset has it.
    pub(crate) blind_nil: Option<bool>,
    pub(crate) prevent_reneging: bool,
    /// The name of the player against the computer; empty until one is given.
    pub(crate) name: String,
    /// The names of two players at this machine; empty until they are given.
    pub(crate) pair: [String; 2],
    /// The player's own rules.
    pub(crate) custom: Rules,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            choice: Choice::Preset(Preset::OpenDraft),
            hot_seat: false,
            level: Level::Intermediate,
            target: None,
            blind_nil: None,
            prevent_reneging: true,
            name: String::new(),
            pair: default(),
            custom: Preset::OpenDraft.rules(),
        }
    }
}

impl Form {
    /// Chooses rules; what was changed about the ones before is forgotten.
    pub(crate) fn choose(&mut self, choice: Choice) {
        if self.choice != choice {
            self.choice = choice;
            self.target = None;
            self.blind_nil = None;
            self.prevent_reneging = true;
        }
    }

    /// Leaves rules that two people cannot play at one machine.
    pub(crate) fn keep_to_two(&mut self) {
        if !self.for_two() {
            self.choose(Choice::Preset(Preset::OpenDraft));
        }
    }

    /// The rules before they are changed on this page.
    fn base(&self) -> Rules {
        match self.choice {
            Choice::Preset(preset) => preset.rules(),
            Choice::Custom => self.custom,
        }
    }

    /// The rules as chosen.
    pub(crate) fn rules(&self) -> Rules {
        let mut rules = self.base();
        if self.choice == Choice::Custom {
            return rules;
        }
        if let Some(target) = self.target {
            rules.end.target = Some(target);
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
        match self.choice {
            Choice::Preset(preset) => RulesKind::Preset(preset),
            Choice::Custom => RulesKind::Custom,
        }
    }

    /// How the rules are played.
    pub(crate) fn description(&self) -> Description {
        Description {
            preset: match self.choice {
                Choice::Preset(preset) => Some(preset),
                Choice::Custom => None,
            },
            rules: self.rules(),
        }
    }

    pub(crate) fn for_two(&self) -> bool {
        self.base().players == 2
    }

    pub(crate) fn two_people(&self) -> bool {
        self.hot_seat && self.for_two()
    }

    /// The scores to choose from: the usual ones and the preset's own.
    pub(crate) fn targets(&self) -> Vec<i32> {
        let mut targets = vec![300, 500, 1000];
        targets.extend(self.base().end.target);
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The score that ends the match.
    pub(crate) fn target(&self) -> Option<i32> {
        self.rules().end.target
    }

    pub(crate) fn offers_target(&self) -> bool {
        self.choice != Choice::Custom
    }

    /// A nil before the first card: not where bids follow from the cards, nor where every seat bids for itself among many.
    pub(crate) fn offers_blind_nil(&self) -> bool {
        let rules = self.base();
        self.choice != Choice::Custom
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
        self.choice != Choice::Custom && self.for_two()
    }

    /// The match.
    ///
    /// # Errors
    /// If the player's own rules make no sense.
    pub(crate) fn match_setup(&self) -> Result<MatchSetup, RulesError> {
        let rules = self.rules();
        rules.validate()?;
        // Without a name the player is addressed, on the plate too.
        let human = || Player::Human {
            name: clean_name(&self.name),
        };
        let bot = |name: SeatName| Player::Bot {
            name: name.text(),
            level: self.level,
        };
        let named = |name: &str, otherwise: SeatName| match clean_name(name) {
            name if name.is_empty() => otherwise.text(),
            name => name,
        };
        let players = match rules.players {
            2 if self.two_people() => {
                let first = named(&self.pair[0], SeatName::FirstPlayer);
                let mut second = named(&self.pair[1], SeatName::SecondPlayer);
                if first == second {
                    second = clean_name(&Namesake(second).text());
                }
                vec![Player::Human { name: first }, Player::Human { name: second }]
            }
            2 => vec![human(), bot(SeatName::Opponent)],
            3 => vec![human(), bot(SeatName::West), bot(SeatName::North)],
            _ => vec![human(), bot(SeatName::West), bot(SeatName::North), bot(SeatName::East)],
        };
        Ok(MatchSetup {
            rules,
            kind: self.kind(),
            players,
        })
    }
}

/// A name as it is written on a plate: no control characters, no spaces around it or twice within, and not too long. It may be empty.
pub(crate) fn clean_name(typed: &str) -> String {
    let visible: String = typed
        .chars()
        .map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c })
        .collect();
    let words: Vec<_> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    name.trim_end().to_owned()
}
