//! Rule profiles: texts that set switches, and the tables of rules they make.
//!
//! A profile, its parents, variants and overrides are layers; each is read by the one table of
//! [switches](tock), and what comes out goes through the engine's own gate. Whatever is wrong is data, a [`fault`],
//! until a [`Report`] puts it into words. Profiles are described in `rules/README.md`.

pub mod explain;
pub mod fault;
mod fold;
mod library;
pub mod plain;
mod report;
mod ruled;
pub mod schema;
mod sheet;
mod toccadille;
pub mod tock;

use std::path::PathBuf;

use serde_json::{Map, Value as Json};

use crate::{profile::fold::Layer, report::Source, tock::State};

pub use fold::Origin;
pub use library::{Checked, Library, Listed, PROFILES, SET, Shelf, VARIANTS, Variant, called, is_path};
pub use report::Report;
pub use ruled::{Kind, NONE, Named, Ruled, Slot, Unplayable, Value, Word, name_json};

/// Which rules are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// A profile's name or path.
    pub rules: String,
    /// Names or paths of variants.
    pub variants: Vec<String>,
    /// Overrides, each `switch=value` with the value in TOML.
    pub set: Vec<String>,
    /// The folder where relative paths start; the working directory if there is none.
    pub folder: Option<PathBuf>,
}

impl Request {
    /// Asks for a profile as it is.
    pub fn named(rules: &str) -> Self {
        Self { rules: rules.to_owned(), ..Self::default() }
    }

    /// Asks for a profile with these variants and switches, each with its value.
    pub fn of(rules: &str, variants: &[String], set: &Map<String, Json>) -> Self {
        Self { variants: variants.to_vec(), set: plain::settings(set), ..Self::named(rules) }
    }
}

/// Rules ready to be played, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Ruled = State> {
    /// The name or path the profile was asked for with.
    pub profile: String,
    /// The variants as they were asked for, each once.
    pub variants: Vec<String>,
    /// The overrides: each switch with its value as a profile writes it.
    pub set: Map<String, Json>,
    /// What the profile calls itself.
    pub name: String,
    /// What the profile says about itself.
    pub summary: String,
    /// Where the profile's rules come from.
    pub source: String,
    /// The rules.
    pub rules: G::Rules,
    /// What the rules are made from: the oldest parent, as it is; none if that is no whole set of rules.
    pub base: Option<Base<G>>,
    origins: Vec<(G::Switch, Origin)>,
}

/// The rules that others are made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base<G: Ruled = State> {
    /// The name or path of the profile.
    pub profile: String,
    /// The rules.
    pub rules: G::Rules,
}

impl<G: Ruled> Table<G> {
    fn new(
        request: &Request,
        variants: Vec<String>,
        layers: &[Layer<G>],
        rules: G::Rules,
        origins: Vec<(G::Switch, Origin)>,
    ) -> Self {
        let mut profiles = layers.iter().filter(|it| matches!(it.origin, Origin::Profile(_)));
        let profile = profiles.next_back().map(|it| &it.sheet);
        let overrides = layers.iter().filter(|it| it.origin == Origin::Set).flat_map(|it| &it.sheet.settings);
        Self {
            profile: request.rules.clone(),
            variants,
            set: overrides.map(|it| (it.switch.to_string(), ruled::value_json(&it.value))).collect(),
            name: profile.and_then(|it| it.name.clone()).unwrap_or_else(|| request.rules.clone()),
            summary: profile.map(|it| it.summary.clone()).unwrap_or_default(),
            source: profile.map(|it| it.origin.clone()).unwrap_or_default(),
            rules,
            base: base(layers),
            origins,
        }
    }

    /// Returns where `switch` has its value from.
    pub fn origin(&self, switch: G::Switch) -> &Origin {
        self.origins.iter().find(|it| it.0 == switch).map_or(&Origin::Default, |it| &it.1)
    }

    /// Returns every switch that has a value, as nested tables: what a record keeps, and [`from_resolved`] reads.
    pub fn resolved(&self) -> Json {
        G::resolved(&self.rules)
    }
}

fn base<G: Ruled>(layers: &[Layer<G>]) -> Option<Base<G>> {
    let Some(Layer { origin: Origin::Profile(profile), .. }) = layers.first() else { return None };
    let (rules, _) = fold::fold(&layers[..1]).ok()?;
    Some(Base { profile: profile.clone(), rules })
}

/// Returns the rules that [`Table::resolved`] wrote.
///
/// # Errors
///
/// With everything that keeps the value from being rules.
pub fn from_resolved<G: Ruled>(resolved: &Json) -> Result<G::Rules, Report<G>> {
    let text = toml::to_string(resolved).map_err(|it| {
        Report::new(vec![fault::Fault { at: None, also: vec![], what: fault::What::Syntax { reason: it.to_string() } }])
    })?;
    let sheet: sheet::Sheet<G> = sheet::Sheet::switches(Source::new("resolved", text));
    let mut faults = sheet.faults.clone();
    match fold::fold(&[Layer { origin: Origin::Default, sheet }]) {
        Ok((rules, _)) if faults.is_empty() => Ok(rules),
        Ok(_) => Err(Report::new(faults)),
        Err(more) => {
            faults.extend(more);
            Err(Report::new(faults))
        }
    }
}
