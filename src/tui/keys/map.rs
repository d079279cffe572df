//! The keys that hold: those of the table of bindings, or others that the settings file gives an action.

use std::sync::OnceLock;

use crate::{
    config::{Fault, KeySetting, What},
    report::Mark,
    tui::{
        keys::{Action, BINDINGS, Binding, Code, Context, Key, number},
        theme::Theme,
    },
};

/// Keys that cannot be given away: they stop the program, and draw the screen anew.
const FIXED: [char; 3] = ['c', 'l', 'z'];
/// With Ctrl these are the same as Tab, Enter and Backspace for many terminals.
const SAME: [char; 4] = ['i', 'm', 'j', 'h'];

/// A line of the table, with the keys that hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The line.
    pub binding: &'static Binding,
    keys: Vec<Key>,
    /// Where the settings file says so.
    said: Option<Vec<Mark>>,
}

/// What every key does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap(Vec<Bound>);

impl Bound {
    /// Returns what the screen calls the keys.
    pub fn label(&self, theme: Theme) -> String {
        match self.said {
            None => self.binding.label(theme),
            Some(_) => {
                // One or two are enough to know.
                let labels: Vec<_> = self.keys.iter().take(2).map(|it| it.label(theme)).collect();
                labels.join(" ")
            }
        }
    }
}

impl Default for Keymap {
    fn default() -> Self {
        let usual = |binding: &'static Binding| {
            let keys = binding.codes.iter().map(|code| Key { code: *code, ctrl: false }).collect();
            Bound { binding, keys, said: None }
        };
        Self(BINDINGS.iter().map(usual).collect())
    }
}

impl Keymap {
    /// Returns the usual keys.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Keymap> = OnceLock::new();
        USUAL.get_or_init(Self::default)
    }

    /// Returns the usual keys, except where the settings give an action others.
    ///
    /// # Errors
    ///
    /// With everything that is wrong: actions and keys that are not there, keys that are kept, and keys that would do
    /// two things in one place.
    pub fn new(settings: &[KeySetting]) -> Result<Self, Vec<Fault>> {
        let mut keymap = Self::default();
        let mut faults = vec![];
        for setting in settings {
            match setting_of(setting) {
                Ok((action, keys)) => keymap.give(action, &keys),
                Err(more) => faults.extend(more),
            }
        }
        faults.extend(keymap.doubles());
        if faults.is_empty() { Ok(keymap) } else { Err(faults) }
    }

    /// Returns what a key does.
    pub fn action(&self, context: Context, key: Key) -> Option<Action> {
        if let Key { code: Code::Char(letter), ctrl: true } = key {
            match letter {
                'c' => return Some(Action::Interrupt),
                'z' => return Some(Action::Suspend),
                'l' => return Some(Action::Repaint),
                _ => {}
            }
        }
        if let Key { code: Code::Char(letter), ctrl: false } = key
            && context.has_numbers()
            && let Some(number) = number(letter)
        {
            return Some(Action::Number(number));
        }
        // A capital letter means the same: Caps Lock is no reason for a dead keyboard.
        let code = match key.code {
            Code::Char(letter) => Code::Char(letter.to_lowercase().next().unwrap_or(letter)),
            code => code,
        };
        let key = Key { code, ..key };
        self.bindings(context).find(|it| it.keys.contains(&key)).map(|it| it.binding.action)
    }

    /// Returns the keys that do something in a context.
    pub fn bindings(&self, context: Context) -> impl Iterator<Item = &Bound> {
        self.0.iter().filter(move |it| it.binding.on.contains(&context))
    }

    /// Returns what the screen calls the keys for an action; empty if there is none.
    pub fn label(&self, context: Context, action: Action, theme: Theme) -> String {
        self.bindings(context).find(|it| it.binding.action == action).map(|it| it.label(theme)).unwrap_or_default()
    }

    /// Returns the actions that can be given keys, in the order of the table, and the keys each has everywhere.
    pub fn actions(&self) -> Vec<(Action, Vec<Key>)> {
        let mut actions: Vec<(Action, Vec<Key>)> = vec![];
        for bound in self.0.iter().filter(|it| !it.is_for_esc_alone()) {
            let action = bound.binding.action;
            match actions.iter_mut().find(|it| it.0 == action) {
                Some((_, keys)) if keys.iter().any(|it| bound.keys.contains(it)) => {
                    keys.retain(|it| bound.keys.contains(it));
                }
                None if action.name().is_some() => actions.push((action, bound.keys.clone())),
                Some(_) | None => {}
            }
        }
        actions
    }

    /// Tells whether the settings give an action its keys.
    pub fn is_own(&self, action: Action) -> bool {
        self.0.iter().any(|it| it.binding.action == action && it.said.is_some())
    }

    /// Gives an action other keys everywhere. Esc leads on where it did, so that there is always a way out.
    fn give(&mut self, action: Action, given: &[(Key, Mark)]) {
        for bound in self.0.iter_mut().filter(|it| it.binding.action == action) {
            if bound.is_for_esc_alone() {
                continue;
            }
            // Where text is typed, letters are text.
            let is_typed = bound.binding.on.iter().any(|it| it.is_typing());
            let types = |key: &Key| is_typed && matches!(key, Key { code: Code::Char(_), ctrl: false });
            let fit: Vec<_> = given.iter().filter(|it| !types(&it.0)).cloned().collect();
            if fit.is_empty() {
                continue;
            }
            let esc = Key { code: Code::Esc, ctrl: false };
            let keeps_esc = bound.keys.contains(&esc) && fit.iter().all(|it| it.0 != esc);
            bound.keys = fit.iter().map(|it| it.0).chain(keeps_esc.then_some(esc)).collect();
            bound.said = Some(fit.into_iter().map(|it| it.1).collect());
        }
    }

    /// Returns the keys that would do two things in one place.
    fn doubles(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = vec![];
        for context in Context::ALL {
            let bindings: Vec<_> = self.bindings(context).collect();
            for (place, one) in bindings.iter().enumerate() {
                for other in bindings[..place].iter().filter(|it| it.binding.action != one.binding.action) {
                    let fault = double(one, other);
                    faults.extend(fault.filter(|it| !faults.contains(it)));
                }
            }
        }
        faults
    }
}

