//! What keys and clicks do in a game being played.

use crate::{
    choose::Choice,
    refusals::why::with_rule,
    say,
    tock::{Move, Spot},
    tui::{
        Cmd,
        canvas::Hit,
        keys::Action,
        notice::{Notice, Tone},
        play::{Item, Mode, Play, hover},
    },
    why::pass,
};

impl Play {
    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Vec<Cmd> {
        // Under a curtain it was not seen whole yet.
        let waits = matches!(self.mode, Mode::Covered(_));
        self.notice.take_if(|it| !waits || it.tone != Tone::Fault);
        self.hover = None;
        if self.find.is_some() {
            return self.act_on_find(action);
        }
        match action {
            Action::PageUp => self.scroll(5),
            Action::PageDown => self.scroll(-5),
            Action::First => self.scroll(isize::MAX),
            Action::Last => self.log_up = 0,
            Action::TurnBoard => self.turn_board(),
            _ if self.advice().is_some() => self.act_on_hint(action),
            Action::Hint if matches!(self.mode, Mode::Card | Mode::Way(_)) => return self.ask_hint(),
            Action::TakeBack => return self.take_back(),
            Action::Forward => return self.forward(),
            _ => match self.mode {
                Mode::Bot { .. } if action == Action::Confirm => return self.skip_pause(),
                Mode::Covered(seat) if action == Action::Confirm => {
                    self.log_up = 0;
                    self.uncover(seat);
                }
                Mode::Made { .. } if action == Action::Confirm => return self.hand_on(),
                Mode::Made { .. } if action == Action::Back => return self.take_back(),
                Mode::Card => return self.act_on_cards(action),
                Mode::Way(_) => return self.act_on_ways(action),
                Mode::Unsaved if action == Action::Confirm => {
                    return match self.session.go_on() {
                        Ok(()) => self.go_on(),
                        Err(failure) => self.fail(&failure),
                    };
                }
                Mode::Bot { .. } | Mode::Made { .. } | Mode::Covered(_) | Mode::Unsaved | Mode::Over => {}
            },
        }
        vec![]
    }

    /// Does what a click on a card asks: takes it up.
    pub fn click_card(&mut self, index: usize) -> Vec<Cmd> {
        self.hint = None;
        self.notice = None;
        self.find = None;
        match self.mode {
            Mode::Way(_) => {
                self.mode = Mode::Card;
                self.take(index)
            }
            Mode::Card => self.take(index),
            // A click on a card that was drawn turns it up.
            Mode::Made { .. } if self.hand_len() <= index => self.hand_on(),
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Covered(_) | Mode::Unsaved | Mode::Over => vec![],
        }
    }

    /// Does what a click on a line of the offers asks: looks at it, or picks it if it is looked at.
    pub fn click_offer(&mut self, index: usize) -> Vec<Cmd> {
        let hovered = self.hover == Some(Hit::Item(index));
        self.notice = None;
        if self.find.is_some() {
            return self.click_found(index, hovered);
        }
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        let looked_at = choice.cursor() == index || hovered;
        choice.look_at(index);
        if looked_at { self.pick() } else { vec![] }
    }

    /// Does what a click on a square asks: looks at the next offer that has to do with it, or picks it; or says why
    /// there is none.
    pub fn click_spot(&mut self, spot: Spot) -> Vec<Cmd> {
        self.hint = None;
        let hovered = self.hover == Some(Hit::Spot(spot));
        self.notice = None;
        self.find = None;
        let Some(seat) = self.session.to_move() else { return vec![] };
        let view = self.session.view(seat);
        match &mut self.mode {
            Mode::Way(choice) => {
                let arriving = choice.offers().iter().filter(|it| hover::arrives(&it.pick, spot)).count();
                // Seen before the click, a single offer needs no second one.
                if hover::arrives(&choice.current().pick, spot) || hovered && arriving == 1 {
                    if let Some(index) = hover::offer_at(choice, spot) {
                        choice.look_at(index);
                    }
                    return self.pick();
                }
                if let Some(index) = hover::offer_at(choice, spot) {
                    choice.look_at(index);
                } else if let Some(led) = hover::lead_to(choice, &view, spot) {
                    *choice = led;
                } else {
                    let choice = choice.clone();
                    self.notice = Some(Notice::refused(self.why_spot(seat, &choice, spot)));
                }
            }
            Mode::Card => self.notice = Some(Notice::refused(self.about_spot(seat, spot))),
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Covered(_) | Mode::Unsaved | Mode::Over => {}
        }
        vec![]
    }

    fn act_on_cards(&mut self, action: Action) -> Vec<Cmd> {
        let count = self.session.to_move().map_or(0, |it| self.items(it).len());
        match action {
            Action::Left | Action::Up if count != 0 => self.cursor = (self.cursor + count - 1) % count,
            Action::Right | Action::Down if count != 0 => self.cursor = (self.cursor + 1) % count,
            Action::Number(number) if usize::from(number) <= count => return self.take(usize::from(number) - 1),
            Action::Number(number) => {
                self.notice = Some(Notice::refused(say!("no-such-card", number = number, last = count)));
            }
            Action::Confirm => {
                return match self.only().copied() {
                    Some(only) => self.play(&only),
                    None => self.take(self.cursor),
                };
            }
            Action::Pass if self.can_pass() => return self.play(&Move::Pass),
            Action::Pass => {
                let why = self.session.to_move().and_then(|it| pass(&self.view(it)));
                self.notice = why.as_ref().map(|it| Notice::refused(with_rule(it)));
            }
            Action::All => self.list_all(),
            Action::Type => self.begin_typing(),
            _ => {}
        }
        vec![]
    }

    fn act_on_ways(&mut self, action: Action) -> Vec<Cmd> {
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        match action {
            Action::Next => choice.step(1),
            Action::Previous => choice.step(-1),
            Action::Number(number) if !choice.look_at(usize::from(number) - 1) => {
                let last = choice.offers().len();
                self.notice = Some(Notice::refused(say!("no-such-way", number = number, last = last)));
            }
            Action::Confirm => return self.pick(),
            Action::Back => self.back(),
            Action::All => self.list_all(),
            Action::Type => self.begin_typing(),
            _ => {}
        }
        vec![]
    }

    /// Takes up the card at `index`, or says why not.
    fn take(&mut self, index: usize) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        let Some(item) = self.items(seat).get(index).copied() else { return vec![] };
        self.cursor = index;
        let card = match item {
            Item::Card(card) => card,
            Item::Pass => return self.play(&Move::Pass),
        };
        // What can only be thrown away is taken up, with the reason.
        self.notice = self.why_card(seat, card).map(Notice::refused);
        if let Some(choice) = Choice::new(&self.view(seat), &self.legal, card) {
            self.mode = Mode::Way(choice);
        }
        vec![]
    }

    fn pick(&mut self) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        let view = self.session.view(seat);
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        match choice.pick(&view) {
            Some(mv) => self.play(&mv),
            None => vec![],
        }
    }

    fn back(&mut self) {
        let Some(seat) = self.session.to_move() else { return };
        let view = self.session.view(seat);
        if let Mode::Way(choice) = &mut self.mode
            && !choice.back(&view)
        {
            self.mode = Mode::Card;
        }
    }

    fn scroll(&mut self, by: isize) {
        let most = self.log.lines().len().saturating_sub(1);
        self.log_up = self.log_up.saturating_add_signed(by).min(most);
    }
}
