//! A match of Toccadille on the screen: played by keys and by the mouse, and drawn in every size.

mod seen;
mod whole;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;
use tock::{
    bot::toccadille::Level,
    config::{HandOn, Speed},
    session::{
        Player, Session, TakingBack,
        toccadille::{Length, Match, NewMatch},
    },
    toccadille::{Board, BySeat, Move, Place, Point, Seat},
    tui::{
        Cmd, Model, Msg, Options, Start, Theme,
        bots::{SeatedInMatch, advise_in_match, think_in_match},
        canvas::Hit,
        keys::{Context, Input},
        model::Shown,
        toccadille::{
            Play,
            choosing::Item,
            motion::frames,
            play::{Mode, Seating},
        },
    },
};

use crate::{
    matches::table,
    screens::{ASCII, PLAIN, draw, options, press, text},
};

/// What a match on the screen is made of.
#[derive(Clone, Copy)]
pub struct Bout {
    /// The profile, its variants and switches.
    pub rules: &'static str,
    pub length: Length,
    /// The level of the bot that plays black, if one does.
    pub bot: Option<&'static str>,
    pub taking_back: TakingBack,
    pub seed: u64,
    /// How many moves were made.
    pub moves: usize,
}

pub const BOUT: Bout = Bout {
    rules: "toccadille",
    length: Length::Games(3),
    bot: None,
    taking_back: TakingBack::WithinTurn,
    seed: 7,
    moves: 41,
};

/// Returns a match after some moves, chosen by a rule that has nothing to do with bots.
pub fn session(bout: &Bout) -> Session<Match> {
    let table = table(bout.rules);
    let human = |name: &str| Player::Human { name: name.to_owned() };
    let black = bout.bot.map_or_else(|| human("Bob"), |it| Player::Bot { level: it.to_owned() });
    let players = BySeat([human("Ann"), black]);
    let game =
        NewMatch { length: bout.length, taking_back: bout.taking_back, ..NewMatch::new(&table, players, bout.seed) };
    let mut session = Session::begin_as(game.beginning(), None).unwrap();
    for number in 0..bout.moves {
        match session.to_move() {
            Some(seat) => {
                let moves = session.view(seat).legal_moves();
                session.play(&moves[number * 7 % moves.len()]).unwrap();
            }
            None => session.next_game().unwrap(),
        }
    }
    session
}

/// Returns the model of a match on the screen, after some keys.
pub fn bout(bout: &Bout, theme: Theme, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::Match(Box::new(session(bout))), options(theme, &store));
    model.begin();
    press(&mut model, keys);
    model
}

/// Returns the model of a match that begins at a position, after some keys.
pub fn at(position: &str, theme: Theme, keys: &str) -> Model {
    let (store, table) = (TempDir::new().unwrap(), table("toccadille"));
    let players = BySeat(["Ann", "Bob"].map(|it| Player::Human { name: it.to_owned() }));
    let game = NewMatch::new(&table, players, BOUT.seed);
    let session = Session::begin_as(game.beginning_at(&crate::toccadille::text::position(position)), None).unwrap();
    let mut model = Model::new(Start::Match(Box::new(session)), options(theme, &store));
    model.begin();
    press(&mut model, keys);
    model
}

pub fn shown(model: &Model) -> &Play {
    let Shown::Match(play) = &model.shown else { panic!("no match is on the screen") };
    play
}

