//! Every screen as a picture in letters, in several sizes, and no screen that cannot be drawn in any size.

use std::time::Duration;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::{Color, Modifier},
};
use tempfile::TempDir;
use tock::{
    bot::Crew,
    config::HandOn,
    position,
    profile::{Library, Request},
    report::Source,
    session::{NewGame, Player, Session, Store},
    tock::{BySeat, Deed, Move, Play, Rank, Seat, SeatSet},
    tui::{
        Cmd, Colours, Glyphs, Model, Msg, Options, Speed, Start, Theme,
        bots::{Seated, advise, think},
        canvas::HitMap,
        edit::Edit,
        keys::{Code, Context, Input, Key, Keymap},
        model::Shown,
        play::{Item, Seating},
        replay::Replay,
        screens,
    },
};

pub const NAMES: [&str; 4] = ["Ann", "Bob", "Cleopatra", "Dirk"];

/// What a game on the screen is made of.
#[derive(Clone, Copy)]
pub struct Case {
    pub rules: &'static str,
    pub variants: &'static [&'static str],
    pub set: &'static [&'static str],
    pub players: u8,
    /// How many of them are at the keyboard.
    pub humans: usize,
    pub seed: u64,
    /// How many moves were made.
    pub moves: usize,
}

pub const FRENCH: Case = Case { rules: "french", variants: &[], set: &[], players: 4, humans: 1, seed: 7, moves: 60 };
pub const ENGLISH: Case = Case { rules: "english", players: 3, humans: 3, moves: 45, ..FRENCH };

pub fn options(theme: Theme, store: &TempDir) -> Options {
    Options {
        theme,
        themes: Colours::ALL.to_vec(),
        keys: Keymap::default(),
        speed: Speed::Off,
        hand_on: HandOn::Ask,
        library: Library::default(),
        store: Store::new(store.path()),
        rules: ("french".to_owned(), vec!["joker".to_owned()]),
        name: Some("Ann".to_owned()),
    }
}

/// Returns a game after some moves, chosen by a rule that has nothing to do with bots.
pub fn game(case: &Case) -> Session {
    let strings = |list: &[&str]| list.iter().map(|it| (*it).to_owned()).collect();
    let request = Request {
        rules: case.rules.to_owned(),
        variants: strings(case.variants),
        set: strings(case.set),
        ..Request::default()
    };
    let table = Library::default().resolve(&request).unwrap();
    let seats = SeatSet::seated(case.players.into());
    let player = |seat: Seat| match seats.iter().position(|it| it == seat)? {
        place if place < case.humans => Some(Player::Human { name: NAMES[seat.index()].to_owned() }),
        _ => Some(Player::Bot { level: "random".to_owned() }),
    };
    let players = BySeat::from_fn(player);
    let game = NewGame { first: Some(Seat::A), ..NewGame::new(&table, players, case.seed) };
    let mut session = Session::begin(&game).unwrap();
    let human = |session: &Session, seat| session.player(seat).is_some_and(Player::is_human);
    for number in 0.. {
        let Some(seat) = session.to_move() else { break };
        if case.moves <= number && human(&session, seat) {
            break;
        }
        let mv = some_move(&session, number);
        session.play(&mv).unwrap();
    }
    session
}

pub fn some_move(session: &Session, number: usize) -> Move {
    let moves = session.view(session.state().to_move()).legal_moves();
    moves[number * 7 % moves.len()]
}

/// Returns the model of a game on the screen, after some keys.
pub fn play(case: &Case, theme: Theme, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::Game(Box::new(game(case))), options(theme, &store));
    model.begin();
    press(&mut model, keys);
    model
}

pub fn set_up(theme: Theme, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::SetUp, options(theme, &store));
    press(&mut model, keys);
    model
}

pub fn replay(theme: Theme, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    let replay = Replay::new(game(&FRENCH).record().clone(), Speed::Off);
    let mut model = Model::new(Start::Replay(Box::new(replay)), options(theme, &store));
    press(&mut model, keys);
    model
}

