//! Tests of all reasons in words.

mod longest;
mod measured;
mod pairs;
mod samples;

use spades_bots::{
    CardFacts, Decision, Drafted, Effect, Hint, Level, NextBid, NilCards, Odds, OptionCost, Partner, Progress, Sign,
    Sources, Stake, Tactic, Whose,
};
use spades_rules::{Action, Game, Phase, Preset, Seed, Suit};

use super::super::tests::is_a_sentence;
use super::*;
use crate::text::Phrase;
use crate::text::deeds::ActionText;
use samples::*;

#[test]
fn all_reasons_are_sentences() {
    let (card, tricks, share) = (card(), 0.7, 0.02);
    let others = [
        Reason::OnlyChoice,
        Reason::RenegeProved,
        Reason::RenegeUnproved,
        Reason::DraftEven { card },
        Reason::DrawnBetter {
            card,
            tricks,
            drafted: DRAFTED,
        },
        Reason::NextBetter {
            card,
            tricks,
            drafted: DRAFTED,
        },
        Reason::BlindNilTooRare { share },
        Reason::LookFirst,
        Reason::NoSpades,
        Reason::EveryTrick { card },
        Reason::PassDangerous { card },
        Reason::PassSpare { card },
    ];
    let blind = gaps().into_iter().flat_map(|gap| {
        [
            Reason::BlindNilAtThisScore { share, gap },
            Reason::BlindNilFromBehind { gap },
            Reason::BlindBidFromBehind { bid: 6, gap },
        ]
    });
    let all: Vec<Reason> = others.into_iter().chain(blind).chain(bids()).chain(plays()).collect();
    for reason in &all {
        let text = reason.text();
        is_a_sentence(&text);
        // A reason about another player uses the name.
        let of_rachel = super::explained(*reason, &Who::Named("Rachel".to_owned())).text();
        is_a_sentence(&of_rachel);
        let lower = of_rachel.to_lowercase();
        let addressed = |word: &str| {
            matches!(
                word.trim_matches(|letter: char| !letter.is_alphabetic()),
                "you" | "your"
            )
        };
        assert!(!lower.split(' ').any(addressed), "{of_rachel}");
        assert!(!text.contains(" 1 bags") && !text.contains(" 2 bag."), "{text}");
        assert!(text.matches(". ").count() < 2, "two sentences at most: {text}");
    }
    assert!(all.len() > 700, "{}", all.len());
}

#[test]
fn reasons_for_plays_read_well() {
    let card = card();
    let known = |outlook, cost| Reason::PlayKnown {
        card,
        fate: Fate::Open,
        stake: STAKE,
        outlook,
        rival: None,
        instead: Some(Instead {
            card,
            cost,
            fate: Fate::Open,
        }),
        alike: Alike::Unknown,
    };
    let home = Outlook::BidStands { bid: 7, bags: Some(0) };
    for (reason, text) in [
        (
            known(home, Cost::OwnPromise),
            "You need 3 more tricks, and 4 are left. The 10 of diamonds would get you set.",
        ),
        (
            known(Outlook::NilStands, Cost::OwnPromise),
            "With best play, your nil makes. The 10 of diamonds would lose your nil.",
        ),
        (
            known(home, Cost::Bags(1)),
            "With best play, you make 7 with no bags. The 10 of diamonds would cost you a bag.",
        ),
        (
            known(Outlook::BidFails { bid: 3 }, Cost::Bags(2)),
            "Best play sets you; this loses the least. The 10 of diamonds would cost you 2 bags.",
        ),
        (
            known(Outlook::BidStands { bid: 10, bags: None }, Cost::Worth),
            "With best play, you make 10. The 10 of diamonds comes out a little worse.",
        ),
    ] {
        assert_eq!(reason.text(), text);
    }
}