/// Returns every screen of a match, with what it is called.
pub fn every_bout(theme: Theme) -> Vec<(&'static str, Model)> {
    let mut hinted = bout(&BOUT, theme, "");
    let cmds = press(&mut hinted, "h");
    answer(&mut hinted, cmds);
    vec![
        ("match-enter", bout(&Bout { moves: 3, ..BOUT }, theme, "")),
        ("match-stone", bout(&BOUT, theme, "")),
        ("match-step", bout(&BOUT, theme, "1")),
        ("match-second", bout(&BOUT, theme, "11")),
        ("match-turned", bout(&BOUT, theme, "t1")),
        ("match-made", bout(&BOUT, theme, "1111")),
        ("match-pass", at("red 12:15; black 1:15; 1-1", theme, "")),
        ("match-off", at("red 22:2 23:3 24:4 o6; black 1:9 2:6; 6-2", theme, "")),
        ("match-watch", bout(&Bout { moves: 42, ..AGAINST_BOT }, theme, "")),
        ("match-hint", hinted),
        ("match-why", bout(&BOUT, theme, "w")),
        ("match-all", bout(&BOUT, theme, "a_")),
        ("match-typed", bout(&BOUT, theme, ":10/1")),
        ("match-help", bout(&BOUT, theme, "?")),
        ("match-interval", ended(1, theme)),
        ("match-over", ended(3, theme)),
    ]
}

fn board(model: &Model) -> Board {
    *shown(model).session().state().game().board()
}

fn items(model: &Model) -> Vec<Item> {
    let Mode::Throw(choosing) = shown(model).mode() else { panic!("no throw is played") };
    choosing.items()
}

fn click(model: &mut Model, hit: Hit, (width, height): (u16, u16)) -> Vec<Cmd> {
    let (_, hits) = draw(model, width, height);
    model.hits = hits;
    let cells = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    let (column, row) = cells.into_iter().find(|it| model.hits.at(it.0, it.1) == Some(hit)).expect("it is to be seen");
    model.update(Msg::Input(Input::Click { column, row }))
}

const SIZE: (u16, u16) = (80, 24);

#[test]
fn one_key_plays_a_whole_match_to_its_end() {
    for rules in ["toccadille", "toccadille alvensleben-1853", "toccadille toccategli-18c"] {
        let mut model = bout(&Bout { rules, moves: 0, ..BOUT }, PLAIN, "");
        let mut intervals = 0;
        for _ in 0..5000 {
            intervals += usize::from(model.context() == Context::Interval);
            if model.context() == Context::Over {
                break;
            }
            press(&mut model, ">");
        }
        assert_eq!((model.context(), intervals), (Context::Over, 2), "{rules}");
        let state = shown(&model).session().state();
        assert!(state.is_decided(shown(&model).session().rules()) && state.game().game() == 3, "{rules}");
    }
}

#[test]
fn numbers_take_a_stone_and_make_its_step_and_back_undoes_them_one_by_one() {
    let mut model = bout(&BOUT, PLAIN, "");
    let before = board(&model);
    assert_eq!(model.context(), Context::Stone);
    let stones = items(&model);
    press(&mut model, "1");
    assert_eq!(model.context(), Context::Step);
    assert!(matches!(items(&model)[0], Item::Step(_)), "a stone is taken up");
    press(&mut model, "1");
    let Mode::Throw(choosing) = shown(&model).mode() else { panic!("the other die is to be played") };
    assert_eq!(choosing.made().len(), 1);
    assert_eq!(board(&model), before, "nothing is played before the throw is");
    press(&mut model, "<<");
    assert_eq!((model.context(), items(&model)), (Context::Stone, stones));
    press(&mut model, "1111");
    assert_eq!(model.context(), Context::Made);
    assert_ne!(board(&model), before);
    press(&mut model, "u");
    assert_eq!(board(&model), before);
}

#[test]
fn a_move_is_handed_on_and_stands_then_but_in_a_match_for_practice_it_can_be_taken_back() {
    for taking_back in [TakingBack::WithinTurn, TakingBack::Practice] {
        let mut model = bout(&Bout { taking_back, ..BOUT }, PLAIN, "");
        let before = board(&model);
        press(&mut model, "1111>");
        let after = board(&model);
        press(&mut model, "u");
        let is_back = taking_back == TakingBack::Practice;
        assert_eq!(board(&model), if is_back { before } else { after });
        let said = text(&draw(&model, 80, 24).0);
        assert!(is_back || said.contains("stands"), "{said}");
        press(&mut model, if is_back { "y" } else { "" });
        assert_eq!(board(&model), after, "forward again");
    }
}