pub fn edit(theme: Theme, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    let session = game(&FRENCH);
    let request = Request { rules: "french".to_owned(), ..Request::default() };
    let table = Library::default().resolve(&request).unwrap();
    let case = position::tock::Case { table, position: session.state().position() };
    let mut model = Model::new(Start::Edit(Box::new(Edit::new(case, None))), options(theme, &store));
    press(&mut model, keys);
    model
}

/// Returns a position of Toccadille that is set up by hand, after some keys.
pub fn edit_stones(theme: Theme, keys: &str) -> Model {
    let text = "rules = 'toccadille'\nturn = 'red'\ndice = [5, 2]\n\
        [red]\npoints = { 2 = 2, 5 = 1, 7 = 1, 10 = 1, 12 = 4, 15 = 6 }\nmarks = 5\n\
        [black]\npoints = { 24 = 3, 19 = 1, 13 = 2, 11 = 1, 9 = 8 }\nmarks = 2";
    let case = position::toccadille::read(&Source::new("test", text), None, &Library::default(), &[]).unwrap();
    let edit = tock::tui::toccadille::edit::Edit::of(case, "quarrel.toml".into());
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::Edit(Box::new(edit)), options(theme, &store));
    press(&mut model, keys);
    model
}

/// Returns a match of several games that is stepped through, after some keys.
pub fn replay_match(theme: Theme, keys: &str) -> Model {
    let replay = tock::tui::toccadille::replay::Replay::new(crate::toccadille::recorded("toccadille"), Speed::Off);
    let store = TempDir::new().unwrap();
    let mut model = Model::new(Start::Replay(Box::new(replay)), options(theme, &store));
    press(&mut model, keys);
    model
}

/// Presses keys: letters, and `<` for Esc, `>` for Enter, `^` and `_` for up and down; returns what the last one asks.
pub fn press(model: &mut Model, keys: &str) -> Vec<Cmd> {
    let mut cmds = vec![];
    for letter in keys.chars() {
        let code = match letter {
            '<' => Code::Esc,
            '>' => Code::Enter,
            '^' => Code::Up,
            '_' => Code::Down,
            '[' => Code::Left,
            ']' => Code::Right,
            '\t' => Code::Tab,
            letter => Code::Char(letter),
        };
        cmds = model.update(Msg::Input(Input::Key(Key { code, ctrl: false })));
    }
    cmds
}

pub fn draw(model: &Model, width: u16, height: u16) -> (Buffer, HitMap) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let mut hits = HitMap::default();
    screens::draw(&mut buffer, &mut hits, model);
    (buffer, hits)
}

/// Returns what stands on the screen.
pub fn text(buffer: &Buffer) -> String {
    let row = |y| {
        let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect::<Vec<_>>().join("\n")
}

pub const ASCII: Theme = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };
pub const PLAIN: Theme = Theme { colours: Colours::None, glyphs: Glyphs::Unicode };
pub const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 45)];

/// Compares a screen with its pictures in several sizes, and in ASCII.
#[track_caller]
fn check(name: &str, model: impl Fn(Theme) -> Model) {
    for (width, height) in SIZES {
        insta::assert_snapshot!(format!("{name}-{width}x{height}"), text(&draw(&model(Theme::FULL), width, height).0));
    }
    let ascii = text(&draw(&model(ASCII), 80, 24).0);
    assert!(ascii.is_ascii(), "{ascii}");
    insta::assert_snapshot!(format!("{name}-ascii"), ascii);
}

#[test]
fn setting_up() {
    check("set-up", |theme| set_up(theme, ""));
}

/// Returns the form with the profile of Toccadille, after some keys.
pub fn set_up_match(theme: Theme, keys: &str) -> Model {
    let store = TempDir::new().unwrap();
    let options = Options { rules: ("toccadille".to_owned(), vec![]), ..options(theme, &store) };
    let mut model = Model::new(Start::SetUp, options);
    press(&mut model, keys);
    model
}