#[test]
fn reasons_for_bids_read_well() {
    for (reason, text) in [
        (
            Reason::BidStands {
                bid: 5,
                bags: Some(1),
                next: Some(NextBid::Set),
                sources: Sources::default(),
            },
            "With best play, you make 5 with 1 bag; a bid of 6 would be set.",
        ),
        (
            Reason::BidLikely {
                bid: 4,
                side: SideBid::Total(7),
                odds: ODDS[3],
                next: Some(Odds { met: 37, of: 160 }),
                sources: Sources {
                    top: ["AS", "KS", "AH"]
                        .iter()
                        .map(|card| card.parse::<Card>().unwrap())
                        .collect(),
                    guarded: 0,
                    spades: 2,
                    short: Some(Suit::Clubs),
                },
            },
            "You have the ace and king of spades, the ace of hearts, and 2 more spades to ruff clubs. \
             With a bid of 4, your side makes its 7 in 61% of sample deals; with 5, its 8 in only 23%.",
        ),
        (
            Reason::BidStands {
                bid: 10,
                bags: None,
                next: Some(NextBid::Set),
                sources: Sources::default(),
            },
            "With best play, you make 10; a bid of 11 would be set.",
        ),
        (
            Reason::NilLikely {
                odds: Odds { met: 25, of: 32 },
                one: Some(Odds { met: 20, of: 32 }),
                cards: nil_cards()[1],
            },
            "Your highest spade is the 6, and no suit is all high cards. \
             Nil makes in 25 of 32 sample deals; a bid of 1 makes in only 20.",
        ),
        (
            Reason::NilStands { cards: nil_cards()[3] },
            "Your highest spade is the 6, and the king of hearts is your biggest risk. With best play, your nil makes.",
        ),
    ] {
        assert_eq!(reason.text(), text);
    }
}

#[test]
fn the_chance_of_a_bid_says_which_contract_it_is_about() {
    let likely = |side, next| Reason::BidLikely {
        bid: 3,
        side,
        odds: ODDS[1],
        next,
        sources: Sources::default(),
    };
    for (reason, text) in [
        (
            likely(SideBid::Own, Some(ODDS[3])),
            "You make 3 in 28 of 32 sample deals, 4 in only 61%.",
        ),
        (
            likely(SideBid::Total(6), None),
            "With a bid of 3, your side makes its 6 in 28 of 32 sample deals.",
        ),
        (
            likely(SideBid::Open, Some(ODDS[3])),
            "With a bid of 3, your side makes its bid in 28 of 32 sample deals; with 4, in only 61%.",
        ),
        (
            likely(SideBid::Dummy, None),
            "A bid of 3 may win you the dummy and makes in 28 of 32 sample deals.",
        ),
    ] {
        assert_eq!(reason.text(), text);
    }
}

#[test]
fn tactics_read_well() {
    let card = card();
    for (reason, text) in [
        (
            Reason::PlayTactic {
                card,
                tactic: Tactic::LeavesToNil,
                facts: CardFacts {
                    effect: Effect::StaysBelow("QD".parse().unwrap()),
                    ..CardFacts::default()
                },
                stake: STAKE,
                sign: None,
                gain: Some(Gain::Oftener {
                    goal: Goal::RivalNil,
                    odds: ODDS[1],
                    card: "KD".parse().unwrap(),
                    other: ODDS[2],
                }),
            },
            "The nil bidder is winning with the queen of diamonds, and the 10 of diamonds keeps it that way. \
             Their nil fails in 28 of 32 sample deals; with the king of diamonds, in none.",
        ),
        (
            Reason::PlayTactic {
                card: "BJ".parse().unwrap(),
                tactic: Tactic::TakesNeeded,
                facts: CardFacts {
                    behind: 1,
                    ..CardFacts::default()
                },
                stake: STAKE,
                sign: None,
                gain: None,
            },
            "You need 3 more tricks, and the big joker can take this one.",
        ),
        (
            Reason::PlayTactic {
                card,
                tactic: Tactic::LeadsForBid,
                facts: CardFacts {
                    behind: 1,
                    ..CardFacts::default()
                },
                stake: STAKE,
                sign: Some(SIGNS[1]),
                gain: None,
            },
            "The player on your left is out of hearts and may ruff, so lead the 10 of diamonds.",
        ),
        (
            Reason::PlayTactic {
                card,
                tactic: Tactic::TakesNeeded,
                facts: CardFacts {
                    behind: 1,
                    ..CardFacts::default()
                },
                stake: STAKE,
                sign: Some(Sign::NowHighest { card }),
                gain: None,
            },
            "You need 3 more tricks, and the 10 of diamonds is now the highest diamond left.",
        ),
    ] {
        assert_eq!(reason.text(), text);
    }
}

