//! One text that sets switches, read and spelled out: every fault of spelling, type and range in it is found here.

mod action;

use std::{ops::Range, sync::Arc};

use toml::{
    Spanned,
    de::{DeInteger, DeTable, DeValue},
};

use crate::{
    profile::{
        fault::{Expected, Fault, Place, What},
        ruled::{Kind, NONE, Ruled, Value},
    },
    report::{self, Mark, Source, line, nearest, syntax_faults},
};

/// The keys that hold words about a profile.
pub const WORDS: [&str; 5] = ["name", "summary", "source", "base", "game"];

/// A text as read.
#[derive(Clone, Debug)]
pub struct Sheet<G: Ruled> {
    /// The text.
    pub source: Arc<Source>,
    /// What the profile or variant calls itself.
    pub name: Option<String>,
    /// What it says about itself.
    pub summary: String,
    /// Where its rules come from.
    pub origin: String,
    /// The parent it names, and where.
    pub base: Option<(String, Range<usize>)>,
    /// The game it says it is about, and where.
    pub game: Option<(String, Range<usize>)>,
    /// The tables it has, and where their names stand.
    pub tables: Vec<(&'static str, Range<usize>)>,
    /// What it sets, in the order of the text.
    pub settings: Vec<Setting<G>>,
    /// The switches it means to set, but with a fault.
    pub spoiled: Vec<G::Switch>,
    /// Whether parts of it could not be read at all.
    pub broken: bool,
    /// Everything that is wrong with it, in the order of the text.
    pub faults: Vec<Fault<G>>,
}

/// A switch that a text sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting<G: Ruled> {
    /// The switch.
    pub switch: G::Switch,
    /// The value it is given.
    pub value: Value,
    /// Where the value stands.
    pub span: Range<usize>,
    /// Where each entry of the value stands, if it is a list.
    pub entries: Vec<Range<usize>>,
}

impl<G: Ruled> Sheet<G> {
    /// Reads a profile or a variant.
    pub fn profile(source: Arc<Source>) -> Self {
        let mut sheet = Self::read(source, &WORDS);
        if sheet.name.is_none() && !sheet.broken && !sheet.spoiled_name() {
            sheet.faults.insert(0, Fault { at: Some(sheet.mark(0..0)), also: vec![], what: What::NameMissing });
        }
        sheet
    }

    /// Reads a text that has nothing but switches.
    pub fn switches(source: Arc<Source>) -> Self {
        Self::read(source, &[])
    }

    /// Returns the place of `span` in this text.
    pub fn mark(&self, span: Range<usize>) -> Mark {
        report::mark(&self.source, span)
    }

    /// Returns what the text sets `switch` to.
    pub fn setting(&self, switch: G::Switch) -> Option<&Setting<G>> {
        self.settings.iter().find(|it| it.switch == switch)
    }

    fn spoiled_name(&self) -> bool {
        let is_name = |key: &String| key == "name";
        self.faults.iter().any(|it| match &it.what {
            What::WrongType { key, .. } | What::NotOneLine { key } => is_name(key),
            What::UnknownKey { nearest, .. } => nearest.as_ref().is_some_and(is_name),
            _ => false,
        })
    }

