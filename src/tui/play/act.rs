//! What keys and clicks do in a game being played.

use crate::{
    choose::{Choice, Pick},
    say,
    tock::{Move, Refusal, Spot},
    tui::{
        Cmd,
        keys::Action,
        play::{Item, Mode, Play},
        telling,
    },
};

impl Play {
    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Vec<Cmd> {
        self.notice = None;
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
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        if choice.cursor() == index {
            return self.pick();
        }
        choice.look_at(index);
        vec![]
    }

    /// Does what a click on a square asks: looks at the next offer that has to do with it, or picks it.
    pub fn click_spot(&mut self, spot: Spot) -> Vec<Cmd> {
        self.hint = None;
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        let arrives = |pick: &Pick| match *pick {
            Pick::Start(square) | Pick::Other(square) | Pick::Remove(square) | Pick::Ours(square) => {
                Spot::from(square) == spot
            }
            Pick::Walk { to, .. } | Pick::Steps { to, .. } => to == spot,
            Pick::Marble(from) => from == spot,
            Pick::Skip | Pick::Discard => false,
        };
        let leaves = |pick: &Pick| matches!(*pick, Pick::Walk { from, .. } if from == spot);
        let (now, count) = (choice.cursor(), choice.offers().len());
        if arrives(&choice.current().pick) {
            return self.pick();
        }
        let order = (1..=count).map(|it| (now + it) % count);
        let found = |is: &dyn Fn(&Pick) -> bool| order.clone().find(|it| is(&choice.offers()[*it].pick));
        if let Some(index) = found(&arrives).or_else(|| found(&leaves)) {
            choice.look_at(index);
        }
        vec![]
    }

    fn act_on_cards(&mut self, action: Action) -> Vec<Cmd> {
        let count = self.session.to_move().map_or(0, |it| self.items(it).len());
        match action {
            Action::Left if count != 0 => self.cursor = (self.cursor + count - 1) % count,
            Action::Right if count != 0 => self.cursor = (self.cursor + 1) % count,
            Action::Number(number) if usize::from(number) <= count => return self.take(usize::from(number) - 1),
            Action::Confirm => return self.take(self.cursor),
            Action::Pass if self.can_pass() => return self.play(&Move::Pass),
            Action::Pass => self.notice = Some(say!("table-no-pass")),
            _ => {}
        }
        vec![]
    }

    fn act_on_ways(&mut self, action: Action) -> Vec<Cmd> {
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        match action {
            Action::Next => choice.step(1),
            Action::Previous => choice.step(-1),
            Action::Number(number) => {
                choice.look_at(usize::from(number) - 1);
            }
            Action::Confirm => return self.pick(),
            Action::Back => self.back(),
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
        match Choice::new(&self.view(seat), &self.legal, card) {
            Some(choice) => self.mode = Mode::Way(choice),
            None => {
                let name = telling::card(card, self.theme);
                self.notice = Some(match self.view(seat).check(&Move::Discard(card)) {
                    Err(Refusal::MustPlay(_)) => say!("table-must-play", card = name),
                    Ok(()) | Err(_) => say!("table-cannot-play", card = name),
                });
            }
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
