//! Another language, in the middle of whatever is on the screen.

use crate::{
    say,
    telling::{handing, log::Log},
    tui::{
        model::{Model, Shown},
        notice::Notice,
        people::People,
        play::Play,
    },
    words::{self, Voice},
};

impl Model {
    /// Goes on in the next language: what is on the screen, and what lies behind it, is told anew.
    pub(super) fn change_language(&mut self) {
        let voice = words::voice();
        words::speak(Voice { language: voice.language.next(), ..voice });
        for shown in self.behind.iter_mut().chain([&mut self.shown]) {
            match shown {
                Shown::SetUp(setup) => setup.retell(&self.options),
                Shown::Play(play) => play.retell(),
                Shown::Match(play) => play.retell(),
                Shown::Replay(replay) => replay.retell(),
                Shown::Edit(edit) => edit.retell(),
                Shown::Learn(learn) => learn.retell(),
            }
        }
        if let Some(play) = self.table_mut() {
            play.notify(Some(Notice::told(say!("language-spoken"))));
        }
    }
}

impl Play {
    /// Tells everything anew, in the language that is spoken now.
    pub(in crate::tui) fn retell(&mut self) {
        let header = self.session.record().header();
        self.people = People::new(self.session.record().players(), &header.set_up.colours);
        self.title = handing::title(header);
        self.log = Log::default();
        self.notice = None;
        self.tell();
    }
}
