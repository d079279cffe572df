//! Finds profiles and variants: those that come with the program, those in the player's own folder, and any file.

mod check;
mod set;
mod shipped;
mod texts;

use std::path::{Path, PathBuf};

use crate::{
    profile::{
        Report, Request, Table,
        fault::{Fault, Sort, What},
        fold::{Layer, Origin, fold},
        ruled::{Ruled, Value},
        sheet::{MOST_FAULTS, Sheet},
    },
    report::{self, Mark},
    tock,
};

pub use check::Checked;
use check::is_variant;
pub use set::SET;
use set::set_layer;
pub use shipped::{PROFILES, VARIANTS, called};
use shipped::{said, shelf, shipped, shipped_name};
use texts::Found;

/// Where a profile or variant is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// In the program.
    Shipped,
    /// In this file.
    File(PathBuf),
}

/// A profile or variant that can be asked for by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which of the two it is.
    pub sort: Sort,
    /// The name to ask for.
    pub name: String,
    /// What it calls itself, if it has no faults.
    pub title: Option<String>,
    /// What it says about itself.
    pub summary: String,
    /// Where it is kept.
    pub shelf: Shelf,
}

/// A variant as it is, laid over nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant<G: Ruled = tock::State> {
    /// What it calls itself.
    pub name: String,
    /// What it says about itself.
    pub summary: String,
    /// Where it comes from.
    pub source: String,
    /// What it sets, in the order of its text.
    pub settings: Vec<(G::Switch, Value)>,
}

/// The place where profiles and variants are found by name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    own: Option<PathBuf>,
}

impl Library {
    /// Opens the library, with the player's own profiles in `folder` and variants in its folder `variants`.
    ///
    /// A profile of the player's own goes before a shipped one of the same name.
    pub const fn new(folder: Option<PathBuf>) -> Self {
        Self { own: folder }
    }

    /// Returns where the player's own profiles are, if there is such a place.
    pub fn folder(&self) -> Option<&Path> {
        self.own.as_deref()
    }

    /// Returns the rules of Tock that a request asks for.
    ///
    /// # Errors
    ///
    /// With every fault of every text that has a part in them.
    pub fn resolve(&self, request: &Request) -> Result<Table, Report> {
        self.resolve_of(request)
    }

    /// Returns the rules of a game that a request asks for.
    ///
    /// # Errors
    ///
    /// With every fault of every text that has a part in them.
    pub fn resolve_of<G: Ruled>(&self, request: &Request) -> Result<Table<G>, Report<G>> {
        self.resolve_named(request, &|_| None)
    }

    /// Returns the name of the game that a profile or variant is about: what it says, or what its parents say, or Tock.
    pub fn game(&self, name: &str, folder: Option<&Path>) -> String {
        self.known_game(name, folder).unwrap_or_else(|| tock::State::NAME.to_owned())
    }

    /// Returns the name of the game as [`Library::game`] does, nothing if the name leads to no profile nor variant.
    pub fn known_game(&self, name: &str, folder: Option<&Path>) -> Option<String> {
        let variant = || self.variant::<tock::State>(name, folder, None, &mut vec![]);
        let mut chain = self.chain::<tock::State>(name, folder, None, &mut vec![]);
        if chain.is_empty() {
            chain.extend(variant());
        }
        let is_known = !chain.is_empty();
        let game = chain.into_iter().rev().find_map(|it| it.sheet.game);
        is_known.then(|| game.map_or_else(|| tock::State::NAME.to_owned(), |it| it.0))
    }

    /// Returns the rules that a text asks for, where `named` tells the place of a name in it.
    ///
    /// # Errors
    ///
    /// As [`Library::resolve`]; a name that leads nowhere is marked in the text.
    pub fn resolve_named<G: Ruled>(
        &self,
        request: &Request,
        named: &dyn Fn(&str) -> Option<Mark>,
    ) -> Result<Table<G>, Report<G>> {
        let mut faults = vec![];
        let mut layers: Vec<Layer<G>> =
            self.chain(&request.rules, request.folder.as_deref(), named(&request.rules), &mut faults);
        let whole = faults.is_empty();
        let mut variants: Vec<&String> = vec![];
        for name in &request.variants {
            if MOST_FAULTS < faults.len() {
                break;
            }
            if !variants.contains(&name) {
                variants.push(name);
                layers.extend(self.variant(name, request.folder.as_deref(), named(name), &mut faults));
            }
        }
        layers.extend(request.set.iter().map(|it| set_layer(it)));
        faults.extend(layers.iter().flat_map(|it| it.sheet.faults.clone()));
        let strange = of_another_game(&layers);
        // Without the profile, or with one of another game, everything would seem to be wrong.
        if let Some(fault) = strange {
            return Err(Report::new(vec![fault]));
        }
        if !whole {
            return Err(Report::new(faults));
        }
        match fold(&layers) {
            Ok((rules, origins)) if faults.is_empty() => {
                Ok(Table::new(request, variants.into_iter().cloned().collect(), &layers, rules, origins))
            }
            Ok(_) => Err(Report::new(faults)),
            Err(more) => {
                faults.extend(more);
                Err(Report::new(faults))
            }
        }
    }

