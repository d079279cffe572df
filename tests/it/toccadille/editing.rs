//! Positions of Toccadille set up by hand on the screen: what is put is what is saved and listed, and no stone is lost.

use std::path::PathBuf;

use assert_cmd::assert::OutputAssertExt;
use predicates::str::contains;
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;
use tock::{
    position::toccadille::{Case, open, read},
    profile::{Library, Request},
    report::Source,
    session::{Store, record, toccadille::Match},
    toccadille::{Dice, Place, Point, Position, Seat},
    tui::{
        Cmd, Exit, Model, Start, Theme,
        canvas::Hit,
        editing::Editing,
        keys::{Action, Code},
        model::{Over, Shown},
        toccadille::edit::{Edit, Part},
    },
};

use crate::{
    cli::Account,
    screens::{draw, options, press},
    touch::{click, click_at, edited, key, look},
};

/// What can be clicked beside the points, in its order.
const BLACK: usize = 1;
const TAKE: usize = 2;
const RED_OFF: usize = 3;
const RED_MARKS: usize = 4;
const BLACK_MARKS: usize = 6;
const FIRST_DIE: usize = 7;

const SIZE: (u16, u16) = (80, 24);

#[track_caller]
fn case(text: &str) -> Case {
    read(&Source::new("test", text), None, &Library::default(), &[]).unwrap_or_else(|it| panic!("{}", it.complaints()))
}

struct Screen {
    model: Model,
    folder: TempDir,
}

impl Screen {
    fn of(edit: Edit) -> Self {
        let folder = TempDir::new().unwrap();
        Self { model: Model::new(Start::Edit(Box::new(edit)), options(Theme::FULL, &folder)), folder }
    }

    /// Shows the position as a game begins by these rules: a profile and variants, with spaces between.
    fn new(rules: &str) -> Self {
        let mut words = rules.split(' ').map(str::to_owned);
        let rules = words.next().unwrap();
        let request = Request { rules, variants: words.collect(), ..Request::default() };
        Self::of(Edit::first(Library::default().resolve_of(&request).unwrap(), None))
    }

    fn at(text: &str) -> Self {
        Self::of(Edit::of(case(text), PathBuf::from("quarrel.toml")))
    }

    fn press(&mut self, keys: &str) -> Vec<Cmd> {
        press(&mut self.model, keys)
    }

    fn code(&mut self, code: Code) {
        key(&mut self.model, code);
    }

    fn edit(&self) -> &Edit {
        edited(&self.model)
    }

    fn position(&self) -> Position {
        *self.edit().position()
    }

    #[track_caller]
    fn click(&mut self, hit: Hit) {
        click(&mut self.model, SIZE, hit);
    }

    /// Clicks the word that stands there for the first time.
    #[track_caller]
    fn click_word(&mut self, word: &str) {
        let shown = look(&mut self.model, SIZE);
        let column = |line: &str| line.find(word).map(|it| line[..it].chars().count() as u16);
        let found = shown.lines().enumerate().find_map(|(row, line)| Some((column(line)?, row as u16)));
        let at = found.unwrap_or_else(|| panic!("{word} is not there\n{shown}"));
        click_at(&mut self.model, at);
    }

    fn go_to(&mut self, point: u8) {
        for _ in 0..24 {
            if self.edit().cursor().number() == point {
                return;
            }
            self.code(Code::PageDown);
        }
        panic!("{point} is not on the way");
    }

    fn save(&mut self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        self.press("s");
        for _ in 0..200 {
            self.code(Code::Backspace);
        }
        self.press(path.to_str().unwrap());
        self.press(">");
        path
    }

    fn notice(&self) -> String {
        self.edit().notice().map(|it| it.text.clone()).unwrap_or_default()
    }
}

const SET_UP: &str = "rules = 'toccadille'\nturn = 'black'\ndice = [6, 1]\n\
    [red]\npoints = { 1 = 2, 12 = 4 }\nhand = 8\noff = 1\nmarks = 7\n\
    [black]\npoints = { 24 = 1, 5 = 3 }\nhand = 11\nmarks = 2";