#[test]
fn setting_up_a_match() {
    check("set-up-match", |theme| set_up_match(theme, ""));
    check("set-up-match-switches", |theme| set_up_match(theme, "^^^^^^>"));
}

#[test]
fn choosing_a_card() {
    check("card", |theme| play(&FRENCH, theme, ""));
}

#[test]
fn choosing_what_a_card_does() {
    check("way", |theme| play(&FRENCH, theme, ">"));
}

/// Returns the first game in which the player to move can split a seven, with the first part chosen.
pub fn seven(theme: Theme) -> Model {
    let begun = (0..).find_map(|seed| {
        let model = play(&Case { seed, ..FRENCH }, theme, "");
        let Shown::Play(play) = &model.shown else { return None };
        let seat = play.session().to_move()?;
        let item =
            play.items(seat).iter().position(|it| matches!(it, Item::Card(card) if card.rank() == Rank::Seven))?;
        let splits = |it: &Move| matches!(it, Move::Play(Play { deed: Deed::Split(parts), .. }) if 2 < parts.len());
        play.view(seat).legal_moves().iter().any(splits).then_some((model, item))
    });
    let (mut model, item) = begun.unwrap();
    press(&mut model, &format!("{}>>_", item + 1));
    model
}

#[test]
fn a_hint_is_shown_with_its_reasons_and_on_the_board() {
    check("hint", |theme| crate::hints::hinted(&FRENCH, theme));
}

#[test]
fn lessons_are_listed_with_what_was_learnt() {
    check("lessons", |theme| crate::lessons::school(theme, None, "_"));
}

#[test]
fn a_lesson_says_what_to_do_and_marks_what_to_notice() {
    check("lesson", |theme| crate::lessons::school(theme, Some("seven"), ""));
}

#[test]
fn a_lesson_says_why_a_move_is_not_it() {
    check("lesson-wrong", |theme| crate::lessons::school(theme, Some("king"), "2>"));
}

#[test]
fn a_lesson_says_that_a_move_was_right() {
    check("lesson-right", |theme| crate::lessons::school(theme, Some("coming-out"), "1>"));
}

#[test]
fn the_rules_page_marks_what_differs_from_the_profile() {
    let house = Case { variants: &["joker"], set: &["home.jump=true", "deal.schedule=[6, 6]"], ..FRENCH };
    check("rules-differ", |theme| play(&house, theme, "rn"));
}

#[test]
fn building_a_seven() {
    check("seven", seven);
}

#[test]
fn a_move_that_is_not_handed_on() {
    check("made", |theme| play(&ENGLISH, theme, ">>>"));
}

#[test]
fn the_hands_are_covered_between_two_players() {
    check("curtain", |theme| play(&ENGLISH, theme, ""));
}

#[test]
fn the_keys_and_signs_are_explained() {
    check("help", |theme| play(&FRENCH, theme, "?"));
}

#[test]
fn the_rules_in_force_can_be_read() {
    check("rules", |theme| play(&FRENCH, theme, "r"));
}

#[test]
fn leaving_is_asked() {
    check("leave", |theme| play(&FRENCH, theme, "q"));
}

#[test]
fn a_game_that_is_over_says_who_won() {
    let over = Case { moves: 5000, set: &["board.home=1", "board.marbles=1"], ..FRENCH };
    check("over", |theme| play(&over, theme, ""));
}

#[test]
fn a_long_game_has_a_race_to_look_at() {
    let over = |theme| play(&Case { moves: 5000, seed: 3, ..FRENCH }, theme, "");
    check("over-long", over);
    insta::assert_snapshot!("over-long-120x40", text(&draw(&over(Theme::FULL), 120, 40).0));
    insta::assert_snapshot!("over-long-ascii-120x40", text(&draw(&over(ASCII), 120, 40).0));
}

#[test]
fn a_replay_shows_every_hand() {
    check("replay", |theme| replay(theme, "llllllllllll"));
}

