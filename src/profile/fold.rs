//! Lays texts over each other, the later over the earlier, and takes what comes out through the gate.

use crate::{
    game::Game,
    profile::{
        fault::{Fault, What},
        ruled::{Ruled, Unplayable},
        sheet::{Setting, Sheet},
    },
    report::Mark,
};

/// Where the value of a switch comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// No text sets it: it has its default, or there is none.
    Default,
    /// A profile, or a parent of one, under the name it was asked for.
    Profile(String),
    /// A variant, under the name it was asked for.
    Variant(String),
    /// An override for one game.
    Set,
}

/// A text and what it is taken for.
#[derive(Clone, Debug)]
pub(super) struct Layer<G: Ruled> {
    pub origin: Origin,
    pub sheet: Sheet<G>,
}

/// Rules, and where each switch has its value from.
pub(super) type Folded<G> = (<G as Game>::Rules, Vec<(<G as Ruled>::Switch, Origin)>);

/// Returns the rules that the layers make, and where each switch has its value from.
///
/// # Errors
///
/// With every fault that is not one of a single text: those are in the sheets.
pub(super) fn fold<G: Ruled>(layers: &[Layer<G>]) -> Result<Folded<G>, Vec<Fault<G>>> {
    let fold = Fold { layers };
    let mut faults = fold.clashes();
    let missing = fold.missing();
    if !layers.iter().any(|it| it.sheet.broken) {
        let fault = |switch: &G::Switch| fold.at_head(*switch, What::SwitchMissing { switch: *switch });
        faults.extend(missing.iter().map(fault));
    }
    let mut switches = G::defaults();
    let settings = layers.iter().flat_map(|it| &it.sheet.settings);
    settings.for_each(|it| G::put(&mut switches, it.switch, &it.value));
    match G::rules(switches) {
        Ok(rules) if faults.is_empty() => {
            let origin = |switch| fold.last(switch).map_or(Origin::Default, |(it, _)| layers[it].origin.clone());
            Ok((rules, G::switches().into_iter().map(|it| (it, origin(it))).collect()))
        }
        Ok(_) => Err(faults),
        Err(unplayable) => {
            let told = |it: &Unplayable<G>| !fold.follows_from_spelling(it, &missing);
            faults.extend(unplayable.into_iter().filter(told).map(|it| fold.unplayable(&it)));
            Err(faults)
        }
    }
}

struct Fold<'a, G: Ruled> {
    layers: &'a [Layer<G>],
}

impl<'a, G: Ruled> Fold<'a, G> {
    /// Returns the layer and the setting that give `switch` its value.
    fn last(&self, switch: G::Switch) -> Option<(usize, &'a Setting<G>)> {
        let mut layers = self.layers.iter().enumerate().rev();
        layers.find_map(|(place, it)| it.sheet.setting(switch).map(|it| (place, it)))
    }

    fn is_spoiled(&self, switch: G::Switch) -> bool {
        self.layers.iter().any(|it| it.sheet.spoiled.contains(&switch))
    }

    fn missing(&self) -> Vec<G::Switch> {
        let is_missing = |it: &G::Switch| self.last(*it).is_none() && !self.is_spoiled(*it);
        G::NEEDED.iter().copied().filter(is_missing).collect()
    }

    /// Returns every switch that two variants set to different values.
    fn clashes(&self) -> Vec<Fault<G>> {
        let mut faults = vec![];
        let variants = || {
            self.layers.iter().filter_map(|it| match &it.origin {
                Origin::Variant(name) => Some((name, &it.sheet)),
                Origin::Default | Origin::Profile(_) | Origin::Set => None,
            })
        };
        for (place, (other, sheet)) in variants().enumerate() {
            for setting in &sheet.settings {
                let earlier =
                    variants().take(place).filter_map(|(one, it)| Some((one, it, it.setting(setting.switch)?)));
                if let Some((one, it, first)) = earlier.into_iter().find(|it| it.2.value != setting.value) {
                    let switch = setting.switch;
                    faults.push(Fault {
                        at: Some(sheet.mark(setting.span.clone())),
                        also: vec![(switch, it.mark(first.span.clone()))],
                        what: What::VariantsClash { switch, one: one.clone(), other: other.clone() },
                    });
                }
            }
        }
        faults
    }

    /// Tells whether a fault concerns a switch that has no readable value: what is wrong with it is told already.
    fn follows_from_spelling(&self, fault: &Unplayable<G>, missing: &[G::Switch]) -> bool {
        if self.layers.iter().any(|it| it.sheet.broken) {
            return true;
        }
        let concerned = |switch: G::Switch| self.is_spoiled(switch) || missing.contains(&switch);
        concerned(fault.switch) || G::follows(fault.problem, &concerned)
    }

    /// Puts a fault of the gate where the value that was set last stands: mending that one is the nearest way out.
    fn unplayable(&self, fault: &Unplayable<G>) -> Fault<G> {
        let Unplayable { switch, entry, problem } = *fault;
        let what = What::Unplayable { switch, problem };
        let concerned = [&[switch], G::others(problem)].concat();
        let mut set: Vec<_> = concerned.iter().filter_map(|it| Some((*it, self.last(*it)?))).collect();
        // The order of those in the same layer stays: the switch itself comes first.
        set.sort_by_key(|(_, (layer, _))| std::cmp::Reverse(*layer));
        let mut marks = set.into_iter().map(|(it, (layer, setting))| {
            let of_entry = entry.filter(|_| it == switch).and_then(|entry| setting.entries.get(entry));
            let span = of_entry.unwrap_or(&setting.span).clone();
            (it, self.layers[layer].sheet.mark(span))
        });
        match marks.next() {
            Some((_, at)) => Fault { at: Some(at), also: marks.collect(), what },
            None => self.at_head(switch, what),
        }
    }

    /// Puts a fault at the table of a switch that nobody sets, or at the head of the profile.
    fn at_head(&self, switch: G::Switch, what: What<G>) -> Fault<G> {
        let is_profile = |it: &&Layer<G>| matches!(it.origin, Origin::Profile(_) | Origin::Default);
        let sheet = self.layers.iter().rev().find(is_profile).or(self.layers.last()).map(|it| &it.sheet);
        let head = |sheet: &Sheet<G>| -> Mark {
            let table = sheet.tables.iter().find(|it| it.0 == G::path(switch).0);
            sheet.mark(table.map_or(0..0, |it| it.1.clone()))
        };
        Fault { at: sheet.map(head), also: vec![], what }
    }
}
