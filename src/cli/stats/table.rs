//! The sums of matches as a table for people.

use crate::{
    cli::stats::{
        NUMBERS, Row, laid_out,
        matches::{Matches, Tally},
        name, widths,
    },
    refusals::toccadille::colour,
    report::shown,
    say,
    toccadille::Seat,
    words::decimal,
};

/// Returns the table line by line; nothing if there is no match.
pub fn lines(matches: &Matches) -> Vec<String> {
    if matches.count == 0 {
        return vec![];
    }
    let mut by_player = vec![heading(&say!("stats-heading-player"))];
    by_player.extend(matches.players.iter().map(|(it, tally)| row(name(it), tally)));
    let by_seat: Vec<_> = Seat::ALL.iter().map(|it| row(colour(*it), &matches.seats[*it])).collect();
    let by_rules = matches.rules.iter().map(|(rules, tally)| row_of_rules(shown(rules), tally));
    let by_rules: Vec<_> = by_seat.into_iter().chain(by_rules).collect();
    let widths = widths(&by_player, &by_rules);
    let mut lines = vec![say!("stats-matches", count = matches.count)];
    lines.extend(by_player.iter().map(|it| laid_out(it, &widths)));
    lines.push(String::new());
    lines.extend(by_rules.iter().map(|it| laid_out(it, &widths)));
    lines.push(String::new());
    let [single, double, triple, fourfold] = matches.values.map(|it| it.to_string());
    lines.push(say!("simulate-values", single = single, double = double, triple = triple, fourfold = fourfold));
    lines.push(String::new());
    lines.push(say!("stats-legend-matches"));
    lines
}

fn heading(first: &str) -> Row {
    [
        first.to_owned(),
        say!("stats-heading-games"),
        say!("stats-heading-won"),
        say!("stats-heading-lost"),
        say!("stats-heading-drawn"),
        say!("stats-heading-unfinished"),
        say!("stats-heading-given-up"),
        say!("stats-heading-rate"),
        say!("stats-heading-points"),
        say!("stats-heading-throws"),
        say!("stats-heading-hits"),
    ]
}

fn row(first: String, tally: &Tally) -> Row {
    let mean = |it: Option<f64>| it.map_or_else(|| "-".to_owned(), |it| decimal(&format!("{it:.1}")));
    let rate = tally.win_rate();
    [
        first,
        tally.games.to_string(),
        tally.won.to_string(),
        tally.lost.to_string(),
        tally.drawn.to_string(),
        tally.unfinished.to_string(),
        tally.given_up.to_string(),
        rate.map_or_else(|| "-".to_owned(), |it| say!("number-percent", number = format!("{:.0}", 100.0 * it))),
        tally.points.to_string(),
        mean(tally.mean_throws()),
        mean(tally.mean_hits()),
    ]
}

/// Returns the row of rules: both players of each game are in it, and who won says nothing.
fn row_of_rules(first: String, tally: &Tally) -> Row {
    let half = |it: u32| it / 2;
    let games = Tally {
        games: half(tally.games),
        drawn: half(tally.drawn),
        unfinished: half(tally.unfinished),
        given_up: half(tally.given_up),
        ..tally.clone()
    };
    let mut row = row(first, &games);
    for column in [3, NUMBERS - 3] {
        row[column].clear();
    }
    row
}
