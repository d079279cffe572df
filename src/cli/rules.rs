//! `tock rules`: lists, explains, checks and describes rule profiles.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value as Json, json};

use crate::{
    cli::Failure,
    profile::{
        Checked, Library, Listed, Report, Request, Shelf,
        explain::{self, Difference},
        fault::Sort,
        plain::{self, Line, all_of},
        schema,
    },
    report::shown,
    say,
    tock::rules::Switch,
};

/// How rules are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// In words.
    Plain,
    /// As a profile.
    Toml,
    /// As one object on a line.
    Json,
}

/// Lists every profile and variant that has a name; `folder` is where the player's own are.
///
/// # Errors
///
/// If it cannot be written.
pub fn list(library: &Library, folder: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
    let all = library.list();
    let width = all.iter().map(|it| it.name.chars().count()).max().unwrap_or(0);
    for (sort, heading) in [(Sort::Profile, say!("rules-list-profiles")), (Sort::Variant, say!("rules-list-variants"))]
    {
        writeln!(out, "{heading}")?;
        for Listed { name, title, summary, shelf, .. } in all.iter().filter(|it| it.sort == sort) {
            let place = match shelf {
                Shelf::Shipped => say!("rules-list-shipped"),
                Shelf::File(path) => shown(&path.display().to_string()),
            };
            let says = match title {
                Some(title) if summary.is_empty() => title.clone(),
                Some(title) => format!("{title}. {summary}"),
                None => say!("rules-list-faulty", file = place.as_str()),
            };
            let name = shown(name);
            writeln!(out, "  {name:width$}  {says}\n  {:width$}  ({place})", "")?;
        }
        writeln!(out)?;
    }
    if let Some(folder) = folder {
        writeln!(out, "{}", say!("rules-list-own", folder = shown(&folder.display().to_string())))?;
    }
    Ok(())
}

/// Shows every switch of the rules that are named.
///
/// Each name of a profile begins other rules, and each name of a variant after it belongs to them; a variant that
/// follows no profile is shown as it is. The variants and overrides of `common` are added to all.
///
/// # Errors
///
/// If any of them are faulty, or cannot be written.
pub fn show(
    library: &Library,
    names: &[String],
    common: &Request,
    format: Format,
    styled: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut refused = vec![];
    for (place, request) in requests(library, names, common).into_iter().enumerate() {
        match Shown::new(library, request) {
            Ok(shown) => {
                if place != 0 && format != Format::Json {
                    writeln!(out)?;
                }
                match format {
                    Format::Plain => shown.plain(out)?,
                    Format::Toml => shown.toml(out)?,
                    Format::Json => writeln!(out, "{}", shown.json())?,
                }
            }
            Err(report) => refused.push(text(&report, styled)),
        }
    }
    if refused.is_empty() { Ok(()) } else { Err(Failure::Refused(refused.join("\n\n"))) }
}

/// Checks files, and says of each what it is or what is wrong with it.
///
/// # Errors
///
/// With the faults, if any file has one, or if the answer cannot be written.
pub fn check(library: &Library, files: &[PathBuf], styled: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let mut refused = vec![];
    for path in files {
        let file = shown(&path.display().to_string());
        match library.check(path) {
            Ok(Checked::Profile(table)) => {
                writeln!(out, "{}", say!("rules-check-profile", file = file, name = table.name.as_str()))?;
            }
            Ok(Checked::Variant { name, fits, misfits }) => {
                let fits: Vec<_> = fits.into_iter().map(str::to_owned).collect();
                let is_fine = say!("rules-check-variant", file = file.as_str(), name = name, fits = all_of(&fits));
                writeln!(out, "{is_fine}")?;
                for (profile, report) in misfits {
                    let not = say!("rules-check-misfit", file = file.as_str(), profile = profile);
                    writeln!(out, "{not}\n{}", text(&report, styled))?;
                }
            }
            Err(report) => refused.push(text(&report, styled)),
        }
    }
    if refused.is_empty() { Ok(()) } else { Err(Failure::Refused(refused.join("\n\n"))) }
}