#[test]
fn a_replay_shows_one_hand_alone_and_asks_who_plays_on() {
    check("replay-seat", |theme| replay(theme, "llllllllllllvv"));
    check("replay-play-on", |theme| replay(theme, "llllllllllllp"));
}

#[test]
fn a_match_is_stepped_through() {
    check("replay-match", |theme| replay_match(theme, "cc"));
    check("replay-match-throw", |theme| replay_match(theme, "g30>"));
    check("replay-match-games", |theme| replay_match(theme, "\t[["));
}

#[test]
fn a_position_is_set_up_by_hand() {
    check("edit", |theme| edit(theme, ""));
    check("edit-moves", |theme| edit(theme, "\t\t__"));
    check("edit-impossible", |theme| edit(theme, "a^a^a^a"));
}

#[test]
fn a_position_of_toccadille_is_set_up_by_hand() {
    check("edit-stones", |theme| edit_stones(theme, ""));
    check("edit-stones-moves", |theme| edit_stones(theme, "\t\t\t__"));
    check("edit-stones-impossible", |theme| edit_stones(theme, "1"));
}

#[test]
fn the_board_grows_with_the_window_and_names_its_squares() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (140, 42), (200, 60)] {
        for (glyphs, theme) in [("unicode", Theme::FULL), ("ascii", ASCII)] {
            for (names, keys) in [("", ">"), ("-names", "s>")] {
                let picture = text(&draw(&play(&FRENCH, theme, keys), width, height).0);
                assert!(glyphs != "ascii" || picture.is_ascii(), "{picture}");
                insta::assert_snapshot!(format!("board{names}-{width}x{height}-{glyphs}"), picture);
            }
        }
    }
}

/// Returns a game with marbles on their way while it waits for something, and what is to be done.
fn moving(case: &Case, context: Option<Context>) -> (Model, Vec<Cmd>) {
    let store = TempDir::new().unwrap();
    let speed = Options { speed: Speed::Normal, ..options(Theme::FULL, &store) };
    let mut model = Model::new(Start::Game(Box::new(game(case))), speed);
    let mut cmds = model.begin();
    let mut bots = Seated::new();
    for _ in 0..400 {
        if is_moving(&model) && context.is_none_or(|it| it == model.context()) {
            return (model, cmds);
        }
        if model.context() != Context::Watch {
            cmds.extend(press_all(&mut model, ">"));
            continue;
        }
        for msg in answers(std::mem::take(&mut cmds), &mut bots) {
            cmds.extend(model.update(msg));
        }
    }
    panic!("nothing moves");
}

/// Presses keys; returns what is to be done then.
fn press_all(model: &mut Model, keys: &str) -> Vec<Cmd> {
    let key = |it| match it {
        '>' => Code::Enter,
        letter => Code::Char(letter),
    };
    keys.chars().flat_map(|it| model.update(Msg::Input(Input::Key(Key { code: key(it), ctrl: false })))).collect()
}

/// Returns what comes of what is to be done: the moves of bots, and the time that passes.
fn answers(cmds: Vec<Cmd>, bots: &mut Seated) -> Vec<Msg> {
    let answer = |it| match it {
        Cmd::Think(thinking) => Some(think(&Crew::default(), bots, &thinking)),
        Cmd::Advise(asked) => {
            Some(Msg::Advised { ticket: asked.ticket, advice: Box::new(advise(&crate::hints::quick_crew(), &asked)) })
        }
        Cmd::Wait { ticket, .. } => Some(Msg::Waited { ticket }),
        Cmd::ThinkInMatch(_)
        | Cmd::AdviseInMatch(_)
        | Cmd::Suspend
        | Cmd::TakeAgain
        | Cmd::Repaint
        | Cmd::Mouse(_)
        | Cmd::Leave(_) => None,
    };
    cmds.into_iter().filter_map(answer).collect()
}

fn is_moving(model: &Model) -> bool {
    matches!(&model.shown, Shown::Play(play) if play.frame().is_some())
}

