//! The state of the whole program on the screen, and what a message does to it.

use std::time::Duration;

use crate::{
    config::{HandOn, Speed},
    profile::{Library, Table},
    say,
    session::Store,
    tui::{
        Cmd, Msg, Start,
        ask::Ask,
        canvas::{Hit, HitMap},
        cross::SquareNames,
        edit::Edit,
        keys::{Action, Code, Context, Input, Key, Keymap},
        learn::Learn,
        pages::Page,
        play::{Play, Skip},
        replay::Replay,
        setup::{Begun, SetUp},
        talk,
        theme::{Colours, Theme},
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
    /// A game being replayed.
    Replay(Box<Replay>),
    /// A position set up by hand.
    Edit(Box<Edit>),
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
}

impl Model {
    /// Returns the model that shows `start`.
    pub fn new(start: Start, options: Options) -> Self {
        let shown = match start {
            Start::SetUp => Shown::SetUp(Box::new(SetUp::new(&options))),
            Start::Game(session) => {
                Shown::Play(Box::new(Play::new(*session, options.theme, options.speed, options.hand_on)))
            }
            Start::Replay(replay) => Shown::Replay(replay),
            Start::Edit(edit) => Shown::Edit(edit),
            Start::Learn(name) => Shown::Learn(Box::new(Learn::new(name.as_deref(), &options))),
        };
        let (mouse, names, hits) = (Mouse::Table, SquareNames::Hidden, HitMap::default());
        Self { options, shown, over: None, behind: vec![], mouse, names, hits, hovered: None }
    }

    /// Sets going what does not wait for a key.
    pub fn begin(&mut self) -> Vec<Cmd> {
        match &mut self.shown {
            Shown::Play(play) => play.go_on(),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => vec![],
        }
    }

    /// Brings the model up to date.
    pub fn update(&mut self, msg: Msg) -> Vec<Cmd> {
        match msg {
            Msg::Input(input) => self.input(input),
            Msg::Thought { ticket, mv } => match &mut self.shown {
                Shown::Play(play) => play.thought(ticket, mv),
                Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => vec![],
            },
            Msg::Advised { ticket, advice } => {
                match &mut self.shown {
                    Shown::Play(play) => play.advised(ticket, advice),
                    Shown::Learn(learn) => learn.advised(ticket, advice),
                    Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) => {}
                }
                vec![]
            }
            Msg::Waited { ticket } => match &mut self.shown {
                Shown::Play(play) => play.waited(ticket),
                Shown::Replay(replay) => replay.waited(ticket),
                Shown::Learn(learn) => learn.waited(ticket),
                Shown::SetUp(_) | Shown::Edit(_) => vec![],
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

    /// Takes note of how long the terminal took to show a frame.
    pub fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        match &mut self.shown {
            Shown::Play(play) => play.frame_took(time),
            Shown::Replay(replay) => replay.frame_took(time),
            Shown::Learn(learn) => learn.frame_took(time),
            Shown::SetUp(_) | Shown::Edit(_) => vec![],
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
            (None, Shown::Replay(_)) => Context::Replay,
            (None, Shown::Edit(_)) => Context::Edit,
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
                match (self.context(), &mut self.shown) {
                    (Context::Text, Shown::SetUp(setup)) => setup.type_text(&text),
                    (Context::Find, Shown::Play(play)) => play.type_text(&text),
                    (Context::Find, Shown::Learn(learn)) => {
                        if let Some(play) = learn.play_mut() {
                            play.type_text(&text);
                        }
                    }
                    _ => {}
                }
                vec![]
            }
        }
    }

    fn key(&mut self, key: Key) -> Vec<Cmd> {
        let context = self.context();
        let action = self.options.keys.action(context, key);
        let mut cmds = vec![];
        if let (None, Shown::Play(play)) = (&self.over, &mut self.shown)
            && play.frame().is_some()
        {
            match Play::skips(action) {
                Skip::Not => {}
                Skip::Only => return play.skip_motion(),
                Skip::AndAct => cmds = play.skip_motion(),
            }
        }
        if let Some(action) = action {
            cmds.extend(self.act(action));
            return cmds;
        }
        if let (Some(Over::Ask(ask)), Key { code, ctrl: false }) = (&mut self.over, key) {
            ask.type_key(code);
            return vec![];
        }
        if let (Context::Find, Key { code, ctrl: false }, Some(play)) = (context, key, self.table_mut()) {
            match code {
                Code::Char(letter) => play.type_text(letter.encode_utf8(&mut [0; 4])),
                Code::Backspace | Code::Delete => play.rub_out(),
                _ => {}
            }
            return vec![];
        }
        match (&mut self.shown, key) {
            (Shown::SetUp(setup), Key { code, ctrl: false }) if context == Context::Text => setup.type_key(code),
            // Any key ends a pause.
            (Shown::Play(play), Key { ctrl: false, .. }) if context == Context::Watch => return play.skip_pause(),
            (_, Key { code: Code::Char(letter), ctrl: false }) => self.say_unbound(context, letter),
            _ => {}
        }
        vec![]
    }

    /// Says that a key does nothing, where somebody at the table is about to do something.
    fn say_unbound(&mut self, context: Context, letter: char) {
        if !matches!(context, Context::Card | Context::Way | Context::Made) || !letter.is_ascii_graphic() {
            return;
        }
        let help = self.options.keys.label(context, Action::Help, self.options.theme);
        if let Some(play) = self.table_mut() {
            play.notice = Some(say!("key-unbound", key = letter.to_string(), help = help));
        }
    }

    fn act(&mut self, action: Action) -> Vec<Cmd> {
        match action {
            Action::Suspend => return vec![Cmd::Suspend],
            Action::Repaint => return vec![Cmd::Repaint],
            // Asked twice, it is meant.
            Action::Interrupt if self.over == Some(Over::Question(Question::Leave)) => return self.leave(),
            Action::Interrupt => return self.ask_to_leave(),
            _ => {}
        }
        if self.over.is_some() {
            return self.act_over(action);
        }
        if let Some(cmds) = self.lead_on(action) {
            return cmds;
        }
        match action {
            Action::Help => {
                self.over = Some(Over::Page(Page::help(self.context(), &self.options.keys, self.options.theme)));
            }
            Action::Rules => self.over = self.rules_page().map(Over::Page),
            Action::Why => {
                let page = self.table_mut().and_then(|it| it.why_page());
                self.over = page.map(Over::Page);
            }
            Action::Quit if !self.has_unsaved_edit() && self.go_back() => {}
            Action::Quit => return self.ask_to_leave(),
            Action::Learn => {
                let learn = Shown::Learn(Box::new(Learn::new(None, &self.options)));
                self.behind.push(std::mem::replace(&mut self.shown, learn));
            }
            Action::GiveUp if matches!(self.shown, Shown::Play(_)) => {
                self.over = Some(Over::Question(Question::GiveUp));
            }
            Action::NewGame => self.set_up_again(),
            Action::Theme => self.show_in(self.options.theme.colours.next(&self.options.themes)),
            Action::SquareNames => self.names = self.names.other(),
            Action::Speed => {
                return match &mut self.shown {
                    Shown::Play(play) => {
                        self.options.speed = self.options.speed.next();
                        play.set_speed(self.options.speed)
                    }
                    Shown::Replay(replay) => replay.act(action),
                    Shown::SetUp(_) | Shown::Edit(_) | Shown::Learn(_) => vec![],
                };
            }
            Action::Mouse => {
                self.mouse = match self.mouse {
                    Mouse::Table => Mouse::Terminal,
                    Mouse::Terminal => Mouse::Table,
                };
                let said = match self.mouse {
                    Mouse::Table => say!("mouse-table"),
                    Mouse::Terminal => {
                        let key = self.options.keys.label(self.context(), Action::Mouse, self.options.theme);
                        say!("mouse-terminal", key = key)
                    }
                };
                if let Some(play) = self.table_mut() {
                    play.notice = Some(said);
                }
                return vec![Cmd::Mouse(self.mouse)];
            }
            _ => match &mut self.shown {
                Shown::Play(play) => return play.act(action),
                Shown::Replay(replay) => return replay.act(action),
                Shown::Edit(edit) => {
                    let next = edit.act(action);
                    return self.follow(next);
                }
                Shown::Learn(learn) => return learn.act(action),
                Shown::SetUp(setup) => {
                    if let Some(begun) = setup.act(action, &self.options) {
                        return self.sit_down(begun);
                    }
                }
            },
        }
        vec![]
    }

    fn act_over(&mut self, action: Action) -> Vec<Cmd> {
        match (&mut self.over, action) {
            (_, Action::Back) => self.over = None,
            (Some(Over::Page(page)), action) => page.act(action),
            (Some(Over::Ask(ask)), action) => {
                if let Some(answer) = ask.act(action) {
                    return self.answer(&answer);
                }
            }
            (Some(Over::Question(question)), Action::Confirm) => {
                let question = *question;
                self.over = None;
                return match (question, &mut self.shown) {
                    (Question::Leave, _) => self.leave(),
                    (Question::GiveUp, Shown::Play(play)) => play.give_up(),
                    (Question::GiveUp, Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_)) => vec![],
                };
            }
            (Some(Over::Question(_)) | None, _) => {}
        }
        vec![]
    }

    fn click(&mut self, column: u16, row: u16) -> Vec<Cmd> {
        let mut cmds = vec![];
        if let (None, Shown::Play(play)) = (&self.over, &mut self.shown)
            && play.frame().is_some()
        {
            cmds = play.skip_motion();
            if self.hits.at(column, row).is_none() {
                return cmds;
            }
        }
        cmds.extend(self.click_on(column, row));
        cmds
    }

    fn click_on(&mut self, column: u16, row: u16) -> Vec<Cmd> {
        let Some(hit) = self.hits.at(column, row) else {
            // A click is as good as a key to end a pause.
            return match &mut self.shown {
                Shown::Play(play) if self.over.is_none() && play.context() == Context::Watch => play.skip_pause(),
                Shown::Play(play) => {
                    play.notice = None;
                    vec![]
                }
                Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => vec![],
            };
        };
        if let (Some(Over::Ask(ask)), Hit::Item(index)) = (&mut self.over, hit) {
            return ask.click(index).map_or_else(Vec::new, |it| self.answer(&it));
        }
        match (hit, &mut self.shown) {
            (Hit::Do(action), _) => self.act(action),
            (Hit::Below(action), _) => {
                self.over = None;
                self.act(action)
            }
            (Hit::Item(at), Shown::Replay(replay)) => {
                replay.click(at);
                vec![]
            }
            (hit, Shown::Edit(edit)) => {
                edit.click(hit);
                vec![]
            }
            (Hit::Card(index), Shown::Learn(learn)) => learn.click_card(index),
            (Hit::Item(index), Shown::Learn(learn)) => learn.click_item(index),
            (Hit::Spot(spot), Shown::Learn(learn)) => learn.click_spot(spot),
            (Hit::Card(index), Shown::Play(play)) => play.click_card(index),
            (Hit::Item(index), Shown::Play(play)) => play.click_offer(index),
            (Hit::Spot(spot), Shown::Play(play)) => play.click_spot(spot),
            (Hit::Item(index), Shown::SetUp(setup)) => match setup.click(index, &self.options) {
                Some(begun) => self.sit_down(begun),
                None => vec![],
            },
            (Hit::Before(index), Shown::SetUp(setup)) => {
                setup.click_arrow(index, -1, &self.options);
                vec![]
            }
            (Hit::After(index), Shown::SetUp(setup)) => {
                setup.click_arrow(index, 1, &self.options);
                vec![]
            }
            (Hit::Letter(column, width), Shown::SetUp(setup)) => {
                setup.click_letter(column.into(), width.into());
                vec![]
            }
            (Hit::Before(_) | Hit::After(_) | Hit::Letter(..), Shown::Play(_) | Shown::Replay(_) | Shown::Learn(_))
            | (Hit::Card(_) | Hit::Spot(_), Shown::SetUp(_) | Shown::Replay(_)) => vec![],
        }
    }

    /// Tells whether nothing on the screen depends on this message.
    pub fn ignores(&self, msg: &Msg) -> bool {
        matches!(msg, Msg::Input(Input::Hover { column, row }) if self.hits.at(*column, *row) == self.hovered)
    }

    fn hover(&mut self, column: u16, row: u16) {
        self.hovered = self.hits.at(column, row);
        let hovered = self.hovered.filter(|_| self.over.is_none());
        if let Some(play) = self.table_mut() {
            play.hover(hovered);
        }
    }

    /// Returns the table at which somebody plays, in a game or in a lesson.
    fn table_mut(&mut self) -> Option<&mut Play> {
        match &mut self.shown {
            Shown::Play(play) => Some(play),
            Shown::Learn(learn) => learn.play_mut(),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) => None,
        }
    }

    fn wheel(&mut self, column: u16, row: u16, lines: i16) -> Vec<Cmd> {
        // Over the ways of a card it goes through them, as there may be more than are seen.
        if self.context() == Context::Way && matches!(self.hits.at(column, row), Some(Hit::Item(_))) {
            return self.act(if lines < 0 { Action::Previous } else { Action::Next });
        }
        let action = match (self.context(), lines < 0) {
            (Context::Find, true) => Action::Up,
            (Context::Find, false) => Action::Down,
            (_, true) => Action::PageUp,
            (_, false) => Action::PageDown,
        };
        match (&mut self.over, &mut self.shown) {
            (Some(Over::Page(page)), _) => page.scroll(lines.into()),
            (Some(Over::Question(_) | Over::Ask(_)), _) => {}
            (None, Shown::SetUp(setup)) if setup.is_typing() => {}
            (None, Shown::SetUp(_)) => return self.act(if lines < 0 { Action::Up } else { Action::Down }),
            (None, Shown::Play(play)) => return play.act(action),
            (None, Shown::Edit(edit)) => edit.wheel(lines),
            (None, Shown::Learn(learn)) => return learn.wheel(lines),
            (None, Shown::Replay(replay)) => {
                return replay.act(if lines < 0 { Action::Left } else { Action::Right });
            }
        }
        vec![]
    }

    fn show_in(&mut self, colours: Colours) {
        self.options.theme.colours = colours;
        match &mut self.shown {
            Shown::Play(play) => play.theme = self.options.theme,
            Shown::Learn(learn) => learn.set_theme(self.options.theme),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) => {}
        }
    }

    fn ask_to_leave(&mut self) -> Vec<Cmd> {
        if let Shown::Edit(edit) = &self.shown
            && edit.is_changed()
        {
            self.over = Some(Over::Ask(edit.ask_to_leave()));
            return vec![];
        }
        let in_play = matches!(&self.shown, Shown::Play(play) if play.session().end().is_none());
        if in_play {
            self.over = Some(Over::Question(Question::Leave));
            return vec![];
        }
        self.leave()
    }

    pub(super) fn leave(&mut self) -> Vec<Cmd> {
        if let Shown::Play(play) = &mut self.shown {
            play.hand_on_to_leave();
        }
        let exit = match &self.shown {
            Shown::Play(play) if play.session().end().is_some() => Exit::Over(talk::over(play)),
            Shown::Play(play) => Exit::Unfinished(play.session().name()),
            Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => Exit::Left,
        };
        vec![Cmd::Leave(exit)]
    }

    pub(super) fn sit_down(&mut self, begun: Begun) -> Vec<Cmd> {
        let mut play = Play::new(begun.session, self.options.theme, self.options.speed, self.options.hand_on);
        play.notice = begun.notice;
        self.shown = Shown::Play(Box::new(play));
        self.begin()
    }

    fn set_up_again(&mut self) {
        if let Shown::Play(play) = &self.shown {
            let again = SetUp::again(&self.options, play.session());
            self.shown = Shown::SetUp(Box::new(again));
        }
    }

    fn rules_page(&self) -> Option<Page> {
        let theme = self.options.theme;
        match &self.shown {
            Shown::Play(play) => {
                let header = play.session().record().header();
                Some(Page::rules(&play.title, header, &self.options.library, theme))
            }
            Shown::Replay(replay) => {
                Some(Page::rules(&replay.title, replay.record().header(), &self.options.library, theme))
            }
            Shown::Learn(learn) => {
                let play = learn.play()?;
                let header = play.session().record().header();
                Some(Page::rules(&play.title, header, &Library::default(), theme))
            }
            Shown::SetUp(setup) => setup.table().map(|it: &Table| Page::of_table(&it.name, it, theme)),
            Shown::Edit(edit) => Some(Page::of_table(&edit.table().name, edit.table(), theme)),
        }
    }
}
