//! Texts on the players' plates around the table.

use super::Phrase;
use crate::text::variant;
use spades_bots::Level;
use spades_rules::{Bid, TrickWorth, View};

use crate::say;
use crate::session::Beginner;
use crate::text::Words;

/// The letter on the disc.
impl Phrase for Beginner {
    fn words(&self) -> Words {
        say::plates::beginner(&variant(self))
    }
}

/// A player's current action, under the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The current trick would set this player's nil.
    NilInDanger,
    /// The player wins the trick.
    TakesTheTrick,
    /// The viewing person is to draw.
    YourDraw,
    /// The viewing person is to bid.
    YourBid,
    /// The viewing person is to play.
    YourTurn,
    /// Another player is drawing.
    Draws,
    /// Another player is bidding.
    IsBidding,
    /// Another player is playing.
    IsPlaying,
    /// The player led the trick.
    Led,
    /// Level of a computer player who isn't acting.
    Plays(Level),
    /// Person who isn't acting.
    Waits,
}

impl Phrase for Status {
    fn words(&self) -> Words {
        match self {
            Status::NilInDanger => say::plates::status_nil_in_danger(),
            Status::TakesTheTrick => say::plates::status_takes_the_trick(),
            Status::YourDraw => say::plates::status_your_draw(),
            Status::YourBid => say::plates::status_your_bid(),
            Status::YourTurn => say::plates::status_your_turn(),
            Status::Draws => say::plates::status_draws(),
            Status::IsBidding => say::plates::status_is_bidding(),
            Status::IsPlaying => say::plates::status_is_playing(),
            Status::Led => say::plates::status_led(),
            Status::Plays(level) => level.words(),
            Status::Waits => say::plates::status_waits(),
        }
    }
}

/// Returns a line with the number of a side's sets, where they can lose the match.
#[must_use]
pub fn beside_sets(line: Words, view: &View, side: usize) -> Words {
    match view.sets_of(side) {
        Some((sets, limit)) => say::sets::beside(line, sets, limit),
        None => line,
    }
}

/// Returns a side's bid, tricks and bags in a line; with its sets where they can lose the match, and without bags that cost nothing there.
/// Shorter wordings follow, for plates with less room.
#[must_use]
pub fn side_lines(bid: Option<Words>, tricks: u8, view: &View, side: usize) -> Vec<Words> {
    let bags = view.bags.get(side).copied().unwrap_or(0);
    let Some((sets, limit)) = view.sets_of(side) else {
        return vec![say::plates::side_line(bid, tricks, bags)];
    };
    let mut lines = Vec::new();
    if view.rules.bags.penalty > 0 {
        let line = say::plates::side_line(bid.clone(), tricks, bags);
        lines.push(say::sets::beside(line, sets, limit));
    }
    if let Some(bid) = bid {
        let line = say::plates::team_tricks(bid, tricks);
        lines.push(say::sets::beside(line.clone(), sets, limit));
        lines.push(say::sets::beside_short(line, sets, limit));
    }
    lines.push(say::sets::alone(sets, limit));
    lines
}

/// A side's combined bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideBid {
    /// Number of tricks in the contract.
    Tricks(u8),
    /// Number of tricks in the contract beside a partner's nil, blind or not.
    TricksAndNil(u8),
    /// A nil by a player without a partner.
    Nil,
    /// A blind nil by a player without a partner.
    BlindNil,
    /// Nils by both partners, blind or not.
    TwoNils,
    /// Number of tricks bid blind.
    Blind(u8),
}

impl Phrase for SideBid {
    fn words(&self) -> Words {
        match self {
            SideBid::Tricks(tricks) => say::plates::side_bid_tricks(*tricks),
            SideBid::TricksAndNil(tricks) => say::plates::side_bid_tricks_and_nil(*tricks),
            SideBid::Nil => say::plates::side_bid_nil(),
            SideBid::BlindNil => say::plates::side_bid_blind_nil(),
            SideBid::Blind(tricks) => say::plates::side_bid_blind(*tricks),
            SideBid::TwoNils => say::plates::side_bid_two_nils(),
        }
    }
}

impl SideBid {
    /// Returns the combination of these bids.
    #[must_use]
    pub fn of(bids: &[Bid]) -> SideBid {
        match bids {
            [Bid::BlindNil] => SideBid::BlindNil,
            // The bid of the whole side.
            [Bid::Blind(tricks), ..] | [_, Bid::Blind(tricks)] => SideBid::Blind(*tricks),
            [bid] if bid.is_nil() => SideBid::Nil,
            bids if bids.iter().all(|bid| bid.is_nil()) => SideBid::TwoNils,
            bids => {
                let tricks = bids.iter().map(|bid| bid.tricks()).sum();
                if bids.iter().any(|bid| bid.is_nil()) {
                    SideBid::TricksAndNil(tricks)
                } else {
                    SideBid::Tricks(tricks)
                }
            }
        }
    }
}