impl Bound {
    fn is_for_esc_alone(&self) -> bool {
        self.binding.codes == [Code::Esc]
    }

    /// Returns where the settings file gives it a key, if it does.
    fn mark(&self, key: Key) -> Option<&Mark> {
        let place = self.keys.iter().position(|it| *it == key)?;
        self.said.as_ref()?.get(place)
    }
}

/// Returns what is wrong if two actions have one key.
fn double(one: &Bound, other: &Bound) -> Option<Fault> {
    let key = *one.keys.iter().find(|it| other.keys.contains(it))?;
    let marks = [(one, other, one.mark(key)), (other, one, other.mark(key))];
    let ours = marks.iter().filter(|it| it.2.is_some()).max_by_key(|it| it.2.map(|it| it.span.start))?;
    let (action, already, at) = (ours.0.binding.action, ours.1.binding.action, ours.2.cloned());
    let what = What::KeyTwice {
        key: key.name(),
        action: action.name().unwrap_or_default(),
        already: already.name().unwrap_or_default(),
    };
    Some(Fault { at, what })
}

/// An action and the keys it is given, with where they stand.
type Given = (Action, Vec<(Key, Mark)>);

/// Returns the action a setting is about, and its keys.
fn setting_of(setting: &KeySetting) -> Result<Given, Vec<Fault>> {
    let (name, at) = &setting.action;
    let actions = Keymap::usual().actions();
    let Some((action, _)) = actions.iter().find(|it| it.0.name() == Some(name)) else {
        let known = actions.iter().filter_map(|it| it.0.name()).collect();
        return Err(vec![Fault { at: Some(at.clone()), what: What::UnknownAction { name: name.clone(), known } }]);
    };
    let may_be_esc = BINDINGS.iter().any(|it| it.action == *action && it.codes.contains(&Code::Esc));
    let has_numbers = BINDINGS.iter().any(|it| it.action == *action && it.on.iter().any(|it| it.has_numbers()));
    let (mut keys, mut faults) = (vec![], vec![]);
    for (name, at) in &setting.keys {
        let what = match Key::from_name(name) {
            None => What::UnknownKeyName { name: name.clone(), known: super::names().collect() },
            Some(Key { code: Code::Esc, .. }) if !may_be_esc => What::KeyIsKept { key: name.clone() },
            Some(Key { code: Code::Char(letter), ctrl: true }) if FIXED.contains(&letter) || SAME.contains(&letter) => {
                What::KeyIsKept { key: name.clone() }
            }
            Some(Key { code: Code::Char(letter), ctrl: false }) if has_numbers && number(letter).is_some() => {
                What::KeyIsNumber { key: name.clone() }
            }
            Some(key) => {
                keys.push((key, at.clone()));
                continue;
            }
        };
        faults.push(Fault { at: Some(at.clone()), what });
    }
    if faults.is_empty() { Ok((*action, keys)) } else { Err(faults) }
}
