//! The message files of `locales/`, read when they are first asked for.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::words::{Language, Signs, Voice, plain, sound};

/// The folders of `locales/` and the files in each: name and text.
pub(super) const FOLDERS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

type Bundle = FluentBundle<FluentResource>;

/// Returns the message `key` with its values filled in.
///
/// What a language lacks is said in English, and what is not there at all comes back between angle brackets, so that a
/// mistake is seen and nothing breaks.
pub(super) fn say(voice: Voice, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let english = Voice { language: Language::default(), ..voice };
    let found = [voice, english].into_iter().find_map(|it| Some((bundle(it), bundle(it).get_message(key)?.value()?)));
    let Some((bundle, pattern)) = found else {
        debug_assert!(false, "the catalogue has no message {key}");
        return format!("<{key}>");
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

/// Tells whether the language has the message `key`.
pub(super) fn has(voice: Voice, key: &str) -> bool {
    bundle(voice).get_message(key).is_some_and(|it| it.value().is_some())
}

/// Returns the messages of a language, in the signs that can be shown.
fn bundle(voice: Voice) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 2 * FOLDERS.len()] = [const { OnceLock::new() }; 2 * FOLDERS.len()];
    BUNDLES[2 * voice.language.index() + voice.signs as usize].get_or_init(|| {
        let (tag, files) = FOLDERS[voice.language.index()];
        let locale: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks around values would shift the columns of a terminal.
        bundle.set_use_isolating(false);
        bundle.add_function("SOUND", sound_of).expect("it is the only function");
        for (_, text) in files {
            let text = match voice.signs {
                Signs::All => (*text).to_owned(),
                Signs::Ascii => text.replace('…', "...").chars().map(plain).collect(),
            };
            let resource = FluentResource::try_new(text).expect("a test reads every catalogue file");
            bundle.add_resource(resource).expect("a test finds keys that stand twice");
        }
        bundle
    })
}

/// Returns how the text begins that a message asks about: `SOUND($who)`.
fn sound_of<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match values {
        [FluentValue::String(text)] => sound(text).into(),
        _ => FluentValue::Error,
    }
}
