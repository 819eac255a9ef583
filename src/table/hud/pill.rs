//! The pill that shows the latest event and the prompt: its look, and its text for events.

use bevy::prelude::*;
use spades_rules::{Suit, ThrownIn};

use crate::input::Intent;
use crate::say;
use crate::session::{Match, TurnPrompt};
use crate::settings::Settings;
use crate::table::shown::Remark;
use crate::text::Phrase;
use crate::text::Words;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Theme, palette};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PillContent<L> {
    pub(super) line: L,
    picture: Option<Picture>,
    /// `true` if it gets the brass outline.
    lit: bool,
}

/// A picture beside the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Picture {
    /// An icon, by its path.
    Icon(&'static str),
    /// A suit, in its own color.
    Suit(Suit),
}

impl<L> PillContent<L> {
    /// Returns unlit content without a picture.
    pub(super) fn plain(line: L) -> PillContent<L> {
        PillContent {
            line,
            picture: None,
            lit: false,
        }
    }

    /// Returns lit content with the icon at a path.
    pub(super) fn lit(line: L, icon: &'static str) -> PillContent<L> {
        PillContent {
            line,
            picture: Some(Picture::Icon(icon)),
            lit: true,
        }
    }

    pub(super) fn lit_if(self, lit: bool) -> PillContent<L> {
        PillContent { lit, ..self }
    }

    pub(super) fn of_suit(self, suit: Suit) -> PillContent<L> {
        PillContent {
            picture: Some(Picture::Suit(suit)),
            ..self
        }
    }

    /// Returns the color of the text.
    pub(super) fn ink(&self) -> Color {
        if self.lit { palette::BRASS } else { palette::IVORY }
    }

    /// Returns the outline color of a pill with this content.
    pub(super) fn rim(said: Option<&PillContent<L>>) -> Color {
        let lit = said.is_some_and(|said| said.lit);
        palette::BRASS.with_alpha(if lit { 0.9 } else { 0.35 })
    }

    /// Returns whether a pill with this content takes presses.
    pub(super) fn reach(said: Option<&PillContent<L>>) -> Pickable {
        if said.is_some_and(|said| said.lit) {
            Pickable::default()
        } else {
            Pickable::IGNORE
        }
    }

    /// Shows the picture, if there is one.
    pub(super) fn show_picture(
        said: Option<&PillContent<L>>,
        theme: &Theme,
        settings: &Settings,
        image: &mut ImageNode,
        node: &mut Mut<Node>,
    ) {
        let picture = said.and_then(|said| Some((said.picture?, said.ink())));
        show(node, picture.is_some());
        match picture {
            Some((Picture::Icon(path), ink)) => {
                image.image = theme.image(path);
                image.color = ink;
            }
            Some((Picture::Suit(suit), _)) => {
                image.image = theme.image(&format!("suits/{}.png", suit.letter()));
                image.color = palette::suit(suit, settings.four_colour);
            }
            None => {}
        }
    }
}

impl<L: Phrase + 'static> PillContent<L> {
    /// Boxes the text, so that phrases of different types can be mixed.
    pub(super) fn boxed(self) -> PillContent<Box<dyn Phrase>> {
        PillContent {
            line: Box::new(self.line),
            picture: self.picture,
            lit: self.lit,
        }
    }
}

pub(super) fn remark(remark: Remark, game: &Match) -> PillContent<Words> {
    match remark {
        Remark::Took(seat) => PillContent::lit(say::turn_line::took(game.who(seat)), "icons/crown.png"),
        Remark::Broken => PillContent::lit(say::turn_line::broken(), "ui/broken-spade.png"),
        Remark::Called(seat, rightly) => {
            PillContent::plain(say::turn_line::called(game.who(seat), rightly)).lit_if(rightly)
        }
        Remark::Redealt(why) => PillContent::plain(say::turn_line::redealt(redealt(why))),
        Remark::BlindBid(seat, tricks) => {
            PillContent::plain(say::turn_line::blind_bid(game.who(seat), tricks)).lit_if(true)
        }
        Remark::BlindNil(seat) => PillContent::plain(say::turn_line::blind_nil(game.who(seat))).lit_if(true),
    }
}

/// Returns the reason of a new deal as sentences select by it.
const fn redealt(why: ThrownIn) -> &'static str {
    match why {
        ThrownIn::AllNil => "all-nil",
        ThrownIn::LowTotal => "low-total",
        ThrownIn::Misdeal { .. } => "misdeal",
    }
}

/// Returns the pill's node: its height, its padding, and the gap between picture and text.
pub(super) fn shell(height: Val, air: Val, gap: Val) -> impl Bundle {
    (
        flex()
            .height(height)
            .padding(UiRect::horizontal(air))
            .column_gap(gap)
            .align_center()
            .border(UiRect::all(px(1.2)))
            .border_radius(BorderRadius::MAX),
        BackgroundColor(palette::PANEL.with_alpha(0.93)),
        BorderColor::default(),
        BoxShadow::new(Color::BLACK.with_alpha(0.4), px(0), px(4), px(0), px(8)),
        Pickable::IGNORE,
    )
}

/// Does what a lit pill says when it is pressed: draws, opens the hand, or goes on after an event.
pub(super) fn carry_out(press: On<Pointer<Click>>, prompt: Res<TurnPrompt>, mut intents: MessageWriter<Intent>) {
    // A card is played by pressing the card.
    if press.button == PointerButton::Primary && !prompt.turn.asks_for_card() {
        intents.write(Intent::Confirm);
    }
}

/// Shows a node, or removes it from the layout.
pub(super) fn show(node: &mut Mut<Node>, on: bool) {
    let display = if on { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
