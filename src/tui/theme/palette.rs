//! The colours of each theme, as data. Tests compare them for people of every sight, and text with its ground.

use ratatui::style::{Color, Style};

use crate::tui::theme::{Tint, Tone};

/// A text and the ground it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The text.
    pub ink: Color,
    /// What is behind it.
    pub ground: Color,
}

/// The colours of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// A marble with its letter.
    pub marble: Pair,
    /// The seat's squares and slots, on the ground of the screen.
    pub ink: Color,
}

/// The colours of a card, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Spades, clubs and jokers.
    pub black: Pair,
    /// Hearts and diamonds, on the same ground.
    pub red: Color,
}

/// The colours of the board of the dice game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Felt {
    /// Text, on the ground of the board.
    pub text: Pair,
    /// What may be chosen, there.
    pub accent: Color,
    /// Where a stone would be hit, there.
    pub warning: Color,
    /// What is written in the colour of red stones, there.
    pub red_ink: Color,
    /// The same of black stones.
    pub black_ink: Color,
    /// The tongues, those of odd points first.
    pub tongues: [Color; 2],
    /// A black stone with its letter; red ones are the marbles of [`Tint::Red`].
    pub black: Pair,
    /// The edge of a black stone.
    pub black_edge: Color,
}

/// Every colour of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Usual text, on the ground of the screen.
    pub text: Pair,
    /// What matters less, there.
    pub faint: Color,
    /// What matters most, there.
    pub strong: Color,
    /// Keys, and what may be chosen, there.
    pub accent: Color,
    /// Warnings, there.
    pub warning: Color,
    /// Bars at the edges of the screen.
    pub bar: Pair,
    /// What is chosen at the moment.
    pub chosen: Pair,
    /// A card that can be used.
    pub card: Face,
    /// The number of the key beside it, on the same ground.
    pub card_key: Color,
    /// A card that cannot.
    pub dull_card: Face,
    /// Seats, in the order of [`Tint::ALL`].
    pub seats: [Seat; Tint::ALL.len()],
    /// The board of the dice game.
    pub felt: Felt,
}

impl Pair {
    /// Returns the style of text in these colours.
    pub const fn style(self) -> Style {
        Style::new().fg(self.ink).bg(self.ground)
    }
}

impl Palette {
    /// Returns the colours of a card.
    pub const fn face(&self, tone: Tone) -> &Face {
        match tone {
            Tone::Bright => &self.card,
            Tone::Dull => &self.dull_card,
        }
    }
}

/// For a dark room: slate, ivory cards, clear marbles.
pub const DARK: Palette = Palette {
    text: pair(0xd8_dd_e4, 0x1a_1f_27),
    faint: rgb(0x8f_99_a8),
    strong: rgb(0xff_ff_ff),
    accent: rgb(0x7d_cf_d9),
    warning: rgb(0xff_8f_73),
    bar: pair(0xe6_ea_f0, 0x33_3c_4a),
    chosen: pair(0x10_20_26, 0x8f_dc_e4),
    card: Face { black: pair(0x22_26_2c, 0xee_e8_da), red: rgb(0xb3_20_1c) },
    card_key: rgb(0x0b_5d_6b),
    dull_card: Face { black: pair(0xa9_b1_bd, 0x2c_34_40), red: rgb(0xe8_a8_9f) },
    seats: [
        light(0xf0_6a_5f),
        light(0x6a_a8_f7),
        light(0x62_c4_78),
        light(0xf0_cb_4a),
        light(0xd8_86_dc),
        light(0x4f_c9_cc),
    ],
    felt: Felt {
        text: pair(0xe4_e8_e2, 0x2b_3e_37),
        accent: rgb(0x9f_e6_ee),
        warning: rgb(0xff_b3_9c),
        red_ink: rgb(0xff_9c_92),
        black_ink: rgb(0xff_ff_ff),
        tongues: [rgb(0x1c_2b_26), rgb(0x4c_66_5a)],
        black: pair(0xff_ff_ff, 0x08_0a_0c),
        black_edge: rgb(0xb4_bc_c0),
    },
};

/// For daylight: warm paper, white cards, deep marbles.
pub const LIGHT: Palette = Palette {
    text: pair(0x2b_2e_35, 0xf4_f0_e6),
    faint: rgb(0x65_68_70),
    strong: rgb(0x0c_0e_12),
    accent: rgb(0x0a_62_70),
    warning: rgb(0xa8_2a_10),
    bar: pair(0xfa_f7_ef, 0x45_4d_5a),
    chosen: pair(0xff_ff_ff, 0x0d_66_75),
    card: Face { black: pair(0x16_18_1d, 0xff_ff_ff), red: rgb(0xb0_1c_1c) },
    card_key: rgb(0x0a_62_70),
    dull_card: Face { black: pair(0x5c_5f_66, 0xe6_e1_d3), red: rgb(0x8a_2c_26) },
    seats: [
        dark(0xbc_2c_28, 0xac_26_22),
        dark(0x23_62_c4, 0x1f_58_b2),
        dark(0x22_7d_40, 0x1c_6c_36),
        Seat { marble: pair(0x1f_1a_08, 0xf0_bf_2e), ink: rgb(0x7f_5c_00) },
        dark(0x9b_35_9f, 0x8d_2e_91),
        dark(0x0b_72_7c, 0x07_6a_72),
    ],
    felt: Felt {
        text: pair(0x2b_2e_35, 0xe6_d9_b8),
        accent: rgb(0x07_4f_5b),
        warning: rgb(0x8a_1f_08),
        red_ink: rgb(0x94_20_1c),
        black_ink: rgb(0x0c_0e_12),
        tongues: [rgb(0xc4_a2_74), rgb(0xf6_ee_da)],
        black: pair(0xff_ff_ff, 0x20_22_26),
        black_edge: rgb(0x5c_58_50),
    },
};

