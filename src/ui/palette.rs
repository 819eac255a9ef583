//! The colours of the art guide.

use bevy::prelude::*;

const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// Felt: centre, middle and corner.
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
/// Lines, accents, glow.
pub const BRASS: Color = hex(0xd9_b6_6a);
/// The primary button, top to bottom.
pub const BRASS_BUTTON: [Color; 2] = [hex(0xec_ca_85), hex(0xbf_92_45)];
/// Display headings.
pub const DISPLAY: Color = hex(0xe6_c9_85);
/// Backs of cards, the broken badge; and its dark.
pub const BURGUNDY: [Color; 2] = [hex(0x7d_1b_2b), hex(0x4f_0d_19)];
/// The discard button.
pub const DANGER_BUTTON: [Color; 2] = [hex(0x97_27_3a), hex(0x6a_13_22)];
/// The secondary button.
pub const SECONDARY_BUTTON: [Color; 2] = [hex(0x17_49_3a), hex(0x0d_33_27)];
/// Disabled button and its text.
pub const DISABLED: [Color; 2] = [hex(0x17_39_2e), hex(0x93_a8_9c)];
/// Points won.
pub const GAIN: Color = hex(0xa8_d8_a0);
/// Points lost; only on panels.
pub const LOSS: Color = hex(0xef_80_88);
/// The rival's medallion.
pub const RIVAL: [Color; 2] = [hex(0x24_45_7a), hex(0x16_23_3f)];
/// What lies over a card that may not be played.
pub const DIM: Color = hex(0x0008_1e16);
