//! Sentences that must not stand together, checked in every explanation that a search can give.

use super::*;

/// Words of a first sentence, and words that would contradict it in the second.
const CONTRADICTIONS: &[(&str, &str)] = &[
    ("can’t change the result", "a little worse"),
    ("can’t change the result", "would"),
    ("no longer matters", "would"),
    ("no longer matters", "a little worse"),
    ("set anyway", "make their bid"),
    ("nil fails anyway", "nil through"),
    ("nil has already failed", "lose your nil"),
    ("nil has already failed", "Your nil makes"),
    ("Your bid of 5 is made", "get you set"),
    ("Your bid is made", "get you set"),
    ("Your bid is made", "You make"),
    ("You’re already set", "get you set"),
    ("You’re already set", "bag"),
    ("You’re set", "You make"),
    ("Best play sets you", "get you set"),
    ("your nil fails", "lose your nil"),
    ("your nil makes", "get you set"),
    ("they’re set", "let them make their bid. They"),
    ("hurts", "Slightly better"),
    ("the most", "Slightly better"),
    ("smallest risk", "Slightly better"),
    ("works", "would"),
    ("No one else has spades left", "lets them ruff"),
    ("With no bid to make", "You make"),
];

/// Returns `true` if a search may report this cost beside this result.
fn stands_together(outlook: Outlook, rival: Option<Promise>, cost: Cost) -> bool {
    let made = matches!(outlook, Outlook::BidStands { .. } | Outlook::NilStands);
    match cost {
        Cost::OwnPromise => made,
        Cost::RivalPromise => rival.is_some(),
        // A side that is set takes no bags.
        Cost::Bags(_) => !matches!(outlook, Outlook::Settled(Settled::BidLost { .. })),
        Cost::Tricks | Cost::Worth => true,
    }
}

/// Returns `true` if a search may report this gain for this tactic.
fn gains_by(tactic: Tactic, gain: Gain) -> bool {
    let Gain::Oftener { goal, .. } = gain else { return true };
    let nil = matches!(
        tactic,
        Tactic::NilSafestLead | Tactic::NilDucks | Tactic::NilDiscards | Tactic::NilLikelyBeaten
    );
    let decided = matches!(
        tactic,
        Tactic::NoBidAvoidsBag
            | Tactic::NoBidHurtsOthers
            | Tactic::MadeHurtsOthers
            | Tactic::MadeAvoidsBag
            | Tactic::MadeLeads
            | Tactic::LostHurtsOthers
    );
    match goal {
        Goal::OwnNil => nil,
        Goal::OwnBid { .. } | Goal::SideBid { .. } => !nil && !decided,
        _ => true,
    }
}

/// Returns `true` if a search may give this reason.
pub(super) fn is_possible(reason: &Reason) -> bool {
    match *reason {
        Reason::PlayKnown {
            outlook,
            rival,
            instead: Some(instead),
            ..
        } => stands_together(outlook, rival, instead.cost),
        Reason::PlayTactic {
            tactic,
            gain: Some(gain),
            ..
        } => gains_by(tactic, gain),
        _ => true,
    }
}

#[test]
fn no_two_sentences_contradict_each_other() {
    let mut both = 0;
    for reason in bids().into_iter().chain(plays()).filter(is_possible) {
        let text = reason.text();
        let Some((first, second)) = text.split_once(". ") else {
            continue;
        };
        both += 1;
        for (one, other) in CONTRADICTIONS {
            assert!(!(first.contains(one) && second.contains(other)), "{text}");
        }
    }
    assert!(both > 500, "{both}");
}

#[test]
fn praise_has_a_reason_or_a_number() {
    for reason in bids().into_iter().chain(plays()) {
        let text = reason.text();
        let praise = text.replace("best play", "").replace("Best play", "");
        assert!(!praise.contains("best") && !praise.contains("Best"), "{text}");
        let words = text.split(|c: char| !c.is_alphabetic()).collect::<Vec<_>>();
        assert!(!words.contains(&"throw"), "{text}");
    }
}

/// A verdict gives way to its number.
#[test]
fn a_number_takes_the_place_of_a_verdict() {
    let verdict = |gain| Reason::PlayTactic {
        card: card(),
        tactic: Tactic::NoBidHurtsOthers,
        facts: CardFacts {
            effect: Effect::Takes("9D".parse().unwrap()),
            ..CardFacts::default()
        },
        stake: STAKE,
        sign: None,
        gain,
    };
    let other = "KD".parse().unwrap();
    let oftener = Gain::Oftener {
        goal: Goal::RivalBid,
        odds: ODDS[1],
        card: other,
        other: Odds { met: 12, of: 32 },
    };
    assert_eq!(
        verdict(Some(oftener)).text(),
        "They’re set in 28 of 32 sample deals; with the king of diamonds, in only 12."
    );
    let alone = "With no bid to make, the 10 of diamonds hurts their chances the most.";
    assert_eq!(verdict(None).text(), alone);
    assert_eq!(verdict(Some(Gain::Little { card: other })).text(), alone);
}

/// Reviews of other players don't give them advice.
#[test]
fn another_players_play_is_in_the_past_tense() {
    const ADVICE: [&str; 17] = [
        "Lead ",
        "Play ",
        "lead ",
        "play ",
        "Stay ",
        "Get ",
        "Let ",
        "cash ",
        "draw them",
        "cover ",
        "take over",
        "give up",
        "Look ",
        "save ",
        "lose ",
        "leave ",
        "keep ",
    ];
    let rachel = Who::Named("Rachel".to_owned());
    for reason in bids().into_iter().chain(plays()) {
        let text = explained(reason, &rachel).text();
        for start in text.split_inclusive([' ']).scan(String::new(), |before, word| {
            let at = before.clone();
            before.push_str(word);
            Some((at, word))
        }) {
            let (before, word) = start;
            let begins =
                before.is_empty() || before.ends_with(". ") || before.ends_with(": ") || before.ends_with("so ");
            let advice = ADVICE.contains(&word);
            assert!(!(begins && advice), "{text}");
        }
    }
}