#[test]
fn arrows_go_round_the_board_as_it_is_drawn() {
    let mut model = bout(&BOUT, PLAIN, "");
    let place = |model: &Model| {
        let play = shown(model);
        let Mode::Throw(choosing) = play.mode() else { panic!("no throw is played") };
        let Item::Stone(Place::Point(point)) = choosing.items()[choosing.cursor()] else { panic!("no stone") };
        point.from_entry(play.south())
    };
    for (side, turned) in [("below", ""), ("turned", "t")] {
        press(&mut model, turned);
        let mut seen = vec![place(&model)];
        for _ in 1..items(&model).len() {
            let before = place(&model);
            press(&mut model, "]");
            let now = place(&model);
            let is_upper = |it: u8| 12 < it;
            if is_upper(before) == is_upper(now) {
                assert_eq!(is_upper(now), now < before, "{side}: to the right, from {before} to {now}");
            }
            if is_upper(before) == is_upper(now) {
                press(&mut model, "[");
                assert_eq!(place(&model), before, "{side}: and back to the left, from {now}");
                press(&mut model, "]");
            }
            seen.push(now);
        }
        assert!(2 < seen.len());
    }
}

#[test]
fn a_stone_is_clicked_then_where_it_goes() {
    let mut model = bout(&BOUT, PLAIN, "");
    let Item::Stone(from) = items(&model)[2] else { panic!("stones are to be chosen") };
    click(&mut model, Hit::Place(from), SIZE);
    let Item::Step(offer) = items(&model)[0] else { panic!("the stone was taken up") };
    click(&mut model, Hit::Place(from), SIZE);
    assert_eq!(model.context(), Context::Stone, "the stone is put back");
    click(&mut model, Hit::Place(from), SIZE);
    click(&mut model, Hit::Place(offer.step.to()), SIZE);
    let Mode::Throw(choosing) = shown(&model).mode() else { panic!("the other die is to be played") };
    assert_eq!(choosing.made().iter().map(|it| it.step).collect::<Vec<_>>(), [offer.step]);
}

#[test]
fn clicks_wherever_something_can_be_clicked_play_to_the_end() {
    let mut model = bout(&Bout { moves: 0, length: Length::Games(1), ..BOUT }, PLAIN, "");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for clicks in 0.. {
        assert!(clicks < 4000, "it never ends");
        let context = model.context();
        let hits: Vec<Hit> = match context {
            Context::Over => break,
            Context::Stone | Context::Step => {
                let lines = items(&model).len();
                let points = Point::all().map(|it| Hit::Place(Place::Point(it)));
                points.chain((0..lines).map(Hit::Item)).collect()
            }
            _ => vec![Hit::Do(tock::tui::keys::Action::Confirm)],
        };
        let (width, height) = *[(80, 24), (160, 50)].choose(&mut rng).unwrap();
        let (_, drawn) = draw(&model, width, height);
        model.hits = drawn;
        let (column, row) = (rng.random_range(0..width), rng.random_range(0..height));
        let hit = hits.choose(&mut rng).copied().filter(|_| rng.random_bool(0.8));
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        let there = hit.and_then(|hit| cells.into_iter().find(|it| model.hits.at(it.0, it.1) == Some(hit)));
        let (column, row) = there.unwrap_or((column, row.min(height - 2)));
        // With one move only, a key plays it.
        if shown(&model).only().is_some() {
            press(&mut model, ">");
            continue;
        }
        model.update(Msg::Input(Input::Click { column, row }));
    }
}

