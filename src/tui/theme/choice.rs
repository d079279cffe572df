//! Which theme to begin with: what was asked for, as far as the terminal can show it.

use std::ffi::OsString;

use crate::{
    config,
    tui::theme::{Colours, Depth, Ground},
};

/// The theme to begin with, and those that a key leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The theme to begin with.
    pub colours: Colours,
    /// Those that can be shown here.
    pub all: Vec<Colours>,
    /// Whether the theme is a guess: the terminal may be asked what its background is like.
    pub is_guess: bool,
}

impl Chosen {
    /// Returns what follows from the settings and the environment; `variable` looks a variable up.
    pub fn new(color: config::Color, theme: config::Theme, variable: &dyn Fn(&str) -> Option<OsString>) -> Self {
        let depth = Depth::of(variable);
        let all = match (color, depth) {
            (config::Color::Never, _) => vec![Colours::None],
            // There is a terminal, or nothing would be shown.
            (config::Color::Auto | config::Color::Always, Depth::Sixteen) => vec![Colours::Sixteen, Colours::None],
            (config::Color::Auto | config::Color::Always, Depth::Table | Depth::All) => Colours::ALL.to_vec(),
        };
        let asked = match theme {
            config::Theme::Auto => None,
            config::Theme::Of(colours) => Some(colours),
        };
        let guess = || Ground::of(variable).unwrap_or(Ground::Dark).colours();
        let wanted = asked.unwrap_or_else(guess);
        let colours = if all.contains(&wanted) { wanted } else { all[0] };
        Self { colours, is_guess: asked.is_none() && colours == wanted, all }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Color, Theme};

    #[track_caller]
    fn check(color: Color, theme: Theme, variables: &[(&str, &str)], expected: Colours, is_guess: bool) {
        let variable = |name: &str| variables.iter().find(|it| it.0 == name).map(|it| OsString::from(it.1));
        let chosen = Chosen::new(color, theme, &variable);
        assert_eq!((chosen.colours, chosen.is_guess), (expected, is_guess), "{color:?} {theme:?} {variables:?}");
        assert!(chosen.all.contains(&expected));
    }

    const ALL: &[(&str, &str)] = &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];
    const LIGHT: &[(&str, &str)] = &[("TERM", "xterm-256color"), ("COLORFGBG", "0;15")];
    const OLD: &[(&str, &str)] = &[("TERM", "xterm")];

    #[test]
    fn a_theme_is_what_was_asked_for_as_far_as_it_can_be_shown() {
        check(Color::Auto, Theme::Auto, ALL, Colours::Dark, true);
        check(Color::Auto, Theme::Auto, LIGHT, Colours::Light, true);
        check(Color::Auto, Theme::Auto, OLD, Colours::Sixteen, false);
        check(Color::Auto, Theme::Of(Colours::ColourBlind), ALL, Colours::ColourBlind, false);
        check(Color::Auto, Theme::Of(Colours::Light), OLD, Colours::Sixteen, false);
        check(Color::Always, Theme::Of(Colours::None), ALL, Colours::None, false);
    }

    #[test]
    fn no_colour_wins() {
        for theme in Theme::ALL {
            check(Color::Never, theme, ALL, Colours::None, false);
        }
    }
}
