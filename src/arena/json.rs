//! Results as JSON: one object, described in `docs/arena.md`. Counts are read back; figures made of them are written
//! for those who read the file, and made anew from the counts by those who add files up.

mod parts;

use crate::{
    arena::{
        contest::Facts,
        elo::Certainty,
        estimate::Estimate,
        outcome::{Ended, Outcome, RulesNamed, Settings},
        plan::pairings,
        play::{Counts, SEATS},
        seating::{Format, Seating, Side},
        sprt::{Claims, bound},
        tally::{Balance, LENGTH_STEP, Lengths, PairTally, Share, Tally},
    },
    games::Name,
};

use serde_json::{Map, Value as Json};

use parts::{
    BalanceFile, File, LengthsFile, PairingFile, RatingFile, RatingsFile, ScoreFile, SeatingFile, ShareFile, TestFile,
    TimeFile, TimesFile, TroubleFile,
};

/// The version of the format.
const FORMAT: u32 = 1;

impl Outcome {
    /// Returns the result as one line of JSON.
    ///
    /// # Panics
    ///
    /// Never: names and numbers can be written.
    pub fn to_json(&self) -> String {
        let Self { settings, tally, .. } = self;
        let rules = &settings.rules;
        let file = File {
            tock_arena: FORMAT,
            version: settings.version.clone(),
            game: settings.game.name().to_owned(),
            rules: rules.profile.clone(),
            variants: rules.variants.clone(),
            set: rules.set.clone(),
            resolved: settings.resolved.clone(),
            players: settings.players,
            bots: settings.bots.clone(),
            format: settings.format.name().to_owned(),
            max_turns: settings.max_turns,
            asked: self.asked.into(),
            seeds: self.seeds.into(),
            ended: self.ended.name().to_owned(),
            pairings: self.pairings(),
            ratings: Some(self.ratings_file()),
            sprt: self.claims.map(|it| self.test_file(it)),
            balance: balance_file(&tally.balance, settings, tally.lengths.turns),
            lengths: lengths_file(&tally.lengths, tally.balance.games),
            trouble: settings.bots.iter().cloned().zip(&tally.troubled).map(TroubleFile::new).collect(),
            times: TimesFile {
                clock: "wall".to_owned(),
                bots: settings.bots.iter().zip(&tally.thought).map(|(bot, it)| TimeFile::new(bot, it)).collect(),
            },
        };
        serde_json::to_string(&file).expect("names and numbers can be written") + "\n"
    }

    /// Reads a result.
    ///
    /// # Errors
    ///
    /// With the reason, if it is none.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let file: File = serde_json::from_str(text).map_err(|it| it.to_string())?;
        file.outcome().ok_or_else(|| crate::say!("arena-not-consistent"))
    }

    fn pairings(&self) -> Vec<PairingFile> {
        let Self { settings, tally, .. } = self;
        let has_points = Facts::of(settings.game).has_points;
        let named = pairings(settings.bots.len()).into_iter().zip(&tally.pairings);
        let mut figures = self.scores().into_iter().zip(self.points());
        let file = |((first, second), pairing): ((usize, usize), &PairTally)| {
            let (scores, points) = figures.next()?;
            let seatings = settings.seatings.iter().zip(&pairing.games);
            Some(PairingFile {
                bots: [first, second].map(|it| settings.bots[it].clone()),
                sets: scores.count(),
                win_rate: Some(scores.estimate().into()),
                points: has_points.then(|| points.into()),
                scores: pairing.sets.iter().map(|(it, count)| ScoreFile::new(*it, *count, has_points)).collect(),
                seatings: seatings.map(|(it, games)| SeatingFile::new(it, games)).collect(),
            })
        };
        named.filter_map(file).collect()
    }

    fn ratings_file(&self) -> RatingsFile {
        let ratings = self.ratings();
        let rating = |(bot, elo): (&String, &Estimate)| RatingFile { bot: bot.clone(), elo: (*elo).into() };
        RatingsFile {
            anchor: self.settings.bots[ratings.anchor].clone(),
            sound: ratings.certainty == Certainty::Sound,
            elo: self.settings.bots.iter().zip(&ratings.elo).map(rating).collect(),
        }
    }

    fn test_file(&self, Claims { elo0, elo1 }: Claims) -> TestFile {
        let (ratio, verdict) = self.test().map_or((0.0, String::new()), |it| (it.ratio, it.verdict.name().to_owned()));
        TestFile { elo0, elo1, ratio, bound: bound(), verdict }
    }
}

impl File {
    /// Tells whether every pairing has a set for each seed, of so many games.
    fn has_all_sets(&self, games: usize) -> bool {
        let Some(sets) = self.seeds.to.checked_sub(self.seeds.from) else { return false };
        let all = sets.checked_mul(self.pairings.len() as u64);
        self.pairings.iter().all(|it| it.is_of(sets, games))
            && all == Some(self.balance.sets)
            && all.and_then(|it| it.checked_mul(games as u64)) == Some(self.balance.games)
    }