#[test]
fn a_throw_that_cannot_be_played_is_told_and_passed_with_one_key() {
    let mut model = at("red 12:15; black 1:15; 1-1", PLAIN, "");
    assert_eq!(*shown(&model).mode(), Mode::Pass);
    assert!(text(&draw(&model, 60, 20).0).contains("no die can be played"));
    let events = shown(&model).session().record().events().len();
    press(&mut model, ">");
    let record = shown(&model).session().record();
    assert_eq!(record.events()[events], tock::game::Event::Move(Move::Pass));
    assert_eq!(shown(&model).acting(), Some(Seat::Red), "after a doublet the same player throws again");
}

#[test]
fn the_board_stands_still_between_two_players_unless_it_is_turned() {
    let mut model = bout(&BOUT, PLAIN, "");
    assert_eq!(shown(&model).south(), Seat::Red);
    press(&mut model, "tt");
    assert_eq!(shown(&model).seating, Seating::Follow);
    let seat = shown(&model).session().to_move().unwrap();
    assert_eq!(shown(&model).south(), seat);
    press(&mut model, "t");
    assert_eq!(shown(&model).seating, Seating::Fixed(Seat::Red));
}

#[test]
fn every_size_can_be_drawn_at_every_point_of_a_match() {
    for (index, theme) in [PLAIN, ASCII, Theme::FULL].into_iter().enumerate() {
        for (moves, keys) in [(0, ""), (5, "1"), (41, ""), (41, "11"), (41, "1111"), (44, "t"), (60, ""), (3, "?")] {
            let model = bout(&Bout { moves, ..BOUT }, theme, keys);
            for width in (index as u16..=130).step_by(7) {
                for height in (index as u16..=50).step_by(5) {
                    let picture = text(&draw(&model, width, height).0);
                    assert!(!theme.is_ascii() || picture.is_ascii(), "{width}x{height}\n{picture}");
                }
            }
        }
    }
}

#[test]
fn the_game_is_told_in_another_language_at_once() {
    let mut model = bout(&BOUT, PLAIN, "");
    model.update(Msg::Input(Input::Key(tock::tui::keys::Key { code: tock::tui::keys::Code::F(4), ctrl: false })));
    let said = text(&draw(&model, 80, 24).0);
    tock::words::speak(tock::words::Voice::default());
    assert!(said.contains("marques") && said.contains("dame"), "{said}");
}

/// Does what is to be done until nothing is left; time passes as soon as it may.
fn answer(model: &mut Model, cmds: Vec<Cmd>) {
    let mut bots = SeatedInMatch::new();
    let mut todo = cmds;
    while let Some(cmd) = todo.pop() {
        let msg = match cmd {
            Cmd::ThinkInMatch(thinking) => think_in_match(&mut bots, &thinking),
            Cmd::AdviseInMatch(asked) => {
                Msg::AdvisedInMatch { ticket: asked.ticket, advice: Box::new(advise_in_match(&asked)) }
            }
            Cmd::Wait { ticket, .. } => Msg::Waited { ticket },
            _ => continue,
        };
        todo.extend(model.update(msg));
    }
}

const AGAINST_BOT: Bout = Bout { bot: Some("greedy"), length: Length::Games(2), moves: 0, ..BOUT };

#[test]
fn a_match_against_a_bot_is_played_at_every_speed() {
    for speed in [Speed::Off, Speed::Fast] {
        let store = TempDir::new().unwrap();
        let options = Options { speed, ..options(PLAIN, &store) };
        let mut model = Model::new(Start::Match(Box::new(session(&AGAINST_BOT))), options);
        let cmds = model.begin();
        answer(&mut model, cmds);
        for _ in 0..3000 {
            if model.context() == Context::Over {
                break;
            }
            assert!(!model.awaits_bot(), "whoever thinks has answered");
            let cmds = press(&mut model, ">");
            draw(&model, 80, 24);
            answer(&mut model, cmds);
        }
        assert_eq!(model.context(), Context::Over, "{speed:?}");
    }
}