const ALONE: Case = Case { humans: 1, moves: 40, ..FRENCH };

#[test]
fn marbles_walk_to_where_a_move_brings_them_whatever_the_size() {
    let (mut model, mut cmds) = moving(&ALONE, None);
    let mut pictures = vec![];
    for size in [(80, 24), (120, 40), (40, 18), (7, 3), (200, 60)].into_iter().cycle().take(500) {
        draw(&model, size.0, size.1);
        pictures.push(text(&draw(&model, 100, 30).0));
        if !is_moving(&model) {
            break;
        }
        let wait = cmds.iter().find_map(|it| if let Cmd::Wait { ticket, .. } = it { Some(*ticket) } else { None });
        cmds = model.update(Msg::Waited { ticket: wait.expect("a motion waits for its next frame") });
    }
    assert!(!is_moving(&model), "it never ends");
    pictures.dedup();
    assert!(3 < pictures.len(), "{}", pictures.len());
}

#[test]
fn any_key_ends_a_motion_and_a_choice_is_taken_at_its_word() {
    for (humans, context, keys, leads_to) in [
        (2, Context::Curtain, ">", Context::Curtain),
        (2, Context::Curtain, "z", Context::Curtain),
        (2, Context::Curtain, "q", Context::Question),
        (4, Context::Made, ">", Context::Made),
        (4, Context::Made, "u", Context::Card),
        (1, Context::Watch, ">", Context::Watch),
    ] {
        let (mut model, _) = moving(&Case { humans, ..ALONE }, Some(context));
        assert!(!text(&draw(&model, 80, 24).0).contains("Next player"), "the curtain hides what moves");
        press_all(&mut model, keys);
        assert!(!is_moving(&model), "{context:?} {keys}");
        assert_eq!(model.context(), leads_to, "{context:?} {keys}");
        let covered = text(&draw(&model, 80, 24).0).contains("Next player");
        assert!(covered || leads_to != Context::Curtain, "{context:?} {keys}");
    }
    let (mut model, _) = moving(&ALONE, None);
    press_all(&mut model, "t");
    assert!(is_moving(&model), "what changes the view lets the marbles walk");
    press_all(&mut model, "ff");
    assert!(!is_moving(&model), "at no speed nothing moves");
}

#[test]
fn a_terminal_that_is_slow_is_spared_motions() {
    let (mut model, _) = moving(&ALONE, None);
    model.frame_took(Duration::from_millis(20));
    assert!(is_moving(&model));
    let cmds = model.frame_took(Duration::from_millis(80));
    assert!(!is_moving(&model));
    assert!(cmds.iter().all(|it| matches!(it, Cmd::Wait { .. })));
}

#[test]
fn the_board_follows_whoever_is_to_move_and_turns_to_every_seat() {
    let mut model = play(&Case { humans: 4, ..FRENCH }, Theme::FULL, "");
    let south = |model: &Model| match &model.shown {
        Shown::Play(play) => (play.south(), play.seating),
        Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => {
            unreachable!("a game is played")
        }
    };
    let follows = |model: &Model| {
        let Shown::Play(play) = &model.shown else { unreachable!("a game is played") };
        assert_eq!(south(model), (play.acting().unwrap(), Seating::Follow));
    };
    follows(&model);
    press(&mut model, ">");
    let seats: Vec<Seat> = (0..4).map(|_| (press(&mut model, "t"), south(&model).0).1).collect();
    assert_eq!(seats, Seat::ALL);
    press(&mut model, "t");
    let mut seen = SeatSet::EMPTY;
    for _ in 0..40 {
        follows(&model);
        seen.insert(south(&model).0);
        press(&mut model, ">");
    }
    assert_eq!(seen.len(), 4);
}