/// The original bug: a computer player played the ace, and the jack would have been equivalent.
#[test]
fn another_players_decision_names_the_player_and_the_card_played() {
    let [four, jack, ace, two] = ["4S", "JS", "AS", "2H"].map(|card| card.parse::<Card>().unwrap());
    let cost = |card, points| (Action::Play(card), OptionCost { points, error: 0.0 });
    let decision = |reason| ReviewedDecision {
        at: 60,
        seat: 1,
        taken: Action::Play(ace),
        best: Action::Play(four),
        loss: 0.2,
        points: 150.0,
        error: 0.0,
        reason,
        options: vec![cost(four, 0.0), cost(jack, 150.0), cost(ace, 150.0), cost(two, 20.0)],
        luck: None,
        gained: 0.0,
    };
    let known = |card| Reason::PlayKnown {
        card,
        fate: Fate::Open,
        stake: STAKE,
        outlook: Outlook::BidStands { bid: 7, bags: Some(0) },
        rival: None,
        instead: Some(Instead {
            card,
            cost: Cost::OwnPromise,
            fate: Fate::Open,
        }),
        alike: Alike::Unknown,
    };
    let lines = |who: Who, reason| ReasonFor::new(who, &decision(reason)).text();
    let rachel = || Who::Named("Rachel".to_owned());
    assert_eq!(
        lines(rachel(), known(jack)),
        "Rachel needs 3 more tricks, and 4 are left. The ace of spades would get Rachel set."
    );
    assert_eq!(
        lines(Who::You("Ada".to_owned()), known(jack)),
        "You need 3 more tricks, and 4 are left. The ace of spades would get you set."
    );
    // A card of a different result needs another sentence: the reason doesn't apply to it.
    assert_eq!(
        lines(rachel(), known(two)),
        "With best play, Rachel makes 7 with no bags. The ace of spades comes out a little worse."
    );
    let likely = |card| Reason::PlayTactic {
        card: four,
        tactic: Tactic::NilSafestLead,
        facts: CardFacts {
            higher: 9,
            ..CardFacts::default()
        },
        stake: STAKE,
        sign: None,
        gain: Some(Gain::Oftener {
            goal: Goal::OwnNil,
            odds: ODDS[1],
            card,
            other: ODDS[2],
        }),
    };
    assert_eq!(
        lines(rachel(), likely(jack)),
        "The lead was the 4 of spades: 9 higher spades were still out. \
         Rachel’s nil makes in 28 of 32 sample deals; with the ace of spades, in none."
    );
}

/// Returns the hint for every decision with a choice through a round, for a player who follows it.
fn explanations(preset: Preset, seed: u64) -> Vec<String> {
    let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).expect("a preset");
    let mut lines = Vec::new();
    while let Some(seat) = game.actor().filter(|_| game.phase() != Phase::RoundEnd) {
        let view = game.view(seat);
        let action = if seat == 0 {
            let mut hint = Hint::new(&view, 7);
            let advice = loop {
                if let Some(advice) = hint.step(1000) {
                    break advice;
                }
            };
            if view.legal.len() > 1 {
                let drawn = view.drawn.map(|card| format!(" ({})", super::super::cards::card(card)));
                let deed = ActionText::Option(advice.best).text();
                lines.push(format!("{deed}{}: {}", drawn.unwrap_or_default(), advice.reason.text()));
            }
            advice.best
        } else {
            let mut decision = Decision::new(&view, Level::Advanced, 7);
            loop {
                if let Progress::Done(action) = decision.step(1000) {
                    break action;
                }
            }
        };
        game.apply(action).expect("it is legal");
    }
    lines
}

/// Also prints them for human review: `cargo test -p spades --lib explanations -- --nocapture`.
#[test]
fn explanations_of_whole_rounds_are_sentences() {
    for (preset, seed) in [(Preset::Pairs, 2), (Preset::Pairs, 5), (Preset::OpenDraft, 7)] {
        println!("\n{preset:?}, seed {seed}");
        let lines = explanations(preset, seed);
        assert!(lines.len() >= 8, "{lines:?}");
        for line in &lines {
            println!("- {line}");
            is_a_sentence(line);
        }
    }
}

/// Three-handed, the card of the dummy was saved for a partner: the player's own hand.
#[test]
fn the_dummy_is_no_partner() {
    let said = |partner, who: &Who| {
        let reason = Reason::PlayTactic {
            card: card(),
            tactic: Tactic::TooDear,
            facts: CardFacts {
                effect: Effect::StaysBelow("JD".parse().unwrap()),
                partner,
                partner_is_behind: true,
                could_take: Some("KD".parse().unwrap()),
                ..CardFacts::default()
            },
            stake: STAKE,
            sign: None,
            gain: None,
        };
        super::explained(reason, who).text()
    };
    let rachel = Who::Named("Rachel".to_owned());
    for (partner, yours, hers) in [
        (Partner::Player, "Your partner", "Rachel’s partner"),
        (Partner::Dummy, "The dummy", "The dummy"),
        (Partner::Own, "Your hand", "Rachel’s hand"),
    ] {
        assert_eq!(
            said(partner, &you()),
            format!("{yours} still has to play, so save the king of diamonds and play the 10 of diamonds.")
        );
        assert!(said(partner, &rachel).starts_with(&format!("{hers} still had to play, ")));
    }
}
