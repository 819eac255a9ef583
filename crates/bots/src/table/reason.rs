//! Why an option is the best at a table of three or four players, in a plain sentence.

use spades_rules::{Action, Card, View};

use super::estimate;
use super::odds::beats;
use super::pos::{Pos, SPADES, above, suit_of};

/// A plain sentence about the best option.
pub(crate) fn reason(view: &View, best: Action, options: &[(Action, f64)]) -> String {
    let pos = Pos::from_view(view);
    match best {
        Action::Play(card) => play(view, &pos, card, options).to_owned(),
        Action::Bid(0) => nil(view, &pos).to_owned(),
        Action::Bid(tricks) => bid(view, &pos, tricks, options),
        Action::BlindNil => "You are far behind, and only a big score brings you back.".to_owned(),
        _ => "There is more to gain from a bid with open eyes.".to_owned(),
    }
}

fn nil(view: &View, pos: &Pos) -> &'static str {
    if view.legal.len() == 1 {
        return "It is the only bid that the rules leave you.";
    }
    let partner = super::bid::partner(&view.rules, view.viewer);
    match partner.filter(|&partner| view.bids[partner].is_some() && pos.bids[partner] >= 4) {
        Some(_) => "Your hand can stay low, and your partner has the strength to cover it.",
        None => "With these cards you can hope to take no trick at all.",
    }
}

fn bid(view: &View, pos: &Pos, tricks: u8, options: &[(Action, f64)]) -> String {
    if view.legal.len() == 1 {
        return "It is the only bid that the rules leave you.".to_owned();
    }
    let expected = estimate::tricks(pos.hands[view.viewer], pos.deck);
    let worth = |wanted: u8| {
        options
            .iter()
            .find(|option| option.0 == Action::Bid(wanted))
            .map(|option| option.1)
    };
    let why = match (tricks.checked_sub(1).and_then(worth), worth(tricks + 1)) {
        (Some(below), Some(above)) if above > below => "bidding less would give points away",
        (Some(_), Some(_)) => "bidding more would be set too often",
        _ => "that is the bid that wins most often",
    };
    format!("The hand is good for about {expected:.0} tricks; {why}.")
}

fn play(view: &View, pos: &Pos, card: Card, options: &[(Action, f64)]) -> &'static str {
    if view.legal.len() == 1 {
        return "It is the only card that you may play.";
    }
    let (Some(first), Some(last)) = (options.first(), options.last()) else {
        return "It is the best card here.";
    };
    if first.1 - last.1 < 1e-3 {
        return "All your cards come to much the same here.";
    }
    let me = usize::from(pos.turn);
    let index = card.index();
    let friend = |seat: usize| seat != me && pos.side[seat] == pos.side[me];
    let holder = pos.winning();
    let wins = holder.map(|(_, best)| beats(index, best));
    if pos.nil_alive(me) {
        return match wins {
            None => "It is the lead that is least likely to win, for your nil.",
            Some(false) => "It stays below the winning card, and your nil lives on.",
            Some(true) => "It has the best chance that somebody still beats it, for your nil.",
        };
    }
    if let Some(partner) = (0..4).find(|&seat| friend(seat) && pos.nil_alive(seat)) {
        match (wins, holder) {
            (Some(true), Some((seat, _))) if seat == partner => return "It takes the trick off your partner's nil.",
            (Some(true), _) if pos.counts[partner] == pos.counts[me] => {
                return "A high card here covers your partner's nil.";
            }
            (None, _) => return "This lead is the safest one for your partner's nil.",
            _ => {}
        }
    }
    if let Some(rival) = (0..4).find(|&seat| pos.side[seat] != pos.side[me] && pos.nil_alive(seat)) {
        match (wins, holder) {
            (Some(false), Some((seat, _))) if seat == rival => return "It leaves the trick with the nil.",
            (None, _) if index % 13 < 7 && suit_of(index) != SPADES => {
                return "A low lead may leave the trick with the nil.";
            }
            _ => {}
        }
    }
    let (contract, taken) = pos.contract(&view.rules, pos.side[me]);
    let needed = contract > taken;
    let boss = pos.unseen() & above(index) == 0;
    let partner_holds = holder.is_some_and(|(seat, _)| friend(seat));
    match (wins, needed) {
        (Some(true), true) => "It takes a trick that your bid needs.",
        (Some(false), true) if partner_holds => "Your partner has the trick already; better cards are kept for later.",
        (Some(false), true) => "This trick costs too much to win; better cards are kept for your bid.",
        (None, true) if suit_of(index) == SPADES => "Leading spades now serves your bid best.",
        (None, true) if boss => "Nothing that is still out beats it in its suit: a likely trick for your bid.",
        (None, true) => "This lead brings your bid home most often.",
        (Some(true), false) => "Your bid is safe; this trick hurts the others more than the bag hurts you.",
        (Some(false), false) => "Your bid is safe, and this avoids a bag.",
        (None, false) => "Your bid is safe; this lead is the best for bags and for setting the others.",
    }
}