#[test]
fn of_two_players_nobody_moves_from_the_far_side() {
    let mut model = play(&Case { players: 2, humans: 2, ..ENGLISH }, Theme::FULL, "");
    for _ in 0..40 {
        let Shown::Play(play) = &model.shown else { unreachable!("a game is played") };
        assert_eq!(Some(play.south()), play.acting());
        press(&mut model, ">");
    }
}

#[test]
fn other_boards_are_drawn_too() {
    for (name, set) in [
        ("board-24", &["board.section_length=24", "board.doorstep=5", "board.home=5", "board.marbles=5"][..]),
        ("board-12", &["board.section_length=12", "board.doorstep=3", "board.home=2", "board.marbles=2"][..]),
    ] {
        let case = Case { set, ..FRENCH };
        insta::assert_snapshot!(name, text(&draw(&play(&case, Theme::FULL, ">"), 80, 24).0));
    }
}

#[test]
fn smaller_windows_show_less_and_the_smallest_say_so() {
    for (width, height) in [(60, 22), (40, 18), (30, 10)] {
        let picture = text(&draw(&play(&FRENCH, Theme::FULL, ">"), width, height).0);
        insta::assert_snapshot!(format!("small-{width}x{height}"), picture);
    }
}

/// Every screen there is.
pub fn every_model(theme: Theme) -> Vec<(&'static str, Model)> {
    let over = Case { moves: 5000, set: &["board.home=1", "board.marbles=1"], ..FRENCH };
    let large = Case { set: &["board.section_length=24", "board.home=5", "board.marbles=5"], ..FRENCH };
    let house = Case { variants: &["joker"], set: &["home.jump=true", "deal.schedule=[6, 6]"], ..FRENCH };
    let long = Case { moves: 5000, seed: 3, ..FRENCH };
    let of_tock = vec![
        ("set-up", set_up(theme, "")),
        ("set-up-match", set_up_match(theme, "")),
        ("set-up-match-length", set_up_match(theme, "^^^")),
        ("set-up-match-switches", set_up_match(theme, "^^^^^^>")),
        ("typing", set_up(theme, "^\t>1")),
        ("switches", set_up(theme, "^^^^^^^>")),
        ("files", set_up(theme, "^^^^^^^^^^^^^\t>")),
        ("card", play(&FRENCH, theme, "")),
        ("way", play(&FRENCH, theme, ">")),
        ("names", play(&FRENCH, theme, "s>")),
        ("seven", seven(theme)),
        ("lessons", crate::lessons::school(theme, None, "")),
        ("lesson", crate::lessons::school(theme, Some("seven"), "1")),
        ("lesson-wrong", crate::lessons::school(theme, Some("king"), "2>")),
        ("lesson-right", crate::lessons::school(theme, Some("coming-out"), "1>")),
        ("hint", crate::hints::hinted(&FRENCH, theme)),
        ("large", play(&large, theme, ">")),
        ("made", play(&ENGLISH, theme, ">>>")),
        ("curtain", play(&ENGLISH, theme, "")),
        ("help", play(&FRENCH, theme, "?")),
        ("rules", play(&FRENCH, theme, "r")),
        ("rules-differ", play(&house, theme, "rn")),
        ("why-not", play(&FRENCH, theme, "w")),
        ("all-ways", play(&FRENCH, theme, "a")),
        ("typed", play(&FRENCH, theme, ":8 X")),
        ("exchange", play(&FRENCH, theme, "x")),
        ("leave", play(&FRENCH, theme, "q")),
        ("give-up", play(&FRENCH, theme, "g")),
        ("watch", play(&Case { humans: 0, ..FRENCH }, theme, "")),
        ("over", play(&over, theme, "")),
        ("over-board", play(&over, theme, "\t")),
        ("over-long", play(&long, theme, "")),
        ("replay", replay(theme, "llll")),
        ("replay-seat", replay(theme, "llllvv")),
        ("replay-turn", replay(theme, "g12")),
        ("replay-play-on", replay(theme, "llllp")),
        ("replay-match", replay_match(theme, "cc")),
        ("replay-match-throw", replay_match(theme, "g30>")),
        ("edit", edit(theme, "")),
        ("edit-stones", edit_stones(theme, "")),
        ("edit-stones-moves", edit_stones(theme, "\t\t\t__")),
        ("edit-stones-numbers", edit_stones(theme, "\t")),
        ("edit-stones-dice", edit_stones(theme, "\t\t")),
        ("edit-stones-impossible", edit_stones(theme, "1")),
        ("edit-moves", edit(theme, "\t\t_")),
        ("edit-impossible", edit(theme, "a^a^a^a^a^a^a")),
        ("edit-save", edit(theme, "xs")),
    ];
    of_tock.into_iter().chain(crate::bouts::every_bout(theme)).collect()
}

