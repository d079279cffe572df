//! What is said of a stone, a point or a die that is not possible.

use crate::{
    refusals::toccadille::{
        why::{list, nothing_is_barred, of_stone, reasons},
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
        let mut stuck: Vec<(Vec<Place>, String)> = vec![];
        for place in why.held() {
            let found = of_stone(&why.stone(place)).join("\n");
            match stuck.iter_mut().find(|it| it.1 == found) {
                _ if found.is_empty() => {}
                Some((places, _)) => places.push(place),
                None => stuck.push((vec![place], found)),
            }
        }
        let mut entries: Vec<_> = stuck.into_iter().map(|(places, found)| (list(&places), found)).collect();
        for die in why.dice() {
            let found = reasons(&why.die(die));
            if !found.is_empty() {
                entries.push((say!("toc-why-page-die", die = die.pips()), found.join("\n")));
            }
        }
        if entries.is_empty() {
            entries.push((String::new(), nothing_is_barred(&why)));
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
