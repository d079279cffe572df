//! Whole random games under random rules: what must hold after every event, and at the end.
//!
//! `TOCK_CHECKS=N` plays under N random settings instead of the usual number, `TOCK_SEED=S` begins with setting S. A
//! failure prints its setting. `TOCK_REWRITE=1` writes the kept games of `tests/games` anew.

use std::{fmt::Write, fs, io::BufReader, path::Path};

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Event, Game, Turn},
    profile::Ruled,
    session::{
        Agreed, Player, Session,
        record::{self, Entry, Header, Record},
        tock::{End, SetUp, tell_jokers_apart},
    },
    tock::{
        BySeat, Card, CardSet, Deed, Move, Play, Position, Rank, Rules, Seat, SeatSet, Setup, Slot, Spot, SpotSet,
        State, View, notation, rules::StarterHelp,
    },
};

use crate::{agreement::seeds, session, switches::random_switches};

/// How many settings there are, and how many games are played under each.
const SETTINGS: u64 = 500;
const GAMES: usize = 2;
/// After how many turns a game is stopped: some settings never end.
const TURNS: usize = 2000;
/// All that is asked of a turn is asked of so many at the beginning of a game, then of one in so many.
const FIRST: usize = 100;
const ONE_IN: usize = 6;

#[test]
fn all_holds_in_random_games_under_random_rules() {
    let (mut games, mut ended) = (0, 0);
    for seed in seeds(SETTINGS) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let _said = SaidOnPanic(seed);
        let (rules, players) = loop {
            let rules = Rules::new(random_switches(&mut rng)).unwrap();
            let players = *rules.seats.counts.choose(&mut rng).unwrap();
            if State::new(&rules, &Setup { players, dealer: Seat::A }).is_ok() {
                break (rules, players);
            }
        };
        for _ in 0..GAMES {
            let mut game = Played::new(&rules, players, &mut rng);
            game.play(&mut rng);
            games += 1;
            ended += usize::from(game.record.state().is_over());
        }
    }
    // With fewer settings by `TOCK_CHECKS` there may be none that ends.
    assert!(games < 1000 || games / 2 < ended, "{ended} of {games} games came to their end");
}

/// Prints the setting under which a test fails.
struct SaidOnPanic(u64);

impl Drop for SaidOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("TOCK_SEED={} TOCK_CHECKS=1", self.0);
        }
    }
}

/// A game being played, with its record as text and each state a move was made in.
struct Played<'a> {
    rules: &'a Rules,
    record: Record,
    text: String,
    before_moves: Vec<State>,
    /// A few moves of earlier turns: most are illegal by now.
    earlier: Vec<Move>,
}

impl<'a> Played<'a> {
    fn new(rules: &'a Rules, players: u8, rng: &mut ChaCha8Rng) -> Self {
        let seats = SeatSet::seated(players.into());
        let header = Header {
            rules: "random".to_owned(),
            variants: vec![],
            set: serde_json::Map::new(),
            resolved: State::resolved(rules),
            set_up: SetUp {
                seats,
                dealer: *seats.iter().collect::<Vec<_>>().choose(rng).unwrap(),
                colours: BySeat::default(),
            },
            players: BySeat::from_fn(|it| seats.contains(it).then(|| Player::Bot { level: "random".to_owned() })),
            seed: None,
            when: None,
            position: None,
            agreed: Agreed::default(),
        };
        let text = format!("{}\n", header.to_json());
        let record = Record::new(header, rules.clone()).unwrap();
        Self { rules, record, text, before_moves: vec![], earlier: vec![] }
    }