#[test]
fn every_screen_can_be_drawn_in_every_size() {
    let all = std::env::var("TOCK_SIZES").is_ok_and(|it| it == "all");
    let (widest, highest) = if all { (300, 100) } else { (40, 20) };
    let sizes = (0..=widest).flat_map(|width| (0..=highest).map(move |height| (width, height)));
    let larger =
        [(1, 100), (300, 1), (60, 22), (80, 24), (79, 23), (100, 30), (120, 40), (120, 45), (200, 60), (300, 100)];
    let sizes: Vec<(u16, u16)> = sizes.chain(larger).collect();
    for (_, model) in every_model(Theme::FULL) {
        for (width, height) in &sizes {
            draw(&model, *width, *height);
        }
    }
}

#[test]
fn without_colours_none_is_used_and_marbles_still_show_their_seats() {
    for (name, model) in every_model(PLAIN) {
        let (buffer, _) = draw(&model, 80, 24);
        for cell in buffer.content() {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{name}");
        }
    }
    let (buffer, _) = draw(&play(&FRENCH, PLAIN, ""), 80, 24);
    let marbles = buffer.content().iter().filter(|it| it.modifier.contains(Modifier::REVERSED | Modifier::BOLD));
    let letters: Vec<_> = marbles.map(Cell::symbol).filter(|it| "ABCD".contains(it)).collect();
    assert!(16 <= letters.len(), "{letters:?}");
}

#[test]
fn only_the_sixteen_colours_are_used() {
    for (name, model) in every_model(Theme::FULL) {
        let (buffer, _) = draw(&model, 120, 45);
        for cell in buffer.content() {
            for colour in [cell.fg, cell.bg] {
                assert!(!matches!(colour, Color::Rgb(..) | Color::Indexed(_)), "{name}: {colour:?}");
            }
        }
    }
}

#[test]
fn every_glyph_is_one_cell_wide_and_none_is_an_emoji() {
    for (name, model) in every_model(Theme::FULL) {
        for (width, height) in [(30, 22), (80, 24), (100, 30), (120, 45), (140, 42), (200, 60), (240, 79), (300, 100)] {
            let (buffer, _) = draw(&model, width, height);
            for cell in buffer.content() {
                assert_eq!(unicode_width::UnicodeWidthStr::width(cell.symbol()), 1, "{name}: {:?}", cell.symbol());
                assert!(!cell.symbol().contains('\u{fe0f}'), "{name}");
            }
        }
    }
}

#[test]
fn from_every_screen_esc_leads_back() {
    for (name, mut model) in every_model(Theme::FULL) {
        let mut asked = false;
        for _ in 0..10 {
            let cmds = model.update(Msg::Input(Input::Key(Key { code: Code::Esc, ctrl: false })));
            asked |= model.over.is_some() || !cmds.is_empty();
        }
        assert!(asked, "{name}");
    }
}

#[test]
fn cards_and_squares_can_be_clicked() {
    let mut model = play(&FRENCH, Theme::FULL, "");
    let (buffer, hits) = draw(&model, 80, 24);
    model.hits = hits;
    let find = |sign: &str| buffer.content().iter().position(|it| it.symbol() == sign && it.fg == Color::Cyan);
    let index = find("1").expect("a card with a number") as u16;
    model.update(Msg::Input(Input::Click { column: index % 80, row: index / 80 }));
    assert_eq!(model.context(), tock::tui::keys::Context::Way);
}

