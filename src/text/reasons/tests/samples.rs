//! Bids and plays with every reason that there is.

use spades_rules::Suit;

use super::*;

pub(super) fn card() -> Card {
    "TD".parse().unwrap()
}

pub(super) const ODDS: [Odds; 4] = [
    Odds { met: 1, of: 1 },
    Odds { met: 28, of: 32 },
    Odds { met: 0, of: 32 },
    Odds { met: 97, of: 160 },
];

pub(super) const SIDE_BIDS: [SideBid; 4] = [SideBid::Own, SideBid::Total(7), SideBid::Open, SideBid::Dummy];

pub(super) const STAKE: Stake = Stake {
    needed: 3,
    left: 4,
    rivals_need: 2,
    rivals_made: false,
    is_decided: false,
    spades_out: Some(1),
};

pub(super) const DRAFTED: Drafted = Drafted { held: 2, higher: 1 };

pub(super) const SETTLED: [Settled; 3] = [
    Settled::NilFailed,
    Settled::BidMade { bid: 5 },
    Settled::BidLost { bid: 1 },
];

pub(super) const PROMISES: [Option<Promise>; 3] = [None, Some(Promise::Nil), Some(Promise::Bid)];

pub(super) const SIGNS: [Sign; 3] = [
    Sign::NowHighest { card: Card::BIG_JOKER },
    Sign::ShowedOut {
        who: Whose::Left,
        suit: Suit::Hearts,
    },
    Sign::NoSpadesOut,
];

pub(super) const TACTICS: [Tactic; 21] = [
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

pub(super) fn outlooks() -> Vec<Outlook> {
    let decided = SETTLED.map(Outlook::Settled);
    let stands = [None, Some(0), Some(1), Some(2)].map(|bags| Outlook::BidStands { bid: 7, bags });
    let others = [
        Outlook::NilStands,
        Outlook::NilFails,
        Outlook::BidFails { bid: 7 },
        Outlook::Indifferent,
    ];
    decided.into_iter().chain(stands).chain(others).collect()
}

pub(super) fn gains() -> Vec<Gain> {
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

pub(super) fn gaps() -> [ScoreGap; 5] {
    [(-162, Some(30)), (-62, None), (-1, Some(1)), (0, None), (4, Some(120))]
        .map(|(lead, rivals_need)| ScoreGap { lead, rivals_need })
}

pub(super) fn card_facts() -> Vec<CardFacts> {
    let [queen, king] = ["QS", "KH"].map(|text| text.parse::<Card>().unwrap());
    let of = |effect, count: u8, card: Option<Card>| CardFacts {
        effect,
        behind: count,
        partner: match count {
            1 => Partner::Dummy,
            2 => Partner::Own,
            _ => Partner::Player,
        },
        partner_wins: count == 1,
        partner_is_out: count == 1,
        partner_is_behind: count == 2,
        higher: count,
        lower: count,
        beaten_by: card,
        could_take: card,
        highest_below: count == 0,
        voids: count == 2,
        boss: card,
    };
    let effects = [Effect::Leads, Effect::Takes(queen), Effect::StaysBelow(queen)];
    let facts = effects.into_iter().flat_map(|effect| {
        let counts = [0, 1, 2, 5].into_iter();
        counts.flat_map(move |count| [None, Some(king)].map(|card| of(effect, count, card)))
    });
    facts.collect()
}

pub(super) fn nil_cards() -> [NilCards; 4] {
    let [six, king] = ["6S", "KH"].map(|text| Some(text.parse::<Card>().unwrap()));
    [(None, None), (six, None), (None, king), (six, king)].map(|(spade, danger)| NilCards { spade, danger })
}

pub(super) fn bids() -> Vec<Reason> {
    let mut all = Vec::new();
    for bid in [0, 1, 13] {
        all.push(Reason::BidWorthMost { bid });
        for gap in gaps() {
            all.extend([Reason::BidFails { bid, gap }, Reason::BidIndifferent { bid, gap }]);
        }
        for next in [None, Some(NextBid::Set), Some(NextBid::WorthLess)] {
            all.extend([None, Some(0), Some(1), Some(2)].map(|bags| Reason::BidStands {
                bid: bid.max(1),
                bags,
                next,
                sources: Sources::default(),
            }));
        }
    }
    for cards in nil_cards() {
        all.push(Reason::NilStands { cards });
        all.push(Reason::NilCovered { odds: ODDS[1], cards });
    }
    for odds in ODDS {
        for next in [None, Some(ODDS[2])] {
            all.extend(nil_cards().map(|cards| Reason::NilLikely { odds, one: next, cards }));
            all.extend(SIDE_BIDS.map(|side| Reason::BidLikely {
                bid: 4,
                side,
                odds,
                next,
                sources: Sources::default(),
            }));
        }
    }
    all
}

pub(super) fn alikes() -> [Alike; 6] {
    [
        Alike::Unknown,
        Alike::BeatenBy(card(), None),
        Alike::BeatenBy(card(), Some(Suit::Hearts)),
        Alike::Touching(Suit::Spades),
        Alike::AllTake,
        Alike::Decided,
    ]
}

pub(super) fn fates() -> [Fate; 7] {
    [
        Fate::Open,
        Fate::Wins,
        Fate::Takes,
        Fate::StaysBelow(card()),
        Fate::DrawsLastSpade,
        Fate::Ruffed,
        Fate::LosesTo(card()),
    ]
}

pub(super) fn plays() -> Vec<Reason> {
    let card = card();
    let costs = [
        Cost::OwnPromise,
        Cost::RivalPromise,
        Cost::Bags(1),
        Cost::Bags(2),
        Cost::Tricks,
        Cost::Worth,
    ];
    let instead: Vec<Option<Instead>> = costs
        .into_iter()
        .flat_map(|cost| fates().map(|fate| Some(Instead { card, cost, fate })))
        .collect();
    let mut all = alikes().map(|alike| Reason::PlayAlike { alike }).to_vec();
    all.push(Reason::OnlyCard);
    for outlook in outlooks() {
        for rival in PROMISES {
            for fate in fates() {
                all.extend(instead.iter().map(|&instead| Reason::PlayKnown {
                    card: "9D".parse().unwrap(),
                    fate,
                    stake: STAKE,
                    outlook,
                    rival,
                    instead,
                    alike: Alike::Unknown,
                }));
            }
            all.extend(alikes().map(|alike| Reason::PlayKnown {
                card,
                fate: Fate::Open,
                stake: STAKE,
                outlook,
                rival,
                instead: None,
                alike,
            }));
        }
    }
    let tactic = |tactic, facts, sign, gain, stake| Reason::PlayTactic {
        card,
        tactic,
        facts,
        stake,
        sign,
        gain,
    };
    let made = Stake {
        rivals_need: 0,
        rivals_made: true,
        spades_out: None,
        ..STAKE
    };
    for kind in TACTICS {
        for sign in [None].into_iter().chain(SIGNS.map(Some)) {
            let gains = [None].into_iter().chain(gains().into_iter().map(Some));
            all.extend(gains.map(|gain| tactic(kind, CardFacts::default(), sign, gain, STAKE)));
        }
        for facts in card_facts() {
            all.extend([STAKE, made].map(|stake| tactic(kind, facts, None, None, stake)));
        }
    }
    all
}