#[test]
fn a_hint_is_shown_with_its_reasons_and_one_key_takes_it_up_and_another_plays_it() {
    let mut model = bout(&BOUT, PLAIN, "");
    let cmds = press(&mut model, "h");
    assert!(model.awaits_bot());
    assert!(text(&draw(&model, 60, 20).0).contains("is asked for a hint"));
    answer(&mut model, cmds);
    assert_eq!(model.context(), Context::Hint);
    let best = shown(&model).advice().expect("it is given").best.mv;
    let said = text(&draw(&model, 100, 30).0);
    assert!(said.contains("Hint from Strong") && said.contains("Next best"), "{said}");
    let after = shown(&model).signs().after.expect("the board is seen after it");
    press(&mut model, "<");
    assert_eq!((model.context(), shown(&model).advice()), (Context::Stone, None), "it is put away");
    let cmds = press(&mut model, "h");
    answer(&mut model, cmds);
    press(&mut model, ">>");
    assert_eq!((model.context(), board(&model)), (Context::Made, after));
    let made = shown(&model).session().record().events().last().cloned();
    assert!(matches!(made, Some(tock::game::Event::Move(mv)) if mv.outcome() == best.outcome()));
    assert_eq!(Level::BEST.name(), "strong");
}

/// Returns a match in which a stone is on its way, and what is to be done.
fn moving(keys: &str) -> (Model, Vec<Cmd>) {
    let store = TempDir::new().unwrap();
    let options = Options { speed: Speed::Normal, ..options(PLAIN, &store) };
    let mut model = Model::new(Start::Match(Box::new(session(&BOUT))), options);
    model.begin();
    let cmds = press(&mut model, keys);
    assert!(shown(&model).frame().is_some());
    (model, cmds)
}

#[test]
fn stones_go_from_point_to_point_until_they_are_where_the_move_brings_them() {
    let (mut model, mut cmds) = moving("1111");
    let mut pictures = vec![];
    while shown(&model).frame().is_some() {
        for (width, height) in [(80, 24), (60, 20), (160, 50), (9, 4)] {
            draw(&model, width, height);
        }
        pictures.push(text(&draw(&model, 100, 30).0));
        let wait = cmds.iter().find_map(|it| if let Cmd::Wait { ticket, .. } = it { Some(*ticket) } else { None });
        cmds = model.update(Msg::Waited { ticket: wait.expect("a motion waits for its next frame") });
        assert!(pictures.len() < 100, "it never ends");
    }
    pictures.dedup();
    assert!(3 < pictures.len(), "{}", pictures.len());
}

#[test]
fn a_motion_begins_with_the_board_as_it_was_and_ends_with_the_board_as_it_is_then() {
    for moves in 0..60 {
        let session = session(&Bout { moves, length: Length::Open, ..BOUT });
        let (Some(seat), state, rules) = (session.to_move(), session.state().game(), session.rules()) else { continue };
        let view = session.view(seat);
        for mv in view.legal_moves() {
            let frames = frames(rules, state, &mv);
            let Some((last, first)) = frames.last().zip(frames.first()) else {
                assert_eq!(mv, Move::Pass);
                continue;
            };
            assert_eq!((&first.board, first.marks), (state.board(), state.marks()), "{mv}");
            assert_eq!(last.board, view.board_after(&mv), "{mv}");
            assert_eq!(last.marks[seat], view.after(&mv).marks()[seat], "{mv}");
            for frame in &frames {
                let flying = u32::from(frame.flight.is_some());
                assert_eq!(frame.board.sum(seat) + flying, u32::from(rules.stones), "{mv}: no stone is lost");
            }
        }
    }
}

