//! Positions to resume from: played by keys once and saved as text, or played on by the rules crate alone.

use spades::session::setup::{MatchSetup, Player};
use spades::session::{RulesKind, SavedMatch};
use spades_rules::{Action, Game, Preset, Record, Rules, Seed};

/// Returns a match of a preset whose record is saved as text.
fn from_text(record: &str, preset: Preset, players: Vec<Player>) -> SavedMatch {
    let record = Record::from_json(record).expect("a record");
    let setup = MatchSetup {
        rules: record.rules,
        kind: RulesKind::Preset(preset),
        players,
    };
    SavedMatch::new(&setup, false, 1, record)
}

/// The first position in which the first seat may play several cards.
pub fn first_choice(preset: Preset, players: Vec<Player>) -> SavedMatch {
    let record = match preset {
        Preset::OpenDraft => include_str!("positions/open_draft.json"),
        Preset::ClosedDraft => include_str!("positions/closed_draft.json"),
        Preset::Pairs => include_str!("positions/pairs.json"),
        Preset::Solo => include_str!("positions/solo.json"),
        _ => panic!("no position of {preset:?} is saved"),
    };
    from_text(record, preset, players)
}

/// The last two cards of a round that the first seat has bid and played badly.
pub fn badly_played(preset: Preset, players: Vec<Player>) -> SavedMatch {
    let record = match preset {
        Preset::OpenDraft => include_str!("positions/bad_open_draft.json"),
        Preset::Pairs => include_str!("positions/bad_pairs.json"),
        _ => panic!("no position of {preset:?} is saved"),
    };
    from_text(record, preset, players)
}

/// A match that is about to begin.
pub fn new_match(rules: Rules, preset: Preset, players: Vec<Player>, seed: u64) -> SavedMatch {
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players,
    };
    let game = Game::new(rules, Seed::from_u64(seed)).expect("a preset");
    SavedMatch::new(&setup, false, 1, game.record())
}

/// Plays a match on by legal actions until a condition holds; everybody bids three, with their cards in view.
pub fn played_on(mut saved: SavedMatch, until: impl Fn(&Game) -> bool) -> SavedMatch {
    let mut game = Game::replay(&saved.record).expect("a record of legal actions");
    while !until(&game) {
        let legal = game.legal_actions();
        let wanted = |action: &&Action| matches!(action, Action::Draw | Action::Look | Action::Bid(3));
        let action = *legal.iter().find(wanted).or(legal.last()).expect("a legal action");
        game.apply(action).expect("a legal action");
    }
    saved.record = game.record();
    saved
}
