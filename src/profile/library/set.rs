//! The text of a `--set`: one switch and its value.

use crate::{
    profile::{
        fault::{Fault, What},
        fold::{Layer, Origin},
        ruled::Ruled,
        sheet::Sheet,
    },
    report::Source,
};

/// What a fault calls the text of a `--set`.
pub const SET: &str = "--set";

/// Returns what a text sets: one switch, or faults.
pub(super) fn set_layer<G: Ruled>(text: &str) -> Layer<G> {
    let mut sheet = Sheet::switches(Source::new(SET, text));
    if sheet.faults.is_empty() && sheet.settings.len() != 1 {
        let at = Some(sheet.mark(0..text.len()));
        sheet.faults.push(Fault { at, also: vec![], what: What::NotOneSwitch });
    } else if let Some(faults) = without_quotes(&sheet) {
        sheet.faults = faults;
    }
    Layer { origin: Origin::Set, sheet }
}

/// Returns what is wrong with a text that is no TOML only because its value is a word without quotes.
///
/// A shell takes quotes away that stand in no others, so that the text may have been typed with them.
fn without_quotes<G: Ruled>(sheet: &Sheet<G>) -> Option<Vec<Fault<G>>> {
    let (key, rest) = sheet.source.text.split_once('=').filter(|_| sheet.broken)?;
    let word = rest.trim();
    if word.is_empty() || !word.chars().all(|it| it.is_alphanumeric() || matches!(it, '_' | '-' | ' ')) {
        return None;
    }
    let start = sheet.source.text.len() - rest.trim_start().len();
    let end = start + word.len();
    let before = &sheet.source.text[..start];
    let quoted = Sheet::<G>::switches(Source::new(SET, format!("{before}\"{word}\"")));
    let meant = match &quoted.faults[..] {
        [] => word,
        [Fault { what: What::UnknownWord { nearest: Some(nearest), .. }, .. }] => nearest,
        _ if quoted.broken => return None,
        faults => return Some(faults.iter().map(|it| marked_in(sheet, it, end)).collect()),
    };
    let what = What::WordWithoutQuotes { key: key.trim().to_owned(), word: meant.to_owned() };
    Some(vec![Fault { at: Some(sheet.mark(start..end)), also: vec![], what }])
}

/// Returns a fault of the text with quotes where it is in the text without them, which has a value up to `end`.
fn marked_in<G: Ruled>(sheet: &Sheet<G>, fault: &Fault<G>, end: usize) -> Fault<G> {
    let at = fault.at.as_ref().map(|it| sheet.mark(it.span.start.min(end)..it.span.end.min(end)));
    Fault { at, ..fault.clone() }
}
