//! `tock stats`: what all the games that are kept show, by player and by rules.

mod feats;
mod matches;
mod sums;
mod table;

use serde_json::{Value as Json, json};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::{
    cli::{
        Context, Failure,
        arguments::Stats,
        game::unreadable,
        output::{print, print_text},
        stats::{
            feats::{Feat, Feats},
            matches::Matches,
            sums::{Line, Sums},
        },
    },
    report::shown,
    say,
    session::{
        Player, name_of,
        record::{self, Fault, Record, Unloaded, Why},
        toccadille::Match,
        words,
    },
    stats::{Captures, Tally},
    words::decimal,
};

/// How wide a table may be.
const WIDTH: usize = 80;
/// How many spaces stand between columns.
const GAP: usize = 1;
/// How much of a name is shown in a sentence.
const LONGEST: usize = 16;
/// How much of a name is shown in any case.
const NARROWEST: usize = 12;
/// The column of games that were won.
const WON: usize = 2;
/// The column of games that were lost.
const LOST: usize = 3;
/// The column of the part that was won.
const RATE: usize = 6;
/// How many columns of numbers there are.
const NUMBERS: usize = 10;

/// Sums up the games and prints what they show.
///
/// A record that cannot be read is told on standard error and left out; that is no failure.
///
/// # Errors
///
/// If the folder of the games cannot be read.
pub fn run(asked: &Stats, context: &Context) -> Result<(), Failure> {
    let store = context.store()?;
    let paths = store.paths().map_err(|it| unreadable(store.folder(), &it))?;
    let mut sums = Sums::new(asked.rules.as_deref(), asked.player.as_deref());
    let mut matches = Matches::new(asked.rules.as_deref(), asked.player.as_deref());
    let mut damaged = 0;
    for path in &paths {
        let game = record::game_of(path);
        let loaded = game.either(
            || record::load(path).map(|it| Any::Game(Box::new(it.record))),
            || record::load(path).map(|it| Any::Match(Box::new(it.record))),
        );
        match loaded {
            Ok(Any::Game(record)) => sums.add(&name_of(path), &record),
            Ok(Any::Match(record)) => matches.add(&record),
            Err(error) => {
                let why = on_one_line(&error);
                Failure::refused(&say!("stats-left-out", path = path.display().to_string(), why = why)).tell();
                damaged += 1;
            }
        }
    }
    if asked.json {
        let mut json = as_json(&sums, damaged);
        json["matches"] = matches.to_json();
        return print_text(&format!("{json}\n"));
    }
    if sums.games == 0 && matches.count == 0 {
        let is_empty = paths.len() == damaged;
        let said = if is_empty { say!("stats-no-games") } else { say!("stats-none-such") };
        return print_text(&format!("{said}\n"));
    }
    if sums.games != 0 {
        tell(&sums)?;
    }
    let lines = table::lines(&matches);
    print(|out| {
        if sums.games != 0 && !lines.is_empty() {
            writeln!(out)?;
        }
        lines.iter().try_for_each(|it| Ok(writeln!(out, "{it}")?))
    })
}

/// A record of either game.
enum Any {
    Game(Box<Record>),
    Match(Box<Record<Match>>),
}

