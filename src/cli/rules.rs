//! `tock rules`: lists, explains, checks and describes rule profiles.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value as Json, json};

use crate::{
    cli::Failure,
    games::{Call, Name},
    position::Placed,
    profile::{
        Checked, Library, Listed, Report, Request, Ruled, Shelf, explain,
        fault::Sort,
        is_path,
        plain::{self, Line, all_of},
        schema,
    },
    report::{Complaints, shown},
    say,
    tock::State,
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
    let all = Name::ALL.map(|it| (it, it.with(OfGame(library))));
    let of = |sort, game: Option<Name>| {
        let games = all.iter().filter(move |it| game.is_none_or(|game| game == it.0));
        games.flat_map(|it| &it.1).filter(move |it| it.sort == sort)
    };
    let width = all.iter().flat_map(|it| &it.1).map(|it| it.name.chars().count()).max().unwrap_or(0);
    writeln!(out, "{}", say!("rules-list-profiles"))?;
    list_each(of(Sort::Profile, None), width, out)?;
    for game in Name::ALL {
        writeln!(out, "{}", say!("rules-list-variants", game = game.name()))?;
        list_each(of(Sort::Variant, Some(game)), width, out)?;
    }
    if let Some(folder) = folder {
        writeln!(out, "{}", say!("rules-list-own", folder = shown(&folder.display().to_string())))?;
    }
    Ok(())
}

/// Lists some of them, their names in a column of this width.
fn list_each<'a>(all: impl Iterator<Item = &'a Listed>, width: usize, out: &mut dyn Write) -> Result<(), Failure> {
    for Listed { name, title, summary, shelf, .. } in all {
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
    Ok(())
}

/// Asks a game what is listed of it.
struct OfGame<'a>(&'a Library);

impl Call for OfGame<'_> {
    type Answer = Vec<Listed>;

    fn call<G: Placed>(self) -> Vec<Listed> {
        self.0.list::<G>()
    }
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
        let game = game(library, &request.rules, request.folder.as_deref());
        match game.with(Show { library, request }) {
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
            Err(complaints) => refused.push(text(&complaints, styled)),
        }
    }
    if refused.is_empty() { Ok(()) } else { Err(Failure::Refused(refused.join("\n\n"))) }
}

/// Returns the game a profile or variant is about; one that there is not is told of by the rules of the first.
fn game(library: &Library, name: &str, folder: Option<&Path>) -> Name {
    Name::named(&library.game(name, folder)).unwrap_or(Name::Tock)
}

/// Asks a game for what is shown of its rules.
struct Show<'a> {
    library: &'a Library,
    request: Request,
}

impl Call for Show<'_> {
    type Answer = Result<Shown, Complaints>;

    fn call<G: Placed>(self) -> Self::Answer {
        Shown::new::<G>(self.library, self.request).map_err(|it| it.complaints())
    }
}

/// Checks files, and says of each what it is or what is wrong with it.
///
/// # Errors
///
/// With the faults, if any file has one, or if the answer cannot be written.
pub fn check(library: &Library, files: &[PathBuf], styled: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let mut refused = vec![];
    for path in files {
        let name = path.to_string_lossy();
        let name = if is_path(&name) { name.into_owned() } else { format!("./{name}") };
        match game(library, &name, None).with(Check { library, path, styled }) {
            Ok(lines) => writeln!(out, "{}", lines.join("\n"))?,
            Err(complaints) => refused.push(text(&complaints, styled)),
        }
    }
    if refused.is_empty() { Ok(()) } else { Err(Failure::Refused(refused.join("\n\n"))) }
}

/// Asks a game what a file is.
struct Check<'a> {
    library: &'a Library,
    path: &'a Path,
    styled: bool,
}

impl Call for Check<'_> {
    type Answer = Result<Vec<String>, Complaints>;

    fn call<G: Placed>(self) -> Self::Answer {
        let file = shown(&self.path.display().to_string());
        match self.library.check::<G>(self.path).map_err(|it| it.complaints())? {
            Checked::Profile(table) => Ok(vec![say!("rules-check-profile", file = file, name = table.name.as_str())]),
            Checked::Variant { name, fits, misfits } => {
                let fits: Vec<_> = fits.into_iter().map(str::to_owned).collect();
                let is_fine = say!("rules-check-variant", file = file.as_str(), name = name, fits = all_of(&fits));
                let misfit = |(profile, report): (&str, Report<G>)| {
                    let not = say!("rules-check-misfit", file = file.as_str(), profile = profile);
                    format!("{not}\n{}", text(&report.complaints(), self.styled))
                };
                Ok([is_fine].into_iter().chain(misfits.into_iter().map(misfit)).collect())
            }
        }
    }
}

