//! The colors of the art guide.

use bevy::prelude::*;
use spades_rules::Suit;

const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// Felt: center, middle and corner.
pub const FELT: [Color; 3] = [hex(0x16_52_3b), hex(0x0e_3e_2e), hex(0x05_1b_15)];
/// Panels, drawn at about nine tenths.
pub const PANEL: Color = hex(0x0a_22_19);
/// Inset wells, at three quarters.
pub const WELL: Color = hex(0x06_18_0f);
/// Main text.
pub const IVORY: Color = hex(0xf4_ec_d8);
/// Quiet text.
pub const MUTED: Color = hex(0xb9_c4_b4);
/// Text on brass.
pub const INK: Color = hex(0x1b_14_0a);
/// Lines, accents and glows.
pub const BRASS: Color = hex(0xd9_b6_6a);
/// The primary button, top to bottom.
pub const BRASS_BUTTON: [Color; 2] = [hex(0xec_ca_85), hex(0xbf_92_45)];
/// Display headings.
pub const DISPLAY: Color = hex(0xe6_c9_85);
/// Card backs and the broken-spades badge; and its dark shade.
pub const BURGUNDY: [Color; 2] = [hex(0x7d_1b_2b), hex(0x4f_0d_19)];
/// The discard button.
pub const DANGER_BUTTON: [Color; 2] = [hex(0x97_27_3a), hex(0x6a_13_22)];
pub const SECONDARY_BUTTON: [Color; 2] = [hex(0x17_49_3a), hex(0x0d_33_27)];
/// An option in a list or a grid, top to bottom.
pub const TILE: [Color; 2] = [hex(0x11_3a_2d), hex(0x0a_29_20)];
/// The selected option.
pub const TILE_SELECTED: [Color; 2] = [hex(0x19_50_3c), hex(0x17_49_3a)];
pub const DISABLED: [Color; 2] = [hex(0x17_39_2e), hex(0x93_a8_9c)];
/// Points won.
pub const GAIN: Color = hex(0xa8_d8_a0);
/// Points lost; only on panels.
pub const LOSS: Color = hex(0xef_80_88);
/// Diamonds and clubs of the deck in four colors, on panels.
pub const FOUR_COLOUR: [Color; 2] = [hex(0x8c_bd_f2), hex(0x8f_d6_94)];
/// The paper of a face, and the lines that it is drawn with.
pub const PAPER: Color = hex(0xff_fd_f6);
pub const OUTLINE: Color = hex(0x24_34_5e);
/// The rival's medallion.
pub const RIVAL: [Color; 2] = [hex(0x24_45_7a), hex(0x16_23_3f)];
/// The sides that play together, home and away, as marks on plates: the colors of the edges of their cards.
pub const TEAMS: [Color; 2] = [hex(0xc9_3d_53), hex(0x5a_8d_e0)];
/// Tint over a card that can't be played.
pub const DIM: Color = hex(0x0008_1e16);

/// Returns the medallion colors of the player at home, or of any other.
#[must_use]
pub const fn medal(home: bool) -> [Color; 2] {
    if home { BURGUNDY } else { RIVAL }
}

/// Returns the color of a suit on a panel, in the two-color or four-color deck.
#[must_use]
pub const fn suit(suit: Suit, four_colour: bool) -> Color {
    match (suit, four_colour) {
        (Suit::Diamonds, true) => FOUR_COLOUR[0],
        (Suit::Clubs, true) => FOUR_COLOUR[1],
        (Suit::Hearts, _) | (Suit::Diamonds, false) => LOSS,
        (Suit::Spades, _) | (Suit::Clubs, false) => IVORY,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::settings::Felt;
    use crate::ui::felt::colors;

    /// Minimum contrast of text with its background (WCAG 2.2, 1.4.3, level AA).
    pub(crate) const READABLE: f32 = 4.5;

    /// Returns the contrast of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio").
    pub(crate) fn contrast(a: Color, b: Color) -> f32 {
        let luminance = |color: Color| {
            let LinearRgba { red, green, blue, .. } = color.to_linear();
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Blends a color over an opaque one, like the renderer does.
    pub(crate) fn over(top: Color, below: Color) -> Color {
        let (top, below) = (top.to_linear(), below.to_linear());
        let blend = |a: f32, b: f32| a * top.alpha + b * (1.0 - top.alpha);
        Color::linear_rgb(
            blend(top.red, below.red),
            blend(top.green, below.green),
            blend(top.blue, below.blue),
        )
    }

    #[test]
    fn every_color_of_text_can_be_read_on_cloth_panels_and_wells() {
        for cloth in Felt::ALL {
            let panel = |cloth| over(PANEL.with_alpha(0.93), cloth);
            for below in colors(cloth) {
                for (ground, what) in [
                    (below, "cloth"),
                    (panel(below), "a panel"),
                    (over(WELL.with_alpha(0.75), below), "a well"),
                    (over(WELL.with_alpha(0.75), panel(below)), "a well in a panel"),
                ] {
                    for (name, ink) in [
                        ("ivory", IVORY),
                        ("muted", MUTED),
                        ("brass", BRASS),
                        ("display", DISPLAY),
                        ("gain", GAIN),
                    ] {
                        let ratio = contrast(ink, ground);
                        assert!(ratio >= READABLE, "{name} on {what} of {cloth:?}: {ratio:.2}");
                    }
                }
                let ratio = contrast(LOSS, panel(below));
                assert!(ratio >= READABLE, "loss on a panel of {cloth:?}: {ratio:.2}");
            }
        }
        for four_colour in [false, true] {
            for mark in Suit::ALL {
                assert!(contrast(suit(mark, four_colour), PANEL) >= READABLE, "{mark:?}");
            }
        }
        assert!(contrast(IVORY, BURGUNDY[0]) >= READABLE);
        assert!(contrast(DISABLED[1], DISABLED[0]) >= READABLE);
    }

    #[test]
    fn black_on_white_is_the_highest_contrast() {
        assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 0.01);
        assert_eq!(contrast(BRASS, BRASS), 1.0);
    }

    #[test]
    fn suits_have_the_colors_of_the_deck() {
        let two = Suit::ALL.map(|mark| suit(mark, false));
        let mut four = Suit::ALL.map(|mark| suit(mark, true)).to_vec();
        assert_eq!(two.iter().filter(|&&color| color == LOSS).count(), 2);
        four.dedup();
        assert!(four.iter().enumerate().all(|(at, color)| !four[..at].contains(color)));
        assert_eq!(four.len(), 4);
    }
}
