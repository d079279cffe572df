//! The state of the whole program on the screen, and what a message does to it.

mod act;
mod language;
mod pointer;

use std::time::Duration;

use crate::{
    config::{HandOn, Speed},
    profile::Library,
    session::Store,
    tui::{
        Cmd, Msg, Start,
        ask::Ask,
        canvas::{Hit, HitMap},
        cross::SquareNames,
        edit,
        editing::Editing,
        keys::{Action, Context, Input, Keymap},
        learn::Learn,
        notice::Notice,
        pages::Page,
        play::Play,
        playing::Playing,
        replaying::Replaying,
        setup::{Begun, InPlay, SetUp},
        theme::{Colours, Theme},
        toccadille,
    },
};

/// What the table is shown with.
#[derive(Clone, Debug)]
pub struct Options {
    /// What the terminal can show.
    pub theme: Theme,
    /// The themes that can be shown, in the order in which a key goes through them.
    pub themes: Vec<Colours>,
    /// What keys do.
    pub keys: Keymap,
    /// How long what bots do is shown.
    pub speed: Speed,
    /// How a turn is handed on after a move.
    pub hand_on: HandOn,
    /// The rules that can be named.
    pub library: Library,
    /// Where games are kept.
    pub store: Store,
    /// The profile and the variants to begin with.
    pub rules: (String, Vec<String>),
    /// What the player at the keyboard is called.
    pub name: Option<String>,
}

/// Who the mouse belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouse {
    /// The table: clicks play.
    Table,
    /// The terminal: it selects text.
    Terminal,
}

/// How the table was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Nothing was being played.
    Left,
    /// The game goes on another time; its name is told if it is kept.
    Unfinished(Option<String>),
    /// The game is over: the result in words.
    Over(String),
    /// A signal asked for it.
    Signal(i32),
}

/// What is on the screen.
#[derive(Debug)]
pub enum Shown {
    /// A game being set up.
    SetUp(Box<SetUp>),
    /// A game being played.
    Play(Box<Play>),
    /// A match of Toccadille being played.
    Match(Box<toccadille::Play>),
    /// A game being replayed.
    Replay(Box<dyn Replaying>),
    /// A position set up by hand.
    Edit(Box<dyn Editing>),
    /// The lessons.
    Learn(Box<Learn>),
}

/// A question that must be answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to leave.
    Leave,
    /// Whether to give the game up.
    GiveUp,
}

/// What lies over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// Something to read.
    Page(Page),
    /// A question.
    Question(Question),
    /// A question with more answers than two.
    Ask(Ask),
}

/// The whole program on the screen.
#[derive(Debug)]
pub struct Model {
    /// What it is shown with.
    pub options: Options,
    /// What is on the screen.
    pub shown: Shown,
    /// What lies over it.
    pub over: Option<Over>,
    /// What is gone back to from what is on the screen, the last one last.
    pub behind: Vec<Shown>,
    /// Who the mouse belongs to.
    pub mouse: Mouse,
    /// Whether squares say what they are called.
    pub names: SquareNames,
    /// What could be clicked when it was drawn last.
    pub hits: HitMap,
    /// What the pointer was over last.
    hovered: Option<Hit>,
    /// What opened the page that was read last.
    opened: Action,
}

impl Model {
    /// Returns the model that shows `start`.
    pub fn new(start: Start, options: Options) -> Self {
        let shown = match start {
            Start::SetUp => Shown::SetUp(Box::new(SetUp::new(&options))),
            Start::Game(session) => {
                Shown::Play(Box::new(Play::new(*session, options.theme, options.speed, options.hand_on)))
            }
            Start::Match(session) => {
                Shown::Match(Box::new(toccadille::Play::new(*session, options.theme, options.speed, options.hand_on)))
            }
            Start::Replay(replay) => Shown::Replay(replay),
            Start::Edit(edit) => Shown::Edit(edit),
            Start::Learn(name) => Shown::Learn(Box::new(Learn::new(name.as_deref(), &options))),
        };
        let (mouse, names, hits) = (Mouse::Table, SquareNames::Hidden, HitMap::default());
        Self { options, shown, over: None, behind: vec![], mouse, names, hits, hovered: None, opened: Action::Help }
    }