/// For weak eyes: black, white, and the brightest marbles; every text seven times as bright as its ground, or darker.
pub const HIGH_CONTRAST: Palette = Palette {
    text: pair(0xff_ff_ff, 0x00_00_00),
    faint: rgb(0xc8_c8_c8),
    strong: rgb(0xff_ff_ff),
    accent: rgb(0x7d_f0_ff),
    warning: rgb(0xff_a2_8a),
    bar: pair(0x00_00_00, 0xff_ff_ff),
    chosen: pair(0x00_00_00, 0xff_e1_4d),
    card: Face { black: pair(0x00_00_00, 0xff_ff_ff), red: rgb(0x9c_00_00) },
    card_key: rgb(0x00_3f_8a),
    dull_card: Face { black: pair(0xcf_cf_cf, 0x26_26_26), red: rgb(0xff_b0_a6) },
    seats: [
        bright(0xff_82_78),
        bright(0x7a_b6_ff),
        bright(0x4c_f0_6e),
        bright(0xff_e6_1f),
        bright(0xff_92_ff),
        bright(0x2f_ee_f0),
    ],
    felt: Felt {
        text: pair(0xff_ff_ff, 0x22_22_22),
        accent: rgb(0x7d_f0_ff),
        warning: rgb(0xff_a2_8a),
        red_ink: rgb(0xff_9a_90),
        black_ink: rgb(0xff_ff_ff),
        tongues: [rgb(0x00_00_00), rgb(0x5a_5a_5a)],
        black: pair(0xff_ff_ff, 0x00_00_00),
        black_edge: rgb(0xff_ff_ff),
    },
};

/// For eyes that lack one kind of cones: marbles as far apart in brightness and blue as they can be.
pub const COLOUR_BLIND: Palette = Palette {
    text: pair(0xdc_df_e4, 0x17_1b_22),
    faint: rgb(0x93_99_a6),
    strong: rgb(0xff_ff_ff),
    accent: rgb(0xbf_d4_ff),
    warning: rgb(0xff_9c_5c),
    bar: pair(0xec_ee_f2, 0x35_3c_4a),
    chosen: pair(0x10_14_1c, 0xc8_da_ff),
    card: Face { black: pair(0x1c_1f_26, 0xf0_ec_e2), red: rgb(0xb0_2e_00) },
    card_key: rgb(0x16_3f_9c),
    dull_card: Face { black: pair(0xab_b2_be, 0x2b_32_3e), red: rgb(0xf0_9a_6a) },
    seats: [
        light(0xf8_44_10),
        light(0x4a_86_f8),
        light(0x6b_df_aa),
        light(0xf8_e1_18),
        light(0xc0_86_a3),
        light(0xe0_f3_fa),
    ],
    felt: Felt {
        text: pair(0xe4_e6_ea, 0x32_3c_4b),
        accent: rgb(0xc8_da_ff),
        warning: rgb(0xff_b2_7c),
        red_ink: rgb(0xff_9a_6e),
        black_ink: rgb(0xff_ff_ff),
        tongues: [rgb(0x22_2a_37), rgb(0x56_62_76)],
        black: pair(0xff_ff_ff, 0x08_0a_0e),
        black_edge: rgb(0xc4_ca_d4),
    },
};

/// Returns a colour written as in a style sheet.
const fn rgb(colour: u32) -> Color {
    Color::Rgb((colour >> 16) as u8, (colour >> 8) as u8, colour as u8)
}

const fn pair(ink: u32, ground: u32) -> Pair {
    Pair { ink: rgb(ink), ground: rgb(ground) }
}

/// Returns a seat whose marbles are light, on a dark ground.
const fn light(colour: u32) -> Seat {
    Seat { marble: pair(0x12_15_1a, colour), ink: rgb(colour) }
}

const fn bright(colour: u32) -> Seat {
    Seat { marble: pair(0x00_00_00, colour), ink: rgb(colour) }
}

/// Returns a seat whose marbles are dark, with white letters, on a light ground.
const fn dark(colour: u32, ink: u32) -> Seat {
    Seat { marble: pair(0xff_ff_ff, colour), ink: rgb(ink) }
}