    fn read(source: Arc<Source>, words: &[&'static str]) -> Self {
        let (text, stops) = without_stops(&source.text);
        let (tree, errors) = DeTable::parse_recoverable(&text);
        let errors = [stops, errors].concat();
        let mut reader = Reader { source: &source, faults: vec![], spoiled: vec![], settings: vec![], tables: vec![] };
        let mut about = [const { None }; WORDS.len()];
        for (key, value) in tree.get_ref() {
            if MOST_FAULTS < reader.faults.len() {
                break;
            }
            reader.top(words, key, value, &mut about);
        }
        let Reader { mut faults, spoiled, mut settings, tables, .. } = reader;
        if !errors.is_empty() {
            faults = syntax_first(&source, &errors, faults);
        }
        faults.sort_by_key(|it| it.at.as_ref().map(|it| it.span.start));
        settings.sort_by_key(|it| it.span.start);
        let [name, summary, origin, base, game] = about;
        let text = |it: Option<(String, Range<usize>)>| it.map(|it| it.0);
        Self {
            name: text(name),
            summary: text(summary).unwrap_or_default(),
            origin: text(origin).unwrap_or_default(),
            base,
            game,
            tables,
            settings,
            spoiled,
            broken: !errors.is_empty() || MOST_FAULTS < faults.len(),
            faults,
            source,
        }
    }
}

/// Returns the text without the lines that would make the TOML reader stop, and why it would: at a key without a value.
fn without_stops(text: &str) -> (String, Vec<toml::de::Error>) {
    let mut text = text.to_owned();
    let mut stops = vec![];
    while stops.len() < MOST_FAULTS && stops.len() * text.len() < MOST_READ_AGAIN {
        let (_, errors) = DeTable::parse_recoverable(&text);
        let stop = errors.into_iter().find(|it| it.message().starts_with("key with no value"));
        let Some((stop, at)) = stop.and_then(|it| Some((it.clone(), it.span()?.start.min(text.len())))) else {
            break;
        };
        stops.push(stop);
        let start = text.as_bytes()[..at].iter().rposition(|it| *it == b'\n').map_or(0, |it| it + 1);
        let end = text.as_bytes()[at..].iter().position(|it| *it == b'\n').map_or(text.len(), |it| it + at);
        // All else stays where it was.
        text.replace_range(start..end, &" ".repeat(end - start));
    }
    (text, stops)
}

/// Puts faults of TOML before the others, and drops those that only follow from them: faults on the same line.
fn syntax_first<G: Ruled>(source: &Arc<Source>, errors: &[toml::de::Error], others: Vec<Fault<G>>) -> Vec<Fault<G>> {
    let syntax = syntax_faults(&source.text, errors);
    let lines: Vec<_> = syntax.iter().map(|it| line(&source.text, it.0.start)).collect();
    let elsewhere = |it: &Fault<G>| it.at.as_ref().is_none_or(|it| !lines.contains(&line(&source.text, it.span.start)));
    let fault =
        |(span, reason)| Fault { at: Some(report::mark(source, span)), also: vec![], what: What::Syntax { reason } };
    syntax.into_iter().map(fault).chain(others.into_iter().filter(elsewhere)).collect()
}

/// After how many faults a text is read no further.
pub(super) const MOST_FAULTS: usize = 100;

/// How many bytes are read again, at most, to go on after lines that are no TOML.
const MOST_READ_AGAIN: usize = 1 << 21;

struct Reader<'a, G: Ruled> {
    source: &'a Arc<Source>,
    faults: Vec<Fault<G>>,
    spoiled: Vec<G::Switch>,
    settings: Vec<Setting<G>>,
    tables: Vec<(&'static str, Range<usize>)>,
}

type Key<'i> = Spanned<std::borrow::Cow<'i, str>>;

impl<G: Ruled> Reader<'_, G> {
    /// A table with more keys has unknown ones, and those that are read say so.
    const MOST_ENTRIES: usize = 200;

    fn fault(&mut self, span: Range<usize>, what: What<G>) {
        let at = Some(report::mark(self.source, span));
        self.faults.push(Fault { at, also: vec![], what });
    }

    fn wrong_type(&mut self, key: &str, expected: Expected, value: &Spanned<DeValue<'_>>) {
        let what = What::WrongType { key: key.to_owned(), expected, found: value.get_ref().type_str() };
        self.fault(value.span(), what);
    }

    fn unknown_key(&mut self, key: &Key<'_>, place: Place, known: Vec<String>, also: &[String]) -> Option<String> {
        let name = key.get_ref().to_string();
        let nearest = nearest(&name, &[&known[..], also].concat());
        self.fault(key.span(), What::UnknownKey { key: name, place, nearest: nearest.clone(), known });
        nearest
    }

