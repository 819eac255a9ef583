use spades_bots::{
    Alike, CardFacts, Cost, Drafted, Effect, Fate, Gain, Goal, Instead, Mistake as Kind, NextBid, NilCards, Odds,
    Outlook, Promise, Reason, ScoreGap, SideBid, Sign, Sources, Stake, Tactic, Whose,
};
use spades_rules::Suit;

use super::*;
use crate::text::Phrase;
use crate::text::tests::is_a_sentence;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

const ODDS: Odds = Odds { met: 28, of: 32 };
const SIDE_BIDS: [SideBid; 4] = [SideBid::Own, SideBid::Total(7), SideBid::Open, SideBid::Dummy];
const FEWER: Odds = Odds { met: 12, of: 32 };
const BEHIND: ScoreGap = ScoreGap {
    lead: -160,
    rivals_need: Some(30),
};

fn why(reason: Reason, found: Action, taken: Action) -> Why {
    Why {
        kind: Kind::PlayedWorse,
        reason,
        taken,
        found,
        drawn: None,
        best: true,
        gained: 12,
    }
}

/// Returns signs that all players may have seen.
fn signs(found: Card) -> [Sign; 6] {
    let out = |who, suit| Sign::ShowedOut { who, suit };
    [
        Sign::NowHighest { card: found },
        Sign::NowHighest { card: card("QD") },
        Sign::NoSpadesOut,
        out(Whose::Partner, Suit::Hearts),
        out(Whose::Opposite, Suit::Clubs),
        out(Whose::Right, Suit::Diamonds),
    ]
}

/// Asserts that the text is one or two sentences that name both cards.
fn says(why: Why, found: &str, taken: &str) {
    let text = why.text();
    is_a_sentence(&text);
    assert!(text.matches(". ").count() < 2, "{text}");
    assert!(text.contains(found) && text.contains(taken), "{text}");
    assert!(text.chars().count() <= 150, "{text}");
}

#[test]
fn facts_that_all_had_seen_explain_the_better_card() {
    let (found, taken) = (card("9H"), card("KC"));
    let tactic = |tactic, sign, gain| {
        let reason = Reason::PlayTactic {
            card: found,
            tactic,
            facts: CardFacts::default(),
            stake: Stake::default(),
            sign: Some(sign),
            gain,
        };
        why(reason, Action::Play(found), Action::Play(taken)).text()
    };
    let [own, partners, spades, .., right] = signs(found);
    assert_eq!(
        tactic(Tactic::LeadsForBid, own, None),
        "The 9 of hearts is now the highest heart left: cash it before someone runs out. \
         The king of clubs costs about 12 points."
    );
    assert_eq!(
        tactic(Tactic::PartnerHolds, partners, None),
        "Your partner’s queen of diamonds is now the highest diamond left, so play the 9 of hearts. \
         The king of clubs costs about 12 points."
    );
    let oftener = Gain::Oftener {
        goal: Goal::OwnBid { bid: 4 },
        odds: ODDS,
        card: taken,
        other: FEWER,
    };
    assert_eq!(
        tactic(Tactic::LeadsForBid, spades, Some(oftener)),
        "No one else has spades left, so the 9 of hearts can’t be ruffed. The king of clubs costs about 12 points."
    );
    // The sign concerns neither card, so it is left out, and the number replaces a mere verdict.
    assert_eq!(
        tactic(Tactic::MadeHurtsOthers, right, None),
        "Your bid is made, and the 9 of hearts hurts them more than a bag costs. The king of clubs costs about 12 points."
    );
    assert_eq!(
        tactic(Tactic::MadeLeads, right, Some(oftener)),
        "The 9 of hearts makes your 4 in 28 of 32 sample deals; the king of clubs in only 12."
    );
}

