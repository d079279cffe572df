//! The rules of one table, to be read by its players: by subject, card by card, with what differs from the profile they
//! are made from.

use serde_json::Value as Json;

use crate::{
    letters,
    profile::{Library, Request, Table, called, plain},
    say,
    tock::{
        card::Rank,
        rules::{Action, Rules, Switch, Who},
    },
    words,
};

/// The subjects, as the tables of a profile are named, in the order in which they are told.
const SUBJECTS: [&[&str]; 8] =
    [&["seats"], &["board"], &["cards", "deck"], &["deal", "turn"], &["start", "post"], &["land"], &["home"], &["end"]];

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
pub fn of_game(library: &Library, request: &Request, resolved: &Json) -> Explained {
    match library.resolve(request) {
        Ok(table) if table.resolved() == *resolved => of_table(&table),
        Ok(_) | Err(_) => kept(resolved),
    }
}

/// Returns the rules of a table in words.
pub fn of_table(table: &Table) -> Explained {
    let sections = SUBJECTS.iter().map(|tables| Section {
        title: words::say(&format!("rules-section-{}", tables[0]), &[]),
        entries: tables.iter().flat_map(|it| entries(table, it)).collect(),
    });
    let mut explained = Explained { summary: table.summary.clone(), heading: None, sections: sections.collect() };
    explained.heading = table
        .base
        .as_ref()
        .filter(|_| is_changed(table))
        .map(|base| say!("rules-differences", count = explained.differences(), base = called(&base.profile)));
    explained
}

/// Returns how a switch differs from the profile the rules are made from, if it does.
pub fn difference(table: &Table, switch: Switch) -> Option<Difference> {
    let base = table.base.as_ref().filter(|it| plain::differs(&table.rules, &it.rules, switch))?;
    let was = plain::meaning(&base.rules, switch).join(" ");
    let instead = say!("rules-in-base", base = called(&base.profile), text = was);
    Some(Difference { origin: plain::origin(table, switch), instead })
}

/// Tells whether anything is laid over the profile the rules are made from.
fn is_changed(table: &Table) -> bool {
    let base = table.base.as_ref().map(|it| &it.profile);
    !table.variants.is_empty() || !table.set.is_empty() || base != Some(&table.profile)
}

fn entries(table: &Table, subject: &str) -> Vec<Entry> {
    let switches = Switch::all().filter(|it| it.path().0 == subject);
    let label = |switch: Switch| match switch {
        Switch::Cards(rank) => letters::rank(rank),
        _ => String::new(),
    };
    let entry = |switch: Switch| Entry {
        label: label(switch),
        says: plain::meaning(&table.rules, switch),
        instead: difference(table, switch),
    };
    let differs = |it: Switch| table.base.as_ref().is_some_and(|base| plain::differs(&table.rules, &base.rules, it));
    let is_said = |it: &Switch| match it {
        Switch::Cards(rank) => !table.rules.actions(*rank).is_empty() || differs(*it),
        _ => true,
    };
    let is_plain = |it: &Switch| match it {
        Switch::Cards(rank) => is_face_value(&table.rules, *rank) && !differs(*it),
        _ => false,
    };
    let (plain, special): (Vec<_>, Vec<_>) = switches.filter(is_said).partition(is_plain);
    let mut entries: Vec<_> = special.into_iter().map(entry).collect();
    if !plain.is_empty() {
        let label = plain.into_iter().map(label).collect::<Vec<_>>().join(" ");
        let [jack, queen, king] = [Rank::Jack, Rank::Queen, Rank::King].map(letters::rank);
        let says = vec![say!("rules-face-value", jack = jack, queen = queen, king = king)];
        entries.push(Entry { label, says, instead: None });
    }
    entries
}

/// Tells whether a card of this rank only walks one of the player's marbles as many squares as it counts.
pub fn is_face_value(rules: &Rules, rank: Rank) -> bool {
    let face = |n: i8| rank.face_value().is_some_and(|it| i32::from(it) == i32::from(n));
    match rules.actions(rank) {
        [Action::Move { n, who: Who::Own, trample: false, cross_own_post: false, then }] => face(*n) && then.is_empty(),
        _ => false,
    }
}

/// Returns the switches of a game whose profile is gone or has changed, as a profile writes them.
fn kept(resolved: &Json) -> Explained {
    let tables = resolved.as_object().into_iter().flatten();
    let entries = tables.flat_map(|(table, switches)| {
        let switches = switches.as_object().into_iter().flatten();
        let written = move |(key, value): (&String, &Json)| format!("{table}.{key} = {}", plain::toml(value));
        switches.map(written).map(|it| Entry { label: String::new(), says: vec![it], instead: None })
    });
    let section = Section { title: String::new(), entries: entries.collect() };
    Explained { summary: say!("rules-kept"), heading: None, sections: vec![section] }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for switch in Switch::all() {
            let places = SUBJECTS.iter().flat_map(|it| it.iter()).filter(|it| **it == switch.path().0).count();
            assert_eq!(places, 1, "{switch}");
        }
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
        let gone = of_game(&library, &Request::named("gone"), &resolved);
        let lines = gone.lines();
        assert_eq!(lines[0], say!("rules-kept"));
        assert!(lines.contains(&"seats.teams = \"opposite\"".to_owned()), "{lines:?}");
        assert_eq!(
            of_game(&library, &Request::named("french"), &resolved),
            of_table(&library.resolve(&Request::named("french")).expect("it is there"))
        );
    }
}