/// Prints the JSON Schema of the profiles and variants of a game.
///
/// # Errors
///
/// If it cannot be written.
pub fn schema(game: Name, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{:#}", game.with(Schema))?)
}

/// Asks a game for its schema.
struct Schema;

impl Call for Schema {
    type Answer = Json;

    fn call<G: Placed>(self) -> Json {
        schema::schema::<G>()
    }
}

fn text(complaints: &Complaints, styled: bool) -> String {
    if styled { complaints.styled() } else { complaints.to_string() }
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
    /// The game, where a profile must say it.
    game: Option<String>,
    title: String,
    summary: String,
    source: String,
    variants: Vec<String>,
    set: Map<String, Json>,
    resolved: Json,
    lines: Vec<OneSwitch>,
    /// How many rules differ from those they are made from.
    heading: Option<String>,
}

impl Shown {
    fn new<G: Ruled>(library: &Library, request: Request) -> Result<Self, Report<G>> {
        let game = (G::NAME != State::NAME).then(|| G::NAME.to_owned());
        let is_alone = request.variants.is_empty() && request.set.is_empty();
        if is_alone && library.sort(&request.rules, request.folder.as_deref()) == Some(Sort::Variant) {
            let variant = library.variant_alone::<G>(&request.rules, request.folder.as_deref())?;
            let lines = plain::variant_lines(&request.rules, &variant);
            let resolved = G::in_tables(lines.iter().map(|it| (it.switch, json!(it.value))));
            let lines = lines.into_iter().map(|it| OneSwitch::new::<G>(it, None)).collect();
            let (title, summary, source) = (variant.name, variant.summary, variant.source);
            let (variants, set) = (vec![], Map::new());
            return Ok(Self {
                asked: request.rules,
                game,
                title,
                summary,
                source,
                variants,
                set,
                resolved,
                lines,
                heading: None,
            });
        }
        let table = library.resolve_of::<G>(&request)?;
        let line = |it: Line<G>| {
            let instead = explain::difference(&table, it.switch).map(|it| it.instead);
            OneSwitch::new::<G>(it, instead)
        };
        let lines = plain::lines(&table).into_iter().map(line).collect();
        let (resolved, heading) = (table.resolved(), explain::of_table(&table).heading);
        Ok(Self {
            asked: table.profile,
            game,
            title: table.name,
            summary: table.summary,
            source: table.source,
            variants: table.variants,
            set: table.set,
            resolved,
            lines,
            heading,
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
            for line in self.lines.iter().filter(|it| it.instead.is_some()) {
                writeln!(out, "  {}", line.switch)?;
            }
        }
        for OneSwitch { switch, written, origin, says, instead, .. } in &self.lines {
            writeln!(out, "\n{switch} = {written}  ({origin})")?;
            for sentence in says {
                writeln!(out, "    {sentence}")?;
            }
            if let Some(instead) = instead {
                writeln!(out, "    {}", say!("rules-instead", text = instead.as_str()))?;
            }
        }
        Ok(())
    }

    /// Writes a profile of the same rules; cards at their face value are not listed.
    fn toml(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = self.game.as_deref().unwrap_or_default();
        let words =
            [("name", self.title.as_str()), ("summary", &self.summary), ("source", &self.source), ("game", game)];
        writeln!(out, "# {}", self.name())?;
        for (key, text) in words.into_iter().filter(|it| !it.1.is_empty()) {
            writeln!(out, "{key} = {}", plain::toml(&text.into()))?;
        }
        let mut last = "";
        for OneSwitch { path: (table, key), origin, says, .. } in &self.lines {
            let tables = if table.is_empty() { Some(&self.resolved) } else { self.resolved.get(table) };
            let Some(value) = tables.and_then(|it| it.get(key)) else {
                continue;
            };
            if *table != last {
                writeln!(out, "\n[{table}]")?;
                last = table;
            }
            writeln!(out, "# {} ({origin})\n{key} = {}", says.join(" "), plain::toml(value))?;
        }
        Ok(())
    }

    fn json(&self) -> Json {
        let line = |it: &OneSwitch| {
            let line = json!({ "value": it.value, "from": it.origin, "says": it.says.join(" ") });
            (it.switch.clone(), line)
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

/// One switch as it is shown.
struct OneSwitch {
    switch: String,
    path: (&'static str, &'static str),
    value: Option<Json>,
    /// The value as a profile writes it, also where there is none.
    written: String,
    origin: String,
    says: Vec<String>,
    /// What it would be in the rules these are made from, if it differs.
    instead: Option<String>,
}

impl OneSwitch {
    fn new<G: Ruled>(line: Line<G>, instead: Option<String>) -> Self {
        let Line { switch, value, origin, says } = line;
        let written = value.as_ref().map_or_else(|| plain::absent::<G>(switch), plain::toml);
        Self { switch: switch.to_string(), path: G::path(switch), value, written, origin, says, instead }
    }
}
