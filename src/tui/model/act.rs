//! What keys do to the whole program.

use crate::{
    say,
    tui::{
        Cmd,
        keys::{Action, Code, Context, Key},
        learn::Learn,
        model::{Model, Mouse, Over, Question, Shown},
        notice::Notice,
        pages::{Board, Page},
        play::{Play, Skip},
        playing::Playing,
    },
};

impl Model {
    /// Does what a key does.
    pub(super) fn key(&mut self, key: Key) -> Vec<Cmd> {
        let context = self.context();
        let action = self.options.keys.action(context, key);
        let mut cmds = vec![];
        let covered = self.over.is_some();
        if let Some(game) = self.game_mut().filter(|it| !covered && it.is_moving()) {
            match Play::skips(action) {
                Skip::Not => {}
                Skip::Only => return game.skip_motion(),
                Skip::AndAct => cmds = game.skip_motion(),
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
        if let (Context::Watch, false, Some(game)) = (context, key.ctrl, self.game_mut()) {
            // Any key ends a pause.
            return game.skip_pause();
        }
        match (&mut self.shown, key) {
            (Shown::SetUp(setup), Key { code, ctrl: false }) if context == Context::Text => setup.type_key(code),
            (_, Key { code: Code::Char(letter), ctrl: false }) => self.say_unbound(context, letter),
            _ => {}
        }
        vec![]
    }

    /// Returns on which board signs are to be explained.
    fn board(&self) -> Board {
        match (&self.shown, self.context()) {
            (Shown::Match(_), _) | (_, Context::EditStones) => Board::Points,
            (Shown::SetUp(_) | Shown::Play(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_), _) => {
                Board::Squares
            }
        }
    }

    /// Says that a key does nothing, where somebody at the table is about to do something.
    fn say_unbound(&mut self, context: Context, letter: char) {
        if !matches!(context, Context::Card | Context::Way | Context::Stone | Context::Step | Context::Made)
            || !letter.is_ascii_graphic()
        {
            return;
        }
        let help = self.options.keys.label(context, Action::Help, self.options.theme);
        if let Some(play) = self.table_mut() {
            let said = say!("key-unbound", key = letter.to_string(), help = help);
            play.notify(Some(Notice::refused(said)));
        }
    }

    /// Does what is asked by a key or a click.
    pub(super) fn act(&mut self, action: Action) -> Vec<Cmd> {
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
        if matches!(action, Action::Help | Action::Rules | Action::Why) {
            self.opened = action;
        }
        if let Some(cmds) = self.lead_on(action) {
            return cmds;
        }
        match action {
            Action::Help => {
                self.over =
                    Some(Over::Page(Page::help(self.context(), &self.options.keys, self.board(), self.options.theme)));
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
            Action::GiveUp if self.game().is_some() => {
                self.over = Some(Over::Question(Question::GiveUp));
            }
            Action::NewGame => self.set_up_again(),
            Action::Theme => self.show_in(self.options.theme.colours.next(&self.options.themes)),
            Action::Language => self.change_language(),
            Action::SquareNames => self.names = self.names.other(),
            Action::Speed => {
                if let Shown::Replay(replay) = &mut self.shown {
                    return replay.act(action);
                }
                let speed = self.options.speed.next();
                let Some(game) = self.game_mut() else { return vec![] };
                let cmds = game.set_speed(speed);
                self.options.speed = speed;
                return cmds;
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
                    play.notify(Some(Notice::told(said)));
                }
                return vec![Cmd::Mouse(self.mouse)];
            }
            _ => match &mut self.shown {
                Shown::Play(play) => return play.act(action),
                Shown::Match(play) => return play.act(action),
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
            (Some(Over::Page(_)), Action::Language) => {
                self.change_language();
                self.over = None;
                return self.act(self.opened);
            }
            (Some(Over::Page(page)), action) => page.act(action),
            (Some(Over::Question(_)), Action::Language) => self.change_language(),
            (Some(Over::Ask(ask)), action) => {
                if let Some(answer) = ask.act(action) {
                    return self.answer(&answer);
                }
            }
            (Some(Over::Question(question)), Action::Confirm) => {
                let question = *question;
                self.over = None;
                return match question {
                    Question::Leave => self.leave(),
                    Question::GiveUp => self.game_mut().map_or_else(Vec::new, Playing::give_up),
                };
            }
            (Some(Over::Question(_)) | None, _) => {}
        }
        vec![]
    }
}
