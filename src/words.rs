//! Every word a player reads, looked up by meaning in the message catalogue under `locales/`.
//!
//! Engines and profiles hand out data; this module alone turns a key and its values into a sentence.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::langid;

/// The catalogue, one file a subject.
const ENGLISH: &[&str] = &[
    include_str!("../locales/en/bots.ftl"),
    include_str!("../locales/en/cli.ftl"),
    include_str!("../locales/en/config.ftl"),
    include_str!("../locales/en/edit.ftl"),
    include_str!("../locales/en/faults.ftl"),
    include_str!("../locales/en/games.ftl"),
    include_str!("../locales/en/hints.ftl"),
    include_str!("../locales/en/learn.ftl"),
    include_str!("../locales/en/lessons.ftl"),
    include_str!("../locales/en/over.ftl"),
    include_str!("../locales/en/handing.ftl"),
    include_str!("../locales/en/plain.ftl"),
    include_str!("../locales/en/positions.ftl"),
    include_str!("../locales/en/programs.ftl"),
    include_str!("../locales/en/records.ftl"),
    include_str!("../locales/en/refusals.ftl"),
    include_str!("../locales/en/replay.ftl"),
    include_str!("../locales/en/reports.ftl"),
    include_str!("../locales/en/rules.ftl"),
    include_str!("../locales/en/setup.ftl"),
    include_str!("../locales/en/stats.ftl"),
    include_str!("../locales/en/table.ftl"),
    include_str!("../locales/en/why.ftl"),
];

/// Returns the message `key` with its values filled in; `say!` is the short way to call it.
///
/// A key that the catalogue lacks comes back between angle brackets, so that a mistake is seen and nothing breaks.
pub fn say(key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let bundle = bundle();
    let missing = || format!("<{key}>");
    let Some(pattern) = bundle.get_message(key).and_then(|it| it.value()) else {
        debug_assert!(false, "the catalogue has no message {key}");
        return missing();
    };
    let mut args = FluentArgs::new();
    for (name, value) in values {
        args.set(*name, value.clone());
    }
    let mut faults = vec![];
    let text = bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
    debug_assert!(faults.is_empty(), "message {key}: {faults:?}");
    text
}

/// Tells whether the catalogue has the message `key`.
pub fn has(key: &str) -> bool {
    bundle().get_message(key).is_some_and(|it| it.value().is_some())
}

/// Returns a word that came from outside, short enough to be said and without anything a terminal would obey.
pub fn cut(word: &str) -> String {
    const MOST: usize = 40;
    let mut text: String = word.chars().take(MOST).map(|it| if it.is_control() { '\u{fffd}' } else { it }).collect();
    if word.chars().nth(MOST).is_some() {
        text.push('…');
    }
    text
}

/// Tells whether a letter can be shown on a screen of cells: controls cannot, nor what turns the direction of writing,
/// nor what has no width and joins or changes its neighbours, which every terminal does otherwise.
pub fn is_printable(letter: char) -> bool {
    let joins = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    !letter.is_control() && !joins
}

/// Returns a message of the catalogue: `say!("games-moves", count = 3)`.
#[macro_export]
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::say($key, &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),*])
    };
}

fn bundle() -> &'static FluentBundle<FluentResource> {
    static BUNDLE: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    BUNDLE.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        // Isolation marks around values would shift the columns of a terminal.
        bundle.set_use_isolating(false);
        for &text in ENGLISH {
            let resource = FluentResource::try_new(text.to_owned()).expect("a test reads every catalogue file");
            bundle.add_resource(resource).expect("a test finds keys that stand twice");
        }
        bundle
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_know_one_from_many() {
        assert_eq!(say!("games-moves", count = 1), "1 move");
        assert_eq!(say!("games-moves", count = 3), "3 moves");
        assert!(!has("no-such-message"));
    }

    #[test]
    fn what_disturbs_a_screen_is_not_printable() {
        for letter in
            ['\u{1b}', '\u{7f}', '\u{9b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{fe0f}', '\u{feff}', '\u{e0041}']
        {
            assert!(!is_printable(letter), "{letter:?}");
        }
        assert!("Zoë é e\u{301} 日本 שלום 👩 ♥".chars().all(is_printable));
    }
}
