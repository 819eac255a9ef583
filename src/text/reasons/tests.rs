//! All reasons in words.

use spades_bots::{Decision, Drafted, Hint, Level, NextBid, Odds, OptionCost, Progress, Whose};
use spades_rules::{Action, Game, Phase, Preset, Seed, Suit};

use super::super::tests::is_a_sentence;
use super::*;
use crate::text::Phrase;
use crate::text::deeds::Deed;

fn card() -> Card {
    "TD".parse().unwrap()
}

const ODDS: [Odds; 4] = [
    Odds { met: 1, of: 1 },
    Odds { met: 28, of: 32 },
    Odds { met: 0, of: 32 },
    Odds { met: 97, of: 160 },
];

const STAKE: Stake = Stake {
    needed: 3,
    left: 4,
    rivals_need: 2,
    spades_out: 1,
};

const DRAFTED: Drafted = Drafted { held: 2, higher: 1 };

const SETTLED: [Settled; 3] = [
    Settled::NilFailed,
    Settled::BidMade { bid: 5 },
    Settled::BidLost { bid: 1 },
];

const PROMISES: [Option<Promise>; 3] = [None, Some(Promise::Nil), Some(Promise::Bid)];

const SIGNS: [Sign; 3] = [
    Sign::NowHighest { card: Card::BIG_JOKER },
    Sign::ShowedOut {
        who: Whose::Left,
        suit: Suit::Hearts,
    },
    Sign::NoSpadesOut,
];

const TACTICS: [Tactic; 21] = [
    Tactic::NilSafestLead,
    Tactic::NilDucks,
    Tactic::NilDiscards,
    Tactic::NilLikelyBeaten,
    Tactic::CoverTakesOver,
    Tactic::CoverHigh,
    Tactic::CoverLead,
    Tactic::LeavesToNil,
    Tactic::LowLeadAtNil,
    Tactic::TakesNeeded,
    Tactic::PartnerHolds,
    Tactic::TooDear,
    Tactic::LeadsSpades,
    Tactic::LeadsMaster,
    Tactic::LeadsForBid,
    Tactic::NoBidAvoidsBag,
    Tactic::NoBidHurtsOthers,
    Tactic::MadeHurtsOthers,
    Tactic::MadeAvoidsBag,
    Tactic::MadeLeads,
    Tactic::LostHurtsOthers,
];

fn outlooks() -> Vec<Outlook> {
    let decided = SETTLED.map(Outlook::Settled);
    let stands = [0, 1, 2].map(|bags| Outlook::BidStands { bid: 7, bags });
    let others = [
        Outlook::NilStands,
        Outlook::NilFails,
        Outlook::BidFails { bid: 7 },
        Outlook::Indifferent,
    ];
    decided.into_iter().chain(stands).chain(others).collect()
}

fn gains() -> Vec<Gain> {
    let goals = [
        Goal::OwnNil,
        Goal::OwnBid { bid: 5 },
        Goal::SideBid { bid: 9 },
        Goal::PartnerNil,
        Goal::RivalNil,
        Goal::RivalBid,
    ];
    let card = card();
    let oftener = goals.into_iter().flat_map(|goal| {
        ODDS.map(|odds| Gain::Oftener {
            goal,
            odds,
            card,
            other: odds,
        })
    });
    let bags = Gain::FewerBags {
        bags: 1.0,
        card,
        other: 2.3,
    };
    oftener.chain([bags, Gain::Little { card }]).collect()
}

fn bids() -> Vec<Reason> {
    let mut all = Vec::new();
    for bid in [0, 1, 13] {
        all.extend([
            Reason::BidWorthMost { bid },
            Reason::BidFails { bid, lead: 4 },
            Reason::BidFails { bid, lead: -62 },
            Reason::BidIndifferent { bid },
        ]);
        for next in [None, Some(NextBid::Set), Some(NextBid::WorthLess)] {
            all.extend([0, 1, 2].map(|bags| Reason::BidStands { bid, bags, next }));
        }
    }
    for odds in ODDS {
        all.push(Reason::NilCovered { odds });
        for next in [None, Some(odds)] {
            all.push(Reason::NilLikely { odds, one: next });
            all.extend([false, true].map(|partners| Reason::BidLikely {
                bid: 4,
                partners,
                odds,
                next,
                sources: Sources::default(),
            }));
        }
    }
    all
}

