//! What is said and heard: what happened, whose turn it is, long texts in pieces.

use crate::{
    choose::toccadille::Choice,
    plain::{
        Error, LINES,
        toccadille::{Plain, words},
    },
    say,
    stats::toccadille as stats,
    telling::toccadille::{dice, figures, log::Line, struck},
    toccadille::{Board, Seat},
};

impl Plain<'_> {
    /// Tells what the whole match and each player came to.
    pub(super) fn tell_figures(&mut self) -> Result<(), Error> {
        let stats = stats::of(self.session.record());
        let facts = figures::facts(&stats, &self.names);
        self.say(&say!("toc-figures-match", facts = facts.join(", ")))?;
        for seat in Seat::ALL {
            let said = figures::sentence(&stats.seats[seat], self.names.name(seat));
            self.say(&said)?;
        }
        Ok(())
    }

    pub(super) fn tell_turn(&mut self, seat: Seat) -> Result<(), Error> {
        let view = self.session.view(seat);
        let who = words::called(&self.names, seat);
        let mut said = vec![match view.dice() {
            Some(thrown) if thrown.is_doublet() => {
                say!("toc-plain-turn-doublet", who = who, die = thrown.high().pips())
            }
            Some(thrown) => say!("toc-plain-turn", who = who, dice = dice(thrown)),
            None => String::new(),
        }];
        said.extend(struck(&view).map(|it| say!("toc-plain-struck", what = it)));
        said.push(words::own(&self.session, view.board(), seat));
        said.iter().try_for_each(|it| self.say(it))
    }

    /// Returns the board as it lies after what has been chosen.
    pub(super) fn board(&self, seat: Seat, choice: Option<&Choice>) -> Board {
        let view = self.session.view(seat);
        choice.map_or(*view.board(), |it| it.board(&view))
    }

    /// Says what happened last.
    pub(super) fn tell_log(&mut self) -> Result<(), Error> {
        let lines = self.log.told(&self.session);
        if lines.is_empty() {
            return self.say(&say!("plain-log-empty"));
        }
        let last: Vec<_> = lines[lines.len().saturating_sub(LINES)..].iter().map(Line::sentence).collect();
        last.iter().try_for_each(|it| self.say(it))
    }

    /// Says what has happened since it was said last.
    pub(super) fn tell_news(&mut self) -> Result<(), Error> {
        self.log.follow(self.session.record());
        let lines = self.log.told(&self.session);
        let news: Vec<_> = lines[self.told.min(lines.len())..].iter().map(Line::sentence).collect();
        self.told = lines.len();
        news.iter().try_for_each(|it| self.say(it))
    }

    /// Leaves unsaid what has happened since it was said last.
    pub(super) fn skip_news(&mut self) {
        self.log.follow(self.session.record());
        self.told = self.log.told(&self.session).len();
    }

    pub(super) fn say_all(&mut self, lines: Vec<String>) -> Result<(), Error> {
        self.reader.say_all(lines)
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Error> {
        self.reader.say(line)
    }

    /// Reads a line; `None` if nothing more comes in.
    pub(super) fn read(&mut self) -> Result<Option<String>, Error> {
        self.reader.read()
    }
}