impl Phrase for TrickWorth {
    fn words(&self) -> Words {
        match self {
            TrickWorth::Toward { toward, contract } => say::trick_note::trick_worth_toward(*toward, *contract),
            TrickWorth::Bag => say::trick_note::trick_worth_bag(),
            TrickWorth::Ten => say::trick_note::trick_worth_ten(),
            TrickWorth::NilLost => say::trick_note::trick_worth_nil_lost(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Who;

    #[test]
    fn the_disc_has_a_letter() {
        let all = [Beginner::Dealer, Beginner::FirstToDraw].map(|one| Phrase::key(&one));
        assert_eq!(all.as_slice(), say::plates::BEGINNER.as_slice());
    }

    #[test]
    fn one_bag_is_one() {
        let line = |bid: Option<SideBid>, bags| say::plates::side_line(bid.map(|bid| bid.words()), 5, bags).text();
        assert_eq!([line(None, 1), line(None, 2)], ["1 bag", "2 bags"]);
        assert_eq!(line(Some(SideBid::Tricks(4)), 1), "Bid 4 · took 5 · 1 bag");
        assert_eq!(
            say::plates::seat_line_bid_and_took(Bid::NIL.words(), 1).text(),
            "Bid nil · took 1"
        );
    }

    #[test]
    fn partners_for_a_round_are_called_together() {
        let [rachel, you] = [Who::Named("Rachel".into()), Who::You("Ada".into())];
        let pair = |who: &Who, partner: &Who| {
            let (who, partner) = (who.clone(), partner.clone());
            say::plates::with_partner(who, partner).text()
        };
        assert_eq!(pair(&rachel, &Who::Dummy), "Rachel + dummy");
        assert_eq!(pair(&Who::Dummy, &rachel), "Dummy + Rachel");
        assert_eq!(
            [pair(&you, &rachel), pair(&rachel, &you)],
            ["Ada + Rachel", "Rachel + you"]
        );
        let line =
            |more_bags: Option<u8>| say::plates::team_line(SideBid::Tricks(7).words(), 3, 1, more_bags.map(Into::into));
        assert_eq!(line(None).text(), "Bid 7 · took 3 · 1 bag");
        assert_eq!(line(Some(2)).text(), "Bid 7 · took 3 · 1+2 bags");
        let scores = say::plates::two_scores(20, -4);
        assert_eq!(scores.text(), "20 · −4");
    }

    #[test]
    fn nils_of_a_side_are_called_nils() {
        let text = |bids: &[Bid]| SideBid::of(bids).text();
        assert_eq!([text(&[Bid::NIL]), text(&[Bid::BlindNil])], ["Bid nil", "Blind nil"]);
        for both in [[Bid::NIL, Bid::NIL], [Bid::NIL, Bid::BlindNil]] {
            assert_eq!(text(&both), "2 nils");
        }
        for nil in [Bid::NIL, Bid::BlindNil] {
            assert_eq!(text(&[nil, Bid::Tricks(4)]), "4 + nil");
        }
        assert_eq!(text(&[Bid::Tricks(3), Bid::Tricks(4)]), "Bid 7");
    }

    #[test]
    fn a_blind_nil_is_a_nil_under_another_caption() {
        let bids = [None, Some(Bid::BlindNil), Some(Bid::NIL), Some(Bid::Tricks(4))];
        let shown = bids.map(|bid| {
            [say::plates::bid_caption, say::plates::bid_figure, say::plates::bid_made]
                .map(|said| said(bid.map(|bid| bid.words())).text())
        });
        assert_eq!(
            shown,
            [
                ["Bid", "–", "–"],
                ["Blind", "Nil", "Blind nil"],
                ["Bid", "Nil", "Nil"],
                ["Bid", "4", "4"]
            ]
        );
        assert_eq!(
            [None, Some(0), Some(3)]
                .map(|tricks: Option<i32>| say::plates::tricks_taken(tricks.map(Into::into)).text()),
            ["–", "0", "3"]
        );
    }

    #[test]
    fn it_counts_toward_the_bid() {
        let toward = TrickWorth::Toward { toward: 3, contract: 4 };
        assert_eq!(toward.words().text(), "3 of 4");
        assert_eq!(TrickWorth::Bag.words().text(), "+1 bag");
    }
}
