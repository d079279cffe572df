//! Looking for a file with rules.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::{
    games::Name,
    profile::{Checked, Ruled, fault::Sort},
    say, toccadille,
    tock::State,
    tui::{
        line::{Letters, Line},
        model::Options,
        setup::{Said, about},
    },
    words::cut,
};

/// The longest path that can be typed, in columns.
const LONGEST: usize = 400;

/// What an entry of a folder is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The folder this one lies in.
    Up,
    /// A folder.
    Folder,
    /// A file that may hold rules.
    File,
}

/// An entry of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is called here.
    pub name: String,
    /// What it is.
    pub what: What,
    path: PathBuf,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    /// Which of the two it is.
    pub sort: Sort,
    /// The path.
    pub path: String,
    /// Of which game it is.
    pub game: Name,
}

/// A folder that is looked at.
#[derive(Debug)]
pub struct Files {
    /// The folder.
    pub folder: PathBuf,
    /// The folders and files in it.
    pub entries: Vec<Entry>,
    /// Which one is looked at.
    pub at: usize,
    /// Why the folder cannot be read, if it cannot.
    pub unreadable: Option<String>,
    /// Why what was asked for last is not to be had.
    pub fault: Option<String>,
    /// What is said about the file that is looked at.
    pub(super) told: Vec<Said>,
}

impl Files {
    /// Opens the folder with the player's own rules if there is one, else the working folder.
    pub(super) fn new(options: &Options) -> Self {
        let own = options.library.folder().filter(|it| it.is_dir()).map(Path::to_path_buf);
        let folder = own.or_else(|| env::current_dir().ok()).unwrap_or_else(|| PathBuf::from("/"));
        let mut files =
            Self { folder: PathBuf::new(), entries: vec![], at: 0, unreadable: None, fault: None, told: vec![] };
        files.open(folder, None, options);
        files
    }

    /// Looks at a folder; `from` is the entry to look at in it.
    pub(super) fn open(&mut self, folder: PathBuf, from: Option<&Path>, options: &Options) {
        self.fault = None;
        self.unreadable = None;
        let up = folder.parent().map(|it| Entry { name: "..".to_owned(), what: What::Up, path: it.to_owned() });
        let mut found = vec![];
        match fs::read_dir(&folder) {
            Ok(entries) => found.extend(entries.filter_map(|it| entry(it.ok()?.path()))),
            Err(error) => self.unreadable = Some(crate::words::io(&error)),
        }
        found.sort_by_key(|it| (it.what == What::File, it.name.to_lowercase(), it.name.clone()));
        self.entries = up.into_iter().chain(found).collect();
        let first = self.entries.iter().position(|it| it.what != What::Up).unwrap_or(0);
        let at = from.and_then(|from| self.entries.iter().position(|it| it.path == from));
        self.at = at.unwrap_or(first);
        self.folder = folder;
        self.look(options);
    }

    /// Looks at the folder above.
    pub(super) fn up(&mut self, options: &Options) {
        if let Some(above) = self.folder.parent().map(Path::to_path_buf) {
            let from = self.folder.clone();
            self.open(above, Some(&from), options);
        }
    }

    /// Finds out about the file that is looked at.
    pub(super) fn look(&mut self, options: &Options) {
        self.told = match self.entries.get(self.at) {
            Some(Entry { what: What::File, path, .. }) => told(path, options),
            Some(_) | None => vec![],
        };
    }

    /// Opens the folder that is looked at, or returns the rules in the file.
    pub(super) fn take(&mut self, options: &Options) -> Option<Chosen> {
        let Entry { what, path, .. } = self.entries.get(self.at)?.clone();
        match what {
            What::Up => self.up(options),
            What::Folder => self.open(path, None, options),
            What::File => return self.choose(&path, options),
        }
        None
    }

    /// Goes to a path that was typed: opens the folder, or returns the rules in the file.
    pub(super) fn go(&mut self, typed: &str, options: &Options) -> Option<Chosen> {
        let path = match (typed.trim().strip_prefix("~/"), env::home_dir()) {
            (Some(rest), Some(home)) => home.join(rest),
            (Some(_) | None, _) => self.folder.join(typed.trim()),
        };
        if path.is_dir() {
            self.open(path, None, options);
            return None;
        }
        self.choose(&path, options)
    }

    /// Returns the line in which a path is typed.
    pub(super) fn line(&self) -> Line {
        let folder = self.folder.display().to_string();
        let end = if folder.ends_with('/') { "" } else { std::path::MAIN_SEPARATOR_STR };
        Line::new(&format!("{folder}{end}"), Letters::Any, LONGEST)
    }

    fn choose(&mut self, path: &Path, options: &Options) -> Option<Chosen> {
        let Some(name) = path.to_str() else {
            self.fault = Some(say!("setup-file-name", file = cut(&path.display().to_string())));
            return None;
        };
        match check(path, options) {
            Ok((game, sort, _)) => Some(Chosen { sort, path: name.to_owned(), game }),
            Err(fault) => {
                self.fault = Some(fault);
                None
            }
        }
    }
}

fn entry(path: PathBuf) -> Option<Entry> {
    let name = cut(&path.file_name()?.to_string_lossy());
    let is_hidden = name.starts_with('.');
    if path.is_dir() {
        return (!is_hidden).then_some(Entry { name, what: What::Folder, path });
    }
    // A pipe would keep its reader waiting for ever.
    let may_be_rules = path.extension().is_some_and(|it| it == "toml") && path.is_file();
    may_be_rules.then_some(Entry { name, what: What::File, path })
}

/// Returns of which game a file with rules is, what it is, and what is said about it.
fn check(path: &Path, options: &Options) -> Result<(Name, Sort, Vec<Said>), String> {
    if !path.is_file() {
        return Err(say!("setup-no-file", file = cut(&path.display().to_string())));
    }
    let name = path.to_str().unwrap_or_default();
    let game = Name::named(&options.library.game(name, None)).unwrap_or(Name::Tock);
    let checked = game.either(|| check_as::<State>(path, options), || check_as::<toccadille::State>(path, options));
    checked.map(|(sort, said)| (game, sort, said))
}

fn check_as<G: Ruled>(path: &Path, options: &Options) -> Result<(Sort, Vec<Said>), String> {
    match options.library.check::<G>(path).map_err(|it| it.complaints().on_one_line())? {
        Checked::Profile(table) => Ok((Sort::Profile, about::of_table(&table))),
        Checked::Variant { .. } => {
            Ok((Sort::Variant, path.to_str().map(|it| about::variant::<G>(options, it)).unwrap_or_default()))
        }
    }
}

fn told(path: &Path, options: &Options) -> Vec<Said> {
    match check(path, options) {
        Ok((_, _, said)) => said,
        Err(fault) => vec![Said::Heading(say!("setup-file-faulty")), Said::Fault(fault)],
    }
}
