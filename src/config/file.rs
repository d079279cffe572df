//! The settings file: TOML, every key checked.

use std::{borrow::Cow, sync::Arc};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    config::{Cards, Color, Fault, HandOn, KeySetting, Speed, Theme, What, fault::Expected},
    report::{Source, line, mark, syntax_faults},
    words::Language,
};

const KEYS: [&str; 12] =
    ["rules", "variants", "name", "lang", "cards", "ascii", "color", "speed", "theme", "hand-on", "keys", "data"];

/// A value and the line it stands in.
type Said<T> = Option<(T, usize)>;

/// What a settings file says.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    pub rules: Said<String>,
    pub variants: Said<Vec<String>>,
    pub name: Said<String>,
    pub lang: Said<Language>,
    pub cards: Said<Cards>,
    pub ascii: Said<bool>,
    pub color: Said<Color>,
    pub speed: Said<Speed>,
    pub theme: Said<Theme>,
    pub keys: Vec<KeySetting>,
    pub hand_on: Said<HandOn>,
    pub data: Said<String>,
}

impl Sheet {
    /// Returns what a text says, and everything that is wrong with it, in the order of the text.
    pub fn read(source: &Arc<Source>) -> (Self, Vec<Fault>) {
        let (tree, errors) = DeTable::parse_recoverable(&source.text);
        let mut reader = Reader { source, faults: vec![] };
        let mut sheet = Self::default();
        for (key, value) in tree.get_ref() {
            reader.entry(&mut sheet, key, value);
        }
        let mut faults = reader.faults;
        let syntax = syntax_faults(&source.text, &errors);
        let at_line = |at: usize| line(&source.text, at);
        // What stands in a broken line is not looked at further.
        let broken: Vec<_> = syntax.iter().map(|(span, _)| at_line(span.start)).collect();
        faults.retain(|it| it.at.as_ref().is_none_or(|it| !broken.contains(&at_line(it.span.start))));
        faults.extend(
            syntax
                .into_iter()
                .map(|(span, reason)| Fault { at: Some(mark(source, span)), what: What::Syntax { reason } }),
        );
        faults.sort_by_key(|it| it.at.as_ref().map(|it| it.span.start));
        (sheet, faults)
    }
}

struct Reader<'a> {
    source: &'a Arc<Source>,
    faults: Vec<Fault>,
}

type Value<'i> = Spanned<DeValue<'i>>;