/// Returns reasons for a card whose outcome is known, with another card instead.
fn known_reasons(found: Card, taken: Card) -> Vec<Reason> {
    let settled = spades_bots::Settled::BidMade { bid: 4 };
    let outlooks = [
        Outlook::Settled(settled),
        Outlook::NilStands,
        Outlook::NilFails,
        Outlook::BidStands { bid: 4, bags: Some(1) },
        Outlook::BidFails { bid: 4 },
        Outlook::Indifferent,
    ];
    let costs = [
        Cost::OwnPromise,
        Cost::RivalPromise,
        Cost::Bags(1),
        Cost::Bags(3),
        Cost::Tricks,
        Cost::Worth,
    ];
    let mut reasons = vec![];
    for outlook in outlooks {
        for rival in [None, Some(Promise::Nil), Some(Promise::Bid)] {
            for (card, fate) in [
                (taken, Fate::Open),
                (card("QC"), Fate::Open),
                (taken, Fate::Ruffed),
                (taken, Fate::LosesTo(card("AC"))),
                (taken, Fate::StaysBelow(card("AC"))),
            ] {
                reasons.extend(costs.map(|cost| Reason::PlayKnown {
                    card: found,
                    fate: Fate::Open,
                    stake: Stake::default(),
                    outlook,
                    rival,
                    instead: Some(Instead { card, cost, fate }),
                    alike: Alike::Unknown,
                }));
            }
        }
    }
    reasons
}

/// Returns tactical reasons for a card, with and without a gain over another one.
fn tactical_reasons(found: Card, taken: Card) -> Vec<Reason> {
    let goals = [
        Goal::OwnNil,
        Goal::OwnBid { bid: 4 },
        Goal::SideBid { bid: 9 },
        Goal::PartnerNil,
        Goal::RivalNil,
        Goal::RivalBid,
    ];
    let mut reasons = vec![];
    let mut gains = vec![];
    for card in [taken, card("QC")] {
        gains.extend(goals.map(|goal| Gain::Oftener {
            goal,
            odds: ODDS,
            card,
            other: FEWER,
        }));
        gains.push(Gain::FewerBags {
            bags: 1.0,
            card,
            other: 2.4,
        });
        gains.push(Gain::Little { card });
    }
    for tactic in [
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
    ] {
        for sign in [None].into_iter().chain(signs(found).map(Some)) {
            for effect in [Effect::Leads, Effect::Takes(card("QH")), Effect::StaysBelow(card("QC"))] {
                let facts = CardFacts {
                    effect,
                    ..CardFacts::default()
                };
                reasons.extend([None, Some(gains[1]), Some(gains[9])].map(|gain| Reason::PlayTactic {
                    card: found,
                    tactic,
                    facts,
                    stake: Stake::default(),
                    sign,
                    gain,
                }));
            }
        }
    }
    reasons
}

#[test]
fn the_better_card_is_explained_with_both_cards() {
    let (found, taken) = (card("5C"), card("KC"));
    let mut reasons = vec![Reason::PlayAlike { alike: Alike::Unknown }, Reason::OnlyCard];
    reasons.extend(known_reasons(found, taken));
    reasons.extend(tactical_reasons(found, taken));
    for reason in reasons {
        let why = why(reason, Action::Play(found), Action::Play(taken));
        says(why, "5 of clubs", "king of clubs");
        // A fact about the best card isn't claimed of another one.
        let other = Why { best: false, ..why };
        assert_eq!(
            other.text(),
            "The 5 of clubs is worth about 12 points more than the king of clubs."
        );
    }
}

