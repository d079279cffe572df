//! What the editor asks, and what is done with the answers.

use crate::{
    bot::toccadille::Level,
    chance::fresh_seed,
    say,
    session::{Moment, Player, TakingBack, toccadille::NewMatch, words},
    toccadille::{BySeat, Seat},
    tui::{ask::Answer, edit::Asked, model::Options, next::Next, notice::Notice, toccadille::edit::Edit},
};

impl Edit {
    /// Does what an answer asks.
    pub(super) fn answered(&mut self, asked: Asked, answer: &Answer, options: &Options) -> Next {
        match (asked, answer) {
            (Asked::Rules, Answer::Item(index)) => match self.draft.chosen_rules(*index, options) {
                Ok(table) => {
                    self.change_rules(table);
                    Next::Ask(self.draft.ask_rules(options, *index))
                }
                Err(next) => next,
            },
            (Asked::PlayOn, Answer::Item(index)) => self.play_on(*index, options),
            (Asked::SaveAs | Asked::Overwrite | Asked::Leave | Asked::Extras, _)
            | (Asked::Rules | Asked::PlayOn, Answer::Text(_)) => self.draft.answer(asked, answer, options),
        }
    }

    /// Begins a match of one game at the position.
    fn play_on(&mut self, index: usize, options: &Options) -> Next {
        let turn = self.draft.position.turn;
        let player = |seat: Seat| match index {
            0 => Player::Human { name: String::new() },
            1 if seat == turn => Player::Human { name: options.name.clone().unwrap_or_default() },
            _ => Player::Bot { level: Level::BEST.name().to_owned() },
        };
        let when = Moment::now();
        let game = NewMatch {
            when: Some(when),
            // A position is set up by hand to try things out.
            taking_back: TakingBack::Practice,
            ..NewMatch::new(&self.draft.table, BySeat::from_fn(player), fresh_seed())
        };
        match options.store.begin_as(&game.beginning_at(&self.draft.position), when) {
            Ok(session) => Next::begin(session),
            Err(failure) => {
                let why = words::failure(&failure);
                self.draft.said(Notice::refused(say!("edit-not-played", why = why)))
            }
        }
    }
}
