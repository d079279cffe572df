//! What is set up by hand in any game: the rules and the position, what they were before, and the file they are kept in.

use std::path::{Path, PathBuf};

use crate::{
    position::{
        Placed,
        file::{Replace, Unsaved, save},
    },
    profile::{Request, Table, fault::Sort},
    say,
    tui::{
        ask::{About, Answer, Ask},
        edit::Asked,
        model::Options,
        next::Next,
        notice::Notice,
    },
};

/// How position files end.
const ENDING: &str = "toml";
/// The name offered where there is none.
const NAME: &str = "position.toml";

/// Rules and a position as they were, to go back to.
#[derive(Clone, Debug)]
pub struct Step<G: Placed> {
    table: Table<G>,
    position: G::Position,
}

/// Rules and a position that are set up by hand.
#[derive(Debug)]
pub struct Draft<G: Placed> {
    /// The rules.
    pub table: Table<G>,
    /// Where everything is.
    pub position: G::Position,
    /// What makes the position impossible, in one line.
    pub fault: Option<String>,
    /// Something that must be said.
    pub notice: Option<Notice>,
    done: Vec<Step<G>>,
    undone: Vec<Step<G>>,
    /// What the file has.
    kept: Step<G>,
    /// The file to save to.
    file: Option<PathBuf>,
    /// Whether what stands in the file came from here.
    is_own_file: bool,
}

impl<G: Placed> Draft<G> {
    /// Returns what is to be changed; `file` is where it was read from, or is to be saved.
    pub fn new(table: Table<G>, position: G::Position, file: Option<PathBuf>) -> Self {
        let kept = Step { table: table.clone(), position };
        Self {
            table,
            position,
            fault: None,
            notice: None,
            done: vec![],
            undone: vec![],
            kept,
            file,
            is_own_file: false,
        }
    }

    /// Tells whether something was changed since it was saved.
    pub fn is_changed(&self) -> bool {
        self.differs(&self.kept)
    }

    /// Returns what is there now, to be noted once it was changed.
    pub fn step(&self) -> Step<G> {
        Step { table: self.table.clone(), position: self.position }
    }

    fn differs(&self, step: &Step<G>) -> bool {
        self.position != step.position || self.table != step.table
    }

    /// Notes what was there before a change, to be taken back; tells whether it was a change at all.
    pub fn note(&mut self, before: Step<G>) -> bool {
        let differs = self.differs(&before);
        if differs {
            self.done.push(before);
            self.undone.clear();
        }
        differs
    }

    /// Takes the last change back; tells whether there was one.
    pub fn step_back(&mut self) -> bool {
        let Some(before) = self.done.pop() else {
            self.notice = Some(Notice::refused(say!("edit-nothing-done")));
            return false;
        };
        let now = self.put_back(before);
        self.undone.push(now);
        true
    }

    /// Makes the change again that was taken back last; tells whether there was one.
    pub fn step_again(&mut self) -> bool {
        let Some(after) = self.undone.pop() else {
            self.notice = Some(Notice::refused(say!("edit-nothing-undone")));
            return false;
        };
        let now = self.put_back(after);
        self.done.push(now);
        true
    }

    /// Returns what stood there before.
    fn put_back(&mut self, Step { table, position }: Step<G>) -> Step<G> {
        let table = std::mem::replace(&mut self.table, table);
        let position = std::mem::replace(&mut self.position, position);
        Step { table, position }
    }

    /// Says something, and stays.
    pub fn said(&mut self, notice: Notice) -> Next {
        self.notice = Some(notice);
        Next::Stay
    }

    /// Asks where to save the position; an impossible one is not saved.
    pub fn ask_to_save(&mut self) -> Next {
        if let Some(fault) = self.fault.clone() {
            return self.said(Notice::refused(say!("edit-not-saved", why = fault)));
        }
        let name = self.file.as_ref().map_or_else(|| NAME.to_owned(), |it| it.display().to_string());
        Next::Ask(Ask::line(About::Edit(Asked::SaveAs), say!("edit-ask-save"), say!("edit-ask-save-text"), &name))
    }

    /// Asks who plays on from here, `mover` being to move first; nobody does from an impossible position.
    pub fn ask_to_play(&mut self, mover: String) -> Next {
        if let Some(fault) = self.fault.clone() {
            return self.said(Notice::refused(say!("edit-not-played", why = fault)));
        }
        let items = vec![say!("replay-play-all"), say!("replay-play-one", who = mover), say!("replay-play-bots")];
        Next::Ask(Ask::list(About::Edit(Asked::PlayOn), say!("replay-ask-play"), say!("edit-ask-play-text"), items))
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
        let mut all: Vec<_> = options.library.list::<G>().into_iter().map(|it| (it.name, it.sort)).collect();
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

    /// Returns the rules with what was chosen in the list of [`Draft::ask_rules`].
    ///
    /// # Errors
    ///
    /// With what comes instead, if there are no such rules.
    pub fn chosen_rules(&self, index: usize, options: &Options) -> Result<Table<G>, Next> {
        let (name, sort) = self.choices(options).into_iter().nth(index).ok_or(Next::Stay)?;
        let Table { profile, variants, set, .. } = &self.table;
        let folder = self.file.as_deref().and_then(Path::parent).map(Path::to_path_buf);
        let mut request = Request { folder, ..Request::of(profile, variants, set) };
        match sort {
            Sort::Profile => request.rules = name,
            Sort::Variant if request.variants.contains(&name) => request.variants.retain(|it| *it != name),
            Sort::Variant => request.variants.push(name),
        }
        let again = |why| Next::Ask(self.ask_rules(options, index).again(why));
        options.library.resolve_of(&request).map_err(|it| again(it.complaints().on_one_line()))
    }

    /// Does what an answer about the file asks.
    pub fn answer(&mut self, asked: Asked, answer: &Answer, options: &Options) -> Next {
        match (asked, answer) {
            (Asked::SaveAs, Answer::Text(text)) if text.is_empty() => Next::Stay,
            (Asked::SaveAs, Answer::Text(text)) => {
                let path = Path::new(text);
                let path = if path.extension().is_some() { path.to_owned() } else { path.with_extension(ENDING) };
                let is_own = self.is_own_file && self.file.as_ref() == Some(&path);
                let replace = if is_own { Replace::Old } else { Replace::Nothing };
                self.file = Some(path.clone());
                self.save(&path, replace, options)
            }
            (Asked::Overwrite | Asked::Leave, Answer::Item(0)) => self.ask_to_save(),
            (Asked::Overwrite, Answer::Item(_)) => match self.file.clone() {
                Some(path) => self.save(&path, Replace::Old, options),
                None => self.ask_to_save(),
            },
            (Asked::Leave, Answer::Item(_)) => Next::Leave,
            (Asked::SaveAs, Answer::Item(_))
            | (Asked::Overwrite | Asked::Leave, Answer::Text(_))
            | (Asked::Extras | Asked::Rules | Asked::PlayOn, _) => Next::Stay,
        }
    }

    fn save(&mut self, path: &Path, replace: Replace, options: &Options) -> Next {
        match save(path, &self.table, &self.position, &options.library, replace) {
            Ok(()) => {
                self.is_own_file = true;
                self.kept = self.step();
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
}

/// Asks what becomes of changes that were not saved.
pub fn ask_to_leave() -> Ask {
    let items = vec![say!("edit-leave-save"), say!("edit-leave-lose")];
    Ask::list(About::Edit(Asked::Leave), say!("edit-leave"), say!("edit-leave-text"), items)
}