    /// Sets going what does not wait for a key.
    pub fn begin(&mut self) -> Vec<Cmd> {
        self.game_mut().map_or_else(Vec::new, Playing::go_on)
    }

    /// Brings the model up to date.
    pub fn update(&mut self, msg: Msg) -> Vec<Cmd> {
        match msg {
            Msg::Input(input) => self.input(input),
            Msg::Thought { ticket, mv, trouble } => match &mut self.shown {
                Shown::Play(play) => play.thought(ticket, mv, trouble),
                Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => vec![],
            },
            Msg::ThoughtInMatch { ticket, mv } => match &mut self.shown {
                Shown::Match(play) => play.thought(ticket, mv),
                Shown::SetUp(_) | Shown::Play(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => vec![],
            },
            Msg::Advised { ticket, advice } => {
                match &mut self.shown {
                    Shown::Play(play) => play.advised(ticket, advice),
                    Shown::Learn(learn) => {
                        if let Some(play) = learn.play_mut() {
                            play.advised(ticket, advice);
                        }
                    }
                    Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) => {}
                }
                vec![]
            }
            Msg::AdvisedInMatch { ticket, advice } => {
                if let Shown::Match(play) = &mut self.shown {
                    play.advised(ticket, advice);
                }
                vec![]
            }
            Msg::Waited { ticket } => match &mut self.shown {
                Shown::Replay(replay) => replay.waited(ticket),
                Shown::SetUp(_) | Shown::Play(_) | Shown::Match(_) | Shown::Edit(_) | Shown::Learn(_) => {
                    self.table_mut().map_or_else(Vec::new, |it| it.waited(ticket))
                }
            },
            Msg::Signal(signal) => vec![Cmd::Leave(Exit::Signal(signal))],
            Msg::Stop => vec![Cmd::Suspend],
            Msg::Continued => vec![Cmd::TakeAgain],
            Msg::Ground(ground) => {
                self.show_in(ground.colours());
                vec![]
            }
            // Without a terminal it is as if it had hung up.
            Msg::Gone => vec![Cmd::Leave(Exit::Signal(1))],
        }
    }

    /// Tells whether it waits for what a bot thinks.
    pub fn awaits_bot(&self) -> bool {
        self.table().is_some_and(Playing::awaits_bot)
    }

