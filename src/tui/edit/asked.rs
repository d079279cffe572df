//! What the editor asks, and what is done with the answers.

use std::path::Path;

use crate::{
    bot::Level,
    chance::fresh_seed,
    position::tock::{Replace, Unsaved, save},
    profile::{Request, Table, fault::Sort},
    say,
    session::{Agreed, Beginning, Moment, NewGame, Player, TakingBack, words},
    tock::{BySeat, Seat, State},
    tui::{
        ask::{About, Answer, Ask},
        edit::{Edit, Step},
        model::Options,
        next::Next,
        notice::Notice,
    },
};

/// How position files end.
const ENDING: &str = "toml";
/// The name offered where there is none.
const NAME: &str = "position.toml";

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
    /// Asks where to save the position; an impossible one is not saved.
    pub(super) fn ask_to_save(&mut self) -> Next {
        if let Some(fault) = self.fault() {
            let fault = fault.to_owned();
            return self.said(Notice::refused(say!("edit-not-saved", why = fault)));
        }
        let name = self.file.as_ref().map_or_else(|| NAME.to_owned(), |it| it.display().to_string());
        Next::Ask(Ask::line(About::Edit(Asked::SaveAs), say!("edit-ask-save"), say!("edit-ask-save-text"), &name))
    }

    /// Asks who plays on.
    pub(super) fn ask_to_play(&mut self) -> Next {
        if let Some(fault) = self.fault() {
            let fault = fault.to_owned();
            return self.said(Notice::refused(say!("edit-not-played", why = fault)));
        }
        let mover = self.position.turn.to_string();
        let items = vec![say!("replay-play-all"), say!("replay-play-one", who = mover), say!("replay-play-bots")];
        Next::Ask(Ask::list(About::Edit(Asked::PlayOn), say!("replay-ask-play"), say!("edit-ask-play-text"), items))
    }

    /// Asks what becomes of changes that were not saved.
    pub fn ask_to_leave(&self) -> Ask {
        let items = vec![say!("edit-leave-save"), say!("edit-leave-lose")];
        Ask::list(About::Edit(Asked::Leave), say!("edit-leave"), say!("edit-leave-text"), items)
    }

    /// Asks about extra plays and lost turns of the chosen seat.
    pub(super) fn ask_extras(&self, at: usize) -> Ask {
        let (banked, lost) = (self.position.banked[self.seat], self.position.must_discard[self.seat]);
        let mover = self.position.turn.to_string();
        let items = vec![
            say!("edit-more-banked", count = banked),
            say!("edit-less-banked", count = banked),
            say!("edit-more-lost", count = lost),
            say!("edit-less-lost", count = lost),
            if self.position.again { say!("edit-again-off", who = mover) } else { say!("edit-again-on", who = mover) },
        ];
        let title = say!("edit-extras", seat = self.seat.to_string());
        Ask::list(About::Edit(Asked::Extras), title, say!("edit-extras-text"), items).looking_at(at)
    }

    /// Asks for the rules: the profiles, then the variants.
    pub fn ask_rules(&self, options: &Options, at: usize) -> Ask {
        let items = self.choices(options).into_iter().map(|(name, sort)| {
            let (on, signs) = match sort {
                Sort::Profile => (name == self.table.profile, ["( )", "(*)"]),
                Sort::Variant => (self.table.variants.contains(&name), ["[ ]", "[x]"]),
            };
            format!("{} {name}", signs[usize::from(on)])
        });
        Ask::list(About::Edit(Asked::Rules), say!("edit-rules"), say!("edit-rules-text"), items.collect())
            .looking_at(at)
    }

    fn choices(&self, options: &Options) -> Vec<(String, Sort)> {
        let mut all: Vec<_> = options.library.list::<State>().into_iter().map(|it| (it.name, it.sort)).collect();
        // What was asked for by path is in no list.
        let own = self.table.variants.iter().map(|it| (it.clone(), Sort::Variant));
        for own in own.chain([(self.table.profile.clone(), Sort::Profile)]) {
            if !all.contains(&own) {
                all.push(own);
            }
        }
        all.sort_by_key(|it| it.1 == Sort::Variant);
        all
    }

    /// Does what an answer asks.
    pub fn answer(&mut self, asked: Asked, answer: &Answer, options: &Options) -> Next {
        match (asked, answer) {
            (Asked::SaveAs, Answer::Text(text)) if text.is_empty() => Next::Stay,
            (Asked::SaveAs, Answer::Text(text)) => {
                let path = Path::new(text);
                let path = if path.extension().is_some() { path.to_owned() } else { path.with_extension(ENDING) };
                let replace =
                    if self.is_own_file && self.file.as_ref() == Some(&path) { Replace::Old } else { Replace::Nothing };
                self.file = Some(path.clone());
                self.save(&path, replace, options)
            }
            (Asked::Overwrite | Asked::Leave, Answer::Item(0)) => self.ask_to_save(),
            (Asked::Overwrite, Answer::Item(_)) => match self.file.clone() {
                Some(path) => self.save(&path, Replace::Old, options),
                None => self.ask_to_save(),
            },
            (Asked::Leave, Answer::Item(_)) => Next::Leave,
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
            (Asked::Rules, Answer::Item(index)) => self.choose_rules(*index, options),
            (Asked::PlayOn, Answer::Item(index)) => self.play_on(*index, options),
            (Asked::SaveAs, Answer::Item(_))
            | (Asked::Overwrite | Asked::Leave | Asked::Extras | Asked::Rules | Asked::PlayOn, Answer::Text(_)) => {
                Next::Stay
            }
        }
    }

    fn choose_rules(&mut self, index: usize, options: &Options) -> Next {
        let Some((name, sort)) = self.choices(options).into_iter().nth(index) else { return Next::Stay };
        let Table { profile, variants, set, .. } = &self.table;
        let folder = self.file.as_deref().and_then(Path::parent).map(Path::to_path_buf);
        let mut request = Request { folder, ..Request::of(profile, variants, set) };
        match sort {
            Sort::Profile => request.rules = name,
            Sort::Variant if request.variants.contains(&name) => request.variants.retain(|it| *it != name),
            Sort::Variant => request.variants.push(name),
        }
        match options.library.resolve(&request) {
            Ok(table) => {
                self.change_rules(table);
                Next::Ask(self.ask_rules(options, index))
            }
            Err(report) => Next::Ask(self.ask_rules(options, index).again(report.complaints().on_one_line())),
        }
    }

    fn save(&mut self, path: &Path, replace: Replace, options: &Options) -> Next {
        match save(path, &self.table, &self.position, &options.library, replace) {
            Ok(()) => {
                self.is_own_file = true;
                self.kept = Step { table: self.table.clone(), position: self.position };
                self.said(Notice::told(say!("edit-saved", path = path.display().to_string())))
            }
            Err(Unsaved::Exists) => {
                let items = vec![say!("edit-overwrite-no"), say!("edit-overwrite-yes")];
                let text = say!("edit-overwrite-text", path = path.display().to_string());
                Next::Ask(Ask::list(About::Edit(Asked::Overwrite), say!("edit-overwrite"), text, items))
            }
            Err(Unsaved::Io(error)) => {
                self.said(Notice::refused(say!("edit-not-saved", why = crate::words::io(&error))))
            }
            Err(Unsaved::Refused(refused)) => {
                let rules = refused.rules.as_ref().map(|it| it.complaints().on_one_line());
                let why = rules.unwrap_or_else(|| refused.complaints().on_one_line());
                self.said(Notice::refused(say!("edit-not-saved", why = why)))
            }
        }
    }

    fn play_on(&mut self, index: usize, options: &Options) -> Next {
        let turn = self.position.turn;
        let player = |seat: Seat| match index {
            0 => Player::Human { name: String::new() },
            1 if seat == turn => Player::Human { name: options.name.clone().unwrap_or_default() },
            _ => Player::Bot { level: Level::BEST.name().to_owned() },
        };
        let when = Moment::now();
        let table = self.position.table;
        let players = BySeat::from_fn(|it| table.contains(it).then(|| player(it)));
        let game = NewGame {
            when: Some(when),
            // A position is set up by hand to try things out.
            agreed: Agreed { taking_back: TakingBack::Practice, ..Agreed::default() },
            ..NewGame::new(&self.table, players, fresh_seed())
        };
        let begun = Beginning::at(&game, &self.position).map_err(|it| words::why(&it));
        match begun.and_then(|it| options.store.begin_as(&it, when).map_err(|it| words::failure(&it))) {
            Ok(session) => Next::begin(session),
            Err(why) => self.said(Notice::refused(say!("edit-not-played", why = why))),
        }
    }

    fn said(&mut self, notice: Notice) -> Next {
        self.notice = Some(notice);
        Next::Stay
    }
}