    fn top(
        &mut self,
        words: &[&'static str],
        key: &Key<'_>,
        value: &Spanned<DeValue<'_>>,
        about: &mut [Option<(String, Range<usize>)>; WORDS.len()],
    ) {
        let name = key.get_ref().as_ref();
        if let Some(place) = words.iter().position(|it| *it == name) {
            about[place] = self.one_line(name, value).map(|it| (it, value.span()));
        } else if let Some(table) = G::tables().into_iter().find(|it| *it == name) {
            self.tables.push((table, key.span()));
            match value.get_ref() {
                DeValue::Table(entries) => {
                    let some = entries.iter().take(Self::MOST_ENTRIES);
                    some.for_each(|(key, value)| self.entry(table, key, value));
                }
                _ => {
                    self.spoiled.extend(G::switches().into_iter().filter(|it| G::path(*it).0 == table));
                    self.wrong_type(name, Expected::Table, value);
                }
            }
        } else if G::find("", name).is_some() {
            self.entry("", key, value);
        } else {
            let known: Vec<_> =
                words.iter().copied().chain(G::tables()).chain(G::keys("")).map(str::to_owned).collect();
            let full: Vec<_> = G::switches().iter().map(ToString::to_string).collect();
            // A key that lost its table is most likely the switch of that name.
            match G::switches().into_iter().find(|it| G::path(*it).1 == name || it.to_string() == name) {
                Some(switch) => {
                    self.spoiled.push(switch);
                    let nearest = Some(switch.to_string());
                    self.fault(
                        key.span(),
                        What::UnknownKey { key: name.to_owned(), place: Place::Top, nearest, known },
                    );
                }
                None => {
                    let nearest = self.unknown_key(key, Place::Top, known, &full);
                    let meant = |it: &G::Switch| {
                        nearest.as_ref().is_some_and(|name| [G::path(*it).0, &it.to_string()].contains(&name.as_str()))
                    };
                    self.spoiled.extend(G::switches().into_iter().filter(meant));
                }
            }
        }
    }

    fn one_line(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<String> {
        match value.get_ref().as_str() {
            None => self.wrong_type(key, Expected::Text, value),
            Some(text) if text.chars().any(char::is_control) || (key == "name" && text.trim().is_empty()) => {
                self.fault(value.span(), What::NotOneLine { key: key.to_owned() });
            }
            Some(text) => return Some(text.to_owned()),
        }
        None
    }

    fn entry(&mut self, table: &'static str, key: &Key<'_>, value: &Spanned<DeValue<'_>>) {
        let Some(switch) = G::find(table, key.get_ref()) else {
            let known: Vec<_> = G::keys(table).into_iter().map(str::to_owned).collect();
            let nearest = self.unknown_key(key, Place::Table(table), known, &[]);
            self.spoiled.extend(nearest.and_then(|it| G::find(table, &it)));
            return;
        };
        let mut entries = vec![];
        match self.value(switch, value, &mut entries) {
            Some(read) => self.settings.push(Setting { switch, value: read, span: value.span(), entries }),
            None => self.spoiled.push(switch),
        }
    }

    fn value(
        &mut self,
        switch: G::Switch,
        value: &Spanned<DeValue<'_>>,
        entries: &mut Vec<Range<usize>>,
    ) -> Option<Value> {
        let key = switch.to_string();
        match G::kind(switch) {
            Kind::Names(names) => self.word(&key, value, &names).map(Value::Name),
            Kind::Flag => self.flag(&key, value).map(Value::Flag),
            Kind::Number { or_none: true, .. } if value.get_ref().as_str() == Some(NONE) => Some(Value::None),
            Kind::Number { min, max, .. } => {
                self.number(&key, value, min.into(), max.into()).and_then(fits).map(Value::Number)
            }
            Kind::Numbers { min, max } => {
                let Some(list) = value.get_ref().as_array() else {
                    self.wrong_type(&key, Expected::Numbers, value);
                    return None;
                };
                entries.extend(list.iter().map(Spanned::span));
                let (min, max) = (min.into(), max.into());
                // Every number is looked at, so that each fault is found.
                let numbers: Vec<_> = list.iter().map(|it| self.number(&key, it, min, max).and_then(fits)).collect();
                numbers.into_iter().collect::<Option<_>>().map(Value::Numbers)
            }
            Kind::Actions => self.actions(switch, value, entries).map(Value::Actions),
        }
    }

    fn word(&mut self, key: &str, value: &Spanned<DeValue<'_>>, names: &[&'static str]) -> Option<&'static str> {
        // A name of digits alone is written as a number.
        let takes_digits = names.iter().any(|it| it.parse::<u8>().is_ok());
        let digits = value.get_ref().as_integer().map(DeInteger::to_string).filter(|_| takes_digits);
        let Some(word) = value.get_ref().as_str().or(digits.as_deref()) else {
            self.wrong_type(key, Expected::Text, value);
            return None;
        };
        let found = names.iter().copied().find(|it| *it == word);
        if found.is_none() {
            let known: Vec<_> = names.iter().copied().map(str::to_owned).collect();
            let nearest = nearest(word, &known);
            let (key, word) = (key.to_owned(), word.to_owned());
            self.fault(value.span(), What::UnknownWord { key, word, nearest, known });
        }
        found
    }

    fn flag(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<bool> {
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong_type(key, Expected::Flag, value);
        }
        flag
    }

    /// Returns a whole number from `min` to `max`.
    fn number(&mut self, key: &str, value: &Spanned<DeValue<'_>>, min: i64, max: i64) -> Option<i64> {
        let Some(written) = value.get_ref().as_integer() else {
            self.wrong_type(key, Expected::Number, value);
            return None;
        };
        let number = whole(written).filter(|it| (min..=max).contains(it));
        if number.is_none() {
            let (key, value_text) = (key.to_owned(), written.to_string());
            self.fault(value.span(), What::OutOfRange { key, value: value_text, min, max });
        }
        number
    }
}

/// Returns the number, unless it is larger than any the program knows.
fn whole(written: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(written.as_str(), written.radix()).ok()
}

fn fits(number: i64) -> Option<u8> {
    number.try_into().ok()
}
