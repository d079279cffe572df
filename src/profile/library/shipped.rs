//! The profiles and variants that come with the program, and what the catalogue says of them.

use std::sync::Arc;

use crate::{profile::fault::Sort, report::Source, words};

/// The profiles that come with the program.
pub const PROFILES: [(&str, &str); 3] = [
    ("english", include_str!("../../../rules/english.toml")),
    ("french", include_str!("../../../rules/french.toml")),
    ("toccadille", include_str!("../../../rules/toccadille.toml")),
];

/// The variants that come with the program.
pub const VARIANTS: [(&str, &str); 7] = [
    ("fast-track", include_str!("../../../rules/variants/fast-track.toml")),
    ("lose-a-turn", include_str!("../../../rules/variants/lose-a-turn.toml")),
    ("team", include_str!("../../../rules/variants/team.toml")),
    ("solo", include_str!("../../../rules/variants/solo.toml")),
    ("joker", include_str!("../../../rules/variants/joker.toml")),
    ("alvensleben-1853", include_str!("../../../rules/variants/alvensleben-1853.toml")),
    ("toccategli-18c", include_str!("../../../rules/variants/toccategli-18c.toml")),
];

/// Returns the texts of one kind that come with the program, by name.
pub(super) const fn shelf(sort: Sort) -> &'static [(&'static str, &'static str)] {
    match sort {
        Sort::Profile => &PROFILES,
        Sort::Variant => &VARIANTS,
    }
}

/// Returns what a fault calls a shipped text: its path in the repository.
pub(super) fn shipped_name(sort: Sort, name: &str) -> String {
    match sort {
        Sort::Profile => format!("rules/{name}.toml"),
        Sort::Variant => format!("rules/variants/{name}.toml"),
    }
}

/// Returns a text that comes with the program.
pub(super) fn shipped(sort: Sort, name: &str, text: &str) -> Arc<Source> {
    Source::new(shipped_name(sort, name), text)
}

/// Returns what the catalogue says of a profile or variant that comes with the program.
pub(super) fn said(sort: Sort, name: &str, what: &str) -> Option<String> {
    let key = match sort {
        Sort::Profile => format!("profile-{name}-{what}"),
        Sort::Variant => format!("variant-{name}-{what}"),
    };
    words::has(&key).then(|| words::say(&key, &[]))
}

/// Returns what players call a profile or variant in a word; what does not come with the program as it is asked for.
pub fn called(name: &str) -> String {
    let mut labels = [Sort::Profile, Sort::Variant].into_iter().filter_map(|it| said(it, name, "label"));
    labels.next().unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{profile::sheet::Sheet, tock::State};

    #[test]
    fn the_catalogue_says_in_english_what_the_files_say() {
        for sort in [Sort::Profile, Sort::Variant] {
            for (name, text) in shelf(sort) {
                let sheet = Sheet::<State>::profile(shipped(sort, name, text));
                assert_eq!(said(sort, name, "name"), sheet.name, "{name}");
                assert_eq!(said(sort, name, "summary"), Some(sheet.summary), "{name}");
                assert_eq!(said(sort, name, "source"), Some(sheet.origin), "{name}");
                assert_eq!(called(name), *name);
            }
        }
    }
}