#[test]
fn any_key_ends_a_motion_and_what_is_chosen_is_taken_at_its_word() {
    for (keys, leads_to) in [(">", Context::Made), ("u", Context::Step), ("q", Context::Question)] {
        let (mut model, _) = moving("1111");
        press(&mut model, keys);
        assert_eq!((shown(&model).frame(), model.context()), (None, leads_to), "{keys}");
    }
    let (mut model, _) = moving("1111");
    press(&mut model, "t");
    assert!(shown(&model).frame().is_some(), "what changes the view lets the stones go");
}

#[test]
fn why_not_tells_of_every_stone_that_cannot_be_moved_and_a_click_on_one_says_it_too() {
    let mut model = bout(&BOUT, PLAIN, "");
    press(&mut model, "w");
    assert_eq!(model.context(), Context::Page);
    let page = text(&draw(&model, 100, 30).0);
    assert!(page.contains("T5.4)") && page.contains("by force"), "{page}");
    press(&mut model, "<");
    let sources: Vec<Place> =
        items(&model).iter().filter_map(|it| if let Item::Stone(place) = it { Some(*place) } else { None }).collect();
    let state = shown(&model).session().state();
    let stuck = state.game().board().points(Seat::Red).map(|it| Place::Point(it.0)).find(|it| !sources.contains(it));
    click(&mut model, Hit::Place(stuck.expect("a stone is stuck")), SIZE);
    assert_eq!(model.context(), Context::Stone);
    let notice = shown(&model).notice.as_ref().map(|it| it.text.clone()).unwrap_or_default();
    assert!(notice.contains("(rule T5.4)"), "{notice}");
    // A point that the stone taken up does not reach is explained by it.
    press(&mut model, "1");
    click(&mut model, Hit::Place(Place::Point(point(13))), SIZE);
    let notice = shown(&model).notice.as_ref().map(|it| it.text.clone()).unwrap_or_default();
    assert!(notice.contains("13") && !notice.contains('<'), "{notice}");
}

fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

#[test]
fn a_move_is_typed_as_it_is_written_with_or_without_stars_and_in_any_order() {
    for typed in ["10/14* 20/21", "20/21 10/14", "20/21 10/14*", "10/14 20/2"] {
        let mut model = bout(&BOUT, PLAIN, ":");
        assert_eq!(model.context(), Context::Find);
        press(&mut model, typed);
        press(&mut model, ">");
        let made = shown(&model).session().record().events().last().cloned();
        let Some(tock::game::Event::Move(mv)) = made else { panic!("{typed}") };
        assert_eq!(mv.to_string(), "10/14* 20/21", "{typed}");
        assert_eq!(model.context(), Context::Made, "{typed}");
    }
    for (typed, says) in [
        ("10/1", "move begins so|moves begin so"),
        ("3/7", "rule T5.4"),
        ("3/x", "is no point"),
        ("3 7", "from where to where"),
        ("pass", "nobody passes"),
        ("", "moves begin so"),
    ] {
        let mut model = bout(&BOUT, PLAIN, ":");
        press(&mut model, typed);
        press(&mut model, ">");
        let notice = shown(&model).notice.as_ref().map(|it| it.text.clone()).unwrap_or_default();
        assert!(says.split('|').any(|it| notice.contains(it)), "{typed}: {notice}");
        assert_eq!(model.context(), Context::Find, "{typed}");
        press(&mut model, "<");
        assert_eq!(model.context(), Context::Stone, "{typed}");
    }
}

#[test]
fn all_moves_are_listed_and_the_one_looked_at_is_seen_on_the_board_and_played() {
    let mut model = bout(&BOUT, PLAIN, "a");
    let view_moves = shown(&model).view().unwrap().legal_moves();
    assert_eq!(shown(&model).find().unwrap().found(), view_moves);
    press(&mut model, "_");
    let after = shown(&model).view().unwrap().board_after(&view_moves[1]);
    assert_eq!(shown(&model).signs().after, Some(after));
    press(&mut model, ">");
    assert_eq!(board(&model), after);
}

