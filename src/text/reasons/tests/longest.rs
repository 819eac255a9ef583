//! The length of hints, for which `spades_layout` leaves room.

use spades_layout::LONGEST_HINT;
use spades_rules::CardSet;

use super::pairs::is_possible;
use super::*;

/// Returns hands with as much as a bid may count on: in each side suit an ace, a guarded king, or too few cards to be either.
fn sources() -> impl Iterator<Item = Sources> {
    let tops = [
        (&["AH", "AS", "KS"][..], 1),
        (&["AH", "AD", "AC"], 3),
        (&["QS", "AS", "KS"], 0),
        (&["QD", "QH", "QS"], 2),
        (&["AH", "AD", "AC", "AS", "KS"], 3),
    ];
    tops.into_iter().flat_map(|(top, suits)| {
        let has_diamonds = top.iter().any(|card| card.ends_with('D'));
        let top: CardSet = top.iter().map(|card| card.parse::<Card>().expect("a card")).collect();
        let shorts = [None, Some(Suit::Diamonds)].into_iter();
        shorts.map(move |short| Sources {
            top,
            guarded: 3 - suits - u8::from(short.is_some() && !has_diamonds && suits < 3),
            spades: 3,
            short,
        })
    })
}

fn bid_on(sources: Sources) -> impl Iterator<Item = Reason> {
    let of_deals = ODDS.into_iter().flat_map(move |odds| {
        SIDE_BIDS.into_iter().flat_map(move |side| {
            [None, Some(ODDS[1])].map(|next| Reason::BidLikely {
                bid: 10,
                side,
                odds,
                next,
                sources,
            })
        })
    });
    let known = [None, Some(NextBid::Set), Some(NextBid::WorthLess)].map(move |next| Reason::BidStands {
        bid: 10,
        bags: Some(2),
        next,
        sources,
    });
    of_deals.chain(known)
}

#[test]
fn no_hint_is_longer_than_the_room_for_it() {
    let all = bids().into_iter().chain(plays()).chain(sources().flat_map(bid_on));
    let texts = all.filter(is_possible).map(|reason| reason.text());
    let longest = texts.max_by_key(|text| text.chars().count()).expect("hints");
    let length = longest.chars().count();
    assert!(length <= LONGEST_HINT, "{length}: {longest}");
    assert!(
        length + 10 > LONGEST_HINT,
        "there is room for more than the longest hint, {length}: {longest}"
    );
}
