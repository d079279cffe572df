//! The rules of one table, to be read by its players: by subject, card by card, with what differs from the profile they
//! are made from.

use serde_json::Value as Json;

use crate::{
    profile::{Library, Request, Table, called, plain, ruled::Ruled},
    say,
};

/// The rules of a table in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What the profile says about itself, or why it cannot be asked; may be empty.
    pub summary: String,
    /// How many rules differ from which profile.
    pub heading: Option<String>,
    /// The rules by subject.
    pub sections: Vec<Section>,
}

/// The rules about one subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The subject; empty if there is none.
    pub title: String,
    /// Its rules.
    pub entries: Vec<Entry>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The card or cards it is about; empty if it is about none.
    pub label: String,
    /// What it says, one sentence or more.
    pub says: Vec<String>,
    /// What it would be in the profile the rules are made from, if it differs.
    pub instead: Option<Difference>,
}

/// How a rule differs from the profile the rules are made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where it comes from.
    pub origin: String,
    /// What that profile says, in one sentence.
    pub instead: String,
}

impl Explained {
    /// Returns how many rules differ.
    pub fn differences(&self) -> usize {
        self.sections.iter().flat_map(|it| &it.entries).filter(|it| it.instead.is_some()).count()
    }

    /// Returns the rules line by line, for those who read no pages.
    pub fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = [&self.summary].into_iter().filter(|it| !it.is_empty()).cloned().collect();
        lines.extend(self.heading.clone());
        for section in &self.sections {
            lines.extend(Some(section.title.clone()).filter(|it| !it.is_empty()));
            for entry in &section.entries {
                let said = |it: &String| match entry.label.as_str() {
                    "" => it.clone(),
                    label => say!("rules-of-card", card = label, text = it.as_str()),
                };
                match &entry.instead {
                    None => lines.extend(entry.says.iter().map(said)),
                    Some(Difference { origin, instead }) => {
                        let says = said(&entry.says.join(" "));
                        let by = say!("rules-differs", origin = origin.as_str());
                        lines.push(say!("rules-differs-line", by = by, text = says));
                        lines.push(say!("rules-instead", text = instead.as_str()));
                    }
                }
            }
        }
        lines
    }
}

/// Returns the rules that a request asks for, if they are `resolved` still; else those, as a profile writes them.
///
/// A game is played by the rules it began with, whatever became of its profile.
pub fn of_game<G: Ruled>(library: &Library, request: &Request, resolved: &Json) -> Explained {
    match library.resolve_of::<G>(request) {
        Ok(table) if table.resolved() == *resolved => of_table(&table),
        Ok(_) | Err(_) => kept(resolved),
    }
}

/// Returns the rules of a table in words.
pub fn of_table<G: Ruled>(table: &Table<G>) -> Explained {
    let section =
        |(title, switches): (String, Vec<G::Switch>)| Section { title, entries: G::entries(table, &switches) };
    let sections = G::subjects().into_iter().map(section);
    let mut explained = Explained { summary: table.summary.clone(), heading: None, sections: sections.collect() };
    explained.heading = table
        .base
        .as_ref()
        .filter(|_| is_changed(table))
        .map(|base| say!("rules-differences", count = explained.differences(), base = called(&base.profile)));
    explained
}

/// Returns how a switch differs from the profile the rules are made from, if it does.
pub fn difference<G: Ruled>(table: &Table<G>, switch: G::Switch) -> Option<Difference> {
    let base = table.base.as_ref().filter(|it| plain::differs::<G>(&table.rules, &it.rules, switch))?;
    let was = plain::meaning::<G>(&base.rules, switch).join(" ");
    let instead = say!("rules-in-base", base = called(&base.profile), text = was);
    Some(Difference { origin: plain::origin(table, switch), instead })
}

/// Tells whether anything is laid over the profile the rules are made from.
fn is_changed<G: Ruled>(table: &Table<G>) -> bool {
    let base = table.base.as_ref().map(|it| &it.profile);
    !table.variants.is_empty() || !table.set.is_empty() || base != Some(&table.profile)
}

