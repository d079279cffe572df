//! A position file spelled out: which keys it has, and whether they are of the right type.

use std::{borrow::Cow, ops::Range, sync::Arc};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    position::fault::{Expected, Fault, Place, What},
    report::{Source, line, mark, syntax_faults},
    tock::{BySeat, MAX_CARDS, MAX_LOST_TURNS, Seat},
};

/// The most extra plays a seat may have in hand: one for each card.
pub const MAX_BANKED: u8 = MAX_CARDS as u8;

const TOP: [&str; 4] = ["rules", "variants", "turn", "again"];
const SEAT: [&str; 4] = ["marbles", "hand", "banked", "must_discard"];

/// A text in a list, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub text: String,
    pub span: Range<usize>,
}

/// What a position file says of one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatSheet {
    pub marbles: Vec<Entry>,
    pub hand: Vec<Entry>,
    pub banked: u8,
    pub must_discard: u8,
}

/// What a position file says, as far as it could be read.
#[derive(Debug)]
pub(super) struct Sheet {
    source: Arc<Source>,
    pub rules: Option<Entry>,
    pub variants: Vec<Entry>,
    pub turn: Option<(Seat, Range<usize>)>,
    /// Where it says that the seat to move may go on.
    pub again: Option<Range<usize>>,
    pub seats: BySeat<Option<SeatSheet>>,
    /// Whether something could not be read, so that what seems to be missing may be there.
    pub is_spoiled: bool,
    pub faults: Vec<Fault>,
    broken_lines: Vec<usize>,
}

type Key<'i> = Spanned<Cow<'i, str>>;
type Value<'i> = Spanned<DeValue<'i>>;

impl Sheet {
    /// Reads a text.
    pub fn read(source: &Arc<Source>) -> Self {
        let (tree, errors) = DeTable::parse_recoverable(&source.text);
        let mut sheet = Self {
            source: source.clone(),
            rules: None,
            variants: vec![],
            turn: None,
            again: None,
            seats: BySeat::from_fn(|_| None),
            is_spoiled: !errors.is_empty(),
            faults: vec![],
            broken_lines: vec![],
        };
        // Read as TOML, each line of a record would be a fault of its own.
        if source.text.starts_with("{\"tock\"") {
            sheet.is_spoiled = true;
            sheet.fault(0..1, What::Record);
            return sheet;
        }
        let mut seen = vec![];
        for (key, value) in tree.get_ref() {
            seen.push(key.get_ref().to_string());
            sheet.top(key, value);
        }
        if errors.is_empty() {
            for (key, what) in [("rules", What::RulesMissing), ("turn", What::TurnMissing)] {
                if !seen.iter().any(|it| it == key) {
                    sheet.fault(0..0, what);
                }
            }
        }
        for (span, reason) in syntax_faults(&source.text, &errors) {
            sheet.broken_lines.push(line(&source.text, span.start));
            sheet.fault(span, What::Syntax { reason });
        }
        sheet
    }

    /// Tells whether a part of the text is no TOML, so that tables may be missing from what was read.
    pub fn is_broken(&self) -> bool {
        !self.broken_lines.is_empty()
    }

    /// Returns the faults, without those that only follow from a line that is no TOML.
    pub fn into_faults(mut self) -> Vec<Fault> {
        let mut faults = std::mem::take(&mut self.faults);
        if self.is_broken() {
            faults.retain(|it| {
                let line = it.at.as_ref().map(|it| line(&it.source.text, it.span.start));
                matches!(it.what, What::Syntax { .. }) || !line.is_some_and(|it| self.broken_lines.contains(&it))
            });
        }
        faults
    }

    fn fault(&mut self, span: Range<usize>, what: What) {
        self.faults.push(Fault { at: Some(mark(&self.source, span)), also: None, what });
    }

    fn top(&mut self, key: &Key<'_>, value: &Value<'_>) {
        match key.get_ref().as_ref() {
            "rules" => self.rules = self.text("rules", value).map(|text| Entry { text, span: value.span() }),
            "variants" => self.variants = self.texts("variants", value),
            "turn" => {
                let Some(name) = self.text("turn", value) else { return };
                match seat(&name) {
                    Some(seat) => self.turn = Some((seat, value.span())),
                    None => self.fault(value.span(), What::NoSuchSeat { name }),
                }
            }
            "again" => match value.get_ref().as_bool() {
                Some(again) => self.again = again.then(|| value.span()),
                None => self.wrong_type("again", Expected::Flag, value),
            },
            name => match seat(name) {
                Some(seat) => self.seats[seat] = Some(self.seat(seat, value)),
                None => {
                    let seats = Seat::ALL.map(|it| it.to_string());
                    let known = TOP.into_iter().map(str::to_owned).chain(seats).collect();
                    self.unknown_key(key, Place::Top, known);
                }
            },
        }
    }

    fn seat(&mut self, seat: Seat, value: &Value<'_>) -> SeatSheet {
        let mut sheet = SeatSheet::default();
        let DeValue::Table(entries) = value.get_ref() else {
            self.wrong_type(["A", "B", "C", "D"][seat.index()], Expected::Seat, value);
            return sheet;
        };
        for (key, value) in entries {
            match key.get_ref().as_ref() {
                "marbles" => sheet.marbles = self.texts("marbles", value),
                "hand" => sheet.hand = self.texts("hand", value),
                "banked" => sheet.banked = self.number("banked", value, MAX_BANKED),
                "must_discard" => sheet.must_discard = self.number("must_discard", value, MAX_LOST_TURNS),
                _ => self.unknown_key(key, Place::Seat(seat), SEAT.map(str::to_owned).to_vec()),
            }
        }
        sheet
    }

    fn unknown_key(&mut self, key: &Key<'_>, place: Place, known: Vec<String>) {
        self.is_spoiled = true;
        self.fault(key.span(), What::UnknownKey { key: key.get_ref().to_string(), place, known });
    }

    fn wrong_type(&mut self, key: &'static str, expected: Expected, value: &Value<'_>) {
        self.is_spoiled = true;
        self.fault(value.span(), What::WrongType { key, expected, found: value.get_ref().type_str() });
    }

    fn text(&mut self, key: &'static str, value: &Value<'_>) -> Option<String> {
        let text = value.get_ref().as_str().map(str::to_owned);
        if text.is_none() {
            self.wrong_type(key, Expected::Text, value);
        }
        text
    }

    fn texts(&mut self, key: &'static str, value: &Value<'_>) -> Vec<Entry> {
        let Some(list) = value.get_ref().as_array() else {
            self.wrong_type(key, Expected::Texts, value);
            return vec![];
        };
        let mut entries = vec![];
        for value in list {
            match value.get_ref().as_str() {
                Some(text) => entries.push(Entry { text: text.to_owned(), span: value.span() }),
                None => self.wrong_type(key, Expected::Texts, value),
            }
        }
        entries
    }

    fn number(&mut self, key: &'static str, value: &Value<'_>, max: u8) -> u8 {
        let Some(written) = value.get_ref().as_integer() else {
            self.wrong_type(key, Expected::Number, value);
            return 0;
        };
        let number = u8::from_str_radix(written.as_str(), written.radix()).ok().filter(|it| *it <= max);
        number.unwrap_or_else(|| {
            self.is_spoiled = true;
            self.fault(value.span(), What::OutOfRange { key, value: written.to_string(), max });
            0
        })
    }
}

fn seat(name: &str) -> Option<Seat> {
    let mut letters = name.chars();
    letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
}