#[test]
fn a_colour_changes_hands_in_the_middle_of_a_match() {
    let mut model = bout(&BOUT, PLAIN, "x2");
    let cmds = press(&mut model, "3");
    assert!(cmds.is_empty(), "it is not black's turn");
    let player = shown(&model).session().player(Seat::Black).cloned();
    assert_eq!(player, Some(Player::Bot { level: "greedy".to_owned() }));
    let cmds = press(&mut model, "x13");
    assert!(matches!(cmds.first(), Some(Cmd::ThinkInMatch(_))), "it is red's turn");
    press(&mut model, "x11");
    press(&mut model, "Zoe>");
    assert_eq!(shown(&model).names.name(Seat::Red), "Zoe");
    assert_eq!(model.context(), Context::Stone);
}

/// Returns the model of a match with so many games behind it, where a game has just ended.
fn ended(games: u16, theme: Theme) -> Model {
    let mut model = bout(&Bout { moves: 0, ..BOUT }, theme, "");
    while shown(&model).session().end().is_none() || shown(&model).session().state().game().game() < games {
        press(&mut model, ">");
    }
    model
}

#[test]
fn the_end_of_a_game_tells_its_value_the_score_and_the_figures_and_leads_on() {
    let mut model = ended(1, PLAIN);
    assert_eq!(model.context(), Context::Interval);
    let said = text(&draw(&model, 100, 30).0);
    for part in ["wins the game", "The match stands", "throws", "hits", "Marks in the last game", "Enter next game"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    press(&mut model, "\t");
    assert!(text(&draw(&model, 100, 30).0).contains("[12]"), "the board can be looked at");
    press(&mut model, ">");
    assert_eq!(shown(&model).session().state().game().game(), 2);
}

#[test]
fn the_end_of_a_match_tells_who_won_it_and_a_rematch_begins_anew_with_the_same_players() {
    let mut model = ended(3, PLAIN);
    assert_eq!(model.context(), Context::Over);
    let said = text(&draw(&model, 100, 30).0);
    assert!(said.contains("Game 2: ") && said.contains("the match"), "{said}");
    press(&mut model, ">");
    let state = shown(&model).session().state();
    assert_eq!((state.game().game(), state.length(), state.score()), (1, Length::Games(3), BySeat([0, 0])));
    assert_eq!(shown(&model).names.name(Seat::Black), "Bob");
    press(&mut model, "g>");
    assert_eq!(model.context(), Context::Over);
    assert!(text(&draw(&model, 80, 24).0).contains("given up"));
}

#[test]
fn the_signs_of_its_own_board_are_explained() {
    let model = bout(&BOUT, PLAIN, "?");
    let page = text(&draw(&model, 160, 70).0);
    assert!(page.contains("huck") && !page.contains("marble"), "{page}");
}

#[test]
fn the_screens_of_a_match_in_french() {
    let _french = crate::french::InFrench::begin();
    let screens = every_bout(Theme::FULL);
    for name in ["match-stone", "match-step", "match-made", "match-pass", "match-why", "match-hint", "match-interval"] {
        let (_, model) = screens.iter().find(|it| it.0 == name).expect("it is a screen of a match");
        for (width, height) in [(80, 24), (120, 40)] {
            let picture = text(&draw(model, width, height).0);
            insta::assert_snapshot!(format!("{name}-fr-{width}x{height}"), picture);
        }
    }
}

#[test]
fn what_the_pointer_is_over_is_seen_on_the_board_as_if_it_were_looked_at() {
    let mut model = bout(&BOUT, PLAIN, "");
    let (_, hits) = draw(&model, 80, 24);
    model.hits = hits;
    let Item::Stone(last) = *items(&model).last().expect("stones are to be chosen") else { panic!("a stone") };
    let (column, row) = (0..24)
        .flat_map(|row| (0..80).map(move |column| (column, row)))
        .find(|it| model.hits.at(it.0, it.1) == Some(Hit::Place(last)))
        .expect("it is to be seen");
    model.update(Msg::Input(Input::Hover { column, row }));
    assert_eq!(shown(&model).signs().cursor, Some(last));
    let Mode::Throw(choosing) = shown(&model).mode() else { panic!("a throw is played") };
    assert_eq!(choosing.cursor(), 0, "nothing else changes");
    model.update(Msg::Input(Input::Hover { column: 79, row: 23 }));
    assert_ne!(shown(&model).signs().cursor, Some(last));
}

#[test]
fn names_of_every_kind_leave_a_match_in_its_place() {
    let long = "x".repeat(10_000);
    for name in
        ["", "日本語の名前です", "e\u{301}e\u{301}\u{301}", "👩\u{200d}👩\u{200d}👧 family", "\u{1b}[31mred", &long]
    {
        for (moves, keys) in [(41, ""), (41, "1"), (0, ">>>>")] {
            let table = table("toccadille");
            let players = BySeat::from_fn(|_| Player::Human { name: name.to_owned() });
            let game = NewMatch { length: Length::Points(3), ..NewMatch::new(&table, players, 7) };
            let mut session = Session::begin_as(game.beginning(), None).unwrap();
            for number in 0..moves {
                let seat = session.to_move().unwrap();
                let moves = session.view(seat).legal_moves();
                session.play(&moves[number * 7 % moves.len()]).unwrap();
            }
            let store = TempDir::new().unwrap();
            let mut model = Model::new(Start::Match(Box::new(session)), options(PLAIN, &store));
            model.begin();
            press(&mut model, keys);
            for size in [(300, 100), (80, 24), (60, 20), (7, 3)] {
                crate::robust::is_sound(&model, size);
            }
            press(&mut model, "g>");
            for size in [(300, 100), (80, 24), (60, 20)] {
                crate::robust::is_sound(&model, size);
            }
        }
    }
}

#[test]
fn a_match_is_taken_up_where_it_was_left_in_a_throw_and_between_two_games() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("match.jsonl");
    let table = table("toccadille");
    let players = BySeat(["Ann", "Bob"].map(|it| Player::Human { name: it.to_owned() }));
    let game = NewMatch { length: Length::Games(2), ..NewMatch::new(&table, players, 7) };
    let mut session = Session::begin_as(game.beginning(), Some(&path)).unwrap();
    for context in [Context::Stone, Context::Interval] {
        let mut model = Model::new(Start::Match(Box::new(session)), options(PLAIN, &folder));
        model.begin();
        for _ in 0..10 {
            press(&mut model, ">");
        }
        while model.context() != context {
            press(&mut model, ">");
        }
        let before = text(&draw(&model, 100, 30).0);
        drop(model);
        session = Session::resume(&path).unwrap().0;
        let mut again = Model::new(Start::Match(Box::new(session)), options(PLAIN, &folder));
        again.begin();
        assert_eq!((again.context(), text(&draw(&again, 100, 30).0)), (context, before));
        drop(again);
        session = Session::resume(&path).unwrap().0;
    }
}

#[test]
fn a_move_hands_itself_on_where_that_is_asked_for_at_once_or_after_a_pause() {
    let store = TempDir::new().unwrap();
    for speed in [Speed::Off, Speed::Normal] {
        let options = Options { hand_on: HandOn::Auto, speed, ..options(PLAIN, &store) };
        let mut model = Model::new(Start::Match(Box::new(session(&BOUT))), options);
        model.begin();
        let cmds = press(&mut model, "1111");
        assert_eq!(model.context() == Context::Made, speed == Speed::Normal, "{speed:?}");
        answer(&mut model, cmds);
        assert!(matches!(model.context(), Context::Stone | Context::Step), "{speed:?}");
        assert_eq!(shown(&model).acting(), Some(Seat::Black), "{speed:?}");
    }
}