fn plays() -> Vec<Reason> {
    let card = card();
    let costs = [
        Cost::OwnPromise,
        Cost::RivalPromise,
        Cost::Bags(1),
        Cost::Bags(2),
        Cost::Tricks,
        Cost::Worth,
    ];
    let instead = costs.map(|cost| {
        Some(Instead {
            card,
            cost,
            fate: Fate::Open,
        })
    });
    let mut all = [None, Some(card)]
        .map(|beaten_by| Reason::PlayAlike { beaten_by })
        .to_vec();
    all.push(Reason::OnlyCard);
    for outlook in outlooks() {
        for rival in PROMISES {
            for instead in [None].into_iter().chain(instead) {
                all.push(Reason::PlayKnown {
                    card,
                    fate: Fate::Open,
                    stake: STAKE,
                    outlook,
                    rival,
                    instead,
                });
            }
        }
    }
    for gain in gains() {
        for settled in [None].into_iter().chain(SETTLED.map(Some)) {
            all.push(Reason::PlayLikely { settled, gain });
        }
    }
    for tactic in TACTICS {
        for gain in [None].into_iter().chain(gains().into_iter().map(Some)) {
            for sign in [None].into_iter().chain(SIGNS.map(Some)) {
                all.push(Reason::PlayTactic {
                    card,
                    tactic,
                    stake: STAKE,
                    sign,
                    gain,
                });
            }
        }
    }
    all
}

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
        Reason::BlindNilAtThisScore { share },
        Reason::BlindNilTooRare { share },
        Reason::BlindNilFromBehind { lead: -162 },
        Reason::BlindNilFromBehind { lead: 0 },
        Reason::LookFirst,
    ];
    let all: Vec<Reason> = others.into_iter().chain(bids()).chain(plays()).collect();
    for reason in &all {
        let text = reason.text();
        is_a_sentence(&text);
        // Of somebody else it speaks by name.
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
fn reasons_read_well() {
    let card = card();
    let told = |reason: Reason| reason.text();
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
    };
    let home = Outlook::BidStands { bid: 7, bags: 0 };
    for (reason, text) in [
        (
            known(home, Cost::OwnPromise),
            "You need 3 of the last 4 tricks. The 10 of diamonds would get you set.",
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
            "You’re set by best play; this loses least. The 10 of diamonds would cost you 2 bags.",
        ),
        (
            Reason::BidStands {
                bid: 5,
                bags: 1,
                next: Some(NextBid::Set),
            },
            "With best play, you make 5 with 1 bag. A bid of 6 would be set.",
        ),
        (
            Reason::BidLikely {
                bid: 4,
                partners: true,
                odds: ODDS[3],
                next: Some(ODDS[3]),
                sources: Sources {
                    top: ["AS", "KS", "AH"]
                        .iter()
                        .map(|card| card.parse::<Card>().unwrap())
                        .collect(),
                    spades: 2,
                    short: Some(Suit::Clubs),
                },
            },
            "Bid 4: ace of hearts, king of spades, ace of spades, and 2 more spades to ruff clubs. \
             Your side makes 4 in 61% of sample deals, 5 in only 61%.",
        ),
        (
            Reason::PlayLikely {
                settled: Some(Settled::BidMade { bid: 5 }),
                gain: Gain::Oftener {
                    goal: Goal::RivalNil,
                    odds: ODDS[1],
                    card,
                    other: ODDS[2],
                },
            },
            "Your bid of 5 is made. Their nil fails in 28 of 32 sample deals; with the 10 of diamonds, in 0.",
        ),
        (
            Reason::PlayTactic {
                card: "BJ".parse().unwrap(),
                tactic: Tactic::TakesNeeded,
                stake: STAKE,
                sign: None,
                gain: None,
            },
            "You need 3 of the last 4 tricks, and the big joker can win this one.",
        ),
        (
            Reason::PlayTactic {
                card,
                tactic: Tactic::LeadsForBid,
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
                stake: STAKE,
                sign: Some(Sign::NowHighest { card }),
                gain: None,
            },
            "You need 3 of the last 4 tricks, and the 10 of diamonds is now the highest diamond left.",
        ),
    ] {
        assert_eq!(told(reason), text);
    }
}

/// The example of the fault: a computer's ace was played, and the jack would have come to the same.
#[test]
fn what_another_decided_is_told_by_name_and_of_the_card_that_was_played() {
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
    };
    let known = |card| Reason::PlayKnown {
        card,
        fate: Fate::Open,
        stake: STAKE,
        outlook: Outlook::BidStands { bid: 7, bags: 0 },
        rival: None,
        instead: Some(Instead {
            card,
            cost: Cost::OwnPromise,
            fate: Fate::Open,
        }),
    };
    let told = |who: Who, reason| ReasonFor::new(who, &decision(reason)).text();
    let rachel = || Who::Named("Rachel".to_owned());
    assert_eq!(
        told(rachel(), known(jack)),
        "Rachel needs 3 of the last 4 tricks. The ace of spades would get Rachel set."
    );
    assert_eq!(
        told(Who::You("Ada".to_owned()), known(jack)),
        "You need 3 of the last 4 tricks. The ace of spades would get you set."
    );
    // What the reason says of a card that comes to something else is not true of this one.
    assert_eq!(
        told(rachel(), known(two)),
        "With best play, Rachel makes 7 with no bags. The ace of spades is worth less at this score."
    );
    let likely = |card| Reason::PlayLikely {
        settled: None,
        gain: Gain::Oftener {
            goal: Goal::OwnNil,
            odds: ODDS[1],
            card,
            other: ODDS[2],
        },
    };
    assert_eq!(
        told(rachel(), likely(jack)),
        "Rachel’s nil makes in 28 of 32 sample deals; with the ace of spades, in 0."
    );
}

/// What the hint says at every decision with a choice of a player who follows it, through a round.
fn explanations(preset: Preset, seed: u64) -> Vec<String> {
    let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).expect("a preset");
    let mut told = Vec::new();
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
                let deed = Deed::Option(advice.best).text();
                told.push(format!("{deed}{}: {}", drawn.unwrap_or_default(), advice.reason.text()));
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
    told
}

/// Prints them for people to read, too: `cargo test -p spades --lib explanations -- --nocapture`.
#[test]
fn explanations_of_whole_rounds_are_sentences() {
    for (preset, seed) in [(Preset::Pairs, 2), (Preset::Pairs, 5), (Preset::OpenDraft, 7)] {
        println!("\n{preset:?}, seed {seed}");
        let told = explanations(preset, seed);
        assert!(told.len() >= 8, "{told:?}");
        for line in &told {
            println!("- {line}");
            is_a_sentence(line);
        }
    }
}