/// Returns the reasons that can stand for a bid.
fn bid_reasons(bid: u8) -> Vec<Reason> {
    let mut reasons = vec![
        Reason::BidWorthMost { bid },
        Reason::BidFails { bid, gap: BEHIND },
        Reason::BidIndifferent { bid, gap: BEHIND },
    ];
    if bid == 0 {
        let cards = NilCards {
            spade: Some(card("QS")),
            danger: Some(card("QD")),
        };
        reasons.push(Reason::NilLikely {
            odds: ODDS,
            one: None,
            cards,
        });
        reasons.push(Reason::NilCovered { odds: ODDS, cards });
        reasons.push(Reason::NilStands { cards });
    } else {
        reasons.extend(
            [None, Some(NextBid::Set), Some(NextBid::WorthLess)].map(|next| Reason::BidStands {
                bid,
                bags: Some(1),
                next,
                sources: Sources::default(),
            }),
        );
        reasons.extend(SIDE_BIDS.map(|side| Reason::BidLikely {
            bid,
            side,
            odds: ODDS,
            next: Some(FEWER),
            sources: Sources {
                top: ["AS", "KS", "AH"].iter().map(|text| card(text)).collect(),
                guarded: 1,
                spades: 2,
                short: Some(Suit::Clubs),
            },
        }));
    }
    reasons
}

#[test]
fn the_better_bid_is_explained_in_one_sentence_with_both_bids() {
    let bids = [0, 3, 4, 6].map(Action::Bid);
    for (found, taken) in bids.into_iter().flat_map(|found| bids.map(|taken| (found, taken))) {
        let (Action::Bid(bid), Action::Bid(other)) = (found, taken) else {
            continue;
        };
        if bid == other {
            continue;
        }
        let kind = match (bid, other) {
            (0, _) => Kind::MissedNil,
            (_, 0) => Kind::RiskedNil,
            _ if other > bid => Kind::BidTooHigh,
            _ => Kind::BidTooLow,
        };
        for reason in bid_reasons(bid) {
            let name = |bid: u8| {
                if bid == 0 {
                    "il".to_owned()
                } else {
                    format!("id of {bid}")
                }
            };
            for best in [true, false] {
                let why = Why {
                    kind,
                    best,
                    ..why(reason, found, taken)
                };
                says(why, &name(bid), &name(other));
            }
        }
    }
    for reason in [
        Reason::BlindNilTooRare { share: 0.02 },
        Reason::BlindNilAtThisScore {
            share: 0.02,
            gap: BEHIND,
        },
        Reason::BlindNilFromBehind { gap: BEHIND },
        Reason::LookFirst,
    ] {
        for (found, taken) in [
            (Action::Look, Action::BlindNil),
            (Action::BlindNil, Action::Look),
            (Action::Draw, Action::BlindNil),
        ] {
            says(why(reason, found, taken), "", "");
        }
    }
}

#[test]
fn the_better_choice_in_a_draft_is_explained_in_one_sentence_with_the_card() {
    let drawn = card("4S");
    for reason in [
        Reason::DraftEven { card: drawn },
        Reason::DrawnBetter {
            card: drawn,
            tricks: 0.6,
            drafted: Drafted::default(),
        },
        Reason::NextBetter {
            card: drawn,
            tricks: 0.6,
            drafted: Drafted::default(),
        },
    ] {
        for (found, taken) in [(Action::Keep, Action::Discard), (Action::Discard, Action::Keep)] {
            let why = Why {
                drawn: Some(drawn),
                ..why(reason, found, taken)
            };
            says(why, "4 of spades", "");
        }
    }
}

#[test]
fn the_decision_and_the_cost_of_a_choice_have_sentences() {
    let drawn = Some(card("4S"));
    for choice in [
        Action::Play(card("KC")),
        Action::Keep,
        Action::Discard,
        Action::Bid(0),
        Action::Bid(5),
        Action::BlindNil,
        Action::Look,
        Action::Draw,
    ] {
        let asked = FindBetter { taken: choice, drawn }.text();
        assert!(asked.starts_with("You ") && asked.ends_with(['.', '?']), "{asked}");
        for points in [Some(9), None] {
            is_a_sentence(&Costs { choice, drawn, points }.text());
        }
    }
    let thrown = FindBetter {
        taken: Action::Discard,
        drawn,
    };
    assert_eq!(thrown.text(), "You discarded the 4 of spades. What’s better?");
    assert_eq!(say::mistakes::learn_from(1_u8).text(), "Learn from 1 mistake");
    assert_eq!(say::mistakes::learn_from(3_u8).text(), "Learn from 3 mistakes");
}