/// Returns the switches of a game whose profile is gone or has changed, as a profile writes them.
fn kept(resolved: &Json) -> Explained {
    let mut entries = vec![];
    let mut add = |key: String, value: &Json| {
        let says = vec![format!("{key} = {}", plain::toml(value))];
        entries.push(Entry { label: String::new(), says, instead: None });
    };
    for (name, value) in resolved.as_object().into_iter().flatten() {
        match value.as_object() {
            Some(switches) => switches.iter().for_each(|(key, value)| add(format!("{name}.{key}"), value)),
            None => add(name.clone(), value),
        }
    }
    let section = Section { title: String::new(), entries };
    Explained { summary: say!("rules-kept"), heading: None, sections: vec![section] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{toccadille, tock::State};

    fn explained(rules: &str, variants: &[&str], set: &[&str]) -> Explained {
        let strings = |list: &[&str]| list.iter().map(|it| (*it).to_owned()).collect();
        let request = Request { rules: rules.to_owned(), variants: strings(variants), set: strings(set), folder: None };
        of_table(&Library::default().resolve(&request).expect("these rules are fine"))
    }

    fn differing(explained: &Explained) -> Vec<String> {
        let entries = explained.sections.iter().flat_map(|it| &it.entries);
        entries.filter(|it| it.instead.is_some()).map(|it| format!("{} {}", it.label, it.says.join(" "))).collect()
    }

    #[test]
    fn a_profile_as_it_is_differs_in_nothing_and_says_so_by_silence() {
        for rules in ["french", "english"] {
            let explained = explained(rules, &[], &[]);
            assert_eq!((explained.differences(), &explained.heading), (0, &None), "{rules}");
        }
    }

    #[test]
    fn what_variants_and_switches_change_is_marked_with_what_it_was() {
        let explained = explained("french", &["joker"], &["home.jump=true", "deck.jokers=2", "post.guards='fresh'"]);
        let told = differing(&explained);
        // A switch set to what it was anyway is no difference.
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].starts_with("joker Bring"), "{told:?}");
        assert_eq!(explained.heading.as_deref(), Some("3 rules differ from french:"));
        let lines = explained.lines();
        let at = lines
            .iter()
            .position(|it| it.starts_with("Different (set for this game): In home, marbles may"))
            .expect("a line");
        assert!(lines[at + 1].contains("french: "), "{}", lines[at + 1]);
    }

    #[test]
    fn a_card_taken_away_is_a_difference_too() {
        let explained = explained("french", &[], &["cards.5=[{ do = \"move\", n = 5 }]"]);
        let told = differing(&explained);
        assert_eq!(told, ["5 Move one of your marbles 5 squares forward."]);
    }

    #[test]
    fn every_switch_stands_in_one_section() {
        fn check<G: Ruled>() {
            for switch in G::switches() {
                let places = G::subjects().into_iter().flat_map(|it| it.1).filter(|it| *it == switch).count();
                assert_eq!(places, 1, "{switch}");
            }
        }
        check::<State>();
        check::<toccadille::State>();
    }

    #[test]
    fn cards_at_their_face_value_share_a_line() {
        let explained = explained("french", &[], &[]);
        let cards = &explained.sections[2].entries;
        assert!(cards.iter().any(|it| it.label == "2 3 6 8 9 10 Q"), "{cards:?}");
        assert!(!cards.iter().any(|it| it.label == "joker"));
    }

    #[test]
    fn a_game_whose_profile_is_gone_tells_the_rules_it_keeps() {
        let library = Library::default();
        let resolved = library.resolve(&Request::named("french")).expect("it comes with the program").resolved();
        let gone = of_game::<State>(&library, &Request::named("gone"), &resolved);
        let lines = gone.lines();
        assert_eq!(lines[0], say!("rules-kept"));
        assert!(lines.contains(&"seats.teams = \"opposite\"".to_owned()), "{lines:?}");
        assert_eq!(
            of_game::<State>(&library, &Request::named("french"), &resolved),
            of_table(&library.resolve(&Request::named("french")).expect("it is there"))
        );
    }
}
