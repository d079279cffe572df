//! The texts of profiles and variants: where they are, which of them a name means, and what they are called.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    profile::{
        fault::{Sort, What},
        library::{Library, Listed, Shelf, is_path, said, shelf, shipped, shipped_name},
        ruled::Ruled,
        sheet::Sheet,
    },
    report::{self, Source, nearest},
    tock,
};

/// A text that was found.
pub(super) struct Found {
    /// Which text it is, whatever way it was asked for.
    pub shelf: Shelf,
    source: Arc<Source>,
}

impl Found {
    /// Returns what the text says; what comes with the program speaks of itself in the language that is spoken.
    pub fn sheet<G: Ruled>(&self, sort: Sort, name: &str) -> Sheet<G> {
        let mut sheet = Sheet::profile(self.source.clone());
        if self.shelf == Shelf::Shipped {
            sheet.name = said(sort, name, "name").or(sheet.name);
            sheet.summary = said(sort, name, "summary").unwrap_or(sheet.summary);
            sheet.origin = said(sort, name, "source").unwrap_or(sheet.origin);
        }
        sheet
    }
}

impl Library {
    pub(super) fn listed(&self, sort: Sort) -> Vec<Listed> {
        let describe = |name: &str, shelf: Shelf, source: Option<Arc<Source>>| {
            let sheet = source.map(|source| Found { shelf: shelf.clone(), source }.sheet::<tock::State>(sort, name));
            let title = sheet.as_ref().and_then(|it| it.name.clone());
            let summary = sheet.map(|it| it.summary).unwrap_or_default();
            Listed { sort, name: name.to_owned(), title, summary, shelf }
        };
        let mut listed: Vec<_> = shelf(sort)
            .iter()
            .map(|(name, text)| describe(name, Shelf::Shipped, Some(shipped(sort, name, text))))
            .collect();
        for path in self.own_files(sort) {
            let Some(name) = path.file_stem().and_then(|it| it.to_str()).map(str::to_owned) else {
                continue;
            };
            listed.retain(|it| it.name != name);
            let source = report::open(&path).ok();
            listed.push(describe(&name, Shelf::File(path), source));
        }
        listed
    }

    /// Returns the player's own files, by name.
    fn own_files(&self, sort: Sort) -> Vec<PathBuf> {
        let entries = self.own_folder(sort).and_then(|it| fs::read_dir(it).ok());
        let paths = entries.into_iter().flatten().filter_map(|it| Some(it.ok()?.path()));
        let mut files: Vec<_> =
            paths.filter(|it| it.extension().is_some_and(|it| it == "toml") && it.is_file()).collect();
        files.sort();
        files
    }

    fn own_folder(&self, sort: Sort) -> Option<PathBuf> {
        let own = self.own.as_ref()?;
        match sort {
            Sort::Profile => Some(own.clone()),
            Sort::Variant => Some(own.join("variants")),
        }
    }

    /// Returns the texts a name or path may mean, the nearest first.
    pub(super) fn candidates(&self, sort: Sort, name: &str, folder: Option<&Path>) -> Vec<Shelf> {
        if is_path(name) {
            return vec![Shelf::File(folder.map_or_else(|| PathBuf::from(name), |it| it.join(name)))];
        }
        let own = self.own_folder(sort).map(|it| it.join(format!("{name}.toml"))).filter(|it| it.is_file());
        let shipped = shelf(sort).iter().any(|it| it.0 == name).then_some(Shelf::Shipped);
        own.map(Shelf::File).into_iter().chain(shipped).collect()
    }

    pub(super) fn find<G: Ruled>(
        &self,
        sort: Sort,
        name: &str,
        folder: Option<&Path>,
        not: &[Found],
    ) -> Result<Found, What<G>> {
        let candidates = self.candidates(sort, name, folder);
        let is_new = |it: &Shelf| {
            !not.iter().any(|found| match (&found.shelf, it) {
                (Shelf::File(one), Shelf::File(other)) => is_same(one, other),
                (Shelf::Shipped, Shelf::Shipped) => found.source.name == shipped_name(sort, name),
                (Shelf::File(_), Shelf::Shipped) | (Shelf::Shipped, Shelf::File(_)) => false,
            })
        };
        let none = candidates.is_empty();
        match candidates.into_iter().find(is_new) {
            Some(Shelf::File(path)) => {
                let source = report::open(&path)?;
                Ok(Found { shelf: Shelf::File(path), source })
            }
            Some(Shelf::Shipped) => {
                let text = shelf(sort).iter().find(|it| it.0 == name).map_or("", |it| it.1);
                Ok(Found { shelf: Shelf::Shipped, source: shipped(sort, name, text) })
            }
            None if none => Err(self.unknown(sort, name)),
            None => {
                let mut chain: Vec<_> = not.iter().map(|it| it.source.name.clone()).collect();
                chain.push(name.to_owned());
                Err(What::Circle { chain })
            }
        }
    }

    fn unknown<G: Ruled>(&self, sort: Sort, name: &str) -> What<G> {
        let other = match sort {
            Sort::Profile => Sort::Variant,
            Sort::Variant => Sort::Profile,
        };
        if !self.candidates(other, name, None).is_empty() {
            return What::OtherSort { sort, name: name.to_owned() };
        }
        let mut known: Vec<_> = self.listed(sort).into_iter().map(|it| it.name).collect();
        match sort {
            // The profile is what decides on the game.
            Sort::Profile => {}
            Sort::Variant => known.retain(|it| self.game(it, None) == G::NAME),
        }
        What::Unknown { sort, name: name.to_owned(), nearest: nearest(name, &known), known }
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    let real = |it: &Path| fs::canonicalize(it).unwrap_or_else(|_| it.to_owned());
    real(one) == real(other)
}