    fn play(&mut self, rng: &mut ChaCha8Rng) {
        for turn in 0..TURNS {
            while self.record.state().turn(self.rules) == Turn::Chance {
                let pile = self.record.state().sample(self.rules, &mut |n| rng.random_range(0..n));
                self.enter(Entry::Event(Event::Chance(tell_jokers_apart(&pile))));
            }
            let Turn::Player(seat) = self.record.state().turn(self.rules) else { break };
            if rng.random_ratio(1, 60) && !self.before_moves.is_empty() {
                self.take_back(rng);
                continue;
            }
            let state = *self.record.state();
            let view = state.view(self.rules, seat);
            let moves = view.legal_moves();
            if turn < FIRST || turn.is_multiple_of(ONE_IN) {
                check_moves(&view, &moves);
                check_position(self.rules, &state, &moves);
                self.check_refused(&view, rng);
            }
            let mv = *moves.choose(rng).expect("a player is asked only who can move");
            self.earlier.push(mv);
            self.before_moves.push(state);
            self.enter(Entry::Event(Event::Move(mv)));
        }
        match self.record.state().turn(self.rules) {
            Turn::Over(winners) => self.enter(Entry::End(End::won(winners))),
            Turn::Chance | Turn::Player(_) => self.enter(Entry::End(End::stopped(record::TURN_LIMIT))),
        }
        let read = record::read::<State>(&mut BufReader::new(self.text.as_bytes())).unwrap().record;
        assert_eq!(read.rules(), self.rules);
        assert_eq!(read.state(), self.record.state());
        assert_eq!(read.end(), self.record.end());
    }

    fn enter(&mut self, entry: Entry) {
        writeln!(self.text, "{}", entry.to_json(&self.record)).unwrap();
        let fitting = self.record.fit(entry).unwrap();
        self.record.take(fitting);
        check_marbles(self.rules, self.record.state());
        check_cards(self.rules, self.record.state());
    }

    fn take_back(&mut self, rng: &mut ChaCha8Rng) {
        let moves = rng.random_range(1..=self.before_moves.len().min(12));
        self.enter(Entry::Undo(moves));
        let kept = self.before_moves.len() - moves;
        assert_eq!(*self.record.state(), self.before_moves[kept]);
        self.before_moves.truncate(kept);
    }

    /// Tries moves that are mostly illegal: those that are leave the game as it was.
    fn check_refused(&self, view: &View<'_>, rng: &mut ChaCha8Rng) {
        for _ in 0..4 {
            let mv = self.any_move(view, rng);
            let mut state = *self.record.state();
            match (view.check(&mv), state.apply(self.rules, &Event::Move(mv))) {
                (Ok(()), Ok(())) => {}
                (Err(why), Err(same)) => {
                    assert_eq!(why, same);
                    assert_eq!(state, *self.record.state(), "{mv} was refused, {why:?}");
                }
                (one, other) => panic!("{mv}: {one:?}, {other:?}"),
            }
        }
    }

    fn any_move(&self, view: &View<'_>, rng: &mut ChaCha8Rng) -> Move {
        let hand: Vec<Card> = view.hand().iter().collect();
        let card = match rng.random_range(0..4) {
            0 => self.rules.deck().iter().nth(rng.random_range(0..self.rules.deck().len())).unwrap(),
            _ => hand.choose(rng).copied().unwrap_or(Card::joker(0)),
        };
        let earlier = self.earlier.choose(rng).copied().unwrap_or(Move::Pass);
        let remove = self.rules.track().all().choose(rng).copied();
        let spots: Vec<Spot> = self.rules.track().all().iter().map(|it| Spot::from(*it)).collect();
        let action = rng.random_range(0..4);
        match rng.random_range(0..6) {
            0 => Move::Pass,
            1 => Move::Discard(card),
            2 => earlier,
            3 => earlier.with_card(card),
            4 => match earlier {
                Move::Play(play) => Move::Play(Play { remove, action, ..play }),
                other => other,
            },
            _ => {
                let from = view.board().marbles(view.seat()).iter().next().unwrap_or(spots[0]);
                let deed = Deed::Walk { from, to: *spots.choose(rng).unwrap() };
                Move::Play(Play { card, action, deed, remove: None })
            }
        }
    }
}

/// Every marble is somewhere it can be, and no two are on one spot.
fn check_marbles(rules: &Rules, state: &State) {
    let (board, track) = (state.board(), rules.track());
    let mut taken = SpotSet::EMPTY;
    for seat in Seat::ALL {
        let marbles = board.marbles(seat);
        assert!(marbles.len() <= rules.marbles());
        assert_eq!(rules.waiting(board, seat) + marbles.len(), rules.marbles());
        assert!(marbles.and(taken).is_empty(), "two marbles on one spot");
        taken = taken.or(marbles);
        assert!(state.table().contains(seat) || marbles.is_empty());
        assert!(marbles.squares().all(|it| track.has(it)));
        let slots: SpotSet = (1..=track.home()).map(|it| Spot::home(seat, Slot(it))).collect();
        assert!(marbles.without(SpotSet::TRACK).without(slots).is_empty(), "a marble in another home");
        assert!(!board.is_fresh(seat) || marbles.contains(track.post(seat)));
    }
}