/// Returns where everything that can be clicked beside the board begins.
fn places(model: &Model, (width, height): (u16, u16)) -> Vec<Option<(u16, u16)>> {
    let hits = draw(model, width, height).1;
    let cells = || (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    (0..=FIRST_DIE + 1).map(|item| cells().find(|it| hits.at(it.0, it.1) == Some(Hit::Item(item)))).collect()
}

#[test]
fn nothing_moves_away_under_a_mouse_that_clicks_it_again() {
    for size in [(80, 24), (100, 30), (120, 45)] {
        let mut screen = Screen::new("toccadille");
        let before = places(&screen.model, size);
        assert!(before.iter().all(Option::is_some), "{before:?}");
        for item in (0..=FIRST_DIE + 1).flat_map(|it| [it; 2]) {
            let at = before[item].unwrap();
            look(&mut screen.model, size);
            click_at(&mut screen.model, at);
            assert_eq!(places(&screen.model, size), before, "{size:?}: after a click on {item}");
        }
    }
}

#[test]
fn a_position_is_set_up_with_keys_alone() {
    let mut screen = Screen::new("toccadille");
    screen.go_to(1);
    screen.press(">>>");
    screen.code(Code::Backspace);
    screen.go_to(12);
    screen.press("4c");
    screen.go_to(24);
    screen.press(">");
    screen.go_to(5);
    screen.press("93c\t");
    assert_eq!(screen.edit().part(), Part::Counts);
    screen.press("7]1[_2\t61n");
    assert_eq!(screen.position(), case(SET_UP).position);
    let steps = 11;
    for keys in ["u", "y"] {
        (0..steps).for_each(|_| drop(screen.press(keys)));
    }
    assert_eq!(screen.position(), case(SET_UP).position);
    let path = screen.save("quarrel").with_extension("toml");
    assert!(screen.notice().contains("quarrel.toml"), "{}", screen.notice());
    assert_eq!(open(&path, &Library::default(), &[]).unwrap().position, case(SET_UP).position);
}

#[test]
fn a_position_is_set_up_with_the_mouse_alone() {
    let mut screen = Screen::new("toccadille");
    let point = |number| Hit::Place(Place::Point(Point::new(number).unwrap()));
    let item = |item: usize| Hit::Item(item);
    (0..3).for_each(|_| screen.click(point(1)));
    (0..4).for_each(|_| screen.click(point(12)));
    screen.click(item(RED_OFF));
    (0..8).for_each(|_| screen.click(item(RED_MARKS)));
    screen.click(item(TAKE));
    screen.click(point(1));
    screen.click(item(RED_MARKS));
    screen.click(item(BLACK));
    screen.click(point(24));
    (0..3).for_each(|_| screen.click(point(5)));
    (0..2).for_each(|_| screen.click(item(BLACK_MARKS)));
    screen.click(Hit::Do(Action::NextTurn));
    (0..6).for_each(|_| screen.click(item(FIRST_DIE)));
    (0..1).for_each(|_| screen.click(item(FIRST_DIE + 1)));
    assert_eq!(screen.position().dice, Dice::new(6, 2), "the first click shows one on both");
    (0..5).for_each(|_| screen.click(item(FIRST_DIE + 1)));
    assert_eq!(screen.position(), case(SET_UP).position);
    screen.click(item(TAKE));
    screen.click(item(FIRST_DIE));
    assert_eq!(screen.position().dice, None);
    assert_eq!(screen.edit().seat(), Seat::Black);
}

#[test]
fn a_click_on_a_move_shows_it() {
    let mut screen = Screen::at(
        "rules = 'toccadille'\nturn = 'black'\ndice = [2, 1]\n\
        [red]\nhand = 15\n[black]\npoints = { 10 = 1, 11 = 1 }\noff = 13",
    );
    let moves = screen.edit().moves().len();
    assert!(1 < moves);
    let shown = look(&mut screen.model, SIZE);
    assert!(shown.contains(&format!("Black has {moves} legal moves.")), "{shown}");
    let second = screen.edit().moves()[1].to_string();
    screen.click_word(&second);
    assert_eq!(screen.edit().part(), Part::Moves);
    assert_ne!(look(&mut screen.model, SIZE), shown, "what it does is to be seen");
}

#[test]
fn no_stone_is_ever_lost_and_what_is_saved_is_what_moves_reads() {
    let mut possible = 0;
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = ["toccadille", "toccadille alvensleben-1853", "toccadille toccategli-18c"];
        let mut screen = Screen::new(rules.choose(&mut rng).unwrap());
        for _ in 0..150 {
            match rng.random_range(0..10) {
                0..2 => screen.code(*[Code::Up, Code::Down, Code::Left, Code::Right].choose(&mut rng).unwrap()),
                2..4 => (0..rng.random_range(0..24)).for_each(|_| screen.code(Code::PageDown)),
                4 => screen.code(*[Code::Delete, Code::Backspace].choose(&mut rng).unwrap()),
                5..8 => drop(screen.press(["1", "2", "3", "5", "9", "0"].choose(&mut rng).unwrap())),
                8 => drop(screen.press(["c", "n", "u", "y", "\t", ">"].choose(&mut rng).unwrap())),
                _ => drop(screen.press(["o2<", "o3<", "t"].choose(&mut rng).unwrap())),
            }
            let (edit, position) = (screen.edit(), screen.position());
            let stones = u32::from(edit.table().rules.stones);
            assert_eq!(Seat::ALL.map(|it| position.board.sum(it)), [stones; 2], "seed {seed}");
        }
        if let Some(fault) = screen.edit().fault().map(str::to_owned) {
            screen.press("s");
            assert!(!fault.contains('\n') && screen.notice().contains(&fault), "{fault}");
            assert!(screen.model.over.is_none());
            continue;
        }
        possible += 1;
        let path = screen.save(&format!("{seed}.toml"));
        assert!(path.exists(), "{}", screen.notice());
        let loaded = open(&path, &Library::default(), &[]).unwrap_or_else(|it| panic!("{}", it.complaints()));
        assert_eq!(loaded.position, screen.position(), "seed {seed}");
        assert_eq!(loaded.table, *screen.edit().table(), "seed {seed}");
        let account = Account::new();
        let asked = account.tock(&format!("moves {}", path.display())).assert();
        match screen.position().dice {
            Some(_) => {
                let listed: Vec<_> = screen.edit().moves().iter().map(|it| format!("{it}\n")).collect();
                let listed = listed.concat();
                asked.success().stdout(listed);
            }
            None => drop(asked.code(1).stderr(contains("thrown"))),
        }
    }
    assert!(10 < possible, "{possible}");
}