    /// Returns the result; nothing if its parts do not fit together.
    fn outcome(self) -> Option<Outcome> {
        let bots = self.bots.len();
        let game = Name::named(&self.game)?;
        let facts = Facts::of(game);
        let seatings: Vec<_> = self.pairings.first()?.seatings.iter().map(|it| seating(&it.seats)).collect();
        let seatings: Vec<Seating> = seatings.into_iter().collect::<Option<_>>()?;
        let named: Vec<_> = pairings(bots);
        let fits = self.tock_arena == FORMAT
            && 2 <= bots
            && named.len() == self.pairings.len()
            && self.times.bots.len() == bots
            && self.trouble.len() == bots
            && self.balance.order.len() == usize::from(self.players)
            && seatings.iter().all(|it| it.0.len() == facts.seats.len())
            && self.pairings.iter().all(|it| it.seatings.len() == seatings.len())
            && self.has_all_sets(seatings.len());
        let mut seats = [Share::default(); SEATS];
        let shares = facts.seats.iter().map(|it| self.balance.seats.get(*it));
        seats.iter_mut().zip(shares).for_each(|(share, it)| *share = it.map(ShareFile::share).unwrap_or_default());
        let mut order = [Share::default(); SEATS];
        order.iter_mut().zip(&self.balance.order).for_each(|(share, it)| *share = it.share());
        let mut counts = Counts::default();
        for (count, name) in counts.iter_mut().zip(facts.counts) {
            *count = self.balance.counts.get(*name)?.as_u64()?;
        }
        fits.then(|| Outcome {
            asked: self.asked.into(),
            seeds: self.seeds.into(),
            ended: [Ended::Complete, Ended::Tested, Ended::Interrupted]
                .into_iter()
                .find(|it| it.name() == self.ended)
                .unwrap_or(Ended::Interrupted),
            claims: self.sprt.map(|it| Claims { elo0: it.elo0, elo1: it.elo1 }),
            tally: Tally {
                pairings: self.pairings.iter().map(|it| it.tally(seatings.len())).collect(),
                balance: Balance {
                    sets: self.balance.sets,
                    games: self.balance.games,
                    unfinished: self.balance.unfinished,
                    seats,
                    order,
                    counts,
                },
                lengths: Lengths {
                    turns: self.lengths.turns,
                    squares: self.lengths.squares,
                    shortest: self.lengths.shortest,
                    longest: self.lengths.longest,
                    bars: self.lengths.games,
                },
                thought: self.times.bots.iter().map(TimeFile::thought).collect(),
                troubled: self.trouble.iter().map(|it| it.games).collect(),
            },
            settings: Settings {
                version: self.version,
                game,
                rules: RulesNamed { profile: self.rules, variants: self.variants, set: self.set },
                resolved: self.resolved,
                players: self.players,
                bots: self.bots,
                format: if self.format == Format::Alone.name() { Format::Alone } else { Format::Even },
                seatings,
                max_turns: self.max_turns,
            },
        })
    }
}

/// Reads a seating as [`Seating::to_text`] writes it.
fn seating(text: &str) -> Option<Seating> {
    let sides: Vec<_> = text
        .chars()
        .map(|it| match it {
            '1' => Some(Some(Side::First)),
            '2' => Some(Some(Side::Second)),
            '-' => Some(None),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let seating = Seating(sides.into());
    [Side::First, Side::Second].into_iter().all(|it| seating.count(it) != 0).then_some(seating)
}

fn balance_file(balance: &Balance, settings: &Settings, turns: u64) -> BalanceFile {
    let share = |it: &Share| ShareFile::new(it, balance);
    let facts = Facts::of(settings.game);
    let seats = settings.seatings[0].seated().map(|it| (facts.seats[it], &balance.seats[it]));
    let mut counts: Map<String, Json> =
        facts.counts.iter().zip(balance.counts).map(|(name, count)| ((*name).to_owned(), count.into())).collect();
    let (count, share_name) = facts.share;
    let shared = balance.counts.get(facts.count(count)).copied().unwrap_or_default();
    counts.insert(share_name.to_owned(), (shared as f64 / turns.max(1) as f64).into());
    BalanceFile {
        sets: balance.sets,
        games: balance.games,
        unfinished: balance.unfinished,
        counts,
        seats: seats.map(|(seat, it)| (seat.to_owned(), share(it))).collect(),
        order: balance.order.iter().take(settings.players.into()).map(share).collect(),
    }
}

fn lengths_file(lengths: &Lengths, games: u64) -> LengthsFile {
    LengthsFile {
        turns: lengths.turns,
        squares: lengths.squares,
        shortest: lengths.shortest,
        longest: lengths.longest,
        mean: lengths.turns as f64 / games.max(1) as f64,
        step: LENGTH_STEP,
        games: lengths.bars.clone(),
    }
}
