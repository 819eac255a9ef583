//! Tests of the help of a match.

use spades_rules::{BagRule, EndRule, FirstRound, PassRule, Preset, Ten};

use super::*;
use crate::text::Phrase;
use crate::text::tests::{is_a_sentence, unmarked};

fn all(rules: &Rules) -> String {
    let mut text = String::new();
    for part in parts(rules) {
        text += &match part {
            Part::Head(_) => String::new(),
            Part::Text(says) => say::this_match::paragraph(says.iter().map(Phrase::words)).text(),
            Part::Worth(rows) => rows
                .iter()
                .map(|(scored, worth)| format!("{}: {}", scored.text(), worth.text()))
                .collect::<Vec<_>>()
                .join("\n"),
            Part::Examples(all) => all.iter().map(|one| Story(*one).text()).collect::<Vec<_>>().join("\n"),
        };
        text.push('\n');
    }
    unmarked(&text)
}

#[test]
fn every_preset_has_its_rules_in_whole_sentences() {
    for preset in Preset::ALL {
        for part in parts(&preset.rules()) {
            match part {
                Part::Text(says) => is_a_sentence(&say::this_match::paragraph(says.iter().map(Phrase::words)).text()),
                Part::Examples(all) => all.iter().for_each(|one| is_a_sentence(&Story(*one).text())),
                Part::Head(_) | Part::Worth(_) => {}
            }
        }
    }
}

#[test]
fn the_numbers_are_those_of_the_rules() {
    let open = all(&Preset::OpenDraft.rules());
    for says in [
        "First to 500 points wins.",
        "Nil: +100 if made, −100 if it fails",
        "Blind nil: +200",
        "10 bags cost 100; extra bags carry over",
        "You have 7 bags. You bid 5 and take 8.",
        "The second to draw leads",
    ] {
        assert!(open.contains(says), "{says}: {open}");
    }
    let solo = all(&Preset::Solo.rules());
    assert!(solo.contains("Nil: +50") && solo.contains("5 bags cost 50, then the count resets"));
    assert!(!solo.replace("no partners", "").contains("partner"), "{solo}");
    let pairs = all(&Preset::Pairs.rules());
    assert!(pairs.contains("falls to −150") && pairs.contains("You bid 4 and your partner 3."));
    let three = all(&Preset::ThreeHanded.rules());
    assert!(
        three.contains("You bid 7, the highest bid, and take 9 with the dummy."),
        "{three}"
    );
}

#[test]
fn custom_rules_are_described() {
    let rules = Rules {
        nil: Some(70),
        bags: BagRule {
            limit: 4,
            penalty: 25,
            carry: true,
            points: -1,
        },
        ten: Some(Ten { made: 200, failed: 100 }),
        set_cost: SetCost::Nothing,
        double_nil: true,
        failed_nil_helps_partner: false,
        trumps: Trumps::Jokers,
        end: EndRule {
            target: None,
            rounds: Some(6),
            level_plays_on: false,
            ..Preset::Pairs.rules().end
        },
        ..Preset::Pairs.rules()
    };
    rules.validate().unwrap();
    let text = all(&rules);
    for says in [
        "Nil: +70 if made, −70 if it fails",
        "4 bags cost 25; extra bags carry over",
        "Bid made: 10 per trick bid, minus 1 per bag",
        "Set: No points lost",
        "Bid of 10 or more: +200 if made, −100 if it fails",
        "You bid 6 and your partner 4. Together you take 11.",
        "Both partners bid nil: +400",
        "Tricks of a failed nil: Count as bags",
        "big joker",
        "after 6 rounds",
        "ends tied",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
    assert!(!text.contains("points wins"), "{text}");
}

/// Minimum bids, conditions on nil, the moon of partners, and sets that lose the match.
#[test]
fn rules_of_tables_are_explained() {
    let mut rules = Rules {
        blind_nil: None,
        nil_partner_min: Some(4),
        spades_lead: SpadesLead::AnyTime,
        moon: Some(Moon::WinsMatch),
        moon_failure: MoonFailure::Set,
        total_not_thirteen: true,
        ..Preset::Pairs.rules()
    };
    (rules.min_bid.side, rules.min_bid.total) = (Some(4), Some(11));
    (rules.end.sets, rules.end.sets_in_a_row) = (Some(2), Some(2));
    rules.validate().unwrap();
    let text = all(&rules);
    for says in [
        "Board 4: you and your partner may not bid less than 4 together. If your partner says 1, you say 3 or more.",
        "only beside a partner who bids 4 or more",
        "less than 11, the cards are dealt again",
        "may not bring the total to 13",
        "You may lead spades whenever you like.",
        "Moon: Wins the match if made, −130 if it fails",
        "You bid 7 and your partner 6. Together you take 13.",
        "set 2 times loses the match",
        "set 2 times in a row",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
    assert!(!text.contains("until they’re broken"), "{text}");
    let none = Rules {
        nil: None,
        nil_partner_min: None,
        ..rules
    };
    let text = all(&none);
    assert!(
        text.contains("1 to 13 tricks. Nobody may bid nil.") && !text.contains("Nil: "),
        "{text}"
    );
}

/// The first lead and the first trick.
#[test]
fn the_first_trick_is_explained() {
    let rules = Preset::Pairs.rules();
    for (leads_first, first_trick, says) in [
        (
            Leader::HighestBidder,
            FirstTrick::Free,
            "The highest bidder leads to the first trick",
        ),
        (Leader::LowClub, FirstTrick::NoSpade, "the lowest club leads it"),
        (Leader::First, FirstTrick::NoSpade, "can’t play a spade while"),
        (
            Leader::First,
            FirstTrick::LowestClubs,
            "everyone plays their lowest club",
        ),
    ] {
        let text = all(&Rules {
            leads_first,
            first_trick,
            ..rules
        });
        assert!(text.contains(says), "{says}: {text}");
    }
}

/// A first round without bids, misdeals, passing and blind bids.
#[test]
fn special_rounds_and_bids_are_explained() {
    let rules = Preset::Pairs.rules();
    let first = FirstRound {
        bids_itself: true,
        min_tricks: Some(4),
    };
    let tables = Rules {
        first_round: first,
        misdeal: Misdeal::NoSpades,
        pass: PassRule { nil: 2, ..rules.pass },
        blind_bid: Some(6),
        blind_behind: Some(100),
        blind_nil: None,
        ..rules
    };
    tables.validate().unwrap();
    let text = all(&tables);
    for says in [
        "Nobody bids in the first round",
        "fewer than 4 tricks in it loses",
        "call a misdeal instead of bidding",
        "If your partner bids nil, you swap 2 cards: they pass first, and you may pass a card back.",
        "may bid 6 or more for both before looking",
        "trails by 100 points",
        "Blind bid: +20 per trick bid if made, −20 if it fails",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
    let behind = all(&Rules {
        blind_behind: Some(100),
        ..Preset::Pairs.rules()
    });
    assert!(behind.contains("trails by 100 points"), "{behind}");
}