#[test]
fn what_is_impossible_is_said_and_neither_saved_nor_played() {
    for (keys, said) in [
        ("1", "red cannot have one stone alone on 12, its huck"),
        ("^1", "red cannot have a stone on 13, the huck of the other player"),
        ("\t[9>>>>>>", "red has no stone left"),
        ("\t9>>>_9>>>", "both players have 12 marks"),
    ] {
        let mut screen = Screen::new("toccadille");
        screen.press(keys);
        let fault = screen.edit().fault().unwrap_or_default().to_owned();
        assert!(fault.contains(said), "{keys}: {fault}");
        for keys in ["s", "p"] {
            screen.press(keys);
            assert!(screen.model.over.is_none() && screen.notice().contains(&fault), "{}", screen.notice());
        }
        screen.press("u");
        assert_eq!(screen.edit().fault(), None);
    }
}

#[test]
fn a_stone_that_there_is_none_of_is_refused() {
    let mut screen = Screen::new("toccadille");
    screen.press("9");
    screen.go_to(18);
    screen.press("9");
    assert!(screen.notice().contains("Red has no stone left"), "{}", screen.notice());
    let board = screen.position().board;
    let on = |number| board.on(Seat::Red, Point::new(number).unwrap());
    assert_eq!((on(12), on(18), board.hand(Seat::Red)), (9, 6, 0));
    screen.press(">");
    assert_eq!(screen.position().board, board);
}

#[test]
fn other_rules_bring_and_take_stones() {
    let mut screen = Screen::new("toccadille");
    let beginning = screen.position();
    // The profile comes first, then the variants.
    screen.press("o2<");
    assert_eq!(screen.edit().table().variants, ["alvensleben-1853"]);
    let waiting = Position::first(&screen.edit().table().rules, Seat::Red);
    assert_eq!(screen.position(), waiting);
    screen.press("u");
    assert_eq!((screen.position(), screen.edit().table().variants.len()), (beginning, 0));
}

#[test]
fn a_match_played_on_from_a_position_begins_there_and_is_kept() {
    for (choice, humans) in [("1", 2), ("2", 1), ("3", 0)] {
        let mut screen = Screen::at(SET_UP);
        screen.press("p");
        screen.press(choice);
        let Shown::Match(play) = &screen.model.shown else { panic!("no match is shown: {}", screen.notice()) };
        assert_eq!(play.session().record().before(0).game().position(), case(SET_UP).position);
        assert_eq!(Seat::ALL.into_iter().filter(|it| play.session().is_human(*it)).count(), humans);
        assert!(humans != 1 || play.session().is_human(Seat::Black), "the one to move is the player's own");
        let store = Store::new(screen.folder.path());
        let path = store.find(&store.names().unwrap()[0]).unwrap();
        let kept = record::load::<Match>(&path).unwrap().record;
        assert_eq!(kept.before(0).game().position(), case(SET_UP).position);
    }
}

#[test]
fn leaving_asks_what_becomes_of_changes() {
    let mut screen = Screen::new("toccadille");
    assert!(matches!(&screen.press("q")[..], [Cmd::Leave(Exit::Left)]));
    screen.press("2q");
    assert!(screen.edit().is_changed() && matches!(screen.model.over, Some(Over::Ask(_))));
    assert!(screen.press("<").is_empty());
    assert!(matches!(&screen.press("q2")[..], [Cmd::Leave(Exit::Left)]));
}