/// Returns why a file gives no record, without the pictures of faulty rules.
fn on_one_line(error: &Unloaded) -> String {
    let text = match error {
        Unloaded::Fault(Fault { line, why: Why::Rules(report) }) => {
            let report = report.on_one_line();
            say!("record-fault", line = *line, reason = say!("record-rules", report = report))
        }
        Unloaded::Fault(_) | Unloaded::Io(_) => words::unloaded(error),
    };
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tell(sums: &Sums) -> Result<(), Failure> {
    let mut by_player = vec![heading(&say!("stats-heading-player"))];
    for (player, line) in &sums.players {
        by_player.push(row(&name(player), &line.total));
        if line.by_rules.len() != 1 {
            by_player.extend(line.by_rules.iter().map(|(rules, it)| row(&format!("  {}", shown(rules)), it)));
        }
    }
    let mut by_rules = vec![heading(&say!("stats-heading-rules"))];
    by_rules.extend(sums.rules.iter().map(|(rules, it)| row(&shown(rules), it)));
    by_rules[0][WON] = say!("stats-heading-decided");
    for line in &mut by_rules {
        // A table of games, not of players: each that was won was lost by somebody too.
        line[LOST].clear();
        line[RATE].clear();
    }
    let widths = widths(&by_player, &by_rules);
    print(|out| {
        for line in &by_player {
            writeln!(out, "{}", laid_out(line, &widths))?;
        }
        writeln!(out)?;
        for line in &by_rules {
            writeln!(out, "{}", laid_out(line, &widths))?;
        }
        let feats = feats(&sums.feats);
        if !feats.is_empty() {
            writeln!(out)?;
        }
        for line in feats {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "\n{}", say!("stats-legend"))?;
        if sums.has_several_seats {
            writeln!(out, "{}", say!("stats-legend-seats"))?;
        }
        Ok(())
    })
}

/// Returns the feats in words, a line each.
fn feats(Feats { quickest, longest, walk, captures }: &Feats) -> Vec<String> {
    let told = |key: &str, feat: &Option<Feat>| {
        let Feat { count, game, player } = feat.as_ref()?;
        let who = player.as_ref().map_or_else(String::new, |it| fitted(&name(it), LONGEST.min(name(it).width())));
        Some(say!(key, count = *count, who = who, game = shown(game)))
    };
    let lines = [
        told("stats-quickest", quickest),
        told("stats-longest", longest),
        told("stats-walk", walk),
        told("stats-captures", captures),
    ];
    lines.into_iter().flatten().collect()
}

fn name(player: &Player) -> String {
    match player {
        Player::Human { name } if name.is_empty() => say!("stats-nameless"),
        Player::Human { name } => shown(name),
        Player::Bot { level } => say!("stats-bot", level = shown(level)),
    }
}

/// What a line of a table shows: a name, then numbers.
type Row = [String; NUMBERS + 1];

fn heading(first: &str) -> Row {
    [
        first.to_owned(),
        say!("stats-heading-games"),
        say!("stats-heading-won"),
        say!("stats-heading-lost"),
        say!("stats-heading-unfinished"),
        say!("stats-heading-given-up"),
        say!("stats-heading-rate"),
        say!("stats-heading-turns"),
        say!("stats-heading-captures"),
        say!("stats-heading-discards"),
        say!("stats-heading-walk"),
    ]
}

fn row(name: &str, tally: &Tally) -> Row {
    let mean = |it: Option<f64>| it.map_or_else(|| "-".to_owned(), |it| decimal(&format!("{it:.1}")));
    [
        name.to_owned(),
        tally.games.to_string(),
        tally.won.to_string(),
        tally.lost.to_string(),
        tally.unfinished.to_string(),
        tally.given_up.to_string(),
        tally
            .win_rate()
            .map_or_else(|| "-".to_owned(), |it| say!("number-percent", number = format!("{:.0}", 100.0 * it))),
        mean(tally.mean_turns()),
        mean(tally.mean_captures()),
        mean(tally.mean_discards()),
        tally.longest_walk.to_string(),
    ]
}

/// Returns how wide each column is, the first one as wide as the others leave it.
fn widths(tables: &[Row], more: &[Row]) -> [usize; NUMBERS + 1] {
    let rows = || tables.iter().chain(more);
    let mut widths = std::array::from_fn(|column| rows().map(|it| it[column].width()).max().unwrap_or(0));
    let numbers: usize = widths[1..].iter().map(|it| it + GAP).sum();
    widths[0] = widths[0].min(WIDTH.saturating_sub(numbers).max(NARROWEST));
    widths
}

fn laid_out(row: &Row, widths: &[usize; NUMBERS + 1]) -> String {
    let mut line = fitted(&row[0], widths[0]);
    for (text, width) in row.iter().zip(widths).skip(1) {
        line.push_str(&" ".repeat(GAP + width.saturating_sub(text.width())));
        line.push_str(text);
    }
    line
}

/// Returns a text exactly so wide: padded, or cut where it is too long.
fn fitted(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    let is_cut = width < text.width();
    let room = width - usize::from(is_cut);
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if room < used {
            used -= letter.width().unwrap_or(0);
            break;
        }
        fitted.push(letter);
    }
    if is_cut {
        fitted.push('…');
        used += 1;
    }
    fitted + &" ".repeat(width.saturating_sub(used))
}

/// Returns the sums as data: `games`, `damaged`, then `rules` and `players`, each sorted by name.
fn as_json(sums: &Sums, damaged: usize) -> Json {
    let table = |(rules, tally): (&String, &Tally)| {
        let mut line = json!({ "rules": rules, "decided": tally.won });
        figures(&mut line, tally);
        line
    };
    let seat = |mut line: Json, tally: &Tally| {
        line["won"] = json!(tally.won);
        line["lost"] = json!(tally.lost);
        line["win_rate"] = rounded(tally.win_rate(), 10_000.0);
        figures(&mut line, tally);
        line
    };
    let player = |(player, Line { total, by_rules }): &(Player, Line)| {
        let mut line = seat(json!({ "player": player.to_json() }), total);
        line["by_rules"] = by_rules.iter().map(|(rules, it)| seat(json!({ "rules": rules }), it)).collect();
        line
    };
    json!({
        "games": sums.games,
        "damaged": damaged,
        "feats": feats_json(&sums.feats),
        "rules": sums.rules.iter().map(table).collect::<Vec<_>>(),
        "players": sums.players.iter().map(player).collect::<Vec<_>>(),
    })
}

fn feats_json(Feats { quickest, longest, walk, captures }: &Feats) -> Json {
    let feat = |it: &Option<Feat>| {
        it.as_ref().map(|Feat { count, game, player }| {
            let player = player.as_ref().map(Player::to_json);
            json!({ "count": count, "game": game, "player": player })
        })
    };
    json!({
        "quickest_game": feat(quickest),
        "longest_game": feat(longest),
        "longest_walk": feat(walk),
        "most_captures": feat(captures),
    })
}

fn figures(line: &mut Json, tally: &Tally) {
    let captures = |Captures { opponents, partner, own }: Captures| json!({ "opponents": opponents, "partner": partner, "own": own });
    line["games"] = json!(tally.games);
    line["unfinished"] = json!(tally.unfinished);
    line["given_up"] = json!(tally.given_up);
    line["mean_turns"] = rounded(tally.mean_turns(), 100.0);
    line["mean_captures"] = rounded(tally.mean_captures(), 100.0);
    line["mean_thrown"] = rounded(tally.mean_discards(), 100.0);
    line["longest_walk"] = json!(tally.longest_walk);
    line["turns"] = json!(tally.turns);
    line["captures"] = captures(tally.made);
    line["suffered"] = captures(tally.suffered);
    line["thrown"] = json!(tally.discards);
}

fn rounded(number: Option<f64>, parts: f64) -> Json {
    number.map_or(Json::Null, |it| json!((it * parts).round() / parts))
}
