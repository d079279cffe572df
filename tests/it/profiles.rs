//! Profiles: texts that set switches, their faults, and what is shown of them.

use tock::profile::{Library, Request, from_resolved};

use crate::switches;

/// Every profile with every set of variants that do not contradict each other.
fn combinations() -> Vec<(&'static str, Vec<&'static str>)> {
    let variants = ["fast-track", "lose-a-turn", "joker", "team", "solo"];
    let mut all = vec![];
    for profile in ["english", "french"] {
        for bits in 0..1 << variants.len() {
            let taken: Vec<_> =
                variants.iter().enumerate().filter(|it| bits >> it.0 & 1 == 1).map(|it| *it.1).collect();
            if !(taken.contains(&"team") && taken.contains(&"solo")) {
                all.push((profile, taken));
            }
        }
    }
    all
}

fn request(rules: &str, variants: &[&str], set: &[&str]) -> Request {
    let texts = |it: &[&str]| it.iter().map(ToString::to_string).collect();
    Request { rules: rules.to_owned(), variants: texts(variants), set: texts(set), folder: None }
}

#[test]
fn the_shipped_files_are_the_source_texts_switch_by_switch() {
    for (profile, variants) in combinations() {
        let table = Library::new(None).resolve(&request(profile, &variants, &[])).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(table.rules, switches::named(profile, &variants), "{profile} with {variants:?}");
        let again = from_resolved(&table.resolved()).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(again, table.rules, "{profile} with {variants:?} from the record");
    }
}