/// Prints the JSON Schema of profiles and variants.
///
/// # Errors
///
/// If it cannot be written.
pub fn schema(out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{:#}", schema::schema())?)
}

fn text(report: &Report, styled: bool) -> String {
    if styled { report.styled() } else { report.to_string() }
}

fn requests(library: &Library, names: &[String], common: &Request) -> Vec<Request> {
    let mut requests: Vec<Request> = vec![];
    for name in names {
        let is_variant = library.sort(name, common.folder.as_deref()) == Some(Sort::Variant);
        match requests.last_mut() {
            Some(last) if is_variant => last.variants.push(name.clone()),
            _ => requests.push(Request { rules: name.clone(), variants: vec![], ..common.clone() }),
        }
    }
    for request in &mut requests {
        request.variants.extend(common.variants.iter().cloned());
    }
    requests
}

/// What is shown of rules, or of a variant on its own.
struct Shown {
    asked: String,
    title: String,
    summary: String,
    source: String,
    variants: Vec<String>,
    set: Map<String, Json>,
    resolved: Json,
    lines: Vec<Line>,
    /// How many rules differ from those they are made from, and how.
    heading: Option<String>,
    differences: Vec<(Switch, Difference)>,
}

impl Shown {
    fn new(library: &Library, request: Request) -> Result<Self, Report> {
        let is_alone = request.variants.is_empty() && request.set.is_empty();
        if is_alone && library.sort(&request.rules, request.folder.as_deref()) == Some(Sort::Variant) {
            let variant = library.variant_alone(&request.rules, request.folder.as_deref())?;
            let lines = plain::variant_lines(&request.rules, &variant);
            let resolved = nested(&lines);
            let (title, summary, source) = (variant.name, variant.summary, variant.source);
            return Ok(Self {
                asked: request.rules,
                title,
                summary,
                source,
                variants: vec![],
                set: Map::new(),
                resolved,
                lines,
                heading: None,
                differences: vec![],
            });
        }
        let table = library.resolve(&request)?;
        let (lines, resolved) = (plain::lines(&table), table.resolved());
        let heading = explain::of_table(&table).heading;
        let differences = Switch::all().filter_map(|it| Some((it, explain::difference(&table, it)?))).collect();
        Ok(Self {
            asked: table.profile,
            title: table.name,
            summary: table.summary,
            source: table.source,
            variants: table.variants,
            set: table.set,
            resolved,
            lines,
            heading,
            differences,
        })
    }

    /// Returns the name that was asked for, with its variants.
    fn name(&self) -> String {
        let variants: Vec<_> = self.variants.iter().map(|it| shown(it)).collect();
        let with = (!variants.is_empty()).then(|| say!("rules-variants", variants = all_of(&variants)));
        [shown(&self.asked)].into_iter().chain(with).collect::<Vec<_>>().join(" ")
    }

    fn plain(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", say!("rules-title", title = self.title.as_str(), name = self.name()))?;
        if !self.summary.is_empty() {
            writeln!(out, "{}", self.summary)?;
        }
        if !self.source.is_empty() {
            writeln!(out, "{}", say!("rules-source", source = self.source.as_str()))?;
        }
        if let Some(heading) = &self.heading {
            writeln!(out, "{heading}")?;
            for (switch, _) in &self.differences {
                writeln!(out, "  {switch}")?;
            }
        }
        for Line { switch, value, origin, says } in &self.lines {
            writeln!(
                out,
                "\n{switch} = {}  ({origin})",
                value.as_ref().map_or_else(|| plain::absent(*switch), plain::toml)
            )?;
            for sentence in says {
                writeln!(out, "    {sentence}")?;
            }
            if let Some((_, it)) = self.differences.iter().find(|it| it.0 == *switch) {
                writeln!(out, "    {}", say!("rules-instead", text = it.instead.as_str()))?;
            }
        }
        Ok(())
    }

    /// Writes a profile of the same rules; cards at their face value are not listed.
    fn toml(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let words = [("name", self.title.as_str()), ("summary", &self.summary), ("source", &self.source)];
        writeln!(out, "# {}", self.name())?;
        for (key, text) in words.into_iter().filter(|it| !it.1.is_empty()) {
            writeln!(out, "{key} = {}", plain::toml(&text.into()))?;
        }
        let mut last = "";
        for Line { switch, origin, says, .. } in &self.lines {
            let (table, key) = switch.path();
            let Some(value) = self.resolved.get(table).and_then(|it| it.get(key)) else {
                continue;
            };
            if table != last {
                writeln!(out, "\n[{table}]")?;
                last = table;
            }
            writeln!(out, "# {} ({origin})\n{key} = {}", says.join(" "), plain::toml(value))?;
        }
        Ok(())
    }

    fn json(&self) -> Json {
        let line = |it: &Line| {
            let line = json!({ "value": it.value, "from": it.origin, "says": it.says.join(" ") });
            (it.switch.to_string(), line)
        };
        json!({
            "name": self.asked,
            "title": self.title,
            "summary": self.summary,
            "source": self.source,
            "variants": self.variants,
            "set": self.set,
            "switches": self.lines.iter().map(line).collect::<Map<_, _>>(),
            "resolved": self.resolved,
        })
    }
}

fn nested(lines: &[Line]) -> Json {
    let mut tables = Map::new();
    for Line { switch, value, .. } in lines {
        let (table, key) = switch.path();
        tables.entry(table).or_insert_with(|| json!({}))[key] = json!(value);
    }
    Json::Object(tables)
}
