//! A result as text: who won, how they rate, and what the rules made of it.

use crate::{
    arena::{Certainty, Ended, Estimate, Facts, Outcome, Ratings, Verdict, bound, pairings},
    cli::arena::columns::columns,
    say,
};

/// Returns the whole result as lines of text.
pub fn tell(outcome: &Outcome) -> String {
    let mut lines = vec![heading(outcome)];
    if outcome.seeds != outcome.asked {
        let (seeds, asked) = (outcome.seeds.to_string(), outcome.asked.to_string());
        lines.push(match outcome.ended {
            Ended::Complete => say!("arena-part", seeds = seeds, asked = asked),
            Ended::Tested => say!("arena-tested", seeds = seeds, asked = asked),
            Ended::Interrupted => say!("arena-partial", seeds = seeds, asked = asked),
        });
    }
    let ratings = outcome.ratings();
    for part in [meetings(outcome), tests(outcome), field(outcome, &ratings), balance(outcome)] {
        if !part.is_empty() {
            lines.push(String::new());
            lines.extend(part);
        }
    }
    lines.push(String::new());
    lines.push(say!("arena-legend"));
    lines.join("\n") + "\n"
}

fn heading(outcome: &Outcome) -> String {
    let settings = &outcome.settings;
    let names: Vec<_> = std::iter::once(&settings.rules.profile).chain(&settings.rules.variants).cloned().collect();
    say!(
        "arena-heading",
        rules = names.join(" + "),
        players = settings.players,
        format = settings.format.name(),
        seeds = outcome.seeds.to_string(),
        games = settings.seatings.len()
    )
}

/// Who met whom, and who won.
fn meetings(outcome: &Outcome) -> Vec<String> {
    let bots = &outcome.settings.bots;
    let has_points = Facts::of(outcome.settings.game).has_points;
    let mut rows = vec![vec![
        say!("arena-column-pairing"),
        say!("arena-column-games"),
        say!("arena-column-won"),
        say!("arena-column-interval"),
        say!("arena-column-lost"),
        say!("arena-column-unfinished"),
    ]];
    if has_points {
        rows[0].extend([say!("arena-column-points"), say!("arena-column-interval")]);
    }
    let figures = outcome.scores().into_iter().zip(outcome.points());
    let pairs = pairings(bots.len()).into_iter().zip(&outcome.tally.pairings).zip(figures);
    for (((first, second), pairing), (scores, points)) in pairs {
        let sum = |count: fn(&crate::arena::Games) -> u64| pairing.games.iter().map(count).sum::<u64>();
        let (played, won, unfinished) = (sum(|it| it.played), sum(|it| it.won), sum(|it| it.unfinished));
        let estimate = scores.estimate();
        let mut row = vec![
            say!("arena-pairing", first = bots[first].as_str(), second = bots[second].as_str()),
            played.to_string(),
            percent(estimate.value),
            between(&estimate, percent),
            (played - won - unfinished).to_string(),
            unfinished.to_string(),
        ];
        if has_points {
            row.extend([signed(points.value), between(&points, signed)]);
        }
        rows.push(row);
    }
    columns(&rows)
}

fn tests(outcome: &Outcome) -> Vec<String> {
    let (Some(test), Some(claims)) = (outcome.test(), outcome.claims) else { return vec![] };
    let verdict = match test.verdict {
        Verdict::Better => say!("arena-test-better", elo = claims.elo1.to_string()),
        Verdict::Worse => say!("arena-test-worse", elo = claims.elo0.to_string()),
        Verdict::Open => say!("arena-test-open"),
    };
    let (ratio, bound) = (format!("{:.2}", test.ratio), format!("{:.2}", bound()));
    let (elo0, elo1) = (claims.elo0.to_string(), claims.elo1.to_string());
    vec![say!("arena-test", elo0 = elo0, elo1 = elo1, ratio = ratio, bound = bound, verdict = verdict)]
}

