//! What is chosen on the set-up page, and the match that it makes.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::{BiddingRule, HandBuilding, Preset, Renege, Rules, RulesError, Sides};

use crate::session::RulesKind;
use crate::session::setup::{MatchSetup, Player};

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
    /// The name of the player against the computer.
    pub(crate) name: String,
    /// The names of two players at this machine.
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
            name: "You".into(),
            pair: ["Player 1".into(), "Player 2".into()],
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
            rules.blind_nil = self.blind_nil().then(|| rules.blind_nil.unwrap_or(BLIND_NIL));
        }
        if self.offers_reneging() && !self.prevent_reneging {
            rules.renege = Renege::Penalised;
        }
        rules
    }

    fn kind(&self) -> RulesKind {
        match self.choice {
            Choice::Preset(preset) => RulesKind::Preset(preset),
            Choice::Custom => RulesKind::Custom,
        }
    }

    pub(crate) fn title(&self) -> &'static str {
        match self.choice {
            Choice::Preset(preset) => preset.name(),
            Choice::Custom => "Custom",
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
        let human = |name: &str, otherwise: &str| Player::Human {
            name: clean_name(name, otherwise),
        };
        let bot = |name: &str| Player::Bot {
            name: name.to_owned(),
            level: self.level,
        };
        let players = match rules.players {
            2 if self.two_people() => {
                let first = clean_name(&self.pair[0], "Player 1");
                let mut second = clean_name(&self.pair[1], "Player 2");
                if first == second {
                    second = clean_name(&format!("2 {second}"), "Player 2");
                }
                vec![Player::Human { name: first }, Player::Human { name: second }]
            }
            2 => vec![human(&self.name, "You"), bot("Opponent")],
            3 => vec![human(&self.name, "You"), bot("West"), bot("North")],
            _ => vec![human(&self.name, "You"), bot("West"), bot("North"), bot("East")],
        };
        Ok(MatchSetup {
            rules,
            kind: self.kind(),
            players,
        })
    }
}

/// A name as it is written on a plate: no control characters, no spaces around it or twice within, and not too long.
pub(crate) fn clean_name(typed: &str, otherwise: &str) -> String {
    let visible: String = typed
        .chars()
        .map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c })
        .collect();
    let words: Vec<_> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    match name.trim_end() {
        "" => otherwise.to_owned(),
        name => name.to_owned(),
    }
}

/// What a preset is, in a line.
pub(crate) fn motto(preset: Preset) -> &'static str {
    match preset {
        Preset::OpenDraft => "Discards face up",
        Preset::ClosedDraft => "Discards hidden",
        Preset::Moonshot => "Thirteen pays 250",
        Preset::Pairs => "Partners opposite",
        Preset::Solo => "Everyone alone",
        Preset::Suicide => "One partner bids nil",
        Preset::Whiz => "Bid your spades or nil",
        Preset::Mirror => "Bid your spades",
        Preset::ThreeHanded => "Highest bid plays dummy",
    }
}

/// How it is played.
fn text(choice: Choice) -> &'static str {
    match choice {
        Choice::Preset(Preset::OpenDraft) => {
            "Draw from the stock and keep or discard, thirteen times each. Discards lie face up, so a sharp memory knows both hands."
        }
        Choice::Preset(Preset::ClosedDraft) => {
            "Draw from the stock and keep or discard, thirteen times each. What you throw away is yours alone to know."
        }
        Choice::Preset(Preset::Moonshot) => {
            "The open draft, where a bid of all thirteen tricks is a moon. A nil or moon that fails costs only its bags."
        }
        Choice::Preset(Preset::Pairs) => {
            "The classic: two partners against two, thirteen cards each. Your bids add up to one contract."
        }
        Choice::Preset(Preset::Solo) => "Four hands, and everyone for himself. Nil is worth 50, and five bags cost 50.",
        Choice::Preset(Preset::Suicide) => {
            "Partners, and one of each pair must bid nil while the other promises at least four."
        }
        Choice::Preset(Preset::Whiz) => "Partners, and you bid nil or exactly the spades you hold.",
        Choice::Preset(Preset::Mirror) => "Partners, and you bid exactly the spades you hold. Who has none plays nil.",
        Choice::Preset(Preset::ThreeHanded) => {
            "Three players and a fourth hand. Who bids highest plays the dummy as a partner against the other two."
        }
        Choice::Custom => "Your own rules.",
    }
}

/// The description of what is chosen.
pub(crate) fn description(form: &Form) -> String {
    let rules = form.rules();
    let end = match (rules.end.target, rules.end.rounds) {
        (Some(target), None) => format!(" First to {target} wins."),
        (Some(target), Some(rounds)) => format!(" First to {target}, or ahead after {rounds} rounds, wins."),
        (None, Some(rounds)) => format!(" Ahead after {rounds} rounds wins."),
        (None, None) => String::new(),
    };
    let hands = match (form.choice, rules.hands) {
        (Choice::Preset(_), _) => String::new(),
        (Choice::Custom, HandBuilding::Deal) => format!(" {} players, dealt hands.", in_words(rules.players)),
        (Choice::Custom, HandBuilding::OpenDraft) => " Two players, open draft.".into(),
        (Choice::Custom, HandBuilding::ClosedDraft) => " Two players, closed draft.".into(),
    };
    format!("{}{hands}{end}", text(form.choice))
}

/// A number of players.
pub(crate) fn in_words(players: u8) -> &'static str {
    match players {
        2 => "Two",
        3 => "Three",
        _ => "Four",
    }
}