#[test]
fn pasted_text_plays_no_card() {
    let mut model = play(&FRENCH, Theme::FULL, "");
    let before = text(&draw(&model, 80, 24).0);
    model.update(Msg::Input(Input::Paste("1\n1\n1\n".to_owned())));
    assert_eq!(text(&draw(&model, 80, 24).0), before);
}

#[test]
fn names_of_any_kind_keep_the_columns() {
    for name in ["日本語の名前です", "e\u{301}e\u{301}", "a very long name that goes on and on", "\u{1b}[31mred", ""]
    {
        let store = TempDir::new().unwrap();
        let mut model =
            Model::new(Start::SetUp, Options { name: Some(name.to_owned()), ..options(Theme::FULL, &store) });
        for (width, height) in [(80, 24), (120, 45)] {
            draw(&model, width, height);
        }
        press(&mut model, ">");
        model.begin();
        for (width, height) in [(80, 24), (120, 45), (40, 18)] {
            let (buffer, _) = draw(&model, width, height);
            assert!(!text(&buffer).contains('\u{1b}'));
        }
    }
}

#[test]
fn whatever_is_pressed_clicked_and_resized_nothing_falls() {
    let boards: [&[&str]; 3] = [
        &[],
        &["board.section_length=12", "board.home=1", "board.marbles=1", "board.doorstep=3"],
        &["board.section_length=24", "board.home=5", "board.marbles=5", "deal.schedule=[10]"],
    ];
    let variants: [&[&str]; 4] = [&[], &["joker", "solo"], &["lose-a-turn", "team"], &["fast-track", "joker"]];
    for seed in 0..24 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let case = Case {
            rules: if rng.random() { "english" } else { "french" },
            variants: variants.choose(&mut rng).unwrap(),
            set: boards.choose(&mut rng).unwrap(),
            players: 4,
            humans: rng.random_range(0..=4),
            seed,
            moves: 0,
        };
        let theme = if rng.random() { Theme::FULL } else { ASCII };
        let store = TempDir::new().unwrap();
        let speed = if rng.random() { Speed::Off } else { Speed::Normal };
        let options = Options { speed, ..options(theme, &store) };
        let mut model = Model::new(Start::Game(Box::new(game(&case))), options);
        let mut cmds = model.begin();
        let mut bots = Seated::new();
        for _ in 0..600 {
            let answers = answers(std::mem::take(&mut cmds), &mut bots);
            for answer in answers.into_iter().chain([some_input(&mut rng)]) {
                cmds.extend(model.update(answer));
            }
            let size = *[(80, 24), (120, 45), (40, 18), (62, 22), (7, 3)].choose(&mut rng).unwrap();
            model.hits = draw(&model, size.0, size.1).1;
        }
    }
}

/// Returns something that somebody may do at random.
fn some_input(rng: &mut ChaCha8Rng) -> Msg {
    let key = |code| Input::Key(Key { code, ctrl: false });
    let codes = [Code::Esc, Code::Tab, Code::BackTab, Code::Up, Code::Left, Code::PageUp, Code::PageDown, Code::Home];
    Msg::Input(match rng.random_range(0..20) {
        0..8 => key(Code::Enter),
        8..12 => key(Code::Char(*b"1234567890".choose(rng).unwrap() as char)),
        12..14 => key(*codes.choose(rng).unwrap()),
        14..16 => key(Code::Char(*b"hjklptr?mqgnuysf &x".choose(rng).unwrap() as char)),
        16 => Input::Wheel {
            column: rng.random_range(0..130),
            row: rng.random_range(0..50),
            lines: rng.random_range(-3..=3),
        },
        17 => Input::Paste("1\nAnn\u{1b}".to_owned()),
        _ => Input::Click { column: rng.random_range(0..130), row: rng.random_range(0..50) },
    })
}
