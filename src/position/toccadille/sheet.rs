//! A position file spelled out: which keys it has, and whether they are of the right type.

use std::{borrow::Cow, ops::Range, sync::Arc};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    position::{
        fault::Fault,
        toccadille::{Expected, What},
    },
    report::{Source, mark, syntax_faults},
    toccadille::{Board, BySeat, Dice, MARKS, Point, SIDES, Seat},
};

const TOP: [&str; 4] = ["rules", "variants", "turn", "dice"];
const SEAT: [&str; 4] = ["points", "hand", "off", "marks"];

/// The most stones that are read: more than any rules give, so that their sum is told as wrong.
const MOST_STONES: u8 = 99;

/// Where in a position a key stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Outside the tables.
    Top,
    /// In the table of this seat.
    Seat(Seat),
}

/// A text, and where it stands.
pub(super) type Entry = (String, Range<usize>);

/// What a position file says, as far as it could be read.
#[derive(Debug)]
pub(super) struct Sheet {
    source: Arc<Source>,
    pub rules: Option<Entry>,
    pub variants: Vec<Entry>,
    pub turn: Option<Seat>,
    pub dice: Option<Dice>,
    pub board: Board,
    pub marks: BySeat<u8>,
    /// Where each seat begins.
    pub places: BySeat<Option<Range<usize>>>,
    /// Where each point stands that a seat names.
    pub points: BySeat<Vec<(Point, Range<usize>)>>,
    pub faults: Vec<Fault<What>>,
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
            dice: None,
            board: Board::default(),
            marks: BySeat::default(),
            places: BySeat::default(),
            points: BySeat::default(),
            faults: vec![],
        };
        let syntax = syntax_faults(&source.text, &errors);
        if !syntax.is_empty() {
            // What else is wrong may follow from it.
            for (span, reason) in syntax {
                sheet.fault(span, What::Syntax { reason });
            }
            return sheet;
        }
        for (key, value) in tree.get_ref() {
            sheet.top(key, value);
        }
        let missing = [("rules", What::RulesMissing), ("turn", What::TurnMissing)];
        for (_, what) in missing.into_iter().filter(|it| !tree.get_ref().contains_key(it.0)) {
            sheet.fault(0..0, what);
        }
        sheet
    }

    fn fault(&mut self, span: Range<usize>, what: What) {
        self.faults.push(Fault { at: Some(mark(&self.source, span)), also: None, what });
    }

    fn top(&mut self, key: &Key<'_>, value: &Value<'_>) {
        match key.get_ref().as_ref() {
            "rules" => self.rules = self.text("rules", Expected::Text, value),
            "variants" => match value.get_ref().as_array() {
                Some(list) => {
                    self.variants = list.iter().filter_map(|it| self.text("variants", Expected::Texts, it)).collect();
                }
                None => self.wrong_type("variants", Expected::Texts, value),
            },
            "turn" => {
                let Some((name, span)) = self.text("turn", Expected::Text, value) else { return };
                match name.parse() {
                    Ok(seat) => self.turn = Some(seat),
                    Err(_) => self.fault(span, What::NoSuchSeat { name }),
                }
            }
            "dice" => self.dice(value),
            name => match name.parse() {
                Ok(seat) => {
                    self.places[seat] = Some(key.span());
                    self.seat(seat, value);
                }
                Err(_) => {
                    let seats = Seat::ALL.map(Seat::name);
                    let known = TOP.into_iter().chain(seats).map(str::to_owned).collect();
                    self.unknown_key(key, Place::Top, known);
                }
            },
        }
    }

    fn dice(&mut self, value: &Value<'_>) {
        let Some(list) = value.get_ref().as_array() else {
            return self.wrong_type("dice", Expected::Dice, value);
        };
        let dice: Vec<_> = list.iter().map(|it| self.number("dice", it, 1, SIDES)).collect();
        match dice[..] {
            [Some(one), Some(two)] => self.dice = Dice::new(one, two),
            [_, _] => {}
            _ => self.fault(value.span(), What::NotTwoDice),
        }
    }

    fn seat(&mut self, seat: Seat, value: &Value<'_>) {
        let DeValue::Table(entries) = value.get_ref() else {
            return self.wrong_type(seat.name(), Expected::Seat, value);
        };
        for (key, value) in entries {
            match key.get_ref().as_ref() {
                "points" => self.points(seat, value),
                "hand" => {
                    let hand = self.number("hand", value, 0, MOST_STONES).unwrap_or(0);
                    self.board.put_in_hand(seat, hand);
                }
                "off" => {
                    let off = self.number("off", value, 0, MOST_STONES).unwrap_or(0);
                    self.board.put_off(seat, off);
                }
                "marks" => self.marks[seat] = self.number("marks", value, 0, MARKS).unwrap_or(0),
                _ => self.unknown_key(key, Place::Seat(seat), SEAT.map(str::to_owned).to_vec()),
            }
        }
    }

    fn points(&mut self, seat: Seat, value: &Value<'_>) {
        let DeValue::Table(entries) = value.get_ref() else {
            return self.wrong_type("points", Expected::Points, value);
        };
        for (key, value) in entries {
            let name = key.get_ref().as_ref();
            let Ok(point) = name.parse::<Point>() else {
                self.fault(key.span(), What::NoSuchPoint { key: name.to_owned() });
                continue;
            };
            // 01 is 1 too.
            let before = self.board.on(seat, point);
            let count = self.number(name, value, 0, MOST_STONES).unwrap_or(0);
            self.board.put(seat, point, before.saturating_add(count));
            self.points[seat].push((point, key.span()));
        }
    }

    fn unknown_key(&mut self, key: &Key<'_>, place: Place, known: Vec<String>) {
        self.fault(key.span(), What::UnknownKey { key: key.get_ref().to_string(), place, known });
    }

    fn wrong_type(&mut self, key: &str, expected: Expected, value: &Value<'_>) {
        let found = value.get_ref().type_str();
        self.fault(value.span(), What::WrongType { key: key.to_owned(), expected, found });
    }

    fn text(&mut self, key: &str, expected: Expected, value: &Value<'_>) -> Option<Entry> {
        let text = value.get_ref().as_str().map(|it| (it.to_owned(), value.span()));
        if text.is_none() {
            self.wrong_type(key, expected, value);
        }
        text
    }

    fn number(&mut self, key: &str, value: &Value<'_>, min: u8, max: u8) -> Option<u8> {
        let Some(written) = value.get_ref().as_integer() else {
            self.wrong_type(key, Expected::Number, value);
            return None;
        };
        let number = u8::from_str_radix(written.as_str(), written.radix()).ok();
        let number = number.filter(|it| (min..=max).contains(it));
        if number.is_none() {
            let (key, value_text) = (key.to_owned(), written.to_string());
            self.fault(value.span(), What::OutOfRange { key, value: value_text, min, max });
        }
        number
    }
}
