//! A recording: what the table shows one after another, and for how long.
//!
//! In the SVG each frame is only what differs from the one before, laid over it; style rules alone show one after another,
//! so that it also moves where no scripts run.

use std::{error::Error, fmt::Write, time::Duration};

use ratatui::buffer::Buffer;
use tock::{
    bot::Crew,
    choose::Pick,
    tock::Part,
    tui::{
        Cmd, Model, Msg, Speed, Theme,
        bots::{Seated, think},
        keys::{Code, Input, Key},
        model::Shown,
        play::Mode,
    },
};

use crate::{
    cells::{self, Sheet},
    scene::{self, Scene},
};

/// How long somebody looks before the first key, between keys, and at the end.
const FIRST: Duration = Duration::from_millis(1800);
const KEY: Duration = Duration::from_millis(650);
const LAST: Duration = Duration::from_secs(3);

/// Pictures in order, each with how long it is shown.
pub struct Film<'a> {
    scene: &'a Scene,
    model: Model,
    frames: Vec<(Buffer, Duration)>,
    bots: Seated,
}

impl<'a> Film<'a> {
    /// Records a seven shared out at the keyboard, what the bots answer, and the next card.
    pub fn record(scene: &'a Scene) -> Result<Self, Box<dyn Error>> {
        let model = scene.model(Speed::Normal)?;
        let mut film = Self { scene, model, frames: vec![], bots: Seated::new() };
        let game = film.session().ok_or("no game is played")?;
        let (key, parts) = scene::number(game).zip(scene::seven(game)).ok_or("there is no seven to share out")?;
        film.show(FIRST);
        film.press(key, KEY);
        let picks =
            parts.into_iter().flat_map(|Part { from, to, steps }| [Pick::Marble(from), Pick::Steps { steps, to }]);
        film.choose(&picks.collect::<Vec<_>>())?;
        film.show(LAST);
        Ok(film)
    }

    fn session(&self) -> Option<&tock::session::Session> {
        match &self.model.shown {
            Shown::Play(play) => Some(play.session()),
            Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => None,
        }
    }

    /// Steps to each of these choices and takes it; what leaves no choice is made without a key.
    fn choose(&mut self, picks: &[Pick]) -> Result<(), Box<dyn Error>> {
        loop {
            let Shown::Play(play) = &self.model.shown else { return Err("no game is played".into()) };
            let Mode::Way(choice) = play.mode() else { return Err("no card is taken up".into()) };
            let wanted = picks.get(choice.made().len()).ok_or("more is to be chosen")?;
            let place = choice.offers().iter().position(|it| it.pick == *wanted).ok_or("this cannot be chosen")?;
            let is_last = choice.offers()[place].mv.is_some();
            for _ in choice.cursor()..place {
                self.press(Code::Down, KEY);
            }
            self.press(Code::Enter, KEY);
            if is_last {
                return Ok(());
            }
        }
    }

    /// Presses a key, and lets everything happen that follows from it.
    fn press(&mut self, code: Code, time: Duration) {
        let mut cmds = self.model.update(Msg::Input(Input::Key(Key { code, ctrl: false })));
        // Bots think in no time.
        while let Some(cmd) = cmds.pop() {
            match cmd {
                Cmd::Think(thinking) => {
                    cmds.extend(self.model.update(think(&Crew::default(), &mut self.bots, &thinking)));
                }
                Cmd::Wait { ticket, time } if !cmds.iter().any(|it| matches!(it, Cmd::Think(_))) => {
                    self.show(time);
                    cmds.extend(self.model.update(Msg::Waited { ticket }));
                }
                wait @ Cmd::Wait { .. } => cmds.insert(0, wait),
                Cmd::Advise(_)
                | Cmd::ThinkInMatch(_)
                | Cmd::AdviseInMatch(_)
                | Cmd::Suspend
                | Cmd::TakeAgain
                | Cmd::Repaint
                | Cmd::Mouse(_)
                | Cmd::Leave(_) => {}
            }
        }
        self.show(time);
    }

    /// Adds what is shown now.
    fn show(&mut self, time: Duration) {
        let buffer = self.scene.draw(&self.model);
        match self.frames.last_mut() {
            Some((last, shown)) if *last == buffer => *shown += time,
            _ => self.frames.push((buffer, time)),
        }
    }

    /// Returns the recording as an image that moves, over and over.
    pub fn svg(&self, theme: Theme) -> String {
        let mut sheet = Sheet::new(theme);
        let all: Duration = self.frames.iter().map(|it| it.1).sum();
        let mut rules = format!(
            ".f{{visibility:hidden;animation:{:.2}s step-end infinite}}\n\
             @media(prefers-reduced-motion:reduce){{.f{{animation:none!important}}}}\n",
            all.as_secs_f64()
        );
        let &(ref first, mut time) = &self.frames[0];
        let mut layers = sheet.layer(first, None);
        for (number, pair) in self.frames.windows(2).enumerate() {
            let [(before, _), (after, shown)] = pair else { continue };
            let percent = time.as_secs_f64() / all.as_secs_f64() * 100.0;
            let _ = writeln!(
                rules,
                "#f{number}{{animation-name:k{number}}}@keyframes k{number}{{0%{{visibility:hidden}}{percent:.3}%,\
                 to{{visibility:visible}}}}"
            );
            let _ = writeln!(layers, "<g class='f' id='f{number}'>\n{}</g>", sheet.layer(after, Some(before)));
            time += *shown;
        }
        cells::image(first.area, &sheet, &rules, &layers)
    }
}
