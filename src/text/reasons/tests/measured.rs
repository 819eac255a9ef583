//! Readings: explanations of real decisions, and ends of real matches, as the game shows them. They take a minute, so they are run on
//! request: `cargo test -p spades --lib measured -- --ignored --nocapture`.

use spades_bots::{Report, Review, ReviewedDecision, decision_seed};

use super::*;
use crate::session::setup::{MatchSetup, Player};
use crate::session::{Match, RulesKind};
use crate::text::headlines;

/// Returns the action of a level.
fn decide(game: &Game, level: Level) -> Option<Action> {
    let seat = game.actor()?;
    let seed = decision_seed(game.seed(), game.action_count(), seat);
    let mut decision = Decision::new(&game.view(seat), level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return Some(action);
        }
    }
}

/// Returns a match of a person against the computer, in which everybody plays by this level until `until` holds.
fn played(preset: Preset, rounds: Option<u16>, seed: u64, level: Level, until: impl Fn(&Game) -> bool) -> Match {
    let mut rules = preset.rules();
    rules.end.rounds = rounds.or(rules.end.rounds);
    let player = |seat: usize| match seat {
        0 => Player::Human { name: "Ada".into() },
        _ => Player::Bot {
            name: ["", "Judith", "Rachel", "Hector"][seat].into(),
            level,
        },
    };
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players: (0..usize::from(rules.players)).map(player).collect(),
    };
    let mut game = Match::new(setup, Seed::from_u64(seed)).expect("a match");
    while !until(game.game()) {
        let action = decide(game.game(), level).or_else(|| game.game().legal_actions().first().copied());
        let Some(action) = action else { break };
        game.play(action).expect("a legal action");
    }
    game
}

fn review(game: &Game) -> Report {
    let mut review = Review::new(game, 0);
    loop {
        if let Some(report) = review.step(u32::MAX) {
            return report.clone();
        }
    }
}

/// Returns `true` if a text names a card.
fn names_card(text: &str) -> bool {
    let suits = ["clubs", "diamonds", "hearts", "spades"];
    let honors = ["ace", "king", "queen", "jack", "joker", "honor"];
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    words.windows(2).any(|pair| pair[0] == "of" && suits.contains(&pair[1]))
        || words.iter().any(|word| honors.contains(&word.trim_end_matches('s')))
}

/// Returns `true` if an explanation says no more than which choice is best, or how often it works.
fn is_bare(text: &str) -> bool {
    let sentences: Vec<&str> = text.split_inclusive(". ").map(str::trim).collect();
    let bare = [
        "is best",
        "is the best",
        "sample deals",
        "% of sample",
        "is worth most",
        "on average",
    ];
    sentences
        .iter()
        .all(|sentence| bare.iter().any(|bare| sentence.contains(bare)))
}

#[test]
#[ignore = "a measurement over reviews of a round of every variant"]
fn explanations_name_a_card_and_a_reason() {
    let each = 200_usize.div_ceil(Preset::ALL.len());
    let (mut all, mut good) = (0, 0);
    for preset in Preset::ALL {
        let game = played(preset, None, 7, Level::Intermediate, |game| game.phase().is_scored());
        let report = review(game.game());
        // Where all choices are worth the same, there is nothing to explain.
        let matters = |decision: &&ReviewedDecision| {
            let mut costs = decision.options.iter().map(|(_, cost)| cost);
            costs.any(|cost| cost.points >= 1.0 && cost.points > cost.error)
        };
        let decisions: Vec<_> = report.decisions.iter().filter(matters).collect();
        let step = (decisions.len() / each).max(1);
        for decision in decisions.into_iter().step_by(step).take(each) {
            let text = ReasonFor::new(game.who(decision.seat), decision).text();
            let explains = names_card(&text) && !is_bare(&text);
            all += 1;
            good += usize::from(explains);
            println!("{} {} {text}", if explains { "+" } else { "-" }, preset.key());
        }
    }
    println!("{good} of {all} name a card and a reason");
    assert!(all >= 200 && good * 10 >= all * 9, "{good} of {all}");
}

#[test]
#[ignore = "readings for a person"]
fn explanations_to_read_aloud() {
    for (preset, seed) in [(Preset::Pairs, 11), (Preset::OpenDraft, 12)] {
        println!("\n## {}\n", preset.words().text());
        let mut shown = 0;
        for round in 1.. {
            let game = played(preset, None, seed, Level::Intermediate, |game| {
                game.round() == round && game.phase().is_scored()
            });
            let report = review(game.game());
            let costly = report.mistakes().into_iter().chain(report.best_played(None));
            for decision in costly.take(6) {
                let done = ActionText::Done {
                    who: game.who(decision.seat),
                    action: decision.taken,
                    drawn: game
                        .game()
                        .undo_to(decision.at)
                        .and_then(|then| then.view(decision.seat).drawn),
                };
                let why = ReasonFor::new(game.who(decision.seat), decision).text();
                println!("{}. Round {round}: {}. {why}", shown + 1, done.text());
                if let Some(luck) = decision.luck {
                    let who = game.who(decision.seat);
                    println!("    {}", crate::text::luck::LuckOf { who, luck }.text());
                }
                shown += 1;
            }
            if shown >= 15 || game.game().winners().is_some() {
                break;
            }
        }
    }
}

#[test]
#[ignore = "readings for a person"]
fn ends_of_matches_to_read_aloud() {
    let mut heads = std::collections::BTreeSet::new();
    let presets = [Preset::OpenDraft, Preset::Pairs, Preset::Solo, Preset::ClosedDraft];
    for (seed, preset) in (0..80).zip(presets.into_iter().cycle()) {
        let level = Level::ALL[seed as usize / 4 % 2];
        let game = played(preset, None, seed, level, |game| game.winners().is_some());
        let Some(headline) = game.end_headline(seed == 1) else {
            continue;
        };
        let (head, line) = headlines::end(&game, headline);
        // Each once.
        if heads.len() < 10 && heads.insert(head.text()) {
            let scores = game.game().scores();
            let (preset, number) = (preset.words().text(), heads.len());
            println!("{number}. {preset} {scores:?}: “{}” {}", head.text(), line.text());
        }
    }
}
