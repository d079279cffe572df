//! The rules of one game as the form has them: variants, single switches, and what they come to.

use crate::{
    games::Name,
    profile::{Library, Request, Ruled, Table, fault::Sort},
    telling::label,
    tui::setup::Named,
};

/// The rules of one game as the form has them.
#[derive(Debug)]
pub struct Ruling<G: Ruled> {
    /// The variants there are, and whether each is chosen.
    pub variants: Vec<(Named, bool)>,
    /// The switches that are set for this game, each with its value in TOML.
    pub set: Vec<(G::Switch, String)>,
    /// The rules these choices make, or what is wrong with them.
    pub rules: Result<Box<Table<G>>, String>,
}

impl<G: Ruled> Ruling<G> {
    /// Returns the rules with these variants and switches, which are still to be looked up.
    pub fn new(library: &Library, with: &[String], set: &[String]) -> Self {
        let mut variants = listed::<G>(library, Sort::Variant);
        for variant in with {
            place(&mut variants, variant, game_of::<G>());
        }
        let on = |it: Named| {
            let is_on = with.contains(&it.name);
            (it, is_on)
        };
        let set = set.iter().filter_map(|it| {
            let (path, value) = it.split_once('=')?;
            let (table, key) = path.split_once('.').unwrap_or(("", path));
            Some((G::find(table, key)?, value.to_owned()))
        });
        Self { set: set.collect(), variants: variants.into_iter().map(on).collect(), rules: Err(String::new()) }
    }

    /// Returns the rules that are asked for with a profile, without the single switches.
    pub fn unset_request(&self, profile: &str) -> Request {
        let variants = self.variants.iter().filter(|it| it.1).map(|it| it.0.name.clone()).collect();
        Request { rules: profile.to_owned(), variants, ..Request::default() }
    }

    /// Returns the rules that are asked for with a profile.
    pub fn request(&self, profile: &str) -> Request {
        let set = self.set.iter().map(|(switch, value)| format!("{switch}={value}")).collect();
        Request { set, ..self.unset_request(profile) }
    }

    /// Looks the rules up that are chosen now.
    pub fn resolve(&mut self, profile: &str, library: &Library) {
        let resolved = library.resolve_of(&self.request(profile));
        self.rules = resolved.map(Box::new).map_err(|it| it.complaints().on_one_line());
    }

    /// Returns the rules, if they can be played.
    pub fn table(&self) -> Option<&Table<G>> {
        self.rules.as_deref().ok()
    }

    /// Chooses the variant in a file, which is there; returns its place.
    pub fn add(&mut self, path: &str, library: &Library) -> usize {
        let at = self.variants.iter().position(|it| it.0.name == path).unwrap_or_else(|| {
            let summary = library.variant_alone::<G>(path, None).map(|it| it.summary).unwrap_or_default();
            let named = Named { label: label(path), name: path.to_owned(), summary, game: game_of::<G>() };
            self.variants.push((named, true));
            self.variants.len() - 1
        });
        self.variants[at].1 = true;
        at
    }

    /// Tells everything anew, in the language that is spoken now.
    pub fn retell(&mut self, library: &Library) {
        let listed = listed::<G>(library, Sort::Variant);
        for (named, _) in &mut self.variants {
            if let Some(again) = listed.iter().find(|it| it.name == named.name) {
                *named = again.clone();
            }
        }
    }
}

/// Returns the place of what is asked for by this name; what is asked for by path is added to the list.
pub(super) fn place(list: &mut Vec<Named>, name: &str, game: Name) -> usize {
    list.iter().position(|it| it.name == name).unwrap_or_else(|| {
        list.push(Named { name: name.to_owned(), label: label(name), summary: String::new(), game });
        list.len() - 1
    })
}

/// Returns what of a game can be asked for by name.
pub(super) fn listed<G: Ruled>(library: &Library, sort: Sort) -> Vec<Named> {
    let all = library.list::<G>().into_iter().filter(|it| it.sort == sort);
    all.map(|it| Named { label: label(&it.name), name: it.name, summary: it.summary, game: game_of::<G>() }).collect()
}

/// Returns the name of a game.
pub(super) fn game_of<G: Ruled>() -> Name {
    Name::named(G::NAME).unwrap_or(Name::Tock)
}
