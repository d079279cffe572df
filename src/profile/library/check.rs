//! Checks a file of its own: as the profile or as the variant it seems to be.

use std::path::Path;

use crate::{
    profile::{
        Library, PROFILES, Report, Request, Table,
        fault::{Sort, What},
        fold::{Layer, Origin, fold},
        library::{base_of_variant, is_path, shipped::shipped},
        ruled::Ruled,
        sheet::Sheet,
    },
    report,
    tock::State,
};

/// What a checked file is good for.
#[derive(Debug)]
pub enum Checked<G: Ruled = State> {
    /// A profile that can be played.
    Profile(Box<Table<G>>),
    /// A variant.
    Variant {
        /// What it calls itself.
        name: String,
        /// The shipped profiles it can be laid over.
        fits: Vec<&'static str>,
        /// Those that it does not fit, and why.
        misfits: Vec<(&'static str, Report<G>)>,
    },
}

impl Library {
    /// Checks a file that is to be taken as a profile or as a variant.
    ///
    /// A file in a folder named `variants` is a variant. So is one that has no parent and sets too little to be a whole
    /// set of rules. A variant is laid over each shipped profile of its game, and must make rules with one of them.
    ///
    /// # Errors
    ///
    /// With every fault.
    pub fn check<G: Ruled>(&self, path: &Path) -> Result<Checked<G>, Report<G>> {
        let source = report::open(path).map_err(|it| Report::new(vec![What::from(it).into()]))?;
        let sheet = Sheet::<G>::profile(source);
        let name = path.to_string_lossy().into_owned();
        if !is_variant(path, &sheet) {
            let rules = if is_path(&name) { name } else { format!("./{name}") };
            return self.resolve_of(&Request::named(&rules)).map(|it| Checked::Profile(Box::new(it)));
        }
        let mut faults = sheet.faults.clone();
        faults.extend(base_of_variant(&sheet));
        let (mut fits, mut misfits) = (vec![], vec![]);
        for (profile, text) in PROFILES.into_iter().filter(|it| self.game(it.0, None) == G::NAME) {
            let below = Layer {
                origin: Origin::Profile(profile.to_owned()),
                sheet: Sheet::profile(shipped(Sort::Profile, profile, text)),
            };
            let above = Layer { origin: Origin::Variant(name.clone()), sheet: sheet.clone() };
            match fold(&[below, above]) {
                Ok(_) => fits.push(profile),
                Err(faults) => misfits.push((profile, faults)),
            }
        }
        if fits.is_empty() {
            // One profile is enough to see what is wrong.
            faults.extend(misfits.swap_remove(0).1);
        }
        if !faults.is_empty() {
            return Err(Report::new(faults));
        }
        let misfits = misfits.into_iter().map(|(profile, faults)| (profile, Report::new(faults))).collect();
        Ok(Checked::Variant { name: sheet.name.unwrap_or_default(), fits, misfits })
    }
}

/// Tells whether a file is a variant rather than a profile; see [`Library::check`].
pub(super) fn is_variant<G: Ruled>(path: &Path, sheet: &Sheet<G>) -> bool {
    let in_variants = path.parent().and_then(Path::file_name).is_some_and(|it| it == "variants");
    let is_set = |it: G::Switch| sheet.setting(it).is_some() || sheet.spoiled.contains(&it);
    let values: Vec<_> = sheet.settings.iter().map(|it| it.value.clone()).collect();
    in_variants || (sheet.base.is_none() && !sheet.broken && !G::is_whole(&is_set, &values))
}
