//! Something that must be said once, and how it is meant.

use ratatui::style::Style;

use crate::tui::theme::Theme;

/// Something that must be said once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The words; what comes after a first line are reasons.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something was done as it was asked.
    Told,
    /// Something cannot be done.
    Refused,
    /// Something is wrong: nobody is to miss it.
    Fault,
}

impl Notice {
    /// Returns what tells that something was done.
    pub const fn told(text: String) -> Self {
        Self { text, tone: Tone::Told }
    }

    /// Returns what tells why something cannot be done.
    pub const fn refused(text: String) -> Self {
        Self { text, tone: Tone::Refused }
    }

    /// Returns what tells that something is wrong.
    pub const fn fault(text: String) -> Self {
        Self { text, tone: Tone::Fault }
    }

    /// Returns how it looks: what was done does not look like a fault.
    pub const fn style(&self, theme: Theme) -> Style {
        match self.tone {
            Tone::Told => theme.text(),
            Tone::Refused | Tone::Fault => theme.warning(),
        }
    }
}
