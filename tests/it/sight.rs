//! How far apart colours are, for eyes of every kind, and how well text can be read.
//!
//! Sources: Machado, Oliveira and Fernandes 2009 (dichromacy, severity 1); Viénot, Brettel and Mollon 1999 (the same,
//! otherwise); Sharma, Wu and Dalal 2005 (CIEDE2000 and its test pairs); WCAG 2.2 (contrast).

/// A colour of the screen, 0 to 255 each.
pub type Rgb = [u8; 3];

/// Eyes that see colours, or some of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Eyes {
    Usual,
    Protanopia,
    Deuteranopia,
    Tritanopia,
    ProtanopiaOfVienot,
    DeuteranopiaOfVienot,
}

impl Eyes {
    pub const DICHROMATIC: [Self; 5] =
        [Self::Protanopia, Self::Deuteranopia, Self::Tritanopia, Self::ProtanopiaOfVienot, Self::DeuteranopiaOfVienot];

    /// Returns what becomes of linear red, green and blue.
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
            Self::ProtanopiaOfVienot => {
                [[0.112_38, 0.887_62, 0.0], [0.112_38, 0.887_62, 0.0], [0.004_01, -0.004_01, 1.0]]
            }
            Self::DeuteranopiaOfVienot => {
                [[0.292_75, 0.707_25, 0.0], [0.292_75, 0.707_25, 0.0], [-0.022_34, 0.022_34, 1.0]]
            }
        }
    }

    /// Returns how far apart two colours are for these eyes, in CIEDE2000.
    pub fn difference(self, one: Rgb, other: Rgb) -> f64 {
        ciede2000(self.lab(one), self.lab(other))
    }

    fn lab(self, colour: Rgb) -> [f64; 3] {
        let colour = colour.map(linear);
        let dot = |row: [f64; 3]| row.iter().zip(colour).map(|(a, b)| a * b).sum::<f64>();
        let [red, green, blue] = self.matrix().map(|row| dot(row).clamp(0.0, 1.0));
        let x = (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47;
        let y = 0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue;
        let z = (0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83;
        let [x, y, z] = [x, y, z]
            .map(|it: f64| if 216.0 / 24_389.0 < it { it.cbrt() } else { (24_389.0 / 27.0 * it + 16.0) / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

/// Returns the contrast of two colours as WCAG has it, 1 to 21.
pub fn contrast(one: Rgb, other: Rgb) -> f64 {
    let brightness = |it: Rgb| {
        let [red, green, blue] = it.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (brightness(one), brightness(other));
    one.max(other) / one.min(other)
}

fn linear(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

/// Returns the difference of two colours in CIELAB by the formula of 2000.
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let weight = |it: f64| (it.powi(7) / (it.powi(7) + 25_f64.powi(7))).sqrt();
    let stretch = 1.0 + 0.5 * (1.0 - weight(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let angle = |a: f64, b: f64| if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) };
    let (h1, h2) = (angle(a1, b1), angle(a2, b2));
    let is_grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if is_grey => 0.0,
        turn if 180.0 < turn => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = match h1 + h2 {
        sum if is_grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => sum / 2.0 + 180.0,
        sum => sum / 2.0 - 180.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.2 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let bent = 60.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -bent.to_radians().sin() * 2.0 * weight(c);
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}

#[test]
fn the_formula_gives_what_its_authors_published() {
    // Pairs 1, 4, 7, 9, 13, 14, 17, 18, 20, 22, 25, 28, 31 and 34 of Sharma, Wu and Dalal 2005, table 1.
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0009, -2.4900], 4.8045),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0010, -2.4900], 4.8045),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ([50.0, 2.5, 0.0], [50.0, 3.2972, 0.0], 1.0000),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
        ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, expected) in pairs {
        let found = ciede2000(one, other);
        assert!((found - expected).abs() < 0.000_06, "{one:?} {other:?}: {found}, not {expected}");
        assert!((ciede2000(other, one) - expected).abs() < 0.000_06, "{other:?} {one:?}");
    }
}

#[test]
fn contrast_is_as_published() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    // The darkest grey that WCAG allows on white.
    assert!((contrast([0x76; 3], [255; 3]) - 4.54).abs() < 0.005);
}

#[test]
fn eyes_that_lack_cones_confuse_what_they_are_known_to_confuse() {
    let (red, green, blue, teal) = ([0xa0, 0x50, 0x30], [0x60, 0x68, 0x20], [0x40, 0x60, 0xd0], [0x20, 0x90, 0x90]);
    for eyes in Eyes::DICHROMATIC {
        assert!((eyes.difference([255; 3], [0; 3]) - 100.0).abs() < 1.0, "{eyes:?}");
    }
    assert!(Eyes::Deuteranopia.difference(red, green) < Eyes::Usual.difference(red, green) / 2.0);
    assert!(Eyes::Protanopia.difference(red, green) < Eyes::Usual.difference(red, green) / 2.0);
    assert!(Eyes::Tritanopia.difference(blue, teal) < Eyes::Usual.difference(blue, teal) / 2.0);
    assert!(15.0 < Eyes::Deuteranopia.difference(blue, red));
}