    /// Tells whether a name or path is that of a profile or of a variant; none if there is no such thing.
    ///
    /// A file is what [`Library::check`] would take it for.
    pub fn sort(&self, name: &str, folder: Option<&Path>) -> Option<Sort> {
        if is_path(name) {
            let path = folder.map_or_else(|| PathBuf::from(name), |it| it.join(name));
            let sheet = Sheet::<tock::State>::profile(report::open(&path).ok()?);
            return Some(if is_variant(&path, &sheet) { Sort::Variant } else { Sort::Profile });
        }
        let mut sorts = [Sort::Profile, Sort::Variant].into_iter();
        sorts.find(|it| !self.candidates(*it, name, None).is_empty())
    }

    /// Returns a variant as it is, laid over nothing.
    ///
    /// # Errors
    ///
    /// With every fault of its text.
    pub fn variant_alone<G: Ruled>(&self, name: &str, folder: Option<&Path>) -> Result<Variant<G>, Report<G>> {
        let mut faults = vec![];
        let layer = self.variant(name, folder, None, &mut faults);
        faults.extend(layer.iter().flat_map(|it| it.sheet.faults.clone()));
        let sheet = layer.filter(|_| faults.is_empty()).map(|it| it.sheet).ok_or(Report::new(faults))?;
        Ok(Variant {
            name: sheet.name.unwrap_or_default(),
            summary: sheet.summary,
            source: sheet.origin,
            settings: sheet.settings.into_iter().map(|it| (it.switch, it.value)).collect(),
        })
    }

    /// Returns everything about a game that can be asked for by name: profiles first, shipped first, by name.
    pub fn list<G: Ruled>(&self) -> Vec<Listed> {
        let mut all: Vec<_> = [Sort::Profile, Sort::Variant].into_iter().flat_map(|sort| self.listed(sort)).collect();
        all.retain(|it| self.game(&it.name, None) == G::NAME);
        for listed in all.iter_mut().filter(|it| it.shelf != Shelf::Shipped) {
            let is_faulty = match listed.sort {
                Sort::Profile => self.resolve_of::<G>(&Request::named(&listed.name)).is_err(),
                Sort::Variant => self.variant_alone::<G>(&listed.name, None).is_err(),
            };
            listed.title.take_if(|_| is_faulty);
        }
        all
    }

    /// Returns a profile and its parents, the oldest first; `at` is where its name stands.
    fn chain<G: Ruled>(
        &self,
        name: &str,
        folder: Option<&Path>,
        at: Option<Mark>,
        faults: &mut Vec<Fault<G>>,
    ) -> Vec<Layer<G>> {
        let mut layers: Vec<Layer<G>> = vec![];
        let mut chain: Vec<Found> = vec![];
        let mut next = Some((name.to_owned(), folder.map(Path::to_path_buf), at));
        while let Some((name, folder, at)) = next.take() {
            match self.find(Sort::Profile, &name, folder.as_deref(), &chain) {
                Ok(found) => {
                    let sheet = found.sheet(Sort::Profile, &name);
                    if let Some((base, span)) = &sheet.base {
                        let folder = match &found.shelf {
                            Shelf::File(path) => path.parent().map(Path::to_path_buf),
                            Shelf::Shipped => None,
                        };
                        next = Some((base.clone(), folder, Some(sheet.mark(span.clone()))));
                    }
                    chain.push(found);
                    layers.push(Layer { origin: Origin::Profile(name), sheet });
                }
                Err(what) => faults.push(Fault { at, also: vec![], what }),
            }
        }
        layers.reverse();
        layers
    }

    fn variant<G: Ruled>(
        &self,
        name: &str,
        folder: Option<&Path>,
        at: Option<Mark>,
        faults: &mut Vec<Fault<G>>,
    ) -> Option<Layer<G>> {
        match self.find(Sort::Variant, name, folder, &[]) {
            Ok(found) => {
                let sheet = found.sheet(Sort::Variant, name);
                faults.extend(base_of_variant(&sheet));
                Some(Layer { origin: Origin::Variant(name.to_owned()), sheet })
            }
            Err(what) => {
                faults.push(Fault { at, also: vec![], what });
                None
            }
        }
    }
}

/// Returns the fault of a layer that is about another game than the one whose rules are asked for.
///
/// A profile that names no game is about the game of its parent, or about Tock; a variant that names none about Tock.
fn of_another_game<G: Ruled>(layers: &[Layer<G>]) -> Option<Fault<G>> {
    let is_profile = |it: &&Layer<G>| matches!(it.origin, Origin::Profile(_));
    let is_named = layers.iter().filter(is_profile).any(|it| it.sheet.game.is_some());
    layers.iter().enumerate().find_map(|(place, layer)| {
        let silent = match layer.origin {
            Origin::Profile(_) => place == 0 && !is_named,
            Origin::Variant(_) => true,
            Origin::Default | Origin::Set => false,
        };
        let of_tock = || silent.then(|| (tock::State::NAME.to_owned(), 0..0));
        let (game, span) = layer.sheet.game.clone().or_else(of_tock)?;
        let fault = |game| Fault {
            at: Some(layer.sheet.mark(span)),
            also: vec![],
            what: What::OtherGame { game, wanted: G::NAME },
        };
        (game != G::NAME).then(|| fault(game))
    })
}

fn base_of_variant<G: Ruled>(sheet: &Sheet<G>) -> Option<Fault<G>> {
    let (_, span) = sheet.base.as_ref()?;
    Some(Fault { at: Some(sheet.mark(span.clone())), also: vec![], what: What::VariantWithBase })
}

/// Tells whether a profile or variant is asked for by path rather than by name.
pub fn is_path(name: &str) -> bool {
    name.contains('/')
        || name.contains(std::path::MAIN_SEPARATOR)
        || Path::new(name).extension().is_some_and(|it| it == "toml")
}
