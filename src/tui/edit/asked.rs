//! What the editor asks, and what is done with the answers.

use crate::{
    bot::Level,
    chance::fresh_seed,
    say,
    session::{Agreed, Beginning, Moment, NewGame, Player, TakingBack, words},
    tock::{BySeat, Seat},
    tui::{
        ask::{About, Answer, Ask},
        edit::Edit,
        model::Options,
        next::Next,
        notice::Notice,
    },
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Where a position is saved.
    SaveAs,
    /// Whether a file is replaced.
    Overwrite,
    /// What becomes of changes that were not saved.
    Leave,
    /// Extra plays and lost turns of a seat.
    Extras,
    /// By which rules a position is.
    Rules,
    /// Who plays on.
    PlayOn,
}

impl Edit {
    /// Asks about extra plays and lost turns of the chosen seat.
    pub(super) fn ask_extras(&self, at: usize) -> Ask {
        let (banked, lost) = (self.draft.position.banked[self.seat], self.draft.position.must_discard[self.seat]);
        let mover = self.draft.position.turn.to_string();
        let items = vec![
            say!("edit-more-banked", count = banked),
            say!("edit-less-banked", count = banked),
            say!("edit-more-lost", count = lost),
            say!("edit-less-lost", count = lost),
            if self.draft.position.again {
                say!("edit-again-off", who = mover)
            } else {
                say!("edit-again-on", who = mover)
            },
        ];
        let title = say!("edit-extras", seat = self.seat.to_string());
        Ask::list(About::Edit(Asked::Extras), title, say!("edit-extras-text"), items).looking_at(at)
    }

    /// Does what an answer asks.
    pub(super) fn answered(&mut self, asked: Asked, answer: &Answer, options: &Options) -> Next {
        match (asked, answer) {
            (Asked::Extras, Answer::Item(index)) => {
                match index {
                    0 => self.change_banked(true),
                    1 => self.change_banked(false),
                    2 => self.change_lost_turns(true),
                    3 => self.change_lost_turns(false),
                    _ => self.change_again(),
                }
                Next::Ask(self.ask_extras(*index))
            }
            (Asked::Rules, Answer::Item(index)) => match self.draft.chosen_rules(*index, options) {
                Ok(table) => {
                    self.change_rules(table);
                    Next::Ask(self.draft.ask_rules(options, *index))
                }
                Err(next) => next,
            },
            (Asked::PlayOn, Answer::Item(index)) => self.play_on(*index, options),
            (Asked::SaveAs | Asked::Overwrite | Asked::Leave, _)
            | (Asked::Extras | Asked::Rules | Asked::PlayOn, Answer::Text(_)) => {
                self.draft.answer(asked, answer, options)
            }
        }
    }

    fn play_on(&mut self, index: usize, options: &Options) -> Next {
        let turn = self.draft.position.turn;
        let player = |seat: Seat| match index {
            0 => Player::Human { name: String::new() },
            1 if seat == turn => Player::Human { name: options.name.clone().unwrap_or_default() },
            _ => Player::Bot { level: Level::BEST.name().to_owned() },
        };
        let when = Moment::now();
        let table = self.draft.position.table;
        let players = BySeat::from_fn(|it| table.contains(it).then(|| player(it)));
        let game = NewGame {
            when: Some(when),
            // A position is set up by hand to try things out.
            agreed: Agreed { taking_back: TakingBack::Practice, ..Agreed::default() },
            ..NewGame::new(&self.draft.table, players, fresh_seed())
        };
        let begun = Beginning::at(&game, &self.draft.position).map_err(|it| words::why(&it));
        match begun.and_then(|it| options.store.begin_as(&it, when).map_err(|it| words::failure(&it))) {
            Ok(session) => Next::begin(session),
            Err(why) => self.draft.said(Notice::refused(say!("edit-not-played", why = why))),
        }
    }
}
