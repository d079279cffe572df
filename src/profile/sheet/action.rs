//! Reads what cards do: lists of actions and effects with their fields.

use std::ops::Range;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::Reader;
use crate::{
    profile::{
        fault::{Expected, Place, What},
        ruled::Ruled,
        tock::cards::{ACTIONS, DO, EFFECTS, Field, FieldKind, Follow, Given, Shape, who, who_names},
    },
    report::nearest,
    tock::rules::Action,
};

/// One item of a list: its table, and where it stands.
type Item<'a, 'i> = (&'a DeTable<'i>, Range<usize>);

impl<G: Ruled> Reader<'_, G> {
    pub(super) fn actions(
        &mut self,
        switch: G::Switch,
        value: &Spanned<DeValue<'_>>,
        entries: &mut Vec<Range<usize>>,
    ) -> Option<Vec<Action>> {
        let Some(list) = value.get_ref().as_array() else {
            self.wrong_type(&switch.to_string(), Expected::Actions, value);
            return None;
        };
        entries.extend(list.iter().map(Spanned::span));
        let actions: Vec<_> = list.iter().map(|it| self.action(switch, it)).collect();
        actions.into_iter().collect()
    }

    fn action(&mut self, switch: G::Switch, value: &Spanned<DeValue<'_>>) -> Option<Action> {
        let (shape, given) = self.item(&switch.to_string(), value, Expected::Action, &ACTIONS)?;
        let action = given.action(shape.what)?;
        // The gate would find these too, but not in a card that has another fault.
        let problems = G::action_problems(&action);
        for problem in problems.iter().copied() {
            self.fault(value.span(), What::Unplayable { switch, problem });
        }
        problems.is_empty().then_some(action)
    }

    /// Reads one action or effect; none if anything is wrong with it.
    fn item<T>(
        &mut self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        expected: Expected,
        shapes: &'static [Shape<T>],
    ) -> Option<(&'static Shape<T>, Given)> {
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_type(key, expected, value);
            return None;
        };
        let item = (table, value.span());
        let shape = self.shape(&item, shapes)?;
        let faults = self.faults.len();
        let mut given = Given::default();
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            if name == DO {
                continue;
            }
            match shape.fields.iter().find(|it| it.name == name) {
                Some(field) => self.field(shape.name, field, value, &mut given),
                None => {
                    let known: Vec<_> = shape.fields.iter().map(|it| it.name.to_owned()).collect();
                    self.unknown_key(key, Place::Action(shape.name), known, &[]);
                }
            }
        }
        self.missing_fields(shape, &item);
        (self.faults.len() == faults).then_some((shape, given))
    }

    /// Returns which action or effect the table says it is.
    fn shape<T>(&mut self, (table, span): &Item<'_, '_>, shapes: &'static [Shape<T>]) -> Option<&'static Shape<T>> {
        let known = || shapes.iter().map(|it| it.name.to_owned()).collect::<Vec<_>>();
        let Some(name) = table.get(DO) else {
            self.fault(span.clone(), What::DoMissing { known: known() });
            return None;
        };
        let Some(word) = name.get_ref().as_str() else {
            self.wrong_type(DO, Expected::Text, name);
            return None;
        };
        let shape = shapes.iter().find(|it| it.name == word);
        if shape.is_none() {
            let (known, word) = (known(), word.to_owned());
            let nearest = nearest(&word, &known);
            self.fault(name.span(), What::UnknownWord { key: DO.to_owned(), word, nearest, known });
        }
        shape
    }

    fn missing_fields<T>(&mut self, shape: &Shape<T>, (table, span): &Item<'_, '_>) {
        for field in shape.fields.iter().filter(|it| it.needed && table.get(it.name).is_none()) {
            // A key that looks like the field is the fault already told.
            let misspelled = |key: &str| nearest(key, &[field.name.to_owned()]).is_some();
            if table.keys().any(|it| it.get_ref() != field.name && misspelled(it.get_ref())) {
                continue;
            }
            let what = match field.kind {
                FieldKind::Then(_) => What::DiscardWithoutSkip,
                FieldKind::Steps { .. }
                | FieldKind::Number { .. }
                | FieldKind::FewestAndMost { .. }
                | FieldKind::Who
                | FieldKind::Only(_)
                | FieldKind::Flag => What::FieldMissing { action: shape.name, field: field.name },
            };
            self.fault(span.clone(), what);
        }
    }

    fn field(&mut self, action: &'static str, field: &Field, value: &Spanned<DeValue<'_>>, given: &mut Given) {
        let key = field.name;
        match field.kind {
            FieldKind::Steps { max } => {
                let max = i64::from(max);
                given.n = self.number(key, value, -max, max).and_then(|it| it.try_into().ok());
            }
            FieldKind::Number { max } => {
                given.n = self.number(key, value, 1, max.into()).and_then(|it| it.try_into().ok());
            }
            FieldKind::FewestAndMost { max } => given.parts = self.fewest_and_most(key, value, max),
            FieldKind::Who => given.who = self.word(key, value, &who_names()).and_then(who),
            FieldKind::Only(word) => {
                let said = self.word(key, value, &[word]).is_some();
                given.trample |= said && key == "trample";
            }
            FieldKind::Flag => given.cross_own_post = self.flag(key, value).unwrap_or(false),
            FieldKind::Then(allowed) => self.then(action, value, allowed, given),
        }
    }

    fn fewest_and_most(&mut self, key: &str, value: &Spanned<DeValue<'_>>, max: u8) -> Option<(u8, u8)> {
        match value.get_ref().as_array().map(|it| it.iter().collect::<Vec<_>>()).as_deref() {
            Some([fewest, most]) => {
                let fewest = self.number(key, fewest, 1, max.into());
                let most = self.number(key, most, 1, max.into());
                Some((fewest?.try_into().ok()?, most?.try_into().ok()?))
            }
            _ => {
                self.wrong_type(key, Expected::FewestAndMost, value);
                None
            }
        }
    }

    fn then(&mut self, action: &'static str, value: &Spanned<DeValue<'_>>, allowed: &[Follow], given: &mut Given) {
        let Some(list) = value.get_ref().as_array() else {
            self.wrong_type("then", Expected::Effects, value);
            return;
        };
        let faults = self.faults.len();
        let mut skips = 0;
        for entry in list {
            let Some((shape, fields)) = self.item("then", entry, Expected::Effect, &EFFECTS) else {
                continue;
            };
            if !allowed.contains(&shape.what) {
                self.fault(entry.span(), What::CannotFollow { action, effect: shape.name });
            }
            skips += usize::from(shape.what == Follow::Skip);
            given.then.extend(fields.effect(shape.what));
        }
        if allowed == [Follow::Skip] && skips != 1 && self.faults.len() == faults {
            self.fault(value.span(), What::DiscardWithoutSkip);
        }
    }
}