/// Every card is in one place.
fn check_cards(rules: &Rules, state: &State) {
    let mut seen = state.discards();
    let mut count = seen.len();
    let stock: CardSet = state.stock().cards().iter().copied().collect();
    for cards in Seat::ALL.map(|it| state.hand(it)).into_iter().chain([stock]) {
        count += cards.len();
        seen = seen.or(cards);
    }
    assert_eq!(stock.len(), state.stock().len());
    assert_eq!((count, seen), (rules.deck().len(), rules.deck()));
}

/// Every legal move is accepted, and its notation names it.
fn check_moves(view: &View<'_>, moves: &[Move]) {
    for mv in moves {
        assert_eq!(view.check(mv), Ok(()), "{mv}");
        let read = notation::read_all(view, &mv.to_string()).unwrap_or_else(|it| panic!("{mv}: {it:?}"));
        let is_same = |it: &Move| match (it, mv) {
            (Move::Play(one), Move::Play(other)) => {
                one.card.rank() == other.card.rank()
                    && one.action == other.action
                    && view.board_after(it) == view.board_after(mv)
            }
            (one, other) => one == other,
        };
        assert_eq!(read.iter().filter(|it| is_same(it)).count(), 1, "{mv} is read as {read:?}");
    }
}

/// The position alone has the same moves.
fn check_position(rules: &Rules, state: &State, moves: &[Move]) {
    let position = state.position();
    let again = State::from_position(rules, &position);
    assert_eq!(again.position(), Position { ..position });
    // What is left in the stock is not part of a position, but decides whether a starter can be drawn.
    if rules.deal.starter_help == StarterHelp::None {
        assert_eq!(again.view(rules, position.turn).legal_moves(), moves);
    }
}

/// The kept games: name, rules, players, and the seed of the random bots that played them.
const KEPT: [(&str, &str, usize, u64); 5] = [
    ("english", "english", 3, 7),
    ("french", "french", 4, 4),
    ("french-joker", "french joker", 4, 2),
    ("lose-a-turn", "english lose-a-turn fast-track", 4, 5),
    ("two-jokers-alone", "french solo joker deck.jokers=4", 2, 6),
];

#[test]
fn kept_games_replay_to_the_same_end_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (name, rules, players, seed) in KEPT {
        let (path, end) = (folder.join(format!("{name}.jsonl")), folder.join(format!("{name}.end.txt")));
        if std::env::var_os("TOCK_REWRITE").is_some() {
            fs::remove_file(&path).ok();
            let table = session::table(rules);
            let mut session = Session::begin_at(&session::bots(&table, players, seed), &path).unwrap();
            while session.end().is_none() {
                session::play(&mut session, 25);
                // A few moves are taken back on the way.
                if session.end().is_none() && session.record().moves() < 300 {
                    session.undo(1 + session.record().moves() % 3).unwrap();
                }
            }
            fs::write(&end, described(session.record())).unwrap();
        }
        let record = record::load::<State>(&path).unwrap_or_else(|it| panic!("{name}: {it:?}")).record;
        assert_eq!(described(&record), fs::read_to_string(&end).unwrap(), "{name}");
    }
}

/// Returns how a game stands at its end, in words of one line each.
fn described(record: &Record) -> String {
    let state = record.state();
    let mut text = String::new();
    for seat in state.table().iter() {
        let marbles: Vec<_> = state.board().marbles(seat).iter().map(|it| it.to_string()).collect();
        let hand: Vec<_> = state.hand(seat).iter().map(|it| it.to_string()).collect();
        writeln!(text, "{seat}: {} | {}", marbles.join(" "), hand.join(" ")).unwrap();
    }
    let winners: Vec<_> = record.end().unwrap().winners.iter().map(|it| it.to_string()).collect();
    let jokers = state.discards().and(CardSet::of_rank(Rank::Joker)).len();
    writeln!(text, "dealer {}, stock {}, jokers played {jokers}", state.dealer(), state.stock().len()).unwrap();
    text + &format!("{} moves, {} shuffles, {} won\n", record.moves(), record.chances(), winners.join(" and "))
}
