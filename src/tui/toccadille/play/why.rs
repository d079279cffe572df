//! What is said of a stone, a point or a die that is not possible.

use crate::{
    refusals::toccadille::{
        why::{of_stone, reasons},
        with_rule,
    },
    say,
    toccadille::Place,
    tui::{
        pages::Page,
        toccadille::play::{Mode, Play},
    },
    why::toccadille::{Why, force},
};

impl Play {
    /// Returns the page that tells of every stone and every die why it cannot be played.
    pub fn why_page(&self) -> Option<Page> {
        let why = self.why()?;
        let mut entries = vec![];
        for place in why.sources() {
            let found = of_stone(&why.stone(place));
            if !found.is_empty() {
                entries.push((place_name(place), found.join("\n")));
            }
        }
        for die in why.dice() {
            let found = reasons(&why.die(die));
            if !found.is_empty() {
                entries.push((say!("toc-why-page-die", die = die.pips()), found.join("\n")));
            }
        }
        if entries.is_empty() {
            entries.push((String::new(), say!("toc-why-every-stone")));
        }
        if let Some(refused) = self.view().as_ref().and_then(force) {
            entries.push((say!("toc-why-page-force"), with_rule(&refused)));
        }
        Some(Page::listing(say!("why-title"), entries))
    }

    /// Returns why no stone can be taken up here, and none can go here.
    pub(super) fn why_place(&self, place: Place) -> Option<String> {
        let (why, view) = (self.why()?, self.view()?);
        let taken = match &self.mode {
            Mode::Throw(choosing) => choosing.source().filter(|_| choosing.is_taken()),
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Pass | Mode::Unsaved | Mode::Interval | Mode::Over => None,
        };
        let is_own = match place {
            Place::Point(point) => view.board().on(view.seat(), point) != 0,
            Place::Hand => true,
            Place::Off => false,
        };
        let found = match taken {
            Some(from) => of_stone(&why.point(Some(from), place)),
            None if is_own => of_stone(&why.stone(place)),
            None => reasons(&why.point(None, place)),
        };
        (!found.is_empty()).then(|| found.join("\n"))
    }

    /// Returns what explains the throw, with what is chosen of it.
    fn why(&self) -> Option<Why<'_>> {
        let why = Why::new(&self.view()?);
        match &self.mode {
            Mode::Throw(choosing) => Some(why.after(choosing.choice())),
            Mode::Pass => Some(why),
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Unsaved | Mode::Interval | Mode::Over => None,
        }
    }
}

fn place_name(place: Place) -> String {
    match place {
        Place::Point(point) => point.to_string(),
        Place::Hand | Place::Off => say!("toc-place-hand"),
    }
}