impl Reader<'_> {
    fn entry(&mut self, sheet: &mut Sheet, key: &Spanned<Cow<'_, str>>, value: &Value<'_>) {
        let at = line(&self.source.text, key.span().start);
        match key.get_ref().as_ref() {
            "rules" => sheet.rules = self.text("rules", value).map(|it| (it, at)),
            "variants" => sheet.variants = self.texts("variants", value).map(|it| (it, at)),
            "name" => sheet.name = self.line("name", value).map(|it| (it, at)),
            "lang" => {
                let known = || Language::all().map(Language::tag).collect();
                sheet.lang = self.named("lang", value, Language::named, known).map(|it| (it, at));
            }
            "cards" => {
                let known = || Cards::all().map(Cards::name).collect();
                sheet.cards = self.named("cards", value, Cards::named, known).map(|it| (it, at));
            }
            "ascii" => sheet.ascii = self.flag("ascii", value).map(|it| (it, at)),
            "color" => sheet.color = self.word("color", value, &Color::ALL, Color::name).map(|it| (it, at)),
            "speed" => sheet.speed = self.word("speed", value, &Speed::ALL, Speed::name).map(|it| (it, at)),
            "theme" => sheet.theme = self.word("theme", value, &Theme::ALL, Theme::name).map(|it| (it, at)),
            "keys" => sheet.keys = self.keys(value),
            "hand-on" => {
                sheet.hand_on = self.word("hand-on", value, &HandOn::ALL, HandOn::name).map(|it| (it, at));
            }
            "data" => sheet.data = self.text("data", value).map(|it| (it, at)),
            other => {
                let what = What::UnknownKey { key: other.to_owned(), known: &KEYS };
                self.faults.push(Fault { at: Some(mark(self.source, key.span())), what });
            }
        }
    }

    fn fault(&mut self, value: &Value<'_>, what: What) {
        self.faults.push(Fault { at: Some(mark(self.source, value.span())), what });
    }

    fn wrong_type(&mut self, key: &'static str, expected: Expected, value: &Value<'_>) {
        self.fault(value, What::WrongType { key, expected, found: value.get_ref().type_str() });
    }

    /// Returns a text of one line.
    fn line(&mut self, key: &'static str, value: &Value<'_>) -> Option<String> {
        match value.get_ref().as_str() {
            None => self.wrong_type(key, Expected::Text, value),
            Some(text) if text.chars().any(char::is_control) => self.fault(value, What::NotOneLine { key }),
            Some(text) => return Some(text.trim().to_owned()),
        }
        None
    }

    /// Returns a text of one line that says something.
    fn text(&mut self, key: &'static str, value: &Value<'_>) -> Option<String> {
        let text = self.line(key, value)?;
        if text.is_empty() {
            self.fault(value, What::NotOneLine { key });
            return None;
        }
        Some(text)
    }

    fn texts(&mut self, key: &'static str, value: &Value<'_>) -> Option<Vec<String>> {
        let Some(list) = value.get_ref().as_array() else {
            self.wrong_type(key, Expected::Texts, value);
            return None;
        };
        // Every entry is looked at, so that each fault is found.
        let texts: Vec<_> = list.iter().map(|it| self.text(key, it)).collect();
        texts.into_iter().collect()
    }

    /// Returns the actions and their keys, in the order of the text.
    fn keys(&mut self, value: &Value<'_>) -> Vec<KeySetting> {
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_type("keys", Expected::Table, value);
            return vec![];
        };
        let mut settings: Vec<_> = table.iter().filter_map(|(name, value)| self.keys_of(name, value)).collect();
        settings.sort_by_key(|it| it.action.1.span.start);
        settings
    }

    fn keys_of(&mut self, name: &Spanned<Cow<'_, str>>, value: &Value<'_>) -> Option<KeySetting> {
        let texts: Vec<&Value<'_>> = match value.get_ref() {
            DeValue::Array(list) => list.iter().collect(),
            _ => vec![value],
        };
        if texts.is_empty() {
            self.fault(value, What::NoKey { action: name.get_ref().to_string() });
        }
        let mut keys = vec![];
        for text in texts {
            match text.get_ref().as_str() {
                Some(key) => keys.push((key.to_owned(), mark(self.source, text.span()))),
                None => self.wrong_type("keys", Expected::Keys, text),
            }
        }
        let action = (name.get_ref().to_string(), mark(self.source, name.span()));
        let line = line(&self.source.text, name.span().start);
        (!keys.is_empty()).then_some(KeySetting { action, keys, line })
    }

    fn flag(&mut self, key: &'static str, value: &Value<'_>) -> Option<bool> {
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong_type(key, Expected::Flag, value);
        }
        flag
    }

    /// Returns the one of `all` that is called so.
    fn word<T: Copy>(
        &mut self,
        key: &'static str,
        value: &Value<'_>,
        all: &[T],
        name: fn(T) -> &'static str,
    ) -> Option<T> {
        let known = || all.iter().map(|it| name(*it)).collect();
        self.named(key, value, |word| all.iter().copied().find(|it| name(*it) == word), known)
    }

    /// Returns what the word means; `known` are the words there are.
    fn named<T>(
        &mut self,
        key: &'static str,
        value: &Value<'_>,
        meant: impl Fn(&str) -> Option<T>,
        known: impl Fn() -> Vec<&'static str>,
    ) -> Option<T> {
        let word = self.line(key, value)?;
        let meant = meant(&word);
        if meant.is_none() {
            self.fault(value, What::UnknownWord { key, word, known: known() });
        }
        meant
    }
}
