//! What stands at everybody's side when people sit round one screen.

use spades_rules::{Bid, Suit};

use super::{Phrase, cards};

/// Buttons at everybody's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// Opens one's own cards as long as it is held.
    HoldToLook,
    /// The same where there is little room.
    Look,
    /// Covers cards that stay open.
    TapToCover,
    /// The same where there is little room.
    Cover,
    /// Turns what lies over the table to whoever presses it.
    TurnToMe,
}

impl Phrase for Facing {
    fn text(&self) -> String {
        match self {
            Facing::HoldToLook => "Hold to look",
            Facing::Look => "Look",
            Facing::TapToCover => "Tap to cover",
            Facing::Cover => "Cover",
            Facing::TurnToMe => "Turn to me",
        }
        .to_owned()
    }
}

/// What a person is asked for at the own side. It tells nothing of the cards: everybody can read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A card is to be drawn.
    Draw,
    /// The cards lie under the cover.
    LiftTheCover,
    /// The cards have never been looked at: a blind nil is still possible.
    LookOrBlindNil,
    /// A card is to be led.
    Lead,
    /// This suit was led.
    Led(Suit),
    /// The dummy's card is to be led.
    LeadFromTheDummy,
    /// This suit was led, and the dummy is to play.
    LedToTheDummy(Suit),
}

impl Phrase for Asked {
    fn text(&self) -> String {
        match self {
            Asked::Draw => "Your turn: tap the stock".to_owned(),
            Asked::LiftTheCover => "Your turn: hold or tap your cover".to_owned(),
            Asked::LookOrBlindNil => "Blind nil, or look first".to_owned(),
            Asked::Lead => "Your turn: lead a card".to_owned(),
            Asked::Led(suit) => format!("Your turn: {} were led", cards::suit(*suit)),
            Asked::LeadFromTheDummy => "Your turn: lead a card of the dummy".to_owned(),
            Asked::LedToTheDummy(suit) => {
                format!("You play the dummy: {} were led", cards::suit(*suit))
            }
        }
    }
}

/// Bid and tricks of somebody where there is little room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The bid, once it is made; the dummy makes none.
    pub bid: Option<Bid>,
    /// Tricks taken, once cards are played.
    pub tricks: Option<u8>,
}

impl Phrase for Tally {
    fn text(&self) -> String {
        match (self.bid, self.tricks) {
            (None, None) => "–".to_owned(),
            (None, Some(tricks)) => tricks.to_string(),
            (Some(Bid::BlindNil | Bid::Tricks(0)), None) => "Nil".to_owned(),
            (Some(Bid::BlindNil | Bid::Tricks(0)), Some(tricks)) => format!("Nil, {tricks}"),
            (Some(Bid::Tricks(bid)), None) => format!("Bid {bid}"),
            (Some(Bid::Tricks(bid)), Some(tricks)) => format!("{tricks} of {bid}"),
        }
    }
}

/// Bags of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bags(pub u8);

impl Phrase for Bags {
    fn text(&self) -> String {
        match self.0 {
            1 => "1 bag".to_owned(),
            bags => format!("{bags} bags"),
        }
    }
}

/// Cards that the stock has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StockLeft(pub usize);

impl Phrase for StockLeft {
    fn text(&self) -> String {
        match self.0 {
            1 => "1 card left".to_owned(),
            cards => format!("{cards} cards left"),
        }
    }
}

/// How several people at one screen play, in the set-up and in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// What is chosen.
    Title,
    /// They pass the device on.
    SideBySide,
    /// Everybody has a side of it.
    FaceToFace,
    /// What passing it on means.
    AboutSideBySide,
    /// What sitting round it means.
    AboutFaceToFace,
    /// The window is too small to sit round it.
    NoRoom,
}

impl Phrase for Seating {
    fn text(&self) -> String {
        match self {
            Seating::Title => "How you sit",
            Seating::SideBySide => "Side by side",
            Seating::FaceToFace => "Face to face",
            Seating::AboutSideBySide => "You pass the device on, behind a curtain.",
            Seating::AboutFaceToFace => {
                "The device lies between you. Everybody has a side, and cards under a cover that its owner holds to look."
            }
            Seating::NoRoom => "This screen is too small to sit round it: you pass the device on. A tablet is large enough.",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_is_short_and_says_what_is_known() {
        let told = |bid, tricks| Tally { bid, tricks }.text();
        assert_eq!(told(None, None), "–");
        assert_eq!(told(Some(Bid::Tricks(4)), None), "Bid 4");
        assert_eq!(told(Some(Bid::Tricks(4)), Some(2)), "2 of 4");
        assert_eq!(told(Some(Bid::NIL), Some(1)), "Nil, 1");
        assert_eq!([Bags(1).text(), Bags(0).text()], ["1 bag", "0 bags"]);
    }

    #[test]
    fn what_is_asked_is_told_in_words() {
        assert_eq!(Asked::Led(Suit::Hearts).text(), "Your turn: hearts were led");
    }
}