    /// Takes note of how long the terminal took to show a frame.
    pub fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        match &mut self.shown {
            Shown::Replay(replay) => replay.frame_took(time),
            Shown::SetUp(_) | Shown::Play(_) | Shown::Match(_) | Shown::Edit(_) | Shown::Learn(_) => {
                self.table_mut().map_or_else(Vec::new, |it| it.frame_took(time))
            }
        }
    }

    /// Returns what keys mean now.
    pub fn context(&self) -> Context {
        match (&self.over, &self.shown) {
            (Some(Over::Page(_)), _) => Context::Page,
            (Some(Over::Question(_)), _) => Context::Question,
            (Some(Over::Ask(ask)), _) => ask.context(),
            (None, Shown::SetUp(setup)) => setup.context(),
            (None, Shown::Play(play)) => play.context(),
            (None, Shown::Match(play)) => play.context(),
            (None, Shown::Replay(replay)) => replay.context(),
            (None, Shown::Edit(edit)) => edit.context(),
            (None, Shown::Learn(learn)) => learn.context(),
        }
    }

    fn input(&mut self, input: Input) -> Vec<Cmd> {
        match input {
            Input::Redraw => vec![],
            Input::Key(key) => self.key(key),
            Input::Click { column, row } => self.click(column, row),
            Input::Hover { column, row } => {
                self.hover(column, row);
                vec![]
            }
            Input::Wheel { column, row, lines } => self.wheel(column, row, lines),
            Input::Paste(text) => {
                if let Some(Over::Ask(ask)) = &mut self.over {
                    ask.type_text(&text);
                    return vec![];
                }
                if let (Context::Text, Shown::SetUp(setup)) = (self.context(), &mut self.shown) {
                    setup.type_text(&text);
                } else if let (Context::Find, Some(play)) = (self.context(), self.table_mut()) {
                    play.type_text(&text);
                }
                vec![]
            }
        }
    }

    /// Returns the game that is played, not as a part of a lesson.
    pub(super) fn game(&self) -> Option<&dyn Playing> {
        match &self.shown {
            Shown::Play(play) => Some(play.as_ref()),
            Shown::Match(play) => Some(play.as_ref()),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => None,
        }
    }

    /// Returns the same, to be played.
    fn game_mut(&mut self) -> Option<&mut dyn Playing> {
        match &mut self.shown {
            Shown::Play(play) => Some(play.as_mut()),
            Shown::Match(play) => Some(play.as_mut()),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => None,
        }
    }

    /// Returns the table at which somebody plays, in a game or in a lesson.
    fn table(&self) -> Option<&dyn Playing> {
        match &self.shown {
            Shown::Learn(learn) => learn.play().map(|it| it as &dyn Playing),
            Shown::Play(_) | Shown::Match(_) | Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) => self.game(),
        }
    }

    /// Returns the same, to be played.
    fn table_mut(&mut self) -> Option<&mut dyn Playing> {
        match &mut self.shown {
            Shown::Learn(learn) => learn.play_mut().map(|it| it as &mut dyn Playing),
            Shown::Play(play) => Some(play.as_mut()),
            Shown::Match(play) => Some(play.as_mut()),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) => None,
        }
    }

    fn show_in(&mut self, colours: Colours) {
        self.options.theme.colours = colours;
        let theme = self.options.theme;
        if let Shown::Learn(learn) = &mut self.shown {
            learn.set_theme(theme);
        } else if let Some(game) = self.game_mut() {
            game.set_theme(theme);
        }
    }

    fn ask_to_leave(&mut self) -> Vec<Cmd> {
        if let Shown::Edit(edit) = &self.shown
            && edit.is_changed()
        {
            self.over = Some(Over::Ask(edit::ask_to_leave()));
            return vec![];
        }
        if self.game().is_some_and(|it| it.ended().is_none()) {
            self.over = Some(Over::Question(Question::Leave));
            return vec![];
        }
        self.leave()
    }

    pub(super) fn leave(&mut self) -> Vec<Cmd> {
        if let Some(game) = self.game_mut() {
            game.settle_to_leave();
        }
        let exit = match self.game() {
            Some(game) => game.ended().map_or_else(|| Exit::Unfinished(game.kept_as()), Exit::Over),
            None => Exit::Left,
        };
        vec![Cmd::Leave(exit)]
    }

    pub(super) fn sit_down(&mut self, begun: Begun) -> Vec<Cmd> {
        let Options { theme, speed, hand_on, .. } = self.options;
        let notice = begun.notice.map(Notice::fault);
        self.shown = match begun.game {
            InPlay::Game(session) => {
                let mut play = Play::new(*session, theme, speed, hand_on);
                play.notice = notice;
                Shown::Play(Box::new(play))
            }
            InPlay::Match(session) => {
                let mut play = toccadille::Play::new(*session, theme, speed, hand_on);
                play.notice = notice;
                Shown::Match(Box::new(play))
            }
        };
        self.begin()
    }

    fn set_up_again(&mut self) {
        self.shown = match &self.shown {
            Shown::Play(play) => Shown::SetUp(Box::new(SetUp::again(&self.options, play.session()))),
            Shown::Match(play) => Shown::SetUp(Box::new(SetUp::again_match(&self.options, play.session()))),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => return,
        };
    }

    fn rules_page(&self) -> Option<Page> {
        let theme = self.options.theme;
        match &self.shown {
            Shown::Play(_) | Shown::Match(_) => self.game().map(|it| it.rules_page(&self.options.library)),
            Shown::Replay(replay) => Some(replay.rules_page(&self.options.library, theme)),
            Shown::Learn(_) => self.table().map(|it| it.rules_page(&Library::default())),
            Shown::SetUp(setup) => setup.rules_page(theme),
            Shown::Edit(edit) => Some(edit.rules_page(theme)),
        }
    }
}
