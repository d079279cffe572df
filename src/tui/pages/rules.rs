//! The page about the rules in force.

use crate::{
    profile::{
        Library, Ruled, Table,
        explain::{self, Entry, Explained},
    },
    say,
    session::{record::Header, toccadille::Match},
    telling,
    tui::{
        pages::{Page, Paragraph},
        theme::Theme,
    },
};

impl Page {
    /// Returns the page about the rules a game was begun with.
    pub fn rules(title: &str, header: &Header, library: &Library, theme: Theme) -> Self {
        Self::explained(title, &telling::rules::of(header, library), theme)
    }

    /// Returns the page about the rules a match was begun with.
    pub fn of_match(title: &str, header: &Header<Match>, library: &Library, theme: Theme) -> Self {
        Self::explained(title, &telling::rules::of_match(header, library), theme)
    }

    /// Returns the page about rules.
    pub fn of_table<G: Ruled>(title: &str, table: &Table<G>, theme: Theme) -> Self {
        Self::explained(title, &explain::of_table(table), theme)
    }

    fn explained(title: &str, explained: &Explained, theme: Theme) -> Self {
        let mut paragraphs = vec![];
        if !explained.summary.is_empty() {
            paragraphs.push(Paragraph::text("", explained.summary.clone()));
        }
        if let Some(heading) = &explained.heading {
            let sign = different(theme);
            let text = match explained.differences() {
                0 => heading.clone(),
                _ => say!("rules-jump", heading = heading.as_str(), sign = sign),
            };
            paragraphs.push(Paragraph::text("", text));
        }
        for section in &explained.sections {
            paragraphs.push(Paragraph::heading(section.title.clone()));
            paragraphs.extend(section.entries.iter().flat_map(|it| entry(it, theme)));
        }
        Self::new(title.to_owned(), paragraphs)
    }
}

/// Returns the sign of a rule that differs.
const fn different(theme: Theme) -> &'static str {
    theme.pick("≠", "*")
}

fn entry(entry: &Entry, theme: Theme) -> Vec<Paragraph> {
    let label = |sign: &str| match entry.label.as_str() {
        "" => sign.to_owned(),
        label => format!("{sign} {label}"),
    };
    // A label of several cards is a sentence by itself: it would push all others to the right.
    let (name, before) = match entry.label.as_str() {
        several if several.contains(' ') => (String::new(), Some(several)),
        _ => (label(theme.pick("·", "-")), None),
    };
    let said = |it: &String| match before {
        Some(cards) => say!("rules-of-card", card = cards, text = it.as_str()),
        None => it.clone(),
    };
    let name = if before.is_some() { theme.pick("·", "-").to_owned() } else { name };
    match &entry.instead {
        None => {
            let labels = [name].into_iter().chain(std::iter::repeat(String::new()));
            entry.says.iter().zip(labels).map(|(text, label)| Paragraph::text(label, said(text))).collect()
        }
        Some(difference) => {
            let by = say!("rules-differs", origin = difference.origin.as_str());
            let text = say!("rules-differs-line", by = by, text = entry.says.join(" "));
            let instead = say!("rules-instead", text = difference.instead.as_str());
            vec![Paragraph::marked(label(different(theme)), text), Paragraph::text("", instead)]
        }
    }
}