/// How the bots rate, the strongest first, and how long they think.
fn field(outcome: &Outcome, ratings: &Ratings) -> Vec<String> {
    let mut rows = vec![vec![
        say!("arena-column-bot"),
        say!("arena-column-elo"),
        say!("arena-column-interval"),
        say!("arena-column-time"),
        say!("arena-column-longest"),
    ]];
    let mut order: Vec<_> = (0..ratings.elo.len()).collect();
    order.sort_by(|one, other| ratings.elo[*other].value.total_cmp(&ratings.elo[*one].value));
    for bot in order {
        let (elo, thought) = (&ratings.elo[bot], &outcome.tally.thought[bot]);
        let interval = if bot == ratings.anchor { String::new() } else { between(elo, whole) };
        rows.push(vec![
            outcome.settings.bots[bot].clone(),
            whole(elo.value),
            interval,
            milliseconds(thought.mean().as_secs_f64()),
            milliseconds(thought.longest.as_secs_f64()),
        ]);
    }
    let mut lines = columns(&rows);
    if ratings.certainty == Certainty::AtLeast {
        lines.push(say!("arena-at-least"));
    }
    for (bot, games) in outcome.settings.bots.iter().zip(&outcome.tally.troubled).filter(|it| *it.1 != 0) {
        lines.push(say!("arena-troubled", bot = bot.as_str(), games = *games));
    }
    lines
}

/// What the seats and the rules made of it, whoever played.
fn balance(outcome: &Outcome) -> Vec<String> {
    let (balance, lengths) = (&outcome.tally.balance, &outcome.tally.lengths);
    let per_game = |count: u64| format!("{:.1}", count as f64 / balance.games.max(1) as f64);
    let share = |it: &crate::arena::Share| it.estimate(balance.sets, balance.games);
    let mut rows = vec![vec![say!("arena-column-seat"), say!("arena-column-won"), say!("arena-column-interval")]];
    let mut row = |name: String, estimate: Estimate| {
        rows.push(vec![name, percent(estimate.value), between(&estimate, percent)]);
    };
    for seat in outcome.settings.seatings[0].seated() {
        row((Facts::of(outcome.settings.game).seat)(seat), share(&balance.seats[seat]));
    }
    for (place, it) in balance.order.iter().enumerate().take(outcome.settings.players.into()) {
        row(say!("arena-place", place = place + 1), share(it));
    }
    let mut lines = columns(&rows);
    lines.push(String::new());
    lines.push(say!(
        "arena-lengths",
        mean = per_game(lengths.turns),
        shortest = lengths.shortest.to_string(),
        longest = lengths.longest.to_string()
    ));
    let facts = Facts::of(outcome.settings.game);
    let count = |name| balance.counts.get(facts.count(name)).copied().unwrap_or_default();
    let of_games = |name| percent(count(name) as f64 / balance.games.max(1) as f64);
    let of_turns = |name| percent(count(name) as f64 / lengths.turns.max(1) as f64);
    lines.extend(outcome.settings.game.either(
        || vec![say!("arena-events", captures = per_game(count("sent_back")), stuck = of_turns("stuck"))],
        || {
            let [single, double, triple] = ["single", "double", "triple"].map(of_games);
            let (fourfold, drawn) = (of_games("fourfold"), of_games("drawn"));
            vec![
                say!(
                    "arena-marks",
                    marks = per_game(count("marks")),
                    hits = per_game(count("hits")),
                    laps = per_game(count("laps")),
                    forced = of_turns("by_force"),
                    passes = of_turns("passes")
                ),
                say!(
                    "arena-values",
                    single = single,
                    double = double,
                    triple = triple,
                    fourfold = fourfold,
                    drawn = drawn
                ),
            ]
        },
    ));
    lines
}

/// Returns points with their sign.
fn signed(points: f64) -> String {
    format!("{points:+.2}")
}

fn percent(share: f64) -> String {
    say!("arena-percent", share = format!("{:.1}", 100.0 * share))
}

fn whole(elo: f64) -> String {
    // No sign before a zero.
    format!("{:.0}", elo.round() + 0.0)
}

fn milliseconds(seconds: f64) -> String {
    let ms = seconds * 1e3;
    if ms < 10.0 { format!("{ms:.4}") } else { format!("{ms:.1}") }
}

fn between(estimate: &Estimate, told: fn(f64) -> String) -> String {
    say!("arena-between", low = told(estimate.low), high = told(estimate.high))
}
