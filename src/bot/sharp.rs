//! The bots that search: what they would do, and why.

use crate::{
    bot::{
        Bot, Effort, Limit,
        advice::{Advice, Judged, Tenths, Term, runner_up},
        memory::Memory,
        outlook::Outlook,
        scale::Scale,
        search::{Found, Plan, Scales, Table, Tried, search},
        weights::STEP,
    },
    chance::{Chance, Purpose},
    tock::{Move, Moves, Rules, Seat, View},
};

/// Makes the move that does best in many deals of what is hidden.
pub struct Sharp {
    limit: Limit,
    plan: Plan,
    chance: Chance,
    moves: Moves,
    scales: Option<Scales>,
    memory: Memory,
}

impl Sharp {
    /// Returns the bot for a seat; the same seed gives the same choices, if no clock ends its thought.
    pub fn new(seed: u64, seat: Seat, limit: &Limit, plan: Plan) -> Self {
        let deals = match limit.effort {
            Effort::Usual => plan.deals,
            Effort::Deals(deals) => deals,
            Effort::Time(_) => u32::MAX,
        };
        let chance = Chance::new(seed, Purpose::Bot(seat));
        Self {
            limit: limit.clone(),
            plan: Plan { deals, ..plan },
            chance,
            moves: Moves::default(),
            scales: None,
            memory: Memory::default(),
        }
    }

    fn scales(&mut self, rules: &Rules) -> Scales {
        let fitting = self.scales.take().filter(|it| it.play.fits(rules));
        self.scales.insert(fitting.unwrap_or_else(|| Scales::of(rules))).clone()
    }

    fn search(&mut self, view: &View<'_>, scales: &Scales) -> Found {
        let table = Table { view, scales, lacks: *self.memory.look(view) };
        search(&table, &self.plan, self.chance.seed(), &self.limit.start(), &mut self.moves)
    }
}

impl Bot for Sharp {
    fn watch(&mut self, view: &View<'_>, mv: &Move) {
        self.memory.watch(view, mv);
    }

    fn choose(&mut self, view: &View<'_>) -> Move {
        let scales = self.scales(view.rules());
        let found = self.search(view, &scales);
        found.tried.get(found.best).map_or(Move::Pass, |it| it.mv)
    }

    fn advise(&mut self, view: &View<'_>) -> Advice {
        let scales = self.scales(view.rules());
        let found = self.search(view, &scales);
        let Some(best) = found.tried.get(found.best) else {
            return Advice { best: Judged::bare(Move::Pass), next: None };
        };
        let most = value(&found, best, &scales.judge);
        let mut outlook = Outlook::new(*view, &scales.play);
        view.legal_moves_into(&mut self.moves);
        let others = self.moves.iter().map(|mv| {
            let tried = found.tried.iter().find(|it| it.mv == *mv);
            (*mv, tried.map_or_else(|| outlook.worth(mv), |it| value(&found, it, &scales.judge)))
        });
        // What was ahead by no more than chance would do is no better.
        let next = runner_up(&best.mv, others).map(|(mv, worth)| (mv, worth.min(most)));
        let mut judge = |(mv, worth): (Move, i32)| {
            let judged = outlook.judge(&mv);
            let foreseen = worth / (STEP / 10) - judged.value.map_or(0, |it| it.0);
            Judged::new(mv, judged.terms.into_iter().chain([(Term::Foresight, Tenths(foreseen))]))
        };
        Advice { best: judge((best.mv, most)), next: next.map(judge) }
    }
}

/// Returns what a tried move is worth by the search: as many hundredths of a step as make a win so much likelier.
fn value(found: &Found, tried: &Tried, scale: &Scale) -> i32 {
    let first = found.tried.first().map_or(0, |it| it.worth);
    let sure = (found.base * (1.0 - found.base)).max(0.02);
    let steps = tried.mean() * f64::from(scale.weights.spread) / sure;
    first + (steps * f64::from(STEP)) as i32
}
